package org.onehall.connectivity.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.connectivity.Facts.BOARD;
import static org.onehall.connectivity.Facts.START;
import static org.onehall.connectivity.Facts.created;
import static org.onehall.connectivity.Facts.e4;
import static org.onehall.connectivity.Facts.running;
import static org.onehall.connectivity.Facts.started;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.connectivity.Facts;
import org.onehall.connectivity.query.Games;
import org.onehall.connectivity.query.Rulings;
import org.onehall.connectivity.query.Venues;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.CaseVoided;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CloseCaseRequest;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.LostAgain;
import org.onehall.proto.connectivity.v1.NoteMoveRequest;
import org.onehall.proto.connectivity.v1.PresenceFact;
import org.onehall.proto.connectivity.v1.ReportPresenceRequest;
import org.onehall.proto.game.v1.NoteDisconnectionRequest;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Side;

class ReactionsTest {
    private final Games games = new Games();
    private final Venues venues = new Venues();
    private final Rulings rulings = new Rulings();
    private final List<ReportPresenceRequest> reports = new ArrayList<>();
    private final List<NoteDisconnectionRequest> notes = new ArrayList<>();
    private final List<CloseCaseRequest> closings = new ArrayList<>();
    private final Presence presence = new Presence(games, venues, rulings, (report, _) -> {
        reports.add(report);
        return Optional.empty();
    });
    private final CaseNotices notices = new CaseNotices(
            venues,
            rulings,
            (note, _) -> {
                notes.add(note);
                return Optional.of(
                        RefusalDetail.newBuilder().setCode("GAME_ENDED").build());
            },
            (close, _) -> {
                closings.add(close);
                return Optional.empty();
            });

    private final List<NoteMoveRequest> moves = new ArrayList<>();
    private final SpokenMoves spoken = new SpokenMoves(games, venues, (note, _) -> {
        moves.add(note);
        return Optional.empty();
    });

    private static PresenceFact.Builder fact(LinkState state) {
        return PresenceFact.newBuilder()
                .setFactId("fact-1")
                .setVenueId("rome")
                .setBoardId(BOARD)
                .setSide(Side.SIDE_WHITE)
                .setDeviceId("tablet-1")
                .setState(state)
                .setLastSeen(RecordMapper.timestamp(START.plusSeconds(60)))
                .setAt(RecordMapper.timestamp(START.plusSeconds(65)));
    }

