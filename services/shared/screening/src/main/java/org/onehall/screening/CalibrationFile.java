package org.onehall.screening;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The text form of a calibration: a line {@code key = value} for each part in a fixed order, then a line for each
 * reference position. Lines that are empty or begin with # have no meaning. A calibration that is written is read back
 * unchanged.
 */
public final class CalibrationFile {
    private static final String NAME = "onehall-calibration";
    private static final String FORMAT = NAME + " 3";
    private static final String SEPARATOR = " = ";
    /** The beginning of every written calibration, in this format or another. */
    public static final String BEGIN = "format" + SEPARATOR + NAME;
    /** The greatest ln s and c. */
    private static final double MOST_OF_SKILL = 10;

    private static final double MOST = 100;
    private static final double LEAST_INFLATION = 0.01;
    private static final double MOST_RATING_ERROR = 2_000;
    private static final double MOST_OF_IPR = 1e6;
    /** No position has more legal moves. */
    private static final int MOST_MOVES = 218;

    private final String[] lines;
    private int next;

    private CalibrationFile(String text) {
        this.lines = text.split("\n", -1);
    }

    public static String write(Calibration calibration) {
        var out = new StringBuilder();
        line(out, "format", FORMAT);
        line(out, "version", calibration.version());
        line(out, "engine", calibration.settings().engine());
        line(out, "nodes", Long.toString(calibration.settings().nodes()));
        line(out, "multipv", Integer.toString(calibration.settings().multiPv()));
        line(out, "hash-mb", Integer.toString(calibration.settings().hashMb()));
        line(out, "date", calibration.date());
        line(out, "description", calibration.set().description());
        line(out, "games", Integer.toString(calibration.set().games()));
        line(out, "moves", Integer.toString(calibration.set().moves()));
        line(out, "players", Integer.toString(calibration.set().players()));
        line(
                out,
                "ratings",
                calibration.set().lowest() + " " + calibration.set().highest());
        line(
                out,
                "skill",
                numbers(Arrays.stream(calibration.skill().parameters()).boxed().toList()));
        for (List<Double> row : calibration.covariance()) line(out, "covariance", numbers(row));
        for (Index index : Index.values())
            line(
                    out,
                    "offset-" + index.name().toLowerCase(Locale.ROOT),
                    numbers(calibration.offset().get(index)));
        for (Index index : Index.values())
            line(
                    out,
                    "inflation-" + index.name().toLowerCase(Locale.ROOT),
                    numbers(calibration.inflation().get(index)));
        line(out, "rating-error", Double.toString(calibration.ratingError()));
        line(out, "correlation", Double.toString(calibration.correlation()));
        line(out, "skewness", Double.toString(calibration.skewness()));
        line(
                out,
                "ipr",
                numbers(List.of(
                        calibration.ipr().intercept(),
                        calibration.ipr().slope(),
                        calibration.ipr().inflation(),
                        calibration.iprError())));
        for (ReferencePosition position : calibration.reference())
            line(out, "position", position.unlisted() + " " + numbers(position.deltas()));
        return out.toString();
    }

    private static void line(StringBuilder out, String key, String value) {
        out.append(key).append(SEPARATOR).append(value).append('\n');
    }

    private static String numbers(RatingLine line) {
        return numbers(List.of(line.at2000(), line.per1000()));
    }

    private static String numbers(List<Double> values) {
        return values.stream().map(value -> Double.toString(value)).collect(Collectors.joining(" "));
    }

    /** Reads the format of {@link #write}; refuses anything else with a CalibrationFormatException. */
    public static Calibration read(String text) {
        return new CalibrationFile(text).read();
    }

