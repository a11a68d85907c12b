package org.onehall.house;

import java.util.Optional;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;

/** The definition of a competition: as it was loaded, and as each later change leaves it (OCR 16.1). */
public final class Definitions {
    private Definitions() {}

    /** The whole definition as it is after an event; empty if the event is not about it. */
    public static Optional<CompetitionLoaded> of(CompetitionEvent event) {
        if (event.hasCompetitionLoaded()) return Optional.of(event.getCompetitionLoaded());
        return event.hasDefinitionChanged()
                ? Optional.of(event.getDefinitionChanged().getDefinition())
                : Optional.empty();
    }

    /** Whether an event is about a draft: there is no competition yet, for anybody. */
    public static boolean isDraft(CompetitionEvent event) {
        return event.hasDraftSaved() || event.hasDraftDiscarded();
    }
}
