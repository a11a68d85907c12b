package org.onehall.local;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DiskRoom;
import org.onehall.eventlog.HangingTransactions;
import org.onehall.eventlog.TopicCatalogue;

/** Examines a hall, running or stopped, and its machine. Changes nothing. */
final class Doctor {
    private static final Duration RECENT = Duration.ofHours(1);
    private static final int ANSWER_MS = 5_000;
    private static final int BETWEEN_LOOKS_MS = 1_000;
    private static final long MB = 1L << 20;

    private final RunFolder run;
    private final List<Diagnosis> wrong = new ArrayList<>();
    private String state = "";

    Doctor(RunFolder run) {
        this.run = run;
    }

    /** The state of the hall, such as "the hall on /srv/hall runs"; only after {@link #look}. */
    String state() {
        return state;
    }

    /** Everything that is wrong. */
    List<Diagnosis> look() throws IOException, InterruptedException {
        boolean runs = run.taken();
        Scale scale = run.scale();
        Optional<Ports> ports = run.ports();
        state = "the hall on " + run.data() + (runs ? " runs" : " does not run");
        machine(scale, runs);
        if (runs && ports.isPresent()) {
            running(ports.get(), scale);
        } else if (!runs) {
            stopped(ports, scale);
        }
        LogErrors.since(run.data().resolve("logs"), Instant.now().minus(RECENT), ZoneId.systemDefault())
                .forEach(found -> Checkup.log(found).ifPresent(wrong::add));
        return List.copyOf(wrong);
    }

