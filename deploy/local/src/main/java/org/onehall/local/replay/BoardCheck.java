package org.onehall.local.replay;

import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Reason;
import org.onehall.eventlog.LogContext;
import org.onehall.proto.game.v1.CheckKind;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.SeatCleared;
import org.onehall.proto.game.v1.Termination;

/**
 * Replays one board log from the beginning: every move by the rules of chess, and both clocks from the times at which
 * commands arrived and events were published. It compares the result with the record, to the millisecond. Independent
 * of the service that wrote the log: it shares only the rules and the arithmetic of a clock.
 */
public final class BoardCheck {
    private enum Phase {
        NONE,
        CREATED,
        PLAYING,
        STANDING,
        ENDED,
        CANCELLED
    }

    private final String log;
    private final String board;
    private final Consumer<Finding> report;
    private long sequence;
    private Phase phase = Phase.NONE;
    private final CheckedClocks clocks = new CheckedClocks(this::say);
    private final CheckedMoves moves = new CheckedMoves(this::say);
    /** The instant up to which the player who sealed was charged. */
    private Instant adjournedUntil = Instant.MIN;

    private int attempt;
    /** Whether the next move was queued before. */
    private boolean fired;
    /** Whether the last event decided the end of the game or a final flag fall, so that the end must follow. */
    private boolean endDue;
    /** Whether the last move ended the game by a dead position, which stopped both clocks; it can go on (OCR 19.4). */
    private boolean finished;

