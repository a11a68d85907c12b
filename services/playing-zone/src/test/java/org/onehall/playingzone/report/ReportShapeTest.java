package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.report.Reports;
import org.onehall.playingzone.projection.report.Reports.Point;

/** OCR 18.3: the JSON of a report, its schema and its digest. */
class ReportShapeTest {
    @Test
    void theDigestIsThatOfTheContentWithItsMembersInOrderWhateverWroteTheRest() throws Exception { // OCR 18.3
        var report = new PlayedRound().open().played().report("");
        JsonNode content = Json.object(Json.write(report)).orElseThrow().get("content");
        assertEquals(report.sha256(), digest(content));
        assertEquals(
                report.sha256(), new PlayedRound().open().played().report("").sha256(), "the same facts");
        assertNotEquals(
                report.sha256(),
                new PlayedRound().open().played().approved().report("").sha256());
    }

    @Test
    void whatWasSignedBeforeReportsHadMoreMembersIsStillWhatWasSigned() throws Exception { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        String before = formerDigest(round.report("rome"));
        SignedReport signed = round.signed("rome", before).report("rome");
        assertTrue(signed.unchanged());
        assertEquals(before, signed.sha256());
        assertTrue(signed.leftOut()
                .containsAll(List.of("RulingReport.white", "IrregularityView.player", "CaseView.lostAt")));
        assertFalse(round.report("").lacks(Point.VENUE_CHANGED));
        assertFalse(round.written().report("rome").unchanged(), "what is recorded since changes it");
    }

    /**
     * The digest as calculated before rulings, irregularities and cases contained the person, the place and the time.
     */
    private static String formerDigest(SignedReport report) throws Exception {
        ObjectNode content =
                (ObjectNode) Json.object(Json.write(report)).orElseThrow().get("content");
        content.remove("shape");
        content.get("rulings").forEach(ruling -> without(ruling, "white", "black"));
        content.get("rulings").forEach(ruling -> without(ruling.get("irregularity"), "ply"));
        for (JsonNode board : content.get("boards")) {
            without(board, "adjournment", "approval");
            board.get("pauses").forEach(pause -> without(pause, "resumed"));
            for (String steps : List.of("clocks", "assistants", "rollCall"))
                board.path(steps).forEach(step -> without(step, "player"));
            for (String list : List.of("incidents", "inspections", "duties"))
                board.get(list).forEach(one -> without(one, "player", "venue"));
            board.get("irregularities").forEach(one -> without(one, "player", "takenBackAt"));
            for (JsonNode one : board.get("disconnections")) {
                without(one.get("disconnection"), "lostAt", "earlier", "gameAt");
                without(one.get("ruling"), "white", "black");
            }
        }
        return digest(content);
    }

    private static void without(JsonNode of, String... members) {
        if (of instanceof ObjectNode object) object.remove(List.of(members));
    }

    /** A new member of a report needs a new shape in {@link ReportShapes} and an entry in the file. */
    @Test
    void aMemberThatIsNewIsInTheNewestShape() throws Exception { // OCR 18.3
        JsonNode defined =
                Json.object(Json.write(Schemas.roundReport())).orElseThrow().get("$defs");
        Set<String> members = new TreeSet<>();
        defined.properties().stream()
                .filter(one -> !Set.of("SignedReport", "LackingView").contains(one.getKey()))
                .forEach(one -> one.getValue()
                        .get("properties")
                        .fieldNames()
                        .forEachRemaining(member -> members.add(one.getKey() + "." + member)));
        try (var known = ReportShapeTest.class.getResourceAsStream("/report-members.txt")) {
            assertEquals(new String(known.readAllBytes(), StandardCharsets.UTF_8), String.join("\n", members) + "\n");
        }
        assertTrue(members.containsAll(ReportShapes.first().leftOut()));
        assertEquals(List.of(), ReportShapes.present().leftOut());
        assertEquals(ReportShapes.present().number(), Reports.SHAPE);
    }

