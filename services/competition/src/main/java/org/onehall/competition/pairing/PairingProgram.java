package org.onehall.competition.pairing;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.Texts;

/**
 * A pairing program that runs as its own process: a tournament report goes in, pairs come out. Its command line is that
 * of bbpPairings ({@code PROGRAM --dutch IN -p OUT}) or, if its file ends in .jar, that of JaVaFo ({@code java -jar
 * PROGRAM IN -p OUT}). Nothing of the program is trusted: it runs in a folder of its own that is deleted afterwards,
 * has limits of time, memory and output, and is killed together with its children.
 */
public final class PairingProgram {
    /** The name of the setting with the path of the program. */
    public static final String SETTING = "ONEHALL_PAIRING_PROGRAM";
    /** Most bytes of the files that a program may have in its folder, together with the report. */
    private static final long MOST = 16L * 1024 * 1024;
    /** Most bytes of an answer: a line for each of 9999 players is less. */
    private static final int LONGEST_ANSWER = 256 * 1024;

    private static final int QUOTED = 300;
    private static final String IN = "in.trf";
    private static final String OUT = "out.txt";
    private static final Pattern ROUND = Pattern.compile(".*: Round #(\\d+)\\s*");

    private final Path program;
    private final Duration patience;

    /**
     * Where a program is and how long it may take.
     *
     * @param patience longest wait for one answer
     */
    public PairingProgram(Path program, Duration patience) {
        this.program = program;
        this.patience = patience;
    }

    /** Why a program gave no answer. */
    public enum Failure {
        /** There is no such program, or it cannot be executed. */
        NOT_FOUND,
        /** The system could not start it. */
        NOT_STARTED,
        /** It took too long. */
        TOO_SLOW,
        /** It wrote too much. */
        TOO_MUCH,
        /** It says that no pairing of this round follows the rules. */
        CANNOT_BE_PAIRED,
        /** It says that the report is wrong. */
        REPORT_REFUSED,
        /** It ended with an error of its own. */
        FAILED,
        /** It ended without an error and without an answer. */
        WROTE_NOTHING
    }

    /** What came of asking a program. */
    public sealed interface Answer {
        /** @param text what the program wrote */
        record Given(String text) implements Answer {}

        /**
         * @param text what happened and what can be done, for people
         * @param line of the report, from 1, if the program complains about one; otherwise 0
         */
        record None(Failure failure, String text, int line) implements Answer {}
    }

    /** What came of checking a report: whether the program would have paired the rounds in the same way. */
    public sealed interface Check {
        /** Every round is paired as the program pairs it. */
        record Same() implements Check {}

        /**
         * @param rounds that the program pairs in another way
         * @param text the program's own words
         */
        record Different(List<Integer> rounds, String text) implements Check {
            public Different {
                rounds = List.copyOf(rounds);
            }
        }

        /** There is no answer. */
        record NotChecked(Answer.None reason) implements Check {}
    }

    /**
     * Lets the program pair the round after the last one of a report.
     *
     * @param round the round to pair, from 1
     * @param candidates all players of the event
     * @param report in the format that the program reads, with the byes of this round
     * @throws InterruptedException if this thread is interrupted; the program is killed
     */
    public PairingReading pair(int round, Collection<Candidate> candidates, String report) throws InterruptedException {
        return switch (ask(report, "-p", OUT)) {
            case Answer.Given(var text) -> PairsFile.read(round, candidates, text);
            case Answer.None none ->
                new PairingReading.Refused(new PairingFault(none.line(), 0, none.text(), Optional.of(none.failure())));
        };
    }

    /**
     * Lets the program pair a round of an event.
     *
     * @param round the round to pair, from 1
     * @param candidates all players of the event, with all earlier rounds
     * @param first the colour that the highest player gets in the first round, drawn by lot
     * @throws InterruptedException if this thread is interrupted; the program is killed
     */
    public PairingReading pair(int round, Collection<Candidate> candidates, PairingRules rules, Side first)
            throws InterruptedException {
        ProgramReport report = ProgramReport.of(round, candidates, rules, first);
        if (!report.faults().isEmpty()) return new PairingReading.Refused(report.faults(), report.notes());
        return switch (pair(round, report.players(), report.text())) {
            case PairingReading.Read(var proposal, var notes) ->
                new PairingReading.Read(
                        proposal,
                        Stream.concat(report.notes().stream(), notes.stream()).toList());
            case PairingReading.Refused refused -> refused;
        };
    }

