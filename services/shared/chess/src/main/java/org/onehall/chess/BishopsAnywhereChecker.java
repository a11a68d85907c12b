package org.onehall.chess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Checks a proof of the kind {@link Proof.Kind#BISHOPS_ANYWHERE}: plays everything again, slowly, except the loose
 * bishops. Those may at any time be on any otherwise empty squares of their colours, or off the board. It uses none of
 * the code that found the proof, and asks {@link Position} only which piece stands where.
 *
 * <p>A move is left out only if a piece that is played stands in its way, or if its king is then attacked by a pawn, a
 * knight, the other king, or a bishop right next to it: from further away a loose bishop may be in between. A mate is
 * thinkable only if
 *
 * <ul>
 *   <li>the king is attacked by what is played, or on an empty diagonal by a loose bishop, which has just moved itself
 *       or was let through by what has just left that diagonal;
 *   <li>every square around the king is attacked in one of these ways, or taken by a piece of its own, where each loose
 *       bishop takes one square of its colour.
 * </ul>
 */
final class BishopsAnywhereChecker {
    /** Ranks of ten squares, the outer ones off the board, with two more ranks off the board below and above. */
    private static final int UP = 10;

    private static final int A1 = 21;
    private static final int[] SQUARES =
            IntStream.range(0, 64).map(index -> A1 + index / 8 * UP + index % 8).toArray();
    private static final int[] DIAGONAL = {UP + 1, UP - 1, -UP + 1, -UP - 1};
    private static final int[] AROUND = {UP, 1, -UP, -1, UP + 1, UP - 1, -UP + 1, -UP - 1};
    private static final int[] KNIGHT = {
        2 * UP + 1, 2 * UP - 1, UP + 2, UP - 2, -UP + 2, -UP - 2, -2 * UP + 1, -2 * UP - 1
    };
    private static final Set<Integer> ANY_SQUARE = IntStream.of(SQUARES).boxed().collect(Collectors.toSet());
    private static final int NONE = 0;

    /**
     * The pieces that are played, with the board turned so that the winner's pieces are capital letters and move up the
     * board.
     *
     * @param men FEN letters, a point for an empty square and # off the board
     * @param passed where a pawn may be captured en passant, or NONE
     */
    private record Scene(String men, boolean winnerMoves, int passed) {}

    private final long most;
    /** Number of loose bishops, the winner's and the loser's, on dark and on light squares. */
    private final int[] winners = new int[2];

    private final int[] losers = new int[2];
    private final Set<Scene> met = new HashSet<>();
    private final Deque<Scene> open = new ArrayDeque<>();
    private Optional<String> objection = Optional.empty();

    /**
     * Why it is not shown that the winner can never mate. Two ways are tried: all bishops are loose, or only those that
     * are not shut in by their own side. Empty if one of the two shows it within a number of positions.
     */
    static Optional<String> objection(Position position, Side winner, long positions) {
        String[] key = position.repetitionKey().split(" ");
        if (!key[2].equals("-") || !key[3].equals("-")) {
            return Optional.of(
                    "neither castling nor an en-passant capture at the start can be played with bishops anywhere");
        }
        if (key[0].chars().anyMatch(letter -> "RrQq".indexOf(letter) >= 0)
                || key[0].toLowerCase(Locale.ROOT).indexOf('b') < 0) {
            return Optional.of("there are rooks or queens, or no bishops: " + position);
        }
        return new BishopsAnywhereChecker(position, winner, true, positions)
                .objection.flatMap(_ -> new BishopsAnywhereChecker(position, winner, false, positions).objection);
    }

    private BishopsAnywhereChecker(Position position, Side winner, boolean allLoose, long most) {
        this.most = most;
        char[] men = "#".repeat(12 * UP).toCharArray();
        for (int index = 0; index < 64; index++) {
            men[SQUARES[winner == Side.WHITE ? index : index ^ 56]] = position.at(new Square(index))
                    .map(piece -> letter(piece, winner))
                    .orElse('.');
        }
        char[] played = men.clone();
        for (int square : SQUARES) {
            if (isBishop(men[square]) && (allLoose || !isShutIn(men, square))) {
                (men[square] == 'B' ? winners : losers)[colour(square)]++;
                played[square] = '.';
            }
        }
        meet(new Scene(new String(played), position.sideToMove() == winner, NONE));
        while (!open.isEmpty() && objection.isEmpty()) {
            follow(open.remove());
        }
    }

    private static char letter(Piece piece, Side winner) {
        char letter = "PNBRQK".charAt(piece.type().ordinal());
        return piece.side() == winner ? letter : Character.toLowerCase(letter);
    }

    private static boolean isShutIn(char[] men, int bishop) {
        for (int direction : DIAGONAL) {
            char next = men[bishop + direction];
            if (next == '.' || Character.isLetter(next) && isWinners(next) != isWinners(men[bishop])) {
                return false;
            }
        }
        return true;
    }

    private void meet(Scene scene) {
        if (met.add(scene)) {
            open.add(scene);
            if (met.size() > most) {
                object("more positions are met than the " + most + " of the proof", scene.men);
            }
        }
    }

    private void object(String why, String men) {
        objection = Optional.of(why + ", loose bishops aside: " + men.replace("#", ""));
    }

    // ---- moves ----

    private void follow(Scene scene) {
        for (int from : SQUARES) {
            char man = scene.men.charAt(from);
            if (man != '.' && isWinners(man) == scene.winnerMoves) {
                switch (Character.toUpperCase(man)) {
                    case 'P' -> followPawn(scene, from);
                    case 'N' -> followSteps(scene, from, KNIGHT, 1);
                    case 'B' -> followSteps(scene, from, DIAGONAL, 7);
                    default -> followSteps(scene, from, AROUND, 1);
                }
            }
        }
        followLooseBishops(scene);
    }

    private void followSteps(Scene scene, int from, int[] directions, int furthest) {
        for (int direction : directions) {
            boolean free = true;
            for (int steps = 1; steps <= furthest && free; steps++) {
                int to = from + steps * direction;
                free = isEmpty(scene, to);
                if (free || isCapturable(scene, to)) {
                    move(scene, from, to, NONE, NONE);
                }
            }
        }
    }

    private void followPawn(Scene scene, int from) {
        int forward = scene.winnerMoves ? UP : -UP;
        int to = from + forward;
        if (isEmpty(scene, to)) {
            move(scene, from, to, NONE, NONE);
            if (rank(from) == (scene.winnerMoves ? 2 : 7) && isEmpty(scene, to + forward)) {
                move(scene, from, to + forward, to, NONE);
            }
        }
        for (int target = from + forward - 1; target <= from + forward + 1; target += 2) {
            if (target == scene.passed) {
                move(scene, from, target, NONE, target - forward);
            }
            if (isCapturable(scene, target) || isEmpty(scene, target) && others(scene)[colour(target)] > 0) {
                move(scene, from, target, NONE, NONE);
            }
        }
    }

    /** Loose bishops move to any square without a played piece, or capture a played piece on their colour. */
    private void followLooseBishops(Scene scene) {
        int[] bishops = scene.winnerMoves ? winners : losers;
        if (bishops[0] + bishops[1] > 0) {
            enter(scene, scene.men.toCharArray(), NONE, ANY_SQUARE);
        }
        for (int square : SQUARES) {
            if (isCapturable(scene, square) && bishops[colour(square)] > 0) {
                char[] men = scene.men.toCharArray();
                men[square] = '.';
                enter(scene, men, NONE, ANY_SQUARE);
            }
        }
    }

    private int[] others(Scene scene) {
        return scene.winnerMoves ? losers : winners;
    }

    private static boolean isEmpty(Scene scene, int square) {
        return scene.men.charAt(square) == '.';
    }

    private static boolean isCapturable(Scene scene, int square) {
        char man = scene.men.charAt(square);
        return Character.isLetter(man) && isWinners(man) != scene.winnerMoves && man != 'K' && man != 'k';
    }

    /** A move of a played piece; a pawn captured en passant, if any, does not stand on the target square. */
    private void move(Scene scene, int from, int to, int passed, int capturedInPassing) {
        char[] men = scene.men.toCharArray();
        men[to] = men[from];
        men[from] = '.';
        if (capturedInPassing != NONE) {
            men[capturedInPassing] = '.';
        }
        enter(scene, men, passed, capturedInPassing == NONE ? Set.of(from) : Set.of(from, capturedInPassing));
    }

    /** Records the scene after a move that left some squares. */
    private void enter(Scene before, char[] men, int passed, Set<Integer> left) {
        boolean winnerMoved = before.winnerMoves;
        if (isAttacked(men, king(men, winnerMoved), !winnerMoved, 1)) {
            return;
        }
        if (hasPromoted(men)) {
            object("a pawn can promote", before.men);
        } else if (winnerMoved && isMateThinkable(men, left)) {
            object("a mate is thinkable", new String(men));
        } else {
            meet(new Scene(
                    new String(men),
                    !winnerMoved,
                    passed != NONE && isPawnReady(men, !winnerMoved, passed) ? passed : NONE));
        }
    }

    private static boolean hasPromoted(char[] men) {
        for (int square = A1; square < A1 + 8; square++) {
            if (men[square] == 'p' || men[square + 7 * UP] == 'P') {
                return true;
            }
        }
        return false;
    }

    // ---- attacks and mates ----

    private boolean isMateThinkable(char[] men, Set<Integer> left) {
        int king = king(men, false);
        if (!isAttacked(men, king, true, 7) && !isOpenTo(winners, men, king, left)) {
            return false;
        }
        int[] blockers = losers.clone();
        for (int direction : AROUND) {
            int square = king + direction;
            boolean free = men[square] == '.';
            if ((free || isWinners(men[square]))
                    && !isCovered(men, king, square)
                    && (!free || --blockers[colour(square)] < 0)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the winner may attack a square once the king has stepped there. */
    private boolean isCovered(char[] men, int king, int square) {
        char[] stepped = men.clone();
        stepped[king] = '.';
        stepped[square] = '.';
        return isAttacked(stepped, square, true, 7) || isOpenTo(winners, stepped, square, ANY_SQUARE);
    }

    /** Whether a played piece attacks a square; bishops count only up to this distance. */
    private static boolean isAttacked(char[] men, int square, boolean byWinner, int furthest) {
        char bishop = byWinner ? 'B' : 'b';
        for (int direction : DIAGONAL) {
            int from = square + direction;
            for (int steps = 1; steps < furthest && men[from] == '.'; steps++) {
                from += direction;
            }
            if (men[from] == bishop) {
                return true;
            }
        }
        return isPawnReady(men, byWinner, square)
                || stands(men, byWinner ? 'N' : 'n', square, KNIGHT)
                || stands(men, byWinner ? 'K' : 'k', square, AROUND);
    }

    private static boolean stands(char[] men, char man, int square, int[] directions) {
        for (int direction : directions) {
            if (men[square + direction] == man) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPawnReady(char[] men, boolean winners, int target) {
        char pawn = winners ? 'P' : 'p';
        int behind = target + (winners ? -UP : UP);
        return men[behind - 1] == pawn || men[behind + 1] == pawn;
    }

    /**
     * Whether one of these loose bishops may attack a square along an empty diagonal that contains one of some given
     * squares.
     */
    private static boolean isOpenTo(int[] bishops, char[] men, int square, Set<Integer> through) {
        for (int direction : DIAGONAL) {
            for (int from = square + direction; bishops[colour(square)] > 0 && men[from] == '.'; from += direction) {
                if (through.contains(from)) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---- squares ----

    private static boolean isWinners(char man) {
        return Character.isUpperCase(man);
    }

    private static boolean isBishop(char man) {
        return man == 'B' || man == 'b';
    }

    private static int king(char[] men, boolean winners) {
        char king = winners ? 'K' : 'k';
        int square = A1;
        while (men[square] != king) {
            square++;
        }
        return square;
    }

    /** 0 = dark, 1 = light. */
    private static int colour(int square) {
        return (square % UP + rank(square)) % 2;
    }

    /** 1 to 8. */
    private static int rank(int square) {
        return square / UP - 1;
    }
}
