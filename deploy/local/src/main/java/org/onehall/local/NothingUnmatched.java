package org.onehall.local;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs a command line only if all of it was understood: an unknown word is an error and is named, even together with
 * --help.
 */
public final class NothingUnmatched implements IExecutionStrategy {
    @Override
    public int execute(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            List<String> unmatched = command.getUnmatchedArguments();
            if (!unmatched.isEmpty()) {
                throw new UnmatchedArgumentException(command, unmatched);
            }
        }
        return new CommandLine.RunLast().execute(parsed);
    }
}
