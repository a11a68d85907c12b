package org.onehall.playingzone.projection.competition;

import java.util.OptionalInt;

/**
 * What the regulations say about appeals (OCR 17.11).
 *
 * @param results whether results can be appealed against too
 * @param deadlineMinutes empty if there is no deadline (DEC-34)
 * @param fee in EUR; "0" if there is none
 * @param body the body that decides; "" if none is named
 */
public record AppealRulesView(boolean allowed, boolean results, OptionalInt deadlineMinutes, String fee, String body) {
    public static final AppealRulesView STANDARD = new AppealRulesView(true, true, OptionalInt.empty(), "0", "");
}
