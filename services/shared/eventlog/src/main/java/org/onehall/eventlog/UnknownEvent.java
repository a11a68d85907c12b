package org.onehall.eventlog;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.onehall.proto.types.v1.EventHeader;

/**
 * An event of a kind that this version does not know, written by a newer version, whose header does not allow readers
 * to skip it ({@code reader_may_ignore}). Its reader stops before it and must be upgraded. Readers are upgraded before
 * writers, so that this should never happen.
 */
public final class UnknownEvent extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    private UnknownEvent(String message) {
        super(message);
    }

    /**
     * Throws if a reader must not continue past an event; every reader calls this before it does anything with an
     * event.
     */
    public static void check(Message event, ConsumerRecord<?, ?> record) {
        check(event, place(record.topic(), record.partition(), record.offset()));
    }

    /**
     * The same if the record itself is not available.
     *
     * @param place where the event is, "topic-partition@offset" as far as it is known
     */
    public static void check(Message event, String place) {
        if (isKnown(event)) return;
        EventHeader header = header(event);
        if (header.getReaderMayIgnore()) return;
        throw new UnknownEvent("event " + header.getEventId() + " at " + place
                + " is of a kind that this version does not know, and it does not say that it may be passed over."
                + " Nothing behind it is read: upgrade this reader to the version that wrote the event, readers before"
                + " writers, and start it again");
    }

    static String place(String topic, int partition, long offset) {
        return topic + "-" + partition + "@" + offset;
    }

    /** Whether this version knows the payload; true for a message that is not an event envelope. */
    private static boolean isKnown(Message event) {
        Descriptor type = event.getDescriptorForType();
        FieldDescriptor header = type.findFieldByName("header");
        if (header == null
                || header.isRepeated()
                || header.getJavaType() != FieldDescriptor.JavaType.MESSAGE
                || !header.getMessageType().equals(EventHeader.getDescriptor())) return true;
        return type.getRealOneofs().stream().allMatch(event::hasOneof);
    }

    private static EventHeader header(Message event) {
        return (EventHeader) event.getField(event.getDescriptorForType().findFieldByName("header"));
    }
}
