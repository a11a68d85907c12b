package org.onehall.adjudication.react;

import java.util.Optional;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.types.v1.RefusalDetail;

/**
 * Orders to the competition service. Each returns why it was refused, or empty if it was carried out, and throws if
 * there is no definite answer.
 */
public interface CompetitionOrders {
    Optional<RefusalDetail> applyPenalty(ApplyPenaltyRequest request);
}
