package org.onehall.playingzone.hall;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.board.Rooms;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.clock.AlarmView;
import org.onehall.playingzone.projection.clock.OrderView;
import org.onehall.playingzone.projection.disconnection.OutageView;
import org.onehall.playingzone.projection.disconnection.ShownCase;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;

/** What officials see about their venues besides the boards. Not thread-safe: {@code LiveHall} guards it. */
final class Walls {
    /**
     * Things of one kind, each shown to the officials of its venues.
     *
     * @param type of the frame that shows one of them
     * @param whole whether a viewer who may see one of them sees all of it
     * @param rest what the others see of it
     */
    record Wall<V>(
            String type,
            Supplier<Collection<String>> ids,
            Function<String, Optional<V>> view,
            Function<V, String> competition,
            Function<V, Collection<String>> venues,
            Predicate<Viewer> whole,
            UnaryOperator<V> rest) {
        /** Whoever sees one of them sees all of it. */
        Wall(
                String type,
                Supplier<Collection<String>> ids,
                Function<String, Optional<V>> view,
                Function<V, String> competition,
                Function<V, Collection<String>> venues) {
            this(type, ids, view, competition, venues, _ -> true, UnaryOperator.identity());
        }

        /** All of them that a viewer may see; for a viewer who is not an official nothing is searched. */
        List<V> shownTo(Viewer viewer) {
            if (!Visibility.isOfficial(viewer)) return List.of();
            return ids.get().stream()
                    .map(view)
                    .flatMap(Optional::stream)
                    .filter(one -> Visibility.wall(viewer, competition.apply(one), venues.apply(one)))
                    .map(whole.test(viewer) ? UnaryOperator.identity() : rest)
                    .toList();
        }

        private void show(Collection<String> changed, Collection<Member> members) {
            for (String id : changed) view.apply(id).ifPresent(one -> show(id, one, members));
        }

        private void show(String id, V one, Collection<Member> members) {
            Map<Boolean, String> frames = new HashMap<>(); // of the whole, and of the rest
            String of = competition.apply(one);
            Collection<String> concerned = venues.apply(one);
            for (Member member : members)
                if (Visibility.wall(member.viewer(), of, concerned))
                    member.outlet()
                            .show(
                                    type + "|" + id,
                                    frames.computeIfAbsent(
                                            whole.test(member.viewer()),
                                            all -> Frames.view(type, all ? one : rest.apply(one))));
        }
    }

    private final Wall<ShownCase> cases;
    private final Wall<OutageView> outages;
    private final Wall<CallView> calls;
    private final Wall<RulingView> rulings;
    private final Wall<OrderView> orders;
    private final Wall<AlarmView> alarms;

    Walls(Hall hall) {
        Rooms rooms = hall.rooms();
        cases = new Wall<>(
                "case",
                rooms.disconnections()::ids,
                hall.boardViews()::disconnection,
                one -> BoardId.competitionOf(one.view().board()),
                one -> List.of(one.view().venue()),
                Visibility::decisions,
                ShownCase::undecided);
        outages = new Wall<>(
                "outage",
                rooms.disconnections()::outageIds,
                rooms.disconnections()::outage,
                one -> rooms.disconnections().competitionOfOutage(one.id()),
                one -> List.of(one.venue()));
        calls = new Wall<>(
                "call",
                rooms.calls()::ids,
                id -> rooms.calls().view(id, rooms.names()),
                one -> BoardId.competitionOf(one.board()),
                one -> List.of(one.venue()));
        rulings = new Wall<>(
                "ruling",
                rooms.rulings()::ids,
                rooms.rulings()::view,
                one -> BoardId.competitionOf(one.board()),
                one -> rooms.boards().venues(one.board()));
        orders = new Wall<>(
                "order",
                rooms.clocks()::orderIds,
                id -> rooms.clocks().order(id, rooms.names()),
                one -> rooms.clocks().competitionOfOrder(one.id()),
                one -> rooms.clocks().venuesOfOrder(one.id()));
        alarms = new Wall<>(
                "alarm",
                rooms.clocks()::alarmIds,
                rooms.clocks()::alarm,
                one -> rooms.clocks().competitionOfAlarm(one.id()),
                one -> rooms.clocks().venuesOfAlarm(one.id()));
    }

    Wall<ShownCase> cases() {
        return cases;
    }

    Wall<OutageView> outages() {
        return outages;
    }

    Wall<CallView> calls() {
        return calls;
    }

    Wall<RulingView> rulings() {
        return rulings;
    }

    Wall<OrderView> orders() {
        return orders;
    }

    Wall<AlarmView> alarms() {
        return alarms;
    }

    /** Shows each change to those members who may see it. */
    void tell(Changes changes, Collection<Member> members) {
        cases.show(changes.cases(), members);
        outages.show(changes.outages(), members);
        calls.show(changes.calls(), members);
        rulings.show(changes.rulings(), members);
        orders.show(changes.orders(), members);
        alarms.show(changes.alarms(), members);
    }
}
