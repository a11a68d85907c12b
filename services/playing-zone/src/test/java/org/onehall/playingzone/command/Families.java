package org.onehall.playingzone.command;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;

/** All families of commands, as the zone finds them when it starts, but without services behind them. */
public final class Families {
    private Families() {}

    public static CommandCatalogue catalogue() {
        return new CommandCatalogue(all());
    }

    static List<Family> all() {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackagesOf(Family.class).stream()
                        .filter(one -> one.isAssignableTo(Family.class) && !one.isInterface())
                        .map(Families::made)
                        .toList();
    }

    private static Family made(JavaClass one) {
        try {
            return (Family) one.reflect().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
