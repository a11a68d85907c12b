package org.onehall.bench;

import org.onehall.chess.Position;

/** The rules of this project. */
record OwnCounter(Form form) implements Counter {
    static final String NAME = "OneHall";

    @Override
    public String program() {
        return NAME;
    }

    @Override
    public int less() {
        return 0;
    }

    @Override
    public Count count(Tree tree, int depth) {
        Position position = Position.ofFen(tree.fen());
        long from = Stopwatch.now();
        long leaves = switch (form) {
            case BULK -> position.perft(depth);
            case MAKE_EVERY_LEAF -> position.perftMakingLeaves(depth);
        };
        return new Count(leaves, Stopwatch.now() - from);
    }
}
