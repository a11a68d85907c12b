package org.onehall.local;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Ending;
import org.onehall.chess.Endings;
import org.onehall.chess.Letters;
import org.onehall.chess.PgnError;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.PgnSource;
import org.onehall.chess.PgnWriter;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.StrictPgnReader;
import org.onehall.text.TextReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall pgn}. */
@Command(
        name = "pgn",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Replay every game of PGN files by the rules.",
        footer = {
            "",
            "Per game, separated by tabs: number, players, result, plies, how the final position ends the game",
            "and by which article (- if it does not), first fault as line:column and text (- if none);",
            "then, or instead, each doubtful point that cost no move, as 'note', line:column and text.",
            "Exit code 1 if any game is broken or a file contains no games."
        })
final class PgnCommand implements Callable<Integer> {
    /** The numbers of occurrences and moves that end a game automatically (OCR 5.4.1, 5.4.4). */
    private static final int REPETITION = 3;

    private static final int MOVE_COUNT = 50;
    private static final String STANDARD_INPUT = "-";

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "PGN files; - reads standard input, as does a pipe without names.")
    private List<String> names = List.of();

    @Option(
            names = "--canonical",
            description = "Write the games back in PGN export format instead, and broken games to standard error.")
    private boolean canonical;

    @Option(names = "--strict", description = "Accept only the PGN export format, to the letter.")
    private boolean strict;

    @Option(
            names = "--letters",
            paramLabel = "LETTERS",
            defaultValue = "english",
            description = "Letters of the moves: english (the default), italian or figurines.")
    private String letters;

    @Mixin
    private EncodingOption encoding;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws IOException {
        int broken = 0;
        Letters stated = letters();
        Optional<Charset> charset = encoding.charset();
        if (names.isEmpty()) {
            if (!Terminal.inputIsPiped()) {
                throw new ParameterException(spec.commandLine(), "Which file? (- reads standard input)");
            }
            names = List.of(STANDARD_INPUT);
        }
        for (String name : names) {
            if (!name.equals(STANDARD_INPUT) && !Files.isRegularFile(Path.of(name))) {
                throw new Complaint(Complaint.USAGE, name + " does not exist or is not a file");
            }
        }
        for (String name : names) {
            try (TextReader in = open(name, charset)) {
                PgnSource games = strict ? new StrictPgnReader(in) : new PgnReader(in, stated);
                broken += replay(names.size() > 1 ? name + "\t" : "", name, games, System.out, System.err);
                doubts(name, in).forEach(line -> System.err.println("onehall: " + line));
            }
        }
        return broken == 0 ? 0 : Complaint.NO;
    }

    private Letters letters() {
        for (Letters known : Letters.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(letters)) {
                if (strict && known != Letters.ENGLISH) {
                    throw new ParameterException(spec.commandLine(), "The export format of PGN has English letters");
                }
                return known;
            }
        }
        throw new ParameterException(
                spec.commandLine(), "The letters are english, italian or figurines, not " + letters);
    }

    /**
     * Replays one file and returns the number of broken games; 1 for a file without any game. Ends early if nobody
     * reads the output any more.
     */
    private int replay(String prefix, String name, PgnSource games, PrintStream out, PrintStream err)
            throws IOException {
        int broken = 0;
        int number = 0;
        for (Optional<PgnGame> game = games.next(); game.isPresent() && !out.checkError(); game = games.next()) {
            number++;
            broken += game.get().error().isPresent() ? 1 : 0;
            if (canonical) {
                for (PgnError note : game.get().notes()) {
                    out.flush();
                    err.println("onehall: " + name + ", game " + number + ", note: " + Printable.of(note.toString()));
                }
            }
            if (!canonical) {
                out.println(prefix + line(number, game.get()));
            } else if (game.get().error().isEmpty()) {
                out.print(PgnWriter.write(game.get()));
            } else {
                out.flush();
                err.println("onehall: " + name + ", game " + number + ": "
                        + Printable.of(game.get().error().get().toString()));
            }
        }
        if (number == 0) {
            err.println("onehall: " + (name.equals(STANDARD_INPUT) ? "standard input" : name) + " contains no games");
            return 1;
        }
        return broken;
    }

    /** The line of output about one game. */
    static String line(int number, PgnGame game) {
        return number + "\t" + player(game, "White") + " - " + player(game, "Black") + "\t" + game.result() + "\t"
                + game.moves().size() + "\t" + (game.error().isPresent() ? "-" : ending(game)) + "\t"
                + faults(game);
    }

    private static String faults(PgnGame game) {
        Stream<String> notes = game.notes().stream().map(note -> "note " + place(note));
        String all = Stream.concat(game.error().stream().map(PgnCommand::place), notes)
                .collect(Collectors.joining("; "));
        return all.isEmpty() ? "-" : all;
    }

    private static String place(PgnError error) {
        return error.line() + ":" + error.column() + " " + Printable.of(error.message());
    }

    private static String player(PgnGame game, String colour) {
        return Printable.of(game.tags().getOrDefault(colour, "?").replace('\t', ' '));
    }

    private static String ending(PgnGame game) {
        Position position = game.firstPosition();
        var keys = new ArrayList<String>(List.of(position.repetitionKey()));
        for (PgnMove move : game.moves()) {
            position = position.play(move.move());
            if (position.halfmoveClock() == 0) {
                keys.clear();
            }
            keys.add(position.repetitionKey());
        }
        return Endings.after(position, new Repetitions(keys), REPETITION, MOVE_COUNT)
                .map(end -> NAMES.get(end) + " (" + end.rule() + ")")
                .orElse("-");
    }

    private static final Map<Ending, String> NAMES = Map.of(
            Ending.CHECKMATE,
            "checkmate",
            Ending.STALEMATE,
            "stalemate",
            Ending.DEAD_POSITION,
            "dead position",
            Ending.REPETITION,
            "third occurrence",
            Ending.MOVE_COUNT,
            "50 moves");

    /** The text of a file, or of standard input. */
    static TextReader open(String name, Optional<Charset> stated) throws IOException {
        return new TextReader(name.equals(STANDARD_INPUT) ? System.in : Files.newInputStream(Path.of(name)), stated);
    }

    /** A line for each place whose letters look misread. */
    static List<String> doubts(String name, TextReader in) {
        String source = name.equals(STANDARD_INPUT) ? "standard input" : name;
        return in.doubts().stream()
                .map(doubt -> "warning: " + source + ", " + Printable.of(doubt.toString()))
                .toList();
    }
}
