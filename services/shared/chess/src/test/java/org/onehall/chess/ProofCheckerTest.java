package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** DEC-09: a proof that a side cannot mate holds, and a manipulated proof does not. */
@Tag("slow")
class ProofCheckerTest {
    /** Proofs with more positions take too long to be checked here. */
    private static final int FEW_POSITIONS = 5_000;

    /** A question that was answered with a proof. */
    private record Proved(Position position, Side winner, Proof proof) {
        static Proved of(String fen, Side winner) {
            return of(Position.ofFen(fen), winner, 20_000).orElseThrow();
        }

        static Optional<Proved> of(Position position, Side winner, long budget) {
            return Winnability.full(position, winner, budget)
                    .proof()
                    .filter(proof -> proof.positions() <= FEW_POSITIONS)
                    .map(proof -> new Proved(position, winner, proof));
        }

        Proved turned() {
            var board = position.board().mirrored();
            var cages = new HashMap<String, Cage>();
            proof.cages().forEach((key, cage) -> cages.put(turned(key), cage.mirrored()));
            return new Proved(
                    new Position(board, 0, 1), winner.other(), new Proof(proof.kind(), proof.positions(), cages));
        }

        private static String turned(String key) {
            return new Position(Position.ofFen(key).board().mirrored(), 0, 1).repetitionKey();
        }

        Cage cage() {
            return proof.cages().get(position.repetitionKey());
        }

        Proved with(Proof other) {
            return new Proved(position, winner, other);
        }

        Proved with(Cage cage) {
            return with(new Proof(proof.kind(), proof.positions(), Map.of(position.repetitionKey(), cage)));
        }

        boolean holds() {
            return ProofChecker.holds(position, winner, proof);
        }

        @Override
        public String toString() {
            return winner + " in " + position + ": "
                    + ProofChecker.objection(position, winner, proof).orElse("holds");
        }
    }

    /** A sample: every n-th line of a list. */
    private static Stream<Proved> proved(String file, int every, long budget) {
        var rows = Lists.rows("winnability/" + file + ".txt");
        return Stream.iterate(0, i -> i < rows.size(), i -> i + every)
                .map(rows::get)
                .filter(row -> !row[2].equals("winnable"))
                .flatMap(row ->
                        Proved.of(Position.ofFen(row[0]), Side.valueOf(row[1].toUpperCase(Locale.ROOT)), budget)
                                .stream());
    }

    private static final String BISHOPS_BETWEEN_WALLS = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -";
    private static final String KING_FOLLOWED_TO_THE_END = "8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7 b - -";

    @ParameterizedTest
    @CsvSource({"flag-unwinnable, 3", "real-games, 2", "small-material, 2", "hard, 3", "mutants, 4"})
    void whatIsAnsweredAtOnceIsProvedForEitherColour(String file, int every) {
        proved(file, every, 0).forEach(proved -> {
            assertTrue(proved.holds(), proved::toString);
            assertTrue(proved.proof.positions() > 100 || proved.turned().holds(), proved::toString);
        });
    }

    @Test
    void whatIsFoundBySearchingIsProved() {
        proved("hard", 8, 5_000)
                .filter(proved ->
                        Winnability.quick(proved.position, proved.winner).verdict() == Winnability.UNDECIDED)
                .forEach(proved -> {
                    assertTrue(proved.holds(), proved::toString);
                    if (proved.proof.cages().isEmpty()) {
                        assertRefused(
                                proved.with(new Proof(Proof.Kind.EXHAUSTED, proved.proof.positions() - 1, Map.of())),
                                "one position fewer");
                    }
                });
    }

    @Test
    void aMateOnTheBoardIsNoProofForTheSideThatGaveIt() {
        Position mate = Position.ofFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
        assertTrue(Proved.of(mate, Side.WHITE, 0).orElseThrow().holds());
        for (Proof.Kind kind : Proof.Kind.values()) {
            assertFalse(ProofChecker.holds(mate, Side.BLACK, new Proof(kind, 1_000, Map.of())));
        }
    }

