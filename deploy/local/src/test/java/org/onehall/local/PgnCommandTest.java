package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chess.PgnReader;

class PgnCommandTest {
    private static String line(String moves) {
        return PgnCommand.line(
                1,
                PgnReader.readAll("[White \"A\"]\n[Black \"B\"]\n\n" + moves + "\n")
                        .getFirst());
    }

    @Test
    void aMateNamesItsArticle() {
        assertEquals("1\tA - B\t0-1\t4\tcheckmate (OCR 5.1)\t-", line("1. f3 e5 2. g4 Qh4# 0-1"));
    }

    @Test
    void aThirdOccurrenceNamesItsArticle() {
        assertEquals(
                "1\tA - B\t1/2-1/2\t8\tthird occurrence (OCR 5.4.1)\t-",
                line("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2"));
    }

    @Test
    void aGameOf200000PliesIsReadToItsEnding() {
        assertEquals(
                "1\tA - B\t*\t200000\tthird occurrence (OCR 5.4.1)\t-", line("Nf3 Nf6 Ng1 Ng8\n".repeat(50_000) + "*"));
    }

    @Test
    void aFileWithoutAGameIsAnsweredWithNo(@TempDir Path folder) throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.pgn"), "\n");
        var complaints = new StringWriter();
        assertEquals(
                1,
                Onehall.run(
                        new String[] {"pgn", empty.toString()},
                        new PrintWriter(complaints),
                        new PrintWriter(complaints)));
    }

    @Test
    void theLettersAreStatedAndTheExportFormatIsCheckedOnRequest(@TempDir Path folder) throws IOException {
        String italian = Files.writeString(folder.resolve("italian.pgn"), "1. e4 e5 2. Cf3 Cc6 3. Ab5 *\n")
                .toString();
        assertEquals(1, exit("pgn", italian));
        assertEquals(0, exit("pgn", "--letters", "italian", italian));
        String bare =
                Files.writeString(folder.resolve("bare.pgn"), "1. e4 e5 *\n").toString();
        assertEquals(0, exit("pgn", bare));
        assertEquals(1, exit("pgn", "--strict", bare));
    }

    private static int exit(String... args) {
        var ignored = new PrintWriter(new StringWriter());
        return Onehall.run(args, ignored, ignored);
    }

    @Test
    void aGameThatPeopleEndedNamesNone() {
        assertEquals("1\tA - B\t1-0\t1\t-\t-", line("1. e4 1-0"));
    }

    @Test
    void theFirstIllegalMoveIsNamedWithItsPlace() {
        assertEquals(
                "1\tA - B\t1-0\t2\t-\t5:10 no legal move \"Ke3\" in rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR "
                        + "w KQkq e6 0 2",
                line("1. e4 e5\n   2.    Ke3 Kd3 1-0"));
    }
}
