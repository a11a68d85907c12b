package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * DEC-09: if bishops shuffle without end, the proof that plays everything else holds, and no proof is given if there is
 * a mate. The nightly form uses a hundred times as many random positions, searches longer and prints the results;
 * {@code -Donehall.mutants} sets the number.
 */
@Tag("slow")
class BishopsAnywhereCheckerTest {
    private static final boolean NIGHTLY = Boolean.getBoolean("onehall.nightly");
    private static final int MUTANTS = Integer.getInteger("onehall.mutants", NIGHTLY ? 100_000 : 1_000);
    private static final int SEARCHED = NIGHTLY ? 50_000 : 6_000;
    /**
     * Positions met before a proof is abandoned, and before it counts as certain that a second attempt gives none
     * either.
     */
    private static final int MOST = NIGHTLY ? 100_000 : 1_000;

    private static final int MOST_OF_MUTANT = 1_000;
    private static final int SECOND_LOOK = NIGHTLY ? 1_000 : 30;
    private static final String CHANGING_PLACES = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - -";

    /** A question that suits this kind of proof. */
    private record Question(Position position, Side winner) {
        static Stream<Question> of(Position position, Side winner) {
            var question = new Question(position, winner);
            return BishopsAnywhere.fits(question.board(), false)
                            && !position.legalMoves().isEmpty()
                    ? Stream.of(question)
                    : Stream.empty();
        }

        Board board() {
            var board = winner == Side.WHITE
                    ? new Board(position.board())
                    : position.board().mirrored();
            board.dropIdleEnPassant();
            return board;
        }

        /**
         * The positions met by each proof that exists, with all bishops loose and with only those loose that are not
         * shut in.
         */
        List<Integer> proofs(int most) {
            return Stream.of(false, true)
                    .filter(shutInExactly -> BishopsAnywhere.fits(board(), shutInExactly))
                    .map(shutInExactly -> new BishopsAnywhere(board(), shutInExactly, most))
                    .filter(bishops -> bishops.excludeMate(board()))
                    .map(BishopsAnywhere::positions)
                    .toList();
        }

        Optional<String> objection(long positions) {
            return BishopsAnywhereChecker.objection(position, winner, positions);
        }
    }

    @ParameterizedTest
    @CsvSource({"hard, 300", "mutants, 400", "flag-unwinnable, 150", "real-games, 0"})
    void listedPositionsAreProvedWithoutAMateOnlyIfThereIsNoneAndAllTheProofsHold(String file, int least) {
        int count = 0;
        for (String[] row : Lists.rows("winnability/" + file + ".txt")) {
            for (Question question : Question.of(Position.ofFen(row[0]), Side.valueOf(row[1].toUpperCase(Locale.ROOT)))
                    .toList()) {
                List<Integer> proofs = question.proofs(MOST);
                Optional<String> objection = question.objection(proofs.isEmpty() ? SECOND_LOOK : proofs.getFirst());
                assertTrue(!row[2].equals("winnable") || proofs.isEmpty() && objection.isPresent(), question::toString);
                assertTrue(proofs.isEmpty() || objection.isEmpty(), () -> objection + " to " + question);
                count += proofs.isEmpty() ? 0 : 1;
            }
        }
        assertTrue(count >= least, count + " proofs");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void bishopsThatChangePlacesWithoutEndTakeSomeHundredPositions(Side winner) {
        Position position = Position.ofFen(CHANGING_PLACES);
        Proof proof = Winnability.full(position, winner, 3_000).proof().orElseThrow();
        assertEquals(Proof.Kind.BISHOPS_ANYWHERE, proof.kind());
        assertTrue(proof.positions() < 1_000, proof::toString);
        assertTrue(ProofChecker.holds(position, winner, proof));
        assertFalse(ProofChecker.holds(position, winner, new Proof(proof.kind(), proof.positions() - 1, Map.of())));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/R3KB2 w Q -  | neither castling",
                "4k3/8/8/8/pP6/8/8/4KB2 b - b3 | neither castling",
                "4k3/8/8/8/8/8/7R/4KB2 w - -   | there are rooks or queens",
                "4k3/8/8/8/8/8/7q/4KBN1 w - -  | there are rooks or queens",
                "4k3/8/8/8/8/7p/7P/4KN2 w - -  | there are rooks or queens, or no bishops",
                "4k3/7P/8/8/8/8/8/4KB2 w - -   | a pawn can promote",
                "4k3/8/8/8/8/8/p7/4KB2 w - -   | a pawn can promote",
                "4kb2/1p1p1p1p/1P1P1P1P/8/8/8/8/4K3 w - - | a pawn can promote",
                "7k/8/7K/8/8/8/8/2B2B2 w - -   | a mate is thinkable",
                "7k/8/7K/6N1/8/8/8/5B2 w - -   | a mate is thinkable",
            })
    void nothingIsShownWithRooksCastlingPromotionOrAMateAtHand(String fen, String why) {
        String objection =
                new Question(Position.ofFen(fen), Side.WHITE).objection(100_000).orElse("none");
        assertTrue(objection.startsWith(why), objection);
    }

