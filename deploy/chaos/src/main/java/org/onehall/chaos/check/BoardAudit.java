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
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.PauseCause;
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
    private final ClockAudit clocks = new ClockAudit(this::findHere);
    private final MoveAudit moves = new MoveAudit(clocks, this::findHere);

    private Stage stage = Stage.NONE;
    private int attempt;
    private long lastAt = Long.MIN_VALUE;
    private long sequence;
    private boolean endDue;

    private enum Stage {
        NONE,
        CREATED,
        PLAYING,
        STANDING,
        ENDED,
        CANCELLED
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
        return clocks.readings();
    }

    /** The most time that one move has cost its player, in milliseconds. */
    long longestCharge() {
        return moves.longestCharge();
    }

    int moves() {
        return moves.moves();
    }

    boolean ended() {
        return stage == Stage.ENDED;
    }

    /** Whether the board has a game that has begun; a cancelled board has none (LAW 6.6). */
    boolean begun() {
        return stage != Stage.NONE && stage != Stage.CREATED && stage != Stage.CANCELLED;
    }

    /** When the last move was appended; empty if none was made. */
    OptionalLong lastMoveAt() {
        return moves.lastMoveAt();
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
        if (stage == Stage.PLAYING && clocks.clock().flagged(lastSignOfLife - patienceMs))
            find(
                    sequence,
                    "flag",
                    "claimed soon after " + clocks.clock().flagAt().getAsLong(),
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
            boolean due = stage == Stage.PLAYING
                    && clocks.clock().since() < cause.at()
                    && !clocks.clock().flagged(from);
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
        if (stage == Stage.CANCELLED || stage == Stage.ENDED && changesTheGame(event)) {
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
                    COLOURS_KEPT,
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
                clocks.clock().start(moves.sideToMove(), published);
                clocks.compare(event.getGameStarted().getClocks(), published);
            }
            case PRE_MOVE_FIRED -> moves.fire();
            case MOVE_PLAYED -> {
                expect(stage == Stage.PLAYING, "a move in a running game");
                endDue = moves.move(event.getMovePlayed(), cause.command(), cause.at(), published);
                if (endDue) stage = Stage.STANDING;
            }
            case DRAW_OFFERED ->
                expect(stage == Stage.PLAYING || stage == Stage.STANDING, "an offer in a game in progress");
            case FLAG_FELL -> flag(event.getFlagFell(), cause.at());
            case GAME_ENDED -> {
                ClockReading reading = event.getGameEnded().getClocks();
                if (!wasDue && stage == Stage.PLAYING) clocks.clock().stop(cause.at());
                stage = Stage.ENDED;
                clocks.compare(reading, wasDue ? ms(reading.getAt()) : cause.at());
            }
            case GAME_PAUSED -> {
                expect(
                        stage == Stage.PLAYING || clocks.clock().running().isEmpty() && stage == Stage.STANDING,
                        "a pause of a running game");
                ClockReading reading = event.getGamePaused().getClocks();
                clocks.clock().stop(cause.at());
                stage = Stage.STANDING;
                clocks.compare(reading, ms(reading.getAt()));
            }
            case GAME_RESUMED -> {
                expect(stage == Stage.STANDING, "a resumption of a paused game");
                stage = Stage.PLAYING;
                clocks.clock().start(moves.sideToMove(), published);
                clocks.compare(event.getGameResumed().getClocks(), published);
            }
            case TIME_ADJUSTED -> clocks.adjusted(event.getTimeAdjusted(), cause.command(), cause.at(), published);
            case CLOCKS_SET -> clocks.set(event.getClocksSet().getClocks(), cause.command(), cause.at(), published);
            case SETTING_CORRECTED -> clocks.corrected(event.getSettingCorrected());
            case PERIOD_COMPLETED -> clocks.period(event.getPeriodCompleted());
            case GAME_VOIDED -> {
                expect(event.getGameVoided().getAttempt() == attempt, "the end of attempt " + attempt);
                if (event.getGameVoided().getCancelled()) stage = Stage.CANCELLED;
            }
            case GAME_RESTARTED -> restarted(event.getGameRestarted(), cause.at());
            case DISCONNECTION_NOTED -> {}
            case OUTAGE_COVERED -> {
                if (clocks.cover(event.getOutageCovered(), cause.at())) stage = Stage.STANDING;
            }
            case POSITION_RESTORED -> {
                moves.restore(
                        event.getPositionRestored().getFen(),
                        event.getPositionRestored().getPly());
                stands(event.getPositionRestored().getClocks());
            }
            case FORFEIT_REVERSED -> stands(event.getForfeitReversed().getClocks());
            case RESULT_SET_ASIDE -> stands(event.getResultSetAside().getClocks());
            case GAME_ADJOURNED -> stands(event.getGameAdjourned().getClocks());
            case ADJOURNMENT_RESUMED -> {
                stage = Stage.PLAYING;
                clocks.clock()
                        .start(
                                moves.sideToMove(),
                                ms(event.getAdjournmentResumed().getClocks().getAt()));
                clocks.compare(
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
        moves.limitLag(created.getRules().getLagCompensationMs());
        fresh(1, created.getInitialFen(), new OwnClock(created.getWhiteControl(), created.getBlackControl()));
        clocks.compare(created.getClocks(), at);
    }

    private void restarted(GameRestarted restarted, long at) {
        expect(restarted.getAttempt() == attempt + 1, "attempt " + (attempt + 1));
        fresh(
                restarted.getAttempt(),
                restarted.getInitialFen(),
                new OwnClock(restarted.getWhiteControl(), restarted.getBlackControl()));
        clocks.compare(restarted.getClocks(), at);
    }

    private void fresh(int number, String fen, OwnClock clock) {
        stage = Stage.CREATED;
        attempt = number;
        moves.fresh(fen);
        clocks.fresh(clock);
    }

    private void flag(FlagFell flag, long at) {
        expect(stage == Stage.PLAYING, "a flag in a running game");
        long due = clocks.clock().flagAt().orElse(Long.MIN_VALUE);
        if (clocks.clock()
                .running()
                .filter(ClockAudit.side(flag.getSide())::equals)
                .isEmpty())
            find(
                    sequence,
                    "side whose flag falls",
                    String.valueOf(clocks.clock().running()),
                    flag.getSide().name());
        if (ms(flag.getAt()) != due)
            find(sequence, "fall of the flag", String.valueOf(due), String.valueOf(ms(flag.getAt())));
        if (at < due + moves.lagLimit()) find(sequence, "claim", "not before " + (due + moves.lagLimit()), "at " + at);
        clocks.clock().stop(due);
        endDue = !flag.getProvisional();
        stage = Stage.STANDING;
        clocks.compare(flag.getClocks(), due);
    }

    private void expect(boolean holds, String expected) {
        if (!holds) find(sequence, "event", expected, "the board is " + stage);
    }

    private void stands(ClockReading reading) {
        stage = Stage.STANDING;
        clocks.stands(reading);
    }

    private void findHere(String what, String expected, String found) {
        find(sequence, what, expected, found);
    }

    private void find(long number, String what, String expected, String found) {
        report.accept(new Finding(board, number, what, expected, found));
    }
}
