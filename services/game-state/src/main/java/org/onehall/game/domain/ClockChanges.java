package org.onehall.game.domain;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * What orders have done to the clocks of a board (OCR 19.5), and which rulings' time is still on them. Time that a
 * ruling added or took stays on a clock until the clock is set to a new time, and it can be taken back only until then
 * (OCR 18.3).
 *
 * @param count how often times or settings were changed, or an earlier position was restored, in all attempts
 * @param since for each clock, the rulings that changed it since it was last set; empty: it was never set in this
 *     attempt, so the time of every ruling is still on it
 */
record ClockChanges(int count, BySide<Optional<List<String>>> since) {
    static final ClockChanges NONE = new ClockChanges(0, BySide.both(Optional.empty()));

    /** Whether the time that a ruling added to a clock or took from it is still there. */
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

    /** Some clocks, possibly none, were set to new times. */
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
