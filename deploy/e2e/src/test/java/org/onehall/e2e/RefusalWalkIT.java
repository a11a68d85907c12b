package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.onehall.e2e.Refusals.assertClean;
import static org.onehall.e2e.Refusals.refused;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Bad input at the zone's addresses: each input gets its refusal, nothing changes, and nothing confidential is
 * revealed. The other edges are in the classes named Refused….
 */
class RefusalWalkIT {
    private static RunningHall hall;
    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = Refusals.opened("refusals");
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
                        "the public page of an event that does not exist",
                        () -> hall.get(hall.url() + "/api/public/nowhere", ""),
                        404,
                        "NO_PUBLIC_PAGE"),
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
                refused(
                        "standings through an unknown round",
                        () -> hall.get(hall.url() + "/api/standings?through=7", ca),
                        404,
                        "UNKNOWN_ROUND"),
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
}
