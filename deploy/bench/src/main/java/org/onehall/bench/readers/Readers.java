package org.onehall.bench.readers;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.onehall.bench.Statistics;
import org.onehall.chess.PgnReader;
import org.onehall.demo.Enrolment;
import org.onehall.demo.HallClient;
import org.onehall.demo.MakeCompetition;
import org.onehall.demo.Zone;
import org.onehall.local.OwnHall;
import org.onehall.local.Progress;

/** Games in a separate hall, and people who read its public page meanwhile. */
final class Readers {
    private static final String ID = "readers";
    private static final List<String> VENUES = List.of("north", "south");
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final long LOOK_MS = 100;
    private static final long START_AGAIN_MS = 10_000;
    /** What a reader reads in turn: the page itself most often, as its readers do. */
    private static final List<String> DOCUMENTS =
            List.of("", "/boards/1", "", "/boards/1", "/standings", "/round-1.pgn");

    private final Plan plan;
    private final Progress progress;
    private final Map<String, HallClient> players = new HashMap<>();
    private final Map<String, HallClient> local = new HashMap<>();
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private HallClient chief;
    private List<List<String>> scripts = List.of();
    private long moved;

    /**
     * What must be measured.
     *
     * @param readers documents read in a minute
     * @param moves moves in a second, over all boards
     * @param seconds length of each part
     */
    record Plan(int boards, int readers, int moves, int seconds, int rounds) {}

    /** @param number of answers, without failed ones */
    record Row(String what, String part, int number, int failed, long p50Micros, long p99Micros, long maxMicros) {}

    record Result(int processors, int boards, List<Row> rows) {
        boolean isWhole() {
            return rows.stream().allMatch(row -> row.failed() == 0);
        }
    }

    /** Times of one kind of request in one kind of part. */
    private static final class Times {
        final ConcurrentLinkedQueue<Long> micros = new ConcurrentLinkedQueue<>();
        final AtomicInteger failed = new AtomicInteger();

        void took(CompletableFuture<?> answer, long dueNanos) {
            answer.whenComplete((_, failure) -> {
                if (failure == null) micros.add((System.nanoTime() - dueNanos) / 1_000);
                else failed.incrementAndGet();
            });
        }

        Row row(String what, String part) {
            long[] all = micros.stream().mapToLong(one -> one).toArray();
            return all.length == 0
                    ? new Row(what, part, 0, failed.get(), 0, 0, 0)
                    : new Row(
                            what,
                            part,
                            all.length,
                            failed.get(),
                            Statistics.median(all),
                            Statistics.percentile(all, 0.99),
                            Statistics.percentile(all, 1));
        }
    }

