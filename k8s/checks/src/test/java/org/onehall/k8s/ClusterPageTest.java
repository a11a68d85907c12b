package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The way from an empty cluster to a running hall is as short as the page says, and each file it names exists. */
class ClusterPageTest {
    private static final String TEXT = Code.text(Path.of("../../docs/operations-kubernetes.md"));
    private static final Pattern FILE = Pattern.compile("(?<![\\w/])k8s/[\\w./-]*\\w");
    /** The folder that an operator's own command writes. */
    private static final Path WRITTEN = Path.of("../../k8s/identity/operator.jwt");

    @Test
    void tenCommandsLeadToARunningHall() {
        String commands = TEXT.split("## From an empty cluster")[1].split("```")[1];
        List<String> lines =
                commands.strip().lines().filter(line -> !line.startsWith(" ")).toList();
        assertEquals(10, lines.size(), lines::toString);
        for (String line : lines) assertTrue(line.matches("(kubectl|helm|./onehall) .*"), line);
    }

    @Test
    void everyFileItNamesIsThere() {
        List<Path> named = FILE.matcher(TEXT)
                .results()
                .map(found -> Path.of("../..", found.group()))
                .distinct()
                .filter(file -> !file.equals(WRITTEN))
                .toList();
        assertTrue(named.size() > 4, named::toString);
        for (Path file : named) assertTrue(Files.exists(file), file::toString);
    }
}
