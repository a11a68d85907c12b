package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;
import static org.onehall.competition.domain.Lives.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

class LifeTest {
    @Test
    void aDraftIsKeptWhateverIsWrongWithIt() { // OCR 16.1
        empty().when(save("not even YAML: ["), OPERATOR, T0).then(new Event.DraftSaved(draft("not even YAML: [")));
    }

    @Test
    void aLaterDraftReplacesTheEarlierOneAndTheSameOneIsNotRecorded() {
        empty().when(save("a"), OPERATOR, T0)
                .when(save("b"), ORGANISER, T0)
                .then(new Event.DraftSaved(draft("b")))
                .when(save("b"), ORGANISER, T0)
                .then();
    }

    @Test
    void aNewDraftReplacesNoneEvenIfItIsTheSame() {
        empty().when(create("a"), OPERATOR, T0)
                .then(new Event.DraftSaved(draft("a")))
                .when(create("a"), OPERATOR, T0)
                .refused(DRAFT_EXISTS)
                .when(create("b"), ORGANISER, T0)
                .refused(DRAFT_EXISTS)
                .when(new LifeCommand.DiscardDraft(ID), OPERATOR, T0)
                .then(new Event.DraftDiscarded())
                .when(create("b"), OPERATOR, T0)
                .accepted();
        loaded().when(create("a"), OPERATOR, T0).refused(COMPETITION_EXISTS);
    }

    @Test
    void aDiscardedDraftLeavesTheIdFree() {
        empty().when(save("a"), OPERATOR, T0)
                .when(new LifeCommand.DiscardDraft(ID), OPERATOR, T0)
                .then(new Event.DraftDiscarded())
                .when(new LifeCommand.DiscardDraft(ID), OPERATOR, T0)
                .refused(NO_DRAFT)
                .when(load(), OPERATOR, T0)
                .accepted();
    }

    @Test
    void loadingEndsTheDraft() { // OCR 16.1
        empty().when(save("a"), OPERATOR, T0)
                .when(load(), OPERATOR, T0)
                .then(Event.CompetitionLoaded.of(load().definition()))
                .when(save("b"), OPERATOR, T0)
                .refused(COMPETITION_EXISTS)
                .when(new LifeCommand.DiscardDraft(ID), OPERATOR, T0)
                .refused(COMPETITION_EXISTS);
    }

