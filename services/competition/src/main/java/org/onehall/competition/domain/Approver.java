package org.onehall.competition.domain;

import java.time.Instant;

/**
 * Who approved a result, and when: an arbiter, or the person who recorded the decision of the appeals body behind it
 * (OCR 17.11).
 *
 * @param reason answers a player who reported the result as wrong (LAW 8.7); "": none given
 */
public record Approver(String approver, Instant at, String reason) {}
