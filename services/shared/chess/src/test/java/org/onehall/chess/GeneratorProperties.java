package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The legal moves of random positions against those that {@link SlowBoard} finds (Laws Art. 3, 960 II.3.1). */
@Tag("slow")
class GeneratorProperties {
    private static final int GAMES = Boolean.getBoolean("onehall.nightly") ? 1_000 : 40;
    private static final int LONGEST_GAME = 160;

    @Test
    void standardChess() {
        everyPositionHasTheMovesOfTheLaws(_ -> Position.initial());
    }

    @Test
    void chess960() {
        everyPositionHasTheMovesOfTheLaws(random -> Position.chess960(random.nextInt(960)));
    }

    @Test
    void chess960WithAnArrayForEachSide() {
        everyPositionHasTheMovesOfTheLaws(
                random -> Position.ofFen(Chess960.firstRank(random.nextInt(960)).toLowerCase(Locale.ROOT)
                        + "/pppppppp/8/8/8/8/PPPPPPPP/" + Chess960.firstRank(random.nextInt(960)) + " w KQkq - 0 1"));
    }

    private static void everyPositionHasTheMovesOfTheLaws(Function<Random, Position> start) {
        LongStream.rangeClosed(1, GAMES).parallel().forEach(seed -> {
            var random = new Random(seed);
            Position position = start.apply(random);
            for (int ply = 0; ply < LONGEST_GAME && !position.legalMoves().isEmpty(); ply++) {
                String where = "seed " + seed + ", " + position.shredderFen();
                var slow = SlowBoard.ofFen(random.nextBoolean() ? position.fen() : position.shredderFen());
                assertEquals(
                        slow.legalMoves().stream()
                                .map(Object::toString)
                                .sorted()
                                .toList(),
                        names(position),
                        where);
                int depth = random.nextInt(16) > 0 ? 1 : random.nextInt(40) > 0 ? 2 : 3;
                assertEquals(slow.perft(depth), position.perft(depth), where);
                if (ply % 8 == 0) {
                    everyMoveIsMeantByItsNames(position, where);
                }
                position = position.play(next(position, random));
            }
        });
    }

    private static void everyMoveIsMeantByItsNames(Position position, String where) {
        assertEquals(position, Position.ofFen(position.fen()), where);
        assertEquals(position, Position.ofFen(position.shredderFen()), where);
        for (Move move : position.legalMoves()) {
            assertEquals(Optional.of(move), position.resolve(move), where);
            assertEquals(Optional.of(move), position.resolve(Move.ofUci(position.chess960Uci(move))), where);
            assertEquals(move, San.read(position, San.write(position, move)), where);
        }
    }

    private static List<String> names(Position position) {
        return position.legalMoves().stream()
                .map(position::chess960Uci)
                .sorted()
                .toList();
    }

    /** Any move, but often castling, and rarely a king's move that ends the right to castle. */
    private static Move next(Position position, Random random) {
        var moves = position.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        for (int tries = 0; tries < 3 && position.at(move.from()).orElseThrow().type() == PieceType.KING; tries++) {
            if (San.write(position, move).startsWith("O")) {
                break;
            }
            move = moves.get(random.nextInt(moves.size()));
        }
        return move;
    }
}
