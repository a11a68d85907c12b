package org.onehall.adjudication.domain;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Which call, question, appeal and ruling is allowed to whom, and how far each has progressed (OCR 17.10, 17.11, 18.3,
 * 18.4, 18.9, 19.1, 19.6).
 */
public final class AdjudicationDecider implements Decider<Command, Event, AdjudicationState> {
    /** Longest text of a call, a note or a reason, in characters. */
    public static final int LONGEST_TEXT = Texts.LONGEST_REASON;

    @Override
    public AdjudicationState initial() {
        return AdjudicationState.EMPTY;
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        return Texts.faultIn((Record) command, LONGEST_TEXT)
                .map(_ -> new Decision.Refused<>(AdjudicationRefusal.TEXT_TOO_LONG, Map.of()));
    }

    /** There is no board without an id. */
    @Override
    public Optional<Refusal> misnamed(Actor actor) {
        return Optional.of(AdjudicationRefusal.UNKNOWN_BOARD);
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, AdjudicationState state) {
        Actor actor = submitted.actor();
        return switch (submitted.command()) {
            case Command.CallArbiter call -> Calls.call(call, actor, submitted.at(), state);
            case Command.AcknowledgeCall acknowledgement -> Calls.acknowledge(acknowledgement, actor, state);
            case Command.AnswerCall answer -> Calls.answer(answer, actor, state);
            case Command.NoteUnacknowledged note ->
                service(actor)
                        ? Calls.unacknowledged(note, submitted.at(), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.NoteCallPause note ->
                service(actor) ? Calls.notePause(note, state) : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.AskQuestion question -> Questions.ask(question, actor, state);
            case Command.AnswerQuestion answer -> Questions.answer(answer, actor, state);
            case Command.FileAppeal appeal -> Appeals.file(appeal, actor, submitted.at(), state);
            case Command.TakeCopy copy -> Appeals.takeCopy(copy, actor, state);
            case Command.RecordFee fee -> Appeals.recordFee(fee, actor, state);
            case Command.DecideAppeal decision ->
                Appeals.decide(decision, actor, nextRuling(decision.boardId(), state), state);
            case Command.NoteCase note ->
                service(actor)
                        ? thenClosed(Disconnections.note(note, submitted.at(), state), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.DecideDisconnection decision -> Disconnections.decide(decision, actor, state);
            case Command.DelegateDecision delegation -> Disconnections.delegate(delegation, actor, state);
            case Command.NoteUnanswered note ->
                service(actor)
                        ? Disconnections.unanswered(note, submitted.at(), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.ImposePenalty penalty ->
                Penalties.decide(penalty, actor, nextRuling(penalty.boardId(), state), state);
            case Command.WithdrawRuling withdrawal ->
                Withdrawals.decide(withdrawal, actor, nextRuling(withdrawal.boardId(), state), state);
            case Command.RecordFailedPause record -> FailedPauses.record(record, actor, submitted.at(), state);
            case Command.CompensateFailedPause compensation ->
                FailedPauses.compensate(compensation, actor, nextRuling(compensation.boardId(), state), state);
            case Command.CloseFailedPause closing -> FailedPauses.close(closing, actor, state);
            case Command.NoteRuling note ->
                service(actor)
                        ? thenClosed(note(note, submitted.at(), state), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.NoteBoard note ->
                service(actor)
                        ? thenClosed(note(note, state), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        };
    }

    /** The decision, together with closing the cases whose game it voids. */
    private static Decision<Event> thenClosed(Decision<Event> decision, AdjudicationState state) {
        if (!(decision instanceof Decision.Accepted<Event>(var events))) return decision;
        AdjudicationState after = state;
        for (Event event : events) after = AdjudicationFold.evolve(after, event);
        return Decision.accept(
                Stream.concat(events.stream(), VoidGames.closed(after).stream()).toList());
    }

    private static Decision<Event> note(Command.NoteRuling note, Instant at, AdjudicationState state) {
        Optional<Ruling> ruling = state.rulings().stream()
                .filter(r -> r.rulingId().equals(note.rulingId()))
                .findAny();
        if (ruling.isEmpty()) return Decision.refuse(AdjudicationRefusal.UNKNOWN_RULING);
        if (ruling.get().progress() != Progress.MADE || waits(ruling.get(), state)) return Decision.accept();
        Stream<String> with = madeWith(ruling.get(), state).stream();
        if (note.applied())
            return Decision.accept(Stream.concat(Stream.of(note.rulingId()), with)
                    .<Event>map(Event.RulingApplied::new)
                    .toList());
        Optional<Instant> deputyAt = ruling.get()
                .caseId()
                .map(state.cases()::get)
                .flatMap(about -> Disconnections.deputyAt(about.decided(false), at, state));
        return Decision.accept(Stream.concat(
                        Stream.<Event>of(new Event.RulingRefused(note.rulingId(), note.code(), note.text(), deputyAt)),
                        with.map(penalties ->
                                new Event.RulingRefused(penalties, note.code(), note.text(), Optional.empty())))
                .toList());
    }

    /** Whether a ruling was made together with another one that is still on its way: both are noted together. */
    private static boolean waits(Ruling ruling, AdjudicationState state) {
        return state.rulings().stream()
                .filter(other -> other.progress() == Progress.MADE)
                .anyMatch(other ->
                        madeWith(other, state).filter(ruling.rulingId()::equals).isPresent());
    }

    /**
     * What waits for a ruling. With a decision, the penalties of the next ruling wait; other penalties that involve no
     * other service are applied as soon as they are made. With a withdrawal, the upheld appeal that takes the ruling
     * back waits; the previous ruling decides that appeal (OCR 17.11).
     */
    private static Optional<String> madeWith(Ruling decision, AdjudicationState state) {
        if (decision.withdrawal()
                .filter(withdrawal -> withdrawal.appealId().isPresent())
                .isPresent())
            return state.rulings().stream()
                    .filter(before -> before.progress() == Progress.MADE
                            && before.appealId()
                                    .equals(decision.withdrawal().get().appealId()))
                    .map(Ruling::rulingId)
                    .findFirst();
        return state.rulings().stream()
                .skip(state.rulings().indexOf(decision) + 1L)
                .limit(1)
                .filter(_ -> decision.caseId().isPresent())
                .filter(next -> next.progress() == Progress.MADE
                        && next.penalty()
                                .filter(penalty -> penalty.kinds().stream().allMatch(PenaltyKind::standsByItself))
                                .isPresent())
                .map(Ruling::rulingId)
                .findFirst();
    }

    private static Decision<Event> note(Command.NoteBoard note, AdjudicationState state) {
        Board board = new Board(
                note.whiteVenue(),
                note.blackVenue(),
                note.attempt(),
                note.inProgress(),
                note.ended(),
                note.control(),
                note.deputyAfter(),
                note.whitePlayer(),
                note.blackPlayer(),
                note.endedAt(),
                note.startedAt(),
                note.adjourned());
        if (state.board().filter(board::equals).isPresent()) return Decision.accept();
        return Decision.accept(new Event.BoardNoted(
                note.whiteVenue(),
                note.blackVenue(),
                note.attempt(),
                note.inProgress(),
                note.ended(),
                note.control(),
                note.deputyAfter(),
                note.whitePlayer(),
                note.blackPlayer(),
                note.endedAt(),
                note.startedAt(),
                note.adjourned()));
    }

    @Override
    public AdjudicationState evolve(AdjudicationState state, Event event) {
        return AdjudicationFold.evolve(state, event);
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.ArbiterCalled _, Event.CallAcknowledged _, Event.CallEscalated _, Event.CallAnswered _ ->
                "OCR 19.1";
            case Event.CallPauseNoted _ -> "LAW 6.11.2";
            case Event.QuestionAsked _, Event.QuestionAnswered _ -> "OCR 17.10";
            case Event.AppealFiled _, Event.AppealDecided _ -> Appeals.ARTICLE;
            case Event.AppealCopyTaken _ -> "FSSI gen-8 c";
            case Event.AppealFeePaid _ -> "FSSI gen-8 e";
            case Event.PauseFailed _, Event.FailedPauseCompensated _, Event.FailedPauseClosed _ -> FailedPauses.ARTICLE;
            case Event.CaseNoted _, Event.CaseVoided _, Event.DecisionDelegated _, Event.DisconnectionDecided _ ->
                "OCR 18.9";
            case Event.PenaltyImposed penalty -> penalty.kind().article();
            case Event.PenaltiesImposed penalties -> Penalties.article(penalties);
            case Event.RulingWithdrawn withdrawn ->
                withdrawn.appealId().isPresent() ? Appeals.ARTICLE : Penalties.article(withdrawn.items());
            case Event.RulingApplied _, Event.RulingRefused _ -> "OCR 18.3";
            case Event.BoardNoted _ -> "";
        };
    }

    /** The id of the next ruling of a board. */
    static String nextRuling(BoardId boardId, AdjudicationState state) {
        return boardId + "/ruling-" + (state.rulings().size() + 1);
    }

    private static boolean service(Actor actor) {
        return Rights.allows(actor, Action.SYSTEM, List.of(), "", "");
    }

    static boolean malformed(String text) {
        return Texts.fault(text, LONGEST_TEXT).isPresent();
    }
}
