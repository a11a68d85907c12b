package org.onehall.competition.tiebreak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes what the reference is to answer: a report for each generated tournament, and the lists. It is run by hand; see
 * {@code src/test/scripts/tiebreak/README.md}.
 */
final class WriteTournaments {
    private WriteTournaments() {}

    /** @param args the folder to write into, which exists */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Files.write(folder.resolve("players.txt"), ReferenceLists.of(false));
        Files.write(folder.resolve("teams.txt"), ReferenceLists.of(true));
        for (long seed : GeneratedTournament.seeds()) {
            GeneratedTournament tournament = GeneratedTournament.of(seed);
            String name = "%04d-%s.trf".formatted(seed, tournament.fingerprint());
            Files.writeString(folder.resolve(name), tournament.trf());
        }
    }
}
