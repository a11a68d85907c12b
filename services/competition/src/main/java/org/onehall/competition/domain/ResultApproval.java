package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** How the result of a board is noted, withdrawn, confirmed and approved (OCR 17.11, LAW 8.7). */
final class ResultApproval {
    private ResultApproval() {}

    /** Approves a result at once where no arbiter has to approve it (OCR 17.11). */
    static void approvedAtOnce(int round, int board, Definition definition, List<Event> events) {
        if (definition.entries().automaticApproval())
            events.add(new Event.ResultApproved(round, board, Optional.empty()));
    }

    static Event.ResultNoted noted(
            int round, int board, Result result, Termination termination, boolean reversed, Definition definition) {
        return new Event.ResultNoted(
                round,
                board,
                result,
                termination,
                reversed,
                Optional.of(
                        result.points(definition.regulations().penaltyRules().scoring())));
    }

    static Decision<Event> noteResult(
            Command.NoteResult note, Actor actor, CompetitionState state, Definition definition) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<Decision<Event>> missing = missing(note.round(), note.board(), state, definition);
        if (missing.isPresent()) return missing.get();
        Optional<Score> score = state.score(note.round(), note.board());
        if (score.filter(known -> known.isOf(note)).isPresent()) return accept();
        if (score.isPresent() && score.get().approved()) return refuse(RESULT_APPROVED);
        List<Event> events = new ArrayList<>();
        events.add(noted(
                note.round(), note.board(), note.result(), note.termination(), note.coloursReversed(), definition));
        approvedAtOnce(note.round(), note.board(), definition, events);
        return accept(events);
    }

    /** Applies to official results too: the arbiter's recorded decision on the game has precedence (OCR 17.11). */
    static Decision<Event> withdrawResult(
            Command.WithdrawResult withdraw, Actor actor, CompetitionState state, Definition definition) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<Decision<Event>> missing = missing(withdraw.round(), withdraw.board(), state, definition);
        if (missing.isPresent()) return missing.get();
        if (state.score(withdraw.round(), withdraw.board()).isEmpty()) return accept();
        return accept(
                new Event.ResultWithdrawn(withdraw.round(), withdraw.board(), withdraw.reason(), withdraw.article()));
    }

    static Decision<Event> approveResult(
            Command.ApproveResult approve, Actor actor, Instant at, CompetitionState state, Definition definition) {
        List<String> venues = definition
                .round(approve.round())
                .flatMap(round -> round.board(approve.board()))
                .map(definition::venues)
                .orElse(List.of());
        String boardId = new BoardId(approve.competitionId(), approve.round(), approve.board()).toString();
        if (!Rights.allows(actor, Action.APPROVE_RESULT, venues, boardId, "")) return refuse(FORBIDDEN_ROLE);
        Optional<Decision<Event>> missing = missing(approve.round(), approve.board(), state, definition);
        if (missing.isPresent()) return missing.get();
        Optional<Score> score = state.score(approve.round(), approve.board());
        if (score.isEmpty()) return refuse(NO_RESULT);
        if (score.get().approved()) return alreadyApproved(approve.round(), approve.board(), score.get(), definition);
        String told = score.get().text();
        if (!told.equals(approve.seen())) return refuse(SCORE_CHANGED, "score", told);
        List<Side> unheard = state.disputes(approve.round(), approve.board()).stream()
                .filter(side -> !approve.disputed().contains(side))
                .toList();
        if (!unheard.isEmpty())
            return refuse(
                    RESULT_DISPUTED,
                    "sides",
                    unheard.stream()
                            .map(side -> side == Side.WHITE ? "White" : "Black")
                            .collect(Collectors.joining(", ")));
        return accept(new Event.ResultApproved(
                approve.round(),
                approve.board(),
                Optional.of(new Approver(actor.subject(), at, approve.reason().strip()))));
    }

    /** Names the arbiter who approved it first and the time, by the clocks of the venue of White. */
    private static Decision<Event> alreadyApproved(int round, int board, Score score, Definition definition) {
        return refuse(
                ALREADY_APPROVED,
                "approval",
                score.approval()
                        .map(by -> " (" + definition.nameOf(by.approver()) + ", "
                                + LocalTime.ofInstant(by.at(), definition.zone(round, board))
                                        .truncatedTo(ChronoUnit.SECONDS)
                                        .format(DateTimeFormatter.ISO_LOCAL_TIME)
                                + ")")
                        .orElse(""));
    }

    static Decision<Event> confirmResult(
            Command.ConfirmResult confirm, Actor actor, CompetitionState state, Definition definition) {
        String boardId = new BoardId(confirm.competitionId(), confirm.round(), confirm.board()).toString();
        if (!Rights.allows(
                actor, Action.CONFIRM_RESULT, List.of(), boardId, confirm.side().name())) return refuse(FORBIDDEN_ROLE);
        Optional<Decision<Event>> missing = missing(confirm.round(), confirm.board(), state, definition);
        if (missing.isPresent()) return missing.get();
        Optional<Score> score = state.score(confirm.round(), confirm.board());
        if (score.isEmpty()) return refuse(NO_RESULT);
        if (score.get().approved()) return alreadyApproved(confirm.round(), confirm.board(), score.get(), definition);
        if (Boolean.valueOf(confirm.agrees()).equals(score.get().confirmed().get(confirm.side()))) return accept();
        return accept(new Event.ResultConfirmed(confirm.round(), confirm.board(), confirm.side(), confirm.agrees()));
    }

    /** Refuses what is about a board that is not there or not open; empty: it is. */
    static Optional<Decision<Event>> missing(int round, int board, CompetitionState state, Definition definition) {
        Optional<Round> found = definition.round(round);
        if (found.isEmpty()) return Optional.of(DefinitionChange.unknownRound(round, definition));
        if (found.get().board(board).isEmpty()) return Optional.of(refuse(UNKNOWN_BOARD));
        return state.opened().contains(round) ? Optional.empty() : Optional.of(refuse(ROUND_NOT_OPEN));
    }
}
