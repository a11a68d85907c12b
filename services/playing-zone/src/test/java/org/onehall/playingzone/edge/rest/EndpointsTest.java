package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HEAD;
import jakarta.ws.rs.OPTIONS;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.proto.cases.v1.CaseServiceGrpc;

/**
 * The list of addresses used by the test of confidentiality is complete (APP-I G2.7): a new address must be added there
 * with its request.
 */
class EndpointsTest {
    private static final java.nio.file.Path LISTED = java.nio.file.Path.of("src/test/resources/endpoints.tsv");
    private static final Map<Class<? extends Annotation>, String> METHODS = Map.of(
            GET.class,
            "GET",
            POST.class,
            "POST",
            PUT.class,
            "PUT",
            DELETE.class,
            "DELETE",
            PATCH.class,
            "PATCH",
            HEAD.class,
            "HEAD",
            OPTIONS.class,
            "OPTIONS");
    /** Read operations on cases, recordings and prizes; each has its own address or is part of the overview. */
    private static final Set<String> READS = Set.of("list-cases", "read-case", "list-recordings", "list-prizes");

    private static List<String[]> listed() throws IOException {
        return Files.readAllLines(LISTED).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .toList();
    }

    private static Set<String> built() {
        Set<String> built = new TreeSet<>();
        var classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.onehall.playingzone");
        for (JavaClass resource : classes)
            for (JavaMethod method : resource.getMethods())
                METHODS.forEach((annotation, name) -> {
                    if (method.isAnnotatedWith(annotation))
                        built.add(name + " " + path(resource)
                                + (method.isAnnotatedWith(Path.class)
                                        ? method.getAnnotationOfType(Path.class).value()
                                        : ""));
                });
        return built;
    }

    private static String path(JavaClass resource) {
        return resource.isAnnotatedWith(Path.class)
                ? resource.getAnnotationOfType(Path.class).value()
                : "";
    }

    @Test
    void everyAddressIsListedWithHowItIsAsked() throws IOException { // APP-I G2.7
        assertEquals(
                built(),
                listed().stream().map(row -> row[0] + " " + row[1]).collect(Collectors.toCollection(TreeSet::new)));
        for (String[] row : listed()) {
            boolean asked = row[0].equals("GET") && !row[1].equals("/api/fair-play/case");
            assertEquals(asked, !row[2].equals("-"), row[1]);
            assertTrue(
                    !asked
                            || ("/api/" + row[2].replaceFirst("\\?.*", ""))
                                    .matches(row[1].replaceAll("\\{[^}]*}", ".+")),
                    row[1] + " is not asked by " + row[2]);
        }
    }

    @Test
    void anAddressSaysWhatItTakes() throws IOException {
        for (String[] row : listed()) {
            String path = row[1].equals("/api/boards/{id: .+}/timeline")
                    ? "/api/boards/cup/1/1/timeline"
                    : row[1].replaceAll("\\{[^}]*}", "something");
            assertTrue(Methods.at(path).contains(row[0]), path);
        }
        assertEquals(Set.of("GET", "HEAD", "OPTIONS"), Methods.at("/api/standings"));
        assertEquals(Set.of("OPTIONS", "POST"), Methods.at("/api/enrol"));
        assertEquals(Set.of(), Methods.at("/api/nowhere"));
    }

    @Test
    void everyCallOfCasesHasItsAddress() { // APP-I G2.7
        Set<String> calls = CaseServiceGrpc.getServiceDescriptor().getMethods().stream()
                .map(call -> call.getBareMethodName()
                        .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
                        .toLowerCase(java.util.Locale.ROOT))
                .filter(call -> !READS.contains(call))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(calls, new TreeSet<>(CaseResource.steps()));
    }
}
