package org.onehall.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Letters;
import org.onehall.chess.PgnError;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.PgnWriter;
import org.onehall.chess.StrictPgnReader;

/**
 * Files of games, damaged in every way: both readers return games, each with its faults at a place in the text, and
 * what was read can be written. The test is here and not beside the readers because this module depends on theirs.
 */
@Tag("slow")
class MalformedPgnTest {
    private static final Path GAMES = Path.of("../chess/src/test/resources/pgn");
    private static final int LONGEST = 20_000;

    private static List<byte[]> files() throws IOException {
        List<byte[]> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(GAMES)) {
            for (Path file : all.filter(path -> path.toString().endsWith(".pgn"))
                    .sorted()
                    .toList()) files.add(Files.readAllBytes(file));
        }
        files.removeIf(file -> file.length > LONGEST);
        files.add("""
                [Event "x"]
                [Variant "Chess960"]
                [FEN "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]
                [Result "1/2-1/2"]

                {before} 1. Nd4 $1 {[%clk 0:01:02]} (1. c3 e5) 1... cxd4 ; end of line
                2. O-O!? 1/2-1/2

                """.getBytes(StandardCharsets.UTF_8));
        return files;
    }

    private static void sound(MalformedRun run, String text, List<PgnGame> games) {
        long lines =
                2 + text.chars().filter(sign -> sign == '\n' || sign == '\r').count();
        for (PgnGame game : games) {
            for (PgnError error :
                    Stream.concat(game.error().stream(), game.notes().stream()).toList())
                assertTrue(
                        error.line() >= 1 && error.line() <= lines && error.column() >= 1,
                        () -> run.last() + ": " + error);
            assertTrue(!PgnWriter.write(game).isEmpty(), run.last());
        }
    }

    @Test
    void damagedGamesAreReadWithTheirFaultsAtTheirPlaces() throws IOException {
        List<byte[]> files = files();
        MalformedRun run = new MalformedRun("PGN", 15);
        int games = 0;
        int faulty = 0;
        while (run.goesOn()) {
            Mutator mutator = run.next();
            byte[] sound = mutator.one(files);
            byte[] damaged = mutator.once(3)
                    ? mutator.bytes(sound)
                    : mutator.encoded(mutator.text(new String(sound, StandardCharsets.UTF_8)));
            String text = new String(damaged, StandardCharsets.UTF_8);
            try {
                Letters letters = mutator.once(4) ? mutator.one(List.of(Letters.values())) : Letters.ENGLISH;
                List<PgnGame> read = PgnReader.readAll(text, letters);
                sound(run, text, read);
                games += read.size();
                faulty += (int)
                        read.stream().filter(game -> game.error().isPresent()).count();
                sound(run, text, new StrictPgnReader(new StringReader(text)).all());
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                throw new AssertionError(run.last() + ":\n" + text, e);
            }
        }
        System.out.println(run.figure(games + " games, " + faulty + " with a fault"));
        assertTrue(run.given() > 0, "nothing was tried");
    }
}
