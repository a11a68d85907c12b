package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.game.v1.GamePaused;

/** Which screens of a person stay connected, and which are closed. */
class HubTakeoverTest extends HubFixture {
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
