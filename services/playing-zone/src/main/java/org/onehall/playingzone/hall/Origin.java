package org.onehall.playingzone.hall;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page a connection comes from. A page that has given up one connection and opened the next must not be mistaken
 * for another device if the hall sees the older connection last.
 *
 * @param page 1 to 64 letters, digits and hyphens that the page chooses at random when it is loaded
 * @param connection of that page, counted from 1
 */
public record Origin(String page, long connection) {
    private static final Pattern QUERY = Pattern.compile("page=([0-9A-Za-z-]{1,64})&connection=([0-9]{1,15})");

    /** @param query such as {@code page=4f0c&connection=2}, may be null; the result is empty for anything else */
    public static Optional<Origin> of(String query) {
        if (query == null) return Optional.empty();
        Matcher read = QUERY.matcher(query);
        return read.matches()
                ? Optional.of(new Origin(read.group(1), Long.parseLong(read.group(2))))
                : Optional.empty();
    }
}
