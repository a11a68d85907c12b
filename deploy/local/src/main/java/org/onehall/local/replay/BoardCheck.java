package org.onehall.local.replay;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.Face;
import org.onehall.clock.TimeControl;
import org.onehall.eventlog.LogContext;
import org.onehall.proto.game.v1.CheckKind;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PeriodCompleted;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.SeatCleared;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;

/**
 * Replays one board log from the beginning: every move by the rules of chess, and both clocks from the times at which
 * commands arrived and events were published. It compares the result with the record, to the millisecond. Independent
 * of the service that wrote the log: it shares only the rules and the arithmetic of a clock.
 */
public final class BoardCheck {
    private static final Duration EXACT = Duration.ofMillis(1);

    private enum Phase {
        NONE,
        CREATED,
        PLAYING,
        STANDING,
        ENDED
    }

    private final String log;
    private final String board;
    private final Consumer<Finding> report;
    private long sequence;
    private Phase phase = Phase.NONE;
    private Optional<Clocks> clocks = Optional.empty();
    private Position initial = Position.initial();
    private Position position = initial;
    private final List<String> moves = new ArrayList<>();
    /** The sealed move, until it is opened. */
    private String sealed = "";
    /** Whether the sealed move has been made but not yet revealed. */
    private boolean unopened;
    /** Whether the next move is the sealed one. */
    private boolean opening;
    /** The instant up to which the player who sealed was charged. */
    private Instant adjournedUntil = Instant.MIN;

    private int ply;
    private int attempt;
    /** Whether the next move was queued before. */
    private boolean fired;
    /** Whether the last event decided the end of the game or a final flag fall, so that the end must follow. */
    private boolean endDue;
    /** Whether the last move ended the game, which stopped both clocks. */
    private boolean finished;

