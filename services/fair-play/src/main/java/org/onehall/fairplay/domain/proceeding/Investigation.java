package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The investigation of a case (APP-I H3-H7).
 *
 * @param investigator "" until one is appointed
 * @param target fourteen days after the appointment (APP-I H6)
 * @param informedUntil end of the time that an informed accused has to answer; empty if not informed
 * @param heard the accused has made a statement (APP-I I3)
 * @param evidence number of pieces of evidence that are registered
 * @param statistical statistics are among the evidence (APP-I C1)
 * @param report empty until one is final (APP-I H7)
 */
public record Investigation(
        String investigator,
        Optional<Instant> target,
        Optional<Instant> informedUntil,
        boolean heard,
        int evidence,
        boolean statistical,
        List<Asked> requests,
        Optional<Report> report) {
    /** Nobody has begun one. */
    static final Investigation NONE =
            new Investigation("", Optional.empty(), Optional.empty(), false, 0, false, List.of(), Optional.empty());

    /** Cooperation that was asked for (APP-I H5). */
    public record Asked(String request, boolean open) {}

    public Investigation {
        requests = List.copyOf(requests);
    }

    /** The accused was informed in writing and has made a statement or has let the time for one pass (APP-I I3). */
    boolean isHeard(Instant now) {
        return informedUntil.isPresent() && (heard || now.isAfter(informedUntil.get()));
    }

    Investigation by(String person, Instant until) {
        return new Investigation(
                person, Optional.of(until), informedUntil, heard, evidence, statistical, requests, report);
    }

    Investigation with(EvidenceKind kind) {
        return new Investigation(
                investigator,
                target,
                informedUntil,
                heard,
                evidence + 1,
                statistical || kind == EvidenceKind.STATISTICAL,
                requests,
                report);
    }

    Investigation with(Asked asked) {
        List<Asked> all = new ArrayList<>(requests);
        all.removeIf(one -> one.request().equals(asked.request()));
        all.add(asked);
        return new Investigation(investigator, target, informedUntil, heard, evidence, statistical, all, report);
    }

    Investigation informed(Instant until) {
        return new Investigation(
                investigator, target, Optional.of(until), heard, evidence, statistical, requests, report);
    }

    Investigation stated(Party party) {
        return new Investigation(
                investigator,
                target,
                informedUntil,
                heard || party == Party.ACCUSED,
                evidence,
                statistical,
                requests,
                report);
    }

    Investigation reported(Optional<Report> last) {
        return new Investigation(investigator, target, informedUntil, heard, evidence, statistical, requests, last);
    }
}
