package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.e2e.Cup.aCase;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.PresenceFact;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Services hang, or are killed in the middle of cases and their decisions: no case is lost or opened twice, and no
 * decision is applied twice (OCR 18.8, 18.9).
 */
class KilledServicesIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    // ---- a service that hangs

    @KillsParts("adjudication")
    @Test
    void aCallThatNobodyAnswersHoldsUpNoMoveOfItsPlayer() {
        try (Cup cup = new Cup(hall, "silent").opened()) {
            cup.start(1);
            List<String> answers = new CopyOnWriteArrayList<>();
            cup.white(1).client().listen(frame -> {
                if (Set.of("ok", "refused").contains(frame.path("t").asText()))
                    answers.add(frame.path("t").asText());
            });
            List<CompletableFuture<JsonNode>> call = new ArrayList<>();
            hall.whileSilent("adjudication", () -> {
                call.add(cup.white(1).client().command("callArbiter", Map.of("text", "A light flickers.")));
                cup.white(1).plays("e2e4");
                cup.white(1).sees("the answer to the move", () -> !answers.isEmpty());
                assertEquals("ok", answers.getFirst(), "the move had to wait for the call");
            });
            call.getFirst()
                    .orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    .join();
            cup.resign(1);
        }
    }

    // ---- a kill in the middle of a case

    @KillsParts("connectivity")
    @Test
    void noCaseIsLostOrOpenedTwiceWhenConnectivityIsKilledBeforeTheCaseTheReturnAndTheReport() { // OCR 18.8, 18.9
        List<Integer> boards = List.of(1, 2, 3);
        try (Cup cup = Cup.ofThreeVenues(hall, "dropped").opened()) {
            cup.start(boards);
            boards.forEach(board -> cup.white(board).client().drop());
            hall.kill9("connectivity");
            boards.forEach(board -> aCase(cup.ca(), cup.board(board), Side.WHITE, "OPEN"));
            boards.forEach(board -> cup.white(board).client().restore());
            hall.kill9("connectivity");
            List<CompletableFuture<?>> reports = new ArrayList<>();
            for (int board : boards) reports.add(report(cup, board));
            hall.kill9("connectivity");
            reports.forEach(answer -> answer.orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    .join());
            boards.forEach(board -> aCase(
                    cup.ca(),
                    cup.board(board),
                    Side.WHITE,
                    "its cause settled",
                    one -> one.path("cause").path("settled").asBoolean()));
            boards.forEach(board -> reduce(cup, board));
            boards.forEach(board -> assertDecidedOnce(cup, board));
        }
    }

    @KillsParts({"game-state", "adjudication"})
    @Test
    void noDecisionIsLostOrAppliedTwiceWhenAdjudicationIsKilledBeforeAndAmidTheirEffects() { // OCR 18.9
        List<Integer> unapplied = List.of(1, 2, 3);
        List<Integer> amid = List.of(4, 5, 6);
        List<Integer> boards = Stream.of(unapplied, amid).flatMap(List::stream).toList();
        try (Cup cup = Cup.ofThreeVenues(hall, "decided").opened()) {
            cup.start(boards);
            boards.forEach(board -> cup.white(board).client().drop());
            boards.forEach(board -> aCase(cup.ca(), cup.board(board), Side.WHITE, "OPEN"));
            boards.forEach(board -> cup.white(board).client().restore());
            boards.forEach(board -> report(cup, board).join());
            hall.whileSilent("game-state", () -> {
                unapplied.forEach(board -> reduce(cup, board));
                unapplied.forEach(board -> ruled(cup, board, "MADE"));
                hall.kill9("adjudication");
            });
            List<CompletableFuture<Void>> decisions = amid.stream()
                    .map(board -> CompletableFuture.runAsync(() -> reduce(cup, board)))
                    .toList();
            CompletableFuture.anyOf(decisions.toArray(CompletableFuture[]::new)).join();
            hall.kill9("adjudication");
            decisions.forEach(CompletableFuture::join);
            boards.forEach(board -> assertDecidedOnce(cup, board));
        }
    }

    @KillsParts({"game-state", "adjudication"})
    @Test
    void bothPlayersCasesOfABoardBringOneNewGameWhenAdjudicationIsKilledBeforeTheirEffects() { // OCR 18.9 c
        try (Cup cup = Cup.ofThreeVenues(hall, "anew").opened()) {
            cup.start(1);
            List<String> cases = Stream.of(Side.values())
                    .map(side -> cup.backAndReported(1, side))
                    .toList();
            hall.whileSilent("game-state", () -> {
                cases.forEach(id -> cup.decides(Map.of(
                        "board", cup.board(1), "caseId", id, "option", "RESTART", "reason", "nobody saw the boards")));
                hall.kill9("adjudication");
            });
            JsonNode ruling = cup.ca()
                    .seesOne(
                            "the new game",
                            cup.ca().client()::rulings,
                            one -> one.path("caseId").asText().equals(cases.getFirst())
                                    && one.path("state").asText().equals("APPLIED"));
            for (String id : cases)
                cup.ca()
                        .seesOne(
                                "the end of " + id,
                                cup.ca().client()::cases,
                                one -> one.path("id").asText().equals(id)
                                        && one.path("state").asText().equals("CLOSED")
                                        && one.path("rulingId").equals(ruling.path("id")));
            assertEquals(
                    2,
                    cup.ca().seesStatus(cup.board(1), "CREATED").path("attempt").asInt());
            List<Integer> about = hall.events("adjudication", AdjudicationEvent.parser(), cup.board(1)::equals).stream()
                    .filter(AdjudicationEvent::hasDisconnectionDecided)
                    .map(event -> event.getDisconnectionDecided().getAttempt())
                    .toList();
            assertEquals(List.of(1), about, "one decision, and the game that it was about");
        }
    }

    @KillsParts("connectivity")
    @Test
    void casesAreClosedAndLaterDropsAreOtherCasesWhenConnectivityIsKilledBeforeTheClosings() { // OCR 18.9
        List<Integer> boards = List.of(1, 2, 3);
        try (Cup cup = Cup.ofThreeVenues(hall, "closed").opened()) {
            cup.start(boards);
            boards.forEach(board -> cup.backAndReported(board, Side.WHITE));
            hall.whileSilent("connectivity", () -> {
                boards.forEach(board -> reduce(cup, board));
                boards.forEach(board -> ruled(cup, board, "APPLIED"));
                boards.forEach(board -> cup.white(board).client().drop());
                cup.ca()
                        .sees(
                                "the second losses at the edge",
                                () -> boards.stream().allMatch(board -> losses(cup.board(board)) == 2));
                hall.kill9("connectivity");
            });
            boards.forEach(board -> assertDecidedOnce(cup, board));
            for (int board : boards) {
                String again = aCase(cup.ca(), cup.board(board), Side.WHITE, "OPEN")
                        .path("id")
                        .asText();
                cup.ca().seesStatus(cup.board(board), "PAUSED");
                assertEquals(
                        List.of(again),
                        opened(cup, board).stream()
                                .map(CaseOpened::getCaseId)
                                .skip(1)
                                .toList(),
                        "one case for each drop");
            }
        }
    }

    /** Has the report of White's case confirmed once the player is back. */
    private static CompletableFuture<JsonNode> report(Cup cup, int board) {
        String venue = cup.venue(board, Side.WHITE);
        String id = aCase(cup.lta(venue), cup.board(board), Side.WHITE, "RESTORED")
                .path("id")
                .asText();
        return cup.lta(venue)
                .client()
                .command("confirmReport", Map.of("venue", venue, "caseId", id, "note", "a loose cable"));
    }

    /** Takes a minute from White. */
    private static void reduce(Cup cup, int board) {
        cup.decides(Map.of(
                "board",
                cup.board(board),
                "caseId",
                aCase(cup.ca(), cup.board(board), Side.WHITE, "RESTORED")
                        .path("id")
                        .asText(),
                "option",
                "REDUCE",
                "reduceSeconds",
                60,
                "reason",
                "a loose cable"));
    }

    private static void ruled(Cup cup, int board, String state) {
        cup.ca()
                .seesOne(
                        "a ruling " + state + " at " + cup.board(board),
                        cup.ca().client()::rulings,
                        one -> one.path("board").asText().equals(cup.board(board))
                                && one.path("state").asText().equals(state));
    }

    /** Checks that White's first case is closed, and that its decision was applied once and took effect once. */
    private static void assertDecidedOnce(Cup cup, int board) {
        String id = aCase(cup.ca(), cup.board(board), Side.WHITE, "CLOSED")
                .path("id")
                .asText();
        ruled(cup, board, "APPLIED");
        assertEquals(id, opened(cup, board).getFirst().getCaseId());
        assertEquals(
                1,
                connectivity(cup)
                        .filter(event -> event.getCaseClosed().getCaseId().equals(id))
                        .count(),
                "closings");
        List<AdjudicationEvent> rulings =
                hall.events("adjudication", AdjudicationEvent.parser(), cup.board(board)::equals);
        assertEquals(
                1,
                rulings.stream()
                        .filter(AdjudicationEvent::hasDisconnectionDecided)
                        .count(),
                "decisions");
        assertEquals(
                1, rulings.stream().filter(AdjudicationEvent::hasRulingApplied).count(), "effects noted");
        assertEquals(
                0, rulings.stream().filter(AdjudicationEvent::hasRulingRefused).count(), "refusals");
        cup.ca().sees("the end of " + id + " in the record", () -> noted(cup, board, id, false) == 1);
        assertEquals(1, noted(cup, board, id, true));
        List<GameEvent> record = hall.record(cup.board(board));
        assertEquals(
                List.of(-60L),
                record.stream()
                        .filter(GameEvent::hasTimeAdjusted)
                        .map(event -> event.getTimeAdjusted().getChange().getSeconds())
                        .toList());
        assertEquals(
                1,
                record.stream()
                        .filter(event -> event.getGameResumed().getArticle().equals("OCR 18.9"))
                        .count(),
                "resumptions");
    }

    private static long noted(Cup cup, int board, String caseId, boolean open) {
        return hall.record(cup.board(board)).stream()
                .filter(GameEvent::hasDisconnectionNoted)
                .map(GameEvent::getDisconnectionNoted)
                .filter(note -> note.getCaseId().equals(caseId) && note.getOpen() == open)
                .count();
    }

    /** The cases of White at a board, in order. */
    private static List<CaseOpened> opened(Cup cup, int board) {
        return connectivity(cup)
                .filter(ConnectivityEvent::hasCaseOpened)
                .map(ConnectivityEvent::getCaseOpened)
                .filter(one -> one.getBoardId().equals(cup.board(board))
                        && one.getSide() == org.onehall.proto.types.v1.Side.SIDE_WHITE)
                .toList();
    }

    private static Stream<ConnectivityEvent> connectivity(Cup cup) {
        return hall
                .events("connectivity", ConnectivityEvent.parser(), venue -> venue.endsWith("-" + cup.id()))
                .stream();
    }

    /** How often the edge has lost White at a board. */
    private static long losses(String board) {
        return hall.read(TopicCatalogue.PRESENCE, PresenceFact.parser(), _ -> true).stream()
                .filter(fact -> fact.getBoardId().equals(board)
                        && fact.getSide() == org.onehall.proto.types.v1.Side.SIDE_WHITE
                        && fact.getState() == LinkState.LINK_STATE_DOWN)
                .count();
    }
}
