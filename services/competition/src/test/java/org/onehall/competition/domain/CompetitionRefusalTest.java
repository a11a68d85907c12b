package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.RuleCatalogue;

class CompetitionRefusalTest {
    @Test
    void onlyServicesApplyPenalties() { // DEC-21
        for (Actor actor : List.of(CA, LCA_ROME, ORGANISER, PLAYER))
            finished().when(exclusion("r1", true), actor, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void rightsFollowTheTable() { // DEC-21
        for (Role role : Role.values()) {
            Actor actor = Actor.official("x", role, "rome");
            boolean organises = role == Role.CHIEF_ORGANISER || role == Role.OPERATOR;
            check(empty().when(load(), actor, T0), organises);
            check(loaded().when(new Command.OpenRound(ID, 1, 518), actor, T0), organises || role == Role.CHIEF_ARBITER);
            check(open().when(note(1, 1, Result.DRAW), actor, T0), role == Role.SERVICE);
            check(
                    open().when(note(1, 1, Result.DRAW), SERVICE, T0).when(approve(1, "1/2-1/2"), actor, T0),
                    role == Role.CHIEF_ARBITER || role == Role.LOCAL_CHIEF_ARBITER);
        }
    }

    private static void check(Scenario<Command, Event, CompetitionState> scenario, boolean allowed) {
        if (allowed) scenario.accepted();
        else scenario.refused(FORBIDDEN_ROLE);
    }

    @Test
    void everyRefusalHasAWayToIt() {
        Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways = ways();
        // This one refuses a reader, not a command: RightsWalkIT shows it.
        assertEquals(EnumSet.complementOf(EnumSet.of(CompetitionRefusal.OWN_GAME_IN_PROGRESS)), ways.keySet());
        ways.forEach((refusal, way) -> {
            var before = way.get();
            before.refused(refusal);
            assertFalse(refusal.text().isBlank());
        });
    }

    @Test
    void anUnknownRoundIsAnsweredWithTheRoundsThereAre() { // OCR 16.1
        for (Command command : List.of(
                new Command.OpenRound(ID, 9, 518),
                new Command.CloseRound(ID, 9),
                new Command.ApproveResult(ID, 9, 1, "1-0", List.of(), ""),
                pair(9, new Pairing(1, "r1", "m1")),
                new ScheduleCommand.RepairPairing(ID, 9, 1, "r1", "m1", WHY),
                new ScheduleCommand.CancelBoard(ID, 9, 1, List.of(), WHY)))
            assertEquals(
                    new Decision.Refused<>(UNKNOWN_ROUND, Map.of("round", "9", "rounds", "1-2")),
                    new CompetitionDecider().decide(new Submitted<>(command, CA, "r", T0, T0), open().state()));
        assertEquals(
                List.of("–", "1", "1-9"),
                IntStream.of(0, 1, 9)
                        .mapToObj(last -> Definition.unknown(10, last).get("rounds"))
                        .toList());
    }

    @Test
    void everyArticleARefusalNamesIsInTheCatalogue() {
        for (CompetitionRefusal refusal : CompetitionRefusal.values())
            assertTrue(
                    refusal.rule().isEmpty()
                            || RuleCatalogue.standard().find(refusal.rule()).isPresent(),
                    refusal.toString());
    }

    private static Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways() {
        Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways =
                new EnumMap<>(CompetitionRefusal.class);
        ways.put(
                MALFORMED_ID,
                () -> loading(new Command.Load(
                        "Spring Open!",
                        "x",
                        venues(),
                        officials(),
                        players(),
                        rounds(),
                        regulations(),
                        Optional.empty())));
        ways.put(
                MALFORMED_NAME,
                () -> loading(new Command.Load(
                        ID, " ", venues(), officials(), players(), rounds(), regulations(), Optional.empty())));
        ways.put(
                DUPLICATE_ID,
                () -> loading(load(
                        venues(), officials(), with(players(), new Player("ca", "Bo Blu", 0, "rome", "")), rounds())));
        ways.put(
                UNKNOWN_VENUE,
                () -> loading(load(
                        venues(), officials(), with(players(), new Player("x", "Bo Blu", 0, "oslo", "")), rounds())));
        ways.put(
                UNKNOWN_TIME_ZONE,
                () -> loading(load(
                        List.of(new Venue("rome", "Rome", "Rome time"), venues().getLast()),
                        officials(),
                        players(),
                        rounds())));
        ways.put(
                MALFORMED_OFFICIAL,
                () -> loading(load(
                        venues(),
                        with(officials(), new Official("x", "Bo Blu", Role.PLAYER, "rome")),
                        players(),
                        rounds())));
        ways.put(STAFF_INCOMPLETE, () -> loading(load(venues(), officials().subList(1, 7), players(), rounds())));
        ways.put(
                LCA_EQUALS_LTA,
                () -> loading(load(
                        venues(),
                        replaced(
                                officials(),
                                2,
                                new Official("rome-lta", " ada  due", Role.LOCAL_TECHNICAL_ARBITER, "rome")),
                        players(),
                        rounds())));
        ways.put(
                MALFORMED_PLAYER,
                () -> loading(load(
                        venues(),
                        officials(),
                        with(players(), new Player("x", "Bo Blu", 4001, "rome", "")),
                        rounds())));
        ways.put(MALFORMED_ROUND, () -> loading(load(venues(), officials(), players(), rounds().subList(1, 2))));
        ways.put(UNKNOWN_PLAYER, () -> pairing(new Pairing(1, "r1", "nobody")));
        ways.put(PAIRED_TWICE, () -> pairing(new Pairing(1, "r1", "r1")));
        ways.put(MALFORMED_BOARD, () -> pairing(new Pairing(1, "r1", "m1"), new Pairing(1, "r2", "m2")));
        ways.put(
                TOO_LARGE,
                () -> loading(load(
                        venues(),
                        officials(),
                        IntStream.rangeClosed(1, 1001)
                                .mapToObj(n -> new Player("p" + n, "P", 0, "rome", ""))
                                .toList(),
                        rounds())));
        ways.put(
                COMPETITION_EXISTS,
                () -> loaded().when(load(venues(), officials(), players(), rounds().subList(0, 1)), OPERATOR, T0));
        ways.put(
                SCORE_OFFICIAL,
                () -> closedWithLoweredScore()
                        .when(
                                back(Optional.of(new ScoreChange(points("0.5", "0"), points("1", "0"))), ""),
                                SERVICE,
                                T0));
        ways.put(NOT_KEPT_OUT, () -> finished().when(back(Optional.empty(), "m1"), SERVICE, T0));
        ways.put(
                EXCLUSION_EFFECTED,
                () -> finished()
                        .when(exclusion("m1", false, 2), SERVICE, T0)
                        .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                        .when(back(Optional.empty(), "m1"), SERVICE, T0));
        ways.put(UNKNOWN_COMPETITION, () -> empty().when(new Command.OpenRound(ID, 1, 518), CA, T0));
        ways.put(
                FORBIDDEN_ROLE,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0).when(approve(1), LCA_ELSEWHERE, T0));
        ways.put(UNKNOWN_ROUND, () -> loaded().when(new Command.OpenRound(ID, 3, 518), CA, T0));
        ways.put(ROUND_ALREADY_OPEN, () -> open().when(new Command.OpenRound(ID, 1, 518), CA, T0));
        ways.put(ROUND_WAITS, () -> finished().when(new Command.OpenRound(ID, 2, 518, List.of(ID + "/1/1")), CA, T0));
        ways.put(
                NEXT_ROUND_OPEN,
                () -> finished().when(new Command.OpenRound(ID, 2, 518), CA, T0).when(goesOn(true), SERVICE, T0));
        ways.put(ROUND_NOT_FINISHED, () -> open().when(new Command.OpenRound(ID, 2, 518), CA, T0));
        ways.put(ROUND_NOT_OPEN, () -> loaded().when(note(1, 1, Result.DRAW), SERVICE, T0));
        ways.put(UNKNOWN_BOARD, () -> open().when(note(1, 3, Result.DRAW), SERVICE, T0));
        ways.put(NO_RESULT, () -> open().when(approve(1), CA, T0));
        ways.put(RESULT_APPROVED, () -> approved().when(note(1, 1, Result.DRAW), SERVICE, T0));
        ways.put(
                RESULT_DISPUTED,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                        .when(confirm(Side.WHITE, false), Actor.seat("r1", "rome", ID + "/1/1", "WHITE"), T0)
                        .when(approve(1, "1/2-1/2"), CA, T0));
        ways.put(
                SCORE_CHANGED,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0).when(approve(1), CA, T0));
        ways.put(ALREADY_APPROVED, () -> approved().when(approve(1), CA, T0));
        ways.put(
                CAPTAIN_NOT_PLAYER,
                () -> loading(load(entries(List.of(new Team("a", "A", "m1", List.of("r1", "r2")))))));
        ways.put(
                MALFORMED_TEAM,
                () -> loading(load(entries(List.of(
                        new Team("a", "A", "r1", List.of("r1", "r2")),
                        new Team("b", "B", "m1", List.of("m1", "r2")))))));
        ways.put(
                MALFORMED_BYE,
                () -> loading(load(new Entries(
                        false,
                        Optional.empty(),
                        List.of(),
                        List.of(new Bye(1, "r1", ByeKind.HALF)),
                        List.of(),
                        List.of(),
                        Optional.empty()))));
        ways.put(
                MALFORMED_DETAILS,
                () -> loading(load(new Entries(
                        false,
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        List.of(new Details("r1", 0, "", "", "", "")),
                        List.of(),
                        Optional.empty()))));
        ways.put(MALFORMED_ENTRANT, () -> unpaired().when(enter(entrantBorn("1990/13/01")), CA, T0));
        ways.put(NUMBER_TAKEN, () -> unpaired().when(enter(numbered("n1"), numbered("n2")), CA, T0));
        ways.put(
                MALFORMED_REGISTRATION,
                () -> loading(load(
                        registered(Optional.of(T0), new Registration.Registered("nobody", "1", Optional.empty())))));
        ways.put(
                NUMBER_MISSING,
                () -> loading(load(
                        registered(Optional.of(T0), new Registration.Registered("r1", "812345", Optional.empty())))));
        ways.put(
                CONDITIONS_NOT_ACCEPTED,
                () -> loading(load(registered(Optional.empty(), everybody(Optional.empty())))));
        ways.put(ROUND_NOT_APPROVED, () -> approved().when(new Command.CloseRound(ID, 1), CA, T0));
        ways.put(ROUND_OFFICIAL, () -> official().when(new Command.CloseRound(ID, 1), CA, T0));
        ways.put(
                REPORT_NOT_COMPARED,
                () -> allApproved().when(new Command.SignReport(ID, 1, "rome", "", DIGEST, false), LCA_ROME, T0));
        ways.put(
                MALFORMED_REPORT,
                () -> allApproved().when(new Command.SignReport(ID, 1, "rome", "", "0", true), LCA_ROME, T0));
        ways.put(VENUE_NOT_PLAYING, () -> allApproved().when(sign(1, "oslo"), LCA_ELSEWHERE, T0));
        ways.put(REPORT_GAME_OPEN, () -> open().when(sign(1, "rome"), LCA_ROME, T0));
        ways.put(
                REPORT_NOT_APPROVED,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                        .when(note(1, 2, Result.DRAW), SERVICE, T0)
                        .when(sign(1, "rome"), LCA_ROME, T0));
        ways.put(REPORT_SIGNED, () -> signed().when(sign(1, "rome"), LCA_ROME, T0));
        ways.put(VENUES_NOT_SIGNED, () -> allApproved().when(sign(1, ""), CA, T0));
        ways.put(SCORE_MOVED, () -> finished().when(score(points("0", "1"), points("0", "0")), SERVICE, T0));
        ways.put(SCORE_NOT_ALLOWED, () -> finished().when(score(points("1", "0"), points("1", "1")), SERVICE, T0));
        ways.put(NO_SUCH_PLAYER, () -> finished().when(exclusion("nobody", true), SERVICE, T0));
        ways.put(ROUND_STARTED, () -> finished().when(exclusion("r1", false, 1), SERVICE, T0));
        ways.put(REASON_MALFORMED, () -> loaded().when(new ScheduleCommand.RemoveRound(ID, 2, ""), CA, T0));
        ways.put(ENTRIES_CLOSED, () -> loaded().when(enter(entrant("n1", "Bo Viola", "rome")), CA, T0));
        ways.put(
                ALREADY_WITHDRAWN,
                () -> loaded().when(withdraw("m1", 2), CA, T0).when(withdraw("m1", 2), CA, T0));
        ways.put(NOT_WITHDRAWN, () -> loaded().when(giveBack("m1", 2), CA, T0));
        ways.put(PLAYER_PAIRED, () -> loaded().when(bye("m1", 2, ByeKind.HALF), CA, T0));
        ways.put(
                PLAYER_WITHDRAWN,
                () -> loaded().when(withdraw("m1", 2), CA, T0).when(pair(2, new Pairing(1, "r1", "m1")), CA, T0));
        ways.put(
                PLAYER_KEPT_OUT,
                () -> finished()
                        .when(exclusion("m1", false, 2), SERVICE, T0)
                        .when(pair(2, new Pairing(1, "r1", "m1")), CA, T0));
        ways.put(
                PLAYER_ABSENT,
                () -> unpaired()
                        .when(bye("m1", 1, ByeKind.HALF), CA, T0)
                        .when(pair(1, new Pairing(1, "r1", "m1")), CA, T0));
        ways.putAll(waysOfPlayers());
        ways.put(NO_SUCH_OFFICIAL, () -> loaded().when(new StaffCommand.DismissOfficial(ID, "x", WHY), CA, T0));
        ways.put(NO_SUCH_VENUE, () -> loaded().when(new StaffCommand.RemoveVenue(ID, "oslo", WHY), ORGANISER, T0));
        ways.put(
                UNKNOWN_TEAM,
                () -> loaded().when(new EntryCommand.SetLineUp(ID, "a", List.of("r1"), "r1", WHY), CA, T0));
        ways.put(
                OTHER_VENUE,
                () -> loaded().when(
                                new StaffCommand.AddVenue(
                                        ID, new Venue("oslo", "Oslo", "Europe/Oslo"), officials(), WHY),
                                ORGANISER,
                                T0));
        ways.put(VENUE_IN_USE, () -> loaded().when(new StaffCommand.RemoveVenue(ID, "rome", WHY), ORGANISER, T0));
        ways.put(ROUND_NOT_PAIRED, () -> unpaired().when(new Command.OpenRound(ID, 1, 518), CA, T0));
        ways.put(DRAFT_TOO_LARGE, () -> empty().when(Lives.save("a".repeat(Draft.LARGEST)), OPERATOR, T0));
        ways.put(DRAFT_EXISTS, () -> empty().when(Lives.save("a"), OPERATOR, T0).when(Lives.create("b"), OPERATOR, T0));
        ways.put(NO_DRAFT, () -> empty().when(new LifeCommand.DiscardDraft(ID), OPERATOR, T0));
        ways.put(NOT_FINISHED, () -> loaded().when(Lives.archive(), OPERATOR, T0));
        ways.put(COMPETITION_ARCHIVED, () -> Lives.archived().when(note(1, 1, Result.DRAW), SERVICE, T0));
        ways.putAll(PairingRepairsTest.ways());
        ways.putAll(CancelledBoardsTest.ways());
        ways.put(EARLIER_ROUND_NOT_OPEN, () -> loaded().when(new Command.OpenRound(ID, 2, 518), CA, T0));
        ways.put(
                ROUND_HAS_WITHDRAWALS,
                () -> loaded().when(withdraw("m1", 2), CA, T0)
                        .when(new ScheduleCommand.RemoveRound(ID, 2, WHY), CA, T0));
        ways.put(
                START_NUMBERS_FIXED,
                () -> open().when(new EntryCommand.CorrectPlayer(ID, numberedAnew("m1", 1), WHY), CA, T0));
        ways.put(NOT_LAST_ROUND, () -> loaded().when(new ScheduleCommand.RemoveRound(ID, 1, WHY), CA, T0));
        return ways;
    }

