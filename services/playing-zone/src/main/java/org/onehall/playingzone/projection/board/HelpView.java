package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.BiPredicate;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.call.FailedPauseView;
import org.onehall.playingzone.projection.call.QuestionView;
import org.onehall.playingzone.projection.ruling.RuledView;

/**
 * What a board's players have asked of the arbiters, what was ruled, and pauses that failed; the newest last.
 *
 * @param appealUntil when the last appeal may be filed; empty: the game goes on, or there is no such time (OCR 17.11)
 * @param restored earlier positions an arbiter went back to (LAW 7.1)
 * @param undecided whose disconnection waits for its decision, also for arbiters of the other venue, who do not see the
 *     case (OCR 18.9)
 */
public record HelpView(
        List<CallView> calls,
        List<QuestionView> questions,
        List<AppealView> appeals,
        List<RuledView> rulings,
        List<FailedPauseView> failedPauses,
        OptionalLong appealUntil,
        List<Side> undecided,
        List<RestoredView> restored) {
    /**
     * What a player sees of it: his own calls and questions with what the arbiters made of them, his appeals and, once
     * decided or while his clock stands, the other side's.
     *
     * @param own whether it is he who had a side and a name
     */
    public HelpView forPlayer(BiPredicate<Side, String> own, boolean thinking) {
        return new HelpView(
                calls.stream()
                        .filter(call -> own.test(call.side(), call.playerName()))
                        .toList(),
                questions.stream()
                        .filter(one -> own.test(one.side(), one.playerName()))
                        .toList(),
                appeals.stream()
                        .filter(appeal -> own.test(appeal.side(), appeal.playerName())
                                || appeal.outcome().isPresent()
                                || !thinking)
                        .toList(),
                rulings,
                List.of(),
                appealUntil,
                List.of(),
                List.of());
    }
}
