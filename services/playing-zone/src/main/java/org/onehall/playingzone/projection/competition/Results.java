package org.onehall.playingzone.projection.competition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.ResultConfirmed;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.game.v1.Result;

/** The results of a competition's games, how rulings changed them, and what players and arbiters said about them. */
final class Results {
    private final Map<String, Result> results = new HashMap<>();
    /** Scores as changed by rulings, by board. */
    private final Map<String, String> scores = new HashMap<>();

    private final Map<String, ConfirmationView> confirmations = new HashMap<>();
    private final Set<String> approved = new HashSet<>();

    /** Takes a fact about the result of a board. */
    void fold(String board, CompetitionEvent event) {
        if (event.hasResultNoted()) noted(board, event.getResultNoted().getResult());
        if (event.hasResultWithdrawn()) withdrawn(board, event.getHeader().getRule());
        if (event.hasScoreChanged()) scored(board, event.getScoreChanged());
        if (event.hasResultConfirmed())
            confirmed(
                    board, event.getResultConfirmed(), Wire.ms(event.getHeader().getOccurredAt()));
        if (event.hasResultApproved())
            approved(board, event.getResultApproved().getApproval().getReason());
    }

    private void noted(String board, Result result) {
        results.put(board, result);
        scores.remove(board);
        changed(board, "");
    }

    /** @param article by which the result was taken away */
    private void withdrawn(String board, String article) {
        results.remove(board);
        scores.remove(board);
        changed(board, article);
    }

    private void scored(String board, ScoreChanged changed) {
        scores.put(
                board, changed.getAfter().getWhite() + "-" + changed.getAfter().getBlack());
        changed(board, changed.getArticle());
    }

    private void changed(String board, String article) {
        approved.remove(board);
        confirmations.computeIfPresent(board, (_, said) -> said.changed(article));
    }

    /** @param at in ms since 1970 */
    private void confirmed(String board, ResultConfirmed said, long at) {
        var dispute = new DisputeView(Wire.side(said.getSide()), shown(board), at, List.of(), Optional.empty(), "");
        confirmations.put(board, confirmation(board).said(dispute, said.getAgrees()));
    }

    private void approved(String board, String reason) {
        approved.add(board);
        confirmations.computeIfPresent(board, (_, said) -> said.answered(shown(board), reason));
    }

    /** The result of a board, such as "1-0"; empty if there is none. */
    Optional<String> of(String board) {
        return Wire.result(results.getOrDefault(board, Result.RESULT_UNSPECIFIED));
    }

    boolean isKnown(String board) {
        return results.getOrDefault(board, Result.RESULT_UNSPECIFIED) != Result.RESULT_UNSPECIFIED;
    }

    ConfirmationView confirmation(String board) {
        return confirmations.getOrDefault(board, ConfirmationView.NONE);
    }

    boolean isApproved(String board) {
        return approved.contains(board);
    }

    /** The points of both players as changed by a ruling; empty if those of the result apply (OCR 18.4.4-18.4.6). */
    Optional<String> score(String board) {
        return Optional.ofNullable(scores.get(board));
    }

    /** The score of a board, or its result if no ruling has changed it. */
    private String shown(String board) {
        return score(board).or(() -> of(board)).orElse("");
    }
}
