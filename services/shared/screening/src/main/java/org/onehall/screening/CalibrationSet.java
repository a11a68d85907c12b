package org.onehall.screening;

/**
 * The games a calibration was made on.
 *
 * @param description one line: which games, from where, which half
 * @param moves that count
 * @param lowest rating, and
 * @param highest rating that it says something about: a hundred moves of its players are of this one or beyond
 */
public record CalibrationSet(String description, int games, int moves, int players, int lowest, int highest) {
    public CalibrationSet {
        if (description.isBlank() || description.lines().count() > 1)
            throw new IllegalArgumentException("a description is one line");
        if (games < 1 || moves < 1 || players < 1) throw new IllegalArgumentException("a calibration on nothing");
        if (lowest > highest) throw new IllegalArgumentException("no range of ratings: " + lowest + " to " + highest);
    }
}
