package org.onehall.bench.alarms;

import com.fasterxml.jackson.databind.JsonNode;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.demo.Enrolment;
import org.onehall.demo.HallClient;
import org.onehall.demo.MakeCompetition;
import org.onehall.demo.RefusedException;
import org.onehall.demo.Zone;

/**
 * One competition: its players' devices, its officials' screens, its games, and the decisions about its cases. Driven
 * by one thread.
 */
final class Tournament implements AutoCloseable {
    /**
     * A case begins with the last frame. This frame came at most this long before the device was lost, plus a little
     * for frames on their way.
     */
    static final long HEARTBEAT_MS = 2_000;

    private static final Set<String> OFFICIALS =
            Set.of("CHIEF_ARBITER", "LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER");
    /** From one move of a board to the next. */
    private static final double MS_PER_MOVE = 50_000;
    /** From seeing something to acting on it. */
    private static final long READING_MS = 1_000;

    private static final long AGAIN_MS = 200;
    /** How long a decision that is not shown as applied delays the next one. */
    private static final long STUCK_MS = 10_000;

    private static final long START_AGAIN_MS = 20_000;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final long PATIENCE_MS = 120_000;
    /** One in this many single cases ends with less time for the side that was lost (OCR 18.9 b). */
    private static final int REDUCED = 4;

    private static final int REDUCTION_SECONDS = 30;
    /** Answers that mean that the service has not yet received what the screen shows. */
    private static final Set<String> TOO_SOON = Set.of("NOT_RECONNECTED", "OPPONENT_NOT_RECONNECTED", "NOT_REPORTED");

    private final String id;
    private final int boards;
    private final List<String> venues;
    private final Zone zone;
    /** Moves of real games, in UCI. */
    private final List<List<String>> scripts;

    private final Sightings sightings = new Sightings();
    private final Map<String, HallClient> technical = new HashMap<>();
    private final Map<String, HallClient> local = new HashMap<>();
    private final Map<String, Device> devices = new LinkedHashMap<>();
    private final List<Drop> drops = new ArrayList<>();
    private final List<Drop> open = new ArrayList<>();
    private final Queue<String> complaints = new ConcurrentLinkedQueue<>();
    /** Answers to decisions, until the next look. */
    private final Queue<Runnable> answers = new ConcurrentLinkedQueue<>();

    private Optional<Drop> deciding = Optional.empty();
    private HallClient chief;
    private int decided;
    private long nextStart;
    /** When a case was last completed. */
    private long stirred;

    private long playing;
    private long moves;

    Tournament(String id, int boards, List<String> venues, Zone zone, List<List<String>> scripts) {
        this.id = id;
        this.boards = boards;
        this.venues = List.copyOf(venues);
        this.zone = zone;
        this.scripts = scripts;
    }

    String id() {
        return id;
    }

    List<String> venues() {
        return venues;
    }

    /** Writes its files and returns the YAML file. */
    Path write(Path folder) throws IOException {
        return MakeCompetition.write(folder, id, boards, venues);
    }

    // ---- before the first move

    /** Its officials connect. */
    void officials(String operatorToken) throws IOException, InterruptedException {
        List<Zone.Code> codes = zone.robotCodes(id, operatorToken).stream()
                .filter(code -> OFFICIALS.contains(code.role()))
                .toList();
        for (Enrolment who : zone.enrolAll(codes)) {
            switch (who.role()) {
                case "CHIEF_ARBITER" -> chief = watched(who, Sightings.CHIEF);
                case "LOCAL_TECHNICAL_ARBITER" -> technical.put(who.venue(), watched(who, who.venue()));
                default -> local.put(who.venue(), HallClient.connect(zone, who));
            }
        }
    }

    private Stream<HallClient> officials() {
        return Stream.of(Stream.of(chief), technical.values().stream(), local.values().stream())
                .flatMap(screens -> screens);
    }

    private HallClient watched(Enrolment who, String screen) {
        return HallClient.connect(zone, who, frame -> sightings.saw(screen, frame, System.currentTimeMillis()));
    }

    /** Whether all officials are connected. */
    boolean isStaffed() {
        return officials().allMatch(screen -> screen.ready().isDone());
    }

