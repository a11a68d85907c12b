package org.onehall.local.backup;

import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.clock.v1.ClockEvent;

/**
 * Which records of the event logs are about one event. The key of a record is the event, or a board, a venue or another
 * part of it ("cup/1/1"). Only the keys of the clock log are orders, alarms and time sheets: the first record of a key
 * says which event it is about.
 */
final class EventRecords {
    static final String CLOCK = TopicCatalogue.events("clock");

    private final String event;
    private final Set<String> orders = new HashSet<>();

    EventRecords(String event) {
        this.event = event;
    }

    /**
     * Whether a record is about the event; the records of a key must come in their order.
     *
     * @throws InvalidProtocolBufferException if a record of the clock log is not readable
     */
    boolean has(String topic, String key, byte[] value) throws InvalidProtocolBufferException {
        if (!topic.equals(CLOCK)) return isOfEvent(key);
        if (orders.contains(key)) return true;
        if (places(ClockEvent.parseFrom(value)).noneMatch(this::isOfEvent)) return false;
        orders.add(key);
        return true;
    }

    private boolean isOfEvent(String place) {
        return place.equals(event) || place.startsWith(event + "/");
    }

    private static Stream<String> places(ClockEvent told) {
        return switch (told.getPayloadCase()) {
            case ORDER_GIVEN -> Stream.of(told.getOrderGiven().getCompetitionId());
            case ALARM_RAISED ->
                Stream.of(
                        told.getAlarmRaised().getCompetitionId(),
                        told.getAlarmRaised().getBoardId());
            case TIME_TROUBLE_NOTED -> Stream.of(told.getTimeTroubleNoted().getBoardId());
            case TIME_SHEET_TAKEN -> Stream.of(told.getTimeSheetTaken().getCompetitionId());
            case BOARD_NOTED -> Stream.of(told.getBoardNoted().getBoardId());
            case ORDER_COMPLETED, ORDER_WITHDRAWN, ORDER_BEGUN, PAYLOAD_NOT_SET -> Stream.empty();
        };
    }

    /** The topics that have records of an event, in the order in which they are read. */
    static List<String> topics() {
        return EventArchive.CONTEXTS.stream().map(TopicCatalogue::events).toList();
    }
}
