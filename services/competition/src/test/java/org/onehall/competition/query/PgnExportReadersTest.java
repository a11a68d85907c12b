package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.Termination;

class PgnExportReadersTest extends PgnExportFixture {
    @Test
    void theScreeningToolGetsARoundAsOneFileWithEveryGameItsPlayersAndClocks() { // APP-I A2
        move("e2e4", 5430, 0, false);
        move("e7e5", 5425, 500_000_000, false);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_RESIGNATION);
        tell(
                "spring/1/4",
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(seat("Ada Verdi", "milan", 1900))
                        .setBlack(seat("Al Blu", "milan", 1950))
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())));
        tell(
                "spring/2/1",
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(seat("x", "rome", 0))
                        .setBlack(seat("y", "rome", 0))
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())));
        for (Actor reader : List.of(CA, Actor.official("fpo", Role.FAIR_PLAY_OFFICER, ""))) {
            String file = games.pgn(ID, competition, 1, reader, Optional.empty(), Games.Which.COUNTING);
            List<PgnGame> round = PgnReader.readAll(file);
            assertEquals(List.of("1.3", "1.4"), rounds(file), reader.toString());
            assertTrue(round.stream().allMatch(game -> game.error().isEmpty()), file);
            assertEquals("Bo Rossi", round.getFirst().tags().get("White"));
            assertEquals("2100", round.getFirst().tags().get("WhiteElo"));
            assertEquals(
                    List.of(
                            Optional.of(java.time.Duration.ofSeconds(5430)),
                            Optional.of(java.time.Duration.ofSeconds(5425))),
                    round.getFirst().moves().stream().map(PgnMove::clock).toList());
        }
    }

    /** A screening tool gets no game that is in play, whoever passes it on, and is shown how many there are. */
    @Test
    void aBatchForScreeningHoldsGamesThatAreOverOnly() { // APP-I A1, A2
        move("e2e4", 5430, 0, false);
        for (String board : List.of("spring/1/4", "spring/2/1"))
            tell(
                    board,
                    event -> event.setGameCreated(GameCreated.newBuilder()
                            .setWhite(seat("Ada Verdi", "milan", 1900))
                            .setBlack(seat("Al Blu", "milan", 1950))
                            .setWhiteControl(control)
                            .setBlackControl(control)
                            .setInitialFen(Position.initial().fen())));
        List<Actor> readers = List.of(
                CA,
                Actor.official("lca", Role.LOCAL_CHIEF_ARBITER, "rome"),
                Actor.official("fpo", Role.FAIR_PLAY_OFFICER, ""),
                Actor.official("chair", Role.FAIR_PLAY_CHAIR, ""));
        for (Actor reader : readers) {
            assertEquals(
                    "", games.pgn(ID, competition, 1, reader, Optional.empty(), Games.Which.OVER), reader.toString());
            assertEquals(1, games.inPlay(ID, 1, reader), "one has begun, the other has not");
            assertEquals(0, games.inPlay(ID, 2, reader));
        }
        assertEquals(0, games.inPlay(ID, 1, Actor.official("edc", Role.ETHICS_COMMISSION, "")));
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_RESIGNATION);
        for (Actor reader : readers) {
            assertEquals(
                    List.of("1.3"),
                    rounds(games.pgn(ID, competition, 1, reader, Optional.empty(), Games.Which.OVER)),
                    reader.toString());
            assertEquals(0, games.inPlay(ID, 1, reader));
        }
    }

    @Test
    void whoOnlyScreensGamesGetsThoseThatAreOver() { // APP-I A1, A2
        Actor chair = Actor.official("chair", Role.FAIR_PLAY_CHAIR, "");
        move("e2e4", 5430, 0, false);
        assertEquals("", pgn(chair));
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_RESIGNATION);
        assertEquals(List.of("1.3"), rounds(pgn(chair)));
        assertEquals("", pgn(Actor.official("edc", Role.ETHICS_COMMISSION, "")));
        tell("spring/1/3", event -> event.setResultSetAside(ResultSetAside.newBuilder()));
        assertEquals("", pgn(chair), "the game goes on");
    }

    @Test
    void everybodyGetsTheGamesTheyMaySee() { // DEC-21
        assertFalse(pgn(CA).isEmpty());
        assertFalse(pgn(LCA_ROME).isEmpty());
        assertTrue(pgn(LCA_ELSEWHERE).isEmpty());
        assertTrue(pgn(PLAYER).isEmpty());
        assertFalse(pgn(Actor.seat("r9", "rome", "spring/1/3", "WHITE")).isEmpty());
        assertTrue(pgn(Actor.official("x", Role.ASSISTANT, "rome")).isEmpty());
    }
}
