package org.onehall.chaos.check;

import static org.onehall.chaos.check.OwnClock.ms;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PeriodCompleted;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.SetClocksRequest;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;

/**
 * Plays one board again from the commands in the order the broker took them, each followed by the events that name it
 * as their cause: numbers, order, moves and both clocks. Every reading is compared with {@link OwnClock}, to the
 * millisecond.
 */
final class BoardAudit {
    /** From here on an outage pauses a game (OCR 19.6). */
    private static final long PAUSE_MS = 3_000;

    private final String board;
    private final Consumer<Finding> report;
    private final Deque<GameEvent> untold;
    private final Set<String> heard = new HashSet<>();
    private final Set<String> carriedOut = new HashSet<>();
    private final Set<String> moved = new HashSet<>();

    private Stage stage = Stage.NONE;
    private OwnClock clock;
    private Position position = Position.initial();
    private int ply;
    private int attempt;
    private int lagLimit;
    private long lastAt = Long.MIN_VALUE;
    private long sequence;
    private long readings;
    private long longestCharge;
    private int moves;
    private OptionalLong lastMoveAt = OptionalLong.empty();
    /** The next move was queued earlier. */
    private boolean fired;

    private boolean endDue;

    private enum Stage {
        NONE,
        CREATED,
        PLAYING,
        STANDING,
        ENDED
    }

    /** The command that is being carried out; none for the effects of a beat. */
    private record Cause(long at, Optional<GameCommand> command) {}

    /** @param told the board's events in the order of the log */
    BoardAudit(String board, List<GameEvent> told, Consumer<Finding> report) {
        this.board = board;
        this.untold = new ArrayDeque<>(told);
        this.report = report;
    }

    long readings() {
        return readings;
    }

    /** The most time that one move has cost its player, in milliseconds. */
    long longestCharge() {
        return longestCharge;
    }

    int moves() {
        return moves;
    }

    boolean ended() {
        return stage == Stage.ENDED;
    }

    boolean begun() {
        return stage != Stage.NONE && stage != Stage.CREATED;
    }

    /** When the last move was appended; empty if none was made. */
    OptionalLong lastMoveAt() {
        return lastMoveAt;
    }

    // ---- what came in, in the order of the log

    /**
     * A command.
     *
     * @param silentSince the last sign of life, if the hall was down between it and this command
     */
    void command(Sealed<GameCommand> sealed, OptionalLong silentSince) {
        var header = sealed.command().getHeader();
        String request = header.getRequestId();
        // A repeat gets the first answer and changes nothing (ENG-1); only what a fault kept from being answered may be
        // reported later.
        boolean repeat = !heard.add(header.getActor().getSubject() + "|" + request);
        if (repeat
                && (carriedOut.contains(request)
                        || untold.isEmpty()
                        || !untold.peek().getHeader().getCausationId().equals(request))) return;
        long at = Math.max(sealed.appendedAt(), lastAt);
        List<GameEvent> caused = causedBy(request);
        if (!caused.isEmpty()) carriedOut.add(request);
        if (stage == Stage.NONE && caused.isEmpty()) return;
        lastAt = at;
        carryOut(caused, new Cause(at, Optional.of(sealed.command())), silentSince);
    }

    /** The first sign of life after an outage. */
    void back(long appendedAt, long silentSince) {
        if (stage == Stage.NONE) return;
        long at = Math.max(appendedAt, lastAt);
        List<GameEvent> caused = causedBy("outage-" + appendedAt);
        if (!caused.isEmpty()) lastAt = at;
        carryOut(caused, new Cause(at, Optional.empty()), OptionalLong.of(silentSince));
    }

    /** The log is at its end. */
    void end(long lastSignOfLife, long patienceMs) {
        if (!untold.isEmpty()) {
            EventHeader odd = untold.peek().getHeader();
            find(
                    odd.getSequence(),
                    "cause of this and " + (untold.size() - 1) + " later events",
                    "a command that stands in the log where it should, once",
                    "request " + odd.getCausationId());
            return;
        }
        if (stage == Stage.PLAYING && clock.flagged(lastSignOfLife - patienceMs))
            find(
                    sequence,
                    "flag",
                    "claimed soon after " + clock.flagAt().getAsLong(),
                    "still running at " + lastSignOfLife);
    }

    private List<GameEvent> causedBy(String request) {
        List<GameEvent> caused = new ArrayList<>();
        while (!untold.isEmpty() && untold.peek().getHeader().getCausationId().equals(request))
            caused.add(untold.poll());
        return caused;
    }

