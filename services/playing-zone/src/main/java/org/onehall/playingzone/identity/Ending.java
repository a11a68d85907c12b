package org.onehall.playingzone.identity;

/** Why a session ended before its token expired. The person's device says so when it comes back. */
public enum Ending {
    /** Its holder logged out. */
    LOGGED_OUT,
    /**
     * A newer code was used for the same seat, or for the same person who reads fair-play cases (OCR 16.6, APP-I G2.7).
     */
    NEWER_DEVICE,
    /** An official shut out all devices of this person, because one was lost. */
    SHUT_OUT,
    /** The assistant was dismissed (APP-III 1). */
    DISMISSED,
    /** The official no longer has this task, or the player plays at another venue (OCR 16.8). */
    PLACE_GONE
}
