package org.onehall.competition.reading;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dates of a column as spreadsheets write them, 12/03/1988 or 12-03-1988. Whether the day or the month comes first
 * follows from those dates of the column that can be read in one way only; otherwise nobody knows, and they are left as
 * they are.
 */
final class SlashedDates {
    private static final Pattern DATE = Pattern.compile("(\\d{1,2})([/-])(\\d{1,2})\\2(\\d{4})");
    private static final int MONTHS = 12;

    private final boolean dayFirst;
    private final boolean monthFirst;

    /** @param column all cells */
    SlashedDates(List<String> column) {
        List<Matcher> dates = column.stream()
                .map(String::strip)
                .map(DATE::matcher)
                .filter(Matcher::matches)
                .toList();
        dayFirst = dates.stream().anyMatch(date -> number(date, 1) > MONTHS);
        monthFirst = dates.stream().anyMatch(date -> number(date, 3) > MONTHS);
    }

    /** A date of the column as 1988-03-12; what is not one, or is not clear, unchanged. */
    String clear(String cell) {
        Matcher date = DATE.matcher(cell.strip());
        if (dayFirst == monthFirst || !date.matches()) return cell;
        int day = number(date, dayFirst ? 1 : 3);
        int month = number(date, dayFirst ? 3 : 1);
        return "%s-%02d-%02d".formatted(date.group(4), month, day);
    }

    private static int number(Matcher date, int group) {
        return Integer.parseInt(date.group(group));
    }
}
