package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.BoardChecks.applied;
import static org.onehall.e2e.BoardChecks.assertEnded;
import static org.onehall.e2e.BoardChecks.assertHeld;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.InvalidProtocolBufferException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationCommand;
import org.onehall.proto.game.v1.GameEvent;

/** Connections are lost, reported and decided, one by one and in an outage of a venue (OCR 18.8, 18.9). */
class DisconnectionsIT {
    private static RunningHall hall;
    private static Cup cup;

    @BeforeAll
    static void theRoundIsOpen() {
        hall = RunningHall.shared();
        cup = new Cup(hall, "whole-links").opened();
    }

    @AfterAll
    static void theRecordIsSound() {
        cup.close();
        assertEquals(List.of(), hall.findings());
    }

    @Test
    void aLostConnectionIsReportedDecidedAndTheGameGoesOn() throws InvalidProtocolBufferException {
        String board = cup.board(9);
        cup.start(9);
        cup.plays(9, "e2e4");
        cup.white(9).client().drop();
        cup.ca()
                .sees(
                        board,
                        "the doubtful link",
                        view -> !view.path("white").path("link").asText().equals("UP"));
        JsonNode opened = aCase(cup.lta("rome"), board, "OPEN");
        cup.ca()
                .sees(
                        board,
                        "the lost link",
                        view -> view.path("white").path("link").asText().equals("DOWN"));
        cup.ca().sees(board, "the pause", view -> view.path("status").asText().equals("PAUSED"));
        String id = opened.path("id").asText();
        assertEquals(id, aCase(cup.ca(), board, "OPEN").path("id").asText());
        assertTrue(
                cup.lta("milan").client().cases().values().stream()
                        .noneMatch(one -> one.path("id").asText().equals(id)),
                "Milan sees a case of Rome");
        cup.black(9).seesNotice("has lost the connection");

        Map<String, Object> resume =
                Map.of("board", board, "caseId", id, "option", "RESUME", "reason", "a router was restarted");
        cup.decisionRefused(cup.ca(), "NOT_RECONNECTED", resume);
        cup.white(9).client().restore();
        aCase(cup.ca(), board, "RESTORED");
        cup.decisionRefused(cup.ca(), "NOT_REPORTED", resume);
        Map<String, Object> report = Map.of("venue", "rome", "caseId", id, "note", "the router was restarted");
        cup.lca("rome").refused("FORBIDDEN_ROLE", "confirmReport", report);
        cup.lta("milan").refused("FORBIDDEN_ROLE", "confirmReport", report);
        try (Cup another = new Cup(hall, "whole2")) {
            another.lta("rome").refused("FORBIDDEN_ROLE", "confirmReport", report);
        }
        cup.lta("rome").does("confirmReport", report);
        cup.ca()
                .seesOne(
                        "the report",
                        cup.ca().client()::cases,
                        one -> one.path("id").asText().equals(id)
                                && one.path("reported").asBoolean());
        cup.lta("rome").refused("ALREADY_REPORTED", "confirmReport", report);
        cup.lca("rome").refused("FORBIDDEN_ROLE", "decideDisconnection", resume);
        JsonNode before = cup.ca().board(board);
        String decision = cup.decides(resume);
        JsonNode after = cup.white(9).seesStatus(board, "PLAYING");
        for (String clock : List.of("whiteMs", "blackMs"))
            assertEquals(
                    before.path("clocks").path(clock).asLong(),
                    after.path("clocks").path(clock).asLong(),
                    clock);
        applied(cup, board, "RESUME");
        aCase(cup.ca(), board, "CLOSED");
        cup.ca().refused("ALREADY_DECIDED", "decideDisconnection", resume);
        cup.plays(9, "e7e5");
        isOnPaper(id);

        String trace = traceOf(decision);
        List<GameEvent> record = hall.record(board);
        GameEvent resumed =
                record.stream().filter(GameEvent::hasGameResumed).findFirst().orElseThrow();
        assertEquals(
                trace,
                resumed.getHeader().getCorrelationId(),
                "the trace of the decision is lost on its way to the game");
        cup.resign(9);
    }

