package org.onehall.regulations;

import java.io.StringReader;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * The result of reading a text as YAML: its nodes, or what is wrong with it and where. It never throws, whatever the
 * text.
 */
public sealed interface YamlText {
    /** Most characters of a file. */
    int LONGEST = 1_000_000;
    /** Most levels of nested lists and mappings. */
    int DEEPEST = 20;
    /** Most repetitions of lists and mappings by alias. */
    int MOST_ALIASES = 20;

    /** One document. */
    record Composed(Node node) implements YamlText {}

    /** The text is empty. */
    record Empty() implements YamlText {}

    /**
     * The text cannot be read.
     *
     * @param at where; nowhere if the problem concerns the whole file
     * @param problem what is wrong, in words for people
     */
    record NotYaml(TextPlace at, String problem) implements YamlText {}

    /** Reads a text. */
    static YamlText compose(String text) {
        if (text.length() > LONGEST) {
            return new NotYaml(TextPlace.NOWHERE, text.length() + " characters; a file has at most " + LONGEST);
        }
        Optional<NotYaml> unprintable = unprintable(text);
        if (unprintable.isPresent()) {
            return unprintable.get();
        }
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(LONGEST);
        options.setNestingDepthLimit(DEEPEST);
        options.setMaxAliasesForCollections(MOST_ALIASES);
        options.setProcessComments(false);
        try {
            Node node = new Yaml(options).compose(new StringReader(text));
            return node == null ? new Empty() : new Composed(node);
        } catch (MarkedYAMLException e) {
            return new NotYaml(
                    e.getProblemMark() == null ? placeOfLimit(text) : TextPlace.of(e.getProblemMark()),
                    "this is not YAML: " + e.getProblem());
        } catch (YAMLException e) {
            return new NotYaml(
                    placeOfLimit(text),
                    "this is not YAML: "
                            + String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }

    /** The first character that YAML does not accept, such as NUL or half of a surrogate pair. */
    private static Optional<NotYaml> unprintable(String text) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int character = text.codePointAt(i);
            if (!StreamReader.isPrintable(character)) {
                return Optional.of(new NotYaml(
                        new TextPlace(line, column),
                        "this is not YAML: it has the control character U+%04X".formatted(character)));
            }
            if (character == '\n' || character == '\r' && !text.startsWith("\n", i + 1)) {
                line++;
                column = 1;
            } else if (character != '\r') {
                column++;
            }
        }
        return Optional.empty();
    }

    /**
     * Where a text becomes too deep or repeats too much; the parser reports this without a place. The beginning of the
     * text if it does neither.
     */
    private static TextPlace placeOfLimit(String text) {
        int depth = 0;
        int aliases = 0;
        Set<String> collections = new HashSet<>();
        LoaderOptions options = new LoaderOptions();
        options.setProcessComments(false);
        try {
            for (Event event : new Yaml(options).parse(new StringReader(text))) {
                switch (event) {
                    case CollectionStartEvent start -> {
                        depth++;
                        if (start.getAnchor() != null) {
                            collections.add(start.getAnchor());
                        }
                    }
                    case CollectionEndEvent _ -> depth--;
                    case AliasEvent alias when collections.contains(alias.getAnchor()) -> aliases++;
                    default -> {}
                }
                if (depth > DEEPEST || aliases > MOST_ALIASES) {
                    return TextPlace.of(event.getStartMark());
                }
            }
        } catch (MarkedYAMLException e) {
            return e.getProblemMark() == null ? TextPlace.BEGIN : TextPlace.of(e.getProblemMark());
        } catch (YAMLException _) {
            return TextPlace.BEGIN;
        }
        return TextPlace.BEGIN;
    }
}
