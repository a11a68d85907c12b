package org.onehall.playingzone.report;

import org.onehall.playingzone.projection.timeline.RulingReport;

/** The rulings of a report. */
final class ReportedRulings {
    private ReportedRulings() {}

    /** The first ruling of a kind. */
    static RulingReport ruling(SignedReport report, String kind) {
        return report.content().rulings().stream()
                .filter(one -> one.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        kind + " is not among " + report.content().rulings()));
    }
}
