package org.onehall.connectivity.react;

import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.connectivity.query.Rulings;
import org.onehall.connectivity.query.Venues;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CloseCaseRequest;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.game.v1.NoteDisconnectionRequest;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Informs the board that a case of a seat is open, with the clocks at its last sign of life (DEC-16), or closed
 * (DEC-15). Closes a case once its decision is applied or its game is void (OCR 18.9).
 */
final class CaseNotices {
    private static final Logger LOG = Logger.getLogger(CaseNotices.class);

    private final Venues venues;
    private final Rulings rulings;
    private final BiFunction<NoteDisconnectionRequest, String, Optional<RefusalDetail>> board;
    private final BiFunction<CloseCaseRequest, String, Optional<RefusalDetail>> closing;

    /**
     * @param board,closing send a request within a trace; return why it was refused, throw if there is no definite
     *     answer
     */
    CaseNotices(
            Venues venues,
            Rulings rulings,
            BiFunction<NoteDisconnectionRequest, String, Optional<RefusalDetail>> board,
            BiFunction<CloseCaseRequest, String, Optional<RefusalDetail>> closing) {
        this.venues = venues;
        this.rulings = rulings;
        this.board = board;
        this.closing = closing;
    }

    /** Cases of one venue need not wait for each other; facts of the same case are handled in their order. */
    static String lane(ConnectivityEvent event) {
        return switch (event.getPayloadCase()) {
            case CASE_OPENED -> event.getCaseOpened().getCaseId();
            case CASE_CLOSED -> event.getCaseClosed().getCaseId();
            case LINK_CHANGED -> event.getLinkChanged().getLostAgain().getCaseId();
            default -> "";
        };
    }

    /** A fact of this service: cases opened, closed or lost again are reported to the board. */
    void changed(ConnectivityEvent event) {
        switch (event.getPayloadCase()) {
            case CASE_OPENED ->
                note(event, opened(event.getCaseOpened(), event.getCaseOpened().getGame()));
            case CASE_CLOSED ->
                note(
                        event,
                        about(venues.opened(event.getCaseClosed().getCaseId())
                                .orElseThrow(() -> new IllegalStateException("the opening of "
                                        + event.getCaseClosed().getCaseId() + " has not been folded yet"))));
            case LINK_CHANGED -> {
                LinkChanged lost = event.getLinkChanged();
                var about = CaseOpened.newBuilder()
                        .setCaseId(lost.getLostAgain().getCaseId())
                        .setBoardId(lost.getBoardId())
                        .setSide(lost.getSide())
                        .build();
                if (lost.hasLostAgain())
                    note(event, opened(about, lost.getLostAgain().getGame()));
            }
            case LINK_RESTORED,
                    CASE_REPORTED,
                    REPORT_OVERDUE,
                    CAUSE_FOUND,
                    OUTAGE_DETECTED,
                    PROBES_RECORDED,
                    COMMUNICATION_CHANGED,
                    MOVED_WITHOUT_COMMUNICATION,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    /** A fact of adjudication: an applied decision closes its case, and a void game closes all of its cases. */
    void ruled(AdjudicationEvent event) {
        if (event.hasCaseVoided())
            close(
                    event,
                    event.getCaseVoided().getVenue(),
                    event.getCaseVoided().getCaseId(),
                    event.getCaseVoided().getRulingId(),
                    "");
        if (!event.hasRulingApplied()) return;
        String rulingId = event.getRulingApplied().getRulingId();
        Rulings.Ruling ruling = rulings.find(rulingId)
                .orElseThrow(() -> new IllegalStateException("ruling " + rulingId + " has not been folded yet"));
        for (DecidedCase decided : ruling.cases()) {
            boolean named = decided == ruling.cases().getFirst();
            close(event, decided.getVenue(), decided.getCaseId(), rulingId, named ? "" : ":" + decided.getCaseId());
        }
    }

    private void close(AdjudicationEvent because, String venue, String caseId, String rulingId, String which) {
        WriteContext write = write("close:", because.getHeader().getEventId() + which);
        closing.apply(
                        CloseCaseRequest.newBuilder()
                                .setWrite(write)
                                .setVenueId(venue)
                                .setCaseId(caseId)
                                .setRulingId(rulingId)
                                .build(),
                        because.getHeader().getCorrelationId())
                .ifPresent(why -> LOG.infof("closing of %s refused: %s", caseId, why.getCode()));
    }

    private static NoteDisconnectionRequest.Builder opened(CaseOpened opened, GameGlimpse game) {
        NoteDisconnectionRequest.Builder open = about(opened).setOpen(true);
        return game.hasClocks() ? open.setLost(game.getClocks()) : open;
    }

    private static NoteDisconnectionRequest.Builder about(CaseOpened opened) {
        return NoteDisconnectionRequest.newBuilder()
                .setBoardId(opened.getBoardId())
                .setSide(opened.getSide())
                .setCaseId(opened.getCaseId());
    }

    private void note(ConnectivityEvent event, NoteDisconnectionRequest.Builder request) {
        NoteDisconnectionRequest note =
                request.setWrite(write("case:", event.getHeader().getEventId())).build();
        board.apply(note, event.getHeader().getCorrelationId())
                .ifPresent(why -> LOG.infof(
                        "board %s refuses the note of %s: %s", note.getBoardId(), note.getCaseId(), why.getCode()));
    }

    private static WriteContext write(String purpose, String eventId) {
        return WriteContext.newBuilder().setRequestId(purpose + eventId).build();
    }
}
