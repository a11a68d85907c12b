package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;

/** A player withdraws and requests byes (OCR 16.1). PLAYER is r1. */
class OwnEntryRulesTest {
    private static final ByeRules HALF_ONLY = new ByeRules(true, false, 2, OptionalInt.empty(), Duration.ZERO);
    private static final Actor M1 = Actor.seat("m1", "milan", "spring/1/1", "BLACK");

    private static Scenario<Command, Event, CompetitionState> announced() {
        return announcing(Optional.of(byes()));
    }

    private static List<Bye> byesOf(Scenario<Command, Event, CompetitionState> competition) {
        return competition
                .accepted()
                .state()
                .definition()
                .orElseThrow()
                .entries()
                .byes();
    }

    private static void refused(
            Scenario<Command, Event, CompetitionState> competition,
            EntryCommand command,
            Instant at,
            CompetitionRefusal refusal,
            Map<String, String> details) {
        assertEquals(
                Decision.refuse(refusal, details),
                new CompetitionDecider()
                        .decide(
                                new Submitted<>(command, PLAYER, "r", at, at),
                                competition.accepted().state()));
    }

    @Test
    void anAnnouncedByeIsGivenAtOnceAndCanBeTakenBack() { // OCR 16.1
        var requested = announced().when(bye("r1", 2, ByeKind.HALF), PLAYER, T0);
        assertEquals(List.of(new Bye(2, "r1", ByeKind.HALF)), byesOf(requested));
        assertEquals(
                List.of(new Bye(2, "r1", ByeKind.ZERO)),
                byesOf(requested.when(bye("r1", 2, ByeKind.ZERO), PLAYER, T0)));
        requested.when(pair(2, new Pairing(1, "r1", "m1")), CA, T0).refused(PLAYER_ABSENT);
        assertEquals(List.of(), byesOf(requested.when(noBye("r1", 2), PLAYER, T0)));
    }

    @Test
    void onlyByesThatTheRegulationsAnnounceCanBeRequested() { // OCR 16.1
        announcing(Optional.empty())
                .when(bye("r1", 2, ByeKind.HALF), PLAYER, T0)
                .refused(BYES_NOT_ANNOUNCED);
        var half = announcing(Optional.of(HALF_ONLY));
        refused(half, bye("r1", 2, ByeKind.ZERO), T0, BYE_KIND_NOT_ANNOUNCED, Map.of("points", "0.5"));
        refused(announced(), bye("r1", 2, ByeKind.FULL), T0, BYE_KIND_NOT_ANNOUNCED, Map.of("points", "0.5, 0"));
    }

    @Test
    void halfPointByesAreLimitedInNumberAndToEarlyRounds() { // OCR 16.1
        refused(announced(), bye("r1", 3, ByeKind.HALF), T0, HALF_BYES_OVER, Map.of("round", "2"));
        var used = announced().when(bye("r1", 1, ByeKind.HALF), PLAYER, T0);
        refused(used, bye("r1", 2, ByeKind.HALF), T0, HALF_BYES_USED, Map.of("count", "1", "most", "1"));
        announced()
                .when(bye("r1", 1, ByeKind.HALF), PLAYER, T0)
                .when(bye("r1", 2, ByeKind.ZERO), PLAYER, T0)
                .when(bye("r1", 3, ByeKind.ZERO), PLAYER, T0)
                .accepted();
        byesOf(announcing(Optional.of(HALF_ONLY))
                .when(bye("r1", 1, ByeKind.HALF), PLAYER, T0)
                .when(bye("r1", 3, ByeKind.HALF), PLAYER, T0));
    }

