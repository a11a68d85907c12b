package org.onehall.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.chess.Side.BLACK;
import static org.onehall.chess.Side.WHITE;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** The examples of the catalogue, one test each; with times as people write them. */
class ClockExamplesTest {

    private static final Instant START = Instant.parse("2026-03-07T15:00:00Z");

    private static Clocks running(String control) {
        return Clocks.ready(TimeControl.parse(control)).start(WHITE, START);
    }

    private static Instant after(String time) {
        return START.plus(duration(time));
    }

    /** m:ss or h:mm:ss, with tenths if needed. */
    private static Duration duration(String time) {
        Duration sum = Duration.ZERO;
        for (String part : time.split(":")) {
            sum = sum.multipliedBy(60).plusMillis(Math.round(Double.parseDouble(part) * 1000));
        }
        return sum;
    }

    private static void shows(String expected, Clocks clocks, Side side, Instant at) {
        assertEquals(duration(expected), clocks.remaining(side, at));
    }

    /** White's clock runs with this much time and after this many moves, in the first period. */
    private static Clocks whiteHas(String control, int moves, String time) {
        Clocks ready = Clocks.ready(TimeControl.parse(control));
        return ready.correct(WHITE, ready.controls().white(), new Face(duration(time), 0, moves), START)
                .start(WHITE, START);
    }

    @Test
    void ocr_4_1_a_display_rounds_up_and_is_zero_only_when_nothing_is_left() { // OCR 4.1, LAW 6.1
        assertEquals("0:01", Clocks.display(Duration.ofMillis(1)));
        assertEquals("0:01", Clocks.display(Duration.ofSeconds(1)));
        assertEquals("0:02", Clocks.display(Duration.ofMillis(1_001)));
        assertEquals("1:00", Clocks.display(Duration.ofMillis(59_001)));
        assertEquals("59:59", Clocks.display(duration("59:59")));
        assertEquals("1:00:00", Clocks.display(duration("59:59.001")));
        assertEquals("1:30:30", Clocks.display(duration("1:30:30")));
        assertEquals("0:00", Clocks.display(Duration.ZERO));
    }

    @Test
    void ocr_4_2_a_move_stops_one_clock_and_starts_the_other_in_the_same_instant() { // OCR 4.1, OCR 4.2, LAW 6.1,
        // LAW 6.2.1
        Clocks after = running("3+2").press(after("0:10"), after("0:10"));
        assertEquals(Optional.of(BLACK), after.running());
        assertEquals(Optional.of(after("0:10")), after.since());
        shows("2:54", after, WHITE, after("1:00"));
        shows("2:12", after, BLACK, after("1:00"));
    }

    @Test
    void eng_4_the_time_between_receipt_and_publication_is_charged_to_nobody() {
        Clocks after = running("3+0").press(after("0:10"), after("0:12"));
        shows("2:50", after, WHITE, after("0:20"));
        shows("3:00", after, BLACK, after("0:11"));
        shows("2:52", after, BLACK, after("0:20"));
        Clocks early = after.press(after("0:11"), after("0:13"));
        shows("3:00", early, BLACK, after("0:20"));
    }

    @Test
    void law_6_2_1_1_a_move_that_ends_the_game_is_counted_and_gets_no_increment() { // LAW 6.2.1.1
        Clocks over = running("90+30").finish(after("0:12"));
        assertEquals(Optional.empty(), over.running());
        shows("1:30:18", over, WHITE, after("1:00:00"));
        assertEquals(1, over.faces().white().moves());
        assertEquals(Optional.empty(), over.flagAt());
    }

    @Test
    void law_6_3_1_increment_is_on_the_clock_while_the_player_thinks() { // LAW 6.3.1, DEC-04
        Clocks clocks = running("90+30");
        shows("1:30:30", clocks, WHITE, START);
        shows("1:30:30", clocks, BLACK, START);
        shows("1:30:48", clocks.press(after("0:12"), after("0:12")), WHITE, after("0:12"));
    }