    private static String digest(JsonNode content) throws Exception {
        return HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256")
                        .digest(sorted(content).toString().getBytes(StandardCharsets.UTF_8)));
    }

    private static JsonNode sorted(JsonNode node) {
        if (node.isArray()) {
            var array = JsonNodeFactory.instance.arrayNode();
            node.forEach(one -> array.add(sorted(one)));
            return array;
        }
        if (!node.isObject()) return node;
        var members = new TreeMap<String, JsonNode>();
        node.properties().forEach(member -> members.put(member.getKey(), sorted(member.getValue())));
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        members.forEach(object::set);
        return object;
    }

    @Test
    void theJsonIsAsItsPublishedSchemaSays() { // OCR 18.3
        JsonNode schema = Json.object(Json.write(Schemas.roundReport())).orElseThrow();
        JsonNode rulings = Json.object(Json.write(Schemas.rulings())).orElseThrow();
        assertEquals(
                "https://json-schema.org/draft/2020-12/schema",
                schema.get("$schema").asText());
        for (String venue : List.of("", "rome", "milan")) {
            SignedReport report = new PlayedRound()
                    .open()
                    .played()
                    .takenBack()
                    .approved()
                    .signed("rome", "0".repeat(64))
                    .report(venue);
            assertEquals(SignedReport.SCHEMA, report.schema());
            assertEquals(
                    List.of(),
                    faults(schema, schema, Json.object(Json.write(report)).orElseThrow(), "$"));
            assertEquals(
                    List.of(),
                    faults(
                            rulings,
                            rulings,
                            Json.object(Json.write(report)).orElseThrow().at("/content/rulings"),
                            "$"));
        }
        JsonNode wrong = Json.object(Json.write(new PlayedRound().open().report("rome"))
                        .replace("\"unchanged\":true", "\"unchanged\":1")
                        .replace("\"round\":1", "\"turn\":1"))
                .orElseThrow();
        assertEquals(
                3,
                faults(schema, schema, wrong, "$").size(),
                faults(schema, schema, wrong, "$").toString());
    }

    /** The differences between a value and a schema; supports the keywords that our schemas use. */
    private static List<String> faults(JsonNode root, JsonNode schema, JsonNode value, String path) {
        List<String> faults = new ArrayList<>();
        if (schema.has("$ref"))
            faults.addAll(faults(root, root.at(schema.get("$ref").asText().substring(1)), value, path));
        if (schema.has("anyOf")) {
            boolean one = false;
            for (JsonNode alternative : schema.get("anyOf"))
                one |= faults(root, alternative, value, path).isEmpty();
            if (!one) faults.add(path + " is none of " + schema.get("anyOf") + ": " + value);
        }
        String type = schema.path("type").asText();
        boolean right = switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isTextual();
            case "integer" -> value.isIntegralNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            case "" -> true;
            default -> throw new AssertionError(type);
        };
        if (!right) faults.add(path + " is no " + type + ": " + value);
        schema.path("required").forEach(name -> {
            if (!value.has(name.asText())) faults.add(path + " has no " + name.asText());
        });
        value.properties().forEach(member -> {
            JsonNode known = schema.path("properties").path(member.getKey());
            JsonNode others = schema.path("additionalProperties");
            if (!known.isMissingNode())
                faults.addAll(faults(root, known, member.getValue(), path + "." + member.getKey()));
            else if (others.isObject())
                faults.addAll(faults(root, others, member.getValue(), path + "." + member.getKey()));
            else if (others.isBoolean()) faults.add(path + " has " + member.getKey());
        });
        if (value.isArray() && schema.has("items"))
            for (int i = 0; i < value.size(); i++)
                faults.addAll(faults(root, schema.get("items"), value.get(i), path + "[" + i + "]"));
        if (schema.has("enum")
                && schema.get("enum").findValuesAsText("").isEmpty()
                && value.isTextual()
                && !schema.get("enum").toString().contains("\"" + value.asText() + "\""))
            faults.add(path + " is not one of " + schema.get("enum"));
        return faults;
    }
}
