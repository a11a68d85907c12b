package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.IllegalMovePolicy;

/** Illegal moves and similar irregularities (OCR 16.10, AMD 7.5, L17 7.5). */
class IrregularitiesTest {
    private static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    private static final Actor LCA_MILAN = Actor.official("lca-milan", Role.LOCAL_CHIEF_ARBITER, "milan");

    private static final Instant LATER = T0.plusSeconds(40);

    /** @param seen how many records the arbiter knows of */
    private static RepairCommand.RecordIrregularity by(
            Side side, IrregularityKind kind, int ply, boolean giveTime, int seen, boolean again) {
        return new RepairCommand.RecordIrregularity(
                BOARD, side, kind, ply, giveTime, "Seen by the arbiter", 1, seen, again);
    }

    private static RepairCommand.RecordIrregularity by(Side side, IrregularityKind kind, int seen) {
        return by(side, kind, side == Side.WHITE ? 1 : 2, false, seen, false);
    }

    private static RepairCommand.RecordIrregularity by(Side side, IrregularityKind kind) {
        return by(side, kind, 0);
    }

    private static ResultCommand.ChangeResult takeBack(String reason) {
        return new ResultCommand.ChangeResult(BOARD, Optional.empty(), "", reason, 1, Optional.empty());
    }

    private static Scenario<Command, Event, BoardState> playing(IllegalMovePolicy policy, boolean limited) {
        return moves(started(penalising(rules(), policy, false, limited), "90+30", Optional.empty()), T0, "e2e4");
    }

    private static IrregularityConsequence brought(Scenario<Command, Event, BoardState> board) {
        return ((Event.IrregularityRecorded) board.events().getFirst()).consequence();
    }

