package org.onehall.connectivity.domain;

import static org.onehall.connectivity.domain.ConnectivityRefusal.FORBIDDEN_ROLE;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.connectivity.domain.VenueState.Case;
import org.onehall.connectivity.domain.VenueState.Link;
import org.onehall.connectivity.domain.VenueState.Outage;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;

/**
 * How a report about the link of a seat opens a disconnection case or restores its link, and what belongs to one outage
 * (OCR 18.8, 18.9, ENG-7).
 */
final class LinkCommands {
    /** {@code disconnection.report.slaSeconds} for a game that does not set it (OCR 18.9/b). */
    private static final Duration REPORT_WITHIN = Duration.ofSeconds(60);

    private LinkCommands() {}

    static Decision<Event> presence(Command.ReportPresence seen, Actor actor, Instant at, VenueState before) {
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
                .filter(last -> !lost.lostAt().isBefore(last.since().minus(ConnectivityDecider.TOGETHER))
                        && !lost.lostAt().isAfter(last.latest().plus(ConnectivityDecider.TOGETHER)));
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
        Instant since = others.stream().map(Case::lostAt).reduce(lost.lostAt(), LinkCommands::earlier);
        return Optional.of(new Event.OutageDetected(
                seen.venueId() + "/outage-" + (state.outages() + 1),
                since,
                Stream.concat(others.stream().map(Case::id), Stream.of(lost.id()))
                        .toList()));
    }

    private static VenueState tell(List<Event> events, VenueState state, Event event) {
        events.add(event);
        return ConnectivityDecider.DECIDER.evolve(state, event);
    }

    private static boolean together(Instant a, Instant b) {
        return Duration.between(a, b).abs().compareTo(ConnectivityDecider.TOGETHER) <= 0;
    }

    private static Instant earlier(Instant a, Instant b) {
        return a.isBefore(b) ? a : b;
    }

    private static Duration between(Instant from, Instant to) {
        return to.isBefore(from) ? Duration.ZERO : Duration.between(from, to);
    }
}
