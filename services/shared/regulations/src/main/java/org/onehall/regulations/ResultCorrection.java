package org.onehall.regulations;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;

/** How the result of a game can be corrected, by what it rests on (OCR 19.3, 19.4, AMD 7.5.5). */
public final class ResultCorrection {
    private ResultCorrection() {}

    /** What a result rests on. */
    public enum Ground {
        /** Checkmate, stalemate, or counted repetitions or moves: exact. */
        POSITION,
        /** The software judged that neither side can give checkmate (OCR 5.4.3). */
        DEAD_POSITION,
        /** A flag fell, and the software judged whether the opponent can give checkmate (OCR 4.5). */
        FLAG,
        /** A resignation or an agreement. */
        PLAYERS,
        FORFEIT,
        /** An arbiter's decision. */
        RULING,
        /** A recorded irregularity, whose record can be taken back (AMD 7.5.5). */
        RECORD;

        /**
         * The ground of a result.
         *
         * @param termination name of how the game ended, such as "TIME_UNWINNABLE"; an unknown one counts as a ruling
         * @param byRecord the last recorded irregularity has ended the game
         */
        public static Ground of(String termination, boolean byRecord) {
            if (byRecord) return RECORD;
            return switch (termination) {
                case "CHECKMATE", "STALEMATE", "REPETITION", "MOVE_COUNT" -> POSITION;
                case "DEAD_POSITION" -> DEAD_POSITION;
                case "TIME", "TIME_UNWINNABLE" -> FLAG;
                case "RESIGNATION", "AGREEMENT" -> PLAYERS;
                case "FORFEIT" -> FORFEIT;
                default -> RULING;
            };
        }
    }

    /** What a game can become. */
    public enum Outcome {
        GOES_ON,
        WHITE_WINS,
        BLACK_WINS,
        DRAW;

        static Outcome win(Side side) {
            return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
        }
    }

    /** Why a missed draw can no longer be declared. */
    public enum Obstacle {
        /** The game is drawn already. */
        DRAWN,
        /** An arbiter has decided, or the game was not played (OCR 17.11). */
        DECIDED
    }

    /** Why a missed draw cannot be declared in a game that has ended; empty if it can (OCR 19.3). */
    public static Optional<Obstacle> missedDraw(Ground ground, boolean drawn) {
        if (drawn) return Optional.of(Obstacle.DRAWN);
        return switch (ground) {
            case RULING, RECORD, FORFEIT -> Optional.of(Obstacle.DECIDED);
            case POSITION, DEAD_POSITION, FLAG, PLAYERS -> Optional.empty();
        };
    }

    /**
     * What a game that has ended can become because the software judged the position wrongly, or because of a wrong
     * record; none for other results (OCR 19.4, AMD 7.5.5).
     *
     * @param waiting the side that is not on move; with a fallen flag, the side that has time left
     * @param present the result; empty if both have lost
     */
    public static List<Outcome> outcomes(Ground ground, Side waiting, Optional<Outcome> present) {
        Stream<Outcome> possible = switch (ground) {
            case RECORD -> Stream.of(Outcome.GOES_ON);
            case DEAD_POSITION -> Stream.of(Outcome.values());
            case FLAG -> Stream.of(Outcome.win(waiting), Outcome.DRAW);
            case POSITION, PLAYERS, FORFEIT, RULING -> Stream.of();
        };
        return possible.filter(outcome -> !present.equals(Optional.of(outcome))).toList();
    }

    /**
     * The outcomes that are left after a finding about the last position: without those that it proves impossible (OCR
     * 19.4).
     *
     * @param outcomes those of {@link #outcomes}
     * @param found whether each side can give checkmate
     */
    public static List<Outcome> left(Ground ground, Side waiting, List<Outcome> outcomes, BySide<Winnability> found) {
        if (ground == Ground.RECORD) return outcomes;
        return outcomes.stream()
                .filter(outcome -> switch (outcome) {
                    case WHITE_WINS -> found.white() != Winnability.UNWINNABLE;
                    case BLACK_WINS -> found.black() != Winnability.UNWINNABLE;
                    case GOES_ON -> found.white() != Winnability.UNWINNABLE || found.black() != Winnability.UNWINNABLE;
                    case DRAW -> found.get(waiting) != Winnability.WINNABLE;
                })
                .toList();
    }
}
