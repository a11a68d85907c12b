package org.onehall.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Position;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;
import org.onehall.testkit.FakeEngine;
import org.onehall.testkit.FakeEngine.Manner;

/** Engines as separate processes: answers of the good one are accepted, and those of all others are survived. */
@Tag("slow")
class UciEngineTest {
    private static final Duration PATIENT = Duration.ofSeconds(60);
    private static final Effort THREE = new Effort(100, 3, 1);
    private static final String INITIAL = Position.initial().fen();
    private static final List<Choice> FIRST_THREE =
            List.of(new Choice("a2a3", 50), new Choice("a2a4", 40), new Choice("b1a3", 30));

    private static UciEngine start(Manner manner, String... more) throws EngineFailure, InterruptedException {
        return UciEngine.start(FakeEngine.command(manner, more), THREE, PATIENT);
    }

    @ParameterizedTest
    @CsvSource({"GOOD", "ODD", "BOUNDED", "REPEATING", "BROKEN_OFF"})
    void theMovesOfTheLastFullIterationCount(Manner manner) throws Exception {
        try (UciEngine engine = start(manner)) {
            assertEquals(new PositionAnalysis(INITIAL, 3, FIRST_THREE), engine.analyse(INITIAL));
            assertEquals(new EngineSettings("Fake 1.0", 100, 3, 1), engine.settings());
        }
    }

    @Test
    void withoutAFullIterationTheDeepestExactValueCounts() throws Exception {
        try (UciEngine engine = start(Manner.SHORT)) {
            assertEquals(new PositionAnalysis(INITIAL, 1, FIRST_THREE.subList(0, 1)), engine.analyse(INITIAL));
        }
    }

    @Test
    void fewerMovesThanAreAskedForAreAFullIterationToo() throws Exception {
        String cornered = "k7/8/8/8/8/8/1r6/K7 w - - 0 1";
        try (UciEngine engine = start(Manner.BROKEN_OFF)) {
            assertEquals(new PositionAnalysis(cornered, 3, List.of(new Choice("a1b2", 50))), engine.analyse(cornered));
        }
    }

    @Test
    void whatWasAnalysedBeforeIsForgotten() throws Exception {
        try (UciEngine engine = start(Manner.REMEMBERING)) {
            PositionAnalysis first = engine.analyse(INITIAL);
            engine.analyse("8/8/8/8/8/4k3/4p3/4K3 b - - 0 1");
            assertEquals(first, engine.analyse(INITIAL));
        }
    }

    @ParameterizedTest
    @CsvSource({"CRASHING, ENDED", "ILLEGAL, NONSENSE", "UNREADABLE, NONSENSE", "VALUELESS, NONSENSE"})
    void anEngineThatFailsIsFoundOut(Manner manner, EngineFailure.Kind kind) throws Exception {
        try (UciEngine engine = start(manner)) {
            assertEquals(
                    kind,
                    assertThrows(EngineFailure.class, () -> {
                                engine.analyse(INITIAL);
                                engine.analyse(INITIAL);
                            })
                            .kind());
        }
    }

