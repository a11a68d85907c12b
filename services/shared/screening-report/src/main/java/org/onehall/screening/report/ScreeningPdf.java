package org.onehall.screening.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.screening.Calibration;
import org.onehall.screening.EventReport;
import org.onehall.screening.LeftOut;
import org.onehall.screening.Player;

/**
 * A screening on paper, for arbiters, the Fair Play Commission and its investigating person: an indication, never
 * proof, and it says so (APP-I A3, B4, C1, G2.5). In black and white: colours carry no meaning. Every picture has its
 * figures beside it in words, for a reader who cannot see it.
 */
public final class ScreeningPdf {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT);

    private final ReportSheet sheet;
    private final Paper paper;
    private final Words words;
    private final EventReport report;

    private ScreeningPdf(ReportSheet sheet) {
        this.sheet = sheet;
        paper = sheet.paper;
        words = sheet.words;
        report = sheet.report;
    }

    /**
     * @param calibration calibration with which the report was made
     * @param data one line that says which games these are
     * @param now when it is printed
     * @param language "it" for Italian; English for everything else
     */
    public static byte[] of(EventReport report, Calibration calibration, String data, Instant now, String language) {
        return of(report, Optional.of(calibration), data, now, language);
    }

    /** Only the record, for analyses without a calibration. */
    public static byte[] ofRecord(EventReport report, String data, Instant now, String language) {
        return of(report, Optional.empty(), data, now, language);
    }

    /**
     * The line that says which games of a competition these are; round 0: all rounds. It gives the number of annulled
     * games, which are not included.
     */
    public static String of(String competition, int round, int annulled, String language) {
        Words words = Words.of(ScreeningPdf.class, "screening", language);
        return competition + ", " + (round == 0 ? words.text("data.all") : words.text("data.round", round))
                + (annulled == 0 ? "" : "; " + words.text("data.annulled", annulled));
    }

    private static byte[] of(
            EventReport report, Optional<Calibration> calibration, String data, Instant now, String language) {
        Words words = Words.of(ScreeningPdf.class, "screening", language);
        String printed = words.text("printed", TIME.format(now.atOffset(ZoneOffset.UTC)));
        try (Paper paper = new Paper(words.text("title") + ": " + data, printed, words.language())) {
            new ScreeningPdf(new ReportSheet(paper, words, report)).put(calibration, data);
            return paper.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void put(Optional<Calibration> calibration, String data) throws IOException {
        paper.page();
        paper.heading(words.text("title"), 16);
        sheet.line("data", data);
        sheet.line(
                "games",
                words.text(
                        "games.moves", report.games().size(), sheet.players.size(), report.moves(), report.counted()));
        sheet.line(
                "leftOut",
                Stream.concat(
                                report.leftOut().stream().map(this::leftOut),
                                Stream.of(report.withoutMoves())
                                        .filter(count -> count > 0)
                                        .map(count -> words.text("leftOut.empty", count)))
                        .collect(Collectors.joining("; ")));
        sheet.line(
                "maybeOne",
                report.maybeOne().stream()
                        .map(ids -> ids.stream().map(this::maybe).collect(Collectors.joining(" / ")))
                        .collect(Collectors.joining("; ")));
        sheet.line(
                "notAnalysed", report.notAnalysed() == 0 ? "" : words.text("notAnalysed.moves", report.notAnalysed()));
        sheet.line("engine", report.settings().engine());
        sheet.line(
                "settings",
                words.text(
                        "settings.of",
                        report.settings().nodes(),
                        report.settings().multiPv(),
                        report.settings().hashMb()));
        sheet.line(
                "calibration",
                calibration
                        .map(known -> words.text(
                                        "calibration.of",
                                        known.version(),
                                        known.date(),
                                        known.set().games(),
                                        known.set().moves(),
                                        known.set().lowest(),
                                        known.set().highest())
                                + (known.isForTrials() ? words.text("calibration.trials") : ""))
                        .orElse(words.text("calibration.none")));
        if (calibration.isPresent())
            sheet.line(
                    "ratingError",
                    words.text(
                            "ratingError.of",
                            sheet.numbers.fixed(calibration.get().ratingError(), 0)));
        sheet.heading("meaning");
        for (String key : List.of("meaning.indication", "meaning.burden", "meaning.strength", "meaning.tool"))
            paper.paragraph(words.text(key));
        sheet.heading("reading");
        for (String key : List.of(
                "reading.indices", "reading.z", "reading.joined", "reading.many", "reading.small", "reading.ipr"))
            paper.paragraph(words.text(key, sheet.numbers.percent(PlayerSections.MARKED_RATE)));
        var players = new PlayerSections(sheet);
        players.putPlayers();
        players.putIndices();
        players.putScatter();
        var evidence = new EvidenceSections(sheet);
        evidence.putGrounds();
        evidence.putHall();
        evidence.putTimes();
        new GameSections(sheet).putGames();
    }

    private String leftOut(LeftOut one) {
        if (one.game() == 0) return words.text("leftOut.file", one.file());
        return one.isRepeated()
                ? words.text("leftOut.again", one.file(), one.game())
                : words.text("leftOut.game", one.file(), one.game(), one.line());
    }

    /** One of several players who may be the same person: also with the FIDE ID, if there is one. */
    private String maybe(String id) {
        String name = report.name(id);
        return sheet.name(id, name) + (Player.isFideId(id) && paper.canWrite(name) ? " (FIDE ID " + id + ")" : "");
    }
}