    /** The ways to refusals of what players change of their own entry. */
    private static Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> waysOfPlayers() {
        Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways =
                new EnumMap<>(CompetitionRefusal.class);
        Supplier<Scenario<Command, Event, CompetitionState>> announced = () -> announcing(Optional.of(byes()));
        ways.put(NOT_OWN_ENTRY, () -> loaded().when(withdraw("m1", 2), PLAYER, T0));
        ways.put(BYES_NOT_ANNOUNCED, () -> unpaired().when(bye("r1", 2, ByeKind.HALF), PLAYER, T0));
        ways.put(BYE_KIND_NOT_ANNOUNCED, () -> announced.get().when(bye("r1", 2, ByeKind.FULL), PLAYER, T0));
        ways.put(
                BYE_OF_OFFICIALS,
                () -> announced.get().when(bye("r1", 2, ByeKind.FULL), CA, T0).when(noBye("r1", 2), PLAYER, T0));
        ways.put(
                BYE_ROUND_PAIRED,
                () -> announced
                        .get()
                        .when(pair(2, new Pairing(1, "r2", "m1")), CA, T0)
                        .when(bye("r1", 2, ByeKind.ZERO), PLAYER, T0));
        ways.put(
                BYE_REQUESTS_ENDED,
                () -> announced.get().when(bye("r1", 3, ByeKind.ZERO), PLAYER, T0.plus(Duration.ofDays(1))));
        ways.put(
                BYE_WHILE_EXCLUDED,
                () -> announced
                        .get()
                        .when(pair(1, new Pairing(1, "r1", "m1")), CA, T0)
                        .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                        .when(note(1, 1, Result.DRAW), SERVICE, T0)
                        .when(exclusion("r1", false, 2), SERVICE, T0)
                        .when(bye("r1", 2, ByeKind.ZERO), PLAYER, T0));
        ways.put(HALF_BYES_OVER, () -> announced.get().when(bye("r1", 3, ByeKind.HALF), PLAYER, T0));
        ways.put(
                HALF_BYES_USED,
                () -> announced
                        .get()
                        .when(bye("r1", 1, ByeKind.HALF), PLAYER, T0)
                        .when(bye("r1", 2, ByeKind.HALF), PLAYER, T0));
        return ways;
    }

    private static Scenario<Command, Event, CompetitionState> pairing(Pairing... pairings) {
        return loading(load(venues(), officials(), players(), List.of(new Round(1, List.of(pairings)))));
    }

    private static <T> List<T> replaced(List<T> list, int index, T other) {
        List<T> changed = new ArrayList<>(list);
        changed.set(index, other);
        return changed;
    }

    private static Entrant entrantBorn(String birth) {
        return new Entrant(new Player("n1", "Bo Viola", 0, "rome", ""), 0, "", "", "", birth, Optional.empty());
    }

    private static Entrant numberedAnew(String id, int startNumber) {
        return new Entrant(new Player(id, "Bo Viola", 0, "rome", ""), startNumber, "", "", "", "", Optional.empty());
    }

    private static Entrant numbered(String id) {
        return new Entrant(new Player(id, "Bo Viola", 0, "rome", ""), 0, "", "", "812345", "", Optional.empty());
    }
}
