package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * A player's statement that a result is wrong (LAW 8.7).
 *
 * @param of the disputed result or score
 * @param changes articles by which the result was changed before the dispute was answered, oldest first
 * @param answer the result or score that an arbiter approved afterwards; empty while the dispute is open
 * @param reason the arbiter's reason in his own words; "" if he gave none
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
