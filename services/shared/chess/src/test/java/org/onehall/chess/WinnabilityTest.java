package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OCR 4.5 and DEC-09: no answer may be wrong, and most must be given. */
class WinnabilityTest {
    private static Side side(String name) {
        return Side.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** The last two columns: how many of a hundred unwinnable and winnable positions must at least be told. */
    @ParameterizedTest
    @CsvSource({"real-games, 100, 99", "flag-unwinnable, 100, 0", "small-material, 100, 97", "mutants, 95, 96", "hard, 91, 94"})
    void noVerdictIsWrongAndFewAreMissing(String file, int unwinnablePercent, int winnablePercent) {
        int[] told = new int[2];
        int[] all = new int[2];
        for (String[] row : Lists.rows("winnability/" + file + ".txt")) {
            Position position = Position.ofFen(row[0]);
            Winnability expected = Winnability.valueOf(row[2].toUpperCase(Locale.ROOT));
            Winnability verdict = Winnability.of(position, side(row[1]));
            int kind = expected == Winnability.UNWINNABLE ? 0 : 1;
            all[kind]++;
            if (verdict != Winnability.UNDECIDED) {
                assertEquals(expected, verdict, row[1] + " in " + row[0]);
                told[kind]++;
            }
            if (expected == Winnability.WINNABLE) {
                int winner = side(row[1]) == Side.WHITE ? 0 : 1;
                Board board = winner == 0 ? position.board() : position.board().mirrored();
                assertNull(Blockade.cage(board, 1), "static test, " + row[1] + " in " + row[0]);
                assertFalse(!position.isCheckmate() && Material.cannotMate(board, 0), "material, " + row[1] + " in " + row[0]);
            }
        }
        assertTrue(told[0] * 100 >= all[0] * unwinnablePercent, "unwinnable: " + told[0] + " of " + all[0]);
        assertTrue(told[1] * 100 >= all[1] * winnablePercent, "winnable: " + told[1] + " of " + all[1]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "8/8/4k3/8/8/3KP3/8/6n1 w - - 0 1                   | BLACK | WINNABLE   | the pawn makes a helpmate possible",
            "8/8/4k3/8/8/2QK4/8/6b1 w - - 0 1                   | BLACK | UNWINNABLE | a bishop against a queen",
            "8/8/4k3/8/8/2RK4/8/6n1 w - - 0 1                   | BLACK | WINNABLE   | a knight against a rook",
            "8/8/4k3/8/8/2QK4/2Q5/6n1 w - - 0 1                  | BLACK | UNWINNABLE | a knight against queens",
            "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1 | WHITE | WINNABLE | a pawn mates in a blockade",
            "b4B2/8/4k2B/1p6/1Pp1p1p1/ppP1P1P1/1p6/1K6 b - - 0 1     | WHITE | WINNABLE | a wall opens by a forced march",
    })
    void knownHardPositionsAreJudgedRight(String fen, Side side, Winnability expected, String comment) {
        Winnability verdict = Winnability.of(Position.ofFen(fen), side);
        assertTrue(verdict == expected || verdict == Winnability.UNDECIDED && expected == Winnability.WINNABLE,
                comment + ": " + verdict);
    }

    @Test
    void aHelpmateCanBeReplayed() {
        Position start = Position.ofFen("8/8/4k3/8/8/3KP3/8/6n1 w - - 0 1");
        Position position = start;
        for (Move move : Winnability.full(start, Side.BLACK, 100_000).line()) {
            position = position.play(move);
        }
        assertTrue(position.isCheckmate());
        assertEquals(Side.WHITE, position.sideToMove());
    }

    @Test
    void theSideThatIsMatedCannotWinAndTheOtherCan() {
        Position mate = Position.ofFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
        assertEquals(Winnability.WINNABLE, Winnability.of(mate, Side.BLACK));
        assertEquals(Winnability.UNWINNABLE, Winnability.of(mate, Side.WHITE));
    }
}
