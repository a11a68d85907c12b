package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.FairPlayState.Board;
import org.onehall.fairplay.domain.Floor.Incident;
import org.onehall.regulations.Action;

/** What happens after a breach of the rules of conduct: recorded, confirmed, penalised or settled (OCR 17.1-17.9). */
final class IncidentRules {
    private IncidentRules() {}

    static Decision<Event> open(FloorCommand.OpenIncident open, Actor actor, Instant at, Board board, Floor floor) {
        if (!FloorRules.mayRecord(actor, Action.RECORD_CONDUCT, open.boardId(), open.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (Texts.isEmpty(open.note())) return refuse(FairPlayRefusal.INCIDENT_NOTE_MISSING);
        if (FloorRules.unreadable(open.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        if (open.kind() == IncidentKind.HEADPHONES && open.now().headphonesAllowed())
            return refuse(FairPlayRefusal.HEADPHONES_ALLOWED);
        if (open.kind().ofAssistant() && open.now().assistant(open.side()).isEmpty())
            return refuse(FairPlayRefusal.NO_ASSISTANT);
        Optional<Incident> meanwhile = open.incidentsSeen().isEmpty()
                ? Optional.empty()
                : floor.incidents().stream()
                        .skip(Math.max(0, open.incidentsSeen().getAsInt()))
                        .filter(one -> !one.closed()
                                && one.side() == open.side()
                                && one.kind() == open.kind()
                                && !one.vouchedBy().equals(actor.subject()))
                        .findFirst();
        if (meanwhile.isPresent())
            return refuse(
                    FairPlayRefusal.INCIDENT_MEANWHILE,
                    "incident",
                    meanwhile.get().number());
        return accept(incident(open.boardId(), open.side(), open.kind(), open.note(), open.now(), at, floor, actor));
    }

    static Decision<Event> confirm(FloorCommand.ConfirmIncident confirm, Actor actor, Board board, Floor floor) {
        Optional<Incident> found = floor.incident(confirm.incidentId());
        Optional<FairPlayRefusal> fault = fault(found, actor, board, confirm.note());
        if (fault.isPresent()) return refuse(fault.get());
        if (found.orElseThrow().confirmed()) return refuse(FairPlayRefusal.INCIDENT_CONFIRMED);
        return accept(new FloorEvent.IncidentConfirmed(confirm.incidentId(), confirm.note(), actor.subject()));
    }

    /**
     * An arbiter need not confirm what he recorded himself: penalising or settling the incident confirms it (OCR 17.9).
     */
    static Decision<Event> close(FloorCommand.CloseIncident close, Actor actor, Board board, Floor floor) {
        Optional<Incident> found =
                floor.incident(close.incidentId()).map(incident -> incident.reopened(close.withdrawn()));
        Optional<FairPlayRefusal> fault = fault(found, actor, board, close.note());
        if (fault.isPresent()) return refuse(fault.get());
        Incident incident = found.orElseThrow();
        if (close.outcome() == IncidentOutcome.TAKEN_BACK) return takeBack(close, incident, actor);
        boolean penalised = close.outcome() == IncidentOutcome.PENALISED
                && close.penalised().filter(incident.side()::equals).isPresent();
        boolean own = !incident.confirmed()
                && close.outcome() != IncidentOutcome.NOT_ESTABLISHED
                && actor.subject().equals(incident.vouchedBy());
        boolean established = incident.confirmed() || own;
        if (!established && close.outcome() != IncidentOutcome.NOT_ESTABLISHED)
            return refuse(FairPlayRefusal.INCIDENT_NOT_CONFIRMED);
        if (established && !penalised) {
            if (incident.kind().penaltyRequired() || close.outcome() == IncidentOutcome.PENALISED)
                return refuse(FairPlayRefusal.PENALTY_REQUIRED);
            if (close.outcome() == IncidentOutcome.NOT_ESTABLISHED) return refuse(FairPlayRefusal.INCIDENT_CONFIRMED);
        }
        Event closed = new FloorEvent.IncidentClosed(
                incident.id(), close.outcome(), penalised ? close.rulingId() : "", close.note());
        return own
                ? accept(new FloorEvent.IncidentConfirmed(incident.id(), "", actor.subject()), closed)
                : accept(closed);
    }

    /**
     * A mistake was no breach, so it needs no penalty (OCR 17.9). Once another person has confirmed an incident, the
     * person who recorded it cannot take it back.
     */
    private static Decision<Event> takeBack(FloorCommand.CloseIncident close, Incident incident, Actor actor) {
        if (actor.role() != Role.CHIEF_ARBITER && !actor.subject().equals(incident.vouchedBy()))
            return refuse(FairPlayRefusal.INCIDENT_OF_ANOTHER);
        if (Texts.isEmpty(close.note())) return refuse(FairPlayRefusal.TAKING_BACK_REASON_MISSING);
        return accept(new FloorEvent.IncidentClosed(incident.id(), IncidentOutcome.TAKEN_BACK, "", close.note()));
    }

    private static Optional<FairPlayRefusal> fault(Optional<Incident> incident, Actor actor, Board board, String note) {
        if (incident.isEmpty()) return Optional.of(FairPlayRefusal.UNKNOWN_INCIDENT);
        if (!FloorRules.mayRecord(
                actor,
                Action.RECORD_CONDUCT,
                incident.get().id(),
                incident.get().side(),
                board)) return Optional.of(FairPlayRefusal.FORBIDDEN_ROLE);
        if (FloorRules.unreadable(note)) return Optional.of(FairPlayRefusal.NOTE_UNREADABLE);
        return incident.filter(Incident::closed).map(_ -> FairPlayRefusal.INCIDENT_CLOSED);
    }

    static FloorEvent.IncidentOpened incident(
            BoardId boardId,
            Side side,
            IncidentKind kind,
            String note,
            Circumstances now,
            Instant at,
            Floor floor,
            Actor actor) {
        return new FloorEvent.IncidentOpened(
                boardId + "/incident-" + (floor.incidents().size() + 1),
                side,
                now.player(side),
                kind,
                kind.article(),
                note,
                now.at(at),
                kind.ofAssistant() ? now.assistant(side) : "",
                actor.subject());
    }
}
