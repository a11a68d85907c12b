package org.onehall.screening;

/**
 * How somebody chooses moves.
 *
 * @param sensitivity s, in scaled pawns, above 0: the smaller, the smaller the differences that are told apart
 * @param consistency c, above 0: the greater, the rarer are great errors
 */
public record Skill(double sensitivity, double consistency) {
    public Skill {
        if (!(sensitivity > 0) || !(consistency > 0))
            throw new IllegalArgumentException("no skill: sensitivity " + sensitivity + ", consistency " + consistency);
    }
}
