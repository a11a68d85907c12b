package org.onehall.playingzone.hall;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a connection comes from: a page that has given one up and opened the next must not be taken for another device
 * when the hall sees the older one last.
 *
 * @param page 1 to 64 letters, digits and hyphens a page chooses at random when it is loaded
 * @param connection of that page, counted from 1
 */
public record Origin(String page, long connection) {
    private static final Pattern QUERY = Pattern.compile("page=([0-9A-Za-z-]{1,64})&connection=([0-9]{1,15})");

    /** @param query such as {@code page=4f0c&connection=2}, may be null; empty if it is anything else */
    public static Optional<Origin> of(String query) {
        if (query == null) return Optional.empty();
        Matcher read = QUERY.matcher(query);
        return read.matches()
                ? Optional.of(new Origin(read.group(1), Long.parseLong(read.group(2))))
                : Optional.empty();
    }
}
