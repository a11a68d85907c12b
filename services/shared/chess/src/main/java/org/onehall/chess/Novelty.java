package org.onehall.chess;

/**
 * Remembers, for each pawn structure and balance of material, on which squares each kind of piece has been seen.
 * Positions that show something new are worth a look when the search is stuck among countless ways to shuffle the same
 * pieces.
 */
final class Novelty {
    private static final int KINDS = 10;

    private long[] keys = new long[16];
    /**
     * For each structure, the squares seen for each kind of piece except pawns; found at the index of the key times
     * KINDS.
     */
    private long[] seen = new long[16 * KINDS];

    private int count;

    /**
     * Whether some piece stands on a square where no piece of its kind has been seen with these pawns and this
     * material. Afterwards those squares count as seen.
     */
    boolean shownBy(Board b) {
        long key = structure(b);
        int mask = keys.length - 1;
        int slot = (int) (key >>> 32) & mask;
        while (keys[slot] != key) {
            if (keys[slot] == 0) {
                if (++count * 2 > keys.length) {
                    grow();
                    return shownBy(b);
                }
                keys[slot] = key;
                break;
            }
            slot = slot + 1 & mask;
        }
        int at = slot * KINDS;
        return see(at, b.white & b.knights)
                | see(at + 1, b.white & b.bishops)
                | see(at + 2, b.white & b.rooks)
                | see(at + 3, b.white & b.queens)
                | see(at + 4, b.white & b.kings)
                | see(at + 5, b.black & b.knights)
                | see(at + 6, b.black & b.bishops)
                | see(at + 7, b.black & b.rooks)
                | see(at + 8, b.black & b.queens)
                | see(at + 9, b.black & b.kings);
    }

    private boolean see(int at, long squares) {
        boolean fresh = (squares & ~seen[at]) != 0;
        seen[at] |= squares;
        return fresh;
    }

    private static long structure(Board b) {
        long key = (b.white & b.pawns) * 0x9E3779B97F4A7C15L;
        key = (key ^ key >>> 29 ^ b.black & b.pawns) * 0xBF58476D1CE4E5B9L;
        long material = Long.bitCount(b.white & b.knights)
                | Long.bitCount(b.white & b.bishops & Bitboards.LIGHT_SQUARES) << 5
                | Long.bitCount(b.white & b.bishops & ~Bitboards.LIGHT_SQUARES) << 10
                | Long.bitCount(b.white & b.rooks) << 15
                | Long.bitCount(b.white & b.queens) << 20
                | (long) Long.bitCount(b.black & b.knights) << 25
                | (long) Long.bitCount(b.black & b.bishops & Bitboards.LIGHT_SQUARES) << 30
                | (long) Long.bitCount(b.black & b.bishops & ~Bitboards.LIGHT_SQUARES) << 35
                | (long) Long.bitCount(b.black & b.rooks) << 40
                | (long) Long.bitCount(b.black & b.queens) << 45
                | (long) b.side << 50;
        key = (key ^ key >>> 31 ^ material) * 0x94D049BB133111EBL;
        return key ^ key >>> 30 | 1;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldSeen = seen;
        keys = new long[oldKeys.length * 2];
        seen = new long[keys.length * KINDS];
        count = 0;
        int mask = keys.length - 1;
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldKeys[old] != 0) {
                int slot = (int) (oldKeys[old] >>> 32) & mask;
                while (keys[slot] != 0) {
                    slot = slot + 1 & mask;
                }
                keys[slot] = oldKeys[old];
                System.arraycopy(oldSeen, old * KINDS, seen, slot * KINDS, KINDS);
                count++;
            }
        }
    }
}
