package org.onehall.testkit;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Move;
import org.onehall.chess.Position;

/**
 * A scripted UCI engine that runs as its own process. It lists the legal moves in alphabetical order: the first has the
 * value 50, each further one 10 less, at depth 3.
 */
public final class FakeEngine {
    /** How the engine behaves. */
    public enum Manner {
        /** Works correctly. */
        GOOD,
        /** Ends in the middle of the second search. */
        CRASHING,
        /**
         * Ends in the middle of the second search in its first run only; its argument is a file in which it remembers
         * this.
         */
        CRASHING_ONCE,
        /** Accepts the second search and never answers. */
        HANGING,
        /** Never answers the second search of its first run; its argument is a file in which it remembers this. */
        HANGING_ONCE,
        /** Never says uciok. */
        MUTE,
        /** Writes meaningless output without end. */
        CHATTERING,
        /** Odd lines around good answers. */
        ODD,
        /** Lists a move that is not legal. */
        ILLEGAL,
        /** Lists a text that is not a move. */
        UNREADABLE,
        /** Gives no value. */
        VALUELESS,
        /** Gives only bounds in the deepest iteration. */
        BOUNDED,
        /** Lists a move twice in the deepest iteration. */
        REPEATING,
        /** Interrupts the deepest iteration after the first move, and reports the others with their earlier values. */
        BROKEN_OFF,
        /** Uses up its nodes in the first iteration. */
        SHORT,
        /** Gives a different answer for a position with each search since it was told that a new game begins. */
        REMEMBERING,
        /**
         * Answers when the file named by its first argument exists, and adds the position to the file named by the
         * second argument with each search.
         */
        COUNTING
    }

    private FakeEngine() {}

