package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Refusals.assertClean;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Frames that are no commands, too large or too many: they change nothing. */
class RefusedFramesIT {
    private static RunningHall hall;
    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = Refusals.opened("refused-frames");
    }

    @AfterAll
    static void everybodyLeaves() {
        Refusals.close(cup);
    }

    @BeforeEach
    void count() {
        before = Refusals.events(cup);
    }

    @AfterEach
    void nothingHasChanged() {
        Refusals.assertNothingChanged(cup, before);
    }

    @TestFactory
    Stream<DynamicTest> framesThatAreNone() {
        String id = "11111111-2222-3333-4444-555555555555";
        List<String> frames = List.of(
                "",
                "hello",
                "[]",
                "7",
                "null",
                "{\"t\":",
                "{}",
                "{\"t\":5}",
                "{\"t\":\"hello\"}",
                "{\"t\":\"ping\"}",
                "{\"t\":\"ping\",\"n\":\"one\"}",
                "{\"t\":\"ping\",\"n\":-1}",
                "{\"t\":\"ping\",\"n\":1e99}",
                "{\"t\":\"ping\",\"n\":1,\"rtt\":-5}",
                "{\"t\":\"cmd\"}",
                "{\"t\":\"cmd\",\"id\":\"x\",\"name\":\"resign\"}",
                "{\"t\":\"cmd\",\"id\":7,\"name\":\"resign\"}",
                "{\"t\":\"cmd\",\"id\":\"../../etc\",\"name\":\"resign\"}",
                command(id, "", "{}"),
                command(id, "fly", "{}"),
                command(id, "resign", "[]"),
                command(id, "resign", "\"now\""),
                command(id, "play", "{}"),
                command(id, "play", "{\"uci\":5}"),
                command(id, "play", "{\"uci\":null}"),
                command(id, "play", "{\"uci\":\"e2e4\",\"offerDraw\":\"yes\"}"),
                command(id, "play", "{\"uci\":\"e2e4\",\"expectedPly\":1.5}"),
                command(id, "play", "{\"uci\":\"e2e4\",\"expectedPly\":-1}"),
                command(id, "play", "{\"uci\":\"" + "e".repeat(2_001) + "\"}"),
                command(id, "callArbiter", "{\"text\":[]}"),
                command(id, "openRound", "{}"),
                command(id, "openRound", "{\"round\":\"one\"}"),
                command(id, "openRound", "{\"round\":0}"),
                command(id, "closeRound", "{\"round\":0}"),
                command(id, "signReport", "{\"round\":0}"),
                command(id, "signReport", "{\"round\":1}"),
                command(id, "recordCheck", "{\"board\":\"a\",\"side\":\"GREEN\",\"kind\":\"DEVICE\",\"passed\":true}"),
                command(id, "recordCheck", "{\"board\":\"a\",\"side\":\"WHITE\",\"kind\":\"SHOES\",\"passed\":true}"),
                command(
                        id,
                        "recordCheck",
                        "{\"board\":\"a\",\"side\":\"WHITE\",\"kind\":\"DEVICE\",\"passed\":\"yes\"}"),
                command(id, "order", "{}"),
                command(id, "order", "{\"kind\":\"STOP\"}"),
                command(id, "order", "{\"kind\":\"SET_TIMES\",\"whiteMs\":\"soon\"}"),
                command(id, "order", "{\"kind\":\"START\",\"startAt\":-1}"),
                command(id, "propose", "{\"kind\":\"CORRECT_SETTING\",\"whiteControl\":\"soon\"}"),
                command(id, "withdraw", "{}"),
                command(id, "takeTimeSheet", "{}"),
                command(id, "recordPresence", "{\"board\":\"a\",\"side\":\"WHITE\"}"),
                command(id, "holdStart", "{\"board\":\"a\",\"side\":\"WHITE\",\"held\":1}"),
                command(id, "waiveDefault", "{\"board\":\"a\",\"minutes\":-1}"),
                command(id, "reverseForfeit", "{}"),
                command(id, "orderSealing", "{}"),
                command(id, "sealMove", "{}"),
                command(id, "confirmEnvelope", "{\"board\":\"a\",\"place\":\"b\"}"),
                command(id, "resumeAdjourned", "[]"),
                command(id, "restorePosition", "{\"board\":\"a\",\"ply\":-1}"),
                command(id, "restorePosition", "{\"board\":\"a\",\"ply\":1,\"whiteMs\":86400001}"),
                command(id, "declareDraw", "{\"board\":\"a\",\"situation\":\"BOREDOM\",\"ply\":1,\"attempt\":1}"),
                command(id, "declareDraw", "{\"board\":\"a\",\"situation\":\"REPETITION\",\"ply\":-1,\"attempt\":1}"),
                command(id, "changeResult", "{\"board\":\"a\",\"outcome\":\"BOTH_LOSE\",\"attempt\":1}"),
                command(id, "claimDraw", "{\"situation\":\"HOPE\"}"),
                command(id, "allowEarlyOffers", "{\"board\":\"a\",\"allowed\":1,\"attempt\":1}"),
                command(id, "queuePreMove", "{\"uci\":\"e7e5\"}"),
                command(id, "confirmReproduced", "{\"ply\":0}"),
                command(id, "acceptHelper", "{\"board\":\"a\",\"side\":\"WHITE\",\"name\":\"b\"}"),
                command(
                        id,
                        "adjustForHelp",
                        "{\"board\":\"a\",\"side\":\"WHITE\",\"reason\":\"x\",\"attempt\":1,\"seen\":0}"),
                command(
                        id,
                        "recordIrregularity",
                        "{\"board\":\"a\",\"side\":\"WHITE\",\"kind\":\"NOISE\",\"ply\":1,\"attempt\":1,\"seen\":0}"),
                command(id, "reverseColours", "{}"),
                command(id, "confirmReport", "{\"venue\":\"rome\"}"),
                command(id, "acknowledgeCall", "{\"board\":\"a\"}"),
                command(id, "decideAppeal", "{\"board\":\"a\",\"appeal\":\"b\",\"outcome\":\"MAYBE\"}"),
                command(id, "answerCall", "{\"board\":\"a\",\"callId\":\"b\"}"),
                command(id, "decideDisconnection", "{\"board\":\"a\",\"caseId\":\"b\",\"option\":\"SLEEP\"}"),
                command(
                        id,
                        "decideDisconnection",
                        "{\"board\":\"a\",\"caseId\":\"b\",\"option\":\"REDUCE\",\"reduceSeconds\":0}"),
                command(
                        id,
                        "decideDisconnection",
                        "{\"board\":\"a\",\"caseId\":\"b\",\"option\":\"RESTART_SHORTER\",\"control\":\"soon\"}"),
                command(
                        id,
                        "penalise",
                        "{\"board\":\"a\",\"seen\":0,\"offender\":\"WHITE\",\"kind\":\"PRISON\",\"reason\":\"x\"}"),
                command(
                        id,
                        "penalise",
                        "{\"board\":\"a\",\"seen\":0,\"offender\":\"WHITE\",\"kind\":\"WARNING\",\"seconds\":-5,"
                                + "\"reason\":\"x\"}"),
                command(
                        id,
                        "penalise",
                        "{\"board\":\"a\",\"seen\":0,\"offender\":\"WHITE\",\"items\":[{\"kind\":\"GAME_LOST\","
                                + "\"points\":\"-1\"}],\"reason\":\"x\"}"),
                command(
                        id,
                        "penalise",
                        "{\"board\":\"a\",\"seen\":0,\"offender\":\"WHITE\",\"items\":[[]],\"reason\":\"x\"}"),
                command(id, "approveResult", "{\"seen\":\"1-0\"}"),
                command(id, "approveResult", "{\"board\":\"a\"}"),
                command(
                        id,
                        "penalise",
                        "{\"board\":\"a\",\"offender\":\"WHITE\",\"kind\":\"WARNING\",\"reason\":\"x\"}"),
                command(id, "issueCode", "{\"board\":\"a\"}"),
                command(id, "issueCode", "{\"official\":5}"),
                "x".repeat(20_000),
                "{\"t\":\"cmd\",\"id\":\"" + id + "\",\"name\":\"resign\",\"args\":" + "[".repeat(5_000)
                        + "]".repeat(5_000) + "}");
        RawSocket socket = new RawSocket(
                hall.url(), hall.enrol(cup.id(), cup.board(4) + " BLACK").token());
        return Stream.concat(
                frames.stream()
                        .map(frame -> DynamicTest.dynamicTest(shortened(frame) + " -> MALFORMED", () -> {
                            // below the number of frames per second that the hall allows
                            TimeUnit.MILLISECONDS.sleep(25);
                            socket.text(frame);
                            malformed(socket);
                        })),
                Stream.of(
                        DynamicTest.dynamicTest("a binary frame -> MALFORMED", () -> {
                            socket.binary("{\"t\":\"ping\",\"n\":1}".getBytes(java.nio.charset.StandardCharsets.UTF_8));
                            malformed(socket);
                        }),
                        DynamicTest.dynamicTest("and the socket still answers", () -> {
                            socket.text("{\"t\":\"ping\",\"n\":41}");
                            assertTrue(socket.next("pong").contains("41"));
                            socket.close();
                        })));
    }

    private static void malformed(RawSocket socket) {
        String answer = socket.next("refused");
        assertEquals("MALFORMED", RunningHall.tree(answer).path("code").asText(), answer);
        assertClean(answer);
    }

    private static String command(String id, String name, String args) {
        return "{\"t\":\"cmd\",\"id\":\"" + id + "\",\"name\":\"" + name + "\",\"args\":" + args + "}";
    }

    private static String shortened(String text) {
        return text.length() > 100
                ? text.substring(0, 60) + "… (" + text.length() + ")"
                : text.isEmpty() ? "an empty frame" : text;
    }

    @Test
    void aFrameOfAMegabyteAndAFloodOfFramesEndTheConnectionOnly() {
        String token = hall.enrol(cup.ca()
                        .does("issueCode", Map.of("board", cup.board(4), "side", "WHITE"))
                        .path("code")
                        .asText())
                .token();
        try (RawSocket socket = new RawSocket(hall.url(), token)) {
            socket.next("hello");
            socket.text("{\"t\":\"ping\",\"n\":1,\"x\":\"" + "y".repeat(1_000_000) + "\"}");
            assertTrue(List.of(1002, 1006, 1009, 1011).contains(socket.closed()), "the connection stays");
        }
        try (RawSocket socket = new RawSocket(hall.url(), token)) {
            socket.next("hello");
            for (int n = 0; n < 400; n++) socket.text("{\"t\":\"ping\",\"n\":" + n + "}");
            assertTrue(List.of(1006, 1008).contains(socket.closed()), "the connection stays");
        }
        try (RawSocket socket = new RawSocket(hall.url(), token)) {
            socket.next("snapshot");
        }
    }
}
