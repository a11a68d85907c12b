package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.board.AdjournmentView;
import org.onehall.playingzone.projection.board.ArrivalView;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.GapView;
import org.onehall.playingzone.projection.board.HelperView;
import org.onehall.playingzone.projection.board.MoveView;
import org.onehall.playingzone.projection.board.OfferBanView;
import org.onehall.playingzone.projection.board.RestoredView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CaptainView;
import org.onehall.playingzone.projection.clock.ChangedClocks;
import org.onehall.playingzone.projection.clock.ClockOrdersProjection;
import org.onehall.playingzone.projection.clock.OrderView;
import org.onehall.playingzone.projection.clock.RefusedBoard;
import org.onehall.playingzone.projection.clock.TimeSheetRowView;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.RoundView;
import org.onehall.playingzone.projection.competition.StartView;
import org.onehall.playingzone.projection.disconnection.CaseStepView;
import org.onehall.playingzone.projection.disconnection.CauseView;
import org.onehall.playingzone.projection.disconnection.IncidentView;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.LinkRow;
import org.onehall.playingzone.projection.link.LinkStep;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.ruling.PrecedentView;
import org.onehall.playingzone.projection.ruling.RuledView;
import org.onehall.playingzone.projection.ruling.WithdrawnView;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.venue.LeaveView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.adjudication.v1.AppealCopyTaken;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealFeePaid;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAcknowledged;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.CallEscalated;
import org.onehall.proto.adjudication.v1.CallPauseNoted;
import org.onehall.proto.adjudication.v1.CaseNoted;
import org.onehall.proto.adjudication.v1.CaseVoided;
import org.onehall.proto.adjudication.v1.DecisionDelegated;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FairPlayGround;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.Precedent;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.clock.v1.AlarmKind;
import org.onehall.proto.clock.v1.AlarmRaised;
import org.onehall.proto.clock.v1.OrderCompleted;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderWithdrawn;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.TimeSheetRow;
import org.onehall.proto.clock.v1.TimeSheetTaken;
import org.onehall.proto.clock.v1.TimeTroubleNoted;
import org.onehall.proto.clock.v1.TroubleLevel;
import org.onehall.proto.competition.v1.AppealRules;
import org.onehall.proto.competition.v1.Approval;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.ReportSigned;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultConfirmed;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.ResultWithdrawn;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.CauseFound;
import org.onehall.proto.connectivity.v1.Confidence;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.OutageDetected;
import org.onehall.proto.connectivity.v1.ReportOverdue;
import org.onehall.proto.connectivity.v1.Segment;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.GameMoment;
import org.onehall.proto.fairplay.v1.IncidentClosed;
import org.onehall.proto.fairplay.v1.IncidentConfirmed;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.proto.fairplay.v1.LeaveGranted;
import org.onehall.proto.fairplay.v1.LeaveRefused;
import org.onehall.proto.fairplay.v1.LeaveRequested;
import org.onehall.proto.fairplay.v1.LeaveTarget;
import org.onehall.proto.fairplay.v1.Returned;
import org.onehall.proto.fairplay.v1.Screening;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.ScreeningQueued;
import org.onehall.proto.fairplay.v1.SideScreening;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.ColoursKept;
import org.onehall.proto.game.v1.DefaultWaived;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawOffered;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.EarlyOffersAllowed;
import org.onehall.proto.game.v1.EnvelopeConfirmed;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.ForfeitReversed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.HelperAccepted;
import org.onehall.proto.game.v1.HelperDismissed;
import org.onehall.proto.game.v1.MoveReproduced;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.PreMoveQueued;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.SealedMoveOpened;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.SeatCleared;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.game.v1.StartHeld;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.game.v1.Winnability;
import org.onehall.proto.types.v1.DurationBySide;
import org.onehall.proto.types.v1.PointsBySide;

class HallTest {
    private static final String BOARD = "demo/1/1";
    private static final org.onehall.proto.types.v1.Side WHITE = org.onehall.proto.types.v1.Side.SIDE_WHITE;
    private static final org.onehall.proto.types.v1.Side BLACK = org.onehall.proto.types.v1.Side.SIDE_BLACK;
    private static final org.onehall.proto.types.v1.Role CA = org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER;
    private static final org.onehall.proto.types.v1.Role DEPUTY =
            org.onehall.proto.types.v1.Role.ROLE_DEPUTY_CHIEF_ARBITER;
    private static final org.onehall.proto.types.v1.Role SERVICE = org.onehall.proto.types.v1.Role.ROLE_SERVICE;

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();

    private BoardView board() {
        return hall.board(BOARD).orElseThrow();
    }