    private void carryOut(List<GameEvent> caused, Cause cause, OptionalLong silentSince) {
        boolean covered = caused.stream().anyMatch(GameEvent::hasOutageCovered);
        if (silentSince.isEmpty() && covered)
            find(sequence + 1, "outage", "none, the signs of life went on", "one was covered");
        if (silentSince.isPresent()) {
            long from = silentSince.getAsLong();
            boolean due = stage == Stage.PLAYING && clock.since() < cause.at() && !clock.flagged(from);
            if (due != covered)
                find(
                        sequence,
                        "outage from " + from + " to " + cause.at(),
                        due ? "covered: nobody is charged for it" : "nothing to cover",
                        covered ? "covered" : "not covered");
            boolean paused = caused.stream()
                    .anyMatch(event -> event.getGamePaused().getCause() == PauseCause.PAUSE_CAUSE_OUTAGE);
            if (covered && paused != cause.at() - from >= PAUSE_MS)
                find(
                        sequence,
                        "outage from " + from + " to " + cause.at(),
                        "a pause from " + PAUSE_MS + " ms on",
                        paused ? "paused" : "not paused");
        }
        long published = caused.isEmpty() ? 0 : ms(caused.getFirst().getHeader().getPublishedAt());
        for (GameEvent event : caused) {
            header(event.getHeader(), cause, published);
            try {
                apply(event, cause, published);
            } catch (RuntimeException e) {
                find(sequence, "event", "one that can be", event.getPayloadCase() + ": " + e.getMessage());
            }
        }
        if (endDue) {
            endDue = false;
            find(sequence, "end of the game", "the game ends with this", "no end");
        }
    }

    private void header(EventHeader header, Cause cause, long published) {
        if (header.getSequence() != sequence + 1)
            find(
                    header.getSequence(),
                    "number of the event",
                    String.valueOf(sequence + 1),
                    String.valueOf(header.getSequence()));
        sequence = header.getSequence();
        if (!header.getEventId().equals(board + "#" + sequence))
            find(sequence, "id of the event", board + "#" + sequence, header.getEventId());
        if (ms(header.getOccurredAt()) != cause.at())
            find(
                    sequence,
                    "time of the event",
                    "its command's append time " + cause.at(),
                    String.valueOf(ms(header.getOccurredAt())));
        if (ms(header.getPublishedAt()) != published || published < cause.at())
            find(
                    sequence,
                    "publication",
                    "once for all events of a command, not before it",
                    String.valueOf(ms(header.getPublishedAt())));
    }

    // ---- what was reported

