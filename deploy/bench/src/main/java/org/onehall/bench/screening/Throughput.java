package org.onehall.bench.screening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.onehall.bench.Scratch;
import org.onehall.chess.Position;
import org.onehall.engine.AnalysisFile;
import org.onehall.engine.Effort;
import org.onehall.engine.EngineFailure;
import org.onehall.engine.EnginePool;
import org.onehall.engine.PositionKey;
import org.onehall.local.Progress;

/**
 * How fast games are analysed, compared with the engine alone, and whether the answers depend on the way of analysing.
 *
 * @param positions that were analysed
 * @param positionsAGame on average
 * @param bare positions per second of the engine alone, one process
 * @param ours the same for ours with one process
 * @param overhead median over the rounds of how much longer ours took, as a share
 * @param workers number of processes for the next figure
 * @param withWorkers positions per second of all of them
 * @param gamesAnHour of all of them
 * @param sameForFour whether four workers gave the same bytes as one
 * @param killed processes that were killed in the middle of their work
 * @param sameAfterKill whether the bytes were still the same
 * @param sameAfterTear whether a file that was cut off within a line and then continued has the same bytes
 */
record Throughput(
        String settings,
        int positions,
        double positionsAGame,
        double bare,
        double ours,
        double overhead,
        int workers,
        double withWorkers,
        double gamesAnHour,
        boolean sameForFour,
        long killed,
        boolean sameAfterKill,
        boolean sameAfterTear) {
    static final double MOST_OVERHEAD = 0.10;
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int ROUND = 10;
    private static final int FOUR = 4;

    public boolean isHeld() {
        return overhead <= MOST_OVERHEAD;
    }

    public boolean isSame() {
        return sameForFour && sameAfterKill && sameAfterTear;
    }

    /** @param positions of whole games, each once */
    static Throughput measure(
            List<String> command, Effort effort, List<Position> positions, double positionsAGame, Progress progress)
            throws IOException, EngineFailure, InterruptedException {
        List<String> fens = positions.stream().map(PositionKey::of).toList();
        long[] bare = new long[Math.ceilDiv(fens.size(), ROUND)];
        long[] ours = new long[bare.length];
        String settings;
        try (BareEngine engine = new BareEngine(command, effort);
                EnginePool pool = EnginePool.start(command, effort, PATIENCE, 1)) {
            settings = pool.settings().version();
            engine.analyse(fens.getFirst());
            pool.analyse(List.of(fens.getFirst()).iterator(), _ -> {});
            // In turn, and each one first every second time: a disturbance on this machine affects both.
            for (int round = 0; round < bare.length; round++) {
                progress.at("beside the bare engine: round " + (round + 1) + " of " + bare.length);
                List<String> part = fens.subList(round * ROUND, Math.min(fens.size(), (round + 1) * ROUND));
                for (int turn = 0; turn < 2; turn++) {
                    long from = System.nanoTime();
                    if ((round + turn) % 2 == 0) {
                        for (String fen : part) engine.analyse(fen);
                        bare[round] = System.nanoTime() - from;
                    } else {
                        pool.analyse(part.iterator(), _ -> {});
                        ours[round] = System.nanoTime() - from;
                    }
                }
            }
        }
        double[] longer = new double[bare.length];
        for (int round = 0; round < bare.length; round++) longer[round] = (double) ours[round] / bare[round] - 1;
        Arrays.sort(longer);
        int workers = Runtime.getRuntime().availableProcessors();
        try (Scratch scratch = new Scratch()) {
            Path one = scratch.folder().resolve("one.jsonl");
            fill(one, command, effort, 1, positions.iterator(), progress);
            long from = System.nanoTime();
            fill(scratch.folder().resolve("all.jsonl"), command, effort, workers, positions.iterator(), progress);
            double withWorkers = perSecond(fens.size(), System.nanoTime() - from);
            Path four = scratch.folder().resolve("four.jsonl");
            fill(four, command, effort, FOUR, positions.iterator(), progress);
            Path broken = scratch.folder().resolve("killed.jsonl");
            long killed = fill(broken, command, effort, 2, new Killing(positions), progress);
            Path torn = scratch.folder().resolve("torn.jsonl");
            byte[] whole = Files.readAllBytes(one);
            Files.write(torn, Arrays.copyOf(whole, whole.length / 2));
            fill(torn, command, effort, 2, positions.iterator(), progress);
            return new Throughput(
                    settings,
                    fens.size(),
                    positionsAGame,
                    perSecond(fens.size(), Arrays.stream(bare).sum()),
                    perSecond(fens.size(), Arrays.stream(ours).sum()),
                    longer[longer.length / 2],
                    workers,
                    withWorkers,
                    3_600 * withWorkers / positionsAGame,
                    same(one, four),
                    killed,
                    killed > 0 && same(one, broken),
                    same(one, torn));
        }
    }

    private static boolean same(Path one, Path other) throws IOException {
        return Files.mismatch(one, other) < 0;
    }

    private static double perSecond(int positions, long nanos) {
        return positions / (nanos / 1e9);
    }

    /** Returns how often a process had to be given up. */
    private static long fill(
            Path file,
            List<String> command,
            Effort effort,
            int workers,
            Iterator<Position> positions,
            Progress progress)
            throws IOException, EngineFailure, InterruptedException {
        AtomicInteger made = new AtomicInteger();
        try (EnginePool pool = EnginePool.start(command, effort, PATIENCE, workers);
                AnalysisFile kept = AnalysisFile.open(file, pool.settings())) {
            kept.fill(positions, pool, _ -> progress.at(file.getFileName() + ": " + made.incrementAndGet()));
            return pool.failures();
        }
    }

    /** The positions; after one third of them, and again after two thirds, a process started since then is killed. */
    private static final class Killing implements Iterator<Position> {
        private final List<Position> positions;
        private final Set<ProcessHandle> before =
                ProcessHandle.current().children().collect(Collectors.toSet());
        private int next;

        Killing(List<Position> positions) {
            this.positions = positions;
        }

        @Override
        public boolean hasNext() {
            return next < positions.size();
        }

        @Override
        public Position next() {
            if (next == positions.size() / 3 || next == 2 * positions.size() / 3)
                ProcessHandle.current()
                        .children()
                        .filter(child -> !before.contains(child))
                        .findFirst()
                        .ifPresent(ProcessHandle::destroyForcibly);
            Position given = positions.get(next);
            next++;
            return given;
        }
    }
}
