package org.onehall.fairplay.domain;

import java.time.Instant;
import java.util.List;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.fairplay.domain.Screening.ScreenedMove;
import org.onehall.fairplay.domain.Screening.SideScreening;
import org.onehall.regulations.CheckKind;

/** People, and a board between Rome (White) and Bari (Black). */
public final class Boards {
    public static final String BOARD = "demo/1/3";
    public static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    public static final Instant T0 = Instant.parse("2026-11-21T14:00:00Z");
    public static final Actor SERVICE = Actor.service("fair-play");
    public static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    public static final Actor LCA_ROME = Actor.official("lca-rome", Role.LOCAL_CHIEF_ARBITER, "rome");
    public static final Actor LCA_BARI = Actor.official("lca-bari", Role.LOCAL_CHIEF_ARBITER, "bari");
    public static final Actor LTA_BARI = Actor.official("lta-bari", Role.LOCAL_TECHNICAL_ARBITER, "bari");
    public static final Actor BLACK = Actor.seat("p-black", "bari", BOARD, "BLACK");
    public static final Screening SCREENING = new Screening("Test 1", 1_000,
            List.of(new ScreenedMove(1, "e2e4", "d2d4", 30, 25), new ScreenedMove(2, "e7e5", "e7e5", -25, -25)),
            new SideScreening(1, 0, 5, 0), new SideScreening(1, 1, 0, 100));

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
        return new Command.RecordCheck(Side.BLACK, kind, passed, "");
    }

    static Command.QueueScreening queue(int attempt) {
        return new Command.QueueScreening(attempt, INITIAL, List.of("e2e4", "e7e5"));
    }
}
