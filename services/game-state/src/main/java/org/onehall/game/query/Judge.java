package org.onehall.game.query;

import io.grpc.Status;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.onehall.chess.Finding;
import org.onehall.chess.MoveLine;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.decider.Actor;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.GameDecider;
import org.onehall.game.domain.GameRefusal;
import org.onehall.game.domain.Standing;
import org.onehall.game.streams.GameLog;
import org.onehall.house.Refused;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.JudgeRequest;
import org.onehall.proto.game.v1.JudgeResponse;
import org.onehall.proto.game.v1.Judgement;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * What the software can tell an arbiter about a position (OCR 19.3, 19.4). Questions are answered one after another,
 * without disturbing the games.
 */
@Singleton
public class Judge {
    /** The number of positions searched for each side: takes some seconds and about 50 MB. */
    private static final long BUDGET = 500_000;

    private static final int MOST_WAITING = 32;

    @Inject
    Boards boards;

    private final ThreadPoolExecutor desk = new ThreadPoolExecutor(
            0,
            1,
            30,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().daemon().name("judge").factory(),
            (_, _) -> {
                throw Status.UNAVAILABLE
                        .withDescription("Too many positions wait to be judged. Ask again.")
                        .asRuntimeException();
            });

    /** The queue in which questions wait for their turn; UNAVAILABLE if too many wait. */
    public Executor queue() {
        return desk;
    }

    @PreDestroy
    void close() {
        desk.shutdownNow();
    }

    /** Refused with FORBIDDEN_ROLE, UNKNOWN_BOARD or NO_SUCH_PLY. Blocks. */
    public JudgeResponse of(JudgeRequest request, Actor caller) {
        return of(request, caller, boards.events(request.getBoardId()));
    }

    static JudgeResponse of(JudgeRequest request, Actor caller, List<GameEvent> log) {
        BoardState state = GameDecider.DECIDER.replay(log.stream()
                .map(GameLog.CONTEXT::event)
                .flatMap(Optional::stream)
                .toList());
        if (!(state instanceof Board board)) throw Refused.status(GameRefusal.UNKNOWN_BOARD);
        if (!Rights.reads(caller, Action.SEE_ALL_BOARDS, board.venues(), request.getBoardId(), ""))
            throw Refused.status(GameRefusal.FORBIDDEN_ROLE);
        int ply = request.hasPly() ? request.getPly() : board.ply();
        if (ply < 0 || ply > board.ply())
            throw Refused.status(GameRefusal.NO_SUCH_PLY, Map.of("ply", String.valueOf(board.ply())));
        Standing standing = Standing.after(board, ply);
        Position position = standing.position();
        return JudgeResponse.newBuilder()
                .setAttempt(board.attempt())
                .setPly(ply)
                .setFen(position.fen())
                .setOccurrences(standing.repetitions().count())
                .setHalfMoves(position.halfmoveClock())
                .setWhite(judgement(position, Side.WHITE))
                .setBlack(judgement(position, Side.BLACK))
                .build();
    }

    private static Judgement judgement(Position position, Side side) {
        Finding finding = Winnability.judged(position, side, BUDGET);
        return Judgement.newBuilder()
                .setWinnability(org.onehall.proto.game.v1.Winnability.valueOf("WINNABILITY_" + finding.verdict()))
                .setLine(MoveLine.of(position, finding.line()).san())
                .setPositions(finding.nodes())
                .build();
    }
}
