package org.onehall.local.replay;

import java.util.List;
import org.onehall.proto.game.v1.GameEvent;

/** A sound board log for tests of other packages. */
public final class SampleLog {
    /** Its board. */
    public static final String BOARD = BoardLog.BOARD;

    private SampleLog() {}

    /** A game of six half-moves. */
    public static List<GameEvent> game() {
        return new BoardLog()
                .created()
                .started()
                .move("e2e4", 1_500)
                .move("e7e5", 2_250)
                .move("g1f3", 800)
                .move("b8c6", 12)
                .move("f1c4", 900)
                .move("f8c5", 700)
                .events();
    }
}
