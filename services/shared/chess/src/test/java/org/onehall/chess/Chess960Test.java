package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Initial positions, castling and FENs of Chess960 (960 II). */
class Chess960Test {
    private static final Pattern KING_BETWEEN_ROOKS = Pattern.compile("[^RK]*R[^RK]*K[^RK]*R[^RK]*");

    private static List<String> names(Position position) {
        return position.legalMoves().stream().map(Move::uci).sorted().toList();
    }

    @ParameterizedTest
    @CsvSource({"0, BBQNNRKR", "1, BQNBNRKR", "518, RNBQKBNR", "959, RKRNNQBB", "534, RNBKQBNR"})
    void anInitialPositionHasItsNumber(int number, String rank) {
        assertTrue(
                Position.chess960(number).fen().endsWith("/" + rank + " w KQkq - 0 1"),
                Position.chess960(number).fen());
    }

    @Test
    void the960InitialPositionsAreDifferentAndKeepTheRules() { // 960 II.2
        var ranks = IntStream.range(0, 960).mapToObj(Chess960::firstRank).toList();
        assertEquals(960, ranks.stream().distinct().count());
        for (String rank : ranks) {
            assertTrue(KING_BETWEEN_ROOKS.matcher(rank).matches(), rank);
            assertEquals(1, (rank.indexOf('B') + rank.lastIndexOf('B')) % 2, rank + ": bishops of opposite colours");
            assertEquals(
                    "BBKNNQRR",
                    rank.chars()
                            .sorted()
                            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                            .toString());
        }
        assertEquals(Position.initial(), Position.chess960(518));
        assertTrue(IntStream.range(0, 960)
                .allMatch(number -> Position.chess960(number).chess960Number().getAsInt() == number));
        assertEquals(
                OptionalInt.empty(),
                Position.chess960(0).play(Move.ofUci("c2c4")).chess960Number());
        assertEquals(
                OptionalInt.empty(),
                Position.ofFen(Position.chess960(0).fen().replace("KQkq", "KQk"))
                        .chess960Number());
        assertFalse(Position.chess960(518).isChess960());
        assertTrue(Position.chess960(0).isChess960());
        assertThrows(IllegalArgumentException.class, () -> Position.chess960(960));
        assertThrows(IllegalArgumentException.class, () -> Position.chess960(-1));
    }

