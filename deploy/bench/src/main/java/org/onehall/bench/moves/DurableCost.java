package org.onehall.bench.moves;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.onehall.bench.Statistics;
import org.onehall.local.Table;

/**
 * What {@code up --durable} costs. A hall whose broker flushes each batch to the disk before it acknowledges the batch
 * plays the same moves as the ordinary hall, in alternating rounds, so that both run under the same conditions.
 */
final class DurableCost {
    private static final int ROUNDS = 3;
    private static final int FLUSHES = 200;
    private static final int FLUSHED_BYTES = 4_096;

    private DurableCost() {}

    /** Plays moves in one hall at a rate for some seconds. */
    @FunctionalInterface
    interface Play {
        Load.Result play(int rate, int seconds) throws InterruptedException;
    }

    /**
     * One kind of broker at one rate: medians of the rounds, in microseconds, and moves per second.
     *
     * @param lost moves that were refused or not answered, in all rounds
     */
    record Half(long p50Micros, long p90Micros, long p99Micros, double rate, int lost) {}

    /** @param p50Ratio median of the durable broker divided by the median of the ordinary one; likewise the other */
    record Row(int offered, Half ordinary, Half durable, double p50Ratio, double p99Ratio) {}

    /**
     * The result.
     *
     * @param fileSystem where both brokers write, "ext4"
     * @param flushMicros median time to write and flush 4 KiB there
     */
    record Result(String fileSystem, long flushMicros, List<Row> rows) {}

    /** @param seconds how long each hall plays at each rate, in {@value #ROUNDS} rounds of at least a second */
    static Result measure(Path folder, List<Integer> rates, int seconds, Play ordinary, Play durable)
            throws IOException, InterruptedException {
        List<Row> rows = new ArrayList<>();
        for (int rate : rates) {
            List<Load.Result> ordinaries = new ArrayList<>();
            List<Load.Result> durables = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                ordinaries.add(ordinary.play(rate, Math.max(1, seconds / ROUNDS)));
                durables.add(durable.play(rate, Math.max(1, seconds / ROUNDS)));
            }
            rows.add(row(rate, half(ordinaries), half(durables)));
        }
        return new Result(Files.getFileStore(folder).type(), flushMicros(folder), List.copyOf(rows));
    }

    private static Row row(int rate, Half ordinary, Half durable) {
        return new Row(
                rate,
                ordinary,
                durable,
                ratio(durable.p50Micros(), ordinary.p50Micros()),
                ratio(durable.p99Micros(), ordinary.p99Micros()));
    }

    private static double ratio(long durable, long ordinary) {
        return (double) durable / Math.max(1, ordinary);
    }

    private static Half half(List<Load.Result> rounds) {
        return new Half(
                median(rounds, Load.Result::p50Micros),
                median(rounds, Load.Result::p90Micros),
                median(rounds, Load.Result::p99Micros),
                median(rounds, round -> Math.round(round.rate())),
                rounds.stream()
                        .mapToInt(round -> round.refused() + round.unanswered())
                        .sum());
    }

    private static long median(List<Load.Result> rounds, ToLongFunction<Load.Result> value) {
        return Statistics.median(rounds.stream().mapToLong(value).toArray());
    }

    private static long flushMicros(Path folder) throws IOException {
        Path file = folder.resolve("flushes");
        long[] took = new long[FLUSHES];
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            for (int i = 0; i < FLUSHES; i++) {
                long begun = System.nanoTime();
                channel.write(ByteBuffer.allocate(FLUSHED_BYTES));
                channel.force(true);
                took[i] = (System.nanoTime() - begun) / 1_000;
            }
        } finally {
            Files.deleteIfExists(file);
        }
        return Statistics.median(took);
    }

    /** The result in words and numbers, for a person. */
    static String text(Result result) {
        Table table =
                new Table(List.of("moves/s", "broker", "p50 ms", "p90 ms", "p99 ms", "answered/s", "not answered"));
        StringBuilder ratios = new StringBuilder();
        for (Row row : result.rows()) {
            Map<String, Half> halves = new LinkedHashMap<>();
            halves.put("ordinary", row.ordinary());
            halves.put("--durable", row.durable());
            halves.forEach((broker, half) -> table.add(List.of(
                    String.valueOf(row.offered()),
                    broker,
                    millis(half.p50Micros()),
                    millis(half.p90Micros()),
                    millis(half.p99Micros()),
                    String.format(Locale.ROOT, "%.0f", half.rate()),
                    String.valueOf(half.lost()))));
            ratios.append(String.format(
                    Locale.ROOT,
                    "%n--durable at %d moves/s takes %.2f times as long at the median,"
                            + " %.2f times at the 99th percentile",
                    row.offered(),
                    row.p50Ratio(),
                    row.p99Ratio()));
        }
        return String.format(
                Locale.ROOT,
                "A broker that flushes each batch to the disk before it is acknowledged (up"
                        + " --durable), beside the ordinary one: the same moves in turn.%nOne flush of 4 KiB takes "
                        + "%s ms here"
                        + " (%s), at the median.%n%n%s%s",
                millis(result.flushMicros()),
                result.fileSystem(),
                table,
                ratios);
    }

    private static String millis(long micros) {
        return String.format(Locale.ROOT, "%.1f", micros / 1000.0);
    }
}
