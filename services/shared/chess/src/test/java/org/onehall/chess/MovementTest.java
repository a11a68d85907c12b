package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the Laws let each piece move, in small positions; {@link PerftTest} counts everything together. */
class MovementTest {
    /** The squares to which the piece on a square may move, "a1 b2". */
    private static void goesTo(String fen, String square, String squares) {
        assertEquals(
                Arrays.stream(squares.split(" ")).sorted().toList(),
                Position.ofFen(fen).legalMoves().stream()
                        .filter(move -> move.from().equals(Square.of(square)))
                        .map(move -> move.to().name())
                        .sorted()
                        .toList(),
                fen);
    }

    private static void goesNowhere(String fen, String square) {
        assertTrue(
                Position.ofFen(fen).legalMoves().stream()
                        .noneMatch(move -> move.from().equals(Square.of(square))),
                fen);
    }

    @Test
    void whiteStartsAndTheyMoveInTurn() { // LAW 1.1, LAW 1.3
        Position position = Position.initial();
        assertEquals(Side.WHITE, position.sideToMove());
        assertFalse(position.isLegal(Move.ofUci("e7e5")));
        Position answer = position.play(Move.ofUci("e2e4"));
        assertEquals(Side.BLACK, answer.sideToMove());
        assertFalse(answer.isLegal(Move.ofUci("d2d4")));
        assertTrue(answer.isLegal(Move.ofUci("e7e5")));
    }

