package org.onehall.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
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
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The rules that keep the rooms of a service apart. A service's ArchitectureTest names its rooms with {@link #check}; a
 * rule that finds no class fails, so that no rule remains for a room that has moved away.
 */
public final class HouseRules {
    /** The rooms that a service may have, with the content of each. */
    public static final Set<String> ROOMS = Set.of(
            "domain", // commands, events, states and deciders
            "streams", // the topology and the log
            "react", // turns facts of other services into commands
            "query", // projections
            "grpc", // requests of other services
            "rest", "config");

    private static final Set<String> KAFKA_CLIENTS = Set.of(
            "org.apache.kafka.clients.admin.Admin",
            "org.apache.kafka.clients.admin.AdminClient",
            "org.apache.kafka.clients.admin.KafkaAdminClient",
            "org.apache.kafka.clients.consumer.KafkaConsumer",
            "org.apache.kafka.clients.producer.KafkaProducer",
            "org.apache.kafka.streams.KafkaStreams");
    private static final Set<String> MAKING = Set.of("<init>", "create");

    /** Annotations that the build reads; nothing of them runs. */
    private static final String NULLNESS = "org.jspecify.annotations";

    private static final String METER_REGISTRY = "io.micrometer.core.instrument.MeterRegistry";
    private static final Set<String> METERS =
            Set.of("counter", "timer", "gauge", "gaugeCollectionSize", "gaugeMapSize", "summary", "more");

    private HouseRules() {}

    /**
     * The rules of a service with the usual rooms.
     *
     * @param context base package of the service, "org.onehall.game"
     * @param rooms all rooms it has, of {@link #ROOMS}; each has at least one class
     */
    public static void check(String context, Set<String> rooms) {
        check(context, rooms, Set.of());
    }

    /**
     * The same with rooms that only this service has.
     *
     * @param own names that are not among {@link #ROOMS}; each has at least one class
     */
    public static void check(String context, Set<String> rooms, Set<String> own) {
        check(classesOf(context), context, rooms, own);
    }

    static void check(JavaClasses classes, String context, Set<String> rooms, Set<String> own) {
        if (!ROOMS.containsAll(rooms)) throw new IllegalArgumentException("the usual rooms are " + ROOMS);
        Set<String> all = new TreeSet<>(rooms);
        all.addAll(own);
        for (String room : all)
            if (classes.stream().noneMatch(resideInAnyPackage(room(context, room))))
                throw new AssertionError(context + " has no class in its room " + room);
        inRooms(context, all).check(classes);
        noCycles(context).check(classes);
        if (rooms.contains("domain")) domainRules(context).forEach(rule -> rule.check(classes));
        if (rooms.contains("streams")) streamsRule(context).check(classes);
        clientsInReact(context).check(classes);
        for (String edge : List.of("domain", "grpc", "rest"))
            if (rooms.contains(edge)) withoutKafka(room(context, edge)).check(classes);
        serviceRules(context, classes);
    }

    /**
     * The rules of a service whose rooms are all its own.
     *
     * @param classes of the service, without its tests
     * @param context base package of the service, "org.onehall.playingzone"
     */
    public static void check(JavaClasses classes, String context) {
        for (String room : List.of("domain", "grpc", "rest", "edge"))
            if (classes.stream().anyMatch(resideInAnyPackage(room(context, room)))) {
                withoutKafka(room(context, room)).check(classes);
                if (room.equals("domain")) domainRules(context).forEach(rule -> rule.check(classes));
            }
        serviceRules(context, classes);
    }

    private static void serviceRules(String context, JavaClasses classes) {
        rules(context).forEach(rule -> rule.check(classes));
        List<String> metrics = classes.stream()
                .filter(one -> one.getMethodCallsFromSelf().stream().anyMatch(HouseRules::declaresAMeter))
                .map(one -> one.getName().replaceFirst("\\$.*", ""))
                .distinct()
                .sorted()
                .toList();
        if (metrics.size() > 1)
            throw new AssertionError("the metrics of a service are declared in one class, not in " + metrics);
    }

