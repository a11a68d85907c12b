package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import com.google.protobuf.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Registration;
import org.onehall.proto.game.v1.DrawOffered;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

class PgnExportTest extends PgnExportFixture {
    @Test
    void aFinishedGameHasTagsClocksAndOffers() { // LAW 8.1.1, OCR 16.12, LAW 8.1.5, OCR 8.6
        move("e2e4", 5430, 0, false);
        move("e7e5", 5000, 900_000_000, false);
        move("g1f3", 59, 0, true);
        tell(
                "spring/1/3",
                event -> event.setDrawOffered(
                        DrawOffered.newBuilder().setSide(Side.SIDE_BLACK).setPly(2)));
        end(Result.RESULT_DRAW, Termination.TERMINATION_AGREEMENT);
        assertEquals("""
                [Event "Spring \\"Open\\""]
                [Site "Rome / Milan"]
                [Date "2026.05.01"]
                [Round "1.3"]
                [White "Bo Rossi"]
                [Black "Bo Neri"]
                [Result "1/2-1/2"]
                [Board "3"]
                [WhiteElo "2100"]
                [TimeControl "5400+30"]
                [Termination "normal"]

                1. e4 {[%clk 1:30:30]} 1... e5 {[%clk 1:23:20] (=)} 2. Nf3 {[%clk 0:00:59] (=)}
                1/2-1/2

                """, pgn(SERVICE));
    }

