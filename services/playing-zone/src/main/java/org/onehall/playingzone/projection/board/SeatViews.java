package org.onehall.playingzone.projection.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.fairplay.Checks;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.LinkRow;
import org.onehall.playingzone.projection.link.MeetingView;
import org.onehall.playingzone.projection.link.NodeView;
import org.onehall.playingzone.projection.venue.MissingView;
import org.onehall.playingzone.projection.venue.PremisesView;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.regulations.Readiness;
import org.onehall.regulations.Readiness.Gate;
import org.onehall.regulations.Readiness.Missing;

/** What is shown about seats: the player, the link, and what is missing before a game. */
public final class SeatViews {
    private final Rooms rooms;

    public SeatViews(Rooms rooms) {
        this.rooms = rooms;
    }

    SeatView of(BoardProjection file, Side side) {
        var seat = file.seat(side);
        SeatKey key = new SeatKey(file.id.toString(), side);
        return new SeatView(
                seat.getPlayerName(),
                seat.getRating(),
                seat.getVenue(),
                rooms.competitions().venueName(file.id.competition(), seat.getVenue()),
                Optional.of(rooms.links().state(key)),
                Optional.of(new Checks(
                        isPassed(file, side, CheckKind.CHECK_KIND_DEVICE),
                        isPassed(file, side, CheckKind.CHECK_KIND_FAIR_PLAY),
                        rooms.checks().failed(key, file.attempt()))),
                Optional.of(file.arrivals().isPresent(side)),
                file.arrivals().held(side),
                rooms.clocks().trouble(key, file.attempt()),
                Optional.of(rooms.links().isAway(key)),
                meeting(file, side),
                MissingView.of(missing(file, side)),
                rooms.rulings().cards(file.id.competition(), seat.getPlayerId()),
                rooms.competition(file).map(competition -> competition.entry(seat.getPlayerId())),
                file.assistant(side),
                file.helper(side));
    }

    private Optional<MeetingView> meeting(BoardProjection file, Side side) {
        var seat = file.seat(side);
        return rooms.links()
                .venue(LogKey.of(file.id.competition(), seat.getVenue()))
                .meeting(new SeatKey(file.id.toString(), side), seat.getPlayerId(), file.needsMeeting());
    }

    /** Whether a check is passed; one that a start or a move waits for counts only once the game log has it. */
    private boolean isPassed(BoardProjection file, Side side, CheckKind kind) {
        boolean awaited = file.status() == Status.CREATED || file.isUnchecked(side);
        return rooms.checks().isPassed(new SeatKey(file.id.toString(), side), kind, file.attempt())
                && (!awaited || file.arrivals().isCleared(side, Wire.ofGame(kind)));
    }

    /** What a seat still lacks before its game, or its player after arriving at a game that has already begun. */
    private List<Missing> missing(BoardProjection file, Side side) {
        boolean begun = file.status() != Status.CREATED;
        if (begun && !file.isUnchecked(side)) return List.of();
        Arrivals arrivals = file.arrivals();
        var player = new Readiness.Player(arrivals.isPresent(side), arrivals.isAbsent(side), arrivals.isExcluded(side));
        boolean device = isPassed(file, side, CheckKind.CHECK_KIND_DEVICE);
        boolean fairPlay = isPassed(file, side, CheckKind.CHECK_KIND_FAIR_PLAY);
        if (begun) return Readiness.afterStart(player, new Readiness.Checks(true, device, fairPlay));
        Optional<CompetitionProjection> competition = rooms.competition(file);
        boolean planned = competition
                .filter(known -> known.startsAt(file.id.round()).isPresent())
                .isPresent();
        boolean open = rooms.venues()
                .of(LogKey.of(file.id.competition(), file.seat(side).getVenue()))
                .isOpen();
        Link link = rooms.links().state(new SeatKey(file.id.toString(), side));
        return Readiness.beforeStart(
                player,
                new Readiness.Seat(
                        !planned || open,
                        device,
                        fairPlay,
                        link == Link.UP || link == Link.SUSPECT,
                        file.assistant(side).filter(one -> !one.admitted()).isEmpty(),
                        player.present()
                                || competition
                                        .filter(known -> known.floor().hasRollCallMinutes())
                                        .isEmpty()));
    }

