package org.onehall.eventlog;

import java.util.Map;
import org.onehall.decider.Refusal;
import org.onehall.proto.types.v1.RefusalDetail;

/** A refusal of the log itself, before or instead of the decider's. */
record LogRefusal(String name, Meaning meaning) implements Refusal {
    /** A refusal as it appears in an answer. */
    static RefusalDetail detail(Refusal refusal, Map<String, String> details) {
        return RefusalDetail.newBuilder()
                .setCode(refusal.name())
                .setRule(refusal.rule())
                .setText(refusal.text(details))
                .setKind(refusal.kind().name())
                .putAllDetails(details)
                .build();
    }

    static LogRefusal malformed(RuntimeException why) {
        return new LogRefusal("MALFORMED", new Meaning("", Kind.MALFORMED, String.valueOf(why.getMessage())));
    }

    static LogRefusal stale(long sequence) {
        return new LogRefusal(
                "STALE",
                new Meaning(
                        "ENG-1",
                        Kind.STALE,
                        "Something else was recorded before your command; the log is now at " + sequence
                                + ". Read the log again, then decide again."));
    }

    static LogRefusal refusedBefore() {
        return new LogRefusal(
                "REFUSED_BEFORE",
                new Meaning(
                        "ENG-1",
                        Kind.STATE,
                        "This request has already been refused, and nothing was changed. Look at the present state, "
                                + "then make a new request."));
    }

    static LogRefusal tooLarge() {
        return new LogRefusal(
                "TOO_LARGE",
                new Meaning(
                        "",
                        Kind.MALFORMED,
                        "Your request is too large; nothing was changed. Use shorter texts or fewer boards."));
    }

    static LogRefusal fault(String trace) {
        return new LogRefusal(
                "INTERNAL",
                new Meaning(
                        "",
                        Kind.FAULT,
                        "Something failed on the server; nothing was changed. Give this trace number to the operator: "
                                + trace + "."));
    }
}
