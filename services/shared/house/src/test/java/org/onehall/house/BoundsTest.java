package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.TimeControl;

/** Times and durations that no request may contain; each name is the rule. */
class BoundsTest {
    @Test
    void aTimeOfThisCenturyIsBelieved() {
        assertEquals(Optional.empty(), start(1_800_000_000L));
    }

    @Test
    void theEndOfTimeIsNot() {
        assertEquals(Optional.of("scheduled_at must be a time from 2000 to 2099"), start(31_556_889_864_403_199L));
        assertEquals(Optional.of("scheduled_at must be a time from 2000 to 2099"), start(0));
    }

    @Test
    void theLongestSpansAreNotEither() {
        for (long seconds : new long[] {Long.MIN_VALUE, Long.MAX_VALUE, -31_622_401, 31_622_401})
            assertEquals(
                    Optional.of("change must be a span of at most 366 days"),
                    Bounds.fault(AdjustTimeRequest.newBuilder()
                            .setChange(Duration.newBuilder().setSeconds(seconds))
                            .build()),
                    () -> seconds + " s");
        assertEquals(
                Optional.empty(),
                Bounds.fault(AdjustTimeRequest.newBuilder()
                        .setChange(Duration.newBuilder().setSeconds(-60))
                        .build()));
    }

    @Test
    void whatLiesDeepInARequestIsLookedAtToo() {
        var endless = TimeControl.newBuilder()
                .addPeriods(Period.newBuilder().setBase(Duration.newBuilder().setSeconds(60)))
                .addPeriods(Period.newBuilder().setBase(Duration.newBuilder().setSeconds(Long.MAX_VALUE)));
        assertEquals(
                Optional.of("base must be a span of at most 366 days"),
                Bounds.fault(CreateRequest.newBuilder().setBlackControl(endless).build()));
    }

    private static Optional<String> start(long seconds) {
        return Bounds.fault(StartRequest.newBuilder()
                .setScheduledAt(Timestamp.newBuilder().setSeconds(seconds))
                .build());
    }
}
