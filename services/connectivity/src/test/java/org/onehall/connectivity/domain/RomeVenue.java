package org.onehall.connectivity.domain;

import static org.onehall.chess.Side.BLACK;
import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.DOWN;
import static org.onehall.connectivity.domain.LinkState.UP;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** The venue Rome: links of its seats, games that are played there, and a case of board 1. */
final class RomeVenue {
    static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");

    /** Facts may arrive long after the edge saw them: the time of the command must not matter. */
    static final Instant LATE = AT.plusSeconds(3600);

    /** When the report is due of a case that was reported at {@link #LATE}. */
    static final Instant DUE = LATE.plusSeconds(90);

    static final Actor OWN = Actor.service("connectivity");
    static final Actor LTA = Actor.official("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "rome");
    static final GameGlimpse NO_GAME =
            new GameGlimpse(false, 0, 0, Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.empty());
    static final GameGlimpse PLAYING = new GameGlimpse(
            true,
            1,
            23,
            Optional.of(BLACK),
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1",
            Optional.of(new ClockReading(
                    Duration.ofMinutes(14),
                    Duration.ofSeconds(560),
                    Optional.of(BLACK),
                    AT,
                    Optional.of(AT.plusSeconds(560)),
                    Optional.empty())),
            Optional.of(WHITE),
            Optional.of(Duration.ofSeconds(90)));

    private RomeVenue() {}

    static Scenario<Command, Event, VenueState> rome() {
        return Scenario.of(ConnectivityDecider.DECIDER);
    }

    static Instant after(long millis) {
        return AT.plusMillis(millis);
    }

    static BoardId board(int number) {
        return new BoardId("demo", 1, number);
    }

    static Command seen(int board, Side side, LinkState state, long lastSeen, GameGlimpse game) {
        return new Command.ReportPresence(
                "demo/rome",
                board(board),
                side,
                "tablet-" + board,
                state,
                after(lastSeen),
                after(lastSeen + 5_000),
                Optional.empty(),
                game,
                false);
    }

    static Event.LinkChanged changed(int board, Side side, LinkState state, long lastSeen) {
        return new Event.LinkChanged(
                board(board), side, "tablet-" + board, state, after(lastSeen), Optional.empty(), false);
    }

    static Event.LinkChanged lostAgain(long lastSeen) {
        return new Event.LinkChanged(
                board(1),
                WHITE,
                "tablet-1",
                DOWN,
                after(lastSeen),
                Optional.empty(),
                false,
                Optional.of(new Event.LostAgain("demo/rome/case-1", PLAYING)));
    }

    static Event.CaseOpened opened(int number, int board, Side side, long lastSeen, int earlier) {
        return new Event.CaseOpened(
                "demo/rome/case-" + number,
                board(board),
                side,
                after(lastSeen),
                after(lastSeen + 5_000),
                PLAYING,
                earlier,
                Optional.of(DUE));
    }

    static Event.OutageDetected outage(int number, long since, String... cases) {
        return new Event.OutageDetected("demo/rome/outage-" + number, after(since), List.of(cases));
    }

    static Scenario<Command, Event, VenueState> withCase() {
        return rome().given(changed(1, WHITE, UP, 0), changed(1, WHITE, DOWN, 1_000), opened(1, 1, WHITE, 1_000, 0));
    }

    static ProbeSpan span(long sequence, ProbeSpan.Hop hop, long from, long to, int answered) {
        return new ProbeSpan(
                sequence,
                hop,
                "10.0.0.1",
                Optional.empty(),
                Optional.empty(),
                after(from),
                after(to),
                answered,
                10 - answered,
                answered < 5,
                Optional.empty());
    }

    static Command probes(ProbeSpan... spans) {
        return new Command.RecordProbes(
                "demo/rome", "node-1", "s1", Optional.of(Duration.ofMillis(-20)), List.of(spans));
    }

    static Command probes(ProbeSpan span, Duration offset) {
        return new Command.RecordProbes("demo/rome", "node-1", "s1", Optional.of(offset), List.of(span));
    }
}
