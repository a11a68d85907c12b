package org.onehall.competition.domain;

import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Optional;
import org.onehall.decider.Scenario;

/** Drafts, and a competition whose rounds are all official. */
final class Lives {
    private Lives() {}

    static Draft draft(String yaml) {
        return new Draft(
                "spring.yaml",
                yaml,
                List.of(new Draft.File("players.csv", "id,name,venue\n")),
                Optional.of("profile: fide-online-2021"),
                "regulations.yaml");
    }

    static LifeCommand.SaveDraft save(String yaml) {
        return new LifeCommand.SaveDraft(ID, draft(yaml), false);
    }

    static LifeCommand.SaveDraft create(String yaml) {
        return new LifeCommand.SaveDraft(ID, draft(yaml), true);
    }

    static LifeCommand.ArchiveCompetition archive() {
        return new LifeCommand.ArchiveCompetition(ID, Changes.WHY);
    }

    static Scenario<Command, Event, CompetitionState> finishedWhole() {
        return official()
                .when(new ScheduleCommand.RemoveRound(ID, 2, Changes.WHY), CA, T0)
                .accepted();
    }

    static Scenario<Command, Event, CompetitionState> archived() {
        return finishedWhole().when(archive(), ORGANISER, T0).accepted();
    }
}
