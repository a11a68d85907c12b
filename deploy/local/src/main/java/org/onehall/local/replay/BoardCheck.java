package org.onehall.local.replay;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;

/**
 * Plays one board log again from nothing: every move by the rules of chess, both clocks from the times at which commands
 * came and events were published, and compares with what was recorded, to the millisecond. Independent of the service
 * that wrote the log: it shares only the rules and the arithmetic of a clock.
 */
public final class BoardCheck {
    private static final Duration EXACT = Duration.ofMillis(1);

    private enum Phase { NONE, CREATED, PLAYING, STANDING, ENDED }

    private final String log;
    private final String board;
    private final Consumer<Finding> report;
    private long sequence;
    private Phase phase = Phase.NONE;
    private Optional<Clocks> clocks = Optional.empty();
    private Position position = Position.initial();
    private int ply;
    private int attempt;
    /** The last event ended the game or let the flag fall for good: the end must follow. */
    private boolean endDue;
    /** By how much the recorded clocks differ from the right ones, as told so far. */
    private BySide<Duration> drift = BySide.both(Duration.ZERO);

    public BoardCheck(String log, String board, Consumer<Finding> report) {
        this.log = log;
        this.board = board;
        this.report = report;
    }

    /** Takes the next event of the board. */
    public void accept(GameEvent event) {
        sequence = event.getHeader().getSequence();
        try {
            if (endDue && event.getPayloadCase() != GameEvent.PayloadCase.GAME_ENDED) {
                say("the game should have ended before this event");
            }
            endDue = false;
            play(event);
        } catch (IllegalArgumentException | IllegalStateException | ArithmeticException e) {
            say("cannot follow here: " + e.getMessage());
        }
    }

