package org.onehall.virtualclock.watch;

import java.time.Instant;
import org.onehall.proto.types.v1.Side;

/**
 * A flag to be claimed now (OCR 4.5).
 *
 * @param flagAt    when the flag falls by the last reading
 * @param sequence  the board's event that reading is from
 * @param requestId the same while there is no definite answer, a new one after each answer
 */
public record Claim(String boardId, Side side, Instant flagAt, long sequence, String requestId) {}
