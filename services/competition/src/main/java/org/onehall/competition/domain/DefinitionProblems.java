package org.onehall.competition.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.onehall.decider.Texts;

/** Problems found in a definition so far, and the checks that all its parts share. */
final class DefinitionProblems {
    private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,32}");
    private static final int QUOTED = 40;

    private final List<DefinitionChecks.Problem> problems = new ArrayList<>();

    List<DefinitionChecks.Problem> all() {
        return List.copyOf(problems);
    }

    void venue(String venue, Set<String> venues, String path) {
        if (!venues.contains(venue))
            add(
                    CompetitionRefusal.UNKNOWN_VENUE,
                    path,
                    venue.isEmpty() ? "the venue is missing" : "there is no venue " + shown(venue));
    }

    void unique(String id, Set<String> seen, String path) {
        id(id, path);
        if (!seen.add(id)) add(CompetitionRefusal.DUPLICATE_ID, path, "id " + shown(id) + " is used twice");
    }

    void id(String id, String path) {
        if (!isId(id))
            add(
                    CompetitionRefusal.MALFORMED_ID,
                    path,
                    "an id has 1 to 32 small letters, digits or hyphens, not " + shown(id));
    }

    static boolean isId(String id) {
        return ID.matcher(id).matches();
    }

    void name(String name, String path) {
        Texts.faultOfName(name).ifPresent(fault -> add(CompetitionRefusal.MALFORMED_NAME, path, "a name " + fault));
    }

    void add(CompetitionRefusal code, String path, String text) {
        problems.add(new DefinitionChecks.Problem(code, path, text));
    }

    static String shown(String id) {
        return Texts.quoted(id, QUOTED);
    }
}
