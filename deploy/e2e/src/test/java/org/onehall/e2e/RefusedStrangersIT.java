package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Refusals.assertClean;
import static org.onehall.e2e.Refusals.grpc;

import io.grpc.Status;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;

/** Tokens that are not believed anywhere, and officials of another competition. */
class RefusedStrangersIT {
    private static Map<String, String> badTokens;
    private static RunningHall hall;
    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = Refusals.opened("refused-strangers");
        badTokens = Tokens.bad(cup.white(1).who().token(), hall.data().resolve("identity"));
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
                                            "{\"competitionId\":\"" + cup.id() + "\"}"),
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
}
