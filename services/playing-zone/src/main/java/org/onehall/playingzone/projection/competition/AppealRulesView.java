package org.onehall.playingzone.projection.competition;

import java.util.OptionalInt;

/**
 * What the regulations say of appeals (OCR 17.11).
 *
 * @param results also against results
 * @param deadlineMinutes empty: none (DEC-34)
 * @param fee EUR; "0": none
 * @param body who decides, "" if none is named
 */
public record AppealRulesView(boolean allowed, boolean results, OptionalInt deadlineMinutes, String fee, String body) {
    static final AppealRulesView STANDARD = new AppealRulesView(true, true, OptionalInt.empty(), "0", "");
}
