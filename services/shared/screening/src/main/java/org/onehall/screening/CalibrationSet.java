package org.onehall.screening;

/**
 * The games from which a calibration was made.
 *
 * @param description one line: which games, from where, which half
 * @param moves number of moves that count
 * @param lowest rating, and
 * @param highest highest rating that it covers; a hundred moves are of players at or beyond each of these ratings
 */
public record CalibrationSet(String description, int games, int moves, int players, int lowest, int highest) {
    public CalibrationSet {
        if (description.isBlank() || description.lines().count() > 1)
            throw new IllegalArgumentException("a description is one line");
        if (games < 1 || moves < 1 || players < 1) throw new IllegalArgumentException("a calibration on nothing");
        if (lowest > highest) throw new IllegalArgumentException("no range of ratings: " + lowest + " to " + highest);
    }
}
