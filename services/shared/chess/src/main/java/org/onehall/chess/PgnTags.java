package org.onehall.chess;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the tags of a PGN game say about its start. */
final class PgnTags {
    /** The tags that every game in export format begins with, in their order. */
    static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    private static final Set<String> STANDARD = Set.of("", "standard", "normal", "chess", "from position");
    private static final Set<String> CHESS960 =
            Set.of("chess960", "chess 960", "960", "fischerandom", "fischer random", "frc");

    private static final Map<String, String> KNOWN = Stream.concat(
                    ROSTER.stream(), Stream.of("FEN", "SetUp", "Variant", "TimeControl"))
            .collect(Collectors.toMap(name -> name.toLowerCase(Locale.ROOT), name -> name));

    private PgnTags() {}

    /** The name of a tag as the standard spells it: some programs write {@code [result "1-0"]}. */
    static String standard(String name) {
        return KNOWN.getOrDefault(name.toLowerCase(Locale.ROOT), name);
    }

    /**
     * The set-up position, empty if the game starts from the initial one. Refuses a variant that is neither standard
     * chess nor Chess960 with an IllegalArgumentException, and a wrong FEN as {@link Position#ofFen} does.
     */
    static Optional<Position> start(Map<String, String> tags) {
        Optional<String> fen = Optional.ofNullable(tags.get("FEN"))
                .filter(given -> !given.isBlank() && !"0".equals(tags.get("SetUp")));
        String variant = tags.getOrDefault("Variant", "").toLowerCase(Locale.ROOT);
        if (CHESS960.contains(variant) && fen.isEmpty()) {
            throw new IllegalArgumentException("a game of Chess960 needs the tag FEN");
        }
        if (!STANDARD.contains(variant) && !CHESS960.contains(variant)) {
            throw new IllegalArgumentException("the variant " + Quoted.shortened(variant) + " is not supported");
        }
        return fen.map(Position::ofFen);
    }
}
