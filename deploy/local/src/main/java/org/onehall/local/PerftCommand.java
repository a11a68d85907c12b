package org.onehall.local;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.chess.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall perft}. */
@Command(
        name = "perft",
        sortOptions = false,
        usageHelpAutoWidth = true,
        customSynopsis = "onehall perft [-h] [--chess960] [FEN DEPTH | -]",
        description = "Count the leaves of the tree of legal moves, for checking move generation.",
        footer = {
            "",
            "Prints the leaf count and nodes per second, separated by a tab.",
            "Lines of standard input are FEN DEPTH, or FEN ;D1 20 ;D2 400 with counts to check; # begins a comment. "
                    + "Printed per count,",
            "separated by tabs: FEN, depth, leaf count, nodes per second, and for a count to check \"right\", or "
                    + "\"wrong\" and what it should be.",
            "Exit code 1 if a count is wrong or there is nothing to count; 2 if a line cannot be read (reported on "
                    + "standard error; the others are counted)."
        })
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 30;
    private static final int FEN_FIELDS = 6;
    private static final String STANDARD_INPUT = "-";
    private static final Pattern COUNT = Pattern.compile("D([0-9]{1,2}) ([0-9]{1,18})");

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--chess960",
            description = "Positions may have castling rights of Chess960, as X-FEN or Shredder-FEN.")
    private boolean chess960;

    @Parameters(
            arity = "0..7",
            paramLabel = "FEN DEPTH",
            description = {
                "FEN: position, or startpos. DEPTH: half-moves, 0 to " + DEEPEST + ".",
                "- reads standard input, as does a pipe without arguments."
            })
    private List<String> words = List.of();

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws IOException {
        if (words.isEmpty() && !Terminal.inputIsPiped()) {
            throw new ParameterException(spec.commandLine(), "Which position, how deep? (- reads standard input)");
        }
        if (words.isEmpty() || words.equals(List.of(STANDARD_INPUT))) {
            return countLines(
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                    System.out,
                    System.err);
        }
        if (words.size() == 1 || words.size() > FEN_FIELDS + 1) {
            throw new ParameterException(
                    spec.commandLine(), "FEN DEPTH is a position of at most six fields and a number");
        }
        try {
            System.out.println(Count.of(position(), depth()));
        } catch (IllegalArgumentException e) {
            throw new Complaint(Complaint.USAGE, e.getMessage());
        }
        return 0;
    }

    int depth() {
        return depth(words.getLast());
    }

    Position position() {
        return position(String.join(" ", words.subList(0, words.size() - 1)));
    }

    /** Counts line by line, until nobody reads the output any more, and returns the exit code. */
    int countLines(BufferedReader in, PrintStream out, PrintStream err) throws IOException {
        boolean wrong = false;
        boolean unreadable = false;
        boolean empty = true;
        int number = 0;
        for (String line = Lines.next(in); line != null && !out.checkError(); line = Lines.next(in)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            empty = false;
            try {
                wrong |= !countLine(line.strip(), out);
            } catch (IllegalArgumentException e) {
                unreadable = true;
                err.println("onehall: line " + number + ": " + e.getMessage());
            }
        }
        if (empty) {
            err.println("onehall: standard input contains no positions");
        }
        return unreadable ? Complaint.USAGE : wrong || empty ? Complaint.NO : 0;
    }

    /** Whether all counts stated in the line are right. */
    private boolean countLine(String line, PrintStream out) {
        String[] parts = line.split("\\s*;\\s*");
        if (parts.length == 1) {
            int end = line.lastIndexOf(' ');
            String fen = line.substring(0, Math.max(0, end)).strip();
            Position position = position(fen);
            int depth = depth(line.substring(end + 1));
            out.println(fen + '\t' + depth + '\t' + Count.of(position, depth));
            return true;
        }
        boolean right = true;
        Position position = position(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            Matcher count = COUNT.matcher(parts[i]);
            if (!count.matches()) {
                throw new IllegalArgumentException("count " + i + " must be like D2 400");
            }
            int depth = depth(count.group(1));
            Count found = Count.of(position, depth);
            boolean same = found.leaves == Long.parseLong(count.group(2));
            out.println(parts[0] + '\t' + depth + '\t' + found + '\t' + (same ? "right" : "wrong\t" + count.group(2)));
            right &= same;
        }
        return right;
    }

    private static int depth(String word) {
        if (!word.matches("[0-9]{1,2}") || Integer.parseInt(word) > DEEPEST) {
            throw new IllegalArgumentException("DEPTH must be a number from 0 to " + DEEPEST + ", not '" + word + "'");
        }
        return Integer.parseInt(word);
    }

    private Position position(String fen) {
        Position position = fen.equals("startpos") ? Position.initial() : Position.ofFen(fen);
        if (position.isChess960() && !chess960) {
            throw new IllegalArgumentException("the castling rights are those of Chess960, which --chess960 allows");
        }
        return position;
    }

    /** Leaves, and how long it took to count them. */
    private record Count(long leaves, long nanos) {
        static Count of(Position position, int depth) {
            long from = System.nanoTime();
            long leaves = position.perft(depth);
            return new Count(leaves, Math.max(1, System.nanoTime() - from));
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%d\t%.0f nodes/s", leaves, leaves * 1e9 / nanos);
        }
    }
}
