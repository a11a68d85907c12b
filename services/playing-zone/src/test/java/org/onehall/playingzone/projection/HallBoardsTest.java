package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.GapView;
import org.onehall.playingzone.projection.board.HelperView;
import org.onehall.playingzone.projection.board.MoveView;
import org.onehall.playingzone.projection.board.OfferBanView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawOffered;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.EarlyOffersAllowed;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.HelperAccepted;
import org.onehall.proto.game.v1.HelperDismissed;
import org.onehall.proto.game.v1.MoveReproduced;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.PreMoveQueued;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.Winnability;

/** What the hall shows about boards: positions, moves, results and the notices to players. */
class HallBoardsTest extends HallFixture {
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
                    List.of("{RULING_TAKEN_BACK}", "{RULING_TAKEN_BACK}"),
                    goesOn.notices().stream().map(Notice::reason).toList());
            assertEquals(Optional.of("{RULING_TAKEN_BACK}"), board().pauseReason());
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
                "The arbiter has changed the result. The result is now 0-1 (OCR 19.4): a mate is shown.",
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
                "The arbiter now allows draw offers in this game (LAW 9.1.1): storm.",
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
                Optional.of(new HelperView("Bea Byrne", false)), board().white().helper());
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
                Optional.of(new HelperView("Bea Byrne", false)), board().black().helper());
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
        assertEquals(Optional.of("g8f6"), hall.rooms().boards().preMove(new SeatKey(BOARD, Side.BLACK)));
        assertFalse(Json.write(hall.boardViews().timeline(BOARD, "", _ -> true, true))
                .contains("g8f6"));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(
                        GamePaused.newBuilder().setReason("x").setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.of("g8f6"), hall.rooms().boards().preMove(new SeatKey(BOARD, Side.BLACK)));
        Changes back = hall.fold(facts.game(
                BOARD,
                event -> event.setPositionRestored(
                        PositionRestored.newBuilder().setFen(before.fen()).setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.empty(), hall.rooms().boards().preMove(new SeatKey(BOARD, Side.BLACK)));
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
                changes.notices().stream().allMatch(notice -> notice.text().contains("No player has lost time")),
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
}
