package org.onehall.competition.domain;

import java.util.OptionalInt;

/**
 * A round of Chess960 (960 II.1, II.2): all its games begin from the same position.
 *
 * @param position number of the position, 0 to 959; empty: drawn by lot when the round is opened
 */
public record Chess960(OptionalInt position) {
    static final int POSITIONS = 960;

    boolean isPosition() {
        return position.isEmpty() || position.getAsInt() >= 0 && position.getAsInt() < POSITIONS;
    }
}
