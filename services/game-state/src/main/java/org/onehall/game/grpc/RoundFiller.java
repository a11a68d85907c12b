package org.onehall.game.grpc;

import com.google.protobuf.Message;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.SealedLog;
import org.onehall.game.query.Rounds;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.proto.game.v1.ChangeResultRequest;
import org.onehall.proto.game.v1.ChangeResultResponse;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.RecordPresenceResponse;
import org.onehall.proto.game.v1.ReverseForfeitRequest;
import org.onehall.proto.game.v1.ReverseForfeitResponse;
import org.onehall.proto.game.v1.RoundNow;

/** Submits requests whose decision depends on the state of the board's round, with that state filled in. */
final class RoundFiller {
    private final SealedLog<?, ?, ?> log;
    private final Rounds rounds;

    RoundFiller(SealedLog<?, ?, ?> log, Rounds rounds) {
        this.log = log;
        this.rounds = rounds;
    }

    Uni<RecordPresenceResponse> submit(RecordPresenceRequest request) {
        var informed = request.toBuilder().clearRound();
        BoardId.parse(request.getBoardId()).map(rounds::known).ifPresent(informed::setRound);
        return GrpcRequests.submit(log, informed.build(), RecordPresenceResponse.getDefaultInstance());
    }

    Uni<ReverseForfeitResponse> submit(ReverseForfeitRequest request) {
        return inRound(
                request,
                BoardId.parse(request.getBoardId()),
                round -> request.toBuilder().setRound(round).build(),
                ReverseForfeitResponse.getDefaultInstance());
    }

    Uni<ChangeResultResponse> submit(ChangeResultRequest request) {
        if (request.hasResult()) return GrpcRequests.submit(log, request, ChangeResultResponse.getDefaultInstance());
        return inRound(
                request,
                BoardId.parse(request.getBoardId()),
                round -> request.toBuilder().setRound(round).build(),
                ChangeResultResponse.getDefaultInstance());
    }

    /**
     * For commands that let an ended game go on: waits for the newest state of its round, on a thread that may wait.
     *
     * @param board empty: the text is not a board's id, and the request will be refused
     */
    private <R extends Message> Uni<R> inRound(
            Message request, Optional<BoardId> board, Function<RoundNow, Message> informed, R response) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return Uni.createFrom()
                .item(() -> board.map(rounds::newest).map(informed).orElse(request))
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
                .chain(now -> GrpcRequests.submit(log, now, response, actor, trace));
    }
}
