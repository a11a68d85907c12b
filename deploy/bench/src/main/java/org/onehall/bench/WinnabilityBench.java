package org.onehall.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.onehall.chess.Finding;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.ProofChecker;
import org.onehall.chess.Winnability;
import org.onehall.local.Progress;

/**
 * Asks every question of some files in the quick and in the full form, round after round. A question's time is the
 * median of its rounds; a slow question is asked in fewer rounds.
 */
final class WinnabilityBench {
    /** Warm-up time for a file in one form. */
    private static final Duration WARM = Duration.ofSeconds(2);

    /**
     * The largest number of positions in a proof that is checked here: the checker is slow, and the longest proofs have
     * millions.
     */
    private static final long CHECKED = 5_000;

    /** The two forms of the question. */
    enum Form {
        QUICK,
        FULL;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Time and results of the questions of one file.
     *
     * @param form "quick" or "full"
     * @param asked how many of the queries were asked within the time; the rest of the row is about these
     * @param winnableFound how many of the questions known to be winnable were answered so; likewise unwinnable
     * @param wrong answers that contradict the known one
     * @param unproved mating lines that do not mate and proofs that do not hold
     * @param unchecked proofs too long to be checked here
     * @param p50 microseconds, like the others: the lesser of wall-clock and processor time, because reading the latter
     *     itself takes part of a microsecond
     * @param processorMillis processor time of all questions, once each
     * @param rounds how often they were asked
     */
    record Row(
            String file,
            String form,
            int queries,
            int asked,
            int winnable,
            int winnableFound,
            int unwinnable,
            int unwinnableFound,
            int undecided,
            int wrong,
            int unproved,
            int unchecked,
            double p50,
            double p90,
            double p99,
            double max,
            double processorMillis,
            int rounds) {}

    private final Map<String, List<Query>> files;
    private final int rounds;
    private final long budget;
    private final Duration enough;
    private final Progress progress;

    /**
     * @param budget nodes of one question in the full form
     * @param enough time after which a file in one form is left, in the first round even before all of its questions
     *     are asked
     */
    WinnabilityBench(Map<String, List<Query>> files, int rounds, long budget, Duration enough, Progress progress) {
        this.files = new LinkedHashMap<>(files);
        this.rounds = rounds;
        this.budget = budget;
        this.enough = enough;
        this.progress = progress;
    }

    /** The measurements of one file in one form. */
    private static final class Series {
        private final String file;
        private final Form form;
        private final List<Query> queries;
        private final List<long[]> nanos = new ArrayList<>();
        private final List<Long> processor = new ArrayList<>();
        private Finding[] findings = {};
        private long spent;

        private Series(String file, Form form, List<Query> queries) {
            this.file = file;
            this.form = form;
            this.queries = queries;
        }
    }

    List<Row> run() {
        var all = new ArrayList<Series>();
        files.forEach((file, queries) -> {
            for (Form form : Form.values()) {
                all.add(new Series(file, form, queries));
            }
        });
        for (Series series : all) {
            progress.at("winnability, warming up: " + series.file);
            warm(series);
        }
        for (int round = 1; round <= rounds; round++) {
            for (Series series : all) {
                if (series.spent < enough.toNanos()) {
                    progress.at("winnability, round " + round + " of " + rounds + ": " + series.file + ", "
                            + series.form.word());
                    measure(series);
                }
            }
        }
        return all.stream().map(this::row).toList();
    }

    private Finding ask(Form form, Query query) {
        return switch (form) {
            case QUICK -> Winnability.quick(query.position(), query.side());
            case FULL -> Winnability.full(query.position(), query.side(), budget);
        };
    }

    private void warm(Series series) {
        long from = System.nanoTime();
        for (Query query : series.queries) {
            ask(series.form, query);
            if (System.nanoTime() - from > WARM.toNanos()) {
                return;
            }
        }
    }

    private void measure(Series series) {
        int count = series.nanos.isEmpty() ? series.queries.size() : series.findings.length;
        long[] nanos = new long[count];
        Finding[] findings = new Finding[count];
        long processor = Stopwatch.now();
        long start = System.nanoTime();
        int asked = 0;
        while (asked < count && series.spent + System.nanoTime() - start < enough.toNanos()) {
            Query query = series.queries.get(asked);
            long fromProcessor = Stopwatch.now();
            long from = System.nanoTime();
            findings[asked] = ask(series.form, query);
            long wall = System.nanoTime() - from;
            nanos[asked] = Math.min(wall, Stopwatch.now() - fromProcessor);
            asked++;
        }
        series.spent += System.nanoTime() - start;
        if (asked == count || series.nanos.isEmpty()) {
            series.processor.add(Stopwatch.now() - processor);
            series.nanos.add(Arrays.copyOf(nanos, asked));
            series.findings = Arrays.copyOf(findings, asked);
        }
    }

    private Row row(Series series) {
        progress.at("winnability, checking mates and proofs: " + series.file);
        int count = series.findings.length;
        int[] known = new int[Winnability.values().length];
        int[] found = new int[Winnability.values().length];
        int undecided = 0;
        int wrong = 0;
        int unproved = 0;
        int unchecked = 0;
        for (int i = 0; i < count; i++) {
            Query query = series.queries.get(i);
            Winnability verdict = series.findings[i].verdict();
            query.known().ifPresent(answer -> known[answer.ordinal()]++);
            if (verdict == Winnability.UNDECIDED) {
                undecided++;
            } else if (query.known().isPresent() && query.known().get() != verdict) {
                wrong++;
            } else if (query.known().isPresent()) {
                found[verdict.ordinal()]++;
            }
            if (series.findings[i]
                    .proof()
                    .filter(proof -> proof.positions() > CHECKED)
                    .isPresent()) {
                unchecked++;
            } else {
                unproved += holds(query, series.findings[i]) ? 0 : 1;
            }
        }
        long[] nanos = new long[count];
        for (int i = 0; i < count; i++) {
            int query = i;
            nanos[i] = Statistics.median(
                    series.nanos.stream().mapToLong(round -> round[query]).toArray());
        }
        long processor = Statistics.median(
                series.processor.stream().mapToLong(Long::longValue).toArray());
        return new Row(
                series.file,
                series.form.word(),
                series.queries.size(),
                count,
                known[Winnability.WINNABLE.ordinal()],
                found[Winnability.WINNABLE.ordinal()],
                known[Winnability.UNWINNABLE.ordinal()],
                found[Winnability.UNWINNABLE.ordinal()],
                undecided,
                wrong,
                unproved,
                unchecked,
                micros(nanos, 0.5),
                micros(nanos, 0.9),
                micros(nanos, 0.99),
                micros(nanos, 1),
                processor / 1e6,
                series.nanos.size());
    }

    private static double micros(long[] nanos, double share) {
        return Statistics.percentile(nanos, share) / 1e3;
    }

    /** Whether the mating line mates by the ordinary rules, and the checker accepts the proof. */
    static boolean holds(Query query, Finding finding) {
        return switch (finding.verdict()) {
            case WINNABLE -> mates(query, finding.line());
            case UNWINNABLE ->
                finding.proof().isPresent()
                        && ProofChecker.holds(
                                query.position(), query.side(), finding.proof().get());
            case UNDECIDED -> true;
        };
    }

    private static boolean mates(Query query, List<Move> line) {
        Position position = query.position();
        for (Move move : line) {
            if (!position.isLegal(move)) {
                return false;
            }
            position = position.play(move);
        }
        return position.isCheckmate() && position.sideToMove() != query.side();
    }
}
