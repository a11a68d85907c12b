package org.onehall.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.local.Progress;

/** Counts the same trees with every program in turn, round after round, so that a disturbance affects all of them. */
final class PerftBench {
    /**
     * What one program needs for one tree.
     *
     * @param form "bulk" or "make every leaf"
     * @param millionsPerSecond leaves, by the median time
     * @param times how many times as fast as others on the same tree, by their names: compared with Stockfish in bulk,
     *     with a library in the same form
     * @param right whether the count equals the published one
     */
    record Row(
            String program,
            String form,
            String position,
            int depth,
            long leaves,
            double millionsPerSecond,
            Map<String, Double> times,
            boolean right) {}

    private final List<Counter> counters;
    private final int rounds;
    /** Fewer half-moves for every program: 0 except in tests. */
    private final int less;

    private final Progress progress;

    PerftBench(List<Counter> counters, int rounds, int less, Progress progress) {
        this.counters = List.copyOf(counters);
        this.rounds = rounds;
        this.less = less;
        this.progress = progress;
    }

    private record Cell(Counter counter, Tree tree) {}

    List<Row> run() {
        Map<Cell, long[]> nanos = new LinkedHashMap<>();
        Map<Cell, Long> leaves = new LinkedHashMap<>();
        for (int round = 0; round <= rounds; round++) {
            for (Tree tree : Tree.ALL) {
                for (Counter counter : counters) {
                    var cell = new Cell(counter, tree);
                    progress.at("perft, " + (round == 0 ? "warming up" : "round " + round + " of " + rounds) + ": "
                            + counter.program() + ", " + tree.name());
                    Counter.Count count = counter.count(tree, depth(cell));
                    leaves.merge(cell, count.leaves(), (before, now) -> before.equals(now) ? now : -1);
                    if (round > 0) {
                        nanos.computeIfAbsent(cell, _ -> new long[rounds])[round - 1] = count.nanos();
                    }
                }
            }
        }
        Map<Cell, Double> speed = new LinkedHashMap<>();
        nanos.forEach((cell, times) -> speed.put(cell, leaves.get(cell) * 1e3 / Math.max(1, Statistics.median(times))));
        var rows = new ArrayList<Row>();
        speed.forEach((cell, millions) -> {
            Map<String, Double> times = new LinkedHashMap<>();
            speed.forEach((other, others) -> {
                if (other.tree().equals(cell.tree())
                        && (other.counter() instanceof StockfishCounter
                                || other.counter() instanceof ChessgameCounter
                                        && other.counter().form()
                                                == cell.counter().form())) {
                    times.put(other.counter().program(), millions / others);
                }
            });
            rows.add(new Row(
                    cell.counter().program(),
                    word(cell.counter().form()),
                    cell.tree().name(),
                    depth(cell),
                    leaves.get(cell),
                    millions,
                    times,
                    leaves.get(cell).equals(cell.tree().leaves().get(depth(cell)))));
        });
        return rows;
    }

    private int depth(Cell cell) {
        return cell.tree().depth(Math.max(less, cell.counter().less()));
    }

    static String word(Counter.Form form) {
        return switch (form) {
            case BULK -> "bulk";
            case MAKE_EVERY_LEAF -> "make every leaf";
        };
    }
}