    private static ConnectivityEvent own(
            long sequence, java.util.function.UnaryOperator<ConnectivityEvent.Builder> payload) {
        return payload.apply(ConnectivityEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder()
                                .setKey("demo/rome")
                                .setEventId("rome#" + sequence)
                                .setCorrelationId("trace-7")))
                .build();
    }

    private static ConnectivityEvent opened() {
        return own(
                2,
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setCaseId("demo/rome/case-1")
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_WHITE)));
    }

    private void meeting(boolean present) {
        venues.fold(own(
                1,
                event -> event.setCommunicationChanged(
                        CommunicationChanged.newBuilder().setPlayerId("p1").setPresent(present))));
    }

    @Test
    void aMoveMadeOutsideTheMeetingIsNotedWhereTheRegulationsWantIt() { // OCR 13.3
        games.fold(created());
        meeting(false);
        spoken.played(e4(false));
        var rules = created().toBuilder();
        rules.getGameCreatedBuilder().getRulesBuilder().setCommunicationForMoves(true);
        games.fold(rules.build());
        meeting(true);
        spoken.played(e4(false));
        assertEquals(List.of(), moves);
        meeting(false);
        spoken.played(e4(false));
        spoken.played(started());
        assertEquals(1, moves.size());
        assertEquals(1, moves.getFirst().getPly());
        assertEquals("demo/rome", moves.getFirst().getVenueId());
        assertEquals("spoken:" + BOARD + "#3", moves.getFirst().getWrite().getRequestId());
    }

    private static AdjudicationEvent.Builder ruling(long sequence) {
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD).setEventId(BOARD + "#" + sequence));
    }

    @Test
    void aFactOfTheEdgeIsReportedWithTheGameAsItWasWhenTheLinkWasLost() {
        games.fold(created());
        games.fold(started());
        presence.seen(fact(LinkState.LINK_STATE_DOWN).build());
        var report = reports.getFirst();
        assertEquals("presence:fact-1", report.getWrite().getRequestId());
        assertEquals("demo/rome", report.getVenueId());
        assertTrue(report.getGame().getInProgress());
        assertEquals(540, report.getGame().getClocks().getWhite().getSeconds());
        assertEquals(START.plusSeconds(65).getEpochSecond(), report.getAt().getSeconds());
        assertFalse(report.hasRoundTrip());
    }

    @Test
    void aDeviceAtNoBoardIsNoSeat() {
        presence.seen(fact(LinkState.LINK_STATE_DOWN).setBoardId("").build());
        assertEquals(List.of(), reports);
    }

    @Test
    void aDeviceThatNeverSentAHeartbeatWasLastSeenWhenTheEdgeNoticed() {
        presence.seen(fact(LinkState.LINK_STATE_DOWN).clearLastSeen().build());
        assertEquals(reports.getFirst().getAt(), reports.getFirst().getLastSeen());
    }

    @Test
    void aGameThatStartsWithASeatDownIsReported() {
        games.fold(created());
        var link = LinkChanged.newBuilder()
                .setBoardId(BOARD)
                .setDeviceId("tablet-1")
                .setState(LinkState.LINK_STATE_DOWN)
                .setLastSeen(RecordMapper.timestamp(START.minusSeconds(60)));
        venues.fold(own(1, event -> event.setLinkChanged(link.setSide(Side.SIDE_WHITE))));
        assertThrows(IllegalStateException.class, () -> presence.started(started()), "the projection is behind");
        games.fold(started());
        presence.started(started());
        assertEquals(1, reports.size());
        assertEquals(
                "started:" + BOARD + "#2:SIDE_WHITE",
                reports.getFirst().getWrite().getRequestId());
        assertEquals(
                RecordMapper.timestamp(START.minusSeconds(60)),
                reports.getFirst().getLastSeen());
        assertTrue(reports.getFirst().getGame().getInProgress());
        presence.started(created());
        assertEquals(1, reports.size());
    }

    @Test
    void theLinkOfWhoIsRecordedAbsentIsNoDisconnection() { // DEC-13, DEC-27
        games.fold(created());
        games.fold(Facts.fact(
                2,
                "seat_present",
                SeatPresent.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setPresent(false)
                        .build()));
        games.fold(started());
        presence.seen(fact(LinkState.LINK_STATE_DOWN).build());
        assertFalse(reports.getFirst().getGame().getInProgress());
    }

    @Test
    void aLinkThatWasLostAgainAfterTheDecisionIsReportedWhenTheCaseIsClosed() { // OCR 18.9
        var closed = lostAgainAndClosed(DisconnectionOption.DISCONNECTION_OPTION_REDUCE);
        assertThrows(IllegalStateException.class, () -> presence.closed(closed), "the projection is behind");
        venues.fold(closed);
        presence.closed(closed);
        assertEquals(1, reports.size());
        assertEquals("closed:rome#5", reports.getFirst().getWrite().getRequestId());
        assertEquals(LinkState.LINK_STATE_DOWN, reports.getFirst().getState());
        assertEquals(
                RecordMapper.timestamp(START.plusSeconds(60)),
                reports.getFirst().getLastSeen());
        assertTrue(reports.getFirst().getGame().getInProgress());
        presence.closed(opened());
        assertEquals(1, reports.size());
    }

    @Test
    void aLinkThatNeverCameBackOrIsThereIsNoLossWhenTheCaseIsClosed() { // OCR 18.9
        var closed = lostAgainAndClosed(DisconnectionOption.DISCONNECTION_OPTION_LOSS);
        venues.fold(closed);
        presence.closed(closed);
        assertEquals(List.of(), reports, "the decision has ended the game");
        decided(DisconnectionOption.DISCONNECTION_OPTION_RESUME);
        venues.fold(link(6, LinkState.LINK_STATE_UP));
        presence.closed(closed);
        assertEquals(List.of(), reports, "the link is there");
    }

    @Test
    void theEndOfACaseIsTriedAgainUntilItsRulingIsRead() {
        venues.fold(opened());
        var closed = own(
                5,
                event -> event.setCaseClosed(
                        CaseClosed.newBuilder().setCaseId("demo/rome/case-1").setRulingId("ruling-1")));
        assertThrows(IllegalStateException.class, () -> presence.closed(closed));
    }

    /**
     * A case of a game in progress, its decision, another loss, and the end of the case, which the projection has not
     * read.
     */
    private ConnectivityEvent lostAgainAndClosed(DisconnectionOption option) {
        games.fold(created());
        games.fold(started());
        venues.fold(opened());
        decided(option);
        venues.fold(link(4, LinkState.LINK_STATE_DOWN));
        return own(
                5,
                event -> event.setCaseClosed(CaseClosed.newBuilder()
                        .setCaseId("demo/rome/case-1")
                        .setBoardId(BOARD)
                        .setRulingId("ruling-1")));
    }

    private void decided(DisconnectionOption option) {
        rulings.fold(ruling(4)
                .setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("ruling-1")
                        .setCaseId("demo/rome/case-1")
                        .setVenue("demo/rome")
                        .setOption(option))
                .build());
    }

    private static ConnectivityEvent link(long sequence, LinkState state) {
        return own(
                sequence,
                event -> event.setLinkChanged(LinkChanged.newBuilder()
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_WHITE)
                        .setDeviceId("tablet-1")
                        .setState(state)
                        .setLastSeen(RecordMapper.timestamp(START.plusSeconds(60)))));
    }

    @Test
    void theBoardIsToldOfAnOpenedAndAClosedCaseAndMayRefuse() {
        venues.fold(opened());
        notices.changed(opened());
        var closed = own(
                5,
                event -> event.setCaseClosed(
                        CaseClosed.newBuilder().setCaseId("demo/rome/case-1").setBoardId(BOARD)));
        notices.changed(closed);
        notices.changed(own(6, event -> event.setLinkChanged(LinkChanged.getDefaultInstance())));
        assertEquals(
                List.of(true, false),
                notes.stream().map(NoteDisconnectionRequest::getOpen).toList());
        assertEquals(
                List.of("case:rome#2", "case:rome#5"),
                notes.stream().map(note -> note.getWrite().getRequestId()).toList());
        assertTrue(notes.stream()
                .allMatch(note -> note.getBoardId().equals(BOARD)
                        && note.getSide() == Side.SIDE_WHITE
                        && note.getCaseId().equals("demo/rome/case-1")));
    }

    /** DEC-16: the same value on the card and on the clock. */
    @Test
    void theBoardIsToldTheClocksOfTheCase() {
        var game = GameGlimpse.newBuilder()
                .setInProgress(true)
                .setClocks(running(Side.SIDE_WHITE, START, 600))
                .build();
        notices.changed(own(
                2,
                event ->
                        event.setCaseOpened(opened().getCaseOpened().toBuilder().setGame(game))));
        var later = game.toBuilder()
                .setClocks(running(Side.SIDE_WHITE, START.plusSeconds(9), 591))
                .build();
        var lost = own(
                6,
                event -> event.setLinkChanged(LinkChanged.newBuilder()
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_WHITE)
                        .setState(LinkState.LINK_STATE_DOWN)
                        .setLostAgain(LostAgain.newBuilder()
                                .setCaseId("demo/rome/case-1")
                                .setGame(later))));
        notices.changed(lost);
        assertEquals(
                List.of(game.getClocks(), later.getClocks()),
                notes.stream().map(NoteDisconnectionRequest::getLost).toList());
        assertTrue(notes.stream()
                .allMatch(note -> note.getOpen()
                        && note.getCaseId().equals("demo/rome/case-1")
                        && note.getSide() == Side.SIDE_WHITE));
        assertEquals("demo/rome/case-1", CaseNotices.lane(lost));
    }

    @Test
    void aClosedCaseWhoseOpeningIsNotReadYetIsTriedAgain() {
        var closed = own(5, event -> event.setCaseClosed(CaseClosed.newBuilder().setCaseId("demo/rome/case-1")));
        assertThrows(IllegalStateException.class, () -> notices.changed(closed));
    }

    @Test
    void anAppliedDecisionClosesItsCase() {
        decided(DisconnectionOption.DISCONNECTION_OPTION_RESUME);
        notices.ruled(ruling(5)
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("ruling-1"))
                .build());
        assertEquals(1, closings.size());
        assertEquals("close:" + BOARD + "#5", closings.getFirst().getWrite().getRequestId());
        assertEquals("demo/rome", closings.getFirst().getVenueId());
        assertEquals("demo/rome/case-1", closings.getFirst().getCaseId());
        assertEquals("ruling-1", closings.getFirst().getRulingId());
    }

    @Test
    void anAppliedDecisionAboutTwoCasesClosesBoth() { // OCR 18.9
        rulings.fold(ruling(4)
                .setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("ruling-1")
                        .setCaseId("demo/rome/case-1")
                        .setVenue("demo/rome")
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)
                        .addWith(DecidedCase.newBuilder()
                                .setCaseId("demo/oslo/case-1")
                                .setVenue("demo/oslo")))
                .build());
        notices.ruled(ruling(5)
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("ruling-1"))
                .build());
        assertEquals(
                List.of(
                        "close:" + BOARD + "#5 demo/rome demo/rome/case-1",
                        "close:" + BOARD + "#5:demo/oslo/case-1 demo/oslo demo/oslo/case-1"),
                closings.stream()
                        .map(close -> String.join(
                                " ", close.getWrite().getRequestId(), close.getVenueId(), close.getCaseId()))
                        .toList());
    }

    @Test
    void aVoidGameClosesItsCases() { // OCR 18.9 c, d
        notices.ruled(ruling(5)
                .setCaseVoided(CaseVoided.newBuilder()
                        .setCaseId("demo/rome/case-1")
                        .setVenue("demo/rome")
                        .setRulingId("ruling-1"))
                .build());
        assertEquals(
                List.of("close:" + BOARD + "#5 demo/rome demo/rome/case-1 ruling-1"),
                closings.stream()
                        .map(close -> String.join(
                                " ",
                                close.getWrite().getRequestId(),
                                close.getVenueId(),
                                close.getCaseId(),
                                close.getRulingId()))
                        .toList());
    }

    @Test
    void anAppliedPenaltyClosesNothing() {
        rulings.fold(ruling(4)
                .setPenaltyImposed(PenaltyImposed.newBuilder().setRulingId("ruling-1"))
                .build());
        notices.ruled(ruling(5)
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("ruling-1"))
                .build());
        assertEquals(List.of(), closings);
    }

    @Test
    void anAppliedRulingThatIsNotReadYetIsTriedAgain() {
        assertThrows(
                IllegalStateException.class,
                () -> notices.ruled(ruling(5)
                        .setRulingApplied(RulingApplied.newBuilder().setRulingId("ruling-1"))
                        .build()));
    }
}
