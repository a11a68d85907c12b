package org.onehall.game.domain;

import static org.onehall.decider.Decision.refuse;

import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.decider.Decision;

/**
 * How far the competition is with the round of a game, as read when the command came.
 *
 * @param number number of the round
 * @param official whether the results of the round are official (OCR 17.11)
 * @param later the first later round that is open; empty: none is
 */
public record RoundNow(int number, boolean official, OptionalInt later) {
    /**
     * Why an ended game of the round cannot go on: its result is official, or its players are already at other boards;
     * empty: it may go on.
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
