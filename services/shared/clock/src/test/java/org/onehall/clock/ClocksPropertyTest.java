package org.onehall.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/** The arithmetic against a clockwork that ticks millisecond by millisecond, over seeded random games. */
class ClocksPropertyTest {

    private static final int GAMES = 3_000;
    private static final Instant ORIGIN = Instant.parse("2026-03-07T15:00:00Z");

    /** One side of the clockwork: counts down tick by tick and records the time received and spent. */
    private static final class Works {
        private final TimeControl control;
        private long main;
        private long delay;
        private int period;
        private int moves;
        private long received;
        private long spent;

        Works(TimeControl control) {
            this.control = control;
            main = control.periods().getFirst().base().toMillis();
            if (control.incrementCredit() == IncrementCredit.BEFORE_MOVE) {
                main += control.periods().getFirst().increment().toMillis();
            }
            delay = control.periods().getFirst().delay().toMillis();
            received = main;
        }

        private boolean earned() {
            int required = 0;
            for (int i = 0; i <= period; i++) {
                required += control.periods().get(i).moves().orElse(1_000_000);
            }
            return moves >= required;
        }

        private void nextPeriod() {
            period++;
            give(control.periods().get(period).base().toMillis());
        }

        void give(long millis) {
            main += millis;
            received += millis;
        }

        void atZero() {
            while (delay == 0 && main == 0 && earned()) {
                nextPeriod();
            }
        }

        void tick() {
            if (delay > 0) {
                delay--;
            } else if (main > 0) {
                main--;
                spent++;
            }
            atZero();
        }

        boolean fallen() {
            return delay == 0 && main == 0;
        }

        void moveDone() {
            moves++;
            while (control.periodCredit() == PeriodCredit.AT_MOVE_COUNT && earned()) {
                nextPeriod();
            }
            give(control.periods().get(period).increment().toMillis());
            delay = control.periods().get(period).delay().toMillis();
        }
    }

