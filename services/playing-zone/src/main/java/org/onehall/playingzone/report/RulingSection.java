package org.onehall.playingzone.report;

import java.io.IOException;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.decider.Texts;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.ruling.WithdrawnView;
import org.onehall.playingzone.projection.timeline.IrregularityReport;
import org.onehall.playingzone.projection.timeline.RulingReport;

/** The rulings in a round's report, with what each changed and what became of it. */
final class RulingSection {
    private final ReportSheet sheet;
    private final Words words;
    private final ReportTimes times;
    private final ReportPhrases phrases;

    RulingSection(ReportSheet sheet) {
        this.sheet = sheet;
        words = sheet.words;
        times = sheet.times;
        phrases = sheet.phrases;
    }

    void put(RulingReport ruling) throws IOException {
        String whom = ruling.side()
                .map(side -> phrases.side(side) + ", " + ruling.player())
                .orElse(words.text("both"));
        StringJoiner told = new StringJoiner("; ");
        told.add(words.text("ruled", ruling.number(), ruling.ply(), whom));
        told.add(words.name("kind", ruling.kind())
                + ruling.irregularity()
                        .map(one -> irregularity(one, ruling.side()))
                        .orElse("")
                + (ruling.article().isEmpty() ? "" : " (" + ruling.article() + ")"));
        String effects = ruling.effects().stream()
                .map(one -> phrases.effect(one, seat -> side(ruling, seat)))
                .filter(effect -> !effect.isEmpty())
                .collect(Collectors.joining(", "));
        if (!effects.isEmpty()) told.add(effects);
        ruling.before().ifPresent(before -> told.add(phrases.clocks("clocks.were", before)));
        ruling.after().ifPresent(after -> told.add(phrases.clocks("clocks.are", after)));
        if (ruling.was().isPresent() || ruling.became().isPresent())
            told.add(words.text(
                    "instead",
                    ruling.became().map(ReportPhrases::points).orElse("–"),
                    ruling.was().map(ReportPhrases::points).orElse("–")));
        if (!ruling.cut().isEmpty()) told.add(words.text("cut", String.join(" ", ruling.cut())));
        ruling.replaces()
                .ifPresent(id -> told.add(
                        words.text(ruling.kind().equals("WITHDRAWAL") ? "withdraws" : "replaces", phrases.ruled(id))));
        ruling.withdrawn()
                .forEach(one -> told.add(words.text(
                        "withdrawn",
                        words.name("kind", one.kind()) + rounds(one),
                        one.article(),
                        phrases.ruled(one.by()))));
        told.add(words.name("state", state(ruling)));
        ruling.appeal()
                .ifPresent(one -> told.add(words.text(
                        "appeal.of",
                        phrases.side(one.side()),
                        one.player(),
                        one.ruling().map(phrases::ruled).orElse(words.text("result")))));
        Optional<String> body = ruling.appeal().map(AppealReport::body).filter(one -> !Texts.isEmpty(one));
        sheet.paper.line(
                times.at(ruling.at()),
                told
                        + phrases.noted(ruling.reason())
                        + body.map(one -> " — " + words.text("body", one, phrases.who(ruling.by(), ruling.name())))
                                .orElseGet(() -> phrases.by(ruling.by(), ruling.name())));
    }

    /** Such as ": illegal move (AMD 7.5.1) e7e4, at move 1 of Black, number 1". */
    private String irregularity(IrregularityReport one, Optional<Side> by) {
        return ": " + words.name("irregularity", one.kind())
                + one.tried().map(move -> " " + move).orElse("")
                + by.map(side -> ", " + phrases.moment(one.ply(), side)).orElse("")
                + (one.number().isPresent()
                        ? ", " + words.text("number", one.number().getAsInt())
                        : "");
    }

    private String side(RulingReport ruling, Side side) {
        return sheet.content.boards().stream()
                .filter(board -> board.id().equals(ruling.board()))
                .findFirst()
                .map(board -> phrases.side(side, side == Side.WHITE ? ruling.white() : ruling.black(), board))
                .orElseGet(() -> phrases.side(side));
    }

    /** The only rounds for which a penalty was taken back. */
    private String rounds(WithdrawnView withdrawn) {
        return withdrawn.rounds().isEmpty()
                ? ""
                : " "
                        + words.text(
                                "forRounds",
                                withdrawn.rounds().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    /**
     * The state of a ruling; it is withdrawn once none of its penalties remains, whatever its effect was before (OCR
     * 18.3).
     */
    private String state(RulingReport ruling) {
        if (ruling.withdrawn().isEmpty()) return ruling.state();
        return ruling.effects().stream()
                        .filter(effect -> words.has("effect", "WITHDRAWN_" + effect.kind()))
                        .allMatch(effect -> ruling.withdrawn().stream()
                                .anyMatch(one -> one.kind().equals(effect.kind())
                                        && one.rounds().isEmpty()))
                ? "WITHDRAWN"
                : "PARTLY_WITHDRAWN";
    }
}
