package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;

@Tag("slow")
class TrfExportReadAgainTest extends TrfExportFixture {
    private static final String YAML = """
            id: spring
            name: Spring Open
            venues: [{id: rome, name: Rome, timeZone: Europe/Rome}]
            officials:
              - {id: ca, name: Ada Uno, role: CHIEF_ARBITER}
              - {id: rome-lca, name: Ada Due, role: LOCAL_CHIEF_ARBITER, venue: rome}
              - {id: rome-lta, name: Ada Tre, role: LOCAL_TECHNICAL_ARBITER, venue: rome}
              - {id: rome-lo, name: Ada Quattro, role: LOCAL_ORGANISER, venue: rome}
            regulations: {profile: fide-online-2021, timeControl: 90+30, appeals.body: Committee, \
            fairplay.awardPointsToOpponents: false}
            players: {trf: report.trf, venue: rome}
            """;

    private static Command.Load loaded(String yaml, String trf) {
        Reading reading = CompetitionReader.read(
                new Sources("spring.yaml", yaml, Map.of("report.trf", trf), Optional.empty(), "regulations.yaml"));
        return assertInstanceOf(Reading.Read.class, reading, reading::toString).load();
    }

    private static String exported(Command.Load load, Version version) {
        return written(new TrfExportReadAgainTest().told(load).state(), version, Map.of(), Set.of())
                .text();
    }

    @TestFactory
    Stream<DynamicTest> aCompetitionLoadedFromAReportIsTheSameWhenLoadedFromItsExport() throws IOException {
        return TrfSamples.samples().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    String trf = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                    boolean paired = assertInstanceOf(TrfReading.Read.class, Trf.read(trf))
                            .report()
                            .all(Layout.PLAYER)
                            .flatMap(line -> Layout.PLAYER.cells(line, "colour"))
                            .anyMatch(colour -> colour.equals("w"));
                    String yaml = YAML
                            + (paired ? "" : "rounds: [{pairings: [{board: 1, white: p1, black: p2}]}]\n")
                            + (trf.contains("\n310") ? "teams: {trf: report.trf}\n" : "");
                    Command.Load first = loaded(yaml, trf);
                    Command.Load again = loaded(yaml, exported(first, Version.TRF26));
                    assertEquals(first.players(), again.players());
                    assertEquals(first.rounds(), again.rounds());
                    Entries entries = first.entries().orElseThrow();
                    Entries other = again.entries().orElseThrow();
                    assertEquals(entries.details(), other.details());
                    assertEquals(Set.copyOf(entries.byes()), Set.copyOf(other.byes()));
                    assertEquals(entries.teams(), other.teams());
                    assertTrue(
                            other.report().containsAll(entries.report()),
                            () -> entries.report() + " " + other.report());
                    assertEquals(again, loaded(yaml, exported(again, Version.TRF26)));
                    Command.Load old = loaded(yaml.replaceFirst("teams.*", ""), exported(first, Version.TRF16));
                    assertEquals(
                            List.of(first.players(), first.rounds(), entries.details()),
                            List.of(
                                    old.players(),
                                    old.rounds(),
                                    old.entries().orElseThrow().details()));
                }));
    }

    /**
     * Bytes and columns of every sample are changed at random: nothing throws, every refusal names its place, and what
     * is read comes back equal.
     */
    @Test
    void aMutatedSampleIsRefusedWithLineAndColumnOrIsTheSameAgain() throws IOException { // OCR 7.1
        List<byte[]> originals = new ArrayList<>();
        for (Path file : TrfSamples.samples()) originals.add(Files.readAllBytes(file));
        int read = 0;
        int refused = 0;
        for (int run = 0; run < 800; run++) {
            long seed = 7_100L + run;
            Random random = new Random(seed);
            String trf = new String(mutated(originals.get(run % originals.size()), random), StandardCharsets.UTF_8);
            String yaml = YAML
                    + (trf.contains(" w ") ? "" : "rounds: [{pairings: [{board: 1, white: p1, black: p2}]}]\n")
                    + (trf.contains("\n310") ? "teams: {trf: report.trf}\n" : "");
            Reading reading = assertDoesNotThrow(
                    () -> CompetitionReader.read(new Sources(
                            "spring.yaml", yaml, Map.of("report.trf", trf), Optional.empty(), "regulations.yaml")),
                    () -> "seed " + seed);
            switch (reading) {
                case Reading.Faulty(var faults) -> {
                    refused++;
                    int lines = trf.split("\r\n|\r|\n", -1).length;
                    assertTrue(
                            faults.stream().anyMatch(fault -> fault.file().equals("report.trf"))
                                    || faults.stream().allMatch(fault -> fault.line() > 0),
                            () -> "seed " + seed + faults);
                    faults.stream()
                            .filter(fault -> fault.file().equals("report.trf"))
                            .forEach(fault -> assertTrue(
                                    fault.line() >= 1
                                            && fault.line() <= lines
                                            && fault.column() >= 1
                                            && !fault.message().isBlank(),
                                    () -> "seed " + seed + " " + fault));
                }
                case Reading.Read(var load) -> {
                    read++;
                    Command.Load again = loaded(yaml, exported(load, Version.TRF26));
                    assertEquals(
                            List.of(
                                    load.players(),
                                    load.rounds(),
                                    load.entries().orElseThrow().details(),
                                    load.entries().orElseThrow().teams(),
                                    Set.copyOf(load.entries().orElseThrow().byes())),
                            List.of(
                                    again.players(),
                                    again.rounds(),
                                    again.entries().orElseThrow().details(),
                                    again.entries().orElseThrow().teams(),
                                    Set.copyOf(again.entries().orElseThrow().byes())),
                            () -> "seed " + seed);
                }
            }
        }
        assertTrue(read > 100 && refused > 100, read + " read, " + refused + " refused");
    }

    /**
     * One or two changes: a byte is replaced, removed or added; two columns change places; a line is doubled or
     * removed.
     */
    private static byte[] mutated(byte[] original, Random random) {
        byte[] bytes = original;
        for (int i = random.nextInt(2); i >= 0; i--) {
            int at = random.nextInt(bytes.length);
            var out = new java.io.ByteArrayOutputStream();
            int kind = random.nextInt(6);
            int begin = at;
            while (begin > 0 && bytes[begin - 1] != '\n' && bytes[begin - 1] != '\r') begin--;
            int end = at;
            while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') end++;
            switch (kind) {
                case 0, 1, 2 -> {
                    out.write(bytes, 0, at);
                    if (kind != 1) out.write(random.nextBoolean() ? ' ' + random.nextInt(95) : random.nextInt(256));
                    out.write(bytes, kind == 2 ? at : at + 1, bytes.length - (kind == 2 ? at : at + 1));
                }
                case 3 -> {
                    byte[] swapped = bytes.clone();
                    int other = begin + random.nextInt(Math.max(1, end - begin));
                    if (other < bytes.length) {
                        swapped[at] = bytes[other];
                        swapped[other] = bytes[at];
                    }
                    out.writeBytes(swapped);
                }
                case 4 -> {
                    out.write(bytes, 0, Math.min(bytes.length, end + 1));
                    out.write(bytes, begin, bytes.length - begin);
                }
                default -> {
                    out.write(bytes, 0, begin);
                    out.write(bytes, end, bytes.length - end);
                }
            }
            bytes = out.size() == 0 ? original : out.toByteArray();
        }
        return bytes;
    }
}
