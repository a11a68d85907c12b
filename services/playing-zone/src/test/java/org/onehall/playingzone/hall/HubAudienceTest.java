package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.projection.link.NodeView;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.Hop;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.OutageDetected;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.ProbesRecorded;
import org.onehall.proto.fairplay.v1.VenueOpened;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.types.v1.Side;

/** Which screens get news about cases, calls, links and venues, and which do not. */
class HubAudienceTest extends HubFixture {
    @Test
    void whatHappensAtAVenueIsToldInTheCompetitionItHappenedInOnly() { // DEC-21, ENG-7, OCR 18.8
        hall.fold(facts.loaded());
        hall.fold(facts.loaded("cup"));
        for (String competition : List.of("demo", "cup")) {
            hall.fold(facts.created(competition + "/1/1", "rome", "milan"));
            hall.fold(facts.started(competition + "/1/1"));
        }
        Actor ca = Actor.official("ca", Role.CHIEF_ARBITER, "");
        Actor lta = Actor.official("lta-rome", Role.LOCAL_TECHNICAL_ARBITER, "rome");
        List<Page> own = List.of(join(ca, "demo"), join(lta, "demo"));
        List<Page> others = List.of(join(ca, "cup"), join(lta, "cup"));
        Stream.concat(own.stream(), others.stream()).forEach(Page::news);
        var meeting = hall.seatViews().links("cup", 1, _ -> true).getFirst().meeting();
        Map<String, ConnectivityEvent> told = new LinkedHashMap<>();
        told.put(
                "board",
                facts.connectivity(
                        "demo/rome",
                        event -> event.setCommunicationChanged(CommunicationChanged.newBuilder()
                                .setPlayerId("w")
                                .setPresent(false)
                                .setAt(Facts.at(5)))));
        told.put(
                "case",
                facts.connectivity(
                        "demo/rome",
                        event -> event.setCaseOpened(CaseOpened.newBuilder()
                                .setCaseId("demo/rome/case-1")
                                .setBoardId("demo/1/1")
                                .setSide(Side.SIDE_WHITE)
                                .setStartedAt(Facts.at(10))
                                .setDetectedAt(Facts.at(15)))));
        told.put(
                "outage",
                facts.connectivity(
                        "demo/rome",
                        event -> event.setOutageDetected(OutageDetected.newBuilder()
                                .setOutageId("demo/rome/outage-1")
                                .setSince(Facts.at(10))
                                .addCaseIds("demo/rome/case-1"))));
        told.forEach((type, event) -> {
            hub.tell(hall.fold(event), 0);
            for (Page page : own) assertTrue(page.news().contains(type), type);
            for (Page page : others) assertEquals(List.of(), page.news(), type);
        });
        hall.fold(facts.connectivity(
                "demo/rome",
                event -> event.setProbesRecorded(ProbesRecorded.newBuilder()
                        .setNode("node-1")
                        .addSpans(ProbeSpan.newBuilder()
                                .setHop(Hop.HOP_ZONE)
                                .setTarget("zone")
                                .setFrom(Facts.at(1))
                                .setTo(Facts.at(2))))));
        assertEquals(
                List.of("node-1"),
                hall.seatViews().nodes("demo", _ -> true).stream()
                        .map(NodeView::node)
                        .toList());
        assertEquals(List.of(), hall.seatViews().nodes("cup", _ -> true));
        assertEquals(
                Optional.of(false),
                hall.seatViews()
                        .links("demo", 1, _ -> true)
                        .getFirst()
                        .meeting()
                        .orElseThrow()
                        .present());
        assertEquals(
                meeting, hall.seatViews().links("cup", 1, _ -> true).getFirst().meeting());
        assertEquals(
                1, hall.rooms().disconnections().reports("demo", _ -> true, 0).size());
        assertEquals(List.of(), hall.rooms().disconnections().reports("cup", _ -> true, 0));
        hub.tell(
                hall.fold(facts.fairPlay(
                        "demo/rome",
                        event -> event.setVenueOpened(VenueOpened.newBuilder().setRound(1)))),
                0);
        assertTrue(hall.seatViews().premises("demo/rome").orElseThrow().open());
        assertFalse(hall.seatViews().premises("cup/rome").orElseThrow().open());
        for (Page page : others) assertEquals(List.of(), page.news(), "the opening of the venue");
    }

