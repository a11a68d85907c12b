package org.onehall.screening.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.paper.Drawing;
import org.onehall.paper.Paper;
import org.onehall.paper.Paper.Column;
import org.onehall.paper.Words;
import org.onehall.screening.AmongMany;
import org.onehall.screening.Calibration;
import org.onehall.screening.Comparison;
import org.onehall.screening.EventReport;
import org.onehall.screening.Exclusion;
import org.onehall.screening.GameReport;
import org.onehall.screening.HallFact;
import org.onehall.screening.Index;
import org.onehall.screening.IndexScore;
import org.onehall.screening.LeftOut;
import org.onehall.screening.MoveRecord;
import org.onehall.screening.NoComparison;
import org.onehall.screening.Player;
import org.onehall.screening.PlayerReport;
import org.onehall.screening.SampleSize;
import org.onehall.screening.Threshold;
import org.onehall.screening.TimeUse;
import org.onehall.screening.UnitScore;

/**
 * A screening on paper, for arbiters, the Fair Play Commission and its investigating person: an indication, never
 * proof, and it says so (APP-I A3, B4, C1, G2.5). In black and white: colours carry no meaning. Every picture has its
 * figures beside it in words, for a reader who cannot see it.
 */
public final class ScreeningPdf {
    /** Rate of false discoveries used for the mark (Benjamini and Hochberg). */
    private static final double MARKED_RATE = 0.05;
    /** A loss of at least this many scaled pawns is described in words. */
    private static final double TOLD_LOSS = 0.3;

