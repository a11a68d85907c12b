package org.onehall.virtualclock.streams;

import java.util.Optional;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.types.v1.RefusalDetail;

/** Carries out an order on one board; throws when there is no definite answer. */
@FunctionalInterface
interface BoardHand {
    /**
     * @param requestId the same for every try of one order on one board
     * @return why it was refused; empty if it is done
     */
    Optional<RefusalDetail> apply(OrderKind kind, String boardId, String requestId, String reason, String trace);
}
