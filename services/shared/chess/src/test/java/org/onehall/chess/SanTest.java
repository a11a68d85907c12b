package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SanTest {
    @Test
    void everyLegalMoveOfTheListIsWrittenAndReadAsItShould() {
        var rows = Lists.rows("notation/legal-moves.txt");
        for (String[] row : rows) {
            Position position = Position.ofFen(row[0]);
            var expected = new TreeMap<String, String>();
            for (String pair : row[2].isBlank() ? new String[0] : row[2].strip().split(" ")) {
                if (pair.contains("=")) {
                    expected.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
                }
            }
            var written = new TreeMap<String, String>();
            for (Move move : position.legalMoves()) {
                written.put(move.uci(), San.write(position, move));
            }
            assertEquals(expected, written, row[0]);
            String status = position.isCheckmate() ? "mate" : position.isStalemate() ? "stalemate" : position.isCheck() ? "check" : "-";
            assertEquals(row[1], status, row[0]);
        }
        assertTrue(rows.size() > 600, "rows: " + rows.size());
    }

    @Test
    void everyTokenOfTheListMeansItsMoveOrIsRefused() {
        for (String[] row : Lists.rows("notation/tokens.txt")) {
            Position position = Position.ofFen(row[0]);
            String what = row[1] + " (" + row[3] + ") in " + row[0];
            if (row[2].equals("ERROR")) {
                assertThrows(UnreadableMoveException.class, () -> San.read(position, row[1]), what);
            } else {
                Move move = San.read(position, row[1]);
                assertEquals(row[2], move.uci(), what);
                if (row[3].startsWith("canonical")) {
                    assertEquals(row[1], San.write(position, move), what);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
            "Nf3,      g1f3", "Ng1f3,    g1f3", "Ng1-f3,   g1f3", "Nf3+,     g1f3", "Nxf3,     g1f3", "Nf3!?,    g1f3",
            "e4,       e2e4", "e2e4,     e2e4", "e2-e4,    e2e4", "Pe4,      e2e4", "g1f3,     g1f3", "' e4 ',   e2e4",
    })
    void sloppyNotationKeepsItsMeaning(String text, String move) {
        assertEquals(move, San.read(Position.initial(), text).uci());
    }

    @ParameterizedTest
    @CsvSource({
            "Nf4,  ILLEGAL", "e5,  ILLEGAL", "O-O, ILLEGAL", "exd3, ILLEGAL", "Ke2, ILLEGAL", "e4=Q, ILLEGAL", "e4 e.p., ILLEGAL",
            "--,   UNKNOWN", "'',  UNKNOWN", "e9,  UNKNOWN", "Zf3, UNKNOWN", "O-O-O-O, UNKNOWN", "nf3, UNKNOWN", "e4e5e6, UNKNOWN",
    })
    void whatCannotBeReadIsRefusedWithItsReason(String text, UnreadableMoveException.Reason reason) {
        assertEquals(reason, assertThrows(UnreadableMoveException.class, () -> San.read(Position.initial(), text)).reason());
    }

    @Test
    void twoFittingMovesAreAmbiguous() {
        Position rooks = Position.ofFen("4k3/8/8/R6R/8/8/8/4K3 w - - 0 1");
        assertEquals("Rad5", San.write(rooks, Move.ofUci("a5d5")));
        assertEquals("Rh8+", San.write(rooks, Move.ofUci("h5h8")));
        var refusal = assertThrows(UnreadableMoveException.class, () -> San.read(rooks, "Rd5"));
        assertEquals(UnreadableMoveException.Reason.AMBIGUOUS, refusal.reason());
        Position pawn = Position.ofFen("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
        assertEquals(UnreadableMoveException.Reason.AMBIGUOUS,
                assertThrows(UnreadableMoveException.class, () -> San.read(pawn, "a8")).reason());
    }

    @Test
    void anEnPassantMarkOnAnotherMoveIsRefused() {
        Position position = Position.ofFen("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 2");
        assertEquals("e5d6", San.read(position, "exd6 e.p.").uci());
        assertThrows(UnreadableMoveException.class, () -> San.read(position, "e6 e.p."));
        assertThrows(UnreadableMoveException.class, () -> San.read(position, "d6"));
    }
}
