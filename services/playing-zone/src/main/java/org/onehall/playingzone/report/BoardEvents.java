package org.onehall.playingzone.report;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.Texts;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.disconnection.CaseView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.venue.ConductView;

/** What happened at a board: pauses, calls, incidents, disconnections, appeals and more, each kind under its label. */
final class BoardEvents {
    private final ReportSheet sheet;
    private final Paper paper;
    private final Words words;
    private final ReportTimes times;
    private final ReportPhrases phrases;

    BoardEvents(ReportSheet sheet) {
        this.sheet = sheet;
        paper = sheet.paper;
        words = sheet.words;
        times = sheet.times;
        phrases = sheet.phrases;
    }

    void put(BoardReport board) throws IOException {
        sheet.each(
                "voidGames",
                board.voidGames(),
                one -> paper.line(
                        times.at(one.endedAt()),
                        words.text("game", one.attempt()) + ": "
                                + words.text(
                                        "voidGame",
                                        one.white(),
                                        one.black(),
                                        one.moves().isEmpty()
                                                ? words.text("plies", 0)
                                                : String.join(" ", one.moves()))));
        sheet.each(
                "pauses",
                board.pauses(),
                pause -> paper.line(
                        times.at(pause.from()),
                        words.text(
                                        "pause",
                                        words.name("pause", pause.cause()),
                                        pause.to().isPresent()
                                                ? times.at(pause.to().getAsLong())
                                                : "…")
                                + phrases.by(pause.by(), pause.name())
                                + (pause.cause().equals("OUTAGE") ? "" : phrases.noted(pause.reason()))
                                + (pause.resumed().isEmpty()
                                        ? ""
                                        : "; " + words.text("resumed") + phrases.noted(pause.resumed()))));
        sheet.each("changes", board.clocks(), step -> paper.line(times.at(step.at()), changed(step, board)));
        sheet.each(
                "rollCall",
                board.rollCall(),
                step -> paper.line(
                        times.at(step.at()),
                        who(step, board) + ": "
                                + words.text("rollCall." + step.details().getOrDefault("excluded", "true"))
                                + phrases.by(step.by(), step.name())));
        sheet.each("calls", board.calls(), call -> paper.line(times.at(call.at()), call(call)));
        sheet.each(
                "questions",
                board.questions(),
                one -> paper.line(
                        times.at(one.at()),
                        one.playerName() + ": " + one.text()
                                + one.answer()
                                        .map(answer -> " → " + answer.article() + phrases.noted(answer.note())
                                                + phrases.by(answer.by(), ""))
                                        .orElse("; " + words.text("unanswered"))));
        sheet.each("incidents", board.incidents(), one -> paper.line(times.at(one.at()), conduct(one, board)));
        sheet.each(
                "absences",
                board.absences(),
                one -> paper.line(
                        times.at(one.leftAt()),
                        phrases.side(one.side()) + ", " + one.player() + ", " + words.name("target", one.target())
                                + ", " + words.text(one.authorised() ? "allowed" : "notAllowed") + ", "
                                + (one.backAt().isPresent()
                                        ? words.text(
                                                "back", times.at(one.backAt().getAsLong()))
                                        : words.text("back.not"))));
        sheet.each(
                "inspections",
                board.inspections(),
                one -> paper.line(
                        times.at(one.at()),
                        phrases.side(one.side(), one.player(), board) + ", " + words.name("inspected", one.what())
                                + ": " + words.name("found", one.outcome()) + ", " + one.inspector()
                                + phrases.noted(one.note())));
        sheet.each(
                "irregularities",
                board.irregularities(),
                one -> paper.line(
                        times.at(one.at()),
                        phrases.side(one.side(), one.player(), board) + ", " + words.name("irregularity", one.kind())
                                + ", " + phrases.moment(one.ply(), one.side()) + ", "
                                + words.text("number", one.number()) + " → "
                                + words.name("consequence", one.consequence()) + " (" + one.article() + ")"
                                + phrases.noted(one.reason())
                                + (one.takenBackAt().isEmpty()
                                        ? ""
                                        : "; "
                                                + words.text(
                                                        "takenBack",
                                                        times.at(one.takenBackAt()
                                                                .getAsLong())))));
        sheet.each(
                "disconnections",
                board.disconnections(),
                one -> paper.line(times.at(one.disconnection().startedAt()), lost(one, board)));
        sheet.each(
                "assistants",
                persons(board),
                board.assistants(),
                step -> paper.line(
                        times.at(step.at()),
                        who(step, board) + ": " + words.name("step", step.kind().name()) + phrases.noted(step.text())
                                + phrases.by(step.by(), step.name())));
        sheet.each("adjournment", board.adjournment(), step -> paper.line(times.at(step.at()), adjourned(step, board)));
        sheet.each("appeals", board.appeals(), one -> paper.line(times.at(one.at()), appeal(one)));
        sheet.each(
                "failedPauses",
                board.failedPauses(),
                one -> paper.line(
                        times.at(one.wantedAt()),
                        words.name("owed", one.state())
                                + phrases.noted(one.reason())
                                + one.closing().map(phrases::noted).orElse("")
                                + phrases.by(one.by(), one.name())));
    }

