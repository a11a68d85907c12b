package org.onehall.virtualclock.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.onehall.proto.types.v1.Side.SIDE_BLACK;
import static org.onehall.proto.types.v1.Side.SIDE_WHITE;
import static org.onehall.virtualclock.Facts.created;
import static org.onehall.virtualclock.Facts.fact;
import static org.onehall.virtualclock.Facts.running;
import static org.onehall.virtualclock.Facts.standing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.DrawOffered;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.virtualclock.watch.Deadlines.Answer;

class DeadlinesTest {
    private static final String BOARD = "demo/1/1";
    private static final Instant START = Instant.parse("2026-03-01T14:00:00Z");
    private static final Instant FLAG = START.plusSeconds(60);

    private final Deadlines deadlines = new Deadlines("life-1");

    DeadlinesTest() {
        deadlines.fold(created(BOARD, "rome", "oslo"));
    }

    private void started() {
        deadlines.fold(fact(BOARD, 2, "game_started", GameStarted.newBuilder().setClocks(running(SIDE_WHITE, START, FLAG)).build()));
    }

    private Claim claimAt(Instant now) {
        List<Claim> claims = deadlines.due(now);
        assertEquals(1, claims.size(), () -> "claims at " + now);
        return claims.getFirst();
    }

    @Test void nothingIsClaimedBeforeTheStart() {
        assertEquals(Optional.empty(), deadlines.next());
        assertEquals(List.of(), deadlines.due(Instant.MAX));
    }

    @Test void theFlagIsClaimedOnceTwoMillisecondsAfterItFalls() {
        started();
        assertEquals(Optional.of(FLAG.plusMillis(2)), deadlines.next());
        assertEquals(List.of(), deadlines.due(FLAG.plusMillis(1)));
        Claim claim = claimAt(FLAG.plusMillis(2));
        assertEquals(SIDE_WHITE, claim.side());
        assertEquals(FLAG, claim.flagAt());
        assertEquals(List.of(), deadlines.due(FLAG.plusSeconds(60)));
    }

    @Test void aMoveSetsTheOtherSidesDeadline() {
        started();
        Instant later = FLAG.plusSeconds(30);
        deadlines.fold(fact(BOARD, 3, "move_played", MovePlayed.newBuilder().setClocks(running(SIDE_BLACK, START, later)).build()));
        assertEquals(List.of(), deadlines.due(FLAG.plusMillis(2)));
        assertEquals(SIDE_BLACK, claimAt(later.plusMillis(2)).side());
    }

    @Test void aDrawOfferLeavesTheDeadlineAlone() {
        started();
        deadlines.fold(fact(BOARD, 3, "draw_offered", DrawOffered.getDefaultInstance()));
        assertEquals(Optional.of(FLAG.plusMillis(2)), deadlines.next());
    }

    @ParameterizedTest @ValueSource(strings = {"game_paused", "flag_fell", "game_ended", "game_voided"})
    void noFlagIsClaimedWhileTheClocksStand(String fact) {
        started();
        deadlines.fold(fact(BOARD, 3, fact, switch (fact) {
            case "game_paused" -> GamePaused.newBuilder().setClocks(standing(START)).build();
            case "flag_fell" -> FlagFell.newBuilder().setClocks(standing(FLAG)).build();
            case "game_ended" -> GameEnded.newBuilder().setClocks(standing(FLAG)).build();
            default -> GameVoided.getDefaultInstance();
        }));
        assertEquals(0, deadlines.size());
        assertEquals(List.of(), deadlines.due(Instant.MAX));
    }

    @Test void aResumptionArmsTheNewDeadline() {
        started();
        deadlines.fold(fact(BOARD, 3, "game_paused", GamePaused.newBuilder().setClocks(standing(START)).build()));
        Instant later = FLAG.plusSeconds(300);
        deadlines.fold(fact(BOARD, 4, "game_resumed", GameResumed.newBuilder().setClocks(running(SIDE_WHITE, START, later)).build()));
        assertEquals(Optional.of(later.plusMillis(2)), deadlines.next());
    }

    @Test void anAnswerIsFollowedByANewClaimAfterAGrowingPauseUpToASecond() {
        started();
        Instant now = FLAG.plusMillis(2);
        List<Long> pauses = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            Claim claim = claimAt(now);
            ids.add(claim.requestId());
            deadlines.answered(claim, Answer.DEFINITE, now);
            Instant next = deadlines.next().orElseThrow();
            pauses.add(next.toEpochMilli() - now.toEpochMilli());
            now = next;
        }
        assertEquals(List.of(50L, 100L, 200L, 400L, 800L, 1000L, 1000L), pauses);
        assertEquals(7, ids.stream().distinct().count());
    }

    @Test void withoutADefiniteAnswerTheSameClaimIsSentAgainForEver() {
        started();
        Instant now = FLAG.plusMillis(2);
        String id = claimAt(now).requestId();
        deadlines.answered(new Claim(BOARD, SIDE_WHITE, FLAG, 2, id), Answer.NONE, now);
        for (int i = 0; i < 1000; i++) {
            now = deadlines.next().orElseThrow();
            Claim again = claimAt(now);
            assertEquals(id, again.requestId());
            deadlines.answered(again, Answer.NONE, now);
        }
    }

    @Test void anAnswerThatComesAfterANewerReadingChangesNothing() {
        started();
        Claim early = claimAt(FLAG.plusMillis(2));
        Instant later = FLAG.plusSeconds(30);
        deadlines.fold(fact(BOARD, 3, "move_played", MovePlayed.newBuilder().setClocks(running(SIDE_BLACK, FLAG, later)).build()));
        deadlines.answered(early, Answer.DEFINITE, FLAG.plusMillis(20));
        assertEquals(Optional.of(later.plusMillis(2)), deadlines.next());
    }

    @Test void twoLivesOfTheServiceNeverShareAClaim() {
        started();
        var other = new Deadlines("life-2");
        other.fold(fact(BOARD, 2, "game_started", GameStarted.newBuilder().setClocks(running(SIDE_WHITE, START, FLAG)).build()));
        assertNotEquals(claimAt(FLAG.plusMillis(2)).requestId(), other.due(FLAG.plusMillis(2)).getFirst().requestId());
    }
}
