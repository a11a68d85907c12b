package org.onehall.screening;

import java.time.Duration;
import org.onehall.chess.Side;

/**
 * Something that the hall observed about a player during a game. Kinds are an open list.
 *
 * @param kind the kind of fact, one of the constants or another word
 * @param side the player's side
 * @param from time since the game began, not negative
 * @param until when it was over, not before {@code from}; equal to it for a fact of one moment
 */
public record HallFact(String kind, Side side, Duration from, Duration until) {
    /** The player was away from the board (OCR 17.2). */
    public static final String ABSENCE = "absence";
    /** The player's page of the game was not in the foreground. */
    public static final String FOCUS_LOSS = "focus-loss";
    /** The player's device lost its connection (OCR 18.8). */
    public static final String DISCONNECTION = "disconnection";
    /** The player called an arbiter. */
    public static final String CALL = "call";
    /** The player was no longer in the meeting of the communication system (OCR 16.5). */
    public static final String COMMUNICATION_LOSS = "communication-loss";
    /** A device that is not allowed was found with the player or on the playing device (OCR 16.7, 17.2, 17.3). */
    public static final String DEVICE_FINDING = "device-finding";
    /** An inspection of the player found something (OCR 17.3); the fact does not say what. */
    public static final String INSPECTION_FINDING = "inspection-finding";

    public HallFact {
        if (kind.isBlank()) throw new IllegalArgumentException("a fact of the hall without a kind");
        if (from.isNegative() || until.compareTo(from) < 0)
            throw new IllegalArgumentException("a fact of the hall from " + from + " until " + until);
    }
}
