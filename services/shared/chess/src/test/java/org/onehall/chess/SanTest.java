package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanTest {
    @ParameterizedTest
    @CsvSource({"legal-moves.txt, false, 690", "legal-moves-960.txt, true, 74"})
    void everyLegalMoveOfTheListIsWrittenAsItShould(String list, boolean chess960, int size) {
        var rows = Lists.rows("notation/" + list);
        for (String[] row : rows) {
            assertLegalMoves(row[0], row[1], row[2], chess960);
        }
        assertEquals(size, rows.size());
    }

    static void assertLegalMoves(String fen, String status, String moves, boolean chess960) {
        Position position = Position.ofFen(fen);
        var expected = new TreeMap<String, String>();
        for (String pair : moves.split(" ")) {
            if (pair.contains("=")) {
                expected.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
            }
        }
        var written = new TreeMap<String, String>();
        for (Move move : position.legalMoves()) {
            written.put(chess960 ? position.chess960Uci(move) : move.uci(), San.write(position, move));
        }
        assertEquals(expected, written, fen);
        assertEquals(
                status,
                position.isCheckmate()
                        ? "mate"
                        : position.isStalemate() ? "stalemate" : position.isCheck() ? "check" : "-",
                fen);
    }

    @Test
    void everyTokenOfTheListMeansItsMoveOrIsRefused() {
        for (String[] row : Lists.rows("notation/tokens.txt")) {
            assertToken(row);
        }
    }

    static void assertToken(String[] row) {
        Position position = Position.ofFen(row[0]);
        String what = row[1] + " (" + row[3] + ") in " + row[0];
        if (row[2].equals("ERROR")) {
            assertThrows(UnreadableMoveException.class, () -> San.read(position, row[1]), what);
            assertThrows(UnreadableMoveException.class, () -> San.readStrict(position, row[1], Letters.ENGLISH), what);
            return;
        }
        Move move = San.read(position, row[1]);
        assertEquals(row[2], move.uci(), what);
        boolean canonical = row[1].equals(San.write(position, move));
        assertTrue(canonical || !row[3].startsWith("canonical"), what);
        if (canonical) {
            assertEquals(move, San.readStrict(position, row[1], Letters.ENGLISH), what);
        } else {
            assertThrows(UnreadableMoveException.class, () -> San.readStrict(position, row[1], Letters.ENGLISH), what);
        }
    }

    /** NOT C.1 to NOT C.13, in every set of letters, short and long. */
    @ParameterizedTest
    @CsvSource({
        "legal-moves.txt, ENGLISH",
        "legal-moves.txt, ITALIAN",
        "legal-moves.txt, FIGURINES",
        "legal-moves-960.txt, ENGLISH"
    })
    void everyFormOfEveryMoveIsReadBackAsThatMove(String list, Letters letters) {
        for (String[] row : Lists.rows("notation/" + list)) {
            Position position = Position.ofFen(row[0]);
            for (Move move : position.legalMoves()) {
                String written = San.write(position, move, letters);
                assertEquals(move, San.read(position, written, letters), written + " in " + row[0]);
                assertEquals(move, San.readStrict(position, written, letters), written + " in " + row[0]);
                String whole = San.writeLong(position, move, letters);
                assertEquals(move, San.read(position, whole, letters), whole + " in " + row[0]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1             | g1f3  | Nf3    | Cf3   | ♘f3   | Ng1-f3   | Cg1-f3  "
                        + "| a knight's move",
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1             | e2e4  | e4     | e4    | e4    | e2-e4    | e2-e4   "
                        + "| a pawn has no letter (NOT C.3)",
                "4k3/8/8/8/8/8/8/4N1NK w - - 0 1             | g1f3  | Ngf3   | Cgf3  | ♘gf3  | Ng1-f3   | Cg1-f3  "
                        + "| the file before the rank",
                "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1           | g1f3  | N1f3   | C1f3  | ♘1f3  | Ng1-f3   | Cg1-f3  "
                        + "| the rank where they share the file",
                "4k3/8/8/8/8/2N1N3/8/K1N5 w - - 0 1          | c3d5  | Ncd5   | Ccd5  | ♘cd5  | Nc3-d5   | Cc3-d5  "
                        + "| only whoever can go there counts",
                "1k6/8/8/Q6Q/8/8/8/Q3K3 w - - 0 1            | a5e5  | Qa5e5+ | Da5e5+ | ♕a5e5+ | Qa5-e5+ | Da5-e5+ "
                        + "| both if neither is enough",
                "4k3/4r3/8/8/8/8/4N3/4K1N1 w - - 0 1         | g1f3  | Nf3    | Cf3   | ♘f3   | Ng1-f3   | Cg1-f3  "
                        + "| a pinned twin cannot go there",
                " 3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1          | e7d8q | exd8=Q+ | exd8D+ | exd8♕+ | e7xd8=Q+ | "
                        + "e7xd8D+ | NOT C.11",
                "r3k3/8/8/8/8/8/8/4K3 b q - 0 1              | e8c8  | O-O-O  | 0-0-0 | 0-0-0 | O-O-O    | 0-0-0   "
                        + "| NOT C.13",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2           | e5d6  | exd6   | exd6  | exd6  | e5xd6    | e5xd6   "
                        + "| en passant (NOT C.9.3)",
                "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1            | a1a8  | Ra8#   | Ta8#  | ♖a8#  | Ra1-a8#  | Ta1-a8# "
                        + "| checkmate",
                "4k3/8/8/8/8/8/8/KB6 w - - 0 1               | a1b2  | Kb2    | Rb2   | ♔b2   | Ka1-b2   | Ra1-b2  "
                        + "| the king is R in Italian",
            })
    void movesAreWrittenInTheStatedLetters(
            String fen,
            String uci,
            String english,
            String italian,
            String figurines,
            String whole,
            String wholeItalian,
            String why) { // NOT C.1, NOT C.2, NOT C.4, NOT C.5, NOT C.6, NOT C.7, NOT C.8, NOT C.9, NOT C.10
        Position position = Position.ofFen(fen);
        Move move = Move.ofUci(uci);
        assertEquals(english, San.write(position, move), why);
        assertEquals(italian, San.write(position, move, Letters.ITALIAN), why);
        assertEquals(figurines, San.write(position, move, Letters.FIGURINES), why);
        assertEquals(whole, San.writeLong(position, move, Letters.ENGLISH), why);
        assertEquals(wholeItalian, San.writeLong(position, move, Letters.ITALIAN), why);
    }

    @Test
    void theSameTextIsAnotherMoveInOtherLetters() {
        Position position = Position.ofFen("4k3/8/8/8/8/8/8/K1R5 w - - 0 1");
        assertEquals("c1b1", San.read(position, "Rb1", Letters.ENGLISH).uci());
        assertEquals("a1b1", San.read(position, "Rb1", Letters.ITALIAN).uci());
        assertThrows(UnreadableMoveException.class, () -> San.read(position, "Kb1", Letters.ITALIAN));
        assertThrows(UnreadableMoveException.class, () -> San.read(position, "Tb1", Letters.ENGLISH));
        assertThrows(UnreadableMoveException.class, () -> San.read(position, "♖b1", Letters.ENGLISH));
        assertEquals("c1b1", San.read(position, "♜b1", Letters.FIGURINES).uci());
        Position capture = Position.ofFen("4k3/8/8/1p6/P7/3B4/8/4K3 w - - 0 1");
        assertEquals("a4b5", San.read(capture, "axb5", Letters.ITALIAN).uci(), "a small letter is a file");
        assertEquals("d3b5", San.read(capture, "Axb5", Letters.ITALIAN).uci(), "a capital letter is a piece");
    }

    @ParameterizedTest
    @CsvSource({
        "e8=Q+, ENGLISH",
        "e8=Q,  ENGLISH",
        "e8Q,   ENGLISH",
        "e8(Q), ENGLISH",
        "e8/Q,  ENGLISH",
        "e8=q,  ENGLISH",
        "e8q+,  ENGLISH",
        "e7e8q, ENGLISH",
        "e7-e8=Q, ENGLISH",
        "e8=Q++, ENGLISH",
        "e8=Q (=), ENGLISH",
        "e8=Q+(=), ENGLISH",
        "e7–e8Q!, ENGLISH",
        "e8D+,  ITALIAN",
        "e8=D,  ITALIAN",
        "e8(D), ITALIAN",
        "e8d,   ITALIAN",
        "e7e8d, ITALIAN",
        "e8♕,   FIGURINES",
        "e8=♛,  FIGURINES",
    })
    void aPromotionIsReadFromManySpellings(String text, Letters letters) {
        assertEquals(
                "e7e8q",
                San.read(Position.ofFen("k7/4P3/8/8/8/8/8/4K3 w - - 0 1"), text, letters)
                        .uci());
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4+", "e2e4", "e2-e4", "e4!", " e4", "e4 ", "Pe4", "e4#"})
    void aStrictReaderTakesNothingButTheShortForm(String text) {
        assertEquals("e2e4", San.read(Position.initial(), text).uci());
        assertEquals(
                UnreadableMoveException.Reason.NOT_CANONICAL,
                assertThrows(
                                UnreadableMoveException.class,
                                () -> San.readStrict(Position.initial(), text, Letters.ENGLISH))
                        .reason());
    }

    /** NOT C.12. */
    @Test
    void aDrawOfferIsMarkedBesideTheMove() {
        Move move = San.readStrict(Position.initial(), "Nf3 (=)", Letters.ENGLISH);
        assertEquals("g1f3", move.uci());
        assertEquals(move, San.read(Position.initial(), San.write(Position.initial(), move) + San.DRAW_OFFER));
        assertTrue(San.offersDraw("Nf3 (=)"));
        assertFalse(San.offersDraw("Nf3"));
        assertThrows(UnreadableMoveException.class, () -> San.read(Position.initial(), "(=)"));
    }

    @ParameterizedTest
    @CsvSource({
        "Nf3,      g1f3",
        "NXf3, g1f3",
        "N:f3, g1f3",
        "N×f3, g1f3",
        "Ng1f3,    g1f3",
        "Ng1-f3,   g1f3",
        "Nf3+,     g1f3",
        "Nxf3,     g1f3",
        "Nf3!?,    g1f3",
        "e4,       e2e4",
        "e2e4,     e2e4",
        "e2-e4,    e2e4",
        "Pe4,      e2e4",
        "g1f3,     g1f3",
        "' e4 ',   e2e4",
    })
    void sloppyNotationKeepsItsMeaning(String text, String move) {
        assertEquals(move, San.read(Position.initial(), text).uci());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Cg1xf3+", "Cg1-f3", "Cg1f3", "Cxf3+", "Cxf3", "Cf3", "g1f3"})
    void theLongFormAndAScoreWithoutItsMarksAreRead(String text) { // NOT C.8 long form
        assertEquals(
                "g1f3",
                San.read(Position.ofFen("8/8/8/8/8/5p2/3k4/6NK w - - 0 1"), text, Letters.ITALIAN)
                        .uci());
    }

    @ParameterizedTest
    @CsvSource({
        "Nf4,  ILLEGAL",
        "e5,  ILLEGAL",
        "O-O, ILLEGAL",
        "exd3, ILLEGAL",
        "Ke2, ILLEGAL",
        "e4=Q, ILLEGAL",
        "e4 e.p., ILLEGAL",
        "--,   UNKNOWN",
        "'',  UNKNOWN",
        "e9,  UNKNOWN",
        "Zf3, UNKNOWN",
        "O-O-O-O, UNKNOWN",
        "nf3, UNKNOWN",
        "e2e2, UNKNOWN",
        "eXf3, ILLEGAL",
        "xe4, ILLEGAL",
        "N, UNKNOWN",
        "0000, UNKNOWN",
        "e4e5e6, UNKNOWN",
    })
    void whatCannotBeReadIsRefusedWithItsReason(String text, UnreadableMoveException.Reason reason) {
        assertEquals(
                reason,
                assertThrows(UnreadableMoveException.class, () -> San.read(Position.initial(), text))
                        .reason());
    }

    @Test
    void twoFittingMovesAreAmbiguous() {
        Position rooks = Position.ofFen("4k3/8/8/R6R/8/8/8/4K3 w - - 0 1");
        assertEquals("Rad5", San.write(rooks, Move.ofUci("a5d5")));
        assertEquals("Rh8+", San.write(rooks, Move.ofUci("h5h8")));
        var refusal = assertThrows(UnreadableMoveException.class, () -> San.read(rooks, "Rd5"));
        assertEquals(UnreadableMoveException.Reason.AMBIGUOUS, refusal.reason());
        Position pawn = Position.ofFen("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
        assertEquals(
                UnreadableMoveException.Reason.AMBIGUOUS,
                assertThrows(UnreadableMoveException.class, () -> San.read(pawn, "a8"))
                        .reason());
    }

    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2xe4",
        "8/1P6/8/8/8/k7/8/K7 w - - 0 1, b7xb8=Q",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1xg1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1xh1",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1:c1",
    })
    void aMarkOfCaptureOnAMoveThatCannotCaptureIsRefused(String fen, String text) {
        assertThrows(UnreadableMoveException.class, () -> San.read(Position.ofFen(fen), text));
    }

    @Test
    void anEnPassantMarkOnAnotherMoveIsRefused() {
        Position position = Position.ofFen("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 2");
        assertEquals("e5d6", San.read(position, "exd6 e.p.").uci());
        assertThrows(UnreadableMoveException.class, () -> San.read(position, "e6 e.p."));
        assertThrows(UnreadableMoveException.class, () -> San.read(position, "d6"));
    }
}
