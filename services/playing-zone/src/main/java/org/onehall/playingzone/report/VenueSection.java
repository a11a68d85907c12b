package org.onehall.playingzone.report;

import java.io.IOException;
import java.util.Optional;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.report.Reports.VenueReport;
import org.onehall.playingzone.projection.venue.MedicalView;

/** A venue in a round's report: its staff, equipment and protection measures, and the persons who do not play. */
final class VenueSection {
    private final ReportSheet sheet;
    private final Words words;
    private final ReportTimes times;
    private final ReportPhrases phrases;

    /** @param sheet with the times of the venue's time zone */
    VenueSection(ReportSheet sheet) {
        this.sheet = sheet;
        words = sheet.words;
        times = sheet.times;
        phrases = sheet.phrases;
    }

    void put(VenueReport venue) throws IOException {
        sheet.paper.heading(words.text("venue", venue.name()), 12);
        if (times.areElsewhere()) sheet.line("zone", venue.timeZone());
        sheet.line("opened", venue.openedAt().isPresent() ? times.at(venue.openedAt()) : words.text("opened.not"));
        sheet.line("closed", times.at(venue.closedAt()));
        sheet.line(
                "staff",
                phrases.list(
                        venue.staff(),
                        one -> phrases.who(one.role(), one.name()) + " " + words.text("from", times.at(one.since()))
                                + (one.until().isPresent()
                                        ? " "
                                                + words.text(
                                                        "until",
                                                        times.at(one.until().getAsLong()))
                                        : "")));
        sheet.line(
                "cameras",
                phrases.list(
                        venue.cameras(),
                        one -> one.camera() + ": " + words.text(one.reporting() ? "reports" : "silent")));
        sheet.line(
                "alerts",
                phrases.list(
                        venue.alerts(),
                        one -> times.at(one.at()) + " " + one.camera() + ": "
                                + one.note().orElse(words.text("unanswered"))));
        sheet.line(
                "internet",
                venue.internet()
                        .map(one -> words.text(one.passed() ? "passed" : "failed") + ", " + times.at(one.at())
                                + phrases.noted(one.note()))
                        .orElse(words.text("untested")));
        sheet.line("measures", phrases.list(venue.measures(), one -> words.name("measure", one)));
        sheet.line(
                "measures.not",
                venue.notTaken().isEmpty() ? "" : phrases.list(venue.notTaken(), one -> words.name("measure", one)));
        sheet.line("medical", venue.medicalAsked() || venue.medical().isPresent() ? medical(venue.medical()) : "");
        sheet.line(
                "permissions",
                phrases.list(
                        venue.permissions(),
                        one -> one.person() + ": " + words.name("permission", one.permission())
                                + phrases.noted(one.note())));
        sheet.line(
                "persons",
                phrases.list(
                        venue.incidents(),
                        one -> times.at(one.at()) + " " + one.person() + ", " + words.name("capacity", one.capacity())
                                + ": " + words.name("person", one.kind()) + " (" + one.article() + ")"
                                + phrases.noted(one.note()) + "; "
                                + one.outcome()
                                        .map(outcome -> words.name("outcome", outcome))
                                        .orElse(words.text("open"))
                                + one.outcomeNote().map(phrases::noted).orElse("")));
        if (sheet.content.venue().isEmpty()) new SignatureLines(sheet).put(venue.signature(), true);
    }

    /** The medical cover; it cannot be left out if the regulations require it (FSSI gen-6). */
    private String medical(Optional<MedicalView> cover) {
        return cover.map(one -> words.text(one.present() ? "medical.there" : "medical.missing")
                        + (one.covered() ? "" : "; " + words.text("medical.uncovered"))
                        + phrases.noted(one.note()))
                .orElse(words.text("medical.unknown"));
    }
}
