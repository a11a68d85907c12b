package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The objects of a rendered overlay, as kubectl would send them to a cluster. */
record Manifests(List<ObjectNode> objects) {
    /** The folder k8s/. */
    static final Path FOLDER = Path.of("..");

    static final YAMLMapper YAML = new YAMLMapper();
    private static final Map<String, Manifests> RENDERED = new HashMap<>();
    private static final String NAME = "app.kubernetes.io/name";

    Manifests {
        objects = new ArrayList<>(objects);
    }

    /** Skips the test if there is no kubectl: no other tool renders like that of a cluster's operator. */
    static void assumeThereIsKubectl() {
        boolean there = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "kubectl")));
        assumeTrue(there, "kubectl is missing: install it to check what k8s/ renders to");
    }

    /** A rendered overlay; it is rendered only once, and the result can be changed. */
    static synchronized Manifests overlay(String name) throws IOException, InterruptedException {
        assumeThereIsKubectl();
        if (!RENDERED.containsKey(name))
            RENDERED.put(name, render(FOLDER.resolve("overlays").resolve(name)));
        return RENDERED.get(name).copy();
    }

    /** What {@code kubectl kustomize} prints for a folder; needs neither cluster nor network. */
    static Manifests render(Path folder) throws IOException, InterruptedException {
        assumeThereIsKubectl();
        Path said = Files.createTempFile("kustomize", ".txt");
        try {
            Process kubectl = new ProcessBuilder("kubectl", "kustomize", folder.toString())
                    .redirectError(said.toFile())
                    .start();
            String text = new String(kubectl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int exit = kubectl.waitFor();
            assertEquals(0, exit, folder + " cannot be rendered: " + Files.readString(said));
            return parse(text);
        } finally {
            Files.delete(said);
        }
    }

    static Manifests parse(String yaml) throws IOException {
        try (MappingIterator<ObjectNode> documents =
                YAML.readerFor(ObjectNode.class).readValues(yaml)) {
            return new Manifests(documents.readAll());
        }
    }

    /** A copy of the objects, which can be changed without changing these. */
    Manifests copy() {
        return new Manifests(objects.stream().map(ObjectNode::deepCopy).toList());
    }

    List<ObjectNode> ofKind(String kind) {
        return objects.stream().filter(one -> kind(one).equals(kind)).toList();
    }

    Optional<ObjectNode> find(String kind, String name) {
        return ofKind(kind).stream().filter(one -> name(one).equals(name)).findAny();
    }

    ObjectNode get(String kind, String name) {
        return find(kind, name).orElseThrow(() -> new AssertionError("there is no " + kind + " " + name));
    }

    /** A ConfigMap by its generated name without the hash of its content. */
    Optional<ObjectNode> config(String generator) {
        return ofKind("ConfigMap").stream()
                .filter(one -> name(one).matches(generator + "-[a-z0-9]{10}"))
                .findAny();
    }

    /** The StatefulSets of the hall's services, by name. */
    Map<String, ObjectNode> services() {
        return ofKind("StatefulSet").stream()
                .collect(Collectors.toMap(Manifests::name, one -> one, (one, _) -> one, TreeMap::new));
    }

    static String kind(JsonNode object) {
        return object.path("kind").asText();
    }

    static String name(JsonNode object) {
        return object.at("/metadata/name").asText();
    }

    /** The title of an object, such as "StatefulSet game-state". */
    static String title(JsonNode object) {
        return kind(object) + " " + name(object);
    }

    static JsonNode pod(JsonNode workload) {
        return workload.at("/spec/template/spec");
    }

    /** The one container of a service. */
    static JsonNode container(JsonNode workload) {
        return pod(workload).at("/containers/0");
    }

    static List<JsonNode> list(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }

    /** The entry of an array with this name; a missing node if there is none. */
    static JsonNode named(JsonNode array, String name) {
        return list(array).stream()
                .filter(one -> one.path("name").asText().equals(name))
                .findFirst()
                .orElse(array.path(-1));
    }

    static Map<String, String> map(JsonNode object) {
        Map<String, String> map = new LinkedHashMap<>();
        object.properties()
                .forEach(entry -> map.put(entry.getKey(), entry.getValue().asText()));
        return map;
    }

    /** The service that a label selector selects; "" if it selects by something else. */
    static String chosen(JsonNode selector) {
        return selector.path("matchLabels").path(NAME).asText();
    }

    /** The environment with which a service is started; values from fields of the pod are written "(metadata.name)". */
    Map<String, String> environment(JsonNode workload) {
        Map<String, String> environment = new TreeMap<>();
        for (JsonNode from : container(workload).path("envFrom"))
            find("ConfigMap", from.at("/configMapRef/name").asText())
                    .ifPresent(config -> environment.putAll(map(config.path("data"))));
        for (JsonNode one : container(workload).path("env"))
            environment.put(
                    one.path("name").asText(),
                    one.has("value")
                            ? one.path("value").asText()
                            : "(" + one.at("/valueFrom/fieldRef/fieldPath").asText() + ")");
        return environment;
    }
}
