package org.onehall.connectivity.domain;

/** Who or what said whether somebody is in the meeting of the communication system (OCR 18.8). */
public enum CommunicationSource {
    /** Zoom's own webhook. */
    ZOOM,
    /** Jitsi's own webhook. */
    JITSI,
    /** An arbiter ticked it, or a program did in his name. */
    ARBITER
}