    /**
     * Checks that the arbiters of a case's venue and the Chief Arbiter can get its report, with everything that
     * followed (OCR 18.9).
     */
    private static void isOnPaper(String caseId) {
        cup.ca()
                .seesOne(
                        "its cause",
                        cup.ca().client()::cases,
                        one -> one.path("id").asText().equals(caseId)
                                && one.path("cause").path("settled").asBoolean());
        String reports = hall.url() + "/api/disconnections";
        JsonNode found = RunningHall.tree(
                hall.get(reports + "?round=1&case=" + caseId, cup.ca().who().token())
                        .body());
        assertEquals(1, found.size());
        List<String> course = new ArrayList<>();
        found.get(0).path("course").forEach(step -> course.add(step.path("what").asText()));
        course.removeIf("CAUSE"::equals);
        assertEquals(List.of("LOST", "DETECTED", "RESTORED", "REPORTED", "DECIDED", "APPLIED", "CLOSED"), course);
        assertFalse(found.get(0).path("disconnection").path("cause").isNull(), found.toString());
        assertEquals("RESUME", found.get(0).path("ruling").path("kind").asText());
        assertTrue(found.get(0).path("exposureMs").asLong() >= 5_000, found.toString());
        assertEquals("Europe/Rome", found.get(0).path("timeZone").asText());
        assertFalse(found.get(0).path("decidedBy").asText().isEmpty(), found.toString());
        assertTrue(found.get(0).path("decided").path("whiteMs").asLong() > 0, found.toString());
        HttpResponse<String> paper = hall.get(
                reports + ".pdf?lang=it&round=1&case=" + caseId,
                cup.lta("rome").who().token());
        assertEquals(
                "application/pdf", paper.headers().firstValue("content-type").orElse(""));
        assertTrue(paper.body().startsWith("%PDF-"));
        assertEquals(
                0,
                RunningHall.tree(hall.get(
                                        reports + "?case=" + caseId,
                                        cup.lta("milan").who().token())
                                .body())
                        .size(),
                "Milan reads a report of Rome");
    }

    private static String traceOf(String request) throws InvalidProtocolBufferException {
        List<AdjudicationCommand> found = new ArrayList<>();
        List<byte[]> records = new ArrayList<>();
        hall.read(TopicCatalogue.commands("adjudication"), record -> records.add(record.value()));
        for (byte[] one : records) {
            AdjudicationCommand command = AdjudicationCommand.parseFrom(one);
            if (command.getHeader().getRequestId().equals(request)) found.add(command);
        }
        assertEquals(1, found.size(), "the command is in its log once");
        assertFalse(found.getFirst().getHeader().getCorrelationId().isEmpty());
        return found.getFirst().getHeader().getCorrelationId();
    }

    private static JsonNode aCase(Screen screen, String board, String state) {
        return screen.seesOne(
                "a case " + state + " at " + board,
                screen.client()::cases,
                one -> one.path("board").asText().equals(board)
                        && one.path("state").asText().equals(state));
    }

    @Test
    void aPlayerWhoDoesNotComeBackLosesOnlyByADecisionWithItsReason() { // OCR 18.9, OCR 18.9/c, OCR 18.9 other
        try (Cup away = new Cup(hall, "whole-away").opened()) {
            String board = away.board(1);
            away.start(1);
            away.plays(1, "e2e4");
            String venue = away.venue(1, Side.BLACK);
            away.black(1).client().drop();
            String id = aCase(away.lta(venue), board, "OPEN").path("id").asText();
            away.lta(venue)
                    .does(
                            "confirmReport",
                            Map.of("venue", venue, "caseId", id, "note", "the line of the hall is dead"));
            aCase(away.ca(), board, "OPEN");
            Map<String, Object> resume = Map.of("board", board, "caseId", id, "option", "RESUME");
            away.decisionRefused(away.ca(), "NOT_RECONNECTED", resume);
            away.ca()
                    .refused(
                            "DECISION_REASON_MISSING",
                            "decideDisconnection",
                            Map.of("board", board, "caseId", id, "option", "LOSS"));
            away.decides(
                    Map.of("board", board, "caseId", id, "option", "LOSS", "reason", "not back within the session"));
            assertEnded(away.white(1), board, "1-0", "RULING");
            aCase(away.ca(), board, "CLOSED");
            away.white(1).seesNotice("Black loses");
        }
    }

