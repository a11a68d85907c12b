package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Optional;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * The rules of the competition service: what may be loaded, when a round opens, when a result is official (OCR 16.1,
 * 16.8, 17.11).
 */
public final class CompetitionDecider implements Decider<Command, Event, CompetitionState> {
    @Override
    public CompetitionState initial() {
        return CompetitionState.EMPTY;
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        if (command instanceof Command.SignReport sign) return ReportSigning.malformed(sign);
        if (command instanceof LifeCommand life) return LifeRules.malformed(life);
        return command instanceof Change change ? DefinitionChange.malformed(change) : Optional.empty();
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, CompetitionState state) {
        Actor actor = submitted.actor();
        // Loading again changes nothing, or is refused anyway.
        if (state.life().archived() && !(submitted.command() instanceof Command.Load))
            return refuse(COMPETITION_ARCHIVED);
        return switch (submitted.command()) {
            case Command.Load load -> load(load, actor, state);
            case Command.OpenRound open ->
                in(state, definition -> RoundOpening.openRound(open, actor, state, definition));
            case Command.NoteResult note ->
                in(state, definition -> ResultApproval.noteResult(note, actor, state, definition));
            case Command.WithdrawResult withdraw ->
                in(state, definition -> ResultApproval.withdrawResult(withdraw, actor, state, definition));
            case Command.ApproveResult approve ->
                in(
                        state,
                        definition -> ResultApproval.approveResult(approve, actor, submitted.at(), state, definition));
            case Command.ConfirmResult confirm ->
                in(state, definition -> ResultApproval.confirmResult(confirm, actor, state, definition));
            case Command.CloseRound close ->
                in(state, definition -> RoundOpening.closeRound(close, actor, state, definition));
            case Command.SignReport sign ->
                in(state, definition -> ReportSigning.signReport(sign, actor, state, definition));
            case Command.ApplyPenalty penalty ->
                in(state, definition -> RulingEffects.applyPenalty(penalty, actor, submitted.at(), state, definition));
            case Command.NoteRepair note ->
                in(state, definition -> PairingRepairs.noteRepair(note, actor, state, definition));
            case LifeCommand life -> LifeRules.decide(life, actor, state);
            case EntryCommand entry ->
                in(state, definition -> EntryRules.decide(entry, actor, submitted.at(), state, definition));
            case StaffCommand staff -> in(state, definition -> StaffRules.decide(staff, actor, definition));
            case ScheduleCommand schedule ->
                in(state, definition -> ScheduleRules.decide(schedule, actor, state, definition));
        };
    }

    /** Decides a command for a competition that exists. */
    private interface Inside {
        Decision<Event> decide(Definition definition);
    }

    private static Decision<Event> in(CompetitionState state, Inside inside) {
        return state.definition().map(inside::decide).orElseGet(() -> refuse(UNKNOWN_COMPETITION));
    }

