package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.rpc.ErrorInfo;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.adjudication.v1.DecideDisconnectionRequest;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.ImposePenaltyRequest;
import org.onehall.proto.adjudication.v1.NoteRulingRequest;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.WithdrawRulingRequest;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.ClockServiceGrpc;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.Exclusion;
import org.onehall.proto.competition.v1.NoteResultRequest;
import org.onehall.proto.competition.v1.OpenRoundRequest;
import org.onehall.proto.competition.v1.SignReportRequest;
import org.onehall.proto.connectivity.v1.CloseCaseRequest;
import org.onehall.proto.connectivity.v1.ConnectivityServiceGrpc;
import org.onehall.proto.connectivity.v1.ReportPresenceRequest;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc;
import org.onehall.proto.fairplay.v1.RecordCheckRequest;
import org.onehall.proto.game.v1.ClaimFlagRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.ResignRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Bad input at every edge of the running hall: each input gets its refusal, nothing changes, and nothing confidential
 * is revealed.
 */
class RefusalWalkIT {
    /** What no answer may contain: stack traces, names of classes, files, and other people's names. */
    private static final Pattern LEAK = Pattern.compile(
            "Exception|\\bat [a-z]+\\.[a-z]|org\\.onehall|io\\.(quarkus|grpc|vertx|smallrye)|jakarta\\.|"
                    + "java\\.(lang|util|io)|"
                    + "\\.java:|Caused by|/tmp/|\\.pem|Milanese Player|Romano Player 0[2-9]|Romano Player 1");

    private static final String UNKNOWN_ID = "refusals/1/99";

