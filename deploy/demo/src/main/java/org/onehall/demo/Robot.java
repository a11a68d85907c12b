package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.onehall.chess.PgnGame;
import org.onehall.chess.Side;

/** A player of one seat who plays a past game and thinks as long as its players did. Thread-safe. */
public final class Robot implements AutoCloseable {
    /** How long it waits for the opponent to do what the script says at its end before it plays on. */
    private static final Duration LONG_WAIT = Duration.ofSeconds(20);

    private static final long LOOK_AGAIN_MS = 2_000;
    private static final long AFTER_REFUSAL_MS = 300;
    /** If the effect of an acknowledged action is not on the board after this long, the robot chooses again. */
    private static final long UNSEEN_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final HallClient client;
    private final PgnGame script;
    private final List<Duration> times;
    private final Speed speed;
    private final Side side;
    private final ScheduledFuture<?> lookAgain;

    // Guarded by this.
    private Moment moment = new Moment(0, -1);
    private long since = System.nanoTime();
    private Optional<Done> done = Optional.empty();
    private boolean acting;
    private Optional<ScheduledFuture<?>> thinking = Optional.empty();

    /** A point of one game. */
    private record Moment(int attempt, int ply) {}

    /** What was acknowledged, for which point, and when. */
    private record Done(Moment moment, Choice choice, long at) {}

    /** Takes a seat. */
    public Robot(Zone zone, Enrolment seat, PgnGame script, Speed speed) {
        this.script = script;
        this.speed = speed;
        times = ThinkTimes.of(script);
        side = Side.valueOf(seat.side());
        client = HallClient.connect(zone, seat);
        client.listen(this::heard);
        lookAgain = HallClient.TIMER.scheduleWithFixedDelay(this::consider, 0, LOOK_AGAIN_MS, TimeUnit.MILLISECONDS);
    }

    public HallClient client() {
        return client;
    }

    public String board() {
        return client.who().board();
    }

    public Side side() {
        return side;
    }

    /** Half-moves made at its board, as far as it knows. */
    public int ply() {
        return client.board().map(view -> view.path("ply").asInt()).orElse(0);
    }

    boolean playing() {
        return client.board()
                .map(view -> view.path("status").asText().equals("PLAYING"))
                .orElse(false);
    }

    private void heard(JsonNode frame) {
        switch (frame.path("t").asText()) {
            case "board", "snapshot" -> HallClient.TIMER.execute(this::consider);
            default -> {}
        }
    }

    private synchronized void consider() {
        if (acting || client.isGone() || !client.isConnected()) return;
        Optional<Glimpse> seen = client.board().map(Glimpse::of);
        if (seen.isEmpty()) return;
        if (!seen.get().playing()) {
            // A pause ends the thinking; it starts again when the game goes on.
            moment = new Moment(0, -1);
            return;
        }
        Glimpse board = seen.get();
        var now = new Moment(board.attempt(), board.ply());
        if (!now.equals(moment)) {
            moment = now;
            since = System.nanoTime();
            thinking.ifPresent(timer -> timer.cancel(false));
            thinking = Optional.empty();
        }
        boolean patient = System.nanoTime() - since < LONG_WAIT.toNanos();
        Choice choice = Choice.of(board, side, script, patient);
        if (choice instanceof Choice.Wait
                || done.filter(last -> last.moment().equals(now)
                                && last.choice().equals(choice)
                                && System.nanoTime() - last.at() < UNSEEN_NANOS)
                        .isPresent()) return;
        long left = speed.of(thinkTime(choice, board.ply())).toNanos() - (System.nanoTime() - since);
        if (left <= 0) act(choice, now);
        else if (thinking.filter(timer -> !timer.isDone()).isEmpty())
            thinking = Optional.of(HallClient.TIMER.schedule(this::consider, left, TimeUnit.NANOSECONDS));
    }

    private Duration thinkTime(Choice choice, int ply) {
        return switch (choice) {
            case Choice.Move _ -> ply < times.size() ? times.get(ply) : ThinkTimes.UNKNOWN;
            case Choice.OfferDraw _, Choice.AcceptDraw _, Choice.Resign _ -> ThinkTimes.UNKNOWN;
            case Choice.Wait _ -> Duration.ZERO;
        };
    }

    private void act(Choice choice, Moment at) {
        acting = true;
        CompletableFuture<JsonNode> answer = switch (choice) {
            case Choice.Move(var uci) -> client.command("play", Map.of("uci", uci, "expectedPly", at.ply()));
            case Choice.OfferDraw _ -> client.command("offerDraw", Map.of());
            case Choice.AcceptDraw _ -> client.command("acceptDraw", Map.of());
            case Choice.Resign _ -> client.command("resign", Map.of());
            case Choice.Wait _ -> throw new IllegalStateException("nothing to do");
        };
        answer.whenComplete((_, failure) -> answered(choice, at, failure));
    }

    /** Whatever was refused, the board shows what is possible now. */
    private synchronized void answered(Choice choice, Moment at, Throwable failure) {
        acting = false;
        if (failure == null) done = Optional.of(new Done(at, choice, System.nanoTime()));
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (!client.isGone())
            HallClient.TIMER.schedule(this::consider, cause == null ? 0 : AFTER_REFUSAL_MS, TimeUnit.MILLISECONDS);
    }

    /** Leaves the seat. */
    @Override
    public void close() {
        lookAgain.cancel(false);
        client.close();
    }
}
