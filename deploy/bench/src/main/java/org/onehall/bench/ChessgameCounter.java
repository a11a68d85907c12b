package org.onehall.bench;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.move.Move;

/**
 * The library chessgame, used as in its documentation: a game is copied for each move, because it cannot take a move
 * back.
 */
record ChessgameCounter(Form form) implements Counter {
    static final String NAME = "chessgame 2.3";

    @Override
    public String program() {
        return NAME;
    }

    @Override
    public int less() {
        return 2;
    }

    @Override
    public Count count(Tree tree, int depth) {
        ChessGame game = new ChessGame(tree.fen());
        long from = Stopwatch.now();
        long leaves = leaves(game, depth);
        return new Count(leaves, Stopwatch.now() - from);
    }

    private long leaves(ChessGame game, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (depth == 1 && form == Form.BULK) {
            return game.getLegalMoves().size();
        }
        long leaves = 0;
        for (Move move : game.getLegalMoves()) {
            ChessGame next = game.clone();
            next.playMove(move);
            leaves += leaves(next, depth - 1);
        }
        return leaves;
    }
}
