package org.onehall.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.decider.Role;

/**
 * A row of {@code rights.tsv}: an RPC or an address, and the rights it requires.
 *
 * @param rights any one of which is enough
 * @param request as in the table
 * @param also the answers, other than success, that an authorised caller may get
 */
record Door(
        String name,
        Reach reach,
        Else otherwise,
        Set<String> rights,
        boolean whilePlaying,
        String request,
        Set<String> also) {
    private static final Path MATRIX = Path.of("../../services/shared/regulations/src/test/resources/rights.csv");
    private static final Path DOORS = Path.of("src/test/resources/rights.tsv");
    /**
     * Access without rights: for everybody, or by a code, a secret of the communication system, or a provider's
     * statement.
     */
    private static final Set<String> WITHOUT_RIGHTS = Set.of("PUBLIC", "CODE", "SIGNED", "PROVIDER");

    private static final Map<String, Map<Role, String>> SCOPES = scopes();
    private static final Pattern VERB =
            Pattern.compile("@(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)\\b(.*?)\\bpublic ", Pattern.DOTALL);
    private static final Pattern PATH = Pattern.compile("@Path\\((?:\"([^\"]*)\"|\\w+\\.(\\w+))\\)");

    /**
     * What a request concerns: the thing it names, the caller's venue in it, the caller's competition, or the caller's
     * venue there.
     */
    enum Reach {
        NAMED,
        NAMED_COMPETITION,
        OWN_COMPETITION,
        OWN_VENUE
    }

    /** The answer to unauthorised callers: a refusal, "not found", either of these, or an empty answer. */
    enum Else {
        FORBIDDEN,
        NOT_FOUND,
        EITHER,
        NOTHING
    }

    /**
     * Where the caller belongs: to the thing in question, to another venue or seat there, or to another competition.
     */
    enum Where {
        HERE,
        ELSEWHERE,
        ANOTHER_COMPETITION
    }

    /** All rows of the table. */
    static List<Door> all() {
        return lines(DOORS).filter(line -> !line.startsWith("#")).map(Door::of).toList();
    }

    private static Door of(String line) {
        String[] cells = line.split("\t", -1);
        String rights = cells[1];
        Reach reach = rights.startsWith("own:")
                ? Reach.OWN_COMPETITION
                : rights.startsWith("each:")
                        ? Reach.OWN_VENUE
                        : rights.startsWith("venue:") ? Reach.NAMED_COMPETITION : Reach.NAMED;
        Else otherwise = rights.contains("hidden:")
                ? Else.NOT_FOUND
                : rights.contains("kept:") ? Else.EITHER : rights.contains("nothing:") ? Else.NOTHING : Else.FORBIDDEN;
        Set<String> each =
                new TreeSet<>(Arrays.asList(rights.replaceAll("\\w+:", "").split(" ")));
        boolean whilePlaying = !each.remove("-PLAYING");
        Set<String> also = cells.length > 3 ? new TreeSet<>(Arrays.asList(cells[3].split(" "))) : Set.of();
        return new Door(cells[0], reach, otherwise, each, whilePlaying, cells[2], also);
    }

    /** Whether the matrix gives a caller access. */
    boolean admits(Role role, Where where) {
        if (!whilePlaying && where == Where.HERE && (role == Role.PLAYER || role == Role.ASSISTANT)) return false;
        return rights.stream()
                .anyMatch(right -> right.equals(role.name())
                        || reaches(SCOPES.getOrDefault(right, Map.of()).getOrDefault(role, "NO"), where));
    }

    private boolean reaches(String scope, Where where) {
        boolean here = switch (where) {
            case HERE -> true;
            case ELSEWHERE -> reach == Reach.OWN_VENUE || reach == Reach.NAMED_COMPETITION;
            case ANOTHER_COMPETITION -> reach == Reach.OWN_VENUE || reach == Reach.OWN_COMPETITION;
        };
        return switch (scope) {
            case "YES" -> here || where == Where.ELSEWHERE;
            case "OWN_VENUE" -> here;
            case "OWN_SEAT" -> where == Where.HERE;
            default -> false;
        };
    }

    /** Rights that are neither in the matrix nor a role nor one of this table's own words. */
    Set<String> unknownRights() {
        Set<String> unknown = new TreeSet<>(rights);
        unknown.removeAll(SCOPES.keySet());
        unknown.removeAll(Arrays.stream(Role.values()).map(Role::name).toList());
        unknown.removeAll(WITHOUT_RIGHTS);
        return unknown;
    }

    /**
     * Whether the row requires rights; an address for everybody, or opened by something other than a token, has none.
     */
    boolean isGuarded() {
        return rights.stream().noneMatch(WITHOUT_RIGHTS::contains);
    }

    private static Map<String, Map<Role, String>> scopes() {
        List<String[]> rows = lines(MATRIX).map(line -> line.split(",")).toList();
        Map<String, Map<Role, String>> scopes = new HashMap<>();
        for (String[] row : rows.subList(1, rows.size()))
            for (int i = 1; i < row.length; i++)
                scopes.computeIfAbsent(row[0], _ -> new HashMap<>()).put(Role.valueOf(rows.getFirst()[i]), row[i]);
        return scopes;
    }

    /** The method and path of every address of a service, from the sources of the checkout. */
    static Set<String> addresses() {
        Set<String> addresses = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(RunningHall.root().resolve("services"))) {
            for (Path source : sources.filter(path -> path.toString().matches(".*/src/main/java/.*\\.java"))
                    .toList()) {
                String text = Files.readString(source);
                if (!text.contains("import jakarta.ws.rs.")) continue;
                String above = text.substring(0, Math.max(0, text.indexOf(" class ")));
                String prefix = path(above, text);
                for (Matcher verb = VERB.matcher(text.substring(above.length())); verb.find(); )
                    addresses.add(verb.group(1) + " " + prefix + path(verb.group(2), text));
            }
            return addresses;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The stated path, written directly or as a constant of the source. */
    private static String path(String annotations, String source) {
        Matcher path = PATH.matcher(annotations);
        if (!path.find()) return "";
        if (path.group(1) != null) return path.group(1);
        Matcher constant =
                Pattern.compile("String " + path.group(2) + " = \"([^\"]*)\"").matcher(source);
        if (!constant.find()) throw new IllegalStateException("no path in " + path.group());
        return constant.group(1);
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
