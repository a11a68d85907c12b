package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.board.AdjournmentView;
import org.onehall.playingzone.projection.board.ArrivalView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.DefaultWaived;
import org.onehall.proto.game.v1.EnvelopeConfirmed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.SealedMoveOpened;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.StartHeld;
import org.onehall.proto.game.v1.Termination;

/** What the hall shows about presence before games, and about adjournments. */
class HallArrivalsTest extends HallFixture {
    @Test
    void anAbsentPlayerForfeitsAtTheScheduledStartPlusDefaultTime() {
        created(30);
        present(WHITE, true);
        assertEquals(
                new ArrivalView(
                        OptionalLong.empty(),
                        30,
                        OptionalLong.empty(),
                        false,
                        false,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()),
                board().arrival().orElseThrow());
        startedAt(1_000);
        assertEquals(
                new ArrivalView(
                        OptionalLong.of(1_000_000),
                        30,
                        OptionalLong.of(1_000_000 + 1_800_000),
                        false,
                        false,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()),
                board().arrival().orElseThrow());
        assertEquals(Optional.of(true), board().white().present());
        assertEquals(Optional.of(false), board().black().present());
        present(BLACK, true);
        assertEquals(OptionalLong.empty(), board().arrival().orElseThrow().defaultAt());
    }

