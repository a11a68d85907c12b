package org.onehall.fairplay.domain;

/** Gender of an inspector and of the inspected player; they must match (OCR 17.3/d). Not stored. */
public enum Gender {
    FEMALE,
    MALE
}
