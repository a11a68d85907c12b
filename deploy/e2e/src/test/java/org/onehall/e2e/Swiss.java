package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * A Swiss in a running hall, with its officials and its robots. The results are drawn by lot from a seed; who has how
 * many points is counted here as well, to compare it with the standings.
 */
final class Swiss implements AutoCloseable {
    static final int ROUNDS = 9;
    private static final Path FILES = RunningHall.competition("swiss");
    private static final Path FINAL = FILES.resolve("final-players.txt");
    private static final long SEED = 2026;
    private static final Set<String> ON_THEIR_WAY =
            Set.of("UNKNOWN_ROUND", "ROUND_NOT_FINISHED", "ROUND_NOT_APPROVED", "NO_RESULT", "NOBODY");

    private final RunningHall hall;
    private final Cup cup;
    private final Map<String, Screen> people = new ConcurrentHashMap<>();
    private final Map<String, BigDecimal> points = new TreeMap<>();

    /** How a game ends. */
    private enum Ending {
        WHITE_RESIGNS,
        BLACK_RESIGNS,
        DRAW,
        WHITE_ABSENT,
        BLACK_ABSENT,
        BOTH_ABSENT;

        private static Ending draw(Random lot) {
            int drawn = lot.nextInt(100);
            if (drawn < 38) return BLACK_RESIGNS;
            if (drawn < 66) return WHITE_RESIGNS;
            if (drawn < 94) return DRAW;
            if (drawn < 96) return WHITE_ABSENT;
            return drawn < 99 ? BLACK_ABSENT : BOTH_ABSENT;
        }

        private boolean isAbsent(Side side) {
            return this == BOTH_ABSENT || this == (side == Side.WHITE ? WHITE_ABSENT : BLACK_ABSENT);
        }

        private BigDecimal points(Side side) {
            return switch (this) {
                case DRAW -> new BigDecimal("0.5");
                case BOTH_ABSENT -> BigDecimal.ZERO;
                case BLACK_RESIGNS, BLACK_ABSENT -> side == Side.WHITE ? BigDecimal.ONE : BigDecimal.ZERO;
                case WHITE_RESIGNS, WHITE_ABSENT -> side == Side.BLACK ? BigDecimal.ONE : BigDecimal.ZERO;
            };
        }
    }

