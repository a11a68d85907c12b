package org.onehall.competition.pairing;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.regulations.SimilarNames;

/** Finds the player whom somebody means: by start number, by id, or by name. */
final class PlayerFinder {
    private static final Pattern NUMBER = Pattern.compile("#?\\s*0*([1-9]\\d{0,3})[.)]?");
    /** "12 Rossi, Mario", "12. Rossi, Mario" or "Rossi, Mario (12)". */
    private static final Pattern NUMBER_FIRST = Pattern.compile("#?0*([1-9]\\d{0,3})[.)]?\\s+(\\D+)");

    private static final Pattern NUMBER_LAST = Pattern.compile("(\\D+?)\\s*\\(#?0*([1-9]\\d{0,3})\\)");
    private static final int PERHAPS = 3;
    /** The longest name that is compared, in characters. */
    private static final int LONGEST = 200;

    private final List<Candidate> candidates;
    private final Map<Integer, Candidate> byNumber = new HashMap<>();
    private final Map<String, Candidate> byId = new HashMap<>();
    /** The forms of each player's name. */
    private final Map<Candidate, List<String>> keys = new HashMap<>();
    /** By a form of the name. */
    private final Map<String, Set<Candidate>> byName = new HashMap<>();

    PlayerFinder(Collection<Candidate> candidates) {
        this.candidates = candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::number))
                .toList();
        this.candidates.forEach(player -> {
            byNumber.putIfAbsent(player.number(), player);
            byId.putIfAbsent(player.playerId(), player);
            List<String> forms = Names.keys(player.name());
            keys.put(player, forms);
            forms.forEach(form ->
                    byName.computeIfAbsent(form, _ -> new LinkedHashSet<>()).add(player));
        });
    }

    /** The player that a text means, or why nobody or not exactly one player is meant. */
    sealed interface Found {
        /** @param note how the text was understood, if it is not exactly the name, number or id */
        record One(Candidate player, Optional<String> note) implements Found {}

        /** @param text what is wrong, and who may be meant */
        record Nobody(String text) implements Found {}
    }

    Optional<Candidate> numbered(int number) {
        return Optional.ofNullable(byNumber.get(number));
    }

    /** Finds a player by whatever a person writes. */
    Found find(String written) {
        String text = written.strip();
        if (text.length() > LONGEST) return tooLong(text);
        Matcher number = NUMBER.matcher(text);
        if (number.matches() && byNumber.containsKey(Integer.parseInt(number.group(1))))
            return number(Integer.parseInt(number.group(1)));
        if (byId.get(text) instanceof Candidate player) return one(player);
        if (number.matches()) return number(Integer.parseInt(number.group(1)));
        Matcher first = NUMBER_FIRST.matcher(text);
        if (first.matches()) return both(Integer.parseInt(first.group(1)), first.group(2));
        Matcher last = NUMBER_LAST.matcher(text);
        if (last.matches()) return both(Integer.parseInt(last.group(2)), last.group(1));
        return named(text);
    }

    private static Found tooLong(String text) {
        return new Found.Nobody("a name of at most " + LONGEST + " characters, but this one has " + text.length());
    }

    private static Found one(Candidate player) {
        return new Found.One(player, Optional.empty());
    }

    private Found number(int number) {
        return numbered(number)
                .map(PlayerFinder::one)
                .orElseGet(() -> new Found.Nobody("there is no player with number " + number
                        + (candidates.isEmpty()
                                ? ""
                                : "; the numbers of this event go up to "
                                        + candidates.getLast().number())));
    }

    /** A player by number and name, which must belong together. */
    Found both(int number, String name) {
        if (numbered(number).isEmpty()) return number(number);
        if (name.length() > LONGEST) return tooLong(name);
        Candidate player = numbered(number).orElseThrow();
        return switch (compare(player, name)) {
            case SAME -> one(player);
            case SIMILAR ->
                new Found.One(
                        player,
                        Optional.of("number " + number + " is " + player.name() + ", not exactly "
                                + PairingFaults.quoted(name.strip())));
            case OTHER ->
                new Found.Nobody("number " + number + " is " + player.name() + ", not "
                        + PairingFaults.quoted(name.strip()) + whoElse(name));
        };
    }

    private String whoElse(String name) {
        return exactly(name).map(other -> "; that is number " + other.number()).orElse("");
    }

    /** Compares a name with a player's; a similar name that is another player's is that of another person. */
    Names.Likeness compare(Candidate player, String name) {
        Names.Likeness likeness = Names.compare(player.name(), name);
        return likeness == Names.Likeness.SIMILAR && exactly(name).isPresent() ? Names.Likeness.OTHER : likeness;
    }

    /** The only player with exactly this name. */
    Optional<Candidate> exactly(String name) {
        List<Candidate> found = called(Names.keys(name));
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private List<Candidate> called(List<String> forms) {
        return forms.stream()
                .flatMap(form -> byName.getOrDefault(form, Set.of()).stream())
                .distinct()
                .sorted(Comparator.comparingInt(Candidate::number))
                .toList();
    }

    private List<String> keys(Candidate player) {
        return keys.getOrDefault(player, List.of());
    }

    /** A player by name: exactly, by some of its words if only one player has them, or the similar ones. */
    Found named(String written) {
        String text = written.strip();
        if (text.length() > LONGEST) return tooLong(text);
        List<String> forms = Names.keys(text);
        if (forms.stream().allMatch(String::isEmpty)) return new Found.Nobody("a player's name is expected here");
        List<Candidate> exact = called(forms);
        if (exact.size() == 1) return one(exact.getFirst());
        if (exact.size() > 1)
            return new Found.Nobody(exact.size() + " players are called " + PairingFaults.quoted(text) + ": "
                    + listed(exact) + "; write the number");
        List<Candidate> partly = candidates.stream()
                .filter(player ->
                        forms.stream().anyMatch(form -> keys(player).stream().anyMatch(full -> begins(form, full))))
                .toList();
        if (partly.size() == 1)
            return new Found.One(
                    partly.getFirst(),
                    Optional.of(PairingFaults.quoted(text) + " was taken as "
                            + partly.getFirst().shown()));
        if (partly.size() > 1)
            return new Found.Nobody(PairingFaults.quoted(text) + " can be " + partly.size() + " players: "
                    + listed(partly) + "; write the number or the full name");
        String alike = listed(alike(text));
        return new Found.Nobody(
                "there is no player " + PairingFaults.quoted(text) + (alike.isEmpty() ? "" : "; perhaps " + alike));
    }

    /** Whether each word written begins a word of the full name. */
    private static boolean begins(String written, String full) {
        List<String> words = List.of(full.split(" "));
        return !written.isEmpty()
                && Stream.of(written.split(" "))
                        .allMatch(word -> words.stream().anyMatch(whole -> whole.startsWith(word)));
    }

    /** The players with the most similar names, if they are similar at all. */
    private List<Candidate> alike(String text) {
        int most = Math.max(2, text.length() / 3);
        List<String> forms = Names.keys(text);
        record Near(Candidate player, int distance) {}
        return candidates.stream()
                .map(player -> new Near(player, nearest(player, forms)))
                .filter(near -> near.distance() <= most)
                .sorted(Comparator.comparingInt(Near::distance))
                .limit(PERHAPS)
                .map(Near::player)
                .toList();
    }

    /** The distance of a text from a name, or from one word of it if the text is one word. */
    private int nearest(Candidate player, List<String> forms) {
        return forms.stream()
                .flatMapToInt(form -> keys(player).stream()
                        .flatMap(key -> form.contains(" ")
                                ? Stream.of(key)
                                : Stream.concat(Stream.of(key), Stream.of(key.split(" "))))
                        .mapToInt(key -> SimilarNames.distance(key, form)))
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private static String listed(List<Candidate> players) {
        return players.stream().limit(2L * PERHAPS).map(Candidate::shown).collect(Collectors.joining(", "))
                + (players.size() > 2 * PERHAPS ? ", …" : "");
    }
}
