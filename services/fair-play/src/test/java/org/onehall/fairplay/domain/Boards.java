package org.onehall.fairplay.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Recorder;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.fairplay.domain.Screening.ScreenedMove;
import org.onehall.fairplay.domain.Screening.SideScreening;
import org.onehall.regulations.CheckKind;

/** People, and a board between Rome (White) and Bari (Black). */
public final class Boards {
    public static final BoardId BOARD = new BoardId("demo", 1, 3);
    public static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    public static final Instant T0 = Instant.parse("2026-11-21T14:00:00Z");
    public static final Actor SERVICE = Actor.service("fair-play");
    public static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    public static final Actor LCA_ROME = Actor.official("lca-rome", Role.LOCAL_CHIEF_ARBITER, "rome");
    public static final Actor LCA_BARI = Actor.official("lca-bari", Role.LOCAL_CHIEF_ARBITER, "bari");
    public static final Actor LTA_BARI = Actor.official("lta-bari", Role.LOCAL_TECHNICAL_ARBITER, "bari");
    public static final Actor BLACK = Actor.seat("p-black", "bari", BOARD.toString(), "BLACK");
    public static final Actor FLOOR_BARI = Actor.official("floor-bari", Role.FLOOR_ARBITER, "bari");
    /** White to move at 14:00:00, with White's clock running from 10:00; Black has an assistant. */
    public static final Circumstances NOW = new Circumstances(
            true,
            1,
            22,
            Optional.of(Side.WHITE),
            Optional.of(new ClockReading(
                    Duration.ofMinutes(10),
                    Duration.ofMinutes(8),
                    Optional.of(Side.WHITE),
                    T0,
                    Optional.of(T0.plusSeconds(600)),
                    Optional.empty())),
            false,
            "p-white",
            "p-black",
            "",
            "a-black",
            false,
            true,
            Writing.UNTIL_FIVE_MINUTES,
            Writing.ALWAYS,
            List.of(),
            false);

    public static final GameMoment MOMENT = NOW.at(T0);
    public static final Screening SCREENING = new Screening(
            "Test 1",
            1_000,
            List.of(
                    new ScreenedMove(
                            1,
                            "e2e4",
                            "d2d4",
                            30,
                            25,
                            List.of(new ListedMove("d2d4", 30), new ListedMove("e2e4", 25)),
                            9,
                            "Test 1; nodes 1000",
                            20,
                            Optional.of(Duration.ofSeconds(7)),
                            Optional.of(Duration.ofMinutes(10))),
                    new ScreenedMove(
                            2, "e7e5", "e7e5", -25, -25, List.of(), 0, "", 0, Optional.empty(), Optional.empty())),
            new SideScreening(1, 0, 5, 0),
            new SideScreening(1, 1, 0, 100));

    public static final String VENUE = "demo/bari";
    public static final Actor LO_BARI = Actor.official("lo-bari", Role.LOCAL_ORGANISER, "bari");
    public static final Actor LTA_ROME = Actor.official("lta-rome", Role.LOCAL_TECHNICAL_ARBITER, "rome");
    /** Two cameras, three arbiters, no bags. */
    public static final VenueFacts FACTS = new VenueFacts(true, 2, 3, false, false);

    private Boards() {}

    static Event.BoardNoted noted(int attempt, boolean started) {
        return new Event.BoardNoted("rome", "bari", attempt, started);
    }

    static Scenario<Command, Event, FairPlayState> unknown() {
        return Scenario.of(new FairPlayDecider());
    }

    static Scenario<Command, Event, FairPlayState> created() {
        return unknown().given(noted(1, false));
    }

    static Scenario<Command, Event, FairPlayState> queued() {
        return created().given(noted(1, true), new Event.ScreeningQueued(1, INITIAL, List.of("e2e4", "e7e5")));
    }

    static Command.RecordCheck check(CheckKind kind, boolean passed) {
        return new Command.RecordCheck(BOARD, Side.BLACK, kind, passed, "", List.of(), false, Optional.empty());
    }

    /** By an arbiter who knew that answer. */
    static Command.RecordCheck check(CheckKind kind, boolean passed, boolean seen) {
        return new Command.RecordCheck(BOARD, Side.BLACK, kind, passed, "", List.of(), false, Optional.of(seen));
    }

    /** By the LCA of Bari at {@link #T0}. */
    static Event recorded(CheckKind kind, boolean passed, int attempt) {
        return recorded(kind, passed, attempt, LCA_BARI);
    }

    static Event recorded(CheckKind kind, boolean passed, int attempt, Actor by) {
        return new Event.CheckRecorded(Side.BLACK, kind, passed, "", attempt, Optional.of(Recorder.of(by, T0)));
    }

    static FloorCommand.RequestLeave ask(LeaveTarget target) {
        return new FloorCommand.RequestLeave(BOARD, Side.BLACK, target, "", NOW);
    }

    static FloorCommand.GrantLeave grant(LeaveTarget target) {
        return grant(target, Optional.empty());
    }

    static FloorCommand.GrantLeave grant(LeaveTarget target, Optional<Floor.Stage> seen) {
        return new FloorCommand.GrantLeave(BOARD, Side.BLACK, target, "", seen);
    }

