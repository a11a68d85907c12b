package org.onehall.fairplay.react.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.engine.Effort;
import org.onehall.engine.PositionKey;
import org.onehall.engine.UciEngine;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.fairplay.query.screening.Analyses;
import org.onehall.proto.fairplay.v1.PositionAnalysed;
import org.onehall.proto.fairplay.v1.PositionAsked;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;
import org.onehall.testkit.Eventually;
import org.onehall.testkit.FakeEngine;
import org.onehall.testkit.FakeEngine.Manner;
import org.onehall.testkit.OneBroker;

/**
 * Workers that share the queue of positions on a real broker: nothing is lost, and nothing analysed twice (APP-I A1).
 */
class AnalysisWorkerIT {
    private static final Effort LITTLE = new Effort(100, 3, 1);
    private static final EngineSettings FAKE = LITTLE.of("Fake 1.0");
    private static final Duration PATIENT = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    /** One instance of the service: its table, and its worker while it has one. */
    private final class Instance implements AutoCloseable {
        final KafkaSettings kafka;
        final Analyses analyses = new Analyses();
        /** Answers by position. */
        final Map<String, Integer> answers = new ConcurrentHashMap<>();

        final LogReader table;
        final KafkaProducer<String, byte[]> producer;
        final Path gate;
        final Path searches;
        final AtomicReference<Optional<List<String>>> engine = new AtomicReference<>();
        final AnalysisWorker worker;

        Instance(String name, int processes, boolean open) {
            kafka = OneBroker.shared().settings(name);
            gate = folder.resolve(name + "-gate");
            searches = folder.resolve(name + "-searches");
            if (open) open();
            engine.set(Optional.of(FakeEngine.command(Manner.COUNTING, gate.toString(), searches.toString())));
            producer = kafka.producer(TopicCatalogue.POSITIONS, TopicCatalogue.ANALYSES);
            table = LogReader.start(
                    "table-" + name, kafka, List.of(TopicCatalogue.ANALYSES), LogReader.From.BEGINNING, record -> {
                        try {
                            PositionAnalysed said = PositionAnalysed.parseFrom(record.value());
                            analyses.fold(said);
                            answers.merge(said.getPosition(), 1, Integer::sum);
                        } catch (InvalidProtocolBufferException e) {
                            throw new IllegalStateException(e);
                        }
                    });
            worker = AnalysisWorker.start(
                    table::isCaughtUp,
                    new AnalysisWorker.Settings(LITTLE, processes, PATIENT, Duration.ofMillis(50)),
                    engine::get,
                    kafka,
                    producer,
                    analyses,
                    table,
                    AnalysisWorker.Meter.NONE);
        }

