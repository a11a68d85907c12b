package org.onehall.virtualclock.watch;

import io.grpc.StatusRuntimeException;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.proto.game.v1.ClaimFlagRequest;
import org.onehall.proto.game.v1.ClaimFlagResponse;
import org.onehall.proto.game.v1.GameServiceGrpc.GameServiceBlockingStub;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** Claims flags at game-state and measures how late they came. */
public final class GameClaims implements FlagWatch.Claimer {
    private static final Logger LOG = Logger.getLogger(GameClaims.class);

    private final GameServiceBlockingStub game;
    private final ClockMetrics metrics;

    public GameClaims(GameServiceBlockingStub game, ClockMetrics metrics) {
        this.game = game;
        this.metrics = metrics;
    }

    @Override public Deadlines.Answer claim(Claim claim) {
        String trace = UUID.randomUUID().toString();
        try {
            ClaimFlagResponse response = game.withOption(OutgoingInterceptor.TRACE, trace).claimFlag(ClaimFlagRequest.newBuilder()
                    .setWrite(WriteContext.newBuilder().setRequestId(claim.requestId()))
                    .setBoardId(claim.boardId()).setSide(claim.side()).build());
            metrics.claimed("accepted");
            response.getEventsList().stream().filter(event -> event.hasFlagFell()).forEach(event -> {
                Duration late = Duration.between(RecordMapper.instant(event.getFlagFell().getAt()),
                        RecordMapper.instant(event.getHeader().getOccurredAt()));
                metrics.detected(late);
                LOG.infof("flag fell on board %s, %s, noticed %d ms later, trace %s", claim.boardId(), claim.side(), late.toMillis(), trace);
            });
            return Deadlines.Answer.DEFINITE;
        } catch (StatusRuntimeException e) {
            Optional<RefusalDetail> refusal = Refused.read(e);
            metrics.claimed(refusal.isPresent() ? "refused" : "unanswered");
            if (refusal.isPresent()) LOG.debugf("flag claim on board %s refused: %s", claim.boardId(), refusal.get().getCode());
            else LOG.debugf("no answer to a flag claim on board %s: %s", claim.boardId(), e.getStatus());
            return refusal.isPresent() ? Deadlines.Answer.DEFINITE : Deadlines.Answer.NONE;
        } catch (RuntimeException e) {
            LOG.warnf("flag claim on board %s failed: %s", claim.boardId(), e.toString());
            metrics.claimed("unanswered");
            return Deadlines.Answer.NONE;
        }
    }
}