    void open() throws InterruptedException {
        chief.commandAndWait("openRound", Map.of("round", 1), PATIENCE);
    }

    boolean isOpen() {
        return chief.boards().size() == boards;
    }

    /** Its players connect. */
    void players(String operatorToken, EventLoop loop) throws IOException, InterruptedException {
        List<Zone.Code> codes = zone.robotCodes(id, operatorToken).stream()
                .filter(code -> !code.board().isEmpty())
                .toList();
        for (Enrolment seat : zone.enrolAll(codes))
            devices.put(key(seat.board(), seat.side()), new Device(loop, zone, seat));
    }

    int connected() {
        return (int) devices.values().stream().filter(Device::isConnected).count();
    }

    boolean isComplete() {
        return connected() == 2 * boards;
    }

    /** The players come to their boards, and the LCA of each seat's venue checks everything (OCR 18.5, 18.6). */
    void check() {
        devices.values().forEach(Device::checkIn);
        List<CompletableFuture<JsonNode>> checks = new ArrayList<>();
        for (Device device : devices.values())
            for (String kind : List.of("DEVICE", "FAIR_PLAY"))
                checks.add(local.get(device.seat().venue())
                        .command(
                                "recordCheck",
                                Map.of(
                                        "board",
                                        device.seat().board(),
                                        "side",
                                        device.seat().side(),
                                        "kind",
                                        kind,
                                        "passed",
                                        true)));
        CompletableFuture.allOf(checks.toArray(CompletableFuture[]::new)).join();
    }

    /** Whether all games run; the other games are ordered to start from time to time. */
    boolean isPlaying() {
        if (chief.boards().values().stream()
                .allMatch(view -> view.path("status").asText().equals("PLAYING"))) return true;
        long now = System.currentTimeMillis();
        if (now < nextStart) return false;
        nextStart = now + START_AGAIN_MS;
        devices.values().forEach(Device::checkIn);
        chief.command("order", Map.of("kind", "START", "round", 1));
        return false;
    }

    /** Silence after which the hall calls a device lost, in ms. */
    long window() {
        return chief.hello().orElseThrow().path("thresholds").path("downMs").asLong();
    }

    // ---- losing devices

    /** Loses any device of a board at which no device is lost; false if there is none. */
    boolean loseOne(Group group, boolean closing, Random random) {
        Set<String> busy = open.stream().map(drop -> drop.seat().board()).collect(Collectors.toSet());
        List<Device> free = devices.values().stream()
                .filter(device ->
                        device.isConnected() && !busy.contains(device.seat().board()))
                .toList();
        if (free.isEmpty()) return false;
        lose(free.get(random.nextInt(free.size())), group, closing);
        return true;
    }

    /** Loses all devices of a venue at once. */
    void loseAll(String venue, Group group) {
        devices.values().stream()
                .filter(device -> device.seat().venue().equals(venue))
                .forEach(device -> lose(device, group, false));
    }

    private void lose(Device device, Group group, boolean closing) {
        Drop drop = new Drop(
                device,
                group,
                System.currentTimeMillis(),
                sightings,
                venuesOf(device.seat().board()));
        if (closing) device.hangUp();
        else device.fallSilent();
        drops.add(drop);
        open.add(drop);
    }

    private Set<String> venuesOf(String board) {
        return Stream.of("WHITE", "BLACK")
                .map(side -> devices.get(key(board, side)).seat().venue())
                .collect(Collectors.toSet());
    }

    private static String key(String board, String side) {
        return board + "|" + side;
    }

    // ---- what becomes of them

    /** Whether every lost device's case is closed or was given up. */
    boolean isAtRest() {
        return open.isEmpty();
    }