    private static final String MARK = "•";
    /** How the hall names a board: competition, round and number. */
    private static final Pattern BOARD = Pattern.compile("[^/]+/\\d+/(\\d+)");
    /** Height in points for a heading and the first lines below it. */
    private static final double ROOM_WITH_HEADING = 90;
    /** Height in points for the text above and below a drawing. */
    private static final double ROOM_FOR_LEGEND = 60;

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT);

    private final Paper paper;
    private final Words words;
    private final Numbers numbers;
    private final EventReport report;
    /** Players in the order of their numbers: the greatest z first, then those without a z. */
    private final List<PlayerReport> players;

    private ScreeningPdf(Paper paper, Words words, EventReport report) {
        this.paper = paper;
        this.words = words;
        this.report = report;
        numbers = new Numbers(words.language());
        players = report.players().stream()
                .sorted(Comparator.comparingDouble((PlayerReport player) ->
                                player.score().comparison().map(Comparison::z).orElse(Double.NEGATIVE_INFINITY))
                        .reversed()
                        .thenComparing(PlayerReport::name)
                        .thenComparing(PlayerReport::id))
                .toList();
    }

    /**
     * @param calibration calibration with which the report was made
     * @param data one line that says which games these are
     * @param now when it is printed
     * @param language "it" for Italian; English for everything else
     */
    public static byte[] of(EventReport report, Calibration calibration, String data, Instant now, String language) {
        return of(report, Optional.of(calibration), data, now, language);
    }

    /** Only the record, for analyses without a calibration. */
    public static byte[] ofRecord(EventReport report, String data, Instant now, String language) {
        return of(report, Optional.empty(), data, now, language);
    }

    /**
     * The line that says which games of a competition these are; round 0: all rounds. It gives the number of annulled
     * games, which are not included.
     */
    public static String of(String competition, int round, int annulled, String language) {
        Words words = Words.of(ScreeningPdf.class, "screening", language);
        return competition + ", " + (round == 0 ? words.text("data.all") : words.text("data.round", round))
                + (annulled == 0 ? "" : "; " + words.text("data.annulled", annulled));
    }

    private static byte[] of(
            EventReport report, Optional<Calibration> calibration, String data, Instant now, String language) {
        Words words = Words.of(ScreeningPdf.class, "screening", language);
        String printed = words.text("printed", TIME.format(now.atOffset(ZoneOffset.UTC)));
        try (Paper paper = new Paper(words.text("title") + ": " + data, printed, words.language())) {
            new ScreeningPdf(paper, words, report).put(calibration, data);
            return paper.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void put(Optional<Calibration> calibration, String data) throws IOException {
        paper.page();
        paper.heading(words.text("title"), 16);
        line("data", data);
        line(
                "games",
                words.text("games.moves", report.games().size(), players.size(), report.moves(), report.counted()));
        line(
                "leftOut",
                Stream.concat(
                                report.leftOut().stream().map(this::leftOut),
                                Stream.of(report.withoutMoves())
                                        .filter(count -> count > 0)
                                        .map(count -> words.text("leftOut.empty", count)))
                        .collect(Collectors.joining("; ")));
        line(
                "maybeOne",
                report.maybeOne().stream()
                        .map(ids -> ids.stream().map(this::maybe).collect(Collectors.joining(" / ")))
                        .collect(Collectors.joining("; ")));
        line("notAnalysed", report.notAnalysed() == 0 ? "" : words.text("notAnalysed.moves", report.notAnalysed()));
        line("engine", report.settings().engine());
        line(
                "settings",
                words.text(
                        "settings.of",
                        report.settings().nodes(),
                        report.settings().multiPv(),
                        report.settings().hashMb()));
        line(
                "calibration",
                calibration
                        .map(known -> words.text(
                                        "calibration.of",
                                        known.version(),
                                        known.date(),
                                        known.set().games(),
                                        known.set().moves(),
                                        known.set().lowest(),
                                        known.set().highest())
                                + (known.isForTrials() ? words.text("calibration.trials") : ""))
                        .orElse(words.text("calibration.none")));
        if (calibration.isPresent())
            line(
                    "ratingError",
                    words.text("ratingError.of", numbers.fixed(calibration.get().ratingError(), 0)));
        heading("meaning");
        for (String key : List.of("meaning.indication", "meaning.burden", "meaning.strength", "meaning.tool"))
            paper.paragraph(words.text(key));
        heading("reading");
        for (String key : List.of(
                "reading.indices", "reading.z", "reading.joined", "reading.many", "reading.small", "reading.ipr"))
            paper.paragraph(words.text(key, numbers.percent(MARKED_RATE)));
        putPlayers();
        putIndices();
        putScatter();
        putGrounds();
        putHall();
        putTimes();
        putGames();
    }

    private String leftOut(LeftOut one) {
        if (one.game() == 0) return words.text("leftOut.file", one.file());
        return one.isRepeated()
                ? words.text("leftOut.again", one.file(), one.game())
                : words.text("leftOut.game", one.file(), one.game(), one.line());
    }

    /** One of several players who may be the same person: also with the FIDE ID, if there is one. */
    private String maybe(String id) {
        String name = report.name(id);
        return name(id, name) + (Player.isFideId(id) && paper.canWrite(name) ? " (FIDE ID " + id + ")" : "");
    }

    private void line(String label, String text) throws IOException {
        paper.line(words.text(label), text);
    }

    private void heading(String key) throws IOException {
        paper.together(ROOM_WITH_HEADING);
        paper.heading(words.text(key), 12);
    }

    private Column column(String key, double share, boolean number) {
        return new Column(words.text("column." + key), share, number);
    }

    // ---- tables of players

    private void putPlayers() throws IOException {
        heading("players");
        List<Column> columns = List.of(
                column("number", 0.8, true),
                column("player", 2.6, false),
                column("rating", 1.1, true),
                column("games", 1.2, true),
                column("moves", 1.2, true),
                column("z", 1.1, true),
                column("index", 1.1, true),
                column("interval", 1.8, true),
                column("largest", 1.5, true),
                column("discovery", 1.8, true),
                column("ipr", 1, true),
                column("twoSigma", 1.9, true),
                column("notes", 3.4, false));
        List<List<String>> rows = new ArrayList<>();
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            Optional<Comparison> comparison = player.score().comparison();
            Optional<AmongMany> among = player.among();
            rows.add(List.of(
                    String.valueOf(number),
                    name(player.id(), player.name()),
                    rating(player),
                    String.valueOf(player.games().size()),
                    String.valueOf(player.score().moves()),
                    comparison.map(one -> numbers.signed(one.z(), 2)).orElse(Numbers.NONE),
                    comparison.map(one -> numbers.fixed(one.outlierIndex(), 1)).orElse(Numbers.NONE),
                    comparison.map(this::interval).orElse(Numbers.NONE),
                    among.map(one -> numbers.probability(one.largest())).orElse(Numbers.NONE),
                    among.map(one -> numbers.probability(one.falseDiscovery())
                                    + (one.falseDiscovery() <= MARKED_RATE ? " " + MARK : ""))
                            .orElse(Numbers.NONE),
                    player.ipr().map(one -> numbers.fixed(one.ipr(), 0)).orElse(Numbers.NONE),
                    player.ipr()
                            .map(one -> numbers.fixed(one.low(), 0) + "–" + numbers.fixed(one.high(), 0))
                            .orElse(Numbers.NONE),
                    notes(player)));
        }
        paper.table(columns, rows);
        if (players.stream().anyMatch(PlayerReport::isRatedDifferently)) paper.paragraph(words.text("players.ratings"));
    }

    private String interval(Comparison comparison) {
        return numbers.fixed(Comparison.outlierIndex(comparison.zLow()), 1) + "–"
                + numbers.fixed(Comparison.outlierIndex(comparison.zHigh()), 1);
    }

    private String rating(PlayerReport player) {
        OptionalInt rating = report.rating(player);
        return rating.isPresent() ? String.valueOf(rating.getAsInt()) : Numbers.NONE;
    }

    private String notes(PlayerReport player) {
        StringJoiner notes = new StringJoiner(", ");
        UnitScore score = player.score();
        int missing = report.notAnalysed(player);
        if (score.comparison().isEmpty()) {
            // Whether there are too few is only known once all are analysed.
            String why = report.notCompared(player).stream()
                    .filter(reason -> missing == 0 || reason != NoComparison.TOO_FEW_MOVES)
                    .map(reason -> words.text("note." + reason))
                    .collect(Collectors.joining(", "));
            if (missing == 0 || !why.isEmpty() || report.calibration().isEmpty())
                notes.add(words.text("note.record") + (why.isEmpty() ? "" : ": " + why));
        }
        if (missing > 0) notes.add(words.text("note.missing", missing));
        if (player.isRatedDifferently())
            notes.add(words.text(
                    "note.ratings",
                    player.ratings().getFirst(),
                    player.ratings().getLast()));
        if (score.comparison().isPresent() && score.size() == SampleSize.SMALL) notes.add(words.text("note.small"));
        if (score.comparison().map(Comparison::beyondCalibration).orElse(false)) notes.add(words.text("note.beyond"));
        return notes.toString();
    }

    private void putIndices() throws IOException {
        heading("indices");
        List<Column> columns = new ArrayList<>(
                List.of(column("number", 0.8, true), column("player", 3, false), column("moves", 1, true)));
        for (Index index : Index.values()) {
            columns.add(new Column(index.name(), 1.1, true));
            columns.add(column("expected", 1.3, true));
            columns.add(column("z", 0.9, true));
        }
        List<List<String>> rows = new ArrayList<>();
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            List<String> row = new ArrayList<>(List.of(
                    String.valueOf(number),
                    name(player.id(), player.name()),
                    String.valueOf(player.score().moves())));
            for (Index index : Index.values()) {
                Optional<IndexScore> score = player.score()
                        .comparison()
                        .map(comparison -> comparison.indices().get(index));
                row.add(perMove(
                        index,
                        player.score().observed().get(index),
                        player.score().moves()));
                row.add(score.map(one ->
                                perMove(index, one.expected(), player.score().moves()))
                        .orElse(Numbers.NONE));
                row.add(score.map(one -> numbers.signed(one.z(), 2)).orElse(Numbers.NONE));
            }
            rows.add(row);
        }
        paper.table(columns, rows);
    }

    /** Matching moves in per cent, errors in scaled pawns. */
    private String perMove(Index index, double sum, int moves) {
        if (moves == 0) return Numbers.NONE;
        return switch (index) {
            case MM, EV -> numbers.fixed(100 * sum / moves, 1);
            case AE -> numbers.fixed(sum / moves, 3);
        };
    }

    private void putScatter() throws IOException {
        List<Scatter.Point> points = new ArrayList<>();
        StringJoiner told = new StringJoiner("; ");
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            if (player.score().comparison().isEmpty()) continue;
            Comparison one = player.score().comparison().get();
            points.add(new Scatter.Point(
                    number,
                    one.rating(),
                    one.outlierIndex(),
                    Comparison.outlierIndex(one.zLow()),
                    Comparison.outlierIndex(one.zHigh()),
                    player.score().size() == SampleSize.SMALL));
            told.add(words.text(
                    "scatter.player",
                    number,
                    name(player.id(), player.name()),
                    one.rating(),
                    numbers.fixed(one.outlierIndex(), 1),
                    interval(one)));
        }
        if (points.isEmpty()) return;
        Drawing drawing = Scatter.of(points, words);
        paper.together(drawing.height() + ROOM_FOR_LEGEND);
        heading("scatter");
        paper.paragraph(words.text("scatter.legend"));
        paper.drawing(drawing, words.text("scatter.told", told));
    }

    // ---- what there is beside the rating

    private void putGrounds() throws IOException {
        heading("grounds");
        paper.paragraph(words.text("grounds.text"));
        boolean any = false;
        for (PlayerReport player : players) {
            if (player.ground() == PlayerReport.Ground.NOTHING && player.threshold() == Threshold.NONE) continue;
            any = true;
            StringJoiner told = new StringJoiner(" ");
            if (player.ground() != PlayerReport.Ground.NOTHING) told.add(words.text("ground." + player.ground()));
            if (player.threshold() != Threshold.NONE)
                told.add(words.text(
                        "threshold." + player.threshold(),
                        numbers.fixed(player.threshold().z(), 2)));
            paper.line(name(player.id(), player.name()), told.toString());
        }
        if (!any) paper.line("", words.text("grounds.none"));
    }

    private void putHall() throws IOException {
        heading("hall");
        paper.paragraph(words.text(
                "hall.text",
                report.options().after().toMinutes(),
                report.options().permutations(),
                report.options().seed()));
        List<List<String>> rows = new ArrayList<>();
        for (PlayerReport player : players) {
            player.hall().ifPresent(hall -> {
                AmongMany among = player.hallAmong().orElseThrow();
                rows.add(List.of(
                        String.valueOf(players.indexOf(player) + 1),
                        name(player.id(), player.name()),
                        String.valueOf(hall.facts()),
                        String.valueOf(hall.movesAfter()),
                        String.valueOf(hall.movesElsewhere()),
                        numbers.signed(hall.difference(), 2),
                        numbers.probability(hall.p()),
                        String.valueOf(hall.permutations()),
                        numbers.probability(among.largest()),
                        numbers.probability(among.falseDiscovery()),
                        hall.small() ? words.text("note.small") : ""));
            });
        }
        if (rows.isEmpty())
            paper.line(
                    "",
                    words.text(
                            report.games().stream()
                                            .allMatch(game -> game.facts().isEmpty())
                                    ? "hall.none"
                                    : "hall.uncompared"));
        else
            paper.table(
                    List.of(
                            column("number", 0.8, true),
                            column("player", 3, false),
                            column("facts", 1, true),
                            column("after", 1.3, true),
                            column("elsewhere", 1.3, true),
                            column("difference", 1.3, true),
                            column("p", 1, true),
                            column("times", 1, true),
                            column("smallest", 1.1, true),
                            column("discovery", 1, true),
                            column("notes", 1.8, false)),
                    rows);
    }

    private void putTimes() throws IOException {
        List<TimePictures.Player> timed = new ArrayList<>();
        Map<Integer, TimeUse> uses = new HashMap<>();
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            if (player.timeUse().isEmpty()) continue;
            uses.put(number, player.timeUse().get());
            timed.add(new TimePictures.Player(
                    number,
                    name(player.id(), player.name()),
                    player.timeUse().get().points().stream()
                            .map(point -> new TimePictures.Move(point.entropy(), point.seconds()))
                            .toList()));
        }
        heading("times");
        long clocksOnly =
                report.games().stream().filter(GameReport::hasClocksOnly).count();
        if (clocksOnly > 0) paper.paragraph(words.text("times.increment", clocksOnly));
        if (timed.isEmpty()) {
            boolean any = report.games().stream()
                    .flatMap(game -> game.moves().stream())
                    .anyMatch(move -> move.spent().isPresent());
            if (any) paper.paragraph(words.text(report.calibration().isEmpty() ? "times.uncompared" : "times.few"));
            else if (clocksOnly == 0) paper.line("", words.text("times.none"));
            return;
        }
        paper.paragraph(words.text("times.text"));
        for (int from = 0; from < timed.size(); from += TimePictures.BESIDE) {
            List<TimePictures.Player> row = timed.subList(from, Math.min(timed.size(), from + TimePictures.BESIDE));
            String figures = row.stream()
                    .map(player -> words.text(
                            "times.player",
                            player.number(),
                            player.name(),
                            player.moves().size(),
                            numbers.signed(uses.get(player.number()).withEntropy(), 2)))
                    .collect(Collectors.joining("; "));
            Drawing drawing = TimePictures.of(row, words);
            paper.together(drawing.height() + ROOM_FOR_LEGEND);
            paper.drawing(drawing, words.text("times.told", figures));
            paper.paragraph(figures);
        }
    }

    // ---- games

    private void putGames() throws IOException {
        heading("strips");
        paper.paragraph(words.text("strips.text", numbers.fixed(Strip.MOST, 0)));
        for (GameReport game : report.games()) {
            BySide<List<Strip.Move>> moves = new BySide<>(strip(game, Side.WHITE), strip(game, Side.BLACK));
            if (game.facts().isEmpty()
                    && game.moves().stream().noneMatch(ScreeningPdf::isMissing)
                    && Stream.of(Side.values())
                            .allMatch(side -> moves.get(side).stream().noneMatch(Strip.Move::counted))) continue;
            Drawing drawing = Strip.of(moves);
            paper.together(drawing.height() + ROOM_FOR_LEGEND);
            paper.heading(name(game), 9);
            String told = Stream.of(Side.values())
                    .map(side -> words.text("side." + side) + ": " + told(game, side))
                    .collect(Collectors.joining(" · "));
            paper.drawing(drawing, told + largest(game));
            paper.paragraph(told);
            if (!game.facts().isEmpty())
                paper.paragraph(words.text(
                        "strip.facts", game.facts().stream().map(this::fact).collect(Collectors.joining("; "))));
        }
    }

    private String fact(HallFact fact) {
        String from = since(fact.from());
        String until = since(fact.until());
        return words.text("side." + fact.side()) + ", " + words.name("fact", fact.kind()) + " "
                + (from.equals(until) ? from : from + "–" + until);
    }

    /** Hours, minutes and seconds since the game began. */
    private static String since(Duration time) {
        return String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    /** A game of the hall by its round and board; a game from a file by the name of the file and its number there. */
    private String name(GameReport game) {
        StringJoiner name = new StringJoiner(" · ", "", " · ");
        Matcher hall = BOARD.matcher(game.id());
        if (!hall.matches()) name.add(game.id());
        if (!game.round().isEmpty()) name.add(words.text("game.round", game.round()));
        if (hall.matches()) name.add(words.text("game.board", hall.group(1)));
        return name + player(game.players().white()) + " – "
                + player(game.players().black()) + ", " + game.result();
    }

    private String player(Player player) {
        return name(player.id(), player.name())
                + (player.rating().isPresent() ? " (" + player.rating().getAsInt() + ")" : "");
    }

    /**
     * For a name with letters that the typeface does not have (shown as question marks): also the FIDE ID, or else the
     * code numbers of the letters, so that players are not confused.
     */
    private String name(String id, String name) {
        if (paper.canWrite(name)) return name;
        return name + " ("
                + (Player.isFideId(id)
                        ? "FIDE ID " + id
                        : name.codePoints()
                                .filter(letter -> !Character.isWhitespace(letter))
                                .mapToObj(letter -> String.format("U+%04X", letter))
                                .collect(Collectors.joining(" ")))
                + ")";
    }

    private static Stream<MoveRecord> moves(GameReport game, Side side) {
        return game.moves().stream().filter(move -> move.side() == side);
    }

    private static List<Strip.Move> strip(GameReport game, Side side) {
        return moves(game, side)
                .map(move -> new Strip.Move(
                        move.number(),
                        move.judged().isPresent(),
                        move.judged().map(MoveRecord.Judged::error).orElse(0.0),
                        move.judged()
                                .flatMap(MoveRecord.Judged::expected)
                                .map(MoveRecord.Expected::error)
                                .orElse(0.0),
                        !move.seen().isEmpty()))
                .toList();
    }

    private String told(GameReport game, Side side) {
        List<MoveRecord.Judged> judged =
                moves(game, side).flatMap(move -> move.judged().stream()).toList();
        long missing = moves(game, side).filter(ScreeningPdf::isMissing).count();
        if (judged.isEmpty()) return words.text(missing > 0 ? "strip.notAnalysed" : "strip.none") + seen(game, side);
        StringJoiner told = new StringJoiner(", ");
        told.add(words.text(
                "strip.moves",
                judged.size(),
                numbers.fixed(mean(judged.stream().map(MoveRecord.Judged::error).toList()), 3)));
        List<Double> expected = judged.stream()
                .flatMap(move -> move.expected().stream())
                .map(MoveRecord.Expected::error)
                .toList();
        if (!expected.isEmpty()) told.add(words.text("strip.expected", numbers.fixed(mean(expected), 3)));
        if (missing > 0) told.add(words.text("note.missing", missing));
        return told + seen(game, side);
    }

    private static boolean isMissing(MoveRecord move) {
        return move.excluded().equals(Optional.of(Exclusion.NOT_ANALYSED));
    }

    /** What was observed, each kind once with the moves soon after it. */
    private String seen(GameReport game, Side side) {
        Map<String, List<Integer>> after = new TreeMap<>();
        moves(game, side)
                .forEach(move -> move.seen()
                        .forEach(kind -> after.computeIfAbsent(kind, _ -> new ArrayList<>())
                                .add(move.number())));
        if (after.isEmpty()) return "";
        return ", "
                + words.text(
                        "strip.seen",
                        after.entrySet().stream()
                                .map(one -> words.name("fact", one.getKey()) + " (" + spans(one.getValue()) + ")")
                                .collect(Collectors.joining(", ")));
    }

    /** Consecutive numbers as one range: "12–30, 34". */
    static String spans(List<Integer> numbers) {
        StringJoiner spans = new StringJoiner(", ");
        for (int from = 0, to = 0; from < numbers.size(); from = ++to) {
            while (to + 1 < numbers.size() && numbers.get(to + 1) == numbers.get(to) + 1) to++;
            spans.add(from == to ? String.valueOf(numbers.get(from)) : numbers.get(from) + "–" + numbers.get(to));
        }
        return spans.toString();
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    /** The largest bars, in words. */
    private String largest(GameReport game) {
        Predicate<MoveRecord> large =
                move -> move.judged().map(judged -> judged.error() >= TOLD_LOSS).orElse(false);
        List<MoveRecord> all = game.moves().stream().filter(large).toList();
        return all.isEmpty()
                ? ""
                : " · "
                        + words.text(
                                "strip.largest",
                                all.stream()
                                        .map(move -> move.number() + (move.side() == Side.WHITE ? ". " : "… ")
                                                + move.san() + " "
                                                + numbers.fixed(
                                                        move.judged()
                                                                .orElseThrow()
                                                                .error(),
                                                        2))
                                        .collect(Collectors.joining(", ")));
    }
}
