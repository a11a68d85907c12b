package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper.MissingFieldException;
import org.onehall.eventlog.RecordMapper.NotAnIdException;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.TimeControl;

class RecordMapperTest {
    enum Side {
        WHITE,
        BLACK
    }

    record Reading(Duration white, Duration black, Optional<Side> running, Instant at, Optional<Instant> flagAt) {}

    record Stretch(OptionalInt moves, Duration base, Duration increment, Duration delay) {}

    enum IncrementCredit {
        BEFORE_MOVE,
        AFTER_MOVE
    }

    enum PeriodCredit {
        AT_FLAG_FALL,
        AT_MOVE_COUNT
    }

    record Control(List<Stretch> periods, IncrementCredit incrementCredit, PeriodCredit periodCredit) {}

    record Name(String value) {
        Name {
            if (value.isBlank()) throw new IllegalArgumentException("a name is not blank");
        }
    }

    record Headed(Name key) {}

    record OfBoard(BoardId key) {}

    record OfBoardOrHall(Optional<BoardId> key) {}

    private final RecordMapper mapper = new RecordMapper();

    @Test
    void timesSidesAndAbsenceComeBack() {
        for (var reading : List.of(
                new Reading(
                        Duration.ofMillis(5_400_123),
                        Duration.ZERO,
                        Optional.of(Side.BLACK),
                        Instant.parse("2026-05-01T15:00:00.007Z"),
                        Optional.of(Instant.parse("2026-05-01T16:00:00.5Z"))),
                new Reading(
                        Duration.ofMillis(-1_500),
                        Duration.ofSeconds(-2),
                        Optional.empty(),
                        Instant.EPOCH,
                        Optional.empty())))
            assertEquals(
                    reading,
                    mapper.read(mapper.write(reading, ClockReading.newBuilder()).build(), Reading.class));
    }

    @Test
    void listsAndOptionalNumbersComeBack() {
        var control = new Control(
                List.of(
                        new Stretch(OptionalInt.of(40), Duration.ofMinutes(90), Duration.ofSeconds(30), Duration.ZERO),
                        new Stretch(
                                OptionalInt.empty(), Duration.ofMinutes(30), Duration.ofSeconds(30), Duration.ZERO)),
                IncrementCredit.BEFORE_MOVE,
                PeriodCredit.AT_MOVE_COUNT);
        TimeControl wire = mapper.write(control, TimeControl.newBuilder()).build();
        assertEquals(control, mapper.read(wire, Control.class));
        assertTrue(!wire.getPeriods(1).hasMoves());
    }

    @Test
    void anUnspecifiedEnumAndAMissingMessageAreTheWritersMistake() {
        assertThrows(MissingFieldException.class, () -> mapper.read(TimeControl.getDefaultInstance(), Control.class));
        assertThrows(MissingFieldException.class, () -> mapper.read(Period.getDefaultInstance(), Stretch.class));
    }

    @Test
    void aScalarRecordTravelsAsItsScalarAndKeepsItsRange() {
        assertEquals(
                new Headed(new Name("a")),
                mapper.read(
                        mapper.write(new Headed(new Name("a")), EventHeader.newBuilder())
                                .build(),
                        Headed.class));
        assertThrows(IllegalArgumentException.class, () -> mapper.read(EventHeader.getDefaultInstance(), Headed.class));
    }

    @Test
    void anIdTravelsAsItsTextAndAnotherTextIsNoId() {
        var ids = new RecordMapper().id(BoardId.class, BoardId::parse);
        EventHeader wire = ids.write(new OfBoard(new BoardId("cup", 1, 12)), EventHeader.newBuilder())
                .build();
        assertEquals("cup/1/12", wire.getKey());
        assertEquals(new OfBoard(new BoardId("cup", 1, 12)), ids.read(wire, OfBoard.class));
        for (String text : List.of("", "cup", "cup/01/12"))
            assertThrows(
                    NotAnIdException.class,
                    () -> ids.read(EventHeader.newBuilder().setKey(text).build(), OfBoard.class),
                    text);
    }

    @Test
    void anEmptyTextIsNoIdWhereNoneIsNeeded() {
        var ids = new RecordMapper().id(BoardId.class, BoardId::parse);
        for (var about :
                List.of(new OfBoardOrHall(Optional.empty()), new OfBoardOrHall(Optional.of(new BoardId("cup", 1, 12)))))
            assertEquals(
                    about, ids.read(ids.write(about, EventHeader.newBuilder()).build(), OfBoardOrHall.class));
        assertEquals(
                EventHeader.getDefaultInstance(),
                ids.write(new OfBoardOrHall(Optional.empty()), EventHeader.newBuilder())
                        .build());
    }

    @Test
    void gapsNameWhatDoesNotFit() {
        assertEquals(List.of(), mapper.gaps(Control.class, TimeControl.getDescriptor(), List.of()));
        var gaps = mapper.gaps(Stretch.class, ClockReading.getDescriptor(), List.of("white", "black", "running", "at"));
        assertTrue(gaps.contains("Stretch lacks ClockReading.flag_at"), gaps.toString());
        assertTrue(gaps.contains("ClockReading lacks Stretch.base"), gaps.toString());
    }
}
