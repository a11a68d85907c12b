package org.onehall.competition.domain;

import java.util.List;

/** Commands about the life of a competition: before it is loaded, and after its last round (OCR 16.1, 17.11). */
public sealed interface LifeCommand extends Command {
    /**
     * Keeps the files of a competition that is not loaded, in place of those kept before, complete or not.
     *
     * @param create the draft is new: an earlier one is not replaced
     */
    record SaveDraft(String competitionId, Draft draft, boolean create) implements LifeCommand {}

    /** Gives up a draft; the id is free again. */
    record DiscardDraft(String competitionId) implements LifeCommand {}

    /**
     * Closes a finished competition for ever.
     *
     * @param reason 1 to 500 characters
     * @param rulingsPending boards with an open appeal or a ruling that has not taken effect yet (OCR 17.11, 18.3)
     */
    record ArchiveCompetition(String competitionId, String reason, List<String> rulingsPending) implements LifeCommand {
        public ArchiveCompetition {
            rulingsPending = List.copyOf(rulingsPending);
        }

        /** If no ruling is pending. */
        public ArchiveCompetition(String competitionId, String reason) {
            this(competitionId, reason, List.of());
        }
    }
}
