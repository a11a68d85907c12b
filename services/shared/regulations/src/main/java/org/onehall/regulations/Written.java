package org.onehall.regulations;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.onehall.regulations.ProfileErrors.ProfileError;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A parameter as written in a file, by dotted name, whether written {@code draw.agreement.minMove: 30} or nested.
 * Scalars are taken as written, so that {@code 1:30:00} stays a time and is not read as a number to the base of sixty.
 *
 * @param text the scalar, or the parts of a list joined by commas
 * @param at its place in the file
 * @param node the node itself
 */
record Written(String text, TextPlace at, Node node) {

    private static final RuleRef SYNTAX = new RuleRef("V-01");
    /** Deeper than the name of any parameter; also stops at aliases that contain themselves. */
    private static final int DEEPEST = 6;

    static Map<String, Written> read(String file, String yaml, List<ProfileError> errors) {
        switch (YamlText.compose(yaml)) {
            case YamlText.Composed(Node node) -> {
                return read(file, node, errors);
            }
            case YamlText.Empty _ ->
                errors.add(new ProfileError(
                        file, TextPlace.BEGIN, "", "the file is empty", "a mapping of parameters", SYNTAX));
            case YamlText.NotYaml(TextPlace at, String problem) ->
                errors.add(new ProfileError(file, at, "", problem, "", SYNTAX));
        }
        return new LinkedHashMap<>();
    }

    static Map<String, Written> read(String file, Node node, List<ProfileError> errors) {
        Map<String, Written> found = new LinkedHashMap<>();
        if (node instanceof MappingNode mapping) {
            flatten(file, "", mapping, 1, found, errors);
        } else {
            errors.add(new ProfileError(
                    file, TextPlace.of(node), "", "this is not a mapping", "a mapping of parameters", SYNTAX));
        }
        return found;
    }

    private static void flatten(
            String file,
            String prefix,
            MappingNode mapping,
            int depth,
            Map<String, Written> found,
            List<ProfileError> errors) {
        for (NodeTuple tuple : mapping.getValue()) {
            if (!(tuple.getKeyNode() instanceof ScalarNode name)) {
                errors.add(new ProfileError(
                        file, TextPlace.of(tuple.getKeyNode()), prefix, "a name of a parameter is text", "", SYNTAX));
                continue;
            }
            String key = prefix + name.getValue();
            Node value = tuple.getValueNode();
            boolean group =
                    value instanceof MappingNode && Parameter.named(key).isEmpty() && !key.startsWith("timeControl.");
            if (group && depth < DEEPEST) {
                flatten(file, key + ".", (MappingNode) value, depth + 1, found, errors);
            } else if (found.containsKey(key)) {
                errors.add(new ProfileError(
                        file,
                        TextPlace.of(name),
                        key,
                        "written twice, first in line " + found.get(key).at().line(),
                        "once",
                        SYNTAX));
            } else {
                found.put(key, new Written(text(value), TextPlace.of(name), value));
            }
        }
    }

    /**
     * A scalar as written; a list or a mapping of scalars as parts joined by commas; anything else gives no sensible
     * text.
     */
    static String text(Node node) {
        return switch (node) {
            case ScalarNode scalar -> scalar.getValue().strip();
            case SequenceNode list ->
                list.getValue().stream()
                        .map(part -> part instanceof MappingNode pair
                                ? pair(pair)
                                : part instanceof ScalarNode ? text(part) : "?")
                        .collect(Collectors.joining(","));
            case MappingNode mapping ->
                mapping.getValue().stream()
                        .map(tuple -> scalar(tuple.getKeyNode()) + ": " + scalar(tuple.getValueNode()))
                        .collect(Collectors.joining(","));
            default -> "?";
        };
    }

    /** {@code {code: LATE, amount: 20}} as {@code LATE: 20}. */
    private static String pair(MappingNode mapping) {
        Map<String, String> fields = new LinkedHashMap<>();
        mapping.getValue().forEach(tuple -> fields.put(scalar(tuple.getKeyNode()), scalar(tuple.getValueNode())));
        return fields.keySet().equals(java.util.Set.of("code", "amount"))
                ? fields.get("code") + ": " + fields.get("amount")
                : "?";
    }

    private static String scalar(Node node) {
        return node instanceof ScalarNode scalar ? scalar.getValue().strip() : "?";
    }

    /**
     * The place of a part of a list or of a mapping, parts counted from 0; the place of the whole if there is no such
     * part.
     */
    TextPlace at(int part) {
        return switch (node) {
            case SequenceNode list
            when part < list.getValue().size() -> TextPlace.of(list.getValue().get(part));
            case MappingNode mapping
            when part < mapping.getValue().size() ->
                TextPlace.of(mapping.getValue().get(part).getKeyNode());
            default -> at;
        };
    }

    /** The entries of a list, or none if this is not a list. */
    List<Node> entries() {
        return node instanceof SequenceNode list ? list.getValue() : new ArrayList<>();
    }
}
