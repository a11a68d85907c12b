package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.exclusion;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Scenario;

/** Rounds are planned and paired one after the other, until each is opened (LAW 6.6). */
class ScheduleRulesTest {
    private static final Pairing FIRST = new Pairing(1, "r1", "m1");

    private static Definition definition(Scenario<Command, Event, CompetitionState> competition) {
        return competition.accepted().state().definition().orElseThrow();
    }

    @Test
    void aRoundWithoutPairingsDoesNotOpen() { // LAW 6.6
        unpaired().when(new Command.OpenRound(ID, 1, 518), CA, T0).refused(ROUND_NOT_PAIRED);
        unpaired().when(new ScheduleCommand.PublishPairings(ID, 1), CA, T0).refused(ROUND_NOT_PAIRED);
    }

    @Test
    void pairingsAreSetAndReplacedUntilTheRoundIsOpened() { // LAW 6.6
        unpaired()
                .when(pair(1, FIRST, new Pairing(2, "m2", "r2")), CA, T0)
                .when(pair(1, new Pairing(1, "m1", "r1")), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .then(new Event.RoundOpened(1, List.of(new Pairing(1, "m1", "r1")), List.of(), OptionalInt.empty()))
                .when(pair(1, FIRST), CA, T0)
                .refused(ROUND_ALREADY_OPEN);
        var cleared = unpaired().when(pair(1, FIRST), CA, T0).when(pair(1), CA, T0);
        assertEquals(unpaired().state(), cleared.accepted().state());
    }

    @Test
    void wrongPairingsAreRefusedAsAWhole() { // LAW 6.6
        unpaired().when(pair(1, FIRST, new Pairing(2, "r1", "m2")), CA, T0).refused(PAIRED_TWICE);
        unpaired().when(pair(1, FIRST, new Pairing(1, "r2", "m2")), CA, T0).refused(MALFORMED_BOARD);
        unpaired().when(pair(1, new Pairing(1, "r1", "nobody")), CA, T0).refused(UNKNOWN_PLAYER);
        unpaired().when(pair(3, FIRST), CA, T0).refused(UNKNOWN_ROUND);
        unpaired()
                .when(new ScheduleCommand.SetPairings(ID, 1, List.of(FIRST), List.of("r1"), ""), CA, T0)
                .refused(MALFORMED_BYE);
    }

    @Test
    void aPlayerWithoutAnOpponentGetsABye() { // OCR 7.1
        var odd = unpaired().when(new ScheduleCommand.SetPairings(ID, 1, List.of(FIRST), List.of("m2"), ""), CA, T0);
        assertEquals(
                List.of(new Bye(1, "m2", ByeKind.ALLOCATED)),
                definition(odd).entries().byes());
        assertEquals(
                List.of(),
                definition(odd.when(pair(1, FIRST), CA, T0)).entries().byes());
    }

    private static ScheduleCommand.SetPairings byes(Bye... byes) {
        return new ScheduleCommand.SetPairings(ID, 1, List.of(FIRST), List.of(), WHY, List.of(byes));
    }

    /** The byes after these commands. */
    private static List<Bye> asked(ScheduleCommand... commands) {
        var scenario = unpaired();
        for (ScheduleCommand command : commands) scenario = scenario.when(command, CA, T0);
        return definition(scenario).entries().byes();
    }

    @Test
    void byesOfOtherKindsAreSetWithThePairings() { // OCR 7.1
        Bye half = new Bye(1, "m2", ByeKind.HALF);
        Bye none = new Bye(1, "m2", ByeKind.ZERO);
        assertEquals(List.of(half), asked(byes(new Bye(0, "m2", ByeKind.HALF))));
        assertEquals(List.of(half), asked(byes(half), byes(half)));
        assertEquals(List.of(none), asked(byes(half), byes(none)));
        assertEquals(List.of(half), asked(byes(half), pair(1, FIRST)), "as if the player had asked for it");
        unpaired()
                .when(byes(half), CA, T0)
                .when(byes(new Bye(1, "m2", ByeKind.ALLOCATED)), CA, T0)
                .refused(PLAYER_ABSENT);
        unpaired().when(byes(new Bye(1, "r1", ByeKind.HALF)), CA, T0).refused(MALFORMED_BYE);
        unpaired().when(byes(new Bye(1, "nobody", ByeKind.HALF)), CA, T0).refused(UNKNOWN_PLAYER);
    }

    @Test
    void aWithdrawnPlayerGetsNoPointsWithAPairing() { // OCR 7.1
        var gone = unpaired().when(withdraw("m2", 1), CA, T0);
        gone.when(byes(new Bye(1, "m2", ByeKind.HALF)), CA, T0).refused(PLAYER_WITHDRAWN);
        assertEquals(
                List.of(),
                definition(gone.when(byes(new Bye(1, "m2", ByeKind.ZERO)), CA, T0))
                        .entries()
                        .byes());
    }

    @Test
    void anExcludedPlayerIsNotPaired() { // OCR 18.4.8
        unpaired()
                .when(pair(1, FIRST, new Pairing(2, "m2", "r2")), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(exclusion("r1", false, 2), SERVICE, T0)
                .when(pair(2, new Pairing(1, "m1", "r1")), CA, T0)
                .refused(PLAYER_KEPT_OUT);
    }

    @Test
    void pairingsArePublishedAndNewOnesAreNot() { // LAW 6.6
        var published =
                unpaired().when(pair(1, FIRST), CA, T0).when(new ScheduleCommand.PublishPairings(ID, 1), CA, T0);
        assertTrue(definition(published).round(1).orElseThrow().published());
        Definition same = definition(published.when(pair(1, FIRST), CA, T0));
        assertTrue(same.round(1).orElseThrow().published());
        Definition other = definition(published.when(pair(1, new Pairing(1, "m1", "r1")), CA, T0));
        assertFalse(other.round(1).orElseThrow().published());
    }

    @Test
    void roundsAreAddedPlannedAndRemovedAtTheEnd() { // LAW 6.6
        var three = unpaired().when(plan(3), ORGANISER, T0);
        assertEquals(3, definition(three).lastRound());
        assertEquals(
                unpaired().state(),
                three.when(new ScheduleCommand.RemoveRound(ID, 3, WHY), CA, T0)
                        .accepted()
                        .state());
        unpaired().when(new ScheduleCommand.RemoveRound(ID, 1, WHY), CA, T0).refused(NOT_LAST_ROUND);
        unpaired().when(plan(4), CA, T0).refused(UNKNOWN_ROUND);
        open().when(plan(1), CA, T0).refused(ROUND_ALREADY_OPEN);
        unpaired()
                .when(plan(1), CA, T0)
                .when(
                        new ScheduleCommand.PlanRound(
                                ID, 2, Optional.of(T0.minusSeconds(1)), Optional.empty(), WHY, false),
                        CA,
                        T0)
                .refused(MALFORMED_ROUND);
    }

    @Test
    void aStartIsChangedAndThePlannedPositionStays() { // LAW 6.6, 960 II.1
        Optional<Chess960> drawn = Optional.of(new Chess960(OptionalInt.empty()));
        var planned = unpaired().when(new ScheduleCommand.PlanRound(ID, 2, Optional.of(T0), drawn, WHY, false), CA, T0);
        var later = planned.when(
                new ScheduleCommand.PlanRound(ID, 2, Optional.of(T0.plusSeconds(1)), Optional.empty(), WHY, false),
                CA,
                T0);
        assertEquals(
                List.of(Optional.of(T0.plusSeconds(1)), drawn),
                definition(later)
                        .round(2)
                        .map(round -> List.of(round.startsAt(), round.chess960()))
                        .orElseThrow());
        var standard =
                later.when(new ScheduleCommand.PlanRound(ID, 2, Optional.empty(), Optional.empty(), WHY, true), CA, T0);
        assertEquals(
                List.of(Optional.empty(), Optional.empty()),
                definition(standard)
                        .round(2)
                        .map(round -> List.of(round.startsAt(), round.chess960()))
                        .orElseThrow());
    }

    @Test
    void whatWasForARemovedRoundGoesWithIt() { // LAW 6.6
        var gone = unpaired()
                .when(plan(3), CA, T0)
                .when(bye("r1", 3, ByeKind.HALF), CA, T0)
                .when(move("r1", "milan", 3), CA, T0)
                .when(withdraw("m1", 3), CA, T0)
                // but nobody who went home is back without a word
                .when(new ScheduleCommand.RemoveRound(ID, 3, WHY), CA, T0)
                .refused(ROUND_HAS_WITHDRAWALS)
                .when(giveBack("m1", 3), CA, T0)
                .when(new ScheduleCommand.RemoveRound(ID, 3, WHY), CA, T0);
        assertEquals(unpaired().state(), gone.accepted().state());
    }
}