    Swiss(RunningHall hall, String id) {
        this.hall = hall;
        cup = new Cup(
                hall,
                id,
                0,
                FILES.resolve("swiss.yaml"),
                text -> text.replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari|riga)(?=[,}])", "$1-" + id));
    }

    Screen ca() {
        return cup.ca();
    }

    Screen organiser() {
        return cup.person("CHIEF_ORGANISER");
    }

    Screen lca(String venue) {
        return lcaOf(venue + "-" + cup.id());
    }

    private Screen lcaOf(String venue) {
        return people.getOrDefault("LOCAL_CHIEF_ARBITER " + venue, cup.lca(venue));
    }

    /** An official who was appointed meanwhile comes in, in the place of the one before. */
    void comes(String official, String place) {
        String code = organiser()
                .doesOnceKnown(ON_THEIR_WAY, "issueCode", Map.of("official", official))
                .path("code")
                .asText();
        people.put(place, Screen.open(hall.zone(), hall.enrol(code)));
    }

    /** A player comes before a round, with half a point for each round that was missed if it is the second one. */
    void enters(int round, String name, int rating, String venue) {
        if (round == 2) count("p61", new BigDecimal("0.5"));
        organiser()
                .does(
                        "enterPlayers",
                        Map.of(
                                "players",
                                List.of(Map.of("name", name, "rating", rating, "venue", venue + "-" + cup.id())),
                                "missed",
                                round == 2 ? "HALF" : "ZERO",
                                "reason",
                                "came late"));
    }

    void withdraws(String player, int round) {
        organiser().does("withdrawPlayer", Map.of("player", player, "round", round, "reason", "goes home"));
    }

    // ---- pairing

    /** The pairings of the program for a round; there is nothing in them that stops it. */
    JsonNode preview(int round) {
        var answer = hall.post(
                hall.url() + "/api/pairings/" + round + "/preview",
                organiser().who().token(),
                "{\"source\":\"PROGRAM\"}");
        assertEquals(200, answer.statusCode(), answer.body());
        JsonNode preview = RunningHall.tree(answer.body());
        assertTrue(preview.path("publishable").asBoolean(), preview::toString);
        return preview;
    }

    /** Saves the pairings of a preview; at one board with the colours exchanged by mistake, at none if it is 0. */
    void set(int round, JsonNode preview, int mistaken) {
        List<Map<String, Object>> pairings = new ArrayList<>();
        for (JsonNode board : preview.path("boards")) {
            int number = board.path("number").asInt();
            pairings.add(Map.of(
                    "board",
                    number,
                    "white",
                    player(board, number == mistaken ? "black" : "white"),
                    "black",
                    player(board, number == mistaken ? "white" : "black")));
        }
        List<String> byes = new ArrayList<>();
        List<Map<String, String>> others = new ArrayList<>();
        for (JsonNode bye : preview.path("byes")) {
            String player = bye.path("playerId").asText();
            String kind = bye.path("kind").asText();
            if (kind.equals("ALLOCATED")) byes.add(player);
            else others.add(Map.of("player", player, "kind", kind));
        }
        organiser()
                .does(
                        "setPairings",
                        Map.of(
                                "round",
                                round,
                                "pairings",
                                pairings,
                                "byes",
                                byes,
                                "otherByes",
                                others,
                                "reason",
                                "as the program pairs it"));
    }

    /** The player of a pairing on a side, "white" or "black". */
    static String player(JsonNode board, String side) {
        return board.path(side).path("playerId").asText();
    }

    /** The Chief Arbiter opens a round and sees its boards. */
    void open(int round, JsonNode preview) {
        ca().doesOnceKnown(ON_THEIR_WAY, "openRound", Map.of("round", round));
        ca().sees(
                        "the boards of round " + round,
                        () -> preview.path("boards")
                                .valueStream()
                                .allMatch(board -> ca().client()
                                        .board(board(round, board.path("number").asInt()))
                                        .isPresent()));
    }

    String board(int round, int number) {
        return cup.id() + "/" + round + "/" + number;
    }

    // ---- playing

    /** Plays an open round to its end; then it is made official. */
    void play(int round, JsonNode preview) {
        Random lot = new Random(SEED + round);
        Map<String, Ending> endings = new TreeMap<>();
        for (JsonNode board : preview.path("boards")) {
            Ending ending = Ending.draw(lot);
            endings.put(board(round, board.path("number").asInt()), ending);
            for (Side side : Side.values())
                count(player(board, side == Side.WHITE ? "white" : "black"), ending.points(side));
        }
        for (JsonNode bye : preview.path("byes"))
            count(
                    bye.path("playerId").asText(),
                    switch (bye.path("kind").asText()) {
                        case "FULL", "ALLOCATED" -> BigDecimal.ONE;
                        case "HALF" -> new BigDecimal("0.5");
                        default -> BigDecimal.ZERO;
                    });
        Map<String, Screen> seats = new ConcurrentHashMap<>();
        try {
            Map<String, String> codes = codes(round);
            atOnce(endings.entrySet().stream()
                    .flatMap(one -> Stream.of(Side.values())
                            .map(side -> () -> comesIn(one.getKey(), side, one.getValue(), codes, seats))));
            for (String board : endings.keySet())
                ca().sees(
                                board,
                                "everybody who plays",
                                view -> Stream.of("white", "black")
                                        .map(view::path)
                                        .allMatch(seat -> seat.path("missing")
                                                .findValuesAsText("point")
                                                .isEmpty()));
            cup.order(ca(), Map.of("kind", "START", "round", round));
            atOnce(endings.entrySet().stream().map(one -> () -> ends(one.getKey(), one.getValue(), seats)));
            for (String board : endings.keySet()) ca().seesStatus(board, "ENDED");
            ca().doesOnceKnown(ON_THEIR_WAY, "closeRound", Map.of("round", round));
        } finally {
            seats.values().forEach(Screen::close);
        }
    }

    private void count(String player, BigDecimal more) {
        points.merge(player, more, BigDecimal::add);
    }

    private Map<String, String> codes(int round) {
        Map<String, String> codes = new HashMap<>();
        ca().does("issueRoundCodes", Map.of("round", round))
                .path("codes")
                .forEach(one -> codes.put(
                        board(round, one.path("number").asInt()) + " "
                                + one.path("side").asText(),
                        one.path("code").asText()));
        return codes;
    }

    /** A robot takes its seat and is checked, or is recorded absent. */
    private void comesIn(String board, Side side, Ending ending, Map<String, String> codes, Map<String, Screen> seats) {
        if (ending.isAbsent(side)) {
            ca().does("recordPresence", Map.of("board", board, "side", side.name(), "present", false));
            return;
        }
        seats.put(board + " " + side, Screen.open(hall.zone(), hall.enrol(codes.get(board + " " + side))));
        String venue = ca().board(board)
                .path(side == Side.WHITE ? "white" : "black")
                .path("venue")
                .asText();
        for (String kind : new String[] {"DEVICE", "FAIR_PLAY"})
            lcaOf(venue)
                    .doesOnceKnown(
                            Set.of("GAME_STARTED", "UNKNOWN_BOARD"),
                            "recordCheck",
                            Map.of("board", board, "side", side.name(), "kind", kind, "passed", true));
    }

    /** A move of each player, and how the game ends; without one of them it has ended by itself (OCR 16.11). */
    private void ends(String board, Ending ending, Map<String, Screen> seats) {
        if (ending.isAbsent(Side.WHITE) || ending.isAbsent(Side.BLACK)) return;
        Screen white = seats.get(board + " WHITE");
        Screen black = seats.get(board + " BLACK");
        white.seesStatus(board, "PLAYING");
        white.plays("e2e4");
        black.seesPly(board, 1);
        black.plays("e7e5");
        white.seesPly(board, 2);
        switch (ending) {
            case WHITE_RESIGNS -> white.does("resign");
            case BLACK_RESIGNS -> black.does("resign");
            default -> {
                white.plays("g1f3");
                white.does("offerDraw");
                black.doesOnceKnown(Set.of("NO_DRAW_OFFER"), "acceptDraw", Map.of());
            }
        }
    }

    private static void atOnce(Stream<Runnable> things) {
        try (ExecutorService lines = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletableFuture.allOf(things.map(one -> CompletableFuture.runAsync(one, lines))
                            .toArray(CompletableFuture[]::new))
                    .join();
        }
    }

    // ---- what is known afterwards

    /** The standings give everybody the points that were made at the boards. */
    void seesPoints(int round) {
        ca().sees("the standings after round " + round, () -> standings().equals(counted()));
        assertEquals(counted(), standings());
    }

    private Map<String, String> counted() {
        Map<String, String> texts = new TreeMap<>();
        standings()
                .keySet()
                .forEach(player -> texts.put(
                        player,
                        points.getOrDefault(player, BigDecimal.ZERO)
                                .stripTrailingZeros()
                                .toPlainString()));
        return texts;
    }

    private Map<String, String> standings() {
        Map<String, String> byPlayer = new TreeMap<>();
        RunningHall.tree(hall.get(
                                hall.url() + "/api/standings?official=true",
                                ca().who().token())
                        .body())
                .path("players")
                .forEach(row -> byPlayer.put(
                        row.path("playerId").asText(),
                        new BigDecimal(row.path("points").asText())
                                .stripTrailingZeros()
                                .toPlainString()));
        return byPlayer;
    }

    private String report() {
        return hall.get(
                        hall.url() + "/api/competition.trf?version=16",
                        ca().who().token())
                .body();
    }

    /** The pairing program, where there is one, finds that it would have paired all rounds like this. */
    void checks(int round) throws Exception {
        Optional<Path> program = RecordedPairings.program();
        if (program.isEmpty()) return;
        Path file = Files.createTempFile("swiss-", ".trf");
        try {
            Files.writeString(file, report());
            Process check = new ProcessBuilder(program.get().toString(), "--dutch", file.toString(), "-c")
                    .redirectErrorStream(true)
                    .start();
            String said = new String(check.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            assertTrue(check.waitFor(1, TimeUnit.MINUTES), said);
            assertEquals(0, check.exitValue(), "round " + round + ": " + said + "\n" + report());
        } finally {
            Files.delete(file);
        }
    }

    /** The report of the whole is the recorded one, which other programs have read. */
    void seesFinalReport() {
        List<String> players =
                report().lines().filter(line -> line.startsWith("001")).toList();
        try {
            if (RecordedPairings.RENEWED) Files.write(FINAL, players);
            assertEquals(Files.readAllLines(FINAL), players);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        people.values().forEach(Screen::close);
        cup.close();
    }
}
