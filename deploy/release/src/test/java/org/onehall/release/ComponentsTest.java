package org.onehall.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComponentsTest {
    private static final Instant AT = Instant.parse("2026-11-27T15:32:23Z");
    private static final String MAVEN = """
            {"bomFormat": "CycloneDX", "serialNumber": "urn:uuid:0", "metadata": {"timestamp": "now",
             "component": {"name": "onehall", "version": "0.1.0-SNAPSHOT"}}, "components": [
             {"group": "org.onehall", "name": "onehall-chess", "version": "0.1.0-SNAPSHOT"},
             {"group": "org.example", "name": "clock", "version": "2.0", "licenses": [
               {"license": {"id": "EPL-2.0"}}, {"license": {"name": "The Example Licence"}}]},
             {"group": "org.example", "name": "bell", "version": "1.0", "licenses": [
               {"expression": "MIT OR Apache-2.0"}]}]}""";

    @TempDir
    private Path folder;

    private Pages pages;

    @BeforeEach
    void pages() throws IOException {
        pages = new Pages(folder);
        Files.writeString(folder.resolve("package-lock.json"), """
                {"packages": {"": {"name": "pages"},
                 "node_modules/vite": {"version": "8.0.0", "license": "MIT", "dev": true},
                 "node_modules/preact": {"version": "11.2.0", "license": "MIT"},
                 "node_modules/@preact/signals": {"version": "2.11.4", "license": "MIT"}}}""");
        Path preact = Files.createDirectories(folder.resolve("node_modules/preact"));
        Files.writeString(preact.resolve("LICENSE"), "Copyright of preact\n");
    }

    private Components components() throws IOException {
        return new Components(new ObjectMapper().readTree(MAVEN), pages);
    }

    private void signals() throws IOException {
        Path signals = Files.createDirectories(folder.resolve("node_modules/@preact/signals"));
        Files.writeString(signals.resolve("LICENSE"), "Copyright of signals\n");
    }

    @Test
    void theBillOfMaterialsHasThePagesAndTheRuntimeToo() throws IOException {
        Path file = folder.resolve("onehall.cdx.json");
        components().writeBom(file, "1.2.3", AT);
        JsonNode bom = new ObjectMapper().readTree(Files.readString(file));
        List<String> names = new ArrayList<>();
        bom.path("components").forEach(one -> names.add(one.path("name").asText()));
        assertEquals(List.of("onehall-chess", "clock", "bell", "@preact/signals", "preact", "OpenJDK"), names);
        assertEquals(
                "pkg:npm/%40preact/signals@2.11.4", bom.at("/components/3/purl").asText());
        assertEquals("MIT", bom.at("/components/4/licenses/0/license/id").asText());
        assertEquals("1.2.3", bom.at("/metadata/component/version").asText());
        assertEquals("2026-11-27T15:32:23Z", bom.at("/metadata/timestamp").asText());
    }

    @Test
    void theBillOfMaterialsOfOneReleaseIsAlwaysTheSame() throws IOException {
        components().writeBom(folder.resolve("one"), "1.2.3", AT);
        components().writeBom(folder.resolve("again"), "1.2.3", AT);
        components().writeBom(folder.resolve("next"), "1.2.4", AT);
        assertEquals(Files.readString(folder.resolve("one")), Files.readString(folder.resolve("again")));
        assertFalse(Files.readString(folder.resolve("next"))
                .contains(new ObjectMapper()
                        .readTree(folder.resolve("one").toFile())
                        .path("serialNumber")
                        .asText()));
    }

    @Test
    void theNoticesNameEveryoneAndTheAuthorsOfThePieces() throws IOException {
        signals();
        Path file = folder.resolve("THIRD-PARTY.txt");
        components().writeThirdParty(file);
        String text = Files.readString(file);
        assertTrue(text.contains("org.example:clock:2.0  EPL-2.0 or The Example Licence\n"), text);
        assertTrue(text.contains("org.example:bell:1.0  MIT OR Apache-2.0\n"), text);
        assertFalse(text.contains("onehall-chess"), text);
        assertTrue(text.contains("by Cburnett") && text.contains("Rfc1394") && text.contains("CC BY-SA 3.0"), text);
        assertTrue(text.contains("preact 11.2.0  MIT\n\n    Copyright of preact\n"), text);
        assertTrue(text.contains("Copyright of signals") && !text.contains("vite"), text);
    }

    @Test
    void aPackageWithoutItsLicenceIsNamed() {
        assertTrue(assertThrows(NoSuchFileException.class, () -> components().writeThirdParty(folder.resolve("out")))
                .getMessage()
                .contains("@preact/signals/LICENSE"));
    }
}
