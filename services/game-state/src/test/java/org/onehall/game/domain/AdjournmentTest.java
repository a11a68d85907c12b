package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Recorder;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.NeitherPresent;

/** Sealed moves, adjournment, resumption (ADJ I.1.1 to I.11). The game begins at 15:00:00. */
class AdjournmentTest {
    private static final AdjournmentCommand.OrderSealing ORDER =
            new AdjournmentCommand.OrderSealing(BOARD, "End of the session", Optional.empty());
    private static final AdjournmentCommand.ResumeAdjourned RESUME = new AdjournmentCommand.ResumeAdjourned(BOARD);
    private static final Instant MORNING = Instant.parse("2026-05-02T09:00:00Z");
    private static final Actor LCA_MILAN = Actor.official("lca-milan", Role.LOCAL_CHIEF_ARBITER, "milan");
    private static final AdjournmentCommand.ConfirmEnvelope ENVELOPE =
            new AdjournmentCommand.ConfirmEnvelope(BOARD, "Hall 2, table 1", MORNING, Optional.empty());

    private static Instant at(String time) {
        return Instant.parse("2026-05-01T" + time + "Z");
    }

    private static AdjournmentCommand.SealMove seal(Side side, String uci) {
        return new AdjournmentCommand.SealMove(BOARD, side, uci);
    }

    private static AdjournmentCommand.ConfirmSealed confirm(Side side) {
        return new AdjournmentCommand.ConfirmSealed(BOARD, side);
    }

    private static Scenario<Command, Event, BoardState> game(int minutes, int defaultMinutes) {
        return started(
                withDefault(adjourning(rules()), defaultMinutes, NeitherPresent.WHITE_LOSES_TIME),
                minutes + "+0",
                Optional.empty());
    }

    /** 1.e4 e5, then White or Black seals at 18:00 and the LCA confirms the envelope. */
    private static Scenario<Command, Event, BoardState> adjourned(Side sealer) {
        var board = moves(
                game(240, 30),
                T0,
                sealer == Side.WHITE ? new String[] {"e2e4", "e7e5"} : new String[] {"e2e4", "e7e5", "g1f3"});
        return board.when(ORDER, LCA_ROME, at("17:59:00"))
                .accepted()
                .when(seal(sealer, sealer == Side.WHITE ? "d2d4" : "d7d5"), player(sealer), at("18:00:00"))
                .accepted()
                .when(confirm(sealer), player(sealer), at("18:00:00"))
                .accepted()
                .when(ENVELOPE, LCA_ROME, at("18:05:00"))
                .accepted();
    }

    private static Actor player(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }

    private static List<Class<?>> kinds(Scenario<Command, Event, BoardState> board) {
        return board.events().stream().<Class<?>>map(Object::getClass).toList();
    }

