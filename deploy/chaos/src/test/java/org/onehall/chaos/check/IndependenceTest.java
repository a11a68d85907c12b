package org.onehall.chaos.check;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** The audit shares nothing with the services it judges except the wire and the rules of chess. */
class IndependenceTest {
    @Test
    void theCheckerUsesNothingOfTheServices() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "com.google.protobuf..",
                        "org.onehall.proto..",
                        "org.onehall.chess..",
                        "org.onehall.chaos.check..")
                .check(new ClassFileImporter().importPath("target/classes/org/onehall/chaos/check"));
    }
}
