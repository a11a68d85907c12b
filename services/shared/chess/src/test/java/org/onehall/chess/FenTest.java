package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reading FENs and refusing illegal positions (LAW 2.2, 3.10.3). */
class FenTest {
    @Test
    void eachFenOfTheListIsJudgedRight() {
        for (String[] row : Lists.rows("notation/fens.txt")) {
            switch (row[1]) {
                case "valid" -> assertEquals(row[0], Position.ofFen(row[0]).fen());
                case "invalid" -> assertThrows(IllegalPositionException.class, () -> Position.ofFen(row[0]), row[0]);
                default -> assertThrows(MalformedFenException.class, () -> Position.ofFen(row[0]), row[0]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                               | fields",
                "8/8/8/8/8/8/8 w - - 0 1                          | 7 ranks",
                "8/8/8/8/8/8/8/44 w - - 0 1                       | two numbers",
                "8/8/8/8/8/8/8/k5K w - - 0 1                      | 7 squares",
                "8/8/8/8/8/8/8/k6KK w - - 0 1                     | 9 squares",
                "8/8/8/8/8/8/8/x6K w - - 0 1                      | no piece",
                "k7/8/8/8/8/8/8/7K W - - 0 1                      | field 2",
                "k7/8/8/8/8/8/8/7K w KK - 0 1                     | needs king",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkqK - 0 1            | repeats",
                "r3k2r/8/8/8/8/8/8/R3K2R w HKha - 0 1             | repeats",
                "r3k2r/8/8/8/8/8/8/R3K2R w HAhi - 0 1             | field 3",
                "k7/8/8/8/8/8/8/7K w - e9 0 1                     | field 4",
                "k7/8/8/8/8/8/8/7K w - - -1 1                     | field 5",
                "k7/8/8/8/8/8/8/7K w - - 0 123456                 | field 6",
                "k7/8/8/8/8/8/8/7K w - - 0                        | 5 fields",
            })
    void aMalformedFenIsRefusedByField(String fen, String reason) {
        var refusal = assertThrows(IllegalArgumentException.class, () -> Position.ofFen(fen));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8/8/8/8/8/8/K7 w - - 0 1                       | Black has no king",
                "kk6/8/8/8/8/8/8/K7 w - - 0 1                     | Black has 2 kings",
                "k6P/8/8/8/8/8/8/K7 w - - 0 1                     | first or eighth rank",
                "k6R/8/8/8/8/8/8/K7 w - - 0 1                     | left its king in check",
                "kK6/8/8/8/8/8/8/8 w - - 0 1                      | left its king in check",
                "4k3/8/8/8/8/8/8/4K3 w K - 0 1                    | castling right K",
                "4k3/8/8/8/8/8/8/3K3R w Q - 0 1                   | castling right Q",
                "4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1                 | en-passant",
                "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1               | way is not empty",
                "4k3/8/8/8/8/8/8/4K3 w - e6 0 1                   | no pawn",
                "k7/8/8/8/1n6/3K3r/8/3r4 w - - 0 1                | 3 checks",
            })
    void anIllegalPositionIsRefusedWithItsReason(String fen, String reason) { // LAW 3.10.3
        var refusal = assertThrows(IllegalPositionException.class, () -> Position.ofFen(fen));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k7/8/8/8/8/P7/PPPPPPPP/K7 w - - 0 1              | 9 pawns",
                "k6K/8/8/pppppppp/8/8/8/1q1q4 w - - 0 1           | promoted",
                "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1                | one line",
                "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1               | double step",
            })
    void aComposedPositionThatCannotAriseIsReadButTold(String fen, String reason) {
        Optional<String> told = Position.ofFen(fen).unreachableBecause();
        assertTrue(told.orElse("nothing told").contains(reason), told.toString());
    }

    @Test
    void theCountersMayBeLeftOutAndMoveNumberZeroIsOne() {
        assertEquals(
                "k7/8/8/8/8/8/8/7K w - - 0 1",
                Position.ofFen("k7/8/8/8/8/8/8/7K w - -").fen());
        assertEquals(
                "k7/8/8/8/8/8/8/7K w - - 3 1",
                Position.ofFen("k7/8/8/8/8/8/8/7K w - - 3 0").fen());
    }

    @Test
    void foreignTextIsQuotedHarmlesslyInMessages() {
        var refusal = assertThrows(
                MalformedFenException.class,
                () -> Position.ofFen("k7/8/8/8/8/8/8/7K \u001b[31m" + "w".repeat(90) + " - -"));
        assertTrue(refusal.getMessage().length() < 180, refusal.getMessage());
        assertTrue(refusal.getMessage().chars().noneMatch(Character::isISOControl), refusal.getMessage());
    }
}
