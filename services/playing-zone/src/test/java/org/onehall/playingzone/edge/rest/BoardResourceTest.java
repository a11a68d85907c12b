package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.game.v1.GameVoided;

/** The timeline of a board that was cancelled stays on record for the same people (LAW 6.6). */
class BoardResourceTest {
    private final BoardResource resource = new BoardResource();
    private Actor caller = Actor.official("ca", Role.CHIEF_ARBITER, "");

    BoardResourceTest() {
        Facts facts = new Facts();
        LiveHall live = new LiveHall(null, null, null, null) {
            @Override
            public boolean isReady() {
                return true;
            }
        };
        resource.hall = live;
        resource.bearer = new Bearer() {
            @Override
            Caller caller(String authorization) {
                return new Caller(new Viewer(caller.of("demo"), "Name"), "", "");
            }
        };
        live.read(hall -> hall.fold(facts.loaded()));
        live.read(hall -> hall.fold(facts.created("demo/1/1", "rome", "milan")));
        live.read(hall -> hall.fold(facts.game(
                "demo/1/1",
                event -> event.setGameVoided(GameVoided.newBuilder()
                        .setAttempt(1)
                        .setReason("Both went home")
                        .setCancelled(true)))));
    }

    @Test
    void theTimelineOfACancelledBoardCanStillBeRead() { // LAW 6.6, OCR 18.3
        var answer = resource.timeline("", "demo/1/1");
        assertEquals(200, answer.getStatus());
        assertTrue(answer.getEntity().toString().contains("Both went home"));
    }

    @Test
    void nobodyElseSeesIt() { // DEC-21
        caller = Actor.official("lta-turin", Role.LOCAL_TECHNICAL_ARBITER, "turin");
        assertThrows(RefusedException.class, () -> resource.timeline("", "demo/1/1"));
    }
}
