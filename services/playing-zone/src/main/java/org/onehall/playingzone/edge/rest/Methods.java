package org.onehall.playingzone.edge.rest;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The HTTP methods that each address of the zone accepts, read from its resources. */
final class Methods {
    /** All resources with addresses. */
    static final List<Class<?>> RESOURCES = List.of(
            ApiResource.class,
            BoardResource.class,
            CaseResource.class,
            CompetitionResource.class,
            EventsResource.class,
            HookResource.class,
            OwnEntryResource.class,
            PairingResource.class,
            PublicEventResource.class,
            ReportResource.class,
            ScreeningResource.class,
            SessionResource.class,
            SetupResource.class,
            SignInResource.class,
            VenueResource.class);

    private static final Pattern PART = Pattern.compile("\\{[^}:]+(?::([^}]+))?}");
    private static final List<Address> ADDRESSES = RESOURCES.stream()
            .flatMap(resource -> Arrays.stream(resource.getDeclaredMethods()))
            .flatMap(Methods::addresses)
            .toList();

    private record Address(Pattern path, String method) {}

    private Methods() {}

    private static Stream<Address> addresses(Method of) {
        Path own = of.getAnnotation(Path.class);
        String path = of.getDeclaringClass().getAnnotation(Path.class).value() + (own == null ? "" : own.value());
        String pattern = PART.matcher(path)
                .replaceAll(
                        part -> part.group(1) == null ? "[^/]+" : part.group(1).strip());
        return Arrays.stream(of.getAnnotations())
                .map(one -> one.annotationType().getAnnotation(HttpMethod.class))
                .filter(one -> one != null)
                .map(one -> new Address(Pattern.compile(pattern), one.value()));
    }

    /**
     * The methods that an address accepts, in alphabetical order, for the header Allow; empty if the address is
     * unknown.
     *
     * @param path including the first "/"
     */
    static Set<String> at(String path) {
        Set<String> methods = new TreeSet<>();
        for (Address address : ADDRESSES) if (address.path().matcher(path).matches()) methods.add(address.method());
        if (methods.contains("GET")) methods.add("HEAD");
        if (!methods.isEmpty()) methods.add("OPTIONS");
        return methods;
    }
}
