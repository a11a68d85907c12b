package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Finding;
import org.onehall.chess.MoveLine;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.chess.UnreadableMoveException;
import org.onehall.chess.Winnability;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Ended;
import org.onehall.regulations.Action;
import org.onehall.regulations.ResultCorrection;
import org.onehall.regulations.ResultCorrection.Ground;
import org.onehall.regulations.ResultCorrection.Outcome;
import org.onehall.regulations.Rights;

/**
 * Arbiters change a result that the software misjudged (OCR 19.4); a wrong result stands until an arbiter corrects it
 * (OCR 17.11).
 */
final class ResultCorrections {
    private ResultCorrections() {}

    /** What the result rests on, which decides how it can be corrected. */
    static Ground ground(Ended ended, Board board) {
        return Ground.of(ended.termination().name(), Irregularities.haveEnded(board));
    }

    /** What the software finds now is reported but does not bind the arbiter, unless it is a mate. */
    static Decision<Event> changeResult(ResultCommand.ChangeResult change, Submitted<Command> submitted, Board board) {
        if (!may(submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(change.reason()) && Texts.isEmpty(change.line())) return refuse(REASON_MISSING);
        if (board.ended().isEmpty()) return refuse(GAME_NOT_ENDED);
        Ended ended = board.ended().get();
        Optional<Decision<Event>> over =
                change.result().isEmpty() ? RoundNow.whyNotOn(change.round()) : Optional.empty();
        Optional<GameRefusal> fixed = fixed(change, ended, board);
        if (ground(ended, board) == Ground.RECORD)
            return over.orElseGet(() -> takeBack(change, fixed, ended, submitted, board));
        if (fixed.isPresent()) return refuse(fixed.get());
        if (over.isPresent()) return over.get();
        MoveLine line;
        try {
            line = MoveLine.read(board.position(), change.line());
        } catch (UnreadableMoveException e) {
            return refuse(LINE_ILLEGAL, "move", String.valueOf(e.getMessage()));
        }
        if (!Texts.isEmpty(change.line()) && !mates(line.last(), change.result())) return refuse(LINE_WITHOUT_MATE);
        Map<Side, Winnability> found = new EnumMap<>(Side.class);
        for (Side side : judged(ended, board)) {
            Finding finding = Winnability.judged(board.position(), side);
            if (finding.verdict() == Winnability.WINNABLE && change.result().equals(Optional.of(Result.DRAW)))
                return matePossible(side, board.position(), finding);
            found.put(side, finding.verdict());
        }
        boolean goesOn = change.result().isEmpty();
        List<Event> events = new ArrayList<>();
        events.add(new Event.ResultSetAside(
                ended.result(),
                ended.termination(),
                change.reason(),
                "OCR 19.4",
                line.uci(),
                of(Side.WHITE, found),
                of(Side.BLACK, found),
                goesOn,
                ClockReading.of(goesOn ? unfinished(board) : board.clocks(), submitted.at())));
        change.result()
                .ifPresent(result ->
                        events.add(GameDecider.ended(result, Termination.RULING, "OCR 19.4", board, submitted.at())));
        return accept(events);
    }

    /**
     * An irregularity was recorded wrongly and has ended the game: by the arbiter's decision the game goes on as if it
     * had not been recorded (AMD 7.5.5, LAW preface).
     */
    private static Decision<Event> takeBack(
            ResultCommand.ChangeResult change,
            Optional<GameRefusal> fixed,
            Ended ended,
            Submitted<Command> submitted,
            Board board) {
        if (fixed.isPresent()) return refuse(fixed.get());
        if (Texts.isEmpty(change.reason())) return refuse(REASON_MISSING);
        return accept(new Event.ResultSetAside(
                ended.result(),
                ended.termination(),
                change.reason(),
                "AMD 7.5.5",
                List.of(),
                Optional.empty(),
                Optional.empty(),
                true,
                ClockReading.of(board.clocks(), submitted.at())));
    }

    /**
     * The game returns to the state in which the ruling found it, paused (OCR 18.3). With a fallen flag it cannot go
     * on.
     */
    static Decision<Event> setRulingAside(
            ResultCommand.SetRulingAside aside, Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(aside.reason())) return refuse(REASON_MISSING);
        if (board.ended().isEmpty()) return refuse(GAME_NOT_ENDED);
        Ended ended = board.ended().get();
        if (ended.termination() != Termination.RULING) return refuse(NOT_BY_RULING);
        for (Side side : Side.values())
            if (!board.clocks().remaining(side, submitted.at()).isPositive()) return refuse(CANNOT_GO_ON);
        return accept(new Event.ResultSetAside(
                ended.result(),
                ended.termination(),
                aside.reason(),
                aside.article(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                true,
                ClockReading.of(board.clocks(), submitted.at())));
    }

    static Board evolve(Board board, Event.ResultSetAside aside) {
        Board counted = Irregularities.haveEnded(board) ? Irregularities.takenBack(board) : board;
        return counted.with(Phase.PAUSED, aside.goesOn() ? unfinished(board) : board.clocks());
    }

    /**
     * The clocks of a game that goes on. The move that ended it is credited like every completed move; a sealed move
     * has been credited already.
     */
    private static Clocks unfinished(Board board) {
        return board.ended()
                        .filter(ended -> ended.termination() == Termination.DEAD_POSITION && ended.standing())
                        .isPresent()
                ? board.clocks().unfinished()
                : board.clocks();
    }

    /** Why a result cannot be changed to another one; empty: it can. */
    private static Optional<GameRefusal> fixed(ResultCommand.ChangeResult change, Ended ended, Board board) {
        Optional<Result> wanted = change.result();
        Ground ground = ground(ended, board);
        Side waiting = board.position().sideToMove().other();
        Optional<Outcome> present = outcome(ended.result());
        Optional<Outcome> becomes = wanted.isEmpty() ? Optional.of(Outcome.GOES_ON) : outcome(wanted.get());
        if (becomes.filter(ResultCorrection.outcomes(ground, waiting, present)::contains)
                .isPresent()) return Optional.empty();
        return Optional.of(
                switch (ground) {
                    case PLAYERS, RULING, FORFEIT -> NOT_AUTOMATIC;
                    case POSITION -> EXACT_RESULT;
                    case RECORD -> ONLY_GOES_ON;
                    case DEAD_POSITION, FLAG -> {
                        if (wanted.isEmpty()) yield CANNOT_GO_ON;
                        yield wanted.get() == ended.result() ? RESULT_UNCHANGED : RESULT_NOT_POSSIBLE;
                    }
                });
    }

    private static Optional<Outcome> outcome(Result result) {
        return switch (result) {
            case WHITE_WINS -> Optional.of(Outcome.WHITE_WINS);
            case BLACK_WINS -> Optional.of(Outcome.BLACK_WINS);
            case DRAW -> Optional.of(Outcome.DRAW);
            case BOTH_LOSE -> Optional.empty();
        };
    }

    /** The sides whose chance to mate decided the result; with a fallen flag, the side that has time left. */
    private static List<Side> judged(Ended ended, Board board) {
        return ended.termination() == Termination.DEAD_POSITION
                ? List.of(Side.values())
                : List.of(board.position().sideToMove().other());
    }

    private static boolean mates(Position last, Optional<Result> wanted) {
        return last.isCheckmate()
                && wanted.map(result -> result == Result.win(last.sideToMove().other()))
                        .orElse(true);
    }

    static Decision<Event> matePossible(Side side, Position position, Finding finding) {
        return refuse(
                MATE_POSSIBLE,
                Map.of(
                        "side",
                        side.name(),
                        "line",
                        MoveLine.of(position, finding.line()).san()));
    }

    static Optional<Winnability> of(Side side, Map<Side, Winnability> found) {
        return Optional.ofNullable(found.get(side));
    }

    static boolean may(Submitted<Command> submitted, Board board) {
        return Rights.allows(
                submitted.actor(), Action.DECLARE_DRAW, board.venues(), GameDecider.boardOf(submitted), "");
    }
}