    private static RunningHall hall;
    private static Cup cup;
    private static String call;
    private static Map<String, String> badTokens;
    private static Map<String, Long> before;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = new Cup(hall, "refusals").opened();
        cup.start(1);
        cup.plays(1, "e2e4", "e7e5");
        cup.white(1).does("callArbiter", Map.of("text", "it is warm"));
        call = cup.ca()
                .seesOne(
                        "the call",
                        cup.ca().client()::calls,
                        one -> one.path("board").asText().equals(cup.board(1)))
                .path("id")
                .asText();
        cup.lca("rome")
                .does(
                        "acknowledgeCall",
                        Map.of("board", cup.board(1), "callId", call)); // it is not overdue during the walk
        for (String place : List.of(
                "DEPUTY_CHIEF_ARBITER",
                "CHIEF_ORGANISER",
                "FAIR_PLAY_OFFICER",
                "FLOOR_ARBITER rome",
                "LOCAL_ORGANISER rome",
                "LOCAL_CHIEF_ARBITER rome",
                "LOCAL_CHIEF_ARBITER milan",
                "LOCAL_TECHNICAL_ARBITER rome",
                "LOCAL_TECHNICAL_ARBITER milan")) cup.person(place);
        badTokens = Tokens.bad(cup.white(1).who().token(), hall.data().resolve("identity"));
    }

    @AfterAll
    static void everybodyLeaves() {
        cup.resign(1);
        cup.close();
        assertEquals(List.of(), hall.findings());
    }

    /**
     * The number of events about everything a person could change, by topic. A client that enters with the code of a
     * seat reports its player present, and when he leaves, the hall itself holds his start (DEC-27).
     */
    private static Map<String, Long> events() {
        Map<String, Long> events = new TreeMap<>();
        for (String context : List.of("game", "adjudication", "competition", "clock", "fairplay"))
            hall.read(TopicCatalogue.events(context), record -> {
                boolean counts = switch (context) {
                    case "clock" -> isOwnOrder(record.value());
                    case "game" -> record.key().startsWith("refusals") && !isComingOrGoing(record.value());
                    default -> record.key().startsWith("refusals");
                };
                if (counts) events.merge(context, 1L, Long::sum);
            });
        return events;
    }

    private static boolean isComingOrGoing(byte[] record) {
        try {
            GameEvent event = GameEvent.parseFrom(record);
            return event.hasSeatPresent()
                    || event.hasStartHeld() && event.getHeader().getActor().getRole() == Role.ROLE_SERVICE;
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isOwnOrder(byte[] event) {
        try {
            return ClockEvent.parseFrom(event)
                    .getOrderGiven()
                    .getCompetitionId()
                    .equals("refusals");
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    @BeforeEach
    void count() {
        before = events();
    }

    @AfterEach
    void nothingHasChanged() {
        assertEquals(before, events(), "something was recorded");
        assertEquals(2, cup.white(1).board().path("ply").asInt());
        assertTrue(cup.white(1).client().isConnected(), "the player has been thrown out");
    }

    private static void assertClean(String text) {
        assertFalse(LEAK.matcher(text).find(), () -> "told too much: " + text);
    }

    // ---- REST of the zone

    private static DynamicTest refused(String name, Supplier<HttpResponse<String>> request, int status, String code) {
        return DynamicTest.dynamicTest(name + " -> " + status + " " + code, () -> {
            HttpResponse<String> answer = request.get();
            assertEquals(status, answer.statusCode(), answer.body());
            assertClean(answer.body());
            if (code.isEmpty()) return;
            assertTrue(
                    answer.headers().firstValue("Content-Type").orElse("").startsWith("application/problem+json"),
                    () -> answer.headers().toString());
            assertEquals(code, RunningHall.tree(answer.body()).path("code").asText(), answer.body());
        });
    }

    @TestFactory
    Stream<DynamicTest> whatTheZoneRefuses() {
        String enrol = hall.url() + "/api/enrol";
        String codes = hall.url() + "/api/codes";
        String pgn = hall.url() + "/api/pgn";
        String operator = hall.operatorToken();
        String ca = cup.ca().who().token();
        String player = cup.white(1).who().token();
        String unused = hall.code("refusals", cup.board(2) + " WHITE");
        return Stream.of(
                refused("no body", () -> hall.post(enrol, "", ""), 400, "MALFORMED"),
                refused("no JSON", () -> hall.post(enrol, "", "{code:"), 400, "MALFORMED"),
                refused("an array", () -> hall.post(enrol, "", "[\"" + unused + "\"]"), 400, "MALFORMED"),
                refused("a code that is a number", () -> hall.post(enrol, "", "{\"code\":5}"), 400, "MALFORMED"),
                refused("deeply nested", () -> hall.post(enrol, "", "[".repeat(8_000)), 400, "MALFORMED"),
                refused("an unknown code", () -> hall.post(enrol, "", "{\"code\":\"0000-0000\"}"), 404, "CODE_UNKNOWN"),
                refused(
                        "a code that is none",
                        () -> hall.post(enrol, "", "{\"code\":\"' OR 1=1 --\"}"),
                        404,
                        "CODE_UNKNOWN"),
                refused("too large", () -> hall.postExpecting(enrol, "x".repeat(600_000)), 413, ""),
                refused("another method", () -> hall.get(enrol, ""), 405, ""),
                refused("no such page", () -> hall.get(hall.url() + "/api/passwd", ""), 404, ""),
                refused(
                        "out of the folder",
                        () -> hall.get(hall.url() + "/..%2f..%2fidentity/operator.jwt", ""),
                        404,
                        ""),
                refused("codes without a token", () -> hall.post(codes, "", "{}"), 401, "TOKEN_NEEDED"),
                refused(
                        "codes for a player",
                        () -> hall.post(codes, player, "{\"competitionId\":\"refusals\"}"),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "codes for the Chief Arbiter",
                        () -> hall.post(codes, ca, "{\"competitionId\":\"refusals\"}"),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "codes of nothing",
                        () -> hall.post(codes, operator, "{\"competitionId\":\"nowhere\"}"),
                        404,
                        "NO_COMPETITION"),
                refused(
                        "codes for whom?",
                        () -> hall.post(codes, operator, "{\"competitionId\":\"refusals\",\"for\":\"me\"}"),
                        400,
                        "MALFORMED"),
                refused(
                        "codes of a number",
                        () -> hall.post(codes, operator, "{\"competitionId\":7}"),
                        400,
                        "MALFORMED"),
                refused("codes without JSON", () -> hall.post(codes, operator, "hello"), 400, "MALFORMED"),
                refused("games without a token", () -> hall.get(pgn, ""), 401, "TOKEN_NEEDED"),
                refused("games for a player", () -> hall.get(pgn, player), 403, "ROLE_NEEDED"),
                refused("games of a round that is no number", () -> hall.get(pgn + "?round=x", ca), 400, "MALFORMED"),
                refused(
                        "a tournament report without a token",
                        () -> hall.get(hall.url() + "/api/competition.trf", ""),
                        401,
                        "TOKEN_NEEDED"),
                refused(
                        "a tournament report for a player",
                        () -> hall.get(hall.url() + "/api/competition.trf", player),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "a tournament report of another kind",
                        () -> hall.get(hall.url() + "/api/competition.trf?version=17", ca),
                        400,
                        "MALFORMED"),
                refused(
                        "the officials without a token",
                        () -> hall.get(hall.url() + "/api/officials", ""),
                        401,
                        "TOKEN_NEEDED"),
                refused(
                        "the officials for a player",
                        () -> hall.get(hall.url() + "/api/officials", player),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "standings without a token",
                        () -> hall.get(hall.url() + "/api/standings", ""),
                        401,
                        "TOKEN_NEEDED"),
                refused(
                        "standings of another competition",
                        () -> hall.get(hall.url() + "/api/standings?competition=elsewhere", ca),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "standings for who plays",
                        () -> hall.get(hall.url() + "/api/standings", player),
                        409,
                        "GAME_RUNNING"),
                refused(
                        "reports of disconnections without a token",
                        () -> hall.get(hall.url() + "/api/disconnections", ""),
                        401,
                        "TOKEN_NEEDED"),
                refused(
                        "the report of a round for a player",
                        () -> hall.get(hall.url() + "/api/round-report?round=1", player),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "the record of rulings for a player",
                        () -> hall.get(hall.url() + "/api/rulings", player),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "reports of disconnections for a player",
                        () -> hall.get(hall.url() + "/api/disconnections.pdf", player),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "reports of a round that is no number",
                        () -> hall.get(hall.url() + "/api/disconnections?round=x", ca),
                        400,
                        "MALFORMED"),
                refused(
                        "a judgement without a token",
                        () -> hall.get(hall.url() + "/api/judgement?board=" + cup.board(1), ""),
                        401,
                        "TOKEN_NEEDED"),
                refused(
                        "a judgement for a player",
                        () -> hall.get(hall.url() + "/api/judgement?board=" + cup.board(1), player),
                        403,
                        "ROLE_NEEDED"),
                refused(
                        "a judgement of no board",
                        () -> hall.get(hall.url() + "/api/judgement", ca),
                        404,
                        "UNKNOWN_BOARD"),
                refused(
                        "a judgement after a move that was not made",
                        () -> hall.get(hall.url() + "/api/judgement?board=" + cup.board(1) + "&ply=900", ca),
                        400,
                        "NO_SUCH_PLY"),
                refused(
                        "time sheets without a token",
                        () -> hall.get(hall.url() + "/api/timesheets", ""),
                        401,
                        "TOKEN_NEEDED"),
                refused(
                        "time sheets for a player",
                        () -> hall.get(hall.url() + "/api/timesheets", player),
                        403,
                        "ROLE_NEEDED"),
                refused("games of an unknown round", () -> hall.get(pgn + "?round=7", ca), 404, "UNKNOWN_ROUND"));
    }

    @Test
    void aCodeIsGoodOnceAndOnlyTheNewestOne() {
        String first = cup.ca()
                .does("issueCode", Map.of("board", cup.board(3), "side", "WHITE"))
                .path("code")
                .asText();
        String second = cup.ca()
                .does("issueCode", Map.of("board", cup.board(3), "side", "WHITE"))
                .path("code")
                .asText();
        HttpResponse<String> lapsed = hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + first + "\"}");
        assertEquals(409, lapsed.statusCode());
        assertEquals("CODE_LAPSED", RunningHall.tree(lapsed.body()).path("code").asText());
        assertEquals(
                200,
                hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + second + "\"}")
                        .statusCode());
        HttpResponse<String> used = hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + second + "\"}");
        assertEquals(409, used.statusCode());
        assertEquals("CODE_USED", RunningHall.tree(used.body()).path("code").asText());
        assertClean(lapsed.body() + used.body());
    }

    @Test
    void officialsAreNamedToThoseWhoMayHandOutTheirCodes() {
        assertTrue(
                officials(cup.ca()).containsAll(List.of("ca", "rome-lca", "rome-lta")),
                () -> officials(cup.ca()).toString());
        assertTrue(officials(cup.lca("rome")).contains("rome-lta"));
        assertTrue(
                officials(cup.lca("rome")).stream().allMatch(official -> official.startsWith("rome-")),
                () -> officials(cup.lca("rome")).toString());
        assertEquals(List.of(), officials(cup.lta("rome")));
        String code = cup.lca("rome")
                .does("issueCode", Map.of("official", "rome-lta"))
                .path("code")
                .asText();
        assertEquals(
                200,
                hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + code + "\"}")
                        .statusCode());
    }

    private List<String> officials(Screen by) {
        return RunningHall.tree(hall.get(hall.url() + "/api/officials", by.who().token())
                        .body())
                .findValuesAsText("id");
    }

    /** Uses a separate address, so that the tests are not locked out for a minute. */
    @Test
    void whoGuessesCodesIsStoppedAndWhoHasEnteredHereBeforeIsNot() throws InterruptedException {
        HttpResponse<String> last = null;
        try (HttpClient guesser = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .localAddress(InetAddress.getByName("127.0.0.77"))
                .build()) {
            String before = cup.ca()
                    .does("issueCode", Map.of("board", cup.board(4), "side", "WHITE"))
                    .path("code")
                    .asText();
            assertEquals(
                    200,
                    guesser.send(guess(before, "TABLET04"), HttpResponse.BodyHandlers.ofString())
                            .statusCode());
            for (int tries = 0; tries <= 10; tries++)
                last = guesser.send(guess("ABCD-000" + (tries % 10), "GUESS"), HttpResponse.BodyHandlers.ofString());
            String right = cup.ca()
                    .does("issueCode", Map.of("board", cup.board(4), "side", "WHITE"))
                    .path("code")
                    .asText();
            HttpResponse<String> unseen = guesser.send(guess(right, "GUESS"), HttpResponse.BodyHandlers.ofString());
            assertEquals(told(last), told(unseen), "a right code is not told from a wrong one");
            assertEquals(
                    200,
                    guesser.send(guess(right, "TABLET04"), HttpResponse.BodyHandlers.ofString())
                            .statusCode(),
                    "a device that entered before");
            String other = cup.ca()
                    .does("issueCode", Map.of("board", cup.board(4), "side", "WHITE"))
                    .path("code")
                    .asText();
            assertEquals(
                    200,
                    guesser.send(guess(other, "TABLET05"), HttpResponse.BodyHandlers.ofString())
                            .statusCode(),
                    "another device behind the same address");
        } catch (IOException e) {
            assumeTrue(last != null, "this machine has no second loopback address");
            throw new UncheckedIOException(e);
        }
        assertEquals(429, last.statusCode(), last.body());
        assertEquals(
                "TOO_MANY_CODES", RunningHall.tree(last.body()).path("code").asText());
        assertTrue(
                last.headers().firstValueAsLong("Retry-After").isPresent(),
                last.headers().toString());
        assertClean(last.body());
    }

    /** The answer without the seconds to wait, which pass in the meantime. */
    private static String told(HttpResponse<String> answer) {
        return answer.statusCode() + answer.body().replaceAll("\\d+", "n");
    }

    private static HttpRequest guess(String code, String device) {
        return HttpRequest.newBuilder(URI.create(hall.url() + "/api/enrol"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"code\":\"" + code + "\",\"device\":\"" + device + "\"}"))
                .build();
    }

    // ---- competitions

    private static String upload(String yaml, Map<String, String> files) {
        try {
            return RunningHall.JSON.writeValueAsString(Map.of("fileName", "cup.yaml", "yaml", yaml, "files", files));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> whatTheCompetitionDeskRefuses() throws IOException {
        String url = hall.url("competition") + "/competitions";
        String operator = hall.operatorToken();
        String yaml = Files.readString(RunningHall.competition("two-venues.yaml"));
        Map<String, String> files = Map.of(
                "players.csv",
                Files.readString(RunningHall.competition("players.csv")),
                "pairings.csv",
                Files.readString(RunningHall.competition("pairings.csv")));
        String other = yaml.replaceFirst("id: two-venues", "id: refusals").replace("Olga Monteverro", "Somebody Else");
        String trf = yaml.replace("players: {file: players.csv}", "players: {trf: open.trf, venue: rome}")
                .replace("rounds: {csv: pairings.csv}", "rounds: {trf: open.trf}");
        String fresh = yaml.replaceFirst("id: two-venues", "id: never-loaded");
        Map<String, String> brokenPlayers = new LinkedHashMap<>(files);
        brokenPlayers.put("players.csv", "id,name,rating,venue,federation\nr1,\"Half a name,2000,rome,ITA\n");
        Map<String, String> wrongVenue = new LinkedHashMap<>(files);
        wrongVenue.put(
                "players.csv",
                files.get("players.csv")
                        .replace("m3,Milanese Player 03,2275,milan", "m3,Milanese Player 03,abc,paris"));
        Map<String, String> brokenPairings = new LinkedHashMap<>(files);
        brokenPairings.put("pairings.csv", "round,board,white,black\n1,1,r1,nobody\n1,1,r2,m2\n");
        return Stream.of(
                refused("no token", () -> hall.post(url, "", upload(fresh, files)), 401, "UNAUTHENTICATED"),
                refused(
                        "a player's token",
                        () -> hall.post(url, cup.white(1).who().token(), upload(fresh, files)),
                        403,
                        "FORBIDDEN_ROLE"),
                refused(
                        "the Chief Arbiter's token",
                        () -> hall.post(url, cup.ca().who().token(), upload(fresh, files)),
                        403,
                        "FORBIDDEN_ROLE"),
                refused("no JSON", () -> hall.post(url, operator, "id: cup"), 400, "MALFORMED"),
                refused("JSON of another shape", () -> hall.post(url, operator, "[1,2]"), 400, "MALFORMED"),
                refused(
                        "files of another shape",
                        () -> hall.post(url, operator, "{\"yaml\":\"id: a\",\"files\":[1]}"),
                        400,
                        "MALFORMED"),
                refused(
                        "another competition of the same id",
                        () -> hall.post(url, operator, upload(other, files)),
                        409,
                        "COMPETITION_EXISTS"),
                faulty("empty YAML", upload("", Map.of()), "cup.yaml"),
                faulty("no YAML", upload("venues: [", Map.of()), "cup.yaml"),
                faulty(
                        "YAML with a tag of Java",
                        upload("!!java.net.URL [\"http://127.0.0.1\"]", Map.of()),
                        "cup.yaml"),
                faulty(
                        "YAML that grows",
                        upload(
                                "a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c "
                                        + "[*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
                                        + "d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d]\n",
                                Map.of()),
                        "cup.yaml"),
                faulty("a missing file", upload(fresh, Map.of("players.csv", files.get("players.csv"))), "cup.yaml"),
                faulty(
                        "a file outside",
                        upload(fresh.replace("players.csv", "../../identity/operator.jwt"), files),
                        "cup.yaml"),
                faulty("an open quote in a CSV", upload(fresh, brokenPlayers), "players.csv"),
                faulty("an unknown venue and a rating of letters", upload(fresh, wrongVenue), "players.csv"),
                faulty("unknown players, a board twice", upload(fresh, brokenPairings), "pairings.csv"),
                faulty(
                        "a TRF that is none",
                        upload(
                                trf.replaceFirst("id: two-venues", "id: never-loaded"),
                                Map.of("open.trf", "001 hello\n013 x\n")),
                        "open.trf"),
                faulty("an unknown parameter", upload(fresh + "  no.such: 1\n", files), "cup.yaml"),
                faulty("a time control that is none", upload(fresh.replace("90+30", "soon"), files), "cup.yaml"),
                DynamicTest.dynamicTest(
                        "none of them was loaded",
                        () -> assertEquals(
                                404,
                                hall.post(hall.url() + "/api/codes", operator, "{\"competitionId\":\"never-loaded\"}")
                                        .statusCode())));
    }

    /** A competition that is refused as a whole, with the file and line of every error. */
    private static DynamicTest faulty(String name, String upload, String file) {
        return DynamicTest.dynamicTest(name + " -> 400 COMPETITION_INVALID", () -> {
            HttpResponse<String> answer =
                    hall.post(hall.url("competition") + "/competitions", hall.operatorToken(), upload);
            assertEquals(400, answer.statusCode(), answer.body());
            JsonNode problem = RunningHall.tree(answer.body());
            assertEquals("COMPETITION_INVALID", problem.path("code").asText(), answer.body());
            assertTrue(problem.path("errors").size() > 0, answer.body());
            assertTrue(
                    Stream.iterate(0, one -> one + 1)
                            .limit(problem.path("errors").size())
                            .anyMatch(one -> problem.path("errors")
                                    .path(one)
                                    .path("file")
                                    .asText()
                                    .equals(file)),
                    answer.body());
            assertFalse(
                    Pattern.compile("Exception|org\\.onehall|org\\.yaml|com\\.fasterxml|snakeyaml|\\.java:")
                            .matcher(answer.body())
                            .find(),
                    answer.body());
        });
    }

    // ---- the command line

    @TestFactory
    Stream<DynamicTest> whatTheCommandLineRefuses() throws IOException {
        Path illegal = Files.writeString(
                folder.resolve("illegal.pgn"),
                "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n");
        Path open = Files.writeString(folder.resolve("open.pgn"), "[White \"A\"]\n\n1. e4 {never closed\n");
        Path bytes =
                Files.write(folder.resolve("bytes.pgn"), new byte[] {0, (byte) 0xff, (byte) 0xfe, 12, 34, (byte) 0x80});
        Path competition = Files.writeString(folder.resolve("broken.yaml"), "id: [\n");
        return Stream.of(
                says("a FEN of a word", 2, "FEN", "perft", "hello", "1"),
                says("a FEN with nine ranks", 2, "rank", "perft", "8/8/8/8/8/8/8/8/8 w - - 0 1", "1"),
                says("a FEN without kings", 2, "king", "perft", "8/8/8/8/8/8/8/8 w - - 0 1", "1"),
                says("castling rights of Chess960", 2, "--chess960", "perft", "4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", "1"),
                says("a depth that is none", 2, "DEPTH", "perft", "startpos", "x"),
                says("a depth below 0", 2, "DEPTH", "perft", "startpos", "-1"),
                says("a question that is no FEN", 2, "FEN", "winnable", "hello"),
                says("a question without kings", 2, "king", "winnable", "8/8/8/8/8/8/8/8 w - - 0 1"),
                says("a question about a third side", 2, "--side", "winnable", "--side", "green", "startpos"),
                says("a budget that is none", 2, "--budget", "winnable", "--budget", "0", "startpos"),
                says(
                        "a known answer that is wrong",
                        1,
                        "not winnable",
                        "winnable",
                        "7K/8/1k6/8/8/8/8/8 b - - | white | winnable"),
                says(
                        "a known answer that is none",
                        2,
                        "verdict",
                        "winnable",
                        "7K/8/1k6/8/8/8/8/8 b - - | white | perhaps"),
                says("an illegal move", 1, "2. Ke3|Ke3", "pgn", illegal.toString()),
                says("an open comment", 1, "comment", "pgn", open.toString()),
                says("no text", 1, "not move notation", "pgn", bytes.toString()),
                says(
                        "no file",
                        2,
                        "does not exist",
                        "pgn",
                        folder.resolve("nothing.pgn").toString()),
                says(
                        "no recorded data",
                        2,
                        "nothing is recorded",
                        "replay",
                        "--data",
                        folder.resolve("empty").toString(),
                        "--verify"),
                says(
                        "an unknown board",
                        1,
                        "no board",
                        "replay",
                        "--data",
                        hall.data().toString(),
                        "--board",
                        "nowhere/1/1"),
                says(
                        "a folder that is in use",
                        1,
                        "in use",
                        "up",
                        "--no-browser",
                        "--data",
                        hall.data().toString(),
                        "--port",
                        "10900"),
                says(
                        "a port that is none",
                        2,
                        "port",
                        "up",
                        "--no-browser",
                        "--data",
                        folder.resolve("a").toString(),
                        "--port",
                        "70000"),
                says(
                        "a competition that is no file",
                        2,
                        "does not exist|no such|not exist",
                        "up",
                        "--no-browser",
                        "--data",
                        folder.resolve("b").toString(),
                        "--competition",
                        folder.resolve("none.yaml").toString()),
                says("an unknown command", 2, "nonsense|Unmatched", "nonsense"),
                DynamicTest.dynamicTest(
                        "the broken competition is left alone",
                        () -> assertEquals("id: [\n", Files.readString(competition))));
    }

    private static DynamicTest says(String name, int exit, String text, String... arguments) {
        return DynamicTest.dynamicTest(name + " -> exit " + exit, () -> {
            RunningHall.Said said = hall.onehall(arguments);
            assertEquals(exit, said.exit(), said.text());
            assertTrue(
                    Pattern.compile(text, Pattern.CASE_INSENSITIVE)
                            .matcher(said.text())
                            .find(),
                    said.text());
            assertFalse(
                    Pattern.compile("Exception|\\bat org\\.|\\.java:")
                            .matcher(said.text())
                            .find(),
                    said.text());
        });
    }

    // ---- frames

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
                hall.url(), hall.enrol("refusals", cup.board(4) + " BLACK").token());
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

    // ---- who may do what

    /** Every command of an arbiter, given by everybody who may not give it. */
    @TestFactory
    Stream<DynamicTest> commandsOfTheWrongPeople() {
        String running = cup.board(1);
        String created = cup.board(3);
        String player = cup.board(1) + " WHITE";
        String ca = "CHIEF_ARBITER";
        String deputy = "DEPUTY_CHIEF_ARBITER";
        String organiser = "CHIEF_ORGANISER";
        String officer = "FAIR_PLAY_OFFICER";
        String floor = "FLOOR_ARBITER rome";
        String localOrganiser = "LOCAL_ORGANISER rome";
        String lca = "LOCAL_CHIEF_ARBITER rome";
        String otherLca = "LOCAL_CHIEF_ARBITER milan";
        String lta = "LOCAL_TECHNICAL_ARBITER rome";
        String otherLta = "LOCAL_TECHNICAL_ARBITER milan";
        List<DynamicTest> walk = new ArrayList<>();
        for (String place : List.of(ca, deputy, organiser, officer, floor, localOrganiser, lca, lta))
            for (String command : List.of("play", "offerDraw", "acceptDraw", "declineDraw", "resign", "callArbiter"))
                walk.add(forbidden(
                        "NO_SEAT", command, command.equals("play") ? Map.of("uci", "d2d4") : Map.of(), place));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "openRound",
                Map.of("round", 1),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "closeRound",
                Map.of("round", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "signReport",
                Map.of("round", 1, "venue", "rome", "sha256", "0".repeat(64)),
                player,
                organiser,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "signReport",
                Map.of("round", 1, "sha256", "0".repeat(64)),
                player,
                organiser,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordCheck",
                Map.of("board", created, "side", "WHITE", "kind", "DEVICE", "passed", true),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "order",
                Map.of("kind", "START", "board", created),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "order",
                Map.of("kind", "PAUSE", "board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        for (String kind : List.of("SET_TIMES", "ADD_TIME", "CORRECT_SETTING")) {
            Map<String, Object> correction = Map.of("kind", kind, "board", running, "reason", "x", "whiteMs", 60_000);
            walk.add(forbidden(
                    "FORBIDDEN_ROLE", "order", correction, player, deputy, organiser, officer, localOrganiser, lta));
            walk.add(forbidden(
                    "FORBIDDEN_ROLE", "propose", correction, player, deputy, organiser, officer, localOrganiser, lta));
        }
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "takeTimeSheet",
                Map.of("round", 1),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordPresence",
                Map.of("board", running, "side", "WHITE", "present", false),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "holdStart",
                Map.of("board", created, "side", "WHITE", "held", true, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "waiveDefault",
                Map.of("board", created, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "reverseForfeit",
                Map.of("board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "orderSealing",
                Map.of("board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "confirmEnvelope",
                Map.of("board", running, "place", "x", "resumesAt", 4_000_000_000_000L),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "restorePosition",
                Map.of("board", running, "ply", 1, "reason", "x", "seen", 0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "declareDraw",
                Map.of("board", running, "situation", "REPETITION", "ply", 0, "reason", "x", "attempt", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "allowEarlyOffers",
                Map.of("board", running, "allowed", true, "reason", "x", "attempt", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "acceptHelper",
                Map.of("board", running, "side", "WHITE", "name", "x", "disabled", false),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "dismissHelper",
                Map.of("board", running, "side", "WHITE", "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "adjustForHelp",
                Map.of("board", running, "side", "WHITE", "changeMs", -60_000, "reason", "x", "attempt", 1, "seen", 0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordIrregularity",
                Map.of(
                        "board",
                        running,
                        "side",
                        "WHITE",
                        "kind",
                        "TWO_HANDS",
                        "ply",
                        1,
                        "reason",
                        "x",
                        "attempt",
                        1,
                        "seen",
                        0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "changeResult",
                Map.of("board", running, "outcome", "DRAW", "reason", "x", "attempt", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "reverseColours",
                Map.of("board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        for (String place : List.of(ca, lca, lta)) {
            walk.add(forbidden("NO_SEAT", "queuePreMove", Map.of("uci", "e7e5", "expectedPly", 0), place));
            walk.add(forbidden("NO_SEAT", "cancelPreMove", Map.of(), place));
            walk.add(forbidden("NO_SEAT", "confirmReproduced", Map.of("ply", 1), place));
        }
        for (String place : List.of(ca, lca, lta))
            for (String command : List.of("sealMove", "confirmSealed"))
                walk.add(forbidden(
                        "NO_SEAT", command, command.equals("sealMove") ? Map.of("uci", "d2d4") : Map.of(), place));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "confirmReport",
                Map.of("venue", "rome", "caseId", "rome/case-1"),
                player,
                ca,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "acknowledgeCall",
                Map.of("board", running, "callId", call),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "fileAppealFor",
                Map.of("board", running, "side", "WHITE", "text", "x"),
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordFee",
                Map.of("board", running, "appeal", running + "/appeal-1"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "decideAppeal",
                Map.of("board", running, "appeal", running + "/appeal-1", "outcome", "UPHELD", "reason", "x"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordFailedPause",
                Map.of("board", running, "wantedAt", 1_000_000_000_000L, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "compensateFailedPause",
                Map.of("board", running, "failure", running + "/pause-1", "whiteMs", 60_000),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "closeFailedPause",
                Map.of("board", running, "failure", running + "/pause-1", "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        for (String place : List.of(ca, lca, lta))
            for (String command : List.of("askQuestion", "fileAppeal"))
                walk.add(forbidden("NO_SEAT", command, Map.of("text", "x"), place));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "answerCall",
                Map.of("board", running, "callId", call, "valid", true),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "decideDisconnection",
                Map.of("board", running, "caseId", "rome/case-1", "option", "RESUME"),
                player,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "delegateDecision",
                Map.of("board", running, "caseId", "rome/case-1"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "penalise",
                Map.of("board", running, "offender", "WHITE", "kind", "WARNING", "reason", "x", "seen", 0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "answerLeave",
                Map.of("board", running, "side", "WHITE", "granted", "AREA"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordAbsence",
                Map.of("board", running, "side", "WHITE", "left", "AREA"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "openIncident",
                Map.of("board", running, "side", "WHITE", "kind", "NOISE", "note", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        for (String command : List.of("openVenue", "closeVenue"))
            walk.add(forbidden(
                    "FORBIDDEN_ROLE",
                    command,
                    Map.of("venue", "rome", "round", 1),
                    player,
                    deputy,
                    organiser,
                    officer,
                    floor,
                    localOrganiser,
                    lta,
                    otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordPermission",
                Map.of("venue", "rome", "person", "x", "permission", "ENTRY", "granted", true),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "reportCamera",
                Map.of("venue", "rome", "camera", "x", "reporting", true),
                player,
                deputy,
                organiser,
                officer,
                floor,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "openPersonIncident",
                Map.of("venue", "rome", "kind", "DEVICE", "person", "x", "capacity", "PRESS"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "approveResult",
                Map.of("board", running, "seen", "1-0"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "CODE_FORBIDDEN",
                "issueCode",
                Map.of("official", "ca"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "CODE_FORBIDDEN",
                "issueCode",
                Map.of("board", created, "side", "WHITE"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        return walk.stream();
    }

    private static DynamicTest forbidden(String code, String command, Map<String, ?> args, String... places) {
        return DynamicTest.dynamicTest(command + " " + args + " by " + Arrays.toString(places) + " -> " + code, () -> {
            try (ExecutorService lines = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<String>> answers = Arrays.stream(places)
                        .map(place -> lines.submit(() ->
                                cup.person(place).refused(code, command, args).getMessage()))
                        .toList();
                for (Future<String> answer : answers) assertClean(answer.get());
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> thingsThatAreNotThere() {
        String ca = "CHIEF_ARBITER";
        String running = cup.board(1);
        return Stream.of(
                forbidden("UNKNOWN_ROUND", "openRound", Map.of("round", 9), ca),
                forbidden("UNKNOWN_ROUND", "closeRound", Map.of("round", 9), ca),
                forbidden("ROUND_NOT_APPROVED", "closeRound", Map.of("round", 1), ca),
                forbidden(
                        "REPORT_CHANGED",
                        "signReport",
                        Map.of("round", 1, "venue", "rome", "sha256", "0".repeat(64)),
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden(
                        "MALFORMED_REPORT",
                        "signReport",
                        Map.of("round", 9, "venue", "rome", "sha256", "none"),
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden("UNKNOWN_ROUND", "signReport", Map.of("round", 9, "sha256", "0".repeat(64)), ca),
                forbidden("ROUND_ALREADY_OPEN", "openRound", Map.of("round", 1), ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "recordCheck",
                        Map.of("board", UNKNOWN_ID, "side", "WHITE", "kind", "DEVICE", "passed", true),
                        ca,
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden(
                        "GAME_STARTED",
                        "recordCheck",
                        Map.of("board", running, "side", "WHITE", "kind", "DEVICE", "passed", true),
                        ca),
                forbidden("UNKNOWN_VENUE", "openVenue", Map.of("venue", "paris", "round", 1), ca),
                forbidden("VENUE_NOT_OPEN", "closeVenue", Map.of("venue", "rome"), ca, "LOCAL_CHIEF_ARBITER rome"),
                forbidden("NO_BOARDS", "order", Map.of("kind", "START", "board", UNKNOWN_ID), ca),
                forbidden("NO_BOARDS", "order", Map.of("kind", "PAUSE", "round", 9, "reason", "x"), ca),
                forbidden("NO_BOARDS", "order", Map.of("kind", "PAUSE", "venue", "paris", "reason", "x"), ca),
                forbidden("NO_BOARDS", "order", Map.of("kind", "RESUME", "board", running, "reason", "x"), ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "restorePosition",
                        Map.of("board", UNKNOWN_ID, "ply", 0, "reason", "x", "seen", 0),
                        ca),
                forbidden(
                        "NO_SUCH_POSITION",
                        "restorePosition",
                        Map.of("board", running, "ply", 2, "reason", "x", "seen", 0),
                        ca),
                forbidden(
                        "MALFORMED_TIME",
                        "restorePosition",
                        Map.of("board", running, "ply", 1, "whiteMs", 0, "reason", "x", "seen", 0),
                        ca),
                forbidden("REASON_MISSING", "restorePosition", Map.of("board", running, "ply", 1, "seen", 0), ca),
                forbidden(
                        "GAME_NOT_STARTED",
                        "restorePosition",
                        Map.of("board", cup.board(3), "ply", 0, "reason", "x", "seen", 0),
                        ca),
                forbidden("REASON_MISSING", "reverseColours", Map.of("board", running), ca),
                forbidden("GAME_NOT_STARTED", "reverseColours", Map.of("board", cup.board(3), "reason", "x"), ca),
                forbidden(
                        "UNKNOWN_CASE",
                        "confirmReport",
                        Map.of("venue", "rome", "caseId", "rome/case-9999"),
                        "LOCAL_TECHNICAL_ARBITER rome"),
                forbidden(
                        "FORBIDDEN_ROLE",
                        "confirmReport",
                        Map.of("venue", "paris", "caseId", "paris/case-1"),
                        "LOCAL_TECHNICAL_ARBITER rome"),
                forbidden(
                        "UNKNOWN_CALL",
                        "answerCall",
                        Map.of("board", running, "callId", running + "/call-77", "valid", true),
                        ca),
                forbidden(
                        "UNKNOWN_CALL",
                        "acknowledgeCall",
                        Map.of("board", running, "callId", running + "/call-77"),
                        ca),
                forbidden("ALREADY_ACKNOWLEDGED", "acknowledgeCall", Map.of("board", running, "callId", call), ca),
                forbidden(
                        "UNKNOWN_QUESTION",
                        "answerQuestion",
                        Map.of("board", running, "question", running + "/question-77", "article", "OCR 3.8"),
                        ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "fileAppealFor",
                        Map.of("board", UNKNOWN_ID, "side", "WHITE", "text", "x"),
                        ca),
                forbidden(
                        "NO_RESULT_YET",
                        "fileAppealFor",
                        Map.of("board", running, "side", "WHITE", "text", "x"),
                        ca,
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden(
                        "UNKNOWN_RULING",
                        "fileAppealFor",
                        Map.of("board", running, "side", "WHITE", "text", "x", "ruling", running + "/ruling-77"),
                        ca),
                forbidden("UNKNOWN_APPEAL", "takeCopy", Map.of("board", running, "appeal", running + "/appeal-77"), ca),
                forbidden(
                        "UNKNOWN_APPEAL", "recordFee", Map.of("board", running, "appeal", running + "/appeal-77"), ca),
                forbidden(
                        "UNKNOWN_APPEAL",
                        "decideAppeal",
                        Map.of("board", running, "appeal", running + "/appeal-77", "outcome", "UPHELD", "reason", "x"),
                        ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "recordFailedPause",
                        Map.of("board", UNKNOWN_ID, "wantedAt", 1_000_000_000_000L, "reason", "x"),
                        ca),
                forbidden(
                        "UNKNOWN_FAILED_PAUSE",
                        "compensateFailedPause",
                        Map.of("board", running, "failure", running + "/pause-77", "whiteMs", 60_000),
                        ca),
                forbidden(
                        "UNKNOWN_FAILED_PAUSE",
                        "closeFailedPause",
                        Map.of("board", running, "failure", running + "/pause-77", "reason", "x"),
                        ca),
                forbidden(
                        "UNKNOWN_CALL",
                        "penalise",
                        Map.of(
                                "board",
                                running,
                                "offender",
                                "WHITE",
                                "kind",
                                "WARNING",
                                "reason",
                                "x",
                                "seen",
                                0,
                                "call",
                                running + "/call-77"),
                        ca),
                forbidden(
                        "NOT_INVALID",
                        "penalise",
                        Map.of(
                                "board",
                                running,
                                "offender",
                                "WHITE",
                                "kind",
                                "WARNING",
                                "reason",
                                "x",
                                "seen",
                                0,
                                "call",
                                call),
                        ca),
                forbidden("UNKNOWN_CALL", "answerCall", Map.of("board", UNKNOWN_ID, "callId", call, "valid", true), ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "decideDisconnection",
                        Map.of("board", UNKNOWN_ID, "caseId", "x", "option", "RESUME"),
                        ca),
                forbidden(
                        "UNKNOWN_CASE",
                        "decideDisconnection",
                        Map.of("board", running, "caseId", "rome/case-9999", "option", "RESUME"),
                        ca),
                forbidden(
                        "UNKNOWN_CASE",
                        "decideDisconnection",
                        Map.of("board", running, "caseId", "rome/case-9999", "option", "RESUME"),
                        "DEPUTY_CHIEF_ARBITER"),
                forbidden("UNKNOWN_CASE", "delegateDecision", Map.of("board", running, "caseId", "rome/case-9999"), ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "penalise",
                        Map.of("board", UNKNOWN_ID, "offender", "WHITE", "kind", "WARNING", "reason", "x", "seen", 0),
                        ca),
                forbidden(
                        "TIME_OUT_OF_RANGE",
                        "penalise",
                        Map.of(
                                "board",
                                running,
                                "offender",
                                "WHITE",
                                "kind",
                                "REDUCE_TIME_OF_OFFENDER",
                                "seconds",
                                86_400,
                                "reason",
                                "x",
                                "seen",
                                0),
                        ca),
                forbidden("PENALTY_MISSING", "penalise", penalties(running), ca),
                forbidden(
                        "PENALTY_TWICE",
                        "penalise",
                        penalties(running, Map.of("kind", "WARNING"), Map.of("kind", "WARNING")),
                        ca),
                forbidden(
                        "PENALTY_FORBIDDEN",
                        "penalise",
                        penalties(running, Map.of("kind", "WARNING"), Map.of("kind", "EXPULSION")),
                        "LOCAL_CHIEF_ARBITER rome",
                        "FLOOR_ARBITER rome"),
                forbidden(
                        "PENALTY_FORBIDDEN",
                        "penalise",
                        penalties(running, Map.of("kind", "GAME_LOST", "points", "1")),
                        "FLOOR_ARBITER rome"),
                forbidden(
                        "PENALTIES_CONTRADICT",
                        "penalise",
                        penalties(
                                running,
                                Map.of("kind", "EXPULSION"),
                                Map.of("kind", "EXCLUSION", "rounds", List.of(1))),
                        ca),
                forbidden(
                        "NO_SCORE",
                        "penalise",
                        penalties(running, Map.of("kind", "LOWER_SCORE_OF_OFFENDER", "points", "0")),
                        ca),
                forbidden("OPPONENT_SCORE_MISSING", "penalise", penalties(running, Map.of("kind", "GAME_LOST")), ca),
                forbidden(
                        "SCORE_NOT_ALLOWED",
                        "penalise",
                        penalties(running, Map.of("kind", "GAME_LOST", "points", "0.75")),
                        ca),
                forbidden("NOTHING_TO_LOSE", "penalise", penalties(cup.board(3), Map.of("kind", "EXPULSION")), ca),
                forbidden(
                        "FINE_NOT_ANNOUNCED",
                        "penalise",
                        penalties(running, Map.of("kind", "FINE", "fine", "PHONE")),
                        ca),
                forbidden(
                        "ROUND_STARTED",
                        "penalise",
                        penalties(running, Map.of("kind", "EXCLUSION", "rounds", List.of(1))),
                        ca),
                forbidden(
                        "UNKNOWN_ROUND",
                        "penalise",
                        penalties(running, Map.of("kind", "EXCLUSION", "rounds", List.of(9))),
                        ca),
                forbidden("UNKNOWN_BOARD", "approveResult", Map.of("board", UNKNOWN_ID, "seen", "1-0"), ca),
                forbidden("UNKNOWN_ROUND", "approveResult", Map.of("board", "refusals/9/1", "seen", "1-0"), ca),
                forbidden("NOBODY", "approveResult", Map.of("board", "no board", "seen", "1-0"), ca),
                forbidden("NO_RESULT", "approveResult", Map.of("board", running, "seen", "1-0"), ca),
                forbidden("NOBODY", "issueCode", Map.of("board", UNKNOWN_ID, "side", "WHITE"), ca),
                forbidden("NOBODY", "issueCode", Map.of("official", "pope"), ca));
    }

    private static Map<String, Object> penalties(String board, Map<?, ?>... items) {
        return Map.of("board", board, "offender", "WHITE", "items", List.of(items), "reason", "x", "seen", 0);
    }

    @TestFactory
    Stream<DynamicTest> movesThatAreNone() {
        String white = cup.board(1) + " WHITE";
        return Stream.of(
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "hello"), white),
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "e2e9"), white),
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "e7e8k"), white),
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "0000"), white),
                forbidden("ILLEGAL_MOVE", "play", Map.of("uci", "e4e5"), white),
                forbidden("ILLEGAL_MOVE", "play", Map.of("uci", "a1a8"), white),
                forbidden("STALE_PLY", "play", Map.of("uci", "d2d4", "expectedPly", 0), white),
                forbidden("NOT_YOUR_MOVE", "play", Map.of("uci", "d7d5"), cup.board(1) + " BLACK"),
                forbidden("GAME_NOT_STARTED", "play", Map.of("uci", "e2e4"), cup.board(5) + " WHITE"),
                forbidden("GAME_NOT_STARTED", "resign", Map.of(), cup.board(5) + " WHITE"),
                forbidden("NO_OFFER", "acceptDraw", Map.of(), white),
                forbidden("CALL_OPEN", "callArbiter", Map.of("text", "again"), white),
                forbidden("TEXT_TOO_LONG", "callArbiter", Map.of("text", "x".repeat(600)), cup.board(1) + " BLACK"));
    }

    // ---- another competition in the same hall

    @Test
    void officialsOfACompetitionHaveNoSayInAnother() {
        try (Cup other = new Cup(hall, "elsewhere").opened()) {
            other.start(1);
            String board = other.board(1);
            Screen ca = cup.ca();
            assertTrue(ca.client().board(board).isEmpty(), "a board of another competition is shown");
            ca.sees(
                    "that every service has noted the start",
                    () -> hall.events("adjudication", AdjudicationEvent.parser(), board::equals).stream()
                                    .anyMatch(event -> event.getBoardNoted().getInProgress())
                            && hall.events("fairplay", FairPlayEvent.parser(), board::equals).stream()
                                    .anyMatch(event -> event.getBoardNoted().getStarted()));
            Map<String, Long> theirs = eventsOf("elsewhere");
            for (Screen stranger : List.of(ca, cup.lca("rome"))) {
                for (var wrong : Map.of(
                                "penalise",
                                Map.of(
                                        "board",
                                        board,
                                        "offender",
                                        "WHITE",
                                        "kind",
                                        "WARNING",
                                        "reason",
                                        "x",
                                        "seen",
                                        0),
                                "order",
                                Map.of("kind", "PAUSE", "board", board, "reason", "x"),
                                "approveResult",
                                Map.of("board", board, "seen", "1-0"),
                                "recordCheck",
                                Map.of("board", other.board(2), "side", "BLACK", "kind", "DEVICE", "passed", true))
                        .entrySet()) {
                    CompletionException refused = assertThrows(
                            CompletionException.class,
                            () -> stranger.client()
                                    .command(wrong.getKey(), wrong.getValue())
                                    .orTimeout(30, TimeUnit.SECONDS)
                                    .join(),
                            () -> stranger.who() + " may " + wrong);
                    assertTrue(
                            refused.getCause() instanceof org.onehall.demo.RefusedException,
                            () -> wrong + ": " + refused);
                }
            }
            assertEquals(theirs, eventsOf("elsewhere"));
            other.resign(1);
        }
    }

    private static Map<String, Long> eventsOf(String competition) {
        Map<String, Long> events = new TreeMap<>();
        for (String context : List.of("game", "adjudication", "competition", "fairplay"))
            hall.read(TopicCatalogue.events(context), record -> {
                if (record.key().startsWith(competition)) events.merge(context, 1L, Long::sum);
            });
        return events;
    }

    // ---- tokens

    @TestFactory
    Stream<DynamicTest> tokensThatAreNotBelieved() {
        return badTokens.entrySet().stream()
                .flatMap(bad -> Stream.of(
                        DynamicTest.dynamicTest(bad.getKey() + " at the WebSocket -> not let in", () -> {
                            int verdict = RawSocket.verdict(hall.url(), bad.getValue());
                            assertTrue(verdict == 401 || verdict == 4003, () -> "it was answered with " + verdict);
                        }),
                        DynamicTest.dynamicTest(bad.getKey() + " at REST -> 401", () -> {
                            for (HttpResponse<String> answer : List.of(
                                    hall.post(
                                            hall.url() + "/api/codes",
                                            bad.getValue(),
                                            "{\"competitionId\":\"refusals\"}"),
                                    hall.get(hall.url() + "/api/pgn", bad.getValue()),
                                    hall.post(
                                            hall.url("competition") + "/competitions",
                                            bad.getValue(),
                                            "{\"yaml\":\"id: a\"}"))) {
                                assertEquals(401, answer.statusCode(), answer.body());
                                assertClean(answer.body());
                            }
                        }),
                        DynamicTest.dynamicTest(bad.getKey() + " at gRPC -> UNAUTHENTICATED", () -> {
                            for (String service : List.of(
                                    "game-state",
                                    "virtual-clock",
                                    "connectivity",
                                    "fair-play",
                                    "adjudication",
                                    "competition"))
                                grpc(
                                        service,
                                        bad.getValue(),
                                        Status.Code.UNAUTHENTICATED,
                                        "",
                                        wire -> List.of(wire.calls(cup.board(1)).get(service)));
                        })));
    }

    // ---- gRPC

    private static void grpc(
            String service,
            String token,
            Status.Code code,
            String reason,
            java.util.function.Function<Wire, List<Supplier<Object>>> calls)
            throws InvalidProtocolBufferException {
        try (Wire wire = Wire.to(hall, service, token)) {
            for (Supplier<Object> call : calls.apply(wire)) {
                StatusRuntimeException refused = assertThrows(StatusRuntimeException.class, call::get, service);
                assertEquals(code, refused.getStatus().getCode(), () -> service + ": " + refused);
                String text = String.valueOf(refused.getStatus().getDescription());
                for (Any detail : StatusProto.fromThrowable(refused).getDetailsList())
                    if (detail.is(ErrorInfo.class)) {
                        ErrorInfo info = detail.unpack(ErrorInfo.class);
                        text += " " + info.getMetadataMap();
                        if (!reason.isEmpty()) assertEquals(reason, info.getReason(), text);
                    }
                assertClean(text);
            }
        }
    }

    private static DynamicTest grpcRefused(
            String name,
            String service,
            String token,
            Status.Code code,
            String reason,
            java.util.function.Function<Wire, Object> call) {
        return DynamicTest.dynamicTest(
                name + " -> " + code + " " + reason,
                () -> grpc(service, token, code, reason, wire -> List.of(() -> call.apply(wire))));
    }

    private static WriteContext write() {
        return WriteContext.newBuilder()
                .setRequestId(java.util.UUID.randomUUID().toString())
                .build();
    }

    @TestFactory
    Stream<DynamicTest> whatTheServicesThemselvesRefuse() {
        String white = cup.white(1).who().token();
        String black = cup.black(1).who().token();
        String ca = cup.ca().who().token();
        String service = hall.token("competition");
        String board = cup.board(1);
        PlayRequest move = PlayRequest.newBuilder()
                .setWrite(write())
                .setBoardId(board)
                .setSide(Side.SIDE_WHITE)
                .setUci("d2d4")
                .build();
        return Stream.of(
                game(
                        "a move without a request id",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder().clearWrite().build())),
                game(
                        "a move with an endless request id",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(WriteContext.newBuilder().setRequestId("x".repeat(300)))
                                .build())),
                game(
                        "a move without a board",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder().clearBoardId().build())),
                game(
                        "a move without a side",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(
                                move.toBuilder().setWrite(write()).clearSide().build())),
                game(
                        "a move with a side of the future",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setSideValue(9)
                                .build())),
                game(
                        "a move at an unknown board",
                        white,
                        Status.Code.NOT_FOUND,
                        "UNKNOWN_BOARD",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setBoardId("refusals/1/98")
                                .build())),
                game(
                        "a move of the other seat",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.play(move.toBuilder().setWrite(write()).build())),
                game(
                        "a move at another's board",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setBoardId(cup.board(2))
                                .build())),
                game(
                        "a move by the Chief Arbiter",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.play(move.toBuilder().setWrite(write()).build())),
                game(
                        "a resignation for the opponent",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_SEAT",
                        stub -> stub.resign(ResignRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setSide(Side.SIDE_WHITE)
                                .build())),
                game(
                        "a move that is none",
                        white,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED_MOVE",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setUci("%s%n")
                                .build())),
                game(
                        "an illegal move",
                        white,
                        Status.Code.FAILED_PRECONDITION,
                        "ILLEGAL_MOVE",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setUci("d2d5")
                                .build())),
                game(
                        "a move for another position",
                        white,
                        Status.Code.ABORTED,
                        "STALE_PLY",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write())
                                .setExpectedPly(0)
                                .build())),
                game(
                        "a move for another sequence",
                        white,
                        Status.Code.ABORTED,
                        "STALE",
                        stub -> stub.play(move.toBuilder()
                                .setWrite(write().toBuilder().setExpectedSequence(1))
                                .build())),
                game(
                        "a flag claimed by a player",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        stub -> stub.claimFlag(ClaimFlagRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setSide(Side.SIDE_WHITE)
                                .build())),
                game(
                        "a flag claimed too early",
                        service,
                        Status.Code.FAILED_PRECONDITION,
                        "FLAG_NOT_FALLEN",
                        stub -> stub.claimFlag(ClaimFlagRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setSide(Side.SIDE_WHITE)
                                .build())),
                game(
                        "a restart by the Chief Arbiter past the desk of decisions",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        stub -> stub.restart(RestartRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setReason("x")
                                .setArticle("OCR 18.9")
                                .build())),
                game(
                        "a restart of another game at the board",
                        service,
                        Status.Code.FAILED_PRECONDITION,
                        "ANOTHER_GAME",
                        stub -> stub.restart(RestartRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setReason("x")
                                .setArticle("OCR 18.9")
                                .setAttempt(2)
                                .build())),
                game(
                        "a board made by the Chief Arbiter",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        stub -> stub.create(create("refusals/1/97").build())),
                game(
                        "a FEN that is none",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "ILLEGAL_POSITION",
                        stub -> stub.create(
                                create("refusals/1/97").setInitialFen("hello").build())),
                game(
                        "a FEN without kings",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "ILLEGAL_POSITION",
                        stub -> stub.create(create("refusals/1/97")
                                .setInitialFen("8/8/8/8/8/8/8/8 w - - 0 1")
                                .build())),
                game(
                        "a board without rules",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        stub -> stub.create(create("refusals/1/97").clearRules().build())),
                game(
                        "a board that is there",
                        service,
                        Status.Code.FAILED_PRECONDITION,
                        "ALREADY_CREATED",
                        stub -> stub.create(create(board).build())),
                grpcRefused(
                        "an order by a player",
                        "virtual-clock",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(ClockServiceGrpc.newBlockingStub(wire.channel()))
                                .give(GiveRequest.newBuilder()
                                        .setWrite(write())
                                        .setOrderId("walk-order")
                                        .setKind(OrderKind.ORDER_KIND_PAUSE)
                                        .setCompetitionId("refusals")
                                        .setBoardId(board)
                                        .setReason("x")
                                        .build())),
                grpcRefused(
                        "an order of no kind",
                        "virtual-clock",
                        ca,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        wire -> wire.as(ClockServiceGrpc.newBlockingStub(wire.channel()))
                                .give(GiveRequest.newBuilder()
                                        .setWrite(write())
                                        .setOrderId("walk-order-2")
                                        .setCompetitionId("refusals")
                                        .setBoardId(board)
                                        .setReason("x")
                                        .build())),
                grpcRefused(
                        "presence told by a player",
                        "connectivity",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(ConnectivityServiceGrpc.newBlockingStub(wire.channel()))
                                .closeCase(CloseCaseRequest.newBuilder()
                                        .setWrite(write())
                                        .setVenueId("rome")
                                        .setCaseId("rome/case-1")
                                        .setRulingId("x")
                                        .build())),
                grpcRefused(
                        "presence without anything",
                        "connectivity",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        wire -> wire.as(ConnectivityServiceGrpc.newBlockingStub(wire.channel()))
                                .reportPresence(ReportPresenceRequest.newBuilder()
                                        .setWrite(write())
                                        .setVenueId("rome")
                                        .build())),
                grpcRefused(
                        "a check by a player",
                        "fair-play",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(FairPlayServiceGrpc.newBlockingStub(wire.channel()))
                                .recordCheck(RecordCheckRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(cup.board(3))
                                        .setSide(Side.SIDE_WHITE)
                                        .setKind(org.onehall.proto.fairplay.v1.CheckKind.CHECK_KIND_DEVICE)
                                        .setPassed(true)
                                        .build())),
                grpcRefused(
                        "a penalty by a player",
                        "adjudication",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .imposePenalty(ImposePenaltyRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setOffender(Side.SIDE_WHITE)
                                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                                        .setReason("x")
                                        .build())),
                grpcRefused(
                        "a withdrawal by a player",
                        "adjudication",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .withdrawRuling(WithdrawRulingRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setRulingId(board + "/ruling-1")
                                        .addKinds(PenaltyKind.PENALTY_KIND_WARNING)
                                        .setReason("x")
                                        .build())),
                game(
                        "a ruling set aside past the desk of rulings",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        games -> games.setRulingAside(SetRulingAsideRequest.newBuilder()
                                .setWrite(write())
                                .setBoardId(board)
                                .setReason("x")
                                .setArticle("OCR 18.4.6")
                                .build())),
                grpcRefused(
                        "a decision by a player",
                        "adjudication",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .decideDisconnection(DecideDisconnectionRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setCaseId("rome/case-1")
                                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)
                                        .build())),
                grpcRefused(
                        "a ruling noted by the Chief Arbiter",
                        "adjudication",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .noteRuling(NoteRulingRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setRulingId(board + "/ruling-1")
                                        .setApplied(true)
                                        .build())),
                grpcRefused(
                        "a round opened by a player",
                        "competition",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .openRound(OpenRoundRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId("refusals")
                                        .setRound(1)
                                        .build())),
                grpcRefused(
                        "a round of an unknown competition",
                        "competition",
                        ca,
                        Status.Code.NOT_FOUND,
                        "UNKNOWN_COMPETITION",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .openRound(OpenRoundRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId("refusals-nowhere")
                                        .setRound(1)
                                        .build())),
                grpcRefused(
                        "a penalty past the desk of rulings",
                        "competition",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .applyPenalty(ApplyPenaltyRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId("refusals")
                                        .setRulingId(board + "/ruling-1")
                                        .setArticle("OCR 18.4.9")
                                        .setRound(1)
                                        .setBoard(1)
                                        .setExclusion(Exclusion.newBuilder()
                                                .setPlayerId("r1")
                                                .setExpelled(true))
                                        .build())),
                grpcRefused(
                        "a report signed past the zone that shows it",
                        "competition",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "REPORT_NOT_COMPARED",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .signReport(SignReportRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId("refusals")
                                        .setRound(1)
                                        .setSha256("f".repeat(64))
                                        .setCompared(true)
                                        .build())),
                grpcRefused(
                        "a result noted by the Chief Arbiter",
                        "competition",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .noteResult(NoteResultRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId("refusals")
                                        .setRound(1)
                                        .setBoard(1)
                                        .setResult(Result.RESULT_WHITE_WINS)
                                        .setTermination(Termination.TERMINATION_RESIGNATION)
                                        .build())));
    }

    private static DynamicTest game(
            String name,
            String token,
            Status.Code code,
            String reason,
            java.util.function.Function<GameServiceGrpc.GameServiceBlockingStub, Object> call) {
        return grpcRefused(
                name,
                "game-state",
                token,
                code,
                reason,
                wire -> call.apply(wire.as(GameServiceGrpc.newBlockingStub(wire.channel()))));
    }

    /** A request with everything that a board needs. */
    private static CreateRequest.Builder create(String board) {
        var created = hall.record(cup.board(1)).getFirst().getGameCreated();
        return CreateRequest.newBuilder()
                .setWrite(write())
                .setBoardId(board)
                .setWhite(created.getWhite())
                .setBlack(created.getBlack())
                .setWhiteControl(created.getWhiteControl())
                .setBlackControl(created.getBlackControl())
                .setRules(created.getRules());
    }
}
