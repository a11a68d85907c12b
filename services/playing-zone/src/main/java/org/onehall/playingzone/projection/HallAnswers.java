package org.onehall.playingzone.projection;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import org.onehall.chess.Side;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.BoardViews;
import org.onehall.playingzone.projection.board.ReadinessView;
import org.onehall.playingzone.projection.board.Rooms;
import org.onehall.playingzone.projection.board.SeatViews;
import org.onehall.playingzone.projection.board.Seating;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.clock.AlarmView;
import org.onehall.playingzone.projection.clock.OrderView;
import org.onehall.playingzone.projection.clock.TimeSheetView;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.CompetitionView;
import org.onehall.playingzone.projection.competition.NextGameView;
import org.onehall.playingzone.projection.competition.NoGameView;
import org.onehall.playingzone.projection.disconnection.CaseView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.disconnection.OutageView;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.LinkRow;
import org.onehall.playingzone.projection.link.NodeView;
import org.onehall.playingzone.projection.report.Reports;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.TimelineView;
import org.onehall.playingzone.projection.venue.PremisesView;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.LinkRules;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.TimeControl;

/** Questions to the hall that one of its projections answers. New questions are addressed to the projection itself. */
public interface HallAnswers {
    Rooms rooms();

    BoardViews boardViews();

    SeatViews seatViews();

    Seating seating();

    private Optional<CompetitionProjection> asked(String competition) {
        return rooms().competitions().asked(competition);
    }

    default Collection<String> boardIds() {
        return rooms().boards().ids();
    }

    default Optional<BoardView> board(String id) {
        return boardViews().view(id);
    }

    default Optional<String> board(String competition, int number) {
        return rooms().boards().latest(competition, number);
    }

    default boolean isLegalMove(SeatKey seat, String uci, OptionalInt ply, boolean assistant) {
        return rooms().boards().isLegalMove(seat, uci, ply, assistant);
    }

    default Optional<String> preMove(SeatKey seat) {
        return rooms().boards().preMove(seat);
    }

    default TimelineView timeline(String board, String venue, Predicate<String> floor, boolean screening) {
        return boardViews().timeline(board, venue, floor, screening);
    }

    default List<RulingReport> rulings(String board) {
        return boardViews().rulings(board);
    }

    default List<RulingReport> rulings(String competition, int round, Predicate<String> shown) {
        return boardViews().rulings(competition, round, shown);
    }

    /**
     * The report of a round for one venue, or with "" for all, with its signature and what it still lacks (OCR
     * 18.1-18.3).
     *
     * @param now in ms since 1970: the instant at which the appeal period is checked
     * @return empty if there is no such competition, round or venue
     */
    default Optional<Reports.Drafts> report(String competition, int round, String venue, long now) {
        return asked(competition)
                .filter(file -> file.hasRound(round))
                .filter(file -> venue.isEmpty()
                        || file.venues().stream()
                                .anyMatch(one -> one.getVenueId().equals(venue)))
                .map(file -> new RoundReports(rooms(), boardViews(), file, now).drafts(round, venue));
    }

    default Collection<String> premisesIds() {
        return rooms().competitions().premisesIds();
    }

    default Optional<PremisesView> premises(String id) {
        return seatViews().premises(id);
    }

    default ReadinessView readiness(String competition, int round, Predicate<String> shown) {
        return seatViews().readiness(competition, round, shown);
    }

    default Link link(SeatKey seat) {
        return rooms().links().state(seat);
    }

    default List<LinkRow> links(String competition, int round, Predicate<String> shown) {
        return seatViews().links(competition, round, shown);
    }

    /** What the nodes of some venues of a competition measure (OCR 18.8); the edge adds when each was last heard. */
    default List<NodeView> nodes(String competition, Predicate<String> shown) {
        return competition(competition).venues().stream()
                .filter(venue -> shown.test(venue.id()))
                .flatMap(venue ->
                        rooms()
                                .links()
                                .venue(LogKey.of(competition, venue.id()))
                                .nodes(venue.id(), venue.name())
                                .stream())
                .toList();
    }

    default Optional<LinkRules> linkRules(String competition) {
        return rooms().competitions()
                .of(competition)
                .map(CompetitionProjection::floor)
                .filter(FloorRules::hasLinks)
                .map(FloorRules::getLinks);
    }

    default boolean isRegistered(String device) {
        return rooms().venues().isRegistered(device);
    }

    default Optional<Seat> sitting(SeatKey seat) {
        return rooms().boards().of(seat.board()).map(file -> file.seat(seat.side()));
    }

    default Set<SeatKey> seatsOfPlayers(String board) {
        return rooms().boards().seatsOfPlayers(board);
    }

    default boolean isExcluded(Holder holder) {
        return seating().isExcluded(holder);
    }

    default Optional<ZoneRefusal> hindrance(Holder holder, String device) {
        return seating().hindrance(holder, device);
    }

    default Optional<NextGameView> nextGame(String own, String player) {
        return seating().nextGame(own, player);
    }

    default Optional<NoGameView> noGame(String own, String player) {
        return seating().noGame(own, player);
    }

    default boolean isInProgress(String board) {
        return rooms().boards().isInProgress(board);
    }

