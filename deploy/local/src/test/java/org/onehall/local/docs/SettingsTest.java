package org.onehall.local.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A setting that is misspelt where it is set would have no effect: every one is in the reference of settings, which
 * {@link ConfigurationPageTest} compares with the code. {@code ComposeTest} and the checks of the manifests do the same
 * for containers.
 */
class SettingsTest {
    /** A setting of the reference: its name, its variable, its default. */
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| `(onehall\\.[^`]+)` \\| `([A-Z0-9_]+)` \\| ([^|]+) \\|");
    /** A variable that is described by hand; one followed by "and so on" stands for others that begin alike. */
    private static final Pattern BY_HAND = Pattern.compile("(?m)^\\| `(ONEHALL_[A-Z_]+)`( and so on)? \\|");

    private static final Pattern REFERENCE = Pattern.compile("\\$\\{(ONEHALL_[A-Z0-9_]+)");
    private static final Pattern PUT = Pattern.compile("\\.put\\(\\s*\"(ONEHALL_[A-Z0-9_]+)\"");

    private final Documents ours = Documents.ofRepository();
    private final String page = Documents.text(ours.root().resolve("docs/configuration.md"));

    @TempDir
    private Path root;

    @Test
    void everySettingThatIsSetExists() {
        assertTrue(ROW.matcher(page).results().count() > 45, "too few settings are read");
        assertTrue(set(ours).size() > 25, () -> set(ours).toString());
        assertEquals(List.of(), unknown(ours));
    }

    /** Only what belongs to an entry that somebody adds may be required: a hall starts with no other setting. */
    @Test
    void everySettingHasADefault() {
        List<String> required = ROW.matcher(page)
                .results()
                .filter(row -> row.group(3).equals("required") && !row.group(1).contains("[N]"))
                .map(row -> row.group(1))
                .toList();
        assertEquals(List.of(), required);
    }

    private void file(String name, String... lines) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(lines));
    }

    @Test
    void aMisspeltSettingIsFound() throws IOException {
        file(
                "services/a/src/main/resources/application.properties",
                "quarkus.http.port=8081",
                "onehall.kafka.replicas=3",
                "%test.onehall.kafka.replication=1",
                "onehall.addresses.game=${ONEHALL_ADDRESSES_GAME_STATE:x}",
                "onehall.addresses.clock=${ONEHALL_ADRESSES_CLOCK:x}",
                "onehall.oidc.officials[0].role=x",
                "onehall.oidc.officials[0].rule=x");
        file(
                "deploy/a/src/main/java/A.java",
                "a.put(\"ONEHALL_INSTANCE\", b);",
                "a.put(\"ONEHALL_PORT_\" + b, c);",
                "a.put(",
                "  \"ONEHALL_INSTANCES\", b);");
        assertEquals(
                List.of(
                        "ONEHALL_ADRESSES_CLOCK",
                        "ONEHALL_INSTANCES",
                        "onehall.kafka.replicas",
                        "onehall.oidc.officials[0].rule"),
                unknown(new Documents(root)));
    }

    private List<String> unknown(Documents documents) {
        List<Pattern> known = new ArrayList<>();
        ROW.matcher(page).results().forEach(row -> {
            boolean named = row.group(1).endsWith(".NAME");
            known.add(pattern(row.group(1), named, "[N]", "\\[\\d+]"));
            known.add(pattern(row.group(2), named, "_N__", "_\\d+__"));
        });
        BY_HAND.matcher(page).results().forEach(row -> {
            String name = row.group(1);
            // ONEHALL_PORT_GAME_STATE and so on: every name that begins with ONEHALL_PORT_.
            known.add(
                    row.group(2) == null
                            ? Pattern.compile(name)
                            : Pattern.compile(name.replaceFirst("GAME_STATE$", "[A-Z0-9_]*")));
        });
        return set(documents).stream()
                .filter(name ->
                        known.stream().noneMatch(one -> one.matcher(name).matches()))
                .toList();
    }

    /** What a name of the reference stands for, with its placeholders for a name and a number. */
    private static Pattern pattern(String name, boolean named, String number, String numbers) {
        String fixed = named ? name.substring(0, name.length() - "NAME".length()) : name;
        String pattern = Pattern.quote(fixed).replace(number, "\\E" + numbers + "\\Q");
        return Pattern.compile(pattern + (named ? ".+" : ""));
    }

    /** The names of our settings that services set for themselves, and that programs set for the parts they start. */
    private static Set<String> set(Documents documents) {
        Set<String> names = new TreeSet<>();
        for (Path file : documents.files(".properties")) {
            if (!isOfAProgram(documents, file, "application.properties", "microprofile-config.properties")) continue;
            Properties settings = new Properties();
            String text = Documents.text(file);
            try {
                settings.load(new StringReader(text));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            settings.stringPropertyNames().stream()
                    .map(key -> key.replaceFirst("^%[^.]+\\.", ""))
                    .filter(key -> key.startsWith("onehall."))
                    .forEach(names::add);
            REFERENCE.matcher(text).results().forEach(found -> names.add(found.group(1)));
        }
        for (Path file : documents.files(".java")) {
            if (!isOfAProgram(documents, file, "")) continue;
            names.addAll(PUT.matcher(Documents.text(file))
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toSet()));
        }
        return names;
    }

    private static boolean isOfAProgram(Documents documents, Path file, String... endings) {
        String name = documents.root().relativize(file).toString();
        if (!name.contains("/src/main/")) return false;
        for (String ending : endings) if (name.endsWith(ending)) return true;
        return false;
    }
}