    @Test
    void theKingsStepAndCastlingToTheSameSquareAreBothPlayable() { // 960 II.3.2
        Position position = Position.ofFen("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
        assertTrue(
                names(position).containsAll(List.of("f1g1", "f1h1")),
                names(position).toString());
        assertEquals(
                "4k3/8/8/8/8/8/8/6KR b - - 1 1",
                position.play(Move.ofUci("f1g1")).fen());
        assertEquals(
                "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                position.play(Move.ofUci("f1h1")).fen());
        assertEquals("Kg1", San.write(position, Move.ofUci("f1g1")));
        assertEquals("O-O", San.write(position, Move.ofUci("f1h1")));
        assertEquals(Move.ofUci("f1h1"), San.read(position, "O-O"));
        assertEquals(Move.ofUci("f1g1"), San.read(position, "Kg1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/1R4KR w BH - 0 1 | g1h1 | 4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1 | O-O   | the king stays",
                "4k3/8/8/8/8/8/8/3RK3 w D - 0 1   | e1d1 | 4k3/8/8/8/8/8/8/2KR4 b - - 1 1   | O-O-O | the rook stays",
                "4k3/8/8/8/8/8/8/2RK4 w C - 0 1   | d1c1 | 4k3/8/8/8/8/8/8/2KR4 b - - 1 1   | O-O-O | they change "
                        + "places",
                "1r3k1r/8/8/8/8/8/8/4K3 b bh - 0 1 | f8b8 | 2kr3r/8/8/8/8/8/8/4K3 w - - 1 2  | O-O-O | a long way",
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | e1g1 | 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1  | O-O   | as in "
                        + "standard chess",
                "4k3/8/8/8/8/8/8/RR3KRR w GB - 0 1 | f1g1 | 4k3/8/8/8/8/8/8/RR3RKR b - - 1 1 | O-O   | with the "
                        + "inner rook",
            })
    void kingAndRookEndOnTheSquaresOfStandardChess(
            String fen, String move, String after, String san, String what) { // 960 II.3.2
        Position position = Position.ofFen(fen);
        assertTrue(names(position).contains(move), what);
        assertEquals(after, position.play(Move.ofUci(move)).fen(), what);
        assertEquals(san, San.write(position, Move.ofUci(move)).replace("+", ""), what);
        assertEquals(Move.ofUci(move), San.read(position, san), what);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/1K3N1R w H - 0 1    | b1h1 | a piece on the rook's square",
                "4k3/8/8/8/8/8/8/1KN4R w H - 0 1     | b1h1 | a piece on the king's way",
                "4k3/8/8/8/8/8/8/RN2K3 w A - 0 1     | e1a1 | a piece on the rook's way alone",
                "4k3/8/8/8/8/4r3/8/1K5R w H - 0 1    | b1h1 | the king's way attacked",
                "4k3/8/8/8/8/8/8/rR2K3 w B - 0 1     | e1b1 | the rook was all that kept a check off",
                "4k3/8/8/8/8/8/5r2/5KR1 w G - 0 1    | f1g1 | in check",
            })
    void castlingIsRefusedWhenSomethingIsInTheWayOrTheKingAttacked(String fen, String move, String what) { // 960 notes
        assertFalse(Position.ofFen(fen).isLegal(Move.ofUci(move)), what);
    }

    @Test
    void castlingIsAlsoUnderstoodByTheKingsTargetIfNoOtherKingsMoveHasIt() {
        Position position = Position.ofFen("4k3/8/8/8/8/8/8/1K5R w H - 0 1");
        assertEquals(Optional.of(Move.ofUci("b1h1")), position.resolve(Move.ofUci("b1g1")));
        assertEquals(Optional.empty(), position.resolve(Move.ofUci("b1f1")));
        Position rook = Position.ofFen("4k3/8/8/8/8/8/8/R2K3R w HA - 0 1");
        assertEquals(Optional.of(Move.ofUci("h1g1")), rook.resolve(Move.ofUci("h1g1")));
        assertEquals(
                "4k3/8/8/8/8/8/8/R1K4R b - - 1 1", rook.play(Move.ofUci("d1c1")).fen());
    }

    @Test
    void eitherUciSpellingOfCastlingIsWritten() {
        Position standard = Position.ofFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertEquals("e1g1", standard.resolve(Move.ofUci("e1h1")).orElseThrow().uci());
        assertEquals("e1h1", standard.chess960Uci(Move.ofUci("e1g1")));
        assertEquals("a1b1", standard.chess960Uci(Move.ofUci("a1b1")));
        assertThrows(IllegalArgumentException.class, () -> standard.chess960Uci(Move.ofUci("a1b2")));
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/RR3KRR w KQ - 0 1,      RR3KRR, KQ,   HA",
        "4k3/8/8/8/8/8/8/RR3KRR w GB - 0 1,      RR3KRR, GB,   GB",
        "4k3/8/8/8/8/8/8/RR3KRR w KB - 0 1,      RR3KRR, KB,   HB",
        "1r3k1r/8/8/8/8/8/8/R3K2R w HAhb - 0 1,  R3K2R,  KQkq, HAhb",
        "rr3k1r/8/8/8/8/8/8/R3K2R b AHbh - 0 1,  R3K2R,  KQkb, HAhb",
    })
    void aCastlingRightIsReadAndWrittenAsXFenOrShredderFen(String fen, String rank, String xFen, String shredder) {
        Position position = Position.ofFen(fen);
        assertTrue(position.fen().contains("/" + rank + " "), position.fen());
        assertEquals(xFen, position.fen().split(" ")[2]);
        assertEquals(shredder, position.shredderFen().split(" ")[2]);
        assertEquals(position, Position.ofFen(position.fen()));
        assertEquals(position, Position.ofFen(position.shredderFen()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/8/8/8/RR3KRR w GH - 0 1", "4k3/8/8/8/8/8/8/K6R w H - 0 1", "4k3/8/8/8/8/8/8/R6K w Q - 0 1",
                "4k3/8/8/8/8/8/5K2/7R w H - 0 1", "4k3/8/8/8/8/8/8/5K1R w G - 0 1", "4k3/8/8/8/8/8/8/5K1R w F - 0 1",
                "4k3/8/8/8/8/8/8/5K1r w H - 0 1", "4k3/8/8/8/8/8/8/R4K2 w K - 0 1", "5k1r/8/8/8/8/8/8/5K1R w Ka - 0 1",
            })
    void anImpossibleCastlingRightIsRefused(String fen) {
        var refusal = assertThrows(IllegalPositionException.class, () -> Position.ofFen(fen));
        assertTrue(refusal.getMessage().contains("castling right"), refusal.getMessage());
    }

    @Test
    void castlingRightsOfChess960CannotAriseInStandardChess() {
        Position position = Position.ofFen("4k3/8/8/8/8/8/8/R2K4 w Q - 0 1");
        assertTrue(position.isChess960());
        assertEquals(Optional.of("the castling rights are those of Chess960"), position.unreachableBecause());
        Position moved = position.play(Move.ofUci("d1d2"));
        assertFalse(moved.isChess960(), "no right is left");
        assertEquals(Optional.empty(), moved.unreachableBecause());
    }
}
