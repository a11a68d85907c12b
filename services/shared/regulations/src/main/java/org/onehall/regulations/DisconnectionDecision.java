package org.onehall.regulations;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What can be decided about a disconnection now, and within which limits (OCR 18.9). */
public final class DisconnectionDecision {
    private static final Duration SECOND = Duration.ofSeconds(1);
    /** A warning and a fine, which leave clocks, game and points to the decision. */
    private static final List<String> PENALTIES_WITHIN = List.of("OCR 18.4.1", "OCR 18.4.7");

    private DisconnectionDecision() {}

    /** Why an option cannot be chosen now. */
    public enum Obstacle {
        /** Another decision orders a new game for this board, which settles this case too (OCR 18.9 c, d). */
        NEW_GAME_ORDERED,
        /** The game of the case is void. */
        GAME_VOID,
        /** The game has a result. */
        GAME_ENDED,
        /** The game has no result, so somebody must decide how it goes on (DEC-16). */
        GAME_NOT_ENDED,
        /** The player is not connected; then only a free decision is possible (OCR 18.9/c). */
        NOT_RECONNECTED,
        /** Another player of this board is not connected, so the game cannot go on (OCR 18.9/c). */
        OPPONENT_NOT_RECONNECTED,
        /** No flag fell provisionally (OCR 4.5, DEC-15). */
        NO_FLAG,
        /** The report is neither confirmed nor overdue (OCR 18.9/c). */
        NOT_REPORTED
    }

    /**
     * A case that is not decided yet.
     *
     * @param attempt the game in which it was opened, from 1; 0 if unknown
     * @param back the link is back at present
     * @param reported the report is confirmed, or it is overdue and its draft counts (OCR 18.9/b)
     */
    public record Case(int attempt, boolean back, boolean reported) {}

    /**
     * A case and its board.
     *
     * @param newGameOrdered a decision about another case, made or applied, orders a new game, see {@link #voids}
     * @param gameVoid see {@link #isVoid}
     * @param ended the game has a result that is not provisional
     * @param flagFell a flag that fell provisionally waits for the decision
     * @param others the other cases of the board that are not decided yet
     */
    public record Situation(
            boolean newGameOrdered, boolean gameVoid, boolean ended, boolean flagFell, Case about, List<Case> others) {
        public Situation {
            others = List.copyOf(others);
        }

        /** The first reason why an option cannot be chosen now; empty if it can. */
        public Optional<Obstacle> obstacle(DisconnectionOption option) {
            if (newGameOrdered) return Optional.of(Obstacle.NEW_GAME_ORDERED);
            if (gameVoid) return Optional.of(Obstacle.GAME_VOID);
            if (ended && option != DisconnectionOption.NO_ACTION) return Optional.of(Obstacle.GAME_ENDED);
            if (!ended && option == DisconnectionOption.NO_ACTION) return Optional.of(Obstacle.GAME_NOT_ENDED);
            if (!about.back() && (!option.isOther() || option.goesOn())) return Optional.of(Obstacle.NOT_RECONNECTED);
            if (option.goesOn() && !others.stream().allMatch(Case::back))
                return Optional.of(Obstacle.OPPONENT_NOT_RECONNECTED);
            if (option == DisconnectionOption.CONFIRM_FLAG && !flagFell) return Optional.of(Obstacle.NO_FLAG);
            return about.reported()
                            && others.stream()
                                    .filter(other -> settles(option, about.attempt(), other.attempt()))
                                    .allMatch(Case::reported)
                    ? Optional.empty()
                    : Optional.of(Obstacle.NOT_REPORTED);
        }
    }

    /**
     * Whether a decision about one case settles another undecided case of the board with it; a new game voids the
     * others instead.
     *
     * @param attempt the game of the case, and {@code others} that of the other one, from 1; 0 if unknown
     */
    public static boolean settles(DisconnectionOption option, int attempt, int others) {
        return attempt == others && !option.isNewGame();
    }

    /**
     * Whether a new game that is ordered for another case of the board settles a case, because it voids its game (OCR
     * 18.9 c, d).
     *
     * @param of the game that is void, and {@code attempt} that of the case, from 1; 0 if unknown
     */
    public static boolean voids(int of, int attempt) {
        return of == attempt;
    }

    /**
     * Whether another game has replaced the game of a case.
     *
     * @param attempt the game of the case, from 1; 0 if unknown
     * @param present the game at the board now
     */
    public static boolean isVoid(int attempt, int present) {
        return attempt > 0 && attempt < present;
    }

    /** Whether that much time can be taken from a clock: some, and less than is left (OCR 18.9 b). */
    public static boolean isTakeable(Duration taken, Duration left) {
        return taken.isPositive() && taken.compareTo(left) < 0;
    }

    /** The most whole seconds that can be taken from a clock; 0 if none. */
    public static long mostSeconds(Duration left) {
        return Math.max(0, left.minusNanos(1).dividedBy(SECOND));
    }

    /**
     * Whether a decision can include a penalty for the disconnected player, if players are responsible for their
     * connections: the decision itself settles clocks, game and points (OCR 11.1, 16.5).
     *
     * @param article of the penalty, such as "OCR 18.4.1"
     */
    public static boolean canInclude(String article) {
        return PENALTIES_WITHIN.contains(article);
    }
}
