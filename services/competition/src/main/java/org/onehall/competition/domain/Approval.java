package org.onehall.competition.domain;

import java.time.Instant;

/** Which arbiter approved a result, and when (OCR 17.11). */
public record Approval(String approver, Instant at) {}
