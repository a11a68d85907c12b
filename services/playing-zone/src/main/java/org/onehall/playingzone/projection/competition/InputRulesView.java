package org.onehall.playingzone.projection.competition;

import java.util.List;

/**
 * How players may enter moves and are told of them (OCR 3.6, 20.3).
 *
 * @param smartMove one square is enough where one legal move alone fits it
 * @param autoPromotion what a pawn may become without asking: "Q", "R", "B", "N"
 * @param sound an opponent's move may be heard as well as seen
 */
public record InputRulesView(boolean smartMove, List<String> autoPromotion, boolean sound) {
    public static final InputRulesView NONE = new InputRulesView(false, List.of(), true);
}
