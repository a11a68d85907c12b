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

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.connectivity.domain.Cause.Confidence;
import org.onehall.connectivity.domain.Cause.Evidence;
import org.onehall.connectivity.domain.Cause.Segment;

/** ENG-7: what was lost together shows where the link broke. */
class CauseTest {
    private static void is(
            Segment segment, Confidence confidence, int seatsHere, int lostHere, int venues, int venuesLost) {
        assertEquals(
                new Cause(segment, confidence),
                Cause.of(new Evidence(seatsHere, lostHere, venues, venuesLost, Optional.empty())));
    }

    @Test
    void aSeatLostAloneIsItsDevice() {
        is(DEVICE, HIGH, 9, 0, 3, 0);
        is(DEVICE, MEDIUM, 1, 0, 3, 0);
        is(DEVICE, LOW, 0, 0, 3, 0);
    }

    @Test
    void aWholeVenueIsItsLine() {
        is(VENUE_LINE, MEDIUM, 9, 9, 3, 0);
        is(VENUE_LINE, MEDIUM, 1, 1, 0, 0);
    }

    @Test
    void aPartOfAVenueIsItsNetwork() {
        is(VENUE_NETWORK, LOW, 9, 1, 3, 0);
        is(VENUE_NETWORK, MEDIUM, 9, 4, 3, 0);
        is(VENUE_NETWORK, MEDIUM, 9, 8, 3, 0);
    }

    @Test
    void severalVenuesAreTheZone() { // OCR 19.6
        is(ZONE, HIGH, 9, 9, 3, 2);
        is(ZONE, HIGH, 0, 0, 3, 3);
        is(ZONE, MEDIUM, 9, 9, 99, 2);
        is(ZONE, MEDIUM, 9, 9, 1, 1);
        is(ZONE, LOW, 9, 9, 3, 1);
    }

    /** One seat of ten is lost while another venue is offline: these are two separate failures. */
    @Test
    void aSeatAmongManyThatStayIsNotTheZonesWhateverHappensElsewhere() {
        is(DEVICE, HIGH, 9, 0, 3, 3);
        is(VENUE_NETWORK, LOW, 9, 2, 3, 3);
    }

    @ParameterizedTest
    @CsvSource({"1,2,0,0", "0,-1,0,0", "0,0,1,2", "0,0,0,-1"})
    void noMoreCanBeLostThanThereWere(int seatsHere, int lostHere, int venues, int venuesLost) {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Evidence(seatsHere, lostHere, venues, venuesLost, Optional.empty()));
    }

    /**
     * What the venue's node measured counts more than what was lost together: A answered, S silent, - unknown.
     *
     * @param probes device, gateway, provider, zone, node
     */
    @ParameterizedTest
    @CsvSource({
        "-S---,9,9,0,VENUE_NETWORK,HIGH",
        "-S-S-,0,0,0,VENUE_NETWORK,HIGH",
        "-ASS-,9,9,0,VENUE_LINE,HIGH",
        "--SS-,0,0,2,VENUE_LINE,HIGH",
        "-AAS-,0,0,0,ZONE,HIGH",
        "-AAS-,9,9,3,ZONE,HIGH",
        "-A-S-,9,9,0,VENUE_LINE,MEDIUM",
        "-A-S-,9,9,3,ZONE,HIGH",
        "SAAA-,9,0,0,DEVICE,HIGH",
        "AAAA-,0,0,0,DEVICE,HIGH",
        "AAAA-,9,4,0,DEVICE,HIGH",
        "SAAA-,9,1,0,VENUE_NETWORK,HIGH",
        "-AAA-,9,9,0,VENUE_NETWORK,HIGH",
        "-AAA-,9,1,0,VENUE_NETWORK,MEDIUM",
        "---A-,9,9,3,ZONE,HIGH",
        "----S,0,0,0,VENUE_LINE,MEDIUM",
        "----S,9,9,0,VENUE_LINE,MEDIUM",
        "----S,9,0,0,DEVICE,HIGH",
        "----S,9,9,3,ZONE,HIGH",
        "----A,9,9,0,VENUE_LINE,MEDIUM"
    })
    void whatWasMeasuredTellsTheFirstPlaceThatDidNotAnswer(
            String probes, int seatsHere, int lostHere, int venuesLost, Segment segment, Confidence confidence) {
        var measured = new Probes(
                probe(probes, 0),
                probe(probes, 1),
                probe(probes, 2),
                probe(probes, 3),
                probe(probes, 4),
                Optional.empty());
        assertEquals(
                new Cause(segment, confidence),
                Cause.of(new Evidence(seatsHere, lostHere, 3, venuesLost, Optional.of(measured))));
    }

    private static Optional<Probes.Probe> probe(String probes, int at) {
        return switch (probes.charAt(at)) {
            case 'A' -> Optional.of(Probes.Probe.ANSWERED);
            case 'S' -> Optional.of(Probes.Probe.SILENT);
            default -> Optional.empty();
        };
    }
}
