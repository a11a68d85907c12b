package org.onehall.connectivity.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/** What happened to a venue's links and cases. Fields are described in connectivity.proto. */
public sealed interface Event {
    record LinkChanged(
            BoardId boardId,
            Side side,
            String deviceId,
            LinkState state,
            Instant lastSeen,
            Optional<Duration> roundTrip,
            boolean away,
            Optional<LostAgain> lostAgain)
            implements Event {
        /** For a seat without a case, or with a case whose link did not come back. */
        public LinkChanged(
                BoardId boardId,
                Side side,
                String deviceId,
                LinkState state,
                Instant lastSeen,
                Optional<Duration> roundTrip,
                boolean away) {
            this(boardId, side, deviceId, state, lastSeen, roundTrip, away, Optional.empty());
        }
    }

    /** The latest loss in a case whose link had come back. */
    record LostAgain(String caseId, GameGlimpse game) {}

    record CaseOpened(
            String caseId,
            BoardId boardId,
            Side side,
            Instant startedAt,
            Instant detectedAt,
            GameGlimpse game,
            int earlierCases,
            Optional<Instant> reportDueAt)
            implements Event {}

    record LinkRestored(String caseId, BoardId boardId, Side side, Duration downFor) implements Event {}

    record CaseReported(String caseId, BoardId boardId, String note) implements Event {}

    record ReportOverdue(String caseId, BoardId boardId, Instant dueAt) implements Event {}

    record CaseClosed(String caseId, BoardId boardId, String rulingId) implements Event {}

    record CauseFound(
            String caseId,
            BoardId boardId,
            Cause.Segment segment,
            Cause.Confidence confidence,
            Cause.Evidence evidence,
            boolean settled)
            implements Event {}

    record ProbesRecorded(String node, String series, Optional<Duration> clockOffset, List<ProbeSpan> spans)
            implements Event {
        public ProbesRecorded {
            spans = List.copyOf(spans);
        }
    }

    record CommunicationChanged(String playerId, boolean present, Instant at, CommunicationSource source)
            implements Event {}

    record MovedWithoutCommunication(BoardId boardId, Side side, String playerId, int ply) implements Event {}

    record OutageDetected(String outageId, Instant since, List<String> caseIds) implements Event {
        public OutageDetected {
            caseIds = List.copyOf(caseIds);
        }
    }
}
