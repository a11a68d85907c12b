package org.onehall.chess;

/** What can be said about a side's chance to checkmate from the pieces on the board alone. */
final class Material {
    private Material() {}

    /**
     * Whether one side (0 = White) cannot give checkmate with the pieces on the board, wherever they stand (DEC-09 a):
     * a bare king; a lone knight when the other side has at most queens; bishops of one square colour when the other
     * side has no pawn, no knight and no bishop of the other colour.
     */
    static boolean cannotMate(Board p, int side) {
        long own = p.of(side);
        long other = p.of(side ^ 1);
        if ((own & (p.pawns | p.rooks | p.queens)) != 0) {
            return false;
        }
        long knights = own & p.knights;
        long bishops = own & p.bishops;
        if (knights == 0 && bishops == 0) {
            return true;
        }
        if (knights != 0) {
            // Two knights, or one with a bishop, can mate; one alone needs a blocker beside the king that is not a
            // queen.
            return bishops == 0
                    && (knights & knights - 1) == 0
                    && (other & (p.pawns | p.knights | p.bishops | p.rooks)) == 0;
        }
        if ((other & (p.pawns | p.knights)) != 0) {
            return false;
        }
        long allBishops = p.bishops;
        return (allBishops & Bitboards.LIGHT_SQUARES) == 0 || (allBishops & ~Bitboards.LIGHT_SQUARES) == 0;
    }
}
