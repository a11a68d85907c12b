package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.proto.game.v1.AssistantAdmitted;
import org.onehall.proto.game.v1.AssistantDismissed;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.ClockTimesAsked;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.HelperAccepted;
import org.onehall.proto.game.v1.HelperDismissed;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.PreMoveDropped;
import org.onehall.proto.game.v1.PreMoveQueued;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.types.v1.Side;

/** Sealed moves, queued moves and assistants: no frame tells the opponent. */
class HubSecrecyTest extends HubFixture {
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
}