    private void play() {
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.started(BOARD));
    }

    @Test
    void aCreatedBoardShowsNamesVenuesAndStandingClocks() {
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        BoardView board = board();
        assertEquals(Status.CREATED, board.status());
        assertEquals("Anna", board.white().name());
        assertEquals(2000, board.white().rating());
        assertEquals("Milan", board.black().venueName());
        assertEquals(Optional.of(Link.NONE), board.white().link());
        assertEquals(5_400_000, board.clocks().whiteMs());
        assertEquals(Optional.empty(), board.clocks().running());
        assertEquals(OptionalLong.empty(), board.clocks().flagAt());
        assertEquals(Optional.empty(), board.legal());
        assertEquals(Optional.of("90+30"), board.control());
    }

    @Test
    void aMoveShowsPositionNotationClockAndTheRepliesOfTheOpponent() { // OCR 2.3, OCR 3.7
        play();
        assertEquals(20, board().legal().orElseThrow().size());
        hall.fold(facts.moved(BOARD, "e2e4", false));
        BoardView board = board();
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", board.fen());
        assertEquals(Side.BLACK, board.turn());
        assertEquals(Optional.of("e2e4"), board.lastMove());
        assertEquals(List.of(new MoveView(1, "e4", "e2e4", 5_399_000, false, 0, false)), board.moves());
        assertEquals(Optional.of(Side.BLACK), board.clocks().running());
        assertTrue(board.legal().orElseThrow().contains("e7e5"));
        assertEquals(3, board.sequence());
    }

    @Test
    void checkIsShown() {
        play();
        for (String uci : List.of("e2e4", "f7f6", "d1h5")) hall.fold(facts.moved(BOARD, uci, false));
        assertTrue(board().check());
        assertEquals(Optional.of(List.of("g7g6")), board().legal());
    }

    @Test
    void whyARulingWasTakenBackIsNotToldAsTheReasonOfThePause() { // OCR 18.3, OCR 18.4.6, OCR 18.4.9
        play();
        for (String article : List.of("OCR 18.4.6", "OCR 18.4.9")) {
            hall.fold(facts.game(
                    BOARD,
                    event -> event.setGameEnded(GameEnded.newBuilder()
                            .setResult(Result.RESULT_WHITE_WINS)
                            .setTermination(Termination.TERMINATION_RULING)
                            .setArticle(article)
                            .setClocks(Facts.standing(5000, 5400)))));
            Changes goesOn = hall.fold(facts.game(
                    BOARD,
                    event -> event.setResultSetAside(ResultSetAside.newBuilder()
                            .setResult(Result.RESULT_WHITE_WINS)
                            .setTermination(Termination.TERMINATION_RULING)
                            .setReason("the witness was wrong")
                            .setArticle(article)
                            .setGoesOn(true)
                            .setClocks(Facts.standing(5000, 5400)))));
            assertEquals(
                    List.of("An arbiter has taken a ruling back", "An arbiter has taken a ruling back"),
                    goesOn.notices().stream().map(Notice::reason).toList());
            assertEquals(Optional.of("An arbiter has taken a ruling back"), board().pauseReason());
            assertEquals(
                    "the witness was wrong", board().corrections().getLast().reason(), "arbiters read why");
        }
    }

    @Test
    void aResultThatIsPutRightIsToldToThePlayersAndKeptForTheArbiters() { // OCR 19.3, 19.4
        play();
        hall.fold(facts.moved(BOARD, "e2e4", false));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_DRAW)
                        .setTermination(Termination.TERMINATION_DEAD_POSITION)
                        .setArticle("OCR 5.4.3")
                        .setClocks(Facts.standing(5000, 5400)))));
        Changes goesOn = hall.fold(facts.game(
                BOARD,
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_DRAW)
                        .setTermination(Termination.TERMINATION_DEAD_POSITION)
                        .setReason("not dead")
                        .setArticle("OCR 19.4")
                        .setGoesOn(true)
                        .addAllLine(List.of("e7e5"))
                        .setWhite(Winnability.WINNABILITY_WINNABLE)
                        .setClocks(Facts.standing(5000, 5400)))));
        assertEquals(
                List.of(Notice.Kind.GAME_GOES_ON, Notice.Kind.GAME_GOES_ON),
                goesOn.notices().stream().map(Notice::kind).toList());
        assertEquals(Status.PAUSED, board().status());
        assertEquals(Optional.empty(), board().result());
        var kept = board().corrections().getFirst();
        assertEquals(
                List.of("1/2-1/2", "DEAD_POSITION", "WINNABLE", "1... e5"),
                List.of(
                        kept.was().orElseThrow(),
                        kept.termination().orElseThrow(),
                        kept.white().orElseThrow(),
                        kept.line()));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setTermination(Termination.TERMINATION_TIME)
                        .setArticle("OCR 4.5")
                        .setClocks(Facts.standing(5000, 0)))));
        Changes aside = hall.fold(facts.game(
                BOARD,
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setTermination(Termination.TERMINATION_TIME)
                        .setReason("thrice")
                        .setArticle("OCR 19.3")
                        .setClocks(Facts.standing(5000, 0)))));
        assertTrue(aside.notices().isEmpty(), "another result follows");
        Changes declared = hall.fold(facts.game(
                BOARD,
                event -> event.setDrawDeclared(DrawDeclared.newBuilder()
                        .setPly(1)
                        .setSituation(DrawSituation.DRAW_SITUATION_REPETITION)
                        .setOccurrences(3)
                        .setReason("thrice"))));
        assertEquals(
                "The arbiter has declared the game drawn (OCR 19.3): thrice.",
                declared.notices().getFirst().text());
        assertEquals(2, board().corrections().size());
        assertEquals(
                List.of("1-0", "REPETITION"),
                List.of(
                        board().corrections().getLast().was().orElseThrow(),
                        board().corrections().getLast().situation().orElseThrow()));
    }

    @Test
    void aChangedResultIsToldWithItsReason() { // OCR 19.4
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_DRAW)
                        .setTermination(Termination.TERMINATION_TIME_UNWINNABLE)
                        .setReason("a mate is shown")
                        .setArticle("OCR 19.4")
                        .setClocks(Facts.standing(5000, 5400)))));
        Changes changed = hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_BLACK_WINS)
                        .setTermination(Termination.TERMINATION_RULING)
                        .setArticle("OCR 19.4")
                        .setClocks(Facts.standing(5000, 5400)))));
        assertEquals(
                "The arbiter has changed the result, it is now 0-1 (OCR 19.4): a mate is shown.",
                changed.notices().getFirst().text());
    }

    @Test
    void bothPlayersAreToldOfAnArbitersConsentAndItEndsWithTheGame() { // LAW 9.1.1
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder()
                .getRulesBuilder()
                .setDrawAllowed(true)
                .setDrawMinMove(30)
                .setDrawArbiterConsent(true);
        hall.fold(created.build());
        hall.fold(facts.started(BOARD));
        assertEquals(
                Optional.of(new OfferBanView(OptionalInt.of(30), true, false)),
                board().rules().offerBan());
        Changes allowed = hall.fold(facts.game(
                BOARD,
                event -> event.setEarlyOffersAllowed(
                        EarlyOffersAllowed.newBuilder().setAllowed(true).setReason("storm"))));
        assertEquals(
                List.of(Side.WHITE, Side.BLACK),
                allowed.notices().stream().map(notice -> notice.seat().side()).toList());
        assertEquals(
                "The arbiter consents: a draw may be offered from now on in this game (LAW 9.1.1): storm.",
                allowed.notices().getFirst().text());
        assertTrue(board().rules().offerBan().orElseThrow().lifted());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(board().fen())
                        .setClocks(Facts.standing(5400, 5400)))));
        assertEquals(
                Optional.of(new OfferBanView(OptionalInt.of(30), true, false)),
                board().rules().offerBan());
    }

    @Test
    void whereDrawsMayAlwaysBeOfferedNoBanIsShown() { // LAW 9.1.1
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder()
                .getRulesBuilder()
                .setDrawAllowed(true)
                .setDrawMinMove(1)
                .setDrawArbiterConsent(true);
        hall.fold(created.build());
        assertEquals(Optional.empty(), board().rules().offerBan());
    }

    @Test
    void aMoveIsShownAsOwedOnTheTraditionalBoardUntilItIsConfirmed() { // OCR 20.5
        play();
        GameEvent.Builder moved = facts.moved(BOARD, "e2e4", false).toBuilder();
        moved.getMovePlayedBuilder().setToReproduce(true);
        hall.fold(moved.build());
        assertEquals(List.of(Side.WHITE), board().toReproduce());
        hall.fold(facts.game(
                BOARD,
                event -> event.setMoveReproduced(
                        MoveReproduced.newBuilder().setSide(WHITE).setPly(1))));
        assertEquals(List.of(), board().toReproduce());
        hall.fold(facts.moved(BOARD, "e7e5", false));
        assertEquals(List.of(), board().toReproduce());
    }

    @Test
    void aHelperIsShownBesideThePlayerAndGoesWithHimToTheOtherSeat() { // LAW 8.1.6, OCR 19.2
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setHelperAccepted(
                        HelperAccepted.newBuilder().setSide(WHITE).setName("Bea Byrne"))));
        assertEquals(
                Optional.of(new HelperView("Bea Byrne", false)),
                board().white().helper());
        assertEquals(Optional.empty(), board().white().plain(true, true).helper(), "for the arbiters");
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(board().fen())
                        .setWhite(Seat.newBuilder().setPlayerName("Bruno"))
                        .setBlack(Seat.newBuilder().setPlayerName("Anna"))
                        .setClocks(Facts.standing(5400, 5400)))));
        assertEquals(
                Optional.of(new HelperView("Bea Byrne", false)),
                board().black().helper());
        hall.fold(facts.game(
                BOARD,
                event -> event.setHelperDismissed(
                        HelperDismissed.newBuilder().setSide(BLACK).setReason("went home"))));
        assertEquals(Optional.empty(), board().black().helper());
    }

    @Test
    void aQueuedMoveIsInNoViewOfTheBoardAndMovesNothingInIt() { // OCR 3.6.b, ENG-5
        play();
        BoardView before = board();
        Changes queued = hall.fold(facts.game(
                BOARD,
                event -> event.setPreMoveQueued(
                        PreMoveQueued.newBuilder().setSide(BLACK).setUci("g8f6"))));
        assertEquals(before, board());
        assertEquals(Set.of(), queued.boards());
        assertEquals(Optional.of("g8f6"), hall.preMove(new SeatKey(BOARD, Side.BLACK)));
        assertFalse(Json.write(hall.timeline(BOARD, "", _ -> true, true)).contains("g8f6"));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(
                        GamePaused.newBuilder().setReason("x").setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.of("g8f6"), hall.preMove(new SeatKey(BOARD, Side.BLACK)));
        Changes back = hall.fold(facts.game(
                BOARD,
                event -> event.setPositionRestored(
                        PositionRestored.newBuilder().setFen(before.fen()).setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.empty(), hall.preMove(new SeatKey(BOARD, Side.BLACK)));
        assertEquals(Set.of(new SeatKey(BOARD, Side.BLACK)), back.preMoves());
    }

    @Test
    void anOfferStandsUntilTheOpponentMoves() {
        play();
        hall.fold(facts.moved(BOARD, "e2e4", true));
        assertEquals(Optional.of(Side.WHITE), board().drawOffer());
        assertTrue(board().moves().getLast().offer());
        hall.fold(facts.moved(BOARD, "e7e5", false));
        assertEquals(Optional.empty(), board().drawOffer());
    }

    @Test
    void anOfferBetweenMovesIsMarkedBesideItsHalfMove() { // DEC-10, OCR 8.6
        play();
        hall.fold(facts.moved(BOARD, "e2e4", false));
        hall.fold(facts.game(
                BOARD,
                event -> event.setDrawOffered(
                        DrawOffered.newBuilder().setSide(WHITE).setPly(1))));
        assertEquals(Optional.of(Side.WHITE), board().drawOffer());
        assertTrue(board().moves().getFirst().offer());
    }

    @Test
    void aStandstillOfTheHallPausesTheBoardAndSaysThatNothingWasCharged() {
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setOutageCovered(OutageCovered.newBuilder()
                        .setFrom(Facts.at(200))
                        .setTo(Facts.at(205))
                        .setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.empty(), board().outage(), "not yet paused by it");
        Changes changes = hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setReason("outage")
                        .setCause(PauseCause.PAUSE_CAUSE_OUTAGE)
                        .setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.of("OUTAGE"), board().pauseCause());
        assertEquals(Optional.of(new GapView(200_000, 205_000)), board().outage());
        assertTrue(
                changes.notices().stream().allMatch(notice -> notice.text().contains("No time was charged")),
                changes::toString);
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameResumed(GameResumed.newBuilder().setClocks(Facts.running(WHITE, 5000, 5400)))));
        assertEquals(Optional.empty(), board().outage());
        assertEquals(Optional.empty(), board().pauseCause());
    }

    @Test
    void aPauseStoredBeforeCausesWereRecordedWasAnArbiters() {
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(
                        GamePaused.newBuilder().setReason("x").setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.of("ARBITER"), board().pauseCause());
    }

    private void created(int defaultMinutes) {
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder()
                .getRulesBuilder()
                .setDefaultMinutes(defaultMinutes)
                .setAdjournmentAllowed(true);
        hall.fold(created.build());
    }

    private void present(org.onehall.proto.types.v1.Side side, boolean present) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setSeatPresent(SeatPresent.newBuilder()
                        .setSide(side)
                        .setPresent(present)
                        .setAt(Facts.at(3)))));
    }

    private void startedAt(long second) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameStarted(GameStarted.newBuilder()
                        .setAttempt(1)
                        .setScheduledAt(Facts.at(second))
                        .setClocks(Facts.running(WHITE, 5400, 5400)))));
    }

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

    private void ended(Termination termination) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setTermination(termination)
                        .setClocks(Facts.standing(5400, 5400)))));
    }

    private void reversedBy(org.onehall.proto.types.v1.Role role) {
        hall.fold(GameEvent.newBuilder()
                .setHeader(facts.header(BOARD, "DEC-14", role))
                .setForfeitReversed(
                        ForfeitReversed.newBuilder().setReason("train").setClocks(Facts.standing(5400, 5400)))
                .build());
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

    private void adjournedOf(org.onehall.proto.types.v1.Side sealer) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setSealingOrdered(SealingOrdered.newBuilder().setReason("night"))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameAdjourned(
                        GameAdjourned.newBuilder().setSide(sealer).setClocks(Facts.standing(3000, 3000)))));
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
        assertTrue(hall.isAwaited(BOARD, 0));
        assertFalse(hall.isAwaited("cup/9/9", 0));
    }

    @Test
    void dec13WhoeverComesToAForfeitedGameIsStillAwaited() {
        created(0);
        startedAt(1_000);
        ended(Termination.TERMINATION_FORFEIT);
        assertTrue(hall.isAwaited(BOARD, 1_001_000));
    }

    @Test
    void nobodyComesToAGameThatIsOver() {
        created(0);
        startedAt(1_000);
        ended(Termination.TERMINATION_RESIGNATION);
        assertFalse(hall.isAwaited(BOARD, 1_001_000));
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

    @Test
    void aMoveShowsWhatWasTakenOffForTheWayOfItsFrames() {
        play();
        var moved = facts.moved(BOARD, "e2e4", false).toBuilder();
        moved.getMovePlayedBuilder()
                .setLagCompensated(com.google.protobuf.Duration.newBuilder().setNanos(120_000_000));
        hall.fold(moved.build());
        assertEquals(120, board().moves().getFirst().lagMs());
    }

    @Test
    void timeGivenForADisturbanceIsToldToBothAndAPenaltyOnlyAsARuling() {
        play();
        var given = TimeAdjusted.newBuilder()
                .setSide(WHITE)
                .setChange(Facts.seconds(120))
                .setReason("noise")
                .setClocks(Facts.standing(5520, 5400));
        assertEquals(
                List.of("White is given 2:00 more: noise.", "White is given 2:00 more: noise."),
                hall
                        .fold(facts.game(BOARD, event -> event.setTimeAdjusted(given.setArticle("LAW 12.5"))))
                        .notices()
                        .stream()
                        .map(Notice::text)
                        .toList());
        assertEquals(
                List.of(),
                hall.fold(facts.game(BOARD, event -> event.setTimeAdjusted(given.setArticle("OCR 18.4.2"))))
                        .notices());
    }

    @Test
    void aPauseStopsBothClocksAndIsToldToBothPlayersWithItsReason() {
        play();
        Changes changes = hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(
                        GamePaused.newBuilder().setReason("Fire drill").setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Status.PAUSED, board().status());
        assertEquals(Optional.of("Fire drill"), board().pauseReason());
        assertEquals(Optional.empty(), board().legal());
        assertEquals(
                Set.of(new SeatKey(BOARD, Side.WHITE), new SeatKey(BOARD, Side.BLACK)),
                Set.copyOf(changes.notices().stream().map(Notice::seat).toList()));
        assertTrue(changes.notices().getFirst().text().contains("Fire drill"));
        Changes resumed = hall.fold(facts.game(
                BOARD,
                event -> event.setGameResumed(GameResumed.newBuilder().setClocks(Facts.running(WHITE, 5000, 5400)))));
        assertEquals(Status.PLAYING, board().status());
        assertEquals(Optional.empty(), board().pauseReason());
        assertEquals(2, resumed.notices().size());
    }

    @Test
    void aMoveIsLegalForThePlayerToMoveWhileTheGameRuns() {
        SeatKey white = new SeatKey(BOARD, Side.WHITE);
        SeatKey black = new SeatKey(BOARD, Side.BLACK);
        assertFalse(hall.isLegalMove(white, "e2e4", OptionalInt.empty(), false), "there is no such board");
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertFalse(hall.isLegalMove(white, "e2e4", OptionalInt.empty(), false), "it has not begun");
        hall.fold(facts.started(BOARD));
        assertTrue(hall.isLegalMove(white, "e2e4", OptionalInt.empty(), false));
        assertFalse(hall.isLegalMove(white, "e2e5", OptionalInt.empty(), false));
        assertFalse(hall.isLegalMove(black, "e7e5", OptionalInt.empty(), false), "it is White's turn");
        hall.fold(facts.moved(BOARD, "e2e4", false));
        assertTrue(hall.isLegalMove(black, "e7e5", OptionalInt.empty(), false));
        assertFalse(hall.isLegalMove(white, "d2d4", OptionalInt.empty(), false));
    }

    @Test
    void aProvisionalFlagWaitsForTheChiefArbiter() {
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setFlagFell(FlagFell.newBuilder()
                        .setSide(WHITE)
                        .setProvisional(true)
                        .setClocks(Facts.standing(0, 5400))
                        .setBase(Facts.standing(30, 5400)))));
        assertEquals(Status.AWAITING_CA, board().status());
        assertEquals(Optional.of(30_000L), board().base().map(base -> base.whiteMs()));
        assertEquals(0, board().clocks().whiteMs());
    }

    @Test
    void anEndShowsResultArticleAndThatItIsNotOfficialYet() {
        hall.fold(facts.loaded());
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_BLACK_WINS)
                        .setTermination(Termination.TERMINATION_TIME_UNWINNABLE)
                        .setArticle("OCR 4.5")
                        .setClocks(Facts.standing(0, 5400)))));
        BoardView board = board();
        assertEquals(Status.ENDED, board.status());
        assertEquals(Optional.of("0-1"), board.result());
        assertEquals(Optional.of("TIME_UNWINNABLE"), board.termination());
        assertEquals(Optional.of("OCR 4.5"), board.rule());
        assertEquals(Optional.of("UNAPPROVED"), board.resultStatus());
        hall.fold(facts.competition(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(1).setBoard(1).setResult(Result.RESULT_BLACK_WINS))));
        hall.fold(facts.competition(event -> event.setResultConfirmed(ResultConfirmed.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setSide(org.onehall.proto.types.v1.Side.SIDE_BLACK)
                .setAgrees(true))));
        assertEquals(
                new ConfirmationView(Optional.empty(), Optional.of(true), List.of()),
                board().confirmation()); // LAW 8.7
        Changes approved = hall.fold(facts.competition(event ->
                event.setResultApproved(ResultApproved.newBuilder().setRound(1).setBoard(1))));
        assertEquals(Set.of(BOARD), approved.boards());
        assertEquals(Optional.of("OFFICIAL"), board().resultStatus());
    }

    @Test
    void aGameThatIsOverSaysUntilWhenItMayBeAppealedAbout() { // OCR 17.11, DEC-24
        var loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .setAppeals(AppealRules.newBuilder()
                        .setAllowed(true)
                        .setResults(true)
                        .setDeadlineMinutes(10));
        hall.fold(loaded.build());
        play();
        assertEquals(OptionalLong.empty(), board().help().orElseThrow().appealUntil());
        GameEvent end = lost(BOARD);
        hall.fold(end);
        assertEquals(
                OptionalLong.of(Wire.ms(end.getHeader().getOccurredAt()) + 600_000),
                board().help().orElseThrow().appealUntil());
    }

    @Test
    void aTeamsTimeForAnAppealBeginsWhenTheMatchsLastBoardEnds() { // FSSI gen-8 b
        String second = BoardId.parse(BOARD)
                .map(id -> new BoardId(id.competition(), id.round(), id.number() + 1))
                .orElseThrow()
                .toString();
        var loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .setAppeals(AppealRules.newBuilder()
                        .setAllowed(true)
                        .setResults(true)
                        .setDeadlineMinutes(10));
        loaded.getCompetitionLoadedBuilder()
                .getEntriesBuilder()
                .addTeams(Team.newBuilder().setTeamId("rome").addPlayerIds("w").addPlayerIds("w2"))
                .addTeams(Team.newBuilder().setTeamId("milan").addPlayerIds("b").addPlayerIds("b2"));
        hall.fold(loaded.build());
        hall.fold(facts.competition(event -> event.setRoundOpened(RoundOpened.newBuilder()
                .setRound(1)
                .addPairings(Pairing.newBuilder().setBoard(1).setWhiteId("w").setBlackId("b"))
                .addPairings(Pairing.newBuilder().setBoard(2).setWhiteId("b2").setBlackId("w2")))));
        play();
        hall.fold(facts.created(second, "rome", "milan"));
        hall.fold(facts.started(second));
        hall.fold(lost(BOARD));
        assertEquals(OptionalLong.empty(), board().help().orElseThrow().appealUntil(), "board 2 plays on");
        GameEvent last = lost(second);
        assertEquals(
                Set.of(BOARD, second), hall.fold(last).boards(), "the view of the match's other board changes too");
        assertEquals(
                OptionalLong.of(Wire.ms(last.getHeader().getOccurredAt()) + 600_000),
                board().help().orElseThrow().appealUntil());
    }

    private GameEvent lost(String board) {
        return facts.game(
                board,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_BLACK_WINS)
                        .setTermination(Termination.TERMINATION_RESIGNATION)
                        .setClocks(Facts.standing(0, 5400))));
    }

    @Test
    void aSignatureThatAChangedResultMakesVoidIsToldOf() { // OCR 18.3
        hall.fold(facts.loaded());
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        hall.fold(facts.competition(event -> event.setReportSigned(
                ReportSigned.newBuilder().setRound(1).setVenueId("").setSigner("ca"))));
        var signed = hall.competition("demo").rounds().getFirst();
        assertEquals(List.of(List.of(""), List.of(), 1), List.of(signed.signed(), signed.lapsed(), signed.signings()));
        hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setArticle("OCR 18.4.5")
                .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0")))));
        var lapsed = hall.competition("demo").rounds().getFirst();
        assertEquals(List.of(List.of(), List.of(""), 1), List.of(lapsed.signed(), lapsed.lapsed(), lapsed.signings()));
    }

    @Test
    void playersWhoHaveExchangedSeatsAreNotInBeforeTheyComeWithNewCodes() { // OCR 19.2
        play();
        hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP));
        hall.fold(facts.link("milan", BOARD, BLACK, LinkState.LINK_STATE_UP));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(board().fen())
                        .setWhite(Seat.newBuilder().setPlayerName("Bruno").setVenue("milan"))
                        .setBlack(Seat.newBuilder().setPlayerName("Anna").setVenue("rome"))
                        .setClocks(Facts.standing(5400, 5400)))));
        assertEquals(
                List.of(Side.WHITE, Side.BLACK), board().arrival().orElseThrow().newCodes());
        assertEquals(Optional.of(Link.NONE), board().white().link());
        hall.fold(facts.link("milan", BOARD, WHITE, LinkState.LINK_STATE_UP));
        assertEquals(List.of(Side.BLACK), board().arrival().orElseThrow().newCodes());
        assertEquals(Optional.of(Link.UP), board().white().link());
    }

    @Test
    void aBoardTellsOfADisconnectionThatWaitsForItsDecisionAlsoWhereTheCaseIsNotSeen() { // OCR 18.9
        play();
        Changes opened = hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        assertEquals(Set.of(BOARD), opened.boards());
        assertEquals(List.of(Side.WHITE), board().help().orElseThrow().undecided());
        assertEquals(
                List.of(),
                board().help()
                        .orElseThrow()
                        .forPlayer((side, _) -> side == Side.BLACK, false)
                        .undecided());
        hall.fold(facts.connectivity(
                "rome", event -> event.setCaseClosed(CaseClosed.newBuilder().setCaseId("c"))));
        assertEquals(List.of(), board().help().orElseThrow().undecided());
    }

    private void says(org.onehall.proto.types.v1.Side side, boolean agrees) {
        hall.fold(facts.competition(event -> event.setResultConfirmed(ResultConfirmed.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setSide(side)
                .setAgrees(agrees))));
    }

    private List<String> disputes() {
        return board().confirmation().disputes().stream()
                .map(one -> one.side() + " " + one.of() + " " + one.changes() + " "
                        + one.answer().orElse("open"))
                .toList();
    }

    @Test
    void aDisputeIsShownAsOpenThroughEveryChangeOfTheScoreAndThenWithItsAnswer() { // LAW 8.7, OCR 17.11
        hall.fold(facts.loaded());
        play();
        hall.fold(facts.competition(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(1).setBoard(1).setResult(Result.RESULT_WHITE_WINS))));
        says(WHITE, true);
        says(BLACK, false);
        assertEquals(List.of("BLACK 1-0 [] open"), disputes());
        hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setArticle("OCR 18.4.5")
                .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0")))));
        assertEquals(List.of("BLACK 1-0 [OCR 18.4.5] open"), disputes());
        assertEquals(Optional.empty(), board().confirmation().white(), "nobody has said anything of the new score");
        hall.fold(facts.competition(event -> event.setResultWithdrawn(
                ResultWithdrawn.newBuilder().setRound(1).setBoard(1).setReason("Dead position"))));
        hall.fold(facts.competition(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(1).setBoard(1).setResult(Result.RESULT_DRAW))));
        assertEquals(1, disputes().size());
        assertTrue(disputes().getFirst().endsWith("open"), () -> disputes().toString());
        hall.fold(facts.competition(event -> event.setResultApproved(ResultApproved.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setApproval(Approval.newBuilder().setReason("Both were heard")))));
        assertTrue(disputes().getFirst().endsWith("1/2-1/2"), () -> disputes().toString());
        assertEquals(
                "Both were heard", board().confirmation().disputes().getFirst().reason());
    }

    @Test
    void aDisputeThatIsTakenBackIsNotShownAndAnAnsweredOneStays() { // LAW 8.7
        hall.fold(facts.loaded());
        play();
        hall.fold(facts.competition(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(1).setBoard(1).setResult(Result.RESULT_WHITE_WINS))));
        says(BLACK, false);
        says(BLACK, true);
        assertEquals(List.of(), disputes());
        says(BLACK, false);
        hall.fold(facts.competition(event ->
                event.setResultApproved(ResultApproved.newBuilder().setRound(1).setBoard(1))));
        hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setArticle("OCR 18.4.5")
                .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0")))));
        says(BLACK, true);
        assertEquals(List.of("BLACK 1-0 [] 1-0"), disputes());
    }

    @Test
    void aRestartIsANewAttemptWithAnEmptySheetAndFreshChecks() {
        play();
        hall.fold(facts.moved(BOARD, "e2e4", true));
        hall.fold(check(WHITE, CheckKind.CHECK_KIND_DEVICE, 1));
        hall.fold(facts.game(
                BOARD, event -> event.setGameVoided(GameVoided.newBuilder().setAttempt(1))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(org.onehall.chess.Position.initial().fen())
                        .setWhiteControl(Facts.control(15, 5))
                        .setBlackControl(Facts.control(15, 5))
                        .setClocks(Facts.standing(900, 900)))));
        BoardView board = board();
        assertEquals(2, board.attempt());
        assertEquals(Status.CREATED, board.status());
        assertEquals(List.of(), board.moves());
        assertEquals(Optional.empty(), board.drawOffer());
        assertEquals(Optional.of("15+5"), board.control());
        assertFalse(board.white().checks().orElseThrow().device());
    }

    @Test
    void aRestoredPositionStandsPausedWithoutTheMovesAfterIt() { // LAW 7.1
        play();
        hall.fold(facts.moved(BOARD, "e2e4", false));
        String position = board().fen();
        hall.fold(facts.moved(BOARD, "e7e5", true));
        hall.fold(facts.game(
                BOARD,
                event -> event.setPositionRestored(PositionRestored.newBuilder()
                        .setPly(1)
                        .setFen(position)
                        .setReason("illegal move")
                        .setClocks(Facts.standing(5000, 5300)))));
        assertEquals(Status.PAUSED, board().status());
        assertEquals(1, board().ply());
        assertEquals(
                List.of("e2e4"), board().moves().stream().map(MoveView::uci).toList());
        assertEquals(Side.BLACK, board().turn());
        assertEquals(Optional.empty(), board().drawOffer());
        assertEquals(5_300_000, board().clocks().blackMs());
        RestoredView restored = board().help().orElseThrow().restored().getFirst();
        assertEquals(
                List.of("1 illegal move", "e7e5"),
                List.of(
                        restored.ply() + " " + restored.reason(),
                        restored.cut().getFirst().uci()));
        assertEquals(
                List.of(),
                board().help()
                        .orElseThrow()
                        .forPlayer((side, _) -> side == Side.WHITE, false)
                        .restored());
    }

    @Test
    void reversedColoursThatStayAreShownUntilTheNextAttemptAndToldToBoth() { // DEC-18
        play();
        Changes kept = hall.fold(facts.game(
                BOARD,
                event ->
                        event.setColoursKept(ColoursKept.newBuilder().setPly(20).setReason("wrong seats"))));
        assertEquals(OptionalInt.of(20), board().coloursKept());
        assertEquals(Status.PLAYING, board().status());
        assertEquals(2, kept.notices().size());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(org.onehall.chess.Position.initial().fen())
                        .setClocks(Facts.standing(900, 900)))));
        assertEquals(OptionalInt.empty(), board().coloursKept());
    }

    @Test
    void playersWhoExchangeSeatsAreToldWhatTheyNeed() { // OCR 19.2
        play();
        Changes exchanged = hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(org.onehall.chess.Position.initial().fen())
                        .setClocks(Facts.standing(5400, 5400))
                        .setWhite(Seat.newBuilder().setPlayerName("Boris"))
                        .setBlack(Seat.newBuilder().setPlayerName("Anna")))));
        assertEquals(
                List.of("Boris", "Anna"),
                List.of(board().white().name(), board().black().name()));
        assertEquals(2, exchanged.notices().size());
        assertTrue(exchanged.notices().getFirst().text().contains("new code"));
    }

    @Test
    void whatAPlayerAskedBeforeHeExchangedSeatsStaysHis() { // OCR 19.2, 17.10
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.10",
                CA,
                event -> event.setQuestionAsked(QuestionAsked.newBuilder()
                        .setQuestionId("q1")
                        .setSide(WHITE)
                        .setText("May I?"))));
        String asker = board().white().name();
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(org.onehall.chess.Position.initial().fen())
                        .setClocks(Facts.standing(5400, 5400))
                        .setWhite(hall.rooms().boards().seatAt(BOARD, Side.BLACK, 0))
                        .setBlack(hall.rooms().boards().seatAt(BOARD, Side.WHITE, 0)))));
        assertEquals(asker, board().black().name());
        String other = board().white().name();
        for (Side seat : Side.values()) { // with the old code and with the new one
            assertEquals(List.of("May I?"), asked(seat, asker));
            assertEquals(List.of(), asked(seat, other));
        }
        Changes answered = hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.10",
                CA,
                event -> event.setQuestionAnswered(
                        QuestionAnswered.newBuilder().setQuestionId("q1").setArticle("OCR 17.7"))));
        assertEquals(
                List.of(new SeatKey(BOARD, Side.BLACK)),
                answered.notices().stream().map(Notice::seat).toList());
        assertEquals(Set.of(new SeatKey(BOARD, Side.BLACK)), answered.help());
    }

    /** What a player sees of his questions at a seat. */
    private List<String> asked(Side side, String player) {
        Viewer viewer = new Viewer(Actor.seat("p", "rome", BOARD, side.name()), player);
        return Visibility.shown(viewer, board()).help().orElseThrow().questions().stream()
                .map(one -> one.text())
                .toList();
    }

    @Test
    void onlyAMoveThatWillBePlayedCostsNothing() { // ENG-1
        play();
        SeatKey white = new SeatKey(BOARD, Side.WHITE);
        assertTrue(hall.isLegalMove(white, "e2e4", OptionalInt.empty(), false));
        assertTrue(hall.isLegalMove(white, "e2e4", OptionalInt.of(0), false));
        assertFalse(hall.isLegalMove(white, "e2e4", OptionalInt.of(4), false), "it would be refused as late");
        assertFalse(hall.isLegalMove(white, "e2e4", OptionalInt.empty(), true), "the player moves himself");
        assertFalse(hall.isLegalMove(new SeatKey(BOARD, Side.BLACK), "e7e5", OptionalInt.empty(), false));
    }

    @Test
    void timeChangesAndCoveredOutagesShowAtOnce() {
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setTimeAdjusted(
                        TimeAdjusted.newBuilder().setSide(BLACK).setClocks(Facts.running(WHITE, 5400, 5520)))));
        assertEquals(5_520_000, board().clocks().blackMs());
        hall.fold(facts.game(
                BOARD,
                event -> event.setOutageCovered(
                        OutageCovered.newBuilder().setClocks(Facts.running(WHITE, 5300, 5520)))));
        assertEquals(5_300_000, board().clocks().whiteMs());
    }

    private org.onehall.proto.fairplay.v1.FairPlayEvent check(
            org.onehall.proto.types.v1.Side side, CheckKind kind, int attempt) {
        return facts.fairPlay(
                BOARD,
                event -> event.setCheckRecorded(CheckRecorded.newBuilder()
                        .setSide(side)
                        .setKind(kind)
                        .setPassed(true)
                        .setAttempt(attempt)));
    }

    @Test
    void aCheckThatWasNotPassedIsToldApartFromOneThatWasNotMade() { // OCR 18.5, DEC-26
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(check(BLACK, CheckKind.CHECK_KIND_DEVICE, 1));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setCheckRecorded(CheckRecorded.newBuilder()
                        .setSide(BLACK)
                        .setKind(CheckKind.CHECK_KIND_FAIR_PLAY)
                        .setAttempt(1))));
        assertEquals(
                List.of("FAIR_PLAY"), board().black().checks().orElseThrow().failed());
        hall.fold(check(BLACK, CheckKind.CHECK_KIND_FAIR_PLAY, 1));
        assertEquals(List.of(), board().black().checks().orElseThrow().failed());
    }

    @Test
    void leaveAndIncidentsAreFollowed() { // OCR 17.7, 17.9
        play();
        var moment = GameMoment.newBuilder()
                .setAttempt(1)
                .setPly(3)
                .setToMove(BLACK)
                .setClocks(DurationBySide.newBuilder()
                        .setWhite(Duration.newBuilder().setSeconds(90))
                        .setBlack(Duration.newBuilder().setSeconds(60)));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveRequested(LeaveRequested.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_VENUE))));
        assertEquals("ASKED", leave().state());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveRefused(
                        LeaveRefused.newBuilder().setLeaveId("l").setSide(BLACK).setNote("stay"))));
        assertEquals(List.of("REFUSED", "stay"), List.of(leave().state(), leave().note()));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setDeparted(Departed.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_VENUE)
                        .setMoment(moment))));
        assertFalse(leave().authorised());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setReturned(Returned.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setMoment(moment.clone().setPly(5)))));
        assertEquals(
                List.of("BACK", 3, 5),
                List.of(
                        leave().state(),
                        leave().outPly().getAsInt(),
                        leave().backPly().getAsInt()));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentOpened(IncidentOpened.newBuilder()
                        .setIncidentId("i")
                        .setSide(BLACK)
                        .setKind(IncidentKind.INCIDENT_KIND_UNAUTHORISED_ABSENCE)
                        .setArticle("OCR 17.7")
                        .setMoment(moment))));
        hall.fold(facts.fairPlay(BOARD, event -> {
            event.getHeaderBuilder().getActorBuilder().setSubject("lca");
            event.setIncidentConfirmed(IncidentConfirmed.newBuilder().setIncidentId("i"));
        }));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentClosed(IncidentClosed.newBuilder()
                        .setIncidentId("i")
                        .setOutcome(IncidentOutcome.INCIDENT_OUTCOME_PENALISED)
                        .setRulingId("r"))));
        var incident = board().floor().orElseThrow().incidents().getFirst();
        assertEquals("lca", incident.vouchedBy());
        assertEquals(
                List.of("UNAUTHORISED_ABSENCE", "OCR 17.7", 3, 90_000L, 60_000L, true, "PENALISED", "r"),
                List.of(
                        incident.kind(),
                        incident.article(),
                        incident.ply(),
                        incident.whiteMs().getAsLong(),
                        incident.blackMs().getAsLong(),
                        incident.confirmed(),
                        incident.outcome().orElseThrow(),
                        incident.rulingId().orElseThrow()));
    }

    @Test
    void whatAPlayerWroteWithARequestForLeaveStaysInSight() { // OCR 17.7
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveRequested(LeaveRequested.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_AREA)
                        .setNote("medicine"))));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveGranted(LeaveGranted.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_AREA))));
        assertEquals(List.of("GRANTED", "", "medicine"), List.of(leave().state(), leave().note(), leave().asked()));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setDeparted(Departed.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_AREA)
                        .setAuthorised(true))));
        assertEquals(List.of("OUT", "medicine"), List.of(leave().state(), leave().asked()));
    }

    private LeaveView leave() {
        return board().floor().orElseThrow().leaves().getFirst();
    }

    @Test
    void checksAndScreeningJoinTheBoardInWhateverOrderTheyCome() {
        hall.fold(check(BLACK, CheckKind.CHECK_KIND_FAIR_PLAY, 1));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setScreeningQueued(ScreeningQueued.newBuilder().setAttempt(1))));
        hall.fold(facts.created(BOARD, "rome", "milan"));
        var cleared = SeatCleared.newBuilder().setSide(BLACK).setCheck(Wire.ofGame(CheckKind.CHECK_KIND_FAIR_PLAY));
        hall.fold(facts.game(BOARD, event -> event.setSeatCleared(cleared.setPassed(true))));
        assertTrue(board().black().checks().orElseThrow().fairPlay());
        assertFalse(board().black().checks().orElseThrow().device());
        assertEquals("QUEUED", board().screening().orElseThrow().state());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setScreeningCompleted(ScreeningCompleted.newBuilder()
                        .setAttempt(1)
                        .setScreening(Screening.newBuilder()
                                .setEngine("Engine 1")
                                .setWhite(SideScreening.newBuilder()
                                        .setMoves(20)
                                        .setMatches(10)
                                        .setMatchPercent(50)
                                        .setMeanLoss(12.5))))));
        assertEquals(
                new org.onehall.playingzone.projection.fairplay.SideScreening(20, 10, 50, 12.5),
                board().screening().orElseThrow().white().orElseThrow());
        hall.fold(facts.started(BOARD));
        assertEquals(
                "NONE",
                board().screening().orElseThrow().state(),
                "nobody is told of a game in progress what the engine finds, not even of one that goes on");
    }

    @Test
    void aLostLinkIsToldToTheOpponentOnceAndOnlyDuringTheGame() {
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN))
                        .notices());
        hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP));
        hall.fold(facts.started(BOARD));
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_SUSPECT))
                        .notices());
        var lost = hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN))
                .notices();
        assertEquals(
                List.of(new SeatKey(BOARD, Side.BLACK)),
                lost.stream().map(Notice::seat).toList());
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN))
                        .notices());
        assertEquals(
                1,
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP))
                        .notices()
                        .size());
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP))
                        .notices());
    }

    @Test
    void theLinksOfARoundAreThoseOfTheVenuesThatMayBeSeen() { // OCR 18.8, OCR 18.8/a
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP));
        hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN));
        var rows = hall.links("demo", 1, "rome"::equals);
        assertEquals(List.of(Side.WHITE), rows.stream().map(LinkRow::side).toList());
        assertEquals(Link.DOWN, rows.getFirst().link());
        assertEquals(
                List.of(Link.UP, Link.DOWN),
                rows.getFirst().course().stream().map(LinkStep::state).toList());
        assertEquals(2, hall.links("demo", 0, _ -> true).size());
        assertEquals(List.of(), hall.links("demo", 2, _ -> true));
        assertEquals(List.of(), hall.links("other", 1, _ -> true));
    }

    @Test
    void aCaseGoesFromOpenOverRestoredToClosedAndKeepsWhatTheGameLookedLike() {
        hall.fold(facts.loaded());
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setCaseId("rome/case-1")
                        .setBoardId(BOARD)
                        .setSide(WHITE)
                        .setStartedAt(Facts.at(10))
                        .setDetectedAt(Facts.at(15))
                        .setEarlierCases(2)
                        .setGame(GameGlimpse.newBuilder()
                                .setInProgress(true)
                                .setPly(7)
                                .setToMove(BLACK)
                                .setDrawOffer(WHITE)
                                .setClocks(Facts.running(BLACK, 3000, 2000))))));
        var opened = hall.disconnection("rome/case-1").orElseThrow();
        assertEquals("OPEN", opened.state());
        assertEquals("Anna", opened.playerName());
        assertEquals("Rome", opened.venueName());
        assertEquals(10_000, opened.startedAt());
        assertEquals(2_000_000, opened.blackMs());
        assertEquals(Optional.of(Side.BLACK), opened.toMove());
        assertEquals(Optional.of(Side.WHITE), opened.drawOffer());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setOutageDetected(OutageDetected.newBuilder()
                        .setOutageId("rome/outage-1")
                        .setSince(Facts.at(10))
                        .addCaseIds("rome/case-1"))));
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setLinkRestored(
                        LinkRestored.newBuilder().setCaseId("rome/case-1").setDownFor(Facts.seconds(9)))));
        assertFalse(opened.overdue());
        assertEquals(Optional.empty(), opened.cause());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCauseFound(CauseFound.newBuilder()
                        .setCaseId("rome/case-1")
                        .setSegment(Segment.SEGMENT_VENUE_LINE)
                        .setConfidence(Confidence.CONFIDENCE_MEDIUM)
                        .setEvidence(CauseEvidence.newBuilder()
                                .setSeatsHere(3)
                                .setLostHere(3)
                                .setVenues(2)))));
        assertEquals(
                Optional.of(new CauseView("VENUE_LINE", "MEDIUM", 3, 3, 2, 0, false, Optional.empty())),
                hall.disconnection("rome/case-1").orElseThrow().cause());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setReportOverdue(ReportOverdue.newBuilder().setCaseId("rome/case-1"))));
        assertTrue(hall.disconnection("rome/case-1").orElseThrow().overdue());
        assertFalse(hall.disconnection("rome/case-1").orElseThrow().reported());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseReported(
                        CaseReported.newBuilder().setCaseId("rome/case-1").setNote("cable"))));
        var restored = hall.disconnection("rome/case-1").orElseThrow();
        assertEquals("RESTORED", restored.state());
        assertEquals(OptionalLong.of(9_000), restored.restoredAfterMs());
        assertEquals(Optional.of("cable"), restored.reportNote());
        assertTrue(restored.reported() && restored.overdue());
        assertEquals(Optional.of("rome/outage-1"), restored.outageId());
        assertEquals(Optional.of(new IncidentView("VENUE", "rome/outage-1")), restored.incident());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCauseFound(
                        CauseFound.newBuilder().setCaseId("rome/case-1").setSegment(Segment.SEGMENT_ZONE))));
        assertEquals(
                Optional.of(new IncidentView("ZONE", "zone-1")),
                hall.disconnection("rome/case-1").orElseThrow().incident());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseClosed(
                        CaseClosed.newBuilder().setCaseId("rome/case-1").setRulingId("r-1"))));
        assertEquals("CLOSED", hall.disconnection("rome/case-1").orElseThrow().state());
        assertEquals(
                Optional.of("r-1"),
                hall.disconnection("rome/case-1").orElseThrow().rulingId());
        assertEquals(
                List.of("rome/case-1"),
                hall.outage("rome/outage-1").orElseThrow().caseIds());
    }

    @Test
    void aDecisionIsMadeUntilItIsAppliedAndARefusedOneLeavesTheCaseToDecide() {
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                CA,
                event ->
                        event.setDisconnectionDecided(decided("r1", DisconnectionOption.DISCONNECTION_OPTION_REDUCE))));
        var ruling = hall.ruling("r1").orElseThrow();
        assertEquals("MADE", ruling.state());
        assertEquals("REDUCE", ruling.kind());
        assertEquals("-2:00", ruling.detail());
        assertEquals(
                List.of(effect(
                        "REDUCE",
                        Side.WHITE,
                        OptionalLong.of(120_000),
                        Optional.empty(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        Optional.empty())),
                ruling.effects());
        assertEquals("CHIEF_ARBITER", ruling.by());
        assertEquals("OCR 18.9", ruling.rule());
        assertEquals(List.of(new PrecedentView("RESUME", 2)), ruling.precedents());
        assertEquals(List.of("DEVICE"), ruling.checksAgain());
        assertEquals(Optional.of("r1"), hall.disconnection("c").orElseThrow().rulingId());
        Changes refused = hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(RulingRefused.newBuilder()
                        .setRulingId("r1")
                        .setCode("REDUCTION_TOO_LARGE")
                        .setText("no"))));
        assertEquals("REFUSED", hall.ruling("r1").orElseThrow().state());
        assertEquals(
                Optional.of("REDUCTION_TOO_LARGE"),
                hall.ruling("r1").orElseThrow().code());
        assertEquals(Optional.empty(), hall.disconnection("c").orElseThrow().rulingId());
        assertEquals(List.of(), refused.notices());
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                CA,
                event ->
                        event.setDisconnectionDecided(decided("r2", DisconnectionOption.DISCONNECTION_OPTION_RESUME))));
        Changes applied = hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r2"))));
        assertEquals("APPLIED", hall.ruling("r2").orElseThrow().state());
        assertEquals(2, applied.notices().size());
    }

    @Test
    void theDeputyIsShownForACaseWhicheverLogToldFirst() { // OCR 18.9
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event ->
                        event.setCaseNoted(CaseNoted.newBuilder().setCaseId("c").setDeputyAt(Facts.at(90)))));
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        var waiting = hall.disconnection("c").orElseThrow();
        assertEquals(OptionalLong.of(Wire.ms(Facts.at(90))), waiting.deputyAt());
        assertEquals(Optional.empty(), waiting.deputy());
        Changes unanswered = hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event -> event.setDecisionDelegated(
                        DecisionDelegated.newBuilder().setCaseId("c").setUnanswered(true))));
        assertEquals(Set.of("c"), unanswered.cases());
        assertEquals(
                Optional.of("UNANSWERED"), hall.disconnection("c").orElseThrow().deputy());
        assertEquals(OptionalLong.empty(), hall.disconnection("c").orElseThrow().deputyAt());
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                DEPUTY,
                event ->
                        event.setDisconnectionDecided(decided("r1", DisconnectionOption.DISCONNECTION_OPTION_RESUME))));
        Changes applied = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r1"))));
        assertEquals(
                "The Deputy Chief Arbiter decided: the game is resumed (OCR 18.9).",
                applied.notices().getFirst().text());
        assertEquals(
                List.of("UNANSWERED", "DECIDED DEPUTY_CHIEF_ARBITER", "APPLIED"),
                hall.reports("demo", _ -> true, 0).getFirst().course().stream()
                        .map(step -> (step.what() + " " + step.by()).strip())
                        .filter(step -> !step.equals("LOST") && !step.equals("DETECTED"))
                        .toList());
    }

    @Test
    void aReportHasTheClocksAtThePauseAndAfterTheDecisionAndWhoDecided() { // OCR 18.9
        hall.fold(facts.loaded());
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setCause(PauseCause.PAUSE_CAUSE_DISCONNECTION)
                        .setClocks(Facts.standing(900, 800)))));
        var open = hall.reports("demo", _ -> true, 0).getFirst();
        assertEquals(
                List.of(900_000L, 800_000L),
                List.of(
                        open.paused().orElseThrow().whiteMs(),
                        open.paused().orElseThrow().blackMs()));
        assertEquals(Optional.empty(), open.decided());
        assertEquals(
                List.of("UTC", ""),
                List.of(open.timeZone(), open.decidedBy()),
                "Rome has said no zone, nobody has decided");
        var decision = facts
                .adjudication(
                        BOARD,
                        "OCR 18.9",
                        CA,
                        event -> event.setDisconnectionDecided(
                                decided("r1", DisconnectionOption.DISCONNECTION_OPTION_REDUCE)))
                .toBuilder();
        decision.getHeaderBuilder().setCorrelationId("trace").getActorBuilder().setSubject("ca");
        hall.fold(decision.build());
        GameEvent.Builder reduced = facts
                .game(
                        BOARD,
                        event -> event.setTimeAdjusted(TimeAdjusted.newBuilder()
                                .setSide(WHITE)
                                .setArticle("OCR 18.9")
                                .setChange(Facts.seconds(-90))
                                .setClocks(Facts.standing(810, 800))))
                .toBuilder();
        reduced.getHeaderBuilder().setCorrelationId("trace");
        hall.fold(reduced.build());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setCause(PauseCause.PAUSE_CAUSE_CALL)
                        .setClocks(Facts.standing(700, 700)))));
        var report = hall.reports("demo", _ -> true, 0).getFirst();
        assertEquals(900_000, report.paused().orElseThrow().whiteMs());
        assertEquals(810_000, report.decided().orElseThrow().whiteMs());
        assertEquals("Carla", report.decidedBy());
        assertEquals("Carla", report.course().getLast().name());
    }

    @Test
    void aCaseOfAVoidGameNamesTheDecisionThatVoidedIt() { // OCR 18.9 c, d
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setCaseId("c")
                        .setBoardId(BOARD)
                        .setSide(WHITE)
                        .setGame(GameGlimpse.newBuilder().setAttempt(2)))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event ->
                        event.setCaseNoted(CaseNoted.newBuilder().setCaseId("c").setDeputyAt(Facts.at(90)))));
        Changes changes = hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event -> event.setCaseVoided(
                        CaseVoided.newBuilder().setCaseId("c").setVenue("rome").setRulingId("r1"))));
        assertEquals(Set.of("c"), changes.cases());
        assertEquals(List.of(), changes.notices(), "players are told of the new game by its own decision");
        var closed = hall.disconnection("c").orElseThrow();
        assertEquals(
                List.of(Optional.of("r1"), OptionalLong.empty(), 2),
                List.of(closed.rulingId(), closed.deputyAt(), closed.attempt()));
        assertEquals(
                "r1",
                hall.reports("demo", _ -> true, 0).getFirst().course().getLast().text());
    }

    @Test
    void aCaseThatWaitsWithoutATimeIsNoNews() {
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        assertTrue(hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 18.9",
                        SERVICE,
                        event -> event.setCaseNoted(CaseNoted.newBuilder().setCaseId("c"))))
                .cases()
                .isEmpty());
    }

    /** The two logs are read side by side: after a start the one may be ahead of the other. */
    @Test
    void whatIsToldOfACaseBeforeItIsOpenedIsNotLost() { // OCR 18.9
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                CA,
                event ->
                        event.setDisconnectionDecided(decided("r1", DisconnectionOption.DISCONNECTION_OPTION_RESUME))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.3",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r1"))));
        assertEquals(Optional.empty(), hall.disconnection("c"));
        Changes changes = hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        assertEquals(Set.of("c"), Set.copyOf(changes.cases()));
        assertEquals(Optional.of("r1"), hall.disconnection("c").orElseThrow().rulingId());
        assertEquals(
                Set.of("LOST", "DETECTED", "DECIDED", "APPLIED"),
                hall.reports("demo", _ -> true, 0).getFirst().course().stream()
                        .map(CaseStepView::what)
                        .collect(Collectors.toSet()));
    }

    private static EffectView effect(
            String kind,
            Side side,
            OptionalLong ms,
            Optional<String> points,
            OptionalInt count,
            Optional<String> fine,
            Optional<String> amount) {
        return new EffectView(
                kind,
                Optional.of(side),
                ms,
                Optional.empty(),
                points,
                count,
                OptionalInt.empty(),
                fine,
                amount,
                List.of());
    }

    private static DisconnectionDecided decided(String id, DisconnectionOption option) {
        return DisconnectionDecided.newBuilder()
                .setRulingId(id)
                .setCaseId("c")
                .setVenue("rome")
                .setSide(WHITE)
                .setOption(option)
                .setReduceBy(Facts.seconds(120))
                .setReason("late")
                .addPrecedents(Precedent.newBuilder()
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)
                        .setCount(2))
                .addChecksAgain(CheckKind.CHECK_KIND_DEVICE)
                .build();
    }

    @Test
    void aWarningIsToldToTheOffenderOnlyWithTheTimeItWasGiven() { // OCR 18.4.1
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(WHITE)
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                        .setReason("talking")
                        .setCount(1))));
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                List.of("The arbiter warns you (OCR 18.4.1): talking."),
                notices.stream().map(Notice::text).toList());
        assertEquals(
                List.of(new SeatKey(BOARD, Side.WHITE)),
                notices.stream().map(Notice::seat).toList());
        assertTrue(notices.getFirst().kind().isWhileThinking());
        assertTrue(notices.getFirst().at() > 0);
    }

    @Test
    void aNoticeHasOneEndWhateverTheArbiterWrote() {
        SeatKey seat = new SeatKey(BOARD, Side.WHITE);
        assertEquals(
                "The arbiter warns you (OCR 18.4.1): the phone rang.",
                new Notice(seat, Notice.Kind.WARNED, Map.of(), "OCR 18.4.1", "the phone rang.").text());
        assertEquals(
                "The arbiter warns you (OCR 18.4.1): talking.",
                new Notice(seat, Notice.Kind.WARNED, Map.of(), "OCR 18.4.1", "talking").text());
    }

    @Test
    void addedTimeIsToldToBothButTheReasonOnlyToTheOffender() {
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.2",
                CA,
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                        .setTime(Facts.seconds(125))
                        .setReason("talking"))));
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                List.of(
                        "Your opponent is given 2:05 more (OCR 18.4.2): talking.",
                        "You are given 2:05 more (OCR 18.4.2)."),
                notices.stream().map(Notice::text).toList());
        assertEquals(
                List.of(Side.BLACK, Side.WHITE),
                notices.stream().map(notice -> notice.seat().side()).toList());
        assertEquals("White +2:05", hall.ruling("r").orElseThrow().detail());
    }

    @Test
    void cardsAreCountedForTheArbitersUntilTheyAreRefused() { // OCR 18.4.1
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getWhiteBuilder().setPlayerId("p1");
        hall.fold(created.build());
        for (String ruling : List.of("r1", "r2"))
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4.1",
                    CA,
                    event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                            .setRulingId(ruling)
                            .setOffender(WHITE)
                            .setPlayer("p1")
                            .setWarnings(1)
                            .setCard(1)
                            .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                            .setReason("off"))));
        assertEquals(
                "White, warning 1 (yellow card)",
                hall.ruling("r1").orElseThrow().detail());
        assertEquals(
                List.of(2, 0),
                List.of(
                        hall.board(BOARD).orElseThrow().white().cards(),
                        hall.board(BOARD).orElseThrow().black().cards()));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("r2"))));
        assertEquals(1, hall.board(BOARD).orElseThrow().white().cards());
        assertEquals(
                0, hall.board(BOARD).orElseThrow().white().plain(true, false).cards());
    }

    @Test
    void aWithdrawnPenaltyIsToldToBothAndMarkedAtItsRuling() { // OCR 18.3, OCR 18.4.1, OCR 18.4.2
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getBlackBuilder().setPlayerId("p2");
        hall.fold(created.build());
        var warning = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                .build();
        var time = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                .setTime(Facts.seconds(60))
                .build();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r1")
                        .setOffender(BLACK)
                        .setPlayer("p2")
                        .setWarnings(1)
                        .setCard(1)
                        .addItems(warning)
                        .addItems(time)
                        .setReason("talking"))));
        var told = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r1"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r2")
                        .setWithdrawnId("r1")
                        .setOffender(BLACK)
                        .setPlayer("p2")
                        .addItems(warning)
                        .addItems(time)
                        .setReason("not he")
                        .setCard(true)
                        .setWhole(true))));
        assertEquals(List.of(), hall.ruling("r1").orElseThrow().withdrawn(), "it is made, and may still be refused");
        assertEquals(1, hall.board(BOARD).orElseThrow().black().cards());
        var changes = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r2"))));
        assertEquals(Set.of("r1", "r2"), Set.copyOf(changes.rulings()));
        assertEquals(
                List.of(
                        "The arbiter takes the warning back (OCR 18.4.1): not he.",
                        "The 1:00 that your opponent was given are taken back (OCR 18.4.2): not he.",
                        "The 1:00 that you were given are taken back (OCR 18.4.2)."),
                changes.notices().stream().map(Notice::text).toList());
        assertEquals(
                List.of(Side.BLACK, Side.BLACK, Side.WHITE),
                changes.notices().stream().map(notice -> notice.seat().side()).toList());
        assertEquals(
                told.notices().stream().map(Notice::about).toList(),
                changes.notices().stream().map(Notice::about).toList(),
                "they overtake what was told before");
        assertTrue(
                changes.notices().stream()
                        .allMatch(notice -> notice.about().size() == 1 && notice.level() == Notice.Level.WARN),
                "they stay until they are put away");
        assertEquals(
                List.of(
                        new WithdrawnView("WARNING", "OCR 18.4.1", "r2", List.of()),
                        new WithdrawnView("ADD_TIME_TO_OPPONENT", "OCR 18.4.2", "r2", List.of())),
                hall.ruling("r1").orElseThrow().withdrawn());
        var back = hall.ruling("r2").orElseThrow();
        assertEquals(
                List.of("WITHDRAWAL", Optional.of("r1"), "Black, no warning; White -1:00", "APPLIED"),
                List.of(back.kind(), back.withdraws(), back.detail(), back.state()));
        assertEquals(0, hall.board(BOARD).orElseThrow().black().cards());
        var report = hall.rulings(BOARD);
        assertEquals(
                List.of("r1", "r2"),
                report.stream().map(RulingReport::id).toList());
        assertEquals(
                List.of(2, Optional.of("r1"), "OCR 18.4"),
                List.of(
                        report.getFirst().withdrawn().size(),
                        report.getLast().replaces(),
                        report.getLast().article()));
    }

    @Test
    void aWarningTellsItsNumberAndHowManyStandIfSomeWereTakenBack() { // OCR 18.3, OCR 18.4.1
        play();
        var warning = PenaltiesImposed.newBuilder()
                .setOffender(BLACK)
                .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltiesImposed(
                        warning.clone().setRulingId("r1").setWarnings(2).setWarning(2))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltiesImposed(
                        warning.clone().setRulingId("r3").setWarnings(2).setWarning(3))));
        assertEquals(
                List.of("Black, warning 2", "Black, warning 3 (2 standing)"),
                List.of(
                        hall.ruling("r1").orElseThrow().detail(),
                        hall.ruling("r3").orElseThrow().detail()));
        var effect = hall.ruling("r3").orElseThrow().effects().getFirst();
        assertEquals(List.of(OptionalInt.of(3), OptionalInt.of(2)), List.of(effect.count(), effect.standing()));
    }

    @Test
    void ofAnExclusionOrExpulsionThatIsLiftedForRoundsToComeTheRestStands() { // OCR 17.9, OCR 18.3, OCR 18.4.8, OCR
        // 18.4.9
        play();
        for (PenaltyKind kind : List.of(PenaltyKind.PENALTY_KIND_EXCLUSION, PenaltyKind.PENALTY_KIND_EXPULSION)) {
            String ruling = kind.name();
            var imposed = PenaltyItem.newBuilder().setKind(kind);
            if (kind == PenaltyKind.PENALTY_KIND_EXCLUSION) imposed.addRounds(2).addRounds(3);
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4",
                    CA,
                    event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                            .setRulingId(ruling)
                            .setOffender(BLACK)
                            .addItems(imposed))));
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4",
                    CA,
                    event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                            .setRulingId(ruling + "-2")
                            .setWithdrawnId(ruling)
                            .setOffender(BLACK)
                            .addItems(PenaltyItem.newBuilder().setKind(kind).addRounds(3)))));
            var changes = hall.fold(facts.adjudication(
                    BOARD,
                    "",
                    SERVICE,
                    event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ruling + "-2"))));
            assertEquals(
                    kind == PenaltyKind.PENALTY_KIND_EXCLUSION ? List.of() : List.of(ruling + " EXPULSION"),
                    changes.notices().getFirst().about());
            assertEquals(
                    List.of(3),
                    hall.ruling(ruling).orElseThrow().withdrawn().getFirst().rounds());
        }
        assertEquals(
                List.of("Black, not excluded from round 3", "Black may play round 3 again, the game stays lost"),
                List.of(
                        hall.ruling("PENALTY_KIND_EXCLUSION-2").orElseThrow().detail(),
                        hall.ruling("PENALTY_KIND_EXPULSION-2").orElseThrow().detail()));
        assertEquals(
                "LIFTED_EXPULSION",
                hall.ruling("PENALTY_KIND_EXPULSION-2")
                        .orElseThrow()
                        .effects()
                        .getFirst()
                        .kind());
    }

    @Test
    void aBreachIsOpenAgainOnceNothingOfItsPenaltyStands() { // OCR 17.9, OCR 18.3
        play();
        var items = List.of(
                PenaltyItem.newBuilder()
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                        .build(),
                PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_FINE).build());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentOpened(IncidentOpened.newBuilder()
                        .setIncidentId("i")
                        .setSide(BLACK)
                        .setKind(IncidentKind.INCIDENT_KIND_UNAUTHORISED_ABSENCE)
                        .setArticle("OCR 17.7"))));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentConfirmed(
                        IncidentConfirmed.newBuilder().setIncidentId("i"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .addAllItems(items))));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentClosed(IncidentClosed.newBuilder()
                        .setIncidentId("i")
                        .setOutcome(IncidentOutcome.INCIDENT_OUTCOME_PENALISED)
                        .setRulingId("r"))));
        for (int part = 0; part < 2; part++) {
            String ruling = "w" + part;
            PenaltyItem item = items.get(part);
            assertEquals(
                    Optional.of("PENALISED"),
                    board().floor().orElseThrow().incidents().getFirst().outcome(),
                    "a part of it stands");
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4",
                    CA,
                    event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                            .setRulingId(ruling)
                            .setWithdrawnId("r")
                            .setOffender(BLACK)
                            .addItems(item))));
            assertTrue(hall.fold(facts.adjudication(
                            BOARD,
                            "",
                            SERVICE,
                            event -> event.setRulingApplied(
                                    RulingApplied.newBuilder().setRulingId(ruling))))
                    .boards()
                    .contains(BOARD));
        }
        var open = board().floor().orElseThrow().incidents().getFirst();
        assertEquals(
                List.of(true, Optional.empty(), Optional.empty()),
                List.of(open.confirmed(), open.outcome(), open.rulingId()));
    }

    @Test
    void aWithdrawalThatIsRefusedLeavesTheRulingUnmarked() { // OCR 18.3
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.3",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r1")
                        .setOffender(BLACK)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER)
                                .setTime(Facts.seconds(60)))
                        .setReason("talking"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.3",
                CA,
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r2")
                        .setWithdrawnId("r1")
                        .setOffender(BLACK)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER)
                                .setTime(Facts.seconds(60))))));
        var changes = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingRefused(
                        RulingRefused.newBuilder().setRulingId("r2").setCode("GAME_ENDED"))));
        assertEquals(
                List.of(List.of(), List.of(), "REFUSED"),
                List.of(
                        changes.notices(),
                        hall.ruling("r1").orElseThrow().withdrawn(),
                        hall.ruling("r2").orElseThrow().state()));
    }

    @Test
    void aSanctionWithoutProofSaysSoToItsPlayerAndAFinalOneIsNotOfferedForAppeal() { // APP-I A9, APP-I A10
        play();
        for (boolean isFinal : List.of(false, true))
            hall.fold(facts.adjudication(
                    BOARD,
                    "APP-I A9",
                    CA,
                    event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                            .setRulingId("r" + isFinal)
                            .setOffender(BLACK)
                            .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_EXPULSION))
                            .setReason("moves")
                            .setFairPlay(FairPlayGround.FAIR_PLAY_GROUND_SUSPECTED)
                            .setDecisionFinal(isFinal))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("rfalse"))));
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        SERVICE,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("rtrue"))))
                .notices();
        assertEquals(
                List.of("APP-I A9", "OCR 18.4.9"),
                notices.stream().map(Notice::article).toList());
        assertEquals(
                "Black is expelled; in fair play, without proof; final",
                hall.ruling("rtrue").orElseThrow().detail());
        assertEquals(
                List.of("EXPULSION", "FAIR_PLAY_SUSPECTED", "DECISION_FINAL"),
                hall.ruling("rtrue").orElseThrow().effects().stream()
                        .map(EffectView::kind)
                        .toList());
        assertEquals(
                List.of("rfalse OCR 18.4.9"),
                board().help().orElseThrow().rulings().stream()
                        .map(ruled -> ruled.id() + " " + ruled.rule())
                        .toList(),
                "the opponent reads it too");
    }

    @Test
    void severalPenaltiesOfARulingAreToldEachWithItsArticle() { // OCR 18.4.6, OCR 18.4.7
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_GAME_LOST)
                                .setPoints("1"))
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_FINE)
                                .setFine("PHONE")
                                .setAmount("50"))
                        .setReason("phone"))));
        assertEquals("PENALTIES", hall.ruling("r").orElseThrow().kind());
        assertEquals(
                "Black loses, White gets 1; Black, fine of 50 (PHONE)",
                hall.ruling("r").orElseThrow().detail());
        assertEquals(
                List.of(
                        effect(
                                "GAME_LOST",
                                Side.BLACK,
                                OptionalLong.empty(),
                                Optional.of("1"),
                                OptionalInt.empty(),
                                Optional.empty(),
                                Optional.empty()),
                        effect(
                                "FINE",
                                Side.BLACK,
                                OptionalLong.empty(),
                                Optional.empty(),
                                OptionalInt.empty(),
                                Optional.of("PHONE"),
                                Optional.of("50"))),
                hall.ruling("r").orElseThrow().effects());
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                List.of(
                        "The arbiter has declared the game lost for you (OCR 18.4.6): phone.",
                        "The arbiter has declared the game lost for your opponent; your points are 1 (OCR 18.4.6).",
                        "You have a fine of 50 (PHONE) (OCR 18.4.7): phone."),
                notices.stream().map(Notice::text).toList());
        assertEquals(
                List.of(Side.BLACK, Side.WHITE, Side.BLACK),
                notices.stream().map(notice -> notice.seat().side()).toList());
    }

    @Test
    void aScoreThatARulingChangedIsShownAndWaitsForApprovalAgain() { // OCR 18.4.5, OCR 17.11
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setTermination(Termination.TERMINATION_RESIGNATION))));
        hall.fold(facts.competition(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(1).setBoard(1).setResult(Result.RESULT_WHITE_WINS))));
        hall.fold(facts.competition(event ->
                event.setResultApproved(ResultApproved.newBuilder().setRound(1).setBoard(1))));
        assertEquals(Optional.empty(), hall.board(BOARD).orElseThrow().score());
        hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0")))));
        var board = hall.board(BOARD).orElseThrow();
        assertEquals(
                List.of(Optional.of("1-0"), Optional.of("0.5-0"), Optional.of("UNAPPROVED")),
                List.of(board.result(), board.score(), board.resultStatus()));
    }

    @Test
    void aCallIsOpenUntilItIsAnswered() {
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 19.1",
                CA,
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId("c")
                        .setSide(BLACK)
                        .setVenue("milan")
                        .setText("noise"))));
        assertEquals("OPEN", hall.call("c").orElseThrow().state());
        assertEquals("Bruno", hall.call("c").orElseThrow().playerName());
        assertEquals(Optional.empty(), hall.call("c").orElseThrow().valid());
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setCallAnswered(CallAnswered.newBuilder()
                                .setCallId("c")
                                .setValid(true)
                                .setNote("done"))))
                .notices();
        assertEquals("ANSWERED", hall.call("c").orElseThrow().state());
        assertEquals(Optional.of(true), hall.call("c").orElseThrow().valid());
        assertEquals(
                List.of(new SeatKey(BOARD, Side.BLACK)),
                notices.stream().map(Notice::seat).toList());
    }

    private void call(String id, int attempt) {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 19.1",
                CA,
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId(id)
                        .setSide(BLACK)
                        .setVenue("milan")
                        .setPlayer("p2")
                        .setAttempt(attempt)
                        .setStopsClock(true)
                        .setShallPenalise(true))));
    }

    private void invalid(String id) {
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setCallAnswered(
                        CallAnswered.newBuilder().setCallId(id).setPenaltyOwed(true))));
    }

    @Test
    void aCallTellsWhoComesWhetherTheClocksStandAndThatNobodyCameInTime() { // OCR 19.1, LAW 6.11.2
        play();
        call("c", 1);
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setCallEscalated(CallEscalated.newBuilder().setCallId("c"))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setCallPauseNoted(CallPauseNoted.newBuilder()
                        .setCallId("c")
                        .setCode("FLAG_FALLEN")
                        .setText("no"))));
        var notice = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setCallAcknowledged(
                                CallAcknowledged.newBuilder().setCallId("c"))))
                .notices()
                .getFirst();
        assertEquals(new SeatKey(BOARD, Side.BLACK), notice.seat());
        assertEquals("The Chief Arbiter is on the way to you.", notice.text());
        var call = hall.call("c").orElseThrow();
        assertEquals(
                List.of("CHIEF_ARBITER", true, Optional.of(false), Optional.of("no")),
                List.of(call.onTheWay().orElseThrow().role(), call.overdue(), call.paused(), call.whyNotPaused()));
    }

    @Test
    void aCallCountsTheEarlierOnesWithoutReasonOfItsPlayer() { // OCR 19.1
        play();
        call("c1", 1);
        invalid("c1");
        call("c2", 1);
        invalid("c2");
        call("c3", 2);
        var call = hall.call("c3").orElseThrow();
        assertEquals(List.of(0, 2), List.of(call.invalidHere(), call.invalidElsewhere()));
        assertEquals(
                List.of(1, 0),
                List.of(
                        hall.call("c2").orElseThrow().invalidHere(),
                        hall.call("c2").orElseThrow().invalidElsewhere()));
    }

    @Test
    void aPenaltyIsOwedForACallUntilARulingThatStandsNamesIt() { // LAW 6.11.4
        play();
        call("c", 1);
        invalid("c");
        assertTrue(hall.call("c").orElseThrow().owed());
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .setCallId("c")
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING)))));
        assertFalse(hall.call("c").orElseThrow().owed());
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("r"))));
        assertTrue(hall.call("c").orElseThrow().owed());
    }

    @Test
    void aPlayerSeesHisCallsAndWhatBecameOfThemWhileHeThinksToo() { // OCR 19.1
        play();
        call("c", 1);
        invalid("c");
        var help = hall.board(BOARD).orElseThrow().help().orElseThrow();
        assertEquals(
                List.of(),
                help.forPlayer((side, _) -> side == Side.WHITE, false).calls());
        assertEquals(
                "ANSWERED",
                help.forPlayer((side, _) -> side == Side.BLACK, false)
                        .calls()
                        .getFirst()
                        .state());
        assertEquals(
                help.forPlayer((side, _) -> side == Side.BLACK, false).calls(),
                help.forPlayer((side, _) -> side == Side.BLACK, true).calls());
    }

    @Test
    void aQuestionIsAnsweredWithWhatTheArticleMeans() { // OCR 17.10
        play();
        var asked = hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.10",
                CA,
                event -> event.setQuestionAsked(QuestionAsked.newBuilder()
                        .setQuestionId(BOARD + "/question-1")
                        .setSide(BLACK)
                        .setVenue("milan")
                        .setText("repetition?"))));
        assertEquals(Set.of(new SeatKey(BOARD, Side.BLACK)), asked.help());
        var answered = hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.10",
                CA,
                event -> event.setQuestionAnswered(QuestionAnswered.newBuilder()
                        .setQuestionId(BOARD + "/question-1")
                        .setArticle("OCR 17.10")
                        .setNote("yes"))));
        assertEquals(
                "The arbiter has answered your question (OCR 17.10): yes.",
                answered.notices().getFirst().text());
        var question = hall.board(BOARD)
                .orElseThrow()
                .help()
                .orElseThrow()
                .forPlayer((side, _) -> side == Side.BLACK, false)
                .questions()
                .getFirst();
        assertEquals(
                List.of("Bruno", "repetition?", "A player may ask an arbiter to explain a rule."),
                List.of(
                        question.playerName(),
                        question.text(),
                        question.answer().orElseThrow().en()));
        assertEquals(
                Optional.of(question.answer().orElseThrow()),
                hall.board(BOARD)
                        .orElseThrow()
                        .help()
                        .orElseThrow()
                        .forPlayer((side, _) -> side == Side.BLACK, true)
                        .questions()
                        .getFirst()
                        .answer());
    }

    @Test
    void anAppealIsSeenByBothSidesWithItsCopyFeeAndDecision() { // OCR 17.11, FSSI gen-8
        play();
        var filed = hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealFiled(AppealFiled.newBuilder()
                        .setAppealId("a")
                        .setSide(BLACK)
                        .setText("wrong")
                        .setFee("200")
                        .setBody("Jury"))));
        assertEquals(
                List.of(new SeatKey(BOARD, Side.WHITE)),
                filed.notices().stream().map(Notice::seat).toList());
        assertFalse(appeal(Side.WHITE).paid());
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setAppealCopyTaken(AppealCopyTaken.newBuilder().setAppealId("a"))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setAppealFeePaid(
                        AppealFeePaid.newBuilder().setAppealId("a").setReference("CRO"))));
        var score = PointsBySide.newBuilder().setWhite("0.5").setBlack("0.5");
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setAppealId("a")
                        .setRulingId("r")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_CHANGED)
                        .setReason("heard")
                        .setAfter(score))));
        for (Side side : Side.values()) {
            var appeal = appeal(side);
            assertTrue(appeal.paid() && appeal.copyAt().isPresent());
            assertEquals(
                    List.of(Optional.of("CHANGED"), Optional.of("r")), List.of(appeal.outcome(), appeal.decision()));
        }
        var told = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                "The appeal is upheld, the score is 0.5-0.5 (OCR 17.11): heard.",
                told.getFirst().text());
        assertEquals(
                List.of("APPEAL_CHANGED"),
                hall.board(BOARD).orElseThrow().help().orElseThrow().rulings().stream()
                        .map(RuledView::kind)
                        .toList());
    }

    @Test
    void noSideIsOfferedAnAppealThatWouldBeRefusedOrAsksForNothing() { // OCR 17.11
        play();
        penalised("r1", PenaltyKind.PENALTY_KIND_WARNING);
        assertEquals(List.of(Side.WHITE, Side.BLACK), appealable("r1"));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealFiled(AppealFiled.newBuilder()
                        .setAppealId("a")
                        .setSide(BLACK)
                        .setRulingId("r1")
                        .setFee("0"))));
        assertEquals(List.of(Side.WHITE), appealable("r1"), "it has appealed against it");
        penalised("r2", PenaltyKind.PENALTY_KIND_WARNING);
        withdrawn("r3", "r2", RulingWithdrawn.newBuilder());
        assertEquals(List.of(), appealable("r2"), "nothing of it stands");
        assertEquals(List.of(Side.WHITE), appealable("r3"), "not against what is in one's favour");
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setAppealId("a")
                        .setRulingId("r4")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_UPHELD))));
        applied("r4");
        withdrawn("r5", "r1", RulingWithdrawn.newBuilder().setAppealId("a"));
        assertEquals(
                List.of(List.of(), List.of()), List.of(appealable("r4"), appealable("r5")), "a body has decided that");
    }

    private void penalised(String ruling, PenaltyKind kind) {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ruling)
                        .setOffender(BLACK)
                        .setPlayer("m1")
                        .setAttempt(1)
                        .addItems(PenaltyItem.newBuilder().setKind(kind)))));
        applied(ruling);
    }

    private void withdrawn(String ruling, String of, RulingWithdrawn.Builder withdrawn) {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setRulingWithdrawn(withdrawn
                        .setRulingId(ruling)
                        .setWithdrawnId(of)
                        .setOffender(BLACK)
                        .setPlayer("m1")
                        .setAttempt(1)
                        .setWhole(true)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING)))));
        applied(ruling);
    }

    private void applied(String ruling) {
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ruling))));
    }

    private List<Side> appealable(String ruling) {
        return hall.board(BOARD).orElseThrow().help().orElseThrow().rulings().stream()
                .filter(one -> one.id().equals(ruling))
                .findFirst()
                .orElseThrow()
                .appealable();
    }

    private AppealView appeal(Side seenBy) {
        return hall.board(BOARD)
                .orElseThrow()
                .help()
                .orElseThrow()
                .forPlayer((side, _) -> side == seenBy, false)
                .appeals()
                .getFirst();
    }

    @Test
    void aRefusedDecisionLeavesTheAppealOpen() { // OCR 17.11
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealFiled(
                        AppealFiled.newBuilder().setAppealId("a").setSide(BLACK).setFee("0"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setAppealId("a")
                        .setRulingId("r")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_CHANGED))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(
                        RulingRefused.newBuilder().setRulingId("r").setCode("SCORE_MOVED"))));
        assertEquals(Optional.empty(), appeal(Side.BLACK).outcome());
        assertTrue(appeal(Side.BLACK).paid());
    }

    @Test
    void aCaptainCallsForTheBoardsOfHisTeamWhereTheRegulationsSaySo() { // FSSI team-b
        assertEquals(Optional.empty(), hall.captain("demo", "p1"));
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getWhiteBuilder().setPlayerId("p1");
        hall.fold(created.build());
        var loaded = facts.loaded().toBuilder();
        String cora = loaded.getCompetitionLoadedBuilder().getPlayers(2).getPlayerId();
        loaded.getCompetitionLoadedBuilder()
                .getEntriesBuilder()
                .addTeams(
                        Team.newBuilder().setCaptainId(cora).addPlayerIds("p1").addPlayerIds(cora));
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getAssistanceBuilder()
                .setCaptainCalls(true);
        hall.fold(loaded.build());
        assertEquals(Optional.of("Cora"), hall.captain("demo", "p1").map(player -> player.getName()));
        assertEquals(Optional.empty(), hall.captain("demo", "p2"));
        SeatKey anna = new SeatKey(BOARD, Side.WHITE);
        assertEquals(Optional.of(anna), hall.teamSeat(anna, 1));
        assertEquals(Optional.empty(), hall.teamSeat(anna, 7));
        assertEquals(List.of(1), hall.teamBoards(anna));

        String second = "demo/1/2";
        var captains = facts.created(second, "rome", "milan").toBuilder();
        captains.getGameCreatedBuilder().getBlackBuilder().setPlayerId(cora).setPlayerName("Cora");
        hall.fold(captains.build());
        assertEquals(List.of(1, 2), hall.teamBoards(anna));
        var called = facts.adjudication(
                BOARD,
                "OCR 19.1",
                CA,
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId("c")
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_WHITE)
                        .setVenue("rome")));
        var byCaptain = called.toBuilder();
        byCaptain
                .getHeaderBuilder()
                .getActorBuilder()
                .setSubject(cora)
                .setBoard(second)
                .setSide("BLACK");
        hall.fold(byCaptain.build());
        assertEquals(
                Optional.of(new CaptainView("Cora", 2)),
                hall.call("c").orElseThrow().captain(),
                "the arbiter goes to him who called");
        var himself = called.toBuilder();
        himself.getArbiterCalledBuilder().setCallId("d");
        himself.getHeaderBuilder()
                .getActorBuilder()
                .setSubject("p1")
                .setBoard(BOARD)
                .setSide("WHITE");
        hall.fold(himself.build());
        assertEquals(Optional.empty(), hall.call("d").orElseThrow().captain());
    }

    @Test
    void playersAreFoundByTheNumberTheyAreRegisteredUnder() { // APP-I A4
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getWhiteBuilder().setPlayerId("p1");
        created.getGameCreatedBuilder().getBlackBuilder().setPlayerId("p2");
        hall.fold(created.build());
        var loaded = facts.loaded().toBuilder();
        var entries = loaded.getCompetitionLoadedBuilder().getEntriesBuilder();
        entries.getRegistrationBuilder()
                .addPersons(Registered.newBuilder().setPersonId("p1").setNumber("CLUB-17"))
                .addPersons(Registered.newBuilder().setPersonId("p2").setNumber("900002"));
        entries.addDetails(Details.newBuilder().setPlayerId("p1").setStartNumber(1))
                .addDetails(
                        Details.newBuilder().setPlayerId("p2").setStartNumber(2).setFideNumber("123456"));
        hall.fold(loaded.build());
        var board = hall.board(BOARD).orElseThrow();
        assertEquals(
                List.of("CLUB-17", "123456"),
                List.of(
                        board.white().entry().orElseThrow().fide(),
                        board.black().entry().orElseThrow().fide()));
    }

    @Test
    void aPauseForACallSaysSo() { // LAW 6.11.2
        play();
        var notices = hall.fold(facts.game(
                        BOARD,
                        event -> event.setGamePaused(GamePaused.newBuilder()
                                .setReason("An arbiter has been called")
                                .setCause(PauseCause.PAUSE_CAUSE_CALL)
                                .setClocks(Facts.standing(5000, 5400)))))
                .notices();
        assertEquals(
                List.of(Notice.Kind.PAUSED_FOR_CALL, Notice.Kind.PAUSED_FOR_CALL),
                notices.stream().map(Notice::kind).toList());
    }

    @Test
    void anOrderCountsItsBoardsAndNamesThoseHeld() {
        hall.fold(facts.loaded());
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderGiven(OrderGiven.newBuilder()
                        .setOrderId("o")
                        .setKind(OrderKind.ORDER_KIND_START)
                        .setCompetitionId("demo")
                        .setRound(1)
                        .setVenue("rome")
                        .addBoards(OrderedBoard.newBuilder()
                                .setBoardId(BOARD)
                                .addVenues("rome")
                                .addVenues("milan"))
                        .addBoards(OrderedBoard.newBuilder()
                                .setBoardId("demo/1/2")
                                .addVenues("milan")
                                .addVenues("rome")))));
        hall.fold(facts.clock(
                "o",
                event -> event.setBoardNoted(org.onehall.proto.clock.v1.BoardNoted.newBuilder()
                        .setBoardId(BOARD)
                        .setApplied(true))));
        hall.fold(facts.clock(
                "o",
                event -> event.setBoardNoted(org.onehall.proto.clock.v1.BoardNoted.newBuilder()
                        .setBoardId("demo/1/2")
                        .setCode("DEVICE_CHECK_MISSING")
                        .setText("held"))));
        assertFalse(hall.order("o").orElseThrow().complete());
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderCompleted(
                        OrderCompleted.newBuilder().setApplied(1).setRefused(1))));
        assertEquals(
                new OrderView(
                        "o",
                        "START",
                        "venue Rome, round 1",
                        1,
                        "Rome",
                        0,
                        "",
                        2,
                        1,
                        List.of(new RefusedBoard("demo/1/2", "DEVICE_CHECK_MISSING", "held")),
                        List.of(),
                        true,
                        false,
                        OptionalLong.empty(),
                        1_000),
                hall.order("o").orElseThrow());
        assertEquals(Set.of("rome", "milan"), hall.venuesOfOrder("o"));
    }

    @Test
    void anOrderThatChangedClocksShowsThemBeforeAndAfterItOnceItIsComplete() {
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderGiven(OrderGiven.newBuilder()
                        .setOrderId("o")
                        .setKind(OrderKind.ORDER_KIND_ADD_TIME)
                        .setCompetitionId("demo")
                        .setBoardId(BOARD)
                        .addBoards(OrderedBoard.newBuilder().setBoardId(BOARD))
                        .addBoards(OrderedBoard.newBuilder().setBoardId("demo/1/2")))));
        hall.fold(facts.clock("o", event -> event.setBoardNoted(noted(BOARD, 600, 540, 720, 540))));
        hall.fold(facts.clock("o", event -> event.setBoardNoted(noted("demo/1/2", 300, 300, 300, 300))));
        assertEquals(List.of(), hall.order("o").orElseThrow().changed());
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderCompleted(OrderCompleted.newBuilder().setApplied(2))));
        assertEquals(
                List.of(new ChangedClocks(BOARD, 600_000, 540_000, 720_000, 540_000)),
                hall.order("o").orElseThrow().changed());
    }

    private static org.onehall.proto.clock.v1.BoardNoted noted(
            String board, long white, long black, long whiteAfter, long blackAfter) {
        return org.onehall.proto.clock.v1.BoardNoted.newBuilder()
                .setBoardId(board)
                .setApplied(true)
                .setBefore(reading(white, black))
                .setAfter(reading(whiteAfter, blackAfter))
                .build();
    }

    private static org.onehall.proto.types.v1.ClockReading reading(long white, long black) {
        return org.onehall.proto.types.v1.ClockReading.newBuilder()
                .setWhite(Wire.duration(java.time.Duration.ofSeconds(white)))
                .setBlack(Wire.duration(java.time.Duration.ofSeconds(black)))
                .build();
    }

    @Test
    void aStartThatWaitsShowsItsInstantAndIsOverOnceItIsWithdrawn() {
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderGiven(OrderGiven.newBuilder()
                        .setOrderId("o")
                        .setKind(OrderKind.ORDER_KIND_START)
                        .setCompetitionId("demo")
                        .setStartAt(Facts.at(9_000)))));
        assertEquals(OptionalLong.of(9_000_000), hall.order("o").orElseThrow().startAt());
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderWithdrawn(OrderWithdrawn.newBuilder().setOrderId("o"))));
        assertTrue(hall.order("o").orElseThrow().withdrawn()
                && hall.order("o").orElseThrow().complete());
    }

    @Test
    void ofOrdersThatAreOverTheNewestAreKept() {
        for (int order = 0; order <= ClockOrdersProjection.MOST_OVER + 1; order++) {
            String id = "o" + order;
            hall.fold(facts.clock(
                    id,
                    event -> event.setOrderGiven(OrderGiven.newBuilder()
                            .setOrderId(id)
                            .setKind(OrderKind.ORDER_KIND_PAUSE)
                            .setCompetitionId("demo"))));
            if (order > 0)
                hall.fold(facts.clock(
                        id,
                        event -> event.setOrderCompleted(
                                OrderCompleted.newBuilder().setOrderId(id))));
        }
        assertEquals(ClockOrdersProjection.MOST_OVER + 1, hall.orderIds().size());
        assertFalse(hall.order("o0").orElseThrow().complete());
        assertTrue(hall.order("o1").isEmpty() && hall.order("o2").isPresent());
    }

    @Test
    void anAlarmIsToldOnceAndReplacedByALaterOneOfItsKey() {
        var first = hall.fold(facts.clock(
                "outage",
                event -> event.setAlarmRaised(AlarmRaised.newBuilder()
                        .setKind(AlarmKind.ALARM_KIND_OUTAGE)
                        .setCompetitionId("demo")
                        .setFrom(Facts.at(5))
                        .setTo(Facts.at(9))
                        .addBoards(OrderedBoard.newBuilder().setBoardId(BOARD).addVenues("rome")))));
        assertEquals(Set.of("outage"), first.alarms());
        hall.fold(facts.clock(
                "outage",
                event -> event.setAlarmRaised(AlarmRaised.newBuilder()
                        .setKind(AlarmKind.ALARM_KIND_OUTAGE)
                        .setCompetitionId("demo")
                        .addBoards(OrderedBoard.newBuilder().addVenues("rome"))
                        .addBoards(OrderedBoard.newBuilder().addVenues("milan")))));
        assertEquals(1, hall.alarmIds().size());
        assertEquals(2, hall.alarm("outage").orElseThrow().boards());
        assertEquals(Set.of("rome", "milan"), hall.venuesOfAlarm("outage"));
    }

    @Test
    void timeTroubleIsOfOneSeatAndOneAttempt() {
        play();
        var noted = TimeTroubleNoted.newBuilder()
                .setBoardId(BOARD)
                .setAttempt(1)
                .setSide(BLACK)
                .setLevel(TroubleLevel.TROUBLE_LEVEL_UNDER_2_MINUTES);
        assertEquals(
                Set.of(BOARD),
                hall.fold(facts.clock("t", event -> event.setTimeTroubleNoted(noted)))
                        .boards());
        assertEquals(Optional.of("UNDER_2_MINUTES"), board().black().trouble());
        assertEquals(Optional.empty(), board().white().trouble());
        hall.fold(facts.clock("t", event -> event.setTimeTroubleNoted(noted.setAttempt(2))));
        assertEquals(Optional.empty(), board().black().trouble());
    }

    @Test
    void aTimeSheetIsShownOnceAllItsPartsAreThere() {
        play();
        var part = TimeSheetTaken.newBuilder()
                .setOrderId("s")
                .setCompetitionId("demo")
                .setRound(1)
                .setAt(Facts.at(50))
                .setParts(2);
        var row = TimeSheetRow.newBuilder()
                .setBoardId(BOARD)
                .setWhiteMoves(3)
                .setBlackMoves(2)
                .setClocks(Facts.running(BLACK, 5000, 5100))
                .setExpected(Facts.seconds(10_100))
                .setConserved(true)
                .setStatus("PLAYING");
        assertEquals(
                Set.of(),
                hall.fold(facts.clock(
                                "s",
                                event -> event.setTimeSheetTaken(part.setPart(1).addRows(row))))
                        .sheets());
        assertEquals(0, hall.sheetCount("demo"));
        assertEquals(
                Set.of("demo"),
                hall.fold(facts.clock(
                                "s",
                                event -> event.setTimeSheetTaken(part.setPart(2)
                                        .clearRows()
                                        .addRows(row.setBoardId("demo/1/2").setConserved(false)))))
                        .sheets());
        assertEquals(
                List.of(new TimeSheetRowView(
                        1,
                        "Anna",
                        "Bruno",
                        3,
                        2,
                        5_000_000,
                        5_100_000,
                        Optional.of(Side.BLACK),
                        10_100_000,
                        true,
                        "PLAYING",
                        List.of())),
                hall.sheets("demo", BOARD::equals).getFirst().rows(),
                "only boards that may be seen");
        assertEquals(2, hall.sheets("demo", _ -> true).getFirst().rows().size());
        assertEquals(List.of(), hall.sheets("demo", _ -> false), "another venue's sheet");
        assertEquals(0, hall.sheetCount("another"));
    }

    @Test
    void theCompetitionShowsWhichRoundsAreOpen() {
        hall.fold(facts.loaded());
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        assertEquals(
                List.of(
                        new RoundView(
                                1,
                                true,
                                false,
                                OptionalLong.empty(),
                                OptionalLong.empty(),
                                List.of(),
                                List.of(),
                                0,
                                Optional.empty(),
                                List.of(),
                                List.of()),
                        new RoundView(
                                2,
                                false,
                                false,
                                OptionalLong.empty(),
                                OptionalLong.empty(),
                                List.of(),
                                List.of(),
                                0,
                                Optional.empty(),
                                List.of(),
                                List.of())),
                hall.competition("").rounds());
    }

    @Test
    void anOfficialRoundTellsOfWhichBoardsSomethingWasRuledSinceUntilItIsOfficialAgain() { // OCR 17.11
        hall.fold(facts.loaded());
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        changed(1);
        assertEquals(List.of(), hall.competition("").rounds().getFirst().changed(), "it never was official");
        hall.fold(facts.competition(
                event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1))));
        assertEquals(Set.of("demo"), Set.copyOf(changed(2).competitions()), "whoever looks at the rounds is told");
        changed(1);
        assertEquals(List.of(1, 2), hall.competition("").rounds().getFirst().changed());
        assertFalse(hall.competition("").rounds().getFirst().official());
        hall.fold(facts.competition(
                event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1))));
        assertEquals(List.of(), hall.competition("").rounds().getFirst().changed());
    }

    private Changes changed(int board) {
        var half = PointsBySide.newBuilder().setWhite("0.5").setBlack("0");
        return hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(board)
                .setRulingId("r")
                .setArticle("OCR 18.4.5")
                .setBefore(half)
                .setAfter(half))));
    }

    @Test
    void anOpenRoundOfChess960ShowsItsPosition() { // 960 II.1, 960 II.2
        hall.fold(facts.loaded());
        play();
        assertEquals(Optional.empty(), hall.board(BOARD).orElseThrow().rules().chess960());
        var opened = RoundOpened.newBuilder()
                .setRound(1)
                .setPosition(0)
                .addPairings(Pairing.newBuilder().setBoard(1));
        assertEquals(
                Set.of(BOARD),
                hall.fold(facts.competition(event -> event.setRoundOpened(opened)))
                        .boards(),
                "the board was read before its round");
        var start = Optional.of(new StartView(0, "BBQNNRKR"));
        assertEquals(start, hall.competition("").rounds().getFirst().chess960());
        assertEquals(start, hall.board(BOARD).orElseThrow().rules().chess960());
    }

    @Test
    void codesAreForAllOfficialsAndTheSeatsOfTheFirstRoundThatLacksAResult() {
        assertEquals(Optional.empty(), hall.holders("demo"));
        hall.fold(facts.loaded());
        var holders = hall.holders("demo").orElseThrow();
        assertEquals(3 + 4, holders.size());
        assertEquals(
                new Holder("demo", Role.LOCAL_CHIEF_ARBITER, "lca-rome", "Luca", "rome", "Rome", "", ""),
                holders.get(1));
        assertEquals(
                new Holder("demo", Role.PLAYER, "p4", "Dino", "milan", "Milan", "demo/1/2", "WHITE"), holders.get(5));
        for (int board = 1; board <= 2; board++) {
            int number = board;
            assertEquals("demo/1/1", hall.holders("demo").orElseThrow().get(3).board());
            hall.fold(facts.competition(event -> event.setResultNoted(
                    ResultNoted.newBuilder().setRound(1).setBoard(number).setResult(Result.RESULT_DRAW))));
        }
        assertEquals("demo/2/1", hall.holders("demo").orElseThrow().get(3).board());
        hall.fold(facts.competition(event ->
                event.setResultNoted(ResultNoted.newBuilder().setRound(1).setBoard(2))));
        assertEquals("demo/1/1", hall.holders("demo").orElseThrow().get(3).board());
    }

    @Test
    void seatsInPlayAreThoseOfGamesInProgress() {
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertEquals(Map.of(), hall.seatsInPlay());
        hall.fold(facts.started(BOARD));
        assertEquals(
                Map.of(new SeatKey(BOARD, Side.WHITE), "rome", new SeatKey(BOARD, Side.BLACK), "milan"),
                hall.seatsInPlay());
    }

    @Test
    void anUnknownEventStopsTheReaderUnlessTheWriterAllowsToGoOn() {
        play();
        var unknown = GameEvent.newBuilder().setHeader(facts.header(BOARD)).build();
        assertThrows(IllegalStateException.class, () -> hall.fold(unknown));
        hall.fold(unknown.toBuilder()
                .setHeader(unknown.getHeader().toBuilder().setReaderMayIgnore(true))
                .build());
        assertEquals(Status.PLAYING, board().status());
    }

    @Test
    void theJsonOfABoardIsTheContracts() {
        play();
        var json = Json.object(Json.write(board())).orElseThrow();
        assertEquals("PLAYING", json.path("status").textValue());
        assertTrue(json.has("lastMove") && json.path("lastMove").isNull());
        assertEquals("WHITE", json.at("/clocks/running").textValue());
        assertEquals(100_000, json.at("/clocks/at").longValue());
        assertEquals(20, json.path("legal").size());
        assertEquals("NONE", json.at("/screening/state").textValue());
        assertTrue(json.at("/white/checks/device").isBoolean());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(
                        GamePaused.newBuilder().setReason("x").setClocks(Facts.standing(1, 1)))));
        assertFalse(Json.object(Json.write(board())).orElseThrow().has("legal"));
    }
}
