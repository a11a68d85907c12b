package org.onehall.chess;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Writes games in PGN export format: seven tag roster first, one blank line after each section, lines under 80 columns.
 */
public final class PgnWriter {
    private static final int LONGEST_LINE = 79;

    private PgnWriter() {}

    /**
     * The text of one game, ending with a blank line. Clock times become {@code {[%clk 1:23:45]}}. {@link PgnReader}
     * and {@link StrictPgnReader} read the text back as the same game; only a closing brace in a comment becomes a
     * bracket.
     */
    public static String write(PgnGame game) {
        var tags = new LinkedHashMap<String, String>();
        for (String tag : PgnTags.ROSTER) {
            tags.put(tag, tag.equals("Date") ? "????.??.??" : "?");
        }
        tags.putAll(game.tags());
        tags.put("Result", game.result());
        if (game.start().isPresent()) {
            tags.put("SetUp", "1");
            tags.put("FEN", game.firstPosition().fen());
            if (game.firstPosition().isChess960()) {
                tags.putIfAbsent("Variant", "Chess960");
            }
        } else {
            tags.remove("SetUp");
            tags.remove("FEN");
        }
        var out = new StringBuilder();
        tags.forEach((name, value) -> out.append('[')
                .append(name)
                .append(" \"")
                .append(escaped(value))
                .append("\"]\n"));
        out.append('\n');
        wrap(words(game), out);
        return out.append("\n\n").toString();
    }

    private static List<String> words(PgnGame game) {
        var words = new ArrayList<String>(inBraces(new ArrayList<>(), game.comment()));
        Position position = game.firstPosition();
        boolean numbered = false;
        for (PgnMove move : game.moves()) {
            if (position.sideToMove() == Side.WHITE) {
                words.add(position.fullmoveNumber() + ".");
            } else if (!numbered) {
                words.add(position.fullmoveNumber() + "...");
            }
            words.add(San.write(position, move.move()));
            List<String> comment = comment(move);
            words.addAll(comment);
            // A black move right after its white move needs no number of its own.
            numbered = position.sideToMove() == Side.WHITE && comment.isEmpty();
            position = position.play(move.move());
        }
        words.add(game.result());
        return words;
    }

    private static List<String> comment(PgnMove move) {
        var words = new ArrayList<String>();
        move.clock().ifPresent(clock -> words.add("[%clk " + time(clock) + "]"));
        move.elapsed().ifPresent(elapsed -> words.add("[%emt " + time(elapsed) + "]"));
        return inBraces(words, move.comment());
    }

    /** The words followed by those of a comment, all in one pair of braces; an empty list if there are none. */
    private static List<String> inBraces(List<String> words, String comment) {
        // A comment ends at the first closing brace; an opening one has no meaning in it.
        String text =
                comment.indexOf('}') < 0 ? comment : comment.replace('}', ')').replace('{', '(');
        for (String word : text.split("\\s+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        if (!words.isEmpty()) {
            words.set(0, "{" + words.getFirst());
            words.set(words.size() - 1, words.getLast() + "}");
        }
        return words;
    }

    /**
     * Hours:minutes:seconds, with a decimal fraction down to milliseconds if there is one. Negative times are written
     * as zero.
     */
    private static String time(Duration duration) {
        Duration time = duration.isNegative() ? Duration.ZERO : duration;
        var text = new StringBuilder(String.format(
                java.util.Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart()));
        if (time.toMillisPart() > 0) {
            text.append('.')
                    .append(String.format(java.util.Locale.ROOT, "%03d", time.toMillisPart())
                            .replaceAll("0+$", ""));
        }
        return text.toString();
    }

    private static String escaped(String value) {
        return value.replaceAll("\\s", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private static void wrap(List<String> words, StringBuilder out) {
        int column = 0;
        for (String word : words) {
            // A line that starts with % is skipped by readers, and one that starts with the tag Event begins a new
            // game.
            boolean bound = word.startsWith("%") || word.equals("[") || word.startsWith("[Event");
            if (column > 0 && column + 1 + word.length() > LONGEST_LINE && !bound) {
                out.append('\n');
                column = 0;
            } else if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
    }
}
