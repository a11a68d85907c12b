package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Secrets that an operator creates with k8s/identity are those that the services' pods mount. */
class IdentityTest {
    @TempDir
    Path folder;

    @Test
    void secretsAreThoseThePodsMount() throws Exception {
        for (String file : Identity.FILES) Files.writeString(folder.resolve(file), "of " + file);
        Files.copy(Identity.FILE, folder.resolve("kustomization.yaml"));
        Map<String, Set<String>> made = new TreeMap<>();
        for (ObjectNode secret : Manifests.render(folder).ofKind("Secret")) {
            made.put(
                    Manifests.name(secret),
                    new TreeSet<>(Manifests.map(secret.path("data")).keySet()));
            if (Manifests.name(secret).startsWith("token-"))
                assertEquals(
                        "of " + Manifests.name(secret).replace("token-", "") + ".jwt",
                        new String(
                                Base64.getDecoder()
                                        .decode(secret.at("/data/service.jwt").asText()),
                                StandardCharsets.UTF_8));
        }
        Manifests federation = Manifests.overlay("federation");
        Set<String> byStrimzi =
                federation.ofKind("KafkaUser").stream().map(Manifests::name).collect(Collectors.toSet());
        Map<String, Set<String>> used = SafetyChecks.usedSecrets(federation);
        used.keySet().removeAll(byStrimzi);
        assertEquals(Set.of("ca.crt"), used.remove("hall-cluster-ca-cert"));
        assertEquals(made, used);
    }

    @Test
    void theFilesAreThoseThatTheLauncherMakes() {
        String code = Code.text(Path.of("../../deploy/local/src/main/java/org/onehall/local/Identity.java"));
        Set<String> tokens =
                Code.services().keySet().stream().map(one -> one + ".jwt").collect(Collectors.toSet());
        for (String file : Identity.FILES)
            assertTrue(tokens.contains(file) || code.contains("resolve(\"" + file + "\")"), file);
    }

    @Test
    void nothingOfAnIdentityIsCommitted() throws Exception {
        Path ignored = Identity.FILE.resolveSibling(".gitignore");
        assertEquals(Set.of("*", "!.gitignore", "!kustomization.yaml"), Set.copyOf(Files.readAllLines(ignored)));
    }
}
