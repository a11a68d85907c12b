package org.onehall.bench.readers;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.onehall.bench.play.GamesInPlay;
import org.onehall.bench.play.Pace;
import org.onehall.bench.play.Times;
import org.onehall.local.Progress;

/** Games in a separate hall, and people who read its public page meanwhile. */
final class Readers {
    private static final String ID = "readers";
    /** What a reader reads in turn: the page itself most often, as its readers do. */
    private static final List<String> DOCUMENTS =
            List.of("", "/boards/1", "", "/boards/1", "/standings", "/round-1.pgn");

    private final Plan plan;
    private final Progress progress;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();

    /**
     * What must be measured.
     *
     * @param readers documents read in a minute
     * @param moves moves in a second, over all boards
     * @param seconds length of each part
     */
    record Plan(int boards, int readers, int moves, int seconds, int rounds) {}

    /** @param number of answers, without failed ones */
    record Row(String what, String part, int number, int failed, long p50Micros, long p99Micros, long maxMicros) {
        static Row of(String what, String part, Times times) {
            Times.Summary all = times.summary();
            return new Row(what, part, all.number(), all.failed(), all.p50Micros(), all.p99Micros(), all.maxMicros());
        }
    }

    record Result(int processors, int boards, List<Row> rows) {
        boolean isWhole() {
            return rows.stream().allMatch(row -> row.failed() == 0);
        }
    }

    Readers(Plan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** @param folder for the hall's data */
    Result measure(Path folder) throws IOException, InterruptedException {
        try (GamesInPlay games = GamesInPlay.start(folder, ID, plan.boards(), progress)) {
            return compare(games);
        }
    }

    private Result compare(GamesInPlay games) throws InterruptedException {
        progress.at("warming up");
        part(games, new Times(), Optional.of(new Times()));
        Times alone = new Times();
        Times together = new Times();
        Times read = new Times();
        for (int round = 0; round < plan.rounds(); round++) {
            progress.at("round " + (round + 1) + ": moves alone");
            part(games, alone, Optional.empty());
            progress.at("round " + (round + 1) + ": moves with readers");
            part(games, together, Optional.of(read));
        }
        return new Result(
                Runtime.getRuntime().availableProcessors(),
                plan.boards(),
                List.of(
                        Row.of("a move", "without readers", alone),
                        Row.of("a move", "with " + plan.readers() + " readers a minute", together),
                        Row.of("a document", "with " + plan.readers() + " readers a minute", read)));
    }

    /** @param read empty: nobody reads */
    private void part(GamesInPlay games, Times moves, Optional<Times> read) throws InterruptedException {
        Thread readers = Thread.ofVirtual()
                .start(() -> read.ifPresent(times -> Pace.keep(
                        plan.seconds(), plan.readers(), number -> read(games.publicAddress(), number, times))));
        Pace.keep(
                plan.seconds(),
                60 * plan.moves(),
                _ -> games.next().ifPresent(next -> {
                    long due = System.nanoTime();
                    moves.took(next.play(), due);
                }));
        readers.join();
    }

    private void read(String address, long number, Times times) {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(address + DOCUMENTS.get((int) (number % DOCUMENTS.size()))))
                .header("Accept-Encoding", "gzip")
                .build();
        long due = System.nanoTime();
        times.took(
                http.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray()).thenAccept(answer -> {
                    if (answer.statusCode() != 200) throw new IllegalStateException("no document");
                }),
                due);
    }
}
