package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * DEC-09: a side that is declared unable to mate, at once or because there is no way through the walls, really is
 * unable to. Searches without knowledge of walls try to disprove this in random closed positions, and proofs are
 * checked. The nightly form uses a hundred times as many positions, searches longer and prints the results;
 * {@code -Donehall.mutants} sets the number.
 */
class SoundnessProperties {
    private static final boolean NIGHTLY = Boolean.getBoolean("onehall.nightly");
    private static final int MUTANTS = Integer.getInteger("onehall.mutants", NIGHTLY ? 200_000 : 2_000);
    private static final int SEARCHED = NIGHTLY ? 100_000 : 8_000;
    private static final int WALKS = NIGHTLY ? 40 : 12;
    private static final int LONGEST_WALK = 120;
    private static final int QUICKLY_CHECKED = NIGHTLY ? 2_000 : 400;

    /** The outcomes of the questions. */
    private enum Outcome {
        SAID_UNWINNABLE,
        BY_WALLS,
        EXHAUSTED
    }

    @Test
    void noMateIsFoundWhereNoneIsSaidToBePossible() {
        var counts = new AtomicIntegerArray(Outcome.values().length);
        List<String> wrong = LongStream.rangeClosed(1, MUTANTS)
                .parallel()
                .boxed()
                .flatMap(seed -> {
                    // Neighbouring seeds would make very similar first choices.
                    var random = new Random(seed * 0x9E3779B97F4A7C15L);
                    Position position = Mutants.next(random);
                    return Stream.of(Side.values())
                            .flatMap(side -> contradiction(position, side, random, counts).stream()
                                    .map(why -> "seed " + seed + ", " + side + " in " + position + ": " + why));
                })
                .toList();
        if (NIGHTLY) {
            System.out.println(MUTANTS + " mutants, twice as many questions: "
                    + counts.get(Outcome.SAID_UNWINNABLE.ordinal()) + " said unwinnable, "
                    + counts.get(Outcome.BY_WALLS.ordinal()) + " of them by walls; "
                    + counts.get(Outcome.EXHAUSTED.ordinal())
                    + " searched to the end; " + wrong.size() + " contradicted");
        }
        assertEquals(List.of(), wrong);
        assertTrue(counts.get(Outcome.BY_WALLS.ordinal()) * 10 > MUTANTS, "few closed positions: " + counts);
    }

    private static Optional<String> contradiction(
            Position position, Side side, Random random, AtomicIntegerArray counts) {
        Board board = side == Side.WHITE
                ? new Board(position.board())
                : position.board().mirrored();
        board.dropIdleEnPassant();
        Finding quick = Winnability.quick(position, side);
        Optional<Proof> proof = quick.proof();
        if (proof.isPresent()
                && (proof.get().kind() == Proof.Kind.OVER || proof.get().kind() == Proof.Kind.MATERIAL)) {
            return ProofChecker.objection(position, side, proof.get());
        }
        Cage cage = Blockade.cage(board, 2);
        if (proof.isEmpty() && cage == null) {
            return Optional.empty();
        }
        counts.incrementAndGet(Outcome.SAID_UNWINNABLE.ordinal());
        if (cage != null) {
            counts.incrementAndGet(Outcome.BY_WALLS.ordinal());
        }
        var search = new HelpmateSearch(board);
        Winnability found = search.run(SEARCHED);
        if (found == Winnability.WINNABLE) {
            return Optional.of("a mate was found");
        }
        if (found == Winnability.UNWINNABLE) {
            counts.incrementAndGet(Outcome.EXHAUSTED.ordinal());
        } else {
            for (int i = 0; i < WALKS; i++) {
                Optional<String> why = new Walk(board, cage, random).contradiction();
                if (why.isPresent()) {
                    return why;
                }
            }
        }
        return objection(position, side, proof)
                .or(() -> cage == null
                        ? Optional.empty()
                        : CageChecker.objection(new Position(board, 0, 1), Side.WHITE, cage));
    }

    private static Optional<String> objection(Position position, Side side, Optional<Proof> proof) {
        return proof.filter(some -> some.positions() <= QUICKLY_CHECKED)
                .flatMap(some -> ProofChecker.objection(position, side, some));
    }

    /** A game of random moves with a preference for captures, pawn moves and checks, in which White is to mate. */
    private static final class Walk {
        private final Board board;
        private final Random random;
        /**
         * The walls that show that White cannot mate; null if the proof was of another kind, or used walls in several
         * cases.
         */
        private final Cage.Walls walls;
        /** By square: the wall of the piece that stands there. */
        private final Cage.Wall[] wallOf = new Cage.Wall[64];

        private final int[] moves = new int[MoveGenerator.MOST_MOVES];

        Walk(Board start, Cage cage, Random random) {
            board = new Board(start);
            this.random = random;
            walls = cage instanceof Cage.Walls some ? some : null;
            if (walls != null) {
                walls.walls().forEach(wall -> wallOf[wall.home().index()] = wall);
            }
        }

        Optional<String> contradiction() {
            for (int ply = 0; ply < LONGEST_WALK; ply++) {
                int count = MoveGenerator.generate(board, moves);
                if (count == 0) {
                    return board.side == 1 && board.isCheck() ? Optional.of("a mate was met") : Optional.empty();
                }
                int move = moves[random.nextInt(count)];
                for (int tries = random.nextInt(4); tries > 0 && !isForceful(move); tries--) {
                    move = moves[random.nextInt(count)];
                }
                if (walls != null && !followed(move)) {
                    return Optional.of("a piece left its wall or was captured, in "
                            + new Position(new Board(board), 0, 1) + " by " + Position.unpack(move));
                }
                board.set(new Board(board), move);
            }
            return Optional.empty();
        }

        private boolean isForceful(int move) {
            if (MoveGenerator.piece(move) == PieceType.PAWN.ordinal()
                    || (board.enemy() & 1L << MoveGenerator.to(move)) != 0) {
                return true;
            }
            var after = new Board(board);
            after.set(board, move);
            return after.isCheck();
        }

        private boolean followed(int move) {
            int from = MoveGenerator.from(move);
            int to = MoveGenerator.to(move);
            int captured = (move & MoveGenerator.EN_PASSANT) != 0 ? to + (board.side == 0 ? -8 : 8) : to;
            Cage.Wall victim = wallOf[captured];
            Cage.Wall mover = wallOf[from];
            wallOf[captured] = null;
            wallOf[from] = null;
            wallOf[to] = mover;
            return (victim == null || victim.capturable()) && mover.within().contains(new Square(to));
        }
    }
}
