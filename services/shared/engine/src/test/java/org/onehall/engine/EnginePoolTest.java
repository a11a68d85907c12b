package org.onehall.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.screening.PositionAnalysis;
import org.onehall.testkit.FakeEngine;
import org.onehall.testkit.FakeEngine.Manner;

/** Several processes work in parallel; the answers do not depend on what happens to any of them. */
@Tag("slow")
class EnginePoolTest {
    private static final Duration PATIENT = Duration.ofSeconds(60);
    private static final Effort LITTLE = new Effort(100, 3, 1);

    @TempDir
    private Path folder;

    /** Positions of a game, each once. */
    private static List<String> fens() {
        List<String> fens = new ArrayList<>();
        Position position = Position.initial();
        for (String uci :
                "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3".split(" ")) {
            fens.add(PositionKey.of(position));
            position = position.play(Move.ofUci(uci));
        }
        return fens;
    }

    private static List<PositionAnalysis> analyse(EnginePool pool, List<String> fens) throws Exception {
        List<PositionAnalysis> answers = new ArrayList<>();
        pool.analyse(fens.iterator(), answers::add);
        return answers;
    }

    @Test
    void answersComeInTheOrderOfThePositions() throws Exception {
        try (var pool = EnginePool.start(FakeEngine.command(Manner.GOOD), LITTLE, PATIENT, 2)) {
            assertEquals(
                    fens(),
                    analyse(pool, fens()).stream().map(PositionAnalysis::fen).toList());
            assertEquals(0, pool.failures());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"CRASHING", "CRASHING_ONCE", "HANGING_ONCE"})
    void aPositionIsTriedAgainOnANewProcess(Manner manner) throws Exception {
        List<PositionAnalysis> good;
        List<String> fens = fens().subList(0, 4);
        try (var pool = EnginePool.start(FakeEngine.command(Manner.GOOD), LITTLE, PATIENT, 1)) {
            good = analyse(pool, fens);
        }
        Duration patience = manner == Manner.HANGING_ONCE ? Duration.ofSeconds(5) : PATIENT;
        try (var pool = EnginePool.start(
                FakeEngine.command(manner, folder.resolve("lived").toString()), LITTLE, patience, 1)) {
            assertEquals(good, analyse(pool, fens));
            assertEquals(manner == Manner.CRASHING ? 3 : 1, pool.failures());
        }
    }

    @Test
    void aProcessKilledInTheMiddleLosesNothing() throws Exception {
        Path gate = folder.resolve("gate");
        Path searches = folder.resolve("searches");
        try (var pool = EnginePool.start(
                FakeEngine.command(Manner.COUNTING, gate.toString(), searches.toString()), LITTLE, PATIENT, 1)) {
            var answer = pool.ask(fens().getFirst());
            while (Files.notExists(searches) || Files.size(searches) == 0) Thread.onSpinWait();
            ProcessHandle.current()
                    .descendants()
                    .filter(child -> child.info().commandLine().orElse("").contains(gate.toString()))
                    .forEach(ProcessHandle::destroyForcibly);
            Files.createFile(gate);
            assertEquals("a2a3", answer.get().choices().getFirst().uci());
            assertEquals(1, pool.failures());
            assertEquals(2, Files.readAllLines(searches).size());
        }
    }

    @Test
    void afterThreeTriesAPositionIsGivenUpAndTheNextIsNot() throws Exception {
        try (var pool = EnginePool.start(FakeEngine.command(Manner.VALUELESS), LITTLE, PATIENT, 1)) {
            assertThrows(EngineFailure.class, () -> analyse(pool, fens()));
            long failures = pool.failures();
            assertEquals(0, failures % 3);
            assertInstanceOf(
                    EngineFailure.class,
                    assertThrows(
                                    ExecutionException.class,
                                    () -> pool.ask(fens().get(1)).get())
                            .getCause());
            assertTrue(pool.failures() > failures);
        }
    }

    @Test
    void whatIsNoPositionFailsAloneAndAtOnce() throws Exception {
        try (var pool = EnginePool.start(FakeEngine.command(Manner.GOOD), LITTLE, PATIENT, 1)) {
            assertInstanceOf(
                    IllegalArgumentException.class,
                    assertThrows(
                                    ExecutionException.class,
                                    () -> pool.ask("no fen").get())
                            .getCause());
            assertEquals(
                    "a2a3",
                    pool.ask(fens().getFirst()).get().choices().getFirst().uci());
            assertEquals(0, pool.failures());
        }
    }

    @Test
    void closingKillsTheProcessesAndCancelsWhatIsNotAnswered() throws Exception {
        Path gate = folder.resolve("never");
        Path searches = folder.resolve("searches");
        var pool = EnginePool.start(
                FakeEngine.command(Manner.COUNTING, gate.toString(), searches.toString()), LITTLE, PATIENT, 1);
        var inWork = pool.ask(fens().get(0));
        var waiting = pool.ask(fens().get(1));
        while (Files.notExists(searches) || Files.size(searches) == 0) Thread.onSpinWait();
        pool.close();
        assertThrows(CancellationException.class, inWork::get);
        assertThrows(CancellationException.class, waiting::get);
        assertThrows(CancellationException.class, () -> pool.ask(fens().get(2)).get());
        assertFalse(ProcessHandle.current()
                .descendants()
                .anyMatch(child -> child.info().commandLine().orElse("").contains(gate.toString())));
    }

    @Test
    void aRealEngineSaysTheSameWhateverCameBeforeAndOnAnyNumberOfWorkers() throws Exception {
        Optional<List<String>> command = new EngineLocator(Optional.empty(), System.getenv("PATH")).command();
        Assumptions.assumeTrue(command.isPresent(), "no UCI engine is installed here");
        Effort effort = new Effort(5_000, 6, 16);
        List<String> backwards = new ArrayList<>(fens());
        Collections.reverse(backwards);
        Map<String, PositionAnalysis> alone = new HashMap<>();
        for (String fen : List.of(fens().getFirst(), fens().getLast())) {
            try (var engine = UciEngine.start(command.get(), effort, PATIENT)) {
                alone.put(fen, engine.analyse(fen));
            }
        }
        List<PositionAnalysis> one;
        try (var pool = EnginePool.start(command.get(), effort, PATIENT, 1)) {
            one = analyse(pool, fens());
            assertEquals(one, analyse(pool, backwards).reversed());
        }
        try (var pool = EnginePool.start(command.get(), effort, PATIENT, 4)) {
            assertEquals(one, analyse(pool, fens()));
        }
        assertEquals(alone.get(fens().getFirst()), one.getFirst());
        assertEquals(alone.get(fens().getLast()), one.getLast());
    }

    @Test
    void theRoomIsUsedAlone() {
        ArchRuleDefinition.classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify.annotations",
                        "org.onehall.engine..",
                        "org.onehall.chess..",
                        "org.onehall.screening..")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("org.onehall.engine"));
    }
}
