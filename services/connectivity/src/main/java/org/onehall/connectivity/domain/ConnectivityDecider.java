package org.onehall.connectivity.domain;

import static org.onehall.connectivity.domain.ConnectivityRefusal.ALREADY_REPORTED;
import static org.onehall.connectivity.domain.ConnectivityRefusal.BAD_NODE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.BAD_PROBES;
import static org.onehall.connectivity.domain.ConnectivityRefusal.CASE_CLOSED;
import static org.onehall.connectivity.domain.ConnectivityRefusal.FORBIDDEN_ROLE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.NOBODY;
import static org.onehall.connectivity.domain.ConnectivityRefusal.NOTE_TOO_LONG;
import static org.onehall.connectivity.domain.ConnectivityRefusal.NOT_OVERDUE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.UNKNOWN_CASE;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.connectivity.domain.VenueState.Case;
import org.onehall.connectivity.domain.VenueState.Communication;
import org.onehall.connectivity.domain.VenueState.Link;
import org.onehall.connectivity.domain.VenueState.Outage;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.LogKey;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * The links of a venue's seats, disconnection cases, and venue outages (OCR 18.8, OCR 18.9, ENG-7). Pure. All instants
 * are those of the edge: facts that arrive late mean the same as if they had arrived in time. Only the time for a
 * report counts from the moment at which its case is known here.
 */
public final class ConnectivityDecider implements Decider<Command, Event, VenueState> {
    public static final ConnectivityDecider DECIDER = new ConnectivityDecider();
    /**
     * Seats of one venue whose links are lost within this time of each other are lost together, in one outage (ENG-7).
     */
    public static final Duration TOGETHER = Duration.ofSeconds(5);

    private static final int LONGEST_NOTE = 2_000;

    private ConnectivityDecider() {}

    @Override
    public VenueState initial() {
        return VenueState.EMPTY;
    }

