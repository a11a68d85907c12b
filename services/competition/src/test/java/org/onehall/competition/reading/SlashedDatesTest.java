package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlashedDatesTest {
    private static List<String> read(String... column) {
        SlashedDates dates = new SlashedDates(List.of(column));
        return List.of(column).stream().map(dates::clear).toList();
    }

    @Test
    void aDateThatCanBeReadInOneWayOnlySettlesTheOthers() {
        assertEquals(List.of("1988-03-12", "1990-12-31", ""), read("12/03/1988", " 31/12/1990 ", ""));
        assertEquals(List.of("1988-12-03", "1990-12-31"), read("12/3/1988", "12/31/1990"));
        assertEquals(List.of("1988-03-12", "1990-12-31"), read("12-03-1988", "31-12-1990"));
    }

    @Test
    void datesThatNobodyCanTellStayAsTheyAre() {
        assertEquals(List.of("12/03/1988", "01/02/1990"), read("12/03/1988", "01/02/1990"));
        assertEquals(List.of("13/03/1988", "03/13/1988"), read("13/03/1988", "03/13/1988"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1988-03-12", "12.03.1988", "1988", "12/03/88", "12/03-1988", "born 12/03/1988", "-"})
    void everythingElseIsLeftAlone(String cell) {
        assertEquals(cell, read(cell, "31/12/1990").getFirst());
    }
}
