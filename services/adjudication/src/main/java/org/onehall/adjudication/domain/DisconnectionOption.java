package org.onehall.adjudication.domain;

/** What the Chief Arbiter can decide after a disconnection (OCR 18.9). */
public enum DisconnectionOption {
    /** Resume from the adjourned position (OCR 18.9 a). */
    RESUME,
    /** Take time from the disconnected player, then resume (OCR 18.9 b). */
    REDUCE,
    /** Void, new game with the same control (OCR 18.9 c). */
    RESTART,
    /** Void, new game with a shorter control (OCR 18.9 d). */
    RESTART_SHORTER
}
