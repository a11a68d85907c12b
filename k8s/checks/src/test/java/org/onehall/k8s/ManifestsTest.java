package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.eventlog.TopicCatalogue;

/** Every overlay can be rendered, and the checks find nothing wrong in the result. */
@Tag("slow")
class ManifestsTest {
    @ParameterizedTest
    @ValueSource(strings = {"single-node", "federation", "rehearsal"})
    void nothingIsWrongWithAnOverlay(String overlay) throws Exception {
        Manifests manifests = Manifests.overlay(overlay);
        assertEquals(Map.of(), Checks.findings(manifests));
        Set<String> namespaces =
                manifests.ofKind("Namespace").stream().map(Manifests::name).collect(Collectors.toSet());
        for (ObjectNode one : manifests.objects())
            assertTrue(
                    Manifests.kind(one).equals("Namespace")
                            || namespaces.equals(
                                    Set.of(one.at("/metadata/namespace").asText())),
                    () -> Manifests.title(one));
    }

    @Test
    void everyOverlayIsChecked() throws Exception {
        try (Stream<Path> overlays = Files.list(Manifests.FOLDER.resolve("overlays"))) {
            assertEquals(
                    Set.of("single-node", "federation", "rehearsal"),
                    overlays.map(one -> one.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    @Test
    void aFederationsHallOutlivesANode() throws Exception {
        Manifests manifests = Manifests.overlay("federation");
        assertEquals(3, BrokerChecks.brokers(manifests));
        assertEquals(
                "DoNotSchedule",
                manifests
                        .get("KafkaNodePool", "broker")
                        .at("/spec/template/pod/topologySpreadConstraints/0/whenUnsatisfiable")
                        .asText());
        manifests.services().forEach((name, workload) -> {
            assertEquals(
                    name.equals("playing-zone") ? 1 : 2,
                    workload.at("/spec/replicas").asInt(),
                    name);
            assertEquals(
                    "DoNotSchedule",
                    Manifests.pod(workload)
                            .at("/topologySpreadConstraints/0/whenUnsatisfiable")
                            .asText(),
                    name);
        });
    }

    /** With components/analysis-scaling added, as by an operator. */
    @Test
    void theQueueThatIsScaledByIsTheOneOfTheCode() throws Exception {
        Path folder = Files.createDirectories(Path.of("target/scaling"));
        Files.writeString(folder.resolve("kustomization.yaml"), """
                apiVersion: kustomize.config.k8s.io/v1beta1
                kind: Kustomization
                resources: [../../../overlays/federation]
                components: [../../../components/analysis-scaling]
                """);
        Manifests manifests = Manifests.render(folder);
        assertEquals(Map.of(), Checks.findings(manifests));
        ObjectNode scaled = manifests.get("ScaledObject", "fair-play");
        var trigger = scaled.at("/spec/triggers/0/metadata");
        String worker = Code.text(Path.of(
                "../../services/fair-play/src/main/java/org/onehall/fairplay", "react/screening/AnalysisWorker.java"));
        assertEquals(TopicCatalogue.POSITIONS, trigger.path("topic").asText());
        assertTrue(worker.contains("GROUP = \"" + trigger.path("consumerGroup").asText() + "\""), worker);
        assertEquals(
                TopicCatalogue.PARTITIONS, scaled.at("/spec/maxReplicaCount").asInt());
        assertEquals(
                manifests.get("StatefulSet", "fair-play").at("/spec/replicas").asInt(),
                scaled.at("/spec/minReplicaCount").asInt());
    }

    /** With components/sign-in added, as by an operator. */
    @Test
    void officialsSignInByTheProviderOfASecret() throws Exception {
        Path folder = Files.createDirectories(Path.of("target/sign-in"));
        Files.writeString(folder.resolve("kustomization.yaml"), """
                apiVersion: kustomize.config.k8s.io/v1beta1
                kind: Kustomization
                resources: [../../../overlays/federation]
                components: [../../../components/sign-in]
                """);
        Manifests manifests = Manifests.render(folder);
        assertEquals(Map.of(), Checks.findings(manifests));
        String settings =
                manifests.environment(manifests.services().get("playing-zone")).get("SMALLRYE_CONFIG_LOCATIONS");
        assertEquals("/run/onehall/sign-in/oidc.properties", settings);
        assertEquals(
                "443",
                manifests
                        .get("NetworkPolicy", "sign-in")
                        .at("/spec/egress/0/ports/0/port")
                        .asText());
    }

    /** With components/grpc-tls added, as by an operator. */
    @Test
    void eachServiceHasACertificateForTheNameItIsFoundBy() throws Exception {
        Path folder = Files.createDirectories(Path.of("target/grpc-tls"));
        Files.writeString(folder.resolve("kustomization.yaml"), """
                apiVersion: kustomize.config.k8s.io/v1beta1
                kind: Kustomization
                resources: [../../../overlays/federation]
                components: [../../../components/grpc-tls]
                """);
        Manifests manifests = Manifests.render(folder);
        assertEquals(Map.of(), Checks.findings(manifests));
        manifests.services().forEach((name, workload) -> {
            ObjectNode certificate = manifests.get("Certificate", "grpc-" + name);
            assertEquals(name, certificate.at("/spec/dnsNames/0").asText());
            assertEquals("grpc", certificate.at("/spec/issuerRef/name").asText());
            assertTrue(
                    SafetyChecks.usedSecrets(manifests)
                            .containsKey(certificate.at("/spec/secretName").asText()),
                    name);
            assertEquals(
                    "/run/onehall/grpc/ca.crt", manifests.environment(workload).get("ONEHALL_GRPC_TLS_AUTHORITIES"));
            if (!name.equals("playing-zone"))
                assertEquals(
                        name,
                        manifests
                                .environment(workload)
                                .get("ONEHALL_ADDRESSES_"
                                        + name.toUpperCase(Locale.ROOT).replace('-', '_'))
                                .replaceFirst(":.*", ""));
        });
    }
}
