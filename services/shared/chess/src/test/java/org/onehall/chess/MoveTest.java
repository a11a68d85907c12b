package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
    @Test
    void uciIsReadAndWritten() {
        assertEquals(new Move(Square.of("e2"), Square.of("e4")), Move.ofUci("e2e4"));
        assertEquals(Optional.of(PieceType.KNIGHT), Move.ofUci("e7e8n").promotion());
        assertEquals("e7e8q", Move.ofUci("e7e8q").toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "e2", "e2e", "e2e9", "i2e4", "e2-e4", "e7e8k", "e7e8p", "e7e8Q", "E2E4", "e2e2", "e2e4qq", "0000",
                "♔2e4", "e2\ne4"
            })
    void anythingElseIsMalformed(String text) {
        var refusal = assertThrows(MalformedMoveException.class, () -> Move.ofUci(text));
        assertTrue(refusal.getMessage().chars().noneMatch(Character::isISOControl), refusal.getMessage());
    }

    @Test
    void nothingIsNoMove() {
        assertThrows(MalformedMoveException.class, () -> Move.ofUci(null));
    }

    @Test
    void bothSpellingsOfCastlingAreTheSameMove() {
        Position position = Position.ofFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertEquals(position.play(Move.ofUci("e1g1")), position.play(Move.ofUci("e1h1")));
        assertEquals(position.play(Move.ofUci("e1c1")), position.play(Move.ofUci("e1a1")));
        assertEquals(Optional.of(Move.ofUci("e1g1")), position.resolve(Move.ofUci("e1h1")));
        assertEquals("O-O-O", San.write(position, Move.ofUci("e1a1")));
    }

    @Test
    void aPawnCannotBecomeKingOrPawn() {
        assertThrows(
                MalformedMoveException.class,
                () -> new Move(Square.of("a7"), Square.of("a8"), Optional.of(PieceType.KING)));
        assertThrows(
                MalformedMoveException.class,
                () -> new Move(Square.of("a7"), Square.of("a8"), Optional.of(PieceType.PAWN)));
    }

    @Test
    void squaresAreNamedByFileAndRank() {
        assertEquals(0, Square.of("a1").index());
        assertEquals(63, Square.of("h8").index());
        assertEquals("e4", new Square(28).toString());
        assertEquals(4, Square.of("e4").file());
        assertEquals(3, Square.of("e4").rank());
        assertThrows(IllegalArgumentException.class, () -> Square.of("e0"));
        assertThrows(IllegalArgumentException.class, () -> new Square(64));
    }

    @Test
    void aPairHoldsOneValueForEachSide() {
        BySide<Integer> pair = BySide.both(3).with(Side.BLACK, 5).with(Side.WHITE, (UnaryOperator<Integer>) n -> n + 1);
        assertEquals(new BySide<>(4, 5), pair);
        assertEquals(5, pair.get(Side.WHITE.other()));
        assertEquals(new BySide<>("4", "5"), pair.map(String::valueOf));
    }
}