    private Calibration read() {
        if (!hasMore() || !lines[next].startsWith(BEGIN))
            throw new CalibrationFormatException(
                    Math.min(next + 1, lines.length),
                    "this is no calibration: it does not begin with \"" + BEGIN + "\"");
        if (!text("format").equals(FORMAT)) throw wrong("the format is not " + FORMAT);
        String version = text("version");
        String engine = text("engine");
        long nodes = whole("nodes", Long.MAX_VALUE);
        int multiPv = whole("multipv");
        int hashMb = whole("hash-mb");
        EngineSettings settings = made(() -> new EngineSettings(engine, nodes, multiPv, hashMb));
        String date = text("date");
        String description = text("description");
        int games = whole("games");
        int moves = whole("moves");
        int players = whole("players");
        double[] ratings = numbers("ratings", 2);
        for (double rating : ratings)
            if (rating != Math.rint(rating) || Player.ratingOf((int) rating).isEmpty())
                throw wrong("no rating: " + rating);
        CalibrationSet set =
                made(() -> new CalibrationSet(description, games, moves, players, (int) ratings[0], (int) ratings[1]));
        SkillLine skill = SkillLine.of(numbers("skill", SkillLine.PARAMETERS));
        for (double rating : List.of(ratings[0], ratings[1], 2_000.0)) requireSane(skill, rating);
        var covariance = new ArrayList<List<Double>>();
        for (int i = 0; i < SkillLine.PARAMETERS; i++)
            covariance.add(list(numbers("covariance", SkillLine.PARAMETERS)));
        if (!Matrix.isCovariance(covariance.stream()
                .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new))) throw wrong("no covariance: " + covariance);
        PerIndex<RatingLine> offset = lines("offset-", -MOST, ratings);
        PerIndex<RatingLine> inflation = lines("inflation-", LEAST_INFLATION, ratings);
        double ratingError = numbers("rating-error", 1)[0];
        if (ratingError > MOST_RATING_ERROR) throw wrong("no rating error: " + ratingError);
        double correlation = numbers("correlation", 1)[0];
        double skewness = numbers("skewness", 1)[0];
        double[] ipr = numbers("ipr", 4);
        if (Arrays.stream(ipr).anyMatch(value -> Math.abs(value) > MOST_OF_IPR))
            throw wrong("no line of the intrinsic rating: " + list(ipr));
        IprLine line = made(() -> new IprLine(ipr[0], ipr[1], ipr[2]));
        var reference = new ArrayList<ReferencePosition>();
        while (hasMore()) reference.add(position());
        return made(() -> new Calibration(
                version,
                settings,
                date,
                set,
                skill,
                covariance,
                offset,
                inflation,
                ratingError,
                correlation,
                skewness,
                line,
                ipr[3],
                reference));
    }

    private ReferencePosition position() {
        String[] fields = text("position").split(" ", -1);
        var numbers = new ArrayList<Double>();
        for (int i = 1; i < fields.length; i++) numbers.add(number(fields[i]));
        int unlisted = (int) whole(fields[0], "number of other moves", MOST_MOVES);
        return made(() -> new ReferencePosition(numbers, unlisted));
    }

    /** Beyond these bounds, results calculated from the line are no longer numbers. */
    private void requireSane(SkillLine line, double rating) {
        double logarithm = line.a() + line.b() * RatingLine.thousandsAbove2000(rating);
        double consistency = line.c0() + line.c1() * RatingLine.thousandsAbove2000(rating);
        if (!(Math.abs(logarithm) <= MOST_OF_SKILL && Math.abs(consistency) <= MOST_OF_SKILL))
            throw wrong("no skill at a rating of " + (int) rating);
    }

    private PerIndex<RatingLine> lines(String prefix, double least, double[] ratings) {
        return PerIndex.of(index -> {
            double[] line = numbers(prefix + index.name().toLowerCase(Locale.ROOT), 2);
            RatingLine made = new RatingLine(line[0], line[1]);
            for (double rating : List.of(ratings[0], ratings[1], 2_000.0))
                if (!(made.at(rating) >= least && made.at(rating) <= MOST))
                    throw wrong(
                            "no value of " + prefix + index.name().toLowerCase(Locale.ROOT) + ": " + made.at(rating));
            return made;
        });
    }

    // ---- lines ----

    /** Moves to just before the next line with content; false at the end. */
    private boolean hasMore() {
        while (next < lines.length && (lines[next].isBlank() || lines[next].startsWith("#"))) next++;
        return next < lines.length;
    }

    private String text(String key) {
        if (!hasMore()) {
            next = lines.length;
            throw wrong("the text ends where " + key + " is due");
        }
        String line = lines[next];
        next++;
        if (!line.startsWith(key + SEPARATOR)) throw wrong("\"" + key + SEPARATOR + "…\" is due");
        String value = line.substring(key.length() + SEPARATOR.length());
        if (value.isBlank() || !value.equals(value.strip())) throw wrong("no value of " + key);
        return value;
    }

    private int whole(String key) {
        return (int) whole(key, Integer.MAX_VALUE);
    }

    private long whole(String key, long most) {
        return whole(text(key), key, most);
    }

    private long whole(String value, String key, long most) {
        if (!value.matches("\\d{1,18}") || Long.parseLong(value) > most) throw wrong("no " + key + ": " + value);
        return Long.parseLong(value);
    }

    private double[] numbers(String key, int count) {
        String[] fields = text(key).split(" ", -1);
        if (fields.length != count) throw wrong(key + " has " + fields.length + " numbers instead of " + count);
        return Arrays.stream(fields).mapToDouble(this::number).toArray();
    }

    private double number(String field) {
        if (!field.matches("-?\\d+(\\.\\d+)?([eE]-?\\d+)?")) throw wrong("no number: " + field);
        double value = Double.parseDouble(field);
        if (!Double.isFinite(value)) throw wrong("no number: " + field);
        return value;
    }

    private static List<Double> list(double[] values) {
        return Arrays.stream(values).boxed().toList();
    }

    private <T> T made(java.util.function.Supplier<T> maker) {
        try {
            return maker.get();
        } catch (CalibrationFormatException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    /** An error at the line read last. */
    private CalibrationFormatException wrong(String message) {
        return new CalibrationFormatException(Math.max(1, Math.min(next, lines.length)), message);
    }
}
