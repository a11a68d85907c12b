package org.onehall.local;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * {@code ./onehall prepare}: run by the launcher script after a build, and by people after unpacking a release. The
 * script itself removes the folder {@code prepare}.
 */
@Command(name = "prepare", hidden = true, description = "Start and stop a hall once, so that later starts are faster.")
final class PrepareCommand implements Callable<Integer> {
    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        Home home = Home.current();
        var options = new Launcher.UpOptions(
                Optional.empty(),
                Optional.empty(),
                Optional.of("max"),
                false,
                Map.of(),
                OptionalInt.of(1),
                Optional.empty(),
                false,
                false);
        new Launcher(home, new RunFolder(home.own("prepare")), Ports.free(), options, System.out).prepare();
        return 0;
    }
}
