package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class ScreenCommandTest {
    @TempDir
    private Path folder;

    private Path engine;
    private Path calibration;
    private Path games;

    private record Ran(int exit, String out, String err) {}

    @BeforeEach
    void make() throws IOException {
        engine = Sample.engine(folder);
        calibration = Sample.calibration(folder);
        games = Files.writeString(
                folder.resolve("round.pgn"),
                Sample.game(1, "Anna", "Bruno", List.of("2100", "1900"), 130)
                        + Sample.game(2, "Bruno", "Carla", List.of("1900", ""), 130));
    }

    private Ran run(String... more) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> args = new ArrayList<>(List.of(
                "screen",
                "--engine",
                engine.toString(),
                "--calibration",
                calibration.toString(),
                "--cache",
                cache().toString()));
        for (String option : List.of("--cache", "--calibration"))
            if (List.of(more).contains(option))
                args.subList(args.indexOf(option), args.indexOf(option) + 2).clear();
        args.addAll(List.of(more));
        int exit = Onehall.run(args.toArray(String[]::new), new PrintWriter(out, true), new PrintWriter(err, true));
        return new Ran(exit, out.toString(), err.toString());
    }

    private Path cache() {
        return folder.resolve("kept/analyses.jsonl");
    }

    @Test
    void aPersonIsToldTheFiguresAndThatTheyAreAnIndication() { // APP-I A3, APP-I B4, APP-I C1, APP-I G2.5
        Ran ran = run(games.toString());
        assertEquals(0, ran.exit(), ran.err());
        assertTrue(ran.out().contains("Fake 1.0; nodes 1000; multipv 6; hash 16; calibration sample-1"), ran.out());
        assertTrue(ran.out().contains("2 games, 3 players, 260 moves"), ran.out());
        assertTrue(ran.out().lines().anyMatch(line -> line.startsWith("Anna ") && line.contains(" 2100 ")), ran.out());
        assertTrue(ran.out().contains("The statistics are an indication, never proof (APP-I A3)"), ran.out());
        assertTrue(ran.out().contains("this alone is not a reason for a complaint (APP-I G2.5)"), ran.out());
        assertEquals("", ran.err());
    }

    @Test
    void theBytesOfTheJsonAreTheSameForAnyNumberOfWorkersAndOutOfTheCache() throws IOException {
        Ran one = run("--json", "--workers", "1", games.toString());
        assertEquals(0, one.exit(), one.err());
        byte[] kept = Files.readAllBytes(cache());
        Files.delete(cache());
        assertEquals(
                one.out(), run("--json", "--workers", "3", games.toString()).out());
        assertEquals(new String(kept, java.nio.charset.StandardCharsets.UTF_8), Files.readString(cache()));
        engine = folder.resolve("gone");
        assertEquals(one.out(), run("--json", games.toString()).out(), "no engine is needed for what is kept");
        JsonNode report = new ObjectMapper().readTree(one.out());
        assertEquals("sample-1", report.path("calibration").asText());
        assertEquals(3, report.path("players").size());
        assertEquals(0, report.path("notAnalysed").asInt());
        assertEquals("round.pgn:1", report.path("games").path(0).path("id").asText());
    }

    @Test
    void aPlayerWithoutARatingHasARecordAndNoZ() throws IOException {
        for (JsonNode player : new ObjectMapper()
                .readTree(run("--json", games.toString()).out())
                .path("players")) {
            boolean rated = !player.path("name").asText().equals("Carla");
            assertEquals(
                    rated,
                    player.path("score").path("comparison").has("z"),
                    player.path("name").asText());
            assertTrue(player.path("score").path("moves").asInt() > 30);
        }
        assertTrue(run(games.toString())
                .out()
                .lines()
                .anyMatch(line -> line.startsWith("Carla ") && line.endsWith("record only: no rating")));
    }

    @Test
    void ratingsThatDifferBetweenTheFilesAreNamedInTheTableAndTheJson() throws IOException {
        Path later = Files.writeString(
                folder.resolve("later.pgn"), Sample.game(3, "Anna", "Carla", List.of("2300", ""), 130));
        String table = run(games.toString(), later.toString()).out();
        assertTrue(
                table.lines().anyMatch(line -> line.startsWith("Anna ") && line.endsWith("rated 2100..2300")), table);
        assertFalse(table.lines().anyMatch(line -> line.startsWith("Bruno ") && line.contains("rated")), table);
        JsonNode players = new ObjectMapper()
                .readTree(run("--json", games.toString(), later.toString()).out())
                .path("players");
        assertEquals(
                List.of("[2100,2300]", "[1900]", "[]"),
                List.of(
                        players.path(0).path("ratings").toString(),
                        players.path(1).path("ratings").toString(),
                        players.path(2).path("ratings").toString()));
    }

    @Test
    void aBrokenGameIsNamedAndTheOthersAreScreened() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.pgn"), "1. e4 e5 2. Ke3 *\n");
        Ran ran = run("--json", broken.toString(), games.toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.err().startsWith("onehall: " + broken + ", game 1: "), ran.err());
        JsonNode report = new ObjectMapper().readTree(ran.out());
        assertEquals(2, report.path("games").size());
        assertEquals("broken.pgn", report.path("leftOut").path(0).path("file").asText());
        assertEquals(1, report.path("leftOut").path(0).path("game").asInt());
        assertTrue(run(broken.toString(), games.toString())
                .out()
                .contains("left out, because they could not be read: broken.pgn, game 1"));
        Ran nothing = run(Files.writeString(folder.resolve("empty.pgn"), "\n").toString());
        assertEquals(1, nothing.exit());
        assertTrue(nothing.err().contains("contains no games"), nothing.err());
    }

    @Test
    void aMoveInTheCacheThatIsNotLegalIsToldWithItsLine() throws IOException {
        assertEquals(0, run(games.toString()).exit());
        List<String> kept = new ArrayList<>(Files.readAllLines(cache()));
        kept.set(3, kept.get(3).replaceFirst("\\[\\[\"[a-h1-8nbrq]+\"", "[[\"a1a1\""));
        Files.write(cache(), kept);
        Ran ran = run(games.toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.err().startsWith("onehall: " + cache() + ", line 4: a1a1 is not legal in "), ran.err());
    }

    @Test
    void gamesWithoutAMoveAreCountedAndLeftOut() throws IOException {
        Path tags = Files.writeString(folder.resolve("tags.pgn"), "[Event \"a\"]\n".repeat(1_000));
        Ran ran = run("--json", tags.toString(), games.toString());
        assertEquals(0, ran.exit(), ran.err());
        assertEquals(
                "onehall: " + tags + ": 1000 games without moves left out",
                ran.err().strip());
        JsonNode report = new ObjectMapper().readTree(ran.out());
        assertEquals(2, report.path("games").size());
        assertEquals(1_000, report.path("withoutMoves").asInt());
        assertTrue(run(tags.toString(), games.toString())
                .out()
                .contains("\nleft out, because they have no moves: 1000 games\n"));
        Ran nothing = run("--json", tags.toString());
        assertEquals(1, nothing.exit());
        assertEquals("", nothing.out());
    }

    @Test
    void aGameThatStandsInTheFilesTwiceCountsOnce() throws IOException {
        Path again = Files.writeString(
                folder.resolve("again.pgn"),
                Sample.game(2, "Bruno", "Carla", List.of("1900", ""), 130)
                        + Sample.game(3, "Bruno", "Carla", List.of("1900", ""), 130));
        Ran ran = run("--json", games.toString(), again.toString());
        assertEquals(0, ran.exit(), ran.err());
        assertEquals(
                "onehall: " + again + ": 1 game is in the files already and counts once",
                ran.err().strip());
        JsonNode report = new ObjectMapper().readTree(ran.out());
        assertEquals(3, report.path("games").size());
        assertEquals(
                "{\"file\":\"again.pgn\",\"game\":1,\"line\":0,\"reason\":\"the same game as round.pgn:2\"}",
                report.path("leftOut").path(0).toString());
        Ran twice = run(games.toString(), games.toString());
        assertTrue(
                twice.out().contains("\n2 games, 3 players, 260 moves")
                        && twice.out().contains("left out, because they are in the files twice: "),
                twice.out());
        Path nameless = Files.writeString(folder.resolve("nameless.pgn"), "1. e4 e5 *\n\n1. e4 e5 *\n");
        assertEquals(
                2,
                new ObjectMapper()
                        .readTree(run("--json", nameless.toString()).out())
                        .path("games")
                        .size(),
                "of whom nobody knows who played there may be two");
    }

    @Test
    void aLongGameWithAnotherRoundDateOrSpellingOfANameIsTheSameGameAndAShortOneIsNot() throws IOException {
        String game = Sample.game(2, "Bruno", "Carla", List.of("1900", ""), 130);
        Path again = Files.writeString(
                folder.resolve("again.pgn"),
                game.replace("[Round \"2\"]", "[Round \"9.9\"]")
                        + game.replace("[Date \"????.??.??\"]", "[Date \"2011.08.28\"]")
                        + game.replace("\"Bruno\"", "\"BRUNO\""));
        Ran ran = run("--json", games.toString(), again.toString());
        assertEquals(
                "onehall: " + again + ": 3 games are in the files already and count once",
                ran.err().strip());
        assertEquals(2, new ObjectMapper().readTree(ran.out()).path("games").size());
        String draw = Sample.game(3, "Dora", "Ezio", List.of("2000", "2000"), 18);
        Path shorts =
                Files.writeString(folder.resolve("shorts.pgn"), draw + draw.replace("[Round \"3\"]", "[Round \"4\"]"));
        assertEquals(
                2,
                new ObjectMapper()
                        .readTree(run("--json", shorts.toString()).out())
                        .path("games")
                        .size(),
                "the same players make the same short draw again");
    }

    @Test
    void spellingsOfOneNameAreNamedAndNobodyIsMerged() throws IOException {
        Path spelt = Files.writeString(
                folder.resolve("spelt.pgn"),
                Sample.game(3, "Smith, John", "Müller, Jürgen", List.of("2000", "2000"), 40)
                        + Sample.game(4, "John Smith", "MUELLER,Juergen", List.of("2000", "2000"), 40)
                                .replace("[White ", "[WhiteFideId \"9\"]\n[White ")
                        + Sample.game(5, "Rossi, A", "A Rossi", List.of("2000", "2000"), 40)
                        + Sample.game(6, "Verdi, B", "Bianchi, C", List.of("2000", "2000"), 40)
                                .replace("[White ", "[WhiteFideId \"10\"]\n[White ")
                        + Sample.game(7, "Verdi, B", "Bianchi, C", List.of("2000", "2000"), 40)
                                .replace("[White ", "[WhiteFideId \"11\"]\n[White "));
        Ran ran = run("--json", spelt.toString());
        String rest = " (they count as different players; the same name or FIDE ID makes them one)";
        assertEquals(
                List.of(
                        "onehall: possibly the same person: John Smith (FIDE ID 9); Smith, John" + rest,
                        "onehall: possibly the same person: MUELLER,Juergen; Müller, Jürgen" + rest),
                ran.err().lines().toList());
        JsonNode report = new ObjectMapper().readTree(ran.out());
        assertEquals(
                "[[\"9\",\"Smith, John\"],[\"MUELLER,Juergen\",\"Müller, Jürgen\"]]",
                report.path("maybeOne").toString());
        assertEquals(9, report.path("players").size());
        String table = run(spelt.toString()).out();
        assertTrue(table.contains("\npossibly the same person: John Smith (FIDE ID 9); Smith, John\n"), table);
    }

    @Test
    void aRatingThatCannotBeReadIsNamed() throws IOException {
        String game = Sample.game(3, "Dora", "Ezio", List.of("2000", "2000"), 40);
        Path odd = Files.writeString(
                folder.resolve("odd.pgn"),
                game.replace("[WhiteElo \"2000\"]", "[WhiteElo \"27OO\"]")
                                .replace("[BlackElo \"2000\"]", "[BlackElo \"9999\"]")
                        + game.replace("Ezio", "Fulvio")
                                .replace("[WhiteElo \"2000\"]", "[WhiteElo \"-\"]")
                                .replace("[BlackElo \"2000\"]", "[BlackElo \"0\"]"));
        Ran ran = run(odd.toString());
        String rest = " is not a rating (100 to 4000); the player counts as unrated in this game";
        assertEquals(
                List.of(
                        "onehall: odd.pgn:1: WhiteElo \"27OO\" of Dora" + rest,
                        "onehall: odd.pgn:1: BlackElo \"9999\" of Ezio" + rest),
                ran.err().lines().toList());
    }

    @Test
    void aFolderInPlaceOfTheCacheIsTold() {
        StringWriter err = new StringWriter();
        assertEquals(
                2,
                Onehall.run(
                        new String[] {
                            "screen",
                            "--calibration",
                            calibration.toString(),
                            "--cache",
                            folder.toString(),
                            games.toString()
                        },
                        new PrintWriter(err, true),
                        new PrintWriter(err, true)));
        assertEquals(
                "onehall: --cache: " + folder + " is a folder; name a file in it",
                err.toString().strip());
    }

    @Test
    void aDeviceInPlaceOfTheCacheIsTold() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "only Linux has a disk that is always full");
        Ran ran = run("--cache", full.toString(), games.toString());
        assertEquals(2, ran.exit());
        assertEquals(
                "onehall: --cache: /dev/full is not an ordinary file, so it cannot keep analyses; name another",
                ran.err().strip());
        Ran pdf = run("--pdf", full.toString(), games.toString());
        assertEquals(1, pdf.exit());
        assertEquals(
                "onehall: --pdf: /dev/full could not be written, or not all of it: No space left on device",
                pdf.err().strip());
    }

    @Test
    void playersWhoShareAFideIdAreTold() throws IOException {
        String third = Sample.game(3, "Dora", "Ezio", List.of("2000", "2000"), 60)
                .replace("[White ", "[WhiteFideId \"9\"]\n[BlackFideId \"9\"]\n[White ");
        String fourth = Sample.game(4, "Dora", "Fulvio", List.of("2000", "2000"), 60)
                .replace("[White ", "[WhiteFideId \"9\"]\n[White ");
        String fifth = Sample.game(5, "Gino\u001b[31m", "Fulvio", List.of("2000", "2000"), 60)
                .replace("[White ", "[WhiteFideId \"9\"]\n[White ");
        Path shared = Files.writeString(folder.resolve("shared.pgn"), third + fourth + fifth);
        Ran ran = run(shared.toString());
        assertEquals(0, ran.exit(), ran.err());
        assertEquals(
                List.of(
                        "onehall: shared.pgn:1: White and Black have the same FIDE ID, which is not used",
                        "onehall: FIDE ID 9 is given to Dora, Gino?[31m, who are treated as one player",
                        "onehall: possibly the same person: Dora (FIDE ID 9); Dora (they count as different players; "
                                + "the same name or FIDE ID makes them one)"),
                ran.err().lines().toList());
        assertTrue(ran.out().lines().anyMatch(line -> line.startsWith("Dora = Gino?[31m ")), ran.out());
        assertTrue(
                ran.out().lines().anyMatch(line -> line.startsWith("Dora  "))
                        && ran.out().lines().anyMatch(line -> line.startsWith("Ezio ")),
                ran.out());
    }

    @Test
    void withoutAnEngineOneLineSaysWhatToDo() {
        engine = folder.resolve("no-such-engine");
        Ran ran = run(games.toString());
        assertEquals(1, ran.exit());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains("--engine"), ran.err());
    }

    @Test
    void whatWasAnalysedBeforeTheEngineFailedIsKept() throws IOException {
        // an engine that twice ends at its second position
        Files.writeString(
                engine,
                Files.readString(engine)
                        .replace("'GOOD'", "'CRASHING'")
                        .replace("exec ", "echo >>\"$0.lives\"\n[ $(wc -l <\"$0.lives\") -le 2 ] || exit 1\nexec "));
        Ran failed = run("--workers", "1", games.toString());
        assertEquals(1, failed.exit());
        assertEquals(1, failed.err().lines().count(), failed.err());
        assertEquals(
                1 + 2, Files.readAllLines(cache()).size(), "the settings, and what was analysed before the failure");
        engine = Sample.engine(folder);
        assertEquals(0, run(games.toString()).exit());
    }

    @Test
    void otherSettingsThanTheCalibrationsAreRefused() {
        Ran ran = run("--nodes", "999", games.toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("nodes 1000") && ran.err().contains("nodes 999"), ran.err());
        assertEquals(0, run(games.toString()).exit());
        Ran kept = run("--nodes", "999", games.toString());
        assertEquals(1, kept.exit(), "also where all is kept");
        assertEquals(ran.err(), kept.err());
    }

    @Test
    void anotherRatingErrorHasAnotherName() throws IOException {
        JsonNode usual =
                new ObjectMapper().readTree(run("--json", games.toString()).out());
        JsonNode wide = new ObjectMapper()
                .readTree(
                        run("--json", "--rating-error", "200", games.toString()).out());
        assertEquals("sample-1-rating-error-200", wide.path("calibration").asText());
        assertTrue(width(wide) > width(usual));
    }

    private static double width(JsonNode report) {
        JsonNode comparison = report.path("players").path(0).path("score").path("comparison");
        return comparison.path("zHigh").asDouble() - comparison.path("zLow").asDouble();
    }

    @Test
    void aFileThatIsNoCalibrationIsToldWithItsLine() throws IOException {
        Files.writeString(
                calibration, Files.readString(calibration).replace("rating-error = 60", "rating-error = sixty"));
        Ran ran = run(games.toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("sample-1.txt, line "), ran.err());
    }

    @Test
    void aCalibrationForTrialsIsCalledOneWhereverItsFiguresAre() throws IOException {
        assertFalse(run(games.toString()).out().contains("trials"));
        Files.writeString(calibration, Files.readString(calibration).replace("moves = 30000", "moves = 9999"));
        Path pdf = folder.resolve("report.pdf");
        Ran ran = run("--pdf", pdf.toString(), games.toString());
        assertTrue(
                ran.err()
                        .contains("onehall: the calibration sample-1 is for trials only: 9999 moves, and its IPR "
                                + "misses by 80 points; do not rely on its figures"),
                ran.err());
        assertTrue(ran.out().contains("calibration sample-1 (for trials only"), ran.out());
        try (var document = Loader.loadPDF(pdf.toFile())) {
            assertTrue(new PDFTextStripper()
                    .getText(document)
                    .replaceAll("\\s+", " ")
                    .contains("only for trials"));
        }
    }

    @Test
    void anEngineThatWasNamedAndNotAskedIsTold() {
        assertEquals("", run(games.toString()).err());
        assertEquals(
                "onehall: " + engine
                        + " was not asked: all positions were analysed before, by Fake 1.0; nodes 1000; multipv 6; "
                        + "hash 16",
                run(games.toString()).err().strip());
    }

    @Test
    void aFileOfSomethingElseIsNoCalibration() {
        Ran ran = run("--calibration", games.toString(), games.toString());
        assertEquals(1, ran.exit());
        assertEquals(
                "onehall: --calibration: " + games
                        + ", line 1: this is no calibration: it does not begin with \"format = onehall-calibration\"",
                ran.err().strip());
    }

    @Test
    void aNumberThatIsNoneIsToldInWords() {
        Ran ran = run("--nodes", "abc", games.toString());
        assertEquals(2, ran.exit());
        assertEquals(
                "onehall: Invalid value for option '--nodes': 'abc' is not a whole number, or is too large",
                ran.err().lines().findFirst().orElseThrow());
    }

    /** APP-I A3, APP-I B4, APP-I C1: a reader who has only the JSON learns this too. */
    @Test
    void theJsonSaysThatItIsAnIndication() throws IOException {
        String meaning = new ObjectMapper()
                .readTree(run("--json", games.toString()).out())
                .path("meaning")
                .asText();
        assertTrue(
                meaning.contains("never proof (APP-I A3)")
                        && meaning.contains("(APP-I B4, C1)")
                        && meaning.contains("(APP-I G2.5)"),
                meaning);
    }

    @Test
    void aKnownRatingIsShownAndWhyThereIsNoZIsSaid() throws IOException {
        games = Files.writeString(folder.resolve("short.pgn"), Sample.game(3, "Dora", "Emil", List.of("1987", ""), 50));
        String table = run(games.toString()).out();
        assertTrue(
                table.lines()
                        .anyMatch(line -> line.startsWith("Dora ")
                                && line.contains(" 1987 ")
                                && line.endsWith("record only: under 30 moves")),
                table);
        assertTrue(
                table.lines()
                        .anyMatch(line ->
                                line.startsWith("Emil ") && line.endsWith("record only: no rating, under 30 moves")),
                table);
        for (String word : List.of("MM:", "EV:", "AE:", "IPR:", "interval:", "record only:"))
            assertTrue(
                    table.substring(table.indexOf("The statistics are an indication"))
                            .contains(word),
                    word);
    }

    @Test
    void aPdfThatCannotBeWrittenIsToldBeforeAnythingIsAnalysed() {
        Ran ran = run("--pdf", folder.resolve("missing/report.pdf").toString(), games.toString());
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("--pdf: the folder " + folder.resolve("missing") + " does not exist"), ran.err());
        assertTrue(Files.notExists(cache()));
        assertEquals(2, run("--pdf", folder.toString(), games.toString()).exit());
    }

    @Test
    void thePdfNeverTakesThePlaceOfWhatIsReadNorOfAnotherFile() throws IOException {
        String kept = Files.readString(games);
        Path link = Files.createSymbolicLink(folder.resolve("link.pdf"), games);
        for (Path file :
                List.of(games, link, folder.resolve("../" + folder.getFileName() + "/round.pgn"), calibration)) {
            Ran ran = run("--pdf", file.toString(), games.toString());
            assertEquals(2, ran.exit());
            assertEquals(
                    "onehall: --pdf: " + file
                            + " is already used by this command and would be overwritten; name another file",
                    ran.err().strip());
        }
        Files.createDirectory(cache().getParent());
        assertEquals(2, run("--pdf", cache().toString(), games.toString()).exit());
        Path notes = Files.writeString(folder.resolve("notes.txt"), "mine");
        Ran ran = run("--pdf", notes.toString(), games.toString());
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("--pdf: " + notes + " exists, is not a PDF and would be overwritten"), ran.err());
        assertEquals(kept, Files.readString(games));
        assertEquals("mine", Files.readString(notes));
        assertTrue(Files.notExists(cache()), "nothing is analysed before");
        Path empty = Files.createFile(folder.resolve("empty.pdf"));
        assertEquals(0, run("--pdf", empty.toString(), games.toString()).exit());
        assertEquals(0, run("--pdf", empty.toString(), games.toString()).exit(), "an older report is replaced");
    }

    @Test
    void thePdfIsInTheLanguageThatIsAskedFor() throws IOException {
        Path pdf = folder.resolve("report.pdf");
        for (String[] language :
                new String[][] {{"en", "Fair-play screening", "Player"}, {"it", "Controllo fair play", "Giocatore"}}) {
            assertEquals(
                    0,
                    run("--pdf", pdf.toString(), "--lang", language[0], games.toString())
                            .exit());
            try (var document = Loader.loadPDF(pdf.toFile())) {
                String text = new PDFTextStripper().getText(document);
                assertTrue(
                        text.contains(language[1])
                                && text.contains(language[2])
                                && text.contains("round.pgn")
                                && text.contains("Bruno"),
                        text);
            }
        }
    }
}
