package org.onehall.local;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.onehall.local.backup.EventArchive;
import org.onehall.local.backup.EventPosition;

/**
 * The order in which an event is exported. Its papers come from a hall that goes on: if something is recorded about the
 * event while they are made, the export begins again, so that papers and logs say the same.
 */
final class EventWriting {
    /** How often an export begins before it is refused. */
    static final int MOST = 3;

    private EventWriting() {}

    /**
     * What people read of an event.
     *
     * @param files the event's own files, by name
     */
    record Content(Map<String, String> files, EventPapers.Papers papers) {}

    /**
     * An exported event.
     *
     * @param contents of the archive
     */
    record Exported(Content content, EventArchive.Contents contents) {}

    /** What is done in a hall, in this order. */
    interface Steps {
        /**
         * How far the records of the event reach.
         *
         * @throws Complaint if a round of the event is open
         */
        EventPosition position() throws IOException, InterruptedException;

        Content content() throws IOException, InterruptedException;

        /** Writes the archive; empty if something was recorded about the event after the position. */
        Optional<EventArchive.Contents> write(Content content, EventPosition before)
                throws IOException, InterruptedException;
    }

    /** @throws Complaint if something was recorded about the event each time */
    static Exported of(String event, Steps steps) throws IOException, InterruptedException {
        for (int time = 1; time <= MOST; time++) {
            EventPosition before = steps.position();
            Content content = steps.content();
            Optional<EventArchive.Contents> written = steps.write(content, before);
            if (written.isPresent()) return new Exported(content, written.get());
        }
        throw new Complaint(
                Complaint.NO,
                "something was recorded about " + event + " each of the " + MOST + " times its papers were made, so "
                        + "nothing was exported; export the event when nobody is working on it");
    }
}
