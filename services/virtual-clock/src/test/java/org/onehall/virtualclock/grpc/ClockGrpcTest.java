package org.onehall.virtualclock.grpc;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.virtualclock.Facts;

class ClockGrpcTest {
    private static GiveRequest.Builder order(OrderKind kind) {
        return GiveRequest.newBuilder().setKind(kind).setCompetitionId("demo");
    }

    private static String refused(GiveRequest.Builder order) {
        Status status = assertThrows(
                        StatusRuntimeException.class, () -> ClockGrpc.check(order.build()), order::toString)
                .getStatus();
        assertEquals(Status.Code.INVALID_ARGUMENT, status.getCode());
        assertFalse(status.getDescription().contains("java."), status::getDescription);
        assertFalse(status.getDescription().contains("overflow"), status::getDescription);
        return status.getDescription();
    }

    @Test
    void aProposalOfTimesNoOrderMayHaveSaysWhichItMay() {
        for (long seconds : new long[] {Long.MIN_VALUE, Long.MAX_VALUE, 86_401})
            for (int nanos : new int[] {0, 999_999_999, Integer.MAX_VALUE})
                for (OrderKind kind : List.of(
                        OrderKind.ORDER_KIND_SET_TIMES,
                        OrderKind.ORDER_KIND_ADD_TIME,
                        OrderKind.ORDER_KIND_CORRECT_SETTING))
                    assertTrue(refused(order(kind)
                                    .setWhite(Duration.newBuilder()
                                            .setSeconds(seconds)
                                            .setNanos(nanos)))
                            .contains("24 hours"));
        refused(order(OrderKind.ORDER_KIND_RESUME)
                .setBlack(Duration.newBuilder().setSeconds(Long.MAX_VALUE)));
        refused(order(OrderKind.ORDER_KIND_START)
                .setStartAt(Timestamp.newBuilder().setSeconds(Long.MAX_VALUE)));
    }

    @Test
    void aProposalOfAControlThatIsNoneIsMalformed() {
        refused(order(OrderKind.ORDER_KIND_CORRECT_SETTING).setWhiteControl(TimeControl.getDefaultInstance()));
        refused(order(OrderKind.ORDER_KIND_UNSPECIFIED));
    }

    @Test
    void whatWasSeenOfEachBoardGoesWithTheBoardsThatAreMeant() { // OCR 19.5
        var first = OrderedBoard.newBuilder()
                .setBoardId("demo/1/1")
                .addVenues("rome")
                .addVenues("oslo")
                .build();
        var second = first.toBuilder().setBoardId("demo/1/2").build();
        var request = order(OrderKind.ORDER_KIND_ADD_TIME)
                .addBoards(OrderedBoard.newBuilder()
                        .setBoardId("demo/1/1")
                        .addVenues("elsewhere")
                        .setChangesSeen(3))
                .addBoards(OrderedBoard.newBuilder().setBoardId("demo/1/9").setChangesSeen(1))
                .build();
        var meant = request.toBuilder()
                .clearBoards()
                .addBoards(first)
                .addBoards(second)
                .build();
        assertEquals(
                List.of(first.toBuilder().setChangesSeen(3).build(), second),
                ClockGrpc.seen(request, meant).getBoardsList());
        var one = order(OrderKind.ORDER_KIND_ADD_TIME)
                .setBoardId("demo/1/2")
                .setChangesSeen(0)
                .build();
        assertEquals(
                List.of(second.toBuilder().setChangesSeen(0).build()),
                ClockGrpc.seen(one, one.toBuilder().addBoards(second).build()).getBoardsList());
    }

    @Test
    void whatMayBeGivenMayBeProposedBeforeAReasonIsWritten() {
        assertDoesNotThrow(() -> ClockGrpc.check(order(OrderKind.ORDER_KIND_CORRECT_SETTING)
                .setWhiteControl(Facts.control("90+30"))
                .build()));
        assertDoesNotThrow(() -> ClockGrpc.check(order(OrderKind.ORDER_KIND_ADD_TIME)
                .setBlack(Duration.newBuilder().setSeconds(-60))
                .build()));
    }
}
