package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.CaseState;
import org.onehall.proto.adjudication.v1.NoteCaseRequest;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.ReportOverdue;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** What facts about links mean for cases, whenever they are examined (OCR 18.9). */
class CaseHistoryTest {
    private static final Duration SOON = Duration.ofMillis(1);
    private final CaseHistory history = new CaseHistory();
    private final List<ConnectivityEvent> log = new ArrayList<>();

    private ConnectivityEvent.Builder next() {
        int sequence = log.size() + 1;
        return ConnectivityEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setEventId("bari#" + sequence)
                        .setKey("bari")
                        .setSequence(sequence));
    }

    private void add(ConnectivityEvent.Builder event) {
        log.add(event.build());
        history.fold(log.getLast());
    }

    private void link(String board, LinkState state) {
        add(next().setLinkChanged(LinkChanged.newBuilder()
                .setBoardId(board)
                .setSide(Side.SIDE_BLACK)
                .setState(state)));
    }

    private void opened(String caseId, String board) {
        add(next().setCaseOpened(CaseOpened.newBuilder()
                .setCaseId(caseId)
                .setBoardId(board)
                .setSide(Side.SIDE_BLACK)
                .setGame(GameGlimpse.newBuilder().setAttempt(2))));
    }

    private static NoteCaseRequest note(String caseId, String board, CaseState state) {
        return NoteCaseRequest.newBuilder()
                .setBoardId(board)
                .setCaseId(caseId)
                .setVenue("bari")
                .setSide(Side.SIDE_BLACK)
                .setState(state)
                .setAttempt(2)
                .build();
    }

    /** The notes for each event of the log, requested after all of the log is known. */
    private List<List<NoteCaseRequest>> notes() throws Exception {
        List<List<NoteCaseRequest>> notes = new ArrayList<>();
        for (ConnectivityEvent event : log) notes.add(history.notes(event, SOON));
        return notes;
    }

    @Test
    void aDropIsOpenedReportedRestoredAndLostAgain() throws Exception {
        link("demo/1/3", LinkState.LINK_STATE_DOWN);
        opened("bari/case-1", "demo/1/3");
        add(next().setCaseReported(
                        CaseReported.newBuilder().setCaseId("bari/case-1").setBoardId("demo/1/3")));
        add(next().setLinkRestored(LinkRestored.newBuilder()
                .setCaseId("bari/case-1")
                .setBoardId("demo/1/3")
                .setSide(Side.SIDE_BLACK)));
        link("demo/1/4", LinkState.LINK_STATE_DOWN);
        link("demo/1/3", LinkState.LINK_STATE_SUSPECT);
        link("demo/1/3", LinkState.LINK_STATE_DOWN);
        link("demo/1/3", LinkState.LINK_STATE_UP);
        add(next().setCaseClosed(
                        CaseClosed.newBuilder().setCaseId("bari/case-1").setBoardId("demo/1/3")));
        link("demo/1/3", LinkState.LINK_STATE_DOWN);
        assertEquals(
                List.of(
                        List.of(),
                        List.of(note("bari/case-1", "demo/1/3", CaseState.CASE_STATE_OPEN)),
                        List.of(note("bari/case-1", "demo/1/3", CaseState.CASE_STATE_REPORTED)),
                        List.of(note("bari/case-1", "demo/1/3", CaseState.CASE_STATE_RESTORED)),
                        List.of(),
                        List.of(),
                        List.of(note("bari/case-1", "demo/1/3", CaseState.CASE_STATE_DOWN_AGAIN)),
                        List.of(note("bari/case-1", "demo/1/3", CaseState.CASE_STATE_RESTORED)),
                        List.of(),
                        List.of()),
                notes());
    }

    /** OCR 18.9/b: the draft counts as the report. */
    @Test
    void anOverdueReportCountsAsReported() throws Exception {
        opened("bari/case-1", "demo/1/3");
        add(next().setReportOverdue(
                        ReportOverdue.newBuilder().setCaseId("bari/case-1").setBoardId("demo/1/3")));
        assertEquals(List.of(note("bari/case-1", "demo/1/3", CaseState.CASE_STATE_REPORTED)), notes().getLast());
    }

    @Test
    void aLinkThatIsBackIsBackForEveryOpenCaseOfItsSeat() throws Exception {
        opened("bari/case-1", "demo/1/3");
        opened("bari/case-2", "demo/1/3");
        add(next().setLinkRestored(LinkRestored.newBuilder()
                .setCaseId("bari/case-2")
                .setBoardId("demo/1/3")
                .setSide(Side.SIDE_BLACK)));
        assertEquals(
                List.of(
                        note("bari/case-1", "demo/1/3", CaseState.CASE_STATE_RESTORED),
                        note("bari/case-2", "demo/1/3", CaseState.CASE_STATE_RESTORED)),
                notes().getLast());
    }

    @Test
    void anEventThatIsNotFoldedYetIsTriedAgainLater() {
        var early = next().setLinkChanged(LinkChanged.newBuilder()
                        .setBoardId("demo/1/3")
                        .setSide(Side.SIDE_BLACK)
                        .setState(LinkState.LINK_STATE_DOWN))
                .build();
        assertThrows(TimeoutException.class, () -> history.notes(early, SOON));
    }
}
