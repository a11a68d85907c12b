package org.onehall.playingzone.command;

import io.quarkus.arc.All;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** All commands of all families, by their names in frames. */
@Singleton
public class CommandCatalogue {
    private final List<Family> families;
    private final Map<String, Reading> readings = new TreeMap<>();

    /** @throws IllegalStateException if there is no family, or if two families use the same name */
    @Inject
    public CommandCatalogue(@All List<Family> families) {
        if (families.isEmpty()) throw new IllegalStateException("there is no family of commands");
        this.families = List.copyOf(families);
        for (Family family : families)
            family.readings().forEach((name, reading) -> {
                if (readings.putIfAbsent(name, reading) != null)
                    throw new IllegalStateException("two families of commands claim the name " + name);
            });
    }

    /** The names of all commands, in alphabetical order. */
    public Set<String> names() {
        return new TreeSet<>(readings.keySet());
    }

    /** Reads the command that has this name. */
    public Command read(String name, Arguments arguments) throws BadArgumentsException {
        Reading reading = readings.get(name);
        if (reading == null) throw new BadArgumentsException("there is no command of this name");
        return reading.read(arguments);
    }

    Answer send(Command command, Sending sending) {
        return families.stream()
                .filter(family -> family.type().isInstance(command))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no family takes " + command.getClass()))
                .send(command, sending);
    }
}
