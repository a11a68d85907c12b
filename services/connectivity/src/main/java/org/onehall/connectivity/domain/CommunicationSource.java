package org.onehall.connectivity.domain;

/** The source of a report whether a person is in the meeting of the communication system (OCR 18.8). */
public enum CommunicationSource {
    /** Zoom's own webhook. */
    ZOOM,
    /** Jitsi's own webhook. */
    JITSI,
    /** An arbiter ticked it, or a program did so for the arbiter. */
    ARBITER
}