    static FloorCommand.RecordDeparture depart(LeaveTarget target) {
        return new FloorCommand.RecordDeparture(BOARD, Side.BLACK, target, NOW);
    }

    static FloorCommand.OpenIncident breach(IncidentKind kind) {
        return new FloorCommand.OpenIncident(BOARD, Side.BLACK, kind, "seen", NOW, OptionalInt.empty());
    }

    /** By an arbiter who knew this number of incidents of the board. */
    static FloorCommand.OpenIncident breach(IncidentKind kind, Side side, int seen) {
        return new FloorCommand.OpenIncident(BOARD, side, kind, "seen", NOW, OptionalInt.of(seen));
    }

    static FloorCommand.CloseIncident close(IncidentOutcome outcome, Optional<Side> penalised) {
        return new FloorCommand.CloseIncident(BOARD + "/incident-1", outcome, "ruling-1", "", penalised, List.of());
    }

    static FloorCommand.RecordInspection inspect(Gender inspector, boolean privatePlace, InspectionOutcome outcome) {
        return new FloorCommand.RecordInspection(
                BOARD,
                Side.BLACK,
                Inspected.BAGS,
                "lca-bari",
                inspector,
                Gender.FEMALE,
                privatePlace,
                outcome,
                "",
                NOW);
    }

    static FloorCommand.TickDuty tick(Side side, Duty duty, boolean done, Circumstances now) {
        return new FloorCommand.TickDuty(BOARD, side, duty, done, now);
    }

    /** As {@link #NOW}, with other duties. */
    static Circumstances writing(boolean dressCode, Writing white, Writing black) {
        return new Circumstances(
                true,
                1,
                22,
                NOW.toMove(),
                NOW.clocks(),
                false,
                "p-white",
                "p-black",
                "",
                "a-black",
                false,
                dressCode,
                white,
                black,
                List.of(),
                false);
    }

    /** As {@link #NOW}, under regulations that allow headphones or do not allow them (OCR 9.7). */
    static Circumstances headphones(boolean allowed) {
        return new Circumstances(
                true,
                1,
                22,
                NOW.toMove(),
                NOW.clocks(),
                false,
                "p-white",
                "p-black",
                "",
                "a-black",
                false,
                true,
                Writing.NOT_ASKED,
                Writing.NOT_ASKED,
                List.of(),
                allowed);
    }

    /** As {@link #NOW}, if players show this before the game (APP-I A6). */
    static Circumstances showing(Duty... showings) {
        return new Circumstances(
                false,
                1,
                0,
                Optional.empty(),
                Optional.empty(),
                false,
                "p-white",
                "p-black",
                "",
                "",
                false,
                false,
                Writing.NOT_ASKED,
                Writing.NOT_ASKED,
                List.of(showings),
                false);
    }

    static Scenario<Command, Event, FairPlayState> confirmed(IncidentKind kind) {
        return created()
                .when(breach(kind), FLOOR_BARI, T0)
                .when(new FloorCommand.ConfirmIncident(BOARD + "/incident-1", ""), LCA_BARI, T0);
    }

    static VenueCommand.RecordStaff staff(String person, Role role, boolean present) {
        return new VenueCommand.RecordStaff(VENUE, person, role, present, FACTS);
    }

    static VenueCommand.ReportCamera camera(String camera, boolean reporting) {
        return new VenueCommand.ReportCamera(VENUE, camera, reporting, FACTS);
    }

    static VenueCommand.OpenPersonIncident person(PersonIncidentKind kind, String person) {
        return new VenueCommand.OpenPersonIncident(VENUE, kind, person, Capacity.CAPTAIN, "by board 3", FACTS);
    }

    static VenueCommand.ClosePersonIncident close(PersonOutcome outcome) {
        return new VenueCommand.ClosePersonIncident(VENUE, VENUE + "/person-1", outcome, "", FACTS);
    }

    static VenueCommand.RecordPermission permit(String person, Permission permission, boolean granted) {
        return new VenueCommand.RecordPermission(VENUE, person, permission, granted, "", FACTS);
    }

    static VenueCommand.RecordBag bag(boolean stored, String place, boolean off, boolean allowed) {
        return new VenueCommand.RecordBag(
                VENUE, "p-black", stored, place, off, new VenueFacts(true, 2, 3, allowed, false));
    }

    static VenueCommand.OpenVenue open() {
        return new VenueCommand.OpenVenue(VENUE, 1, FACTS);
    }

    /** A venue with everything it needs to be opened. */
    static Scenario<Command, Event, FairPlayState> readyVenue() {
        return unknown()
                .when(staff("lca-bari", Role.LOCAL_CHIEF_ARBITER, true), LCA_BARI, T0)
                .when(staff("lta-bari", Role.LOCAL_TECHNICAL_ARBITER, true), LTA_BARI, T0)
                .when(staff("floor-bari", Role.FLOOR_ARBITER, true), LO_BARI, T0)
                .when(camera("hall", true), LTA_BARI, T0)
                .when(camera("door", true), LTA_BARI, T0)
                .when(new VenueCommand.RecordInternetTest(VENUE, true, "", FACTS), LO_BARI, T0);
    }

    static Command.QueueScreening queue(int attempt) {
        return new Command.QueueScreening(attempt, INITIAL, List.of("e2e4", "e7e5"));
    }
}
