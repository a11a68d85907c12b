package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigException;
import org.onehall.eventlog.BrokerAccess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall topics}. */
@Command(
        name = "topics",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Create the topics of the hall at brokers that run without ./onehall up.",
            "Only what is missing is created; differences are reported and left as they are.",
            "Exit code 1 if anything differs, or if the brokers do not answer."
        })
final class TopicsCommand implements Callable<Integer> {
    private static final int ANSWER_MS = 10_000;
    private static final int LOOK_EVERY_MS = 500;

    @Spec
    private CommandSpec spec;

    @Option(names = "--bootstrap", required = true, paramLabel = "HOST:PORT,…", description = "Where the brokers are.")
    private String bootstrap;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Settings of a Kafka client that may create topics, as Kafka's own tools read them.")
    private Optional<Path> config = Optional.empty();

    @Option(
            names = "--replication",
            paramLabel = "N",
            description = "Copies of each record; as many as there are brokers by default, three at most.")
    private Optional<Integer> replication = Optional.empty();

    @Option(names = "--rights", description = "Also create the rights of each service to read and write (ACLs).")
    private boolean rights;

    @Option(
            names = "--users",
            paramLabel = "DIR",
            description = "Also create the services as users (SCRAM), with passwords of ./onehall identity --out DIR.")
    private Optional<Path> users = Optional.empty();

    @Option(names = "--check", description = "Create nothing. Exit code 1 if anything is missing.")
    private boolean check;

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            defaultValue = "30",
            description = "How long to wait for brokers that do not answer; ${DEFAULT-VALUE} by default.")
    private int wait;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        if (replication.filter(copies -> copies < 1).isPresent() || wait < 0) {
            throw new ParameterException(spec.commandLine(), "--replication must be at least 1, and --wait at least 0");
        }
        BrokerAccess broker =
                config.isEmpty() ? BrokerAccess.open(bootstrap) : BrokerAccess.of(bootstrap, config.get());
        Optional<BrokerCredentials> credentials = credentials();
        if (credentials.isPresent()
                && !broker.properties().getOrDefault("security.protocol", "").startsWith("SASL")) {
            System.out.println("note: this listener asks for no password, so the passwords of its users are not tried");
        }
        long until = System.nanoTime() + Duration.ofSeconds(wait).toNanos();
        while (true) {
            try {
                int exit = report(found(broker, credentials));
                if (rights && !check) endHanging(broker);
                return exit;
            } catch (NotYet away) {
                if (System.nanoTime() - until >= 0) {
                    throw away;
                }
                Thread.sleep(LOOK_EVERY_MS);
            }
        }
    }

    /**
     * Ends hanging transactions: the hall's own brokers may have lost the end of a log, and services cannot end what
     * was open there.
     */
    private static void endHanging(BrokerAccess broker) throws InterruptedException {
        List<String> ended = Topics.endHanging(broker, ANSWER_MS);
        if (!ended.isEmpty()) {
            System.out.println(Topics.ENDED + String.join(", ", ended));
        }
    }

    private Optional<BrokerCredentials> credentials() throws IOException {
        return users.isEmpty()
                ? Optional.empty()
                : Optional.of(BrokerCredentials.read(users.get().resolve("broker.secret")));
    }

    private Map<String, TopicSetup.Found> found(BrokerAccess broker, Optional<BrokerCredentials> credentials)
            throws InterruptedException {
        Map<String, TopicSetup.Found> found = new LinkedHashMap<>();
        try (Admin admin = Topics.admin(broker, ANSWER_MS)) {
            TopicSetup setup = new TopicSetup(admin, broker, check, ANSWER_MS);
            found.put("topics", setup.topics(replication.map(OptionalInt::of).orElseGet(OptionalInt::empty)));
            if (credentials.isPresent()) {
                found.put("users", setup.users(credentials.get()));
            }
            if (rights) {
                found.put("rights", setup.rights());
            }
            return found;
        } catch (KafkaException unusable) {
            // a broker's name is often unknown until the broker is running
            if (unusable.getCause() instanceof ConfigException why) {
                throw new NotYet("the broker at " + bootstrap + " cannot be asked: " + why.getMessage());
            }
            throw new Complaint(
                    Complaint.NO,
                    Stream.iterate((Throwable) unusable, Objects::nonNull, Throwable::getCause)
                            .map(Throwable::getMessage)
                            .collect(Collectors.joining(": ")));
        }
    }

    private int report(Map<String, TopicSetup.Found> found) {
        List<String> differs = new ArrayList<>();
        boolean lacks = false;
        for (var kind : found.entrySet()) {
            TopicSetup.Found one = kind.getValue();
            System.out.printf(
                    Locale.ROOT,
                    "%-7s %3d right, %3d %s%s%n",
                    kind.getKey(),
                    one.right(),
                    one.missing().size(),
                    check ? "missing" : "made",
                    one.differs().isEmpty()
                            ? ""
                            : ", " + one.differs().size()
                                    + (one.differs().size() == 1 ? " difference" : " differences"));
            if (check) {
                one.missing().forEach(name -> System.out.println("missing: " + name));
                lacks |= !one.missing().isEmpty();
            }
            differs.addAll(one.differs());
        }
        differs.forEach(sentence -> System.out.println("differs: " + Printable.of(sentence)));
        return differs.isEmpty() && !lacks ? 0 : Complaint.NO;
    }
}