    @Test
    void aReportNobodyConfirmsInTimeCountsAsItWasDrafted() { // OCR 18.9/b
        try (Cup late = new Cup(hall, "whole-overdue", 1).opened()) {
            String board = late.board(1);
            late.start(1);
            late.plays(1, "e2e4");
            String venue = late.venue(1, Side.BLACK);
            late.black(1).client().drop();
            String id = aCase(late.lta(venue), board, "OPEN").path("id").asText();
            JsonNode overdue = late.ca()
                    .seesOne(
                            "the overdue report",
                            late.ca().client()::cases,
                            one -> one.path("id").asText().equals(id)
                                    && one.path("overdue").asBoolean());
            assertFalse(overdue.path("reported").asBoolean());
            late.black(1).client().restore();
            aCase(late.ca(), board, "RESTORED");
            late.decides(Map.of("board", board, "caseId", id, "option", "RESUME", "reason", "a loose plug"));
            late.white(1).seesStatus(board, "PLAYING");
            assertFalse(aCase(late.ca(), board, "CLOSED").path("reported").asBoolean());
        }
    }

    @Test
    void seatsOfAVenueThatAreLostTogetherAreOneOutageAndEachIsDecidedForItself() {
        String first = cup.board(10);
        String second = cup.board(12);
        cup.start(10, 12);
        cup.plays(10, "e2e4");
        cup.plays(12, "e2e4", "e7e5");
        cup.white(10).client().drop();
        cup.white(12).client().drop();
        Screen lta = cup.lta("milan");
        JsonNode outage = lta.seesOne(
                "the outage of Milan",
                lta.client()::outages,
                one -> one.path("caseIds").size() == 2);
        Set<String> lost = new HashSet<>();
        for (String board : List.of(first, second))
            lost.add(aCase(cup.ca(), board, "OPEN").path("id").asText());
        Set<String> grouped = new HashSet<>();
        outage.path("caseIds").forEach(id -> grouped.add(id.asText()));
        assertEquals(lost, grouped);
        assertEquals("milan", outage.path("venue").asText());
        assertTrue(cup.lta("rome").client().outages().isEmpty(), "Rome sees an outage of Milan");
        for (String board : List.of(first, second)) cup.ca().seesStatus(board, "PAUSED");

        cup.white(10).client().restore();
        cup.white(12).client().restore();
        for (String board : List.of(first, second))
            lta.does(
                    "confirmReport",
                    Map.of(
                            "venue",
                            "milan",
                            "caseId",
                            aCase(lta, board, "RESTORED").path("id").asText(),
                            "note",
                            "a cable"));

        long whole = cup.ca().board(first).path("clocks").path("whiteMs").asLong();
        cup.decides(Map.of(
                "board",
                first,
                "caseId",
                aCase(cup.ca(), first, "RESTORED").path("id").asText(),
                "option",
                "REDUCE",
                "reduceSeconds",
                30,
                "reason",
                "the cable was pulled"));
        applied(cup, first, "REDUCE");
        GameEvent resumed = hall.record(first).stream()
                .filter(GameEvent::hasGameResumed)
                .findFirst()
                .orElseThrow();
        assertEquals(
                whole - 30_000,
                Record.duration(resumed.getGameResumed().getClocks().getWhite()).toMillis(),
                "30 s are taken, and nothing else");
        cup.resign(10);

        cup.decides(Map.of(
                "board",
                second,
                "caseId",
                aCase(cup.ca(), second, "RESTORED").path("id").asText(),
                "option",
                "RESTART",
                "reason",
                "nothing was played yet"));
        applied(cup, second, "RESTART");
        JsonNode fresh = cup.white(12)
                .sees(second, "the second attempt", view -> view.path("attempt").asInt() == 2);
        assertEquals("CREATED", fresh.path("status").asText());
        assertEquals(0, fresh.path("ply").asInt());
        assertHeld(cup.order(cup.ca(), Map.of("kind", "START", "board", second)), second, "DEVICE_CHECK_MISSING");
        cup.start(12);
        cup.plays(12, "d2d4");
        cup.resign(12);
    }
}
