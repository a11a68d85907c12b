package org.onehall.playingzone;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    @Test
    void theRoomsAreApart() {
        HouseRules.check("org.onehall.playingzone");
    }

    @Test
    void viewsAndRightsAreFoldedWithoutClockOrChance() {
        var classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.onehall.playingzone.projection", "org.onehall.playingzone.rights");
        HouseRules.pure("org.onehall.playingzone.projection..").check(classes);
        HouseRules.pure("org.onehall.playingzone.rights..").check(classes);
    }
}
