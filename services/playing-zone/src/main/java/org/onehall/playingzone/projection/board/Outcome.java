package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.EventHeader;

/** The result of a game, and when and by which rule the game ended. */
final class Outcome {
    private static final Optional<String> FORFEIT = Optional.of(Wire.name(Termination.TERMINATION_FORFEIT));

    private OptionalLong endedAt = OptionalLong.empty();
    private Optional<String> result = Optional.empty();
    private Optional<String> termination = Optional.empty();
    private Optional<String> rule = Optional.empty();

    void ended(EventHeader header, GameEnded ended) {
        endedAt = OptionalLong.of(Wire.ms(header.getOccurredAt()));
        result = Wire.result(ended.getResult());
        termination = Optional.of(Wire.name(ended.getTermination()));
        rule = Wire.text(ended.getArticle()).or(() -> Wire.text(header.getRule()));
    }

    /** The game has no result, or no longer has one. */
    void none() {
        result = Optional.empty();
        termination = Optional.empty();
        rule = Optional.empty();
    }

    /** When the game last ended, in ms since 1970, also if it goes on now; empty before that. */
    OptionalLong endedAt() {
        return endedAt;
    }

    Optional<String> result() {
        return result;
    }

    Optional<String> termination() {
        return termination;
    }

    Optional<String> rule() {
        return rule;
    }

    boolean isForfeit() {
        return termination.equals(FORFEIT);
    }

    /** The sides that have lost by forfeit. */
    List<Side> forfeited() {
        String won = result.orElse("");
        return Stream.of(Side.values())
                .filter(side -> !won.equals(side == Side.WHITE ? "1-0" : "0-1"))
                .toList();
    }
}