    @Test
    void theFirstGivesTheOpponentTwoMinutesAndTheSecondOfAnyKindLoses() { // AMD 7.5.2, AMD 7.5.5
        var board = playing(IllegalMovePolicy.LAWS_2018, false);
        Duration before = board(board).clocks().faces().black().remaining();
        board.when(by(Side.WHITE, IrregularityKind.UNPROMOTED_PAWN), LCA_ROME, T0.plusSeconds(10));
        assertEquals(
                new Event.IrregularityRecorded(
                        Side.WHITE,
                        IrregularityKind.UNPROMOTED_PAWN,
                        1,
                        1,
                        IrregularityConsequence.TIME,
                        "Seen by the arbiter",
                        "AMD 7.5.5",
                        LCA_ROME.subject(),
                        ""),
                board.events().getFirst());
        assertEquals(
                before.plusSeconds(120).minusSeconds(9),
                board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(10)));
        board.when(by(Side.BLACK, IrregularityKind.ILLEGAL_MOVE, 1), LCA_MILAN, T0.plusSeconds(11))
                .accepted();
        assertEquals(IrregularityConsequence.TIME, brought(board), "each player has his own");
        board.when(by(Side.WHITE, IrregularityKind.TWO_HANDS, 2), LCA_ROME, T0.plusSeconds(12))
                .accepted();
        var end = (Event.GameEnded) board.events().getLast();
        assertEquals(
                List.of(Result.BLACK_WINS, Termination.RULING, "AMD 7.5.5"),
                List.of(end.result(), end.termination(), end.article()));
    }

    @Test
    void aRecordByMistakeIsTakenBackWithTheTimeItGaveAndCountsNoMore() { // AMD 7.5.5, OCR 19.5
        var board = playing(IllegalMovePolicy.LAWS_2018, false);
        Duration before = board(board).clocks().faces().black().remaining();
        board.when(by(Side.WHITE, IrregularityKind.UNPROMOTED_PAWN), LCA_ROME, T0.plusSeconds(10))
                .accepted()
                .when(back(1), CA, T0.plusSeconds(11))
                .accepted();
        assertEquals(
                new Event.IrregularityTakenBack(
                        Side.WHITE, IrregularityKind.UNPROMOTED_PAWN, 1, "Wrong player", "AMD 7.5.5"),
                board.events().getFirst());
        assertEquals(before.minusSeconds(10), board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(11)));
        board.when(by(Side.WHITE, IrregularityKind.TWO_HANDS), LCA_ROME, T0.plusSeconds(12))
                .accepted();
        assertEquals(IrregularityConsequence.TIME, brought(board), "it is the first again");
    }

    @Test
    void aRecordIsTakenBackByWhoMadeItOrTheChiefArbiter() { // AMD 7.5.5, DEC-21
        Actor floor = Actor.official("floor-rome", Role.FLOOR_ARBITER, "rome");
        playing(IllegalMovePolicy.LAWS_2018, false)
                .when(by(Side.WHITE, IrregularityKind.TWO_HANDS), floor, T0.plusSeconds(2))
                .accepted()
                .when(back(1), LCA_ROME, T0.plusSeconds(3))
                .refused(RECORD_OF_ANOTHER)
                .when(back(1), LCA_MILAN, T0.plusSeconds(3))
                .refused(FORBIDDEN_ROLE)
                .when(back(0), floor, T0.plusSeconds(3))
                .refused(RECORDS_CHANGED)
                .when(back(1), floor, T0.plusSeconds(4))
                .accepted()
                .when(back(0), floor, T0.plusSeconds(5))
                .refused(NO_RECORD);
    }

    @Test
    void timeThatIsPlayedAwayIsNotTakenBackAndARecordThatHasEndedTheGameGoesWithItsResult() { // AMD 7.5.5, DEC-21,
        // OCR 19.4
        var board = playing(IllegalMovePolicy.LAWS_2018, false)
                .when(by(Side.WHITE, IrregularityKind.TWO_HANDS), LCA_ROME, T0.plusSeconds(2))
                .accepted();
        Duration left = board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(2));
        board.when(back(1), LCA_ROME, T0.plusSeconds(2).plus(left).minusSeconds(120))
                .refused(REDUCTION_TOO_LARGE);
        board.when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE, 1), LCA_ROME, T0.plusSeconds(3))
                .accepted()
                .when(back(2), LCA_ROME, T0.plusSeconds(4))
                .refused(ONLY_GOES_ON);
    }

    private static RepairCommand.TakeBackIrregularity back(int seen) {
        return new RepairCommand.TakeBackIrregularity(BOARD, "Wrong player", 1, seen);
    }

    @Test
    void theSecondIsADrawIfTheOpponentCannotCheckmate() { // AMD 7.5.5, DEC-33
        var board = started(
                penalising(rules(), IllegalMovePolicy.LAWS_2018, false, false),
                "90+30",
                Optional.of("7k/8/8/8/8/8/4R3/K7 w - - 0 1"));
        board.when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE), CA, T0.plusSeconds(1))
                .accepted()
                .when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE, 1, false, 1, true), CA, T0.plusSeconds(2))
                .accepted();
        assertEquals(Result.DRAW, ((Event.GameEnded) board.events().getLast()).result());
    }

    @Test
    void byTheLawsOf2017EachKindHasItsOwnCounterAndTheArbiterChooses() { // L17 7.5.3, L17 7.7.2, L17 7.8.2
        var board = playing(IllegalMovePolicy.LAWS_2017, false);
        board.when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE), LCA_ROME, T0.plusSeconds(2));
        assertEquals(1, board.events().size());
        assertEquals(IrregularityConsequence.WARNING, brought(board));
        board.when(by(Side.WHITE, IrregularityKind.CLOCK_WITHOUT_MOVE, 1, true, 1, false), LCA_ROME, T0.plusSeconds(3));
        assertEquals(IrregularityConsequence.TIME, brought(board));
        board.when(by(Side.WHITE, IrregularityKind.TWO_HANDS, 2), LCA_ROME, T0.plusSeconds(4));
        assertEquals(IrregularityConsequence.TIME, brought(board), "two minutes are a duty");
        assertEquals(Phase.PLAYING, board(board).phase(), "three counters at one");
        board.when(by(Side.WHITE, IrregularityKind.UNPROMOTED_PAWN, 3), LCA_ROME, T0.plusSeconds(5));
        assertEquals("L17 7.5.3", ((Event.GameEnded) board.events().getLast()).article());
    }

    @Test
    void byTheLawsOf2017TheFirstLosesUnderA4() { // L17 7.5.3, RAP A.4
        assertEquals(
                IrregularityConsequence.END,
                brought(playing(IllegalMovePolicy.LAWS_2017, true)
                        .when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE), LCA_ROME, T0.plusSeconds(2))));
        assertEquals(
                IrregularityConsequence.TIME,
                brought(playing(IllegalMovePolicy.LAWS_2018, true)
                        .when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE), LCA_ROME, T0.plusSeconds(2))));
    }

    @Test
    void underA4ItIsRecordedUntilTheOpponentsNextMove() { // RAP A.4, AMD 7.5.5
        var board = moves(playing(IllegalMovePolicy.LAWS_2018, true), T0.plusSeconds(1), "e7e5");
        board.when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE), LCA_ROME, T0.plusSeconds(9))
                .refused(GameRefusal.TOO_LATE)
                .when(by(Side.BLACK, IrregularityKind.ILLEGAL_MOVE), LCA_MILAN, T0.plusSeconds(9))
                .accepted()
                .when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE, 3, false, 1, false), LCA_ROME, T0.plusSeconds(9))
                .accepted();
    }

    @Test
    void withoutAPolicyNothingIsRecorded() { // OCR 16.10, AMD 7.5.3, AMD 7.5.4
        for (IrregularityKind kind : IrregularityKind.values())
            started().when(by(Side.WHITE, kind), LCA_ROME, T0.plusSeconds(1)).refused(GameRefusal.NO_POLICY);
    }

    @Test
    void onlyTheArbitersOfTheOffendersVenueRecord() { // DEC-21
        var board = playing(IllegalMovePolicy.LAWS_2018, false);
        for (Actor other : new Actor[] {
            LCA_MILAN, LCA_ELSEWHERE, WHITE, BLACK, SERVICE, Actor.official("lta", Role.LOCAL_TECHNICAL_ARBITER, "rome")
        })
            board.when(by(Side.WHITE, IrregularityKind.TWO_HANDS), other, T0.plusSeconds(3))
                    .refused(GameRefusal.FORBIDDEN_ROLE);
        board.when(
                        by(Side.WHITE, IrregularityKind.TWO_HANDS),
                        Actor.official("floor", Role.FLOOR_ARBITER, "rome"),
                        T0.plusSeconds(3))
                .accepted();
    }

    @Test
    void itBelongsToAHalfMoveOfTheOffender() { // AMD 7.5.1
        var board = playing(IllegalMovePolicy.LAWS_2018, false);
        for (int ply : new int[] {0, 2, 3})
            board.when(by(Side.WHITE, IrregularityKind.TWO_HANDS, ply, false, 0, false), LCA_ROME, T0.plusSeconds(3))
                    .refused(GameRefusal.NOT_HIS_MOVE);
        for (int ply : new int[] {0, 1, 3})
            board.when(by(Side.BLACK, IrregularityKind.TWO_HANDS, ply, false, 0, false), LCA_MILAN, T0.plusSeconds(3))
                    .refused(GameRefusal.NOT_HIS_MOVE);
        created().when(by(Side.WHITE, IrregularityKind.TWO_HANDS), LCA_ROME, T0).refused(GameRefusal.NO_POLICY);
    }

    @Test
    void whereTheZoneTakesIllegalMovesOneCountsAndThePositionStays() { // DEC-22, AMD 7.5.1
        var board = started(penalising(rules(), IllegalMovePolicy.LAWS_2018, true, false), "90+30", Optional.empty());
        board.when(play(Side.WHITE, "e2e5"), WHITE, T0.plusSeconds(10)).accepted();
        assertEquals(
                List.of(Event.IrregularityRecorded.class, Event.TimeAdjusted.class),
                board.events().stream().map(Object::getClass).toList());
        assertEquals("e2e5", ((Event.IrregularityRecorded) board.events().getFirst()).uci(), "what was tried");
        assertEquals(0, board(board).ply());
        assertEquals(Optional.of(Side.WHITE), board(board).clocks().running(), "the offender's clock runs on");
        board.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(20))
                .accepted()
                .when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(30))
                .accepted()
                .when(play(Side.WHITE, "e4e5"), WHITE, T0.plusSeconds(40))
                .accepted();
        assertEquals(Result.BLACK_WINS, ((Event.GameEnded) board.events().getLast()).result());
        playing(IllegalMovePolicy.LAWS_2018, false)
                .when(play(Side.BLACK, "e7e4"), BLACK, T0.plusSeconds(3))
                .refused(GameRefusal.ILLEGAL_MOVE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # recorded first by Rome for White's half-move 1 with two hands; then, knowing of so many:
            # side | kind         | ply | seen | again | answer
            WHITE  | TWO_HANDS    | 1   | 0    | false | RECORDED_MEANWHILE
            WHITE  | TWO_HANDS    | 1   | 0    | true  | RECORDED_MEANWHILE
            WHITE  | ILLEGAL_MOVE | 1   | 0    | false | RECORDED_MEANWHILE
            BLACK  | TWO_HANDS    | 2   | 0    | false | RECORDED_MEANWHILE
            WHITE  | TWO_HANDS    | 1   | 9    | true  | RECORDED_MEANWHILE
            WHITE  | TWO_HANDS    | 1   | 1    | false | RECORDED_ALREADY
            WHITE  | TWO_HANDS    | 1   | 1    | true  | END
            WHITE  | ILLEGAL_MOVE | 1   | 1    | false | END
            BLACK  | TWO_HANDS    | 2   | 1    | false | TIME
            """)
    void ofTwoArbitersWhoRecordAtOnceOneDoesAndTheOtherIsTold(
            Side side, IrregularityKind kind, int ply, int seen, boolean again, String answer) { // AMD 7.5.5, OCR 18.4
        var board = playing(IllegalMovePolicy.LAWS_2018, false)
                .when(by(Side.WHITE, IrregularityKind.TWO_HANDS), LCA_ROME, T0.plusSeconds(3))
                .accepted();
        board.when(by(side, kind, ply, false, seen, again), CA, T0.plusSeconds(3));
        if (answer.startsWith("RECORDED")) board.refused(GameRefusal.valueOf(answer));
        else assertEquals(answer, brought(board.accepted()).name());
    }

    @Test
    void whatTheZoneHasCountedIsNotRecordedByHandOnceMore() { // AMD 7.5.5, DEC-22
        var board = started(penalising(rules(), IllegalMovePolicy.LAWS_2018, true, false), "90+30", Optional.empty())
                .when(play(Side.WHITE, "e2e5"), WHITE, T0.plusSeconds(10))
                .accepted();
        board.when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE), LCA_ROME, T0.plusSeconds(11))
                .refused(GameRefusal.RECORDED_MEANWHILE)
                .when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE, 1), LCA_ROME, T0.plusSeconds(12))
                .refused(GameRefusal.RECORDED_ALREADY);
        assertEquals(1, board(board).irregularities().size());
        board.when(play(Side.WHITE, "e2e6"), WHITE, T0.plusSeconds(13)).accepted();
        assertEquals(Phase.ENDED, board(board).phase(), "the zone has seen two");
    }

    @Test
    void aRecordThatHasEndedTheGameIsTakenBackAndTheGameGoesOn() { // AMD 7.5.5, LAW preface, OCR 18.3
        var board = playing(IllegalMovePolicy.LAWS_2018, false)
                .when(by(Side.WHITE, IrregularityKind.TWO_HANDS), LCA_ROME, T0.plusSeconds(3))
                .accepted()
                .when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE, 1), LCA_ROME, T0.plusSeconds(9))
                .accepted();
        var stood = board(board).clocks();
        board.when(takeBack("It was the same one"), LCA_ELSEWHERE, LATER)
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(takeBack(" "), CA, LATER)
                .refused(GameRefusal.REASON_MISSING)
                .when(
                        new ResultCommand.ChangeResult(BOARD, Optional.of(Result.DRAW), "", "r", 1, Optional.empty()),
                        CA,
                        LATER)
                .refused(GameRefusal.ONLY_GOES_ON)
                .when(
                        new ResultCommand.ChangeResult(
                                BOARD,
                                Optional.empty(),
                                "",
                                "r",
                                1,
                                Optional.of(new RoundNow(1, false, OptionalInt.of(2)))),
                        CA,
                        LATER)
                .refused(GameRefusal.NEXT_ROUND_OPEN)
                .when(takeBack("It was the same one"), CA, LATER)
                .accepted();
        var aside = (Event.ResultSetAside) board.events().getFirst();
        assertEquals(
                List.of(Result.BLACK_WINS, Termination.RULING, "AMD 7.5.5", true),
                List.of(aside.result(), aside.termination(), aside.article(), aside.goesOn()));
        assertEquals(
                List.of(Phase.PAUSED, stood),
                List.of(board(board).phase(), board(board).clocks()),
                "no move was completed, so none gets its increment");
        assertEquals(1, board(board).irregularities().size());
        board.when(
                        new ClockCommand.Resume(
                                BOARD,
                                "Go on",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                "OCR 19.6",
                                Optional.empty(),
                                Optional.empty(),
                                1),
                        CA,
                        LATER.plusSeconds(5))
                .accepted()
                .when(play(Side.BLACK, "e7e5"), BLACK, LATER.plusSeconds(6))
                .accepted()
                .when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE, 3, false, 1, false), LCA_ROME, LATER.plusSeconds(7))
                .accepted();
        assertEquals(
                IrregularityConsequence.END, brought(board), "what was taken back does not count, what was not does");
    }

    @Test
    void aRecordTakenBackOfAPausedGameAddsNoIncrementEither() { // AMD 7.5.5, OCR 19.6
        var board = playing(IllegalMovePolicy.LAWS_2018, false)
                .when(by(Side.WHITE, IrregularityKind.TWO_HANDS), LCA_ROME, T0.plusSeconds(3))
                .accepted()
                .when(new ClockCommand.Pause(BOARD, "to see"), CA, T0.plusSeconds(5))
                .accepted();
        var stood = board(board).clocks();
        board.when(by(Side.WHITE, IrregularityKind.ILLEGAL_MOVE, 1), LCA_ROME, T0.plusSeconds(9))
                .accepted()
                .when(takeBack("It was the same one"), CA, LATER)
                .accepted();
        assertEquals(stood, board(board).clocks());
    }

    @Test
    void anotherGameAtTheBoardBeginsAnew() { // AMD 7.5.5, OCR 18.9 c
        var board = playing(IllegalMovePolicy.LAWS_2018, false)
                .when(by(Side.WHITE, IrregularityKind.TWO_HANDS), LCA_ROME, T0.plusSeconds(3))
                .accepted()
                .when(
                        new RepairCommand.Restart(BOARD, "Line broke", "OCR 18.9", Optional.empty(), false, 0),
                        SERVICE,
                        T0.plusSeconds(4))
                .accepted();
        assertEquals(List.of(), board(board).irregularities());
    }
}
