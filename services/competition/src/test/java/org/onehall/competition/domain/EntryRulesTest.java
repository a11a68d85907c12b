package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** Who plays, from which round on, and where (OCR 16.1). */
class EntryRulesTest {
    private static final Actor LO_ROME = Actor.official("rome-lo", Role.LOCAL_ORGANISER, "rome");

    private static Definition definition(Scenario<Command, Event, CompetitionState> competition) {
        return competition.accepted().state().definition().orElseThrow();
    }

    /** Round 1 of the unpaired competition, played and official; round 2 has no pairings. */
    private static Scenario<Command, Event, CompetitionState> firstPlayed() {
        return unpaired()
                .when(pair(1, new Pairing(1, "r1", "m1"), new Pairing(2, "m2", "r2")), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(note(1, 2, Result.DRAW), SERVICE, T0)
                .accepted();
    }

    @Test
    void aLateEntryGetsTheNextFreeIdAndByesForTheRoundsThatAreOpen() { // OCR 16.1
        var entered = firstPlayed()
                .when(
                        new EntryCommand.EnterPlayers(
                                ID, List.of(entrant("", "Bo Viola", "rome")), WHY, Optional.of(ByeKind.HALF)),
                        ORGANISER,
                        T0);
        Definition now = definition(entered);
        assertEquals("Bo Viola", now.player("p5").orElseThrow().name());
        assertEquals(List.of(new Bye(1, "p5", ByeKind.HALF)), now.entries().byes());
        assertEquals(
                "0.5",
                Standings.of(entered.state(), false).players().stream()
                        .filter(row -> row.playerId().equals("p5"))
                        .map(row -> row.points().toPlainString())
                        .findFirst()
                        .orElseThrow());
        entered.when(pair(2, new Pairing(1, "p5", "r1"), new Pairing(2, "r2", "m2")), CA, T0)
                .accepted();
    }

    @Test
    void allAreEnteredOrNobody() { // OCR 16.1
        unpaired()
                .when(enter(entrant("n1", "Bo Viola", "rome"), entrant("n2", "Bo Blu", "oslo")), CA, T0)
                .refused(UNKNOWN_VENUE);
        unpaired()
                .when(enter(entrant("n1", "Bo Viola", "rome"), entrant("n1", "Bo Blu", "rome")), CA, T0)
                .refused(DUPLICATE_ID);
        unpaired().when(enter(entrant("n1", " ", "rome")), CA, T0).refused(MALFORMED_NAME);
    }

    @Test
    void entriesEndWhenTheLastRoundIsPaired() { // OCR 16.1
        unpaired()
                .when(pair(2, new Pairing(1, "r1", "m1")), CA, T0)
                .when(enter(entrant("n1", "Bo Viola", "rome")), CA, T0)
                .refused(ENTRIES_CLOSED);
    }

    @Test
    void aLocalOrganiserEntersAndCorrectsPlayersOfTheOwnVenueOnly() { // DEC-21
        unpaired().when(enter(entrant("n1", "Bo Viola", "rome")), LO_ROME, T0).accepted();
        unpaired()
                .when(enter(entrant("n1", "Bo Viola", "rome"), entrant("n2", "Bo Blu", "milan")), LO_ROME, T0)
                .refused(FORBIDDEN_ROLE);
        unpaired().when(withdraw("m1", 1), LO_ROME, T0).refused(FORBIDDEN_ROLE);
        unpaired().when(move("r1", "milan", 1), LO_ROME, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void aCorrectionChangesEverythingButTheVenue() { // OCR 16.1
        Entrant corrected = new Entrant(
                new Player("r1", "Bo Rosso", 2150, "milan", "SMR"),
                7,
                "m",
                "FM",
                "812345",
                "1990/12/31",
                Optional.empty());
        Definition now = definition(loaded().when(new EntryCommand.CorrectPlayer(ID, corrected, WHY), CA, T0));
        assertEquals(
                new Player("r1", "Bo Rosso", 2150, "rome", "SMR"),
                now.player("r1").orElseThrow());
        assertEquals(
                List.of(new Details("r1", 7, "m", "FM", "812345", "1990/12/31")),
                now.entries().details());
        assertEquals("812345", now.entries().registration().orElseThrow().number("r1"));
        assertEquals(Map.of("r1", 7, "r2", 1, "m1", 2, "m2", 3), now.startNumbers());
    }

    private static Entrant numbered(String id, String name, int startNumber) {
        return new Entrant(new Player(id, name, 0, "rome", ""), startNumber, "", "", "", "", Optional.empty());
    }

    @Test
    void onceARoundIsOpenNobodyGetsTheStartNumberOfAnother() { // OCR 16.1
        var playing = firstPlayed();
        Map<String, Integer> before = definition(playing).startNumbers();
        for (EntryCommand command : List.of(
                new EntryCommand.CorrectPlayer(ID, numbered("r2", "Bo Viola", 1), WHY),
                new EntryCommand.CorrectPlayer(ID, numbered("r2", "Bo Viola", 9), WHY),
                enter(numbered("n1", "Bo Viola", 1))))
            playing.when(command, CA, T0).refused(START_NUMBERS_FIXED);
        for (EntryCommand command : List.of(
                new EntryCommand.CorrectPlayer(ID, numbered("r2", "Bo Viola", before.get("r2")), WHY),
                new EntryCommand.CorrectPlayer(ID, numbered("r2", "Bo Viola", 0), WHY),
                enter(numbered("n1", "Bo Viola", 9)))) {
            Map<String, Integer> after =
                    definition(playing.when(command, CA, T0)).startNumbers();
            before.forEach((player, number) -> assertEquals(number, after.get(player), player));
        }
        assertEquals(
                1,
                definition(unpaired().when(enter(numbered("n1", "Bo Viola", 1)), CA, T0))
                        .startNumbers()
                        .get("n1"));
    }

    private static Entrant stating(String id, String sex, String title, String number, String birth) {
        return new Entrant(new Player(id, "Bo Viola", 0, "rome", ""), 0, sex, title, number, birth, Optional.empty());
    }

    @Test
    void whatCannotBeRightAboutAPlayerIsNotRecorded() { // OCR 16.1
        for (Entrant wrong : List.of(
                stating("n1", "x", "", "", ""),
                stating("n1", "", "ZZZ", "", ""),
                stating("n1", "", "gm", "", ""),
                stating("n1", "", "", "", "2999"),
                stating("n1", "", "", "", "0000"),
                stating("n1", "", "", "", "1990/13/01"),
                stating("n1", "", "", "", "1990/02/30"),
                stating("n1", "", "", "", "1990/00/30"),
                stating("n1", "", "", "", "31.12.1990"),
                stating("n1", "", "", "", "1970/01/02"))) {
            unpaired().when(enter(wrong), CA, Instant.EPOCH).refused(MALFORMED_ENTRANT);
            unpaired()
                    .when(new EntryCommand.CorrectPlayer(ID, wrong.with("r1"), WHY), CA, Instant.EPOCH)
                    .refused(MALFORMED_ENTRANT);
        }
        for (Entrant right : List.of(
                stating("n1", "w", "WFM", "", "1970/01/01"),
                stating("n1", "m", "AIM", "", "1969/12/00"),
                stating("n1", "", "NM", "", "1969/00/00"),
                stating("n1", "", "", "", "1970")))
            unpaired().when(enter(right), CA, Instant.EPOCH).accepted();
    }

    @Test
    void whatWasLoadedWithAPlayerStaysAtACorrectionOfSomethingElse() { // OCR 16.1
        var loaded = loading(load(new Entries(
                        false,
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        List.of(new Details("r1", 1, "f", "g", "", "1990-12-31")),
                        List.of(),
                        Optional.empty())))
                .accepted();
        Entrant same = stating("r1", "f", "g", "", "1990-12-31");
        loaded.when(new EntryCommand.CorrectPlayer(ID, same, WHY), CA, T0).accepted();
        loaded.when(new EntryCommand.CorrectPlayer(ID, stating("r1", "f", "g", "", "1990-12-30"), WHY), CA, T0)
                .refused(MALFORMED_ENTRANT);
    }

    @Test
    void aNumberBelongsToOnePlayer() { // APP-I A4
        unpaired()
                .when(enter(stating("n1", "", "", "0812345", ""), stating("n2", "", "", "812345", "")), CA, T0)
                .refused(NUMBER_TAKEN);
        var one = unpaired()
                .when(enter(stating("n1", "", "", "0812345", ""), stating("n2", "", "", "AB-1", "")), CA, T0)
                .accepted();
        one.when(enter(stating("n3", "", "", "ab-1", "")), CA, T0).refused(NUMBER_TAKEN);
        one.when(new EntryCommand.CorrectPlayer(ID, stating("r1", "", "", "812345", ""), WHY), CA, T0)
                .refused(NUMBER_TAKEN);
        one.when(new EntryCommand.CorrectPlayer(ID, stating("n1", "", "", "812345", ""), WHY), CA, T0)
                .accepted();
        one.when(enter(stating("n3", "", "", "0000", ""), stating("n4", "", "", "0000", "")), CA, T0)
                .accepted();
    }

    @Test
    void aWithdrawnPlayerCannotBePairedUntilTheReturn() { // LAW 6.6
        var away = firstPlayed().when(withdraw("m1", 2), CA, T0).accepted();
        away.when(withdraw("m1", 2), CA, T0).refused(ALREADY_WITHDRAWN);
        away.when(pair(2, new Pairing(1, "r1", "m1")), CA, T0).refused(PLAYER_WITHDRAWN);
        away.when(new ScheduleCommand.SetPairings(ID, 2, List.of(), List.of("m1"), ""), CA, T0)
                .refused(PLAYER_WITHDRAWN);
        away.when(bye("m1", 2, ByeKind.HALF), CA, T0).refused(ALREADY_WITHDRAWN);
        away.when(giveBack("m1", 2), CA, T0)
                .when(pair(2, new Pairing(1, "r1", "m1")), CA, T0)
                .accepted();
        firstPlayed().when(giveBack("m1", 2), CA, T0).refused(NOT_WITHDRAWN);
    }

    @Test
    void aPlayerIsAwayFromTheWithdrawalToTheReturn() { // LAW 6.6
        Definition now = definition(
                unpaired().when(plan(3), CA, T0).when(withdraw("m1", 1), CA, T0).when(giveBack("m1", 3), CA, T0));
        assertEquals(List.of(new Withdrawal("m1", 1, 3, WHY)), now.entries().withdrawals());
        assertTrue(now.entries().withdrawal("m1", 2).isPresent());
        assertTrue(now.entries().withdrawal("m1", 3).isEmpty());
    }

    @Test
    void aRoundDoesNotOpenWhileAWithdrawnPlayerIsPairedInIt() { // LAW 6.6
        loaded().when(withdraw("m1", 1), CA, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .refused(PLAYER_WITHDRAWN);
    }

    @Test
    void nothingOfAnOpenRoundIsChanged() { // LAW 6.6
        open().when(withdraw("m1", 1), CA, T0).refused(ROUND_ALREADY_OPEN);
        open().when(giveBack("m1", 1), CA, T0).refused(ROUND_ALREADY_OPEN);
        open().when(bye("m1", 1, ByeKind.ZERO), CA, T0).refused(ROUND_ALREADY_OPEN);
        open().when(move("m1", "rome", 1), CA, T0).refused(ROUND_ALREADY_OPEN);
        open().when(withdraw("m1", 3), CA, T0).refused(UNKNOWN_ROUND);
    }

    @Test
    void aByeIsForAPlayerWhoIsNotPairedAndCanBeTakenBack() { // LAW 6.6
        loaded().when(bye("m1", 2, ByeKind.HALF), CA, T0).refused(PLAYER_PAIRED);
        var absent = unpaired().when(bye("m1", 1, ByeKind.HALF), CA, T0).accepted();
        absent.when(pair(1, new Pairing(1, "r1", "m1")), CA, T0).refused(PLAYER_ABSENT);
        assertEquals(
                List.of(new Bye(1, "m1", ByeKind.ZERO)),
                definition(absent.when(bye("m1", 1, ByeKind.ZERO), CA, T0))
                        .entries()
                        .byes());
        absent.when(new EntryCommand.SetAbsence(ID, "m1", 1, Optional.empty(), WHY), CA, T0)
                .when(pair(1, new Pairing(1, "r1", "m1")), CA, T0)
                .accepted();
    }

    @Test
    void aPlayerMovesWhenTheRoundIsOpened() { // OCR 16.1
        var moving = loaded().when(move("m1", "rome", 1), CA, T0);
        assertEquals("milan", definition(moving).player("m1").orElseThrow().venueId());
        Definition opened = definition(moving.when(new Command.OpenRound(ID, 1, 518), CA, T0));
        assertEquals("rome", opened.player("m1").orElseThrow().venueId());
        assertEquals(List.of(), opened.entries().venueChanges());
        Definition back =
                definition(loaded().when(move("m1", "rome", 1), CA, T0).when(move("m1", "milan", 1), CA, T0));
        assertEquals(List.of(), back.entries().venueChanges());
        loaded().when(move("m1", "oslo", 1), CA, T0).refused(NO_SUCH_VENUE);
        loaded().when(move("nobody", "rome", 1), CA, T0).refused(NO_SUCH_PLAYER);
    }

    @Test
    void aLineUpIsThatOfATeamAndHasItsCaptain() { // FSSI team-a
        var teams = empty().when(
                        load(entries(List.of(
                                new Team("a", "A", "r1", List.of("r1", "r2")),
                                new Team("b", "B", "m1", List.of("m1", "m2"))))),
                        OPERATOR,
                        T0)
                .accepted();
        Definition now =
                definition(teams.when(new EntryCommand.SetLineUp(ID, "a", List.of("r2", "r1"), "r2", WHY), CA, T0));
        assertEquals(
                new Team("a", "A", "r2", List.of("r2", "r1")),
                now.entries().teams().getFirst());
        teams.when(new EntryCommand.SetLineUp(ID, "a", List.of("r2", "m1"), "r2", WHY), CA, T0)
                .refused(MALFORMED_TEAM);
        teams.when(new EntryCommand.SetLineUp(ID, "c", List.of("r2", "r1"), "r2", WHY), CA, T0)
                .refused(UNKNOWN_TEAM);
    }

    @Test
    void theFileThatWasLoadedMayBeLoadedAgainAfterAChange() { // OCR 16.1
        Definition changed = definition(loaded().when(withdraw("m1", 2), CA, T0).when(load(), OPERATOR, T0));
        assertTrue(changed.entries().withdrawal("m1", 2).isPresent());
    }

    @Test
    void aChangeWithoutEffectIsNotRecorded() {
        Entrant same = new Entrant(players().getFirst(), 0, "", "", "", "", Optional.empty());
        loaded().when(new EntryCommand.CorrectPlayer(ID, same, WHY), CA, T0).accepted();
        assertEquals(
                loaded().state(),
                loaded().when(new EntryCommand.CorrectPlayer(ID, same, WHY), CA, T0)
                        .state());
    }

    @Test
    void aChangeNeedsAReason() {
        unpaired()
                .when(new EntryCommand.WithdrawPlayer(ID, "m1", 1, " "), CA, T0)
                .refused(REASON_MALFORMED);
        unpaired()
                .when(new EntryCommand.WithdrawPlayer(ID, "m1", 1, "x".repeat(501)), CA, T0)
                .refused(REASON_MALFORMED);
    }
}
