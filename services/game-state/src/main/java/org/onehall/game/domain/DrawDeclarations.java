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
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Ended;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.ResultCorrection;

/** Arbiters declare a draw that the software missed (OCR 19.3). */
final class DrawDeclarations {
    private static final String MISSED = "OCR 19.3";

    private DrawDeclarations() {}

    /**
     * A situation that is a draw without a claim (OCR 5.4, LAW 5.2.2, LAW 9.6.1, LAW 9.6.2) ended the game when it
     * arose, so later moves, flags or resignations do not count. Later decisions of arbiters do count. A draw that only
     * the player on move may claim (LAW 9.2, LAW 9.3) cannot be declared.
     */
    static Decision<Event> declareDraw(ResultCommand.DeclareDraw declare, Submitted<Command> submitted, Board board) {
        if (!ResultCorrections.may(submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(declare.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.CREATED) return refuse(GAME_NOT_STARTED);
        if (board.phase() == Phase.PLAYING && board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        Optional<GameRefusal> settled = board.ended().flatMap(ended -> settled(ended, board));
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
                        yield ResultCorrections.matePossible(side, standing.position(), finding);
                    found.put(side, finding.verdict());
                }
                yield drawn(declare, standing, found, submitted, board);
            }
        };
    }

    /** Why a missed draw can no longer be declared; empty: it can. */
    private static Optional<GameRefusal> settled(Ended ended, Board board) {
        return ResultCorrection.missedDraw(ResultCorrections.ground(ended, board), ended.result() == Result.DRAW)
                .map(obstacle -> switch (obstacle) {
                    case DRAWN -> ALREADY_DRAWN;
                    case DECIDED -> RULED;
                });
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
                ResultCorrections.of(Side.WHITE, found),
                ResultCorrections.of(Side.BLACK, found),
                declare.reason(),
                article));
        events.add(GameDecider.ended(Result.DRAW, Termination.RULING, article, board, submitted.at()));
        return accept(events);
    }
}
