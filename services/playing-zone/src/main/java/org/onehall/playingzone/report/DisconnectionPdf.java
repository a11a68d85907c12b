package org.onehall.playingzone.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.decider.Texts;
import org.onehall.playingzone.query.Views.CaseStepView;
import org.onehall.playingzone.query.Views.CaseView;
import org.onehall.playingzone.query.Views.CauseView;
import org.onehall.playingzone.query.Views.DisconnectionReport;
import org.onehall.playingzone.query.Views.ProbesView;
import org.onehall.playingzone.query.Views.RulingView;
import org.onehall.playingzone.query.Wire;

/** The reports of disconnections on paper, one page or more for each (OCR 18.9). All times are UTC. */
public final class DisconnectionPdf {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private DisconnectionPdf() {}

    /** @param now when it is printed */
    public static byte[] of(String competition, List<DisconnectionReport> reports, Instant now) {
        try (Paper paper = new Paper("Disconnections: " + competition, competition + " · printed " + TIME.format(now) + " UTC")) {
            if (reports.isEmpty()) {
                paper.page();
                paper.heading("Disconnections", 16);
                paper.line("", "None.");
            }
            for (DisconnectionReport report : reports) {
                paper.page();
                put(paper, report);
            }
            return paper.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void put(Paper paper, DisconnectionReport report) throws IOException {
        CaseView of = report.disconnection();
        paper.heading("Disconnection report " + of.id(), 16);
        paper.line("Round, board", report.round() + ", " + report.board() + (of.attempt() > 1 ? ", game " + of.attempt() : ""));
        paper.line("White", report.white());
        paper.line("Black", report.black());
        paper.line("Disconnected", side(of.side()) + ", " + of.playerName() + ", at " + of.venueName());
        paper.line("State", of.state().toLowerCase(Locale.ROOT));
        paper.heading("When the link was lost", 12);
        paper.line("Time", TIME.format(Instant.ofEpochMilli(of.startedAt())));
        paper.line("Half-moves", String.valueOf(of.ply()));
        paper.line("To move", of.toMove().map(DisconnectionPdf::side).orElse(""));
        paper.line("Position", report.fen());
        paper.line("White's clock", clock(of.whiteMs()));
        paper.line("Black's clock", clock(of.blackMs()));
        paper.line("Draw offer", of.drawOffer().map(DisconnectionPdf::side).orElse("none stands"));
        paper.line("Earlier cases", String.valueOf(of.earlierCases()));
        paper.line("Without a link", clock(report.exposureMs()) + " in all");
        paper.line("Cause", of.cause().map(DisconnectionPdf::cause).orElse(""));
        paper.line("Together with", of.outageId().orElse(""));
        paper.line("Report", of.reportNote().filter(note -> !Texts.isEmpty(note)).orElse(of.reported() ? "confirmed without a note" : of.overdue()
                ? "overdue: the draft counts" : "not yet confirmed"));
        paper.heading("Course", 12);
        for (CaseStepView step : report.course()) paper.line(TIME.format(Instant.ofEpochMilli(step.at())), step(step));
        paper.heading("Decision", 12);
        if (report.ruling().isEmpty()) paper.line("", "None yet.");
        else put(paper, report.ruling().get());
    }

    private static void put(Paper paper, RulingView ruling) throws IOException {
        paper.line("Decision", (words(ruling.kind()) + " " + ruling.detail()).strip());
        paper.line("Article", ruling.rule());
        paper.line("By", words(ruling.by()));
        paper.line("Reason", ruling.reason());
        paper.line("Like cases", ruling.precedents().isEmpty() ? "none known" : ruling.precedents().stream()
                .map(one -> words(one.option()) + " (" + one.count() + ")").collect(Collectors.joining(", ")));
        if (!ruling.checksAgain().isEmpty()) paper.line("Needed again", ruling.checksAgain().stream().map(check -> words(check) + " check")
                .collect(Collectors.joining(" and ")) + " of both players, before the new game");
        paper.line("State", words(ruling.state()) + ruling.text().map(why -> ": " + why).orElse(""));
    }

    private static String measured(ProbesView probes) {
        StringJoiner measured = new StringJoiner(", ", "; measured then: ", "");
        told(measured, "device", probes.device());
        told(measured, "gateway", probes.gateway());
        told(measured, "provider", probes.provider());
        told(measured, "zone", probes.zone());
        told(measured, "venue node", probes.node());
        probes.communication().ifPresent(link -> measured.add(link.equals("ANSWERED") ? "player in the meeting" : "player not in the meeting"));
        return measured.toString();
    }

    private static void told(StringJoiner measured, String what, Optional<String> probe) {
        probe.ifPresent(outcome -> measured.add(what + " " + words(outcome)));
    }

    private static String cause(CauseView cause) {
        return words(cause.segment()) + ", confidence " + words(cause.confidence()) + ": of " + cause.seatsHere() + " other seats of the venue "
                + cause.lostHere() + " lost at the same time, of " + cause.venues() + " other venues " + cause.venuesLost()
                + cause.probes().map(DisconnectionPdf::measured).orElse("");
    }

    private static String step(CaseStepView step) {
        return words(step.what()) + (step.by().isEmpty() ? "" : " by the " + words(step.by())) + (Texts.isEmpty(step.text()) ? "" : ": "
                + (step.what().equals("CAUSE") || step.what().equals("DECIDED") ? words(step.text()) : step.text()));
    }

    /** LOCAL_TECHNICAL_ARBITER is "local technical arbiter". */
    private static String words(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String side(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private static String clock(long ms) {
        return "%s.%03d".formatted(Wire.clock(Duration.ofMillis(ms)), ms % 1000);
    }
}
