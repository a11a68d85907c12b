package org.onehall.competition.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.NeitherPresent;
import org.onehall.regulations.Points;

/** A small competition: two venues, four players, two rounds with two boards each. */
public final class Halls {
    public static final Instant T0 = Instant.parse("2026-05-01T13:00:00Z");
    public static final String ID = "spring";
    public static final Actor OPERATOR = Actor.official("op", Role.OPERATOR, "");
    public static final Actor ORGANISER = Actor.official("co", Role.CHIEF_ORGANISER, "");
    public static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    public static final Actor LCA_ROME = Actor.official("rome-lca", Role.LOCAL_CHIEF_ARBITER, "rome");
    public static final Actor LCA_MILAN = Actor.official("milan-lca", Role.LOCAL_CHIEF_ARBITER, "milan");
    public static final Actor LCA_ELSEWHERE = Actor.official("oslo-lca", Role.LOCAL_CHIEF_ARBITER, "oslo");
    public static final Actor SERVICE = Actor.service("competition");
    public static final Actor PLAYER = Actor.seat("r1", "rome", "spring/1/1", "WHITE");

    private Halls() {}

    public static List<Venue> venues() {
        return List.of(new Venue("rome", "Rome", "Europe/Rome"), new Venue("milan", "Milan", "Europe/Rome"));
    }

    public static List<Official> officials() {
        return List.of(
                new Official("ca", "Ada Uno", Role.CHIEF_ARBITER, ""),
                new Official("rome-lca", "Ada Due", Role.LOCAL_CHIEF_ARBITER, "rome"),
                new Official("rome-lta", "Ada Tre", Role.LOCAL_TECHNICAL_ARBITER, "rome"),
                new Official("rome-lo", "Ada Quattro", Role.LOCAL_ORGANISER, "rome"),
                new Official("milan-lca", "Ada Cinque", Role.LOCAL_CHIEF_ARBITER, "milan"),
                new Official("milan-lta", "Ada Sei", Role.LOCAL_TECHNICAL_ARBITER, "milan"),
                new Official("milan-lo", "Ada Sette", Role.LOCAL_ORGANISER, "milan"));
    }

    public static List<Player> players() {
        return List.of(
                new Player("r1", "Bo Rossi", 2100, "rome", "ITA"),
                new Player("r2", "Bo Verdi", 0, "rome", ""),
                new Player("m1", "Bo Neri", 2050, "milan", "ITA"),
                new Player("m2", "Bo Gialli", 1900, "milan", "SMR"));
    }

    public static List<Round> rounds() {
        return List.of(
                new Round(1, List.of(new Pairing(1, "r1", "m1"), new Pairing(2, "m2", "r2"))),
                new Round(2, List.of(new Pairing(1, "m2", "r1"), new Pairing(2, "r2", "m1"))));
    }

    public static Regulations regulations() {
        return new Regulations(
                new GameRules(
                        "fide-online-2021",
                        3,
                        50,
                        true,
                        1,
                        1,
                        false,
                        true,
                        true,
                        true,
                        0,
                        0,
                        Optional.of(NeitherPresent.WHITE_LOSES_TIME),
                        false,
                        OptionalInt.empty(),
                        60,
                        false,
                        false,
                        0,
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        true,
                        false,
                        true,
                        List.of()),
                TimeControl.parse("90+30"),
                Optional.empty(),
                Optional.of(new FloorRules(
                        1,
                        2,
                        false,
                        Optional.empty(),
                        LeavePolicy.OCR,
                        OptionalInt.empty(),
                        true,
                        false,
                        false,
                        false,
                        false,
                        false,
                        Optional.of(new LinkRules(Duration.ofSeconds(1), Duration.ofSeconds(3), Duration.ofSeconds(5))),
                        false)),
                Optional.of(new AssistanceRules(false, false, false, 60)),
                Optional.empty(),
                Optional.of(new InputRules(true, List.of("Q"), true)),
                Optional.of(new ScreeningRules(Duration.ofMinutes(15))),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new PublicRules(true, Duration.ofMinutes(15), OptionalInt.of(9))));
    }

    public static Command.Load load() {
        return load(venues(), officials(), players(), rounds());
    }

    public static Command.Load load(
            List<Venue> venues, List<Official> officials, List<Player> players, List<Round> rounds) {
        return new Command.Load(ID, "Spring Open", venues, officials, players, rounds, regulations(), Optional.empty());
    }

    /** With teams, byes or whatever else a competition knows besides its pairings. */
    public static Command.Load load(Entries entries) {
        return new Command.Load(
                ID, "Spring Open", venues(), officials(), players(), rounds(), regulations(), Optional.of(entries));
    }

    /** Teams of two boards each. */
    public static Entries entries(List<Team> teams) {
        TeamRules rules = new TeamRules(
                List.of(
                        TeamCriterion.BOARD_POINTS,
                        TeamCriterion.MATCH_POINTS,
                        TeamCriterion.BOARD_1,
                        TeamCriterion.BOARD_2),
                2,
                1,
                Points.of("2"),
                Points.of("1"),
                Points.of("0"));
        return new Entries(false, Optional.of(rules), teams, List.of(), List.of(), List.of(), Optional.empty());
    }

    public static Scenario<Command, Event, CompetitionState> empty() {
        return Scenario.of(new CompetitionDecider());
    }

    public static Scenario<Command, Event, CompetitionState> loaded() {
        return empty().when(load(), OPERATOR, T0).accepted();
    }

    public static Scenario<Command, Event, CompetitionState> open() {
        return loaded().when(new Command.OpenRound(ID, 1, 518), CA, T0).accepted();
    }

    public static Command.NoteResult note(int round, int board, Result result) {
        return new Command.NoteResult(ID, round, board, result, Termination.RESIGNATION, false);
    }

    /** Round 1, official, with two approved wins for White. */
    public static Scenario<Command, Event, CompetitionState> official() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(note(1, 2, Result.WHITE_WINS), SERVICE, T0)
                .when(approve(1), CA, T0)
                .when(approve(2), CA, T0)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted();
    }

    /** The SHA-256 of what was signed. */
    public static final String DIGEST = "0123456789abcdef".repeat(4);

    /** Round 1 with two approved wins for White. */
    public static Scenario<Command, Event, CompetitionState> allApproved() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(note(1, 2, Result.WHITE_WINS), SERVICE, T0)
                .when(approve(1), CA, T0)
                .when(approve(2), CA, T0)
                .accepted();
    }

    /** @param venue "" for the whole round's */
    public static Command.SignReport sign(int round, String venue) {
        return new Command.SignReport(ID, round, venue, "A quiet round.", DIGEST, true);
    }

    /** Signed by both venues. */
    public static Scenario<Command, Event, CompetitionState> signed() {
        return allApproved()
                .when(sign(1, "rome"), LCA_ROME, T0)
                .when(sign(1, "milan"), LCA_MILAN, T0)
                .accepted();
    }

    public static Command.ApproveResult approve(int board) {
        return approve(board, "1-0");
    }

    /** @param seen the score that the arbiter sees */
    public static Command.ApproveResult approve(int board, String seen) {
        return approve(board, seen, List.of());
    }

    /**
     * Approves a result of the first round; {@code disputed} are the players who, as far as the arbiter knows, dispute
     * it.
     */
    public static Command.ApproveResult approve(int board, String seen, List<Side> disputed) {
        return new Command.ApproveResult(ID, 1, board, seen, disputed, "");
    }
}
