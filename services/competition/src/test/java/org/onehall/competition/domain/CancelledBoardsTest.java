package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Scenario;

/** A board of an open round is cancelled before its first move, which only game-state knows (LAW 6.6). */
class CancelledBoardsTest {
    private static final Command.NoteRepair DONE = new Command.NoteRepair(ID, 1, 2, "", "", "", "", true);
    private static final Command.NoteRepair REFUSED =
            new Command.NoteRepair(ID, 1, 2, "m2", "r2", "MOVE_PLAYED", "LAW 6.6", true);

    /** Board 2 of round 1 is m2 against r2. */
    static ScheduleCommand.CancelBoard cancel(int board, Bye... byes) {
        return new ScheduleCommand.CancelBoard(ID, 1, board, List.of(byes), WHY);
    }

    /** The round in it has no meaning. */
    private static Bye bye(String player, ByeKind kind) {
        return new Bye(0, player, kind);
    }

    private static Definition definition(Scenario<Command, Event, CompetitionState> competition) {
        return competition.accepted().state().definition().orElseThrow();
    }

    @Test
    void itTakesEffectWhenGameStateHasCancelledTheBoard() { // LAW 6.6
        var order = open().when(cancel(2, bye("m2", ByeKind.ALLOCATED)), CA, T0);
        assertEquals(2, definition(order).round(1).orElseThrow().pairings().size(), "a move may have been made");
        var now = order.when(DONE, SERVICE, T0);
        Round round = definition(now).round(1).orElseThrow();
        assertEquals(List.of(new Pairing(1, "r1", "m1")), round.pairings());
        assertEquals(List.of(2), round.cancelled());
        assertEquals(
                new Event.DefinitionChanged(ChangeKind.BOARD_CANCELLED, List.of("m2", "r2"), 1, WHY, definition(now)),
                now.events().getLast());
        assertEquals(List.of(), now.state().repairs());
    }

    @Test
    void eachPlayerGetsWhatTheChiefArbiterSays() { // LAW 6.6
        for (ByeKind kind : ByeKind.values())
            assertEquals(
                    List.of(new Bye(1, "m2", kind), new Bye(1, "r2", ByeKind.ZERO)),
                    definition(open().when(cancel(2, bye("m2", kind), bye("r2", ByeKind.ZERO)), CA, T0)
                                    .when(DONE, SERVICE, T0))
                            .entries()
                            .byes());
        assertEquals(
                List.of(),
                definition(open().when(cancel(2), CA, T0).when(DONE, SERVICE, T0))
                        .entries()
                        .byes(),
                "neither is paired");
    }

    @Test
    void aByeCountsInTheStandings() { // LAW 6.6, OCR 7.1
        var now = open().when(cancel(2, bye("m2", ByeKind.HALF)), CA, T0)
                .when(DONE, SERVICE, T0)
                .when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(approve(1), CA, T0)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted();
        Map<String, String> points = new TreeMap<>();
        Standings.of(now.state(), true)
                .players()
                .forEach(row -> points.put(row.playerId(), row.points().toPlainString()));
        assertEquals(Map.of("r1", "1", "m2", "0.5", "r2", "0", "m1", "0"), points);
    }

    @Test
    void aRoundWhoseBoardsAreAllCancelledIsMadeOfficialAndSigned() { // LAW 6.6, OCR 18.3
        Command.NoteRepair first = new Command.NoteRepair(ID, 1, 1, "", "", "", "", true);
        open().when(cancel(2), CA, T0)
                .when(DONE, SERVICE, T0)
                .when(cancel(1), CA, T0)
                .when(first, SERVICE, T0)
                .when(new Command.SignReport(ID, 1, "rome", "", DIGEST, true), LCA_ROME, T0)
                .refused(VENUE_NOT_PLAYING)
                .when(new Command.SignReport(ID, 1, "", "", DIGEST, true), CA, T0)
                .then(new Event.ReportSigned(1, "", "", DIGEST, "ca"))
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted();
    }

    @Test
    void whatGameStateRefusesHasChangedNothing() { // LAW 6.6
        open().when(cancel(2, bye("m2", ByeKind.FULL)), CA, T0)
                .when(REFUSED, SERVICE, T0)
                .then(new Event.PairingRepairRefused(1, 2, "MOVE_PLAYED", "LAW 6.6"));
        assertEquals(
                open().state(),
                open().when(cancel(2, bye("m2", ByeKind.FULL)), CA, T0)
                        .when(REFUSED, SERVICE, T0)
                        .state());
    }

