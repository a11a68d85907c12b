package org.onehall.playingzone.projection.clock;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.timeline.TimelinesProjection;
import org.onehall.proto.clock.v1.AlarmRaised;
import org.onehall.proto.clock.v1.BoardNoted;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.TimeSheetRow;
import org.onehall.proto.clock.v1.TimeSheetTaken;
import org.onehall.proto.clock.v1.TimeTroubleNoted;

/**
 * What the clock log contains: orders and their outcome, alarms, time trouble and time sheets. Not thread-safe: the
 * hall guards it.
 */
public final class ClockOrdersProjection {
    /**
     * How many completed orders are kept, the newest ones: a page shows them for minutes, but a season has thousands.
     */
    public static final int MOST_OVER = 100;

    private final Map<String, Order> orders = new LinkedHashMap<>();
    private final Deque<String> over = new ArrayDeque<>();
    private final Map<String, Alarm> alarms = new LinkedHashMap<>();
    private final Map<SeatKey, TimeTroubleNoted> troubles = new HashMap<>();
    private final Map<String, Sheet> sheets = new LinkedHashMap<>();

    /** @param by subject of who gave it */
    private record Order(
            OrderGiven given,
            String by,
            long at,
            int applied,
            List<RefusedBoard> refused,
            List<ChangedClocks> changed,
            boolean complete,
            boolean withdrawn) {
        Order completed(boolean withdrawn) {
            return new Order(given, by, at, applied, refused, changed, true, withdrawn);
        }
    }

    private record Alarm(AlarmRaised raised, long at) {}

    /** A sheet of a round; some of its parts may not have arrived yet. */
    private record Sheet(
            String id, String competition, int round, long at, int parts, Map<Integer, List<TimeSheetRow>> rows) {
        boolean isWhole() {
            return rows.size() >= parts;
        }

        List<TimeSheetRow> allRows() {
            return rows.values().stream().flatMap(List::stream).toList();
        }
    }

