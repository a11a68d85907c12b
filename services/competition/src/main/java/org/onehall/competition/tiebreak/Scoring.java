package org.onehall.competition.tiebreak;

import java.math.BigDecimal;

/**
 * The points of a game, or of a match between teams.
 *
 * @param win also of a forfeit win and of a full-point bye
 * @param draw also of a half-point bye
 * @param loss over the board
 * @param pairingBye of a pairing-allocated bye
 * @param absence of a forfeit loss, a zero-point bye and of a round that is missing
 */
public record Scoring(BigDecimal win, BigDecimal draw, BigDecimal loss, BigDecimal pairingBye, BigDecimal absence) {
    /** Games: 1 - ½ - 0, and 1 for a pairing-allocated bye. */
    public static final Scoring STANDARD = of("1", "0.5", "0", "1", "0");
    /** Matches between teams: 2 - 1 - 0, and 1 for a pairing-allocated bye (C.04.6 1.4). */
    public static final Scoring MATCHES = of("2", "1", "0", "1", "0");

    /** @throws IllegalArgumentException unless win ≥ draw ≥ loss and win > loss */
    public Scoring {
        if (win.compareTo(draw) < 0 || draw.compareTo(loss) < 0 || win.compareTo(loss) == 0)
            throw new IllegalArgumentException("a win is worth more than a loss, and a draw is not outside of them: "
                    + win + ", " + draw + ", " + loss);
    }

    /** @throws NumberFormatException if one is no number */
    public static Scoring of(String win, String draw, String loss, String pairingBye, String absence) {
        return new Scoring(
                new BigDecimal(win),
                new BigDecimal(draw),
                new BigDecimal(loss),
                new BigDecimal(pairingBye),
                new BigDecimal(absence));
    }

    /** The points that are awarded for a round. */
    public BigDecimal points(Happening happening) {
        return switch (happening) {
            case WIN, FORFEIT_WIN, FULL_BYE -> win;
            case DRAW, HALF_BYE -> draw;
            case LOSS -> loss;
            case PAIRING_BYE -> pairingBye;
            case FORFEIT_LOSS, ZERO_BYE, NOTHING -> absence;
        };
    }
}