    private void play(GameEvent event) {
        Instant at = Wire.instant(event.getHeader().getOccurredAt());
        Instant published = Wire.instant(event.getHeader().getPublishedAt());
        if (phase == Phase.NONE && event.getPayloadCase() != GameEvent.PayloadCase.GAME_CREATED) {
            say("the board was never created");
            return;
        }
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                expect(Phase.NONE);
                fresh(1, created.getInitialFen(), new BySide<>(Wire.control(created.getWhiteControl()), Wire.control(created.getBlackControl())));
                compare(created.getClocks());
            }
            case SEAT_CLEARED -> expect(Phase.CREATED);
            case GAME_STARTED -> {
                expect(Phase.CREATED);
                check(event.getGameStarted().getAttempt() == attempt, "starts attempt " + event.getGameStarted().getAttempt() + ", not " + attempt);
                phase = Phase.PLAYING;
                now(clocks().start(position.sideToMove(), published), event.getGameStarted().getClocks());
            }
            case MOVE_PLAYED -> move(event.getMovePlayed(), at, published);
            case DRAW_OFFERED, DRAW_DECLINED -> expect(Phase.PLAYING, Phase.STANDING);
            case FLAG_FELL -> flag(event.getFlagFell(), at);
            case GAME_ENDED -> {
                expect(Phase.PLAYING, Phase.STANDING);
                phase = Phase.ENDED;
                now(clocks().stop(at), event.getGameEnded().getClocks());
            }
            case GAME_PAUSED -> {
                expect(Phase.PLAYING);
                phase = Phase.STANDING;
                now(clocks().pause(at), event.getGamePaused().getClocks());
            }
            case GAME_RESUMED -> {
                expect(Phase.STANDING);
                phase = Phase.PLAYING;
                now(clocks().resume(published), event.getGameResumed().getClocks());
            }
            case TIME_ADJUSTED -> adjust(event.getTimeAdjusted(), at);
            case GAME_VOIDED -> {
                expect(Phase.PLAYING, Phase.STANDING);
                check(event.getGameVoided().getAttempt() == attempt, "voids attempt " + event.getGameVoided().getAttempt() + ", not " + attempt);
                phase = Phase.ENDED;
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                check(restarted.getAttempt() == attempt + 1, "opens attempt " + restarted.getAttempt() + " after " + attempt);
                fresh(restarted.getAttempt(), restarted.getInitialFen(),
                        new BySide<>(Wire.control(restarted.getWhiteControl()), Wire.control(restarted.getBlackControl())));
                compare(restarted.getClocks());
            }
            case DISCONNECTION_NOTED -> {
                if (event.getDisconnectionNoted().hasClocks() && clocks().running().isEmpty()) {
                    compare(event.getDisconnectionNoted().getClocks());
                }
            }
            case OUTAGE_COVERED -> cover(event.getOutageCovered(), at);
            case CLOCKS_SET, SETTING_CORRECTED, PERIOD_COMPLETED, SEAT_PRESENT, START_HELD, DEFAULT_WAIVED, FORFEIT_REVERSED, POSITION_RESTORED,
                    SEALING_ORDERED, MOVE_SEALED, GAME_ADJOURNED, ENVELOPE_CONFIRMED, ADJOURNMENT_RESUMED, SEALED_MOVE_OPENED, COLOURS_KEPT -> { }
            case PAYLOAD_NOT_SET -> check(event.getHeader().getReaderMayIgnore(), "is of a kind unknown to this program");
        }
    }

    private void move(MovePlayed move, Instant at, Instant published) {
        expect(Phase.PLAYING);
        Side side = Wire.side(move.getSide());
        check(side == position.sideToMove(), side + " moves although it is " + position.sideToMove() + "'s turn");
        check(move.getPly() == ply + 1, "is half-move " + move.getPly() + " after " + ply);
        ply = move.getPly();
        Optional<Move> legal = position.resolve(Move.ofUci(move.getUci()));
        if (legal.isEmpty()) {
            say("the move " + move.getUci() + " is illegal in " + position.fen());
            position = Position.ofFen(move.getFen());
        } else {
            String san = San.write(position, legal.get());
            check(san.equals(move.getSan()), "the move " + move.getUci() + " is written " + move.getSan() + ", not " + san);
            position = position.play(legal.get());
            check(position.fen().equals(move.getFen()), "the position after " + san + " is " + position.fen() + ", not " + move.getFen());
        }
        Clocks before = clocks();
        if (before.flagged(at)) {
            say("the move came at " + at + ", after the flag had fallen at " + before.flagAt().orElseThrow());
            return;
        }
        Instant since = before.since().orElseThrow(() -> new IllegalStateException("no clock runs"));
        Duration spent = at.isBefore(since) ? Duration.ZERO : Duration.between(since, at);
        check(same(spent, Wire.duration(move.getSpent())), "the move is charged " + Wire.duration(move.getSpent()).toMillis()
                + " ms, not " + spent.toMillis() + " ms");
        endDue = Wire.running(move.getClocks()).isEmpty();
        if (endDue) {
            phase = Phase.STANDING;
        }
        now(endDue ? before.finish(at) : before.press(at, published), move.getClocks());
    }

    private void flag(FlagFell flag, Instant at) {
        expect(Phase.PLAYING);
        Instant fallen = clocks().flagAt().orElseThrow(() -> new IllegalStateException("no clock runs"));
        check(clocks().running().equals(Optional.of(Wire.side(flag.getSide()))), "the flag of the side whose clock stands fell");
        check(!at.isBefore(fallen), "the flag is said to have fallen by " + at + "; it falls at " + fallen);
        check(same(Duration.between(fallen, Wire.instant(flag.getAt())), Duration.ZERO),
                "the flag is said to have fallen at " + Wire.instant(flag.getAt()) + ", not at " + fallen);
        endDue = !flag.getProvisional();
        phase = Phase.STANDING;
        now(clocks().fall(at.isBefore(fallen) ? fallen : at), flag.getClocks());
    }

    private void adjust(TimeAdjusted adjusted, Instant at) {
        expect(Phase.PLAYING, Phase.STANDING);
        Side side = Wire.side(adjusted.getSide());
        Duration change = Wire.duration(adjusted.getChange());
        now(clocks().remaining(side, at).isZero() ? clocks().set(side, change, at) : clocks().add(side, change, at), adjusted.getClocks());
    }

    private void cover(OutageCovered outage, Instant at) {
        expect(Phase.PLAYING);
        Instant from = Wire.instant(outage.getFrom());
        Instant to = Wire.instant(outage.getTo());
        check(from.isBefore(to) && !to.isAfter(at), "covers from " + from + " to " + to + ", told at " + at);
        now(clocks().cover(from, to), outage.getClocks());
    }

    // ---- the state

    private void fresh(int number, String fen, BySide<TimeControl> controls) {
        attempt = number;
        position = Position.ofFen(fen);
        ply = 0;
        phase = Phase.CREATED;
        drift = BySide.both(Duration.ZERO);
        clocks = Optional.of(Clocks.ready(controls));
    }

    private Clocks clocks() {
        return clocks.orElseThrow(() -> new IllegalStateException("the board has no clocks"));
    }

    private void now(Clocks next, ClockReading recorded) {
        clocks = Optional.of(next);
        compare(recorded);
    }

    private void compare(ClockReading recorded) {
        Instant at = Wire.instant(recorded.getAt());
        Clocks right = clocks();
        check(right.running().equals(Wire.running(recorded)), "the running clock is " + name(Wire.running(recorded))
                + ", not " + name(right.running()));
        BySide<Duration> times = Wire.times(recorded);
        for (Side side : Side.values()) {
            Duration off = times.get(side).minus(right.remaining(side, at));
            // A difference that was there already is told once, where it arose.
            if (!same(off, drift.get(side))) {
                say("the clock of " + side + " shows " + times.get(side).toMillis() + " ms, not "
                        + right.remaining(side, at).toMillis() + " ms: " + off.minus(drift.get(side)).toMillis() + " ms too much");
                drift = drift.with(side, off);
            }
        }
        if (right.flagAt().isPresent() && recorded.hasFlagAt() && drift.equals(BySide.both(Duration.ZERO))) {
            check(same(Duration.between(right.flagAt().get(), Wire.instant(recorded.getFlagAt())), Duration.ZERO),
                    "the flag would fall at " + right.flagAt().get() + ", not at " + Wire.instant(recorded.getFlagAt()));
        }
    }

    private static String name(Optional<Side> side) {
        return side.map(Side::name).orElse("none");
    }

    private static boolean same(Duration a, Duration b) {
        return a.minus(b).abs().compareTo(EXACT) < 0;
    }

    private void expect(Phase... allowed) {
        for (Phase one : allowed) {
            if (phase == one) {
                return;
            }
        }
        say("this cannot happen to a board that is " + phase.name().toLowerCase(java.util.Locale.ROOT));
    }

    private void check(boolean holds, String otherwise) {
        if (!holds) {
            say(otherwise);
        }
    }

    private void say(String text) {
        report.accept(new Finding(log, board, sequence, text));
    }
}
