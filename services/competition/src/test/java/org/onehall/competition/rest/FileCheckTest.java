package org.onehall.competition.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher checks before it starts a hall. */
class FileCheckTest {
    @TempDir
    Path folder;

    private String told(Object upload) throws Exception {
        Path sent = Files.write(folder.resolve("sent.json"), new ObjectMapper().writeValueAsBytes(upload));
        FileCheck.main(
                new String[] {sent.toString(), folder.resolve("told.json").toString()});
        return Files.readString(folder.resolve("told.json"));
    }

    @Test
    void everythingThatIsWrongIsToldAsJsonAndNothingIfNothingIs() throws Exception { // OCR 16.1, V-01
        Path demo = Path.of("../../deploy/demo/competition");
        String yaml = Files.readString(demo.resolve("demo.yaml"));
        var files = Map.of("players.csv", Files.readString(demo.resolve("players.csv")));
        assertEquals("{\"errors\":[]}", told(Map.of("fileName", "demo.yaml", "yaml", yaml, "files", files)));
        var errors = new ObjectMapper()
                .readTree(told(
                        Map.of("fileName", "demo.yaml", "yaml", yaml.replaceFirst("(?m)^id: .*$", "id: Not An Id"))))
                .path("errors");
        assertEquals(
                "demo.yaml:id",
                errors.get(0).path("file").asText() + ":"
                        + errors.get(0).path("key").asText());
        assertEquals("V-01", errors.get(1).path("rule").asText(), errors::toString);
    }
}
