package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the regulations require of players besides playing.
 *
 * @param scoresheets whether scoresheets are kept and handed in (OCR 20.7)
 * @param dressCode empty if there is none (OCR 17.8)
 * @param opponentReports whether a player who is not to move must report before leaving (LAW 11.2.4)
 * @param showings what players must show before each game: "SURROUNDINGS_SHOWN", "TASKS_SHOWN", "SCREEN_SHARED" (APP-I
 *     A6)
 * @param headphones whether headphones may be worn (OCR 9.7)
 * @param appendix whether the Fair Play rules of Appendix I are adopted (APP-I A7, A8)
 * @param rollCall minutes before the planned start at which the roll is called; empty if there is no roll call (FSSI
 *     ind-b)
 */
public record FloorRulesView(
        boolean scoresheets,
        Optional<String> dressCode,
        boolean opponentReports,
        List<String> showings,
        boolean headphones,
        boolean appendix,
        OptionalInt rollCall) {
    static final FloorRulesView NONE =
            new FloorRulesView(false, Optional.empty(), false, List.of(), false, false, OptionalInt.empty());
}