    @Test
    void nobodyPlaysInADraft() {
        empty().when(save("a"), OPERATOR, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .refused(UNKNOWN_COMPETITION);
    }

    @Test
    void aDraftHasAtMostHalfAMebibyte() {
        int besides = draft("").size();
        empty().when(save("a".repeat(Draft.LARGEST - besides)), OPERATOR, T0).accepted();
        empty().when(save("a".repeat(Draft.LARGEST - besides + 1)), OPERATOR, T0)
                .refused(DRAFT_TOO_LARGE);
        empty().when(save("è".repeat((Draft.LARGEST - besides) / 2 + 1)), OPERATOR, T0)
                .refused(DRAFT_TOO_LARGE);
    }

    @Test
    void theOperatorAndTheOrganiserOfTheCompetitionKeepIt() { // DEC-21
        for (Role role : Role.values()) {
            Actor actor = Actor.official("x", role, "rome");
            boolean keeps = role == Role.CHIEF_ORGANISER || role == Role.OPERATOR;
            for (Scenario<Command, Event, CompetitionState> tried : List.of(
                    empty().when(save("a"), actor, T0),
                    empty().when(save("a"), OPERATOR, T0).when(new LifeCommand.DiscardDraft(ID), actor, T0),
                    finishedWhole().when(archive(), actor, T0)))
                if (keeps) tried.accepted();
                else tried.refused(FORBIDDEN_ROLE);
        }
    }

    @Test
    void theStageFollowsFromWhatHappened() { // OCR 17.11
        assertEquals(Optional.empty(), stage(empty()));
        assertEquals(Optional.of(LifeStage.DRAFT), stage(empty().when(save("a"), OPERATOR, T0)));
        assertEquals(Optional.of(LifeStage.OPEN), stage(loaded()));
        assertEquals(Optional.of(LifeStage.OPEN), stage(official()));
        assertEquals(Optional.of(LifeStage.FINISHED), stage(finishedWhole()));
        assertEquals(
                Optional.of(LifeStage.OPEN),
                stage(finishedWhole().when(new Command.WithdrawResult(ID, 1, 1, "r", "OCR 19.4"), SERVICE, T0)));
        assertEquals(Optional.of(LifeStage.ARCHIVED), stage(archived()));
    }

    private static Optional<LifeStage> stage(Scenario<Command, Event, CompetitionState> scenario) {
        return LifeStage.of(scenario.state());
    }

    @Test
    void onlyAFinishedCompetitionIsArchived() { // OCR 17.11
        loaded().when(archive(), OPERATOR, T0).refused(NOT_FINISHED);
        official().when(archive(), OPERATOR, T0).refused(NOT_FINISHED);
        finishedWhole()
                .when(new LifeCommand.ArchiveCompetition(ID, Changes.WHY, List.of(ID + "/1/1")), OPERATOR, T0)
                .refused(NOT_FINISHED);
        finishedWhole()
                .when(new LifeCommand.ArchiveCompetition(ID, " "), OPERATOR, T0)
                .refused(REASON_MALFORMED);
        empty().when(archive(), OPERATOR, T0).refused(UNKNOWN_COMPETITION);
    }

    @Test
    void nothingIsChangedInTheArchive() { // OCR 17.11
        for (Command command : List.of(
                new Command.OpenRound(ID, 2, 518),
                note(1, 1, org.onehall.competition.domain.Result.DRAW),
                new Command.WithdrawResult(ID, 1, 1, "r", "OCR 19.4"),
                approve(1),
                confirm(Side.WHITE, false),
                new Command.CloseRound(ID, 1),
                sign(1, "rome"),
                exclusion("r1", true),
                Changes.withdraw("m1", 2),
                Changes.oslo(),
                Changes.plan(2),
                save("a"),
                new LifeCommand.DiscardDraft(ID),
                archive()))
            archived().when(command, OPERATOR, T0.plus(Duration.ofDays(1))).refused(COMPETITION_ARCHIVED);
    }

    @Test
    void theRefusalSaysWhereTheArchivedCompetitionIsStillRead() { // OCR 17.11
        String text = COMPETITION_ARCHIVED.text();
        assertEquals(Refusal.ARCHIVE_TEXT, text);
        for (String said : List.of(
                "public page", "./onehall event export", "nobody gets a code", "organiser or the operator can copy it"))
            assertTrue(text.contains(said), text);
    }

    @Test
    void loadingAnArchivedCompetitionAgainHasNoEffect() {
        archived().when(load(), OPERATOR, T0).then();
    }

    @Test
    void aCompetitionThatAnEarlierVersionLoadedIsTheSameOne() { // OCR 16.1
        Command.Load now = stating(regulations().publicPage(), List.of(new StatedParameter("profile", "fide")));
        Command.Load then = stating(Optional.empty(), List.of());
        empty().when(then, OPERATOR, T0).when(now, OPERATOR, T0).then();
        loaded().when(now, OPERATOR, T0).then();
        empty().when(now, OPERATOR, T0).when(then, OPERATOR, T0).refused(COMPETITION_EXISTS);
    }

    private static Command.Load stating(Optional<PublicRules> publicPage, List<StatedParameter> stated) {
        Regulations usual = regulations();
        return new Command.Load(
                ID,
                "Spring Open",
                venues(),
                officials(),
                players(),
                rounds(),
                new Regulations(
                        usual.rules(),
                        usual.control(),
                        usual.penalties(),
                        usual.floor(),
                        usual.assistance(),
                        usual.appeals(),
                        usual.input(),
                        usual.screening(),
                        usual.fairPlay(),
                        usual.standings(),
                        publicPage,
                        Optional.empty(),
                        stated),
                Optional.empty());
    }
}
