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
 * Requests of a board's players to the arbiters, rulings, and failed pauses; the newest last.
 *
 * @param appealable sides that may appeal against the result (OCR 17.11)
 * @param appealUntil when the appeal period ends; empty while the game is in progress, or if there is no such limit
 *     (OCR 17.11)
 * @param restored earlier positions to which an arbiter went back (LAW 7.1)
 * @param undecided sides whose disconnection waits for a decision; also shown to arbiters of the other venue, who do
 *     not see the case (OCR 18.9)
 */
public record HelpView(
        List<CallView> calls,
        List<QuestionView> questions,
        List<AppealView> appeals,
        List<RuledView> rulings,
        List<Side> appealable,
        List<FailedPauseView> failedPauses,
        OptionalLong appealUntil,
        List<Side> undecided,
        List<RestoredView> restored) {
    /**
     * The part that a player sees: his own calls and questions with the arbiters' answers, his own appeals, and the
     * other side's appeals once they are decided or while his clock is stopped.
     *
     * @param own whether the player is the one who had a side and a name
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
                appealable,
                List.of(),
                appealUntil,
                List.of(),
                List.of());
    }
}
