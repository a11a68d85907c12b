package org.onehall.connectivity.domain;

import static org.onehall.connectivity.domain.ConnectivityRefusal.ALREADY_REPORTED;
import static org.onehall.connectivity.domain.ConnectivityRefusal.BAD_NODE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.BAD_PROBES;
import static org.onehall.connectivity.domain.ConnectivityRefusal.CASE_CLOSED;
import static org.onehall.connectivity.domain.ConnectivityRefusal.FORBIDDEN_ROLE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.NOBODY;
import static org.onehall.connectivity.domain.ConnectivityRefusal.NOTE_TOO_LONG;
import static org.onehall.connectivity.domain.ConnectivityRefusal.NOT_OVERDUE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.PROBES_AHEAD;
import static org.onehall.connectivity.domain.ConnectivityRefusal.UNKNOWN_CASE;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.connectivity.domain.VenueState.Case;
import org.onehall.connectivity.domain.VenueState.Communication;
import org.onehall.connectivity.domain.VenueState.Link;
import org.onehall.connectivity.domain.VenueState.Outage;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.LogKey;
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
    /** {@code disconnection.report.slaSeconds} for a game that does not set it (OCR 18.9/b). */
    private static final Duration REPORT_WITHIN = Duration.ofSeconds(60);

    private static final int LONGEST_NOTE = 2_000;
    private static final int MOST_SPANS = 200;
    /**
     * How far a node's offset may be wrong: it is accurate to half the longest round trip, and a hall with several
     * zones has several clocks.
     */
    private static final Duration OFFSET_WRONG = Duration.ofMinutes(1);
    /** A node drops measurements that it cannot deliver before they are this old. */
    private static final Duration OLDEST = Duration.ofDays(60);
    /** Allows for a machine whose clock starts in 1970 because its battery is empty. */
    private static final Duration LARGEST_OFFSET = Duration.ofDays(36_525);

    private static final Pattern SERIES = Pattern.compile("[A-Za-z0-9-]{0,40}");

    private ConnectivityDecider() {}

    @Override
    public VenueState initial() {
        return VenueState.EMPTY;
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
            case Command.ReportPresence seen -> presence(seen, submitted.actor(), submitted.at(), state);
            case Command.ConfirmReport confirm -> confirm(confirm, submitted.actor(), state);
            case Command.NoteOverdue overdue -> overdue(overdue, submitted.actor(), submitted.at(), state);
            case Command.AssessCause assess -> assess(assess, submitted.actor(), state);
            case Command.CloseCase close -> close(close, submitted.actor(), state);
            case Command.RecordProbes probes -> probes(probes, submitted.actor(), submitted.at(), state);
            case Command.ReportCommunication report -> communication(report, submitted.actor(), submitted.at(), state);
            case Command.NoteMove move -> moved(move, submitted.actor(), state);
        };
    }

    private static Decision<Event> presence(Command.ReportPresence seen, Actor actor, Instant at, VenueState before) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        List<Event> events = new ArrayList<>();
        VenueState state = before;
        boolean isNews = !before.link(seen.boardId(), seen.side())
                .equals(Optional.of(new Link(seen.deviceId(), seen.state(), seen.away())));
        Optional<Case> open = before.open(seen.boardId(), seen.side());
        Optional<Event.LostAgain> again = open.filter(restored -> !restored.down())
                .filter(_ -> seen.state() == LinkState.DOWN && seen.game().runs())
                .map(lost -> new Event.LostAgain(lost.id(), seen.game()));
        if (isNews)
            state = tell(
                    events,
                    state,
                    new Event.LinkChanged(
                            seen.boardId(),
                            seen.side(),
                            seen.deviceId(),
                            seen.state(),
                            seen.lastSeen(),
                            seen.roundTrip(),
                            seen.away(),
                            again));
        switch (seen.state()) {
            case DOWN -> {
                boolean lost = open.filter(restored -> !restored.down()).isPresent();
                if (open.isEmpty() && seen.game().inProgress()) {
                    int earlier = (int) before.cases().stream()
                            .filter(each -> each.isOf(seen.boardId(), seen.side()))
                            .count();
                    state = tell(
                            events,
                            state,
                            new Event.CaseOpened(
                                    LogKey.caseId(seen.venueId(), before.cases().size() + 1),
                                    seen.boardId(),
                                    seen.side(),
                                    seen.lastSeen(),
                                    seen.at(),
                                    seen.game(),
                                    earlier,
                                    Optional.of(
                                            at.plus(seen.game().reportWithin().orElse(REPORT_WITHIN)))));
                    lost = true;
                }
                if (lost) outage(seen, state).ifPresent(events::add);
            }
            case UP ->
                open.filter(Case::down)
                        .ifPresent(restored -> events.add(new Event.LinkRestored(
                                restored.id(),
                                seen.boardId(),
                                seen.side(),
                                between(restored.lostAt(), seen.lastSeen()))));
            case SUSPECT -> {}
        }
        return accept(events);
    }

    /**
     * The outage event for a seat that was just lost together with others: the current outage grows, or a new one
     * begins (ENG-7).
     */
    private static Optional<Event> outage(Command.ReportPresence seen, VenueState state) {
        Case lost = state.open(seen.boardId(), seen.side()).orElseThrow();
        Optional<Outage> running = state.outage()
                .filter(last -> !lost.lostAt().isBefore(last.since().minus(TOGETHER))
                        && !lost.lostAt().isAfter(last.latest().plus(TOGETHER)));
        if (running.isPresent()) {
            Outage last = running.get();
            if (last.caseIds().contains(lost.id())) return Optional.empty();
            return Optional.of(new Event.OutageDetected(
                    last.id(),
                    earlier(last.since(), lost.lostAt()),
                    Stream.concat(last.caseIds().stream(), Stream.of(lost.id())).toList()));
        }
        List<Case> others = state.cases().stream()
                .filter(each -> !each.isOf(lost.boardId(), lost.side()) && together(each.lostAt(), lost.lostAt()))
                .toList();
        if (others.isEmpty()) return Optional.empty();
        Instant since = others.stream().map(Case::lostAt).reduce(lost.lostAt(), ConnectivityDecider::earlier);
        return Optional.of(new Event.OutageDetected(
                seen.venueId() + "/outage-" + (state.outages() + 1),
                since,
                Stream.concat(others.stream().map(Case::id), Stream.of(lost.id()))
                        .toList()));
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

    /** A node may have had to drop what it could not store; what it sends again is already known. */
    private static Decision<Event> probes(Command.RecordProbes probes, Actor actor, Instant now, VenueState state) {
        if (!mayReportLinks(actor, probes.venueId())) return refuse(FORBIDDEN_ROLE);
        List<ProbeSpan> spans = probes.spans();
        if (!Texts.isName(probes.node())
                || !SERIES.matcher(probes.series()).matches()
                || !state.hasRoomFor(probes.node())) return refuse(BAD_NODE);
        boolean sound = !spans.isEmpty()
                && spans.size() <= MOST_SPANS
                && spans.stream().allMatch(ProbeSpan::isSound)
                && spans.stream().noneMatch(span -> span.from().isBefore(now.minus(OLDEST)))
                && probes.clockOffset()
                        .filter(offset -> offset.abs().compareTo(LARGEST_OFFSET) > 0)
                        .isEmpty();
        for (int i = 1; i < spans.size(); i++)
            sound &= spans.get(i - 1).sequence() < spans.get(i).sequence();
        if (!sound) return refuse(BAD_PROBES);
        Optional<ProbeSpan> ahead = spans.stream()
                .filter(span -> span.to().isAfter(now.plus(OFFSET_WRONG)))
                .findFirst();
        if (ahead.isPresent())
            return refuse(
                    PROBES_AHEAD,
                    Map.of(
                            "sequence",
                            String.valueOf(ahead.get().sequence()),
                            "to",
                            ahead.get().to().toString(),
                            "now",
                            now.toString()));
        VenueNode node = state.node(probes.node());
        List<ProbeSpan> news = spans.stream()
                .filter(span -> !node.isKnown(probes.series(), span))
                .toList();
        return news.isEmpty()
                ? accept()
                : accept(new Event.ProbesRecorded(probes.node(), probes.series(), probes.clockOffset(), news));
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
    private static boolean mayReportLinks(Actor actor, String key) {
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

    private static VenueState tell(List<Event> events, VenueState state, Event event) {
        events.add(event);
        return DECIDER.evolve(state, event);
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

    private static boolean together(Instant a, Instant b) {
        return Duration.between(a, b).abs().compareTo(TOGETHER) <= 0;
    }

    private static Instant earlier(Instant a, Instant b) {
        return a.isBefore(b) ? a : b;
    }

    private static Duration between(Instant from, Instant to) {
        return to.isBefore(from) ? Duration.ZERO : Duration.between(from, to);
    }
}
