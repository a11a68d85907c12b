package org.onehall.local;

import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.RecordedLog;
import org.onehall.local.replay.Scoresheet;
import org.onehall.local.replay.Verification;
import org.onehall.local.replay.WholeCheck;
import org.onehall.proto.game.v1.GameEvent;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./onehall replay}. */
@Command(
        name = "replay",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Print the board logs of a data folder as scoresheets with clocks.",
            "Works while the hall runs and when it is stopped."
        })
final class ReplayCommand implements Callable<Integer> {
    private static final String GAMES = TopicCatalogue.events("game");
    /** Longer than any writer's transaction time-out. */
    private static final Duration SETTLE = Duration.ofSeconds(20);

    private static final Comparator<String> BY_NUMBER = Comparator.comparing(ReplayCommand::sortable);

    @Mixin
    private DataOption data;

    @Mixin
    private BrokersOption brokers;

    @Option(names = "--board", paramLabel = "ID", description = "Only this board, \"competition/round/board\".")
    private Optional<String> board = Optional.empty();

    @Option(
            names = "--verify",
            description = {
                "Check the logs instead: gaps, duplicates, broken order, illegal moves, time not conserved,",
                "acknowledged moves that are missing, damaged ends. Exit code 1 if anything is found."
            })
    private boolean verify;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        Optional<BrokerAccess> named = brokers.access();
        if (named.isPresent()) return replay(named.get(), Map.of(), SETTLE);
        RunFolder run = data.folder();
        if (!Files.isDirectory(run.data().resolve(Launcher.BROKER))) {
            throw new Complaint(
                    Complaint.USAGE,
                    "nothing is recorded in " + run.data() + "; give the data folder of a hall with --data");
        }
        if (run.taken()) {
            Ports ports = run.ports()
                    .orElseThrow(() ->
                            new Complaint(Complaint.NO, "the hall on " + run.data() + " is just starting; try again"));
            BrokerAccess broker = BrokerCredentials.of(run.data()).operator(ports.bootstrap(run.scale()));
            if (!Topics.answers(broker, 5_000)) {
                throw new Complaint(
                        Complaint.NO,
                        "the broker of the hall on " + run.data() + " does not answer; see ./onehall status");
            }
            return replay(broker, Map.of(), Duration.ZERO);
        }
        try (KeptLog log = KeptLog.open(run)) {
            return replay(log.access(), log.notedEnds(), SETTLE);
        }
    }

    private int replay(BrokerAccess broker, Map<String, Long> notedEnds, Duration settle)
            throws InterruptedException, IOException {
        return verify ? verify(broker, notedEnds, settle) : print(broker, settle);
    }

    private int print(BrokerAccess broker, Duration settle) throws InterruptedException {
        Map<String, Scoresheet> sheets = new TreeMap<>(BY_NUMBER);
        RecordedLog.read(broker, Set.of(GAMES), settle, record -> {
            if (board.isEmpty() || board.get().equals(record.key())) {
                try {
                    sheets.computeIfAbsent(record.key(), _ -> new Scoresheet())
                            .accept(GameEvent.parseFrom(record.value()));
                } catch (InvalidProtocolBufferException e) {
                    throw new Complaint(
                            Complaint.NO,
                            "record " + record.offset() + " of " + record.key() + " is not readable: "
                                    + e.getMessage());
                }
            }
        });
        if (sheets.isEmpty()) {
            throw new Complaint(
                    Complaint.NO,
                    board.map(id -> "there is no board " + id + " in the log")
                            .orElse("there is no board in the log yet"));
        }
        sheets.forEach((id, sheet) -> {
            System.out.println(id);
            sheet.lines().stream().map(Printable::of).forEach(System.out::println);
            System.out.println();
        });
        return 0;
    }

    private int verify(BrokerAccess broker, Map<String, Long> notedEnds, Duration settle) throws InterruptedException {
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(GAMES, findings::add);
        List<String> contexts = board.isPresent() ? List.of("game") : TopicCatalogue.CONTEXTS;
        new WholeCheck(broker, contexts, board, verification, findings::add).run(notedEnds, settle);
        if (board.isPresent() && verification.boards() == 0 && findings.isEmpty()) {
            throw new Complaint(Complaint.NO, "there is no board " + board.get() + " in the log");
        }
        return Verdict.print(verification, findings);
    }

    /** Numbers inside an id count as numbers: board 2 comes before board 10. */
    private static String sortable(String id) {
        return java.util.regex.Pattern.compile("\\d+")
                .matcher(id)
                .replaceAll(number -> "0".repeat(Math.max(0, 9 - number.group().length())) + number.group());
    }
}
