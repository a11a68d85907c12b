package org.onehall.playingzone.query;

/**
 * A sentence for the person at a seat.
 *
 * @param whileThinking may reach a player whose clock runs; others wait until it stands
 */
public record Notice(SeatKey seat, Level level, String text, boolean whileThinking) {
    /** How it is shown. */
    public enum Level { INFO, WARN }
}
