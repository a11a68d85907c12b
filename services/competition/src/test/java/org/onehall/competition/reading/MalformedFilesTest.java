package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.testkit.MalformedRun;
import org.onehall.testkit.Mutator;
import org.onehall.text.Text;

/**
 * A competition's files, damaged in every way: each is read, or refused with the place of the fault (OCR 16.1, V-01).
 */
@Tag("slow")
class MalformedFilesTest {
    private static final Path CASES = Path.of("src/test/resources/public-cases");
    private static final String HEAD = """
            id: cases
            name: Cases
            venues: [{id: v, name: Venue, timeZone: Europe/Rome}]
            officials:
              - {id: ca, name: Olga Monteverro, role: CHIEF_ARBITER}
              - {id: lca, name: Dino Roccabella, role: LOCAL_CHIEF_ARBITER, venue: v}
              - {id: lta, name: Elsa Pratoverde, role: LOCAL_TECHNICAL_ARBITER, venue: v}
              - {id: lo, name: Nora Castelbuono, role: LOCAL_ORGANISER, venue: v}
            """;
    private static final String REGULATIONS = """
            profile: fide-online-2021
            timeControl: 40/90+30,30+30
            variant: STANDARD
            disconnection.clockPolicy: PAUSE
            disconnection.report.slaSeconds: 60
            appeals: {deadlineMinutes: 60, body: Committee}
            fairplay.awardPointsToOpponents: false
            """;
    private static final String INLINE = """
            players:
              - {id: r1, name: Bo Rossi, rating: 2100, venue: v, federation: ITA, fideId: 812345, sex: w, title: WFM}
              - {id: m1, name: "Bo Neri", venue: v, birthDate: 1990-02-03}
            rounds:
              - number: 1
                startsAt: 2026-11-21T15:00+01:00
                pairings: [{board: 1, white: r1, black: m1}]
            """;
    /** The longest file that is damaged, in bytes; a longer one shows nothing more. */
    private static final int LONGEST = 8_000;

    private static final String CSV_PAIRINGS = "rounds: {csv: pairings.csv}\n";

    private static String regulations() {
        return "regulations:\n" + REGULATIONS.indent(2);
    }

    private static List<byte[]> files(String folder, String end) throws IOException {
        List<byte[]> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(CASES.resolveSibling(folder))) {
            for (Path file :
                    all.filter(path -> path.toString().endsWith(end)).sorted().toList())
                files.add(Files.readAllBytes(file));
        }
        return files;
    }

    /** A file as it is on a disk: damaged as bytes or as text, then decoded as the launcher decodes it. */
    private static String damaged(Mutator mutator, byte[] sound) {
        if (mutator.once(3))
            return Text.decode(mutator.bytes(sound), Optional.empty()).text();
        return Text.decode(
                        mutator.encoded(mutator.text(
                                Text.decode(sound, Optional.empty()).text())),
                        Optional.empty())
                .text();
    }

    /** Whether it can be loaded; if so, it must have a form that can be sent. */
    private static boolean isRead(MalformedRun run, Sources sources) {
        List<Fault> notes = new ArrayList<>();
        try {
            return switch (CompetitionReader.read(sources, notes::add)) {
                case Reading.Read(var load) -> CompetitionLog.request(load).getSerializedSize() > 0;
                case Reading.Faulty(List<Fault> faults) -> {
                    assertFalse(faults.isEmpty(), run.last());
                    Stream.concat(faults.stream(), notes.stream())
                            .forEach(fault -> assertTrue(
                                    fault.line() >= 0
                                            && fault.column() >= 0
                                            && !fault.file().isEmpty()
                                            && !fault.message().isBlank(),
                                    () -> run.last() + ": " + fault));
                    yield false;
                }
            };
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw new AssertionError(run.last() + ":\n" + sources, e);
        }
    }

    /** A file must be sound before it is damaged. */
    private static void sound(Sources sources) {
        Reading reading = CompetitionReader.read(sources);
        assertTrue(reading instanceof Reading.Read, reading::toString);
    }

    private static void told(MalformedRun run, int read) {
        System.out.println(run.figure(read + " read, " + (run.given() - read) + " refused at a place"));
        assertTrue(run.given() > 0, "nothing was tried");
    }

    @Test
    void aDamagedReportIsReadOrRefusedAtItsPlace() throws IOException {
        List<byte[]> reports = files("public-cases/trf", ".trf");
        reports.addAll(files("trf", ".trf"));
        reports.removeIf(report -> report.length > LONGEST);
        String yaml = HEAD + regulations() + "players: {trf: report.trf, venue: v}\n";
        sound(new Sources(
                "c.yaml",
                yaml,
                Map.of("report.trf", Files.readString(CASES.resolve("trf/14-dates.trf"))),
                Optional.empty(),
                ""));
        MalformedRun run = new MalformedRun("TRF", 10);
        int read = 0;
        while (run.goesOn()) {
            Mutator mutator = run.next();
            if (isRead(
                    run,
                    new Sources(
                            "c.yaml",
                            yaml,
                            Map.of("report.trf", damaged(mutator, mutator.one(reports))),
                            Optional.empty(),
                            ""))) read++;
        }
        told(run, read);
    }

    @Test
    void aDamagedListIsReadOrRefusedAtItsPlace() throws IOException {
        List<byte[]> lists = files("public-cases/csv", ".csv");
        byte[] pairings = "round,board,white,black\n1,1,p1,p2\n2,1,p2,p1\n".getBytes(StandardCharsets.UTF_8);
        MalformedRun run = new MalformedRun("CSV", 10);
        int read = 0;
        while (run.goesOn()) {
            Mutator mutator = run.next();
            String yaml = HEAD + regulations() + "players: {file: players.csv}\n"
                    + (mutator.once(3)
                            ? CSV_PAIRINGS
                            : "rounds: [{number: 1, pairings: [{board: 1, white: p4, black: p1}]}]\n");
            Map<String, String> both = Map.of(
                    "players.csv", damaged(mutator, mutator.one(lists)), "pairings.csv", damaged(mutator, pairings));
            if (isRead(run, new Sources("c.yaml", yaml, both, Optional.empty(), ""))) read++;
        }
        told(run, read);
    }

    @Test
    void aDamagedCompetitionIsReadOrRefusedAtItsPlace() {
        sound(new Sources("c.yaml", HEAD + INLINE + regulations(), Map.of(), Optional.empty(), "r.yaml"));
        MalformedRun run = new MalformedRun("YAML", 10);
        int read = 0;
        while (run.goesOn()) {
            Mutator mutator = run.next();
            boolean apart = mutator.once(3);
            String yaml = mutator.text(HEAD + INLINE + (apart ? "" : regulations()));
            Optional<String> regulations = apart ? Optional.of(mutator.text(REGULATIONS)) : Optional.empty();
            if (isRead(run, new Sources("c.yaml", yaml, Map.of(), regulations, "r.yaml"))) read++;
        }
        told(run, read);
    }
}