    public Changes fold(ClockEvent event) {
        Changes changes = Changes.none();
        String id = event.getHeader().getKey();
        Order order = orders.get(id);
        switch (event.getPayloadCase()) {
            case ORDER_GIVEN ->
                order = new Order(
                        event.getOrderGiven(),
                        event.getHeader().getActor().getSubject(),
                        Wire.ms(event.getHeader().getOccurredAt()),
                        0,
                        List.of(),
                        List.of(),
                        false,
                        false);
            case BOARD_NOTED -> order = order == null ? null : noted(order, event.getBoardNoted());
            case ORDER_COMPLETED -> order = order == null ? null : order.completed(order.withdrawn());
            case ORDER_WITHDRAWN -> order = order == null ? null : order.completed(true);
            case ALARM_RAISED -> {
                alarms.put(
                        id,
                        new Alarm(
                                event.getAlarmRaised(),
                                Wire.ms(event.getHeader().getOccurredAt())));
                changes.alarms().add(id);
            }
            case TIME_TROUBLE_NOTED -> {
                var noted = event.getTimeTroubleNoted();
                troubles.put(new SeatKey(noted.getBoardId(), Wire.side(noted.getSide())), noted);
                changes.board(noted.getBoardId());
            }
            case TIME_SHEET_TAKEN -> taken(event.getTimeSheetTaken(), changes);
            case ORDER_BEGUN -> {} // the answers of its boards say more
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
        if (order != null) keep(id, order, changes);
        return changes;
    }

    private void keep(String id, Order order, Changes changes) {
        Order was = orders.put(id, order);
        if (!order.equals(was)) changes.orders().add(id);
        if (order.complete() && (was == null || !was.complete())) over.add(id);
        if (over.size() > MOST_OVER) orders.remove(over.remove());
    }

    private static Order noted(Order order, BoardNoted noted) {
        if (noted.getApplied())
            return new Order(
                    order.given(),
                    order.by(),
                    order.at(),
                    order.applied() + 1,
                    order.refused(),
                    longer(order.changed(), changed(noted)),
                    order.complete(),
                    order.withdrawn());
        var refused = new RefusedBoard(noted.getBoardId(), noted.getCode(), noted.getText());
        return new Order(
                order.given(),
                order.by(),
                order.at(),
                order.applied(),
                longer(order.refused(), Optional.of(refused)),
                order.changed(),
                order.complete(),
                order.withdrawn());
    }

    private static Optional<ChangedClocks> changed(BoardNoted noted) {
        var before = noted.getBefore();
        var after = noted.getAfter();
        if (!noted.hasBefore()
                || !noted.hasAfter()
                || before.getWhite().equals(after.getWhite())
                        && before.getBlack().equals(after.getBlack())) return Optional.empty();
        return Optional.of(new ChangedClocks(
                noted.getBoardId(),
                Wire.ms(before.getWhite()),
                Wire.ms(before.getBlack()),
                Wire.ms(after.getWhite()),
                Wire.ms(after.getBlack())));
    }

    private static <T> List<T> longer(List<T> list, Optional<T> more) {
        return more.isEmpty()
                ? list
                : Stream.concat(list.stream(), more.stream()).toList();
    }

    private void taken(TimeSheetTaken taken, Changes changes) {
        Sheet sheet = sheets.computeIfAbsent(
                taken.getOrderId(),
                id -> new Sheet(
                        id,
                        taken.getCompetitionId(),
                        taken.getRound(),
                        Wire.ms(taken.getAt()),
                        taken.getParts(),
                        new TreeMap<>()));
        sheet.rows().put(taken.getPart(), taken.getRowsList());
        if (sheet.isWhole()) changes.sheets().add(sheet.competition());
    }

    public Collection<String> orderIds() {
        return List.copyOf(orders.keySet());
    }

    public Optional<OrderView> order(String id, Names names) {
        return Optional.ofNullable(orders.get(id))
                .map(order -> new OrderView(
                        id,
                        Wire.name(order.given().getKind()),
                        scope(order.given(), names),
                        BoardId.parse(order.given().getBoardId())
                                .map(BoardId::round)
                                .orElse(order.given().getRound()),
                        order.given().getVenue().isEmpty()
                                ? ""
                                : names.venue(
                                        order.given().getCompetitionId(),
                                        order.given().getVenue()),
                        BoardId.parse(order.given().getBoardId())
                                .map(BoardId::number)
                                .orElse(0),
                        order.given().getReason(),
                        names.person(order.given().getCompetitionId(), order.by()),
                        order.given().getBoardsCount(),
                        order.applied(),
                        order.refused(),
                        order.complete() ? order.changed() : List.of(),
                        order.complete(),
                        order.withdrawn(),
                        order.given().hasStartAt()
                                ? OptionalLong.of(Wire.ms(order.given().getStartAt()))
                                : OptionalLong.empty(),
                        order.at()));
    }

    private static String scope(OrderGiven given, Names names) {
        List<String> parts = new ArrayList<>();
        BoardId.parse(given.getBoardId())
                .ifPresent(board -> parts.add("round " + board.round() + ", board " + board.number()));
        if (!given.getVenue().isEmpty()) parts.add("venue " + names.venue(given.getCompetitionId(), given.getVenue()));
        if (given.getRound() > 0) parts.add("round " + given.getRound());
        return parts.isEmpty() ? "all boards" : String.join(", ", parts);
    }

    /** The venues of the seats an order concerns, and the venue it names. */
    public Set<String> venuesOfOrder(String id) {
        Order order = orders.get(id);
        if (order == null) return Set.of();
        Set<String> venues = venues(order.given().getBoardsList());
        if (!order.given().getVenue().isEmpty()) venues.add(order.given().getVenue());
        return venues;
    }

    public String competitionOfOrder(String id) {
        return orders.containsKey(id) ? orders.get(id).given().getCompetitionId() : "";
    }

    public Collection<String> alarmIds() {
        return List.copyOf(alarms.keySet());
    }

    public Optional<AlarmView> alarm(String id) {
        return Optional.ofNullable(alarms.get(id)).map(alarm -> {
            var raised = alarm.raised();
            return new AlarmView(
                    id,
                    Wire.name(raised.getKind()),
                    raised.getBoardId(),
                    raised.getBoardsCount(),
                    raised.getExpected(),
                    raised.getFound(),
                    raised.getText(),
                    alarm.at(),
                    raised.hasFrom() ? OptionalLong.of(Wire.ms(raised.getFrom())) : OptionalLong.empty(),
                    raised.hasTo() ? OptionalLong.of(Wire.ms(raised.getTo())) : OptionalLong.empty());
        });
    }

    /** Venues of the boards an alarm is about. */
    public Set<String> venuesOfAlarm(String id) {
        Alarm alarm = alarms.get(id);
        return alarm == null ? Set.of() : venues(alarm.raised().getBoardsList());
    }

    public String competitionOfAlarm(String id) {
        return alarms.containsKey(id) ? alarms.get(id).raised().getCompetitionId() : "";
    }

    private static Set<String> venues(List<OrderedBoard> boards) {
        Set<String> venues = new HashSet<>();
        boards.forEach(board -> venues.addAll(board.getVenuesList()));
        return venues;
    }

    /** The last level of time trouble of a seat in an attempt. */
    public Optional<String> trouble(SeatKey seat, int attempt) {
        return Optional.ofNullable(troubles.get(seat))
                .filter(noted -> noted.getAttempt() == attempt)
                .map(noted -> Wire.name(noted.getLevel()));
    }

    /** How many time sheets a competition has. */
    public int sheetCount(String competition) {
        return whole(competition).size();
    }

    /**
     * The time sheets of a competition, the newest first, with the rows of the given boards only; sheets without such
     * rows are left out.
     *
     * @param timelines timelines that show what changed the clocks until then
     * @param player name of the player who has a side of a board
     */
    public List<TimeSheetView> sheets(
            String competition,
            Predicate<String> shown,
            TimelinesProjection timelines,
            BiFunction<String, Side, String> player) {
        return whole(competition).stream()
                .map(sheet -> new TimeSheetView(
                        sheet.id(),
                        sheet.round(),
                        sheet.at(),
                        sheet.allRows().stream()
                                .filter(row -> shown.test(row.getBoardId()))
                                .map(row -> row(row, sheet.at(), timelines, player))
                                .toList()))
                .filter(sheet -> !sheet.rows().isEmpty())
                .toList();
    }

    private static TimeSheetRowView row(
            TimeSheetRow row, long at, TimelinesProjection timelines, BiFunction<String, Side, String> player) {
        var clocks = row.getClocks();
        return new TimeSheetRowView(
                BoardId.parse(row.getBoardId()).map(BoardId::number).orElse(0),
                player.apply(row.getBoardId(), Side.WHITE),
                player.apply(row.getBoardId(), Side.BLACK),
                row.getWhiteMoves(),
                row.getBlackMoves(),
                Wire.ms(clocks.getWhite()),
                Wire.ms(clocks.getBlack()),
                clocks.hasRunning() ? Optional.of(Wire.side(clocks.getRunning())) : Optional.empty(),
                Wire.ms(row.getExpected()),
                row.getConserved(),
                row.getStatus(),
                timelines.clockChanges(row.getBoardId(), at));
    }

    /** The complete sheets of a competition, the newest first. */
    private List<Sheet> whole(String competition) {
        return sheets.values().stream()
                .filter(sheet -> sheet.competition().equals(competition) && sheet.isWhole())
                .toList()
                .reversed();
    }
}