    @Test
    void anAnswerToAnotherOrderHasNoEffect() { // LAW 6.6
        open().when(DONE, SERVICE, T0).then();
        open().when(cancel(2), CA, T0)
                .when(new Command.NoteRepair(ID, 1, 2, "m2", "r2", "", ""), SERVICE, T0)
                .then();
        open().when(new ScheduleCommand.RepairPairing(ID, 1, 2, "r2", "m2", WHY), CA, T0)
                .when(DONE, SERVICE, T0)
                .then()
                .when(new Command.NoteRepair(ID, 1, 2, "r2", "m2", "", "", true), CA, T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void theNumberOfACancelledBoardIsNotGivenAgain() { // LAW 6.6
        var now = open().when(cancel(2, bye("m2", ByeKind.HALF)), CA, T0).when(DONE, SERVICE, T0);
        now.when(new ScheduleCommand.RepairPairing(ID, 1, 2, "r2", "m2", WHY), CA, T0)
                .refused(NOT_NEXT_BOARD)
                .when(new ScheduleCommand.RepairPairing(ID, 1, 3, "r2", "m2", WHY), CA, T0);
        assertEquals(
                List.of(new Pairing(1, "r1", "m1"), new Pairing(3, "r2", "m2")),
                definition(now).round(1).orElseThrow().pairings());
        assertEquals(List.of(), definition(now).entries().byes(), "the bye ends with the new game");
    }

    @Test
    void onlyTheChiefArbiterCancelsAndWithAReason() { // LAW 6.6, DEC-21
        for (Actor actor : List.of(ORGANISER, LCA_ROME, PLAYER, SERVICE, OPERATOR))
            open().when(cancel(2), actor, T0).refused(FORBIDDEN_ROLE);
        open().when(new ScheduleCommand.CancelBoard(ID, 1, 2, List.of(), " "), CA, T0)
                .refused(REASON_MALFORMED);
    }

    @Test
    void onlyABoardOfAnOpenRoundWithoutAResultIsCancelled() { // LAW 6.6, OCR 17.11
        loaded().when(cancel(2), CA, T0).refused(ROUND_NOT_OPEN);
        open().when(new ScheduleCommand.CancelBoard(ID, 9, 2, List.of(), WHY), CA, T0)
                .refused(UNKNOWN_ROUND);
        official().when(cancel(2), CA, T0).refused(ROUND_OFFICIAL);
        open().when(note(1, 2, Result.DRAW), SERVICE, T0)
                .when(cancel(2), CA, T0)
                .refused(BOARD_DECIDED);
        open().when(cancel(2), CA, T0)
                .when(cancel(1), CA, T0)
                .refused(REPAIR_PENDING)
                .when(DONE, SERVICE, T0)
                .when(cancel(2), CA, T0)
                .refused(NO_BOARD_TO_CANCEL);
        open().when(cancel(2, bye("m2", ByeKind.HALF), bye("m2", ByeKind.ZERO)), CA, T0)
                .refused(MALFORMED_BYE);
        empty().when(
                        load(entries(List.of(
                                new Team("a", "Rome", "r1", List.of("r1", "r2")),
                                new Team("b", "Milan", "m1", List.of("m1", "m2"))))),
                        OPERATOR,
                        T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(cancel(2), CA, T0)
                .refused(BOARDS_OF_MATCHES);
    }

    @Test
    void whatIsOpenAtTheBoardIsSettledFirst() { // LAW 6.6, OCR 17.10, 17.11, 18.3, 19.1
        Map<OpenMatter, CompetitionRefusal> refusals = Map.of(
                OpenMatter.APPEAL, APPEAL_BEFORE_CANCELLING,
                OpenMatter.CALL, ANSWER_BEFORE_CANCELLING,
                OpenMatter.QUESTION, ANSWER_BEFORE_CANCELLING,
                OpenMatter.RULING, RULING_BEFORE_CANCELLING);
        for (OpenMatter matter : OpenMatter.values())
            open().when(with(matter), CA, T0).refused(refusals.get(matter));
    }

    private static ScheduleCommand.CancelBoard with(OpenMatter matter) {
        return new ScheduleCommand.CancelBoard(ID, 1, 2, List.of(), WHY, List.of(matter));
    }

    /** One way to each refusal that only a cancellation gets. */
    static Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways() {
        Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways =
                new EnumMap<>(CompetitionRefusal.class);
        ways.put(NO_BOARD_TO_CANCEL, () -> open().when(cancel(3), CA, T0));
        ways.put(APPEAL_BEFORE_CANCELLING, () -> open().when(with(OpenMatter.APPEAL), CA, T0));
        ways.put(ANSWER_BEFORE_CANCELLING, () -> open().when(with(OpenMatter.CALL), CA, T0));
        ways.put(RULING_BEFORE_CANCELLING, () -> open().when(with(OpenMatter.RULING), CA, T0));
        ways.put(NOT_AT_BOARD, () -> open().when(cancel(2, bye("r1", ByeKind.HALF)), CA, T0));
        return ways;
    }
}
