package org.onehall.virtualclock.react;

import io.grpc.StatusRuntimeException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.house.Timers.Answer;
import org.onehall.proto.game.v1.ClaimDefaultRequest;
import org.onehall.proto.game.v1.ClaimFlagRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc.GameServiceBlockingStub;
import org.onehall.proto.game.v1.ResumeAdjournedRequest;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/** Claims at game-state what has become due with time, and measures how late flags were found. It decides nothing. */
public final class GameClaims implements BoardWatch.Claims {
    private static final Logger LOG = Logger.getLogger(GameClaims.class);

    private final GameServiceBlockingStub game;
    private final ClockMetrics metrics;

    public GameClaims(GameServiceBlockingStub game, ClockMetrics metrics) {
        this.game = game;
        this.metrics = metrics;
    }

    @Override
    public Answer flag(BoardId boardId, Side side, String requestId) {
        return claim(
                "flag",
                boardId,
                stub -> stub.claimFlag(ClaimFlagRequest.newBuilder()
                                .setWrite(write(requestId))
                                .setBoardId(boardId.toString())
                                .setSide(side)
                                .build())
                        .getEventsList());
    }

    @Override
    public Answer absence(BoardId boardId, String requestId) {
        return claim(
                "default",
                boardId,
                stub -> stub.claimDefault(ClaimDefaultRequest.newBuilder()
                                .setWrite(write(requestId))
                                .setBoardId(boardId.toString())
                                .build())
                        .getEventsList());
    }

    @Override
    public Answer adjourned(BoardId boardId, String requestId) {
        return claim(
                "resume",
                boardId,
                stub -> stub.resumeAdjourned(ResumeAdjournedRequest.newBuilder()
                                .setWrite(write(requestId))
                                .setBoardId(boardId.toString())
                                .build())
                        .getEventsList());
    }

    private Answer claim(String what, BoardId boardId, Function<GameServiceBlockingStub, List<GameEvent>> call) {
        String trace = UUID.randomUUID().toString();
        try {
            List<GameEvent> events = call.apply(game.withOption(OutgoingInterceptor.TRACE, trace));
            metrics.claimed(what, "accepted");
            events.stream().filter(GameEvent::hasFlagFell).forEach(event -> {
                Duration late = Duration.between(
                        RecordMapper.instant(event.getFlagFell().getAt()),
                        RecordMapper.instant(event.getHeader().getOccurredAt()));
                metrics.detected(late);
                LOG.infof(
                        "flag fell on board %s, %s, noticed %d ms later, trace %s",
                        boardId, event.getFlagFell().getSide(), late.toMillis(), trace);
            });
            return Answer.AGAIN;
        } catch (StatusRuntimeException e) {
            Optional<RefusalDetail> refusal = Refused.read(e);
            metrics.claimed(what, refusal.isPresent() ? "refused" : "unanswered");
            if (refusal.isPresent())
                LOG.debugf(
                        "%s claim on board %s refused: %s",
                        what, boardId, refusal.get().getCode());
            else LOG.debugf("no answer to a %s claim on board %s: %s", what, boardId, e.getStatus());
            return refusal.isPresent() ? Answer.AGAIN : Answer.NONE;
        }
    }

    private static WriteContext write(String requestId) {
        return WriteContext.newBuilder().setRequestId(requestId).build();
    }
}