    @Test
    void noMateIsFoundInRandomPositionsWhereItIsExcluded() {
        List<Position> models = Stream.of("hard", "mutants")
                .flatMap(file -> Lists.rows("winnability/" + file + ".txt").stream())
                .filter(row -> row[2].equals("unwinnable"))
                .map(row -> row[0])
                .distinct()
                .map(Position::ofFen)
                .filter(position -> Question.of(position, Side.WHITE).findAny().isPresent())
                .toList();
        var counts = new AtomicIntegerArray(3);
        List<String> wrong = LongStream.rangeClosed(1, MUTANTS)
                .parallel()
                .boxed()
                .flatMap(seed -> {
                    // Neighbouring seeds would make very similar first choices.
                    var random = new Random(seed * 0x9E3779B97F4A7C15L);
                    Position position = changed(models.get(random.nextInt(models.size())), random);
                    return Stream.of(Side.values())
                            .flatMap(side -> Question.of(position, side))
                            .flatMap(
                                    question -> contradiction(question, counts)
                                            .map(why -> "seed " + seed + ", " + question + ": " + why)
                                            .stream());
                })
                .toList();
        if (NIGHTLY) {
            System.out.println(MUTANTS + " mutants, " + counts.get(0) + " questions: in " + counts.get(1)
                    + " a mate is excluded, in " + counts.get(2) + " of these by a search to the end too; "
                    + wrong.size() + " contradicted");
        }
        assertEquals(List.of(), wrong);
        assertTrue(counts.get(1) * 10 > MUTANTS, "few proofs: " + counts);
    }

    private static Optional<String> contradiction(Question question, AtomicIntegerArray counts) {
        counts.incrementAndGet(0);
        List<Integer> proofs = question.proofs(MOST_OF_MUTANT);
        Optional<String> objection = question.objection(proofs.isEmpty() ? SECOND_LOOK : proofs.getFirst());
        if (proofs.isEmpty() && objection.isPresent()) {
            return Optional.empty();
        }
        counts.incrementAndGet(1);
        Winnability found = new HelpmateSearch(question.board()).run(SEARCHED);
        if (found == Winnability.UNWINNABLE) {
            counts.incrementAndGet(2);
        }
        if (found == Winnability.WINNABLE) {
            return Optional.of("a mate was found");
        }
        return objection.or(() -> proofs.stream()
                .min(Integer::compare)
                .filter(least -> question.objection(least - 1).isEmpty())
                .map(least -> "the second look meets fewer than " + least));
    }

    /**
     * A legal position with a few kings, pawns, knights and bishops moved, added or taken, the turn changed, or the
     * board reflected.
     */
    private static Position changed(Position model, Random random) {
        while (true) {
            char[] board = letters(model);
            char turn = (model.sideToMove() == Side.WHITE) == random.nextInt(4) > 0 ? 'w' : 'b';
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                change(board, random);
            }
            try {
                return Position.ofFen(placement(board) + " " + turn + " - -");
            } catch (IllegalPositionException _) {
                // Try another one.
            }
        }
    }

    private static void change(char[] board, Random random) {
        int[] men =
                IntStream.range(0, 64).filter(square -> board[square] != '.').toArray();
        int[] gaps =
                IntStream.range(0, 64).filter(square -> board[square] == '.').toArray();
        int man = men[random.nextInt(men.length)];
        int gap = gaps[random.nextInt(gaps.length)];
        switch (random.nextInt(6)) {
            case 0 -> board[gap] = "BbBbBbNnPp".charAt(random.nextInt(10));
            case 1 -> board[man] = Character.toUpperCase(board[man]) == 'K' ? board[man] : '.';
            case 2 ->
                board[man] = Character.toUpperCase(board[man]) == 'K' ? board[man] : "BbNnPp".charAt(random.nextInt(6));
            case 3 -> swap(board, man, gap);
            case 4 ->
                swap(
                        board,
                        man,
                        IntStream.of(gaps)
                                .filter(square ->
                                        Math.abs(square % 8 - man % 8) < 2 && Math.abs(square / 8 - man / 8) < 2)
                                .findAny()
                                .orElse(gap));
            default ->
                IntStream.range(0, 64)
                        .filter(square -> square % 8 < 4)
                        .forEach(square -> swap(board, square, square ^ 7));
        }
    }

    private static void swap(char[] board, int one, int other) {
        char moved = board[one];
        board[one] = board[other];
        board[other] = moved;
    }

    /** FEN letters from a1 to h8, a point for an empty square. */
    private static char[] letters(Position position) {
        var letters = new char[64];
        for (int index = 0; index < 64; index++) {
            letters[index] = position.at(new Square(index))
                    .map(piece -> {
                        char letter = "PNBRQK".charAt(piece.type().ordinal());
                        return piece.side() == Side.WHITE ? letter : Character.toLowerCase(letter);
                    })
                    .orElse('.');
        }
        return letters;
    }

    private static String placement(char[] board) {
        var ranks = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            ranks.append(board, rank * 8, 8).append(rank > 0 ? "/" : "");
        }
        return Pattern.compile("\\.+")
                .matcher(ranks)
                .replaceAll(gap -> String.valueOf(gap.group().length()));
    }
}
