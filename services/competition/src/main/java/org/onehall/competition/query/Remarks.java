package org.onehall.competition.query;

import java.time.Duration;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Reason;
import org.onehall.decider.Texts;
import org.onehall.proto.game.v1.DrawClaimed;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.IrregularityTakenBack;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.Side;

/** The texts of comments in PGN: what happened, the article, the reason in brackets. */
final class Remarks {
    private Remarks() {}

    /** "paused, OCR 19.6 (fire alarm)"; an empty article or reason is left out. */
    static String text(String what, String article, String reason) {
        return what
                + (article.isEmpty() ? "" : ", " + article)
                + (Texts.isEmpty(reason) ? "" : " (" + plain(Reason.inEnglish(reason)) + ")");
    }

    static String joined(String one, String other) {
        return Stream.of(one, other).filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    }

    /**
     * A text that a person wrote, changed so that no PGN reader takes it for a time or another command: "[%clk
     * 0:00:01]" stays readable as "[% clk 0:00:01]".
     */
    private static String plain(String written) {
        return written.strip().replaceAll("\\[(\\s*)%", "[$1% ");
    }

    /** "repetition after half-move 12, OCR 5.4.1"; under the Laws with its article (LAW 5.2.2, LAW 9.6). */
    static String missed(DrawDeclared draw) {
        boolean laws = draw.getArticle().startsWith("LAW");
        String when = " after half-move " + draw.getPly();
        return switch (draw.getSituation()) {
            case DRAW_SITUATION_REPETITION -> "repetition" + when + ", " + (laws ? draw.getArticle() : "OCR 5.4.1");
            case DRAW_SITUATION_DEAD_POSITION ->
                "dead position" + when + ", " + (laws ? draw.getArticle() : "OCR 5.4.3");
            case DRAW_SITUATION_MOVE_COUNT ->
                laws ? "seventy-five moves" + when + ", " + draw.getArticle() : "fifty moves" + when + ", OCR 5.4.4";
            case DRAW_SITUATION_UNSPECIFIED, UNRECOGNIZED -> "drawn" + when;
        };
    }

    /** "White claims a draw, wrongly, LAW 9.2". */
    static String claimed(DrawClaimed claim) {
        return name(claim.getSide()) + " claims a draw, " + (claim.getUpheld() ? "rightly" : "wrongly")
                + (claim.getSituation() == DrawSituation.DRAW_SITUATION_REPETITION ? ", LAW 9.2" : ", LAW 9.3");
    }

    /** "Black: two hands, number 1". */
    static String irregularity(IrregularityRecorded recorded) {
        return name(recorded.getSide()) + ": " + words(recorded.getKind()) + " at move " + (recorded.getPly() + 1) / 2
                + ", number " + recorded.getNumber();
    }

    /** "Black: two hands, taken back". */
    static String takenBack(IrregularityTakenBack taken) {
        return name(taken.getSide()) + ": " + words(taken.getKind()) + " at move " + (taken.getPly() + 1) / 2
                + ", taken back";
    }

    private static String words(IrregularityKind kind) {
        return kind.name()
                .replace("IRREGULARITY_KIND_", "")
                .toLowerCase(Locale.ROOT)
                .replace('_', ' ');
    }

    /** "White -2:00". */
    static String adjusted(TimeAdjusted adjusted) {
        long seconds = adjusted.getChange().getSeconds();
        return name(adjusted.getSide()) + " " + (seconds < 0 ? "-" : "+") + time(seconds);
    }

    static String name(Side side) {
        return side == Side.SIDE_WHITE ? "White" : "Black";
    }

    static String time(com.google.protobuf.Duration duration) {
        return time(duration.getSeconds());
    }

    /** In whole seconds, without fractions; without a sign: "2:05", "1:00:00". */
    static String time(long seconds) {
        Duration whole = Duration.ofSeconds(Math.abs(seconds));
        return whole.toHours() == 0
                ? "%d:%02d".formatted(whole.toMinutes(), whole.toSecondsPart())
                : "%d:%02d:%02d".formatted(whole.toHours(), whole.toMinutesPart(), whole.toSecondsPart());
    }
}
