package org.onehall.playingzone.report;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.decider.Reason;
import org.onehall.decider.Texts;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.ruling.EffectView;

/** How a round's report names persons, sides, clocks, moves, points, rulings and their effects. */
final class ReportPhrases {
    /** Finds the number of the board and of the ruling. */
    private static final Pattern RULING = Pattern.compile("[^/]+/\\d+/(\\d+)/ruling-(\\d+)");

    private static final Pattern HALF = Pattern.compile("(?<![\\d.])0\\.5(?!\\d)|1/2");

    private final Words words;

    ReportPhrases(Words words) {
        this.words = words;
    }

    String noted(String text) {
        return Texts.isEmpty(text) ? "" : " “" + Reason.in(words.language(), text) + "”";
    }

    String by(String role, String name) {
        return role.isEmpty() ? "" : " — " + who(role, name);
    }

    String who(String role, String name) {
        return words.text("who", words.name("role", role), name).strip();
    }

    /** How a game ended, in the words of {@link Reason}. */
    String termination(String how) {
        return Reason.constant(words.language(), "termination", how).orElseGet(() -> words.name("termination", how));
    }

    /** The kind of an incident, in the words of {@link Reason}. */
    String incident(String kind) {
        return Reason.constant(words.language(), "kind", kind).orElseGet(() -> words.name("incident", kind));
    }

    <T> String list(List<T> all, Function<T, String> text) {
        return all.isEmpty() ? words.text("none") : all.stream().map(text).collect(Collectors.joining("; "));
    }

    String side(Side side) {
        return words.name("side", side.name());
    }

    /** A colour, with the name of its player at that time if the heading of the board names another one (OCR 19.2). */
    String side(Side side, String player, BoardReport board) {
        boolean own = player.isEmpty() || player.equals((side == Side.WHITE ? board.white() : board.black()).name());
        return own ? side(side) : words.text("side.of", side(side), player);
    }

    /** "at move 3 of White": the move that was made, or should have been made. */
    String moment(int ply, Side side) {
        return words.text("atMove", (ply + 1) / 2, side(side));
    }

    String plies(int count) {
        return count == 1 ? words.text("ply") : words.text("plies", count);
    }

    /** @param key of a text with places for White's clock and Black's */
    String clocks(String key, ClocksThen then) {
        return clocks(key, then.whiteMs(), then.blackMs());
    }

    String clocks(String key, long whiteMs, long blackMs) {
        return words.text(key, clock(whiteMs), clock(blackMs));
    }

    /** A time as h:mm:ss, rounded up as on the pages: zero is shown only when no time is left. */
    private static String clock(long ms) {
        long seconds = Math.ceilDiv(ms, 1_000L);
        return "%d:%02d:%02d".formatted(seconds / 3_600, seconds / 60 % 60, seconds % 60);
    }

    /** A result or points as usually written: "0.5" and "1/2" are "½". */
    static String points(String text) {
        return HALF.matcher(text).replaceAll("½");
    }

    /** A ruling as pages name it; a ruling from another log is named by its place there. */
    String ruled(String id) {
        var name = RULING.matcher(id);
        return name.matches() ? words.text("ruling", name.group(2), name.group(1)) : id;
    }

    /** The exact effect, and the player it concerns. */
    String effect(EffectView effect, Function<Side, String> named) {
        if (!words.has("effect", effect.kind())) return "";
        return words.text(
                "effect." + effect.kind(),
                effect.side().map(named).orElse(""),
                effect.side().map(Side::other).map(named).orElse(""),
                effect.ms().isPresent()
                        ? Wire.clock(Duration.ofMillis(effect.ms().getAsLong()))
                        : "",
                effect.points().map(ReportPhrases::points).orElse(""),
                effect.count().isPresent() ? number(effect) : "",
                effect.amount().orElse(""),
                effect.fine().orElse(""),
                effect.rounds().stream().map(String::valueOf).collect(Collectors.joining(", ")),
                effect.control().orElse(""));
    }

    /** The number of a warning, with the number that remain if it differs. */
    private String number(EffectView effect) {
        return effect.standing().isPresent()
                ? words.text(
                        "standing", effect.count().getAsInt(), effect.standing().getAsInt())
                : String.valueOf(effect.count().getAsInt());
    }
}
