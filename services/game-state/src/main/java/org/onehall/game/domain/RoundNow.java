package org.onehall.game.domain;

import static org.onehall.decider.Decision.refuse;

import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.decider.Decision;

/**
 * How far the competition is with the round of a game, as it was read when something was asked.
 *
 * @param number of the round
 * @param official the results of the round are (OCR 17.11)
 * @param later the first later round that is open; empty: none is
 */
public record RoundNow(int number, boolean official, OptionalInt later) {
    /**
     * Why an ended game of the round does not go on: its result is official, or its players sit at other boards
     * already; empty if it may.
     */
    static Optional<Decision<Event>> whyNotOn(Optional<RoundNow> round) {
        if (round.isEmpty()) return Optional.empty();
        if (round.get().official())
            return Optional.of(refuse(
                    GameRefusal.RESULT_OFFICIAL,
                    "round",
                    String.valueOf(round.get().number())));
        OptionalInt later = round.get().later();
        return later.isPresent()
                ? Optional.of(refuse(GameRefusal.NEXT_ROUND_OPEN, "round", String.valueOf(later.getAsInt())))
                : Optional.empty();
    }
}
