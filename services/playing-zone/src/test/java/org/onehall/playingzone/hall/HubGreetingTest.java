package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.Changes;
import org.onehall.proto.competition.v1.LinkRules;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;

/** What a page gets when it joins, and when a round opens. */
class HubGreetingTest extends HubFixture {
    @Test
    void theGreetingSaysWhatTheRegulationsOfTheCompetitionSayOfLinks() { // OCR 18.8/a
        hall.fold(facts.loaded());
        var loaded = facts.loaded("cup").toBuilder();
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getFloorBuilder()
                .setLinks(LinkRules.newBuilder()
                        .setHeartbeat(Facts.seconds(2))
                        .setSuspect(Facts.seconds(6))
                        .setDown(Facts.seconds(9)));
        hall.fold(loaded.build());
        Actor ca = Actor.official("ca", Role.CHIEF_ARBITER, "");
        assertEquals(
                "{\"heartbeatMs\":2000,\"suspectMs\":6000,\"downMs\":9000}",
                join(ca, "cup").frames.getFirst().path("thresholds").toString());
        assertEquals(
                "{\"heartbeatMs\":1000,\"suspectMs\":3000,\"downMs\":5000}",
                join(ca, "demo").frames.getFirst().path("thresholds").toString());
    }

    @Test
    void theGreetingComesFirstThenEverythingTheViewerMaySee() {
        play();
        Page lca = join(Actor.official("l", Role.LOCAL_CHIEF_ARBITER, "rome"));
        assertEquals(List.of("hello", "snapshot"), lca.types());
        assertEquals(
                "https://hall.example.org",
                lca.frames.getFirst().path("address").asText());
        assertEquals("Rome", lca.frames.getFirst().at("/you/venueName").textValue());
        assertEquals(5000, lca.frames.getFirst().at("/thresholds/downMs").intValue());
        assertEquals(
                List.of(BOARD),
                StreamSupport.stream(lca.frames.get(1).path("boards").spliterator(), false)
                        .map(board -> board.path("id").textValue())
                        .toList());
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        assertEquals(2, ca.frames.get(1).path("boards").size());
        assertEquals(
                List.of("[\"CHIEF_ARBITER\"]", "[]"),
                List.of(lca, ca).stream()
                        .map(page -> page.frames.getFirst().at("/you/above").toString())
                        .toList());
    }

    @Test
    void officialsAreGreetedAgainWhenARoundOpens() {
        play();
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page white = player("WHITE");
        ca.news();
        white.news();
        hub.tell(
                hall.fold(facts.competition(
                        event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1)))),
                0);
        assertEquals(List.of("hello"), ca.types());
        assertTrue(ca.frames.getFirst().at("/competition/rounds/0/opened").booleanValue());
        assertEquals(List.of(), white.types());
    }

    @Test
    void aPlayerIsToldOnceAndAloneWhichGameHeIsWantedAtAndAgainWhenHeComesBack() { // DEC-21
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.started(BOARD));
        opened(1);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setGameEnded(GameEnded.newBuilder()
                                .setResult(Result.RESULT_DRAW)
                                .setTermination(Termination.TERMINATION_RESIGNATION)
                                .setClocks(Facts.standing(5000, 5400))))),
                0);
        Page white = join(Actor.seat("w", "rome", BOARD, "WHITE"));
        Page black = join(Actor.seat("b", "milan", BOARD, "BLACK"));
        Page assistant = join(new Actor("w", Role.ASSISTANT, "", "rome", BOARD, "WHITE"));
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        List.of(white, black, assistant, ca).forEach(Page::news);
        hub.tell(
                hall.fold(facts.game(
                        "demo/2/7",
                        event -> event.setGameCreated(
                                facts.created("demo/2/7", "milan", "rome").getGameCreated().toBuilder()
                                        .setWhite(Seat.newBuilder()
                                                .setPlayerId("x")
                                                .setPlayerName("Xaver")
                                                .setVenue("milan"))
                                        .setBlack(Seat.newBuilder()
                                                .setPlayerId("w")
                                                .setPlayerName("Anna")
                                                .setVenue("rome"))))),
                0);
        assertEquals(List.of(), white.news(), "the round is being opened");
        hub.tell(opened(2), 0);
        assertEquals(List.of("next"), white.types());
        assertEquals(
                List.of("demo/2/7", "2", "7", "BLACK", "Xaver"),
                Stream.of("board", "round", "number", "side", "opponent")
                        .map(field ->
                                white.frames.getFirst().at("/game/" + field).asText())
                        .toList());
        assertEquals(List.of(), black.news());
        assertEquals(List.of(), assistant.news());
        assertFalse(ca.types().contains("next"));
        white.news();
        hub.tell(hall.fold(facts.started("demo/2/7")), 0);
        assertEquals(List.of(), white.news(), "nothing new for him here");
        assertEquals(
                "next", join(Actor.seat("w", "rome", BOARD, "WHITE")).types().getLast());
        Page again = join(Actor.seat("w", "rome", BOARD, "WHITE"));
        hub.tell(
                hall.fold(facts.game(
                        "demo/2/7",
                        event -> event.setGameEnded(GameEnded.newBuilder()
                                .setResult(Result.RESULT_DRAW)
                                .setTermination(Termination.TERMINATION_RESIGNATION)
                                .setClocks(Facts.standing(5000, 5400))))),
                0);
        assertTrue(again.frames.getLast().path("game").isNull());
    }

    private Changes opened(int round) {
        return hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(round))));
    }
}
