package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.onehall.regulations.CheckKind;

/**
 * @param control the announced time control in short form; "" if none is known
 * @param checks the checks of both players before every game, including a new game after a restart (OCR 18.5, 18.6,
 *     DEC-26)
 * @param deputy whether there is a Deputy Chief Arbiter
 * @param floor what players must do besides playing
 * @param input how players may enter moves
 * @param ownChanges what players changed of their own entries, for those who pair the rounds (OCR 16.1)
 */
public record CompetitionView(
        String id,
        String name,
        List<RoundView> rounds,
        List<VenueView> venues,
        String control,
        List<CheckKind> checks,
        boolean deputy,
        PenaltyRulesView penalties,
        CallRulesView calls,
        AppealRulesView appeals,
        FloorRulesView floor,
        InputRulesView input,
        List<OwnChangeView> ownChanges) {
    public static final CompetitionView NONE = new CompetitionView(
            "",
            "",
            List.of(),
            List.of(),
            "",
            CheckKind.BEFORE_A_GAME,
            false,
            PenaltyRulesView.STANDARD,
            CallRulesView.STANDARD,
            AppealRulesView.STANDARD,
            FloorRulesView.NONE,
            InputRulesView.NONE,
            List.of());

    /**
     * With only those pairings and changes that the viewer may see.
     *
     * @param shown whether the viewer may see that a pairing has no game
     * @param paired whether the viewer may see the pairings of a round
     * @param setup whether the viewer may see changes of the definition
     */
    public CompetitionView with(
            BiPredicate<RoundView, UnplayedView> shown, Predicate<RoundView> paired, boolean setup) {
        return new CompetitionView(
                id,
                name,
                rounds.stream()
                        .map(round -> round.with(one -> shown.test(round, one), paired.test(round)))
                        .toList(),
                venues,
                control,
                checks,
                deputy,
                penalties,
                calls,
                appeals,
                floor,
                input,
                setup ? ownChanges : List.of());
    }
}
