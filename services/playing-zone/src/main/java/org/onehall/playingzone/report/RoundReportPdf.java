package org.onehall.playingzone.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.stream.Collectors;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.RoundReport;
import org.onehall.playingzone.projection.report.Reports.VenueReport;
import org.onehall.playingzone.projection.timeline.RulingReport;

/**
 * The PDF of a round's report, for one venue or for all (OCR 18.1-18.3). Times are the venue's; words are those of the
 * pages.
 */
public final class RoundReportPdf {
    private final ReportSheet sheet;
    private final Paper paper;
    private final Words words;
    private final ReportTimes times;
    private final RoundReport content;

    private RoundReportPdf(ReportSheet sheet) {
        this.sheet = sheet;
        paper = sheet.paper;
        words = sheet.words;
        times = sheet.times;
        content = sheet.content;
    }

    /**
     * @param now the time of printing
     * @param language "it" for Italian; English for everything else
     */
    public static byte[] of(SignedReport report, Instant now, String language) {
        RoundReport content = report.content();
        Words words = Words.of(RoundReportPdf.class, "round-report", language);
        String printed = words.text("printed", content.name(), ReportTimes.utc(now));
        try (Paper paper =
                new Paper(words.text("title", content.round()) + ": " + content.name(), printed, words.language())) {
            paper.page();
            new RoundReportPdf(new ReportSheet(paper, words, content)).put(report);
            return paper.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void put(SignedReport report) throws IOException {
        String venue = content.venues().stream()
                .filter(_ -> !content.venue().isEmpty())
                .map(VenueReport::name)
                .findFirst()
                .orElse("");
        paper.heading(words.text(content.venue().isEmpty() ? "title" : "title.venue", content.round(), venue), 16);
        sheet.line("competition", content.name());
        sheet.line("control", content.control());
        sheet.line("planned", times.at(content.startsAt()));
        sheet.line("began", began());
        sheet.line("zone", content.timeZone());
        sheet.line("digest", report.sha256());
        var signatures = new SignatureLines(sheet);
        signatures.put(report.signature(), report.unchanged());
        signatures.putEarlier(report.earlier());
        sheet.line(
                "missing",
                report.missing().stream()
                        .map(one -> words.name("point", one.point().name())
                                + (one.of().isEmpty() ? "" : " (" + String.join(", ", one.of()) + ")"))
                        .collect(Collectors.joining("; ")));
        for (VenueReport one : content.venues()) new VenueSection(sheet.in(ZoneId.of(one.timeZone()))).put(one);
        sheet.heading("boards");
        if (content.boards().isEmpty()) paper.line("", words.text("none"));
        var boards = new BoardSection(sheet);
        for (BoardReport board : content.boards()) boards.put(board);
        sheet.heading("rulings");
        if (content.rulings().isEmpty()) paper.line("", words.text("none"));
        var rulings = new RulingSection(sheet);
        for (RulingReport ruling : content.rulings()) rulings.put(ruling);
    }

    /**
     * The start, and by how much it was before the planned start, from which default time counts in any case (OCR
     * 16.11).
     */
    private String began() {
        if (content.beganAt().isEmpty()) return "";
        long began = content.beganAt().getAsLong();
        long early = content.startsAt().orElse(began) - began;
        return early > 0
                ? words.text("began.early", times.at(began), Wire.clock(Duration.ofMillis(early)))
                : times.at(began);
    }
}
