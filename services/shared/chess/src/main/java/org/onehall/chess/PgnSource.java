package org.onehall.chess;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The games of a PGN text, one after the other. */
public interface PgnSource {
    /** The next game, or empty at the end of the text. Throws only if the underlying reader does. */
    Optional<PgnGame> next() throws IOException;

    /** All games that are left. */
    default List<PgnGame> all() {
        var games = new ArrayList<PgnGame>();
        try {
            for (var game = next(); game.isPresent(); game = next()) {
                games.add(game.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(games);
    }
}
