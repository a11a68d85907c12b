package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;

/** Two games of Linares 2002, from the PGN to the report (APP-I A3). */
class RealGamesTest {
    private static final Pattern ANALYSIS =
            Pattern.compile("\\{\"fen\":\"([^\"]+)\",\"depth\":(\\d+),\"choices\":\\[(.*)]}");
    private static final Pattern CHOICE = Pattern.compile("\\[\"([a-h1-8nbrq]+)\",(-?\\d+)]");
    private static final Calibration CALIBRATION = Calibrations.load("stockfish-15.1-n100k-5");

    private static String text(String name) throws IOException {
        try (var in = RealGamesTest.class.getResourceAsStream("/linares/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<AnalysedGame> games() throws IOException {
        Map<String, PositionAnalysis> analyses = new HashMap<>();
        for (String line : text("two-games.jsonl").lines().skip(1).toList()) {
            MatchResult found = ANALYSIS.matcher(line).results().findFirst().orElseThrow();
            List<Choice> choices = CHOICE.matcher(found.group(3))
                    .results()
                    .map(one -> new Choice(one.group(1), Integer.parseInt(one.group(2))))
                    .toList();
            analyses.put(
                    found.group(1), new PositionAnalysis(found.group(1), Integer.parseInt(found.group(2)), choices));
        }
        List<PgnGame> played = PgnReader.readAll(text("two-games.pgn"));
        var games = new ArrayList<AnalysedGame>();
        for (PgnGame game : played) {
            games.add(PgnAnalysis.of(
                    "round " + game.orThrow().tags().get("Round"),
                    game,
                    Optional.empty(),
                    position -> Optional.ofNullable(
                            analyses.get(position.repetitionKey() + " " + position.halfmoveClock() + " 1"))));
        }
        return games;
    }

    private static EventReport report() throws IOException {
        return Screening.report(games(), CALIBRATION.settings(), CALIBRATION, ScreeningOptions.defaults());
    }

    @Test
    void everyPositionThatMayCountIsAnalysed() throws IOException {
        EventReport report = report();
        assertEquals(0, report.notAnalysed());
        assertEquals(89 + 25, report.moves());
        assertEquals(
                List.of("Ivanchuk, Vassily", "Ponomariov, Ruslan", "Shirov, Alexei"),
                report.players().stream().map(PlayerReport::name).toList());
        PlayerReport ivanchuk = report.players().getFirst();
        assertEquals(2, ivanchuk.games().size());
        assertEquals(SampleSize.SMALL, ivanchuk.score().size());
        assertEquals(SampleSize.RECORD_ONLY, report.players().getLast().score().size());
        // No player here did anything unexpected for the rating.
        for (PlayerReport player : report.players())
            assertEquals(PlayerReport.Ground.NOTHING, player.ground(), player.name());
        assertTrue(Math.abs(ivanchuk.score().comparison().orElseThrow().z()) < 2.5, ivanchuk.toString());
    }

    @Test
    void theReportIsTheSameBytesOnEveryMachine() throws IOException, NoSuchAlgorithmException {
        byte[] json = CanonicalJson.write(report()).getBytes(StandardCharsets.UTF_8);
        assertEquals(
                "aa21746d784ed5cb4d543b3356d4b2b9ed2727de630058f8e9b347e7702600fb",
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(json)));
    }
}
