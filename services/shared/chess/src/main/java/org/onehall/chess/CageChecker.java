package org.onehall.chess;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Checks a {@link Cage}: that no legal move leads out of its sets, and that no mate is conceivable within them. Nothing
 * is searched or grown: if every piece stands within its set now, and no move changes that, then every piece stays
 * within its set for ever.
 *
 * <p>A piece <em>stays</em> if its home is all it has and it is never captured. Moves count as impossible only for
 * these reasons:
 *
 * <ul>
 *   <li>a piece that stays is in the way, or the move would capture a piece of its own side that stays;
 *   <li>a king would step next to an enemy piece that stays, onto a square which that piece attacks whatever stands
 *       elsewhere;
 *   <li>a king that stays would be captured;
 *   <li>a pawn would have to pass a pawn of its file that never leaves the file.
 * </ul>
 *
 * Pins, checks, whose turn it is and how pieces that can move get in each other's way are disregarded; ignoring them
 * makes more moves possible than in chess, never fewer.
 */
final class CageChecker {
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] ALL_AROUND = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    /** What is assumed about a piece: nothing, or one of the two halves of {@link Cage.Either}. */
    private enum Case {
        ANY,
        NEVER_CAPTURED_AT_HOME,
        CAPTURED_AT_HOME
    }

    private record Inmate(Piece piece, Square home, Set<Square> within, boolean capturable, Case supposed) {
        boolean is(PieceType type) {
            return piece.type() == type;
        }

        boolean staysHome() {
            return within.size() == 1;
        }

        boolean stays() {
            return staysHome() && !capturable;
        }

        /** Captured before its first move: it blocks nothing for ever, moves nowhere and is no part of the mate. */
        boolean isDoomed() {
            return supposed == Case.CAPTURED_AT_HOME;
        }

        /** True in the case being checked; once such a piece has moved it may be captured like any other. */
        boolean isSafeHome() {
            return staysHome() && supposed == Case.NEVER_CAPTURED_AT_HOME;
        }
    }

    private final Side winner;
    private final List<Inmate> inmates = new ArrayList<>();
    private final Map<Square, Inmate> atHome = new HashMap<>();
    private Optional<String> objection = Optional.empty();

    /** Why a cage does not show that the winner can never mate; empty if it does. */
    static Optional<String> objection(Position position, Side winner, Cage cage) {
        String[] key = position.repetitionKey().split(" ");
        if (!key[2].equals("-") || !key[3].equals("-")) {
            return Optional.of("a cage knows no castling, and no en-passant capture at the start");
        }
        return objection(position, winner, cage, Map.of());
    }

    private static Optional<String> objection(Position position, Side winner, Cage cage, Map<Square, Case> supposed) {
        return switch (cage) {
            case Cage.Walls walls -> new CageChecker(position, winner, walls, supposed).objection;
            case Cage.Either either -> {
                Optional<PieceType> type = position.at(either.piece()).map(Piece::type);
                if (type.isEmpty() || type.get() == PieceType.KING || supposed.containsKey(either.piece())) {
                    yield Optional.of("there are no two cases for " + either.piece());
                }
                yield objection(
                                position,
                                winner,
                                either.ifNeverCaptured(),
                                with(supposed, either.piece(), Case.NEVER_CAPTURED_AT_HOME))
                        .or(() -> objection(
                                position,
                                winner,
                                either.ifCaptured(),
                                with(supposed, either.piece(), Case.CAPTURED_AT_HOME)));
            }
        };
    }

    private static Map<Square, Case> with(Map<Square, Case> supposed, Square piece, Case more) {
        var all = new HashMap<>(supposed);
        all.put(piece, more);
        return all;
    }

    private CageChecker(Position position, Side winner, Cage.Walls walls, Map<Square, Case> supposed) {
        this.winner = winner;
        for (Cage.Wall wall : walls.walls()) {
            Optional<Piece> piece = position.at(wall.home());
            demand(
                    piece.isPresent() && !atHome.containsKey(wall.home()),
                    "no piece, or two walls for it, on " + wall.home());
            if (objection.isEmpty()) {
                var inmate = new Inmate(
                        piece.get(),
                        wall.home(),
                        wall.within(),
                        wall.capturable(),
                        supposed.getOrDefault(wall.home(), Case.ANY));
                inmates.add(inmate);
                atHome.put(wall.home(), inmate);
            }
        }
        IntStream.range(0, 64)
                .mapToObj(Square::new)
                .forEach(square -> demand(
                        position.at(square).isEmpty() || atHome.containsKey(square),
                        "no wall for the piece on " + square));
        if (objection.isEmpty()) {
            inmates.forEach(this::checkStart);
            inmates.forEach(this::checkMoves);
            checkThatNoMateIsConceivable();
        }
    }

    private void demand(boolean holds, String otherwise) {
        if (!holds && objection.isEmpty()) {
            objection = Optional.of(otherwise);
        }
    }

    private void checkStart(Inmate inmate) {
        demand(inmate.within.contains(inmate.home), "the wall of " + inmate.home + " leaves out its home");
        demand(!inmate.is(PieceType.KING) || !inmate.capturable, "a king is never captured");
        demand(
                !inmate.isDoomed() || inmate.staysHome() && inmate.capturable,
                "captured on " + inmate.home + " before it moves, and yet not");
    }

    // ---- no move leads out ----

    private void checkMoves(Inmate inmate) {
        if (inmate.isDoomed()) {
            return;
        }
        if (inmate.is(PieceType.PAWN)) {
            boolean promotes = inmate.within.stream().anyMatch(square -> square.rank() == 0 || square.rank() == 7);
            demand(!promotes || inmate.piece.side() != winner, "the winner's pawn from " + inmate.home + " promotes");
            demand(
                    !promotes || inmate.within.size() == 64,
                    "a promoted pawn can stand anywhere, that from " + inmate.home + " too");
            if (!promotes) {
                inmate.within.forEach(from -> checkPawn(inmate, from));
                return;
            }
        }
        for (Square from : inmate.within) {
            for (Square to : steps(inmate, from)) {
                if (!isBarred(inmate, to)) {
                    checkReaches(inmate, to);
                    checkCaptures(inmate, to);
                }
            }
        }
    }

    private void checkPawn(Inmate pawn, Square from) {
        int forward = pawn.piece.side() == Side.WHITE ? 1 : -1;
        for (int steps = 1; steps <= (mayGoTwoSquares(pawn, from) ? 2 : 1); steps++) {
            Square to = onBoard(from.file(), from.rank() + steps * forward);
            if (to == null || atHome.containsKey(to) && atHome.get(to).stays() || hasToPassAPawn(pawn, to)) {
                break;
            }
            checkReaches(pawn, to);
        }
        for (Square to : attackedByPawn(pawn, from)) {
            // En passant too: the pawn captured has crossed that square, which is therefore in its set.
            if (inmates.stream().anyMatch(enemy -> isCapturableOn(enemy, to, pawn))) {
                checkReaches(pawn, to);
            }
            checkCaptures(pawn, to);
        }
    }

    private static boolean mayGoTwoSquares(Inmate pawn, Square from) {
        return from.rank() == (pawn.piece.side() == Side.WHITE ? 1 : 6);
    }

    /**
     * Pawns that never leave a file keep their order on it: a pawn stays behind the furthest square of one ahead of it.
     */
    private boolean hasToPassAPawn(Inmate pawn, Square to) {
        int forward = pawn.piece.side() == Side.WHITE ? 1 : -1;
        return neverLeavesItsFile(pawn)
                && inmates.stream()
                        .filter(ahead -> ahead.is(PieceType.PAWN)
                                && ahead.home.file() == pawn.home.file()
                                && neverLeavesItsFile(ahead)
                                && !ahead.capturable)
                        .filter(ahead -> (ahead.home.rank() - pawn.home.rank()) * forward > 0)
                        .anyMatch(ahead ->
                                ahead.within.stream().allMatch(square -> (square.rank() - to.rank()) * forward <= 0));
    }

    private static boolean neverLeavesItsFile(Inmate pawn) {
        return pawn.within.stream().allMatch(square -> square.file() == pawn.home.file());
    }

    private boolean isBarred(Inmate inmate, Square to) {
        Inmate there = atHome.get(to);
        boolean isKing = inmate.is(PieceType.KING);
        if (there != null
                && there.stays()
                && (there.piece.side() == inmate.piece.side() || !isKing && there.is(PieceType.KING))) {
            return true;
        }
        return isKing && isGuarded(to, inmate.piece.side().other());
    }

    /** Whether a piece that stays attacks a square whatever stands elsewhere: line pieces do so next to them only. */
    private boolean isGuarded(Square square, Side by) {
        return inmates.stream()
                .anyMatch(guard -> guard.piece.side() == by
                        && guard.stays()
                        && steps(guard, guard.home).contains(square));
    }

    private void checkReaches(Inmate inmate, Square to) {
        demand(
                inmate.within.contains(to),
                inmate.piece.type() + " from " + inmate.home + " can leave its set for " + to);
    }

    private void checkCaptures(Inmate by, Square to) {
        for (Inmate enemy : inmates) {
            demand(
                    enemy.capturable || enemy.isSafeHome() || !isCapturableOn(enemy, to, by),
                    "what comes from " + enemy.home + " can be captured on " + to);
        }
    }

    private static boolean isCapturableOn(Inmate enemy, Square square, Inmate by) {
        return enemy.piece.side() != by.piece.side() && !enemy.is(PieceType.KING) && enemy.within.contains(square);
    }

    // ---- no mate within ----

    /**
     * A mated king is attacked, and each square around it is attacked, or next to the winner's king, or taken by a
     * piece of the king's own side, for each such square another piece.
     */
    private void checkThatNoMateIsConceivable() {
        Inmate mated = king(winner.other());
        var blockable = new HashMap<List<Square>, Boolean>();
        for (Square square : mated.within) {
            Set<Square> attacked = attackable(square);
            if (attacked.contains(square)) {
                for (Square from : king(winner).within) {
                    demand(
                            from.equals(square)
                                    || around(square).contains(from)
                                    || !blockable.computeIfAbsent(
                                            without(around(square), attacked, around(from)), this::canBeBlocked),
                            "a mate on " + square + " is conceivable");
                }
            }
        }
    }

    private Inmate king(Side side) {
        return inmates.stream()
                .filter(inmate -> inmate.is(PieceType.KING) && inmate.piece.side() == side)
                .findFirst()
                .orElseThrow();
    }

    private final Map<Square, Set<Square>> aroundKing = new HashMap<>();

    private Set<Square> around(Square square) {
        return aroundKing.computeIfAbsent(square, _ -> Set.copyOf(targets(square, ALL_AROUND)));
    }

    private static List<Square> without(Set<Square> squares, Set<Square> attacked, Set<Square> nextToKing) {
        return squares.stream()
                .filter(square -> !attacked.contains(square) && !nextToKing.contains(square))
                .toList();
    }

    /**
     * What the winner's pieces except the king might attack when the loser's king is on this square; lines continue
     * behind it.
     */
    private Set<Square> attackable(Square king) {
        var attacked = new HashSet<Square>();
        for (Inmate attacker : inmates) {
            if (attacker.piece.side() == winner && !attacker.is(PieceType.KING) && !attacker.isDoomed()) {
                attacker.within.forEach(from -> attacked.addAll(steps(attacker, from)));
                if (!attacker.is(PieceType.PAWN)
                        && attacker.within.stream()
                                .anyMatch(from -> steps(attacker, from).contains(king))) {
                    attacked.addAll(steps(attacker, king));
                }
            }
        }
        return attacked;
    }

    /**
     * Whether the loser may have a piece for each square: for all choices of squares there are as many pieces (Hall's
     * theorem).
     */
    private boolean canBeBlocked(List<Square> open) {
        List<Inmate> blockers = inmates.stream()
                .filter(inmate -> inmate.piece.side() != winner && !inmate.is(PieceType.KING) && !inmate.isDoomed())
                .toList();
        return IntStream.range(1, 1 << open.size())
                .allMatch(choice -> blockers.stream()
                                .filter(blocker -> IntStream.range(0, open.size())
                                        .anyMatch(i -> (choice & 1 << i) != 0 && blocker.within.contains(open.get(i))))
                                .count()
                        >= Integer.bitCount(choice));
    }

    // ---- steps ----

    /**
     * Where a piece might go in one step; line pieces go square by square, since every square they cross must be free.
     */
    private static List<Square> steps(Inmate inmate, Square from) {
        return switch (inmate.piece.type()) {
            case KING, QUEEN -> targets(from, ALL_AROUND);
            case ROOK -> targets(from, STRAIGHT);
            case BISHOP -> targets(from, DIAGONAL);
            case KNIGHT -> targets(from, KNIGHT);
            // A pawn that promotes can stand on all 64 squares, and next to any of them it may be a queen.
            case PAWN -> inmate.within.size() == 64 ? targets(from, ALL_AROUND) : attackedByPawn(inmate, from);
        };
    }

    private static List<Square> attackedByPawn(Inmate pawn, Square from) {
        int forward = pawn.piece.side() == Side.WHITE ? 1 : -1;
        return targets(from, new int[][] {{-1, forward}, {1, forward}});
    }

    private static List<Square> targets(Square from, int[][] directions) {
        var targets = new ArrayList<Square>(8);
        for (int[] direction : directions) {
            Square to = onBoard(from.file() + direction[0], from.rank() + direction[1]);
            if (to != null) {
                targets.add(to);
            }
        }
        return targets;
    }

    /** Null beyond the edge. */
    private static @Nullable Square onBoard(int file, int rank) {
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? null : new Square(rank * 8 + file);
    }
}
