package org.onehall.chess;

import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Shows that a position is so closed that one side, the possible winner, can never checkmate: for every piece on the
 * board a set of squares that it can never leave, and whether it can ever be captured.
 */
public sealed interface Cage {
    /**
     * The sets themselves.
     *
     * @param walls one for each piece on the board
     */
    record Walls(List<Wall> walls) implements Cage {
        public Walls {
            walls = List.copyOf(walls);
        }

        @Override
        public Cage mirrored() {
            return new Walls(walls.stream()
                    .map(wall -> new Wall(wall.home ^ 56, Long.reverseBytes(wall.within), wall.capturable))
                    .toList());
        }
    }

    /**
     * Two cages; one of them holds in every game: the piece on a square is never captured there before its first move,
     * or it is captured there before its first move and is off the board when the mate is given.
     */
    record Either(Square piece, Cage ifNeverCaptured, Cage ifCaptured) implements Cage {
        public Either {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(ifNeverCaptured, "ifNeverCaptured");
            Objects.requireNonNull(ifCaptured, "ifCaptured");
        }

        @Override
        public Cage mirrored() {
            return new Either(Square.at(piece.index() ^ 56), ifNeverCaptured.mirrored(), ifCaptured.mirrored());
        }
    }

    /** What one piece can do. */
    final class Wall {
        private final int home;
        private final long within;
        private final boolean capturable;

        Wall(int home, long within, boolean capturable) {
            this.home = home;
            this.within = within;
            this.capturable = capturable;
        }

        /** Where it stands. */
        public Square home() {
            return Square.at(home);
        }

        /** Where it may ever stand, home included; for a pawn that might promote, also as any other piece. */
        public Set<Square> within() {
            return Square.allOf(within);
        }

        /** Whether it might ever be captured. */
        public boolean capturable() {
            return capturable;
        }
    }

    /** The same for the board turned top to bottom with the colours changed. */
    Cage mirrored();
}
