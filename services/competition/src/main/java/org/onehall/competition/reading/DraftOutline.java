package org.onehall.competition.reading;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.competition.domain.Draft;
import org.onehall.decider.Texts;
import org.onehall.regulations.YamlText;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * What the main file of a draft says about itself, whatever is wrong with the rest.
 *
 * @param name "" if it states none, or one that no competition can have
 * @param venues how many it lists; so {@code players} and {@code rounds}; 0 if they are in another file
 */
public record DraftOutline(String name, int venues, int players, int rounds) {
    private static final DraftOutline NOTHING = new DraftOutline("", 0, 0, 0);

    /** The outline of a draft; nothing if its main file is not YAML. */
    public static DraftOutline of(Draft draft) {
        Map<String, Node> fields = fields(draft.yaml());
        if (fields.isEmpty()) return NOTHING;
        return new DraftOutline(
                name(fields), length(fields, "venues"), length(fields, "players"), length(fields, "rounds"));
    }

    /** The id that a main file states; empty if it states none. */
    static Optional<String> id(String yaml) {
        return scalar(fields(yaml), "id");
    }

    private static Map<String, Node> fields(String yaml) {
        if (!(YamlText.compose(yaml) instanceof YamlText.Composed(MappingNode root))) return Map.of();
        return root.getValue().stream()
                .filter(field -> field.getKeyNode() instanceof ScalarNode)
                .collect(Collectors.toMap(
                        field -> ((ScalarNode) field.getKeyNode()).getValue(),
                        field -> field.getValueNode(),
                        (first, _) -> first));
    }

    private static Optional<String> scalar(Map<String, Node> fields, String name) {
        return Optional.ofNullable(fields.get(name))
                .filter(node -> node instanceof ScalarNode && !node.getTag().equals(Tag.NULL))
                .map(node -> ((ScalarNode) node).getValue().strip());
    }

    private static String name(Map<String, Node> fields) {
        return scalar(fields, "name")
                .filter(name -> Texts.faultOfName(name).isEmpty())
                .orElse("");
    }

    private static int length(Map<String, Node> fields, String name) {
        return fields.get(name) instanceof SequenceNode list ? list.getValue().size() : 0;
    }
}
