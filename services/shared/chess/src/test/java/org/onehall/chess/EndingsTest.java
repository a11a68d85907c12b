package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OCR 5.1, 5.4.1-5.4.4 and LAW 9.6. */
@Tag("slow")
class EndingsTest {
    private static Optional<Ending> online(String fen) {
        Position position = Position.ofFen(fen);
        return Endings.after(position, Repetitions.start(position), 3, 50);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3     | CHECKMATE     | fool's mate",
                "k7/2Q5/8/8/8/8/8/K7 b - - 0 1                                     | STALEMATE     |",
                "8/8/4k3/8/8/3K4/8/8 w - - 0 1                                     | DEAD_POSITION | bare kings",
                "8/8/4k3/8/8/3KN3/8/8 w - - 0 1                                    | DEAD_POSITION | lone knight",
                "8/8/4k3/8/8/3KB3/4B3/8 w - - 0 1                                  |               | bishops of "
                        + "both colours",
                "8/8/4k3/8/8/3KB3/8/6b1 w - - 0 1                                  | DEAD_POSITION | bishops of one "
                        + "colour",
                "8/8/4k3/8/8/3KN3/8/6n1 w - - 0 1                                  |               | knight each",
                "8/8/4k3/8/8/3KB3/8/5b2 w - - 0 1                                  |               | bishops of "
                        + "different colours",
                "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1                | DEAD_POSITION | locked pawns",
                "k7/P1K5/8/8/8/8/8/8 b - - 0 1                                     | DEAD_POSITION | forced stalemate",
                "6Rk/8/7K/8/8/8/8/8 b - - 0 1                                      | DEAD_POSITION | forced capture",
                "4k3/8/8/8/8/8/8/4K2R w - - 100 90                                 | MOVE_COUNT    |",
                "4k3/8/8/8/8/8/8/4K2R w - - 99 90                                  |               |",
                "4k3/8/8/8/8/8/8/4KN2 w - - 100 90                                 | DEAD_POSITION | before the "
                        + "move count",
                "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 90                              | CHECKMATE     | the hundredth "
                        + "half-move mates",
                "k7/2Q5/8/8/8/8/8/K7 b - - 100 90                                  | STALEMATE     | before the "
                        + "move count",
            })
    void thePositionEndsTheGame(String fen, Ending ending, String comment) { // LAW 5.1.1, LAW 5.2.1, LAW 5.2.2, LAW 1.5
        assertEquals(Optional.ofNullable(ending), online(fen), String.valueOf(comment));
    }

    @Test
    void theThirdOccurrenceDrawsAtOnceAlthoughTheFirstCarriedAnEnPassantSquare() {
        Position position = Position.initial();
        Repetitions repetitions = Repetitions.start(position);
        var endings = new ArrayList<Optional<Ending>>();
        for (String san : List.of("d4", "d5", "Nc3", "Nc6", "Nb1", "Nb8", "Nc3", "Nc6", "Nb1", "Nb8")) {
            position = position.play(San.read(position, san));
            repetitions = repetitions.after(position);
            endings.add(Endings.after(position, repetitions, 3, 50));
        }
        assertEquals(3, repetitions.count());
        assertEquals(9, endings.indexOf(Optional.of(Ending.REPETITION)), "drawn at ply 10 and not before");
        assertEquals(Optional.empty(), Endings.after(position, repetitions, 5, 75), "LAW 9.6.1 waits for the fifth");
    }

    @Test
    void aPositionWithOtherCastlingRightsIsAnotherPosition() { // LAW 9.2.2
        Position position = Position.ofFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        Repetitions repetitions = Repetitions.start(position);
        for (String move : List.of("a1b1", "a8b8", "b1a1", "b8a8", "a1b1", "a8b8", "b1a1", "b8a8")) {
            position = position.play(Move.ofUci(move));
            repetitions = repetitions.after(position);
        }
        assertEquals(2, repetitions.count(), "the first time White could still castle long");
    }

    @Test
    void aCaptureOrPawnMoveStartsTheCountAnew() {
        Position position = Position.initial();
        Repetitions repetitions = Repetitions.start(position);
        for (String move : List.of("g1f3", "g8f6")) {
            position = position.play(Move.ofUci(move));
            repetitions = repetitions.after(position);
        }
        assertEquals(3, repetitions.keys().size());
        assertEquals(repetitions, new Repetitions(new ArrayList<>(repetitions.keys())), "a plain list carries it");
        position = position.play(Move.ofUci("e2e4"));
        assertEquals(1, repetitions.after(position).keys().size());
        assertThrows(IllegalArgumentException.class, () -> new Repetitions(List.of()));
    }

    @Test
    void eachEndingCitesItsArticleInTheOrderOfReport() {
        assertEquals(
                List.of("OCR 5.1", "OCR 5.4.2", "OCR 5.4.3", "OCR 5.4.1", "OCR 5.4.4"),
                List.of(Ending.values()).stream().map(Ending::rule).toList());
    }

    @Test
    void realGamesEndWhereTheLawsEndThem() {
        var rows = Lists.rows("history/games.txt");
        for (String[] row : rows) {
            GameFacts.check(row);
        }
        assertTrue(rows.size() > 40, "games: " + rows.size());
    }

    /** LAW 9.2, LAW 9.3. */
    @Test
    void aDrawIsClaimedOnTheBoardOrWithAnAnnouncedMove() {
        Position position = Position.initial();
        Repetitions repetitions = Repetitions.start(position);
        for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1")) {
            assertFalse(Claims.repetition(position, repetitions), position.fen());
            position = position.play(Move.ofUci(move));
            repetitions = repetitions.after(position);
        }
        assertTrue(Claims.repetition(position, repetitions));
        assertTrue(
                Claims.repetitionBy(position, repetitions, Move.ofUci("f6g8")),
                "only this move brings the first position back");
        assertFalse(Claims.repetitionBy(position, repetitions, Move.ofUci("f6d5")));
        assertFalse(Claims.repetitionBy(position, repetitions, Move.ofUci("e7e5")));

        Position late = Position.ofFen("4k3/8/8/8/8/8/4P3/4K2R w - - 99 90");
        assertTrue(Claims.moveCount(late));
        assertTrue(Claims.moveCountBy(late, Move.ofUci("h1h2")));
        assertFalse(Claims.moveCountBy(late, Move.ofUci("e2e4")));
        assertFalse(Claims.moveCount(Position.ofFen("4k3/8/8/8/8/8/4P3/4K2R w - - 98 90")));
        assertFalse(
                Claims.moveCount(Position.ofFen("R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 90")), "a checkmate ends the game");
    }

    @Test
    void askedWithThePositionBeforeTheAnswerIsTheSame() {
        Random random = new Random(19);
        int decided = 0;
        for (String fen : List.of(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K2R w K - 0 1",
                "8/8/4k3/8/8/3nK3/8/5R2 w - - 0 1",
                "8/2b5/4k3/3p1p2/3P1P2/4K3/5B2/8 w - - 0 1",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")) {
            for (int game = 0; game < 40; game++) {
                Position position = Position.ofFen(fen);
                for (int ply = 0;
                        ply < 60 && !position.legalMoves().isEmpty() && !Winnability.isDead(position);
                        ply++) {
                    List<Move> moves = position.legalMoves();
                    Position after = position.play(moves.get(random.nextInt(moves.size())));
                    assertEquals(
                            Endings.after(after, Repetitions.start(after), 3, 50),
                            Endings.after(position, after, Repetitions.start(after), 3, 50),
                            after.fen());
                    decided += TakingBack.isPossible(position.board(), after.board()) ? 1 : 0;
                    position = after;
                }
            }
        }
        assertTrue(decided > 1_000, decided + " moves could be taken back");
    }
}
