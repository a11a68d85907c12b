package org.onehall.playingzone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.competition.SignatureView;
import org.onehall.playingzone.projection.report.Reports.Draft;
import org.onehall.playingzone.projection.report.Reports.Drafts;
import org.onehall.playingzone.projection.report.Reports.LackingView;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.Reports.RoundReport;

/**
 * A round's report as it goes out in JSON (OCR 18.1-18.3).
 *
 * @param schema where its JSON Schema is
 * @param sha256 of {@code content} in JSON without {@code leftOut}, with its members in the order of their names and
 *     without white space, in UTF-8
 * @param leftOut members that reports did not have yet when this one was signed, as "BoardReport.approval"; empty: the
 *     digest is of all
 * @param signature empty: not signed, or a result it told of has changed since
 * @param unchanged whether what was signed is what is told now; also if nothing is signed
 * @param missing what keeps it from being signed, or ought to be settled before
 * @param earlier signatures that hold no more, the first first, with their remarks
 */
public record SignedReport(
        String schema,
        RoundReport content,
        String sha256,
        List<String> leftOut,
        Optional<SignatureView> signature,
        boolean unchanged,
        List<LackingView> missing,
        List<SignatureView> earlier) {
    /** Address of the JSON Schema. */
    public static final String SCHEMA = "/api/schemas/round-report.json";

    /** As it was signed if nothing was recorded since, else as it is now. */
    public static SignedReport of(Drafts drafts) {
        Draft signed = drafts.signed();
        if (signed.signature().isEmpty()) return of(signed, drafts, true);
        String sha256 = signed.signature().get().sha256();
        return ReportShapes.signedAs(signed.content(), sha256)
                .map(shape -> new SignedReport(
                        SCHEMA,
                        shape.numbered(signed.content()),
                        sha256,
                        shape.leftOut(),
                        signed.signature(),
                        true,
                        missing(signed, drafts),
                        signed.earlier()))
                .orElseGet(() -> of(drafts.now(), drafts, false));
    }

    private static SignedReport of(Draft draft, Drafts drafts, boolean unchanged) {
        return new SignedReport(
                SCHEMA,
                draft.content(),
                ReportShapes.present().sha256(draft.content()),
                List.of(),
                draft.signature(),
                unchanged,
                missing(draft, drafts),
                draft.earlier());
    }

    /** With the venues whose signed reports are not what they were, behind what else keeps it from being signed. */
    private static List<LackingView> missing(Draft draft, Drafts drafts) {
        List<String> changed = drafts.venues().entrySet().stream()
                .filter(venue -> !of(venue.getValue()).unchanged())
                .map(Map.Entry::getKey)
                .toList();
        if (changed.isEmpty()) return draft.missing();
        List<LackingView> missing = new ArrayList<>(draft.missing());
        missing.add(
                (int) missing.stream().takeWhile(LackingView::blocks).count(),
                new LackingView(Point.VENUE_CHANGED, true, changed));
        return missing;
    }

    /** Whether something keeps it from being signed, or ought to be settled. */
    public boolean lacks(Point point) {
        return missing.stream().anyMatch(one -> one.point() == point);
    }
}