    private void apply(GameEvent event, Cause cause, long published) {
        if (stage == Stage.ENDED && changesTheGame(event)) {
            find(sequence, "after the end", "nothing", event.getPayloadCase().name());
            return;
        }
        boolean wasDue = endDue;
        endDue = false;
        if (wasDue && !event.hasGameEnded())
            find(
                    sequence,
                    "end of the game",
                    "the game ends with this",
                    event.getPayloadCase().name());
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> created(event.getGameCreated(), cause.at());
            case SEAT_CLEARED,
                    DRAW_DECLINED,
                    DRAW_DECLARED,
                    DRAW_CLAIMED,
                    IRREGULARITY_RECORDED,
                    IRREGULARITY_TAKEN_BACK,
                    SEAT_PRESENT,
                    START_HELD,
                    SEAT_EXCLUDED,
                    EARLY_OFFERS_ALLOWED,
                    MOVE_REPRODUCED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    PRE_MOVE_QUEUED,
                    PRE_MOVE_DROPPED,
                    DEFAULT_WAIVED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    ENVELOPE_CONFIRMED,
                    SEALED_MOVE_OPENED,
                    ASSISTANT_NAMED,
                    ASSISTANT_ADMITTED,
                    ASSISTANT_DISMISSED,
                    CLOCK_TIMES_ASKED -> {}
            case GAME_STARTED -> {
                expect(stage == Stage.CREATED, "a start of a game that waits for it");
                stage = Stage.PLAYING;
                clock.start(position.sideToMove(), published);
                compare(event.getGameStarted().getClocks(), published);
            }
            case PRE_MOVE_FIRED -> fired = true;
            case MOVE_PLAYED -> move(event.getMovePlayed(), cause, published);
            case DRAW_OFFERED ->
                expect(stage == Stage.PLAYING || stage == Stage.STANDING, "an offer in a game in progress");
            case FLAG_FELL -> flag(event.getFlagFell(), cause.at());
            case GAME_ENDED -> {
                ClockReading reading = event.getGameEnded().getClocks();
                if (!wasDue && stage == Stage.PLAYING) clock.stop(cause.at());
                stage = Stage.ENDED;
                compare(reading, wasDue ? ms(reading.getAt()) : cause.at());
            }
            case GAME_PAUSED -> {
                expect(
                        stage == Stage.PLAYING || clock.running().isEmpty() && stage == Stage.STANDING,
                        "a pause of a running game");
                ClockReading reading = event.getGamePaused().getClocks();
                clock.stop(cause.at());
                stage = Stage.STANDING;
                compare(reading, ms(reading.getAt()));
            }
            case GAME_RESUMED -> {
                expect(stage == Stage.STANDING, "a resumption of a paused game");
                stage = Stage.PLAYING;
                clock.start(position.sideToMove(), published);
                compare(event.getGameResumed().getClocks(), published);
            }
            case TIME_ADJUSTED -> adjusted(event.getTimeAdjusted(), cause, published);
            case CLOCKS_SET -> set(cause, published, event.getClocksSet().getClocks());
            case SETTING_CORRECTED -> corrected(event.getSettingCorrected());
            case PERIOD_COMPLETED -> period(event.getPeriodCompleted());
            case GAME_VOIDED -> expect(event.getGameVoided().getAttempt() == attempt, "the end of attempt " + attempt);
            case GAME_RESTARTED -> restarted(event.getGameRestarted(), cause.at());
            case DISCONNECTION_NOTED -> {}
            case OUTAGE_COVERED -> cover(event.getOutageCovered(), cause.at());
            case POSITION_RESTORED -> {
                position = Position.ofFen(event.getPositionRestored().getFen());
                ply = event.getPositionRestored().getPly();
                stands(event.getPositionRestored().getClocks());
            }
            case FORFEIT_REVERSED -> stands(event.getForfeitReversed().getClocks());
            case RESULT_SET_ASIDE -> stands(event.getResultSetAside().getClocks());
            case GAME_ADJOURNED -> stands(event.getGameAdjourned().getClocks());
            case ADJOURNMENT_RESUMED -> {
                stage = Stage.PLAYING;
                clock.start(
                        position.sideToMove(),
                        ms(event.getAdjournmentResumed().getClocks().getAt()));
                compare(
                        event.getAdjournmentResumed().getClocks(),
                        ms(event.getAdjournmentResumed().getClocks().getAt()));
            }
            case PAYLOAD_NOT_SET -> find(sequence, "event", "a known one", "nothing");
        }
    }

    /** After the end an arbiter may still correct a board, and persons and cases come and go. */
    private static boolean changesTheGame(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case FORFEIT_REVERSED, RESULT_SET_ASIDE, DISCONNECTION_NOTED, SEAT_PRESENT, START_HELD -> false;
            default -> true;
        };
    }

    private void created(GameCreated created, long at) {
        expect(stage == Stage.NONE, "a board that is created once");
        lagLimit = created.getRules().getLagCompensationMs();
        fresh(1, created.getInitialFen(), new OwnClock(created.getWhiteControl(), created.getBlackControl()));
        compare(created.getClocks(), at);
    }

    private void restarted(GameRestarted restarted, long at) {
        expect(restarted.getAttempt() == attempt + 1, "attempt " + (attempt + 1));
        fresh(
                restarted.getAttempt(),
                restarted.getInitialFen(),
                new OwnClock(restarted.getWhiteControl(), restarted.getBlackControl()));
        compare(restarted.getClocks(), at);
    }

    private void fresh(int number, String fen, OwnClock clocks) {
        stage = Stage.CREATED;
        attempt = number;
        position = Position.ofFen(fen);
        ply = 0;
        clock = clocks;
    }

    private void move(MovePlayed move, Cause cause, long published) {
        moves++;
        lastMoveAt = OptionalLong.of(cause.at());
        Side side = side(move.getSide());
        boolean queued = fired;
        fired = false;
        Optional<PlayRequest> asked = cause.command()
                .filter(_ -> !queued)
                .filter(GameCommand::hasPlay)
                .map(GameCommand::getPlay);
        asked.ifPresent(play -> {
            if (!moved.add(play.getWrite().getRequestId()))
                find(sequence, "moves of request " + play.getWrite().getRequestId(), "one", "another");
        });
        expect(stage == Stage.PLAYING, "a move in a running game");
        if (side != position.sideToMove())
            find(sequence, "side that moves", position.sideToMove().name(), side.name());
        if (move.getPly() != ply + 1)
            find(sequence, "half-move", String.valueOf(ply + 1), String.valueOf(move.getPly()));
        ply = move.getPly();
        play(move);
        if (clock.running().isEmpty()) return;
        long since = clock.since();
        long at = queued ? since : cause.at(); // a queued move is made at the instant its clock begins to run (DEC-28)
        long spent = Math.max(0, at - since);
        long lag = queued
                ? 0
                : Math.min(
                        spent,
                        Math.min(
                                lagLimit, asked.map(PlayRequest::getRoundTripMs).orElse(0)));
        if (lag != ms(move.getLagCompensated()))
            find(sequence, "lag compensated in ms", String.valueOf(lag), String.valueOf(ms(move.getLagCompensated())));
        longestCharge = Math.max(longestCharge, spent - lag);
        long charged = Math.max(since, at) - lag;
        if (clock.flagged(charged) || clock.flagged(at - lagLimit))
            find(sequence, "move", "before the flag falls at " + clock.flagAt().getAsLong(), "at " + at);
        if (spent - lag != ms(move.getSpent()))
            find(sequence, "time charged in ms", String.valueOf(spent - lag), String.valueOf(ms(move.getSpent())));
        if (!move.getClocks().hasRunning()) {
            clock.finish(charged);
            endDue = true;
            stage = Stage.STANDING;
            compare(move.getClocks(), ms(move.getClocks().getAt()));
        } else {
            long from = queued ? since : Math.max(published, since);
            clock.press(charged, from);
            compare(move.getClocks(), from);
        }
    }

    private void play(MovePlayed move) {
        Optional<Move> legal = position.resolve(Move.ofUci(move.getUci()));
        if (legal.isEmpty()) {
            find(sequence, "move", "a legal one in " + position.fen(), move.getUci());
            position = Position.ofFen(move.getFen());
            return;
        }
        String san = San.write(position, legal.get());
        if (!san.equals(move.getSan())) find(sequence, "move in words", san, move.getSan());
        position = position.play(legal.get());
        if (!position.fen().equals(move.getFen())) find(sequence, "position", position.fen(), move.getFen());
    }

    private void flag(FlagFell flag, long at) {
        expect(stage == Stage.PLAYING, "a flag in a running game");
        long due = clock.flagAt().orElse(Long.MIN_VALUE);
        if (clock.running().filter(side(flag.getSide())::equals).isEmpty())
            find(
                    sequence,
                    "side whose flag falls",
                    String.valueOf(clock.running()),
                    flag.getSide().name());
        if (ms(flag.getAt()) != due)
            find(sequence, "fall of the flag", String.valueOf(due), String.valueOf(ms(flag.getAt())));
        if (at < due + lagLimit) find(sequence, "claim", "not before " + (due + lagLimit), "at " + at);
        clock.stop(due);
        endDue = !flag.getProvisional();
        stage = Stage.STANDING;
        compare(flag.getClocks(), due);
    }

    private void adjusted(TimeAdjusted adjusted, Cause cause, long published) {
        Side side = side(adjusted.getSide());
        long change = ms(adjusted.getChange());
        long at = ms(adjusted.getClocks().getAt());
        Optional<AdjustTimeRequest> asked =
                cause.command().filter(GameCommand::hasAdjustTime).map(GameCommand::getAdjustTime);
        asked.map(order -> order.getSide() == adjusted.getSide() ? order.getChange() : order.getOtherChange())
                .ifPresent(wanted -> {
                    if (ms(wanted) != change)
                        find(sequence, "change of the clock in ms", String.valueOf(ms(wanted)), String.valueOf(change));
                });
        clock.set(side, clock.left(side, at) + change, at);
        compare(adjusted.getClocks(), at == published ? published : cause.at());
    }

    private void set(Cause cause, long published, ClockReading reading) {
        Optional<SetClocksRequest> asked =
                cause.command().filter(GameCommand::hasSetClocks).map(GameCommand::getSetClocks);
        long at = ms(reading.getAt());
        if (asked.filter(SetClocksRequest::hasWhite).isPresent())
            clock.set(Side.WHITE, ms(asked.get().getWhite()), at);
        if (asked.filter(SetClocksRequest::hasBlack).isPresent())
            clock.set(Side.BLACK, ms(asked.get().getBlack()), at);
        compare(reading, at == published ? published : cause.at());
    }

    /** The correction of a wrong setting is the arbiter's decision; it is taken from the reading. */
    private void corrected(SettingCorrected corrected) {
        ClockReading reading = corrected.getClocks();
        long at = ms(reading.getAt());
        clock.replace(Side.WHITE, corrected.getWhiteControl(), corrected.getWhiteMoves(), ms(reading.getWhite()), at);
        clock.replace(Side.BLACK, corrected.getBlackControl(), corrected.getBlackMoves(), ms(reading.getBlack()), at);
        compare(reading, at);
    }

    private void period(PeriodCompleted completed) {
        Side side = side(completed.getSide());
        long at = ms(completed.getAt());
        if (clock.period(side) != completed.getPeriod()) {
            OptionalLong due =
                    clock.running().filter(side::equals).isPresent() ? clock.periodEndsAt() : OptionalLong.empty();
            if (clock.period(side) + 1 != completed.getPeriod() || due.isEmpty() || due.getAsLong() != at)
                find(sequence, "period " + completed.getPeriod() + " of " + side, "begins at " + due, "at " + at);
            clock.settle(at);
        }
        compare(completed.getClocks(), ms(completed.getClocks().getAt()));
    }

    private void cover(OutageCovered outage, long at) {
        long from = ms(outage.getFrom());
        long to = ms(outage.getTo());
        if (to != at) find(sequence, "end of the outage", String.valueOf(at), String.valueOf(to));
        clock.cover(from, to);
        ClockReading reading = outage.getClocks();
        if (!reading.hasRunning()) {
            clock.stop(to);
            stage = Stage.STANDING;
        }
        compare(reading, ms(reading.getAt()));
    }

    private void stands(ClockReading reading) {
        stage = Stage.STANDING;
        if (clock.running().isPresent()) clock.stop(ms(reading.getAt()));
        clock.set(Side.WHITE, ms(reading.getWhite()), ms(reading.getAt()));
        clock.set(Side.BLACK, ms(reading.getBlack()), ms(reading.getAt()));
    }

    // ---- comparing

    /**
     * @param instant the instant the reading must belong to, or the later one from which the running side is charged
     */
    private void compare(ClockReading reading, long instant) {
        readings++;
        long at = clock.running().isPresent() ? Math.max(instant, clock.since()) : instant;
        if (ms(reading.getAt()) != at)
            find(sequence, "instant of the clocks", String.valueOf(at), String.valueOf(ms(reading.getAt())));
        Optional<Side> running = reading.hasRunning() ? Optional.of(side(reading.getRunning())) : Optional.empty();
        if (!running.equals(clock.running()))
            find(sequence, "running clock", clock.running().toString(), running.toString());
        compare(Side.WHITE, ms(reading.getWhite()), at);
        compare(Side.BLACK, ms(reading.getBlack()), at);
        OptionalLong flag = reading.hasFlagAt() ? OptionalLong.of(ms(reading.getFlagAt())) : OptionalLong.empty();
        if (!flag.equals(clock.flagAt()))
            find(sequence, "flag to fall", clock.flagAt().toString(), flag.toString());
        if (reading.hasPeriodEndsAt() && !clock.periodEndsAt().equals(OptionalLong.of(ms(reading.getPeriodEndsAt()))))
            find(
                    sequence,
                    "end of the period",
                    clock.periodEndsAt().toString(),
                    String.valueOf(ms(reading.getPeriodEndsAt())));
    }

    /** A difference is reported once, where it arises; from there on the clock counts as it was shown. */
    private void compare(Side side, long shown, long at) {
        long right = clock.left(side, at);
        if (shown == right) return;
        find(sequence, "clock of " + side + " in ms", String.valueOf(right), String.valueOf(shown));
        clock.set(side, shown, at);
    }

    private static Side side(org.onehall.proto.types.v1.Side side) {
        return switch (side) {
            case SIDE_WHITE -> Side.WHITE;
            case SIDE_BLACK -> Side.BLACK;
            case SIDE_UNSPECIFIED, UNRECOGNIZED -> throw new IllegalArgumentException("a side is missing");
        };
    }

    private void expect(boolean holds, String expected) {
        if (!holds) find(sequence, "event", expected, "the board is " + stage);
    }

    private void find(long number, String what, String expected, String found) {
        report.accept(new Finding(board, number, what, expected, found));
    }
}
