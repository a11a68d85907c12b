package org.onehall.playingzone.communication;

import java.text.Normalizer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.onehall.proto.competition.v1.Player;

/**
 * Finds out which participant of a meeting is which player (OCR 18.8). A player is present as long as one of his
 * connections is. For each connection the event with the latest time counts, whatever the order of arrival; the event
 * that opened it determines whose connection it is. Thread-safe.
 */
public final class Participants {
    /** The most unknown participants shown for each venue. */
    private static final int UNKNOWN_SHOWN = 50;
    /** The most connections remembered for each meeting. Closed ones are remembered too, but forgotten first. */
    private static final int CONNECTIONS_KEPT = 1_000;
    /** The length from which an id is hardly ever part of a device's name by chance, as "A1" may be. */
    private static final int UNMISTAKABLE = 5;

    /**
     * The meeting that people join and leave.
     *
     * @param competition whose players take part
     * @param venue the venue whose meeting it is, so that only its players take part; "" if the meeting is for all
     *     venues
     */
    public record Meeting(String competition, String venue) {}

    /**
     * A participant of a meeting who could not be identified as one player.
     *
     * @param venue where the participant belongs: the venue of the meeting, otherwise the only venue with players of a
     *     similar name; "" if unknown
     * @param at in ms since 1970
     */
    public record Unknown(String venue, String name, long at) {}

    /** Whether a player is present now, and since when. */
    public record Presence(Player player, boolean present, Instant at) {}

    /** How a player was recognised, from the most to the least certain way. */
    enum By {
        /** The organiser gave this key to the participant. */
        KEY,
        /** The whole name is the player's name or id. */
        NAME,
        /** The name contains the player's name, or his id if it is too long to be part of another word by chance. */
        PART_OF_NAME
    }

    /** A player and how he was recognised. */
    record Told(Player player, By by) {}

    /** @param told empty for an unknown participant */
    private record Connection(Optional<Told> told, String venue, String name, boolean there, Instant at) {
        boolean isOf(String playerId) {
            return told.filter(one -> one.player().getPlayerId().equals(playerId))
                    .isPresent();
        }

        /**
         * Replaces the connection's id if the meeting's system reports none. It is the same for all connections
         * recognised as one player with equal certainty; for unknown participants it is one for each name.
         */
        String withoutId() {
            return told.map(one -> "of player " + one.player().getPlayerId() + " by " + one.by())
                    .orElse("of name " + name);
        }

        /** The connection after a later event. */
        Connection then(boolean nowThere, Instant later) {
            return new Connection(told, venue, name, nowThere, later);
        }

        By by() {
            return told.orElseThrow().by();
        }
    }

    /** For each meeting, by the connection's id; the connection with the latest event is last. */
    private final Map<Meeting, Map<String, Connection>> meetings = new HashMap<>();

    /**
     * What is known now about the player who has joined or left. Empty if no player is recognised, if he is still
     * present by another connection, if a later event of this connection is known, or if somebody else has been
     * recognised as this player with more certainty: then this participant is a stranger with the same name.
     *
     * @param players of the meeting's competition
     */
    public synchronized Optional<Presence> take(
            Webhook.Visit visit, Meeting meeting, List<Player> players, Instant now) {
        Map<String, Connection> here = meetings.computeIfAbsent(meeting, _ -> new LinkedHashMap<>());
        Instant at = visit.at().filter(then -> then.isBefore(now)).orElse(now);
        Connection named = told(visit, meeting, players, at);
        String id = visit.connection().isEmpty() ? named.withoutId() : visit.connection();
        Connection last = here.get(id);
        if (last != null && (at.isBefore(last.at()) || at.equals(last.at()) && visit.joined() && !last.there()))
            return Optional.empty();
        boolean opened =
                last == null || visit.joined() && (!last.there() || last.told().isEmpty());
        Connection taken = opened ? named : last.then(visit.joined(), at);
        here.remove(id);
        here.put(id, taken);
        if (here.size() > CONNECTIONS_KEPT)
            here.remove(here.entrySet().stream()
                    .filter(one -> !one.getKey().equals(id) && !one.getValue().there())
                    .findFirst()
                    .map(Map.Entry::getKey)
                    .orElseGet(() -> here.keySet().iterator().next()));
        return taken.told().flatMap(one -> presence(meeting.competition(), one, visit.joined()));
    }