    Readers(Plan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** @param folder for the hall's data */
    Result measure(Path folder) throws IOException, InterruptedException {
        int port = OwnHall.freePort();
        Zone zone = new Zone(URI.create("http://127.0.0.1:" + port));
        scripts = scripts();
        Path file = MakeCompetition.write(folder.resolve(ID), ID, plan.boards(), VENUES);
        // Moves are shown at once: so the documents change as often as they can.
        Files.writeString(
                file, Files.readString(file).replace("  timeControl:", "  broadcast.delayMinutes: 0\n  timeControl:"));
        progress.at("starting the hall");
        try (OwnHall hall = new OwnHall(folder.resolve("data"), port, 1, "", file)) {
            Runtime.getRuntime().addShutdownHook(new Thread(hall::close, "end of the hall"));
            try {
                sit(zone, hall.operatorToken());
                return compare("http://127.0.0.1:" + port + "/api/public/" + ID);
            } finally {
                players.values().forEach(HallClient::close);
                local.values().forEach(HallClient::close);
                if (chief != null) chief.close();
            }
        }
    }

    private static List<List<String>> scripts() throws IOException {
        Path pgn = Path.of(System.getProperty("onehall.home", "")).resolve("deploy/demo/games/real-200.pgn");
        return PgnReader.readAll(Files.readString(pgn)).stream()
                .map(game ->
                        game.moves().stream().map(move -> move.move().uci()).toList())
                .toList();
    }

    private void sit(Zone zone, String operator) throws IOException, InterruptedException {
        progress.at("everybody comes");
        for (Enrolment who : zone.enrolAll(zone.robotCodes(ID, operator))) {
            if (who.role().equals("CHIEF_ARBITER")) chief = HallClient.connect(zone, who);
            if (who.role().equals("LOCAL_CHIEF_ARBITER")) local.put(who.venue(), HallClient.connect(zone, who));
        }
        await("the round to be opened", () -> chief.ready().isDone());
        chief.commandAndWait("openRound", Map.of("round", 1), PATIENCE);
        await("the boards", () -> chief.boards().size() == plan.boards());
        for (Enrolment who : zone.enrolAll(zone.robotCodes(ID, operator).stream()
                .filter(code -> !code.board().isEmpty())
                .toList())) players.put(who.board() + "|" + who.side(), HallClient.connect(zone, who));
        await(
                "the players",
                () -> players.values().stream()
                        .allMatch(one -> one.ready().isDone() && one.board().isPresent()));
        List<CompletableFuture<JsonNode>> checks = new ArrayList<>();
        for (HallClient player : players.values()) {
            player.command("checkIn", Map.of());
            for (String kind : List.of("DEVICE", "FAIR_PLAY"))
                checks.add(local.get(player.who().venue())
                        .command(
                                "recordCheck",
                                Map.of(
                                        "board",
                                        player.who().board(),
                                        "side",
                                        player.who().side(),
                                        "kind",
                                        kind,
                                        "passed",
                                        true)));
        }
        CompletableFuture.allOf(checks.toArray(CompletableFuture[]::new)).join();
        long[] next = {0};
        await("the games to start", () -> {
            boolean playing = chief.boards().values().stream()
                    .allMatch(view -> view.path("status").asText().equals("PLAYING"));
            if (!playing && System.currentTimeMillis() > next[0]) {
                next[0] = System.currentTimeMillis() + START_AGAIN_MS;
                players.values().forEach(player -> player.command("checkIn", Map.of()));
                chief.command("order", Map.of("kind", "START", "round", 1));
            }
            return playing;
        });
    }

    private static void await(String what, BooleanSupplier holds) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > deadline) throw new IllegalStateException("waited in vain for " + what);
            Thread.sleep(LOOK_MS);
        }
    }

    private Result compare(String address) throws InterruptedException {
        progress.at("warming up");
        part(new Times(), address, new Times());
        Times alone = new Times();
        Times together = new Times();
        Times read = new Times();
        for (int round = 0; round < plan.rounds(); round++) {
            progress.at("round " + (round + 1) + ": moves alone");
            part(alone, address, null);
            progress.at("round " + (round + 1) + ": moves with readers");
            part(together, address, read);
        }
        return new Result(
                Runtime.getRuntime().availableProcessors(),
                plan.boards(),
                List.of(
                        alone.row("a move", "without readers"),
                        together.row("a move", "with " + plan.readers() + " readers a minute"),
                        read.row("a document", "with " + plan.readers() + " readers a minute")));
    }

    /** @param read null: nobody reads */
    private void part(Times moves, String address, Times read) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(plan.seconds());
        Thread readers = Thread.ofVirtual().start(() -> {
            if (read != null)
                paced(end, TimeUnit.MINUTES.toNanos(1) / plan.readers(), number -> {
                    HttpRequest request = HttpRequest.newBuilder(
                                    URI.create(address + DOCUMENTS.get((int) (number % DOCUMENTS.size()))))
                            .header("Accept-Encoding", "gzip")
                            .build();
                    long due = System.nanoTime();
                    read.took(
                            http.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray())
                                    .thenAccept(answer -> {
                                        if (answer.statusCode() != 200) throw new IllegalStateException("no document");
                                    }),
                            due);
                });
        });
        paced(end, TimeUnit.SECONDS.toNanos(1) / plan.moves(), _ -> play(moves));
        readers.join();
    }

    private static void paced(long end, long every, LongConsumer step) {
        long due = System.nanoTime();
        for (long number = 0; due < end; number++, due += every) {
            LockSupport.parkNanos(due - System.nanoTime());
            step.accept(number);
        }
    }

    /** The next board's next move of its script, if it has one and shows the move before. */
    private boolean play(Times times) {
        for (int tried = 0; tried < plan.boards(); tried++) {
            int number = (int) (moved++ % plan.boards()) + 1;
            JsonNode view = chief.board(ID + "/1/" + number).orElseThrow();
            List<String> script = scripts.get(number % scripts.size());
            int ply = view.path("ply").asInt();
            HallClient mover = players.get(
                    view.path("id").asText() + "|" + view.path("turn").asText());
            if (!view.path("status").asText().equals("PLAYING") || ply >= script.size()) continue;
            long due = System.nanoTime();
            times.took(mover.command("play", Map.of("uci", script.get(ply), "expectedPly", ply)), due);
            return true;
        }
        return false;
    }
}
