package org.onehall.screening;

import java.time.Duration;
import org.onehall.chess.Side;

/**
 * Something that the hall saw of a player during a game. Kinds are an open list.
 *
 * @param kind what it was, one of the constants or another word
 * @param side whose
 * @param from since the game began, not negative
 * @param until when it was over, not before {@code from}; the same for a fact of one moment
 */
public record HallFact(String kind, Side side, Duration from, Duration until) {
    /** The player was away from the board (OCR 17.2). */
    public static final String ABSENCE = "absence";
    /** The page of the game was not in front of the player. */
    public static final String FOCUS_LOSS = "focus-loss";
    /** The player's device lost its connection (OCR 18.8). */
    public static final String DISCONNECTION = "disconnection";
    /** The player called an arbiter. */
    public static final String CALL = "call";
    /** The player was not in the meeting of the communication system any more (OCR 16.5). */
    public static final String COMMUNICATION_LOSS = "communication-loss";
    /** A device that may not be there was found with the player or on the playing device (OCR 16.7, 17.2, 17.3). */
    public static final String DEVICE_FINDING = "device-finding";
    /** An inspection of the player found something (OCR 17.3); what, it does not say. */
    public static final String INSPECTION_FINDING = "inspection-finding";

    public HallFact {
        if (kind.isBlank()) throw new IllegalArgumentException("a fact of the hall without a kind");
        if (from.isNegative() || until.compareTo(from) < 0)
            throw new IllegalArgumentException("a fact of the hall from " + from + " until " + until);
    }
}
