package org.onehall.game.domain;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * What orders have done to the clocks of a board (OCR 19.5), and whose time is still on them: what a ruling gave or
 * took is there until the clock is set to a time of its own, and can be taken back only as long as it is there (OCR
 * 18.3).
 *
 * @param count how often times or settings were changed, or an earlier position was restored, in all attempts
 * @param since of each clock the rulings whose time came since it was set; empty: it never was in this attempt, so any
 *     ruling's time is on it
 */
record ClockChanges(int count, BySide<Optional<List<String>>> since) {
    static final ClockChanges NONE = new ClockChanges(0, BySide.both(Optional.empty()));

    /** Whether what a ruling gave to a clock or took from it is still there. */
    boolean holds(Side side, String rulingId) {
        return since.get(side).map(rulings -> rulings.contains(rulingId)).orElse(true);
    }

    /** Time was added or taken. */
    ClockChanges after(Event.TimeAdjusted adjusted) {
        ClockChanges changed = set(adjusted.setAnew() ? EnumSet.of(adjusted.side()) : Set.of());
        return new ClockChanges(
                changed.count,
                changed.since.with(
                        adjusted.side(),
                        known -> known.map(rulings -> {
                            List<String> now = new ArrayList<>(rulings);
                            now.remove(adjusted.withdraws());
                            if (!adjusted.rulingId().isEmpty()) now.add(adjusted.rulingId());
                            return List.copyOf(now);
                        })));
    }

    /** Some clocks, or none of them, were set to times of their own. */
    ClockChanges set(Set<Side> sides) {
        BySide<Optional<List<String>>> now = since;
        for (Side side : sides) now = now.with(side, Optional.of(List.of()));
        return new ClockChanges(count + 1, now);
    }

    /** The clocks of a new attempt are new. */
    ClockChanges again() {
        return new ClockChanges(count, NONE.since);
    }
}
