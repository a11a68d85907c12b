package org.onehall.connectivity;

import com.google.protobuf.Message;
import java.time.Duration;
import java.time.Instant;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** Game facts for tests; each clock shows ten minutes. */
public final class Facts {
    public static final Instant START = Instant.parse("2026-03-01T14:00:00Z");
    public static final String BOARD = "demo/1/1";
    public static final BoardId BOARD_ID = BoardId.of(BOARD);
    public static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    public static final String AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

    private Facts() {}

    /** A fact whose payload is set in the field with this name. */
    public static GameEvent fact(long sequence, String field, Message payload) {
        var descriptor = GameEvent.getDescriptor().findFieldByName(field);
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(BOARD)
                        .setSequence(sequence)
                        .setEventId(BOARD + "#" + sequence)
                        .setOccurredAt(RecordMapper.timestamp(START))
                        .setCorrelationId("trace-7"))
                .setField(descriptor, payload)
                .build();
    }

    public static GameEvent created() {
        return fact(
                1,
                "game_created",
                GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue("rome").setPlayerId("p1"))
                        .setBlack(Seat.newBuilder().setVenue("oslo").setPlayerId("p2"))
                        .setInitialFen(INITIAL)
                        .setClocks(standing(START))
                        .build());
    }

    public static GameEvent started() {
        return fact(
                2,
                "game_started",
                GameStarted.newBuilder()
                        .setAttempt(1)
                        .setClocks(running(Side.SIDE_WHITE, START, 600))
                        .build());
    }

    public static GameEvent e4(boolean offer) {
        return fact(
                3,
                "move_played",
                MovePlayed.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setPly(1)
                        .setUci("e2e4")
                        .setFen(AFTER_E4)
                        .setOfferDraw(offer)
                        .setClocks(running(Side.SIDE_BLACK, START.plusSeconds(10), 600))
                        .build());
    }

    public static ClockReading standing(Instant at) {
        return ClockReading.newBuilder()
                .setWhite(RecordMapper.duration(Duration.ofMinutes(10)))
                .setBlack(RecordMapper.duration(Duration.ofMinutes(10)))
                .setAt(RecordMapper.timestamp(at))
                .build();
    }

    /** @param flagAfter seconds from {@code at} to the flag's fall; 600 for a clock that simply counts down */
    public static ClockReading running(Side side, Instant at, long flagAfter) {
        return standing(at).toBuilder()
                .setRunning(side)
                .setFlagAt(RecordMapper.timestamp(at.plusSeconds(flagAfter)))
                .build();
    }
}
