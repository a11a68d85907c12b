package org.onehall.bench.moves;

import java.util.List;
import org.onehall.proto.game.v1.GameServiceGrpc.GameServiceFutureStub;

/** One game that is played move by move by both its players; used by one thread at a time. */
final class Game {
    private final String board;
    private final List<String> moves;
    private final GameServiceFutureStub white;
    private final GameServiceFutureStub black;
    private int ply;

    /** @param moves in UCI, from the initial position */
    Game(String board, List<String> moves, GameServiceFutureStub white, GameServiceFutureStub black) {
        this.board = board;
        this.moves = moves;
        this.white = white;
        this.black = black;
    }

    String board() {
        return board;
    }

    boolean isOver() {
        return ply >= moves.size();
    }

    boolean whiteToMove() {
        return ply % 2 == 0;
    }

    String move() {
        return moves.get(ply);
    }

    int ply() {
        return ply;
    }

    GameServiceFutureStub player() {
        return whiteToMove() ? white : black;
    }

    void moved() {
        ply++;
    }
}