    @Test
    void thePiecesStandAsTheLawsPlaceThem() { // LAW 2.2, LAW 2.3
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                Position.initial().fen());
    }

    @Test
    void noPieceMovesToASquareOfItsOwnAndCapturesWhatIsNot() { // LAW 3.1
        goesTo("4k3/8/8/8/1p2P3/8/8/1R2K3 w - - 0 1", "b1", "a1 c1 d1 b2 b3 b4");
        goesTo("4k3/8/8/8/1P2P3/8/8/1R2K3 w - - 0 1", "b1", "a1 c1 d1 b2 b3");
        Position captured =
                Position.ofFen("4k3/8/8/8/1p2P3/8/8/1R2K3 w - - 0 1").play(Move.ofUci("b1b4"));
        assertEquals("4k3/8/8/8/1R2P3/8/8/4K3 b - - 0 1", captured.fen());
    }

    @Test
    void aPinnedPieceAttacksAllTheSame() { // LAW 3.1
        String pinned = "8/8/8/k2r3R/8/2K5/8/8 ";
        assertFalse(Position.ofFen(pinned + "b - - 0 1").isLegal(Move.ofUci("d5d3")));
        assertFalse(Position.ofFen(pinned + "w - - 0 1").isLegal(Move.ofUci("c3d3")));
    }

    @Test
    void theBishopGoesAlongDiagonals() { // LAW 3.2
        goesTo("4k3/8/8/8/3B4/8/8/4K3 w - - 0 1", "d4", "a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2 g1");
    }

    @Test
    void theRookGoesAlongFilesAndRanks() { // LAW 3.3
        goesTo("4k3/8/8/8/3R4/8/8/4K3 w - - 0 1", "d4", "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4");
    }

    @Test
    void theQueenGoesAsBoth() { // LAW 3.4
        goesTo(
                "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
                "d4",
                "a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2 g1 d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4");
    }

    @Test
    void noneOfThemGoesOverAnotherPiece() { // LAW 3.5
        goesTo("4k3/8/1p3P2/8/3Q4/2P1P3/3p4/3K4 w - - 0 1", "d4", "e5 c5 b6 d3 d2 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4");
    }

    @Test
    void theKnightGoesToTheNearestSquaresOfNoLineOverWhateverStandsThere() { // LAW 3.6
        goesTo("4k3/8/8/2ppp3/2pNp3/2ppp3/8/4K3 w - - 0 1", "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
        goesTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "b1", "a3 c3");
    }

    @Test
    void thePawnGoesOneSquareForwardAndNowhereElse() { // LAW 3.7, LAW 3.7.1
        goesTo("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e4");
        goesTo("4k3/8/4p3/8/8/8/8/4K3 b - - 0 1", "e6", "e5");
        goesNowhere("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3");
    }

    @Test
    void fromItsFirstSquareItMayGoTwoIfBothAreFree() { // LAW 3.7.2
        goesTo("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "e3 e4");
        goesTo("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2", "e3");
        goesNowhere("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2");
    }

    @Test
    void itCapturesDiagonallyForward() { // LAW 3.7.3
        goesTo("4k3/8/8/8/3ppp2/4P3/8/4K3 w - - 0 1", "e3", "d4 f4");
        goesTo("4k3/8/8/8/3P1P2/4P3/3n1n2/4K3 w - - 0 1", "e3", "e4");
    }

    @Test
    void enPassantIsPossibleOnTheNextMoveOnly() { // LAW 3.7.4
        Position doubleStep =
                Position.ofFen("4k3/3p4/8/4P3/8/8/8/4K2R b - - 0 1").play(Move.ofUci("d7d5"));
        assertEquals(
                "4k3/8/3P4/8/8/8/8/4K2R b - - 0 2",
                doubleStep.play(Move.ofUci("e5d6")).fen());
        assertFalse(doubleStep.play(Move.ofUci("h1h2")).play(Move.ofUci("e8e7")).isLegal(Move.ofUci("e5d6")));
        Position singleStep =
                Position.ofFen("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1").play(Move.ofUci("d6d5"));
        assertFalse(singleStep.isLegal(Move.ofUci("e5d6")));
    }

    @Test
    void enPassantMayNotLeaveTheKingToAnAttackAlongTheRank() { // LAW 3.7.4
        assertFalse(Position.ofFen("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1").isLegal(Move.ofUci("e5d6")));
    }

    @Test
    void aPawnOnTheLastRankBecomesAQueenRookBishopOrKnightHoweverManyThereAre() { // LAW 3.7.5
        Position position = Position.ofFen("8/P3k3/8/8/8/8/8/QRRBBNNK w - - 0 1");
        assertEquals(
                List.of("a7a8b", "a7a8n", "a7a8q", "a7a8r"),
                position.legalMoves().stream()
                        .map(Move::uci)
                        .filter(uci -> uci.startsWith("a7"))
                        .sorted()
                        .toList());
        assertEquals(
                "Q7/4k3/8/8/8/8/8/QRRBBNNK b - - 0 1",
                position.play(Move.ofUci("a7a8q")).fen());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1      | c1 d1 d2 e2 f1 f2 g1 | to either side",
                "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1       | d1 d2 e2 f1 f2 g1    | a right once lost",
                "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1          | c1 d1 d2 e2 f1 f2    | only the rook goes over an "
                        + "attacked square",
                "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1           | c1 d1 d2 e2 f1 f2    | the rook is attacked",
                "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1           | e2 f1 f2             | the square crossed is attacked",
                "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1          | d1 d2 e2 f1 f2       | the king's target is attacked",
                "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1          | d1 d2 f1 f2          | in check",
                "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1           | d1 d2 e2 f1 f2       | a piece in between",
            })
    void theKingGoesToAnyNextSquareThatIsNotAttackedOrCastles(
            String fen, String squares, String what) { // LAW 3.8, LAW 3.8.2
        goesTo(fen, "e1", squares);
    }

    @Test
    void castlingIsLostForGoodWithAMoveOfKingOrRookAndMeantAsOneMove() { // LAW 3.8.2
        Position position = Position.ofFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        Position back = position;
        for (String move : List.of("e1e2", "e8e7", "e2e1", "e7e8")) back = back.play(Move.ofUci(move));
        assertEquals("r3k2r/8/8/8/8/8/8/R3K2R w - - 4 3", back.fen());
        for (String move : List.of("h1h2", "h8h7", "h2h1", "h7h8")) position = position.play(Move.ofUci(move));
        assertEquals("r3k2r/8/8/8/8/8/8/R3K2R w Qq - 4 3", position.fen());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1 | e2d2 | a pinned piece stays on its line",
                "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1   | e1f2 | the king does not step into check",
                "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1  | a2a3 | a check has to be answered",
            })
    void noMoveLeavesOrPutsTheOwnKingInCheck(
            String fen, String move, String what) { // LAW 3.9, LAW 3.10, LAW 1.4, OLD 1.2
        assertFalse(Position.ofFen(fen).isLegal(Move.ofUci(move)), what);
    }

    @Test
    void noKingIsEverCaptured() { // LAW 1.4, OLD 1.2
        assertThrows(IllegalPositionException.class, () -> Position.ofFen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"));
    }

    @Test
    void aPositionThatNoLegalMovesReachIsRefused() { // LAW 3.10.3
        for (String fen : List.of("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "8/8/8/8/8/8/8/4K3 w - - 0 1"))
            assertThrows(IllegalPositionException.class, () -> Position.ofFen(fen));
    }
}