    @Test
    void dec_04_increment_after_the_move_starts_at_the_base() { // DEC-04
        Clocks clocks = Clocks.ready(TimeControl.parse("90+30").with(IncrementCredit.AFTER_MOVE))
                .start(WHITE, START);
        shows("1:30:00", clocks, WHITE, START);
        shows("1:30:18", clocks.press(after("0:12"), after("0:12")), WHITE, after("0:12"));
    }

    @Test
    void law_6_3_2_a_time_left_over_is_carried_into_the_next_period() { // LAW 6.3.2/a
        Clocks before = Clocks.ready(TimeControl.parse("40/90,30").with(PeriodCredit.AT_MOVE_COUNT));
        Clocks clocks = before.correct(WHITE, before.controls().white(), new Face(duration("5:00"), 0, 39), START)
                .start(WHITE, START);
        shows("34:00", clocks.press(after("1:00"), after("1:00")), WHITE, after("1:00"));
    }

    @Test
    void law_6_3_2_b_delay_is_used_up_before_the_main_time_and_never_adds_to_it() { // LAW 6.3.2/b, DEC-06
        Clocks clocks = running("60d5");
        shows("60:00", clocks, WHITE, after("0:03"));
        shows("60:00", clocks.press(after("0:03"), after("0:03")), WHITE, after("0:03"));
        shows("59:52.5", clocks.press(after("0:12.5"), after("0:12.5")), WHITE, after("0:12.5"));
        assertEquals(Optional.of(after("1:00:05")), clocks.flagAt());
    }

    @Test
    void dec_06_delay_begins_anew_with_each_own_turn_but_not_with_a_pause() { // DEC-06
        Clocks paused = running("60d5").pause(after("0:03"));
        Clocks resumed = paused.resume(after("1:00"));
        shows("60:00", resumed, WHITE, after("1:02"));
        shows("59:59", resumed, WHITE, after("1:03"));
        Clocks again = resumed.press(after("1:03"), after("1:03")).press(after("1:04"), after("1:04"));
        shows("59:59", again, WHITE, after("1:09"));
        shows("59:58", again, WHITE, after("1:10"));
    }

    @Test
    void law_6_4_at_flag_fall_forty_moves_bring_the_next_hour() { // LAW 6.4, DEC-05
        Clocks clocks = whiteHas("40/120,60", 39, "4:10").press(after("0:10"), after("0:10"));
        shows("4:00", clocks, WHITE, after("0:10"));
        Clocks thinking = clocks.press(after("0:20"), after("0:20"));
        shows("0:01", thinking, WHITE, after("4:19"));
        shows("1:00:00", thinking, WHITE, after("4:20"));
        assertFalse(thinking.flagged(after("4:20")));
        assertEquals(Optional.of(after("1:04:20")), thinking.flagAt());
        assertEquals(List.of(new PeriodChange(WHITE, 1, after("4:20"))), thinking.periodChanges(after("4:20")));
        assertEquals(List.of(), thinking.periodChanges(after("4:19.999")));
        assertEquals(1, thinking.settle(after("5:00")).faces().white().period());
        assertEquals(Optional.of(after("4:20")), thinking.settle(after("5:00")).since());
        shows("59:20", thinking.settle(after("5:00")), WHITE, after("5:00"));
    }

    @Test
    void dec_05_at_move_count_forty_moves_bring_the_next_hour_at_once() { // DEC-05
        Clocks before = Clocks.ready(TimeControl.parse("40/120,60").with(PeriodCredit.AT_MOVE_COUNT));
        Clocks clocks = before.correct(WHITE, before.controls().white(), new Face(duration("4:10"), 0, 39), START)
                .start(WHITE, START)
                .press(after("0:10"), after("0:10"));
        shows("1:04:00", clocks, WHITE, after("0:10"));
        assertEquals(1, clocks.faces().white().period());
    }

