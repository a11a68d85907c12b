package org.onehall.local;

import picocli.CommandLine.Option;

/** The help option of every command. */
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;
}
