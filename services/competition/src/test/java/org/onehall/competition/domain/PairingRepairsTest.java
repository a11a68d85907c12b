package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.exclusion;
import static org.onehall.competition.domain.DeciderScenarios.finished;
import static org.onehall.competition.domain.Halls.*;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Scenario;

/** The pairings of an open round change until the first move, which only game-state knows (LAW 6.6). */
class PairingRepairsTest {
    private static final Pairing FIRST = new Pairing(1, "r1", "m1");

    /** Round 1 is open with one board; r2 and m2 have no game. */
    private static Scenario<Command, Event, CompetitionState> oneBoard() {
        return unpaired()
                .when(pair(1, FIRST), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .accepted();
    }

    private static ScheduleCommand.RepairPairing repair(int board, String white, String black) {
        return new ScheduleCommand.RepairPairing(ID, 1, board, white, black, WHY);
    }

    private static Command.NoteRepair done(String white, String black) {
        return new Command.NoteRepair(ID, 1, 1, white, black, "", "");
    }

    private static Event.PairingRepairOrdered ordered(String white, String black) {
        return new Event.PairingRepairOrdered(1, 1, white, black, WHY);
    }

    private static Definition definition(Scenario<Command, Event, CompetitionState> competition) {
        return competition.accepted().state().definition().orElseThrow();
    }

    private static List<Pairing> pairings(Scenario<Command, Event, CompetitionState> competition) {
        return definition(competition).round(1).orElseThrow().pairings();
    }

    @Test
    void coloursAreExchangedWhenGameStateHasSetUpTheNewGame() { // LAW 6.6
        var order = oneBoard().when(repair(1, "m1", "r1"), CA, T0).then(ordered("m1", "r1"));
        assertEquals(List.of(FIRST), pairings(order), "a move may have been made");
        var now = order.when(done("m1", "r1"), SERVICE, T0).accepted();
        assertEquals(List.of(new Pairing(1, "m1", "r1")), pairings(now));
        assertEquals(
                new Event.DefinitionChanged(ChangeKind.PAIRING_REPAIRED, List.of("m1", "r1"), 1, WHY, definition(now)),
                now.events().getLast());
        assertEquals(List.of(), now.state().repairs());
    }

    @Test
    void anotherPlayerTakesTheSeatAndHasNoByeAnyMore() { // LAW 6.6, OCR 7.1
        var bye = unpaired()
                .when(new ScheduleCommand.SetPairings(ID, 1, List.of(FIRST), List.of("m2"), ""), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0);
        var now = bye.when(repair(1, "r1", "m2"), CA, T0)
                .then(ordered("r1", "m2"))
                .when(done("r1", "m2"), SERVICE, T0);
        assertEquals(List.of(new Pairing(1, "r1", "m2")), pairings(now));
        assertEquals(List.of(), definition(now).entries().byes());
        assertEquals(
                List.of("m1", "m2"),
                ((Event.DefinitionChanged) now.events().getLast()).subjects(),
                "the one who leaves, and the one who comes");
    }

    @Test
    void whatGameStateRefusesHasChangedNothing() { // LAW 6.6
        var refused = oneBoard()
                .when(repair(1, "m1", "r1"), CA, T0)
                .when(new Command.NoteRepair(ID, 1, 1, "m1", "r1", "MOVE_PLAYED", "LAW 6.6"), SERVICE, T0)
                .then(new Event.PairingRepairRefused(1, 1, "MOVE_PLAYED", "LAW 6.6"));
        assertEquals(oneBoard().state(), refused.state());
        refused.when(repair(1, "r2", "m1"), CA, T0).then(ordered("r2", "m1"));
    }

    @Test
    void anAnswerToAnotherOrderHasNoEffect() { // LAW 6.6
        oneBoard().when(done("m1", "r1"), SERVICE, T0).then();
        oneBoard()
                .when(repair(1, "m1", "r1"), CA, T0)
                .when(done("r2", "m1"), SERVICE, T0)
                .then()
                .when(done("m1", "r1"), CA, T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void aBoardIsAddedAtOnceForTwoPlayersWithoutAGame() { // LAW 6.6
        var now = oneBoard().when(repair(2, "m2", "r2"), CA, T0);
        assertEquals(List.of(FIRST, new Pairing(2, "m2", "r2")), pairings(now));
        assertEquals(
                ChangeKind.BOARD_ADDED, ((Event.DefinitionChanged) now.events().getLast()).kind());
        now.when(new Command.CloseRound(ID, 1), CA, T0).refused(ROUND_NOT_APPROVED);
    }

    @Test
    void onlyTheChiefArbiterRepairsAndWithAReason() { // LAW 6.6, DEC-21
        for (Actor actor : List.of(ORGANISER, LCA_ROME, PLAYER, SERVICE, OPERATOR))
            oneBoard().when(repair(1, "m1", "r1"), actor, T0).refused(FORBIDDEN_ROLE);
        oneBoard()
                .when(new ScheduleCommand.RepairPairing(ID, 1, 1, "m1", "r1", " "), CA, T0)
                .refused(REASON_MALFORMED);
    }

    @Test
    void aRoundThatIsNotOpenOrOfficialIsNotRepaired() { // LAW 6.6, OCR 17.11
        unpaired()
                .when(pair(1, FIRST), CA, T0)
                .when(repair(1, "m1", "r1"), CA, T0)
                .refused(ROUND_NOT_OPEN);
        oneBoard()
                .when(new ScheduleCommand.RepairPairing(ID, 9, 1, "m1", "r1", WHY), CA, T0)
                .refused(UNKNOWN_ROUND);
        oneBoard().when(repair(1, "nobody", "m1"), CA, T0).refused(NO_SUCH_PLAYER);
        oneBoard()
                .when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(approve(1, "1/2-1/2"), CA, T0)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted()
                .when(repair(2, "m2", "r2"), CA, T0)
                .refused(ROUND_OFFICIAL);
    }

    /** The teams of Rome and Milan meet; round 1 is open with one board. */
    private static Scenario<Command, Event, CompetitionState> ofTeams() {
        return empty().when(
                        load(entries(List.of(
                                new Team("a", "Rome", "r1", List.of("r1", "r2")),
                                new Team("b", "Milan", "m1", List.of("m1", "m2"))))),
                        OPERATOR,
                        T0)
                .accepted()
                .when(pair(1, FIRST), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .accepted();
    }

    @Test
    void inATeamOnlyATeammateComesIn() { // FSSI team-a
        ofTeams().when(repair(1, "r2", "m1"), CA, T0).then(ordered("r2", "m1"));
        ofTeams().when(repair(1, "m2", "m1"), CA, T0).refused(ENTRANT_OF_OTHER_TEAM);
        ofTeams().when(repair(2, "r2", "m2"), CA, T0).refused(BOARDS_OF_MATCHES);
    }

    /** One way to each refusal of a repair. */
    static Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways() {
        Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways =
                new EnumMap<>(CompetitionRefusal.class);
        ways.put(
                BOARD_DECIDED,
                () -> oneBoard().when(note(1, 1, Result.DRAW), SERVICE, T0).when(repair(1, "m1", "r1"), CA, T0));
        ways.put(
                REPAIR_PENDING,
                () -> oneBoard().when(repair(1, "m1", "r1"), CA, T0).when(repair(2, "m2", "r2"), CA, T0));
        ways.put(PAIRING_UNCHANGED, () -> oneBoard().when(repair(1, "r1", "m1"), CA, T0));
        ways.put(PAIRING_OF_TWO, () -> oneBoard().when(repair(1, "r2", "m2"), CA, T0));
        ways.put(NOT_NEXT_BOARD, () -> oneBoard().when(repair(3, "r2", "m2"), CA, T0));
        ways.put(PLAYER_TWICE, () -> oneBoard().when(repair(1, "r1", "r1"), CA, T0));
        ways.put(ENTRANT_PAIRED, () -> open().when(repair(1, "r1", "m2"), CA, T0));
        ways.put(
                ENTRANT_WITHDRAWN,
                () -> unpaired()
                        .when(withdraw("m2", 1), CA, T0)
                        .when(pair(1, FIRST), CA, T0)
                        .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                        .when(repair(1, "r1", "m2"), CA, T0));
        ways.put(
                ENTRANT_KEPT_OUT,
                () -> finished()
                        .when(exclusion("m1", false, 2), SERVICE, T0)
                        .when(pair(2, new Pairing(1, "m2", "r1")), CA, T0)
                        .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                        .accepted()
                        .when(new ScheduleCommand.RepairPairing(ID, 2, 1, "m2", "m1", WHY), CA, T0));
        ways.put(ENTRANT_OF_OTHER_TEAM, () -> ofTeams().when(repair(1, "m2", "m1"), CA, T0));
        ways.put(BOARDS_OF_MATCHES, () -> ofTeams().when(repair(2, "r2", "m2"), CA, T0));
        return ways;
    }
}
