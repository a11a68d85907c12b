package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.stream.Stream;

/**
 * A player's assistant (APP-III 1).
 *
 * @param language "EN" or "IT": the language in which the opponent's moves are announced to the player
 * @param admitted whether an arbiter has admitted the assistant; otherwise he is only named
 * @param asked when the player asked for the times (APP-III 1.3), in all attempts
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
