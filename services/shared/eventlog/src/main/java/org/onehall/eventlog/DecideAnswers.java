package org.onehall.eventlog;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.onehall.decider.Refusal;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;

/** The output of a decider: events to its log, answers to the senders of requests, and the metrics of both. */
final class DecideAnswers<C, E, S> {
    private final LogContext<C, E, S> context;
    private final ProcessorContext<String, byte[]> kafka;
    private final LogMeter meter;
    /** The step of the command that is being decided. */
    private LogTracer.Step step = LogTracer.Step.NONE;

    DecideAnswers(LogContext<C, E, S> context, ProcessorContext<String, byte[]> kafka, LogMeter meter) {
        this.context = context;
        this.kafka = kafka;
        this.meter = meter;
    }

    /** From now on all events and answers belong to this step. */
    void during(LogTracer.Step now) {
        step = now;
    }

    /** The answer to an accepted command: its events, or an outcome of its own if there are none. */
    void accepted(
            Record<String, byte[]> sealed,
            Message envelope,
            CommandHeader header,
            List<ByteString> events,
            byte[] outcome) {
        tell(sealed, events, Answers.to(header));
        count(envelope, "accepted", "");
        if (events.isEmpty()) answer(sealed, header, outcome);
    }

    /** @param last headers of the last event, which completes the answer */
    void tell(Record<String, byte[]> sealed, List<ByteString> events, Headers last) {
        for (int i = 0; i < events.size(); i++) {
            byte[] event = events.get(i).toByteArray();
            Headers headers = i == events.size() - 1 ? last : new RecordHeaders();
            step.write(context.eventTopic(), () -> LogContext.payloadName(context.parseEvent(event)), headers);
            kafka.forward(sealed.withValue(event).withHeaders(headers), "write-events");
        }
    }

    /** Sends the first answer again; for an old answer, what is still known about it. */
    void repeat(Record<String, byte[]> sealed, Message envelope, CommandHeader header, Asked.Earlier earlier) {
        count(envelope, "repeated", "");
        byte[] outcome = earlier.outcome().orElseGet(() -> {
            var known = Outcome.newBuilder()
                    .setRequestId(header.getRequestId())
                    .setKey(sealed.key())
                    .setSequence(Math.max(0, earlier.end()));
            if (earlier.refused()) known.setRefusal(LogRefusal.detail(LogRefusal.refusedBefore(), Map.of()));
            return known.build().toByteArray();
        });
        answer(sealed, header, outcome);
    }

    /** A refusal that does not depend on the state. */
    void refuse(Record<String, byte[]> sealed, Message envelope, CommandHeader header, Refusal refusal) {
        refuse(sealed, envelope, header, refusal, Map.of(), 0);
    }

    /** @param sequence number of the key's last event */
    Outcome refuse(
            Record<String, byte[]> sealed,
            Message envelope,
            CommandHeader header,
            Refusal refusal,
            Map<String, String> details,
            long sequence) {
        count(envelope, "refused", refusal.name());
        var outcome = Outcome.newBuilder()
                .setRequestId(header.getRequestId())
                .setKey(sealed.key())
                .setSequence(sequence)
                .setRefusal(LogRefusal.detail(refusal, details))
                .build();
        answer(sealed, header, outcome.toByteArray());
        return outcome;
    }

    private void answer(Record<String, byte[]> sealed, CommandHeader header, byte[] outcome) {
        kafka.forward(sealed.withValue(outcome).withHeaders(Answers.to(header)), "write-replies");
    }

    private void count(Message envelope, String outcome, String reason) {
        meter.decided(context.name(), LogContext.payloadName(envelope), outcome, reason);
        step.outcome(outcome);
    }
}
