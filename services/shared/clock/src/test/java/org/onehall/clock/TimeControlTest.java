package org.onehall.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            90+30          | STANDARD | 120
            30+30          | STANDARD | 60
            29+30          | RAPID    | 59
            15+10          | RAPID    | 25
            5+5            | BLITZ    | 10
            5+6            | RAPID    | 11
            3+2            | BLITZ    | 5
            60d5           | STANDARD | 65
            40/90+30,30+30 | STANDARD | 150
            115+5          | STANDARD | 120
            """)
    void rap_a_1_the_category_follows_from_the_total_of_sixty_moves(
            String text, Category category, long minutes) { // RAP A.1, BLZ B.1
        TimeControl control = TimeControl.parse(text);
        assertEquals(Duration.ofMinutes(minutes), control.total());
        assertEquals(category, control.category());
        assertEquals(text, control.text());
    }

    @Test
    void rap_a_1_increments_count_from_the_period_that_has_them() {
        assertEquals(
                Duration.ofMinutes(120 + 30 + 10),
                TimeControl.parse("40/120,30+30").total());
    }

    @Test
    void dec_17_shorter_means_a_smaller_total() { // DEC-17
        TimeControl voided = TimeControl.parse("90+30");
        assertFalse(TimeControl.parse("115+5").shorterThan(voided));
        assertTrue(TimeControl.parse("25+10").shorterThan(voided));
    }

    @Test
    void half_a_minute_is_written_with_a_colon() {
        assertEquals(Duration.ofSeconds(30), TimeControl.parse("0:30+0").initial());
        assertEquals("0:30+0", TimeControl.parse("0:30+0").text());
        assertEquals(Duration.ofMinutes(90), TimeControl.parse("1:30:00+0").initial());
        assertEquals("90+0", TimeControl.parse("90").text());
    }

    @Test
    void dec_05_required_moves_add_up_over_periods() {
        TimeControl control = TimeControl.parse("40/90,20/30,15+30");
        assertEquals(OptionalInt.of(40), control.requiredMoves(0));
        assertEquals(OptionalInt.of(60), control.requiredMoves(1));
        assertEquals(OptionalInt.empty(), control.requiredMoves(2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "abc",
                "90+",
                "+30",
                "90+30,",
                ",90",
                "-3+2",
                "3+-2",
                "90+30d5",
                "40/90+30",
                "90+30,30+30",
                "0/90,30",
                "0+5",
                "3.5+2",
                "99999+0",
                "1000/90,30",
                "90:75+0",
                "3\n+2",
                "１+2",
                "1441+0",
                "24:00:01+0",
                "1,1,1"
            })
    void what_is_not_a_time_control_is_refused_with_a_text(String text) {
        var e = assertThrows(IllegalArgumentException.class, () -> TimeControl.parse(text));
        assertFalse(e.getMessage().isBlank());
    }

    @Test
    void v_02_and_v_03_hold_for_periods_made_by_hand() { // V-02, V-03
        Duration minute = Duration.ofMinutes(1);
        Duration zero = Duration.ZERO;
        assertThrows(IllegalArgumentException.class, () -> TimeControl.of(List.of()));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.of(List.of(Period.moves(40, minute, zero))));
        assertThrows(
                IllegalArgumentException.class,
                () -> TimeControl.of(List.of(Period.rest(minute, zero), Period.rest(minute, zero))));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.of(List.of(Period.rest(zero, minute))));
        assertThrows(IllegalArgumentException.class, () -> Period.moves(0, minute, zero));
        assertThrows(IllegalArgumentException.class, () -> Period.rest(minute.negated(), zero));
        assertThrows(IllegalArgumentException.class, () -> Period.rest(minute, minute.negated()));
        assertThrows(IllegalArgumentException.class, () -> new Period(OptionalInt.empty(), minute, minute, minute));
    }

    @Test
    void v_02_a_period_is_at_most_a_day_and_999_moves_and_a_control_has_at_most_20_periods() {
        Duration day = Duration.ofHours(24);
        Duration zero = Duration.ZERO;
        TimeControl widest = TimeControl.of(periods(20, 999, day));
        assertEquals(OptionalInt.of(19 * 999), widest.requiredMoves(18));
        assertEquals(day.multipliedBy(20 + 60), widest.total());
        for (Duration absurd :
                List.of(day.plusMillis(1), Duration.ofSeconds(Long.MAX_VALUE), Duration.ofSeconds(Long.MIN_VALUE))) {
            assertThrows(IllegalArgumentException.class, () -> Period.rest(absurd, zero));
            assertThrows(IllegalArgumentException.class, () -> Period.rest(day, absurd));
            assertThrows(IllegalArgumentException.class, () -> new Period(OptionalInt.empty(), day, zero, absurd));
        }
        var e = assertThrows(IllegalArgumentException.class, () -> Period.moves(1000, day, zero));
        assertTrue(e.getMessage().contains("1 to 999"), e.getMessage());
        assertThrows(IllegalArgumentException.class, () -> TimeControl.of(periods(21, 1, day)));
    }

    /** Periods of the same length and the same increment. */
    private static List<Period> periods(int count, int moves, Duration time) {
        List<Period> periods = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            periods.add(Period.moves(moves, time, time));
        }
        periods.add(Period.rest(time, time));
        return periods;
    }

    @Test
    void what_is_written_is_read_again_as_the_same() {
        for (long seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            TimeControl control = TimeControl.of(randomPeriods(random));
            assertEquals(control, TimeControl.parse(control.text()), "seed " + seed);
        }
    }

    static List<Period> randomPeriods(Random random) {
        List<Period> periods = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 1; i <= count; i++) {
            OptionalInt moves = i == count ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(60));
            Duration base = switch (random.nextInt(3)) {
                case 0 -> Duration.ofMinutes(1 + random.nextInt(200));
                case 1 -> Duration.ofSeconds(1 + random.nextInt(20_000));
                default -> Duration.ofMillis(1 + random.nextInt(20_000_000));
            };
            Duration extra = random.nextBoolean()
                    ? Duration.ofSeconds(random.nextInt(61))
                    : Duration.ofMillis(random.nextInt(60_000));
            periods.add(
                    random.nextBoolean()
                            ? new Period(moves, base, extra, Duration.ZERO)
                            : new Period(moves, base, Duration.ZERO, extra));
        }
        return periods;
    }
}