    @Test
    void whatIsWrittenCanBeReadAgain() {
        move("e2e4", 5430, 0, false);
        move("c7c5", 5400, 0, true);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_TIME);
        PgnGame game = PgnReader.readAll(pgn(SERVICE)).getFirst().orThrow();
        assertEquals(
                List.of("e2e4", "c7c5"),
                game.moves().stream().map(m -> m.move().uci()).toList());
        assertEquals("time forfeit", game.tags().get("Termination"));
        assertEquals("(=)", game.moves().getLast().comment());
    }

    @Test
    void anAnnulledAttemptIsLeftOut() { // OCR 18.9 c, d
        move("e2e4", 5430, 0, false);
        TimeControl shorter = TimeControl.newBuilder()
                .addPeriods(Period.newBuilder()
                        .setBase(Duration.newBuilder().setSeconds(1500))
                        .setIncrement(Duration.newBuilder().setSeconds(10))
                        .setDelay(Duration.getDefaultInstance()))
                .build();
        tell("spring/1/3", event -> event.setGameVoided(GameVoided.newBuilder().setAttempt(1)));
        tell(
                "spring/1/3",
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(shorter)
                        .setBlackControl(shorter)
                        .setInitialFen(Position.initial().fen())));
        position = Position.initial();
        ply = 0;
        move("d2d4", 1500, 0, false);
        String pgn = pgn(SERVICE);
        assertFalse(pgn.contains("e4"), pgn);
        assertTrue(pgn.contains("1. d4 {[%clk 0:25:00]} *"), pgn);
        String annulled = games.pgn(ID, competition, 0, SERVICE, Optional.empty(), Games.Which.ANNULLED);
        assertTrue(
                annulled.contains("1. e4 {[%clk 1:30:30] annulled} *")
                        && annulled.contains("[Annulled \"yes\"]")
                        && annulled.contains("[Attempt \"1\"]"),
                annulled);
        assertTrue(pgn.contains("[TimeControl \"1500+10\"]") && pgn.contains("[Termination \"unterminated\"]"), pgn);
    }

    @Test
    void theGameOfACancelledBoardIsOnlyAmongTheAnnulled() { // LAW 6.6
        tell(
                "spring/1/3",
                event -> event.setGameVoided(GameVoided.newBuilder()
                        .setAttempt(1)
                        .setArticle("LAW 6.6")
                        .setCancelled(true)));
        assertEquals("", pgn(SERVICE));
        assertEquals(0, games.inPlay(ID, 0, SERVICE));
        String annulled = games.pgn(ID, competition, 0, SERVICE, Optional.empty(), Games.Which.ANNULLED);
        assertTrue(annulled.contains("[Annulled \"yes\"]") && annulled.contains("LAW 6.6"), annulled);
    }

    @Test
    void aGameOfChess960HasItsPositionAndIsReadAgain() { // 960 II.1, 960 II.3.1
        for (int number : List.of(584, 518)) {
            position = Position.chess960(number);
            tell(
                    "spring/1/3",
                    event -> event.setGameCreated(GameCreated.newBuilder()
                            .setWhite(seat("Bo Rossi", "rome", 2100))
                            .setBlack(seat("Bo Neri", "milan", 0))
                            .setWhiteControl(control)
                            .setBlackControl(control)
                            .setInitialFen(position.fen())));
            ply = 0;
            List<String> moves = number == 584 ? List.of("f1g1", "e7e5", "e2e4", "f8g8") : List.of("e2e4", "e7e5");
            moves.forEach(uci -> move(uci, 5400, 0, false));
            CompetitionLoaded of960 = competition.toBuilder()
                    .addRounds(org.onehall.proto.competition.v1.Round.newBuilder()
                            .setNumber(1)
                            .setChess960(org.onehall.proto.competition.v1.Chess960.getDefaultInstance()))
                    .build();
            PgnGame game = read(games.pgn(ID, of960, 0, SERVICE, Optional.empty(), Games.Which.COUNTING));
            assertEquals(
                    List.of("Chess960", "1", Position.chess960(number).fen()),
                    Stream.of("Variant", "SetUp", "FEN").map(game.tags()::get).toList());
            assertEquals(
                    moves, game.moves().stream().map(move -> move.move().uci()).toList());
            if (number == 584)
                assertEquals(
                        List.of("O-O", "e5", "e4", "O-O"),
                        game.moves().stream().map(PgnMove::san).toList());
        }
    }

    @Test
    void whatSomebodyWroteCannotBreakTheGame() { // LAW 8.1.1
        String wild = "he said \"}\" {twice}\n% [%clk 0:00:01] [ %emt 1] 1-0 ; [Event \"x\"] $1 (e4) \u00e8 ½ * \\ <>";
        move("e2e4", 5430, 0, true);
        tell("spring/1/3", event -> event.setGamePaused(GamePaused.newBuilder().setReason(wild)));
        move("e7e5", 5000, 0, false);
        rule(
                "spring/1/3",
                3,
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("1")
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                        .setOffender(Side.SIDE_BLACK)
                        .setReason(wild.repeat(20))));
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_RESIGNATION);
        PgnGame game = read(pgn(SERVICE));
        assertEquals(
                List.of("e2e4", "e7e5"),
                game.moves().stream().map(m -> m.move().uci()).toList());
        assertEquals(
                List.of(5430L, 5000L),
                game.moves().stream()
                        .map(m -> m.clock().orElseThrow().toSeconds())
                        .toList());
        assertTrue(game.moves().stream().allMatch(m -> m.elapsed().isEmpty()));
        assertEquals("1-0", game.result());
        String written = game.moves().getFirst().comment();
        for (String word : "he said twice clk 0:00:01 emt 1-0 ; [Event \"x\"] $1 (e4) \u00e8 ½ * \\ <>".split(" "))
            assertTrue(written.contains(word), word + " in " + written);
        assertEquals(1, PgnReader.readAll(pgn(SERVICE)).size());
    }

    @Test
    void afterARestoredPositionTheScoreGoesOnFromThere() { // AMD 7.5.1
        move("e2e4", 5430, 0, false);
        move("e7e5", 5400, 0, false);
        Position before = Position.initial().play(Move.ofUci("e2e4"));
        tell(
                "spring/1/3",
                event -> event.setPositionRestored(
                        PositionRestored.newBuilder().setPly(1).setFen(before.fen())));
        position = before;
        ply = 1;
        move("c7c5", 5300, 0, false);
        assertTrue(
                pgn(SERVICE).contains("1. e4 {[%clk 1:30:30] position restored} 1... c5 {[%clk 1:28:20]} *"),
                pgn(SERVICE));
    }

    @Test
    void afterAnExchangeOfSeatsTheColoursPlayedAreWritten() { // OCR 19.2, DEC-18
        EventHeader now =
                EventHeader.newBuilder().setKey("spring/1/3").setSequence(3).build();
        assertEquals(Optional.empty(), games.coloursReversed(now));
        tell(
                "spring/1/3",
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())
                        .setWhite(seat("Bo Neri", "milan", 0))
                        .setBlack(seat("Bo Rossi", "rome", 2100))));
        assertTrue(
                pgn(SERVICE).contains("[White \"Bo Neri\"]") && pgn(SERVICE).contains("[BlackElo \"2100\"]"),
                pgn(SERVICE));
        assertEquals(Optional.of(true), games.coloursReversed(now));
    }

    @Test
    void gamesComeInTheOrderOfRoundsAndBoardsAndOfOneCompetitionOnly() {
        for (String board : List.of("spring/10/1", "spring/2/1", "spring/2/10", "spring/2/9", "other/1/1"))
            tell(
                    board,
                    event -> event.setGameCreated(GameCreated.newBuilder()
                            .setWhite(seat("x", "rome", 0))
                            .setBlack(seat("y", "rome", 0))
                            .setWhiteControl(control)
                            .setBlackControl(control)
                            .setInitialFen(Position.initial().fen())));
        assertEquals(
                List.of("1.3", "2.1", "2.9", "2.10", "10.1"),
                rounds(games.pgn(ID, competition, 0, SERVICE, Optional.empty(), Games.Which.COUNTING)));
        assertEquals(
                List.of("2.1", "2.9", "2.10"),
                rounds(games.pgn(ID, competition, 2, SERVICE, Optional.empty(), Games.Which.COUNTING)));
    }

    @Test
    void playersAreNamedByTheirFideIdsWhereTheseAreKnown() { // APP-I A2, A4
        tell(
                "spring/1/4",
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(seat("Ada Verdi", "milan", 1900).toBuilder().setPlayerId("ada"))
                        .setBlack(seat("Al Blu", "milan", 1950).toBuilder().setPlayerId("al"))
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())));
        assertEquals(Arrays.asList("801234", null), ids(registered("801234", "DEMO-al"), List.of()));
        assertEquals(
                List.of("801234", "905"),
                ids(
                        registered("801234", "7"),
                        List.of(Details.newBuilder()
                                .setPlayerId("al")
                                .setFideNumber("905")
                                .build())));
        assertEquals(Arrays.asList(null, null), ids(Registration.getDefaultInstance(), List.of()));
    }

    private static Registration registered(String ada, String al) {
        return Registration.newBuilder()
                .addPersons(Registered.newBuilder().setPersonId("ada").setNumber(ada))
                .addPersons(Registered.newBuilder().setPersonId("al").setNumber(al))
                .build();
    }

    private List<String> ids(Registration registration, List<Details> details) {
        CompetitionLoaded known = competition.toBuilder()
                .setEntries(Entries.newBuilder().setRegistration(registration).addAllDetails(details))
                .build();
        PgnGame game = read(games.pgn(ID, known, 0, CA, Optional.empty(), Games.Which.COUNTING));
        return Arrays.asList(game.tags().get("WhiteFideId"), game.tags().get("BlackFideId"));
    }

    @Test
    void timeControlsAreWrittenAsPgnHasThem() {
        var periods = TimeControl.newBuilder()
                .addPeriods(Period.newBuilder()
                        .setMoves(40)
                        .setBase(Duration.newBuilder().setSeconds(5400))
                        .setIncrement(Duration.newBuilder().setSeconds(30)))
                .addPeriods(Period.newBuilder().setBase(Duration.newBuilder().setSeconds(1800)));
        assertEquals("40/5400+30:1800", PgnExport.timeControl(periods.build()));
        periods.getPeriodsBuilder(1).setDelay(Duration.newBuilder().setSeconds(5));
        assertEquals("?", PgnExport.timeControl(periods.build()));
    }
}