    @Test
    void law_6_4_with_thirty_nine_moves_the_flag_falls_whatever_the_credit() { // LAW 6.4, DEC-05
        for (PeriodCredit credit : PeriodCredit.values()) {
            Clocks before = Clocks.ready(TimeControl.parse("40/120,60").with(credit));
            Clocks clocks = before.correct(WHITE, before.controls().white(), new Face(duration("4:00"), 0, 39), START)
                    .start(WHITE, START);
            assertEquals(Optional.of(after("4:00")), clocks.flagAt());
            assertTrue(clocks.flagged(after("4:00")));
            assertEquals(List.of(), clocks.periodChanges(after("4:00")));
        }
    }

    @Test
    void dec_05_the_increment_is_that_of_the_period_the_player_is_then_in() { // DEC-05
        Clocks before = Clocks.ready(TimeControl.parse("2/10+5,10+30").with(PeriodCredit.AT_MOVE_COUNT))
                .start(WHITE, START);
        Clocks one = before.press(START, START).press(START, START);
        shows("10:10", one, WHITE, START);
        shows("20:40", one.press(START, START), WHITE, START);
    }

    @Test
    void law_6_4_the_end_of_a_period_is_known_beforehand() {
        assertEquals(Optional.empty(), whiteHas("40/120,60", 39, "4:00").periodEndsAt());
        Clocks enough = whiteHas("40/120,60", 40, "4:00");
        assertEquals(Optional.of(after("4:00")), enough.periodEndsAt());
        assertEquals(Optional.empty(), enough.settle(after("4:00")).periodEndsAt());
        assertEquals(Optional.empty(), enough.pause(after("1:00")).periodEndsAt());
    }

    @Test
    void law_6_4_no_period_begins_at_the_instant_of_the_flag() {
        Clocks clocks = whiteHas("40/120,0", 40, "4:00");
        assertEquals(Optional.empty(), clocks.periodEndsAt());
        assertEquals(List.of(), clocks.periodChanges(after("4:00")));
        assertTrue(clocks.flagged(after("4:00")));
    }

    @Test
    void dec_04_after_k_moves_a_clock_has_been_given_k_plus_one_increments() {
        TimeControl control = TimeControl.parse("90+30");
        assertEquals(duration("1:30:30"), control.received(0, 0));
        assertEquals(duration("1:36:30"), control.received(12, 0));
        assertEquals(
                duration("1:36:00"), control.with(IncrementCredit.AFTER_MOVE).received(12, 0));
        TimeControl two = TimeControl.parse("2/10+5,10+30");
        assertEquals(duration("10:15"), two.received(2, 0));
        assertEquals(duration("20:40"), two.received(2, 1));
    }

    @Test
    void ocr_19_5_a_new_setting_is_taken_up_in_the_period_it_would_be_in() {
        TimeControl two = TimeControl.parse("40/90+30,30+30");
        assertEquals(0, two.periodFor(50, 0));
        assertEquals(1, two.with(PeriodCredit.AT_MOVE_COUNT).periodFor(40, 0));
        assertEquals(0, two.with(PeriodCredit.AT_MOVE_COUNT).periodFor(39, 0));
        assertEquals(0, TimeControl.parse("90+30").periodFor(50, 1));
    }

    @Test
    void dec_03_a_move_at_the_instant_the_time_is_gone_is_too_late() { // DEC-03
        Clocks clocks = running("3+0");
        assertFalse(clocks.flagged(after("2:59.999")));
        assertTrue(clocks.flagged(after("3:00")));
        shows("0:00.001", clocks.press(after("2:59.999"), after("3:00")), WHITE, after("3:00"));
        assertThrows(IllegalArgumentException.class, () -> clocks.press(after("3:00"), after("3:00")));
        assertThrows(IllegalArgumentException.class, () -> clocks.finish(after("3:00")));
    }

