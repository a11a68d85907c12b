package org.onehall.fairplay.query.screening;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.onehall.chess.Position;
import org.onehall.engine.PositionKey;
import org.onehall.fairplay.query.screening.PlayedGames.Annulled;
import org.onehall.fairplay.query.screening.PlayedGames.Competition;
import org.onehall.fairplay.query.screening.PlayedGames.Game;
import org.onehall.fairplay.query.screening.PlayedGames.Stage;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.Calibration;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.EventReport;
import org.onehall.screening.GameReport;
import org.onehall.screening.Screening;
import org.onehall.screening.ScreeningOptions;

/**
 * The screening of a round or of all rounds, calculated from the logs alone: the same logs give the same bytes of JSON
 * on any instance. Games in progress are named, but nothing else about them is shown. Every figure is an indication,
 * never proof (APP-I A3).
 *
 * @param competition id
 * @param round 0: all rounds
 * @param meaning what the report is, in English
 * @param basis what the figures rest on
 * @param calibrated the engine and settings that the calibration is for
 * @param positions how many positions of games that are over an engine must analyse
 * @param analysed how many of them are analysed with the settings of the report
 * @param annulled analysed, but counted nowhere: no figure of the report includes them
 */
public record HallScreening(
        String competition,
        String name,
        int round,
        String meaning,
        Basis basis,
        EngineSettings calibrated,
        int positions,
        int analysed,
        List<BoardState> boards,
        EventReport report,
        List<AnnulledGame> annulled) {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

    public HallScreening {
        boards = List.copyOf(boards);
        annulled = List.copyOf(annulled);
    }

    /**
     * An attempt that was annulled and replayed (OCR 18.9 c, d, 19.2, DEC-26): the record of its moves, without
     * expectations from a rating.
     *
     * @param board its id as text: this record is written as JSON
     * @param attempt from 1
     * @param analysed how many of its positions are analysed
     */
    public record AnnulledGame(String board, int attempt, int positions, int analysed, GameReport game) {}

    /** What the figures rest on. */
    public enum Basis {
        /** The analyses are by the engine and settings that the calibration is for. */
        CALIBRATED,
        /**
         * The analyses are by another engine or other settings: the record of the moves, without expectations from a
         * rating.
         */
        RECORD_ONLY
    }

    /**
     * @param board its id as text: this record is written as JSON
     * @param analysed how many of the positions that count are analysed
     */
    public record BoardState(String board, Stage stage, int moves, int positions, int analysed) {}

    /**
     * The input of a screening, as far as it is known; the same input gives the same screening.
     *
     * @param settings of the analyses that are used
     * @param analysed how many positions of each game are analysed with them, in the order of the games
     * @param apart how many positions of annulled games are analysed with them
     */
    public record Material(
            Competition competition,
            int round,
            List<Game> games,
            EngineSettings settings,
            List<Integer> analysed,
            int apart) {
        public Material {
            games = List.copyOf(games);
            analysed = List.copyOf(analysed);
        }

        /**
         * The input with the settings under which most positions of the games are analysed: the calibration's, unless
         * others cover more.
         */
        public static Material of(
                Competition competition, int round, List<Game> games, Analyses analyses, Calibration calibration) {
            List<EngineSettings> order = new ArrayList<>(List.of(calibration.settings()));
            analyses.settings().stream()
                    .filter(one -> !one.equals(calibration.settings()))
                    .sorted(Comparator.comparing(EngineSettings::version))
                    .forEach(order::add);
            EngineSettings best = order.getFirst();
            List<Integer> known = known(games, analyses, best);
            for (EngineSettings other : order.subList(1, order.size())) {
                List<Integer> more = known(games, analyses, other);
                if (sum(more) > sum(known)) {
                    best = other;
                    known = more;
                }
            }
            EngineSettings settings = best;
            return new Material(
                    competition,
                    round,
                    games,
                    settings,
                    known,
                    told(games)
                            .flatMap(game -> game.annulled().stream())
                            .mapToInt(one -> analyses.known(settings, one.positions()))
                            .sum());
        }

        private static List<Integer> known(List<Game> games, Analyses analyses, EngineSettings settings) {
            return games.stream()
                    .map(game -> analyses.known(settings, game.positions()))
                    .toList();
        }

        /** Number of positions of the games that are over. */
        public int positions() {
            return games.stream().mapToInt(game -> game.positions().size()).sum();
        }

        public int known() {
            return sum(analysed);
        }

        /** How many games are at a stage. */
        public int count(Stage stage) {
            return (int) games.stream().filter(game -> game.stage() == stage).count();
        }
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    /** Screens the material. Pure, except for what the analyses contain. */
    public static HallScreening of(Material material, Analyses analyses, Calibration calibration) {
        List<AnalysedGame> games = material.games().stream()
                .filter(game -> game.stage() == Stage.OVER && !game.moves().isEmpty())
                .map(game -> analysed(game, material, analyses))
                .toList();
        boolean fits = material.settings().equals(calibration.settings());
        EventReport report = fits
                ? Screening.report(games, material.settings(), calibration, ScreeningOptions.defaults())
                : Screening.record(games, material.settings(), ScreeningOptions.defaults());
        List<BoardState> boards = new ArrayList<>();
        for (int i = 0; i < material.games().size(); i++) {
            Game game = material.games().get(i);
            boolean over = game.stage() == Stage.OVER;
            boards.add(new BoardState(
                    game.board().toString(),
                    game.stage(),
                    over ? game.moves().size() : 0,
                    game.positions().size(),
                    material.analysed().get(i)));
        }
        List<AnnulledGame> annulled = new ArrayList<>();
        for (Game game : told(material.games()).toList()) {
            for (Annulled one : game.annulled()) {
                AnalysedGame looked = analysed(game, one, material, analyses);
                annulled.add(new AnnulledGame(
                        game.board().toString(),
                        one.attempt(),
                        one.positions().size(),
                        analyses.known(material.settings(), one.positions()),
                        Screening.record(List.of(looked), material.settings(), ScreeningOptions.defaults())
                                .games()
                                .getFirst()));
            }
        }
        return new HallScreening(
                material.competition().id(),
                material.competition().name(),
                material.round(),
                EventReport.MEANING,
                fits ? Basis.CALIBRATED : Basis.RECORD_ONLY,
                calibration.settings(),
                material.positions(),
                material.known(),
                boards,
                report,
                annulled);
    }

    private static AnalysedGame analysed(Game game, Material material, Analyses analyses) {
        return AnalysedGame.of(
                game.board().toString(),
                material.competition().name(),
                String.valueOf(game.round()),
                date(game.started().orElseThrow()),
                game.players(),
                game.result(),
                Position.ofFen(game.initialFen()),
                game.moves(),
                game.facts(),
                position -> analyses.find(material.settings(), PositionKey.of(position)));
    }

    private static AnalysedGame analysed(Game game, Annulled annulled, Material material, Analyses analyses) {
        return AnalysedGame.of(
                game.board() + "#" + annulled.attempt(),
                material.competition().name(),
                String.valueOf(game.round()),
                annulled.started().map(HallScreening::date).orElse(""),
                annulled.players(),
                "*",
                Position.ofFen(annulled.initialFen()),
                annulled.moves(),
                annulled.facts(),
                position -> analyses.find(material.settings(), PositionKey.of(position)));
    }

    /** Games not in progress: annulled attempts are shown only while no game of the board is in progress (OCR 16.7). */
    private static Stream<Game> told(List<Game> games) {
        return games.stream().filter(game -> game.stage() != Stage.PLAYING);
    }

    private static String date(Instant at) {
        return DATE.format(at.atOffset(ZoneOffset.UTC));
    }
}
