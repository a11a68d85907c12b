package org.onehall.connectivity.domain;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was measured in a venue when a link was lost (OCR 18.9, ENG-7); empty if nothing is known.
 *
 * @param device the seat's device, seen from the venue's node
 * @param gateway where the venue's network ends
 * @param provider a host beyond the venue's line
 * @param zone the playing zone, seen from the venue's node
 * @param node whether the node itself still reported
 * @param communication the player's link to the communication system
 */
public record Probes(
        Optional<Probe> device,
        Optional<Probe> gateway,
        Optional<Probe> provider,
        Optional<Probe> zone,
        Optional<Probe> node,
        Optional<Probe> communication) {
    /** Whether a target answered. */
    public enum Probe {
        ANSWERED,
        SILENT
    }

    /** How many of the measurements are known. */
    long known() {
        return Stream.of(device, gateway, provider, zone, communication)
                .flatMap(Optional::stream)
                .count();
    }

    static boolean isSilent(Optional<Probe> probe) {
        return probe.equals(Optional.of(Probe.SILENT));
    }

    static boolean answered(Optional<Probe> probe) {
        return probe.equals(Optional.of(Probe.ANSWERED));
    }
}
