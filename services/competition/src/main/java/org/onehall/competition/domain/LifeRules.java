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

/** How a competition begins as a draft and ends in the archive (OCR 16.1, 17.11). */
final class LifeRules {
    private LifeRules() {}

    static Optional<Decision.Refused<Event>> malformed(LifeCommand command) {
        return switch (command) {
            case LifeCommand.ArchiveCompetition archive ->
                Texts.fault(archive.reason(), Texts.LONGEST_REASON)
                        .or(() -> Texts.isEmpty(archive.reason()) ? Optional.of("is missing") : Optional.empty())
                        .map(fault -> new Decision.Refused<>(REASON_MALFORMED, Map.of("fault", fault)));
            case LifeCommand.SaveDraft _, LifeCommand.DiscardDraft _ -> Optional.empty();
        };
    }

    static Decision<Event> decide(LifeCommand command, Actor actor, CompetitionState state) {
        if (!Rights.allows(actor, Action.KEEP_EVENTS, List.of(), command.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        return switch (command) {
            case LifeCommand.SaveDraft save -> save(save, state);
            case LifeCommand.DiscardDraft _ -> discard(state);
            case LifeCommand.ArchiveCompetition archive -> archive(archive, state);
        };
    }

    private static Decision<Event> save(LifeCommand.SaveDraft save, CompetitionState state) {
        if (!DefinitionProblems.isId(save.competitionId())) return refuse(MALFORMED_ID);
        if (state.definition().isPresent()) return refuse(COMPETITION_EXISTS);
        if (save.create() && state.life().draft().isPresent()) return refuse(DRAFT_EXISTS);
        if (save.draft().size() > Draft.LARGEST) return refuse(DRAFT_TOO_LARGE);
        return state.life().draft().filter(save.draft()::equals).isPresent()
                ? accept()
                : accept(new Event.DraftSaved(save.draft()));
    }

    private static Decision<Event> discard(CompetitionState state) {
        if (state.definition().isPresent()) return refuse(COMPETITION_EXISTS);
        return state.life().draft().isPresent() ? accept(new Event.DraftDiscarded()) : refuse(NO_DRAFT);
    }

    private static Decision<Event> archive(LifeCommand.ArchiveCompetition archive, CompetitionState state) {
        if (state.definition().isEmpty()) return refuse(UNKNOWN_COMPETITION);
        Optional<Decision.Refused<Event>> malformed = malformed(archive);
        if (malformed.isPresent()) return malformed.get();
        if (!archive.rulingsPending().isEmpty())
            return refuse(NOT_FINISHED, "boards", String.join(", ", archive.rulingsPending()));
        return LifeStage.of(state).filter(LifeStage.FINISHED::equals).isPresent()
                ? accept(new Event.CompetitionArchived(archive.reason()))
                : refuse(NOT_FINISHED);
    }
}
