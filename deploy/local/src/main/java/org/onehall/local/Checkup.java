package org.onehall.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.eventlog.DiskRoom;
import org.onehall.eventlog.TopicCatalogue;

/** Judges what {@link Doctor} has found: takes facts and returns what is wrong. */
final class Checkup {
    /** The logs of fair-play cases. */
    private static final String CASES = "onehall.cases";
    /** The memory that a process takes besides its heap, in megabytes. */
    private static final int BESIDE_HEAP = 100;

    private static final int BROKER_HEAP = 512;
    /** With less free memory than this, in megabytes, the system may end a process of a running hall. */
    static final long LEAST_FREE_MB = 256;

    private static final Pattern UNFOLDED =
            Pattern.compile("^log_unfolded_total\\{[^}]*topic=\"([^\"]*)\"[^}]*} ([0-9.eE+]+)$", Pattern.MULTILINE);

    private Checkup() {}

    /** @param config the settings of the topic at the broker */
    record Topic(int partitions, Map<String, String> config) {}

    /**
     * The condition of a service's instance.
     *
     * @param runs whether its process is there
     * @param answers whether it reports its health at all
     * @param dead whether it reports that only a restart helps
     * @param lacks why it is not ready; empty if it is ready
     */
    record Service(String name, boolean runs, boolean answers, boolean dead, Optional<String> lacks) {}

    static Optional<Diagnosis> service(Service service) {
        String log = "logs/" + service.name() + ".log";
        if (!service.runs()) {
            return Optional.of(new Diagnosis(
                    service.name(),
                    "its process is not running",
                    "the launcher starts it again automatically; if it ends again, " + log + " says why"));
        }
        if (!service.answers()) {
            return Optional.of(new Diagnosis(
                    service.name(),
                    "it is running but does not answer",
                    "wait a minute after a start; then look into " + log + " and restart the hall"));
        }
        if (service.dead()) {
            return Optional.of(new Diagnosis(
                    service.name(),
                    "it says that it must be restarted",
                    "the launcher restarts it automatically; " + log + " says why"));
        }
        return service.lacks()
                .map(lacks -> new Diagnosis(
                        service.name(),
                        lacks,
                        "wait a few seconds and check again; if nothing has changed, look into " + log
                                + " and restart the hall"));
    }

    static Optional<Diagnosis> broker(String name, boolean runs, boolean answers) {
        if (answers) {
            return Optional.empty();
        }
        return Optional.of(new Diagnosis(
                name,
                runs ? "it is running but does not answer" : "its process is not running",
                (runs ? "wait a minute after a start" : "the launcher starts it again automatically") + "; logs/" + name
                        + ".log says what it waits for"));
    }

    static Optional<Diagnosis> disk(DiskRoom room) {
        return room.level() == DiskRoom.Level.ENOUGH
                ? Optional.empty()
                : Optional.of(new Diagnosis(
                        "disk",
                        room.text(),
                        DiskWatch.text(room).substring(room.text().length() + 2)));
    }

    /** @param synchronised whether the system says that its clock is synchronised; empty if it does not say */
    static Optional<Diagnosis> clock(Optional<Boolean> synchronised) {
        return synchronised
                .filter(is -> !is)
                .map(_ -> new Diagnosis(
                        "clock",
                        "this machine's clock is not synchronised, so times on records and signatures may be wrong",
                        "switch on time synchronisation with: timedatectl set-ntp true"));
    }

