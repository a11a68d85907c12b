package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.StringWriter;
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
import org.jspecify.annotations.Nullable;
import org.onehall.playingzone.ZoneRefusal;
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
 * a version {@code 1.10} and Norway's {@code NO} are texts. In the regulations no value means {@code none}, and is read
 * and written so.
 */
final class YamlTree {
    /** The largest draft, in bytes of UTF-8. */
    static final int LARGEST = 512 * 1024;

    private static final String REGULATIONS = "regulations";
    private static final String NONE = "none";
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

    /** A text that never gets larger than a draft may be. */
    private static final class LimitedText extends StringWriter {
        private int bytes;

        @Override
        public void write(int character) {
            count((char) character);
            super.write(character);
        }

        @Override
        public void write(char[] characters, int from, int length) {
            for (int i = from; i < from + length; i++) count(characters[i]);
            super.write(characters, from, length);
        }

        @Override
        public void write(String text, int from, int length) {
            for (int i = from; i < from + length; i++) count(text.charAt(i));
            super.write(text, from, length);
        }

        @Override
        public void write(String text) {
            write(text, 0, text.length());
        }

        /** Adds the bytes of a character in UTF-8; the two halves of a character together have four. */
        private void count(char character) {
            bytes += character < 0x80 ? 1 : character < 0x800 || Character.isSurrogate(character) ? 2 : 3;
            if (bytes > LARGEST) throw new RefusedException(ZoneRefusal.DRAFT_TOO_LARGE, 400);
        }
    }

    /**
     * The mapping in a text of at most {@link YamlText#LONGEST} characters and {@link YamlText#DEEPEST} levels. Empty
     * if it is not YAML, is not a mapping, has a key twice, or has aliases or tags.
     */
    static Optional<ObjectNode> read(String yaml) {
        if (!(YamlText.compose(yaml) instanceof YamlText.Composed(MappingNode root))) return Optional.empty();
        try {
            return Optional.of(new YamlTree().mapping(root, false, 1));
        } catch (NoTreeException _) {
            return Optional.empty();
        }
    }

    /** @param ruled whether it is below the regulations */
    private JsonNode node(Node node, boolean ruled, int depth) {
        return switch (node) {
            case ScalarNode scalar -> scalar(scalar);
            case MappingNode mapping -> mapping(mapping, ruled, depth);
            case SequenceNode sequence -> sequence(sequence, ruled, depth);
            default -> throw new NoTreeException();
        };
    }

    private ObjectNode mapping(MappingNode node, boolean ruled, int depth) {
        once(node, Tag.MAP);
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (NodeTuple field : node.getValue()) {
            if (!(field.getKeyNode() instanceof ScalarNode key) || !SCALARS.contains(key.getTag()))
                throw new NoTreeException();
            if (object.has(key.getValue())) throw new NoTreeException();
            boolean below = ruled || isRegulations(key.getValue(), depth);
            JsonNode value = node(field.getValueNode(), below, depth + 1);
            object.set(key.getValue(), value.isNull() && ruled ? JsonNodeFactory.instance.textNode(NONE) : value);
        }
        return object;
    }

    private static boolean isRegulations(String key, int depth) {
        return depth == 1 && key.equals(REGULATIONS);
    }

    private ArrayNode sequence(SequenceNode node, boolean ruled, int depth) {
        once(node, Tag.SEQ);
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        node.getValue().forEach(element -> array.add(node(element, ruled, depth + 1)));
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
     * A mapping as block YAML, with its fields in their order; a field without a value is left out, except in the
     * regulations. Malformed if it is deeper than {@link YamlText#DEEPEST} levels, or has a number that a competition
     * file cannot have. Refused with DRAFT_TOO_LARGE if the text has more than {@link #LARGEST} bytes.
     */
    static String write(JsonNode tree) {
        if (!tree.isObject()) throw Bodies.malformed();
        DumperOptions options = new DumperOptions();
        options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        options.setIndent(INDENT);
        options.setAllowUnicode(true);
        options.setSplitLines(false);
        options.setNonPrintableStyle(DumperOptions.NonPrintableStyle.ESCAPE);
        LimitedText text = new LimitedText();
        new Yaml(options).dump(value(tree, false, 1), text);
        return text.toString();
    }

    /** @param ruled whether it is below the regulations */
    private static @Nullable Object value(JsonNode node, boolean ruled, int depth) {
        if (node.isContainerNode() && depth > YamlText.DEEPEST) throw Bodies.malformed();
        return switch (node.getNodeType()) {
            case OBJECT -> {
                Map<String, @Nullable Object> mapping = new LinkedHashMap<>();
                node.properties().forEach(field -> {
                    String key = Bodies.whole(field.getKey());
                    if (!field.getValue().isNull())
                        mapping.put(key, value(field.getValue(), ruled || isRegulations(key, depth), depth + 1));
                    else if (ruled) mapping.put(key, NONE);
                });
                yield mapping;
            }
            case ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                node.forEach(element -> list.add(value(element, ruled, depth + 1)));
                yield list;
            }
            case STRING -> Bodies.text(node);
            case BOOLEAN -> node.booleanValue();
            case NUMBER -> number(node);
            case NULL -> null;
            case MISSING, BINARY, POJO -> throw Bodies.malformed();
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
