package org.onehall.connectivity.query;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DisconnectionOption;

/** The cases that each ruling decides, and how play goes on, built from adjudication's facts. */
@Singleton
public class Rulings {
    /**
     * The subject of a ruling.
     *
     * @param cases none for a ruling that is not about a disconnection
     * @param goesOn play continues in the same game
     */
    public record Ruling(List<DecidedCase> cases, boolean goesOn) {
        public Ruling {
            cases = List.copyOf(cases);
        }
    }

    private final Map<String, Ruling> rulings = new ConcurrentHashMap<>();

    /** The subject of a ruling; empty while that has not been read yet. */
    public Optional<Ruling> find(String rulingId) {
        return Optional.ofNullable(rulings.get(rulingId));
    }

    /** Takes the next fact of a board. */
    public void fold(AdjudicationEvent event) {
        switch (event.getPayloadCase()) {
            case DISCONNECTION_DECIDED -> {
                var decided = event.getDisconnectionDecided();
                var named = DecidedCase.newBuilder()
                        .setCaseId(decided.getCaseId())
                        .setVenue(decided.getVenue())
                        .setSide(decided.getSide())
                        .build();
                rulings.put(
                        decided.getRulingId(),
                        new Ruling(
                                Stream.concat(Stream.of(named), decided.getWithList().stream())
                                        .toList(),
                                goesOn(decided.getOption())));
            }
            case PENALTY_IMPOSED -> aboutSomethingElse(event.getPenaltyImposed().getRulingId());
            case PENALTIES_IMPOSED ->
                aboutSomethingElse(event.getPenaltiesImposed().getRulingId());
            case APPEAL_DECIDED -> aboutSomethingElse(event.getAppealDecided().getRulingId());
            case FAILED_PAUSE_COMPENSATED ->
                aboutSomethingElse(event.getFailedPauseCompensated().getRulingId());
            case RULING_WITHDRAWN ->
                aboutSomethingElse(event.getRulingWithdrawn().getRulingId());
            case ARBITER_CALLED,
                    CALL_ACKNOWLEDGED,
                    CALL_ESCALATED,
                    CALL_PAUSE_NOTED,
                    CALL_ANSWERED,
                    QUESTION_ASKED,
                    QUESTION_ANSWERED,
                    APPEAL_FILED,
                    APPEAL_COPY_TAKEN,
                    APPEAL_FEE_PAID,
                    PAUSE_FAILED,
                    FAILED_PAUSE_CLOSED,
                    CASE_NOTED,
                    CASE_VOIDED,
                    DECISION_DELEGATED,
                    RULING_APPLIED,
                    RULING_REFUSED,
                    BOARD_NOTED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void aboutSomethingElse(String rulingId) {
        rulings.put(rulingId, new Ruling(List.of(), true));
    }

    private static boolean goesOn(DisconnectionOption option) {
        return switch (option) {
            case DISCONNECTION_OPTION_RESUME, DISCONNECTION_OPTION_REDUCE, DISCONNECTION_OPTION_ADD_TIME -> true;
            case DISCONNECTION_OPTION_RESTART,
                    DISCONNECTION_OPTION_RESTART_SHORTER,
                    DISCONNECTION_OPTION_NO_ACTION,
                    DISCONNECTION_OPTION_CONFIRM_FLAG,
                    DISCONNECTION_OPTION_LOSS,
                    DISCONNECTION_OPTION_DRAW,
                    DISCONNECTION_OPTION_UNSPECIFIED,
                    UNRECOGNIZED -> false;
        };
    }
}
