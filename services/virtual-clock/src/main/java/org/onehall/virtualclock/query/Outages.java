package org.onehall.virtualclock.query;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.clock.v1.AlarmRaised;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.game.v1.OutageCovered;

/**
 * The outages of the hall, put together from what each board's log says about its partition (ENG-4): gaps that overlap,
 * or nearly overlap, are one outage of a competition. Not thread-safe.
 */
public final class Outages {
    /** Gaps of different partitions that are this close together are one outage. */
    private static final Duration NEAR = Duration.ofSeconds(3);

    /** One outage; it grows as more boards are found. */
    public static final class Outage {
        private final String competition;
        private final String key;
        private String id;
        private Set<BoardId> told = Set.of();
        private Instant from;
        private Instant to;
        private final Map<BoardId, OrderedBoard> boards = new TreeMap<>(Boards.ORDER);
        private final Map<Integer, Gap> gaps = new TreeMap<>();

        private Outage(String competition, Instant from, Instant to) {
            this.competition = competition;
            this.key = "outage|" + competition + "|" + from.toEpochMilli();
            this.id = "alarm:outage:" + competition + ":" + from.toEpochMilli();
            this.from = from;
            this.to = to;
        }

        /** Its name in this service's memory. */
        public String key() {
            return key;
        }

        /** The id of its alarm. */
        public String id() {
            return id;
        }

        public String competition() {
            return competition;
        }

        /** Whether it has boards that no alarm has named yet. */
        public boolean isNews() {
            return !told.containsAll(boards.keySet());
        }

        /** The last sign of life before the outage, from the partition that fell silent first. */
        public Instant from() {
            return from;
        }

        /** The first sign of life after the outage, from the partition that came back last. */
        public Instant to() {
            return to;
        }

        /** The boards that it paused. */
        public List<OrderedBoard> boards() {
            return List.copyOf(boards.values());
        }

        /** The gap of each affected partition. */
        public Map<Integer, Gap> gaps() {
            return Map.copyOf(gaps);
        }

        private boolean near(Instant gapFrom, Instant gapTo) {
            return !gapFrom.isAfter(to.plus(NEAR)) && !gapTo.isBefore(from.minus(NEAR));
        }
    }

    /** A silence in one partition. */
    public record Gap(Instant from, Instant to) {}

    private final Map<String, List<Outage>> outages = new HashMap<>();

    /** Adds a board that an outage paused; returns that outage. */
    public Outage add(Board board, OutageCovered covered) {
        Instant from = RecordMapper.instant(covered.getFrom());
        Instant to = RecordMapper.instant(covered.getTo());
        Outage outage = at(board.competition(), from, to);
        outage.gaps.put(board.partition(), new Gap(from, to));
        outage.boards.put(board.id(), board.ordered());
        return outage;
    }

    /** An alarm has been raised: later alarms of the same outage have the same id. */
    public Outage told(String id, AlarmRaised alarm) {
        Outage outage = at(
                alarm.getCompetitionId(), RecordMapper.instant(alarm.getFrom()), RecordMapper.instant(alarm.getTo()));
        outage.id = id;
        outage.told = alarm.getBoardsList().stream()
                .flatMap(board -> BoardId.parse(board.getBoardId()).stream())
                .collect(Collectors.toUnmodifiableSet());
        return outage;
    }

    private Outage at(String competition, Instant from, Instant to) {
        List<Outage> known = outages.computeIfAbsent(competition, _ -> new ArrayList<>());
        Outage outage = known.reversed().stream()
                .filter(one -> one.near(from, to))
                .findFirst()
                .orElseGet(() -> {
                    Outage fresh = new Outage(competition, from, to);
                    known.add(fresh);
                    return fresh;
                });
        outage.from = from.isBefore(outage.from) ? from : outage.from;
        outage.to = to.isAfter(outage.to) ? to : outage.to;
        return outage;
    }
}
