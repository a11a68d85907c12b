package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.local.backup.EventArchive;
import org.onehall.local.backup.EventPosition;

class EventWritingTest {
    private static final List<String> ONCE = List.of("position", "papers", "logs");
    private static final EventArchive.Contents CONTENTS =
            new EventArchive.Contents(2, "cup", "2026-07-12T10:00:00Z", Map.of(), List.of(), List.of());

    private final List<String> done = new ArrayList<>();

    /** A hall in which a round is being played, or rulings are recorded during the first exports. */
    private final class Working implements EventWriting.Steps {
        private final boolean played;
        private int rulings;
        private EventPosition position = new EventPosition("cup");
        private EventWriting.Content content = made();

        Working(boolean played, int rulings) {
            this.played = played;
            this.rulings = rulings;
        }

        private EventWriting.Content made() {
            return new EventWriting.Content(Map.of(), new EventPapers.Papers(List.of(), List.of()));
        }

        @Override
        public EventPosition position() {
            done.add("position");
            if (played) throw new Complaint(Complaint.NO, "round 1 of cup is being played");
            position = new EventPosition("cup");
            return position;
        }

        @Override
        public EventWriting.Content content() {
            done.add("papers");
            content = made();
            return content;
        }

        @Override
        public Optional<EventArchive.Contents> write(EventWriting.Content latest, EventPosition before) {
            done.add("logs");
            assertSame(content, latest);
            assertSame(position, before);
            return rulings-- > 0 ? Optional.empty() : Optional.of(CONTENTS);
        }
    }

    private static List<String> times(int times) {
        return Collections.nCopies(times, ONCE).stream().flatMap(List::stream).toList();
    }

    @Test
    void anEventThatRestsIsExportedAtOnce() throws IOException, InterruptedException {
        assertSame(CONTENTS, EventWriting.of("cup", new Working(false, 0)).contents());
        assertEquals(ONCE, done);
    }

    @Test
    void noPaperIsMadeWhileARoundIsPlayed() {
        Complaint complaint = assertThrows(Complaint.class, () -> EventWriting.of("cup", new Working(true, 0)));
        assertEquals("round 1 of cup is being played", complaint.getMessage());
        assertEquals(List.of("position"), done);
    }

    @Test
    void papersAreMadeAgainAfterARulingMeanwhile() throws IOException, InterruptedException {
        Working hall = new Working(false, 2);
        EventWriting.Exported exported = EventWriting.of("cup", hall);
        assertSame(hall.content, exported.content());
        assertEquals(times(3), done);
    }

    @Test
    void anEventThatDoesNotRestIsRefused() {
        Complaint complaint =
                assertThrows(Complaint.class, () -> EventWriting.of("cup", new Working(false, EventWriting.MOST)));
        assertEquals(
                "something was recorded about cup each of the 3 times its papers were made, so nothing was exported; "
                        + "export the event when nobody is working on it",
                complaint.getMessage());
        assertEquals(times(EventWriting.MOST), done);
    }
}
