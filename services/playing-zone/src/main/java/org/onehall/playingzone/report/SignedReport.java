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
 * A round's report as published in JSON (OCR 18.1-18.3).
 *
 * @param schema the address of its JSON Schema
 * @param sha256 of {@code content} in JSON without {@code leftOut}, with its members in alphabetical order and without
 *     white space, in UTF-8
 * @param leftOut members that reports did not yet have when this one was signed, such as "BoardReport.approval"; empty
 *     if the digest covers all members
 * @param signature empty if it is not signed, or if a result in it has changed since
 * @param unchanged whether the signed report equals the present one; true also if nothing is signed
 * @param missing what prevents its signature, or should be settled before
 * @param earlier signatures that are no longer valid, oldest first, with their remarks
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
    /** The address of the JSON Schema. */
    public static final String SCHEMA = "/api/schemas/round-report.json";

    /** The report as it was signed if nothing was recorded since, otherwise as it is now. */
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

    /** What is missing: first the points of the draft itself, then the venues whose signed reports have changed. */
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

    /** Whether a point prevents its signature or should be settled. */
    public boolean lacks(Point point) {
        return missing.stream().anyMatch(one -> one.point() == point);
    }
}
