package org.onehall.playingzone.projection.competition;

import java.math.BigDecimal;
import java.util.List;
import org.onehall.chess.Side;
import org.onehall.regulations.AppealRight;
import org.onehall.regulations.Points;

/**
 * The part of the regulations that penalties need (OCR 7.1, 17.3, 18.4).
 *
 * @param win points for a win, as text; likewise {@code draw} and {@code loss}
 * @param seconds proposed for a time penalty; for blitz already halved (BLZ B.2)
 * @param forbidden the penalty that the regulations set for a forbidden device, such as "LOSS"
 * @param cards whether a warning or a lost game may be shown as a card
 * @param ownLine whether players are responsible for their connections (OCR 11.1, 16.5)
 * @param withDecision the penalties that a decision about a disconnection may include; none unless {@code ownLine}
 * @param withoutProof whether cheating that is not proven may be sanctioned (APP-I A9)
 * @param fairPlayFinal whether a lost game or an exclusion for fair-play reasons cannot be appealed against (APP-I A10)
 */
public record PenaltyRulesView(
        String win,
        String draw,
        String loss,
        long seconds,
        List<FineView> fines,
        String forbidden,
        boolean cards,
        boolean ownLine,
        List<String> withDecision,
        boolean withoutProof,
        boolean fairPlayFinal) {
    static final PenaltyRulesView STANDARD =
            new PenaltyRulesView("1", "0.5", "0", 120, List.of(), "LOSS", false, false, List.of(), false, false);

    /**
     * Whether a side has won by points (OCR 7.1).
     *
     * @param score the points of White and Black, "0.5-0.5"
     */
    public boolean isWin(Side side, String score) {
        String[] points = score.split("-", -1);
        BigDecimal white = Points.of(points[0]);
        BigDecimal black = Points.of(points[1]);
        return AppealRight.isWin(
                side == Side.WHITE ? white : black,
                side == Side.WHITE ? black : white,
                Points.of(win),
                Points.of(loss));
    }
}
