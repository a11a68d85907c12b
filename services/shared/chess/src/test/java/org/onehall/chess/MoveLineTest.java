package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoveLineTest {
    @Test
    void isReadWithMoveNumbersOrWithoutAndInSquares() {
        Position start = Position.initial();
        MoveLine read = MoveLine.read(start, "1. f3 e5 2.g4 Qh4#");
        assertTrue(read.last().isCheckmate());
        assertEquals(List.of("f2f3", "e7e5", "g2g4", "d8h4"), read.uci());
        assertEquals(read, MoveLine.read(start, " f2f3\ne7e5  g4 1... Qh4 "));
        assertEquals(read, MoveLine.of(start, read.moves()));
    }

    @Test
    void isWrittenWithTheNumbersOfTheGame() {
        assertEquals(
                "1. f3 e5 2. g4 Qh4#",
                MoveLine.read(Position.initial(), "f3 e5 g4 Qh4").san());
        assertEquals(
                "41... Kg2 42. Kf4",
                MoveLine.read(Position.ofFen("8/8/8/8/8/4K3/8/7k b - - 0 41"), "Kg2 Kf4")
                        .san());
        assertEquals("", MoveLine.read(Position.initial(), "  ").san());
    }

    @Test
    void refusesWhatIsNoLegalMove() {
        assertThrows(UnreadableMoveException.class, () -> MoveLine.read(Position.initial(), "e4 e4"));
        assertThrows(UnreadableMoveException.class, () -> MoveLine.read(Position.initial(), "mate in two"));
    }
}
