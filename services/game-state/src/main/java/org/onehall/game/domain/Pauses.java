package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/** Arbiters pause a game and resume it, with or without other times on its clocks (OCR 19.6, 18.9, LAW 6.11). */
final class Pauses {
    /** The article that lets a game go on although a disconnection case is open. */
    static final String DECISION = "OCR 18.9";

    private Pauses() {}

    static Decision<Event> pause(ClockCommand.Pause pause, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.PAUSE_RESUME_CLOCK, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(pause.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.PAUSED) return refuse(NOT_RUNNING);
        if (board.phase() != Phase.PLAYING) return refuse(GameDecider.notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return accept(new Event.GamePaused(
                pause.reason(),
                ClockReading.of(board.clocks().pause(submitted.at()), submitted.at()),
                Optional.of(pause.call() && GameDecider.isService(submitted) ? PauseCause.CALL : PauseCause.ARBITER)));
    }

    static Decision<Event> resume(ClockCommand.Resume resume, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.PAUSE_RESUME_CLOCK, submitted, board)) return refuse(FORBIDDEN_ROLE);
        boolean decided = resume.article().equals(DECISION) && GameDecider.isService(submitted);
        if (board.phase() == Phase.PLAYING) return refuse(NOT_PAUSED);
        if (board.phase() == Phase.AWAITING_CA && !decided) return refuse(AWAITING_CHIEF_ARBITER);
        if (board.phase() != Phase.PAUSED && board.phase() != Phase.AWAITING_CA)
            return refuse(GameDecider.notPlaying(board));
        boolean undecided =
                Stream.of(Side.values()).anyMatch(side -> !resume.decides().containsAll(board.undecided(side)));
        if (board.caseOpen() && (!decided || undecided && !resume.decides().isEmpty())) return refuse(CASE_OPEN);
        BySide<Optional<Duration>> wanted = new BySide<>(resume.white(), resume.black());
        BySide<Optional<Duration>> added = new BySide<>(resume.addWhite(), resume.addBlack());
        for (Side side : Side.values())
            if (ClockCorrections.outOfRange(wanted.get(side)) || ClockCorrections.outOfRange(added.get(side)))
                return refuse(MALFORMED_TIME);
        Instant at = submitted.publishedAt();
        List<Event> events = new ArrayList<>();
        Clocks clocks = board.clocks();
        for (Side side : Side.values()) {
            Optional<Duration> base = wanted.get(side).or(() -> base(board, side));
            if (base.isPresent() && !base.get().equals(clocks.remaining(side, at)))
                clocks = TimeAdjustments.adjusted(
                        clocks,
                        side,
                        base.get().minus(clocks.remaining(side, at)),
                        new TimeAdjustments.Note(resume.reason(), resume.article(), "", "", true),
                        at,
                        events);
        }
        TimeAdjustments.Note note = new TimeAdjustments.Note(resume.reason(), resume.article(), "", "", false);
        if (resume.reduceSide().isPresent() && resume.reduceBy().isPresent()) {
            Side side = resume.reduceSide().get();
            Duration by = resume.reduceBy().get();
            if (!by.isPositive()) return refuse(MALFORMED_TIME);
            if (!clocks.canTake(side, by, at)) return TimeAdjustments.tooLarge(clocks, side, at);
            clocks = TimeAdjustments.adjusted(clocks, side, by.negated(), note, at, events);
        }
        for (Side side : Side.values())
            if (added.get(side).isPresent())
                clocks = TimeAdjustments.adjusted(clocks, side, added.get(side).get(), note, at, events);
        if (!clocks.remaining(board.position().sideToMove(), at).isPositive()) return refuse(MALFORMED_TIME);
        events.add(new Event.GameResumed(resume.reason(), ClockReading.of(clocks.resume(at), at), resume.article()));
        return accept(events);
    }

    /**
     * The clock that a decision starts from when no time is given: the clock at the last sign of life of the player
     * whose flag fell provisionally (DEC-16).
     */
    private static Optional<Duration> base(Board board, Side side) {
        if (board.phase() != Phase.AWAITING_CA) return Optional.empty();
        return board.lost().get(board.position().sideToMove()).map(reading -> reading.shows(side));
    }
}
