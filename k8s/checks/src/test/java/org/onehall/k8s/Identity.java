package org.onehall.k8s;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The Secrets that k8s/identity creates from an operator's files. */
final class Identity {
    static final Path FILE = Manifests.FOLDER.resolve("identity/kustomization.yaml");
    /** The keys of each Secret, by the name of the Secret. */
    static final Map<String, Set<String>> SECRETS = new TreeMap<>();
    /** The files from which they are created, such as "game-state.jwt". */
    static final Set<String> FILES = new TreeSet<>();

    static {
        try {
            for (JsonNode secret :
                    Manifests.YAML.readTree(Files.readString(FILE)).path("secretGenerator")) {
                Set<String> keys = new TreeSet<>();
                for (JsonNode file : secret.path("files")) {
                    String[] parts = file.asText().split("=");
                    keys.add(parts[0]);
                    FILES.add(parts[parts.length - 1]);
                }
                SECRETS.put(secret.path("name").asText(), keys);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Identity() {}
}