    /**
     * Lets the program pair all rounds of a report again and compares.
     *
     * @throws InterruptedException if this thread is interrupted; the program is killed
     */
    public Check check(String report) throws InterruptedException {
        return switch (ask(report, "-c")) {
            case Answer.None none -> new Check.NotChecked(none);
            case Answer.Given(var text) -> {
                List<Integer> rounds = new ArrayList<>();
                int round = 0;
                for (String line : text.split("\r\n|\r|\n")) {
                    Matcher heading = ROUND.matcher(line);
                    if (heading.matches()) round = Integer.parseInt(heading.group(1));
                    else if (!Texts.isEmpty(line) && round > 0 && !rounds.contains(round)) rounds.add(round);
                }
                yield rounds.isEmpty() ? new Check.Same() : new Check.Different(rounds, text.strip());
            }
        };
    }

    private Answer ask(String report, String... options) throws InterruptedException {
        if (!Files.isRegularFile(program) || !isJar() && !Files.isExecutable(program))
            return none(
                    Failure.NOT_FOUND,
                    "The pairing program " + program + " does not exist or cannot be run. Set " + SETTING
                            + " to the path of bbpPairings or javafo.jar.");
        Path folder;
        try {
            folder = Files.createTempDirectory("onehall-pairing");
        } catch (IOException e) {
            return none(
                    Failure.NOT_STARTED, "There is no room for the files of the pairing program: " + e.getMessage());
        }
        try {
            Files.writeString(folder.resolve(IN), report, StandardCharsets.UTF_8);
            return answer(
                    ChildProcess.run(command(folder, options), folder, patience, MOST + report.length()),
                    folder,
                    report,
                    List.of(options).contains("-p"));
        } catch (IOException e) {
            return none(Failure.NOT_STARTED, "The files of the pairing program cannot be used: " + e.getMessage());
        } finally {
            delete(folder);
        }
    }

    private boolean isJar() {
        return program.toString().toLowerCase(Locale.ROOT).endsWith(".jar");
    }

    private List<String> command(Path folder, String... options) {
        List<String> words = new ArrayList<>();
        String path = program.toAbsolutePath().toString();
        if (isJar())
            words.addAll(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-jar", path));
        else words.addAll(List.of(path, "--dutch"));
        words.add(folder.resolve(IN).toString());
        for (String option : options)
            words.add(option.equals(OUT) ? folder.resolve(OUT).toString() : option);
        return words;
    }

    private Answer answer(ChildProcess.Ending ending, Path folder, String report, boolean toFile) throws IOException {
        return switch (ending) {
            case ChildProcess.Ending.NotStarted(var reason) ->
                none(Failure.NOT_STARTED, "The pairing program could not be started: " + reason);
            case ChildProcess.Ending.TooSlow() ->
                none(
                        Failure.TOO_SLOW,
                        "The pairing program took longer than " + patience.toSeconds() + " s and was stopped. "
                                + "Pair again, or pair with the program elsewhere and upload its report.");
            case ChildProcess.Ending.TooMuch() ->
                none(Failure.TOO_MUCH, "The pairing program wrote too much and was stopped.");
            case ChildProcess.Ending.Ended(int code, var messages) ->
                ended(code, messages.replace(folder + File.separator, "").strip(), folder.resolve(OUT), report, toFile);
        };
    }

    /** The exit codes are those of bbpPairings; JaVaFo only writes messages. */
    private static Answer ended(int code, String messages, Path out, String report, boolean toFile) throws IOException {
        String said = messages.isEmpty() ? "It gave no reason." : "It says: " + Texts.quoted(messages, QUOTED);
        return switch (code) {
            case 0 -> {
                if (!toFile) yield new Answer.Given(messages);
                if (!Files.isRegularFile(out) || Files.size(out) == 0)
                    yield none(Failure.WROTE_NOTHING, "The pairing program ended but wrote no pairs. " + said);
                try (InputStream in = Files.newInputStream(out)) {
                    byte[] bytes = in.readNBytes(LONGEST_ANSWER + 1);
                    yield bytes.length > LONGEST_ANSWER
                            ? none(Failure.TOO_MUCH, "The pairing program wrote an answer that is too long.")
                            : new Answer.Given(new String(bytes, StandardCharsets.UTF_8));
                }
            }
            case 1 ->
                none(
                        Failure.CANNOT_BE_PAIRED,
                        "The pairing program says that this round cannot be paired by the rules. " + said);
            case 3 ->
                new Answer.None(
                        Failure.REPORT_REFUSED,
                        "The pairing program does not accept the tournament report. " + said,
                        lineOf(messages, report));
            default -> none(Failure.FAILED, "The pairing program ended with error " + code + ". " + said);
        };
    }

    private static Answer none(Failure failure, String text) {
        return new Answer.None(failure, text, 0);
    }

    /** The line of the report that a message quotes; 0 if it quotes none. */
    private static int lineOf(String messages, String report) {
        String[] lines = report.split("\r\n|\r|\n");
        for (int i = 0; i < lines.length; i++)
            if (lines[i].strip().length() > 3 && messages.contains("\"" + lines[i].stripTrailing())) return i + 1;
        return 0;
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException | UncheckedIOException gone) {
            // the system clears its folder of temporary files
        }
    }
}
