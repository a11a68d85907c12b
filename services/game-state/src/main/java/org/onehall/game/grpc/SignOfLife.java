package org.onehall.game.grpc;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.Command;
import org.onehall.game.domain.Event;
import org.onehall.game.domain.GameRefusal;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.game.v1.BeatRequest;
import org.onehall.proto.game.v1.BeatResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** A sign of life of the playing zone, which goes to every partition of the log (ENG-4). */
final class SignOfLife {
    private SignOfLife() {}

    /** Is answered once all partitions have it; only a service may give it. */
    static Uni<BeatResponse> give(SealedLog<Command, Event, BoardState> log, BeatRequest request) {
        Actor caller = Caller.current();
        if (!Rights.allows(caller, Action.SYSTEM, List.of(), "", "")) throw Refused.status(GameRefusal.FORBIDDEN_ROLE);
        return GrpcRequests.answered(() -> log.broadcast(request, caller))
                .replaceWith(BeatResponse.getDefaultInstance());
    }
}
