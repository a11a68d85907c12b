package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * A player has said that a result was wrong (LAW 8.7).
 *
 * @param of that result or score
 * @param changes articles by which it was changed before it was answered, the first first
 * @param answer the result or score an arbiter has approved after that; empty: open
 * @param reason why, in his words; "": not said
 */
public record DisputeView(Side side, String of, long at, List<String> changes, Optional<String> answer, String reason) {
    DisputeView changed(String article) {
        return answer.isPresent() || article.isEmpty()
                ? this
                : new DisputeView(
                        side,
                        of,
                        at,
                        Stream.concat(changes.stream(), Stream.of(article)).toList(),
                        answer,
                        reason);
    }

    DisputeView answered(String score, String why) {
        return answer.isPresent() ? this : new DisputeView(side, of, at, changes, Optional.of(score), why);
    }
}
