package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import com.google.protobuf.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.ScoreChange;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.game.v1.DrawOffered;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.ForfeitReversed;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.regulations.Points;

class PgnExportTest {
    private final Games games = new Games();
    private final CompetitionLoaded competition = CompetitionLoaded.newBuilder().setName("Spring \"Open\"")
            .addAllVenues(CompetitionLog.request(load()).getVenuesList()).build();
    private final TimeControl control = CompetitionLog.request(load()).getRegulations().getControl();
    private long sequence;
    private Position position = Position.initial();
    private int ply;

    @BeforeEach void create() {
        tell("spring/1/3", event -> event.setGameCreated(GameCreated.newBuilder().setWhite(seat("Bo Rossi", "rome", 2100))
                .setBlack(seat("Bo Neri", "milan", 0)).setWhiteControl(control).setBlackControl(control)
                .setInitialFen(Position.initial().fen())));
        tell("spring/1/3", event -> event.setGameStarted(GameStarted.newBuilder().setAttempt(1)));
    }

    private interface Payload {
        GameEvent.Builder fill(GameEvent.Builder event);
    }

    private void tell(String board, Payload payload) {
        var header = EventHeader.newBuilder().setKey(board).setSequence(++sequence).setOccurredAt(RecordMapper.timestamp(T0.plusSeconds(sequence)));
        games.fold(payload.fill(GameEvent.newBuilder().setHeader(header)).build());
    }

    private static Seat seat(String name, String venue, int rating) {
        return Seat.newBuilder().setPlayerName(name).setVenue(venue).setRating(rating).build();
    }

    private void move(String uci, long seconds, int nanos, boolean offer) {
        Move move = Move.ofUci(uci);
        Side side = ply % 2 == 0 ? Side.SIDE_WHITE : Side.SIDE_BLACK;
        Duration clock = Duration.newBuilder().setSeconds(seconds).setNanos(nanos).build();
        position = position.play(move);
        ply++;
        tell("spring/1/3", event -> event.setMovePlayed(MovePlayed.newBuilder().setSide(side).setPly(ply).setUci(uci).setFen(position.fen())
                .setOfferDraw(offer).setClocks(side == Side.SIDE_WHITE ? ClockReading.newBuilder().setWhite(clock) : ClockReading.newBuilder().setBlack(clock))));
    }

    private void end(Result result, Termination termination) {
        tell("spring/1/3", event -> event.setGameEnded(GameEnded.newBuilder().setResult(result).setTermination(termination)));
    }

    private String pgn(Actor reader) {
        return games.pgn(ID, competition, 0, reader, Optional.empty(), false);
    }

    @Test void aFinishedGameHasTagsClocksAndOffers() { // LAW 8.1.1, OCR 16.12, LAW 8.1.5, OCR 8.6
        move("e2e4", 5430, 0, false);
        move("e7e5", 5000, 900_000_000, false);
        move("g1f3", 59, 0, true);
        tell("spring/1/3", event -> event.setDrawOffered(DrawOffered.newBuilder().setSide(Side.SIDE_BLACK).setPly(2)));
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

    @Test void whatIsWrittenCanBeReadAgain() {
        move("e2e4", 5430, 0, false);
        move("c7c5", 5400, 0, true);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_TIME);
        PgnGame game = PgnReader.readAll(pgn(SERVICE)).getFirst().orThrow();
        assertEquals(List.of("e2e4", "c7c5"), game.moves().stream().map(m -> m.move().uci()).toList());
        assertEquals("time forfeit", game.tags().get("Termination"));
        assertEquals("(=)", game.moves().getLast().comment());
    }

    @Test void anAnnulledAttemptIsLeftOut() { // OCR 18.9 c, d
        move("e2e4", 5430, 0, false);
        TimeControl shorter = TimeControl.newBuilder().addPeriods(Period.newBuilder().setBase(Duration.newBuilder().setSeconds(1500))
                .setIncrement(Duration.newBuilder().setSeconds(10)).setDelay(Duration.getDefaultInstance())).build();
        tell("spring/1/3", event -> event.setGameVoided(GameVoided.newBuilder().setAttempt(1)));
        tell("spring/1/3", event -> event.setGameRestarted(GameRestarted.newBuilder().setAttempt(2).setWhiteControl(shorter)
                .setBlackControl(shorter).setInitialFen(Position.initial().fen())));
        position = Position.initial();
        ply = 0;
        move("d2d4", 1500, 0, false);
        String pgn = pgn(SERVICE);
        assertFalse(pgn.contains("e4"), pgn);
        assertTrue(pgn.contains("1. d4 {[%clk 0:25:00]} *"), pgn);
        String annulled = games.pgn(ID, competition, 0, SERVICE, Optional.empty(), true);
        assertTrue(annulled.contains("1. e4 {[%clk 1:30:30] annulled} *") && annulled.contains("[Annulled \"yes\"]") && annulled.contains("[Attempt \"1\"]"), annulled);
        assertTrue(pgn.contains("[TimeControl \"1500+10\"]") && pgn.contains("[Termination \"unterminated\"]"), pgn);
    }

