package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.stream.Stream;

/**
 * A player's assistant (APP-III 1).
 *
 * @param language "EN" or "IT": in which the opponent's moves are announced to him
 * @param admitted by an arbiter; otherwise only named
 * @param asked when the player asked for the times (APP-III 1.3), of all attempts
 */
public record AssistantView(String id, String name, String language, boolean admitted, List<TimesAskedView> asked) {
    AssistantView admit() {
        return new AssistantView(id, name, language, true, asked);
    }

    public AssistantView asked(TimesAskedView time) {
        return new AssistantView(
                id,
                name,
                language,
                admitted,
                Stream.concat(asked.stream(), Stream.of(time)).toList());
    }
}
