package org.onehall.connectivity.react;

import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.connectivity.query.Games;
import org.onehall.connectivity.query.Rulings;
import org.onehall.connectivity.query.Venues;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.PresenceFact;
import org.onehall.proto.connectivity.v1.ReportPresenceRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/** Turns what the edge saw of devices into reports, with the state of the game (OCR 18.8, OCR 18.9). */
final class Presence {
    private static final Logger LOG = Logger.getLogger(Presence.class);

    private final Games games;
    private final Venues venues;
    private final Rulings rulings;
    private final BiFunction<ReportPresenceRequest, String, Optional<RefusalDetail>> reports;

    /**
     * @param reports submits a report within a trace; returns why it was refused, throws if there is no definite answer
     */
    Presence(
            Games games,
            Venues venues,
            Rulings rulings,
            BiFunction<ReportPresenceRequest, String, Optional<RefusalDetail>> reports) {
        this.games = games;
        this.venues = venues;
        this.rulings = rulings;
        this.reports = reports;
    }

    /** A fact of the edge. */
    void seen(PresenceFact fact) {
        Optional<BoardId> seated = BoardId.parse(fact.getBoardId());
        if (seated.isEmpty()) return;
        BoardId board = seated.get();
        var lastSeen = fact.hasLastSeen() ? fact.getLastSeen() : fact.getAt();
        var report = ReportPresenceRequest.newBuilder()
                .setWrite(write("presence:" + fact.getFactId()))
                .setVenueId(venues.log(board, fact.getSide(), fact.getVenueId()))
                .setBoardId(fact.getBoardId())
                .setSide(fact.getSide())
                .setDeviceId(fact.getDeviceId())
                .setState(fact.getState())
                .setAway(fact.getAway())
                .setLastSeen(lastSeen)
                .setAt(fact.getAt())
                .setGame(games.glimpse(board, fact.getSide(), RecordMapper.instant(lastSeen)));
        if (fact.hasRoundTrip()) report.setRoundTrip(fact.getRoundTrip());
        submit(report.build(), "presence:" + fact.getFactId());
    }

    /**
     * A game starts while a seat's link is down: from now on that is a disconnection, unless the player is recorded
     * absent (DEC-13, DEC-27).
     */
    void started(GameEvent event) {
        if (!event.hasGameStarted()) return;
        BoardId.parse(event.getHeader().getKey()).ifPresent(board -> started(event, board));
    }

    private void started(GameEvent event, BoardId board) {
        if (games.sequence(board) < event.getHeader().getSequence())
            throw new IllegalStateException("the start of " + board + " has not been folded yet");
        for (Games.Seat seat : games.seats(board))
            reportLost(
                    "started:" + event.getHeader().getEventId() + ":" + seat.side(),
                    seat.venue(),
                    board,
                    seat.side(),
                    event.getHeader());
    }

    /**
     * A case is closed while its seat's link is down: the link was lost again after the decision to continue play,
     * which is another disconnection (OCR 18.9).
     */
    void closed(ConnectivityEvent event) {
        if (!event.hasCaseClosed()) return;
        CaseClosed closed = event.getCaseClosed();
        if (closed.getRulingId().isEmpty()) return; // its game is void
        Rulings.Ruling ruling = rulings.find(closed.getRulingId())
                .orElseThrow(
                        () -> new IllegalStateException("ruling " + closed.getRulingId() + " has not been folded yet"));
        if (!ruling.goesOn()) return;
        CaseOpened opened = venues.opened(closed.getCaseId())
                .filter(_ -> venues.isClosed(closed.getCaseId()))
                .orElseThrow(() ->
                        new IllegalStateException("the end of " + closed.getCaseId() + " has not been folded yet"));
        BoardId board = BoardId.of(opened.getBoardId());
        reportLost(
                "closed:" + event.getHeader().getEventId(),
                LogKey.ofBoard(board, event.getHeader().getKey()),
                board,
                opened.getSide(),
                event.getHeader());
    }

    /** Reports again that a seat's link is down, if it is: from now on that has another meaning. */
    private void reportLost(String id, String venue, BoardId board, Side side, EventHeader since) {
        Optional<LinkChanged> link = venues.link(venue, board, side);
        if (link.isEmpty() || link.get().getState() != LinkState.LINK_STATE_DOWN) return;
        submit(
                ReportPresenceRequest.newBuilder()
                        .setWrite(write(id))
                        .setVenueId(venues.log(board, side, venue))
                        .setBoardId(board.toString())
                        .setSide(side)
                        .setDeviceId(link.get().getDeviceId())
                        .setState(link.get().getState())
                        .setLastSeen(link.get().getLastSeen())
                        .setAt(since.getOccurredAt())
                        .setAway(link.get().getAway())
                        .setGame(games.glimpse(board, side, RecordMapper.instant(since.getOccurredAt())))
                        .build(),
                since.getCorrelationId());
    }

    private void submit(ReportPresenceRequest report, String trace) {
        reports.apply(report, trace)
                .ifPresent(why -> LOG.warnf(
                        "presence of %s %s at %s refused: %s %s",
                        report.getBoardId(), report.getSide(), report.getVenueId(), why.getCode(), why.getText()));
    }

    private static WriteContext write(String requestId) {
        return WriteContext.newBuilder().setRequestId(requestId).build();
    }
}
