package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.MoveView;
import org.onehall.playingzone.projection.board.RestoredView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.competition.v1.Approval;
import org.onehall.proto.competition.v1.ReportSigned;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.ResultWithdrawn;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.game.v1.ColoursKept;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.PointsBySide;

/** What the hall shows about signatures, disputes, new attempts and exchanged seats. */
class HallResultsTest extends HallFixture {
    @Test
    void aSignatureThatAChangedResultMakesVoidIsToldOf() { // OCR 18.3
        hall.fold(facts.loaded());
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        hall.fold(facts.competition(event -> event.setReportSigned(
                ReportSigned.newBuilder().setRound(1).setVenueId("").setSigner("ca"))));
        var signed = hall.rooms().competitions().view("demo").rounds().getFirst();
        assertEquals(List.of(List.of(""), List.of(), 1), List.of(signed.signed(), signed.lapsed(), signed.signings()));
        hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setArticle("OCR 18.4.5")
                .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0")))));
        var lapsed = hall.rooms().competitions().view("demo").rounds().getFirst();
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

    @Test
    void onlyAMoveThatWillBePlayedCostsNothing() { // ENG-1
        play();
        SeatKey white = new SeatKey(BOARD, Side.WHITE);
        assertTrue(hall.rooms().boards().isLegalMove(white, "e2e4", OptionalInt.empty(), false));
        assertTrue(hall.rooms().boards().isLegalMove(white, "e2e4", OptionalInt.of(0), false));
        assertFalse(
                hall.rooms().boards().isLegalMove(white, "e2e4", OptionalInt.of(4), false),
                "it would be refused as late");
        assertFalse(
                hall.rooms().boards().isLegalMove(white, "e2e4", OptionalInt.empty(), true),
                "the player moves himself");
        assertFalse(
                hall.rooms().boards().isLegalMove(new SeatKey(BOARD, Side.BLACK), "e7e5", OptionalInt.empty(), false));
    }
}
