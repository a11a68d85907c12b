package org.onehall.screening;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.chess.BySide;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.Position;
import org.onehall.chess.Side;

/** Makes games from PGN. A game with an error counts with its legal moves; the reader of the file reports the error. */
public final class PgnAnalysis {
    /** Base and increment of the first period: {@code 5400+30}, {@code 40/5400+30:900+30}. */
    private static final Pattern TIME_CONTROL = Pattern.compile("(?:\\d+/)?(\\d{1,6})(?:\\+(\\d{1,4}))?(?::.*)?");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    /** How files show that a player has no rating. */
    private static final Pattern UNRATED = Pattern.compile("0+|(?i:unr(ated)?\\.?|none)");
    /** Most characters of a name, an event or a round. */
    private static final int LONGEST_SHOWN = 80;

    private PgnAnalysis() {}

    /**
     * A game of a PGN file. A player's id is the FIDE ID if the file has it, else the name, else the side in this game.
     * Time spent is {@code [%emt]}, or the difference of two {@code [%clk]} of the player with the increment; if that
     * is negative (a period was added), it is not known.
     *
     * @param id of the game
     * @param increment per move, for a file without the tag TimeControl; empty: not known, and then the time spent
     *     cannot be calculated from clocks alone
     * @param analyses called for the positions that count regardless of their value
     */
    public static AnalysedGame of(
            String id,
            PgnGame game,
            Optional<Duration> increment,
            Function<Position, Optional<PositionAnalysis>> analyses) {
        Map<String, String> tags = game.tags();
        return AnalysedGame.of(
                id,
                shown(known(tags, "Event")),
                shown(known(tags, "Round")),
                shown(known(tags, "Date")),
                players(id, game),
                game.result(),
                game.firstPosition(),
                times(game, increment),
                List.of(),
                analyses);
    }

    /** The positions of a game that an engine must analyse. */
    public static List<Position> toAnalyse(PgnGame game) {
        return AnalysedGame.toAnalyse(
                game.firstPosition(), game.moves().stream().map(PgnMove::move).toList());
    }

    private static String known(Map<String, String> tags, String tag) {
        String value = tags.getOrDefault(tag, "").strip();
        return value.equals("?") || value.equals("-") ? "" : value;
    }

    /** The text as the reports show it; no real name is longer. */
    private static String shown(String text) {
        return text.codePointCount(0, text.length()) <= LONGEST_SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST_SHOWN)) + "…";
    }

    /**
     * White and Black. If both sides have the same FIDE ID, it is not used, because at least one of the two is a typing
     * error; two players of the same name are distinguished by their sides.
     *
     * @param id of the game
     */
    public static BySide<Player> players(String id, PgnGame game) {
        Map<String, String> tags = game.tags();
        boolean certain = !sameFideId(game);
        var players = new BySide<>(player(id, tags, "White", certain), player(id, tags, "Black", certain));
        return players.white().id().equals(players.black().id())
                ? new BySide<>(renamed(players.white(), id + " White"), renamed(players.black(), id + " Black"))
                : players;
    }

    /** Whether White and Black have the same FIDE ID. */
    public static boolean sameFideId(PgnGame game) {
        return fideId(game.tags(), "White").isPresent()
                && fideId(game.tags(), "White").equals(fideId(game.tags(), "Black"));
    }

    /**
     * The text in place of a player's rating that cannot be read as a rating; empty if it is a rating, or says that
     * there is none.
     */
    public static Optional<String> unreadableRating(PgnGame game, Side side) {
        String written = known(game.tags(), ratingTag(side));
        return Optional.of(written)
                .filter(text -> !text.isEmpty()
                        && !UNRATED.matcher(text).matches()
                        && rating(text).isEmpty());
    }

    /** The tag that contains a player's rating. */
    public static String ratingTag(Side side) {
        return (side == Side.WHITE ? "White" : "Black") + "Elo";
    }

    private static OptionalInt rating(String written) {
        return NUMBER.matcher(written).matches() ? Player.ratingOf(Integer.parseInt(written)) : OptionalInt.empty();
    }

    private static Player renamed(Player player, String id) {
        return new Player(id, player.name(), player.rating());
    }

    private static Optional<String> fideId(Map<String, String> tags, String side) {
        return Optional.of(known(tags, side + "FideId")).filter(id -> !id.isEmpty() && !id.equals("0"));
    }

    private static Player player(String game, Map<String, String> tags, String side, boolean byFideId) {
        String name = known(tags, side);
        String rating = known(tags, side + "Elo");
        // A player without a name is never the same as a player in another game.
        String known = name.isEmpty() ? game + " " + side : name;
        return new Player(
                fideId(tags, side).filter(_ -> byFideId).orElse(known),
                name.isEmpty() ? "?" : shown(name),
                rating(rating));
    }

    private static List<PlayedMove> times(PgnGame game, Optional<Duration> increment) {
        Matcher control = TIME_CONTROL.matcher(known(game.tags(), "TimeControl"));
        Optional<Duration> added = increment;
        var clocks = new HashMap<Side, Duration>();
        if (control.matches()) {
            added = Optional.of(Duration.ofSeconds(control.group(2) == null ? 0 : Long.parseLong(control.group(2))));
            Duration base = Duration.ofSeconds(Long.parseLong(control.group(1)));
            // Programs differ on whether the first increment is on the clock before the first move; the first move
            // belongs to the opening anyway.
            clocks.put(Side.WHITE, base);
            clocks.put(Side.BLACK, base);
        }
        var played = new ArrayList<PlayedMove>();
        Side side = game.firstPosition().sideToMove();
        Duration since = Duration.ZERO;
        for (PgnMove move : game.moves()) {
            Side mover = side;
            Optional<Duration> spent = move.elapsed();
            Optional<Duration> before = Optional.ofNullable(clocks.get(mover));
            if (spent.isEmpty()
                    && before.isPresent()
                    && added.isPresent()
                    && move.clock().isPresent())
                spent = Optional.of(before.get()
                                .plus(added.get())
                                .minus(move.clock().get()))
                        .filter(time -> !time.isNegative());
            move.clock().ifPresentOrElse(left -> clocks.put(mover, left), () -> clocks.remove(mover));
            since = since.plus(spent.orElse(Duration.ZERO));
            boolean timed =
                    spent.isPresent() || added.isPresent() && move.clock().isPresent();
            played.add(new PlayedMove(move.move(), spent, move.clock(), timed ? Optional.of(since) : Optional.empty()));
            side = side.other();
        }
        return played;
    }
}
