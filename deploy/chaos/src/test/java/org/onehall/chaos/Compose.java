package org.onehall.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The containers of {@code deploy/compose} under their own project name, controlled by the command lines that people
 * type.
 */
final class Compose {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> V1 = List.of("docker-compose");
    private static final List<String> V2 = List.of("docker", "compose");

    private final List<String> command;
    private final Path home;
    private final Path folder;
    private final String project;
    private final Map<String, String> environment;

    /**
     * @param home the checkout
     * @param folder for the output of commands
     * @param overrides a file on top of those of deploy/compose
     * @param environment as in its {@code .env}
     */
    Compose(Path home, Path folder, String project, Path overrides, Map<String, String> environment) {
        this.home = home;
        this.folder = folder;
        this.project = project;
        this.environment = new ConcurrentHashMap<>(environment);
        command = new ArrayList<>(present().orElseThrow());
        Path files = home.resolve("deploy/compose");
        command.addAll(List.of(
                "-p",
                project,
                "-f",
                files.resolve("compose.yaml").toString(),
                "-f",
                files.resolve("compose.cluster.yaml").toString(),
                "-f",
                overrides.toString()));
    }

    /** Why containers cannot be tested here; empty if they can. */
    static Optional<String> missing() {
        if (!succeeds(List.of("docker", "info"))) return Optional.of("no Docker engine answers");
        return present().isPresent() ? Optional.empty() : Optional.of("there is no docker-compose");
    }

    private static Optional<List<String>> present() {
        if (succeeds(with(V2, "version"))) return Optional.of(V2);
        return succeeds(with(V1, "version")) ? Optional.of(V1) : Optional.empty();
    }

    private static boolean succeeds(List<String> words) {
        try {
            return new ProcessBuilder(words)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static List<String> with(List<String> words, String... more) {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of(more));
        return all;
    }

    /** Sets a variable from now on, as if it were in {@code .env}. */
    void set(String name, String value) {
        environment.put(name, value);
    }

    /** {@code docker compose WORDS}. Throws IllegalStateException with its output if it fails. */
    String compose(String... words) throws IOException, InterruptedException {
        return run(with(command, words));
    }

    /** {@code docker WORDS}, likewise. */
    String docker(String... words) throws IOException, InterruptedException {
        return run(with(List.of("docker"), words));
    }

    /** {@code ./onehall images WORDS}, likewise. */
    String images(String... words) throws IOException, InterruptedException {
        return run(with(List.of("bash", home.resolve("deploy/containers/images").toString()), words));
    }

    private String run(List<String> words) throws IOException, InterruptedException {
        Path said = Files.createTempFile(folder, "said", ".txt");
        Path complained = Files.createTempFile(folder, "complained", ".txt");
        ProcessBuilder process =
                new ProcessBuilder(words).redirectOutput(said.toFile()).redirectError(complained.toFile());
        process.environment().putAll(environment);
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        int exit = process.start().waitFor();
        if (exit != 0) {
            throw new IllegalStateException(String.join(" ", words) + " ended with " + exit + ":\n"
                    + Files.readString(complained) + Files.readString(said));
        }
        return Files.readString(said);
    }

    /** What the engine reports about the container of a service of the file. */
    JsonNode container(String service) throws IOException, InterruptedException {
        String id = containers("name=" + project + "[-_]" + service + "[-_]1$").strip();
        if (id.isEmpty()) throw new IllegalStateException("there is no container of " + service);
        return JSON.readTree(docker("inspect", id)).get(0);
    }

    /** Services of the file whose containers are running, with their processes. */
    Map<String, ProcessHandle> running() throws IOException, InterruptedException {
        Map<String, ProcessHandle> running = new java.util.TreeMap<>();
        List<String> ids = containers("label=com.docker.compose.project=" + project)
                .lines()
                .toList();
        if (ids.isEmpty()) return running;
        for (JsonNode one : JSON.readTree(
                docker(with(List.of("inspect"), ids.toArray(String[]::new)).toArray(String[]::new)))) {
            long pid = one.at("/State/Pid").asLong();
            String service =
                    one.at("/Config/Labels").path("com.docker.compose.service").asText();
            if (pid > 0) ProcessHandle.of(pid).ifPresent(process -> running.put(service, process));
        }
        return running;
    }

    private String containers(String filter) throws IOException, InterruptedException {
        return docker("ps", "-aq", "--filter", filter);
    }

    /** The address of a service's container in a network of the file; empty if it has none there now. */
    Optional<String> address(String service, String network) throws IOException, InterruptedException {
        return Optional.of(container(service)
                        .at("/NetworkSettings/Networks")
                        .path(network(network))
                        .path("IPAddress")
                        .asText())
                .filter(address -> !address.isEmpty());
    }

    /** The engine's name of a network of the file. */
    String network(String name) {
        return project + "_" + name;
    }
}
