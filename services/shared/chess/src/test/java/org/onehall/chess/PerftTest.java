package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Move generation against published counts (Laws Art. 3, 960 II). */
@Tag("slow")
class PerftTest {
    /** Up to this many sequences of a position are counted each time; greater depths only in the nightly form. */
    private static final long MANY = 10_000_000;

    /** A line {@code FEN ;D1 20 ;D2 400}: how many sequences of legal moves there are for each given length. */
    private record Line(String fen, TreeMap<Integer, Long> counts) {
        static List<Line> of(String file) {
            return Lists.text("perft/" + file + ".epd")
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Line::read)
                    .toList();
        }

        private static Line read(String line) {
            String[] parts = line.split(" ;");
            var counts = new TreeMap<Integer, Long>();
            for (String count : List.of(parts).subList(1, parts.length)) {
                String[] words = count.strip().split(" ");
                counts.put(Integer.parseInt(words[0].substring(1)), Long.parseLong(words[1]));
            }
            return new Line(parts[0], counts);
        }

        /** The greatest depth of the line up to a limit, or its smallest depth beyond the limit. */
        int deepest(int depth) {
            return counts.firstKey() > depth ? counts.firstKey() : counts.floorKey(depth);
        }

        /**
         * The greatest depth of the line up to a limit that has no more than {@link #MANY} sequences, or its smallest
         * depth.
         */
        int deepestOfMany(int depth) {
            return counts.headMap(depth, true).entrySet().stream()
                    .filter(count -> count.getValue() <= MANY)
                    .mapToInt(Map.Entry::getKey)
                    .max()
                    .orElse(counts.firstKey());
        }

        /** What is wrong at that depth; empty if nothing is. */
        Stream<String> wrong(int depth) {
            long expected = counts.get(depth);
            long nodes = Position.ofFen(fen).perft(depth);
            return nodes == expected
                    ? Stream.empty()
                    : Stream.of(fen + " depth " + depth + ": " + nodes + " instead of " + expected);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "standard, 87",
        "random, 3411",
        "doublecheck, 99",
        "singlecheck, 1984",
        "enpassant, 1887",
        "chess960, 457",
        "dfrc, 299"
    })
    void movesAreCountedExactly(String file, int lines) {
        var read = Line.of(file);
        assertEquals(
                List.of(),
                read.parallelStream()
                        .flatMap(line -> line.wrong(line.deepestOfMany(5)))
                        .toList());
        assertEquals(lines, read.size());
    }

    @EnabledIfSystemProperty(named = "onehall.nightly", matches = "true")
    @ParameterizedTest
    @CsvSource({"standard", "random", "doublecheck", "singlecheck", "enpassant", "chess960", "dfrc"})
    void movesAreCountedExactlySixHalfMovesDeep(String file) {
        assertEquals(
                List.of(),
                Line.of(file).parallelStream()
                        .flatMap(line -> IntStream.of(line.deepest(5), line.deepest(6))
                                .distinct()
                                .boxed()
                                .flatMap(line::wrong))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"standard", "chess960"})
    void playingTheLastMovesTooGivesTheSameCount(String file) {
        for (Line line : Line.of(file)) {
            assertEquals(
                    Position.ofFen(line.fen).perft(3), Position.ofFen(line.fen).perftMakingLeaves(3), line.fen);
        }
    }

    @Test
    void countingAllocatesNothingPerMove() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Position.initial().perft(2);
        long before = threads.getCurrentThreadAllocatedBytes();
        long leaves = Position.initial().perft(5) + Position.initial().perftMakingLeaves(4);
        assertTrue(threads.getCurrentThreadAllocatedBytes() - before < leaves / 50);
    }

    @Test
    void depthZeroIsOneAndNegativeDepthIsRefused() {
        assertEquals(1, Position.initial().perft(0));
        assertEquals(1, Position.initial().perftMakingLeaves(0));
        assertThrows(IllegalArgumentException.class, () -> Position.initial().perft(-1));
    }
}