    @ParameterizedTest
    @EnumSource(Proof.Kind.class)
    void noKindOfProofHoldsInTheInitialPosition(Proof.Kind kind) {
        assertFalse(ProofChecker.holds(Position.initial(), Side.WHITE, new Proof(kind, 100, Map.of())));
    }

    /** The material says that this mate is not possible, but it is on the board all the same. */
    @Test
    void aMateWithMaterialThatCannotMateCounts() {
        Position twoBishopsAtOnce = Position.ofFen("2rkr3/8/1B1K1B2/8/8/8/8/8 b - - 0 1");
        assertTrue(twoBishopsAtOnce.isCheckmate());
        assertFalse(ProofChecker.holds(twoBishopsAtOnce, Side.WHITE, new Proof(Proof.Kind.MATERIAL, 1, Map.of())));
    }

    @Test
    void aProofSaysWhatItIs() {
        for (Proved proved : List.of(
                Proved.of(BISHOPS_BETWEEN_WALLS, Side.WHITE),
                Proved.of(KING_FOLLOWED_TO_THE_END, Side.WHITE),
                Proved.of("8/8/7k/8/8/7K/8/8 b - -", Side.BLACK),
                Proved.of("k7/P7/K7/8/8/8/8/8 b - -", Side.WHITE))) {
            for (Proof.Kind kind : Proof.Kind.values()) {
                Proved renamed = proved.with(new Proof(kind, proved.proof.positions(), proved.proof.cages()));
                assertEquals(kind == proved.proof.kind(), renamed.holds(), renamed::toString);
            }
        }
    }

    @Test
    void aSearchThatStoppedEarlyProvesNothing() {
        Proved proved = Proved.of(KING_FOLLOWED_TO_THE_END, Side.WHITE);
        assertEquals(Proof.Kind.EXHAUSTED, proved.proof.kind());
        assertFalse(proved.with(new Proof(Proof.Kind.EXHAUSTED, proved.proof.positions() / 2, Map.of()))
                .holds());
    }

    @Test
    void aCageThatIsMissingLeavesItsPositionOpen() {
        Proved proved = proved("hard", 1, 0)
                .filter(some -> some.proof.kind() == Proof.Kind.EXHAUSTED
                        && !some.proof.cages().isEmpty())
                .findFirst()
                .orElseThrow();
        assertTrue(proved.holds());
        assertFalse(proved.with(new Proof(Proof.Kind.EXHAUSTED, proved.proof.positions(), Map.of()))
                .holds());
    }

    @Test
    void aCageOfAnotherPositionProvesNothing() {
        List<Proved> closed = closedWithoutCases(80);
        for (int i = 1; i < closed.size(); i++) {
            Proved swapped = closed.get(i).with(closed.get(i - 1).cage());
            assertTrue(closed.get(i).cage().equals(closed.get(i - 1).cage()) || !swapped.holds(), swapped::toString);
        }
    }