    @Test void whatArbitersDidStandsAtItsMove() { // OCR 18.4.2, 19.6
        tell("spring/1/3", event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 120, "OCR 18.4.2")));
        move("e2e4", 5430, 0, true);
        tell("spring/1/3", event -> event.setTimeAdjusted(adjusted(Side.SIDE_WHITE, -65, "OCR 18.4.3")));
        tell("spring/1/3", event -> event.setGamePaused(GamePaused.newBuilder().setReason("fire")));
        tell("spring/1/3", event -> event.setGameEnded(GameEnded.newBuilder().setResult(Result.RESULT_BLACK_WINS)
                .setTermination(Termination.TERMINATION_RULING).setArticle("OCR 18.4.6")));
        assertTrue(pgn(SERVICE).replaceAll("\\s+", " ").contains("{Black +2:00, OCR 18.4.2} 1. e4 {[%clk 1:30:30] (=); White -1:05, OCR 18.4.3; paused; decided by an "
                + "arbiter, OCR 18.4.6} 0-1"), pgn(SERVICE));
    }

    private static TimeAdjusted adjusted(Side side, long seconds, String article) {
        return TimeAdjusted.newBuilder().setSide(side).setChange(Duration.newBuilder().setSeconds(seconds)).setArticle(article).build();
    }

    @Test void theResultIsWhatRulingsMadeOfIt() { // OCR 18.4.4, OCR 18.4.5
        move("e2e4", 5430, 0, false);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_RESIGNATION);
        assertTrue(ruled("0", "1").contains("[Result \"0-1\"]") && ruled("0", "1").contains("score by ruling 0-1, OCR 18.4.5"), ruled("0", "1"));
        assertTrue(ruled("0.5", "0.5").contains("[Result \"1/2-1/2\"]"), ruled("0.5", "0.5"));
        assertTrue(ruled("0.5", "0").contains("[Result \"*\"]"), "PGN has no result for half a point against none");
    }

    private String ruled(String white, String black) {
        var score = new BySide<>(Points.of(white), Points.of(black));
        var before = new BySide<>(Points.of("1"), Points.of("0"));
        var more = empty().when(load(venues(), officials(), players(), List.of(new Round(1, List.of(new Pairing(3, "r1", "m1"))))), OPERATOR, T0);
        var state = more.when(new Command.OpenRound(ID, 1), CA, T0).when(note(1, 3, org.onehall.competition.domain.Result.WHITE_WINS), SERVICE, T0)
                .when(new Command.ApplyPenalty(ID, "r", "OCR 18.4.5", 1, 3, Optional.of(new ScoreChange(before, score)), Optional.empty()), SERVICE, T0).accepted().state();
        return games.pgn(ID, competition, 0, SERVICE, Optional.of(state), false).replaceAll("\\s+", " ");
    }

    @Test void aForfeitIsARulesInfractionAndADoubleOneHasNoResultInPgn() { // LAW 6.7.1
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_FORFEIT);
        assertTrue(pgn(SERVICE).contains("[Result \"1-0\"]") && pgn(SERVICE).contains("[Termination \"rules infraction\"]"), pgn(SERVICE));
        end(Result.RESULT_BOTH_LOSE, Termination.TERMINATION_FORFEIT);
        assertTrue(pgn(SERVICE).contains("[Result \"*\"]") && pgn(SERVICE).contains("[Termination \"rules infraction\"]"), pgn(SERVICE));
        tell("spring/1/3", event -> event.setForfeitReversed(ForfeitReversed.newBuilder().setReason("He was there")));
        assertTrue(pgn(SERVICE).contains("[Termination \"unterminated\"]"), pgn(SERVICE));
    }

    @Test void aResultThatAnArbiterHasPutRightKeepsBothInTheRecord() { // OCR 19.3, 19.4
        move("e2e4", 5430, 0, false);
        end(Result.RESULT_DRAW, Termination.TERMINATION_DEAD_POSITION);
        tell("spring/1/3", event -> event.setResultSetAside(ResultSetAside.newBuilder().setResult(Result.RESULT_DRAW).setArticle("OCR 19.4").setGoesOn(true)));
        assertTrue(pgn(SERVICE).contains("[Result \"*\"]") && pgn(SERVICE).contains("[Termination \"unterminated\"]"), pgn(SERVICE));
        move("e7e5", 5400, 0, false);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_TIME);
        tell("spring/1/3", event -> event.setResultSetAside(ResultSetAside.newBuilder().setResult(Result.RESULT_WHITE_WINS).setArticle("OCR 19.3")));
        tell("spring/1/3", event -> event.setDrawDeclared(DrawDeclared.newBuilder().setSituation(DrawSituation.DRAW_SITUATION_DEAD_POSITION).setPly(1)));
        end(Result.RESULT_DRAW, Termination.TERMINATION_RULING);
        String pgn = pgn(SERVICE).replaceAll("\\s+", " ");
        assertTrue(pgn.contains("[Result \"1/2-1/2\"]") && pgn.contains("[Termination \"adjudication\"]"), pgn);
        assertTrue(pgn.contains("result 1/2-1/2 set aside, OCR 19.4}"), pgn);
        assertTrue(pgn.contains("result 1-0 set aside, OCR 19.3; dead position after half-move 1, OCR 5.4.3; decided by an arbiter"), pgn);
    }

    @Test void afterARestoredPositionTheScoreGoesOnFromThere() { // AMD 7.5.1
        move("e2e4", 5430, 0, false);
        move("e7e5", 5400, 0, false);
        Position before = Position.initial().play(Move.ofUci("e2e4"));
        tell("spring/1/3", event -> event.setPositionRestored(PositionRestored.newBuilder().setPly(1).setFen(before.fen())));
        position = before;
        ply = 1;
        move("c7c5", 5300, 0, false);
        assertTrue(pgn(SERVICE).contains("1. e4 {[%clk 1:30:30] position restored} 1... c5 {[%clk 1:28:20]} *"), pgn(SERVICE));
    }

    @Test void afterAnExchangeOfSeatsTheColoursPlayedAreWritten() { // OCR 19.2, DEC-18
        EventHeader now = EventHeader.newBuilder().setKey("spring/1/3").setSequence(3).build();
        assertEquals(Optional.empty(), games.coloursReversed(now));
        tell("spring/1/3", event -> event.setGameRestarted(GameRestarted.newBuilder().setAttempt(2).setWhiteControl(control).setBlackControl(control)
                .setInitialFen(Position.initial().fen()).setWhite(seat("Bo Neri", "milan", 0)).setBlack(seat("Bo Rossi", "rome", 2100))));
        assertTrue(pgn(SERVICE).contains("[White \"Bo Neri\"]") && pgn(SERVICE).contains("[BlackElo \"2100\"]"), pgn(SERVICE));
        assertEquals(Optional.of(true), games.coloursReversed(now));
    }

    @Test void gamesComeInTheOrderOfRoundsAndBoardsAndOfOneCompetitionOnly() {
        for (String board : List.of("spring/10/1", "spring/2/1", "spring/2/10", "spring/2/9", "other/1/1"))
            tell(board, event -> event.setGameCreated(GameCreated.newBuilder().setWhite(seat("x", "rome", 0)).setBlack(seat("y", "rome", 0))
                    .setWhiteControl(control).setBlackControl(control).setInitialFen(Position.initial().fen())));
        assertEquals(List.of("1.3", "2.1", "2.9", "2.10", "10.1"), rounds(games.pgn(ID, competition, 0, SERVICE, Optional.empty(), false)));
        assertEquals(List.of("2.1", "2.9", "2.10"), rounds(games.pgn(ID, competition, 2, SERVICE, Optional.empty(), false)));
    }

    private static List<String> rounds(String pgn) {
        return pgn.lines().filter(line -> line.startsWith("[Round ")).map(line -> line.split("\"")[1]).toList();
    }

    @Test void everybodyGetsTheGamesTheyMaySee() { // DEC-21
        assertFalse(pgn(CA).isEmpty());
        assertFalse(pgn(LCA_ROME).isEmpty());
        assertTrue(pgn(LCA_ELSEWHERE).isEmpty());
        assertTrue(pgn(PLAYER).isEmpty());
        assertFalse(pgn(Actor.seat("r9", "rome", "spring/1/3", "WHITE")).isEmpty());
        assertTrue(pgn(Actor.official("x", Role.ASSISTANT, "rome")).isEmpty());
    }

    @Test void timeControlsAreWrittenAsPgnHasThem() {
        var periods = TimeControl.newBuilder().addPeriods(Period.newBuilder().setMoves(40).setBase(Duration.newBuilder().setSeconds(5400))
                .setIncrement(Duration.newBuilder().setSeconds(30))).addPeriods(Period.newBuilder().setBase(Duration.newBuilder().setSeconds(1800)));
        assertEquals("40/5400+30:1800", PlayedGame.timeControl(periods.build()));
        periods.getPeriodsBuilder(1).setDelay(Duration.newBuilder().setSeconds(5));
        assertEquals("?", PlayedGame.timeControl(periods.build()));
    }
}
