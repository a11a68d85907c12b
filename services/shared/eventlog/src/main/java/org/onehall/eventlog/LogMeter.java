package org.onehall.eventlog;

/** Receives what a log did; an edge turns it into metrics. */
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

    /** The tracer that shows the path of a request; none unless an edge sets one. */
    default LogTracer tracer() {
        return LogTracer.NONE;
    }
}
