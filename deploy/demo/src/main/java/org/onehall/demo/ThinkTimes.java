package org.onehall.demo;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;

/** How long the players of a game thought about each move, from the clock times written beside the moves. */
public final class ThinkTimes {
    /** Used if the file does not say. */
    static final Duration UNKNOWN = Duration.ofSeconds(5);

    private static final Pattern CONTROL = Pattern.compile("(\\d{1,6})(?:\\+(\\d{1,5}))?");

    private ThinkTimes() {}

    /**
     * A time for each move, never negative. The increment and the base time come from the tag TimeControl
     * ({@code 5400+30}); without it there is no increment and the first move of each side is unknown.
     */
    public static List<Duration> of(PgnGame game) {
        Matcher control = CONTROL.matcher(game.tags().getOrDefault("TimeControl", ""));
        boolean known = control.matches();
        Duration increment = known && control.group(2) != null
                ? Duration.ofSeconds(Long.parseLong(control.group(2)))
                : Duration.ZERO;
        Optional<Duration> base =
                known ? Optional.of(Duration.ofSeconds(Long.parseLong(control.group(1)))) : Optional.empty();
        List<Duration> times = new ArrayList<>();
        for (int i = 0; i < game.moves().size(); i++) {
            PgnMove move = game.moves().get(i);
            Optional<Duration> before = i < 2 ? base : game.moves().get(i - 2).clock();
            Optional<Duration> spent = before.flatMap(
                    had -> move.clock().map(left -> had.plus(increment).minus(left)));
            times.add(move.elapsed()
                    .or(() -> spent.filter(time -> !time.isNegative()))
                    .orElse(UNKNOWN));
        }
        return List.copyOf(times);
    }
}