    /** Looks once and does what is due. Never waits. */
    void look(long now) {
        for (Runnable answer = answers.poll(); answer != null; answer = answers.poll()) answer.run();
        open.forEach(Drop::look);
        boolean allShown = open.stream().allMatch(drop -> drop.isShown(now - READING_MS));
        for (Drop drop : open) {
            boolean late = now - Math.max(drop.at(), stirred) > PATIENCE_MS / 2;
            if (!drop.isBack() && (late || (drop.group().isTogether() ? allShown : drop.isShown(now - READING_MS))))
                drop.comeBack();
            if (drop.toReport())
                technical
                        .get(drop.seat().venue())
                        .command(
                                "confirmReport",
                                Map.of(
                                        "venue",
                                        drop.seat().venue(),
                                        "caseId",
                                        drop.caseId().orElseThrow(),
                                        "note",
                                        "The device lost the network."));
            if (drop.ready().isEmpty() && drop.isState("RESTORED") && drop.isReported()) drop.ready(now + READING_MS);
        }
        if (open.removeIf(Drop::isOver)) stirred = now;
        open.removeIf(drop -> now - Math.max(drop.at(), stirred) > PATIENCE_MS);
        decide(now);
        play(now);
    }

    /**
     * One decision after another: the next one is given when the last is applied or, with one template for all, when it
     * is acknowledged. The cases of one board have one decision.
     */
    private void decide(long now) {
        if (deciding.filter(last -> last.isSent() && open.contains(last) && !isThrough(last, now))
                .isPresent()) return;
        if (open.stream()
                .anyMatch(drop -> drop.group().isTogether() && drop.ready().isEmpty())) return;
        deciding = open.stream()
                .filter(drop -> !drop.isSent() && now >= drop.ready().orElse(Long.MAX_VALUE))
                .findFirst();
        deciding.ifPresent(this::decide);
    }

    private static boolean isThrough(Drop last, long now) {
        boolean done = last.group().isTogether()
                ? last.isAcknowledged()
                : last.applied().isPresent();
        return done || last.isSent(now - STUCK_MS);
    }

    private void decide(Drop drop) {
        boolean reduce = !drop.group().isTogether() && ++decided % REDUCED == 0;
        Map<String, Object> args = new HashMap<>(Map.of(
                "board",
                drop.seat().board(),
                "caseId",
                drop.caseId().orElseThrow(),
                "option",
                reduce ? "REDUCE" : "RESUME",
                "reason",
                "The player is back."));
        if (reduce) args.put("reduceSeconds", REDUCTION_SECONDS);
        drop.sent(System.currentTimeMillis());
        chief.command("decideDisconnection", args).whenComplete((_, failure) -> {
            long at = System.currentTimeMillis();
            answers.add(() -> answered(drop, failure, at));
        });
    }

    private void answered(Drop drop, Throwable failure, long at) {
        if (failure == null) {
            drop.acknowledged(at);
            String board = drop.seat().board();
            open.stream()
                    .filter(other -> other != drop
                            && other.seat().board().equals(board)
                            && other.caseId().isPresent()
                            && !other.isSent())
                    .forEach(other -> other.decidedWith(drop));
        } else if (failure instanceof RefusedException refused && TOO_SOON.contains(refused.code()))
            drop.refused(at + AGAIN_MS);
        else complaints.add(drop.seat() + ": " + failure.getMessage());
    }

    /** The games go on, board after board; if somebody is away, or the game is stopped, nobody moves. */
    private void play(long now) {
        if (playing == 0) playing = now;
        for (; moves < (now - playing) / MS_PER_MOVE * boards; moves++) {
            int number = (int) (moves % boards) + 1;
            JsonNode view = chief.board(id + "/1/" + number).orElseThrow();
            List<String> script = scripts.get(number % scripts.size());
            Device mover =
                    devices.get(key(view.path("id").asText(), view.path("turn").asText()));
            int ply = view.path("ply").asInt();
            if (view.path("status").asText().equals("PLAYING") && ply < script.size() && mover.isConnected())
                mover.play(script.get(ply), ply);
        }
    }

    // ---- the end

    List<Drop> drops() {
        return List.copyOf(drops);
    }

    /** Cases of seats that nobody had lost. */
    int strange() {
        Set<String> known =
                drops.stream().flatMap(drop -> drop.caseId().stream()).collect(Collectors.toSet());
        return (int)
                sightings.cases().stream().filter(one -> !known.contains(one)).count();
    }

    /** Device connections that have ended unexpectedly. */
    int breaks() {
        return devices.values().stream().mapToInt(Device::breaks).sum();
    }

    /** What was refused. */
    List<String> complaints() {
        return List.copyOf(complaints);
    }

    @Override
    public void close() {
        devices.values().forEach(Device::close);
        if (chief != null) officials().forEach(HallClient::close);
    }
}
