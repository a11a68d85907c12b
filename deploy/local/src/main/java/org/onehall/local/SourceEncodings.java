package org.onehall.local;

import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.regulations.YamlText;
import org.onehall.text.Encodings;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * The key {@code encoding} of a competition: at the top level it applies to all the files named; beside a file's name
 * it applies to this file. A value that is not an encoding is left to the reader of the competition, which reports it
 * with its line number.
 */
final class SourceEncodings {
    private static final String KEY = "encoding";
    private static final Set<String> NAMING = Set.of("file", "csv", "trf");

    private final Map<String, Charset> byFile = new HashMap<>();
    /** Nodes already visited: with an alias, a mapping may contain itself. */
    private final Set<Node> visited = new HashSet<>();

    private Optional<Charset> all = Optional.empty();

    private SourceEncodings() {}

    static SourceEncodings of(String yaml) {
        var encodings = new SourceEncodings();
        if (YamlText.compose(yaml) instanceof YamlText.Composed(Node root)) {
            if (root instanceof MappingNode mapping)
                encodings.all = text(mapping, KEY).flatMap(Encodings::named);
            encodings.visit(root);
        }
        return encodings;
    }

    /** The encoding of the file with this name; empty if none is stated for it. */
    Optional<Charset> ofFile(String name) {
        return Optional.ofNullable(byFile.get(name)).or(() -> all);
    }

    private void visit(Node node) {
        if (!visited.add(node)) {
            return;
        }
        switch (node) {
            case SequenceNode list -> list.getValue().forEach(this::visit);
            case MappingNode mapping -> {
                text(mapping, KEY)
                        .flatMap(Encodings::named)
                        .ifPresent(charset -> NAMING.forEach(
                                key -> text(mapping, key).ifPresent(name -> byFile.putIfAbsent(name, charset))));
                mapping.getValue().forEach(tuple -> visit(tuple.getValueNode()));
            }
            default -> {}
        }
    }

    private static Optional<String> text(MappingNode mapping, String key) {
        return mapping.getValue().stream()
                .filter(tuple -> tuple.getKeyNode() instanceof ScalarNode name
                        && name.getValue().equals(key))
                .map(NodeTuple::getValueNode)
                .filter(ScalarNode.class::isInstance)
                .map(value -> ((ScalarNode) value).getValue().strip())
                .findFirst();
    }
}