    @Test
    void dec_28_a_pre_move_that_fires_costs_nothing_and_earns_the_increment() {
        Clocks clocks = running("3+2").press(after("0:10"), after("0:11"));
        shows("3:04", clocks.press(after("0:11"), after("0:11")), BLACK, after("0:11"));
    }

    @Test
    void law_6_4_a_fallen_flag_leaves_nothing_and_stops_both() {
        Clocks fallen = running("3+0").fall(after("3:00.250"));
        shows("0:00", fallen, WHITE, after("9:00"));
        assertEquals(Optional.empty(), fallen.running());
        assertEquals(Optional.of(WHITE), fallen.next());
        assertThrows(IllegalArgumentException.class, () -> running("3+0").fall(after("2:59")));
    }

    @Test
    void ocr_16_11_b_white_who_arrives_twelve_minutes_late_has_lost_them() {
        shows("1:18:30", running("90+30"), WHITE, after("12:00"));
        shows("1:30:30", running("90+30"), BLACK, after("12:00"));
    }

    @Test
    void ocr_18_4_3_a_reduction_must_leave_something() { // OCR 18.4.3, DEC-21
        Clocks clocks = whiteHas("90+30", 20, "1:30").pause(START);
        assertFalse(clocks.canTake(WHITE, duration("1:30"), START));
        assertThrows(
                IllegalArgumentException.class,
                () -> clocks.add(WHITE, duration("1:30").negated(), START));
        assertTrue(clocks.canTake(WHITE, duration("1:29"), START));
        shows("0:01", clocks.add(WHITE, duration("1:29").negated(), START), WHITE, START);
    }

    @Test
    void ocr_18_9_b_takes_time_from_the_disconnected_player_only() { // OCR 18.9 b
        Clocks ready = Clocks.ready(TimeControl.parse("90+30"));
        Clocks clocks = ready.set(BLACK, duration("14:00"), START).set(WHITE, duration("9:20"), START);
        Clocks reduced = clocks.add(BLACK, duration("1:30").negated(), START);
        shows("12:30", reduced, BLACK, START);
        shows("9:20", reduced, WHITE, START);
    }

    @Test
    void ocr_18_4_2_time_may_be_added_while_the_clock_runs() {
        Clocks clocks = running("10+0").add(WHITE, duration("2:00"), after("1:00"));
        shows("11:00", clocks, WHITE, after("1:00"));
        assertEquals(Optional.of(after("12:00")), clocks.flagAt());
        assertEquals(Optional.of(WHITE), clocks.running());
        assertThrows(IllegalArgumentException.class, () -> running("3+0").add(WHITE, duration("1:00"), after("3:00")));
    }

    @Test
    void law_9_5_3_a_wrong_claim_gives_the_opponent_two_minutes() {
        Clocks clocks = whiteHas("90+30", 20, "0:40").pause(START).set(BLACK, duration("2:10"), START);
        shows("4:10", clocks.add(BLACK, duration("2:00"), START), BLACK, START);
    }

    @Test
    void ocr_19_5_a_wrong_base_is_made_good() { // OCR 19.5, LAW 6.10.2, DEC-19
        TimeControl wrong = TimeControl.parse("60+30");
        TimeControl right = TimeControl.parse("90+30");
        assertEquals(duration("71:20"), wrong.corrected(duration("41:20"), right, new Face(duration("41:20"), 0, 25)));
    }

    @Test
    void ocr_19_5_thirteen_wrong_increments_are_made_good_after_twelve_moves() { // OCR 19.5, LAW 6.10.2, DEC-19
        TimeControl wrong = TimeControl.parse("90+15");
        TimeControl right = TimeControl.parse("90+30");
        Face face = new Face(duration("80:00"), 0, 12);
        assertEquals(duration("83:15"), wrong.corrected(duration("80:00"), right, face));
        assertEquals(
                duration("83:00"),
                wrong.with(IncrementCredit.AFTER_MOVE)
                        .corrected(duration("80:00"), right.with(IncrementCredit.AFTER_MOVE), face));
    }

