package org.onehall.local;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One round of an event, as files for a rehearsal: its venues, officials, boards and regulations, under a name that
 * nobody mistakes for the event. The games of other rounds and the planned starts are left out.
 */
final class Rehearsal {
    static final String MARK = "REHEARSAL: ";
    private static final String NAME = "name: ";
    private static final String PAIRINGS = "pairings.csv";
    private static final List<String> ROUNDS_KEYS = List.of("startsAt", "published");

    private final String event;
    private final CompetitionFiles files;
    private final TreeSet<Integer> paired = new TreeSet<>();

    /**
     * @param event id of the event
     * @param answer the hall's files of it, {@code {fileName, yaml, files}}, as it writes them itself
     */
    Rehearsal(String event, JsonNode answer) {
        this.event = event;
        files = CompetitionFiles.ofAnswer(answer);
        rows().map(Rehearsal::round).forEach(paired::add);
    }

    /**
     * The files for one round.
     *
     * @param wanted the round, from 1; empty for the last one that has pairings
     * @throws Complaint if the round has no pairings
     */
    CompetitionFiles of(OptionalInt wanted) {
        if (paired.isEmpty()) {
            throw new Complaint(
                    Complaint.NO,
                    "no round of " + event + " has pairings yet; set the pairings of a round, then rehearse it");
        }
        int round = wanted.orElse(paired.last());
        if (!paired.contains(round)) {
            throw new Complaint(
                    Complaint.NO,
                    "round " + round + " of " + event + " has no pairings; choose with --round one of "
                            + paired.stream().map(String::valueOf).collect(Collectors.joining(", ")));
        }
        Map<String, String> texts = new LinkedHashMap<>(files.files());
        texts.put(
                PAIRINGS,
                Stream.concat(table().limit(1), rows().filter(row -> round(row) == round))
                        .collect(Collectors.joining("\n", "", "\n")));
        return new CompetitionFiles(files.fileName(), yaml(round), texts, Optional.empty(), false);
    }

    private String yaml(int round) {
        return files.yaml()
                .lines()
                .filter(line -> ROUNDS_KEYS.stream().noneMatch(key -> line.startsWith("  " + key + ": ")))
                .flatMap(line ->
                        line.startsWith("  csv: ") ? Stream.of(line, "  published: [" + round + "]") : Stream.of(line))
                .map(Rehearsal::named)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** The hall writes a name plainly or in double quotes. */
    private static String named(String line) {
        if (!line.startsWith(NAME)) return line;
        String name = line.substring(NAME.length());
        return NAME + '"' + MARK + (name.startsWith("\"") ? name.substring(1) : name + '"');
    }

    private Stream<String> table() {
        return Arrays.stream(files.files().getOrDefault(PAIRINGS, "").split("\r?\n"));
    }

    private Stream<String> rows() {
        return table().skip(1).filter(row -> !row.isBlank());
    }

    private static int round(String row) {
        return Integer.parseInt(row.substring(0, row.indexOf(',')));
    }
}
