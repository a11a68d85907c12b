package org.onehall.fairplay.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.Boards.INITIAL;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Position;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.domain.Screening.ScreenedMove;
import org.onehall.fairplay.domain.Screening.SideScreening;
import org.onehall.fairplay.engine.FakeEngine.Manner;

/** Engines as separate processes: the good one's word is taken, every other one's is survived. */
class UciEngineTest {
    private static final Duration PATIENT = Duration.ofSeconds(60);
    private static final List<String> FOOLS_MATE = List.of("f2f3", "e7e5", "g2g4", "d8h4");

    @Test void eachMoveIsSetBesideTheFirstChoice() throws Exception {
        try (UciEngine engine = UciEngine.start(FakeEngine.command(Manner.GOOD), 100, PATIENT)) {
            Screening screening = Screener.screen(engine, 100, INITIAL, List.of("a2a3", "a7a6", "e2e4"));
            assertEquals(new Screening("Fake 1.0", 100, List.of(new ScreenedMove(1, "a2a3", "a2a3", 50, 50),
                    new ScreenedMove(2, "a7a6", "a7a5", 50, 20), new ScreenedMove(3, "e2e4", "a1a2", 50, 20)),
                    new SideScreening(2, 1, 15, 50), new SideScreening(1, 0, 30, 0)), screening);
        }
    }

    @Test void oddLinesArePassedOver() throws Exception {
        try (UciEngine engine = UciEngine.start(FakeEngine.command(Manner.ODD), 100, PATIENT)) {
            assertEquals(new Analyst.Verdict("a2a3", 50), engine.judge(INITIAL, List.of(), Optional.empty()));
            engine.newGame();
            assertEquals(new Analyst.Verdict("h2h4", 20), engine.judge(INITIAL, List.of(), Optional.of("h2h4")));
            assertEquals("Fake 1.0", engine.name());
        }
    }

    @ParameterizedTest
    @CsvSource({"CRASHING, ENDED", "ILLEGAL, NONSENSE", "MOVELESS, NONSENSE", "VALUELESS, NONSENSE"})
    void anEngineThatFailsIsFoundOut(Manner manner, EngineFailure.Kind kind) throws Exception {
        try (UciEngine engine = UciEngine.start(FakeEngine.command(manner), 100, PATIENT)) {
            assertEquals(kind, assertThrows(EngineFailure.class, () -> Screener.screen(engine, 100, INITIAL, FOOLS_MATE)).kind());
        }
    }

