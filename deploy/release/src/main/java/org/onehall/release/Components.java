package org.onehall.release;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * The components of a release and their licences, as a bill of materials (CycloneDX) and as text.
 *
 * @param maven the bill of materials that the CycloneDX plugin has made of the Java libraries
 * @param pages the npm packages in the pages
 */
record Components(JsonNode maven, Pages pages) {
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final String OURS = "org.onehall";
    private static final String PIECES = """
            The drawings of the chess pieces are by Cburnett (https://en.wikipedia.org/wiki/User:Cburnett) and
            Rfc1394 (https://en.wikipedia.org/wiki/User:Rfc1394), from
            https://commons.wikimedia.org/wiki/Category:SVG_chess_pieces/Standard, modified by shaack
            (https://shaack.com) for cm-chessboard. Licence: Attribution-ShareAlike 3.0 Unported (CC BY-SA 3.0),
            https://creativecommons.org/licenses/by-sa/3.0/. They are served as they are in cm-chessboard.
            """;

    /** Reads the bill of materials that the plugin has made. */
    static Components of(Path checkout, Path bom) throws IOException {
        return new Components(JSON.readTree(Files.readString(bom)), Pages.of(checkout));
    }

    /**
     * Writes the bill of materials of a release, the same for the same release.
     *
     * @param at the time of its files
     */
    void writeBom(Path file, String version, Instant at) throws IOException {
        ObjectNode bom = maven.deepCopy();
        bom.put(
                "serialNumber",
                "urn:uuid:" + UUID.nameUUIDFromBytes(("onehall " + version).getBytes(StandardCharsets.UTF_8)));
        ((ObjectNode) bom.path("metadata")).put("timestamp", at.toString());
        ((ObjectNode) bom.path("metadata").path("component")).put("version", version);
        ArrayNode components = (ArrayNode) bom.path("components");
        for (Pages.Npm one : pages.packages()) {
            component(components, "library", one.name(), one.version(), one.license())
                    .put("purl", one.purl());
        }
        component(components, "platform", "OpenJDK", Runtime.version().toString(), "GPL-2.0-with-classpath-exception")
                .put("publisher", System.getProperty("java.vendor"));
        Files.writeString(file, JSON.writeValueAsString(bom) + "\n");
    }

    private static ObjectNode component(ArrayNode all, String type, String name, String version, String license) {
        ObjectNode component = all.addObject()
                .put("type", type)
                .put("bom-ref", type + ":" + name + "@" + version)
                .put("name", name)
                .put("version", version);
        component.putArray("licenses").addObject().putObject("license").put("id", license);
        return component;
    }

    /** Writes a file that lists the works of others in a release, with their licences. */
    void writeThirdParty(Path file) throws IOException {
        List<String> text = new ArrayList<>(List.of(
                "OneHall is licensed under Apache-2.0 (LICENSE). It contains" + " work of others under their licences.",
                "",
                "Java libraries (their jars hold the texts)",
                ""));
        TreeSet<String> libraries = new TreeSet<>();
        for (JsonNode one : maven.path("components")) {
            if (!one.path("group").asText().equals(OURS)) {
                libraries.add(one.path("group").asText() + ":"
                        + one.path("name").asText() + ":" + one.path("version").asText() + "  " + licenses(one));
            }
        }
        text.addAll(libraries);
        text.addAll(List.of(
                "",
                "The Java runtime",
                "",
                "OpenJDK " + Runtime.version() + " ("
                        + System.getProperty("java.vendor")
                        + "), GPL-2.0 with the Classpath Exception; all notices are in"
                        + " runtime/legal",
                "",
                "The pieces",
                "",
                PIECES,
                "Packages of the pages",
                ""));
        for (Pages.Npm one : pages.packages()) {
            text.addAll(List.of(
                    one.name() + " " + one.version() + "  " + one.license(),
                    "",
                    pages.license(one).indent(4)));
        }
        Files.writeString(file, String.join("\n", text));
    }

    /**
     * The licences a component may be used under, joined by "or"; CycloneDX contains either a list or one expression.
     */
    private static String licenses(JsonNode component) {
        return StreamSupport.stream(component.path("licenses").spliterator(), false)
                .map(one -> one.path("expression")
                        .asText(one.path("license")
                                .path("id")
                                .asText(one.path("license").path("name").asText())))
                .distinct()
                .collect(Collectors.joining(" or "));
    }
}
