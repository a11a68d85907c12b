package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;

/** The stages in the life of a competition. */
public enum LifeStage {
    /** It has files that may be incomplete; nobody can play. */
    DRAFT,
    /** It is loaded. */
    OPEN,
    /** All its rounds are official, and no player has reported a result as wrong (OCR 17.11, LAW 8.7). */
    FINISHED,
    /** It can only be read. */
    ARCHIVED;

    /** Where a competition is; empty if there is neither a draft nor a competition. */
    public static Optional<LifeStage> of(CompetitionState state) {
        if (state.definition().isEmpty()) return state.life().draft().map(_ -> DRAFT);
        if (state.life().archived()) return Optional.of(ARCHIVED);
        List<Round> rounds = state.definition().get().rounds();
        boolean finished = !rounds.isEmpty()
                && state.disputes().isEmpty()
                && rounds.stream().allMatch(round -> state.closed().contains(round.number()));
        return Optional.of(finished ? FINISHED : OPEN);
    }
}
