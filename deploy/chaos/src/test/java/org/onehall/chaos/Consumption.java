package org.onehall.chaos;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.onehall.eventlog.BrokerAccess;

/** What the containers of a hall use per move while games are played. */
final class Consumption {
    /**
     * Use of one container since it was started.
     *
     * @param cpuMs processor time in milliseconds
     * @param memory resident memory in bytes
     * @param sent bytes sent, including those to other containers
     */
    private record Use(long cpuMs, long memory, long sent) {}

    private final Compose compose;
    private final ComposedHall hall;
    private final Journal journal;

    Consumption(Compose compose, ComposedHall hall, Journal journal) {
        this.compose = compose;
        this.hall = hall;
        this.journal = journal;
    }

    /** Measures, waits, measures again. Returns lines for people. */
    List<String> during(Duration time) throws IOException, InterruptedException {
        Map<String, Use> before = uses();
        long disk = disk(hall.access());
        long moves = journal.moves();
        Thread.sleep(time.toMillis());
        Map<String, Use> after = uses();
        long diskNow = disk(hall.access());
        long made = Math.max(1, journal.moves() - moves);
        List<String> lines = new ArrayList<>();
        double cpu = 0;
        double sent = 0;
        long memory = 0;
        for (String part : after.keySet()) {
            Use from = before.getOrDefault(part, new Use(0, 0, 0));
            Use to = after.get(part);
            double its = (double) (to.cpuMs() - from.cpuMs()) / made;
            double bytes = (double) (to.sent() - from.sent()) / made;
            cpu += its;
            sent += bytes;
            memory += to.memory();
            lines.add(String.format(
                    Locale.ROOT,
                    "%-16s %6.1f ms of a processor a move, %4d MiB, %5.1f kB sent a move",
                    part,
                    its,
                    to.memory() >> 20,
                    bytes / 1e3));
        }
        lines.add(String.format(
                Locale.ROOT,
                "%-16s %6.1f ms of a processor a move, %4d MiB, %5.1f kB sent a move,"
                        + " %.1f kB of log a move (%d moves in %d s)",
                "all",
                cpu,
                memory >> 20,
                sent / 1e3,
                (diskNow - disk) / 1e3 / made,
                made,
                time.toSeconds()));
        return lines;
    }

    private Map<String, Use> uses() throws IOException, InterruptedException {
        Map<String, Use> uses = new TreeMap<>();
        Map<String, ProcessHandle> running = compose.running();
        String table = compose.docker("stats", "--no-stream", "--format", "{{.Name}}\t{{.MemUsage}}\t{{.NetIO}}");
        for (String line : table.lines().toList()) {
            String[] columns = line.split("\t");
            running.forEach((part, process) -> {
                if (columns[0].matches(".*[-_]" + part + "[-_]1")) {
                    uses.put(
                            part,
                            new Use(
                                    process.info()
                                            .totalCpuDuration()
                                            .orElse(Duration.ZERO)
                                            .toMillis(),
                                    bytes(columns[1].split(" / ")[0]),
                                    bytes(columns[2].split(" / ")[1])));
                }
            });
        }
        return uses;
    }

    /** "166.5MiB", "1.2kB". */
    private static long bytes(String text) {
        String unit = text.replaceAll("[0-9.]", "");
        double number = Double.parseDouble(text.substring(0, text.length() - unit.length()));
        return Math.round(number
                * switch (unit) {
                    case "B" -> 1;
                    case "kB" -> 1e3;
                    case "KiB" -> 1L << 10;
                    case "MB" -> 1e6;
                    case "MiB" -> 1L << 20;
                    case "GB" -> 1e9;
                    case "GiB" -> 1L << 30;
                    default -> throw new IllegalArgumentException(text);
                });
    }

    private static long disk(BrokerAccess access) throws InterruptedException {
        try (Admin admin = Admin.create(access.client())) {
            var brokers = admin.describeCluster().nodes().get().stream()
                    .map(node -> node.id())
                    .toList();
            return admin.describeLogDirs(brokers).allDescriptions().get().values().stream()
                    .flatMap(folders -> folders.values().stream())
                    .flatMap(folder -> folder.replicaInfos().values().stream())
                    .mapToLong(replica -> replica.size())
                    .sum();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
