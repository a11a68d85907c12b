package org.onehall.connectivity.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;

class RulingsTest {
    private final Rulings rulings = new Rulings();

    @Test
    void everyKindOfRulingIsKnownWhenItIsApplied() { // OCR 17.11, 18.4, 18.9: a ruling that is applied but not
        // known is waited for
        for (AdjudicationEvent event : List.of(
                AdjudicationEvent.newBuilder()
                        .setPenaltyImposed(PenaltyImposed.newBuilder().setRulingId("r"))
                        .build(),
                AdjudicationEvent.newBuilder()
                        .setPenaltiesImposed(PenaltiesImposed.newBuilder().setRulingId("r"))
                        .build(),
                AdjudicationEvent.newBuilder()
                        .setAppealDecided(AppealDecided.newBuilder().setRulingId("r"))
                        .build())) {
            Rulings fresh = new Rulings();
            fresh.fold(event);
            assertEquals(List.of(), fresh.find("r").orElseThrow().cases());
        }
    }

    @Test
    void aDecisionNamesItsCase() { // OCR 18.9
        rulings.fold(AdjudicationEvent.newBuilder()
                .setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("r")
                        .setCaseId("c")
                        .setVenue("rome")
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)
                        .addWith(DecidedCase.newBuilder().setCaseId("d").setVenue("oslo")))
                .build());
        assertEquals(
                new Rulings.Ruling(
                        List.of(
                                DecidedCase.newBuilder()
                                        .setCaseId("c")
                                        .setVenue("rome")
                                        .build(),
                                DecidedCase.newBuilder()
                                        .setCaseId("d")
                                        .setVenue("oslo")
                                        .build()),
                        true),
                rulings.find("r").orElseThrow());
        assertEquals(Optional.empty(), rulings.find("another"));
    }
}
