package org.onehall.local;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.onehall.regulations.ProfileSchema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall regulations}: helps to write the regulations of a competition. */
@Command(
        name = "regulations",
        sortOptions = false,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Help with writing the regulations of a competition.",
        subcommands = RegulationsCommand.Schema.class)
final class RegulationsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "Which command? schema");
    }

    /** {@code ./onehall regulations schema}. */
    @Command(
            name = "schema",
            usageHelpAutoWidth = true,
            description = "Print the JSON Schema of regulations, which editors read: keys, ranges, defaults, articles.",
            footer = {
                "",
                "Write it to a file and name it in the first line of the regulations:",
                "# yaml-language-server: $$schema=regulations.schema.json"
            })
    static final class Schema implements Callable<Integer> {
        @Spec
        private CommandSpec spec;

        @Mixin
        private HelpOption help;

        @Override
        public Integer call() {
            PrintWriter out = spec.commandLine().getOut();
            out.print(ProfileSchema.text());
            out.flush();
            return 0;
        }
    }
}
