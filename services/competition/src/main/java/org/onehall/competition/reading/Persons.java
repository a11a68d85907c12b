package org.onehall.competition.reading;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.competition.domain.Details;
import org.onehall.competition.trf.Layout;
import org.onehall.regulations.TextPlace;

/**
 * What a list of players says besides name and rating: sex, title and birth for a report, and FIDE IDs, each of which
 * belongs to one player.
 */
final class Persons {
    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<year>\\d{4})([./-])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})");
    private static final Pattern DAY_FIRST = Pattern.compile("(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4})");
    /** Titles of older reports, in small letters: g, wm. */
    private static final Pattern SHORT_TITLE = Pattern.compile("w?[gmifc]");

    private static final Map<String, String> SEXES = Map.of("m", "m", "male", "m", "w", "w", "f", "w", "female", "w");

    private record Place(String file, TextPlace at) {}

    private final Faults faults;
    private final List<Details> details = new ArrayList<>();
    private final Map<String, Place> numbers = new HashMap<>();

    Persons(Faults faults) {
        this.faults = faults;
    }

    /** The details of the players about whom something is stated. */
    List<Details> details() {
        return List.copyOf(details);
    }

    /** The cells or fields of one player, each with its place. */
    interface Said {
        String text(String field);

        TextPlace at(String field);
    }

    /**
     * Takes what is stated about a player; what cannot be read is left out with a note.
     *
     * @param index in the list, from 0: the start number is one higher, unless another one is stated
     */
    void player(String playerId, int index, String file, String path, Said said) {
        String sex = known(
                file,
                path,
                said,
                "sex",
                "m or w",
                Optional.ofNullable(SEXES.get(said.text("sex").toLowerCase(Locale.ROOT))));
        String title = known(
                file,
                path,
                said,
                "title",
                "a title like GM or WFM",
                Optional.of(said.text("title"))
                        .map(text -> SHORT_TITLE.matcher(text).matches() ? text : text.toUpperCase(Locale.ROOT))
                        .filter(text -> Layout.PLAYER.allows("title", text)));
        String birth = known(
                file, path, said, "birthDate", "a date like 1990-12-31, or the year", birth(said.text("birthDate")));
        int number = startNumber(index, file, path, said);
        if (!said.text("startNumber").isEmpty() || !(sex + title + birth).isEmpty())
            details.add(new Details(playerId, number, sex, title, said.text("reportFideId"), birth));
    }

    /** The stated number; otherwise the place in the list. */
    private int startNumber(int index, String file, String path, Said said) {
        String text = said.text("startNumber");
        if (text.isEmpty()) return index + 1;
        if (text.matches("[1-9]\\d{0,3}")) return Integer.parseInt(text);
        faults.add(
                file,
                said.at("startNumber"),
                path + ".startNumber",
                "a start number is a whole number from 1 to 9999, not " + Faults.quoted(text),
                "");
        return index + 1;
    }

    private String known(String file, String path, Said said, String field, String allowed, Optional<String> value) {
        String text = said.text(field);
        if (text.isEmpty()) return "";
        if (value.isEmpty())
            faults.note(
                    file,
                    said.at(field),
                    path + "." + field,
                    allowed + ", not " + Faults.quoted(text) + "; it is left out");
        return value.orElse("");
    }

    /** In the form of reports: 1990/12/31, with zeros for unknown parts, or the year alone. */
    private static Optional<String> birth(String text) {
        for (Pattern pattern : List.of(YEAR_FIRST, DAY_FIRST)) {
            Matcher date = pattern.matcher(text);
            if (!date.matches()) continue;
            int year = Integer.parseInt(date.group("year"));
            int month = Integer.parseInt(date.group("month"));
            int day = Integer.parseInt(date.group("day"));
            return Optional.of("%04d/%02d/%02d".formatted(year, month, day))
                    .filter(_ -> day == 0 || isDay(year, month, day))
                    .filter(written -> Layout.PLAYER.allows("birth", written));
        }
        return Optional.of(text).filter(year -> year.matches("\\d{4}") && Layout.PLAYER.allows("birth", year));
    }

    private static boolean isDay(int year, int month, int day) {
        try {
            return LocalDate.of(year, month, day).getYear() == year;
        } catch (DateTimeException _) {
            return false;
        }
    }

    /** A FIDE ID or member number; "" if it has only zeros, which stand for no number. */
    static String number(String written) {
        return written.matches("0+") ? "" : written;
    }

    /** Refuses a number that another player has, with or without leading zeros (APP-I A4). */
    void number(String written, String file, TextPlace at, String path) {
        String number = number(written).replaceFirst("^0+(?=\\d)", "").toLowerCase(Locale.ROOT);
        if (number.isEmpty()) return;
        Place first = numbers.putIfAbsent(number, new Place(file, at));
        if (first != null)
            faults.add(
                    file,
                    at,
                    path,
                    "FIDE ID " + Faults.quoted(written) + " is used twice, first in "
                            + (first.file().equals(file) ? "" : first.file() + ", ")
                            + "line " + first.at().line() + ", column "
                            + first.at().column(),
                    "APP-I A4");
    }
}
