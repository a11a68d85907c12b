package org.onehall.eventlog;

import com.google.protobuf.Message;
import java.util.function.Supplier;
import org.apache.kafka.common.header.Headers;

/**
 * Shows the path of a request from its append to its events; an edge turns it into spans. The link between the steps is
 * passed on in headers of records, never in their values.
 */
public interface LogTracer {
    /** Traces nothing and costs nothing. */
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

    /** One step of the path; it lasts until it is closed. */
    interface Step extends AutoCloseable {
        Step NONE = new Step() {};

        /** Adds to a record's headers what is needed to link the next step to this one. */
        default void pass(Headers record) {}

        /**
         * A record is written as a consequence of this step.
         *
         * @param kind of the event, "move_played"; not called if nothing is traced
         * @param record its headers; the link that its reader needs is added to them
         */
        default void write(String topic, Supplier<String> kind, Headers record) {}

        /** The outcome: "accepted", "refused" or "repeated". */
        default void outcome(String outcome) {}

        /** Ends the step; more than once has no effect. */
        @Override
        default void close() {}
    }

    /**
     * A request is about to be appended.
     *
     * @param command the envelope
     * @param correlationId of the call that brought it
     */
    Step append(String topic, Message command, String correlationId);

    /**
     * A command is about to be decided.
     *
     * @param topic the topic it was read from
     * @param command the envelope
     * @param headers of its record
     */
    Step decide(String topic, Message command, Headers headers);
}
