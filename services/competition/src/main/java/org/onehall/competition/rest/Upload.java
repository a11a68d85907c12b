package org.onehall.competition.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.onehall.competition.reading.Sources;

/**
 * The files as JSON: what is left out is null.
 *
 * @param fileName name of the main file, for messages
 * @param files texts to which the main file refers, by name; may be left out
 * @param regulations regulations in a separate file; may be left out
 * @param regulationsFile its name, for messages; may be left out
 */
public record Upload(
        String fileName, String yaml, Map<String, String> files, String regulations, String regulationsFile) {
    /** Empty if the body is something else. */
    static Optional<Sources> sources(ObjectMapper json, String body) {
        try {
            Upload upload = json.readValue(body, Upload.class);
            if (upload == null
                    || upload.yaml() == null
                    || upload.files() != null && upload.files().containsValue(null)) return Optional.empty();
            return Optional.of(new Sources(
                    Objects.requireNonNullElse(upload.fileName(), "competition.yaml"),
                    upload.yaml(),
                    Objects.requireNonNullElse(upload.files(), Map.of()),
                    Optional.ofNullable(upload.regulations()),
                    Objects.requireNonNullElse(upload.regulationsFile(), "regulations.yaml")));
        } catch (JsonProcessingException unreadable) {
            return Optional.empty();
        }
    }
}
