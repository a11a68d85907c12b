package org.onehall.connectivity.domain;

import java.time.Duration;
import java.util.Optional;

/**
 * Where a link probably broke, judged by what else was lost with it (OCR 18.9, ENG-7). A hint for the arbiters: it
 * makes nobody responsible (OCR 16.5).
 */
public record Cause(Segment segment, Confidence confidence) {
    /** Seats of different venues whose links are lost within this time of each other count as lost together. */
    public static final Duration TOGETHER_ELSEWHERE = Duration.ofSeconds(10);

    /** A part of the way from a device to the playing zone. */
    public enum Segment {
        /** The device itself, its page or its cable. */
        DEVICE,
        /** Between several devices and the venue's line. */
        VENUE_NETWORK,
        /** Between the venue and the rest of the world. */
        VENUE_LINE,
        /** The playing zone or the way to it, from several venues. */
        ZONE
    }

    /** How strong the evidence is. */
    public enum Confidence {
        LOW,
        MEDIUM,
        HIGH
    }

    /**
     * What else was lost together with a seat; only seats whose devices were connected count.
     *
     * @param seatsHere other seats of the venue, at least 0
     * @param lostHere those of them that were lost with it
     * @param venues other venues, at least 0
     * @param venuesLost those of them in which at least half of the seats were lost at about the same time
     * @param probes what was measured in the venue, if anything was
     */
    public record Evidence(int seatsHere, int lostHere, int venues, int venuesLost, Optional<Probes> probes) {
        public Evidence {
            if (lostHere < 0 || lostHere > seatsHere || venuesLost < 0 || venuesLost > venues)
                throw new IllegalArgumentException(
                        "more lost than there were: " + lostHere + "/" + seatsHere + ", " + venuesLost + "/" + venues);
        }

        /** Whether it has the same counts as another and at least as many measurements. */
        boolean isMoreThan(Evidence other) {
            return equals(new Evidence(other.seatsHere, other.lostHere, other.venues, other.venuesLost, probes))
                    && probes.map(Probes::known).orElse(0L)
                            >= other.probes.map(Probes::known).orElse(0L);
        }
    }

    /** The cause that the evidence suggests: first by what was measured, then by what else was lost. */
    static Cause of(Evidence seen) {
        return seen.probes().flatMap(probes -> measured(probes, seen)).orElseGet(() -> counted(seen));
    }

    /** The link broke at the first place on the way that did not answer. */
    private static Optional<Cause> measured(Probes probes, Evidence seen) {
        if (Probes.isSilent(probes.gateway())) return Optional.of(new Cause(Segment.VENUE_NETWORK, Confidence.HIGH));
        if (Probes.isSilent(probes.provider())) return Optional.of(new Cause(Segment.VENUE_LINE, Confidence.HIGH));
        if (Probes.isSilent(probes.zone())) {
            if (Probes.answered(probes.provider())) return Optional.of(new Cause(Segment.ZONE, Confidence.HIGH));
            return Optional.of(
                    seen.venuesLost() > 0
                            ? new Cause(Segment.ZONE, ofZone(seen))
                            : new Cause(Segment.VENUE_LINE, Confidence.MEDIUM));
        }
        if (Probes.answered(probes.zone())) {
            if (seen.venuesLost() > 0 && isMost(seen.lostHere() + 1, seen.seatsHere() + 1))
                return Optional.of(new Cause(Segment.ZONE, ofZone(seen)));
            if (seen.lostHere() == 0 || Probes.answered(probes.device()))
                return Optional.of(new Cause(Segment.DEVICE, Confidence.HIGH));
            return Optional.of(new Cause(
                    Segment.VENUE_NETWORK,
                    Probes.isSilent(probes.device()) || isMost(seen.lostHere() + 1, seen.seatsHere() + 1)
                            ? Confidence.HIGH
                            : Confidence.MEDIUM));
        }
        if (Probes.isSilent(probes.node()) && seen.lostHere() == seen.seatsHere() && seen.venuesLost() == 0)
            return Optional.of(new Cause(Segment.VENUE_LINE, Confidence.MEDIUM));
        return Optional.empty();
    }

    private static Cause counted(Evidence seen) {
        boolean mostHere = isMost(seen.lostHere() + 1, seen.seatsHere() + 1);
        if (mostHere && seen.venuesLost() > 0) return new Cause(Segment.ZONE, ofZone(seen));
        if (seen.lostHere() == 0)
            return new Cause(
                    Segment.DEVICE,
                    seen.seatsHere() == 0
                            ? Confidence.LOW
                            : seen.seatsHere() == 1 ? Confidence.MEDIUM : Confidence.HIGH);
        if (seen.lostHere() == seen.seatsHere()) return new Cause(Segment.VENUE_LINE, Confidence.MEDIUM);
        return new Cause(Segment.VENUE_NETWORK, mostHere ? Confidence.MEDIUM : Confidence.LOW);
    }

    /**
     * Whether this is at least half of all. If so many of a venue's seats are lost, the venue is lost, not just some
     * devices in it.
     */
    public static boolean isMost(int lost, int all) {
        return 2 * lost >= all;
    }

    /** One other venue of many may be a coincidence; half of them are not. */
    private static Confidence ofZone(Evidence seen) {
        if (isMost(seen.venuesLost() + 1, seen.venues() + 1) && seen.venuesLost() > 1) return Confidence.HIGH;
        return seen.venuesLost() > 1 || seen.venues() == 1 ? Confidence.MEDIUM : Confidence.LOW;
    }
}
