package org.onehall.eventlog;

import com.google.protobuf.Message;
import java.util.function.Supplier;
import org.apache.kafka.common.header.Headers;

/**
 * Where a log shows the way of a request from its append to its events; an edge turns it into spans. What belongs
 * together is passed on in headers of records, never in their values.
 */
public interface LogTracer {
    /** Shows nothing, and costs nothing. */
    LogTracer NONE = new LogTracer() {
        @Override
        public Step append(String topic, Message command, String correlationId) {
            return Step.NONE;
        }

        @Override
        public Step decide(String topic, Message command, Headers headers) {
            return Step.NONE;
        }
    };

    /** One step of the way; it lasts until it is closed. */
    interface Step extends AutoCloseable {
        Step NONE = new Step() {};

        /** What the next step needs to be known as the next one is added to the headers of a record. */
        default void pass(Headers record) {}

        /**
         * A record is written as a consequence of this step.
         *
         * @param kind of the event, "move_played"; not asked for where nothing is shown
         * @param record its headers, to which is added what whoever reads it needs
         */
        default void write(String topic, Supplier<String> kind, Headers record) {}

        /** What came of it: "accepted", "refused" or "repeated". */
        default void outcome(String outcome) {}

        /** Ends the step; more than once has no effect. */
        @Override
        default void close() {}
    }

    /**
     * A request is about to be appended.
     *
     * @param command the envelope
     * @param correlationId of the call it came with
     */
    Step append(String topic, Message command, String correlationId);

    /**
     * A command is about to be decided.
     *
     * @param topic it was read from
     * @param command the envelope
     * @param headers of its record
     */
    Step decide(String topic, Message command, Headers headers);
}
