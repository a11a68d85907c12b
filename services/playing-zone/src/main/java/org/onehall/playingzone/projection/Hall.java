package org.onehall.playingzone.projection;

import java.util.OptionalLong;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.projection.board.BoardViews;
import org.onehall.playingzone.projection.board.BoardsProjection;
import org.onehall.playingzone.projection.board.KnownNames;
import org.onehall.playingzone.projection.board.PlayedGames;
import org.onehall.playingzone.projection.board.Rooms;
import org.onehall.playingzone.projection.board.SeatViews;
import org.onehall.playingzone.projection.board.Seating;
import org.onehall.playingzone.projection.call.CallsProjection;
import org.onehall.playingzone.projection.call.HelpsProjection;
import org.onehall.playingzone.projection.clock.ClockOrdersProjection;
import org.onehall.playingzone.projection.competition.CompetitionsProjection;
import org.onehall.playingzone.projection.disconnection.DisconnectionsProjection;
import org.onehall.playingzone.projection.fairplay.ChecksProjection;
import org.onehall.playingzone.projection.fairplay.ScreeningsProjection;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.LinksProjection;
import org.onehall.playingzone.projection.ruling.RulingsProjection;
import org.onehall.playingzone.projection.timeline.TimelinesProjection;
import org.onehall.playingzone.projection.venue.VenuesProjection;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/**
 * Everything that is shown, built from the six event logs, in whatever order they arrive relative to each other. It
 * passes each event to the projections concerned and collects what changed. Pure: no clock, no I/O. Not thread-safe:
 * {@code LiveHall} guards it.
 */
public final class Hall {
    private final Rooms rooms;
    private final SeatViews seatViews;
    private final BoardViews boardViews;
    private final Seating seating;

    public Hall() {
        CompetitionsProjection competitions = new CompetitionsProjection();
        BoardsProjection boards = new BoardsProjection();
        Names names = new KnownNames(competitions, boards);
        RulingsProjection rulings = new RulingsProjection(names);
        rooms = new Rooms(
                names,
                competitions,
                boards,
                new LinksProjection(),
                new ChecksProjection(),
                new ScreeningsProjection(),
                new VenuesProjection(),
                new DisconnectionsProjection(names, new PlayedGames(boards, rulings)),
                rulings,
                new CallsProjection(),
                new HelpsProjection(),
                new ClockOrdersProjection(),
                new TimelinesProjection(names));
        seatViews = new SeatViews(rooms);
        boardViews = new BoardViews(rooms, seatViews);
        seating = new Seating(rooms);
    }

    /** The projections of the logs. */
    public Rooms rooms() {
        return rooms;
    }

    public BoardViews boardViews() {
        return boardViews;
    }

    public SeatViews seatViews() {
        return seatViews;
    }

    public Seating seating() {
        return seating;
    }

    public Changes fold(CompetitionEvent event) {
        rooms.timelines().fold(event);
        return rooms.competitions().fold(event);
    }

    public Changes fold(GameEvent event) {
        String id = event.getHeader().getKey();
        Changes changes = Changes.none();
        OptionalLong endedBefore = rooms.boards().endedAt(id);
        rooms.boards().fold(event, changes);
        rooms.timelines().fold(event);
        // What only a player sees, such as a queued move, tells officials nothing, not even that it happened.
        if (changes.boards().contains(id)) rooms.disconnections().sendAgain(id, changes);
        if (!rooms.boards().endedAt(id).equals(endedBefore))
            rooms.match(id).forEach(one -> changes.board(one.toString()));
        if (event.hasGameRestarted()) rooms.links().restarted(id, event.getGameRestarted());
        return changes.at(Wire.ms(event.getHeader().getOccurredAt()));
    }