    @Test
    void requestsEndWhenTheRoundIsPairedOrAtTheTimeThatIsAnnounced() { // OCR 16.1, LAW 6.6
        var paired = announced().when(pair(2, new Pairing(1, "r2", "m1")), CA, T0);
        refused(paired, bye("r1", 2, ByeKind.ZERO), T0, BYE_ROUND_PAIRED, Map.of("round", "2"));
        announced()
                .when(bye("r1", 2, ByeKind.ZERO), PLAYER, T0)
                .when(pair(2, new Pairing(1, "r2", "m1")), CA, T0)
                .when(noBye("r1", 2), PLAYER, T0)
                .refused(BYE_ROUND_PAIRED);
        Instant end = T0.plus(Duration.ofHours(23));
        announced().when(bye("r1", 3, ByeKind.ZERO), PLAYER, end.minusMillis(1)).accepted();
        refused(
                announced(),
                bye("r1", 3, ByeKind.ZERO),
                end,
                BYE_REQUESTS_ENDED,
                Map.of("round", "3", "minutes", "60"));
        announced()
                .when(pair(1, new Pairing(1, "r1", "m1")), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(bye("r1", 1, ByeKind.ZERO), PLAYER, T0)
                .refused(ROUND_ALREADY_OPEN);
        announced().when(bye("r1", 4, ByeKind.ZERO), PLAYER, T0).refused(UNKNOWN_ROUND);
    }

    @Test
    void aPlayerChangesNoByeThatOnlyOfficialsGive() { // OCR 16.1
        var given = announced().when(bye("r1", 2, ByeKind.FULL), CA, T0).accepted();
        given.when(noBye("r1", 2), PLAYER, T0).refused(BYE_OF_OFFICIALS);
        given.when(bye("r1", 2, ByeKind.HALF), PLAYER, T0).refused(BYE_OF_OFFICIALS);
        announced().when(noBye("r1", 2), PLAYER, T0).then();
    }

    @Test
    void aPlayerWhoIsExcludedOrHasWithdrawnGetsNoBye() { // OCR 18.4.8
        var excluded =
                firstOpened().when(note(1, 1, Result.DRAW), SERVICE, T0).when(exclusion("r1", false, 2), SERVICE, T0);
        refused(excluded, bye("r1", 2, ByeKind.ZERO), T0, BYE_WHILE_EXCLUDED, Map.of("round", "2"));
        announced()
                .when(withdraw("r1", 2), PLAYER, T0)
                .when(bye("r1", 3, ByeKind.ZERO), PLAYER, T0)
                .refused(ALREADY_WITHDRAWN);
    }

    @Test
    void aPlayerWithdrawsFromRoundsThatAreNotOpenAndAnArbiterLetsThePlayerReturn() { // LAW 6.6
        var away = firstOpened().when(withdraw("r1", 2), PLAYER, T0).accepted();
        assertEquals(
                List.of(new Withdrawal("r1", 2, 0, WHY)),
                away.state().definition().orElseThrow().entries().withdrawals());
        away.when(giveBack("r1", 2), PLAYER, T0).refused(FORBIDDEN_ROLE);
        away.when(withdraw("r1", 2), PLAYER, T0).refused(ALREADY_WITHDRAWN);
        away.when(giveBack("r1", 2), CA, T0).accepted();
        firstOpened().when(withdraw("r1", 1), PLAYER, T0).refused(ROUND_ALREADY_OPEN);
        firstOpened()
                .when(new EntryCommand.WithdrawPlayer(ID, "r1", 2, ""), PLAYER, T0)
                .refused(REASON_MALFORMED);
    }

    private static Scenario<Command, Event, CompetitionState> firstOpened() {
        return announced()
                .when(pair(1, new Pairing(1, "r1", "m1"), new Pairing(2, "m2", "r2")), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .accepted();
    }

    @Test
    void aPlayerActsForNobodyElse() { // DEC-21
        for (Command other : List.of(withdraw("m1", 2), bye("m1", 2, ByeKind.HALF), noBye("nobody", 2)))
            announced().when(other, PLAYER, T0).refused(NOT_OWN_ENTRY);
        for (Command others : List.of(move("r1", "milan", 2), enter(entrant("n1", "Bo Viola", "rome")), plan(2)))
            announced().when(others, PLAYER, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void onlyASeatOfThisCompetitionGivesTheRight() { // DEC-21
        for (Actor stranger : List.of(
                Actor.seat("r1", "rome", "summer/1/1", "WHITE"),
                PLAYER.of("summer"),
                Actor.seat("r1", "rome", "", ""),
                Actor.official("r1", Role.PLAYER, "rome")))
            announced().when(withdraw("r1", 2), stranger, T0).refused(NOT_OWN_ENTRY);
        for (Role role : List.of(Role.ASSISTANT, Role.SPECTATOR, Role.FLOOR_ARBITER, Role.LOCAL_CHIEF_ARBITER))
            announced()
                    .when(withdraw("r1", 2), new Actor("r1", role, ID, "rome", "spring/1/1", "WHITE"), T0)
                    .refused(FORBIDDEN_ROLE);
        announced().when(withdraw("r1", 2), PLAYER.of(ID), T0).accepted();
    }

    @Test
    void aCaptainActsForThePlayersOfTheTeam() { // FSSI team-b
        var teams = announcing(
                Optional.of(byes()),
                Optional.of(entries(List.of(
                        new Team("a", "A", "r1", List.of("r1", "r2")),
                        new Team("b", "B", "m2", List.of("m1", "m2"))))));
        teams.when(bye("r2", 2, ByeKind.HALF), PLAYER, T0).accepted();
        teams.when(withdraw("r2", 2), PLAYER, T0).accepted();
        teams.when(withdraw("m1", 2), PLAYER, T0).refused(NOT_OWN_ENTRY);
        teams.when(withdraw("m2", 2), M1, T0).refused(NOT_OWN_ENTRY);
    }

    @Test
    void rulesAboutByesHaveALimitOfEachKind() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new ByeRules(false, false, 1, OptionalInt.empty(), Duration.ZERO));
        assertThrows(
                IllegalArgumentException.class, () -> new ByeRules(true, true, 0, OptionalInt.empty(), Duration.ZERO));
        assertThrows(
                IllegalArgumentException.class,
                () -> new ByeRules(true, true, 1, OptionalInt.empty(), Duration.ofMinutes(-1)));
    }
}
