package org.onehall.game.grpc;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.util.List;
import org.onehall.decider.Actor;
import org.onehall.game.domain.GameRefusal;
import org.onehall.game.query.Boards;
import org.onehall.house.Caller;
import org.onehall.house.Refused;
import org.onehall.proto.game.v1.GetBoardRequest;
import org.onehall.proto.game.v1.GetBoardResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Reads a board's events for a caller who may read them, without what this caller may not see. */
final class BoardReader {
    private BoardReader() {}

    static Uni<GetBoardResponse> read(Boards boards, GetBoardRequest request) {
        Actor caller = Caller.current();
        if (!Rights.reads(caller, Action.READ_RECORD, List.of(), request.getBoardId(), ""))
            throw Refused.status(GameRefusal.FORBIDDEN_ROLE);
        return Uni.createFrom()
                .item(() -> {
                    var events = boards.events(request.getBoardId());
                    if (events.isEmpty()) throw Refused.status(GameRefusal.UNKNOWN_BOARD);
                    return GetBoardResponse.newBuilder()
                            .addAllEvents(EventRedaction.shownTo(caller, events))
                            .build();
                })
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }
}
