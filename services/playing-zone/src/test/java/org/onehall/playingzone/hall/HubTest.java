package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.DiskRoom;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.config.ConnectionConfig;
import org.onehall.playingzone.config.DoorsConfig;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.projection.link.NodeView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.competition.v1.LinkRules;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.Hop;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.OutageDetected;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.ProbesRecorded;
import org.onehall.proto.fairplay.v1.VenueOpened;
import org.onehall.proto.game.v1.AssistantAdmitted;
import org.onehall.proto.game.v1.AssistantDismissed;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.ClockTimesAsked;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.HelperAccepted;
import org.onehall.proto.game.v1.HelperDismissed;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.PreMoveDropped;
import org.onehall.proto.game.v1.PreMoveQueued;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Side;

class HubTest {
    private static final String BOARD = "demo/1/1";
    private static final org.onehall.proto.types.v1.Role CA = org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER;

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();
    private final Hub hub = new Hub(
            hall,
            new ConnectionConfig() {
                @Override
                public Duration suspect() {
                    return Duration.ofSeconds(3);
                }

                @Override
                public Duration down() {
                    return Duration.ofSeconds(5);
                }
            },
            new DoorsConfig() {
                @Override
                public Optional<URI> publicUrl() {
                    return Optional.of(URI.create("https://hall.example.org"));
                }

                @Override
                public Optional<List<String>> trustedProxies() {
                    return Optional.empty();
                }
            });

    private static final class Page implements Outlet {
        final List<JsonNode> frames = new ArrayList<>();
        int closed;

        @Override
        public void send(String frame) {
            frames.add(Json.object(frame).orElseThrow());
        }

        @Override
        public void show(String what, String frame) {
            send(frame);
        }

        @Override
        public void close(int code, String reason) {
            closed = code;
        }

        @Override
        public void ping(long number) {}

        List<String> types() {
            return frames.stream().map(frame -> frame.path("t").textValue()).toList();
        }

        /** The types of frames since the last call. */
        List<String> news() {
            List<String> types = types();
            frames.clear();
            return types;
        }
    }

    private Page join(Actor actor) {
        return join(actor, "demo");
    }

    private Page join(Actor actor, String competition) {
        Page page = new Page();
        hub.join(new Member(new Viewer(actor.of(competition), "Name"), page, Optional.empty()), 0);
        return page;
    }

    private Page player(String side) {
        return join(Actor.seat(side, side.equals("WHITE") ? "rome" : "milan", BOARD, side));
    }

