package org.onehall.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.broker.EmbeddedBroker;

/** The processes of a hall, not yet started: which program, options and environment each gets. */
final class HallProcesses {
    private static final String MAIN = "org.onehall.local.Watched";
    private static final String QUARKUS = "io.quarkus.bootstrap.runner.AotQuarkusEntryPoint";
    private static final int BROKER_HEAP = 512;
    private static final int DEMO_HEAP = 192;

    private final Home home;
    private final RunFolder run;
    private final Ports ports;
    private final Scale scale;
    private final QuickStart quick;
    private final boolean durable;
    private final boolean recording;
    private boolean unprepared;

    /**
     * @param durable whether each batch is written to the disk itself before it is acknowledged
     * @param recording whether the processes record what they load, for quicker later starts
     */
    HallProcesses(
            Home home, RunFolder run, Ports ports, Scale scale, QuickStart quick, boolean durable, boolean recording) {
        this.home = home;
        this.run = run;
        this.ports = ports;
        this.scale = scale;
        this.quick = quick;
        this.durable = durable;
        this.recording = recording;
    }

    /** Whether a process was made without a cache of loaded classes although one is possible. */
    boolean isUnprepared() {
        return unprepared;
    }

    /** A broker of the log. */
    Child broker(EmbeddedBroker.Node node, Path logs) throws IOException {
        String name = scale.brokerNames().get(node.id() - 1);
        List<String> command = java(
                Launcher.BROKER,
                home.own(),
                BROKER_HEAP,
                scale.brokers() == 1); // with several on one machine none must be fast
        command.addAll(List.of(
                "-cp",
                home.classPath("local"),
                Broker.class.getName(),
                run.data().resolve(name).toString(),
                String.valueOf(node.id()),
                BrokerCredentials.file(run.data()).toString()));
        scale.nodes(ports).forEach(one -> command.add(Broker.argument(one)));
        if (durable) command.add(Broker.DURABLE);
        return new Child(name, command, Map.of(), logs.resolve(name + ".log"), run);
    }

    /** An instance of a service. */
    Child service(Scale.Instance instance, Identity identity, Path logs) throws IOException {
        Part part = instance.part();
        List<String> command = java(part.service(), home.jar(part), part.heap(), part.busy());
        command.addAll(Home.opens(home.jar(part)));
        if (part == Part.PLAYING_ZONE) {
            command.addAll(ports.doors().zoneOptions());
        }
        command.addAll(List.of(
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                home.own() + File.pathSeparator + home.jar(part),
                MAIN,
                QUARKUS));
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("QUARKUS_HTTP_HOST", "127.0.0.1");
        environment.put("QUARKUS_HTTP_PORT", String.valueOf(ports.of(instance)));
        environment.put("QUARKUS_MANAGEMENT_HOST", "127.0.0.1");
        environment.put("QUARKUS_MANAGEMENT_PORT", String.valueOf(ports.management(instance)));
        environment.put("ONEHALL_KAFKA_BOOTSTRAP", ports.bootstrap(scale));
        environment.put(
                "ONEHALL_KAFKA_CLIENT_FILE",
                BrokerCredentials.of(run.data())
                        .clientFile(run.data(), part.service())
                        .toString());
        environment.put("ONEHALL_KAFKA_REPLICATION", String.valueOf(EmbeddedBroker.copies(scale.brokers())));
        environment.put(
                "ONEHALL_DATA_DIR",
                Files.createDirectories(run.data().resolve(instance.name())).toString());
        for (Part other : Part.values()) {
            environment.put("ONEHALL_PORT_" + other.name(), String.valueOf(ports.of(other)));
            environment.put("ONEHALL_ADDRESSES_" + other.name(), ports.addresses(other, scale));
        }
        environment.put("MP_JWT_VERIFY_PUBLICKEY_LOCATION", "file:" + identity.publicKey());
        environment.put(
                "ONEHALL_SERVICE_TOKEN_FILE", identity.token(part.service()).toString());
        // otherwise each check of an unready service would be logged
        environment.put("QUARKUS_LOG_CATEGORY__IO_SMALLRYE_HEALTH__LEVEL", "WARN");
        environment.put("ONEHALL_INSTANCE", instance.id());
        if (part == Part.PLAYING_ZONE) {
            environment.putAll(ports.doors().zoneEnvironment(ports.of(part)));
            environment.put("SMALLRYE_JWT_SIGN_KEY_LOCATION", "file:" + identity.privateKey());
            environment.put("ONEHALL_CODES_SECRET_FILE", identity.codesSecret().toString());
        }
        return new Child(instance.name(), command, environment, logs.resolve(instance.name() + ".log"), run);
    }

    /** The robots of the demonstration. */
    Child robots(String competition, String speed, List<Path> games, Identity identity, Path logs) throws IOException {
        List<String> command = java(Launcher.DEMO, home.own(), DEMO_HEAP, false);
        command.addAll(ports.doors().clientOptions(run.data()));
        command.addAll(List.of(
                "-cp",
                home.classPath(Launcher.DEMO) + File.pathSeparator + home.own(),
                MAIN,
                "org.onehall.demo.Demo",
                "--zone",
                ports.url(Part.PLAYING_ZONE),
                "--operator-token-file",
                identity.token(Identity.OPERATOR).toString(),
                "--competition",
                competition,
                "--speed",
                speed,
                "--games"));
        games.forEach(file -> command.add(file.toString()));
        return new Child(Launcher.DEMO, command, Map.of(), logs.resolve("demo.log"), run);
    }

    private List<String> java(String part, Path program, int heap, boolean busy) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Home.java());
        command.add(run.mark());
        command.addAll(Home.options(heap, busy));
        // a JVM's crash report belongs with the logs, not in the folder from which the hall was started
        command.add("-XX:ErrorFile="
                + run.data().resolve("logs").resolve("crash-").toString().replace("%", "%%") + part + "-%p.log");
        List<String> cached = recording ? quick.recording(part) : quick.options(part, program);
        unprepared |= cached.isEmpty();
        command.addAll(cached);
        return command;
    }
}
