package org.onehall.bench.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.onehall.chess.PgnReader;
import org.onehall.demo.Enrolment;
import org.onehall.demo.HallClient;
import org.onehall.demo.MakeCompetition;
import org.onehall.demo.Zone;
import org.onehall.local.OwnHall;
import org.onehall.local.Progress;

/**
 * A separate hall with one competition of two venues: a screen for the Chief Arbiter, for each Local Chief Arbiter and
 * for each player, and real games that go on as the benchmark says. Driven by one thread.
 */
public final class GamesInPlay implements AutoCloseable {
    private static final List<String> VENUES = List.of("north", "south");
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final long LOOK_MS = 100;
    private static final long START_AGAIN_MS = 10_000;

    private final String id;
    private final int boards;
    private final OwnHall hall;
    private final Zone zone;
    private final Progress progress;
    private final List<List<String>> scripts;
    private final Map<String, HallClient> players = new HashMap<>();
    private final Map<String, HallClient> local = new HashMap<>();
    /** The half-moves before the last move sent, by board. */
    private final Map<String, Integer> sent = new HashMap<>();

    private HallClient chief;
    private long moved;

    /**
     * A move that can be made now.
     *
     * @param board the board's id
     * @param ply half-moves before this one
     */
    public record Next(HallClient mover, HallClient opponent, String board, String uci, int ply) {
        /** Sends the move; completes with the hall's answer. */
        public CompletableFuture<JsonNode> play() {
            return mover.command("play", Map.of("uci", uci, "expectedPly", ply));
        }
    }

    private GamesInPlay(String id, int boards, OwnHall hall, Zone zone, Progress progress) throws IOException {
        this.id = id;
        this.boards = boards;
        this.hall = hall;
        this.zone = zone;
        this.progress = progress;
        this.scripts = scripts();
    }

    /**
     * Starts a hall, seats everybody and starts all games.
     *
     * @param folder for the hall's data
     * @param id of the competition
     */
    public static GamesInPlay start(Path folder, String id, int boards, Progress progress)
            throws IOException, InterruptedException {
        int port = OwnHall.freePort();
        Path file = MakeCompetition.write(folder.resolve(id), id, boards, VENUES);
        // Moves are shown to everybody at once: so the public documents change as often as they can.
        Files.writeString(
                file, Files.readString(file).replace("  timeControl:", "  broadcast.delayMinutes: 0\n  timeControl:"));
        progress.at("starting the hall");
        OwnHall hall = new OwnHall(folder.resolve("data"), port, 1, "", file);
        Runtime.getRuntime().addShutdownHook(new Thread(hall::close, "end of the hall"));
        GamesInPlay games =
                new GamesInPlay(id, boards, hall, new Zone(URI.create("http://127.0.0.1:" + port)), progress);
        try {
            games.sit();
            return games;
        } catch (IOException | InterruptedException | RuntimeException e) {
            games.close();
            throw e;
        }
    }

    private static List<List<String>> scripts() throws IOException {
        Path pgn = Path.of(System.getProperty("onehall.home", "")).resolve("deploy/demo/games/real-200.pgn");
        return PgnReader.readAll(Files.readString(pgn)).stream()
                .map(game ->
                        game.moves().stream().map(move -> move.move().uci()).toList())
                .toList();
    }

    /** Address of the public page of the competition, as JSON. */
    public String publicAddress() {
        return hall.url() + "/api/public/" + id;
    }

    public OwnHall hall() {
        return hall;
    }

    /** The screens of the Local Chief Arbiters. */
    public Collection<HallClient> localArbiters() {
        return List.copyOf(local.values());
    }

    /** The screens of the players. */
    public Collection<HallClient> players() {
        return List.copyOf(players.values());
    }

    private void sit() throws IOException, InterruptedException {
        String operator = hall.operatorToken();
        progress.at("everybody comes");
        for (Enrolment who : zone.enrolAll(zone.robotCodes(id, operator))) {
            if (who.role().equals("CHIEF_ARBITER")) chief = HallClient.connect(zone, who);
            if (who.role().equals("LOCAL_CHIEF_ARBITER")) local.put(who.venue(), HallClient.connect(zone, who));
        }
        await("the round to be opened", () -> chief.ready().isDone());
        chief.commandAndWait("openRound", Map.of("round", 1), PATIENCE);
        await("the boards", () -> chief.boards().size() == boards);
        for (Enrolment who : zone.enrolAll(zone.robotCodes(id, operator).stream()
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

    /**
     * The next move of the next board that has one and whose move before it is on the Chief Arbiter's screen; empty:
     * there is none now. No move is given twice.
     */
    public Optional<Next> next() {
        for (int tried = 0; tried < boards; tried++) {
            int number = (int) (moved++ % boards) + 1;
            JsonNode view = chief.board(id + "/1/" + number).orElseThrow();
            List<String> script = scripts.get(number % scripts.size());
            int ply = view.path("ply").asInt();
            if (!view.path("status").asText().equals("PLAYING") || ply >= script.size()) continue;
            String board = view.path("id").asText();
            if (sent.getOrDefault(board, -1) >= ply) continue;
            sent.put(board, ply);
            String turn = view.path("turn").asText();
            HallClient mover = players.get(board + "|" + turn);
            HallClient opponent = players.get(board + "|" + (turn.equals("WHITE") ? "BLACK" : "WHITE"));
            return Optional.of(new Next(mover, opponent, board, script.get(ply), ply));
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        players.values().forEach(HallClient::close);
        local.values().forEach(HallClient::close);
        if (chief != null) chief.close();
        hall.close();
    }
}