    private Optional<Presence> presence(String competition, Told told, boolean joined) {
        List<Connection> own = all(competition, one -> one.isOf(told.player().getPlayerId()));
        By surest =
                own.stream().map(Connection::by).min(Comparator.naturalOrder()).orElseThrow();
        if (told.by() != surest) return Optional.empty();
        List<Connection> sure = own.stream().filter(one -> one.by() == surest).toList();
        boolean there = sure.stream().anyMatch(Connection::there);
        if (there != joined) return Optional.empty();
        return Optional.of(new Presence(
                told.player(),
                there,
                sure.stream().map(Connection::at).max(Comparator.naturalOrder()).orElseThrow()));
    }

    /** Whether this connection, as long as it is open, makes its player present. */
    private boolean isTaken(String competition, Connection connection) {
        return connection
                .told()
                .filter(told -> all(competition, one -> one.isOf(told.player().getPlayerId())).stream()
                        .noneMatch(one -> one.by().compareTo(told.by()) < 0))
                .isPresent();
    }

    private List<Connection> all(String competition, Predicate<Connection> which) {
        return meetings.entrySet().stream()
                .filter(meeting -> meeting.getKey().competition().equals(competition))
                .flatMap(meeting -> meeting.getValue().values().stream())
                .filter(which)
                .toList();
    }

    private static Connection told(Webhook.Visit visit, Meeting meeting, List<Player> players, Instant at) {
        List<Player> own = players.stream()
                .filter(player ->
                        meeting.venue().isEmpty() || player.getVenueId().equals(meeting.venue()))
                .toList();
        return new Connection(
                told(visit.key(), visit.name(), own),
                meeting.venue().isEmpty() ? venue(visit.name(), own) : meeting.venue(),
                visit.name(),
                visit.joined(),
                at);
    }

    /**
     * The participants in the meetings of a competition whose events are not used, because they are not recognised as a
     * player, or less surely than somebody else with the same name. Only the newest of each venue, oldest first.
     */
    public synchronized List<Unknown> unknown(String competition) {
        List<Unknown> shown = new ArrayList<>();
        all(competition, one -> one.there() && !isTaken(competition, one)).stream()
                .collect(Collectors.groupingBy(Connection::venue))
                .forEach((venue, strangers) -> strangers.stream()
                        .sorted(Comparator.comparing(Connection::at).reversed())
                        .limit(UNKNOWN_SHOWN)
                        .forEach(one -> shown.add(
                                new Unknown(venue, one.name(), one.at().toEpochMilli()))));
        shown.sort(Comparator.comparingLong(Unknown::at).thenComparing(Unknown::venue));
        return List.copyOf(shown);
    }

    /**
     * The only venue with players who share a word of their names with this name; "" if there are several such venues
     * or none.
     */
    private static String venue(String name, List<Player> players) {
        Set<String> words = words(name);
        Set<String> venues = players.stream()
                .filter(player -> words(player.getName()).stream().anyMatch(words::contains))
                .map(Player::getVenueId)
                .collect(Collectors.toSet());
        return venues.size() == 1 ? venues.iterator().next() : "";
    }

    /** The one player who is recognised, see {@link #told}. */
    static Optional<Player> player(String key, String name, List<Player> players) {
        return told(key, name, players).map(Told::player);
    }

    /**
     * The one player whose id is the key. If there is none, the one whose name or id is the whole name. Otherwise the
     * one whose long id, or every word of whose name, is part of the name. An id beside the name decides between
     * players with the same name. Case, accents and order do not matter. Empty if several are recognised with equal
     * certainty.
     */
    static Optional<Told> told(String key, String name, List<Player> players) {
        Set<String> words = words(name);
        List<Told> found = told(players, By.KEY, player -> player.getPlayerId().equalsIgnoreCase(key));
        if (found.isEmpty()) found = told(players, By.NAME, player -> isAll(player.getPlayerId(), words));
        if (found.isEmpty()) found = told(players, By.NAME, player -> isAll(player.getName(), words));
        if (found.isEmpty())
            found = told(
                    players,
                    By.PART_OF_NAME,
                    player -> isIn(player.getPlayerId(), words)
                            && (player.getPlayerId().length() >= UNMISTAKABLE || isIn(player.getName(), words)));
        if (found.isEmpty()) found = told(players, By.PART_OF_NAME, player -> isIn(player.getName(), words));
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private static List<Told> told(List<Player> players, By by, Predicate<Player> which) {
        return players.stream()
                .filter(which)
                .map(player -> new Told(player, by))
                .toList();
    }

    private static boolean isIn(String text, Set<String> words) {
        Set<String> own = words(text);
        return !own.isEmpty() && words.containsAll(own);
    }

    private static boolean isAll(String text, Set<String> words) {
        return !words.isEmpty() && words.equals(words(text));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(Normalizer.normalize(text, Normalizer.Form.NFD)
                        .replaceAll("\\p{M}", "")
                        .toLowerCase(Locale.ROOT)
                        .split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }
}