    /**
     * @param totalMb the machine's memory, in megabytes
     * @param freeMb free memory now, in megabytes
     * @param runs whether the hall is running and has already taken the memory it needs
     */
    static Optional<Diagnosis> memory(long totalMb, long freeMb, Scale scale, boolean runs) {
        long needed = scale.brokers() * (long) (BROKER_HEAP + BESIDE_HEAP)
                + scale.services().stream()
                        .mapToLong(each -> each.part().heap() + BESIDE_HEAP)
                        .sum();
        if (totalMb < needed) {
            return Optional.of(new Diagnosis(
                    "memory",
                    "this machine has " + totalMb + " MB of memory, and the hall may" + " use " + needed + " MB",
                    "use a machine with more memory, or fewer instances"));
        }
        return runs && freeMb < LEAST_FREE_MB
                ? Optional.of(new Diagnosis(
                        "memory", "only " + freeMb + " MB of memory are free", "close other programs on this machine"))
                : Optional.empty();
    }

    /** @param there the hall's topics in the brokers */
    static List<Diagnosis> topics(Map<String, Topic> there) {
        List<Diagnosis> wrong = new ArrayList<>();
        Set<String> missing = new TreeSet<>();
        for (TopicCatalogue.Topic wanted : TopicCatalogue.all()) {
            Topic found = there.get(wanted.name());
            if (found == null) {
                missing.add(wanted.name());
                continue;
            }
            if (found.partitions() != wanted.partitions()) {
                wrong.add(new Diagnosis(
                        wanted.name(),
                        "it has " + found.partitions() + " partitions instead of " + wanted.partitions(),
                        "restore the data folder from a backup: records are looked for in the" + " wrong partitions"));
            }
            new TreeMap<>(wanted.config()).forEach((key, value) -> {
                String actual = found.config().get(key);
                if (!value.equals(actual)) {
                    wrong.add(new Diagnosis(
                            wanted.name(),
                            key + " is " + actual + " instead of " + value,
                            "somebody has changed it: change it back with Kafka's tool kafka-configs"));
                }
            });
        }
        if (!missing.isEmpty()) {
            wrong.addFirst(new Diagnosis(
                    "topics",
                    "missing: " + String.join(", ", missing),
                    "restart the hall, which creates them; the services wait for them"));
        }
        return wrong;
    }

    /**
     * Finds partitions in which commands wait and none is decided.
     *
     * @param decided how far each partition was decided at an earlier check; likewise now
     * @param ends where the commands ended at the earlier check
     */
    static List<Diagnosis> undecided(Map<String, Long> before, Map<String, Long> decided, Map<String, Long> ends) {
        List<Diagnosis> wrong = new ArrayList<>();
        new TreeMap<>(ends).forEach((partition, end) -> {
            long from = decided.getOrDefault(partition, 0L);
            if (from < end && from == before.getOrDefault(partition, 0L)) {
                boolean secret = partition.startsWith(CASES); // their number is confidential (APP-I G2.7)
                String wait = secret ? "commands wait" : (end - from) + " commands wait from offset " + from + " on";
                wrong.add(new Diagnosis(
                        secret ? CASES : partition,
                        wait + ", and the service does not answer them",
                        "if the service that owns this topic is not ready, restart the hall"));
            }
        });
        return wrong;
    }

    /** @param metrics of an instance, in the format of Prometheus */
    static List<Diagnosis> metrics(String instance, String metrics) {
        List<Diagnosis> wrong = new ArrayList<>();
        Matcher each = UNFOLDED.matcher(metrics);
        while (each.find()) {
            long facts = Math.round(Double.parseDouble(each.group(2)));
            if (facts > 0) {
                wrong.add(new Diagnosis(
                        instance,
                        facts + " facts of " + each.group(1) + " were skipped, so some boards may be shown wrongly",
                        "check the boards that are named in logs/" + instance + ".log, and report the problem"));
            }
        }
        return wrong;
    }

    static Optional<Diagnosis> log(LogErrors.Found found) {
        return found.errors() == 0
                ? Optional.empty()
                : Optional.of(new Diagnosis(
                        "logs/" + found.file(),
                        found.errors() + (found.errors() == 1 ? " error" : " errors") + " in the last hour, the last: "
                                + found.last(),
                        "read the errors there; if the problem is already solved, do nothing"));
    }
}
