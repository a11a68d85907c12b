package org.onehall.playingzone.projection.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.EventHeader;

/** The facts of one board, and the people whose orders the services carried out. */
final class Course {
    private final List<Fact> facts = new ArrayList<>();
    /** The person who gave the order or made the ruling that a service carried out, by trace. */
    private final Map<String, By> hands = new HashMap<>();

    void add(Fact fact) {
        facts.add(fact);
    }

    Told add(StepKind kind, Log log, EventHeader header) {
        Told told = Told.of(kind, log, header);
        facts.add(told);
        return told;
    }

    Stream<Fact> facts() {
        return facts.stream();
    }

    void hand(EventHeader header) {
        if (!header.getCorrelationId().isEmpty() && By.of(header) != By.HALL)
            hands.putIfAbsent(header.getCorrelationId(), By.of(header));
    }

    /** The person who did something, or whose order a service carried out. */
    By hand(Told told) {
        return told.by.equals(By.HALL) ? hands.getOrDefault(told.trace, told.known) : told.by;
    }

    /** The players at the board when its game was set up. */
    Map<Side, Seat> first() {
        return facts.stream()
                .filter(fact -> fact instanceof Told told && !told.seats.isEmpty())
                .min(Fact.AS_IT_HAPPENED)
                .map(fact -> ((Told) fact).seats)
                .orElse(Map.of());
    }
}
