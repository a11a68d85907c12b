package org.onehall.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.IllegalPositionException;
import org.onehall.chess.MalformedFenException;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;

/**
 * A question with a known answer: {@code FEN
 *
 * white or black
 *
 * winnable, unwinnable or unknown
 *
 * …}.
 *
 * @param known empty if unknown
 */
record Query(Position position, Side side, Optional<Winnability> known) {
    private static final class UnreadableException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private UnreadableException(String message) {
            super(message);
        }
    }

    /** All questions of a file, which must be readable. Comments begin with #. */
    static List<Query> read(Path file) throws IOException {
        var queries = new ArrayList<Query>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                try {
                    queries.add(of(lines.get(i)));
                } catch (MalformedFenException | IllegalPositionException | UnreadableException e) {
                    throw new IOException(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        return queries;
    }

    private static Query of(String line) {
        String[] fields = line.split("\\s*\\|\\s*");
        if (fields.length < 3) {
            throw new UnreadableException("not FEN | side | verdict");
        }
        Side side = switch (fields[1]) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw new UnreadableException("the side must be white or black");
        };
        Optional<Winnability> known = switch (fields[2]) {
            case "winnable" -> Optional.of(Winnability.WINNABLE);
            case "unwinnable" -> Optional.of(Winnability.UNWINNABLE);
            case "unknown", "undecided" -> Optional.empty();
            default -> throw new UnreadableException("the verdict must be winnable, unwinnable or unknown");
        };
        return new Query(Position.ofFen(fields[0]), side, known);
    }
}
