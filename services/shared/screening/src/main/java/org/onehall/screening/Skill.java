package org.onehall.screening;

/**
 * How a player chooses moves.
 *
 * @param sensitivity s, in scaled pawns, above 0: the smaller it is, the smaller the differences that the player
 *     notices
 * @param consistency c, above 0: the greater it is, the rarer are large errors
 */
public record Skill(double sensitivity, double consistency) {
    public Skill {
        if (!(sensitivity > 0) || !(consistency > 0))
            throw new IllegalArgumentException("no skill: sensitivity " + sensitivity + ", consistency " + consistency);
    }
}
