package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.onehall.demo.Enrolment;
import org.onehall.demo.RefusedException;
import org.onehall.proto.game.v1.GameEvent;

/** From a result to official standings, reports and the next round, through the real services (OCR 7.1, 17.11). */
class StandingsIT {
    private static final RunningHall hall = RunningHall.shared();

    private static JsonNode standings(Screen by, String query) {
        var answer = hall.get(hall.url() + "/api/standings" + query, by.who().token());
        assertEquals(200, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    private static List<String> report(Screen by, int version) {
        return hall.get(
                        hall.url() + "/api/competition.trf?version=" + version,
                        by.who().token())
                .body()
                .lines()
                .toList();
    }

    @ConcurrentTest
    void aResultIsApprovedItsRoundMadeOfficialAndEverybodySeesTheStandings() { // OCR 7.1, 16.7, 17.11, LAW 8.1.1
        try (Cup cup = Cup.ofThreeVenues(
                hall,
                "places",
                text -> text.startsWith("round,board")
                        ? "round,board,white,black\n1,1,o1,l1\n2,1,l1,o1\n"
                        : text.replace(
                                "  timeControl: 90+30\n",
                                "  timeControl: 90+30\n  standings.tieBreaks: [WON, BH/C1]\n"))) {
            cup.ca().does("openRound", Map.of("round", 1));
            cup.ca().sees("the board", () -> cup.ca().client().boards().size() == 1);
            cup.start(1);
            assertEquals(
                    409,
                    hall.get(hall.url() + "/api/standings", cup.white(1).who().token())
                            .statusCode());
            cup.plays(1, "e2e4", "e7e5");
            cup.black(1).does("resign");
            cup.ca().seesStatus(cup.board(1), "ENDED");
            cup.ca()
                    .sees(
                            "the provisional standings",
                            () -> standings(cup.ca(), "")
                                    .at("/players/0/points")
                                    .asText()
                                    .equals("1"));
            JsonNode winner = standings(cup.ca(), "").at("/players/0");
            assertEquals(
                    List.of("o1", "1", "false"),
                    List.of(
                            winner.path("playerId").asText(),
                            winner.path("rank").asText(),
                            winner.path("official").asText()));
            assertEquals(0, standings(cup.ca(), "?official=true").path("rounds").size());
            cup.white(1).seesStatus(cup.board(1), "ENDED");
            assertEquals(
                    0,
                    standings(cup.white(1), "?official=false").path("rounds").size(),
                    "a player sees what is official");

            cup.ca().refused("ROUND_NOT_APPROVED", "closeRound", Map.of("round", 1));
            cup.approve(cup.lca("lyon-places"), 1);
            cup.lca("lyon-places").refused("FORBIDDEN_ROLE", "closeRound", Map.of("round", 1));
            cup.ca().does("closeRound", Map.of("round", 1));
            cup.ca().refused("ROUND_OFFICIAL", "closeRound", Map.of("round", 1));
            cup.white(1)
                    .sees(
                            "the official standings",
                            () -> standings(cup.white(1), "").path("rounds").size() == 1);
            assertTrue(standings(cup.white(1), "").at("/players/0/official").asBoolean());
            opensTheFiguresOfTheWinner(cup);
            changesAnOfficialRoundUntilAnAppealIsUpheld(cup);

            List<String> old = report(cup.lca("oslo-places"), 16);
            assertTrue(old.stream().anyMatch(line -> line.startsWith("102 ")), old::toString);
            assertEquals(
                    List.of("w 1", "b 0"),
                    old.stream()
                            .filter(line -> line.startsWith("001") && line.length() > 98)
                            .map(line -> line.substring(96, 99))
                            .sorted(java.util.Comparator.reverseOrder())
                            .toList());
            assertTrue(report(cup.ca(), 26).stream().anyMatch(line -> line.startsWith("222 5400+30")));
            assertTrue(report(cup.ca(), 26).contains("212 PTS,WON,BH/C1"));
        }
    }

    /** FIDE C.07 7.2, 8.1, 10.2: everybody may see what a figure is made of. */
    private static void opensTheFiguresOfTheWinner(Cup cup) {
        JsonNode brief = standings(cup.white(1), "").at("/players/0");
        assertEquals("1", brief.at("/figures/0/value").asText());
        assertEquals(0, brief.at("/figures/0/contributions").size());
        JsonNode opened = standings(cup.white(1), "?explained=o1");
        assertEquals("BH/C1", opened.at("/tieBreaks/1/text").asText());
        assertEquals(
                List.of("l1", "1", "COUNTED"),
                List.of(
                        opened.at("/players/0/figures/0/contributions/0/opponentId")
                                .asText(),
                        opened.at("/players/0/figures/0/contributions/0/value").asText(),
                        opened.at("/players/0/figures/0/contributions/0/fate").asText()));
        assertEquals("3090", opened.at("/players/0/performance/value").asText());
        assertEquals("10", opened.at("/players/0/ratingChange/figure/value").asText());
        assertEquals(0, opened.at("/players/1/figures/0/contributions").size(), "only of the player who was asked for");
    }

    private static void changesAnOfficialRoundUntilAnAppealIsUpheld(Cup cup) { // OCR 17.11, 18.4.5
        JsonNode official = standings(cup.white(1), "").path("players");
        cup.lca("oslo-places")
                .does(
                        "penalise",
                        Map.of(
                                "board",
                                cup.board(1),
                                "offender",
                                "WHITE",
                                "reason",
                                "phone",
                                "items",
                                List.of(Map.of("kind", "LOWER_SCORE_OF_OFFENDER", "points", "0.5"))));
        cup.white(1)
                .sees(
                        "what was changed since",
                        () -> standings(cup.white(1), "")
                                        .at("/changed/0/boards/0")
                                        .asInt()
                                == 1);
        assertEquals(official, standings(cup.white(1), "").path("players"), "they count as they were");
        JsonNode lowered = cup.ca()
                .seesOne(
                        "the ruling",
                        cup.ca().client()::rulings,
                        one -> one.path("kind").asText().equals("LOWER_SCORE_OF_OFFENDER")
                                && one.path("state").asText().equals("APPLIED"));
        cup.white(1)
                .does(
                        "fileAppeal",
                        Map.of(
                                "text",
                                "it was not mine",
                                "ruling",
                                lowered.path("id").asText()));
        cup.ca()
                .sees(
                        cup.board(1),
                        "the appeal",
                        view -> view.at("/help/appeals/0/id").isTextual());
        cup.ca()
                .does(
                        "decideAppeal",
                        Map.of(
                                "board",
                                cup.board(1),
                                "appeal",
                                cup.board(1) + "/appeal-1",
                                "outcome",
                                "UPHELD",
                                "reason",
                                "heard"));
        cup.ca()
                .sees(
                        cup.board(1),
                        "the score as it was, which the body has decided",
                        view -> view.path("score").asText().equals("1-0")
                                && view.path("resultStatus").asText().equals("OFFICIAL"));
        assertEquals(
                lowered.path("id").asText(),
                cup.ca()
                        .seesOne(
                                "the withdrawal",
                                cup.ca().client()::rulings,
                                one -> one.path("kind").asText().equals("WITHDRAWAL")
                                        && one.path("state").asText().equals("APPLIED"))
                        .path("withdraws")
                        .asText());
        cup.white(1).seesNotice("The appeal is accepted (OCR 17.11): heard");
        cup.ca().doesOnceKnown(Set.of("ROUND_WAITS", "ROUND_NOT_APPROVED"), "closeRound", Map.of("round", 1));
        cup.white(1)
                .sees(
                        "the official standings again",
                        () -> standings(cup.white(1), "").path("changed").isEmpty());
        assertEquals("1", standings(cup.white(1), "").at("/players/0/points").asText());
    }

    private static String refusal(Enrolment who) {
        return assertThrows(RefusedException.class, () -> hall.zone().nextGame(who))
                .code();
    }

    private static long moves(String board) {
        return hall.record(board).stream().filter(GameEvent::hasMovePlayed).count();
    }

    @ConcurrentTest
    void whoIsInGoesOnToHisBoardOfTheNextRoundAndTheOthersGetCodesInOneStep()
            throws IOException, InterruptedException { // OCR 16.7, 18.3, 18.5, ENG-1, DEC-21
        try (Cup cup = Cup.ofThreeVenues(
                hall,
                "onward",
                text -> text.startsWith("round,board") ? "round,board,white,black\n1,1,o1,l1\n2,1,l1,o1\n" : text)) {
            String later = cup.id() + "/2/1";
            cup.ca().does("openRound", Map.of("round", 1));
            cup.ca().sees("the board", () -> cup.ca().client().boards().size() == 1);
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            Enrolment first = cup.white(1).who();
            assertEquals("GAME_GOES_ON", refusal(first));
            assertEquals("NO_SEAT", refusal(cup.ca().who()));
            cup.black(1).does("resign");
            cup.ca().seesStatus(cup.board(1), "ENDED");
            assertEquals("NO_NEXT_GAME", refusal(first));
            BlockingQueue<JsonNode> told = new LinkedBlockingQueue<>();
            cup.white(1).client().listen(frame -> {
                if (frame.path("t").asText().equals("next")) told.add(frame.path("game"));
            });

            cup.lca("lyon-onward").refused("NO_ROUND", "issueRoundCodes", Map.of("round", 2));
            cup.ca().doesOnceKnown(Set.of("ROUND_NOT_FINISHED"), "openRound", Map.of("round", 2));
            JsonNode offered = told.poll(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS);
            assertEquals(
                    List.of(later, "BLACK"),
                    List.of(offered.path("board").asText(), offered.path("side").asText()));
            Enrolment next = hall.zone().nextGame(first);
            assertEquals(
                    List.of(later, "BLACK", first.name(), first.venue()),
                    List.of(next.board(), next.side(), next.name(), next.venue()));
            assertEquals(next.board(), hall.zone().nextGame(first).board(), "whose answer was lost asks again");

            cup.lta("lyon-onward").refused("CODE_FORBIDDEN", "issueRoundCodes", Map.of("round", 2));
            cup.ca().refused("NO_ROUND", "issueRoundCodes", Map.of("round", 9));
            assertEquals(
                    0,
                    cup.lca("oslo-onward")
                            .does("issueRoundCodes", Map.of("round", 2))
                            .path("codes")
                            .size(),
                    "the one player of Oslo is in");
            JsonNode codes = cup.lca("lyon-onward")
                    .does("issueRoundCodes", Map.of("round", 2))
                    .path("codes");
            assertEquals(List.of("WHITE"), codes.findValuesAsText("side"), "only of the own venue, and who is not in");
            try (Screen white = Screen.open(
                            hall.zone(), hall.enrol(codes.at("/0/code").asText()));
                    Screen black = Screen.open(hall.zone(), next)) {
                black.seesStatus(later, "CREATED");
                cup.ca()
                        .sees(
                                later,
                                "both players",
                                view -> view.at("/white/present").asBoolean()
                                        && view.at("/black/present").asBoolean());
                assertEquals(
                        "DEVICE_CHECK_MISSING",
                        cup.order(cup.ca(), Map.of("kind", "START", "board", later))
                                .at("/refused/0/code")
                                .asText(),
                        "a check is for one game");
                for (Screen player : List.of(white, black))
                    for (String kind : List.of("DEVICE", "FAIR_PLAY"))
                        cup.lca(player.who().venue())
                                .doesOnceKnown(
                                        Set.of("UNKNOWN_BOARD"),
                                        "recordCheck",
                                        Map.of(
                                                "board",
                                                later,
                                                "side",
                                                player.who().side(),
                                                "kind",
                                                kind,
                                                "passed",
                                                true));
                cup.starts(cup.ca(), Map.of("kind", "START", "board", later));
                white.seesStatus(later, "PLAYING");
                white.plays("d2d4");
                black.seesPly(later, 1);
                black.plays("d7d5");
                cup.ca().seesPly(later, 2);
                assertEquals(List.of(2L, 2L), List.of(moves(cup.board(1)), moves(later)), "each game has its own log");

                Enrolment newer = hall.enrol(cup.lca("oslo-onward")
                        .does("issueCode", Map.of("board", later, "side", "BLACK"))
                        .path("code")
                        .asText());
                assertEquals(
                        "token not valid", black.client().gone().get(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS));
                Wire.seesEnded(hall, next.token(), later);
                assertEquals("TOKEN_NEEDED", refusal(next));
                assertEquals("NEWER_DEVICE", refusal(first));
                try (Screen again = Screen.open(hall.zone(), newer)) {
                    again.does("resign");
                    cup.ca().seesStatus(later, "ENDED");
                }
            } catch (ExecutionException | TimeoutException e) {
                throw new AssertionError(e);
            }
        }
    }
}
