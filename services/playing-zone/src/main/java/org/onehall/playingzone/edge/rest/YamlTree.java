package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.onehall.regulations.YamlText;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Converts the text of a competition file to JSON and back, for pages that show it as a form. A YAML number or boolean
 * becomes a number or boolean in JSON only if it can be written back with the same characters: a FIDE ID {@code 0042},
 * a version {@code 1.10} and Norway's {@code NO} are texts.
 */
final class YamlTree {
    private static final int INDENT = 2;
    private static final Pattern WHOLE = Pattern.compile("0|-?[1-9]\\d{0,14}");
    private static final Pattern DECIMAL = Pattern.compile("-?(?:0|[1-9]\\d{0,8})\\.\\d{0,5}[1-9]");
    private static final Set<String> NOTHING = Set.of("", "~", "null");
    private static final Set<String> TRUTH = Set.of("true", "false");
    /** The tags that a text gets if it names none itself, besides those of lists and mappings. */
    private static final Set<Tag> SCALARS =
            Set.of(Tag.STR, Tag.BOOL, Tag.INT, Tag.FLOAT, Tag.NULL, Tag.TIMESTAMP, Tag.MERGE);

    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private YamlTree() {}

    /** Stops the reading of a text that a form cannot show. */
    private static final class NoTreeException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoTreeException() {
            super(null, null, false, false);
        }
    }

    /**
     * The mapping in a text of at most {@link YamlText#LONGEST} characters and {@link YamlText#DEEPEST} levels. Empty
     * if it is not YAML, is not a mapping, has a key twice, or has aliases or tags.
     */
    static Optional<ObjectNode> read(String yaml) {
        if (!(YamlText.compose(yaml) instanceof YamlText.Composed(MappingNode root))) return Optional.empty();
        try {
            return Optional.of(new YamlTree().mapping(root));
        } catch (NoTreeException _) {
            return Optional.empty();
        }
    }

    private JsonNode node(Node node) {
        return switch (node) {
            case ScalarNode scalar -> scalar(scalar);
            case MappingNode mapping -> mapping(mapping);
            case SequenceNode sequence -> sequence(sequence);
            default -> throw new NoTreeException();
        };
    }

    private ObjectNode mapping(MappingNode node) {
        once(node, Tag.MAP);
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (NodeTuple field : node.getValue()) {
            if (!(field.getKeyNode() instanceof ScalarNode key) || !SCALARS.contains(key.getTag()))
                throw new NoTreeException();
            if (object.has(key.getValue())) throw new NoTreeException();
            object.set(key.getValue(), node(field.getValueNode()));
        }
        return object;
    }

    private ArrayNode sequence(SequenceNode node) {
        once(node, Tag.SEQ);
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        node.getValue().forEach(element -> array.add(node(element)));
        return array;
    }

    /** Refuses a node that was read before: an alias is the same node as the one that it repeats. */
    private void once(Node node, Tag tag) {
        if (!node.getTag().equals(tag) || !seen.add(node)) throw new NoTreeException();
    }

    private JsonNode scalar(ScalarNode node) {
        if (!SCALARS.contains(node.getTag()) || !seen.add(node)) throw new NoTreeException();
        String text = node.getValue();
        JsonNodeFactory json = JsonNodeFactory.instance;
        if (node.getScalarStyle() != ScalarStyle.PLAIN) return json.textNode(text);
        if (NOTHING.contains(text)) return json.nullNode();
        if (TRUTH.contains(text)) return json.booleanNode(Boolean.parseBoolean(text));
        if (WHOLE.matcher(text).matches()) return json.numberNode(Long.parseLong(text));
        if (DECIMAL.matcher(text).matches()) return json.numberNode(Double.parseDouble(text));
        return json.textNode(text);
    }

    /**
     * A mapping as block YAML, with its fields in their order; a field without a value is left out. Malformed if it is
     * deeper than {@link YamlText#DEEPEST} levels, or has a number that a competition file cannot have.
     */
    static String write(JsonNode tree) {
        if (!tree.isObject()) throw Bodies.malformed();
        DumperOptions options = new DumperOptions();
        options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        options.setIndent(INDENT);
        options.setAllowUnicode(true);
        options.setSplitLines(false);
        options.setNonPrintableStyle(DumperOptions.NonPrintableStyle.ESCAPE);
        return new Yaml(options).dump(value(tree, 1));
    }

    private static Object value(JsonNode node, int depth) {
        if (node.isContainerNode() && depth > YamlText.DEEPEST) throw Bodies.malformed();
        return switch (node.getNodeType()) {
            case OBJECT -> {
                Map<String, Object> mapping = new LinkedHashMap<>();
                node.properties().forEach(field -> {
                    if (!field.getValue().isNull())
                        mapping.put(Bodies.whole(field.getKey()), value(field.getValue(), depth + 1));
                });
                yield mapping;
            }
            case ARRAY -> {
                List<Object> list = new ArrayList<>();
                node.forEach(element -> list.add(value(element, depth + 1)));
                yield list;
            }
            case STRING -> Bodies.text(node);
            case BOOLEAN -> node.booleanValue();
            case NUMBER -> number(node);
            case NULL, MISSING, BINARY, POJO -> throw Bodies.malformed();
        };
    }

    private static Object number(JsonNode node) {
        if (node.isIntegralNumber()) {
            if (!WHOLE.matcher(node.asText()).matches()) throw Bodies.malformed();
            return node.longValue();
        }
        if (!Double.isFinite(node.doubleValue())) throw Bodies.malformed();
        String plain =
                BigDecimal.valueOf(node.doubleValue()).stripTrailingZeros().toPlainString();
        if (WHOLE.matcher(plain).matches()) return Long.parseLong(plain);
        if (!DECIMAL.matcher(plain).matches()) throw Bodies.malformed();
        return new BigDecimal(plain);
    }
}
