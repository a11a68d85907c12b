package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PositionTest {
    private static Position play(Position position, String... moves) {
        for (String move : moves) {
            position = position.play(Move.ofUci(move));
        }
        return position;
    }

    @Test
    void theInitialPositionHasTwentyMoves() {
        assertEquals(20, Position.initial().legalMoves().size());
        assertEquals(
                Optional.of(new Piece(Side.WHITE, PieceType.KING)),
                Position.initial().at(Square.of("e1")));
        assertEquals(
                Optional.of(new Piece(Side.BLACK, PieceType.QUEEN)),
                Position.initial().at(Square.of("d8")));
        assertEquals(Optional.empty(), Position.initial().at(Square.of("e4")));
    }

    @Test
    void playingLeavesTheOldPositionAsItWas() {
        Position before = Position.initial();
        Position after = play(before, "e2e4");
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", before.fen());
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", after.fen());
        assertEquals(Side.BLACK, after.sideToMove());
    }

    @Test
    void anIllegalMoveIsRefused() {
        var refusal = assertThrows(IllegalArgumentException.class, () -> play(Position.initial(), "e2e5"));
        assertTrue(refusal.getMessage().contains("e2e5"), refusal.getMessage());
        assertFalse(Position.initial().isLegal(Move.ofUci("e7e5")));
    }

    @Test
    void castlingIsAlsoUnderstoodAsKingTakesRook() {
        Position position = Position.ofFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertEquals(Optional.of(Move.ofUci("e1g1")), position.resolve(Move.ofUci("e1h1")));
        assertEquals(Optional.of(Move.ofUci("e1c1")), position.resolve(Move.ofUci("e1a1")));
        assertEquals(
                "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1", play(position, "e1h1").fen());
        assertEquals(
                "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2",
                play(position, "e1c1", "e8h8").fen());
    }

    @Test
    void castlingRightsEndWithAMoveOfKingOrRookAndWithTheCaptureOfTheRook() {
        Position position = Position.ofFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertEquals("kq", play(position, "e1e2").fen().split(" ")[2]);
        assertEquals("Kkq", play(position, "a1b1").fen().split(" ")[2]);
        assertEquals("Kk", play(position, "a1a8").fen().split(" ")[2]);
    }

    @Test
    void promotionNeedsItsPiece() {
        Position position = Position.ofFen("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
        assertFalse(position.isLegal(Move.ofUci("a7a8")));
        assertEquals("N7/4k3/8/8/8/8/8/4K3 b - - 0 1", play(position, "a7a8n").fen());
        assertFalse(position.isLegal(Move.ofUci("e1e2q")));
    }

    @Test
    void mateStalemateAndCheckAreTold() { // LAW 5.1.1, LAW 5.2.1
        assertTrue(play(Position.initial(), "f2f3", "e7e5", "g2g4", "d8h4").isCheckmate());
        Position stalemate = Position.ofFen("k7/2Q5/8/8/8/8/8/K7 b - - 0 1");
        assertTrue(stalemate.isStalemate());
        assertFalse(stalemate.isCheck());
        assertFalse(stalemate.isCheckmate());
        assertTrue(Position.ofFen("k7/8/8/8/8/8/8/K3R2q w - - 0 1").legalMoves().stream()
                .noneMatch(m -> m.uci().equals("e1e2")));
    }

    @Test
    void theRepetitionKeyNamesEnPassantOnlyIfACaptureIsLegal() {
        assertTrue(Position.ofFen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")
                .repetitionKey()
                .endsWith(" d6"));
        assertTrue(
                Position.ofFen("k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")
                        .repetitionKey()
                        .endsWith(" -"),
                "the capturing pawn is pinned");
        assertTrue(
                Position.ofFen("8/8/8/K2pP2r/8/8/8/7k w - d6 0 2")
                        .repetitionKey()
                        .endsWith(" -"),
                "both pawns leave the rank");
        assertTrue(Position.initial().play(Move.ofUci("e2e4")).repetitionKey().endsWith(" -"), "no pawn can capture");
    }

    @Test
    void positionsAreEqualWhenTheirFensAre() {
        Position there = play(Position.initial(), "g1f3", "g8f6", "f3g1", "f6g8");
        assertNotEquals(Position.initial(), there, "the counters differ");
        assertEquals(Position.initial().repetitionKey(), there.repetitionKey());
        assertEquals(there, Position.ofFen(there.fen()));
        assertEquals(there.hashCode(), Position.ofFen(there.fen()).hashCode());
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", there.toString());
    }

    @Test
    void randomGamesKeepFenNotationAndMovesInStep() {
        for (long seed = 1; seed <= 60; seed++) {
            var random = new Random(seed);
            Position position = Position.initial();
            for (int ply = 0; ply < 150; ply++) {
                var moves = position.legalMoves();
                String where = "seed " + seed + ", " + position.fen();
                assertEquals(position, Position.ofFen(position.fen()), where);
                assertEquals(moves.size(), new HashSet<>(moves).size(), where);
                assertEquals(
                        moves.size(),
                        moves.stream()
                                .map(new Notation(position)::write)
                                .distinct()
                                .count(),
                        where);
                assertEquals(Optional.empty(), position.unreachableBecause(), where);
                if (moves.isEmpty()) {
                    break;
                }
                for (Move move : moves) {
                    assertEquals(move, San.read(position, San.write(position, move)), where);
                    assertEquals(move, Move.ofUci(move.uci()), where);
                }
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    private record Notation(Position position) {
        String write(Move move) {
            return San.write(position, move);
        }
    }
}
