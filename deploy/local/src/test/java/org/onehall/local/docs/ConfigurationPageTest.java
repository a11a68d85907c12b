package org.onehall.local.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The reference of settings matches the code. After a change to a configuration interface, renew it with {@code mvn -pl
 * deploy/local -am test -Dtest=ConfigurationPageTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Donehall.docs.write=true}.
 */
class ConfigurationPageTest {
    private final Documents ours = Documents.ofRepository();

    @TempDir
    private Path root;

    @Test
    void thePageIsNotStale() throws IOException {
        Path page = ours.root().resolve("docs/configuration.md");
        String stands = Documents.text(page);
        String renewed = ConfigurationPage.renewed(stands, ours);
        if (Boolean.getBoolean("onehall.docs.write")) Files.writeString(page, renewed);
        else assertEquals(renewed, stands);
        for (String known :
                List.of("`onehall.kafka.bootstrap`", "`ONEHALL_DOORS_PUBLIC_URL`", "`onehall.engine.nodes`")) {
            assertTrue(renewed.contains(known), known);
        }
    }

    private String of(String... members) throws IOException {
        Path source = root.resolve("services/a/src/main/java/AConfig.java");
        Files.createDirectories(source.getParent());
        Files.writeString(
                source,
                "/** What a needs. Prefix {@code hall.a}. */\n"
                        + "@ConfigMapping(prefix = \"hall.a\")\n"
                        + "interface AConfig {\n"
                        + String.join("\n", members) + "\n}\n");
        return ConfigurationPage.renewed(ConfigurationPage.BEGIN + ConfigurationPage.END, new Documents(root));
    }

    @Test
    void aSettingHasItsNamesItsDefaultAndItsMeaning() throws IOException {
        String page = of(
                "/** How long, see {@link #most()}. */ @WithDefault(\"5s\") Duration restTime();",
                "/** At most. */ int most();",
                "Inner inner();",
                "/** A group. */ interface Inner { /** Where | what. */ Optional<Path> file(); }");
        assertTrue(page.contains("## hall.a (services/a)\n\nWhat a needs.\n"), page);
        assertTrue(page.contains("| `hall.a.rest-time` | `HALL_A_REST_TIME` | `5s` | How long, see `most`. |"), page);
        assertTrue(page.contains("| `hall.a.most` | `HALL_A_MOST` | required | At most. |"), page);
        assertTrue(page.contains("| `hall.a.inner.file` | `HALL_A_INNER_FILE` | – | Where \\| what. |"), page);
    }

    @Test
    void aSettingWithoutJavadocIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> of("int most();"));
    }
}