    default Optional<SeatKey> teamSeat(SeatKey own, int number) {
        return seating().teamSeat(own, number);
    }

    default List<Integer> teamBoards(SeatKey own) {
        return seating().teamBoards(own);
    }

    /**
     * The captain who calls arbiters for a player of a competition; empty if the player does so himself (OCR 19.1, FSSI
     * team-b).
     */
    default Optional<Player> captain(String competition, String playerId) {
        return asked(competition).flatMap(file -> file.captain(playerId));
    }

    /** Everybody who plays in a competition. */
    default List<Player> players(String competition) {
        return asked(competition).map(CompetitionProjection::players).orElse(List.of());
    }

    default Map<SeatKey, String> seatsInPlay() {
        return rooms().boards().seatsInPlay();
    }

    default boolean isAwaited(String board, long nowMs) {
        return rooms().boards().isAwaited(board, nowMs);
    }

    default boolean isPlaying(String board) {
        return rooms().boards().isPlaying(board);
    }

    default boolean isThinking(SeatKey seat) {
        return rooms().boards().isThinking(seat);
    }

    default Collection<String> caseIds() {
        return rooms().disconnections().ids();
    }

    default Optional<CaseView> disconnection(String id) {
        return rooms().disconnections().view(id);
    }

    default List<DisconnectionReport> reports(String competition, Predicate<CaseView> shown, long nowMs) {
        return rooms().disconnections().reports(competition, shown, nowMs);
    }

    default Optional<String> logOfCase(String caseId) {
        return rooms().disconnections().logOf(caseId);
    }

    default Collection<String> outageIds() {
        return rooms().disconnections().outageIds();
    }

    default Optional<OutageView> outage(String id) {
        return rooms().disconnections().outage(id);
    }

    default String competitionOfOutage(String id) {
        return rooms().disconnections().competitionOfOutage(id);
    }

    default Collection<String> callIds() {
        return rooms().calls().ids();
    }

    default Optional<CallView> call(String id) {
        return rooms().calls().view(id, rooms().names());
    }

    default Collection<String> rulingIds() {
        return rooms().rulings().ids();
    }

    default Optional<RulingView> ruling(String id) {
        return rooms().rulings().view(id);
    }

    default Collection<String> orderIds() {
        return rooms().clocks().orderIds();
    }

    default Optional<OrderView> order(String id) {
        return rooms().clocks().order(id, rooms().names()::venue);
    }

    default Set<String> venuesOfOrder(String id) {
        return rooms().clocks().venuesOfOrder(id);
    }

    default String competitionOfOrder(String id) {
        return rooms().clocks().competitionOfOrder(id);
    }

    default Collection<String> alarmIds() {
        return rooms().clocks().alarmIds();
    }

    default Optional<AlarmView> alarm(String id) {
        return rooms().clocks().alarm(id);
    }

    default Set<String> venuesOfAlarm(String id) {
        return rooms().clocks().venuesOfAlarm(id);
    }

    default String competitionOfAlarm(String id) {
        return rooms().clocks().competitionOfAlarm(id);
    }

    default int sheetCount(String competition) {
        return rooms().clocks().sheetCount(competition);
    }

    default List<TimeSheetView> sheets(String competition, Predicate<String> shown) {
        return rooms().clocks().sheets(competition, shown, rooms().timelines(), rooms().boards()::playerName);
    }

    default List<String> venuesOfBoard(String id) {
        return rooms().boards().venues(id);
    }

    /** The competition with this id; with "" the one loaded last. */
    default CompetitionView competition(String id) {
        return asked(id).map(CompetitionProjection::view).orElse(CompetitionView.NONE);
    }

    default List<CompetitionView> competitions() {
        return rooms().competitions().views();
    }

    /** The announced time control of a competition; the default instance if it is not known. */
    default TimeControl control(String competition) {
        return asked(competition).map(CompetitionProjection::control).orElse(TimeControl.getDefaultInstance());
    }

    /** When a round is planned to start, in ms since 1970; empty if no start is planned or there is no such round. */
    default OptionalLong plannedStart(String competition, int round) {
        return asked(competition).map(file -> file.startsAt(round)).orElse(OptionalLong.empty());
    }

    /** Everybody for whom a code may be made now; empty if there is no such competition. */
    default Optional<List<Holder>> holders(String competition) {
        return asked(competition).map(CompetitionProjection::holders);
    }

    default Optional<Holder> official(String competition, String official) {
        return asked(competition).flatMap(file -> file.official(official));
    }

    default Optional<Holder> assistant(String board, Side side) {
        return seating().assistant(board, side);
    }

    default Map<SeatKey, String> assistants() {
        return rooms().boards().assistants();
    }

    default List<Holder> seats(String competition, int round) {
        return seating().seats(competition, round);
    }

    default boolean isPaired(String competition, int round) {
        return asked(competition)
                .filter(file -> !file.boards(round, "").isEmpty())
                .isPresent();
    }

    default boolean isOpened(String competition, int round) {
        return asked(competition).filter(file -> file.isOpened(round)).isPresent();
    }

    default Optional<Holder> seat(String board, Side side) {
        return seating().seat(board, side);
    }
}
