package org.onehall.playingzone.communication;

import java.text.Normalizer;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.proto.competition.v1.Player;

/** Who in the meeting is which player (OCR 18.8). Whoever is there twice has left only when both are gone. Thread-safe. */
public final class Participants {
    /** Of each competition. */
    private static final int UNKNOWN_KEPT = 50;

    /**
     * Where somebody comes and goes.
     *
     * @param competition whose players are meant
     * @param venue       "" if the meeting is for all venues
     */
    public record Meeting(String competition, String venue) {}

    /**
     * Somebody in a meeting who could not be told to be one player.
     *
     * @param venue where he belongs: that of the meeting, else the only one with players of a name like his; "" if nobody knows
     * @param at    in ms since 1970
     */
    public record Unknown(String venue, String name, long at) {}

    private record Person(String competition, String playerId) {}

    private final Map<Person, Set<String>> connections = new HashMap<>();
    private final Map<String, Deque<Unknown>> unknown = new HashMap<>();

    /**
     * The player who has come or gone; empty if nobody can be told by name or key, or if he is still there by another connection.
     *
     * @param players of the meeting's competition
     */
    public synchronized Optional<Player> take(Webhook.Visit visit, Meeting meeting, List<Player> players, Instant now) {
        Optional<Player> player = player(visit.key(), visit.name(), players);
        if (player.isEmpty()) {
            String venue = meeting.venue().isEmpty() ? venue(visit.name(), players) : meeting.venue();
            Deque<Unknown> here = unknown.computeIfAbsent(meeting.competition(), _ -> new ArrayDeque<>());
            here.removeIf(one -> one.name().equals(visit.name()) && one.venue().equals(venue));
            if (visit.joined()) {
                if (here.size() == UNKNOWN_KEPT) here.removeFirst();
                here.add(new Unknown(venue, visit.name(), visit.at().orElse(now).toEpochMilli()));
            }
            return Optional.empty();
        }
        Set<String> there = connections.computeIfAbsent(new Person(meeting.competition(), player.get().getPlayerId()), _ -> new HashSet<>());
        if (visit.joined()) there.add(visit.connection());
        else there.remove(visit.connection());
        return visit.joined() || there.isEmpty() ? player : Optional.empty();
    }

    /** Those in the meetings of a competition who are no player by their name, the newest last. */
    public synchronized List<Unknown> unknown(String competition) {
        return List.copyOf(unknown.getOrDefault(competition, new ArrayDeque<>()));
    }

    /** The only venue with players of whose names a word is in this one; "" if there are several or none. */
    private static String venue(String name, List<Player> players) {
        Set<String> words = words(name);
        Set<String> venues = players.stream().filter(player -> words(player.getName()).stream().anyMatch(words::contains)).map(Player::getVenueId)
                .collect(Collectors.toSet());
        return venues.size() == 1 ? venues.iterator().next() : "";
    }

    /**
     * The one player whose id is the key or a word of the name, or all words of whose name are in it; case, accents and order do
     * not matter.
     */
    static Optional<Player> player(String key, String name, List<Player> players) {
        Set<String> words = words(name);
        List<Player> byId = players.stream().filter(player -> player.getPlayerId().equalsIgnoreCase(key)
                || words.containsAll(words(player.getPlayerId()))).toList();
        List<Player> found = byId.isEmpty() ? players.stream().filter(player -> words.containsAll(words(player.getName()))).toList() : byId;
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private static Set<String> words(String text) {
        return Arrays.stream(Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty()).collect(Collectors.toSet());
    }
}