    @Test
    void ocr_19_5_a_new_setting_holds_from_the_next_completed_move() {
        Clocks clocks = running("90+15");
        Clocks right =
                clocks.correct(WHITE, TimeControl.parse("90+30"), new Face(duration("90:20"), 0, 0), after("0:10"));
        shows("90:15", right, WHITE, after("0:15"));
        shows("90:45", right.press(after("0:15"), after("0:15")), WHITE, after("0:15"));
        assertThrows(IllegalArgumentException.class, () -> clocks.set(WHITE, Duration.ZERO, START));
    }

    @Test
    void ocr_19_6_a_pause_freezes_both_and_resuming_runs_the_same_side() {
        Clocks paused = running("10+0").pause(after("1:00"));
        assertEquals(Optional.empty(), paused.flagAt());
        shows("9:00", paused, WHITE, after("5:00"));
        Clocks resumed = paused.resume(after("5:00"));
        assertEquals(Optional.of(WHITE), resumed.running());
        assertEquals(Optional.of(after("14:00")), resumed.flagAt());
        assertEquals(paused, paused.pause(after("9:00")));
        assertThrows(IllegalStateException.class, () -> resumed.resume(after("6:00")));
        assertThrows(
                IllegalStateException.class,
                () -> Clocks.ready(TimeControl.parse("3+0")).resume(START));
    }

    @Test
    void adj_i_1_2_who_seals_early_is_charged_up_to_the_end_of_the_session() {
        Clocks sealing = whiteHas("120+0", 40, "30:00");
        shows("18:00", sealing.pause(after("12:00")), WHITE, after("12:00"));
    }

    @Test
    void eng_4_an_outage_of_the_zone_costs_the_running_side_nothing() {
        Clocks clocks = running("10+0");
        Clocks covered = clocks.cover(after("1:00"), after("3:00"));
        shows("9:00", covered, WHITE, after("2:00"));
        shows("9:00", covered, WHITE, after("3:00"));
        assertEquals(Optional.of(after("12:00")), covered.flagAt());
        shows("10:00", clocks.cover(START.minusSeconds(10), after("3:00")), WHITE, after("3:00"));
        assertEquals(clocks, clocks.cover(START.minusSeconds(10), START));
    }

    @Test
    void eng_4_a_flag_that_fell_before_the_outage_stays_fallen() {
        Clocks clocks = running("3+0");
        assertEquals(clocks, clocks.cover(after("3:00"), after("4:00")));
        assertFalse(clocks.cover(after("2:59"), after("4:00")).flagged(after("4:00")));
    }

    @Test
    void clocks_that_cannot_be_are_refused() {
        Clocks clocks = running("3+0");
        assertThrows(IllegalArgumentException.class, () -> clocks.press(after("1:00"), after("0:59")));
        assertThrows(IllegalArgumentException.class, () -> clocks.cover(after("1:00"), after("0:59")));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Clocks(
                        clocks.controls(), clocks.faces(), Optional.of(WHITE), Optional.of(WHITE), Optional.empty()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Clocks(
                        clocks.controls(), clocks.faces(), Optional.of(WHITE), Optional.of(BLACK), clocks.since()));
        assertThrows(
                IllegalArgumentException.class,
                () -> clocks.correct(WHITE, clocks.controls().white(), new Face(Duration.ofMinutes(1), 1, 0), START));
        assertThrows(IllegalArgumentException.class, () -> new Face(Duration.ofMillis(-1), 0, 0));
        assertThrows(IllegalStateException.class, () -> clocks.start(BLACK, START));
        assertThrows(IllegalStateException.class, () -> clocks.pause(START).press(START, START));
    }
}
