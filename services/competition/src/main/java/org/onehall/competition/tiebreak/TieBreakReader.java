package org.onehall.competition.tiebreak;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.tiebreak.Acronym.Modifier;

/**
 * Reads the text of a tie-break: its acronym, ":MP" or ":GP" for teams, then modifiers, each after a slash. The
 * Handbook's own form with a hyphen, "BH-C1", and the older name GE for REP are read too. Capital and small letters are
 * the same.
 */
public final class TieBreakReader {
    private static final Pattern FORM = Pattern.compile("([A-Z]+)(?::([A-Z]+))?((?:[/#-][A-Z][+-]?\\d*)*)");
    private static final Pattern PART = Pattern.compile("[/#-]([A-Z])([+-]?\\d*)");
    /** A modifier has at most three digits, a rating or a year four. */
    private static final Pattern COUNT = Pattern.compile("[1-9]\\d{0,2}");

    private static final Pattern STEPS = Pattern.compile("[+-]?[1-9]\\d{0,2}");
    private static final Pattern RATING = Pattern.compile("[1-9]\\d{0,3}");

    private TieBreakReader() {}

    /** The result of reading: a tie-break, or why there is none. */
    public sealed interface Reading {
        record Read(TieBreak tieBreak) implements Reading {}

        /** @param why what is written and what is allowed, for people */
        record Refused(String why) implements Reading {}
    }

    /** Reads one tie-break; blanks around it do not matter. */
    public static Reading read(String text) {
        Matcher form = FORM.matcher(text.strip().toUpperCase(Locale.ROOT));
        if (!form.matches())
            return refused(text, "A tie-break is written like BH/C1, DE/P, BH:GP/M1, KS/L+1 or TPN/R.");
        Optional<Acronym> acronym = acronym(form.group(1));
        if (acronym.isEmpty()) return refused(text, "The names are " + names() + ".");
        Parts parts = new Parts(acronym.get());
        if (form.group(2) != null && !parts.score(form.group(2))) return refused(text, allowed(acronym.get()));
        Matcher part = PART.matcher(form.group(3));
        while (part.find())
            if (!parts.modifier(part.group(1), part.group(2))) return refused(text, allowed(acronym.get()));
        return new Reading.Read(parts.tieBreak());
    }

    private static Optional<Acronym> acronym(String name) {
        String now = name.equals("GE") ? Acronym.REP.name() : name;
        return Stream.of(Acronym.values()).filter(one -> one.name().equals(now)).findFirst();
    }

    private static Reading refused(String text, String allowed) {
        return new Reading.Refused("\"" + text + "\" is not a tie-break of C.07. " + allowed);
    }

    private static String names() {
        return Stream.of(Acronym.values()).map(Acronym::code).collect(Collectors.joining(", "));
    }

    private static String allowed(Acronym acronym) {
        String modifiers = acronym.modifiers().stream().map(Modifier::allowed).collect(Collectors.joining("; "));
        return "After " + acronym.code() + " may follow, once each: " + (modifiers.isEmpty() ? "" : modifiers + "; ")
                + "/V2024, the edition.";
    }

    /** What was read so far. Its methods answer whether what they are given is allowed. */
    private static final class Parts {
        private final Acronym acronym;
        private final Set<String> letters = new HashSet<>();
        private Optional<Score> score = Optional.empty();
        private int lowest;
        private int highest;
        private int steps;
        private Optional<Integer> factor = Optional.empty();
        private Optional<Integer> unrated = Optional.empty();
        private Optional<Edition> edition = Optional.empty();

        Parts(Acronym acronym) {
            this.acronym = acronym;
        }

        boolean score(String code) {
            score = Stream.of(Score.values())
                    .filter(one -> one.code().equals(code))
                    .findFirst();
            return score.isPresent() && allows(Modifier.SCORE);
        }

        /** A cut and a median exclude one another. */
        boolean modifier(String letter, String argument) {
            if (!letters.add(letter) || letters.containsAll(Set.of("C", "M"))) return false;
            switch (letter) {
                case "C" -> {
                    if (!allows(Modifier.CUT) || !COUNT.matcher(argument).matches()) return false;
                    lowest = Integer.parseInt(argument);
                }
                case "M" -> {
                    if (!allows(Modifier.MEDIAN) || !COUNT.matcher(argument).matches()) return false;
                    lowest = Integer.parseInt(argument);
                    highest = lowest;
                }
                case "L" -> {
                    if (!allows(Modifier.LIMIT) || !STEPS.matcher(argument).matches()) return false;
                    steps = Integer.parseInt(argument);
                }
                case "K" -> {
                    if (!allows(Modifier.FACTOR) || !COUNT.matcher(argument).matches()) return false;
                    factor = Optional.of(Integer.valueOf(argument));
                }
                case "U" -> {
                    if (!allows(Modifier.UNRATED) || !RATING.matcher(argument).matches()) return false;
                    unrated = Optional.of(Integer.valueOf(argument));
                }
                case "V" -> {
                    edition = Stream.of(Edition.values())
                            .filter(one ->
                                    argument.equals(String.valueOf(one.from().getYear())))
                            .findFirst();
                    return edition.isPresent();
                }
                case "P" -> {
                    return allows(Modifier.PLAYED) && argument.isEmpty();
                }
                case "F" -> {
                    return allows(Modifier.FORE) && argument.isEmpty();
                }
                case "R" -> {
                    return allows(Modifier.REVERSE) && argument.isEmpty();
                }
                default -> {
                    return false;
                }
            }
            return true;
        }

        private boolean allows(Modifier modifier) {
            return acronym.modifiers().contains(modifier);
        }

        TieBreak tieBreak() {
            return new TieBreak(
                    acronym,
                    score,
                    lowest,
                    highest,
                    steps,
                    factor,
                    letters.contains("P"),
                    letters.contains("F"),
                    letters.contains("R"),
                    unrated,
                    edition);
        }
    }
}
