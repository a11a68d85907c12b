package org.onehall.fairplay.domain;

/** Gender of an inspector and of who is inspected; they must agree (OCR 17.3/d). Not kept. */
public enum Gender {
    FEMALE,
    MALE
}