    private static TimeControl tinyControl(Random random) {
        List<Period> periods = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 1; i <= count; i++) {
            Duration extra = Duration.ofMillis(random.nextInt(40));
            boolean increment = random.nextBoolean();
            periods.add(new Period(
                    i == count ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(4)),
                    Duration.ofMillis(random.nextInt(8) == 0 && i > 1 ? 0 : 1 + random.nextInt(150)),
                    increment ? extra : Duration.ZERO,
                    increment ? Duration.ZERO : extra));
        }
        return new TimeControl(
                periods, IncrementCredit.values()[random.nextInt(2)], PeriodCredit.values()[random.nextInt(2)]);
    }

    @Test
    void every_random_game_agrees_with_a_clockwork_and_loses_no_millisecond() {
        long flags = 0;
        long presses = 0;
        long credits = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            BySide<TimeControl> controls = new BySide<>(tinyControl(random), tinyControl(random));
            BySide<Works> works = controls.map(Works::new);
            Clocks clocks = Clocks.ready(controls);
            Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            long now = 0;
            long from = 0;
            boolean running = true;
            clocks = clocks.start(side, at(now));
            works.get(side).atZero();
            for (int step = 0; step < 60; step++) {
                String where = "seed " + seed + ", step " + step;
                long wait = random.nextInt(30);
                for (long t = 0; t < wait; t++) {
                    now++;
                    if (running && now > from) {
                        works.get(side).tick();
                    }
                }
                same(works, clocks, at(now), where);
                Works mover = works.get(side);
                boolean fallen = running && now >= from && mover.fallen();
                assertEquals(fallen, clocks.flagged(at(now)), where);
                if (fallen) {
                    clocks = clocks.fall(at(now));
                    same(works, clocks, at(now), where);
                    flags++;
                    break;
                }
                switch (random.nextInt(9)) {
                    case 0, 1, 2 -> {
                        if (running) {
                            from = now + random.nextInt(5);
                            clocks = clocks.press(at(now), at(from));
                            mover.moveDone();
                            side = side.other();
                            presses++;
                            if (from == now) {
                                works.get(side).atZero();
                            }
                        }
                    }
                    case 3 -> {
                        clocks = running ? clocks.pause(at(now)) : clocks.resume(at(now));
                        running = !running;
                        from = now;
                        works.get(side).atZero();
                    }
                    case 4 -> {
                        Side whose = random.nextBoolean() ? Side.WHITE : Side.BLACK;
                        long change = random.nextInt(60) - 30;
                        Instant when = at(now);
                        Clocks before = clocks;
                        if (works.get(whose).main + change > 0) {
                            clocks = clocks.add(whose, Duration.ofMillis(change), when);
                            works.get(whose).give(change);
                        } else {
                            assertThrows(
                                    IllegalArgumentException.class,
                                    () -> before.add(whose, Duration.ofMillis(change), when),
                                    where);
                        }
                    }
                    case 5 -> {
                        long gap = random.nextInt(50);
                        clocks = clocks.cover(at(now), at(now + gap));
                        now += gap;
                        from = Math.max(from, now);
                    }
                    case 6 -> clocks = clocks.settle(at(now));
                    case 7 -> clocks = copy(clocks);
                    default -> {
                        Side whose = random.nextBoolean() ? Side.WHITE : Side.BLACK;
                        long value = 1 + random.nextInt(50);
                        clocks = clocks.set(whose, Duration.ofMillis(value), at(now));
                        works.get(whose).give(value - works.get(whose).main);
                    }
                }
                same(works, clocks, at(now), where);
                flagAsPromised(works.get(side), clocks, running, Math.max(now, from), where);
            }
            credits += works.white().period + works.black().period;
        }
        assertEquals(
                true,
                flags > GAMES / 10 && presses > GAMES && credits > GAMES / 10,
                "the games are too tame: " + flags + " flags, " + presses + " presses, " + credits + " periods");
    }

    private static Instant at(long millis) {
        return ORIGIN.plusMillis(millis);
    }

    /** Both sides show the same, and the time left plus the time spent is the time received. */
    private static void same(BySide<Works> works, Clocks clocks, Instant now, String where) {
        for (Side side : Side.values()) {
            Works expected = works.get(side);
            Face face = clocks.face(side, now);
            assertEquals(
                    new Face(
                            Duration.ofMillis(expected.main),
                            expected.period,
                            expected.moves,
                            Duration.ofMillis(expected.delay)),
                    face,
                    where + ", " + side);
            assertEquals(expected.received, face.remaining().toMillis() + expected.spent, where + ", " + side);
        }
    }

    /** Lets a copy of the clockwork run down and compares the instant. */
    private static void flagAsPromised(Works works, Clocks clocks, boolean running, long start, String where) {
        if (!running) {
            assertEquals(Optional.empty(), clocks.flagAt(), where);
            return;
        }
        Works copy = new Works(works.control);
        copy.main = works.main;
        copy.delay = works.delay;
        copy.period = works.period;
        copy.moves = works.moves;
        copy.atZero();
        long now = start;
        while (!copy.fallen()) {
            now++;
            copy.tick();
        }
        assertEquals(Optional.of(at(now)), clocks.flagAt(), where);
    }

    /** The same clocks, created again from numbers and texts. */
    private static Clocks copy(Clocks clocks) {
        BySide<Face> faces = clocks.faces()
                .map(face -> new Face(
                        Duration.ofMillis(face.remaining().toMillis()),
                        face.period(),
                        face.moves(),
                        Duration.ofMillis(face.delay().toMillis())));
        BySide<TimeControl> controls = clocks.controls()
                .map(control -> TimeControl.parse(control.text())
                        .with(IncrementCredit.valueOf(control.incrementCredit().name()))
                        .with(PeriodCredit.valueOf(control.periodCredit().name())));
        Clocks copy = new Clocks(
                controls,
                faces,
                clocks.running().map(side -> Side.valueOf(side.name())),
                clocks.next().map(side -> Side.valueOf(side.name())),
                clocks.since().map(i -> Instant.ofEpochMilli(i.toEpochMilli())));
        assertEquals(clocks, copy);
        return copy;
    }

    @Test
    void a_pause_of_any_length_changes_nothing_but_the_time_of_day() {
        for (long seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            Clocks clocks = Clocks.ready(tinyControl(random)).start(Side.WHITE, ORIGIN);
            long before = random.nextInt(40);
            long pause = random.nextInt(1_000);
            long after = random.nextInt(40);
            if (!clocks.flagged(at(before))) {
                Clocks paused = clocks.pause(at(before)).resume(at(before + pause));
                assertEquals(
                        clocks.face(Side.WHITE, at(before + after)),
                        paused.face(Side.WHITE, at(before + pause + after)),
                        "seed " + seed);
                assertEquals(clocks.flagAt().map(flag -> flag.plusMillis(pause)), paused.flagAt(), "seed " + seed);
            }
        }
    }

    @Test
    void covering_an_outage_gives_back_exactly_the_gap() {
        for (long seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            Clocks clocks = Clocks.ready(tinyControl(random)).start(Side.WHITE, ORIGIN);
            long from = random.nextInt(80) - 20;
            long to = from + random.nextInt(200);
            long charged = Math.max(0, to) - Math.max(0, from);
            Clocks covered = clocks.cover(at(from), at(to));
            if (!clocks.flagged(at(from))) {
                assertEquals(clocks.flagAt().map(flag -> flag.plusMillis(charged)), covered.flagAt(), "seed " + seed);
                assertEquals(
                        clocks.face(Side.WHITE, at(Math.max(0, from))),
                        covered.face(Side.WHITE, at(to)),
                        "seed " + seed);
            }
        }
    }
}
