package org.onehall.virtualclock.react;

import java.util.Optional;
import org.onehall.decider.BoardId;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.RefusalDetail;

/** Carries out an order on one board; throws if there is no definite answer. */
@FunctionalInterface
interface BoardHand {
    /** The result on one board. */
    sealed interface Done {
        /**
         * @param before both clocks just before; empty if the board's answer does not say
         * @param after both clocks just after
         */
        record Applied(Optional<ClockReading> before, Optional<ClockReading> after) implements Done {}

        record Refused(RefusalDetail why) implements Done {}
    }

    /** @param requestId the same for every attempt to carry out one order on one board */
    Done apply(OrderGiven order, BoardId boardId, String requestId, String trace);
}
