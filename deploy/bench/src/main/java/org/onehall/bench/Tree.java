package org.onehall.bench;

import java.util.List;
import java.util.Map;

/**
 * A position whose legal moves are counted.
 *
 * @param leaves published number of move sequences, by depth in half-moves
 */
record Tree(String name, String fen, Map<Integer, Long> leaves) {
    static final List<Tree> ALL = List.of(
            new Tree(
                    "start",
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                    Map.of(3, 8_902L, 4, 197_281L, 5, 4_865_609L, 6, 119_060_324L)),
            new Tree(
                    "Kiwipete",
                    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                    Map.of(2, 2_039L, 3, 97_862L, 4, 4_085_603L, 5, 193_690_690L)));

    /** The deepest published depth, less some half-moves for a slow program. */
    int depth(int less) {
        return leaves.keySet().stream().mapToInt(Integer::intValue).max().orElseThrow() - less;
    }
}
