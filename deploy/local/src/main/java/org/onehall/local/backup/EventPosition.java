package org.onehall.local.backup;

import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.proto.competition.v1.CompetitionEvent;

/** How far the records of an event reach in the logs of a hall. Two are equal if nothing was recorded in between. */
public final class EventPosition {
    private static final String COMPETITIONS = TopicCatalogue.events("competition");

    private final String event;
    private final Map<TopicPartition, Long> last = new HashMap<>();
    private final Set<Integer> openRounds = new TreeSet<>();

    /** The position before the first record. */
    public EventPosition(String event) {
        this.event = event;
    }

    /** Takes a record of the event; those of a partition must come in their order. */
    void note(ConsumerRecord<String, byte[]> record) {
        last.put(new TopicPartition(record.topic(), record.partition()), record.offset());
        if (!record.topic().equals(COMPETITIONS)) return;
        try {
            CompetitionEvent told = CompetitionEvent.parseFrom(record.value());
            if (told.hasRoundOpened()) openRounds.add(told.getRoundOpened().getRound());
            if (told.hasRoundClosed()) openRounds.remove(told.getRoundClosed().getRound());
        } catch (InvalidProtocolBufferException e) {
            throw new Complaint(
                    Complaint.NO, "record " + record.offset() + " of " + event + " is not readable: " + e.getMessage());
        }
    }

    /** @throws Complaint if a round of the event is open */
    void checkNoRoundIsPlayed() {
        if (!openRounds.isEmpty())
            throw new Complaint(
                    Complaint.NO,
                    "round " + openRounds.iterator().next() + " of " + event
                            + " is being played; export the event when all results of the round are approved and the "
                            + "round is closed");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EventPosition position && event.equals(position.event) && last.equals(position.last);
    }

    @Override
    public int hashCode() {
        return last.hashCode();
    }
}
