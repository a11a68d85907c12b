package org.onehall.local;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.onehall.eventlog.BrokerAccess;

/**
 * Keeps a started hall running: starts a process that has ended again, as soon as the disk has enough room, and
 * restarts a service that reports that only a restart helps. A full disk does not make it end anything.
 */
final class Supervisor {
    private static final int LOOK_EVERY_MS = 200;
    /** How long the brokers may take to answer. */
    private static final int ANSWER_MS = 30_000;

    private static final Duration TOKEN_RENEWAL = Duration.ofDays(1);
    private static final Duration TOKENS_AGAIN = Duration.ofMinutes(1);
    private static final long BETWEEN_LOOKS_AT_HEALTH_MS = 5_000;
    /** How many checks in a row must find a service dead before it is restarted; doubled after each restart. */
    private static final int DEAD_LOOKS = 6;

    private static final int MOST_DEAD_LOOKS = 120;

    private final Map<String, Child> children;
    private final BooleanSupplier stopping;
    private final Hall hall;
    private final Ports ports;
    private final Scale scale;
    private final RunFolder run;
    private final DiskWatch disk;
    private final LogFiles logs;
    private final PrintStream out;
    private final Map<String, Long> restartAt = new LinkedHashMap<>();
    private final Map<String, Long> returning = new LinkedHashMap<>();
    private final Map<String, Integer> patience = new HashMap<>();
    private final Set<String> heldUp = new HashSet<>();

    /**
     * @param children by name; reading or changing them requires their monitor
     * @param stopping whether the hall is being ended; called while that monitor is held
     */
    Supervisor(
            Map<String, Child> children,
            BooleanSupplier stopping,
            Hall hall,
            Ports ports,
            Scale scale,
            RunFolder run,
            PrintStream out) {
        this.children = children;
        this.stopping = stopping;
        this.hall = hall;
        this.ports = ports;
        this.scale = scale;
        this.run = run;
        this.disk = new DiskWatch(run.data());
        this.logs = new LogFiles(run.data().resolve("logs"));
        this.out = out;
    }

