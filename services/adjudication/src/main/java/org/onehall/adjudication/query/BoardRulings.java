package org.onehall.adjudication.query;

import com.google.protobuf.Timestamp;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/** Every event of every board, in order, in memory. */
@Singleton
public class BoardRulings {
    private final Map<BoardId, List<AdjudicationEvent>> boards = new ConcurrentHashMap<>();

    void start(@Observes StartupEvent started, House house) {
        house.follow(TopicCatalogue.events("adjudication"), AdjudicationEvent.parser(), this::fold);
    }

    void fold(AdjudicationEvent event) {
        BoardId.parse(event.getHeader().getKey())
                .ifPresent(board -> boards.computeIfAbsent(board, _ -> new CopyOnWriteArrayList<>())
                        .add(event));
    }

    /** All events of a board, from sequence 1; empty if the board is unknown. */
    public List<AdjudicationEvent> events(BoardId board) {
        return List.copyOf(boards.getOrDefault(board, List.of()));
    }

    /** When a ruling was made; empty if unknown. */
    public Optional<Timestamp> ruledAt(BoardId board, String rulingId) {
        return ruling(board, rulingId).map(event -> event.getHeader().getOccurredAt());
    }

    /** Who made a ruling; empty if unknown. */
    public Optional<Role> ruledBy(BoardId board, String rulingId) {
        return ruling(board, rulingId)
                .map(event -> event.getHeader().getActor().getRole())
                .filter(role -> role != Role.ROLE_UNSPECIFIED);
    }

    /** The ruling an appeal is against; empty if it is against the result, or unknown. */
    public Optional<String> appealed(BoardId board, String appealId) {
        return events(board).stream()
                .filter(event -> event.hasAppealFiled()
                        && event.getAppealFiled().getAppealId().equals(appealId)
                        && event.getAppealFiled().hasRulingId())
                .findFirst()
                .map(event -> event.getAppealFiled().getRulingId());
    }

    private Optional<AdjudicationEvent> ruling(BoardId board, String rulingId) {
        return events(board).stream()
                .filter(event -> rulingId.equals(
                        switch (event.getPayloadCase()) {
                            case DISCONNECTION_DECIDED ->
                                event.getDisconnectionDecided().getRulingId();
                            case PENALTY_IMPOSED -> event.getPenaltyImposed().getRulingId();
                            case PENALTIES_IMPOSED ->
                                event.getPenaltiesImposed().getRulingId();
                            case RULING_WITHDRAWN -> event.getRulingWithdrawn().getRulingId();
                            case APPEAL_DECIDED -> event.getAppealDecided().getRulingId();
                            case FAILED_PAUSE_COMPENSATED ->
                                event.getFailedPauseCompensated().getRulingId();
                            // None of these makes a ruling.
                            case ARBITER_CALLED, CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_ANSWERED -> "";
                            case CALL_PAUSE_NOTED -> "";
                            case QUESTION_ASKED, QUESTION_ANSWERED, CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED -> "";
                            case RULING_APPLIED, RULING_REFUSED, APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID -> "";
                            case PAUSE_FAILED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> "";
                        }))
                .findFirst();
    }

    /** Which side a case of a board is about; empty if unknown. */
    public Optional<Side> side(BoardId board, String caseId) {
        return events(board).stream()
                .filter(event ->
                        event.hasCaseNoted() && event.getCaseNoted().getCaseId().equals(caseId))
                .findFirst()
                .map(event -> event.getCaseNoted().getSide());
    }

    /** Venues of a board's seats; empty while its game is not known. */
    public List<String> venues(BoardId board) {
        return events(board).stream()
                .filter(AdjudicationEvent::hasBoardNoted)
                .reduce((_, last) -> last)
                .map(event -> List.of(
                        event.getBoardNoted().getWhiteVenue(),
                        event.getBoardNoted().getBlackVenue()))
                .orElse(List.of());
    }
}