    private static boolean declaresAMeter(JavaCall<?> call) {
        String owner = call.getTargetOwner().getName();
        if (owner.equals(METER_REGISTRY)) return METERS.contains(call.getName());
        return owner.startsWith("io.micrometer.")
                && owner.endsWith("$Builder")
                && call.getName().equals("register");
    }

    /** A pure shared room: it uses only java.base, what says where null may be, itself and the named packages. */
    public static void checkShared(String room, String... also) {
        JavaClasses classes = classesOf(room);
        String[] allowed = Stream.concat(Stream.of("java..", NULLNESS, room + ".."), Arrays.stream(also))
                .toArray(String[]::new);
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed))
                .because(room + " is used alone")
                .check(classes);
        pure(room + "..").check(classes);
    }

    private static JavaClasses classesOf(String context) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(context);
    }

    private static String room(String context, String name) {
        return context + "." + name + "..";
    }

    private static ArchRule inRooms(String context, Set<String> rooms) {
        return classes()
                .that()
                .resideInAPackage(context + "..")
                .should()
                .resideInAnyPackage(
                        rooms.stream().map(name -> room(context, name)).toArray(String[]::new))
                .because("a class is in a room whose name says what it does");
    }

    /** No cycles between any two packages of a service, also inside a room. */
    private static ArchRule noCycles(String context) {
        return SlicesRuleDefinition.slices()
                .matching(context + ".(**)")
                .should()
                .beFreeOfCycles()
                .because("a package that needs what needs it is one package");
    }

    private static List<ArchRule> domainRules(String context) {
        String domain = room(context, "domain");
        return List.of(
                classes()
                        .that()
                        .resideInAPackage(domain)
                        .should()
                        .onlyDependOnClassesThat(resideInAnyPackage(
                                "java..",
                                NULLNESS,
                                domain,
                                "org.onehall.chess..",
                                "org.onehall.clock..",
                                "org.onehall.regulations..",
                                "org.onehall.decider.."))
                        .because("rules of play are pure functions"),
                pure(domain),
                noClasses()
                        .that()
                        .resideInAPackage(domain)
                        .should()
                        .callMethod(String.class, "isBlank")
                        .because("a text of characters that nobody sees says nothing: ask Texts.isEmpty"));
    }

    private static ArchRule streamsRule(String context) {
        return noClasses()
                .that()
                .resideInAPackage(room(context, "streams"))
                .should()
                .dependOnClassesThat(resideInAPackage(context + "..")
                        .and(not(resideInAnyPackage(room(context, "streams"), room(context, "domain")))))
                .because("streams holds the topology and the log, and nothing that reacts or answers");
    }

    private static ArchRule clientsInReact(String context) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(room(context, "react"))
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("io.quarkus.grpc.GrpcClient")
                .because("what asks other services for something is in react");
    }

    private static ArchRule withoutKafka(String room) {
        return noClasses()
                .that()
                .resideInAPackage(room)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.kafka..")
                .because("only the log's rooms know Kafka");
    }

    /** Rules of every service. */
    private static List<ArchRule> rules(String context) {
        return List.of(
                noClasses()
                        .that()
                        .resideInAPackage(context + "..")
                        .should()
                        .callCodeUnitWhere(makesAClient())
                        .because("only clients made of KafkaSettings have the settings of onehall.kafka"),
                noClasses()
                        .that()
                        .resideInAPackage(context + "..")
                        .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                        .because("a service tells its log, not its standard output"));
    }

    private static DescribedPredicate<JavaCall<?>> makesAClient() {
        return DescribedPredicate.describe(
                "makes a client of the brokers",
                call -> KAFKA_CLIENTS.contains(call.getTargetOwner().getName()) && MAKING.contains(call.getName()));
    }

    /** No wall clock and no random values: everything arrives with the command. */
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
                .because("time, ids and chance arrive inside the command");
    }
}
