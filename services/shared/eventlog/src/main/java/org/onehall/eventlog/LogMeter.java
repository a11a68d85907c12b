package org.onehall.eventlog;

/** Where a log tells what it did; an edge turns it into metrics. */
public interface LogMeter {
    LogMeter NONE = (_, _, _, _) -> {};

    /**
     * One command was decided.
     *
     * @param type oneof name of the command
     * @param outcome "accepted", "refused" or "repeated"
     * @param reason refusal code, "" if none
     */
    void decided(String context, String type, String outcome, String reason);

    /** Where it shows the way of a request; nowhere unless an edge says otherwise. */
    default LogTracer tracer() {
        return LogTracer.NONE;
    }
}
