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

/** Makes games out of PGN. A game with an error counts with its legal moves; whoever reads the file says so. */
public final class PgnAnalysis {
    /** Base and increment of the first period: {@code 5400+30}, {@code 40/5400+30:900+30}. */
    private static final Pattern TIME_CONTROL = Pattern.compile("(?:\\d+/)?(\\d{1,6})(?:\\+(\\d{1,4}))?(?::.*)?");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    /** How files say that a player has no rating. */
    private static final Pattern UNRATED = Pattern.compile("0+|(?i:unr(ated)?\\.?|none)");
    /** Characters of a name, an event, a round. */
    private static final int LONGEST_SHOWN = 80;

    private PgnAnalysis() {}

    /**
     * A game of a PGN file. A player's id is the FIDE ID where the file has it, else the name, else the side of this
     * game. Time spent is {@code [%emt]}, or the difference of two {@code [%clk]} of the player with the increment;
     * where that is negative (a period was added) it is not known.
     *
     * @param id of the game
     * @param increment per move, for a file without the tag TimeControl; empty: not known, and clocks alone then tell
     *     no time spent
     * @param analyses asked for the positions that count without regard to their value
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

    /** The positions of a game that an engine has to see. */
    public static List<Position> toAnalyse(PgnGame game) {
        return AnalysedGame.toAnalyse(
                game.firstPosition(), game.moves().stream().map(PgnMove::move).toList());
    }

    private static String known(Map<String, String> tags, String tag) {
        String value = tags.getOrDefault(tag, "").strip();
        return value.equals("?") || value.equals("-") ? "" : value;
    }

    /** As the reports show it: nobody's name is longer. */
    private static String shown(String text) {
        return text.codePointCount(0, text.length()) <= LONGEST_SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST_SHOWN)) + "…";
    }

    /**
     * White and Black. The same FIDE ID on both sides is not used: whoever typed it was wrong about one of them at
     * least; two players of the same name are told apart by their sides.
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

    /** What stands in the place of a player's rating and is none; empty if it is one, or says that there is none. */
    public static Optional<String> unreadableRating(PgnGame game, Side side) {
        String written = known(game.tags(), ratingTag(side));
        return Optional.of(written)
                .filter(text -> !text.isEmpty()
                        && !UNRATED.matcher(text).matches()
                        && rating(text).isEmpty());
    }

    /** The tag that has a player's rating. */
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
        // Whoever has no name is nobody else's second game.
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
            // Whether the first increment is on the clock before the first move differs; the first move is opening
            // anyway.
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
