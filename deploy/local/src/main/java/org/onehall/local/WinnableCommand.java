package org.onehall.local;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.onehall.chess.Finding;
import org.onehall.chess.IllegalPositionException;
import org.onehall.chess.MalformedFenException;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall winnable}. */
@Command(
        name = "winnable",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Say whether a side can still give checkmate by any series of legal moves.",
        footer = {
            "",
            "Per question, separated by tabs: FEN, side, the answer (winnable, unwinnable or",
            "undecided), nodes, microseconds, and the moves of a game that ends with the",
            "mate (UCI; empty if there is none, or if it is on the board).",
            "A line may also be a known answer, FEN | side | verdict: then this side is",
            "asked, and a verdict that differs is reported on standard error. Empty lines and",
            "those that begin with # are skipped.",
            "Exit code 1 if an answer is undecided or differs, 2 if a line is unreadable."
        })
final class WinnableCommand implements Callable<Integer> {
    private static final String STANDARD_INPUT = "-";
    /** After this many lines at the latest, answers are written out. */
    private static final int FLUSH = 256;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "FEN",
            description =
                    "Positions, with four or six fields; - reads them from standard input, one a line, as does no "
                            + "FEN behind a pipe.")
    private List<String> words = List.of();

    @Option(names = "--side", paramLabel = "white|black", description = "Ask only about this side (default: both).")
    private Optional<String> side = Optional.empty();

    @Option(names = "--quick", description = "Use the short search that the hall makes after every move of a game.")
    private boolean quick;

    @Option(
            names = "--budget",
            paramLabel = "N",
            description = "Number of nodes after which the answer is \"undecided\" (${DEFAULT-VALUE}).")
    private long budget = Winnability.DEFAULT_BUDGET;

    @Option(
            names = "--proof",
            description = "Name the proof of \"unwinnable\" in a last column, with the number of positions it visits.")
    private boolean proof;

    @Mixin
    private HelpOption help;

    private boolean open;
    private boolean unreadable;

    @Override
    public Integer call() throws IOException {
        if (budget < 1) {
            throw new ParameterException(spec.commandLine(), "--budget must be a number of nodes from 1");
        }
        if (side.isPresent() && side(side.get()).isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--side must be white or black, not '" + side.get() + "'");
        }
        if (words.isEmpty() && !Terminal.inputIsPiped()) {
            throw new ParameterException(spec.commandLine(), "Which FEN? (- reads standard input)");
        }
        if (words.isEmpty() || words.equals(List.of(STANDARD_INPUT))) {
            return answer(
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                    System.out,
                    spec.commandLine().getErr());
        }
        for (String fen : fens(words)) {
            answer(fen, "", System.out, spec.commandLine().getErr());
        }
        return exit();
    }

    /** Answers every line; ends early if nobody reads the answers any more. */
    int answer(BufferedReader lines, PrintStream out, PrintWriter err) throws IOException {
        int number = 0;
        for (String line = Lines.next(lines); line != null; line = Lines.next(lines)) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                answer(line, "line " + number + ": ", out, err);
            }
            // someone who asks line by line gets each answer at once
            if ((!lines.ready() || number % FLUSH == 0) && out.checkError()) {
                break;
            }
        }
        return exit();
    }

    private int exit() {
        return unreadable ? Complaint.USAGE : open ? Complaint.NO : 0;
    }

    private void answer(String line, String place, PrintStream out, PrintWriter err) {
        try {
            var question = Question.read(line);
            List<Side> sides = question.side()
                    .or(() -> side.flatMap(WinnableCommand::side))
                    .map(List::of)
                    .orElse(List.of(Side.WHITE, Side.BLACK));
            for (Side one : sides) {
                long from = System.nanoTime();
                Finding finding = quick
                        ? Winnability.quick(question.position(), one)
                        : Winnability.full(question.position(), one, budget);
                long nanos = System.nanoTime() - from;
                out.println(question.fen()
                        + '\t'
                        + name(one)
                        + '\t'
                        + name(finding.verdict())
                        + '\t'
                        + finding.nodes()
                        + '\t'
                        + nanos / 1000
                        + '.'
                        + nanos / 100 % 10
                        + '\t'
                        + grounds(finding));
                boolean differs = question.verdict().isPresent()
                        && finding.verdict() != Winnability.UNDECIDED
                        && question.verdict().get() != finding.verdict();
                if (differs) {
                    out.flush();
                    err.println("onehall: " + place + question.fen() + " is " + name(finding.verdict()) + " for "
                            + name(one) + ", not " + name(question.verdict().get()));
                }
                open |= differs || finding.verdict() == Winnability.UNDECIDED;
            }
        } catch (OutOfMemoryError e) {
            out.flush();
            err.println("onehall: " + place + line.strip()
                    + ": out of memory before an answer was found; take a smaller --budget (about 90 bytes per"
                    + " node are needed), or give Java more, such as JAVA_TOOL_OPTIONS=-Xmx4g");
            open = true;
        } catch (MalformedFenException | IllegalPositionException | Complaint e) {
            out.flush();
            err.println("onehall: " + place + e.getMessage());
            unreadable = true;
        }
    }

    private String grounds(Finding finding) {
        if (proof && finding.proof().isPresent()) {
            return name(finding.proof().get().kind())
                    + ' '
                    + finding.proof().get().positions();
        }
        return finding.line().stream().map(Move::uci).collect(Collectors.joining(" "));
    }

    /**
     * Reads FENs from the command line. A FEN may be one argument or be given without quotes; then each field is an
     * argument of its own.
     */
    static List<String> fens(List<String> words) {
        List<String> fens = new ArrayList<>();
        boolean whole = true;
        for (String word : words) {
            boolean begins = whole || word.contains(" ") || word.contains("/") || word.equals(Question.INITIAL);
            if (begins) {
                fens.add(word);
            } else {
                fens.add(fens.removeLast() + ' ' + word);
            }
            whole = word.contains(" ") || word.equals(Question.INITIAL);
        }
        return fens;
    }

    private static Optional<Side> side(String name) {
        return switch (name) {
            case "white" -> Optional.of(Side.WHITE);
            case "black" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(java.util.Locale.ROOT);
    }

    /**
     * One line of input.
     *
     * @param fen as given
     * @param side the side asked for, empty if the line names none
     * @param verdict the known answer, empty if there is none
     */
    private record Question(String fen, Position position, Optional<Side> side, Optional<Winnability> verdict) {
        private static final String INITIAL = "startpos";

        static Question read(String line) {
            String[] fields = line.strip().split("\\s*[|\\t]\\s*", -1);
            Position position = fields[0].equals(INITIAL) ? Position.initial() : Position.ofFen(fields[0]);
            Optional<Side> side = fields.length > 1 ? WinnableCommand.side(fields[1]) : Optional.empty();
            if (fields.length > 1 && side.isEmpty()) {
                throw new Complaint(
                        Complaint.USAGE, "the side must be white or black, not \"" + shortened(fields[1]) + "\"");
            }
            return new Question(fields[0], position, side, fields.length > 2 ? verdict(fields[2]) : Optional.empty());
        }

        private static Optional<Winnability> verdict(String word) {
            return switch (word) {
                case "winnable" -> Optional.of(Winnability.WINNABLE);
                case "unwinnable" -> Optional.of(Winnability.UNWINNABLE);
                case "undecided", "unknown", "" -> Optional.empty();
                default ->
                    throw new Complaint(
                            Complaint.USAGE,
                            "the verdict must be winnable or unwinnable, not \"" + shortened(word) + "\"");
            };
        }

        private static String shortened(String text) {
            return text.length() <= 20 ? text : text.substring(0, 20) + "…";
        }
    }
}