    private String who(StepView step, BoardReport board) {
        return step.side().map(side -> phrases.side(side, step.player(), board)).orElse("");
    }

    private String changed(StepView step, BoardReport board) {
        return words.name("kind", step.kind().name())
                + step.side().map(_ -> ", " + who(step, board)).orElse("")
                + span(step.ms())
                + step.before()
                        .map(before -> ", " + phrases.clocks("clocks.were", before))
                        .orElse("")
                + step.after()
                        .map(after ->
                                ", " + phrases.clocks(step.before().isPresent() ? "clocks.are" : "twoClocks", after))
                        .orElse("")
                + (step.article().isEmpty() ? "" : " (" + step.article() + ")")
                + phrases.noted(step.text())
                + phrases.by(step.by(), step.name());
    }

    private static String span(OptionalLong ms) {
        return ms.isEmpty()
                ? ""
                : " " + (ms.getAsLong() < 0 ? "-" : "+") + Wire.clock(Duration.ofMillis(Math.abs(ms.getAsLong())));
    }

    private String call(CallView call) {
        return phrases.side(call.side()) + ", " + call.playerName()
                + call.captain()
                        .map(captain -> ", " + words.text("byCaptain", captain.name(), captain.board()))
                        .orElse("")
                + call.kind().map(kind -> ", " + words.name("call", kind)).orElse("") + phrases.noted(call.text())
                + call.onTheWay()
                        .map(one ->
                                "; " + words.text("onTheWay", phrases.who(one.role(), one.name()), times.at(one.at())))
                        .orElse("")
                + "; "
                + call.valid()
                        .map(valid -> words.text(valid ? "valid" : "invalid"))
                        .orElse(words.text("open"))
                + call.note().map(phrases::noted).orElse("");
    }

    private String conduct(ConductView one, BoardReport board) {
        return phrases.side(one.side(), one.player(), board) + ": " + phrases.incident(one.kind()) + " ("
                + one.article() + "), " + phrases.plies(one.ply()) + phrases.noted(one.note()) + "; "
                + one.outcome()
                        .map(outcome -> words.name("outcome", outcome))
                        .orElse(words.text(one.confirmed() ? "confirmed" : "open"))
                + one.rulingId().map(id -> ", " + phrases.ruled(id)).orElse("") + phrases.by(one.by(), "");
    }

    private String lost(DisconnectionReport one, BoardReport board) {
        CaseView of = one.disconnection();
        return phrases.side(of.side()) + ", " + of.playerName() + ", " + of.id() + ", " + phrases.plies(of.ply()) + ", "
                + words.text("without", Wire.clock(Duration.ofMillis(one.exposureMs())))
                + of.cause()
                        .map(cause -> ", " + words.name("segment", cause.segment()))
                        .orElse("") + of.reportNote().map(phrases::noted).orElse("") + "; "
                + one.ruling()
                        .map(ruling -> words.name("kind", ruling.kind()) + " "
                                + ruling.effects().stream()
                                        .map(effect -> phrases.effect(
                                                effect,
                                                seat -> phrases.side(
                                                        seat,
                                                        seat == Side.WHITE ? ruling.white() : ruling.black(),
                                                        board)))
                                        .collect(Collectors.joining(", "))
                                + " ("
                                + ruling.rule() + ")" + phrases.noted(ruling.reason())
                                + phrases.by(ruling.by(), one.decidedBy()))
                        .orElse(words.text("undecided"));
    }

    /** The number of assistants of a board: each person named for a side counts once (APP-III). */
    private static long persons(BoardReport board) {
        return board.assistants().stream()
                .filter(step -> step.kind() == StepKind.ASSISTANT_NAMED)
                .map(step -> List.of(step.side(), Texts.toTheEye(step.text())))
                .distinct()
                .count();
    }

    /** A step of an adjournment; the sealed move is never printed (ADJ I.1.1). */
    private String adjourned(StepView step, BoardReport board) {
        String when = Stream.of("sessionEnd", "resumesAt")
                .filter(step.details()::containsKey)
                .map(name -> ", "
                        + words.text(
                                name, times.at(Long.parseLong(step.details().get(name)))))
                .collect(Collectors.joining());
        return words.name("step", step.kind().name())
                + step.side().map(_ -> ", " + who(step, board)).orElse("") + ", "
                + phrases.plies(step.ply()) + when
                + step.after()
                        .map(after -> ", " + phrases.clocks("twoClocks", after))
                        .orElse("")
                + phrases.noted(step.text()) + phrases.by(step.by(), step.name());
    }

    private String appeal(AppealView one) {
        return phrases.side(one.side()) + ", " + one.playerName() + ", "
                + one.ruling().map(phrases::ruled).orElse(words.text("result")) + phrases.noted(one.text()) + "; "
                + (one.outcome().isEmpty() || one.body().isEmpty() ? "" : one.body() + ": ")
                + one.outcome().map(outcome -> words.name("appeal", outcome)).orElse(words.text("undecided"))
                + one.reason().map(phrases::noted).orElse("");
    }
}
