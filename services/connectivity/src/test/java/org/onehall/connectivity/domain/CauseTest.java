package org.onehall.connectivity.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.connectivity.domain.Cause.Confidence.HIGH;
import static org.onehall.connectivity.domain.Cause.Confidence.LOW;
import static org.onehall.connectivity.domain.Cause.Confidence.MEDIUM;
import static org.onehall.connectivity.domain.Cause.Segment.DEVICE;
import static org.onehall.connectivity.domain.Cause.Segment.VENUE_LINE;
import static org.onehall.connectivity.domain.Cause.Segment.VENUE_NETWORK;
import static org.onehall.connectivity.domain.Cause.Segment.ZONE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.connectivity.domain.Cause.Confidence;
import org.onehall.connectivity.domain.Cause.Evidence;
import org.onehall.connectivity.domain.Cause.Segment;

/** ENG-7: what was lost together tells where it broke. */
class CauseTest {
    private static void is(Segment segment, Confidence confidence, int seatsHere, int lostHere, int venues, int venuesLost) {
        assertEquals(new Cause(segment, confidence), Cause.of(new Evidence(seatsHere, lostHere, venues, venuesLost)));
    }

    @Test void aSeatLostAloneIsItsDevice() {
        is(DEVICE, HIGH, 9, 0, 3, 0);
        is(DEVICE, MEDIUM, 1, 0, 3, 0);
        is(DEVICE, LOW, 0, 0, 3, 0);
    }

    @Test void aWholeVenueIsItsLine() {
        is(VENUE_LINE, MEDIUM, 9, 9, 3, 0);
        is(VENUE_LINE, MEDIUM, 1, 1, 0, 0);
    }

    @Test void aPartOfAVenueIsItsNetwork() {
        is(VENUE_NETWORK, LOW, 9, 1, 3, 0);
        is(VENUE_NETWORK, MEDIUM, 9, 4, 3, 0);
        is(VENUE_NETWORK, MEDIUM, 9, 8, 3, 0);
    }

    @Test void severalVenuesAreTheZone() { // OCR 19.6
        is(ZONE, HIGH, 9, 9, 3, 2);
        is(ZONE, HIGH, 0, 0, 3, 3);
        is(ZONE, MEDIUM, 9, 9, 99, 2);
        is(ZONE, MEDIUM, 9, 9, 1, 1);
        is(ZONE, LOW, 9, 9, 3, 1);
    }

    /** One seat of ten while another venue is dark: two failures. */
    @Test void aSeatAmongManyThatStayIsNotTheZonesWhateverHappensElsewhere() {
        is(DEVICE, HIGH, 9, 0, 3, 3);
        is(VENUE_NETWORK, LOW, 9, 2, 3, 3);
    }

    @ParameterizedTest
    @CsvSource({"1,2,0,0", "0,-1,0,0", "0,0,1,2", "0,0,0,-1"})
    void noMoreCanBeLostThanThereWere(int seatsHere, int lostHere, int venues, int venuesLost) {
        assertThrows(IllegalArgumentException.class, () -> new Evidence(seatsHere, lostHere, venues, venuesLost));
    }
}