    private void play() {
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.created("demo/1/2", "milan", "turin"));
        hall.fold(facts.started(BOARD));
    }

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
    void anAssistantsScreenStandsBesideThePlayersAndBothAreTold() { // APP-III 1
        play();
        Page white = player("WHITE");
        Page assistant = join(new Actor("a", Role.ASSISTANT, "", "rome", BOARD, "WHITE"));
        assertEquals(List.of(0, 0), List.of(white.closed, assistant.closed));
        white.news();
        assistant.news();
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setGamePaused(GamePaused.newBuilder().setReason("Lamp")))),
                0);
        assertEquals(List.of("board", "board", "notice"), white.news());
        assertEquals(List.of("board", "board", "notice"), assistant.news());
        assertEquals(0, join(Actor.seat("WHITE", "rome", BOARD, "WHITE")).closed);
        assertEquals(List.of(Hub.TAKEN_OVER, 0), List.of(white.closed, assistant.closed));
    }

    @Test
    void aNewerDeviceTakesTheSeatOver() {
        play();
        Page older = player("WHITE");
        Page newer = player("WHITE");
        Page opponent = player("BLACK");
        assertEquals(Hub.TAKEN_OVER, older.closed);
        assertEquals(0, newer.closed);
        assertEquals(2, hub.size());
        older.frames.clear();
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertEquals(List.of(), older.types());
        assertTrue(newer.types().contains("board"));
        assertTrue(opponent.frames.getLast().at("/board/legal").isArray());
        assertFalse(newer.frames.getLast().path("board").has("legal"));
    }

    @Test
    void theNewerDeviceKeepsTheSeatThoughTheOlderOneJoinsLate() {
        play();
        Viewer white = new Viewer(Actor.seat("WHITE", "rome", BOARD, "WHITE").of("demo"), "Name");
        Page lost = new Page();
        Member late = new Member(white, lost, Optional.empty());
        Page newer = new Page();
        hub.join(new Member(white, newer, Optional.empty()), 0);
        hub.join(late, 0);
        assertEquals(Hub.TAKEN_OVER, lost.closed);
        assertEquals(0, newer.closed);
        hub.leave(late);
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertTrue(newer.types().contains("board"));
        assertEquals(1, hub.size());
    }

    @Test
    void aConnectionThatItsPageHasGivenUpTakesNothingOverHoweverLateItIsSeen() {
        play();
        Viewer white = new Viewer(Actor.seat("WHITE", "rome", BOARD, "WHITE").of("demo"), "Name");
        Page second = new Page();
        hub.join(new Member(white, second, Origin.of("page=p-1&connection=2")), 0);
        Page first = new Page();
        hub.join(new Member(white, first, Origin.of("page=p-1&connection=1")), 0);
        assertEquals(0, second.closed);
        assertEquals(Hub.GIVEN_UP, first.closed);
        Page third = new Page();
        hub.join(new Member(white, third, Origin.of("page=p-1&connection=3")), 0);
        assertEquals(Hub.GIVEN_UP, second.closed, "not to be taken for another device");
        Page other = new Page();
        hub.join(new Member(white, other, Origin.of("page=p-2&connection=1")), 0);
        assertEquals(Hub.TAKEN_OVER, third.closed);
        assertEquals(0, other.closed);
    }

    @Test
    void whatAPageSaysOfItselfIsReadOrLeftAlone() {
        assertEquals(Optional.of(new Origin("4f0c-A", 12)), Origin.of("page=4f0c-A&connection=12"));
        for (String query : new String[] {
            null,
            "",
            "page=&connection=1",
            "page=a&connection=",
            "page=a&connection=1000000000000000",
            "page=a b&connection=1",
            "page=a"
        }) assertEquals(Optional.empty(), Origin.of(query), query);
    }

    @Test
    void officialsMayHaveSeveralScreens() {
        play();
        Page one = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page two = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertEquals("board", one.types().getLast());
        assertEquals("board", two.types().getLast());
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
    }

    @Test
    void aSealedMoveIsInNoFrameOfAnybodyBeforeItIsOpened() {
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getRulesBuilder().setAdjournmentAllowed(true);
        hall.fold(created.build());
        hall.fold(facts.started(BOARD));
        List<Page> pages = new ArrayList<>();
        for (Role role : Role.values())
            if (role != Role.PLAYER && role != Role.ASSISTANT)
                pages.add(join(Actor.official(role.name(), role, role.name().startsWith("LOCAL") ? "rome" : "")));
        pages.add(player("WHITE"));
        pages.add(player("BLACK"));
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setSealingOrdered(
                                SealingOrdered.newBuilder().setReason("end of the session")))),
                0);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setMoveSealed(
                                MoveSealed.newBuilder().setSide(Side.SIDE_WHITE).setUci("g1h3")))),
                0);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setGameAdjourned(GameAdjourned.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setClocks(Facts.standing(5000, 5400))))),
                0);
        pages.add(join(Actor.official("late", Role.CHIEF_ARBITER, "")));
        // White's own legal moves contain it, like every other move
        for (Page page : pages)
            for (JsonNode frame : page.frames)
                assertFalse(
                        frame.toString().replaceAll("\"legal\":\\[[^]]*]", "").contains("g1h3"), frame::toString);
        assertTrue(pages.getLast().frames.toString().contains("\"sealed\":\"WHITE\""));
    }

    /** No frame contains anything about it or is sent because of it, and no gap in the numbers reveals it later. */
    @Test
    void whatAnAssistantAsksOfTheClocksAndThatThereIsOneShowsInNoFrameOfTheOpponents() {
        // APP-III 1.3, OCR 3.8, LAW 8.1.6
        play();
        Page opponent = player("BLACK");
        Page spectator = join(Actor.official("s", Role.SPECTATOR, ""));
        Page arbiter = join(Actor.official("ca", Role.CHIEF_ARBITER, ""));
        Page own = player("WHITE");
        long told = opponent.frames.getLast().at("/boards/0/sequence").longValue();
        List.of(opponent, spectator, arbiter, own).forEach(Page::news);

        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setAssistantNamed(AssistantNamed.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("a")
                                .setName("Ada")))),
                0);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setAssistantAdmitted(AssistantAdmitted.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("a")))),
                0);
        Page assistant = join(new Actor("a", Role.ASSISTANT, "", "rome", BOARD, "WHITE"));
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setClockTimesAsked(
                                ClockTimesAsked.newBuilder().setSide(Side.SIDE_WHITE)))),
                0);
        for (Page page : List.of(arbiter, own, assistant))
            assertEquals(
                    1, page.frames.getLast().at("/board/white/assistant/asked").size(), page.frames::toString);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setAssistantDismissed(AssistantDismissed.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("a")))),
                0);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setHelperAccepted(HelperAccepted.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setName("Hal")))),
                0);
        assertEquals(
                "Hal", arbiter.frames.getLast().at("/board/white/helper/name").textValue(), arbiter.frames::toString);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setHelperDismissed(
                                HelperDismissed.newBuilder().setSide(Side.SIDE_WHITE)))),
                0);
        for (Page page : List.of(opponent, spectator)) assertEquals(List.of(), page.types());

        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        Page late = player("BLACK");
        for (JsonNode board : List.of(
                opponent.frames.getLast().path("board"),
                spectator.frames.getLast().path("board"),
                late.frames.getLast().at("/boards/0"))) {
            assertEquals(told + 1, board.path("sequence").longValue(), board::toString);
            assertTrue(
                    board.at("/white/assistant").isNull()
                            && board.at("/white/helper").isNull(),
                    board::toString);
        }
    }

    @Test
    void aQueuedMoveReachesItsOwnerAloneAndNobodyElseGetsAFrameBecauseOfIt() { // OCR 3.6.b, ENG-5
        play();
        List<Page> others = new ArrayList<>();
        for (Role role : Role.values())
            if (role != Role.PLAYER && role != Role.ASSISTANT)
                others.add(join(Actor.official(role.name(), role, role.name().startsWith("LOCAL") ? "rome" : "")));
        others.add(player("WHITE"));
        Page assistant = join(new Actor("a", Role.ASSISTANT, "", "milan", BOARD, "BLACK"));
        Page owner = player("BLACK");
        others.forEach(Page::news);
        assistant.news();
        owner.news();
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setPreMoveQueued(PreMoveQueued.newBuilder()
                                .setSide(Side.SIDE_BLACK)
                                .setUci("g8f6")))),
                0);
        assertEquals("g8f6", owner.frames.getLast().path("uci").textValue());
        assertEquals(List.of("preMove"), owner.news());
        assertEquals(List.of(), assistant.types());
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setPreMoveDropped(
                                PreMoveDropped.newBuilder().setSide(Side.SIDE_BLACK)))),
                0);
        assertTrue(owner.frames.getFirst().path("uci").isNull());
        assertEquals("preMove", owner.types().getFirst());
        for (Page page : others)
            assertFalse(
                    page.frames.toString().contains("board")
                            || page.frames.toString().contains("g8f6"),
                    page.frames::toString);
        hub.tell(
                hall.fold(facts.game(
                        BOARD,
                        event -> event.setPreMoveQueued(PreMoveQueued.newBuilder()
                                .setSide(Side.SIDE_BLACK)
                                .setUci("b8c6")))),
                0);
        Page again = player("BLACK");
        assertEquals(List.of("hello", "snapshot", "preMove"), again.types());
        Page late = player("WHITE");
        assertEquals(List.of("hello", "snapshot"), late.types());
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
    void everybodyIsToldSinceWhenTheHallDoesNotAnswerAndWhenItAnswersAgain() {
        play();
        Page thinking = player("WHITE");
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page turin = join(Actor.official("t", Role.LOCAL_CHIEF_ARBITER, "turin"));
        Page spectator = join(Actor.official("s", Role.SPECTATOR, ""));
        List<Page> all = List.of(thinking, ca, turin, spectator);
        all.forEach(Page::news);
        hub.standstill(Optional.of(Instant.ofEpochMilli(7_000)));
        for (Page page : all) {
            assertEquals(7_000, page.frames.getFirst().path("since").longValue());
            assertEquals(List.of("standstill"), page.news());
        }
        hub.standstill(Optional.empty());
        for (Page page : all) {
            assertTrue(page.frames.getFirst().get("since").isNull());
            assertEquals(List.of("standstill"), page.news());
        }
    }

    @Test
    void officialsAndNobodyElseAreToldThatTheDiskFillsAndThatItHasRoomAgain() {
        play();
        Page white = player("WHITE");
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page turin = join(Actor.official("t", Role.LOCAL_TECHNICAL_ARBITER, "turin"));
        Page spectator = join(Actor.official("s", Role.SPECTATOR, ""));
        List.of(white, ca, turin, spectator).forEach(Page::news);
        hub.disk(room(3_000));
        for (Page page : List.of(white, ca, turin, spectator))
            assertEquals(List.of(), page.news(), "enough is no news");
        hub.disk(room(400));
        for (Page page : List.of(ca, turin)) {
            assertEquals("NO_NEW_ROUND", page.frames.getFirst().path("level").textValue());
            assertEquals(400L << 20, page.frames.getFirst().path("free").longValue());
            assertEquals(List.of("disk"), page.news());
        }
        for (Page page : List.of(white, spectator)) assertEquals(List.of(), page.news());
        assertEquals(
                List.of("hello", "snapshot", "disk"),
                join(Actor.official("d", Role.DEPUTY_CHIEF_ARBITER, "")).types());
        assertEquals(
                List.of("hello", "snapshot"),
                join(Actor.official("s2", Role.SPECTATOR, "")).types());
        hub.disk(room(3_000));
        assertEquals("ENOUGH", ca.frames.getFirst().path("level").textValue());
        ca.news();
        hub.disk(room(3_100));
        assertEquals(List.of(), ca.news());
        assertEquals(
                List.of("hello", "snapshot"),
                join(Actor.official("o", Role.CHIEF_ORGANISER, "")).types());
    }

    private static DiskRoom room(long mib) {
        return new DiskRoom(Path.of("/srv/hall"), mib << 20, 10_000L << 20);
    }

    @Test
    void whoComesDuringAStandstillFindsItInTheSnapshot() {
        play();
        assertTrue(player("WHITE").frames.get(1).get("standstill").isNull());
        hub.standstill(Optional.of(Instant.ofEpochMilli(7_000)));
        assertEquals(7_000, player("WHITE").frames.get(1).path("standstill").longValue());
        hub.standstill(Optional.empty());
        assertTrue(player("WHITE").frames.get(1).get("standstill").isNull());
    }

    @Test
    void aWarningReachesTheWarnedPlayerAtOnceWhileHeThinks() { // OCR 18.4.1
        play();
        Page white = player("WHITE");
        white.news();
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 18.4.1",
                        CA,
                        event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                                .setRulingId("r")
                                .setOffender(Side.SIDE_WHITE)
                                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                                .setReason("talking")))),
                0);
        white.news();
        var applied = facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r")));
        hub.tell(hall.fold(applied), 0);
        assertEquals(
                applied.getHeader().getOccurredAt().getSeconds() * 1000
                        + applied.getHeader().getOccurredAt().getNanos() / 1_000_000,
                white.frames.getLast().path("at").longValue());
        assertEquals("notice", white.news().getLast());
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertEquals(List.of("board"), white.news());
    }

    @Test
    void anExplanationOfARuleIsOnThePlayersBoardAtOnceAndStaysThere() { // OCR 17.10
        play();
        Page white = player("WHITE");
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 17.10",
                        CA,
                        event -> event.setQuestionAsked(QuestionAsked.newBuilder()
                                .setQuestionId("q")
                                .setSide(Side.SIDE_WHITE)
                                .setVenue("rome")
                                .setText("repetition?")))),
                0);
        white.news();
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 17.10",
                        CA,
                        event -> event.setQuestionAnswered(
                                QuestionAnswered.newBuilder().setQuestionId("q").setArticle("OCR 5.4.1")))),
                0);
        assertEquals(
                "OCR 5.4.1",
                white.frames
                        .getFirst()
                        .at("/board/help/questions/0/answer/article")
                        .textValue());
        assertEquals(List.of("board", "notice"), white.news());
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        hub.tell(hall.fold(facts.moved(BOARD, "e7e5", false)), 0);
        assertEquals(
                "OCR 5.4.1",
                white.frames
                        .getLast()
                        .at("/board/help/questions/0/answer/article")
                        .textValue());
    }

    @Test
    void anAppealOfTheOpponentWaitsUntilTheOwnClockStands() { // OCR 17.11
        play();
        Page white = player("WHITE");
        white.news();
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 17.11",
                        CA,
                        event -> event.setAppealFiled(AppealFiled.newBuilder()
                                .setAppealId("a")
                                .setSide(Side.SIDE_BLACK)
                                .setText("unfair")
                                .setFee("0")))),
                0);
        assertEquals(List.of(), white.news());
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertEquals(List.of("board", "notice"), white.news());
    }

    @Test
    void aWarningIsDeliveredToTheDeviceThatComesBackThoughItsClockRuns() {
        play();
        Page white = player("WHITE");
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 18.4.1",
                        CA,
                        event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                                .setRulingId("r")
                                .setOffender(Side.SIDE_BLACK)
                                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                                .setReason("talking")))),
                0);
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r")))),
                0);
        assertFalse(white.types().contains("notice"));
        assertEquals(List.of("hello", "snapshot", "notice"), player("BLACK").types());
        assertEquals(List.of("hello", "snapshot"), player("BLACK").types());
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

    @Test
    void whoHasLeftIsToldNothing() {
        play();
        Page page = new Page();
        Member member = new Member(
                new Viewer(Actor.official("c", Role.CHIEF_ARBITER, "").of("demo"), "Name"), page, Optional.empty());
        hub.join(member, 0);
        hub.leave(member);
        page.news();
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertEquals(List.of(), page.types());
        assertEquals(0, hub.size());
    }
}
