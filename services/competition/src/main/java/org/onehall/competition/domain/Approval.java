package org.onehall.competition.domain;

import java.time.Instant;

/**
 * Who approved a result, and when: an arbiter, or who recorded the appeals body's decision that made it (OCR 17.11).
 *
 * @param reason why, to who has said that the result is wrong (LAW 8.7); "": not said
 */
public record Approval(String approver, Instant at, String reason) {}
