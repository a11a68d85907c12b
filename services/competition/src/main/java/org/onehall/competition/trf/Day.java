package org.onehall.competition.trf;

import java.time.Month;
import java.time.Year;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Days as in reports. The format requires 2026/12/31. Programs also write dots or hyphens and, for the days of a
 * tournament, put the day first or write the month as a word.
 */
final class Day {
    /** The form of a tournament's day, for people. */
    static final String ALLOWED = "a date like 2026/12/31";

    private static final int EARLIEST_YEAR = 1850;
    private static final int LATEST_YEAR = 2099;
    private static final Pattern BIRTH =
            Pattern.compile("(?<year>\\d{4})(?:([./-])(?<month>\\d{1,2})\\2(?<day>\\d{1,2}))?");
    private static final String BETWEEN = "(?: *[./-] *| +)";
    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<year>\\d{4})" + BETWEEN + "(?<month>\\d{1,2})" + BETWEEN + "(?<day>\\d{1,2})");
    private static final Pattern YEAR_LAST =
            Pattern.compile("(?<day>\\d{1,2})" + BETWEEN + "(?<month>\\d{1,2})" + BETWEEN + "(?<year>\\d{4})");
    private static final Pattern MONTH_IN_WORDS =
            Pattern.compile("\\p{L}{3,12}\\.? +(?<day>\\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\\d{4})");
    private static final Pattern DAY_AND_MONTH_IN_WORDS =
            Pattern.compile("(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.? +\\p{L}{3,12}\\.?,? +(?<year>\\d{4})");

    private Day() {}

    /**
     * Whether a text is a date of birth: a day of the calendar with its year first, 00 for an unknown month or day, or
     * only the year.
     */
    static boolean isBirth(String text) {
        Matcher date = BIRTH.matcher(text);
        if (!date.matches() || !isKnown(number(date, "year"))) return false;
        if (date.group("month") == null) return true;
        int month = number(date, "month");
        int day = number(date, "day");
        return day == 0 ? month <= 12 : isDay(number(date, "year"), month, day);
    }

    /** Whether a text is a day of a tournament; if the day comes before the month, that order is read too. */
    static boolean isDay(String text) {
        Matcher first = YEAR_FIRST.matcher(text);
        if (first.matches()) return isDay(number(first, "year"), number(first, "month"), number(first, "day"));
        Matcher last = YEAR_LAST.matcher(text);
        if (last.matches())
            return isDay(number(last, "year"), number(last, "month"), number(last, "day"))
                    || isDay(number(last, "year"), number(last, "day"), number(last, "month"));
        for (Pattern words : new Pattern[] {MONTH_IN_WORDS, DAY_AND_MONTH_IN_WORDS}) {
            Matcher date = words.matcher(text);
            if (date.matches()) return isDay(number(date, "year"), Month.JANUARY.getValue(), number(date, "day"));
        }
        return false;
    }

    private static boolean isDay(int year, int month, int day) {
        return isKnown(year)
                && month >= 1
                && month <= 12
                && day >= 1
                && day <= Month.of(month).length(Year.isLeap(year));
    }

    private static boolean isKnown(int year) {
        return year >= EARLIEST_YEAR && year <= LATEST_YEAR;
    }

    private static int number(Matcher date, String part) {
        return Integer.parseInt(date.group(part));
    }
}