    /**
     * Ends transactions left in a broker that lost the end of a log; nobody else ends them, because services have no
     * right to.
     */
    private void endHanging() {
        try {
            while (!triedToEndHanging()) {
                Thread.sleep(LOOK_EVERY_MS);
            }
        } catch (IOException | Complaint e) {
            say("topics           open transactions could not be checked: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** False if the brokers do not answer yet. */
    private boolean triedToEndHanging() throws IOException, InterruptedException {
        synchronized (children) {
            if (stopping.getAsBoolean()) {
                return true;
            }
        }
        try {
            BrokerAccess operator = BrokerCredentials.of(run.data()).operator(ports.bootstrap(scale));
            Topics.endHanging(operator, ANSWER_MS)
                    .forEach(partition -> say("topics           " + Topics.ENDED + partition));
            return true;
        } catch (NotYet away) {
            return false;
        }
    }

    /**
     * Watches the disk, the logs and, once the hall has started, dead services, on a separate thread that ends with the
     * process.
     */
    void watch(BooleanSupplier started) {
        Thread.ofPlatform().daemon().name("watch").start(() -> {
            Map<String, Integer> dead = new HashMap<>();
            long healthAt = System.nanoTime();
            try {
                while (true) {
                    Thread.sleep(1_000);
                    look();
                    if (started.getAsBoolean() && System.nanoTime() - healthAt >= 0) {
                        lookAtHealth(dead);
                        healthAt = System.nanoTime() + BETWEEN_LOOKS_AT_HEALTH_MS * 1_000_000;
                    }
                }
            } catch (InterruptedException _) {
                // the thread ends
            }
        });
    }

    private void look() {
        disk.look().ifPresent(this::say);
        try {
            logs.turn();
        } catch (IOException | RuntimeException _) {
            // tried again at the next check
        }
    }

    private void lookAtHealth(Map<String, Integer> dead) throws InterruptedException {
        for (Scale.Instance instance : scale.services()) {
            String name = instance.name();
            if (!hall.saysItIsDead(instance)) {
                dead.remove(name);
            } else if (dead.merge(name, 1, Integer::sum) >= patience.getOrDefault(name, DEAD_LOOKS)) {
                dead.remove(name);
                patience.merge(name, 2 * DEAD_LOOKS, (now, _) -> Math.min(MOST_DEAD_LOOKS, 2 * now));
                say(String.format(Locale.ROOT, "%-16s reports that only a restart can help; restarting it", name));
                synchronized (children) {
                    Optional.ofNullable(children.get(name)).ifPresent(Child::terminate);
                }
            }
        }
    }

    /** Runs until the hall is being ended. */
    void supervise(Identity identity) throws InterruptedException {
        Instant renewal = Instant.now().plus(TOKEN_RENEWAL);
        while (true) {
            synchronized (children) {
                if (stopping.getAsBoolean()) {
                    return;
                }
                for (Child child : List.copyOf(children.values())) {
                    lookAt(child, System.nanoTime());
                }
            }
            for (String name : List.copyOf(returning.keySet())) {
                if (isBack(name)) {
                    double seconds = (System.nanoTime() - returning.remove(name)) / 1e9;
                    say(String.format(Locale.ROOT, "%-16s ready   %5.1f s   again", name, seconds));
                    if (Launcher.isBroker(name)) {
                        Thread.ofVirtual().name("hanging").start(this::endHanging);
                    }
                }
            }
            if (Instant.now().isAfter(renewal)) {
                renewal = Instant.now().plus(renewed(identity) ? TOKEN_RENEWAL : TOKENS_AGAIN);
            }
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    private boolean renewed(Identity identity) {
        try {
            identity.renewTokens();
            return true;
        } catch (IOException e) {
            say("the services' tokens in " + run.data().resolve("identity") + " could not be renewed yet: " + e);
            return false;
        }
    }

    private void lookAt(Child child, long now) {
        if (child.alive()) {
            child.note();
        } else if (!restartAt.containsKey(child.name())) {
            died(child, now);
        } else if (now - restartAt.get(child.name()) >= 0 && hasRoom(child.name())) {
            startAgain(child, now);
        }
    }

    private boolean hasRoom(String name) {
        if (disk.hasRoom()) {
            heldUp.clear();
            return true;
        }
        if (heldUp.add(name)) {
            say(String.format(Locale.ROOT, "%-16s waits until the disk of %s has room", name, run.data()));
        }
        return false;
    }

    private void startAgain(Child child, long now) {
        try {
            child.start();
            restartAt.remove(child.name());
            if (!child.name().equals(Launcher.DEMO)) {
                returning.put(child.name(), now);
            }
        } catch (IOException e) {
            int wait = child.retryAfter();
            restartAt.put(child.name(), now + Math.max(1_000, wait) * 1_000_000L);
            String why = e.getMessage();
            say(String.format(Locale.ROOT, "%-16s could not be started: %s; trying again", child.name(), why));
        }
    }

    private void died(Child child, long now) {
        returning.remove(child.name());
        if (child.name().equals(Launcher.DEMO) && child.exitCode() == 0) {
            say("robots         done");
            children.remove(Launcher.DEMO);
            run.forget(Launcher.DEMO);
            return;
        }
        int wait = child.retryAfter();
        restartAt.put(child.name(), now + wait * 1_000_000L);
        boolean full = Launcher.isBroker(child.name()) && child.exitCode() == Broker.NO_ROOM;
        Path folder = run.data().resolve(child.name());
        say(String.format(
                Locale.ROOT,
                "%-16s %s; starting it again%s",
                child.name(),
                full ? "ended in good order: the disk of " + folder + " is full" : child.end(),
                full ? " when there is room" : wait == 0 ? "" : " in " + wait / 1000.0 + " s"));
    }

    private boolean isBack(String name) throws InterruptedException {
        if (Launcher.isBroker(name)) {
            return !Ports.free(ports.broker(scale.brokerNames().indexOf(name) + 1));
        }
        Scale.Instance service = scale.services().stream()
                .filter(instance -> instance.name().equals(name))
                .findAny()
                .orElseThrow();
        return hall.health(service, "ready");
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
