package org.onehall.competition.domain;

import java.util.List;
import org.onehall.regulations.Profile;

/**
 * How players may enter moves and how moves are announced to them (OCR 3.6, 20.3).
 *
 * @param smartMove one square is enough if only one legal move fits it (OCR 3.6 a)
 * @param autoPromotion the pieces to which a pawn may be promoted without asking: Q, R, B, N (OCR 3.6 c)
 * @param sound an opponent's move may be heard as well as seen (OCR 20.3)
 */
public record InputRules(boolean smartMove, List<String> autoPromotion, boolean sound) {
    public InputRules {
        autoPromotion = List.copyOf(autoPromotion);
    }

    public static InputRules of(Profile profile) {
        return new InputRules(
                profile.input().smartMove(),
                profile.input().autoPromotion(),
                profile.traditional().sound());
    }
}
