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
import org.onehall.decider.BoardId;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.proto.competition.v1.AppealRules;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultConfirmed;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;

/** What the hall shows about clocks, pauses and the ends of games. */
class HallGameTimesTest extends HallFixture {
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
                List.of("2:00 was added to White's clock: noise.", "2:00 was added to White's clock: noise."),
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
        assertFalse(
                hall.rooms().boards().isLegalMove(white, "e2e4", OptionalInt.empty(), false), "there is no such board");
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertFalse(hall.rooms().boards().isLegalMove(white, "e2e4", OptionalInt.empty(), false), "it has not begun");
        hall.fold(facts.started(BOARD));
        assertTrue(hall.rooms().boards().isLegalMove(white, "e2e4", OptionalInt.empty(), false));
        assertFalse(hall.rooms().boards().isLegalMove(white, "e2e5", OptionalInt.empty(), false));
        assertFalse(hall.rooms().boards().isLegalMove(black, "e7e5", OptionalInt.empty(), false), "it is White's turn");
        hall.fold(facts.moved(BOARD, "e2e4", false));
        assertTrue(hall.rooms().boards().isLegalMove(black, "e7e5", OptionalInt.empty(), false));
        assertFalse(hall.rooms().boards().isLegalMove(white, "d2d4", OptionalInt.empty(), false));
    }

    @Test
    void aProvisionalFlagWaitsForTheChiefArbiter() {
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setFlagFell(FlagFell.newBuilder()
                        .setSide(WHITE)
                        .setProvisional(true)
                        .setClocks(Facts.standing(0, 5400)))));
        assertEquals(Status.AWAITING_CA, board().status());
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
}