    private final Map<Side, Set<CheckKind>> passed = new EnumMap<>(Side.class);

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
        return moves.position();
    }

    private void play(GameEvent event) {
        Instant at = Wire.instant(event.getHeader().getOccurredAt());
        Instant published = Wire.instant(event.getHeader().getPublishedAt());
        if (phase == Phase.NONE && event.getPayloadCase() != GameEvent.PayloadCase.GAME_CREATED) {
            say("the board was never created");
            return;
        }
        if (phase == Phase.CANCELLED) {
            say("nothing can follow at a board that was cancelled (LAW 6.6)");
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
                clocks.compare(created.getClocks());
            }
            case SEAT_CLEARED -> cleared(event.getSeatCleared());
            case GAME_STARTED -> {
                expect(Phase.CREATED);
                check(
                        event.getGameStarted().getAttempt() == attempt,
                        "starts attempt " + event.getGameStarted().getAttempt() + ", not " + attempt);
                phase = Phase.PLAYING;
                clocks.change(
                        clocks.current().start(moves.position().sideToMove(), published),
                        event.getGameStarted().getClocks());
            }
            case PRE_MOVE_QUEUED -> expect(Phase.PLAYING);
            case PRE_MOVE_DROPPED -> {}
            case PRE_MOVE_FIRED -> fired = true;
            case MOVE_PLAYED -> move(event.getMovePlayed(), at, published);
            case DRAW_OFFERED, DRAW_DECLINED -> expect(Phase.PLAYING, Phase.STANDING);
            case FLAG_FELL -> {
                expect(Phase.PLAYING);
                clocks.fall(event.getFlagFell(), at);
                endDue = !event.getFlagFell().getProvisional();
                phase = Phase.STANDING;
            }
            case GAME_ENDED -> {
                expect(Phase.PLAYING, Phase.STANDING);
                phase = Phase.ENDED;
                finished = event.getGameEnded().getTermination() == Termination.TERMINATION_DEAD_POSITION
                        && clocks.current().running().isEmpty();
                clocks.change(clocks.current().stop(at), event.getGameEnded().getClocks());
            }
            case GAME_PAUSED -> {
                if (LogContext.tellsLoss(event.getHeader())) {
                    say(Reason.inEnglish(event.getGamePaused().getReason()));
                    expect(Phase.PLAYING, Phase.STANDING);
                } else {
                    expect(Phase.PLAYING);
                }
                phase = Phase.STANDING;
                clocks.change(clocks.current().pause(at), event.getGamePaused().getClocks());
            }
            case GAME_RESUMED -> {
                expect(Phase.STANDING);
                phase = Phase.PLAYING;
                clocks.change(
                        clocks.current().resume(published),
                        event.getGameResumed().getClocks());
            }
            case TIME_ADJUSTED -> {
                expect(Phase.PLAYING, Phase.STANDING);
                clocks.adjust(event.getTimeAdjusted(), at);
            }
            case GAME_VOIDED -> {
                boolean cancelled = event.getGameVoided().getCancelled();
                // a wrong initial position may be found before the start (LAW 7.2.1); after a loss of records, a
                // forfeit
                // that was reversed before the board was cancelled may be the last that is left
                if (!cancelled || !LogContext.tellsLoss(event.getHeader()))
                    expect(Phase.CREATED, Phase.PLAYING, Phase.STANDING);
                check(
                        event.getGameVoided().getAttempt() == attempt,
                        "voids attempt " + event.getGameVoided().getAttempt() + ", not " + attempt);
                phase = cancelled ? Phase.CANCELLED : Phase.ENDED;
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
                clocks.compare(restarted.getClocks());
            }
            case DISCONNECTION_NOTED -> {
                if (event.getDisconnectionNoted().hasClocks()
                        && clocks.current().running().isEmpty()) {
                    clocks.compare(event.getDisconnectionNoted().getClocks());
                }
            }
            case OUTAGE_COVERED -> {
                expect(Phase.PLAYING);
                clocks.cover(event.getOutageCovered(), at);
            }
            case CLOCKS_SET -> {
                expect(Phase.PLAYING, Phase.STANDING);
                clocks.set(event.getClocksSet(), at);
            }
            case SETTING_CORRECTED -> {
                expect(Phase.CREATED, Phase.PLAYING, Phase.STANDING);
                clocks.correct(event.getSettingCorrected(), at);
            }
            case PERIOD_COMPLETED -> {
                expect(Phase.PLAYING, Phase.STANDING);
                clocks.period(event.getPeriodCompleted());
            }
            case FORFEIT_REVERSED -> {
                expect(Phase.ENDED);
                phase = Phase.STANDING;
                clocks.compare(event.getForfeitReversed().getClocks());
            }
            case RESULT_SET_ASIDE -> {
                expect(Phase.ENDED);
                phase = Phase.STANDING;
                var aside = event.getResultSetAside();
                clocks.change(
                        aside.getGoesOn() && finished ? clocks.current().unfinished() : clocks.current(),
                        aside.getClocks());
            }
            case DRAW_DECLARED ->
                check(
                        event.getDrawDeclared().getPly() >= 0
                                && event.getDrawDeclared().getPly() <= moves.ply(),
                        "is about half-move " + event.getDrawDeclared().getPly() + " of " + moves.ply());
            case DRAW_CLAIMED, IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK -> expect(Phase.PLAYING, Phase.STANDING);
            case POSITION_RESTORED -> restore(event.getPositionRestored(), at);
            case COLOURS_KEPT ->
                check(
                        event.getColoursKept().getPly() == moves.ply() && moves.ply() >= 20,
                        "keeps the colours at half-move "
                                + event.getColoursKept().getPly() + "; there are " + moves.ply());
            case SEALING_ORDERED -> expect(Phase.PLAYING, Phase.STANDING);
            case MOVE_SEALED -> {
                expect(Phase.PLAYING);
                moves.seal(event.getMoveSealed().getUci());
            }
            case GAME_ADJOURNED -> adjourn(event.getGameAdjourned(), at);
            case ADJOURNMENT_RESUMED -> {
                expect(Phase.STANDING);
                phase = Phase.PLAYING;
                clocks.change(
                        clocks.current().resume(published.isBefore(adjournedUntil) ? adjournedUntil : published),
                        event.getAdjournmentResumed().getClocks());
            }
            case SEALED_MOVE_OPENED -> moves.open(event.getSealedMoveOpened().getUci());
            case CLOCK_TIMES_ASKED -> {
                check(
                        event.getClockTimesAsked().getPly() == moves.ply(),
                        "records the times of half-move "
                                + event.getClockTimesAsked().getPly() + "; there are " + moves.ply());
                if (clocks.current().running().isEmpty()) {
                    clocks.compare(event.getClockTimesAsked().getClocks());
                }
            }
            case MOVE_REPRODUCED ->
                check(
                        event.getMoveReproduced().getPly() <= moves.ply(),
                        "confirms half-move " + event.getMoveReproduced().getPly() + " of " + moves.ply());
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
        if (moves.isOpening()) {
            expect(Phase.PLAYING, Phase.STANDING);
        } else {
            expect(Phase.PLAYING);
        }
        if (moves.play(move)) {
            clocks.compare(move.getClocks());
            return;
        }
        Clocks before = clocks.current();
        if (fired) { // a queued move is made at the instant its clock begins to run (DEC-28)
            fired = false;
            Instant began = before.since().orElseThrow(() -> new IllegalStateException("no clock runs"));
            settle(move, began, began, began);
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
        settle(move, since, charged, published.isBefore(since) ? since : published);
    }

    private void settle(MovePlayed move, Instant since, Instant charged, Instant from) {
        endDue = Wire.running(move.getClocks()).isEmpty();
        if (endDue) {
            phase = Phase.STANDING;
        }
        clocks.settle(move, since, charged, from);
    }

    private void restore(PositionRestored restored, Instant at) {
        expect(Phase.PLAYING, Phase.STANDING);
        check(
                restored.getPly() >= 0 && restored.getPly() < moves.ply(),
                "goes back to half-move " + restored.getPly() + " of " + moves.ply());
        clocks.compare(restored.getBefore());
        BySide<Integer> takenBack = moves.restore(restored);
        phase = Phase.STANDING;
        clocks.restore(restored.getClocks(), takenBack, moves.position().sideToMove(), at);
    }

    private void adjourn(GameAdjourned adjourned, Instant at) {
        expect(Phase.PLAYING);
        moves.adjourn(adjourned);
        adjournedUntil = Wire.instant(adjourned.getClocks().getAt());
        check(
                !adjournedUntil.isBefore(at),
                "the sealing player is charged until " + adjournedUntil + ", before sealing at " + at);
        phase = Phase.STANDING;
        Instant since = clocks.current().since().orElseThrow(() -> new IllegalStateException("no clock runs"));
        clocks.change(
                clocks.current()
                        .press(adjournedUntil, adjournedUntil.isBefore(since) ? since : adjournedUntil)
                        .pause(adjournedUntil),
                adjourned.getClocks());
    }

    // ---- the state

    private void fresh(int number, String fen, BySide<TimeControl> controls) {
        attempt = number;
        moves.fresh(fen);
        passed.clear();
        phase = Phase.CREATED;
        clocks.fresh(controls);
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
