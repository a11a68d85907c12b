package org.onehall.virtualclock;

import com.google.protobuf.Message;
import java.time.Duration;
import java.time.Instant;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/** Game facts for tests. */
public final class Facts {
    private Facts() {}

    /** A fact whose payload is set in the field with this name. */
    public static GameEvent fact(String boardId, long sequence, String field, Message payload) {
        var descriptor = GameEvent.getDescriptor().findFieldByName(field);
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(boardId)
                        .setSequence(sequence)
                        .setEventId(boardId + "#" + sequence))
                .setField(descriptor, payload)
                .build();
    }

    public static GameEvent created(String boardId, String whiteVenue, String blackVenue) {
        return fact(
                boardId,
                1,
                "game_created",
                GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue(whiteVenue))
                        .setBlack(Seat.newBuilder().setVenue(blackVenue))
                        .setWhiteControl(control("5+0"))
                        .setBlackControl(control("5+0"))
                        .setClocks(standing(Instant.EPOCH))
                        .build());
    }

    /** A time control in its short form, "90+30". */
    public static TimeControl control(String text) {
        return new RecordMapper()
                .write(org.onehall.clock.TimeControl.parse(text), TimeControl.newBuilder())
                .build();
    }

    public static ClockReading standing(Instant at) {
        return ClockReading.newBuilder()
                .setWhite(RecordMapper.duration(Duration.ofMinutes(5)))
                .setBlack(RecordMapper.duration(Duration.ofMinutes(5)))
                .setAt(RecordMapper.timestamp(at))
                .build();
    }

    public static ClockReading running(Side side, Instant at, Instant flagAt) {
        return standing(at).toBuilder()
                .setRunning(side)
                .setFlagAt(RecordMapper.timestamp(flagAt))
                .build();
    }
}
