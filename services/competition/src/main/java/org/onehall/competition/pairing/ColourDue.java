package org.onehall.competition.pairing;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;

/** The colour that a player should get next, and how strongly (C.04.3, colour preference). */
public record ColourDue(Side colour, Strength strength) {
    /** How strongly a colour is due. */
    public enum Strength {
        /** The other colour would be the third in a row, or would make the difference of colours greater than 2. */
        ABSOLUTE,
        /** The other colour was played once more. */
        STRONG,
        /** Both colours were played equally often; this one was not the last. */
        MILD
    }

    /**
     * Empty before the first game.
     *
     * @param played the colours of the games that were played, in their order
     */
    static Optional<ColourDue> after(List<Side> played) {
        if (played.isEmpty()) return Optional.empty();
        int difference = difference(played);
        Side last = played.getLast();
        boolean twice = played.size() > 1 && played.get(played.size() - 2) == last;
        if (Math.abs(difference) > 1)
            return Optional.of(new ColourDue(difference > 0 ? Side.BLACK : Side.WHITE, Strength.ABSOLUTE));
        if (twice) return Optional.of(new ColourDue(last.other(), Strength.ABSOLUTE));
        if (difference != 0)
            return Optional.of(new ColourDue(difference > 0 ? Side.BLACK : Side.WHITE, Strength.STRONG));
        return Optional.of(new ColourDue(last.other(), Strength.MILD));
    }

    /** The number of games with White minus the number of games with Black. */
    static int difference(List<Side> played) {
        return played.stream().mapToInt(side -> side == Side.WHITE ? 1 : -1).sum();
    }

    /** Whether a colour would be the third in a row. */
    static boolean isThird(List<Side> played, Side next) {
        int games = played.size();
        return games > 1 && played.get(games - 1) == next && played.get(games - 2) == next;
    }
}
