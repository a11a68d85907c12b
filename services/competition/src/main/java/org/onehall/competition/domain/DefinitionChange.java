package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** What all changes of a definition have in common: the reason, the right, the checks of the whole (OCR 16.1). */
final class DefinitionChange {
    private DefinitionChange() {}

    static Optional<Decision.Refused<Event>> malformed(Change change) {
        return Texts.fault(change.reason(), Texts.LONGEST_REASON)
                .or(() -> needsReason(change) && Texts.isEmpty(change.reason())
                        ? Optional.of("is missing")
                        : Optional.empty())
                .map(fault -> new Decision.Refused<>(REASON_MALFORMED, Map.of("fault", fault)));
    }

    private static boolean needsReason(Change change) {
        return !(change instanceof ScheduleCommand.SetPairings || change instanceof ScheduleCommand.PublishPairings);
    }

    static boolean isAllowed(Actor actor, Action action, String competition, String... venues) {
        return Rights.allows(actor, action, List.of(venues), competition, "");
    }

    /** Refuses a person who may not make the change, and a reason that cannot be recorded; empty: go on. */
    static Optional<Decision<Event>> refused(Change change, Actor actor, Action action, String... venues) {
        if (!isAllowed(actor, action, change.competitionId(), venues)) return Optional.of(refuse(FORBIDDEN_ROLE));
        return malformed(change).map(refused -> refused);
    }

    /** The first thing that is wrong with a definition; empty if nothing is. */
    static Optional<Decision.Refused<Event>> wrong(String competition, Definition definition) {
        List<DefinitionChecks.Problem> problems = DefinitionChecks.problems(
                competition,
                definition.name(),
                definition.venues(),
                definition.officials(),
                definition.players(),
                definition.rounds(),
                definition.entries());
        return problems.stream()
                .findFirst()
                .map(first -> new Decision.Refused<>(
                        first.code(),
                        Map.of(
                                "path",
                                first.path(),
                                "problem",
                                first.text(),
                                "problems",
                                String.valueOf(problems.size()))));
    }

    /**
     * Changes a definition, if the whole is right afterwards. A change that changes nothing is accepted and not
     * recorded.
     *
     * @param round about which it is, or from which it holds; 0: all
     */
    static Decision<Event> changed(
            Change change, ChangeKind kind, List<String> subjects, int round, Definition before, Definition after) {
        if (after.equals(before)) return accept();
        return wrong(change.competitionId(), after)
                .map(refused -> (Decision<Event>) refused)
                .orElseGet(() -> accept(new Event.DefinitionChanged(kind, subjects, round, change.reason(), after)));
    }

    /** Refuses what is about a round that does not exist, and says which rounds there are. */
    static Decision<Event> unknownRound(int round, Definition definition) {
        return refuse(UNKNOWN_ROUND, definition.unknown(round));
    }

    /** Refuses what is about a round that does not exist or is open; empty: it may be changed. */
    static Optional<Decision<Event>> closed(int round, CompetitionState state, Definition definition) {
        if (definition.round(round).isEmpty()) return Optional.of(unknownRound(round, definition));
        return state.opened().contains(round) ? Optional.of(refuse(ROUND_ALREADY_OPEN)) : Optional.empty();
    }
}
