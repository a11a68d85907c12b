package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import com.google.protobuf.Duration;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.StrictPgnReader;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.ScoreChange;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Registration;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawOffered;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.ForfeitReversed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.regulations.Points;

class PgnExportTest {
    private final Games games = new Games();
    private final CompetitionLoaded competition = CompetitionLoaded.newBuilder()
            .setName("Spring \"Open\"")
            .addAllVenues(CompetitionLog.request(load()).getVenuesList())
            .build();
    private final TimeControl control =
            CompetitionLog.request(load()).getRegulations().getControl();
    private long sequence;
    private Position position = Position.initial();
    private int ply;

    @BeforeEach
    void create() {
        tell(
                "spring/1/3",
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(seat("Bo Rossi", "rome", 2100))
                        .setBlack(seat("Bo Neri", "milan", 0))
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())));
        tell(
                "spring/1/3",
                event -> event.setGameStarted(GameStarted.newBuilder().setAttempt(1)));
    }

    private interface Payload {
        GameEvent.Builder fill(GameEvent.Builder event);
    }

    private void tell(String board, Payload payload) {
        tell(board, "", payload);
    }

    /** @param order the request that caused it */
    private void tell(String board, String order, Payload payload) {
        var header = EventHeader.newBuilder()
                .setKey(board)
                .setSequence(++sequence)
                .setOccurredAt(RecordMapper.timestamp(T0.plusSeconds(sequence)))
                .setCausationId(order)
                .setActor(org.onehall.proto.types.v1.Actor.newBuilder()
                        .setRole(
                                order.isEmpty() || order.endsWith(":adjust")
                                        ? org.onehall.proto.types.v1.Role.ROLE_SERVICE
                                        : org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER));
        games.fold(payload.fill(GameEvent.newBuilder().setHeader(header)).build());
    }

    private static Seat seat(String name, String venue, int rating) {
        return Seat.newBuilder()
                .setPlayerName(name)
                .setVenue(venue)
                .setRating(rating)
                .build();
    }

    private void move(String uci, long seconds, int nanos, boolean offer) {
        Move move = Move.ofUci(uci);
        Side side = ply % 2 == 0 ? Side.SIDE_WHITE : Side.SIDE_BLACK;
        Duration clock =
                Duration.newBuilder().setSeconds(seconds).setNanos(nanos).build();
        position = position.play(move);
        ply++;
        tell(
                "spring/1/3",
                event -> event.setMovePlayed(MovePlayed.newBuilder()
                        .setSide(side)
                        .setPly(ply)
                        .setUci(uci)
                        .setFen(position.fen())
                        .setOfferDraw(offer)
                        .setClocks(
                                side == Side.SIDE_WHITE
                                        ? ClockReading.newBuilder().setWhite(clock)
                                        : ClockReading.newBuilder().setBlack(clock))));
    }

    private void rule(String board, int second, UnaryOperator<AdjudicationEvent.Builder> payload) {
        var header =
                EventHeader.newBuilder().setKey(board).setOccurredAt(RecordMapper.timestamp(T0.plusSeconds(second)));
        games.fold(
                payload.apply(AdjudicationEvent.newBuilder().setHeader(header)).build());
    }

    /** One game of an export, read again by both readers. */
    private static PgnGame read(String pgn) {
        PgnGame game = PgnReader.readAll(pgn).getLast().orThrow();
        assertEquals(
                game, new StrictPgnReader(new StringReader(pgn)).all().getLast().orThrow());
        return game;
    }

    private void end(Result result, Termination termination) {
        tell(
                "spring/1/3",
                event -> event.setGameEnded(
                        GameEnded.newBuilder().setResult(result).setTermination(termination)));
    }

    private String pgn(Actor reader) {
        return games.pgn(ID, competition, 0, reader, Optional.empty(), Games.Which.COUNTING);
    }

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
    void whatArbitersDidStandsAtItsMove() { // OCR 18.4.2, 19.6
        tell("spring/1/3", event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 120, "OCR 18.4.2")));
        move("e2e4", 5430, 0, true);
        tell("spring/1/3", event -> event.setTimeAdjusted(adjusted(Side.SIDE_WHITE, -65, "OCR 18.4.3")));
        tell("spring/1/3", event -> event.setGamePaused(GamePaused.newBuilder().setReason("fire")));
        tell(
                "spring/1/3",
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_BLACK_WINS)
                        .setTermination(Termination.TERMINATION_RULING)
                        .setArticle("OCR 18.4.6")));
        assertTrue(
                pgn(SERVICE)
                        .replaceAll("\\s+", " ")
                        .contains("{Black +2:00, OCR 18.4.2} 1. e4 {[%clk 1:30:30] (=); White -1:05, OCR 18.4.3; "
                                + "paused (fire); decided by an "
                                + "arbiter, OCR 18.4.6} 0-1"),
                pgn(SERVICE));
    }

    @Test
    void aPauseIsToldWithItsReasonAndHowLongItLasted() { // OCR 19.6, ADJ I.9
        move("e2e4", 5430, 0, false);
        tell("spring/1/3", event -> event.setGamePaused(GamePaused.newBuilder().setReason("{FIRE_ALARM}")));
        sequence += 754;
        tell(
                "spring/1/3",
                event -> event.setGameResumed(
                        GameResumed.newBuilder().setReason("false alarm").setArticle("OCR 19.6")));
        move("e7e5", 5000, 0, false);
        tell(
                "spring/1/3",
                event -> event.setGameAdjourned(GameAdjourned.newBuilder().setSide(Side.SIDE_WHITE)));
        sequence += 2 * 3600;
        tell("spring/1/3", event -> event.setAdjournmentResumed(AdjournmentResumed.getDefaultInstance()));
        PgnGame game = read(pgn(SERVICE));
        assertEquals(
                "paused (Fire alarm); resumed after 12:35, OCR 19.6 (false alarm)",
                game.moves().getFirst().comment());
        assertEquals("adjourned; resumed after 2:00:01", game.moves().getLast().comment());
    }

    // OCR 18.3, ADJ I.1.1, AMD 7.5, LAW 9.6.1
    @Test
    void anAdjournmentAnIrregularityAndADrawOfTheLawsAreToldWithWhereAndByWhatTheyRest() {
        move("e2e4", 5430, 0, false);
        tell(
                "spring/1/3",
                event -> event.setIrregularityRecorded(IrregularityRecorded.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_TWO_HANDS)
                        .setPly(2)
                        .setNumber(1)
                        .setConsequence(IrregularityConsequence.IRREGULARITY_CONSEQUENCE_WARNING)
                        .setArticle("AMD 7.5.5")
                        .setReason("castled so")));
        tell(
                "spring/1/3",
                event -> event.setSealingOrdered(SealingOrdered.newBuilder().setReason("the hall closes")));
        tell(
                "spring/1/3",
                event -> event.setDrawDeclared(DrawDeclared.newBuilder()
                        .setSituation(DrawSituation.DRAW_SITUATION_MOVE_COUNT)
                        .setPly(1)
                        .setArticle("LAW 9.6.2")
                        .setReason("missed")));
        assertEquals(
                "Black: two hands at move 1, number 1, AMD 7.5.5 (castled so); adjournment ordered (the hall "
                        + "closes); seventy-five moves after half-move 1, LAW 9.6.2 (missed)",
                read(pgn(SERVICE)).moves().getFirst().comment());
    }

    @Test
    void rulingsStandAtTheMoveTheyWereMadeAfterWithTheirArticles() { // OCR 17.11, 18.4, 18.9, 19.6
        rule(
                "spring/1/3",
                2,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("1")
                        .setOffender(Side.SIDE_WHITE)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                                .setTime(Duration.newBuilder().setSeconds(120)))
                        .setReason("talks")));
        tell("spring/1/3", "1:adjust", event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 120, "OCR 18.4.2")));
        move("e2e4", 5430, 0, false);
        move("e7e5", 5000, 0, false);
        rule(
                "spring/1/3",
                5,
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("2")
                        .setSide(Side.SIDE_BLACK)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)
                        .setReduceBy(Duration.newBuilder().setSeconds(65))
                        .setReason("third time")));
        rule(
                "spring/1/3",
                5,
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("3")
                        .setSide(Side.SIDE_WHITE)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)));
        rule(
                "spring/1/3",
                6,
                event -> event.setRulingRefused(
                        RulingRefused.newBuilder().setRulingId("3").setCode("GAME_OVER")));
        rule(
                "spring/1/4",
                6,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("9")));
        rule(
                "spring/1/3",
                6,
                event -> event.setFailedPauseCompensated(FailedPauseCompensated.newBuilder()
                        .setRulingId("4")
                        .setReason("no line")
                        .setWhite(Duration.newBuilder().setSeconds(60))
                        .setBlack(Duration.newBuilder().setSeconds(3600))));
        rule(
                "spring/1/3",
                7,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setRulingId("5")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_CHANGED)
                        .setAfter(PointsBySide.newBuilder().setWhite("0").setBlack("1"))
                        .setReason("new facts")));
        PgnGame game = read(pgn(CA));
        assertEquals(
                "ruling: warning to White, OCR 18.4.1 and Black +2:00, OCR 18.4.2 (talks)",
                game.comment(),
                "the time is told once");
        assertEquals("", game.moves().getFirst().comment());
        assertEquals(
                "disconnection of Black: the game goes on with 1:05 less, OCR 18.9 b (third time); for a pause that "
                        + "was not possible: White +1:00, "
                        + "Black +1:00:00, OCR 19.6 (no line); appeal accepted, score 0-1, OCR 17.11 (new facts)",
                game.moves().getLast().comment());
        String own = pgn(Actor.seat("r9", "rome", "spring/1/3", "WHITE"));
        assertTrue(
                own.contains("Black +2:00, OCR 18.4.2") && !own.contains("talks") && !own.contains("warning"),
                "a player learns of rulings elsewhere: " + own);
    }

    @Test
    void timeThatAnOrderGivesWithoutARulingIsTold() { // OCR 18.4.2, LAW 12.5
        rule(
                "spring/1/3",
                2,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("spring/1/3/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                                .setTime(Duration.newBuilder().setSeconds(120)))));
        tell(
                "spring/1/3",
                "spring/1/3/ruling-1:adjust",
                event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 120, "OCR 18.4.2")));
        tell(
                "spring/1/3",
                "an-order-of-the-desk",
                event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 60, "LAW 12.5")));
        move("e2e4", 5430, 0, false);
        assertEquals(
                "ruling: Black +2:00, OCR 18.4.2; Black +1:00, LAW 12.5",
                read(pgn(CA)).comment());
    }

    @Test
    void aWithdrawalStandsBesideTheRulingItTakesBackUnlessItIsRefused() { // OCR 18.3, OCR 18.4.1
        var warning = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                .build();
        rule(
                "spring/1/3",
                2,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("spring/1/3/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .addItems(warning)));
        for (int ruling : new int[] {2, 3})
            rule(
                    "spring/1/3",
                    2,
                    event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                            .setRulingId("spring/1/3/ruling-" + ruling)
                            .setWithdrawnId("spring/1/3/ruling-1")
                            .setOffender(Side.SIDE_WHITE)
                            .addItems(warning)
                            .setReason("not he")));
        rule(
                "spring/1/3",
                2,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("spring/1/3/ruling-3")));
        assertEquals(
                "ruling: warning to White, OCR 18.4.1; ruling 1 withdrawn: warning to White, OCR 18.4.1 (not he)",
                read(pgn(CA)).comment());
    }

    @Test
    void everyKindOfRulingHasItsArticle() { // OCR 18.4.1, OCR 18.4.9, OCR 18.9
        for (PenaltyKind kind : PenaltyKind.values())
            if (kind != PenaltyKind.UNRECOGNIZED && kind.getNumber() > 0)
                rule(
                        "spring/1/3",
                        2,
                        event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                                .setRulingId("p" + kind.getNumber())
                                .setOffender(Side.SIDE_BLACK)
                                .addItems(PenaltyItem.newBuilder().setKind(kind))));
        for (DisconnectionOption option : DisconnectionOption.values())
            if (option != DisconnectionOption.UNRECOGNIZED)
                rule(
                        "spring/1/3",
                        2,
                        event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                                .setRulingId("d" + option.getNumber())
                                .setOption(option)));
        String comment = read(pgn(CA)).comment();
        for (int n = 1; n <= 9; n++) assertTrue(comment.contains(", OCR 18.4." + n), comment);
        assertEquals(
                List.of("a", "b", "c", "d"),
                Stream.of("a", "b", "c", "d")
                        .filter(letter -> comment.contains(", OCR 18.9 " + letter + ";"))
                        .toList());
        assertEquals(5, comment.split("OCR 18.9 other", -1).length - 1, comment);
    }

    @Test
    void aDecisionThatAnnulsAGameStandsInThatGame() { // OCR 18.9 c
        move("e2e4", 5430, 0, false);
        rule(
                "spring/1/3",
                (int) sequence,
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("1")
                        .setSide(Side.SIDE_BLACK)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESTART)));
        sequence++;
        tell(
                "spring/1/3",
                event -> event.setGameVoided(GameVoided.newBuilder()
                        .setAttempt(1)
                        .setArticle("OCR 18.9")
                        .setReason("two moves only")));
        tell(
                "spring/1/3",
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())));
        rule(
                "spring/1/3",
                (int) sequence + 1,
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("2")
                        .setOffender(Side.SIDE_WHITE)
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)));
        PgnGame void1 = read(games.pgn(ID, competition, 0, SERVICE, Optional.empty(), Games.Which.ANNULLED));
        assertEquals(
                "disconnection of Black: a new game with the same time control, OCR 18.9 c; annulled, OCR 18.9 (two "
                        + "moves only)",
                void1.moves().getLast().comment());
        assertEquals(
                List.of("yes", "1", "*"),
                Stream.of("Annulled", "Attempt", "Result")
                        .map(void1.tags()::get)
                        .toList());
        PgnGame counts = read(pgn(SERVICE));
        assertEquals("ruling: warning to White, OCR 18.4.1", counts.comment());
        assertEquals("2", counts.tags().get("Attempt"));
        assertFalse(counts.tags().containsKey("Annulled"));
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

    private static TimeAdjusted adjusted(Side side, long seconds, String article) {
        return TimeAdjusted.newBuilder()
                .setSide(side)
                .setChange(Duration.newBuilder().setSeconds(seconds))
                .setArticle(article)
                .build();
    }

    @Test
    void theResultIsWhatRulingsMadeOfIt() { // OCR 18.4.4, OCR 18.4.5
        move("e2e4", 5430, 0, false);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_RESIGNATION);
        assertTrue(
                ruled("0", "1").contains("[Result \"0-1\"]")
                        && ruled("0", "1").contains("score by ruling 0-1, OCR 18.4.5"),
                ruled("0", "1"));
        assertTrue(ruled("0.5", "0.5").contains("[Result \"1/2-1/2\"]"), ruled("0.5", "0.5"));
        String half = ruled("0.5", "0");
        assertTrue(
                half.contains("[Result \"1-0\"]") && half.contains("score by ruling 0.5-0, OCR 18.4.5} 1-0"),
                "PGN has no result for half a point against none: that of the board stays\n" + half);
        assertTrue(ruled("0", "0").contains("[Result \"1-0\"]"), ruled("0", "0"));
    }

    private String ruled(String white, String black) {
        var score = new BySide<>(Points.of(white), Points.of(black));
        var before = new BySide<>(Points.of("1"), Points.of("0"));
        var more = empty().when(
                        load(
                                venues(),
                                officials(),
                                players(),
                                List.of(new Round(1, List.of(new Pairing(3, "r1", "m1"))))),
                        OPERATOR,
                        T0);
        var state = more.when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(note(1, 3, org.onehall.competition.domain.Result.WHITE_WINS), SERVICE, T0)
                .when(
                        new Command.ApplyPenalty(
                                ID,
                                "r",
                                "OCR 18.4.5",
                                1,
                                3,
                                Optional.of(new ScoreChange(before, score)),
                                Optional.empty(),
                                Optional.empty(),
                                false,
                                false,
                                ""),
                        SERVICE,
                        T0)
                .accepted()
                .state();
        return games.pgn(ID, competition, 0, SERVICE, Optional.of(state), Games.Which.COUNTING)
                .replaceAll("\\s+", " ");
    }

    @Test
    void aForfeitIsARulesInfractionAndADoubleOneHasNoResultInPgn() { // LAW 6.7.1
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_FORFEIT);
        assertTrue(
                pgn(SERVICE).contains("[Result \"1-0\"]")
                        && pgn(SERVICE).contains("[Termination \"rules infraction\"]"),
                pgn(SERVICE));
        end(Result.RESULT_BOTH_LOSE, Termination.TERMINATION_FORFEIT);
        assertTrue(
                pgn(SERVICE).contains("[Result \"*\"]") && pgn(SERVICE).contains("[Termination \"rules infraction\"]"),
                pgn(SERVICE));
        tell(
                "spring/1/3",
                event -> event.setForfeitReversed(ForfeitReversed.newBuilder().setReason("He was there")));
        assertTrue(pgn(SERVICE).contains("[Termination \"unterminated\"]"), pgn(SERVICE));
    }

    @Test
    void aResultThatAnArbiterHasPutRightKeepsBothInTheRecord() { // OCR 19.3, 19.4
        move("e2e4", 5430, 0, false);
        end(Result.RESULT_DRAW, Termination.TERMINATION_DEAD_POSITION);
        tell(
                "spring/1/3",
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_DRAW)
                        .setArticle("OCR 19.4")
                        .setGoesOn(true)));
        assertTrue(
                pgn(SERVICE).contains("[Result \"*\"]") && pgn(SERVICE).contains("[Termination \"unterminated\"]"),
                pgn(SERVICE));
        move("e7e5", 5400, 0, false);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_TIME);
        tell(
                "spring/1/3",
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setArticle("OCR 19.3")));
        tell(
                "spring/1/3",
                event -> event.setDrawDeclared(DrawDeclared.newBuilder()
                        .setSituation(DrawSituation.DRAW_SITUATION_DEAD_POSITION)
                        .setPly(1)));
        end(Result.RESULT_DRAW, Termination.TERMINATION_RULING);
        String pgn = pgn(SERVICE).replaceAll("\\s+", " ");
        assertTrue(pgn.contains("[Result \"1/2-1/2\"]") && pgn.contains("[Termination \"adjudication\"]"), pgn);
        assertTrue(pgn.contains("result 1/2-1/2 set aside, OCR 19.4}"), pgn);
        assertTrue(
                pgn.contains(
                        "result 1-0 set aside, OCR 19.3; dead position after half-move 1, OCR 5.4.3; decided by an "
                                + "arbiter"),
                pgn);
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

    private static List<String> rounds(String pgn) {
        return pgn.lines()
                .filter(line -> line.startsWith("[Round "))
                .map(line -> line.split("\"")[1])
                .toList();
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

    @Test
    void timeControlsAreWrittenAsPgnHasThem() {
        var periods = TimeControl.newBuilder()
                .addPeriods(Period.newBuilder()
                        .setMoves(40)
                        .setBase(Duration.newBuilder().setSeconds(5400))
                        .setIncrement(Duration.newBuilder().setSeconds(30)))
                .addPeriods(Period.newBuilder().setBase(Duration.newBuilder().setSeconds(1800)));
        assertEquals("40/5400+30:1800", AttemptPgn.timeControl(periods.build()));
        periods.getPeriodsBuilder(1).setDelay(Duration.newBuilder().setSeconds(5));
        assertEquals("?", AttemptPgn.timeControl(periods.build()));
    }
}
