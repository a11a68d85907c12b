package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.MALFORMED_ENTRANT;
import static org.onehall.competition.domain.CompetitionRefusal.NUMBER_TAKEN;
import static org.onehall.decider.Decision.refuse;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.decider.Decision;

/**
 * What is recorded about a player who is entered late or corrected. Only what the command changes is checked: a
 * competition that was loaded with something else stays as it is.
 */
final class EntrantChecks {
    private static final Pattern SEX = Pattern.compile("[mw]?");
    /** GM to NM, also for women and in arena play, or nothing. */
    private static final Pattern TITLE = Pattern.compile("(W?[GIFCN]M|A[GIFC]M)?");

    private static final int EARLIEST_BIRTH = 1900;
    /** 1990, or 1990/12/31 with zeros for unknown parts. */
    private static final Pattern BIRTH = Pattern.compile("(?<year>\\d{4})(/(?<month>\\d{2})/(?<day>\\d{2}))?");

    private EntrantChecks() {}

    /** What is wrong with an entrant, at this time; empty: nothing. */
    static Optional<Decision<Event>> wrong(Entrant one, Instant at, Definition definition) {
        String id = one.player().playerId();
        Details before = definition.entries().details().stream()
                .filter(known -> known.playerId().equals(id))
                .findFirst()
                .orElse(new Details(id, 0, "", "", "", ""));
        if (!(one.sex().equals(before.sex()) || SEX.matcher(one.sex()).matches())
                || !(one.title().equals(before.title())
                        || TITLE.matcher(one.title()).matches())
                || !(one.birth().equals(before.birth())
                        || one.birth().isEmpty()
                        || isBirth(one.birth(), LocalDate.ofInstant(at, ZoneOffset.UTC))))
            return Optional.of(refuse(MALFORMED_ENTRANT, "player", one.player().name()));
        return definition.entries().registration().flatMap(registration -> taken(one, registration, definition));
    }

    private static boolean isBirth(String text, LocalDate today) {
        Matcher birth = BIRTH.matcher(text);
        if (!birth.matches()) return false;
        int year = Integer.parseInt(birth.group("year"));
        if (year < EARLIEST_BIRTH || year > today.getYear()) return false;
        if (birth.group("month") == null) return true;
        int month = Integer.parseInt(birth.group("month"));
        int day = Integer.parseInt(birth.group("day"));
        if (month > 12 || month == 0 && day > 0) return false;
        if (day == 0) return true;
        try {
            return !LocalDate.of(year, month, day).isAfter(today);
        } catch (DateTimeException _) {
            return false;
        }
    }

    /** A number belongs to one player, with or without leading zeros (APP-I A4). */
    private static Optional<Decision<Event>> taken(Entrant one, Registration registration, Definition definition) {
        String id = one.player().playerId();
        String number = bare(one.number());
        if (number.isEmpty() || number.equals(bare(registration.number(id)))) return Optional.empty();
        return definition.players().stream()
                .filter(other -> !other.playerId().equals(id)
                        && bare(registration.number(other.playerId())).equals(number))
                .findFirst()
                .map(other -> refuse(NUMBER_TAKEN, Map.of("number", one.number(), "player", other.name())));
    }

    private static String bare(String number) {
        return number.replaceFirst("^0+", "").toLowerCase(Locale.ROOT);
    }
}
