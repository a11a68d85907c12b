package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;

/** Reads what a round has on record: in its timeline, and on the paper of its report. */
final class OnRecord {
    static final String BOARD = PlayedRound.ONE;
    static final String WHY = "as was seen at the board";
    static final String BY = "Chief Arbiter Carla";

    private OnRecord() {}

    static String paper(SignedReport report, String language) {
        try (var document = Loader.loadPDF(RoundReportPdf.of(report, Instant.EPOCH, language))) {
            return new PDFTextStripper()
                    .getText(document)
                    .replaceAll("The demonstration · \\S+ \\S+ \\S+ UTC · \\d+/\\d+", "")
                    .replaceAll("\\s+", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void says(String text, String... parts) {
        for (String part : parts) assertTrue(text.contains(part), part + " is not in: " + text);
    }

    static StepView last(PlayedRound round, StepKind kind) {
        return round.hall.boardViews().timeline(BOARD, "", _ -> true, true).steps().stream()
                .filter(step -> step.kind() == kind)
                .reduce((_, last) -> last)
                .orElseThrow(() -> new AssertionError(kind + " is not in the timeline"));
    }
}
