package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * One device at the hall's WebSocket, like a browser: it pings every second, reconnects when the connection is lost,
 * sends unanswered commands again with the same ids, and stores what the hall shows. Thread-safe.
 *
 * <p>It stops for good when another device takes its place, when the token is no longer valid, or at {@link #close()}.
 */
public final class HallClient implements AutoCloseable {
    private static final long PING_EVERY_MS = 1_000;
    private static final long SILENCE_MS = 6_000;
    private static final long AGAIN_MS = 500;

    static final ScheduledExecutorService TIMER = Executors.newScheduledThreadPool(
            2, Thread.ofPlatform().daemon().name("beat-", 0).factory());

    private final Enrolment who;
    private final Recorder recorder;
    private final HallConnections connections;
    private final ScheduledFuture<?> beat;
    private final HallView view = new HallView();
    private final List<Consumer<JsonNode>> listeners = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Void> firstSnapshot = new CompletableFuture<>();
    private final CompletableFuture<String> gone = new CompletableFuture<>();

    // Guarded by this.
    private final PendingCommands pending = new PendingCommands();
    private Optional<JsonNode> hello = Optional.empty();
    /** The last report to the hall of the player's arrival. */
    private CompletableFuture<Void> arrival = CompletableFuture.completedFuture(null);

    /** Records each request and each answer as it happens; must return quickly. */
    public interface Recorder {
        /** A command is about to be sent for the first time. */
        void asked(Enrolment who, String id, String name, Map<String, ?> args);

        /** @param code empty if the command was accepted, otherwise the code of the refusal */
        void answered(String id, String code);

        /** Records nothing. */
        Recorder NONE = new Recorder() {
            @Override
            public void asked(Enrolment who, String id, String name, Map<String, ?> args) {}

            @Override
            public void answered(String id, String code) {}
        };
    }

    private HallClient(Zone zone, Enrolment who, Recorder recorder) {
        this.who = who;
        this.recorder = recorder;
        connections = new HallConnections(zone, who, this::received, this::stop);
        beat = TIMER.scheduleAtFixedRate(this::beat, PING_EVERY_MS, PING_EVERY_MS, TimeUnit.MILLISECONDS);
    }

    /** Connects, and stays connected. Returns at once; see {@link #ready()}. */
    public static HallClient connect(Zone zone, Enrolment who) {
        return connect(zone, who, Recorder.NONE);
    }

    /** Connects, and has every request recorded. */
    public static HallClient connect(Zone zone, Enrolment who, Recorder recorder) {
        var client = new HallClient(zone, who, recorder);
        client.connections.open();
        return client;
    }

    /** Connects and listens from the first frame on. */
    public static HallClient connect(Zone zone, Enrolment who, Consumer<JsonNode> listener) {
        var client = new HallClient(zone, who, Recorder.NONE);
        client.listen(listener);
        client.connections.open();
        return client;
    }

    public Enrolment who() {
        return who;
    }

    // ---- what the hall shows

    /** Completes with the first snapshot. */
    public CompletableFuture<Void> ready() {
        return firstSnapshot;
    }

    /** The last greeting: competition, rounds, thresholds. */
    public synchronized Optional<JsonNode> hello() {
        return hello;
    }

    /** Boards by id: the player's own board, or all boards that this official may see. */
    public Map<String, JsonNode> boards() {
        return Map.copyOf(view.of("board"));
    }

    public Optional<JsonNode> board(String id) {
        return Optional.ofNullable(view.of("board").get(id));
    }

    /** The player's own board; empty while its round is not open. */
    public Optional<JsonNode> board() {
        return board(who.board());
    }

    public Map<String, JsonNode> cases() {
        return Map.copyOf(view.of("case"));
    }

    public Map<String, JsonNode> outages() {
        return Map.copyOf(view.of("outage"));
    }

    public Map<String, JsonNode> calls() {
        return Map.copyOf(view.of("call"));
    }

    public Map<String, JsonNode> rulings() {
        return Map.copyOf(view.of("ruling"));
    }

    public Map<String, JsonNode> orders() {
        return Map.copyOf(view.of("order"));
    }

    public Map<String, JsonNode> alarms() {
        return Map.copyOf(view.of("alarm"));
    }

    /** Venues by "competition/venue". */
    public Map<String, JsonNode> premises() {
        return Map.copyOf(view.of("premises"));
    }

    /**
     * Passes every frame to the listener, one at a time, after it has been taken into the maps; the listener must
     * return quickly.
     */
    public void listen(Consumer<JsonNode> listener) {
        listeners.add(listener);
    }

    // ---- doing something

    /**
     * Sends a command and completes once with its answer, however many reconnections that takes.
     *
     * @return completes with the {@code ok} frame, or fails with {@link RefusedException}; is cancelled if this client
     *     stops
     */
    public CompletableFuture<JsonNode> command(String name, Map<String, ?> args) {
        String id = UUID.randomUUID().toString();
        int attempt = board().map(shown -> shown.path("attempt").asInt()).orElse(0);
        var sent = PendingCommands.Pending.of(id, name, args, attempt);
        synchronized (this) {
            if (gone.isDone()) {
                sent.answer().completeExceptionally(new CancellationException(gone.join()));
                return sent.answer();
            }
            recorder.asked(who, id, name, args);
            pending.add(id, sent);
            connections.greeted().ifPresent(open -> open.send(sent.frame()));
        }
        return sent.answer();
    }

    /**
     * Like {@link #command}, and waits. Throws RefusedException, or IllegalStateException if no answer came in time.
     */
    public JsonNode commandAndWait(String name, Map<String, ?> args, Duration most) throws InterruptedException {
        try {
            return command(name, args)
                    .orTimeout(most.toMillis(), TimeUnit.MILLISECONDS)
                    .join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RefusedException refused) throw refused;
            throw new IllegalStateException(name + " was not answered", e.getCause());
        }
    }

    /** Moves that were acknowledged, in the order of their acknowledgements. */
    public synchronized List<JournalEntry> journal() {
        return pending.journal();
    }

    /** Names of the commands that wait for their answers, in the order in which they were given. */
    public synchronized List<String> unanswered() {
        return pending.names();
    }

    /** Cuts the connection like a broken cable, and stays disconnected until {@link #restore()}. */
    public void drop() {
        connections.drop();
    }

    /** Ends {@link #drop()}. */
    public void restore() {
        connections.restore();
    }

    /** Reports to the hall that this device's page is covered or has lost the keyboard, or is seen again (OCR 16.7). */
    public void away(boolean on) {
        connections.current().ifPresent(one -> one.send("{\"t\":\"away\",\"on\":" + on + "}"));
    }

    /** Whether the hall has greeted this device on the present connection. */
    public boolean isConnected() {
        return connections.greeted().isPresent();
    }

    /**
     * Why this client has stopped permanently: "taken over", "token not valid" or "closed"; completes when it stops.
     */
    public CompletableFuture<String> gone() {
        return gone.copy();
    }

    public boolean isGone() {
        return gone.isDone();
    }

    @Override
    public void close() {
        stop("closed");
    }

    // ---- the connection

    private void stop(String why) {
        List<PendingCommands.Pending> unanswered;
        synchronized (this) {
            if (!gone.complete(why)) return;
            unanswered = pending.clear();
        }
        beat.cancel(false);
        connections.end();
        unanswered.forEach(one -> one.answer().completeExceptionally(new CancellationException(why)));
    }

    private void beat() {
        connections.current().ifPresent(one -> {
            if (one.silentMs() > SILENCE_MS) one.lost();
            else one.ping();
        });
        checkIn();
    }

    /**
     * Whoever plays from here is at the board, and reports this when the player is expected there (OCR 16.11, DEC-13).
     */
    private void checkIn() {
        Optional<JsonNode> board = who.isSeated() ? board() : Optional.empty();
        if (board.filter(view -> Arrival.isAwaited(view, who, Instant.now())).isEmpty()) return;
        CompletableFuture<Void> told = new CompletableFuture<>();
        synchronized (this) {
            if (!arrival.isDone()) return;
            arrival = told;
        }
        command("checkIn", Map.of())
                .whenComplete(
                        (_, _) -> TIMER.schedule(() -> told.complete(null), PING_EVERY_MS, TimeUnit.MILLISECONDS));
    }

    // ---- frames

    private void received(HallConnection from, String text) {
        JsonNode frame = Zone.tree(text);
        switch (frame.path("t").asText()) {
            case "hello" -> greeted(from, frame);
            case "pong" -> from.pong(frame.path("n").asInt());
            case "ok" -> accepted(frame);
            case "refused" -> refused(frame);
            default -> view.take(frame);
        }
        for (Consumer<JsonNode> listener : listeners) listener.accept(frame);
        if (frame.path("t").asText().equals("snapshot")
                || frame.path("t").asText().equals("board")) checkIn();
        if (frame.path("t").asText().equals("snapshot")) firstSnapshot.complete(null);
    }

    private synchronized void greeted(HallConnection from, JsonNode frame) {
        hello = Optional.of(frame);
        if (connections.greet(from)) pending.all().forEach(unanswered -> from.send(unanswered.frame()));
    }

    private void accepted(JsonNode frame) {
        Optional<PendingCommands.Pending> answered;
        synchronized (this) {
            answered = pending.accepted(frame.path("id").asText(), who.board());
        }
        if (answered.isEmpty()) return;
        recorder.answered(frame.path("id").asText(), "");
        answered.get().answer().complete(frame);
    }

    private void refused(JsonNode frame) {
        String id = frame.path("id").asText();
        String code = frame.path("code").asText();
        if (code.equals("UNAVAILABLE") || code.equals("TOO_BUSY")) {
            TIMER.schedule(() -> again(id), AGAIN_MS, TimeUnit.MILLISECONDS);
            return;
        }
        Optional<PendingCommands.Pending> answered;
        synchronized (this) {
            answered = pending.remove(id);
        }
        if (answered.isEmpty()) return;
        recorder.answered(id, code);
        answered.get()
                .answer()
                .completeExceptionally(new RefusedException(
                        code, frame.path("rule").asText(""), frame.path("text").asText()));
    }

    private synchronized void again(String id) {
        pending.get(id).ifPresent(unanswered -> connections.greeted().ifPresent(open -> open.send(unanswered.frame())));
    }
}
