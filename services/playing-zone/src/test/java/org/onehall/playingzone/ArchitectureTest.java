package org.onehall.playingzone;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    private static final String PROJECTION = "org.onehall.playingzone.projection";

    @Test
    void theRoomsAreApart() {
        HouseRules.check("org.onehall.playingzone");
    }

    @Test
    void viewsAndRightsAreFoldedWithoutClockOrChance() {
        var classes = production(PROJECTION, "org.onehall.playingzone.rights");
        HouseRules.pure("org.onehall.playingzone.projection..").check(classes);
        HouseRules.pure("org.onehall.playingzone.rights..").check(classes);
    }

    @Test
    void roomsOfTheProjectionDoNotNeedEachOther() {
        JavaClasses classes = production(PROJECTION);
        Set<String> rooms = classes.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(PROJECTION + "."))
                .map(name -> name.substring(PROJECTION.length() + 1))
                .collect(Collectors.toSet());
        assertEquals(
                Set.of(
                        "board",
                        "call",
                        "clock",
                        "competition",
                        "disconnection",
                        "fairplay",
                        "link",
                        "report",
                        "ruling",
                        "timeline",
                        "venue"),
                rooms);
        assertTrue(classes.size() > 150, () -> "saw " + classes.size() + " classes");
        slices().matching(PROJECTION + ".(*)..").should().beFreeOfCycles().check(classes);
    }

    private static JavaClasses production(String... packages) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(packages);
    }
}
