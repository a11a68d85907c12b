package org.onehall.fairplay.engine;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Move;
import org.onehall.chess.Position;

/** A scripted UCI engine, run as a process of its own: its first choice is the alphabetically first move, worth 50; any other is worth 20. */
public final class FakeEngine {
    /** How it behaves. */
    enum Manner {
        /** Does its job. */
        GOOD,
        /** Ends in the middle of the second search. */
        CRASHING,
        /** Ends in the middle of the second search in its first life only; the second argument is a file that remembers. */
        CRASHING_ONCE,
        /** Takes the second search and never answers. */
        HANGING,
        /** Never says uciok. */
        MUTE,
        /** Talks without end and without saying anything. */
        CHATTERING,
        /** Odd lines around good answers. */
        ODD,
        /** Names a move that is not legal. */
        ILLEGAL,
        /** Names no move. */
        MOVELESS,
        /** Gives no value. */
        VALUELESS
    }

    private FakeEngine() {}

    /** Words of a command that starts this engine. */
    static List<String> command(Manner manner, String... more) {
        String classes = Stream.of(FakeEngine.class, Position.class).map(FakeEngine::place).collect(Collectors.joining(File.pathSeparator));
        return Stream.concat(Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-Xshare:auto", "-Xmx64m", "-XX:+UseSerialGC", "-cp", classes, FakeEngine.class.getName(), manner.name()), Stream.of(more)).toList();
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Manner manner = Manner.valueOf(arguments[0]);
        boolean firstLife = arguments.length > 1 && Files.notExists(Path.of(arguments[1]));
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        var out = new PrintStream(System.out, true, StandardCharsets.ISO_8859_1);
        Position position = Position.initial();
        int searches = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("uci")) hello(manner, out);
            if (line.equals("isready")) out.println("readyok");
            if (line.equals("quit")) return;
            if (line.startsWith("position fen ")) position = position(line);
            if (!line.startsWith("go ")) continue;
            searches++;
            if (searches == 2) {
                switch (manner) {
                    case CRASHING -> System.exit(3);
                    case CRASHING_ONCE -> {
                        if (firstLife) {
                            Files.createFile(Path.of(arguments[1]));
                            System.exit(3);
                        }
                    }
                    case HANGING -> new CountDownLatch(1).await();
                    case CHATTERING -> {
                        while (!out.checkError()) out.println("info string still thinking");
                        return;
                    }
                    case GOOD, MUTE, ODD, ILLEGAL, MOVELESS, VALUELESS -> {}
                }
            }
            answer(manner, out, position, line);
        }
    }

    private static void hello(Manner manner, PrintStream out) throws InterruptedException {
        if (manner == Manner.MUTE) new CountDownLatch(1).await();
        if (manner == Manner.ODD) {
            out.println("x".repeat(100_000));
            out.println("\u00ff\u0000\u0007 id");
            out.println();
        }
        out.println("id name Fake\u0007 1.0");
        out.println("uciok");
    }

    private static Position position(String line) {
        String[] parts = line.substring("position fen ".length()).split(" moves ");
        Position position = Position.ofFen(parts[0]);
        if (parts.length > 1) for (String uci : parts[1].split(" ")) position = position.play(Move.ofUci(uci));
        return position;
    }

    private static void answer(Manner manner, PrintStream out, Position position, String go) {
        String first = position.legalMoves().stream().map(Move::uci).min(Comparator.naturalOrder()).orElseThrow();
        int only = go.indexOf("searchmoves ");
        String best = only < 0 ? first : go.substring(only + "searchmoves ".length()).strip();
        if (manner == Manner.ODD) {
            out.println("info depth 1 score cp banana");
            out.println("info depth 1 score cp");
            out.println("info score");
            out.println("info depth 2 score cp 99999999999999");
            out.println("info depth 2 multipv 2 score cp -700");
            out.println("bestmoves are overrated");
        }
        if (manner != Manner.VALUELESS) out.println("info depth 3 nodes 100 score cp " + (best.equals(first) ? 50 : 20) + " pv " + best);
        if (manner == Manner.ODD) out.println("info depth 4 score cp 900 lowerbound");
        out.println(switch (manner) {
            case ILLEGAL -> "bestmove a1h8";
            case MOVELESS -> "bestmove";
            case GOOD, CRASHING, CRASHING_ONCE, HANGING, MUTE, CHATTERING, ODD, VALUELESS -> "bestmove " + best + " ponder a7a6";
        });
    }
}