    private static Decision<Event> load(Command.Load load, Actor actor, CompetitionState state) {
        if (!Rights.allows(actor, Action.LOAD_COMPETITION, List.of(), load.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        if (state.definition().isPresent())
            return state.loaded()
                            .or(state::definition)
                            .filter(then -> then.equals(load.definition().asRecordedBy(then)))
                            .isPresent()
                    ? accept()
                    : refuse(COMPETITION_EXISTS);
        return DefinitionChange.wrong(load.competitionId(), load.definition())
                .map(refused -> (Decision<Event>) refused)
                .orElseGet(() -> accept(Event.CompetitionLoaded.of(load.definition())));
    }

    @Override
    public CompetitionState evolve(CompetitionState state, Event event) {
        return switch (event) {
            case Event.CompetitionLoaded loaded
            when state.definition().isEmpty() -> CompetitionState.EMPTY.with(loaded.definition());
            case Event.DraftSaved(var draft)
            when state.definition().isEmpty() -> state.with(new Life(Optional.of(draft), false));
            case Event.DraftDiscarded() when state.definition().isEmpty() -> state.with(Life.BEGIN);
            case Event.CompetitionArchived _
            when state.definition().isPresent() -> state.with(new Life(Optional.empty(), true));
            case Event.DefinitionChanged changed
            when state.definition().isPresent() -> PairingRepairs.evolve(state, changed);
            case Event.PairingRepairOrdered ordered
            when state.opened().contains(ordered.round()) -> state.with(PairingRepairs.of(ordered));
            case Event.PairingRepairRefused refused
            when state.repair(refused.round(), refused.board()).isPresent() ->
                state.withoutRepair(refused.round(), refused.board());
            case Event.RoundOpened(var round, var _, var _, var _)
            when state.definition().isPresent() && !state.opened().contains(round) -> state.withOpened(round);
            case Event.ResultNoted noted
            when state.opened().contains(noted.round()) ->
                state.withScore(
                        noted.round(),
                        noted.board(),
                        Optional.of(Score.of(
                                noted,
                                noted.points()
                                        .orElseGet(() -> noted.result()
                                                .points(state.definition()
                                                        .orElseThrow()
                                                        .regulations()
                                                        .penaltyRules()
                                                        .scoring())))));
            case Event.ScoreChanged changed
            when state.score(changed.round(), changed.board()).isPresent() ->
                state.withScore(
                        changed.round(),
                        changed.board(),
                        state.score(changed.round(), changed.board()).map(score -> score.with(changed)));
            case Event.PlayerExcluded excluded when state.definition().isPresent() -> state.withExcluded(excluded);
            case Event.PlayerReadmitted readmitted
            when state.ban(readmitted.withdrawnId()).isPresent() -> state.without(readmitted);
            case Event.ResultWithdrawn(var round, var board, var _, var _)
            when state.score(round, board).isPresent() -> state.withScore(round, board, Optional.empty());
            case Event.ResultApproved(var round, var board, var approval, var _)
            when state.score(round, board).isPresent() ->
                state.withScore(round, board, state.score(round, board).map(score -> score.withApproved(approval)))
                        .withDisputes(round, board, List.of());
            case Event.ResultConfirmed(var round, var board, var side, var agrees)
            when state.score(round, board).isPresent() ->
                state.withScore(round, board, state.score(round, board).map(score -> score.withConfirmed(side, agrees)))
                        .withDispute(round, board, side, !agrees);
            case Event.RoundClosed(var round)
            when state.opened().contains(round) && !state.closed().contains(round) -> state.withClosed(round);
            case Event.ReportSigned signed when state.opened().contains(signed.round()) -> state.withSignature(signed);
            case Event.CompetitionLoaded _,
                    Event.DefinitionChanged _,
                    Event.PairingRepairOrdered _,
                    Event.PairingRepairRefused _,
                    Event.RoundOpened _,
                    Event.ResultNoted _,
                    Event.ResultApproved _,
                    Event.ResultWithdrawn _,
                    Event.ScoreChanged _,
                    Event.PlayerExcluded _,
                    Event.PlayerReadmitted _,
                    Event.ResultConfirmed _,
                    Event.RoundClosed _,
                    Event.ReportSigned _,
                    Event.DraftSaved _,
                    Event.DraftDiscarded _,
                    Event.CompetitionArchived _ ->
                throw new CorruptLogException(state.opened(), event.getClass().getSimpleName());
        };
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.CompetitionLoaded _, Event.DefinitionChanged _, Event.DraftSaved _, Event.DraftDiscarded _ ->
                "OCR 16.1";
            case Event.RoundOpened _, Event.PairingRepairOrdered _ -> "LAW 6.6";
            case Event.PairingRepairRefused refused -> refused.article();
            case Event.ResultNoted _, Event.RoundClosed _, Event.CompetitionArchived _ -> "OCR 17.11";
            case Event.ResultApproved approved -> approved.article().isEmpty() ? "OCR 17.11" : approved.article();
            case Event.ResultConfirmed _ -> "LAW 8.7";
            case Event.ReportSigned _ -> "OCR 18.3";
            case Event.ResultWithdrawn withdrawn -> withdrawn.article().isEmpty() ? "DEC-14" : withdrawn.article();
            case Event.ScoreChanged changed -> changed.article();
            case Event.PlayerExcluded excluded -> excluded.article();
            case Event.PlayerReadmitted readmitted -> readmitted.article();
        };
    }
}