    @Test
    void aCancellationIsToldToThoseWhoSawTheBoardOnly() { // LAW 6.6, DEC-21, ENG-7
        play();
        hall.fold(facts.loaded("cup"));
        hall.fold(facts.created("cup/1/1", "rome", "milan"));
        Actor ca = Actor.official("ca", Role.CHIEF_ARBITER, "");
        Actor lta = Actor.official("lta-rome", Role.LOCAL_TECHNICAL_ARBITER, "rome");
        List<Page> own = List.of(join(ca, "demo"), join(lta, "demo"), player("WHITE"), player("BLACK"));
        List<Page> others = List.of(
                join(ca, "cup"),
                join(lta, "cup"),
                join(Actor.official("s", Role.SPECTATOR, ""), "cup"),
                join(Actor.official("lta-turin", Role.LOCAL_TECHNICAL_ARBITER, "turin"), "demo"));
        Stream.concat(own.stream(), others.stream()).forEach(Page::news);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setGameVoided(
                                GameVoided.newBuilder().setAttempt(1).setCancelled(true)))),
                0);
        for (Page page : own) assertTrue(page.news().contains("cancelled"));
        for (Page page : others) assertFalse(page.news().contains("cancelled"));
    }

    @Test
    void casesAndCallsGoToTheOwnVenueAndTheChiefArbiterNeverToPlayers() {
        play();
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page rome = join(Actor.official("r", Role.LOCAL_TECHNICAL_ARBITER, "rome"));
        Page milan = join(Actor.official("m", Role.LOCAL_CHIEF_ARBITER, "milan"));
        Page white = player("WHITE");
        Page spectator = join(Actor.official("s", Role.SPECTATOR, ""));
        List.of(ca, rome, milan, white, spectator).forEach(Page::news);
        hub.tell(
                hall.fold(facts.connectivity(
                        "rome",
                        event -> event.setCaseOpened(CaseOpened.newBuilder()
                                .setCaseId("c")
                                .setBoardId(BOARD)
                                .setSide(Side.SIDE_WHITE)))),
                0);
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                                .setCallId("k")
                                .setSide(Side.SIDE_BLACK)
                                .setVenue("milan")))),
                0);
        assertEquals(List.of("board", "case", "board", "call"), ca.types());
        assertEquals(List.of("board", "case", "board"), rome.types());
        assertEquals(List.of("board", "board", "call"), milan.types(), "that there is a case, not which");
        assertEquals(List.of(), white.types());
        assertEquals(List.of("board"), spectator.types(), "a board as it was");
        assertTrue(showsDecision(ca), "what can be decided goes to those who decide");
        assertFalse(showsDecision(rome));
        assertTrue(showsDecision(join(Actor.official("d", Role.DEPUTY_CHIEF_ARBITER, ""))), "in the snapshot too");
        assertFalse(showsDecision(join(Actor.official("l", Role.LOCAL_CHIEF_ARBITER, "rome"))));
    }

    private static boolean showsDecision(Page page) {
        return page.frames.stream().anyMatch(frame -> frame.findPath("decision").isObject());
    }

    @Test
    void howGoodALinkIsGoesToTheArbitersOfTheSeatOnceAndAgainWhenItChanges() {
        play();
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page turin = join(Actor.official("t", Role.LOCAL_CHIEF_ARBITER, "turin"));
        Page white = player("WHITE");
        Page spectator = join(Actor.official("s", Role.SPECTATOR, ""));
        List.of(ca, turin, white, spectator).forEach(Page::news);
        SeatKey seat = new SeatKey(BOARD, org.onehall.chess.Side.WHITE);
        hub.qualities(Map.of(seat, new LinkQuality(40, 2, 0)));
        assertEquals(40, ca.frames.getFirst().at("/seats/0/ms").intValue());
        assertEquals(List.of("qualities"), ca.news());
        hub.qualities(Map.of(seat, new LinkQuality(47, 6, 3)));
        assertEquals(List.of(), ca.news(), "a change of less than a fifth");
        hub.qualities(Map.of(seat, new LinkQuality(90, 6, 3)));
        assertEquals(List.of("qualities"), ca.news());
        hub.qualities(Map.of(seat, new LinkQuality(90, 6, 10)));
        assertEquals(List.of("qualities"), ca.news(), "answers come late");
        for (Page page : List.of(turin, white, spectator)) assertEquals(List.of(), page.news());
        assertEquals(
                List.of("hello", "snapshot", "qualities"),
                join(Actor.official("c", Role.CHIEF_ARBITER, "")).types());
    }

    @Test
    void aFlickeringLinkChangesNothingOnAPlayersScreenButShowsOnTheWall() {
        play();
        Page black = player("BLACK");
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        hub.tell(hall.fold(facts.link("rome", BOARD, Side.SIDE_WHITE, LinkState.LINK_STATE_UP)), 0);
        black.news();
        ca.news();
        hub.tell(hall.fold(facts.link("rome", BOARD, Side.SIDE_WHITE, LinkState.LINK_STATE_SUSPECT)), 0);
        assertEquals(List.of(), black.news());
        assertEquals("SUSPECT", ca.frames.getLast().at("/board/white/link").textValue());
        hub.tell(hall.fold(facts.link("rome", BOARD, Side.SIDE_WHITE, LinkState.LINK_STATE_DOWN)), 0);
        assertEquals(List.of("board", "notice"), black.news());
    }
}
