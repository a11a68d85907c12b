package org.onehall.testkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;

/** What keeps the rooms of a service apart. A service's ArchitectureTest checks its own package with {@link #check}. */
public final class HouseRules {
    private static final Set<String> KAFKA_CLIENTS = Set.of(
            "org.apache.kafka.clients.admin.Admin",
            "org.apache.kafka.clients.admin.AdminClient",
            "org.apache.kafka.clients.admin.KafkaAdminClient",
            "org.apache.kafka.clients.consumer.KafkaConsumer",
            "org.apache.kafka.clients.producer.KafkaProducer",
            "org.apache.kafka.streams.KafkaStreams");
    private static final Set<String> MAKING = Set.of("<init>", "create");

    private HouseRules() {}

    /** @param context base package of the service, "org.onehall.game" */
    public static void check(String context) {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(context);
        rules(context).forEach(rule -> rule.check(classes));
    }

    /** A pure shared room: it stands on java.base, itself and what is named. */
    public static void checkShared(String room, String... also) {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(room);
        String[] allowed = java.util.stream.Stream.concat(
                        java.util.stream.Stream.of("java..", room + ".."), java.util.Arrays.stream(also))
                .toArray(String[]::new);
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed))
                .because(room + " is used alone")
                .check(classes);
        pure(room + "..").check(classes);
    }

    /** Rules of one service. */
    static List<ArchRule> rules(String context) {
        String domain = context + ".domain..";
        return List.of(
                classes()
                        .that()
                        .resideInAPackage(domain)
                        .should()
                        .onlyDependOnClassesThat(resideInAnyPackage(
                                "java..",
                                domain,
                                "org.onehall.chess..",
                                "org.onehall.clock..",
                                "org.onehall.regulations..",
                                "org.onehall.decider.."))
                        .because("rules of play are pure functions")
                        .allowEmptyShould(true),
                pure(domain),
                noClasses()
                        .that()
                        .resideInAPackage(domain)
                        .should()
                        .callMethod(String.class, "isBlank")
                        .because("a text of characters that nobody sees says nothing: ask Texts.isEmpty")
                        .allowEmptyShould(true),
                noClasses()
                        .that()
                        .resideInAnyPackage(
                                context + ".grpc..", context + ".rest..", context + ".edge..", context + ".domain..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("org.apache.kafka..")
                        .because("only the log's rooms know Kafka")
                        .allowEmptyShould(true),
                noClasses()
                        .that()
                        .resideInAPackage(context + "..")
                        .should()
                        .callCodeUnitWhere(makesAClient())
                        .because("only clients made of KafkaSettings have the settings of onehall.kafka")
                        .allowEmptyShould(true),
                noClasses()
                        .that()
                        .resideInAPackage(context + "..")
                        .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                        .because("a service tells its log, not its standard output")
                        .allowEmptyShould(true));
    }

    private static DescribedPredicate<JavaCall<?>> makesAClient() {
        return DescribedPredicate.describe(
                "makes a client of the brokers",
                call -> KAFKA_CLIENTS.contains(call.getTargetOwner().getName()) && MAKING.contains(call.getName()));
    }

    /** No wall clock and no chance: everything comes in with the command. */
    public static ArchRule pure(String packages) {
        return noClasses()
                .that()
                .resideInAPackage(packages)
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Random.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Clock.class)
                .because("time, ids and chance arrive inside the command")
                .allowEmptyShould(true);
    }
}