        void open() {
            try {
                Files.createFile(gate);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        List<String> searches() {
            try {
                return Files.exists(searches) ? Files.readAllLines(searches) : List.of();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void ask(List<String> positions) {
            for (String position : positions) {
                try {
                    producer.send(new ProducerRecord<>(
                                    TopicCatalogue.POSITIONS,
                                    position,
                                    PositionAsked.newBuilder()
                                            .setPosition(position)
                                            .setBoardId("it/1/1")
                                            .build()
                                            .toByteArray()))
                            .get();
                } catch (InterruptedException | ExecutionException e) {
                    throw new IllegalStateException(e);
                }
            }
        }

        void awaitAnswers(List<String> positions, int each) {
            Eventually.holds(() -> positions.stream().allMatch(position -> answers.getOrDefault(position, 0) >= each));
        }

        /** Each position with its entry in the table. */
        Map<String, PositionAnalysis> table(List<String> positions) {
            Map<String, PositionAnalysis> said = new HashMap<>();
            positions.forEach(
                    position -> said.put(position, analyses.find(FAKE, position).orElseThrow()));
            return said;
        }

        @Override
        public void close() {
            worker.close();
            table.close();
            producer.close();
        }
    }

    /** Positions after two half-moves, beginning with one of the first. */
    private static List<String> positions(String first) {
        Position position = Position.initial().play(Move.ofUci(first));
        return position.legalMoves().stream()
                .map(position::play)
                .map(PositionKey::of)
                .sorted()
                .toList();
    }

    private static Map<String, PositionAnalysis> byOneEngine(List<String> positions) throws Exception {
        Map<String, PositionAnalysis> said = new HashMap<>();
        try (UciEngine engine = UciEngine.start(FakeEngine.command(Manner.GOOD), LITTLE, PATIENT)) {
            for (String position : positions) said.put(position, engine.analyse(position));
        }
        return said;
    }

    @Test
    void twoInstancesShareTheQueueAndSayWhatOneEngineSays() throws Exception {
        List<String> positions = new ArrayList<>();
        try (Instance one = new Instance("share-1", 1, true);
                Instance two = new Instance("share-2", 2, true)) {
            for (String first : List.of("a2a3", "a2a4", "b2b3", "b2b4", "c2c3", "c2c4", "d2d3", "d2d4")) {
                List<String> more = positions(first);
                positions.addAll(more);
                one.ask(more);
                one.awaitAnswers(more, 1);
                if (!one.searches().isEmpty() && !two.searches().isEmpty()) break;
            }
            two.awaitAnswers(positions, 1);
            assertFalse(one.searches().isEmpty());
            assertFalse(two.searches().isEmpty());
            assertEquals(
                    positions.stream().sorted().toList(),
                    Stream.concat(one.searches().stream(), two.searches().stream())
                            .sorted()
                            .toList());
            Map<String, PositionAnalysis> alone = byOneEngine(positions);
            assertEquals(alone, one.table(positions));
            assertEquals(alone, two.table(positions));
        }
    }

    @Test
    void anEngineKilledInTheMiddleLosesNothing() throws Exception {
        List<String> positions = positions("e2e3");
        try (Instance one = new Instance("killed-1", 1, false)) {
            one.ask(positions);
            Eventually.holds(() -> one.searches().size() == 1);
            ProcessHandle.current()
                    .descendants()
                    .filter(child -> child.info().commandLine().orElse("").contains(one.gate.toString()))
                    .forEach(ProcessHandle::destroyForcibly);
            one.open();
            one.awaitAnswers(positions, 1);
            assertEquals(positions.size() + 1, one.searches().size());
            assertEquals(new HashSet<>(positions), new HashSet<>(one.searches()));
            positions.forEach(position -> assertEquals(1, one.answers.get(position)));
            assertEquals(byOneEngine(positions), one.table(positions));
        }
    }

    @Test
    void whatAnInstanceHadInWorkWhenItEndedIsTakenByAnother() throws Exception {
        List<String> positions = positions("e2e4");
        List<String> inWork;
        try (Instance one = new Instance("stopped-1", 1, false)) {
            one.ask(positions);
            Eventually.holds(() -> one.searches().size() == 1);
            inWork = one.searches();
        }
        try (Instance two = new Instance("stopped-2", 1, true)) {
            two.awaitAnswers(positions, 1);
            assertEquals(positions, two.searches().stream().sorted().toList());
            assertTrue(positions.containsAll(inWork));
            positions.forEach(position -> assertEquals(1, two.answers.get(position)));
        }
    }

    @Test
    void afterARestartWhatIsInTheTableIsAnsweredWithoutTheEngine() {
        List<String> positions = positions("f2f3");
        try (Instance one = new Instance("restart-1", 1, true)) {
            one.ask(positions);
            one.awaitAnswers(positions, 1);
            one.ask(positions.subList(0, 1));
            one.awaitAnswers(positions.subList(0, 1), 2);
            assertEquals(positions.size(), one.searches().size());
        }
        try (Instance two = new Instance("restart-2", 1, true)) {
            two.ask(positions);
            two.awaitAnswers(positions, 2);
            assertEquals(List.of(), two.searches());
        }
    }

    @Test
    void withoutAnEnginePositionsWaitVisiblyUntilOneIsInstalled() {
        List<String> positions = positions("f2f4");
        try (Instance one = new Instance("waiting-1", 1, true)) {
            Optional<List<String>> engine = one.engine.getAndSet(Optional.empty());
            Eventually.holds(() -> one.worker.state().doing() == AnalysisWorker.Doing.WAITING);
            assertFalse(one.worker.hasEngine());
            one.ask(positions);
            one.engine.set(engine);
            one.awaitAnswers(positions, 1);
            assertTrue(one.worker.hasEngine());
            Eventually.holds(() -> one.worker.state().doing() == AnalysisWorker.Doing.IDLE);
        }
    }
}
