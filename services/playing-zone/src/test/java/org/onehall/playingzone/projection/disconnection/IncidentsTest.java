package org.onehall.playingzone.projection.disconnection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** ENG-7, OCR 19.6: one failure of the zone over several venues. */
class IncidentsTest {
    private final Incidents incidents = new Incidents();

    @Test
    void whatTheZoneLostAtTheSameTimeIsOneFailureAndOnlyThat() { // OCR 19.6
        incidents.zone("rome/case-1", 20_000);
        incidents.zone("oslo/case-1", 10_000);
        incidents.zone("bari/case-1", 30_001);
        assertEquals(Optional.of("zone-1"), incidents.of("rome/case-1"));
        assertEquals(Optional.of("zone-1"), incidents.of("oslo/case-1"));
        assertEquals(Optional.of("zone-2"), incidents.of("bari/case-1"));
        assertEquals(Optional.empty(), incidents.of("oslo/case-2"));
    }

    @Test
    void lossesOneAfterTheOtherAreOneFailure() {
        incidents.zone("rome/case-1", 0);
        incidents.zone("oslo/case-1", 10_000);
        incidents.zone("bari/case-1", 20_000);
        assertEquals(Optional.of("zone-1"), incidents.of("bari/case-1"));
    }

    @Test
    void aCaseThatIsJudgedAnewLeavesAndTheOthersStayTogether() {
        incidents.zone("rome/case-1", 0);
        incidents.zone("oslo/case-1", 1_000);
        incidents.notZone("rome/case-1");
        assertEquals(Optional.empty(), incidents.of("rome/case-1"));
        assertEquals(Optional.of("zone-1"), incidents.of("oslo/case-1"));
        incidents.zone("rome/case-1", 0);
        assertEquals(Optional.of("zone-1"), incidents.of("rome/case-1"));
        incidents.zone("rome/case-1", 99_000);
        assertEquals(Optional.of("zone-1"), incidents.of("rome/case-1"), "said again");
    }
}
