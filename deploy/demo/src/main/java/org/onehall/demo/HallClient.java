package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
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
    private static final int TAKEN_OVER = 4001;
    private static final int TOKEN_NOT_VALID = 4003;
    private static final int LOST = 1006;
    private static final long PING_EVERY_MS = 1_000;
    private static final long SILENCE_MS = 6_000;
    private static final long FIRST_RETRY_MS = 200;
    /** A hall that is still starting may accept a connection and never answer it. */
    private static final long OPENING_MS = 10_000;

    private static final long LAST_RETRY_MS = 2_000;
    private static final long AGAIN_MS = 500;
    /** How long before the resumption of an adjourned game its players are expected. */
    private static final long BEFORE_RESUMPTION_MS = 15 * 60_000;

    private static final int UNAUTHORISED_TRIES = 5;
    /** The hall closes a connection that sends more than 50 frames in one second. */
    private static final long SPACING_NANOS = 22_000_000;

    static final ScheduledExecutorService TIMER = Executors.newScheduledThreadPool(
            2, Thread.ofPlatform().daemon().name("beat-", 0).factory());

    private final UUID page = UUID.randomUUID();
    private final Zone zone;
    private final Enrolment who;
    private final Recorder recorder;
    private final ScheduledFuture<?> beat;
    private final Map<String, JsonNode> boards = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> cases = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> outages = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> calls = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> rulings = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> orders = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> alarms = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> premises = new ConcurrentHashMap<>();
    private final List<Consumer<JsonNode>> listeners = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Void> firstSnapshot = new CompletableFuture<>();
    private final CompletableFuture<String> gone = new CompletableFuture<>();

    // Guarded by this.
    private final Map<String, Waiting> waiting = new LinkedHashMap<>();
    private final List<JournalEntry> journal = new ArrayList<>();
    private Optional<Line> line = Optional.empty();
    private Optional<JsonNode> hello = Optional.empty();
    private Optional<Line> connecting = Optional.empty();
    private long connections;
    private boolean dropped;
    /** The last report to the hall of the player's arrival. */
    private CompletableFuture<Void> arrival = CompletableFuture.completedFuture(null);

    private int attempts;
    private int unauthorised;

    private record Waiting(
            String frame,
            String name,
            Map<String, ?> args,
            int attempt,
            Instant sentAt,
            CompletableFuture<JsonNode> answer) {}

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
        this.zone = zone;
        this.who = who;
        this.recorder = recorder;
        beat = TIMER.scheduleAtFixedRate(this::beat, PING_EVERY_MS, PING_EVERY_MS, TimeUnit.MILLISECONDS);
    }

    /** Connects, and stays connected. Returns at once; see {@link #ready()}. */
    public static HallClient connect(Zone zone, Enrolment who) {
        return connect(zone, who, Recorder.NONE);
    }

    /** Connects, and has every request recorded. */
    public static HallClient connect(Zone zone, Enrolment who, Recorder recorder) {
        var client = new HallClient(zone, who, recorder);
        client.open();
        return client;
    }

    /** Connects and listens from the first frame on. */
    public static HallClient connect(Zone zone, Enrolment who, Consumer<JsonNode> listener) {
        var client = new HallClient(zone, who, Recorder.NONE);
        client.listen(listener);
        client.open();
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
        return Map.copyOf(boards);
    }

    public Optional<JsonNode> board(String id) {
        return Optional.ofNullable(boards.get(id));
    }

    /** The player's own board; empty while its round is not open. */
    public Optional<JsonNode> board() {
        return board(who.board());
    }

    public Map<String, JsonNode> cases() {
        return Map.copyOf(cases);
    }

    public Map<String, JsonNode> outages() {
        return Map.copyOf(outages);
    }

    public Map<String, JsonNode> calls() {
        return Map.copyOf(calls);
    }

    public Map<String, JsonNode> rulings() {
        return Map.copyOf(rulings);
    }

    public Map<String, JsonNode> orders() {
        return Map.copyOf(orders);
    }

    public Map<String, JsonNode> alarms() {
        return Map.copyOf(alarms);
    }

    /** Venues by "competition/venue". */
    public Map<String, JsonNode> premises() {
        return Map.copyOf(premises);
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
        Map<String, Object> frame = new LinkedHashMap<>();
        frame.put("t", "cmd");
        frame.put("id", id);
        frame.put("name", name);
        frame.put("args", args);
        var answer = new CompletableFuture<JsonNode>();
        int attempt = board().map(view -> view.path("attempt").asInt()).orElse(0);
        var sent = new Waiting(Zone.json(frame), name, Map.copyOf(args), attempt, Instant.now(), answer);
        synchronized (this) {
            if (gone.isDone()) {
                answer.completeExceptionally(new CancellationException(gone.join()));
                return answer;
            }
            recorder.asked(who, id, name, args);
            waiting.put(id, sent);
            line.filter(open -> open.greeted).ifPresent(open -> open.send(sent.frame()));
        }
        return answer;
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
        return List.copyOf(journal);
    }

    /** Names of the commands that wait for their answers, in the order in which they were given. */
    public synchronized List<String> unanswered() {
        return waiting.values().stream().map(Waiting::name).toList();
    }

    /** Cuts the connection like a broken cable, and stays disconnected until {@link #restore()}. */
    public void drop() {
        Optional<Line> cut;
        synchronized (this) {
            dropped = true;
            cut = line;
            line = Optional.empty();
        }
        cut.ifPresent(Line::abort);
    }

    /** Ends {@link #drop()}. */
    public void restore() {
        synchronized (this) {
            dropped = false;
            attempts = 0;
        }
        open();
    }

    /** Reports to the hall that this device's page is covered or has lost the keyboard, or is seen again (OCR 16.7). */
    public void away(boolean on) {
        Optional<Line> open;
        synchronized (this) {
            open = line;
        }
        open.ifPresent(one -> one.send("{\"t\":\"away\",\"on\":" + on + "}"));
    }

    /** Whether the hall has greeted this device on the present connection. */
    public synchronized boolean isConnected() {
        return line.filter(open -> open.greeted).isPresent();
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

    private void open() {
        long number;
        Line next = new Line();
        synchronized (this) {
            if (gone.isDone() || dropped || connecting.isPresent() || line.isPresent()) return;
            connecting = Optional.of(next);
            number = ++connections;
        }
        List<String> asked = who.subprotocols();
        try {
            Zone.HTTP
                    .newWebSocketBuilder()
                    .connectTimeout(Duration.ofSeconds(5))
                    .subprotocols(asked.getFirst(), asked.getLast())
                    .buildAsync(zone.socket(page, number), next)
                    .orTimeout(OPENING_MS, TimeUnit.MILLISECONDS)
                    .whenComplete((_, failure) -> {
                        if (failure != null) notOpened(next, failure);
                    });
        } catch (RuntimeException e) {
            notOpened(next, e);
        }
    }

    private void notOpened(Line which, Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        boolean refused = cause instanceof WebSocketHandshakeException handshake
                && handshake.getResponse() != null
                && (handshake.getResponse().statusCode() == 401
                        || handshake.getResponse().statusCode() == 403);
        boolean forGood;
        synchronized (this) {
            if (connecting.filter(which::equals).isEmpty()) return;
            connecting = Optional.empty();
            unauthorised = refused ? unauthorised + 1 : 0;
            forGood = unauthorised >= UNAUTHORISED_TRIES;
        }
        if (forGood) stop("token not valid");
        else retry();
    }

    private void retry() {
        long wait;
        synchronized (this) {
            if (gone.isDone() || dropped) return;
            wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS << Math.min(attempts, 10));
            attempts++;
        }
        TIMER.schedule(this::open, wait, TimeUnit.MILLISECONDS);
    }

    private void closed(Line which, int code) {
        synchronized (this) {
            if (line.filter(which::equals).isEmpty()) return;
            line = Optional.empty();
        }
        switch (code) {
            case TAKEN_OVER -> stop("taken over");
            case TOKEN_NOT_VALID -> stop("token not valid");
            default -> retry();
        }
    }

    private void stop(String why) {
        List<Waiting> unanswered;
        Optional<Line> open;
        synchronized (this) {
            if (!gone.complete(why)) return;
            unanswered = List.copyOf(waiting.values());
            waiting.clear();
            open = line;
            line = Optional.empty();
        }
        beat.cancel(false);
        open.ifPresent(Line::end);
        unanswered.forEach(one -> one.answer().completeExceptionally(new CancellationException(why)));
    }

    private void beat() {
        Optional<Line> open;
        synchronized (this) {
            open = line;
        }
        open.ifPresent(one -> {
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
        if (board.filter(view -> isAwaited(view, Instant.now())).isEmpty()) return;
        CompletableFuture<Void> told = new CompletableFuture<>();
        synchronized (this) {
            if (!arrival.isDone()) return;
            arrival = told;
        }
        command("checkIn", Map.of())
                .whenComplete(
                        (_, _) -> TIMER.schedule(() -> told.complete(null), PING_EVERY_MS, TimeUnit.MILLISECONDS));
    }

    private boolean isAwaited(JsonNode board, Instant now) {
        JsonNode here = board.path(who.side().toLowerCase(Locale.ROOT)).path("present");
        boolean recorded = board.path("arrival")
                .path("absent")
                .valueStream()
                .anyMatch(side -> side.asText().equals(who.side()));
        if (!here.isBoolean() || here.asBoolean() || recorded) return false;
        return switch (board.path("status").asText()) {
            case "ENDED" -> false;
            case "ADJOURNED" ->
                now.toEpochMilli()
                        >= board.path("adjournment").path("resumesAt").asLong(Long.MAX_VALUE) - BEFORE_RESUMPTION_MS;
            default -> true;
        };
    }

    // ---- frames

    private void receive(Line from, String text) {
        JsonNode frame = Zone.tree(text);
        switch (frame.path("t").asText()) {
            case "hello" -> greeted(from, frame);
            case "pong" -> from.pong(frame.path("n").asInt());
            case "snapshot" -> snapshot(frame);
            case "board" -> put(boards, frame.path("board"));
            case "case" -> put(cases, frame.path("case"));
            case "outage" -> put(outages, frame.path("outage"));
            case "call" -> put(calls, frame.path("call"));
            case "ruling" -> put(rulings, frame.path("ruling"));
            case "order" -> put(orders, frame.path("order"));
            case "alarm" -> put(alarms, frame.path("alarm"));
            case "premises" -> put(premises, frame.path("premises"));
            case "ok" -> accepted(frame);
            case "refused" -> refused(frame);
            default -> {}
        }
        for (Consumer<JsonNode> listener : listeners) listener.accept(frame);
        if (frame.path("t").asText().equals("snapshot")
                || frame.path("t").asText().equals("board")) checkIn();
        if (frame.path("t").asText().equals("snapshot")) firstSnapshot.complete(null);
    }

    private synchronized void greeted(Line from, JsonNode frame) {
        hello = Optional.of(frame);
        attempts = 0;
        unauthorised = 0;
        if (from.greeted || line.filter(from::equals).isEmpty()) return;
        from.greeted = true;
        waiting.values().forEach(unanswered -> from.send(unanswered.frame()));
    }

    private void snapshot(JsonNode frame) {
        replace(boards, frame.path("boards"));
        replace(cases, frame.path("cases"));
        replace(outages, frame.path("outages"));
        replace(calls, frame.path("calls"));
        replace(rulings, frame.path("rulings"));
        replace(orders, frame.path("orders"));
        replace(alarms, frame.path("alarms"));
        replace(premises, frame.path("premises"));
    }

    private static void replace(Map<String, JsonNode> views, JsonNode list) {
        Map<String, JsonNode> shown = new LinkedHashMap<>();
        list.forEach(view -> shown.put(view.path("id").asText(), view));
        views.keySet().retainAll(shown.keySet());
        views.putAll(shown);
    }

    private static void put(Map<String, JsonNode> views, JsonNode view) {
        views.put(view.path("id").asText(), view);
    }

    private void accepted(JsonNode frame) {
        Waiting answered;
        synchronized (this) {
            answered = waiting.remove(frame.path("id").asText());
            if (answered == null) return;
            if (answered.name().equals("play")) {
                int ply = answered.args().get("expectedPly") instanceof Integer expected ? expected + 1 : 0;
                journal.add(new JournalEntry(
                        who.board(),
                        answered.attempt(),
                        ply,
                        String.valueOf(answered.args().get("uci")),
                        answered.sentAt(),
                        Instant.now()));
            }
        }
        recorder.answered(frame.path("id").asText(), "");
        answered.answer().complete(frame);
    }

    private void refused(JsonNode frame) {
        String id = frame.path("id").asText();
        String code = frame.path("code").asText();
        if (code.equals("UNAVAILABLE") || code.equals("TOO_BUSY")) {
            TIMER.schedule(() -> again(id), AGAIN_MS, TimeUnit.MILLISECONDS);
            return;
        }
        Waiting answered;
        synchronized (this) {
            answered = waiting.remove(id);
        }
        if (answered == null) return;
        recorder.answered(id, code);
        answered.answer()
                .completeExceptionally(new RefusedException(
                        code, frame.path("rule").asText(""), frame.path("text").asText()));
    }

    private synchronized void again(String id) {
        Optional.ofNullable(waiting.get(id))
                .ifPresent(unanswered ->
                        line.filter(open -> open.greeted).ifPresent(open -> open.send(unanswered.frame())));
    }

    /** One connection. */
    private final class Line implements WebSocket.Listener {
        private final StringBuilder parts = new StringBuilder();
        private final Map<Integer, Long> pings = new ConcurrentHashMap<>();
        private volatile long heard = System.nanoTime();
        private volatile long roundTripMs = -1;
        private volatile boolean greeted;
        private volatile Optional<WebSocket> socket = Optional.empty();
        private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
        private long next = System.nanoTime();
        private int ping;

        @Override
        public void onOpen(WebSocket opened) {
            socket = Optional.of(opened);
            boolean wanted;
            synchronized (HallClient.this) {
                boolean awaited = connecting.filter(this::equals).isPresent(); // else it was given up, and came late
                if (awaited) connecting = Optional.empty();
                wanted = awaited && !gone.isDone() && !dropped && line.isEmpty();
                if (wanted) line = Optional.of(this);
            }
            if (!wanted) {
                opened.abort();
                return;
            }
            heard = System.nanoTime();
            opened.request(1);
            ping();
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            heard = System.nanoTime();
            parts.append(data);
            if (last) {
                String text = parts.toString();
                parts.setLength(0);
                boolean current;
                synchronized (HallClient.this) {
                    current = line.filter(this::equals).isPresent();
                }
                if (current) HallClient.this.receive(this, text);
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed(this, code);
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            lost();
        }

        /** Sends in the order of the calls; a WebSocket takes one message at a time. */
        synchronized void send(String text) {
            long now = System.nanoTime();
            long at = Math.max(now, next);
            next = at + SPACING_NANOS;
            CompletableFuture<?> before = sending.exceptionally(_ -> null);
            if (at > now)
                before = before.thenRunAsync(
                        () -> {}, CompletableFuture.delayedExecutor(at - now, TimeUnit.NANOSECONDS));
            sending = before.thenCompose(_ -> socket.map(open -> open.sendText(text, true))
                    .orElseGet(() -> CompletableFuture.failedFuture(new IllegalStateException("not open"))));
            sending.whenComplete((_, failure) -> {
                if (failure != null) TIMER.execute(this::lost);
            });
        }

        void ping() {
            int n;
            synchronized (this) {
                n = ++ping;
            }
            pings.put(n, System.nanoTime());
            send("{\"t\":\"ping\",\"n\":" + n + (roundTripMs < 0 ? "" : ",\"rtt\":" + roundTripMs) + "}");
        }

        void pong(int n) {
            Optional.ofNullable(pings.remove(n))
                    .ifPresent(sent -> roundTripMs = (System.nanoTime() - sent) / 1_000_000);
        }

        long silentMs() {
            return (System.nanoTime() - heard) / 1_000_000;
        }

        void lost() {
            abort();
            closed(this, LOST);
        }

        void abort() {
            socket.ifPresent(WebSocket::abort);
        }

        void end() {
            socket.ifPresent(open -> open.sendClose(WebSocket.NORMAL_CLOSURE, "")
                    .orTimeout(1, TimeUnit.SECONDS)
                    .whenComplete((_, _) -> open.abort()));
        }
    }
}