    private void machine(Scale scale, boolean runs) {
        Path folder = run.data();
        while (!Files.exists(folder) && folder.getParent() != null) {
            folder = folder.getParent();
        }
        DiskRoom.of(folder).flatMap(Checkup::disk).ifPresent(wrong::add);
        Checkup.clock(synchronised()).ifPresent(wrong::add);
        if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system) {
            long free = FreeMemory.megabytes().orElse(system.getFreeMemorySize() / MB);
            Checkup.memory(system.getTotalMemorySize() / MB, free, scale, runs).ifPresent(wrong::add);
        }
    }

    private static Optional<Boolean> synchronised() {
        try {
            Process asked = new ProcessBuilder("timedatectl", "show", "--property=NTPSynchronized", "--value")
                    .redirectErrorStream(true)
                    .start();
            if (!asked.waitFor(3, TimeUnit.SECONDS)) {
                asked.destroyForcibly();
                return Optional.empty();
            }
            return switch (new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip()) {
                case "yes" -> Optional.of(true);
                case "no" -> Optional.of(false);
                default -> Optional.empty();
            };
        } catch (IOException _) {
            return Optional.empty(); // the program does not exist
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private void stopped(Optional<Ports> ports, Scale scale) throws IOException {
        Set<String> left = run.children().keySet();
        if (!left.isEmpty()) {
            wrong.add(new Diagnosis(
                    "processes",
                    "processes of an earlier run are still there: " + String.join(", ", left),
                    "end them with ./onehall stop"));
        } else {
            ports.flatMap(last -> last.busy(scale)).ifPresent(busy -> {
                int what = busy.indexOf("; ");
                wrong.add(new Diagnosis("ports", busy.substring(0, what), busy.substring(what + 2)));
            });
        }
    }

    private void running(Ports ports, Scale scale) throws IOException, InterruptedException {
        Map<String, ProcessHandle> children = run.children();
        children.forEach((name, process) -> process.info()
                .command()
                .map(Path::of)
                .filter(java -> !Files.exists(java))
                .ifPresent(java -> wrong.add(new Diagnosis(
                        name,
                        "the hall runs with a Java that is no longer in its place: " + java,
                        "restart the hall soon: it can fail at any time"))));
        BrokerCredentials credentials = BrokerCredentials.of(run.data());
        boolean all = true;
        for (int id = 1; id <= scale.brokers(); id++) {
            String name = scale.brokerNames().get(id - 1);
            boolean answers = Topics.answers(credentials.operator("127.0.0.1:" + ports.broker(id)), ANSWER_MS);
            Checkup.broker(name, children.containsKey(name), answers).ifPresent(wrong::add);
            all &= answers;
        }
        try (Hall hall = new Hall(ports)) {
            for (Scale.Instance instance : scale.services()) {
                boolean runs = children.containsKey(instance.name());
                Optional<String> lacks = runs ? hall.lacks(instance) : Optional.empty();
                Checkup.service(new Checkup.Service(
                                instance.name(),
                                runs,
                                hall.answers(instance),
                                runs && hall.saysItIsDead(instance),
                                lacks))
                        .ifPresent(wrong::add);
                hall.metrics(instance).ifPresent(told -> wrong.addAll(Checkup.metrics(instance.name(), told)));
            }
        }
        if (all) {
            logs(credentials.operator(ports.bootstrap(scale)));
        }
    }

    private void logs(BrokerAccess broker) throws InterruptedException {
        try (Admin admin = Topics.admin(broker, ANSWER_MS)) {
            Set<String> there = TopicCatalogue.all().stream()
                    .map(TopicCatalogue.Topic::name)
                    .collect(Collectors.toSet());
            there.retainAll(admin.listTopics().names().get());
            Map<String, Checkup.Topic> topics = topics(admin, there);
            wrong.addAll(Checkup.topics(topics));
            List<TopicPartition> commands = TopicCatalogue.CONTEXTS.stream()
                    .map(TopicCatalogue::commands)
                    .filter(topics::containsKey)
                    .flatMap(topic -> IntStream.range(0, topics.get(topic).partitions())
                            .mapToObj(part -> new TopicPartition(topic, part)))
                    .toList();
            Map<TopicPartition, OffsetSpec> latest =
                    commands.stream().collect(Collectors.toMap(one -> one, _ -> OffsetSpec.latest()));
            Map<String, Long> ends = new HashMap<>();
            admin.listOffsets(latest).all().get().forEach((one, end) -> ends.put(one.toString(), end.offset()));
            Map<String, Long> before = decided(admin);
            Thread.sleep(BETWEEN_LOOKS_MS);
            wrong.addAll(Checkup.undecided(before, decided(admin), ends));
            HangingTransactions.find(admin, HangingTransactions.partitions(admin))
                    .forEach(one -> wrong.add(new Diagnosis(
                            one.partition().toString(),
                            "the records from offset " + one.from()
                                    + " on cannot be read, because a transaction has not ended",
                            "restart the hall: this ends the transaction")));
        } catch (ExecutionException e) {
            wrong.add(new Diagnosis(
                    "broker",
                    "it does not report on its logs: " + e.getCause().getMessage(),
                    "look into logs/broker.log"));
        }
    }

    private static Map<String, Checkup.Topic> topics(Admin admin, Set<String> there)
            throws InterruptedException, ExecutionException {
        Map<ConfigResource, Config> configs = admin.describeConfigs(there.stream()
                        .map(topic -> new ConfigResource(ConfigResource.Type.TOPIC, topic))
                        .toList())
                .all()
                .get();
        Map<String, Checkup.Topic> topics = new HashMap<>();
        admin.describeTopics(there).allTopicNames().get().forEach((name, topic) -> {
            Map<String, String> config = new HashMap<>();
            configs.get(new ConfigResource(ConfigResource.Type.TOPIC, name))
                    .entries()
                    .forEach(entry -> config.put(entry.name(), entry.value()));
            topics.put(name, new Checkup.Topic(topic.partitions().size(), config));
        });
        return topics;
    }

    private static Map<String, Long> decided(Admin admin) throws InterruptedException, ExecutionException {
        Map<String, Long> decided = new HashMap<>();
        for (String context : TopicCatalogue.CONTEXTS) {
            admin.listConsumerGroupOffsets(TopicCatalogue.decider(context))
                    .partitionsToOffsetAndMetadata()
                    .get()
                    .forEach((partition, place) -> {
                        if (place != null) {
                            decided.put(partition.toString(), place.offset());
                        }
                    });
        }
        return decided;
    }
}
