package org.onehall.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;
import org.onehall.testkit.FakeEngine;
import org.onehall.testkit.FakeEngine.Manner;

/** Nothing is analysed twice, however the previous run ended. */
class AnalysisFileTest {
    private static final EngineSettings SETTINGS = new EngineSettings("En\"gine\\ 1", 100, 3, 1);
    private static final Position INITIAL = Position.initial();
    private static final PositionAnalysis ANALYSIS =
            new PositionAnalysis(INITIAL.fen(), 3, List.of(new Choice("e2e4", 30), new Choice("d2d4", -20)));
    private static final String HEAD_WITHOUT_END =
            "{\"engine\":\"En\\\"gine\\\\ 1\",\"nodes\":100,\"multipv\":3,\"hash_mb\":1}";
    private static final String HEAD = HEAD_WITHOUT_END + "\n";
    private static final String LINE =
            "{\"fen\":\"" + INITIAL.fen() + "\",\"depth\":3,\"choices\":[[\"e2e4\",30],[\"d2d4\",-20]]}\n";

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("analyses.jsonl");
    }

    @Test
    void anAnalysisIsKeptOnceAndFoundAgain() throws Exception {
        try (var kept = AnalysisFile.open(file(), SETTINGS)) {
            kept.add(ANALYSIS);
            kept.add(ANALYSIS);
            assertEquals(HEAD + LINE, Files.readString(file()));
        }
        AnalysisFile read = AnalysisFile.read(file());
        assertEquals(1, read.size());
        assertEquals(SETTINGS, read.settings());
        assertEquals(
                Optional.of(ANALYSIS), read.find(Position.ofFen(INITIAL.fen().replace("0 1", "0 31"))));
        assertEquals(Optional.empty(), read.find(INITIAL.play(Move.ofUci("e2e4"))));
    }

    @Test
    void aTornLastLineIsCutAwayAndTheFileGoesOn() throws Exception {
        Files.writeString(file(), HEAD + LINE + LINE.substring(0, 40));
        assertEquals(1, AnalysisFile.read(file()).size());
        try (var kept = AnalysisFile.open(file(), SETTINGS)) {
            kept.add(new PositionAnalysis("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1, List.of(new Choice("e1e2", 0))));
        }
        assertEquals(
                HEAD + LINE + "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"depth\":1,\"choices\":[[\"e1e2\",0]]}\n",
                Files.readString(file()));
        Files.writeString(file(), HEAD.substring(0, 9));
        try (var kept = AnalysisFile.open(file(), SETTINGS)) {
            assertEquals(0, kept.size());
        }
        assertEquals(HEAD, Files.readString(file()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my notes, without a line end",
                "one line\nand notes without a line end",
                "{\"engine\":\"Another\",\"no",
                HEAD_WITHOUT_END + " and more",
                HEAD + "not json\nand a rest"
            })
    void aFileOfSomethingElseIsRefusedAndLeftAsItIs(String notes) throws Exception {
        Files.writeString(file(), notes);
        assertTrue(assertThrows(IOException.class, () -> AnalysisFile.open(file(), SETTINGS))
                .getMessage()
                .contains("analyses.jsonl"));
        assertEquals(notes, Files.readString(file()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e2e5", "nnnn", "e7e5"})
    void aMoveThatIsNotLegalIsNamedWithItsLine(String move) throws Exception {
        Files.writeString(file(), HEAD + LINE.replace(" 0 1", " 7 1") + LINE.replace("d2d4", move));
        String told = assertThrows(
                        UncheckedIOException.class,
                        () -> AnalysisFile.read(file()).find(INITIAL))
                .getMessage();
        assertTrue(told.contains("analyses.jsonl, line 3: " + move), told);
    }

    @Test
    void whatIsWrittenCanBeRead() throws Exception {
        PositionAnalysis deepest = new PositionAnalysis(INITIAL.fen(), PositionAnalysis.MOST_DEPTH, ANALYSIS.choices());
        try (var kept = AnalysisFile.open(file(), SETTINGS)) {
            kept.add(deepest);
        }
        assertEquals(Optional.of(deepest), AnalysisFile.read(file()).find(INITIAL));
        assertThrows(
                IllegalArgumentException.class,
                () -> new PositionAnalysis(INITIAL.fen(), PositionAnalysis.MOST_DEPTH + 1, ANALYSIS.choices()));
    }

    @Test
    void aFileOfOtherSettingsIsRefusedAndLeftAsItIs() throws Exception {
        Files.writeString(file(), HEAD + LINE);
        for (var other : List.of(
                new EngineSettings("Another", 100, 3, 1),
                new EngineSettings(SETTINGS.engine(), 101, 3, 1),
                new EngineSettings(SETTINGS.engine(), 100, 4, 1),
                new EngineSettings(SETTINGS.engine(), 100, 3, 2))) {
            assertTrue(assertThrows(IOException.class, () -> AnalysisFile.open(file(), other))
                    .getMessage()
                    .contains(SETTINGS.version()));
        }
        assertEquals(HEAD + LINE, Files.readString(file()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "not json",
                "{\"fen\":\"8/8\",\"depth\":1,\"choices\":[]}",
                "{\"fen\":\"8/8\",\"depth\":0,\"choices\":[[\"e2e4\",1]]}",
                "{\"fen\":\"8/8\",\"depth\":1,\"choices\":[[\"e2e4\",1],[\"e2e4\",1]]}",
                "{\"fen\":\"8/8\",\"depth\":1,\"choices\":[[\"e2e4\",10001]]}",
                ""
            })
    void aDamagedLineInTheMiddleIsNamed(String damaged) throws Exception {
        Files.writeString(file(), HEAD + LINE + damaged + "\n" + LINE);
        String told =
                assertThrows(IOException.class, () -> AnalysisFile.read(file())).getMessage();
        assertTrue(told.contains("analyses.jsonl, line 3"), told);
        Files.writeString(file(), damaged + "\n");
        assertThrows(IOException.class, () -> AnalysisFile.read(file()));
        assertThrows(IOException.class, () -> AnalysisFile.open(file(), SETTINGS));
    }

    @Test
    void whoeverWritesHasTheFileToHimself() throws Exception {
        try (var _ = AnalysisFile.open(file(), SETTINGS)) {
            assertTrue(assertThrows(IOException.class, () -> AnalysisFile.open(file(), SETTINGS))
                    .getMessage()
                    .contains("somebody else"));
        }
        AnalysisFile.open(file(), SETTINGS).close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void onlyWhatIsMissingIsAnalysedAndInTheOrderOfThePositions(int workers) throws Exception {
        List<Position> positions = new ArrayList<>(List.of(INITIAL, Position.ofFen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")));
        for (Move move : INITIAL.legalMoves()) {
            positions.add(INITIAL.play(move));
            positions.add(INITIAL.play(move));
        }
        Effort effort = new Effort(100, 3, 1);
        try (var pool = EnginePool.start(FakeEngine.command(Manner.GOOD), effort, Duration.ofSeconds(60), workers);
                var kept = AnalysisFile.open(file(), pool.settings())) {
            List<String> made = new ArrayList<>();
            kept.fill(positions.iterator(), pool, analysis -> made.add(analysis.fen()));
            assertEquals(
                    positions.stream()
                            .filter(position -> !position.legalMoves().isEmpty())
                            .map(PositionKey::of)
                            .distinct()
                            .toList(),
                    made);
            kept.fill(positions.iterator(), pool, analysis -> made.add(analysis.fen()));
            assertEquals(21, made.size());
            assertEquals(22, Files.readAllLines(file()).size());
            assertEquals(
                    "a2a3",
                    kept.find(INITIAL).orElseThrow().choices().getFirst().uci());
        }
        Files.writeString(folder.resolve("other.jsonl"), HEAD, StandardOpenOption.CREATE_NEW);
        try (var pool = EnginePool.start(FakeEngine.command(Manner.GOOD), effort, Duration.ofSeconds(60), 1);
                var other = AnalysisFile.open(folder.resolve("other.jsonl"), SETTINGS)) {
            assertThrows(IllegalArgumentException.class, () -> other.fill(positions.iterator(), pool, _ -> {}));
        }
    }
}
