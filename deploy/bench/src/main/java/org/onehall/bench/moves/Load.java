package org.onehall.bench.moves;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.onehall.bench.Statistics;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.PlayResponse;
import org.onehall.proto.types.v1.Side;

/**
 * Plays moves at a steady rate, each when it is due, whether or not earlier ones have been answered. A move's latency
 * counts from when it was due, so that a stall is visible in every move it delayed.
 */
final class Load {
    private final Stage stage;
    private final Deque<Game> ready = new ArrayDeque<>();
    private long[] latencies = new long[1 << 16];
    private int answered;
    private int refused;
    private String refusal = "";

    /**
     * The result.
     *
     * @param rate moves per second that were answered
     * @param p50Micros half of the moves were answered within this many microseconds; likewise the others
     * @param refused answers that did not accept the move
     * @param cpuMicros processor time of broker, game-state and load generator per move, in microseconds
     * @param unanswered moves without an answer ten seconds after the last was due, and moves for which no game was
     *     left
     */
    record Result(
            int offered,
            double rate,
            int answered,
            long p50Micros,
            long p90Micros,
            long p99Micros,
            long maxMicros,
            int refused,
            int unanswered,
            String refusal,
            Map<String, Long> cpuMicros) {}

    Load(Stage stage, Collection<Game> games) {
        this.stage = stage;
        ready.addAll(games);
    }

    Result play(int rate, int seconds) throws InterruptedException {
        synchronized (this) {
            answered = 0;
            refused = 0;
        }
        Map<String, Long> before = stage.processorMicros();
        long begun = System.nanoTime();
        int all = rate * seconds;
        int late = 0;
        for (int i = 0; i < all; i++) {
            long due = begun + (long) (i * 1e9 / rate);
            while (System.nanoTime() < due) LockSupport.parkNanos(Math.max(1, due - System.nanoTime()));
            Game game = next();
            if (game == null) {
                late = all - i;
                break;
            }
            send(game, due);
        }
        long last = System.nanoTime();
        synchronized (this) {
            while (answered + refused < all - late && System.nanoTime() - last < 10_000_000_000L) wait(50);
            double took = (System.nanoTime() - begun) / 1e9;
            long[] sorted = answered == 0 ? new long[] {0} : Arrays.copyOf(latencies, answered);
            Map<String, Long> cpu = new LinkedHashMap<>();
            stage.processorMicros()
                    .forEach((part, now) ->
                            cpu.put(part, (now - before.getOrDefault(part, 0L)) / Math.max(1, answered)));
            return new Result(
                    rate,
                    answered / Math.max(took, seconds),
                    answered,
                    micros(sorted, 0.5),
                    micros(sorted, 0.9),
                    micros(sorted, 0.99),
                    micros(sorted, 1),
                    refused,
                    all - answered - refused,
                    refusal,
                    cpu);
        }
    }

    private static long micros(long[] nanos, double share) {
        return Statistics.percentile(nanos, share) / 1000;
    }

    /** A game whose last move has been answered; waits a while for one. */
    private synchronized Game next() throws InterruptedException {
        long until = System.nanoTime() + 10_000_000_000L;
        while (ready.isEmpty() && System.nanoTime() < until) wait(20);
        return ready.poll();
    }

    private void send(Game game, long due) {
        ListenableFuture<PlayResponse> answer = game.player()
                .play(PlayRequest.newBuilder()
                        .setWrite(Games.write("m" + game.ply()))
                        .setBoardId(game.board())
                        .setSide(game.whiteToMove() ? Side.SIDE_WHITE : Side.SIDE_BLACK)
                        .setUci(game.move())
                        .setExpectedPly(game.ply())
                        .build());
        answer.addListener(() -> note(game, due, answer), MoreExecutors.directExecutor());
    }

    private synchronized void note(Game game, long due, ListenableFuture<PlayResponse> answer) {
        try {
            answer.get();
            if (answered == latencies.length) latencies = Arrays.copyOf(latencies, 2 * answered);
            latencies[answered++] = System.nanoTime() - due;
            game.moved();
            if (!game.isOver()) ready.add(game);
        } catch (Exception e) {
            refused++;
            refusal = String.valueOf(e.getMessage());
        }
        notifyAll();
    }
}
