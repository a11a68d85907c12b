package org.onehall.competition.domain;

import java.time.Instant;

/**
 * Which arbiter approved a result, or who recorded the decision of the appeals body that made it, and when (OCR 17.11).
 *
 * @param reason why, to who has said that the result is wrong (LAW 8.7); "": not said
 */
public record Approval(String approver, Instant at, String reason) {}
