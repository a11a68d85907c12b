package org.onehall.bench.moves;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.local.Table;

/** The tables of {@code ./onehall bench moves}; a part that was not measured has none. */
final class MovesReport {
    private final MovesResult result;
    private final PrintWriter out;

    private MovesReport(MovesResult result, PrintWriter out) {
        this.result = result;
        this.out = out;
    }

    static void print(MovesResult result, PrintWriter out) {
        var report = new MovesReport(result, out);
        out.println("Java " + result.java() + ", " + result.processors()
                + " processors for broker, services and load generator");
        out.println();
        report.moves();
        report.durable();
        report.flags();
        report.memory();
        report.failOver();
        report.recovery();
    }

    private void moves() {
        out.println("Acknowledged moves: from when a move was due to its answer, which leaves once its events are "
                + "committed.");
        out.println();
        Table moves = new Table(List.of(
                "moves/s",
                "answered",
                "answered/s",
                "p50 ms",
                "p90 ms",
                "p99 ms",
                "max ms",
                "refused",
                "unanswered",
                "µs of processor per move"));
        for (Load.Result row : result.moves()) {
            moves.add(List.of(
                    String.valueOf(row.offered()),
                    String.valueOf(row.answered()),
                    String.format(Locale.ROOT, "%.0f", row.rate()),
                    millis(row.p50Micros()),
                    millis(row.p90Micros()),
                    millis(row.p99Micros()),
                    millis(row.maxMicros()),
                    String.valueOf(row.refused()),
                    String.valueOf(row.unanswered()),
                    row.cpuMicros().entrySet().stream()
                            .map(part -> part.getKey() + " " + part.getValue())
                            .collect(Collectors.joining(", "))));
        }
        out.println(moves);
        result.moves().stream()
                .filter(row -> row.refused() > 0)
                .findFirst()
                .ifPresent(row -> out.println("refused: " + row.refusal()));
        if (result.sustained() > 0)
            out.println(
                    "highest rate held for " + MovesCommand.RAMP_SECONDS + " s: " + result.sustained() + " moves/s");
    }

    private void durable() {
        Optional.ofNullable(result.durable()).ifPresent(cost -> {
            out.println();
            out.println(DurableCost.text(cost));
        });
    }

    private void flags() {
        if (result.flags().isEmpty()) return;
        out.println();
        out.println("Flags among " + result.flags().getFirst().runningClocks()
                + " running clocks, from the fall to the append time of the claim:");
        Table table = new Table(List.of("flags", "fallen", "of", "p50 ms", "p99 ms", "max ms"));
        result.flags()
                .forEach(row -> table.add(List.of(
                        row.which(),
                        String.valueOf(row.fallen()),
                        String.valueOf(row.wanted()),
                        millis(row.p50Micros()),
                        millis(row.p99Micros()),
                        millis(row.maxMicros()))));
        out.println(table);
    }

    private void memory() {
        if (result.memory().isEmpty()) return;
        out.println();
        out.println("Memory of game-state per running game, after a full collection:");
        Table table = new Table(List.of("games", "state", "bytes per game"));
        result.memory()
                .forEach(row -> table.add(
                        List.of(String.valueOf(row.games()), row.state(), String.valueOf(row.bytesPerGame()))));
        out.println(table);
    }

    private void failOver() {
        Optional.ofNullable(result.failOver()).ifPresent(over -> {
            out.println();
            out.println("One of two instances of game-state is killed while players at the other make " + over.rate()
                    + " moves a second:");
            out.println("longest wait for an answer "
                    + String.format(Locale.ROOT, "%.1f", over.longestWaitMillis() / 1000.0) + " s; " + over.answered()
                    + " answered, " + over.unanswered() + " not");
        });
    }

    private void recovery() {
        if (result.recovery().isEmpty()) return;
        out.println();
        out.println("Ready again after kill -9, process start included:");
        Table table = new Table(List.of("service", "moves in the log", "s"));
        result.recovery()
                .forEach(row -> table.add(List.of(
                        row.service(),
                        String.valueOf(row.movesInLog()),
                        String.format(Locale.ROOT, "%.1f", row.millis() / 1000.0))));
        out.println(table);
    }

    private static String millis(long micros) {
        return String.format(Locale.ROOT, "%.1f", micros / 1000.0);
    }
}
