package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The page about the commands lists all of them, each with its options. */
class CommandsPageTest {
    private static final Path PAGE = Path.of("../../docs/commands.md");
    private static final Pattern SECTION = Pattern.compile("(?ms)^### (\\S+)\\n\\n```\\n(.*?)^```");
    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z0-9-]*");
    /** Commands of the start script itself, and those whose arguments are passed to other programs. */
    private static final Set<String> OF_THE_SCRIPT = Set.of("images", "release");

    private static final Set<String> PASSED_ON = Set.of("test", "bench", "chaos", "venue-node");

    private static Map<String, String> sections() throws IOException {
        return SECTION.matcher(Files.readString(PAGE))
                .results()
                .collect(Collectors.toMap(
                        found -> found.group(1), found -> found.group(2), (one, _) -> one, TreeMap::new));
    }

    @Test
    void everyCommandHasItsSectionAndNoOtherHas() throws IOException {
        Set<String> commands =
                new TreeSet<>(Onehall.commandLine().getSubcommands().keySet());
        commands.addAll(OF_THE_SCRIPT);
        assertEquals(commands, new TreeSet<>(sections().keySet()));
        String script = Files.readString(Path.of("../../onehall"));
        for (String command : OF_THE_SCRIPT) assertTrue(script.contains("\n  " + command), command);
    }

    @Test
    void everyOptionIsNamedAndNoneThatDoesNotExist() throws IOException {
        Map<String, String> sections = sections();
        Onehall.commandLine().getSubcommands().forEach((name, command) -> {
            if (PASSED_ON.contains(name)) return;
            Set<String> options = Stream.concat(Stream.of(command), command.getSubcommands().values().stream())
                    .flatMap(one -> one.getCommandSpec().options().stream())
                    .filter(option -> !option.hidden() && !option.usageHelp())
                    .map(CommandLine.Model.OptionSpec::longestName)
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> named = OPTION.matcher(sections.get(name).replace("[--[no-]", "[--"))
                    .results()
                    .map(found -> found.group())
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(options, named, name);
        });
    }
}
