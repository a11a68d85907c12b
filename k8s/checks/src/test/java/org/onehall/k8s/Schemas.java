package org.onehall.k8s;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.batch.v1.CronJob;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.kubernetes.client.CustomResource;
import io.strimzi.api.kafka.model.kafka.Kafka;
import io.strimzi.api.kafka.model.nodepool.KafkaNodePool;
import io.strimzi.api.kafka.model.topic.KafkaTopic;
import io.strimzi.api.kafka.model.user.KafkaUser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether objects have the fields of their kinds and no others: those of Kubernetes are compared with the classes of
 * its client, those of Strimzi with the definitions that its own generator creates, all others with a list of the
 * fields used here.
 */
final class Schemas {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Map<String, Class<?>> MODELS = Map.ofEntries(
            Map.entry("v1/Namespace", Namespace.class),
            Map.entry("v1/ConfigMap", ConfigMap.class),
            Map.entry("v1/Secret", Secret.class),
            Map.entry("v1/Service", Service.class),
            Map.entry("v1/ServiceAccount", ServiceAccount.class),
            Map.entry("batch/v1/CronJob", CronJob.class),
            Map.entry("apps/v1/StatefulSet", StatefulSet.class),
            Map.entry("policy/v1/PodDisruptionBudget", PodDisruptionBudget.class),
            Map.entry("networking.k8s.io/v1/NetworkPolicy", NetworkPolicy.class),
            Map.entry("networking.k8s.io/v1/Ingress", Ingress.class));
    private static final Map<String, JsonSchema> DEFINED = new HashMap<>();

    static {
        generated(List.of(Kafka.class, KafkaNodePool.class, KafkaTopic.class, KafkaUser.class))
                .forEach(Schemas::define);
        read(Path.of("src/test/resources/other-kinds.yaml")).forEach(Schemas::define);
    }

    private Schemas() {}

    /** A sentence for each field that does not exist, or has an impossible value. */
    static List<String> unknown(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        for (ObjectNode object : manifests.objects()) {
            String type = object.path("apiVersion").asText() + "/" + Manifests.kind(object);
            if (DEFINED.get(type) instanceof JsonSchema schema) {
                schema.validate(object).forEach(fault -> findings.add(Manifests.title(object) + ": " + fault));
            } else if (MODELS.get(type) instanceof Class<?> model) {
                findings.addAll(walked(object, model));
            } else {
                findings.add(type + " is a kind that nobody knows");
            }
        }
        return findings;
    }

    // ---- kinds with a class

    private static List<String> walked(ObjectNode object, Class<?> model) {
        List<String> unknown = new ArrayList<>();
        try {
            walk(JSON.treeToValue(object, model), Manifests.title(object), unknown);
        } catch (IOException e) {
            unknown.add(Manifests.title(object) + ": " + e.getMessage());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        return unknown;
    }

    private static void walk(Object value, String path, List<String> unknown) throws IllegalAccessException {
        switch (value) {
            case Map<?, ?> map -> {
                for (Map.Entry<?, ?> one : map.entrySet()) walk(one.getValue(), path + "." + one.getKey(), unknown);
            }
            case Collection<?> all -> {
                int index = 0;
                for (Object one : all) walk(one, path + "[" + index++ + "]", unknown);
            }
            case Object one
            when one.getClass().getName().startsWith("io.fabric8.") -> {
                for (Class<?> type = one.getClass(); type != Object.class; type = type.getSuperclass())
                    for (Field field : type.getDeclaredFields()) fields(one, field, path, unknown);
            }
            case null, default -> {}
        }
    }

    private static void fields(Object of, Field field, String path, List<String> unknown)
            throws IllegalAccessException {
        if (Modifier.isStatic(field.getModifiers())) return;
        field.setAccessible(true);
        Object value = field.get(of);
        if (!field.getName().equals("additionalProperties")) walk(value, path + "." + field.getName(), unknown);
        else if (value instanceof Map<?, ?> more)
            more.keySet().forEach(key -> unknown.add(path + " has no field " + key));
    }

    // ---- kinds with a definition

    /** Runs the program with which Strimzi creates its own definitions; the program ends its JVM. */
    private static List<JsonNode> generated(List<Class<? extends CustomResource<?, ?>>> kinds) {
        try {
            Path folder = Files.createTempDirectory("definitions");
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    "io.strimzi.crdgenerator.CrdGenerator",
                    "--target-kube",
                    "1.25+",
                    "--crd-api-version",
                    "v1",
                    "--api-versions",
                    "v1",
                    "--storage-version",
                    "v1"));
            kinds.forEach(kind -> command.add(kind.getName() + "=" + folder.resolve(kind.getSimpleName())));
            Process generator =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(generator.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (generator.waitFor() != 0) throw new IllegalStateException("Strimzi's generator failed: " + said);
            List<JsonNode> definitions = new ArrayList<>();
            for (Class<?> kind : kinds) {
                Path file = folder.resolve(kind.getSimpleName());
                definitions.add(JSON.readTree(file.toFile()));
                Files.delete(file);
            }
            Files.delete(folder);
            return definitions;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode read(Path definition) {
        try {
            return Manifests.YAML.readTree(Files.readString(definition));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void define(JsonNode definition) {
        JsonNode spec = definition.path("spec");
        for (JsonNode version : spec.path("versions")) {
            ObjectNode schema = (ObjectNode) version.at("/schema/openAPIV3Schema");
            for (String common : List.of("apiVersion", "kind", "metadata"))
                schema.withObjectProperty("properties").putObject(common);
            close(schema);
            DEFINED.put(
                    spec.path("group").asText() + "/" + version.path("name").asText() + "/"
                            + spec.at("/names/kind").asText(),
                    JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(schema));
        }
    }

    /** Closes a schema: Kubernetes drops fields that a definition does not name; here they are an error. */
    private static void close(JsonNode schema) {
        if (!(schema instanceof ObjectNode object)) return;
        if (object.path("x-kubernetes-int-or-string").asBoolean()) object.remove("type");
        if (object.path("type").asText().equals("object")
                && object.has("properties")
                && !object.has("additionalProperties")
                && !object.path("x-kubernetes-preserve-unknown-fields").asBoolean())
            object.put("additionalProperties", false);
        object.path("properties").forEach(Schemas::close);
        close(object.path("items"));
        close(object.path("additionalProperties"));
        for (String choice : List.of("oneOf", "anyOf", "allOf"))
            object.path(choice).forEach(Schemas::close);
    }
}
