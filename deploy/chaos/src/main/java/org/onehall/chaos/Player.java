package org.onehall.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.onehall.chess.Move;
import org.onehall.chess.PieceType;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.demo.Enrolment;
import org.onehall.demo.Glimpse;
import org.onehall.demo.HallClient;
import org.onehall.demo.Zone;

/** A player who makes random legal moves and, depending on the player, ends the game in another way. Thread-safe. */
final class Player implements AutoCloseable {
    /** Most moves are quiet ones, so that games last. */
    private static final int QUIET_OF_100 = 88;

    private static final long LOOK_AGAIN_MS = 2_000;
    private static final long AFTER_REFUSAL_MS = 400;
    private static final long HURRY_BELOW_MS = 8_000;
    /** If an acknowledged move is not on the board after this long, the player chooses again. */
    private static final long UNSEEN_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** How a player ends the game once it has reached its ply. */
    enum Temper {
        PLAYS_ON,
        RESIGNS,
        AGREES_TO_DRAWS,
        LETS_THE_FLAG_FALL
    }

    private final HallClient client;
    private final Journal journal;
    private final ScheduledExecutorService timer;
    private final Side side;
    private final Temper temper;
    private final int untilPly;
    private final long thinkMs;
    private final Random random;
    private final ScheduledFuture<?> lookAgain;

    // Guarded by this.
    private Point point = new Point(0, -1);
    private Optional<Point> done = Optional.empty();
    private long doneAt;
    private boolean acting;
    private boolean stopped;
    private boolean playsOnly;
    private boolean offered;
    private Optional<ScheduledFuture<?>> thinking = Optional.empty();

    /** A point of one game. */
    private record Point(int attempt, int ply) {}

    /**
     * Takes a seat.
     *
     * @param untilPly ply at which it acts by its temper
     * @param thinkMs average thinking time
     */
    Player(
            Zone zone,
            Enrolment seat,
            Journal journal,
            ScheduledExecutorService timer,
            Temper temper,
            int untilPly,
            long thinkMs,
            Random random) {
        this.journal = journal;
        this.timer = timer;
        this.temper = temper;
        this.untilPly = untilPly;
        this.thinkMs = thinkMs;
        this.random = random;
        side = Side.valueOf(seat.side());
        client = HallClient.connect(zone, seat, journal);
        client.listen(this::heard);
        lookAgain = timer.scheduleWithFixedDelay(
                this::consider, random.nextLong(LOOK_AGAIN_MS), LOOK_AGAIN_MS, TimeUnit.MILLISECONDS);
    }

    boolean ready() {
        return client.ready().isDone();
    }

    String board() {
        return client.who().board();
    }

    /** The state it is in, for a game that does not go on. */
    @Override
    public synchronized String toString() {
        return board() + " " + side + ": "
                + (client.isGone()
                        ? "gone, " + client.gone().join()
                        : client.isConnected() ? "connected" : "not connected")
                + (acting ? ", acts" : "") + ", at " + point
                + ", done " + done + ", unanswered " + client.unanswered() + ", sees " + client.board();
    }

    /** From now on it only makes moves, so that every game can be seen to continue. */
    synchronized void playOnly() {
        playsOnly = true;
    }

    /** Sends nothing any more; answers are still awaited. */
    synchronized void stop() {
        stopped = true;
        thinking.ifPresent(timer -> timer.cancel(false));
    }

    private void heard(JsonNode frame) {
        switch (frame.path("t").asText()) {
            case "board", "snapshot" -> timer.execute(this::consider);
            default -> {}
        }
    }

    private synchronized void consider() {
        if (acting || stopped || client.isGone() || !client.isConnected()) return;
        Optional<JsonNode> view = client.board();
        if (view.isEmpty() || !view.get().path("status").asText().equals("PLAYING")) {
            // A pause ends the thinking; it starts again when the game goes on.
            point = new Point(0, -1);
            return;
        }
        Glimpse board = Glimpse.of(view.get());
        Point now = new Point(board.attempt(), board.ply());
        if (done.filter(now::equals).isPresent() && System.nanoTime() - doneAt < UNSEEN_NANOS) return;
        if (now.equals(point) && thinking.filter(one -> !one.isDone()).isPresent()) return;
        boolean due = !playsOnly && board.ply() >= untilPly;
        if (due
                && temper == Temper.AGREES_TO_DRAWS
                && board.drawOffer().filter(by -> by != side).isPresent()) {
            act(now, "acceptDraw", Map.of());
            return;
        }
        if (board.turn() != side || board.legal().isEmpty()) return;
        if (due && temper == Temper.LETS_THE_FLAG_FALL) return;
        if (!now.equals(point)) {
            point = now;
            thinking.ifPresent(one -> one.cancel(false));
            thinking = Optional.of(timer.schedule(() -> move(now), pause(view.get()), TimeUnit.MILLISECONDS));
        } else {
            move(now);
        }
    }

    private long pause(JsonNode view) {
        long left = view.path("clocks")
                .path(side == Side.WHITE ? "whiteMs" : "blackMs")
                .asLong();
        long most = left < HURRY_BELOW_MS ? Math.max(1, Math.min(thinkMs / 4, left / 4)) : Math.max(1, 2 * thinkMs);
        return random.nextLong(most);
    }

    private synchronized void move(Point at) {
        if (acting || stopped || !at.equals(point) || client.isGone() || !client.isConnected()) return;
        Optional<Glimpse> seen = client.board().map(Glimpse::of);
        if (seen.isEmpty()
                || !seen.get().playing()
                || seen.get().turn() != side
                || seen.get().ply() != at.ply()
                || seen.get().legal().isEmpty()) return;
        Glimpse board = seen.get();
        boolean due = !playsOnly && board.ply() >= untilPly;
        if (due && temper == Temper.RESIGNS) act(at, "resign", Map.of());
        else if (due
                && temper == Temper.AGREES_TO_DRAWS
                && !offered
                && board.drawOffer().isEmpty()) {
            offered = true;
            act(at, "offerDraw", Map.of());
        } else act(at, "play", Map.of("uci", choose(board.fen(), board.legal()), "expectedPly", at.ply()));
    }

    private String choose(String fen, List<String> legal) {
        if (random.nextInt(100) < QUIET_OF_100) {
            Position position = Position.ofFen(fen);
            List<String> quiet = legal.stream()
                    .filter(uci -> {
                        Move move = Move.ofUci(uci);
                        return position.at(move.to()).isEmpty()
                                && position.at(move.from())
                                        .filter(piece -> piece.type() == PieceType.PAWN)
                                        .isEmpty();
                    })
                    .toList();
            if (!quiet.isEmpty()) return quiet.get(random.nextInt(quiet.size()));
        }
        return legal.get(random.nextInt(legal.size()));
    }

    private void act(Point at, String name, Map<String, ?> args) {
        acting = true;
        CompletableFuture<JsonNode> answer = client.command(name, args);
        answer.whenComplete((_, failure) -> answered(at, name, failure));
    }

    /** Whatever was refused, the board shows what is possible now. */
    private synchronized void answered(Point at, String name, Throwable failure) {
        acting = false;
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause == null && name.equals("play")) journal.moved();
        if (cause == null && !name.equals("offerDraw")) {
            done = Optional.of(at);
            doneAt = System.nanoTime();
        } else {
            point = new Point(0, -1);
        }
        if (!client.isGone())
            timer.schedule(this::consider, cause == null ? 0 : AFTER_REFUSAL_MS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        lookAgain.cancel(false);
        client.close();
    }
}
