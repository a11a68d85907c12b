package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.KeptLog;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.Verification;
import org.onehall.local.replay.WholeCheck;
import org.onehall.proto.game.v1.GameEvent;

/**
 * A power failure cuts or damages the end of a board log. For every place of the cut, the check names the boards and
 * moves that were acknowledged and are missing, or reports that nothing is missing. A hall on the remaining data
 * continues, with those boards paused.
 */
@Order(RunningHall.OF_ITS_OWN)
class TornTailIT {
    private static final int PLACES = 20;
    private static final Duration SETTLE = Duration.ofSeconds(20);
    private static final int BOARDS = 5;
    private static final String GAMES = TopicCatalogue.events("game");

    private static RunningHall hall;
    private static Path recorded;
    private static TornLog log;
    private static String over;

    @BeforeAll
    static void aHallIsStoppedInTheMiddleOfItsGames() throws IOException {
        hall = RunningHall.on(RunningHall.competition("two-venues.yaml"));
        try (Cup cup = new Cup(hall, "torn").opened()) {
            for (int board = 1; board <= BOARDS; board++) cup.start(board);
            String[][] moves = {{"e2e4", "e7e5"}, {"g1f3", "b8c6"}, {"f1c4", "f8c5"}, {"c2c3", "g8f6"}};
            for (String[] pair : moves) for (int board = 1; board <= BOARDS; board++) cup.plays(board, pair);
            over = cup.board(number());
            cup.black(number()).does("resign");
            cup.ca().seesStatus(over, "ENDED");
            cup.approve(cup.lca(cup.venue(number(), Side.WHITE)), number());
            cup.ca().sees(over, "an official result", TornTailIT::isOfficial);
        }
        hall.stop();
        recorded = Files.createTempDirectory("onehall-torn-");
        TornLog.copy(hall.data().resolve("broker"), Files.createDirectories(recorded.resolve("broker")));
        log = TornLog.longest(recorded);
    }

    /** A board of the log with the most boards; its end is the last thing written there. */
    private static int number() {
        Map<Integer, List<Integer>> logs = IntStream.rangeClosed(1, BOARDS)
                .boxed()
                .collect(Collectors.groupingBy(board -> TopicCatalogue.partition("torn/1/" + board)));
        return logs.values().stream()
                .max(Comparator.comparingInt(List::size))
                .orElseThrow()
                .getFirst();
    }

    private static boolean isOfficial(JsonNode board) {
        return board.path("result").asText().equals("1-0")
                && board.path("resultStatus").asText().equals("OFFICIAL");
    }

    @AfterAll
    static void theHallEnds() throws IOException {
        hall.close();
        remove(recorded);
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    /** The whole file, the ends of its last records, and random places in its last part and in the whole file. */
    private static List<Integer> places() {
        Random random = new Random(35);
        List<Integer> places = new ArrayList<>(List.of(log.length(), 0));
        places.addAll(log.ends().subList(1, 7));
        while (places.size() < PLACES - 4) places.add(log.length() - 1 - random.nextInt(Math.min(4_000, log.length())));
        while (places.size() < PLACES) places.add(random.nextInt(log.length()));
        return places;
    }

    @Test
    void whereverTheLogIsCutTheCheckNamesWhatIsMissingOrSaysThatNothingIs() throws Exception {
        List<Integer> places = places();
        List<Future<?>> checks = new ArrayList<>();
        try (ExecutorService two = Executors.newFixedThreadPool(2)) {
            for (int at = 0; at < places.size(); at++) {
                int left = places.get(at);
                boolean there = at % 3 == 1;
                boolean clean = at % 2 == 0;
                checks.add(two.submit(() -> {
                    theCheckNamesWhatIsMissing(left, there, clean);
                    return null;
                }));
            }
        }
        for (Future<?> check : checks) check.get();
    }

    private static void theCheckNamesWhatIsMissing(int left, boolean there, boolean clean) throws Exception {
        String place = "cut to " + left + " of " + log.length() + " bytes" + (there ? ", the others wrong" : "")
                + (clean ? "" : ", not ended in good order");
        Path copy = Files.createTempDirectory("onehall-torn-");
        TornLog.copy(recorded, copy);
        log.tear(copy, left, there, clean);
        List<Finding> findings = check(copy);
        List<GameEvent> missing = log.missing(left);
        for (String board : TornLog.boards(missing))
            assertTrue(
                    findings.stream()
                            .anyMatch(
                                    one -> one.key().equals(board) && one.text().contains("missing")),
                    () -> place + ": " + board + " in " + findings);
        for (GameEvent event : missing) {
            if (event.hasMovePlayed())
                assertTrue(
                        findings.stream()
                                .anyMatch(one -> one.key()
                                                .equals(event.getHeader().getKey())
                                        && one.text()
                                                .contains(event.getMovePlayed().getUci())),
                        () -> place + ": " + event.getHeader().getEventId() + " "
                                + event.getMovePlayed().getSan() + " in " + findings);
        }
        if (missing.isEmpty()) assertEquals(List.of(), findings, place);
        remove(copy);
    }

    private static List<Finding> check(Path data) throws IOException, InterruptedException {
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(GAMES, findings::add);
        try (KeptLog kept = KeptLog.open(data)) {
            var check = new WholeCheck(
                    kept.access(), TopicCatalogue.CONTEXTS, Optional.empty(), verification, findings::add);
            check.run(kept.notedEnds(), SETTLE);
        }
        return findings;
    }

    @Test
    @KillsParts("broker") // a torn log is logged as an error
    void aHallOnATornLogGoesOnWithTheBoardsStandingThatMissMoves() throws IOException {
        int left = log.length() - 3_000;
        List<GameEvent> missing = log.missing(left);
        assertFalse(missing.isEmpty());
        log.tear(hall.data(), left, true, false);
        RunningHall.Said verdict = hall.verify();
        assertEquals(1, verdict.exit(), verdict.text());
        TornLog.boards(missing).forEach(board -> assertTrue(verdict.text().contains(board), verdict.text()));
        assertFalse(verdict.text().contains("Exception"), verdict.text());

        hall.startAgain();
        try (Screen ca = hall.screen("torn", "CHIEF_ARBITER")) {
            assertTrue(TornLog.boards(missing).contains(over));
            for (String board : TornLog.boards(missing)) {
                boolean ended = board.equals(over);
                if (ended) ca.sees(board, "the result that was official", TornTailIT::isOfficial);
                else
                    ca.sees(
                            board,
                            "the loss",
                            view -> view.path("status").asText().equals("PAUSED")
                                    && view.path("pauseCause").asText().equals("LOSS"));
                List<GameEvent> record = hall.record(board);
                GameEvent told = record.stream()
                        .filter(event -> Reason.has(event.getGamePaused().getReason(), ReasonCode.RECORDS_LOST))
                        .findFirst()
                        .orElseThrow();
                assertTrue(
                        missing.stream()
                                .filter(event -> event.getHeader().getKey().equals(board))
                                .allMatch(event -> event.getHeader().getSequence()
                                        < told.getHeader().getSequence()),
                        "no number is given twice");
                String reason = Reason.inEnglish(told.getGamePaused().getReason());
                for (GameEvent event : missing)
                    if (event.getHeader().getKey().equals(board) && event.hasMovePlayed())
                        assertTrue(reason.contains(event.getMovePlayed().getSan()), reason);
                assertEquals(ended, record.getLast().hasGameEnded(), () -> board + " ends with " + record.getLast());
            }
        }
    }
}