    /** Only services report about boards. */
    @Override
    public Optional<Refusal> misnamed(Actor actor) {
        return actor.role() == Role.SERVICE ? Optional.empty() : Optional.of(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        return Texts.faultIn((Record) command, LONGEST_NOTE)
                .map(_ -> new Decision.Refused<>(unreadable(command), Map.of()));
    }

    private static ConnectivityRefusal unreadable(Command command) {
        return switch (command) {
            case Command.RecordProbes probes -> Texts.isName(probes.node()) ? BAD_PROBES : BAD_NODE;
            case Command.ReportCommunication _ -> NOBODY;
            case Command _ -> NOTE_TOO_LONG;
        };
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, VenueState state) {
        return switch (submitted.command()) {
            case Command.ReportPresence seen -> LinkCommands.presence(seen, submitted.actor(), submitted.at(), state);
            case Command.ConfirmReport confirm -> confirm(confirm, submitted.actor(), state);
            case Command.NoteOverdue overdue -> overdue(overdue, submitted.actor(), submitted.at(), state);
            case Command.AssessCause assess -> assess(assess, submitted.actor(), state);
            case Command.CloseCase close -> close(close, submitted.actor(), state);
            case Command.RecordProbes probes -> ProbeCommands.probes(probes, submitted.actor(), submitted.at(), state);
            case Command.ReportCommunication report -> communication(report, submitted.actor(), submitted.at(), state);
            case Command.NoteMove move -> moved(move, submitted.actor(), state);
        };
    }

    private static Decision<Event> confirm(Command.ConfirmReport confirm, Actor actor, VenueState state) {
        List<String> venue = List.of(LogKey.venue(confirm.venueId()));
        String here = LogKey.names(confirm.venueId()) ? confirm.venueId() : "";
        if (!Rights.allows(actor, Action.REPORT_DISCONNECTION, venue, here, "")) return refuse(FORBIDDEN_ROLE);
        if (Texts.fault(confirm.note(), LONGEST_NOTE).isPresent()) return refuse(NOTE_TOO_LONG);
        Optional<Case> found = state.find(confirm.caseId());
        if (found.isEmpty()) return refuse(UNKNOWN_CASE);
        if (!Rights.allows(
                actor, Action.REPORT_DISCONNECTION, venue, found.get().boardId(), "")) return refuse(FORBIDDEN_ROLE);
        if (found.get().closed()) return refuse(CASE_CLOSED);
        if (found.get().reported()) return refuse(ALREADY_REPORTED);
        return accept(new Event.CaseReported(confirm.caseId(), found.get().boardId(), confirm.note()));
    }

    /** The drafted report now counts; the Local Technical Arbiter may still complete it. */
    private static Decision<Event> overdue(Command.NoteOverdue overdue, Actor actor, Instant at, VenueState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<Case> found = state.find(overdue.caseId());
        if (found.isEmpty()) return refuse(UNKNOWN_CASE);
        Case late = found.get();
        if (late.closed() || late.reported() || late.dueAt().isEmpty()) return accept();
        if (at.isBefore(late.dueAt().get()))
            return refuse(NOT_OVERDUE, Map.of("due_at", late.dueAt().get().toString()));
        return accept(
                new Event.ReportOverdue(late.id(), late.boardId(), late.dueAt().get()));
    }

    /**
     * A cause that was judged by all the evidence is not judged again because of a late request, except by what a node
     * measured while its line was cut. A quick decision may close a case before that.
     */
    private static Decision<Event> assess(Command.AssessCause assess, Actor actor, VenueState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<Case> found = state.find(assess.caseId());
        if (found.isEmpty()) return refuse(UNKNOWN_CASE);
        Case of = found.get();
        boolean known = of.evidence().equals(Optional.of(assess.evidence())) && of.settled() == assess.settled();
        if (known || of.settled() && !assess.evidence().isMoreThan(of.evidence().orElseThrow())) return accept();
        Cause cause = Cause.of(assess.evidence());
        return accept(new Event.CauseFound(
                of.id(),
                of.boardId(),
                cause.segment(),
                cause.confidence(),
                assess.evidence(),
                of.settled() || assess.settled()));
    }

    /**
     * Of two reports the later one holds, in whatever order they arrive; neither is ever a disconnection (C-17). If an
     * arbiter reports the same as the system, that is recorded too, so that no earlier report undoes it.
     */
    private static Decision<Event> communication(
            Command.ReportCommunication report, Actor actor, Instant now, VenueState state) {
        if (!mayReportLinks(actor, report.venueId())) return refuse(FORBIDDEN_ROLE);
        if (!Texts.isName(report.playerId())) return refuse(NOBODY);
        Instant at = report.at().filter(then -> then.isBefore(now)).orElse(now);
        Communication known = state.meeting().get(report.playerId());
        CommunicationSource source = actor.role() == Role.SERVICE ? report.source() : CommunicationSource.ARBITER;
        if (known != null && at.isBefore(known.at())) return accept();
        if (known != null
                && known.present() == report.present()
                && (known.byArbiter() || source != CommunicationSource.ARBITER)) return accept();
        return accept(new Event.CommunicationChanged(report.playerId(), report.present(), at, source));
    }

    private static Decision<Event> moved(Command.NoteMove move, Actor actor, VenueState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Communication known = state.meeting().get(move.playerId());
        if (known == null || known.present() || known.at().isAfter(move.at())) return accept();
        return accept(new Event.MovedWithoutCommunication(move.boardId(), move.side(), move.playerId(), move.ply()));
    }

    /** Nobody may report into a log that does not name the caller's competition (DEC-21). */
    static boolean mayReportLinks(Actor actor, String key) {
        return actor.role() == Role.SERVICE
                || LogKey.names(key) && Rights.allows(actor, Action.REPORT_LINKS, List.of(LogKey.venue(key)), key, "");
    }

    private static Decision<Event> close(Command.CloseCase close, Actor actor, VenueState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<Case> found = state.find(close.caseId());
        if (found.isEmpty()) return refuse(UNKNOWN_CASE);
        if (found.get().closed()) return refuse(CASE_CLOSED);
        return accept(new Event.CaseClosed(close.caseId(), found.get().boardId(), close.rulingId()));
    }

    @Override
    public VenueState evolve(VenueState state, Event event) {
        return switch (event) {
            case Event.LinkChanged changed -> changed(state, changed);
            case Event.CaseOpened opened
            when state.find(opened.caseId()).isEmpty() ->
                state.with(Case.opened(
                        opened.caseId(), opened.boardId(), opened.side(), opened.startedAt(), opened.reportDueAt()));
            case Event.LinkRestored restored
            when isOpen(state, restored.caseId()) -> state.with(restored.caseId(), Case::restored);
            case Event.CaseReported reported
            when isOpen(state, reported.caseId()) -> state.with(reported.caseId(), Case::confirmed);
            case Event.ReportOverdue overdue
            when isOpen(state, overdue.caseId()) -> state.with(overdue.caseId(), Case::overdue);
            case Event.CauseFound cause
            when state.find(cause.caseId()).isPresent() ->
                state.with(cause.caseId(), open -> open.judged(cause.evidence(), cause.settled()));
            case Event.ProbesRecorded probes -> state.measured(probes.node(), probes.series(), probes.spans());
            case Event.CommunicationChanged changed ->
                state.with(
                        changed.playerId(),
                        new Communication(
                                changed.present(), changed.at(), changed.source() == CommunicationSource.ARBITER));
            case Event.MovedWithoutCommunication _ -> state;
            case Event.CaseClosed closed
            when isOpen(state, closed.caseId()) -> state.with(closed.caseId(), Case::decided);
            case Event.OutageDetected outage
            when outage.caseIds().stream().allMatch(id -> state.find(id).isPresent()) ->
                state.with(new Outage(outage.outageId(), outage.since(), latest(state, outage), outage.caseIds()));
            case Event.CaseOpened _,
                    Event.LinkRestored _,
                    Event.CaseReported _,
                    Event.ReportOverdue _,
                    Event.CaseClosed _,
                    Event.CauseFound _,
                    Event.OutageDetected _ -> throw new CorruptLogException(state, event);
        };
    }

    /**
     * A seat with an open case is down again when its link is lost again; a link that stayed lost is not a new loss.
     */
    private static VenueState changed(VenueState state, Event.LinkChanged changed) {
        VenueState next = state.with(
                changed.boardId(), changed.side(), new Link(changed.deviceId(), changed.state(), changed.away()));
        Optional<Case> restored = state.open(changed.boardId(), changed.side()).filter(open -> !open.down());
        if (changed.state() != LinkState.DOWN || restored.isEmpty()) return next;
        return next.with(restored.get().id(), open -> open.lost(changed.lastSeen()));
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.LinkChanged _, Event.ProbesRecorded _ -> "OCR 18.8";
            case Event.CommunicationChanged _ -> "OCR 18.8/b";
            case Event.MovedWithoutCommunication _ -> "OCR 13.3";
            case Event.CaseOpened _, Event.LinkRestored _, Event.CaseReported _, Event.CaseClosed _ -> "OCR 18.9";
            case Event.ReportOverdue _ -> "OCR 18.9/b";
            case Event.OutageDetected _, Event.CauseFound _ -> "ENG-7";
        };
    }

    private static boolean isOpen(VenueState state, String caseId) {
        return state.find(caseId).filter(each -> !each.closed()).isPresent();
    }

    private static Instant latest(VenueState state, Event.OutageDetected outage) {
        return state.cases().stream()
                .filter(each -> outage.caseIds().contains(each.id()))
                .map(Case::lostAt)
                .reduce(outage.since(), (a, b) -> a.isAfter(b) ? a : b);
    }
}
