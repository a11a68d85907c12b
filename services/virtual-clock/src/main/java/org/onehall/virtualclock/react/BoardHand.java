package org.onehall.virtualclock.react;

import java.util.Optional;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.RefusalDetail;

/** Carries out an order on one board; throws when there is no definite answer. */
@FunctionalInterface
interface BoardHand {
    /** What became of one board. */
    sealed interface Done {
        /**
         * @param before both clocks just before; empty if the board's answer does not tell
         * @param after both clocks just after
         */
        record Applied(Optional<ClockReading> before, Optional<ClockReading> after) implements Done {}

        record Refused(RefusalDetail why) implements Done {}
    }

    /** @param requestId the same for every try of one order on one board */
    Done apply(OrderGiven order, String boardId, String requestId, String trace);
}
