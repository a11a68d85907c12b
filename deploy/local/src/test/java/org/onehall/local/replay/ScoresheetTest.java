package org.onehall.local.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScoresheetTest {
    @Test
    void theSealedMoveIsWrittenOnlyWhenItIsOpened() {
        Scoresheet sheet = new Scoresheet();
        new BoardLog()
                .created()
                .arrived(org.onehall.chess.Side.BLACK)
                .started()
                .move("e2e4", 1_000)
                .sealed("e7e5", 2_000)
                .events()
                .forEach(sheet::accept);
        assertEquals(
                List.of(
                        "       () -  ()",
                        "      clocks set  [3:02 - 3:02]",
                        "      14:00:00  Black is at the board",
                        "      14:00:00  started",
                        "   1. e4              3:03",
                        "      14:00:03  Black seals a move",
                        "      14:00:03  adjourned  [3:03 - 3:02]"),
                sheet.lines());
    }

    @Test
    void movesStandInPairsWithTheMoversClockAndEverythingElseBetweenThem() {
        Scoresheet sheet = new Scoresheet();
        new BoardLog()
                .created()
                .started()
                .move("e2e4", 1_000)
                .paused(2_000)
                .resumed(60_000, 20)
                .move("e7e5", 3_000)
                .move("g1f3", 0)
                .resigned(1_000)
                .events()
                .forEach(sheet::accept);
        assertEquals(
                List.of(
                        "       () -  ()",
                        "      clocks set  [3:02 - 3:02]",
                        "      14:00:00  started",
                        "   1. e4              3:03",
                        "      14:00:03  paused: The internet line of the venue failed  [3:03 - 3:00]",
                        "      14:01:03  White loses 0:20: exposure  [2:43 - 3:00]",
                        "      14:01:03  resumed: line back  [2:43 - 3:00]",
                        "   1. ...                    e5              2:59",
                        "   2. Nf3             2:45",
                        "      14:01:07  0-1  resignation  [2:45 - 2:58]"),
                sheet.lines());
    }
}
