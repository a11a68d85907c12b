package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The federation's hall with components/backup, as an operator adds it to the overlay. */
class BackupTest {
    private static final Path OVERLAY = Manifests.FOLDER.resolve("overlays/federation");
    private static final String COMMANDS = "../../deploy/local/src/main/java/org/onehall/local/";

    private static Manifests manifests;
    private static JsonNode pod;
    private static JsonNode container;

    @BeforeAll
    static void theOverlayIsRenderedWithIt() throws Exception {
        Path folder = Files.createDirectories(Path.of("target/backup"));
        try (Stream<Path> files = Files.list(OVERLAY)) {
            for (Path file : files.toList()) Files.writeString(folder.resolve(file.getFileName()), moved(file));
        }
        manifests = Manifests.render(folder);
        pod = manifests.get("CronJob", "backup").at("/spec/jobTemplate/spec/template/spec");
        container = pod.at("/containers/0");
    }

    private static String moved(Path file) throws IOException {
        return Files.readString(file)
                .replace("../../", "../../../")
                .replace("components:\n", "components:\n  - ../../../components/backup\n");
    }

    @Test
    void nothingIsWrongWithTheOverlay() {
        assertEquals(Map.of(), Checks.findings(manifests));
    }

    @Test
    void itIsMadeByTheToolsOfTheSameRelease() {
        String services = Manifests.container(manifests.services().get("game-state"))
                .path("image")
                .asText();
        assertEquals(
                services.replace("/game-state:", "/tools:"),
                container.path("image").asText());
    }

    /** The command and its options are those of the code, and what they name is mounted or listening. */
    @Test
    void theCommandIsOneOfTheCode() {
        List<String> arguments = Manifests.list(container.path("args")).stream()
                .map(JsonNode::asText)
                .toList();
        String command = Code.text(Path.of(COMMANDS + "BackupCommand.java"));
        String options = command + Code.text(Path.of(COMMANDS + "BrokersOption.java"));
        assertTrue(
                Pattern.compile("@Command\\(\\s*name = \"" + arguments.getFirst() + '"')
                        .matcher(command)
                        .find(),
                command);
        Map<String, String> values = new HashMap<>();
        for (String argument : arguments.subList(1, arguments.size())) {
            String name = argument.replaceFirst("=.*", "");
            assertTrue(options.contains("names = \"" + name + '"'), name);
            values.put(name, argument.substring(name.length() + 1));
        }
        assertEquals(
                manifests.environment(manifests.services().get("game-state")).get("ONEHALL_KAFKA_BOOTSTRAP"),
                values.get("--bootstrap"));
        Set<String> mounted = Manifests.list(container.path("volumeMounts")).stream()
                .map(mount -> mount.path("mountPath").asText())
                .collect(Collectors.toSet());
        assertTrue(mounted.contains(values.get("--identity")), mounted::toString);
        // the command creates the folder and closes it to others, so it must be its own
        for (String inside : List.of("--to", "--config"))
            assertTrue(
                    mounted.contains(Path.of(values.get(inside)).getParent().toString()),
                    () -> inside + " is in none of " + mounted);
    }

    /** It has the keys of the hall, and the user that may read everything. */
    @Test
    void itHasTheKeysOfTheHallAndMayReadEverything() throws IOException {
        Map<String, JsonNode> volumes = Manifests.list(pod.path("volumes")).stream()
                .collect(Collectors.toMap(one -> one.path("name").asText(), one -> one));
        Set<String> keys = Set.copyOf(volumes.get("keys").findValuesAsText("name").stream()
                .filter(name -> !name.equals("keys"))
                .toList());
        assertEquals(Set.of("issuer-private", "issuer-public", "codes"), keys);
        assertTrue(Identity.SECRETS.keySet().containsAll(keys));
        String user = volumes.get("kafka-user").at("/secret/secretName").asText();
        assertEquals(
                "CN=" + manifests.get("KafkaUser", user).at("/metadata/name").asText(),
                manifests
                        .get("Kafka", "hall")
                        .at("/spec/kafka/authorization/superUsers/0")
                        .asText());
        String config = volumes.get("kafka-client").at("/configMap/name").asText();
        assertTrue(manifests.find("ConfigMap", config).isPresent(), config);
        String claim =
                volumes.get("backups").at("/persistentVolumeClaim/claimName").asText();
        assertEquals(
                claim,
                beside("reader.yaml")
                        .at("/spec/volumes/0/persistentVolumeClaim/claimName")
                        .asText());
        assertEquals(claim, Manifests.name(beside("volume-claim.yaml")));
        assertTrue(manifests.ofKind("PersistentVolumeClaim").isEmpty(), "it would go with the hall");
        for (JsonNode mount : container.path("volumeMounts"))
            assertTrue(volumes.containsKey(mount.path("name").asText()), mount::toString);
    }

    /** An object that is applied separately. */
    private static JsonNode beside(String file) throws IOException {
        return Manifests.YAML.readTree(
                Files.readString(Manifests.FOLDER.resolve("components/backup").resolve(file)));
    }

    @Test
    void itMayDoNoMoreThanAService() {
        JsonNode service = Manifests.pod(manifests.services().get("game-state"));
        ObjectNode rights = pod.path("securityContext").deepCopy();
        rights.remove("fsGroupChangePolicy");
        assertEquals(service.path("securityContext"), rights);
        assertEquals(
                Manifests.named(service.path("containers"), "service").path("securityContext"),
                container.path("securityContext"));
        for (String what : List.of("automountServiceAccountToken", "enableServiceLinks"))
            assertTrue(!pod.path(what).asBoolean(true), what);
        assertEquals(
                "Forbid",
                manifests.get("CronJob", "backup").at("/spec/concurrencyPolicy").asText());
        ObjectNode policy = manifests.get("NetworkPolicy", "backup");
        assertEquals("[\"Ingress\",\"Egress\"]", policy.at("/spec/policyTypes").toString());
        assertTrue(policy.at("/spec/ingress").isMissingNode());
        assertEquals(manifests.get("NetworkPolicy", "game-state").at("/spec/egress/1"), policy.at("/spec/egress/1"));
        JsonNode peers = manifests
                .get("Kafka", "hall")
                .at("/spec/kafka/listeners/0/networkPolicyPeers/0/podSelector" + "/matchLabels");
        Map<String, String> labels =
                Manifests.map(manifests.get("CronJob", "backup").at("/spec/jobTemplate/spec/template/metadata/labels"));
        Manifests.map(peers).forEach((key, value) -> assertEquals(value, labels.get(key), key));
    }
}
