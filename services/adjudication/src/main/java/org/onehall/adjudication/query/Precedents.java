package org.onehall.adjudication.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.Precedent;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;

/**
 * How the disconnections of each event were decided, as far as read. Similar cases are single disconnections, or
 * disconnections of outages (OCR 18.9). Thread-safe.
 */
@Singleton
public class Precedents {
    private record Decided(String competition, String caseId, DisconnectionOption option) {}

    /** By ruling id; not yet known whether they can be carried out. */
    private final Map<String, Decided> made = new HashMap<>();
    /** By ruling id, in the order they were applied. */
    private final Map<String, Decided> applied = new LinkedHashMap<>();

    private final Set<String> ofOutages = new HashSet<>();

    void start(@Observes StartupEvent started, House house) {
        house.follow(TopicCatalogue.events("connectivity"), ConnectivityEvent.parser(), this::fold);
        house.follow(TopicCatalogue.events("adjudication"), AdjudicationEvent.parser(), this::fold);
    }

    synchronized void fold(ConnectivityEvent event) {
        if (event.hasOutageDetected())
            ofOutages.addAll(event.getOutageDetected().getCaseIdsList());
    }

    synchronized void fold(AdjudicationEvent event) {
        switch (event.getPayloadCase()) {
            case DISCONNECTION_DECIDED -> {
                var decided = event.getDisconnectionDecided();
                made.put(
                        decided.getRulingId(),
                        new Decided(
                                LogKey.competition(event.getHeader().getKey()),
                                decided.getCaseId(),
                                decided.getOption()));
            }
            case RULING_APPLIED -> {
                Decided decided = made.remove(event.getRulingApplied().getRulingId());
                if (decided != null) applied.put(event.getRulingApplied().getRulingId(), decided);
            }
            case RULING_REFUSED -> made.remove(event.getRulingRefused().getRulingId());
            // Only penalties are withdrawn, so a decision that was applied stays a precedent (OCR 18.3).
            case ARBITER_CALLED, CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_ANSWERED, CALL_PAUSE_NOTED -> {}
            case QUESTION_ASKED, QUESTION_ANSWERED, CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED -> {}
            case PENALTY_IMPOSED, PENALTIES_IMPOSED, RULING_WITHDRAWN -> {}
            case APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID, APPEAL_DECIDED -> {}
            case PAUSE_FAILED, FAILED_PAUSE_COMPENSATED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** The decisions in similar cases of a board's event that have been applied; the most frequent first. */
    public synchronized List<Precedent> of(BoardId board, String caseId) {
        Map<DisconnectionOption, Integer> counts = new EnumMap<>(DisconnectionOption.class);
        boolean ofOutage = ofOutages.contains(caseId);
        for (Decided one : applied.values())
            if (one.competition().equals(board.competition()) && ofOutages.contains(one.caseId()) == ofOutage)
                counts.merge(one.option(), 1, Integer::sum);
        return counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(one -> Precedent.newBuilder()
                        .setOption(one.getKey())
                        .setCount(one.getValue())
                        .build())
                .toList();
    }
}