    @Test
    void aPauseAndAnOutageMoveTheForfeit() { // OCR 16.11, ENG-4
        created(30);
        present(WHITE, true);
        startedAt(1_000);
        hall.fold(facts.game(
                BOARD,
                event -> event.setOutageCovered(OutageCovered.newBuilder()
                        .setFrom(Facts.at(1_200))
                        .setTo(Facts.at(1_300))
                        .setClocks(Facts.running(WHITE, 5200, 5400)))));
        assertEquals(OptionalLong.of(2_900_000), board().arrival().orElseThrow().defaultAt());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setReason("outage")
                        .setClocks(Facts.standing(5200, 5400).toBuilder().setAt(Facts.at(1_300))))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameResumed(GameResumed.newBuilder()
                        .setClocks(Facts.running(WHITE, 5200, 5400).toBuilder().setAt(Facts.at(1_500))))));
        assertEquals(OptionalLong.of(3_100_000), board().arrival().orElseThrow().defaultAt());
    }

    @Test
    void aWaiverMovesTheForfeitOrTakesItAway() {
        created(30);
        startedAt(1_000);
        hall.fold(facts.game(
                BOARD,
                event -> event.setDefaultWaived(
                        DefaultWaived.newBuilder().setSide(WHITE).setMinutes(45).setReason("train"))));
        assertEquals(
                OptionalLong.of(1_000_000 + 1_800_000),
                board().arrival().orElseThrow().defaultAt(),
                "Black's is the earlier one");
        present(BLACK, true);
        assertEquals(
                OptionalLong.of(1_000_000 + 2_700_000),
                board().arrival().orElseThrow().defaultAt());
        hall.fold(facts.game(
                BOARD,
                event -> event.setDefaultWaived(DefaultWaived.newBuilder().setReason("snow"))));
        assertEquals(OptionalLong.empty(), board().arrival().orElseThrow().defaultAt());
        assertTrue(board().arrival().orElseThrow().waived());
    }

    @Test
    void whoseForfeitIsTakenBackHasNoDefaultTimeAnyMore() { // DEC-14
        created(30);
        present(WHITE, true);
        startedAt(1_000);
        ended(Termination.TERMINATION_FORFEIT);
        reversedBy(org.onehall.proto.types.v1.Role.ROLE_LOCAL_CHIEF_ARBITER);
        assertEquals(OptionalLong.empty(), board().arrival().orElseThrow().defaultAt());
        assertTrue(board().arrival().orElseThrow().waived());
    }

    @Test
    void theOtherSeatKeepsItsDefaultTimeWhenAForfeitIsTakenBack() { // DEC-14
        created(30);
        startedAt(1_000);
        ended(Termination.TERMINATION_FORFEIT);
        reversedBy(CA);
        assertEquals(
                OptionalLong.of(1_000_000 + 1_800_000),
                board().arrival().orElseThrow().defaultAt(),
                "White's");
    }

    @Test
    void whoWasThereInTimeKeepsHisDefaultTimeShouldHeGo() { // DEC-13, DEC-14
        created(30);
        startedAt(1_000);
        ended(Termination.TERMINATION_FORFEIT);
        present(BLACK, true);
        reversedBy(SERVICE);
        present(BLACK, false);
        present(WHITE, true);
        assertEquals(
                OptionalLong.of(1_000_000 + 1_800_000),
                board().arrival().orElseThrow().defaultAt(),
                "Black's");
    }

    @Test
    void whoIsRecordedAbsentFromTheResumptionStaysThatInTheViewThoughHisSealedMoveIsOpened() { // DEC-13, ADJ I.10
        created(30);
        present(WHITE, true);
        present(BLACK, true);
        startedAt(1_000);
        present(BLACK, false);
        adjournedOf(WHITE);
        assertEquals(List.of(), board().arrival().orElseThrow().absent(), "that was the session before");
        present(WHITE, false);
        hall.fold(facts.game(
                BOARD,
                event -> event.setEnvelopeConfirmed(
                        EnvelopeConfirmed.newBuilder().setPlace("Hall 2").setResumesAt(Facts.at(9_000)))));
        assertEquals(List.of(Side.WHITE), board().arrival().orElseThrow().absent());
        hall.fold(facts.game(
                BOARD,
                event -> event.setAdjournmentResumed(AdjournmentResumed.newBuilder()
                        .setClocks(Facts.running(BLACK, 3000, 3000).toBuilder().setAt(Facts.at(9_000))))));
        assertEquals(
                OptionalLong.of(9_000_000 + 1_800_000),
                board().arrival().orElseThrow().defaultAt());
        present(BLACK, true);
        hall.fold(facts.game(
                BOARD,
                event -> event.setSealedMoveOpened(
                        SealedMoveOpened.newBuilder().setSide(WHITE).setUci("e2e4"))));
        hall.fold(facts.moved(BOARD, "e2e4", false));
        assertEquals(
                List.of(Optional.of(false), Optional.of(true)),
                List.of(board().white().present(), board().black().present()));
        assertEquals(List.of(Side.WHITE), board().arrival().orElseThrow().absent());
    }

    @Test
    void dec13APlayerIsShownOnlyWhetherHeHimselfIsRecordedAsPresent() {
        created(0);
        assertEquals(Optional.of(false), board().white().plain(true, true).present());
        assertEquals(Optional.empty(), board().white().plain(true, false).present());
        assertTrue(hall.rooms().boards().isAwaited(BOARD, 0));
        assertFalse(hall.rooms().boards().isAwaited("cup/9/9", 0));
    }

    @Test
    void dec13WhoeverComesToAForfeitedGameIsStillAwaited() {
        created(0);
        startedAt(1_000);
        ended(Termination.TERMINATION_FORFEIT);
        assertTrue(hall.rooms().boards().isAwaited(BOARD, 1_001_000));
    }

    @Test
    void nobodyComesToAGameThatIsOver() {
        created(0);
        startedAt(1_000);
        ended(Termination.TERMINATION_RESIGNATION);
        assertFalse(hall.rooms().boards().isAwaited(BOARD, 1_001_000));
    }

    @Test
    void aHeldStartIsShownWithItsReason() {
        created(0);
        hall.fold(facts.game(
                BOARD,
                event -> event.setStartHeld(
                        StartHeld.newBuilder().setSide(BLACK).setHeld(true).setReason("no cable"))));
        assertEquals(Optional.of("no cable"), board().black().held());
        assertEquals(Optional.empty(), board().white().held());
        hall.fold(facts.game(
                BOARD, event -> event.setStartHeld(StartHeld.newBuilder().setSide(BLACK))));
        assertEquals(Optional.empty(), board().black().held());
    }

    @Test
    void anAdjournmentIsShownButNeverTheSealedMove() {
        created(0);
        startedAt(1_000);
        hall.fold(facts.game(
                BOARD,
                event -> event.setSealingOrdered(SealingOrdered.newBuilder()
                        .setReason("end of the session")
                        .setSessionEnd(Facts.at(9)))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setMoveSealed(
                        MoveSealed.newBuilder().setSide(WHITE).setUci("g1h3"))));
        assertEquals(
                Optional.of(Side.WHITE), board().adjournment().orElseThrow().sealed());
        assertFalse(board().adjournment().orElseThrow().confirmed());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameAdjourned(
                        GameAdjourned.newBuilder().setSide(WHITE).setClocks(Facts.standing(5000, 5400)))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setEnvelopeConfirmed(
                        EnvelopeConfirmed.newBuilder().setPlace("Rome, hall 2").setResumesAt(Facts.at(5_000)))));
        assertEquals(Status.ADJOURNED, board().status());
        assertEquals(
                new AdjournmentView(
                        true,
                        Optional.of("end of the session"),
                        OptionalLong.of(9_000),
                        Optional.of(Side.WHITE),
                        true,
                        Optional.of("Rome, hall 2"),
                        OptionalLong.of(5_000_000)),
                board().adjournment().orElseThrow());
        assertFalse(Json.write(board()).contains("g1h3"), "the sealed move is told");
        assertEquals(Optional.empty(), board().legal());
        hall.fold(facts.game(
                BOARD,
                event -> event.setAdjournmentResumed(
                        AdjournmentResumed.newBuilder().setClocks(Facts.running(BLACK, 5000, 5400)))));
        assertEquals(Status.PLAYING, board().status());
        assertFalse(board().adjournment().orElseThrow().ordered());
    }
}
