package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.MoveLine;
import org.onehall.chess.Position;
import org.onehall.chess.Winnability;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.JudgeResponse;
import org.onehall.proto.game.v1.Judgement;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.ResultCorrection.Outcome;

/** Results that arbiters corrected, and what the software can tell them about a position (OCR 19.3, 19.4). */
public final class Corrections {
    /** A draw was missed. */
    static final String MISSED = "OCR 19.3";
    /** A result was misjudged. */
    public static final String MISJUDGED = "OCR 19.4";

    private static final String PENALTY = "OCR 18.4";
    private static final String WITHDRAWN = Reason.of(ReasonCode.RULING_TAKEN_BACK);

    private Corrections() {}

    /** @param last the position in which the game had ended */
    public static CorrectionView of(EventHeader header, ResultSetAside aside, Position last) {
        return new CorrectionView(
                aside.getArticle(),
                Wire.result(aside.getResult()),
                Optional.of(Wire.name(aside.getTermination())),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                aside.hasWhite() ? Optional.of(Wire.name(aside.getWhite())) : Optional.empty(),
                aside.hasBlack() ? Optional.of(Wire.name(aside.getBlack())) : Optional.empty(),
                MoveLine.of(last, aside.getLineList().stream().map(Move::ofUci).toList())
                        .san(),
                aside.getReason(),
                aside.getGoesOn(),
                Wire.ms(header.getOccurredAt()),
                Wire.name(header.getActor().getRole()));
    }

    /**
     * Why the result of a game was set aside, for everybody at the board. The reason for withdrawing a ruling is shown
     * with that ruling, only to the people it concerns (OCR 18.3).
     */
    public static String told(ResultSetAside aside) {
        return aside.getArticle().startsWith(PENALTY) ? WITHDRAWN : aside.getReason();
    }

    /** Whether a result was set aside because a draw is declared next. */
    static boolean isForDraw(CorrectionView aside) {
        return !aside.article().equals(MISJUDGED) && aside.situation().isEmpty() && !aside.goesOn();
    }

    /** The article on which a declared draw rests; old logs do not record it. */
    public static String article(DrawDeclared draw) {
        return draw.getArticle().isEmpty() ? MISSED : draw.getArticle();
    }

    /** @param before the correction that set the result aside for this draw */
    public static CorrectionView of(EventHeader header, DrawDeclared draw, Optional<CorrectionView> before) {
        return new CorrectionView(
                article(draw),
                before.flatMap(CorrectionView::was),
                before.flatMap(CorrectionView::termination),
                Optional.of(Wire.name(draw.getSituation())),
                OptionalInt.of(draw.getPly()),
                OptionalInt.of(draw.getOccurrences()),
                OptionalInt.of(draw.getHalfMoves()),
                draw.hasWhite() ? Optional.of(Wire.name(draw.getWhite())) : Optional.empty(),
                draw.hasBlack() ? Optional.of(Wire.name(draw.getBlack())) : Optional.empty(),
                "",
                draw.getReason(),
                false,
                Wire.ms(header.getOccurredAt()),
                Wire.name(header.getActor().getRole()));
    }

    /** Whether each side can give checkmate. */
    static BySide<Winnability> found(JudgeResponse judged) {
        return new BySide<>(
                Winnability.valueOf(Wire.name(judged.getWhite().getWinnability())),
                Winnability.valueOf(Wire.name(judged.getBlack().getWinnability())));
    }

    /** @param outcomes what the result can become if it is the last position */
    static JudgementView of(JudgeResponse judged, List<Outcome> outcomes) {
        return new JudgementView(
                judged.getAttempt(),
                judged.getPly(),
                judged.getFen(),
                judged.getOccurrences(),
                judged.getHalfMoves(),
                of(judged.getWhite()),
                of(judged.getBlack()),
                outcomes);
    }

    private static SideJudgement of(Judgement side) {
        return new SideJudgement(Wire.name(side.getWinnability()), side.getLine(), side.getPositions());
    }
}
