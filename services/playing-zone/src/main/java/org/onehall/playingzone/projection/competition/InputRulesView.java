package org.onehall.playingzone.projection.competition;

import java.util.List;

/**
 * How players may enter moves and are informed of them (OCR 3.6, 20.3).
 *
 * @param smartMove whether one square is enough if only one legal move fits it
 * @param autoPromotion the pieces to which a pawn may promote without a question: "Q", "R", "B", "N"
 * @param sound whether a sound may announce an opponent's move
 */
public record InputRulesView(boolean smartMove, List<String> autoPromotion, boolean sound) {
    public static final InputRulesView NONE = new InputRulesView(false, List.of(), true);
}