    /** Words of a command that starts this engine. */
    public static List<String> command(Manner manner, String... more) {
        String classes = Stream.of(FakeEngine.class, Position.class)
                .map(FakeEngine::place)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
        return Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Xshare:auto",
                                "-Xmx64m",
                                "-XX:+UseSerialGC",
                                "-cp",
                                classes,
                                FakeEngine.class.getName(),
                                manner.name()),
                        Stream.of(more))
                .toList();
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Manner manner = Manner.valueOf(arguments[0]);
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        var out = new PrintStream(System.out, true, StandardCharsets.ISO_8859_1);
        Position position = Position.initial();
        int listed = 1;
        int searches = 0;
        int sinceNewGame = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("uci")) hello(manner, out);
            if (line.equals("isready")) out.println("readyok");
            if (line.equals("ucinewgame")) sinceNewGame = 0;
            if (line.equals("quit")) return;
            if (line.startsWith("setoption name MultiPV value "))
                listed = Integer.parseInt(line.substring("setoption name MultiPV value ".length()));
            if (line.startsWith("position fen ")) position = position(line);
            if (!line.startsWith("go ")) continue;
            searches++;
            sinceNewGame++;
            if (searches == 2 && !secondSearch(manner, arguments, out)) return;
            if (manner == Manner.COUNTING) count(Path.of(arguments[1]), Path.of(arguments[2]), position);
            answer(manner, out, position, listed, Integer.parseInt(line.substring("go nodes ".length())), sinceNewGame);
        }
    }

    /** Returns whether to continue. */
    private static boolean secondSearch(Manner manner, String[] arguments, PrintStream out)
            throws IOException, InterruptedException {
        switch (manner) {
            case CRASHING -> System.exit(3);
            case CRASHING_ONCE -> {
                if (firstLife(Path.of(arguments[1]))) System.exit(3);
            }
            case HANGING -> new CountDownLatch(1).await();
            case HANGING_ONCE -> {
                if (firstLife(Path.of(arguments[1]))) new CountDownLatch(1).await();
            }
            case CHATTERING -> {
                while (!out.checkError()) out.println("info string still thinking");
                return false;
            }
            case GOOD,
                    MUTE,
                    ODD,
                    ILLEGAL,
                    UNREADABLE,
                    VALUELESS,
                    BOUNDED,
                    REPEATING,
                    BROKEN_OFF,
                    SHORT,
                    REMEMBERING,
                    COUNTING -> {}
        }
        return true;
    }

    private static boolean firstLife(Path memory) throws IOException {
        try {
            Files.createFile(memory);
            return true;
        } catch (FileAlreadyExistsException later) {
            return false;
        }
    }

    private static void count(Path gate, Path searches, Position position) throws IOException, InterruptedException {
        Files.writeString(searches, position.fen() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        while (Files.notExists(gate)) Thread.sleep(10);
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

    private static void answer(
            Manner manner, PrintStream out, Position position, int listed, int nodes, int sinceNewGame) {
        List<String> moves = position.legalMoves().stream()
                .map(Move::uci)
                .sorted()
                .limit(listed)
                .toList();
        int used = nodes / 2;
        if (manner == Manner.ODD) {
            out.println("info depth 1 score cp banana pv e2e4");
            out.println("info depth 1 score cp");
            out.println("info score");
            out.println("info depth 9 multipv 1 score cp 99999999999999 pv e2e4");
            out.println("info depth 9 multipv 1 score apples 3 pv e2e4");
            out.println("info depth x multipv 1 score cp 5 pv e2e4");
            out.println("info depth 2 multipv 2 score cp -700 pv " + moves.getLast());
            out.println("bestmoves are overrated");
        }
        switch (manner) {
            case VALUELESS -> {}
            case ILLEGAL -> info(out, 3, 1, "cp 50", used, "a1h8");
            case UNREADABLE -> info(out, 3, 1, "cp 50", used, "0000x");
            case SHORT -> info(out, 1, 1, "cp 50", nodes, moves.getFirst());
            case GOOD,
                    CRASHING,
                    CRASHING_ONCE,
                    HANGING,
                    HANGING_ONCE,
                    MUTE,
                    CHATTERING,
                    ODD,
                    BOUNDED,
                    REPEATING,
                    BROKEN_OFF,
                    REMEMBERING,
                    COUNTING -> {
                for (int depth = 2; depth <= 3; depth++)
                    for (int i = 0; i < moves.size(); i++)
                        info(
                                out,
                                depth,
                                i + 1,
                                "cp " + (50 - 10 * i + (depth == 2 ? 1 : 0) + sinceNewGame - 1),
                                used,
                                moves.get(i));
            }
        }
        switch (manner) {
            case ODD -> out.println("info depth 4 multipv 1 score cp 900 lowerbound pv " + moves.getLast());
            case BOUNDED -> {
                for (int i = 0; i < moves.size(); i++)
                    info(out, 4, i + 1, "cp 7 " + (i == 1 ? "upperbound" : ""), used, moves.get(i));
            }
            case REPEATING -> {
                for (int i = 0; i < moves.size(); i++) info(out, 4, i + 1, "cp 7", used, moves.getFirst());
            }
            case BROKEN_OFF -> {
                for (int i = 0; i < moves.size(); i++)
                    info(out, 4, i + 1, "cp " + (i == 0 ? 70 : 7), nodes, moves.get(i));
            }
            case GOOD,
                    CRASHING,
                    CRASHING_ONCE,
                    HANGING,
                    HANGING_ONCE,
                    MUTE,
                    CHATTERING,
                    ILLEGAL,
                    UNREADABLE,
                    VALUELESS,
                    SHORT,
                    REMEMBERING,
                    COUNTING -> {}
        }
        out.println("bestmove " + moves.getFirst() + " ponder a7a6");
    }

    private static void info(PrintStream out, int depth, int rank, String score, int nodes, String move) {
        out.println("info depth " + depth + " seldepth 9 multipv " + rank + " score " + score + " nodes " + nodes
                + " nps 1000 pv " + move + " a7a6");
    }
}
