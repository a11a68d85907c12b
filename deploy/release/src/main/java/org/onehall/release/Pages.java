package org.onehall.release;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The npm packages that are built into the browser pages.
 *
 * @param folder the folder of the pages' sources, after a build
 */
record Pages(Path folder) {
    private static final String PACKAGES = "node_modules/";

    /**
     * One npm package.
     *
     * @param license as SPDX names it
     */
    record Npm(String name, String version, String license) {
        /** The package URL, a name that is unique across all registries. */
        String purl() {
            return "pkg:npm/" + name.replace("@", "%40") + "@" + version;
        }
    }

    static Pages of(Path checkout) {
        return new Pages(checkout.resolve("services/pages"));
    }

    /** All packages except pure build tools, in alphabetical order. */
    List<Npm> packages() throws IOException {
        JsonNode lock = new ObjectMapper().readTree(Files.readString(folder.resolve("package-lock.json")));
        List<Npm> packages = new ArrayList<>();
        for (Map.Entry<String, JsonNode> one : lock.path("packages").properties()) {
            JsonNode about = one.getValue();
            if (one.getKey().startsWith(PACKAGES)
                    && !about.path("dev").asBoolean()
                    && !about.path("peer").asBoolean()) {
                packages.add(new Npm(
                        one.getKey().substring(PACKAGES.length()),
                        about.path("version").asText(),
                        about.path("license").asText()));
            }
        }
        packages.sort(java.util.Comparator.comparing(Npm::name));
        return packages;
    }

    /** The licence of a package with the names of its owners. Refused if the pages were not built. */
    String license(Npm one) throws IOException {
        Path file = folder.resolve(PACKAGES).resolve(one.name()).resolve("LICENSE");
        if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString(), null, "is missing; build the pages again (npm ci)");
        }
        return Files.readString(file).strip();
    }
}