    @ParameterizedTest
    @CsvSource({"HANGING", "CHATTERING"})
    void anEngineThatNeverAnswersIsKilled(Manner manner) throws Exception {
        UciEngine engine = UciEngine.start(FakeEngine.command(manner), 100, Duration.ofSeconds(5));
        long pid = engine.pid();
        try (engine) {
            assertEquals(EngineFailure.Kind.SILENT, assertThrows(EngineFailure.class, () -> Screener.screen(engine, 100, INITIAL, FOOLS_MATE)).kind());
        }
        assertFalse(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false));
    }

    @Test void anEngineThatDoesNotIntroduceItselfIsNotTaken() {
        var failure = assertThrows(EngineFailure.class, () -> UciEngine.start(FakeEngine.command(Manner.MUTE), 100, Duration.ofMillis(500)));
        assertEquals(EngineFailure.Kind.SILENT, failure.kind());
    }

    @Test void whatIsNoProgramIsNotStarted() {
        assertEquals(EngineFailure.Kind.NOT_STARTED,
                assertThrows(EngineFailure.class, () -> UciEngine.start(List.of("/nowhere/engine"), 100, PATIENT)).kind());
        var cat = assertThrows(EngineFailure.class, () -> UciEngine.start(List.of("false"), 100, PATIENT));
        assertEquals(EngineFailure.Kind.ENDED, cat.kind());
    }

    @Test void lossIsCappedAndNeverNegative() {
        assertEquals(new SideScreening(3, 0, (1_500 + 0 + 10) / 3.0, 0), Screener.together(List.of(
                new ScreenedMove(1, "a", "b", 500, -10_000), new ScreenedMove(3, "a", "b", 10_000, 1_000), new ScreenedMove(5, "a", "b", 30, 20))));
        assertEquals(0, Screener.together(List.of(new ScreenedMove(1, "a", "b", 10, 40))).meanLoss());
        assertEquals(new SideScreening(0, 0, 0, 0), Screener.together(List.of()));
    }

    @Test void aGameThatCanNotBeReplayedIsNoFaultOfTheEngine() throws Exception {
        try (UciEngine engine = UciEngine.start(FakeEngine.command(Manner.GOOD), 100, PATIENT)) {
            assertThrows(IllegalArgumentException.class, () -> Screener.screen(engine, 100, INITIAL, List.of("e2e5")));
            assertThrows(IllegalArgumentException.class, () -> Screener.screen(engine, 100, "no fen", List.of("e2e4")));
        }
    }

    @Test void inChess960CastlingIsToldAndTakenAsEnginesWriteIt() throws Exception { // 960 II.3.1
        String start = Position.chess960(518).fen().replace("RNBQKBNR w", "R3K2R w");
        String of960 = "qbrnbkrn/pppppppp/8/8/8/8/PPPPPPPP/QBRNBKRN w KQkq - 0 1";
        for (var game : List.of(List.of(start, "e1g1", "a7a6"), List.of(of960, "f1g1", "e7e5"))) {
            List<List<String>> sent = new ArrayList<>();
            Analyst analyst = new Analyst() {
                @Override public String name() {
                    return "listens";
                }

                @Override public void newGame() {}

                @Override public Verdict judge(String fen, List<String> moves, Optional<String> only) {
                    sent.add(List.copyOf(moves));
                    return new Verdict(moves.isEmpty() ? game.get(1) : game.get(2), 0);
                }
            };
            Screening screening = Screener.screen(analyst, 1, game.getFirst(), game.subList(1, 3));
            assertEquals(List.of(game.get(1), game.get(2)), screening.moves().stream().map(ScreenedMove::best).toList());
            assertEquals(List.of(List.of(), List.of(game.get(1))), sent);
        }
        Optional<List<String>> command = new EngineLocator(Optional.empty(), System.getenv("PATH")).command();
        Assumptions.assumeTrue(command.isPresent(), "no UCI engine is installed here");
        try (UciEngine engine = UciEngine.start(command.get(), 1_000, PATIENT)) {
            assertEquals(4, Screener.screen(engine, 1_000, of960, List.of("f1g1", "e7e5", "e2e4", "f8g8")).moves().size());
            assertEquals(2, Screener.screen(engine, 1_000, start, List.of("e1g1", "a7a6")).moves().size());
        }
    }

    @Test void aConfiguredEngineIsTheOnlyOneLookedFor() {
        assertEquals(Optional.empty(), new EngineLocator(Optional.of(Path.of("/nowhere/engine")), System.getenv("PATH")).command());
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        assertEquals(java.toString(), new EngineLocator(Optional.of(java), "").command().orElseThrow().getLast());
    }

    @Test void aRealEngineFindsTheMate() throws Exception {
        Optional<List<String>> command = new EngineLocator(Optional.empty(), System.getenv("PATH")).command();
        Assumptions.assumeTrue(command.isPresent(), "no UCI engine is installed here");
        try (UciEngine engine = UciEngine.start(command.get(), 20_000, PATIENT)) {
            engine.newGame();
            Screening screening = Screener.screen(engine, 20_000, INITIAL, FOOLS_MATE);
            assertTrue(screening.engine().contains("Stockfish"), screening.engine());
            assertEquals(new ScreenedMove(4, "d8h4", "d8h4", 10_000, 10_000), screening.moves().getLast());
            assertEquals(-10_000, screening.moves().get(2).playedValue());
            assertTrue(screening.white().meanLoss() > 300, () -> screening.white().toString());
            assertEquals(2, screening.black().moves());
        }
    }
}
