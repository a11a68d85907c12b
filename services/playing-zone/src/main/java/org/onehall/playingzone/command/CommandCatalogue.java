package org.onehall.playingzone.command;

import io.quarkus.arc.All;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** All commands of all families, by their names in frames. */
@Singleton
public class CommandCatalogue {
    private final Map<Class<?>, Family> owners = new HashMap<>();
    private final Map<String, Reading> readings = new TreeMap<>();

    /** @throws IllegalStateException if there is no family, or if two families claim the same command or name */
    @Inject
    public CommandCatalogue(@All List<Family> families) {
        if (families.isEmpty()) throw new IllegalStateException("there is no family of commands");
        for (Family family : families) {
            take(family.type(), family);
            family.readings().forEach((name, reading) -> {
                if (readings.putIfAbsent(name, reading) != null)
                    throw new IllegalStateException("two families of commands claim the name " + name);
            });
        }
    }

    /** Records the family of a type of commands, or of all types that a sealed one permits. */
    private void take(Class<?> type, Family family) {
        if (type.isSealed()) for (Class<?> permitted : type.getPermittedSubclasses()) take(permitted, family);
        else if (owners.putIfAbsent(type, family) != null)
            throw new IllegalStateException("two families of commands claim " + type.getName());
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
        Family owner = owners.get(command.getClass());
        if (owner == null) throw new IllegalStateException("no family takes " + command.getClass());
        return owner.send(command, sending);
    }
}
