package org.onehall.local;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Checks competition files before the start, with the competition service's own program. */
final class CompetitionCheck {
    private static final String CHECK = "org.onehall.competition.rest.FileCheck";
    private static final int CHECK_HEAP = 128;

    private final Home home;
    private final String mark;
    private final PrintStream out;

    /** @param mark the option by which processes of this data folder are known ({@link RunFolder#mark}) */
    CompetitionCheck(Home home, String mark, PrintStream out) {
        this.home = home;
        this.mark = mark;
        this.out = out;
    }

    /**
     * Reports everything that is wrong with new files before anything is started (OCR 16.1). If the check itself fails,
     * this is reported, and the hall finds the errors when it loads the files.
     */
    void run(CompetitionFiles competition) throws IOException, InterruptedException {
        Path files = Files.createTempFile("onehall", ".json");
        Path told = Files.createTempFile("onehall", ".json");
        Path said = Files.createTempFile("onehall", ".txt");
        List<String> command = new ArrayList<>(List.of(Home.java(), mark));
        command.addAll(Home.options(CHECK_HEAP, false));
        command.addAll(List.of("-cp", home.jar(Part.COMPETITION).toString(), CHECK, files.toString(), told.toString()));
        try {
            Files.writeString(files, competition.json());
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            int code = process.waitFor();
            if (code != 0) {
                String why = Files.readString(said)
                        .lines()
                        .filter(line -> !line.startsWith("\t"))
                        .reduce((_, last) -> last)
                        .map(line -> " (" + line + ")")
                        .orElse("");
                out.println("the competition's files could not be checked before the start: the check ended with code "
                        + code + why + "; the hall checks them when it loads them");
                return;
            }
            JsonNode problem = Hall.tree(Files.readString(told));
            if (!problem.path("errors").isEmpty()) {
                throw new Complaint(Complaint.NO, Operator.faults(competition, problem));
            }
            Operator.lines(competition, problem.path("notes"))
                    .forEach(note -> out.println("note: " + Printable.of(note)));
        } finally {
            Files.delete(files);
            Files.delete(told);
            Files.delete(said);
        }
    }
}