    @ParameterizedTest
    @CsvSource({"HANGING", "CHATTERING"})
    void anEngineThatNeverAnswersIsKilled(Manner manner) throws Exception {
        UciEngine engine = UciEngine.start(FakeEngine.command(manner), THREE, Duration.ofSeconds(5));
        long pid = engine.pid();
        try (engine) {
            engine.analyse(INITIAL);
            assertEquals(
                    EngineFailure.Kind.SILENT,
                    assertThrows(EngineFailure.class, () -> engine.analyse(INITIAL))
                            .kind());
        }
        assertFalse(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false));
    }

    @Test
    void ofAnEngineThatSaysNothingOneIsToldBeforeItIsGivenUp() throws Exception {
        List<String> told = new CopyOnWriteArrayList<>();
        try (UciEngine engine = UciEngine.start(
                FakeEngine.command(Manner.HANGING),
                THREE,
                Duration.ofSeconds(10),
                new Silence(Duration.ofSeconds(2), told::add))) {
            engine.analyse(INITIAL);
            told.clear();
            assertThrows(EngineFailure.class, () -> engine.analyse(INITIAL));
            assertFalse(told.isEmpty());
            assertTrue(
                    told.getLast()
                            .matches("the engine \\(process " + engine.pid()
                                    + "\\) has said nothing for 2 s; it is given up in [1-8] s"),
                    told::toString);
        }
    }

    @Test
    void anEngineThatDoesNotIntroduceItselfIsNotTaken() {
        var failure = assertThrows(
                EngineFailure.class,
                () -> UciEngine.start(FakeEngine.command(Manner.MUTE), THREE, Duration.ofMillis(500)));
        assertEquals(EngineFailure.Kind.SILENT, failure.kind());
        assertTrue(
                assertThrows(EngineFailure.class, () -> UciEngine.start(List.of("cat"), THREE, Duration.ofMillis(500)))
                        .getMessage()
                        .contains("did not say uciok in 500 ms"));
        assertEquals(
                Duration.ofSeconds(20), UciEngine.greeting(Duration.ofMinutes(2)), "nobody waits minutes for a name");
    }

    @Test
    void whatIsNoProgramIsNotStarted() {
        assertEquals(
                EngineFailure.Kind.NOT_STARTED,
                assertThrows(EngineFailure.class, () -> UciEngine.start(List.of("/nowhere/engine"), THREE, PATIENT))
                        .kind());
        assertEquals(
                EngineFailure.Kind.ENDED,
                assertThrows(EngineFailure.class, () -> UciEngine.start(List.of("false"), THREE, PATIENT))
                        .kind());
    }

    @Test
    void whatCanNotBeAnalysedIsNoFaultOfTheEngine() throws Exception {
        try (UciEngine engine = start(Manner.GOOD)) {
            assertThrows(IllegalArgumentException.class, () -> engine.analyse("no fen"));
            assertThrows(IllegalArgumentException.class, () -> engine.analyse("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"));
            assertEquals(FIRST_THREE, engine.analyse(INITIAL).choices());
        }
    }

    @Test
    void matesAreCountedFromTheValueOfMateAndNothingElseReachesThem() throws Exception {
        assertEquals(
                List.of(
                        new Choice("a2a3", 9_999),
                        new Choice("a2a4", 9_500),
                        new Choice("b2b3", 0),
                        new Choice("b2b4", -9_500),
                        new Choice("c2c3", -9_997)),
                listing(
                        5,
                        "mate 1 pv a2a3",
                        "cp 20000 pv a2a4",
                        "cp 0 pv b2b3",
                        "cp -30000 pv b2b4",
                        "mate -3 pv c2c3"));
    }

    @ParameterizedTest
    @CsvSource({"10001", "1000000000", "2147483648", "9223372036854775807"})
    void aDepthNoSearchHasIsRefusedWhenTheEngineSaysIt(long depth) throws Exception {
        Listing listing = new Listing(Position.initial(), INITIAL, 1, 100);
        listing.take("info depth 10000 multipv 1 nodes 9 score cp 5 pv a2a3");
        assertEquals(10_000, listing.end().depth());
        var refused = assertThrows(
                EngineFailure.class,
                () -> listing.take("info depth " + depth + " multipv 1 nodes 9 score cp 5 pv a2a3"));
        assertEquals(EngineFailure.Kind.NONSENSE, refused.kind());
        assertTrue(refused.getMessage().contains(String.valueOf(depth)), refused.getMessage());
    }

    @Test
    void theBestMoveIsFirstAndOfEqualOnesTheEnginesOrderStays() throws Exception {
        assertEquals(
                List.of(new Choice("h2h3", 7), new Choice("b2b3", 5), new Choice("a2a3", 5)),
                listing(3, "cp 5 pv b2b3", "cp 5 pv a2a3", "cp 7 pv h2h3"));
    }

    private static List<Choice> listing(int multiPv, String... scores) throws EngineFailure {
        Listing listing = new Listing(Position.initial(), INITIAL, multiPv, 100);
        for (int i = 0; i < scores.length; i++)
            listing.take("info depth 5 multipv " + (i + 1) + " nodes 9 score " + scores[i]);
        return listing.end().choices();
    }

    @Test
    void theClockOfThe50MovesIsPartOfAPositionAndTheNumberOfTheMoveIsNot() { // OCR 5.4.4
        assertEquals(
                "4k3/8/8/8/8/8/8/4K2R w K - 7 1", PositionKey.of(Position.ofFen("4k3/8/8/8/8/8/8/4K2R w K - 7 40")));
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                PositionKey.of(Position.ofFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")));
    }

    @Test
    void aConfiguredEngineIsTheOnlyOneLookedFor() {
        assertEquals(
                Optional.empty(),
                new EngineLocator(Optional.of(Path.of("/nowhere/engine")), System.getenv("PATH")).command());
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        assertEquals(
                java.toString(),
                new EngineLocator(Optional.of(java), "").command().orElseThrow().getLast());
    }

    private static UciEngine real(Effort effort) throws Exception {
        Optional<List<String>> command = new EngineLocator(Optional.empty(), System.getenv("PATH")).command();
        Assumptions.assumeTrue(command.isPresent(), "no UCI engine is installed here");
        return UciEngine.start(command.get(), effort, PATIENT);
    }

    @Test
    void aRealEngineFindsTheMate() throws Exception {
        try (UciEngine engine = real(new Effort(20_000, 3, 16))) {
            assertTrue(
                    engine.settings().engine().contains("Stockfish"),
                    engine.settings().engine());
            PositionAnalysis mate = engine.analyse("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
            assertEquals(new Choice("d8h4", 9_999), mate.choices().getFirst());
            assertEquals(3, mate.choices().size());
        }
    }

    @Test
    void inChess960CastlingIsWrittenAsTheKingsMoveOntoItsOwnRook() throws Exception { // 960 II.3.1
        try (UciEngine engine = real(new Effort(2_000, 50, 16))) {
            var of960 = engine.analyse("1r2k3/8/8/8/8/8/8/R3K1R1 w GA - 0 1");
            assertTrue(
                    of960.choices().stream().anyMatch(choice -> choice.uci().equals("e1g1")),
                    () -> of960.choices().toString());
            var standard = engine.analyse("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
            assertTrue(
                    standard.choices().stream().anyMatch(choice -> choice.uci().equals("e1g1")),
                    () -> standard.choices().toString());
            assertFalse(
                    standard.choices().stream().anyMatch(choice -> choice.uci().equals("e1h1")),
                    () -> standard.choices().toString());
        }
    }
}
