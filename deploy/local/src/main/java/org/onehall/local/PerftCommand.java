package org.onehall.local;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.onehall.chess.IllegalPositionException;
import org.onehall.chess.MalformedFenException;
import org.onehall.chess.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall perft}. */
@Command(name = "perft", sortOptions = false, usageHelpAutoWidth = true, customSynopsis = "onehall perft [-h] FEN DEPTH",
        description = "Count the leaves of the tree of legal moves, for checking move generation.")
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 30;
    private static final int FEN_FIELDS = 6;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "2..7", paramLabel = "FEN DEPTH",
            description = {"FEN: position, or startpos. DEPTH: half-moves, 0 to " + DEEPEST + ".",
                "Prints the leaf count and nodes per second, separated by a tab."})
    private List<String> words;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() {
        int depth = depth();
        Position position = position();
        long from = System.nanoTime();
        long leaves = position.perft(depth);
        long nanos = Math.max(1, System.nanoTime() - from);
        System.out.printf(Locale.ROOT, "%d\t%.0f nodes/s%n", leaves, leaves * 1e9 / nanos);
        return 0;
    }

    int depth() {
        try {
            int depth = Integer.parseInt(words.getLast());
            if (depth >= 0 && depth <= DEEPEST) {
                return depth;
            }
        } catch (NumberFormatException _) {
            // Said below.
        }
        throw new ParameterException(spec.commandLine(), "DEPTH must be a number from 0 to " + DEEPEST + ", not '" + words.getLast() + "'");
    }

    Position position() {
        String fen = String.join(" ", words.subList(0, words.size() - 1));
        if (words.size() > FEN_FIELDS + 1) {
            throw new ParameterException(spec.commandLine(), "a FEN has at most six fields");
        }
        try {
            return fen.equals("startpos") ? Position.initial() : Position.ofFen(fen);
        } catch (MalformedFenException | IllegalPositionException e) {
            throw new Complaint(Complaint.USAGE, e.getMessage());
        }
    }
}
