package org.onehall.playingzone.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.decider.Reason;
import org.onehall.decider.Texts;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.disconnection.CaseStepView;
import org.onehall.playingzone.projection.disconnection.CaseView;
import org.onehall.playingzone.projection.disconnection.CauseView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.disconnection.ProbesView;
import org.onehall.playingzone.projection.ruling.RulingView;

/**
 * The PDF of the reports of disconnections, at least one page for each (OCR 18.9). Times are the venue's; words and
 * clocks are those of the pages.
 */
public final class DisconnectionPdf {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter TIME_AND_ZONE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss '('VV', UTC'xxx')'", Locale.ROOT);

    private final Paper paper;
    private final Words words;

    private DisconnectionPdf(Paper paper, Words words) {
        this.paper = paper;
        this.words = words;
    }

    /**
     * @param now the time of printing
     * @param language "it" for Italian; English for everything else
     */
    public static byte[] of(String competition, List<DisconnectionReport> reports, Instant now, String language) {
        Words words = Words.of(DisconnectionPdf.class, "disconnections", language);
        String printed = words.text("printed", competition, TIME.format(now.atOffset(ZoneOffset.UTC)) + " UTC");
        try (Paper paper = new Paper(words.text("title") + ": " + competition, printed, words.language())) {
            DisconnectionPdf pdf = new DisconnectionPdf(paper, words);
            if (reports.isEmpty()) {
                paper.page();
                paper.heading(words.text("title"), 16);
                paper.line("", words.text("none"));
            }
            for (DisconnectionReport report : reports) {
                paper.page();
                pdf.put(report);
            }
            return paper.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void line(String label, String text) throws IOException {
        paper.line(words.text(label), text);
    }

    private void put(DisconnectionReport report) throws IOException {
        CaseView of = report.disconnection();
        ZoneId zone = ZoneId.of(report.timeZone());
        paper.heading(words.text("report", of.id()), 16);
        line(
                "board",
                report.round() + ", " + report.board()
                        + (of.attempt() > 1 ? ", " + words.text("game", of.attempt()) : ""));
        line("side.WHITE", report.white());
        line("side.BLACK", report.black());
        line("disconnected", words.text("seat", side(of.side()), of.playerName(), of.venueName()));
        line("case", words.name("case", of.state()));
        paper.heading(words.text("lost"), 12);
        line("time", TIME_AND_ZONE.format(Instant.ofEpochMilli(of.gameAt()).atZone(zone)));
        line("ply", String.valueOf(of.ply()));
        line("toMove", of.toMove().map(this::side).orElse(""));
        line("position", report.fen());
        line("clocks", words.text("twoClocks", clock(of.whiteMs()), clock(of.blackMs())));
        line("clocks.paused", report.paused().map(then -> clocks(then, zone)).orElse(""));
        line("clocks.decided", report.decided().map(then -> clocks(then, zone)).orElse(""));
        line("offer", of.drawOffer().map(this::side).orElse(words.text("offer.none")));
        line("earlier", String.valueOf(of.earlierCases()));
        line("exposure", words.text("exposure.all", Wire.clock(Duration.ofMillis(report.exposureMs()))));
        line("cause", of.cause().map(this::cause).orElse(""));
        line("together", of.outageId().orElse(""));
        line(
                "note",
                of.reportNote()
                        .filter(note -> !Texts.isEmpty(note))
                        .orElse(words.text(
                                of.reported() ? "note.none" : of.overdue() ? "note.overdue" : "note.missing")));
        paper.heading(words.text("course", report.timeZone()), 12);
        for (CaseStepView step : report.course())
            paper.line(TIME.format(Instant.ofEpochMilli(step.at()).atZone(zone)), step(step));
        paper.heading(words.text("decision"), 12);
        if (report.ruling().isEmpty()) paper.line("", words.text("decision.none"));
        else put(report.ruling().get(), report.decidedBy());
    }

    private void put(RulingView ruling, String name) throws IOException {
        line("decision", (words.name("kind", ruling.kind()) + " " + detail(ruling.detail())).strip());
        line("article", ruling.rule());
        line("decidedBy", who(ruling.by(), name));
        line("reason", Reason.in(words.language(), ruling.reason()));
        line(
                "like",
                ruling.precedents().isEmpty()
                        ? words.text("like.none")
                        : ruling.precedents().stream()
                                .map(one -> words.name("kind", one.option()) + " (" + one.count() + ")")
                                .collect(Collectors.joining(", ")));
        if (!ruling.checksAgain().isEmpty())
            line(
                    "again",
                    words.text(
                            "again.what",
                            ruling.checksAgain().stream()
                                    .map(check -> words.name("check", check))
                                    .collect(Collectors.joining(", "))));
        line(
                "state",
                words.name("state", ruling.state())
                        + ruling.text().map(why -> ": " + why).orElse(""));
    }

    /** Translates the sides, which arrive as English words. */
    private String detail(String detail) {
        return detail.replaceFirst("^White\\b", side(Side.WHITE)).replaceFirst("^Black\\b", side(Side.BLACK));
    }

    private String clocks(ClocksThen then, ZoneId zone) {
        return words.text(
                "clocks.then",
                words.text("twoClocks", clock(then.whiteMs()), clock(then.blackMs())),
                TIME.format(Instant.ofEpochMilli(then.at()).atZone(zone)));
    }

    private String measured(ProbesView probes) {
        StringJoiner measured = new StringJoiner(", ");
        told(measured, "device", probes.device());
        told(measured, "gateway", probes.gateway());
        told(measured, "provider", probes.provider());
        told(measured, "zone", probes.zone());
        told(measured, "node", probes.node());
        probes.communication().ifPresent(link -> measured.add(words.name("meeting", link)));
        return " " + words.text("measured", measured);
    }

    private void told(StringJoiner measured, String hop, Optional<String> probe) {
        probe.ifPresent(outcome -> measured.add(words.name("hop", hop) + " " + words.name("probe", outcome)));
    }

    private String cause(CauseView cause) {
        return words.text(
                        "cause.what",
                        words.name("confidence", cause.confidence()),
                        words.name("segment", cause.segment()),
                        cause.seatsHere(),
                        cause.lostHere(),
                        cause.venues(),
                        cause.venuesLost())
                + cause.probes().map(this::measured).orElse("");
    }

    private String step(CaseStepView step) {
        String what = switch (step.what()) {
            case "CAUSE" -> words.text("step.CAUSE", words.name("segment", step.text()));
            case "DECIDED" -> words.text("step.DECIDED", words.name("kind", step.text()));
            case "UNANSWERED" -> words.text("step.UNANSWERED");
            default -> words.name("step", step.what()) + (Texts.isEmpty(step.text()) ? "" : ": " + step.text());
        };
        return step.by().isEmpty() ? what : words.text("by", who(step.by(), step.name()), what);
    }

    private String who(String role, String name) {
        return words.text("who", words.name("role", role), name).strip();
    }

    private String side(Side side) {
        return words.name("side", side.name());
    }

    /** A time as h:mm:ss, rounded up as on the pages: zero is shown only when no time is left. */
    private static String clock(long ms) {
        long seconds = Math.ceilDiv(ms, 1_000L);
        return "%d:%02d:%02d".formatted(seconds / 3_600, seconds / 60 % 60, seconds % 60);
    }
}
