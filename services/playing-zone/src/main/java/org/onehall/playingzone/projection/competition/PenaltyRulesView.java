package org.onehall.playingzone.projection.competition;

import java.util.List;

/**
 * What of the regulations penalties need (OCR 7.1, 17.3, 18.4).
 *
 * @param win points, as text; so are {@code draw} and {@code loss}
 * @param seconds proposed for a penalty of time, halved in blitz already (BLZ B.2)
 * @param forbidden what the regulations say of a forbidden device, "LOSS"
 * @param cards a warning or a lost game may be shown as a card
 * @param ownLine players answer for their connections: a decision about a disconnection may hold a penalty (OCR 11.1,
 *     16.5)
 * @param withoutProof cheating that is not proven may be sanctioned (APP-I A9)
 * @param fairPlayFinal nobody appeals against the loss of a game or an exclusion in fair play (APP-I A10)
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
        boolean withoutProof,
        boolean fairPlayFinal) {
    static final PenaltyRulesView STANDARD =
            new PenaltyRulesView("1", "0.5", "0", 120, List.of(), "LOSS", false, false, false, false);
}
