package org.onehall.playingzone;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    private static final String ZONE = "org.onehall.playingzone";
    private static final String PROJECTION = ZONE + ".projection";
    /**
     * The packages of the rule below, each with a minimum number of classes, because a rule about no classes would
     * prove nothing.
     */
    private static final Map<String, Integer> ROOMS = Map.ofEntries(
            Map.entry("edge", 40),
            Map.entry("command", 100),
            Map.entry("hall", 10),
            Map.entry("projection", 150),
            Map.entry("presence", 8),
            Map.entry("communication", 5),
            Map.entry("identity", 10),
            Map.entry("rights", 2),
            Map.entry("publicpage", 6),
            Map.entry("report", 5),
            Map.entry("config", 5));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ZONE);

    @Test
    void theRoomsAreApart() {
        HouseRules.check(CLASSES, ZONE);
    }

    @Test
    void viewsAndRightsAreFoldedWithoutClockOrChance() {
        HouseRules.pure(ZONE + ".projection..").check(CLASSES);
        HouseRules.pure(ZONE + ".rights..").check(CLASSES);
        HouseRules.pure(ZONE + ".publicpage..").check(CLASSES);
    }

    @Test
    void everyRoomOfTheLawIsSeen() {
        Map<String, Integer> seen = new TreeMap<>();
        for (JavaClass one : CLASSES)
            Stream.of(one.getPackageName())
                    .filter(name -> name.length() > ZONE.length())
                    .map(name -> name.substring(ZONE.length() + 1).split("\\.")[0])
                    .forEach(room -> seen.merge(room, 1, Integer::sum));
        ROOMS.forEach((room, least) -> assertTrue(
                seen.getOrDefault(room, 0) >= least, () -> room + ": fewer than " + least + " classes of " + seen));
    }

    @Test
    void edgesUseCommandsTheHallAndTheProjectionAndNeverTheOtherWayRound() {
        law("command", "edge");
        law("hall", "edge", "command");
        law("publicpage", "edge", "command", "hall", "rights");
        law("projection", "edge", "command", "hall", "presence", "communication", "identity", "rights", "report");
    }

    @Test
    void whoPublishesOrServesTheEdgesKnowsNeitherThemNorTheHall() {
        for (String room : new String[] {"presence", "communication", "identity", "rights", "report"})
            law(room, "edge", "hall", "command");
    }

    @Test
    void noPackagesDependOnEachOtherInACircle() {
        for (String packages : new String[] {ZONE + ".(*)..", ZONE + ".edge.(*).."})
            SlicesRuleDefinition.slices()
                    .matching(packages)
                    .should()
                    .beFreeOfCycles()
                    .check(CLASSES);
    }

    private void law(String room, String... others) {
        noClasses()
                .that()
                .resideInAPackage(ZONE + "." + room + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Stream.of(others)
                        .map(other -> ZONE + "." + other + "..")
                        .toArray(String[]::new))
                .because("the edges use the commands and the hall, and the hall the projection")
                .check(CLASSES);
    }

    @Test
    void roomsOfTheProjectionDoNotNeedEachOther() {
        Set<String> rooms = CLASSES.stream()
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
        SlicesRuleDefinition.slices()
                .matching(PROJECTION + ".(*)..")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }
}