    @Test
    void thePlayerOnMoveSealsReplacesAndConfirmsWhichStopsHisClockAndAdjourns() { // ADJ I.1.1
        var board = moves(game(240, 0), T0, "e2e4", "e7e5")
                .when(seal(Side.WHITE, "d2d4"), WHITE, at("17:58:00"))
                .refused(GameRefusal.SEALING_NOT_ORDERED)
                .when(ORDER, WHITE, at("17:58:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(ORDER, LCA_ROME, at("17:58:00"))
                .accepted();
        board.when(seal(Side.BLACK, "d7d5"), BLACK, at("17:59:00"))
                .refused(GameRefusal.NOT_YOUR_MOVE)
                .when(seal(Side.WHITE, "e1e3"), WHITE, at("17:59:00"))
                .refused(GameRefusal.ILLEGAL_MOVE)
                .when(seal(Side.WHITE, "d2d4"), BLACK, at("17:59:00"))
                .refused(GameRefusal.FORBIDDEN_SEAT)
                .when(seal(Side.WHITE, "d2d4"), WHITE, at("17:59:00"))
                .accepted()
                .when(seal(Side.WHITE, "g1f3"), WHITE, at("17:59:30"))
                .then(new Event.MoveSealed(Side.WHITE, "g1f3"))
                .when(confirm(Side.WHITE), WHITE, at("18:00:00"))
                .accepted();
        assertEquals(Phase.ADJOURNED, board(board).phase());
        assertTrue(board(board).clocks().running().isEmpty());
        assertEquals(2, board(board).ply(), "the sealed move is on no board");
        board.when(seal(Side.WHITE, "d2d4"), WHITE, at("18:00:01")).refused(GameRefusal.GAME_ADJOURNED);
    }

    @Test
    void aNormalMoveAfterTheOrderBecomesTheSealedMove() { // ADJ I.1.1
        var board = moves(game(240, 0), T0, "e2e4", "e7e5")
                .when(ORDER, LCA_ROME, at("17:59:00"))
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, at("18:00:00"))
                .accepted();
        assertEquals(List.of(Event.MoveSealed.class, Event.DrawOffered.class, Event.GameAdjourned.class), kinds(board));
        assertEquals(Phase.ADJOURNED, board(board).phase());
        assertTrue(board.log().stream()
                .noneMatch(event ->
                        event instanceof Event.MovePlayed move && move.uci().equals("g1f3")));
    }

    @Test
    void sealedAtTwelveToSixWithThirtyMinutesLeftStoresEighteen() { // ADJ I.1.2
        var order = new AdjournmentCommand.OrderSealing(BOARD, "The session ends at six", Optional.of(at("18:00:00")));
        var board = game(198, 0)
                .when(order, LCA_ROME, at("17:40:00"))
                .when(seal(Side.WHITE, "e2e4"), WHITE, at("17:48:00"))
                .when(confirm(Side.WHITE), WHITE, at("17:48:00"))
                .accepted();
        assertEquals(minutes(18), board(board).clocks().remaining(Side.WHITE, at("17:48:00")));
    }

    @Test
    void aPeriodThatEndsInTheRestOfTheSessionIsOverBeforeTheGameIsAdjourned() { // ADJ I.1.2, LAW 6.4
        var order = new AdjournmentCommand.OrderSealing(BOARD, "The session ends at six", Optional.of(at("18:00:00")));
        var board = moves(started(adjourning(rules()), "1/170,30", Optional.empty()), T0, "e2e4", "e7e5")
                .when(order, LCA_ROME, at("17:40:00"))
                .when(seal(Side.WHITE, "d2d4"), WHITE, at("17:48:00"))
                .when(confirm(Side.WHITE), WHITE, at("17:48:00"))
                .accepted();
        assertEquals(List.of(Event.PeriodCompleted.class, Event.GameAdjourned.class), kinds(board));
        assertTrue(((Event.PeriodCompleted) board.events().getFirst()).at().isBefore(at("18:00:00")));
    }

    @Test
    void aPositionRestoredBeforeTheSealedMoveIsOpenedTakesThatMoveBackToo() { // AMD 7.5.1, LAW 6.4
        var board = moves(started(adjourning(rules()), "2/240,30", Optional.empty()), T0, "e2e4", "e7e5")
                .when(ORDER, LCA_ROME, at("17:59:00"))
                .accepted()
                .when(seal(Side.WHITE, "d2d4"), WHITE, at("18:00:00"))
                .accepted()
                .when(confirm(Side.WHITE), WHITE, at("18:00:00"))
                .accepted();
        assertEquals(2, board(board).clocks().faces().white().moves(), "the sealed move is made, though on no board");
        board.when(ENVELOPE, LCA_ROME, at("18:05:00"))
                .accepted()
                .when(RESUME, SERVICE, MORNING)
                .accepted();
        board.when(
                        new RepairCommand.RestorePosition(
                                BOARD,
                                1,
                                Optional.empty(),
                                Optional.empty(),
                                "An illegal move was found",
                                "AMD 7.5.1",
                                0),
                        LCA_ROME,
                        MORNING.plusSeconds(60))
                .accepted();
        assertEquals(1, board(board).movesMade().white());
        assertEquals(1, board(board).clocks().faces().white().moves());
        assertEquals(0, board(board).clocks().faces().black().moves());
    }

    @Test
    void beforeTheEndOfTheSessionTheGameGoesOnAsUsual() { // ADJ I.1.2
        var order = new AdjournmentCommand.OrderSealing(BOARD, "The session ends at six", Optional.of(at("18:00:00")));
        var board = game(240, 0)
                .when(order, LCA_ROME, at("17:40:00"))
                .when(play(Side.WHITE, "e2e4"), WHITE, at("17:50:00"))
                .accepted();
        assertEquals(List.of(Event.MovePlayed.class), kinds(board));
        board.when(play(Side.BLACK, "e7e5"), BLACK, at("18:00:00")).accepted();
        assertEquals(List.of(Event.MoveSealed.class, Event.GameAdjourned.class), kinds(board));
    }

    @Test
    void whoHasTooLittleTimeForTheRestOfTheSessionCannotSealEarly() { // ADJ I.1.2
        var order = new AdjournmentCommand.OrderSealing(BOARD, "The session ends at six", Optional.of(at("18:00:00")));
        game(175, 0)
                .when(order, LCA_ROME, at("17:40:00"))
                .when(seal(Side.WHITE, "e2e4"), WHITE, at("17:48:00"))
                .when(confirm(Side.WHITE), WHITE, at("17:48:00"))
                .refused(GameRefusal.SEALING_TOO_EARLY)
                .when(play(Side.WHITE, "e2e4"), WHITE, at("17:49:00"))
                .accepted();
    }

    @Test
    void theEnvelopeNeedsPlaceAndTimeOfTheResumption() { // ADJ I.2, ADJ I.3
        var board = moves(game(240, 0), T0, "e2e4", "e7e5")
                .when(ORDER, LCA_ROME, at("17:59:00"))
                .when(play(Side.WHITE, "g1f3"), WHITE, at("18:00:00"));
        board.when(
                        new AdjournmentCommand.ConfirmEnvelope(BOARD, " ", MORNING, Optional.empty()),
                        LCA_ROME,
                        at("18:05:00"))
                .refused(GameRefusal.ENVELOPE_INCOMPLETE)
                .when(
                        new AdjournmentCommand.ConfirmEnvelope(BOARD, "Hall 2", T0, Optional.empty()),
                        LCA_ROME,
                        at("18:05:00"))
                .refused(GameRefusal.ENVELOPE_INCOMPLETE)
                .when(ENVELOPE, WHITE, at("18:05:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(RESUME, SERVICE, MORNING)
                .refused(GameRefusal.ENVELOPE_INCOMPLETE)
                .when(ENVELOPE, LCA_ROME, at("18:05:00"))
                .then(new Event.EnvelopeConfirmed(
                        "Hall 2, table 1", MORNING, Optional.of(Recorder.of(LCA_ROME, at("18:05:00")))));
    }

    @Test
    void whoConfirmsAnotherRecordNamesTheOneOfAnotherArbiterOrIsToldOfIt() { // ADJ I.2, ADJ I.3
        var later =
                new AdjournmentCommand.ConfirmEnvelope(BOARD, "Hall 3", MORNING.plusSeconds(3_600), Optional.empty());
        var seeing = new AdjournmentCommand.ConfirmEnvelope(
                BOARD,
                "Hall 3",
                MORNING.plusSeconds(3_600),
                Optional.of(new AdjournmentCommand.EnvelopeSeen("Hall 2, table 1", MORNING)));
        var seeingElse = new AdjournmentCommand.ConfirmEnvelope(
                BOARD,
                "Hall 3",
                MORNING.plusSeconds(3_600),
                Optional.of(new AdjournmentCommand.EnvelopeSeen("Hall 2, table 1", T0)));
        for (AdjournmentCommand.ConfirmEnvelope unseen : List.of(later, seeingElse)) {
            var refused = (Decision.Refused<Event>) GameDecider.DECIDER.decide(
                    new Submitted<>(unseen, LCA_MILAN, "r", at("18:05:01"), at("18:05:01")),
                    confirmed().state());
            assertEquals(GameRefusal.ENVELOPE_CHANGED, refused.refusal());
            assertTrue(
                    refused.refusal()
                            .text(refused.details())
                            .contains("The Local Chief Arbiter confirmed another place and time at "
                                    + "2026-05-01T18:05:00Z: Hall 2, table 1, 2026-05-02T09:00:00Z."),
                    refused.details()::toString);
        }
        confirmed().when(seeing, LCA_MILAN, at("18:05:01")).accepted();
        confirmed().when(later, LCA_ROME, at("18:05:01")).accepted(); // An arbiter corrects his own record
        confirmed().when(ENVELOPE, LCA_MILAN, at("18:05:01")).accepted(); // no other record
    }

    @Test
    void theRecordOfAnOldLogIsReplacedAsItWas() { // ADJ I.2
        var board = sealed().given(new Event.EnvelopeConfirmed("Hall 1", MORNING, Optional.empty()));
        board.when(ENVELOPE, LCA_MILAN, at("18:05:00")).accepted();
    }

    private static Scenario<Command, Event, BoardState> sealed() {
        return moves(game(240, 0), T0, "e2e4", "e7e5")
                .when(ORDER, LCA_ROME, at("17:59:00"))
                .when(play(Side.WHITE, "g1f3"), WHITE, at("18:00:00"))
                .accepted();
    }

    private static Scenario<Command, Event, BoardState> confirmed() {
        return sealed().when(ENVELOPE, LCA_ROME, at("18:05:00")).accepted();
    }

    @Test
    void anOfferMadeByTheOpponentAfterSealingStaysOpenUntilItIsAnswered() { // ADJ I.4
        var board = adjourned(Side.WHITE)
                .when(new ResultCommand.OfferDraw(BOARD, Side.BLACK), BLACK, at("20:00:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, SERVICE, MORNING)
                .accepted();
        assertEquals(Optional.of(Side.BLACK), board(board).offer().map(BoardState.Offer::by));
        board.when(new ResultCommand.AcceptDraw(BOARD, Side.WHITE), WHITE, MORNING.plusSeconds(30))
                .accepted();
    }

    @Test
    void agreementOrResignationBeforeTheResumptionEndsTheGameAndTheSealedMoveIsNeverRevealed() { // ADJ I.6
        var resigned = adjourned(Side.WHITE)
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, at("21:00:00"))
                .accepted();
        assertEquals(Phase.ENDED, board(resigned).phase());
        var agreed = adjourned(Side.WHITE)
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, at("21:00:00"))
                .accepted()
                .when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, at("21:01:00"))
                .accepted();
        for (var board : List.of(resigned, agreed))
            assertFalse(board.log().stream().anyMatch(Event.SealedMoveOpened.class::isInstance));
        resigned.when(RESUME, LCA_ROME, MORNING).refused(GameRefusal.GAME_ENDED);
    }

    @Test
    void theSealedMoveIsOpenedAndPlayedWhenThePlayerWhoMustAnswerIsThereAndHisClockStarts() { // ADJ I.7, ADJ I.9.1
        var board = adjourned(Side.WHITE)
                .when(arrival(Side.BLACK), SERVICE, MORNING.minusSeconds(60))
                .then(new Event.SeatPresent(Side.BLACK, true, MORNING.minusSeconds(60), true))
                .when(RESUME, SERVICE, MORNING.minusSeconds(1))
                .refused(GameRefusal.RESUMPTION_NOT_DUE)
                .when(RESUME, SERVICE, MORNING)
                .accepted();
        assertEquals(
                List.of(Event.AdjournmentResumed.class, Event.SealedMoveOpened.class, Event.MovePlayed.class),
                kinds(board));
        assertEquals(List.of("e2e4", "e7e5", "d2d4"), board(board).moves());
        assertEquals(Optional.of(Side.BLACK), board(board).clocks().running());
        assertEquals(minutes(240).minusSeconds(1), board(board).clocks().remaining(Side.BLACK, MORNING));
        // Charged when the move was sealed: from 15:00:02 to 18:00:00, after a first move of one second.
        assertEquals(
                minutes(240).minusSeconds(3 * 3600 - 2 + 1),
                board(board).clocks().remaining(Side.WHITE, MORNING));
        assertEquals(Duration.ZERO, ((Event.MovePlayed) board.events().getLast()).spent());
        board.when(play(Side.BLACK, "e5d4"), BLACK, MORNING.plusSeconds(30)).accepted();
    }

    @Test
    void whoMustAnswerAndIsAbsentHasHisClockStartedAndOnArrivalTheMoveIsOpened() { // ADJ I.9.2
        var board = adjourned(Side.WHITE)
                .when(arrival(Side.WHITE), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, SERVICE, MORNING)
                .accepted();
        assertEquals(List.of(Event.AdjournmentResumed.class), kinds(board));
        assertEquals(2, board(board).ply());
        board.when(play(Side.WHITE, "d2d4"), WHITE, MORNING.plusSeconds(10))
                .refused(GameRefusal.NOT_YOUR_MOVE)
                .when(arrival(Side.BLACK), LCA_ROME, MORNING.plusSeconds(600))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(arrival(Side.BLACK), SERVICE, MORNING.plusSeconds(600))
                .accepted();
        assertEquals(
                List.of(Event.SeatPresent.class, Event.SealedMoveOpened.class, Event.MovePlayed.class), kinds(board));
        assertEquals(
                minutes(230).minusSeconds(1), board(board).clocks().remaining(Side.BLACK, MORNING.plusSeconds(600)));
    }

    @Test
    void whileTheSealerIsAbsentTheAnswerMayBeSealedWhichStartsHisClock() { // ADJ I.9.3
        var board = adjourned(Side.WHITE)
                .when(arrival(Side.BLACK), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, SERVICE, MORNING)
                .accepted()
                .when(seal(Side.BLACK, "e5d4"), BLACK, MORNING.plusSeconds(100))
                .accepted()
                .when(confirm(Side.BLACK), BLACK, MORNING.plusSeconds(120))
                .accepted();
        assertEquals(Optional.of(Side.WHITE), board(board).clocks().running());
        assertEquals(3, board(board).ply(), "the answer is opened on his arrival only");
        assertTrue(board(board).attendance().person(Side.BLACK).isHere());
        board.when(arrival(Side.WHITE), SERVICE, MORNING.plusSeconds(720)).accepted();
        assertEquals(List.of("e2e4", "e7e5", "d2d4", "e5d4"), board(board).moves());
        assertEquals(
                minutes(60).minusSeconds(600 - 1),
                board(board).clocks().remaining(Side.WHITE, MORNING.plusSeconds(720)));
        board.when(seal(Side.WHITE, "d1d4"), WHITE, MORNING.plusSeconds(721)).refused(GameRefusal.SEALING_NOT_ORDERED);
    }

    @Test
    void blackSealedAndNobodyIsThereSoWhitesClockRunsBecauseWhiteMustAnswer() { // ADJ I.10
        var board = adjourned(Side.BLACK).when(RESUME, SERVICE, MORNING).accepted();
        assertEquals(Optional.of(Side.WHITE), board(board).clocks().running());
        var white = adjourned(Side.WHITE).when(RESUME, SERVICE, MORNING).accepted();
        assertEquals(Optional.of(Side.BLACK), board(white).clocks().running());
    }

    @Test
    void theAnsweringSideLosesTheTimeEvenWhereTheRulesGiveItBackAtTheStart() { // ADJ I.10
        var board = started(withDefault(adjourning(rules()), 30, NeitherPresent.NO_LOSS), "240+0", Optional.empty())
                .when(ORDER, LCA_ROME, at("17:59:00"))
                .when(play(Side.WHITE, "g1h3"), WHITE, at("18:00:00"))
                .when(ENVELOPE, LCA_ROME, at("18:05:00"))
                .when(RESUME, SERVICE, MORNING)
                .when(arrival(Side.BLACK), SERVICE, MORNING.plusSeconds(600))
                .accepted();
        assertEquals(
                List.of(Event.SeatPresent.class, Event.SealedMoveOpened.class, Event.MovePlayed.class), kinds(board));
        assertEquals(minutes(230), board(board).clocks().remaining(Side.BLACK, MORNING.plusSeconds(600)));
    }

    @Test
    void defaultTimeCountsAnewFromTheResumption() { // ADJ I.10
        var board = adjourned(Side.WHITE)
                .when(arrival(Side.WHITE), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, SERVICE, MORNING)
                .when(new PresenceCommand.ClaimDefault(BOARD), SERVICE, MORNING.plus(minutes(30)))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(
                        new PresenceCommand.ClaimDefault(BOARD),
                        SERVICE,
                        MORNING.plus(minutes(30)).plusMillis(1))
                .accepted();
        assertEquals(
                List.of(Event.SealedMoveOpened.class, Event.MovePlayed.class, Event.GameEnded.class), kinds(board));
        assertEquals(Result.WHITE_WINS, ((Event.GameEnded) board.events().getLast()).result());
        assertEquals(Termination.FORFEIT, ((Event.GameEnded) board.events().getLast()).termination());
    }

    private static PresenceCommand.RecordPresence record(Side side, boolean present) {
        return new PresenceCommand.RecordPresence(
                BOARD, side, present, Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static PresenceCommand.RecordPresence device(Side side, Instant since) {
        return new PresenceCommand.RecordPresence(
                BOARD, side, true, Optional.of(since), Optional.empty(), Optional.empty());
    }

    @Test
    void whoIsRecordedAbsentFromTheResumptionIsThatUntilAnArbiterSaysOtherwiseWhateverHisDeviceDoes() { // DEC-13,
        // ADJ I.9.2
        var board = adjourned(Side.WHITE)
                .when(record(Side.BLACK, false), LCA_ROME, at("19:00:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(record(Side.BLACK, false), SERVICE, at("19:00:00"))
                .then()
                .when(record(Side.BLACK, false), LCA_MILAN, at("19:00:00"))
                .then(new Event.SeatPresent(Side.BLACK, false, at("19:00:00")))
                .when(record(Side.BLACK, false), LCA_MILAN, at("19:00:01"))
                .then()
                .when(device(Side.BLACK, at("14:00:00")), SERVICE, MORNING.minusSeconds(60))
                .then()
                .when(arrival(Side.WHITE), SERVICE, MORNING.minusSeconds(60))
                .accepted()
                .when(RESUME, SERVICE, MORNING)
                .accepted();
        assertEquals(List.of(Event.AdjournmentResumed.class), kinds(board), "the sealed move waits for him");
        board.when(device(Side.BLACK, MORNING.minusSeconds(1)), SERVICE, MORNING.plusSeconds(1))
                .then();
        assertFalse(board(board).attendance().person(Side.BLACK).isHere());
        board.when(record(Side.BLACK, true), LCA_MILAN, MORNING.plusSeconds(600))
                .accepted();
        assertEquals(
                List.of(Event.SeatPresent.class, Event.SealedMoveOpened.class, Event.MovePlayed.class), kinds(board));
    }

    @Test
    void whoIsRecordedAbsentFromTheResumptionHasLostWhenTheDefaultTimeIsOverThoughHisDeviceIsOn() { // DEC-13, ADJ I.10
        var board = adjourned(Side.WHITE)
                .when(record(Side.BLACK, false), LCA_MILAN, at("19:00:00"))
                .accepted()
                .when(arrival(Side.WHITE), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, SERVICE, MORNING)
                .accepted()
                .when(device(Side.BLACK, MORNING.minusSeconds(60)), SERVICE, MORNING.plusSeconds(1))
                .then()
                .when(
                        new PresenceCommand.ClaimDefault(BOARD),
                        SERVICE,
                        MORNING.plus(minutes(30)).plusMillis(1))
                .accepted();
        assertEquals(Result.WHITE_WINS, ((Event.GameEnded) board.events().getLast()).result());
    }

    @Test
    void anAbsenceRecordedBeforeTheEnvelopeIsConfirmedStandsAndOneOfTheSessionBeforeDoesNot() { // DEC-13, ADJ I.10
        var sealed = moves(game(240, 30), T0, "e2e4", "e7e5")
                .when(record(Side.WHITE, false), LCA_ROME, at("17:00:00"))
                .accepted()
                .when(ORDER, LCA_ROME, at("17:59:00"))
                .accepted()
                .when(play(Side.WHITE, "d2d4"), WHITE, at("18:00:00"))
                .accepted()
                .when(record(Side.BLACK, false), LCA_MILAN, at("18:01:00"))
                .accepted()
                .when(ENVELOPE, LCA_ROME, at("18:05:00"))
                .accepted();
        assertEquals(
                SeatRecord.ABSENT, board(sealed).attendance().person(Side.BLACK).onRecord());
        assertEquals(
                SeatRecord.NOTHING,
                board(sealed).attendance().person(Side.WHITE).onRecord());
        sealed.when(device(Side.WHITE, at("14:00:00")), SERVICE, MORNING.minusSeconds(60))
                .accepted();
        assertTrue(board(sealed).attendance().person(Side.WHITE).isHere());
    }

    @Test
    void whoResignsOrOffersADrawBeforeTheResumptionIsNotAtTheBoardForThat() { // DEC-13, ADJ I.6
        var board = adjourned(Side.WHITE)
                .when(record(Side.BLACK, false), LCA_MILAN, at("19:00:00"))
                .accepted()
                .when(new ResultCommand.OfferDraw(BOARD, Side.BLACK), BLACK, at("20:00:00"))
                .accepted();
        assertEquals(List.of(Event.DrawOffered.class), kinds(board));
        board.when(RESUME, SERVICE, MORNING)
                .accepted()
                .when(
                        new PresenceCommand.ClaimDefault(BOARD),
                        SERVICE,
                        MORNING.plus(minutes(30)).plusMillis(1))
                .accepted();
    }

    @Test
    void whoIsAbsentWhenAnAnswerIsSealedForHimStaysAbsent() { // DEC-13, ADJ I.9.3
        var board = adjourned(Side.WHITE)
                .when(record(Side.WHITE, false), LCA_ROME, at("19:00:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, SERVICE, MORNING)
                .accepted()
                .when(seal(Side.BLACK, "e5d4"), BLACK, MORNING.plusSeconds(100))
                .accepted()
                .when(confirm(Side.BLACK), BLACK, MORNING.plusSeconds(120))
                .accepted()
                .when(device(Side.WHITE, MORNING), SERVICE, MORNING.plusSeconds(130))
                .then()
                .when(record(Side.WHITE, true), LCA_ROME, MORNING.plusSeconds(720))
                .accepted();
        assertEquals(List.of("e2e4", "e7e5", "d2d4", "e5d4"), board(board).moves());
    }

    @Test
    void aSealedMateKeepsItsResultWhoeverStaysAway() { // ADJ I.11
        var board = moves(game(240, 30), T0, "f2f3", "e7e5", "g2g4")
                .when(ORDER, LCA_ROME, at("17:59:00"))
                .when(seal(Side.BLACK, "d8h4"), BLACK, at("18:00:00"))
                .when(confirm(Side.BLACK), BLACK, at("18:00:00"))
                .when(ENVELOPE, LCA_ROME, at("18:05:00"))
                .when(RESUME, SERVICE, MORNING)
                .accepted()
                .when(new PresenceCommand.ClaimDefault(BOARD), SERVICE, MORNING.plus(minutes(31)))
                .accepted();
        assertEquals(Termination.CHECKMATE, ((Event.GameEnded) board.events().getLast()).termination());
        assertEquals(Result.BLACK_WINS, ((Event.GameEnded) board.events().getLast()).result());
    }

    @Test
    void aFlagThatFallsBeforeTheSealedMoveWasSeenOpensItFirst() { // ADJ I.11, OCR 4.5
        var board = adjourned(Side.WHITE)
                .when(RESUME, SERVICE, MORNING)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.BLACK), SERVICE, MORNING.plus(minutes(241)))
                .accepted();
        assertEquals(
                List.of(
                        Event.SealedMoveOpened.class,
                        Event.MovePlayed.class,
                        Event.FlagFell.class,
                        Event.GameEnded.class),
                kinds(board));
    }

    @Test
    void resumptionRestoresPositionAndClocks() { // ADJ I.5
        var before = adjourned(Side.WHITE);
        var clocks = board(before).clocks();
        before.when(RESUME, LCA_ROME, MORNING).accepted();
        for (Side side : Side.values())
            assertEquals(clocks.remaining(side, MORNING), board(before).clocks().remaining(side, MORNING));
    }

    /** A reported error is corrected before the first move; later an arbiter decides, never a player. */
    @Test
    void aWrongClockIsPutRightByAnArbiterBeforeAndAfterTheFirstMoveOfTheResumption() { // ADJ I.13
        var set = new ClockCommand.SetClocks(
                BOARD,
                Optional.of(minutes(20)),
                Optional.empty(),
                "Wrong on the envelope",
                "ADJ I.13",
                OptionalInt.empty());
        var resumed = adjourned(Side.WHITE)
                .when(arrival(Side.BLACK), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, LCA_ROME, MORNING)
                .accepted();
        resumed.when(set, BLACK, MORNING.plusSeconds(1))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(set, LCA_ROME, MORNING.plusSeconds(2))
                .accepted();
        assertEquals(minutes(20), board(resumed).clocks().remaining(Side.WHITE, MORNING.plusSeconds(2)));
        var later = adjourned(Side.WHITE)
                .when(arrival(Side.BLACK), SERVICE, MORNING.minusSeconds(60))
                .when(RESUME, LCA_ROME, MORNING)
                .when(play(Side.BLACK, "d7d5"), BLACK, MORNING.plusSeconds(9))
                .accepted()
                .when(set, WHITE, MORNING.plusSeconds(10))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(set, LCA_ROME, MORNING.plusSeconds(11))
                .accepted();
        assertEquals(minutes(20), board(later).clocks().remaining(Side.WHITE, MORNING.plusSeconds(11)));
    }

    @Test
    void gamesAreNotAdjournedWhereTheRegulationsDoNotSaySo() { // ADJ I.1.1
        started().when(ORDER, LCA_ROME, at("17:59:00")).refused(GameRefusal.ADJOURNMENT_NOT_USED);
    }
}
