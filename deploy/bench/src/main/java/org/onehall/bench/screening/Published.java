package org.onehall.bench.screening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.onehall.chess.Side;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.Calibration;
import org.onehall.screening.IntrinsicRating;
import org.onehall.screening.Measures;
import org.onehall.screening.PublishedAgreement;
import org.onehall.screening.ScreeningOptions;

/** Our intrinsic ratings, compared with those that K. Regan published for the same games. */
record Published(List<Row> rows, PublishedAgreement agreement) {
    static final double LEAST_CORRELATION = 0.8;
    static final double LEAST_WITHIN = 0.9;
    /** Printed instead of a player: all of them together. */
    private static final String ALL = "ALL";

    private static final int SHORTEST_NAME = 3;

    /**
     * A printed rating.
     *
     * @param printedMoves moves that were analysed for it
     * @param moves moves that count in our analysis
     * @param twoSigma half the width of our interval
     * @param toScale our rating on the scale of the printed ones
     */
    record Row(
            String event,
            String player,
            int printedMoves,
            int moves,
            double printed,
            double ours,
            double twoSigma,
            double toScale) {}

    private record Line(String event, String file, String player, double printed, int moves) {}

    Published {
        rows = List.copyOf(rows);
    }

    double shareWithin() {
        return (double) agreement.within() / agreement.rows();
    }

    public boolean isHeld() {
        return agreement.rankCorrelation() >= LEAST_CORRELATION && shareWithin() >= LEAST_WITHIN;
    }

    static Published of(Sets sets, Calibration calibration) throws IOException, InterruptedException {
        List<Line> lines = read(sets.published());
        Map<String, List<AnalysedGame>> games = new HashMap<>();
        List<PublishedAgreement.Row> compared = new ArrayList<>();
        List<IntrinsicRating> ratings = new ArrayList<>();
        for (Line line : lines) {
            if (!games.containsKey(line.file()))
                games.put(line.file(), sets.analysed(List.of(sets.published().resolveSibling(line.file()))));
            List<String> players =
                    line.player().equals(ALL) ? List.of() : List.of(player(games.get(line.file()), line.player()));
            IntrinsicRating rating =
                    Measures.intrinsic(games.get(line.file()), players, calibration, ScreeningOptions.defaults());
            ratings.add(rating);
            compared.add(new PublishedAgreement.Row(
                    line.event() + ", " + line.player(),
                    line.printed(),
                    rating.ipr(),
                    (rating.high() - rating.low()) / 2));
        }
        PublishedAgreement agreement = PublishedAgreement.of(compared);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            double ours = compared.get(i).ours();
            rows.add(new Row(
                    lines.get(i).event(),
                    lines.get(i).player(),
                    lines.get(i).moves(),
                    ratings.get(i).moves(),
                    lines.get(i).printed(),
                    ours,
                    compared.get(i).twoSigma(),
                    agreement.shift() + agreement.scale() * ours));
        }
        return new Published(rows, agreement);
    }

    private static List<Line> read(Path csv) throws IOException {
        List<Line> lines = new ArrayList<>();
        List<String> text = Files.readAllLines(csv);
        List<String> head = List.of(text.getFirst().split(",", -1));
        for (String line : text.subList(1, text.size())) {
            String[] cells = line.split(",", -1);
            if (cells.length != head.size())
                throw new IOException(csv + " has a line of " + cells.length + " cells: " + line);
            lines.add(new Line(
                    cells[head.indexOf("event")],
                    cells[head.indexOf("pgn")],
                    cells[head.indexOf("player")],
                    Double.parseDouble(cells[head.indexOf("ipr")]),
                    Integer.parseInt(cells[head.indexOf("moves_analysed")])));
        }
        return lines;
    }

    /** Names are spelled in many ways (Korchnoi, Kortschnoj): returns the name with the most similar beginning. */
    static String player(List<AnalysedGame> games, String printed) {
        return games.stream()
                .flatMap(game -> List.of(Side.values()).stream().map(game::player))
                .map(player -> player.id())
                .distinct()
                .max(Comparator.comparingInt(name -> alike(name, printed)))
                .filter(name -> alike(name, printed) >= SHORTEST_NAME)
                .orElseThrow(() -> new IllegalArgumentException("nobody in the games is called " + printed));
    }

    private static int alike(String one, String other) {
        int letters = 0;
        while (letters < Math.min(one.length(), other.length()) && one.charAt(letters) == other.charAt(letters))
            letters++;
        return letters;
    }
}
