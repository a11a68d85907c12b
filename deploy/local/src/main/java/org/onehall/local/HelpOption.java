package org.onehall.local;

import picocli.CommandLine.Option;

/** The help option every command has. */
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;
}