    private final Map<Side, Set<CheckKind>> passed = new EnumMap<>(Side.class);
    /** By how much the recorded clocks differ from the right ones, as reported so far. */
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
            say("cannot continue here: " + e.getMessage());
        }
    }

    /** The present position of the board. */
    Position position() {
        return position;
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
                fresh(
                        1,
                        created.getInitialFen(),
                        new BySide<>(Wire.control(created.getWhiteControl()), Wire.control(created.getBlackControl())));
                compare(created.getClocks());
            }
            case SEAT_CLEARED -> cleared(event.getSeatCleared());
            case GAME_STARTED -> {
                expect(Phase.CREATED);
                check(
                        event.getGameStarted().getAttempt() == attempt,
                        "starts attempt " + event.getGameStarted().getAttempt() + ", not " + attempt);
                phase = Phase.PLAYING;
                now(
                        clocks().start(position.sideToMove(), published),
                        event.getGameStarted().getClocks());
            }
            case PRE_MOVE_QUEUED -> expect(Phase.PLAYING);
            case PRE_MOVE_DROPPED -> {}
            case PRE_MOVE_FIRED -> fired = true;
            case MOVE_PLAYED -> move(event.getMovePlayed(), at, published);
            case DRAW_OFFERED, DRAW_DECLINED -> expect(Phase.PLAYING, Phase.STANDING);
            case FLAG_FELL -> flag(event.getFlagFell(), at);
            case GAME_ENDED -> {
                expect(Phase.PLAYING, Phase.STANDING);
                phase = Phase.ENDED;
                finished = clocks().running().isEmpty();
                now(clocks().stop(at), event.getGameEnded().getClocks());
            }
            case GAME_PAUSED -> {
                if (LogContext.tellsLoss(event.getHeader())) {
                    say(event.getGamePaused().getReason());
                    expect(Phase.PLAYING, Phase.STANDING);
                } else {
                    expect(Phase.PLAYING);
                }
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
                // a wrong initial position may be found before the start (LAW 7.2.1)
                expect(Phase.CREATED, Phase.PLAYING, Phase.STANDING);
                check(
                        event.getGameVoided().getAttempt() == attempt,
                        "voids attempt " + event.getGameVoided().getAttempt() + ", not " + attempt);
                phase = Phase.ENDED;
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                check(
                        restarted.getAttempt() == attempt + 1,
                        "opens attempt " + restarted.getAttempt() + " after " + attempt);
                fresh(
                        restarted.getAttempt(),
                        restarted.getInitialFen(),
                        new BySide<>(
                                Wire.control(restarted.getWhiteControl()), Wire.control(restarted.getBlackControl())));
                compare(restarted.getClocks());
            }
            case DISCONNECTION_NOTED -> {
                if (event.getDisconnectionNoted().hasClocks()
                        && clocks().running().isEmpty()) {
                    compare(event.getDisconnectionNoted().getClocks());
                }
            }
            case OUTAGE_COVERED -> cover(event.getOutageCovered(), at);
            case CLOCKS_SET -> {
                expect(Phase.PLAYING, Phase.STANDING);
                compare(event.getClocksSet().getBefore());
                now(
                        showing(clocks(), event.getClocksSet().getClocks(), at),
                        event.getClocksSet().getClocks());
            }
            case SETTING_CORRECTED -> correct(event.getSettingCorrected(), at);
            case PERIOD_COMPLETED -> period(event.getPeriodCompleted());
            case FORFEIT_REVERSED -> {
                expect(Phase.ENDED);
                phase = Phase.STANDING;
                compare(event.getForfeitReversed().getClocks());
            }
            case RESULT_SET_ASIDE -> {
                expect(Phase.ENDED);
                phase = Phase.STANDING;
                var aside = event.getResultSetAside();
                now(aside.getGoesOn() && finished ? clocks().unfinished() : clocks(), aside.getClocks());
            }
            case DRAW_DECLARED ->
                check(
                        event.getDrawDeclared().getPly() >= 0
                                && event.getDrawDeclared().getPly() <= ply,
                        "is about half-move " + event.getDrawDeclared().getPly() + " of " + ply);
            case DRAW_CLAIMED, IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK -> expect(Phase.PLAYING, Phase.STANDING);
            case POSITION_RESTORED -> restore(event.getPositionRestored(), at);
            case COLOURS_KEPT ->
                check(
                        event.getColoursKept().getPly() == ply && ply >= 20,
                        "keeps the colours at half-move "
                                + event.getColoursKept().getPly() + "; there are " + ply);
            case SEALING_ORDERED -> expect(Phase.PLAYING, Phase.STANDING);
            case MOVE_SEALED -> {
                expect(Phase.PLAYING);
                sealed = event.getMoveSealed().getUci();
                check(
                        position.resolve(Move.ofUci(sealed)).isPresent(),
                        "a move was sealed that is illegal in " + position.fen());
            }
            case GAME_ADJOURNED -> adjourn(event.getGameAdjourned(), at);
            case ADJOURNMENT_RESUMED -> {
                expect(Phase.STANDING);
                phase = Phase.PLAYING;
                now(
                        clocks().resume(published.isBefore(adjournedUntil) ? adjournedUntil : published),
                        event.getAdjournmentResumed().getClocks());
            }
            case SEALED_MOVE_OPENED -> {
                check(event.getSealedMoveOpened().getUci().equals(sealed), "the opened move is not the sealed one");
                opening = true;
                unopened = false;
            }
            case CLOCK_TIMES_ASKED -> {
                check(
                        event.getClockTimesAsked().getPly() == ply,
                        "records the times of half-move "
                                + event.getClockTimesAsked().getPly() + "; there are " + ply);
                if (clocks().running().isEmpty()) {
                    compare(event.getClockTimesAsked().getClocks());
                }
            }
            case MOVE_REPRODUCED ->
                check(
                        event.getMoveReproduced().getPly() <= ply,
                        "confirms half-move " + event.getMoveReproduced().getPly() + " of " + ply);
            case SEAT_PRESENT,
                    START_HELD,
                    SEAT_EXCLUDED,
                    EARLY_OFFERS_ALLOWED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    DEFAULT_WAIVED,
                    ENVELOPE_CONFIRMED,
                    ASSISTANT_NAMED,
                    ASSISTANT_ADMITTED,
                    ASSISTANT_DISMISSED -> {}
            case PAYLOAD_NOT_SET ->
                check(event.getHeader().getReaderMayIgnore(), "is of a kind unknown to this program");
        }
    }

    /** Once a game has begun, only seats without whose checks it began are checked (OCR 18.5, 18.6, DEC-27). */
    private void cleared(SeatCleared seat) {
        Set<CheckKind> checks = passed.computeIfAbsent(Wire.side(seat.getSide()), _ -> EnumSet.noneOf(CheckKind.class));
        check(
                phase == Phase.CREATED
                        || !checks.containsAll(Set.of(CheckKind.CHECK_KIND_DEVICE, CheckKind.CHECK_KIND_FAIR_PLAY)),
                "checks a seat that had passed its checks at the start");
        if (seat.getPassed()) checks.add(seat.getCheck());
        else checks.remove(seat.getCheck());
    }

    private void move(MovePlayed move, Instant at, Instant published) {
        if (opening) {
            expect(Phase.PLAYING, Phase.STANDING);
        } else {
            expect(Phase.PLAYING);
        }
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
            check(
                    san.equals(move.getSan()),
                    "the move " + move.getUci() + " is written " + move.getSan() + ", not " + san);
            position = position.play(legal.get());
            check(
                    position.fen().equals(move.getFen()),
                    "the position after " + san + " is " + position.fen() + ", not " + move.getFen());
        }
        moves.add(move.getUci());
        if (opening) { // its time was settled when it was sealed
            check(move.getUci().equals(sealed), "the sealed move " + sealed + " is played as " + move.getUci());
            opening = false;
            compare(move.getClocks());
            return;
        }
        Clocks before = clocks();
        if (fired) { // a queued move is made at the instant its clock begins to run (DEC-28)
            fired = false;
            Instant began = before.since().orElseThrow(() -> new IllegalStateException("no clock runs"));
            settle(move, before, began, began, began);
            return;
        }
        Instant charged = move.hasLagCompensated() ? at.minus(Wire.duration(move.getLagCompensated())) : at;
        if (before.flagged(charged)) {
            say("the move came at " + at + ", after the flag had fallen at "
                    + before.flagAt().orElseThrow());
            return;
        }
        Instant since = before.since().orElseThrow(() -> new IllegalStateException("no clock runs"));
        check(
                !move.hasLagCompensated() || charged.isBefore(at) && !charged.isBefore(since),
                "the lag compensation of the move is "
                        + Wire.duration(move.getLagCompensated()).toMillis() + " ms, more than the time spent");
        settle(move, before, since, charged, published.isBefore(since) ? since : published);
    }

    /** @param from when the opponent's clock begins to run */
    private void settle(MovePlayed move, Clocks before, Instant since, Instant charged, Instant from) {
        Duration spent = charged.isBefore(since) ? Duration.ZERO : Duration.between(since, charged);
        check(
                same(spent, Wire.duration(move.getSpent())),
                "the move is charged " + Wire.duration(move.getSpent()).toMillis() + " ms, not " + spent.toMillis()
                        + " ms");
        endDue = Wire.running(move.getClocks()).isEmpty();
        if (endDue) {
            phase = Phase.STANDING;
        }
        now(endDue ? before.finish(charged) : before.press(charged, from), move.getClocks());
    }

    private void flag(FlagFell flag, Instant at) {
        expect(Phase.PLAYING);
        Instant fallen = clocks().flagAt().orElseThrow(() -> new IllegalStateException("no clock runs"));
        check(
                clocks().running().equals(Optional.of(Wire.side(flag.getSide()))),
                "the flag fell of a side whose clock was not running");
        check(!at.isBefore(fallen), "the flag is recorded as fallen by " + at + "; it falls at " + fallen);
        check(
                same(Duration.between(fallen, Wire.instant(flag.getAt())), Duration.ZERO),
                "the flag is recorded as fallen at " + Wire.instant(flag.getAt()) + ", not at " + fallen);
        endDue = !flag.getProvisional();
        phase = Phase.STANDING;
        now(clocks().fall(at.isBefore(fallen) ? fallen : at), flag.getClocks());
    }

    private void adjust(TimeAdjusted adjusted, Instant at) {
        expect(Phase.PLAYING, Phase.STANDING);
        if (adjusted.hasBefore()) {
            compare(adjusted.getBefore());
        }
        Side side = Wire.side(adjusted.getSide());
        Duration change = Wire.duration(adjusted.getChange());
        now(
                clocks().remaining(side, at).isZero() ? clocks().set(side, change, at) : clocks().add(side, change, at),
                adjusted.getClocks());
    }

    private void correct(SettingCorrected corrected, Instant at) {
        expect(Phase.CREATED, Phase.PLAYING, Phase.STANDING);
        compare(corrected.getBefore());
        BySide<TimeControl> controls =
                new BySide<>(Wire.control(corrected.getWhiteControl()), Wire.control(corrected.getBlackControl()));
        BySide<Integer> counted = new BySide<>(corrected.getWhiteMoves(), corrected.getBlackMoves());
        Clocks after = clocks();
        for (Side side : Side.values()) {
            Face face = after.face(side, at);
            TimeControl control = controls.get(side);
            Duration shows = Wire.times(corrected.getClocks()).get(side);
            boolean replaced = !control.equals(after.controls().get(side));
            if (replaced || counted.get(side) != face.moves() || !shows.equals(face.remaining())) {
                int period = replaced ? control.periodFor(counted.get(side), face.period()) : face.period();
                boolean turnBegun = after.next().equals(Optional.of(side));
                Duration delay = !replaced || turnBegun
                        ? face.delay()
                        : control.periods().get(period).delay();
                after = after.correct(side, control, new Face(shows, period, counted.get(side), delay), at);
            }
        }
        now(after, corrected.getClocks());
    }

    private void period(PeriodCompleted completed) {
        expect(Phase.PLAYING, Phase.STANDING);
        Side side = Wire.side(completed.getSide());
        Instant began = Wire.instant(completed.getAt());
        int period = clocks().face(side, began).period();
        check(
                period >= completed.getPeriod(),
                side + " is recorded as beginning period " + completed.getPeriod() + ", but is in " + period);
        now(clocks().settle(began), completed.getClocks());
    }

    private void restore(PositionRestored restored, Instant at) {
        expect(Phase.PLAYING, Phase.STANDING);
        check(
                restored.getPly() >= 0 && restored.getPly() < ply,
                "goes back to half-move " + restored.getPly() + " of " + ply);
        compare(restored.getBefore());
        List<String> kept = List.copyOf(moves.subList(0, Math.min(moves.size(), restored.getPly())));
        BySide<Integer> takenBack = BySide.both(0);
        Side turn = initial.sideToMove();
        for (int half = 0; half < moves.size(); half++, turn = turn.other()) {
            if (half >= kept.size()) {
                takenBack = takenBack.with(turn, count -> count + 1);
            }
        }
        if (unopened) {
            takenBack = takenBack.with(position.sideToMove(), count -> count + 1);
        }
        unopened = false;
        position = initial;
        for (String uci : kept) {
            position = position.resolve(Move.ofUci(uci)).map(position::play).orElse(position);
        }
        check(
                position.fen().equals(restored.getFen()),
                "the position after half-move " + restored.getPly() + " is " + position.fen() + ", not "
                        + restored.getFen());
        moves.clear();
        moves.addAll(kept);
        ply = restored.getPly();
        phase = Phase.STANDING;
        sealed = "";
        Clocks standing = showing(clocks().pause(at), restored.getClocks(), at);
        BySide<Face> faces = standing.faces();
        for (Side side : Side.values()) {
            Face face = faces.get(side);
            faces = faces.with(
                    side,
                    new Face(
                            face.remaining(),
                            face.period(),
                            Math.max(0, face.moves() - takenBack.get(side)),
                            standing.controls()
                                    .get(side)
                                    .periods()
                                    .get(face.period())
                                    .delay()));
        }
        now(
                new Clocks(
                        standing.controls(),
                        faces,
                        Optional.empty(),
                        Optional.of(position.sideToMove()),
                        Optional.empty()),
                restored.getClocks());
    }

    private void adjourn(GameAdjourned adjourned, Instant at) {
        expect(Phase.PLAYING);
        check(
                Wire.side(adjourned.getSide()) == position.sideToMove()
                        && adjourned.getPly() == ply
                        && !sealed.isEmpty(),
                "is adjourned without a sealed move of the side on move");
        adjournedUntil = Wire.instant(adjourned.getClocks().getAt());
        check(
                !adjournedUntil.isBefore(at),
                "the sealing player is charged until " + adjournedUntil + ", before sealing at " + at);
        phase = Phase.STANDING;
        unopened = true;
        Instant since = clocks().since().orElseThrow(() -> new IllegalStateException("no clock runs"));
        now(
                clocks().press(adjournedUntil, adjournedUntil.isBefore(since) ? since : adjournedUntil)
                        .pause(adjournedUntil),
                adjourned.getClocks());
    }

    /** The clocks, changed to show what an arbiter has set. */
    private static Clocks showing(Clocks clocks, ClockReading set, Instant at) {
        Clocks after = clocks;
        for (Side side : Side.values()) {
            Duration shows = Wire.times(set).get(side);
            if (!shows.equals(after.remaining(side, at))) {
                after = after.set(side, shows, at);
            }
        }
        return after;
    }

    private void cover(OutageCovered outage, Instant at) {
        expect(Phase.PLAYING);
        Instant from = Wire.instant(outage.getFrom());
        Instant to = Wire.instant(outage.getTo());
        check(from.isBefore(to) && !to.isAfter(at), "covers from " + from + " to " + to + ", recorded at " + at);
        now(clocks().cover(from, to), outage.getClocks());
    }

    // ---- the state

    private void fresh(int number, String fen, BySide<TimeControl> controls) {
        attempt = number;
        position = Position.ofFen(fen);
        initial = position;
        moves.clear();
        passed.clear();
        sealed = "";
        unopened = false;
        opening = false;
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
        check(
                right.running().equals(Wire.running(recorded)),
                "the running clock is " + name(Wire.running(recorded)) + ", not " + name(right.running()));
        BySide<Duration> times = Wire.times(recorded);
        for (Side side : Side.values()) {
            Duration off = times.get(side).minus(right.remaining(side, at));
            // an existing difference is reported only once, where it arose
            if (!same(off, drift.get(side))) {
                say("the clock of " + side + " shows " + times.get(side).toMillis() + " ms, not "
                        + right.remaining(side, at).toMillis() + " ms: "
                        + off.minus(drift.get(side)).toMillis() + " ms too much");
                drift = drift.with(side, off);
            }
        }
        if (right.flagAt().isPresent() && recorded.hasFlagAt() && drift.equals(BySide.both(Duration.ZERO))) {
            check(
                    same(Duration.between(right.flagAt().get(), Wire.instant(recorded.getFlagAt())), Duration.ZERO),
                    "the flag would fall at " + right.flagAt().get() + ", not at "
                            + Wire.instant(recorded.getFlagAt()));
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
