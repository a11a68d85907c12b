package org.onehall.fairplay.query.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.ResultWithdrawn;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.ScreeningQueued;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.EventHeader;

/** APP-I A8bis: which games of a player must still be screened. */
class PrizeChecksTest {
    private final PrizeChecks checks = new PrizeChecks();

    private void game(String board, UnaryOperator<GameEvent.Builder> payload) {
        checks.fold(payload.apply(GameEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey(board)))
                .build());
    }

    private void created(String board) {
        game(
                board,
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setPlayerId("r1"))
                        .setBlack(Seat.newBuilder().setPlayerId("m1"))));
    }

    private void played(String board) {
        moved(board, "e2e4");
        game(board, event -> event.setGameEnded(GameEnded.getDefaultInstance()));
    }

    private void moved(String board, String uci) {
        game(board, event -> event.setMovePlayed(MovePlayed.newBuilder().setUci(uci)));
    }

    private void queued(String board, int attempt, String... moves) {
        checks.fold(FairPlayEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(board))
                .setScreeningQueued(
                        ScreeningQueued.newBuilder().setAttempt(attempt).addAllMoves(List.of(moves)))
                .build());
    }

    private void screened(String board, int attempt) {
        checks.fold(FairPlayEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(board))
                .setScreeningCompleted(ScreeningCompleted.newBuilder().setAttempt(attempt))
                .build());
    }

    private List<String> pending(String player) {
        return checks.of("cup", player).getPendingList();
    }

    @Test
    void gamesThatGoOnOrAreNotScreenedArePending() {
        created("cup/1/1");
        assertEquals(List.of("cup/1/1"), pending("r1"));
        played("cup/1/1");
        assertEquals(List.of("cup/1/1"), pending("m1"));
        queued("cup/1/1", 1, "e2e4");
        assertEquals(List.of("cup/1/1"), pending("m1"));
        screened("cup/1/1", 1);
        assertEquals(List.of(), pending("m1"));
        assertEquals(List.of(), pending("x"));
    }

    @Test
    void aRestartedGameIsScreenedAnewAndOneWithoutAMoveNeedsNone() {
        created("cup/1/1");
        played("cup/1/1");
        queued("cup/1/1", 1, "e2e4");
        screened("cup/1/1", 1);
        game(
                "cup/1/1",
                event -> event.setGameRestarted(GameRestarted.newBuilder().setAttempt(2)));
        assertEquals(List.of("cup/1/1"), pending("r1"));
        game("cup/1/1", event -> event.setGameEnded(GameEnded.getDefaultInstance()));
        assertEquals(List.of(), pending("r1"));
    }

    @Test
    void aGameThatGoesOnAfterItsScreeningIsPendingUntilItIsScreenedAgain() { // APP-I A1
        created("cup/1/1");
        played("cup/1/1");
        queued("cup/1/1", 1, "e2e4");
        screened("cup/1/1", 1);
        game("cup/1/1", event -> event.setResultSetAside(ResultSetAside.getDefaultInstance()));
        assertEquals(List.of("cup/1/1"), pending("r1"));
        moved("cup/1/1", "e7e5");
        game("cup/1/1", event -> event.setGameEnded(GameEnded.getDefaultInstance()));
        assertEquals(List.of("cup/1/1"), pending("r1"));
        queued("cup/1/1", 1, "e2e4", "e7e5");
        assertEquals(List.of("cup/1/1"), pending("r1"));
        screened("cup/1/1", 1);
        assertEquals(List.of(), pending("r1"));
        game("cup/1/1", event -> event.setResultSetAside(ResultSetAside.getDefaultInstance()));
        game("cup/1/1", event -> event.setGameEnded(GameEnded.getDefaultInstance()));
        assertEquals(List.of(), pending("r1"));
    }

    private void competition(UnaryOperator<CompetitionEvent.Builder> payload) {
        checks.fold(payload.apply(CompetitionEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey("cup")))
                .build());
    }

    private void loaded(int rounds) {
        var loaded = CompetitionLoaded.newBuilder();
        for (int number = 1; number <= rounds; number++)
            loaded.addRounds(Round.newBuilder().setNumber(number));
        competition(event -> event.setCompetitionLoaded(loaded));
    }

    private void opened(int round, Integer... notPlayed) {
        competition(event -> event.setRoundOpened(RoundOpened.newBuilder()
                .setRound(round)
                .addPairings(Pairing.newBuilder().setBoard(1).setWhiteId("r1").setBlackId("m1"))
                .addPairings(Pairing.newBuilder().setBoard(2).setWhiteId("r2").setBlackId("m2"))
                .addAllNotPlayed(List.of(notPlayed))));
    }

    @Test
    void gamesStillToBePlayedArePending() { // APP-I A8bis
        loaded(2);
        assertEquals(List.of("round 1", "round 2"), pending("r1"));
        opened(1);
        assertEquals(List.of("cup/1/1", "round 2"), pending("r1"));
        created("cup/1/1");
        game("cup/1/1", event -> event.setGameEnded(GameEnded.getDefaultInstance()));
        opened(2, 2);
        assertEquals(List.of("cup/2/1"), pending("m1"));
        assertEquals(List.of("cup/1/2"), pending("m2"));
    }

    @Test
    void anAnnulledGameThatIsNotPlayedAgainIsPendingUntilItsRoundIsOfficial() { // APP-I A8bis
        loaded(1);
        opened(1);
        created("cup/1/1");
        moved("cup/1/1", "e2e4");
        game("cup/1/1", event -> event.setGameVoided(GameVoided.getDefaultInstance()));
        assertEquals(List.of("cup/1/1"), pending("r1"));
        competition(event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1)));
        assertEquals(List.of(), pending("r1"));
        competition(event -> event.setResultWithdrawn(
                ResultWithdrawn.newBuilder().setRound(1).setBoard(1)));
        assertEquals(List.of("cup/1/1"), pending("r1"));
    }

    @Test
    void playersAreThoseOfTheCompetition() {
        assertFalse(checks.of("cup", "r1").getPlayerKnown());
        checks.fold(CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("cup"))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .addPlayers(Player.newBuilder().setPlayerId("r1")))
                .build());
        assertTrue(checks.of("cup", "r1").getPlayerKnown());
        assertFalse(checks.of("another", "r1").getPlayerKnown());
    }
}
