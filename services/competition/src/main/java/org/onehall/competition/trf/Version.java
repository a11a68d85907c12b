package org.onehall.competition.trf;

/** A version of the format; each knows the lines of the earlier ones. */
public enum Version {
    TRF16,
    TRF26
}