    @Test
    void aCageForOneSideIsNoneForTheOther() {
        for (Proved proved : closedWithoutCases(20)) {
            if (Winnability.full(proved.position, proved.winner.other(), 20_000).verdict() == Winnability.WINNABLE) {
                assertFalse(ProofChecker.holds(proved.position, proved.winner.other(), proved.proof), proved::toString);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/R3K3 w Q -", "4k3/8/8/8/pP6/8/8/4K3 b - b3"})
    void aCageKnowsNoCastlingAndNoEnPassantAtTheStart(String fen) {
        Position position = Position.ofFen(fen);
        Cage cage = new Cage.Walls(List.of());
        assertEquals(
                Optional.of("a cage knows no castling, and no en-passant capture at the start"),
                ProofChecker.objection(
                        position, Side.BLACK, new Proof(Proof.Kind.CLOSED, 1, Map.of(position.repetitionKey(), cage))));
    }

    /**
     * The sets are the smallest possible, so that every square in them is needed, and every piece that is marked as
     * capturable.
     */
    @Test
    void nothingCanBeTakenFromACage() {
        List<Proved> closed = closedWithoutCases(30);
        assertTrue(closed.size() > 5, "few cages: " + closed.size());
        for (Proved proved : closed) {
            assertNothingCanBeTaken(proved, (Cage.Walls) proved.cage(), proved::with);
        }
    }

    @Test
    void nothingCanBeTakenFromACageWithTwoCases() {
        List<Proved> closed = proved("hard", 1, 5_000)
                .filter(proved -> proved.cage() instanceof Cage.Either)
                .limit(6)
                .toList();
        assertEquals(6, closed.size());
        for (Proved proved : closed) {
            var either = (Cage.Either) proved.cage();
            assertTrue(proved.holds(), proved::toString);
            assertRefused(
                    proved.with(new Cage.Either(either.piece(), either.ifCaptured(), either.ifNeverCaptured())),
                    "cases swapped");
            assertRefused(proved.with(either.ifCaptured()), "one case alone");
            assertRefused(proved.with(either.ifNeverCaptured()), "one case alone");
            assertRefused(proved.with(new Cage.Either(either.piece(), either, either)), "cases of cases");
            for (int index = 0; index < 64; index++) {
                var other = new Square(index);
                if (!other.equals(either.piece())) {
                    assertRefused(
                            proved.with(new Cage.Either(other, either.ifNeverCaptured(), either.ifCaptured())),
                            "cases for " + other);
                }
            }
            if (either.ifNeverCaptured() instanceof Cage.Walls walls) {
                assertNothingCanBeTaken(
                        proved, walls, less -> proved.with(new Cage.Either(either.piece(), less, either.ifCaptured())));
            }
            if (either.ifCaptured() instanceof Cage.Walls walls) {
                assertNothingCanBeTaken(
                        proved,
                        walls,
                        less -> proved.with(new Cage.Either(either.piece(), either.ifNeverCaptured(), less)));
            }
        }
    }

    private static void assertNothingCanBeTaken(Proved proved, Cage.Walls walls, Function<Cage, Proved> tampered) {
        assertTrue(tampered.apply(walls).holds(), proved::toString);
        for (int i = 0; i < walls.walls().size(); i++) {
            Cage.Wall wall = walls.walls().get(i);
            assertRefused(tampered.apply(replaced(walls, i)), "no wall for " + wall.home());
            assertRefused(tampered.apply(replaced(walls, i, wall, wall)), "two walls for " + wall.home());
            if (wall.capturable()) {
                assertRefused(
                        tampered.apply(
                                replaced(walls, i, new Cage.Wall(wall.home().index(), bits(wall), false))),
                        wall.home() + " not capturable");
            }
            for (Square square : wall.within()) {
                long less = bits(wall) & ~(1L << square.index());
                assertRefused(
                        tampered.apply(
                                replaced(walls, i, new Cage.Wall(wall.home().index(), less, wall.capturable()))),
                        wall.home() + " without " + square);
            }
        }
    }

    private static void assertRefused(Proved tampered, String how) {
        assertFalse(tampered.holds(), () -> how + ", " + tampered);
    }

    private static Cage.Walls replaced(Cage.Walls walls, int index, Cage.Wall... by) {
        var all = new ArrayList<>(walls.walls());
        all.remove(index);
        all.addAll(List.of(by));
        return new Cage.Walls(all);
    }

    private static long bits(Cage.Wall wall) {
        return wall.within().stream().mapToLong(square -> 1L << square.index()).reduce(0, (a, b) -> a | b);
    }

    private static List<Proved> closedWithoutCases(int every) {
        return proved("hard", every, 0)
                .filter(proved -> proved.cage() instanceof Cage.Walls)
                .toList();
    }
}
