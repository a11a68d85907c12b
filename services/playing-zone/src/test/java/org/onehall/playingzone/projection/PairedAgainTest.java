package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.HelperAccepted;
import org.onehall.proto.game.v1.Seat;

/** A board whose pairing was changed before the first move (LAW 6.6). */
class PairedAgainTest extends HallFixture {
    @Test
    void aPlayerWhoTakesASeatBringsNothingOfTheOneWhoLeft() { // LAW 6.6
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setHelperAccepted(
                        HelperAccepted.newBuilder().setSide(WHITE).setName("Bea Byrne"))));
        present(WHITE, true);
        Changes told = hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(board().fen())
                        .setWhite(Seat.newBuilder().setPlayerId("p9").setPlayerName("Nora"))
                        .setBlack(Seat.newBuilder().setPlayerName("Bruno"))
                        .setPairedAgain(true)
                        .setReplaced(WHITE)
                        .setClocks(Facts.standing(5400, 5400)))));
        assertEquals(
                List.of("Nora", "Bruno"),
                List.of(board().white().name(), board().black().name()));
        assertEquals(Optional.empty(), board().white().helper());
        assertEquals(Optional.of(false), board().white().present());
        assertEquals(Optional.of(Link.NONE), board().white().link());
        assertEquals("PAIRED_AGAIN", told.notices().getFirst().kind().name());
    }

    @Test
    void exchangedColoursAreThoseOfThePairing() { // LAW 6.6
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(board().fen())
                        .setWhite(Seat.newBuilder().setPlayerId("p2").setPlayerName("Bruno"))
                        .setBlack(Seat.newBuilder().setPlayerId("p1").setPlayerName("Anna"))
                        .setPairedAgain(true)
                        .setClocks(Facts.standing(5400, 5400)))));
        assertEquals(
                List.of("Bruno", "Anna"),
                List.of(board().white().name(), board().black().name()));
        assertEquals(
                List.of(Side.WHITE, Side.BLACK),
                board().arrival().orElseThrow().newCodes(),
                "both enter with new codes");
    }
}
