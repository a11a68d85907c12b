package org.onehall.chaos;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Ends parts of a hall with SIGKILL, one after the other, each about as often as the others; the launcher restarts
 * them. If there are three brokers, one of them is always dying or coming back: as soon as all three have every record
 * again, the next one is killed. Driven by one thread.
 */
final class Killer implements Trouble {
    private static final String BROKER = "broker";

    /**
     * One kill in this many does not wait until the part killed before is back: two parts are away at the same time.
     */
    private static final int TWO_AT_ONCE = 5;
    /**
     * One kill in this many takes any part, perhaps the same one again; the others take one of the parts killed least
     * often.
     */
    private static final int ANY_PART = 4;

    private final TriedHall hall;
    private final Journal journal;
    private final Set<String> victims;
    private final int brokers;
    private final long everyMs;
    private final Random random;
    private final Copies copies;
    private final Map<String, Integer> kills = new HashMap<>();
    private long next;
    private int mostAway = 1;
    private boolean late;
    private int heldBack;
    private long lastBroker;
    private String dying = "";
    private long dyingPid;

    /**
     * @param victims names of parts, "game-state" for all its instances; "all" for everything
     * @param every average time from one kill to the next; zero: nothing is killed
     */
    Killer(TriedHall hall, Journal journal, Set<String> victims, int brokers, Duration every, Random random)
            throws IOException {
        this.hall = hall;
        this.journal = journal;
        this.victims = Set.copyOf(victims);
        this.brokers = brokers;
        everyMs = every.toMillis();
        this.random = random;
        copies = new Copies(hall.access(), brokers);
        next = System.currentTimeMillis() + everyMs;
        lastBroker = System.currentTimeMillis();
    }

    /**
     * Kills what is due, if anything is. Without the waiting, nothing would ever run on a slow machine, on which parts
     * take long to come back.
     */
    @Override
    public void look() throws IOException, InterruptedException {
        if (everyMs == 0) return;
        long now = System.currentTimeMillis();
        boolean brokersApart = brokers > 1 && wanted(BROKER);
        if (brokersApart && brokerDue(now)) {
            killBroker();
            lastBroker = System.currentTimeMillis();
        }
        if (now < next) return;
        Set<String> away = hall.away();
        if (away.stream().filter(part -> !brokersApart || !isBroker(part)).count() >= mostAway) {
            if (!late) heldBack++;
            late = true;
            return;
        }
        late = false;
        next = now + everyMs / 2 + random.nextLong(everyMs);
        mostAway = random.nextInt(TWO_AT_ONCE) == 0 ? 2 : 1;
        kill(hall.parts().entrySet().stream()
                .filter(part -> wanted(part.getKey()))
                .filter(part -> !away.contains(part.getKey()))
                .filter(part -> !brokersApart || !isBroker(part.getKey()))
                .toList());
    }

    private boolean wanted(String name) {
        return victims.contains("all")
                || victims.stream().anyMatch(victim -> name.equals(victim) || name.matches(victim + "-\\d"));
    }

    private static boolean isBroker(String name) {
        return name.equals(BROKER) || name.startsWith(BROKER + "-");
    }

    /** The broker killed last has come back and holds everything again. */
    private boolean brokerDue(long now) throws IOException, InterruptedException {
        if (now - lastBroker < everyMs) return false;
        if (!dying.isEmpty()) {
            ProcessHandle back = hall.parts().get(dying);
            if (back == null || back.pid() == dyingPid) return false;
        }
        return complete();
    }

    private void killBroker() throws IOException, InterruptedException {
        List<Map.Entry<String, ProcessHandle>> running = hall.parts().entrySet().stream()
                .filter(part -> isBroker(part.getKey()))
                .toList();
        List<Map.Entry<String, ProcessHandle>> others =
                running.stream().filter(part -> !part.getKey().equals(dying)).toList();
        kill(others.isEmpty() ? running : others).ifPresent(victim -> {
            dying = victim.getKey();
            dyingPid = victim.getValue().pid();
        });
    }

    private Optional<Map.Entry<String, ProcessHandle>> kill(List<Map.Entry<String, ProcessHandle>> running) {
        if (running.isEmpty()) return Optional.empty();
        int least = running.stream()
                .mapToInt(part -> kills.getOrDefault(part.getKey(), 0))
                .min()
                .orElseThrow();
        List<Map.Entry<String, ProcessHandle>> from = random.nextInt(ANY_PART) == 0
                ? running
                : running.stream()
                        .filter(part -> kills.getOrDefault(part.getKey(), 0) == least)
                        .toList();
        Map.Entry<String, ProcessHandle> victim = from.get(random.nextInt(from.size()));
        victim.getValue().destroyForcibly();
        hall.gone(victim.getKey());
        journal.killed(victim.getKey());
        kills.merge(victim.getKey(), 1, Integer::sum);
        return Optional.of(victim);
    }

    @Override
    public boolean complete() throws InterruptedException {
        return copies.complete();
    }

    /** Kills that had to wait because the part before was still starting again. */
    @Override
    public int heldBack() {
        return heldBack;
    }

    /** Parts that were killed, and how often. */
    @Override
    public Map<String, Integer> kills() {
        return Map.copyOf(kills);
    }

    @Override
    public void close() {
        copies.close();
    }
}
