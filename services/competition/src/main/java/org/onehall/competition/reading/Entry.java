package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.regulations.TextPlace;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A value in a YAML file, with its place. Scalars are taken as written, so that {@code no} stays an id and {@code 1:30}
 * a time.
 *
 * @param path where in the definition, "" for the whole
 * @param at its place: that of the key if there is one, otherwise that of the value
 */
record Entry(String file, Node node, String path, TextPlace at, Faults faults) {

    /**
     * The fields of a mapping, with only these names; faults for other names, for repeated names, and for anything that
     * is not a mapping.
     */
    Map<String, Entry> fields(String... known) {
        Map<String, Entry> fields = new LinkedHashMap<>();
        if (!(node instanceof MappingNode mapping)) {
            wrong("a mapping with " + String.join(", ", known) + " is expected here");
            return fields;
        }
        for (NodeTuple tuple : mapping.getValue()) {
            String name = tuple.getKeyNode() instanceof ScalarNode key ? key.getValue() : "?";
            var field = new Entry(
                    file,
                    tuple.getValueNode(),
                    path.isEmpty() ? name : path + "." + name,
                    TextPlace.of(tuple.getKeyNode()),
                    faults);
            if (!List.of(known).contains(name))
                faults.add(
                        file,
                        field.at,
                        path.isEmpty() ? "" : path,
                        "unknown key " + Faults.quoted(name) + "; known are " + String.join(", ", known),
                        "V-01");
            else if (fields.putIfAbsent(name, field) != null)
                field.wrong(
                        "written twice, first in line " + fields.get(name).at.line());
        }
        return fields;
    }

    /** The names of the keys if this is a mapping, otherwise none. */
    List<Entry> keys() {
        return node instanceof MappingNode mapping
                ? mapping.getValue().stream()
                        .map(tuple ->
                                new Entry(file, tuple.getKeyNode(), path, TextPlace.of(tuple.getKeyNode()), faults))
                        .toList()
                : List.of();
    }

    /** The values of a mapping with free keys, by key; none if this is something else. */
    Map<String, Entry> values() {
        Map<String, Entry> values = new LinkedHashMap<>();
        if (!(node instanceof MappingNode mapping)) {
            wrong("a mapping is expected here");
            return values;
        }
        for (NodeTuple tuple : mapping.getValue()) {
            String name = tuple.getKeyNode() instanceof ScalarNode key ? key.getValue() : "?";
            values.put(
                    name,
                    new Entry(file, tuple.getValueNode(), path + "." + name, TextPlace.of(tuple.getKeyNode()), faults));
        }
        return values;
    }

    /** The elements of a list; a fault if this is not a list. */
    List<Entry> elements() {
        if (!(node instanceof SequenceNode list)) {
            wrong("a list is expected here");
            return List.of();
        }
        List<Entry> elements = new ArrayList<>();
        for (Node element : list.getValue())
            elements.add(new Entry(file, element, path + "[" + elements.size() + "]", TextPlace.of(element), faults));
        return elements;
    }

    boolean isMapping() {
        return node instanceof MappingNode;
    }

    boolean isList() {
        return node instanceof SequenceNode;
    }

    /** The scalar as written; a fault if this is not a scalar. */
    Optional<String> text() {
        if (node instanceof ScalarNode scalar)
            return Optional.of(scalar.getValue().strip());
        wrong("a text is expected here");
        return Optional.empty();
    }

    /** The scalar with the blanks around it; a fault if this is not a scalar. */
    Optional<String> line() {
        return node instanceof ScalarNode scalar ? Optional.of(scalar.getValue()) : text();
    }

    /** A whole number; a fault if it is not one. */
    Optional<Integer> whole() {
        return text().flatMap(text -> {
            if (text.matches("-?\\d{1,9}")) return Optional.of(Integer.valueOf(text));
            wrong("a whole number is expected here, not " + Faults.quoted(text));
            return Optional.empty();
        });
    }

    void wrong(String message) {
        faults.add(file, at, path, message, "V-01");
    }

    void wrong(String message, String rule) {
        faults.add(file, at, path, message, rule);
    }

    /** A field that must be there. */
    Optional<Entry> required(Map<String, Entry> fields, String name) {
        if (!fields.containsKey(name))
            faults.add(file, at, path.isEmpty() ? name : path + "." + name, name + " is missing", "V-01");
        return Optional.ofNullable(fields.get(name));
    }

    /** The text of a field that must be there; "" and a fault otherwise. */
    String requiredText(Map<String, Entry> fields, String name) {
        return required(fields, name).flatMap(Entry::text).orElse("");
    }

    /** The text of a field that may be left out; then "". */
    String optionalText(Map<String, Entry> fields, String name) {
        return Optional.ofNullable(fields.get(name)).flatMap(Entry::text).orElse("");
    }
}
