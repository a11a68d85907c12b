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
import org.onehall.regulations.GameRules;
import org.onehall.regulations.Rights;

/**
 * Arbiters correct what the software missed or misjudged (OCR 19.3, 19.4); a wrong result stands until an arbiter
 * corrects it (OCR 17.11).
 */
final class Corrections {
    private static final String MISSED = "OCR 19.3";

    private Corrections() {}

    /**
     * A situation that is a draw without a claim (OCR 5.4, LAW 5.2.2, LAW 9.6.1, LAW 9.6.2) ended the game when it
     * arose, so later moves, flags or resignations do not count. Later decisions of arbiters do count. A draw that only
     * the player on move may claim (LAW 9.2, LAW 9.3) cannot be declared.
     */
    static Decision<Event> declareDraw(ResultCommand.DeclareDraw declare, Submitted<Command> submitted, Board board) {
        if (!may(submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(declare.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.CREATED) return refuse(GAME_NOT_STARTED);
        if (board.phase() == Phase.PLAYING && board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        Optional<GameRefusal> settled = board.ended().flatMap(Corrections::settled);
        if (settled.isPresent()) return refuse(settled.get());
        if (declare.ply() < 0 || declare.ply() > board.ply())
            return refuse(NO_SUCH_PLY, "ply", String.valueOf(board.ply()));
        Standing standing = Standing.after(board, declare.ply());
        if (standing.position().isCheckmate()) return refuse(EXACT_RESULT);
        return switch (declare.situation()) {
            case REPETITION -> {
                int needed = board.rules().repetitionAuto();
                int count = standing.repetitions().count();
                if (count >= needed) yield drawn(declare, standing, Map.of(), submitted, board);
                yield refuse(
                        needed == GameRules.CLAIMED_OCCURRENCES ? NOT_REPEATED : ONLY_CLAIMED_REPETITION,
                        counts(count, needed));
            }
            case MOVE_COUNT -> {
                int needed = 2 * board.rules().moveCountAuto();
                int count = standing.position().halfmoveClock();
                if (count >= needed) yield drawn(declare, standing, Map.of(), submitted, board);
                yield refuse(
                        needed == 2 * GameRules.CLAIMED_MOVES ? NOT_COUNTED : ONLY_CLAIMED_COUNT,
                        counts(count, needed));
            }
            case DEAD_POSITION -> {
                Map<Side, Winnability> found = new EnumMap<>(Side.class);
                for (Side side : Side.values()) {
                    Finding finding = Winnability.judged(standing.position(), side);
                    if (finding.verdict() == Winnability.WINNABLE)
                        yield matePossible(side, standing.position(), finding);
                    found.put(side, finding.verdict());
                }
                yield drawn(declare, standing, found, submitted, board);
            }
        };
    }

    /** Why a missed draw can no longer be declared; empty: it can. */
    private static Optional<GameRefusal> settled(Ended ended) {
        if (ended.result() == Result.DRAW) return Optional.of(ALREADY_DRAWN);
        return switch (ended.termination()) {
            case RULING, FORFEIT -> Optional.of(RULED);
            case CHECKMATE,
                    STALEMATE,
                    DEAD_POSITION,
                    REPETITION,
                    MOVE_COUNT,
                    RESIGNATION,
                    AGREEMENT,
                    TIME,
                    TIME_UNWINNABLE -> Optional.empty();
        };
    }

    /**
     * The article for the missed draw: of the Laws where they apply, otherwise of the power to declare it (C-01, C-02).
     */
    private static String article(DrawSituation missed, GameRules rules) {
        return switch (missed) {
            case REPETITION -> rules.repetitionAuto() == GameRules.CLAIMED_OCCURRENCES ? MISSED : "LAW 9.6.1";
            case MOVE_COUNT -> rules.moveCountAuto() == GameRules.CLAIMED_MOVES ? MISSED : "LAW 9.6.2";
            case DEAD_POSITION -> rules.repetitionAuto() == GameRules.CLAIMED_OCCURRENCES ? MISSED : "LAW 5.2.2";
        };
    }

    private static Map<String, String> counts(int count, int needed) {
        return Map.of("count", String.valueOf(count), "needed", String.valueOf(needed));
    }

    private static Decision<Event> drawn(
            ResultCommand.DeclareDraw declare,
            Standing standing,
            Map<Side, Winnability> found,
            Submitted<Command> submitted,
            Board board) {
        String article = article(declare.situation(), board.rules());
        List<Event> events = new ArrayList<>();
        board.ended()
                .ifPresent(ended -> events.add(new Event.ResultSetAside(
                        ended.result(),
                        ended.termination(),
                        declare.reason(),
                        article,
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        ClockReading.of(board.clocks(), submitted.at()))));
        events.add(new Event.DrawDeclared(
                declare.situation(),
                declare.ply(),
                standing.position().fen(),
                standing.repetitions().count(),
                standing.position().halfmoveClock(),
                of(Side.WHITE, found),
                of(Side.BLACK, found),
                declare.reason(),
                article));
        events.add(GameDecider.ended(Result.DRAW, Termination.RULING, article, board, submitted.at()));
        return accept(events);
    }

    /** What the software finds now is reported but does not bind the arbiter, unless it is a mate. */
    static Decision<Event> changeResult(ResultCommand.ChangeResult change, Submitted<Command> submitted, Board board) {
        if (!may(submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(change.reason()) && Texts.isEmpty(change.line())) return refuse(REASON_MISSING);
        if (board.ended().isEmpty()) return refuse(GAME_NOT_ENDED);
        Ended ended = board.ended().get();
        Optional<Decision<Event>> over =
                change.result().isEmpty() ? RoundNow.whyNotOn(change.round()) : Optional.empty();
        if (Irregularities.haveEnded(board)) return over.orElseGet(() -> takeBack(change, ended, submitted, board));
        Optional<GameRefusal> fixed = fixed(change, ended, board);
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
            ResultCommand.ChangeResult change, Ended ended, Submitted<Command> submitted, Board board) {
        if (change.result().isPresent()) return refuse(ONLY_GOES_ON);
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
        Side waiting = board.position().sideToMove().other();
        return switch (ended.termination()) {
            case RESIGNATION, AGREEMENT, RULING, FORFEIT -> Optional.of(NOT_AUTOMATIC);
            case CHECKMATE, STALEMATE, REPETITION, MOVE_COUNT -> Optional.of(EXACT_RESULT);
            case DEAD_POSITION, TIME, TIME_UNWINNABLE -> {
                boolean flag = ended.termination() != Termination.DEAD_POSITION;
                if (wanted.isEmpty()) yield flag ? Optional.of(CANNOT_GO_ON) : Optional.empty();
                if (wanted.get() == ended.result()) yield Optional.of(RESULT_UNCHANGED);
                boolean possible =
                        wanted.get() != Result.BOTH_LOSE && !(flag && wanted.get() == Result.win(waiting.other()));
                yield possible ? Optional.empty() : Optional.of(RESULT_NOT_POSSIBLE);
            }
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

    private static Decision<Event> matePossible(Side side, Position position, Finding finding) {
        return refuse(
                MATE_POSSIBLE,
                Map.of(
                        "side",
                        side.name(),
                        "line",
                        MoveLine.of(position, finding.line()).san()));
    }

    private static Optional<Winnability> of(Side side, Map<Side, Winnability> found) {
        return Optional.ofNullable(found.get(side));
    }

    private static boolean may(Submitted<Command> submitted, Board board) {
        return Rights.allows(
                submitted.actor(),
                Action.DECLARE_DRAW,
                board.venues(),
                submitted.command().boardId(),
                "");
    }
}
