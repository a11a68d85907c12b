package org.onehall.adjudication.react;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.KeyedHistory;
import org.onehall.proto.adjudication.v1.CaseState;
import org.onehall.proto.adjudication.v1.NoteCaseRequest;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/**
 * Which seat has which open case at which point of a venue's log, and what a connectivity event means for cases.
 * Thread-safe.
 */
public final class CaseHistory {
    private record Known(String caseId, BoardId boardId, Side side, int attempt, long opened, long closed) {
        static Known of(CaseOpened opened, long sequence) {
            return new Known(
                    opened.getCaseId(),
                    BoardId.of(opened.getBoardId()),
                    opened.getSide(),
                    opened.getGame().getAttempt(),
                    sequence,
                    Long.MAX_VALUE);
        }

        boolean openAt(long sequence) {
            return opened <= sequence && sequence < closed;
        }
    }

    private final KeyedHistory<List<Known>> venues = new KeyedHistory<>(ArrayList::new);

    /** Takes the next event of a venue. */
    public void fold(ConnectivityEvent event) {
        venues.fold(event.getHeader(), cases -> fold(event, cases));
    }

    private static void fold(ConnectivityEvent event, List<Known> cases) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case CASE_OPENED -> {
                CaseOpened opened = event.getCaseOpened();
                if (cases.stream().noneMatch(known -> known.caseId().equals(opened.getCaseId())))
                    cases.add(Known.of(opened, header.getSequence()));
            }
            case CASE_CLOSED ->
                cases.replaceAll(
                        known -> known.caseId().equals(event.getCaseClosed().getCaseId())
                                ? new Known(
                                        known.caseId(),
                                        known.boardId(),
                                        known.side(),
                                        known.attempt(),
                                        known.opened(),
                                        header.getSequence())
                                : known);
            // What happens to a case in between does not change whether it is open.
            case PROBES_RECORDED, COMMUNICATION_CHANGED, MOVED_WITHOUT_COMMUNICATION, LINK_CHANGED, LINK_RESTORED -> {}
            case CASE_REPORTED, REPORT_OVERDUE, CAUSE_FOUND, OUTAGE_DETECTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** Cases of one venue need not wait for each other; reports about the link of one seat are noted in order. */
    static String lane(ConnectivityEvent event) {
        return switch (event.getPayloadCase()) {
            case CASE_OPENED ->
                lane(
                        BoardId.of(event.getCaseOpened().getBoardId()),
                        event.getCaseOpened().getSide());
            case LINK_RESTORED ->
                lane(
                        BoardId.of(event.getLinkRestored().getBoardId()),
                        event.getLinkRestored().getSide());
            case LINK_CHANGED ->
                lane(
                        BoardId.of(event.getLinkChanged().getBoardId()),
                        event.getLinkChanged().getSide());
            case CASE_REPORTED -> event.getCaseReported().getCaseId();
            case REPORT_OVERDUE -> event.getReportOverdue().getCaseId();
            default -> "";
        };
    }

    private static String lane(BoardId board, Side side) {
        return board + " " + side;
    }

    /**
     * What an event means for cases, one note for each case concerned. A link that comes back or is lost again is
     * reported for every case of its seat that was open then. Waits until the event is folded; {@link TimeoutException}
     * beyond the patience.
     */
    public List<NoteCaseRequest> notes(ConnectivityEvent event, Duration patience)
            throws InterruptedException, TimeoutException {
        EventHeader header = event.getHeader();
        return switch (event.getPayloadCase()) {
            case CASE_OPENED ->
                List.of(note(
                        header.getKey(),
                        CaseState.CASE_STATE_OPEN,
                        Known.of(event.getCaseOpened(), header.getSequence())));
            case LINK_RESTORED ->
                ofSeat(
                        header,
                        BoardId.of(event.getLinkRestored().getBoardId()),
                        event.getLinkRestored().getSide(),
                        CaseState.CASE_STATE_RESTORED,
                        patience);
            case LINK_CHANGED -> {
                var link = event.getLinkChanged();
                BoardId board = BoardId.of(link.getBoardId());
                if (link.getState() == LinkState.LINK_STATE_UP)
                    yield ofSeat(header, board, link.getSide(), CaseState.CASE_STATE_RESTORED, patience);
                if (link.getState() == LinkState.LINK_STATE_DOWN)
                    yield ofSeat(header, board, link.getSide(), CaseState.CASE_STATE_DOWN_AGAIN, patience);
                yield List.of();
            }
            case CASE_REPORTED -> reported(header, event.getCaseReported().getCaseId(), patience);
            case REPORT_OVERDUE -> reported(header, event.getReportOverdue().getCaseId(), patience);
            // A case is closed by a ruling of this service; the rest says nothing about a case.
            case PROBES_RECORDED, COMMUNICATION_CHANGED, MOVED_WITHOUT_COMMUNICATION, CASE_CLOSED -> List.of();
            case CAUSE_FOUND, OUTAGE_DETECTED, PAYLOAD_NOT_SET -> List.of();
        };
    }

    /** Confirmed, or overdue: then the draft counts as the report (OCR 18.9/b). */
    private List<NoteCaseRequest> reported(EventHeader header, String caseId, Duration patience)
            throws InterruptedException, TimeoutException {
        return venues.at(
                header,
                patience,
                cases -> cases.stream()
                        .filter(known -> known.caseId().equals(caseId))
                        .map(known -> note(header.getKey(), CaseState.CASE_STATE_REPORTED, known))
                        .toList());
    }

    private List<NoteCaseRequest> ofSeat(
            EventHeader header, BoardId board, Side side, CaseState state, Duration patience)
            throws InterruptedException, TimeoutException {
        return venues.at(
                header,
                patience,
                cases -> cases.stream()
                        .filter(known -> known.boardId().equals(board)
                                && known.side() == side
                                && known.openAt(header.getSequence()))
                        .map(known -> note(header.getKey(), state, known))
                        .toList());
    }

    private static NoteCaseRequest note(String venue, CaseState state, Known known) {
        return NoteCaseRequest.newBuilder()
                .setBoardId(known.boardId().toString())
                .setCaseId(known.caseId())
                .setVenue(venue)
                .setSide(known.side())
                .setState(state)
                .setAttempt(known.attempt())
                .build();
    }
}
