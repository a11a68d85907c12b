package org.onehall.playingzone.projection.competition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.ReportSigned;

/** The signed reports of a competition's rounds (OCR 18.3). */
final class Signatures {
    /**
     * The valid signatures by "round/venue", or "round/" for the round's report; signatures that have become void are
     * not in it (OCR 18.3).
     */
    private final Map<String, CompetitionEvent> signatures = new HashMap<>();

    /** All signatures ever made, by the same key, oldest first. */
    private final Map<String, List<CompetitionEvent>> everSigned = new HashMap<>();

    void fold(CompetitionEvent event) {
        String report = report(
                event.getReportSigned().getRound(), event.getReportSigned().getVenueId());
        signatures.put(report, event);
        everSigned.computeIfAbsent(report, _ -> new ArrayList<>()).add(event);
    }

    /** A report has changed and is no longer signed; returns whether it was signed. */
    boolean voided(int round, String venue) {
        return signatures.remove(report(round, venue)) != null;
    }

    /** How often reports of a round were signed. */
    int count(int round) {
        return signings(round).size();
    }

    /**
     * The signature of a venue's report, or with "" of the round's report; empty if it is not signed, or if a change
     * made the signature void (OCR 18.3).
     */
    Optional<SignatureView> of(int round, String venue, UnaryOperator<String> nameOf) {
        String report = report(round, venue);
        return Optional.ofNullable(signatures.get(report)).map(one -> view(one, nameOf));
    }

    /**
     * The signatures that are no longer valid, oldest first: the report was signed again, or a change made them void
     * (OCR 18.3).
     */
    List<SignatureView> earlier(int round, String venue, UnaryOperator<String> nameOf) {
        String report = report(round, venue);
        return everSigned.getOrDefault(report, List.of()).stream()
                .filter(one -> one != signatures.get(report))
                .map(one -> view(one, nameOf))
                .toList();
    }

    private static SignatureView view(CompetitionEvent signed, UnaryOperator<String> nameOf) {
        return new SignatureView(
                Wire.name(signed.getHeader().getActor().getRole()),
                nameOf.apply(signed.getReportSigned().getSigner()),
                Wire.ms(signed.getHeader().getOccurredAt()),
                signed.getReportSigned().getRemarks(),
                signed.getReportSigned().getSha256());
    }

    private List<ReportSigned> signings(int round) {
        return everSigned.values().stream()
                .flatMap(List::stream)
                .map(CompetitionEvent::getReportSigned)
                .filter(one -> one.getRound() == round)
                .toList();
    }

    /** Venues whose reports are no longer signed; "" stands for the round's report. */
    List<String> lapsed(int round) {
        List<String> signed = signedBy(round);
        return signings(round).stream()
                .map(ReportSigned::getVenueId)
                .distinct()
                .filter(venue -> !signed.contains(venue))
                .sorted()
                .toList();
    }

    /** Venues whose reports are signed; "" stands for the round's report. */
    List<String> signedBy(int round) {
        return signatures.values().stream()
                .map(CompetitionEvent::getReportSigned)
                .filter(one -> one.getRound() == round)
                .map(ReportSigned::getVenueId)
                .sorted()
                .toList();
    }

    private static String report(int round, String venue) {
        return round + "/" + venue;
    }
}