    public Changes fold(FairPlayEvent event) {
        String id = event.getHeader().getKey();
        Changes changes = Changes.none();
        rooms.timelines().fold(event);
        switch (event.getPayloadCase()) {
            case CHECK_RECORDED -> rooms.checks().fold(id, event.getCheckRecorded());
            case SCREENING_QUEUED -> rooms.screenings().fold(id, event.getScreeningQueued());
            case SCREENING_COMPLETED -> rooms.screenings().fold(id, event.getScreeningCompleted());
            case LEAVE_REQUESTED,
                    LEAVE_GRANTED,
                    LEAVE_REFUSED,
                    DEPARTED,
                    RETURNED,
                    INCIDENT_OPENED,
                    INCIDENT_CONFIRMED,
                    INCIDENT_CLOSED,
                    INSPECTION_RECORDED,
                    DUTY_TICKED -> rooms.venues().floor(event);
            case VENUE_OPENED,
                    VENUE_CLOSED,
                    STAFF_RECORDED,
                    CAMERA_REPORTED,
                    ALERT_OPENED,
                    ALERT_ANSWERED,
                    INTERNET_TESTED,
                    MEASURE_TICKED,
                    PERMISSION_RECORDED,
                    PERSON_INCIDENT_OPENED,
                    PERSON_INCIDENT_CLOSED,
                    BAG_RECORDED,
                    MEDICAL_RECORDED,
                    DEVICE_REGISTERED,
                    PLAYERS_TOLD,
                    PROCEDURES_CONFIRMED -> {
                return premises(event, changes);
            }
            case BOARD_NOTED -> {
                rooms.venues().floor(event);
                return changes;
            }
            case PAYLOAD_NOT_SET -> {
                Wire.unknown(event.getHeader());
                return changes;
            }
        }
        return changes.board(id);
    }

    /** Opening or closing a venue changes what its boards still lack before they begin. */
    private Changes premises(FairPlayEvent event, Changes changes) {
        String id = event.getHeader().getKey();
        rooms.venues().premises(event);
        changes.premises().add(id);
        if (event.hasVenueOpened() || event.hasVenueClosed())
            rooms.boards().waitingIn(id).forEach(changes::board);
        return changes;
    }

    public Changes fold(ConnectivityEvent event) {
        Changes changes = Changes.none();
        String venue = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case LINK_CHANGED -> linkChanged(event.getHeader(), event.getLinkChanged(), changes);
            case CASE_OPENED, LINK_RESTORED, CASE_REPORTED, REPORT_OVERDUE, CAUSE_FOUND, CASE_CLOSED, OUTAGE_DETECTED ->
                rooms.disconnections().fold(event, changes);
            case PROBES_RECORDED -> rooms.links().venue(venue).fold(event.getProbesRecorded());
            case COMMUNICATION_CHANGED -> {
                rooms.links().venue(venue).fold(event.getCommunicationChanged());
                rooms.boards()
                        .ofVenue(venue, event.getCommunicationChanged().getPlayerId())
                        .forEach(changes::board);
            }
            case MOVED_WITHOUT_COMMUNICATION -> {
                var moved = event.getMovedWithoutCommunication();
                rooms.links().venue(LogKey.ofBoard(moved.getBoardId(), venue)).fold(moved);
                rooms.timelines().moved(event);
                changes.board(moved.getBoardId());
            }
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
        return changes.at(Wire.ms(event.getHeader().getOccurredAt()));
    }

    private void linkChanged(EventHeader header, LinkChanged changed, Changes changes) {
        SeatKey seat = new SeatKey(changed.getBoardId(), Wire.side(changed.getSide()));
        changes.board(seat.board());
        rooms.links().fold(changed).ifPresent(link -> {
            if (link == Link.UP) rooms.boards().of(seat.board()).ifPresent(board -> board.entered(seat.side()));
            if (link == Link.DOWN) rooms.disconnections().lostAgain(header, changed, changes);
            rooms.links().tellOpponent(seat, link, rooms.boards().isInProgress(seat.board()), changes);
        });
    }

    public Changes fold(AdjudicationEvent event) {
        Changes changes = Changes.none();
        rooms.calls().fold(event, rooms.names(), changes);
        rooms.helps().fold(event, rooms.names(), changes);
        rooms.timelines().fold(event);
        rooms.rulings().fold(event, changes);
        rooms.disconnections().fold(event, changes);
        if (event.getPayloadCase() == AdjudicationEvent.PayloadCase.PAYLOAD_NOT_SET) Wire.unknown(event.getHeader());
        return changes.at(Wire.ms(event.getHeader().getOccurredAt()));
    }

    public Changes fold(ClockEvent event) {
        rooms.timelines().fold(event);
        return rooms.clocks().fold(event);
    }
}
