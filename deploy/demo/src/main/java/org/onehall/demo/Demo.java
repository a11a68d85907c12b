package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Side;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Lets robots play a competition through the hall's own WebSocket, with officials who open, check, start, decide and
 * approve if nobody else does. Plays round after round until all boards have ended; starts from whatever state the data
 * are in.
 */
@Command(
        name = "demo",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Robots play real games in a running hall. Exit code 0 when all boards have ended.")
public final class Demo implements Callable<Integer> {
    private static final long LOOK_EVERY_MS = 100;
    private static final long WAIT_FOR_ZONE_MS = 1_000;
    private static final Duration SETTLE = Duration.ofMillis(2_500);
    private static final Duration APPROVAL_LIMIT = Duration.ofSeconds(60);
    private static final Duration EMPTY_LIMIT = Duration.ofSeconds(60);
    private static final int NONE = 0;

    @Option(
            names = "--zone",
            required = true,
            paramLabel = "URL",
            description = "The playing zone, such as http://127.0.0.1:8080.")
    private URI zoneUri = URI.create("http://127.0.0.1:8080");

    @Option(
            names = "--operator-token-file",
            required = true,
            paramLabel = "FILE",
            description = "File with the operator's token.")
    private Path tokenFile = Path.of("operator.jwt");

    @Option(
            names = "--competition",
            paramLabel = "ID",
            defaultValue = "",
            description = "The competition (default: the one loaded last).")
    private String competition = "";

    @Option(
            names = "--games",
            required = true,
            arity = "1..*",
            paramLabel = "FILE.pgn",
            description = "Games to play, in this order: board n of the first round plays game n, and so on.")
    private List<Path> gameFiles = List.of();

    @Option(
            names = "--speed",
            paramLabel = "S",
            defaultValue = "10",
            converter = SpeedConverter.class,
            description = "How many times faster than life robots think, or max. ${DEFAULT-VALUE} by default.")
    private Speed speed = Speed.MAX;

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            defaultValue = "45",
            description = "How long calls, reports, decisions and approvals are left to people. ${DEFAULT-VALUE} by "
                    + "default.")
    private double patienceSeconds = 45;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "0",
            description = "Stop after this many rounds; 0: play all.")
    private int mostRounds;

    @Option(names = "--no-script", description = "Leave out the scripted disconnections and the call.")
    private boolean noScript;

    @Option(names = "--check", description = "At the end compare each board with its game; exit code 1 if any differs.")
    private boolean check;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    /** The round with the scripted incidents, the first one that is played with these data; {@code NONE}: not now. */
    private int scripted = NONE;

    private final PrintStream out;
    private final List<GameCheck> checks = new ArrayList<>();

    static final class SpeedConverter implements CommandLine.ITypeConverter<Speed> {
        @Override
        public Speed convert(String text) {
            try {
                return Speed.of(text);
            } catch (IllegalArgumentException e) {
                throw new CommandLine.TypeConversionException(e.getMessage());
            }
        }
    }

    private Demo(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) {
        System.exit(run(System.out, args));
    }

    /**
     * Runs with the program's arguments. Returns 0: done, 1: a game differs or something failed, 2: wrong arguments.
     */
    public static int run(PrintStream out, String... args) {
        return new CommandLine(new Demo(out))
                .setExecutionExceptionHandler((failure, _, _) -> {
                    out.println("demo: "
                            + (failure instanceof IllegalStateException ? failure.getMessage() : failure.toString()));
                    return 1;
                })
                .execute(args);
    }

    @Override
    public Integer call() throws Exception {
        List<PgnGame> games = readGames();
        Duration patience = Duration.ofMillis(Math.round(patienceSeconds * 1000));
        var zone = new Zone(zoneUri);
        var signIn = new RobotSignIn(zone, zoneUri, competition, tokenFile, this::say);
        List<Zone.Code> codes = signIn.codes();
        List<HallClient> officials = signIn.officials(codes);
        try (var director = new Director(officials, patience, one -> Interludes.reduced(scripted, one), this::say)) {
            int before = 0;
            for (int played = 0; mostRounds == 0 || played < mostRounds; played++) {
                Map<String, List<Zone.Code>> seats = seats(codes);
                if (seats.isEmpty()) break;
                int round = round(seats.keySet().iterator().next());
                for (int earlier = 1; earlier < round && played == 0; earlier++)
                    before += director.boards(earlier).size();
                if (!noScript && before == 0) scripted = round;
                play(zone, signIn, director, round, seats, games, before);
                before += seats.size();
                scripted = NONE;
                codes = next(signIn, round, patience);
            }
        }
        say("all boards have ended");
        if (!check) return 0;
        out.println(GameCheck.table(checks));
        return checks.stream().allMatch(one -> one.difference().isEmpty()) ? 0 : 1;
    }

    // ---- beginning

    private List<PgnGame> readGames() throws IOException {
        List<PgnGame> games = new ArrayList<>();
        for (Path file : gameFiles)
            for (PgnGame game : PgnReader.readAll(Files.readString(file))) games.add(game.orThrow());
        if (games.isEmpty()) throw new IllegalStateException("there are no games in " + gameFiles);
        return games;
    }

    // ---- a round

    /** Codes of the seats by board, in the boards' order. */
    private static Map<String, List<Zone.Code>> seats(List<Zone.Code> codes) {
        return codes.stream()
                .filter(code -> !code.board().isEmpty())
                .sorted(java.util.Comparator.comparingInt(code -> number(code.board())))
                .collect(Collectors.groupingBy(Zone.Code::board, LinkedHashMap::new, Collectors.toList()));
    }

    private void play(
            Zone zone,
            RobotSignIn signIn,
            Director director,
            int round,
            Map<String, List<Zone.Code>> seats,
            List<PgnGame> games,
            int before)
            throws IOException, InterruptedException {
        Map<String, PgnGame> scripts = new LinkedHashMap<>();
        seats.keySet().forEach(board -> scripts.put(board, games.get((before + scripts.size()) % games.size())));
        while (director.boards(round).size() < seats.size()) {
            director.open(round);
            Thread.sleep(LOOK_EVERY_MS);
        }
        List<Robot> robots = new ArrayList<>(robots(zone, signIn, director, round, seats, scripts));
        say("round " + round + ": " + seats.size() + " boards, " + robots.size() + " robots");
        var interludes = new Interludes(scripted, robots, this::say);
        Map<String, Long> emptySince = new HashMap<>();
        try {
            long allEnded = 0;
            while (allEnded == 0 || System.nanoTime() - allEnded < patienceNanos() + APPROVAL_LIMIT.toNanos()) {
                director.look(round);
                if (scripted == round) interludes.look(director.cases(), director.calls());
                refill(zone, signIn, director.boards(round), scripts, robots, emptySince);
                List<JsonNode> boards = director.boards(round);
                if (boards.stream()
                        .allMatch(view -> view.path("status").asText().equals("ENDED"))) {
                    if (allEnded == 0) allEnded = System.nanoTime();
                    if (boards.stream()
                            .allMatch(view -> view.path("resultStatus").asText().equals("OFFICIAL"))) break;
                }
                if (director.eyes().isEmpty())
                    throw new IllegalStateException("people have taken over every official; nobody is left to watch");
                Thread.sleep(LOOK_EVERY_MS);
            }
            if (check) compare(director.boards(round), scripts, robots);
        } finally {
            robots.forEach(Robot::close);
        }
    }

    /** One robot for every seat at which no person sits. */
    private List<Robot> robots(
            Zone zone,
            RobotSignIn signIn,
            Director director,
            int round,
            Map<String, List<Zone.Code>> seats,
            Map<String, PgnGame> scripts)
            throws InterruptedException {
        boolean begun = director.boards(round).stream()
                .anyMatch(view -> !view.path("status").asText().equals("CREATED")
                        || taken(view, Side.WHITE)
                        || taken(view, Side.BLACK));
        // A person's device reconnects by itself after a restart of the hall; a robot must not take the
        // person's seat.
        if (begun) Thread.sleep(SETTLE.toMillis());
        Map<String, JsonNode> views = director.boards(round).stream()
                .collect(Collectors.toMap(view -> view.path("id").asText(), view -> view));
        Set<String> ended = new HashSet<>();
        views.forEach((id, view) -> {
            if (view.path("status").asText().equals("ENDED")) ended.add(id);
        });
        List<Zone.Code> free = seats.values().stream()
                .flatMap(List::stream)
                .filter(code -> !ended.contains(code.board()))
                .filter(code -> {
                    boolean person = begun
                            && Optional.ofNullable(views.get(code.board()))
                                    .filter(view -> taken(view, Side.valueOf(code.side())))
                                    .isPresent();
                    if (person)
                        say("board " + number(code.board()) + " " + code.side().toLowerCase(Locale.ROOT)
                                + ": a person is there");
                    return !person;
                })
                .toList();
        return signIn.enrol(free).stream()
                .map(seat -> new Robot(zone, seat, scripts.get(seat.board()), speed))
                .toList();
    }

    /** A robot sits down if a person has left and nobody has come for a minute. */
    private void refill(
            Zone zone,
            RobotSignIn signIn,
            List<JsonNode> boards,
            Map<String, PgnGame> scripts,
            List<Robot> robots,
            Map<String, Long> emptySince)
            throws IOException, InterruptedException {
        Set<String> kept = robots.stream()
                .filter(robot -> !robot.client().isGone())
                .map(robot -> robot.board() + " " + robot.side())
                .collect(Collectors.toSet());
        Set<String> left = new HashSet<>();
        for (JsonNode view : boards) {
            for (Side side : Side.values()) {
                String seat = view.path("id").asText() + " " + side;
                String link = view.path(side == Side.WHITE ? "white" : "black")
                        .path("link")
                        .asText();
                boolean empty = !kept.contains(seat)
                        && !view.path("status").asText().equals("ENDED")
                        && (link.equals("DOWN") || link.equals("NONE"));
                if (!empty) emptySince.remove(seat);
                else if (System.nanoTime() - emptySince.computeIfAbsent(seat, _ -> System.nanoTime())
                        > EMPTY_LIMIT.toNanos()) left.add(seat);
            }
        }
        if (left.isEmpty()) return;
        List<Zone.Code> codes = signIn.codes().stream()
                .filter(code -> left.contains(code.board() + " " + code.side()))
                .toList();
        for (Enrolment seat : signIn.enrol(codes)) {
            say("board " + number(seat.board()) + " " + seat.side().toLowerCase(Locale.ROOT)
                    + ": nobody has come back; a robot sits down");
            robots.add(new Robot(zone, seat, scripts.get(seat.board()), speed));
            emptySince.remove(seat.board() + " " + seat.side());
        }
    }

    private static boolean taken(JsonNode view, Side side) {
        return view.path(side == Side.WHITE ? "white" : "black")
                .path("link")
                .asText()
                .equals("UP");
    }

    private void compare(List<JsonNode> boards, Map<String, PgnGame> scripts, List<Robot> robots) {
        List<JournalEntry> journals = robots.stream()
                .flatMap(robot -> robot.client().journal().stream())
                .toList();
        for (JsonNode view : boards)
            checks.add(GameCheck.of(view, scripts.get(view.path("id").asText()), journals));
    }

    /** Codes of the next round, given only after the results of this one have been taken. */
    private List<Zone.Code> next(RobotSignIn signIn, int round, Duration patience)
            throws IOException, InterruptedException {
        long deadline = System.nanoTime() + APPROVAL_LIMIT.toNanos();
        List<Zone.Code> codes = signIn.codes();
        while (codes.stream().anyMatch(code -> !code.board().isEmpty() && round(code.board()) == round)) {
            if (System.nanoTime() > deadline)
                throw new IllegalStateException("round " + round + " has ended, but not all its results were taken");
            Thread.sleep(WAIT_FOR_ZONE_MS);
            codes = signIn.codes();
        }
        if (codes.stream().anyMatch(code -> !code.board().isEmpty())) Thread.sleep(patience.toMillis());
        return codes;
    }

    private long patienceNanos() {
        return Math.round(patienceSeconds * 1e9);
    }

    private static int round(String board) {
        return Integer.parseInt(board.split("/")[1]);
    }

    private static int number(String board) {
        return Integer.parseInt(board.split("/")[2]);
    }

    private synchronized void say(String line) {
        out.println(line);
        out.flush();
    }
}
