package org.onehall.competition.domain;

import static org.onehall.competition.domain.Halls.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** Changes of the small competition after it was loaded. */
final class Changes {
    static final String WHY = "Agreed with the federation";

    private Changes() {}

    /** The two venues without any pairing. */
    static Scenario<Command, Event, CompetitionState> unpaired() {
        return empty().when(
                        load(
                                venues(),
                                officials(),
                                players(),
                                List.of(new Round(1, List.of()), new Round(2, List.of()))),
                        OPERATOR,
                        T0)
                .accepted();
    }

    /** Three rounds without pairings; the third is planned to start a day after T0. */
    static Scenario<Command, Event, CompetitionState> announcing(Optional<ByeRules> byes) {
        return announcing(byes, Optional.empty());
    }

    /** The same with teams. */
    static Scenario<Command, Event, CompetitionState> announcing(Optional<ByeRules> byes, Optional<Entries> entries) {
        Regulations usual = regulations();
        return empty().when(
                        new Command.Load(
                                ID,
                                "Spring Open",
                                venues(),
                                officials(),
                                players(),
                                List.of(
                                        new Round(1, List.of()),
                                        new Round(2, List.of()),
                                        new Round(3, List.of(), Optional.of(T0.plus(Duration.ofDays(1))))),
                                new Regulations(
                                        usual.rules(),
                                        usual.control(),
                                        usual.penalties(),
                                        usual.floor(),
                                        usual.assistance(),
                                        usual.appeals(),
                                        usual.input(),
                                        usual.screening(),
                                        usual.fairPlay(),
                                        usual.standings(),
                                        usual.publicPage(),
                                        byes,
                                        List.of()),
                                entries),
                        OPERATOR,
                        T0)
                .accepted();
    }

    /** One half-point bye, in round 1 or 2, and zero-point byes, until an hour before a round. */
    static ByeRules byes() {
        return new ByeRules(true, true, 1, OptionalInt.of(2), Duration.ofHours(1));
    }

    static EntryCommand.SetAbsence noBye(String player, int round) {
        return new EntryCommand.SetAbsence(ID, player, round, Optional.empty(), WHY);
    }

    static Entrant entrant(String id, String name, String venue) {
        return new Entrant(new Player(id, name, 1800, venue, "ITA"), 0, "", "", "", "", Optional.empty());
    }

    static EntryCommand.EnterPlayers enter(Entrant... entrants) {
        return new EntryCommand.EnterPlayers(ID, List.of(entrants), WHY, Optional.empty());
    }

    static EntryCommand.WithdrawPlayer withdraw(String player, int from) {
        return new EntryCommand.WithdrawPlayer(ID, player, from, WHY);
    }

    static EntryCommand.ReturnPlayer giveBack(String player, int from) {
        return new EntryCommand.ReturnPlayer(ID, player, from, WHY);
    }

    static EntryCommand.SetAbsence bye(String player, int round, ByeKind kind) {
        return new EntryCommand.SetAbsence(ID, player, round, Optional.of(kind), WHY);
    }

    static EntryCommand.MovePlayer move(String player, String venue, int from) {
        return new EntryCommand.MovePlayer(ID, player, venue, from, WHY);
    }

    static StaffCommand.AppointOfficial replace(String id, String name, Role role, String venue, String other) {
        return new StaffCommand.AppointOfficial(ID, new Official(id, name, role, venue), "", other, WHY);
    }

    static StaffCommand.AddVenue oslo() {
        return new StaffCommand.AddVenue(
                ID,
                new Venue("oslo", "Oslo", "Europe/Oslo"),
                List.of(
                        new Official("oslo-lca", "Bea Uno", Role.LOCAL_CHIEF_ARBITER, "oslo"),
                        new Official("oslo-lta", "Bea Due", Role.LOCAL_TECHNICAL_ARBITER, "oslo"),
                        new Official("oslo-lo", "Bea Tre", Role.LOCAL_ORGANISER, "oslo")),
                WHY);
    }

    static ScheduleCommand.SetPairings pair(int round, Pairing... pairings) {
        return new ScheduleCommand.SetPairings(ID, round, List.of(pairings), List.of(), "");
    }

    static ScheduleCommand.PlanRound plan(int round) {
        return new ScheduleCommand.PlanRound(ID, round, Optional.of(T0), Optional.empty(), WHY, false);
    }
}