    /**
     * What a round still lacks, in the venues the viewer may see and at their boards that have not been started; with 0
     * for the present round.
     */
    public ReadinessView readiness(String competition, int round, Predicate<String> shown) {
        Optional<CompetitionProjection> known = rooms.competitions().asked(competition);
        int number = round > 0 ? round : known.map(CompetitionProjection::round).orElse(0);
        return new ReadinessView(
                number,
                known.map(file -> file.startsAt(number)).orElse(OptionalLong.empty()),
                known.map(file -> file.shownFrom(number)).orElse(OptionalLong.empty()),
                known.map(CompetitionProjection::venues).orElse(List.of()).stream()
                        .filter(venue -> shown.test(venue.getVenueId()))
                        .flatMap(venue -> premises(known.get().premises(venue.getVenueId())).stream())
                        .toList(),
                rooms.boards().all().stream()
                        .filter(file -> file.id.competition().equals(competition)
                                && file.id.round() == number
                                && file.status() == Status.CREATED
                                && file.venues().stream().anyMatch(shown))
                        .sorted(Comparator.comparingInt(file -> file.id.number()))
                        .map(this::readiness)
                        .toList());
    }

    private BoardReadiness readiness(BoardProjection file) {
        List<SeatReadiness> seats = Stream.of(Side.values())
                .map(side -> new SeatReadiness(
                        side,
                        file.seat(side).getPlayerName(),
                        file.seat(side).getVenue(),
                        file.arrivals().held(side).isPresent(),
                        MissingView.of(missing(file, side))))
                .toList();
        boolean ready = seats.stream()
                .noneMatch(seat -> seat.held() || seat.missing().stream().anyMatch(one -> one.gate() == Gate.BOARD));
        return new BoardReadiness(file.id.toString(), file.id.number(), ready, seats);
    }

    /** The venue with this log key; empty if no competition has it. */
    public Optional<PremisesView> premises(String id) {
        return rooms.competitions()
                .of(LogKey.competition(id))
                .flatMap(file -> file.venues().stream()
                        .filter(venue -> file.premises(venue.getVenueId()).equals(id))
                        .findFirst()
                        .map(venue -> rooms.venues()
                                .of(id)
                                .view(
                                        id,
                                        venue,
                                        file.officialsOf(venue.getVenueId()),
                                        file.floor(),
                                        file.round(),
                                        official -> rooms.names().official(id, official))));
    }

    /**
     * The seats of a round, or with 0 of all rounds, that the viewer may see, with what the log says about their links;
     * the edge adds the rest.
     */
    public List<LinkRow> links(String competition, int round, Predicate<String> shown) {
        return rooms.boards()
                .ofRound(competition, round)
                .sorted(Comparator.comparingInt((BoardProjection file) -> file.id.number()))
                .flatMap(file -> Stream.of(Side.values())
                        .filter(side -> shown.test(file.seat(side).getVenue()))
                        .map(side -> link(file, side)))
                .toList();
    }

    /**
     * What the nodes measure in those venues of a competition that the viewer may see (OCR 18.8); the edge adds when
     * each node was last heard.
     */
    public List<NodeView> nodes(String competition, Predicate<String> shown) {
        return rooms.competitions().asked(competition).stream()
                .flatMap(file -> file.venues().stream()
                        .filter(venue -> shown.test(venue.getVenueId()))
                        .flatMap(venue -> rooms
                                .links()
                                .venue(LogKey.of(competition, venue.getVenueId()))
                                .nodes(venue.getVenueId(), venue.getName())
                                .stream()))
                .toList();
    }

    private LinkRow link(BoardProjection file, Side side) {
        SeatKey seat = new SeatKey(file.id.toString(), side);
        var sitting = file.seat(side);
        return new LinkRow(
                seat.board(),
                file.id.number(),
                side,
                sitting.getPlayerName(),
                sitting.getVenue(),
                rooms.competitions().venueName(file.id.competition(), sitting.getVenue()),
                rooms.links().state(seat),
                file.inProgress(),
                rooms.links().isAway(seat),
                meeting(file, side),
                Optional.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                List.of(),
                rooms.links().course(seat),
                List.of());
    }
}
