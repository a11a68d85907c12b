package org.onehall.playingzone.projection.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.SignatureView;
import org.onehall.playingzone.projection.report.Reports.StaffReport;
import org.onehall.playingzone.projection.report.Reports.VenueReport;
import org.onehall.playingzone.projection.venue.AlertView;
import org.onehall.playingzone.projection.venue.CameraView;
import org.onehall.playingzone.projection.venue.MedicalView;
import org.onehall.playingzone.projection.venue.PermissionView;
import org.onehall.playingzone.projection.venue.PersonIncidentView;
import org.onehall.playingzone.projection.venue.TestView;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.Measure;

/**
 * The state of a venue in one round, from its log between the beginnings of this round and the next one there (OCR 16).
 */
final class PremisesHistory {
    private static final List<String> MEASURES = Arrays.stream(Measure.values())
            .filter(one -> one != Measure.MEASURE_UNSPECIFIED && one != Measure.UNRECOGNIZED)
            .map(Wire::name)
            .toList();

    private final Venue venue;
    private final CompetitionProjection competition;
    private final int round;
    private OptionalLong openedAt = OptionalLong.empty();
    private OptionalLong closedAt = OptionalLong.empty();
    private boolean open;
    private final List<StaffReport> staff = new ArrayList<>();
    private final Map<String, CameraView> cameras = new LinkedHashMap<>();
    private final Map<String, AlertView> alerts = new LinkedHashMap<>();
    private Optional<TestView> internet = Optional.empty();
    private final Set<String> measures = new LinkedHashSet<>();
    private Optional<MedicalView> medical = Optional.empty();
    private final Map<String, PermissionView> permissions = new LinkedHashMap<>();
    private final Map<String, PersonIncidentView> incidents = new LinkedHashMap<>();

    private PremisesHistory(Venue venue, CompetitionProjection competition, int round) {
        this.venue = venue;
        this.competition = competition;
        this.round = round;
    }

    /**
     * @param log of the venue, from its beginning
     * @param until later facts do not count; empty if all facts count
     * @param signature the signature shown with it
     */
    public static VenueReport of(
            List<FairPlayEvent> log,
            Venue venue,
            CompetitionProjection competition,
            int round,
            OptionalLong until,
            Optional<SignatureView> signature) {
        PremisesHistory history = new PremisesHistory(venue, competition, round);
        OptionalInt next = competition.openedAfter(round);
        long from = begins(log, competition, OptionalInt.of(round));
        long to = Math.min(begins(log, competition, next), until.orElse(Long.MAX_VALUE));
        for (FairPlayEvent event : log) if (Wire.ms(event.getHeader().getOccurredAt()) <= to) history.fold(event, from);
        return history.report(signature);
    }

    /** When a round was opened, or the venue was opened for it, whichever was first; never if neither happened. */
    private static long begins(List<FairPlayEvent> log, CompetitionProjection competition, OptionalInt round) {
        if (round.isEmpty()) return Long.MAX_VALUE;
        long inVenue = log.stream()
                .filter(event ->
                        event.hasVenueOpened() && event.getVenueOpened().getRound() == round.getAsInt())
                .mapToLong(event -> Wire.ms(event.getHeader().getOccurredAt()))
                .min()
                .orElse(Long.MAX_VALUE);
        return Math.min(inVenue, competition.openedAt(round.getAsInt()).orElse(Long.MAX_VALUE));
    }

    private void fold(FairPlayEvent event, long from) {
        long at = Wire.ms(event.getHeader().getOccurredAt());
        boolean during = at >= from;
        switch (event.getPayloadCase()) {
            case VENUE_OPENED -> {
                openedAt = OptionalLong.of(at);
                closedAt = OptionalLong.empty();
                open = true;
            }
            case VENUE_CLOSED -> closed(at, during);
            case STAFF_RECORDED -> {
                var recorded = event.getStaffRecorded();
                staff.replaceAll(one -> one.until().isEmpty()
                                && one.person().equals(recorded.getPerson())
                                && one.role().equals(Wire.name(recorded.getRole()))
                                && !recorded.getPresent()
                        ? new StaffReport(one.person(), one.name(), one.role(), one.since(), OptionalLong.of(at))
                        : one);
                if (recorded.getPresent()
                        && staff.stream()
                                .noneMatch(one -> one.until().isEmpty()
                                        && one.person().equals(recorded.getPerson())
                                        && one.role().equals(Wire.name(recorded.getRole()))))
                    staff.add(new StaffReport(
                            recorded.getPerson(),
                            name(recorded.getPerson()),
                            Wire.name(recorded.getRole()),
                            at,
                            OptionalLong.empty()));
            }
            case CAMERA_REPORTED -> {
                var camera = event.getCameraReported();
                cameras.put(camera.getCamera(), new CameraView(camera.getCamera(), camera.getReporting(), at));
            }
            case ALERT_OPENED -> {
                if (during)
                    alerts.put(
                            event.getAlertOpened().getAlertId(),
                            new AlertView(
                                    event.getAlertOpened().getAlertId(),
                                    event.getAlertOpened().getCamera(),
                                    at,
                                    Optional.empty()));
            }
            case ALERT_ANSWERED ->
                alerts.computeIfPresent(
                        event.getAlertAnswered().getAlertId(),
                        (id, was) -> new AlertView(
                                id,
                                was.camera(),
                                was.at(),
                                Optional.of(event.getAlertAnswered().getNote())));
            case INTERNET_TESTED ->
                internet = Optional.of(new TestView(
                        event.getInternetTested().getPassed(),
                        at,
                        event.getInternetTested().getNote()));
            case MEASURE_TICKED -> {
                var ticked = event.getMeasureTicked();
                if (ticked.getRound() == round && ticked.getDone()) measures.add(Wire.name(ticked.getMeasure()));
                else if (ticked.getRound() == round) measures.remove(Wire.name(ticked.getMeasure()));
            }
            case PERMISSION_RECORDED -> {
                var recorded = event.getPermissionRecorded();
                String key = Wire.name(recorded.getPermission()) + "|" + recorded.getPerson();
                if (recorded.getGranted())
                    permissions.put(
                            key,
                            new PermissionView(
                                    recorded.getPerson(), Wire.name(recorded.getPermission()), recorded.getNote(), at));
                else permissions.remove(key);
            }
            case PERSON_INCIDENT_OPENED -> {
                var opened = event.getPersonIncidentOpened();
                if (during)
                    incidents.put(
                            opened.getIncidentId(),
                            new PersonIncidentView(
                                    opened.getIncidentId(),
                                    Wire.name(opened.getKind()),
                                    opened.getPerson(),
                                    Wire.name(opened.getCapacity()),
                                    opened.getArticle(),
                                    opened.getNote(),
                                    at,
                                    Wire.name(event.getHeader().getActor().getRole()),
                                    Optional.empty(),
                                    Optional.empty()));
            }
            case PERSON_INCIDENT_CLOSED -> {
                var closed = event.getPersonIncidentClosed();
                incidents.computeIfPresent(
                        closed.getIncidentId(),
                        (id, was) -> new PersonIncidentView(
                                id,
                                was.kind(),
                                was.person(),
                                was.capacity(),
                                was.article(),
                                was.note(),
                                was.at(),
                                was.by(),
                                Optional.of(Wire.name(closed.getOutcome())),
                                Wire.text(closed.getNote())));
            }
            case MEDICAL_RECORDED -> {
                var cover = event.getMedicalRecorded();
                medical = Optional.of(new MedicalView(
                        cover.getPresent(),
                        cover.hasHospitalKm() ? OptionalInt.of(cover.getHospitalKm()) : OptionalInt.empty(),
                        cover.getAmbulance(),
                        cover.getCovered(),
                        cover.getNote(),
                        at));
            }
            case LEAVE_REQUESTED,
                    LEAVE_GRANTED,
                    LEAVE_REFUSED,
                    DEPARTED,
                    RETURNED,
                    INCIDENT_OPENED,
                    INCIDENT_CONFIRMED,
                    INCIDENT_CLOSED,
                    INSPECTION_RECORDED,
                    DUTY_TICKED,
                    BAG_RECORDED,
                    DEVICE_REGISTERED,
                    PLAYERS_TOLD,
                    PROCEDURES_CONFIRMED,
                    CHECK_RECORDED,
                    SCREENING_QUEUED,
                    SCREENING_COMPLETED,
                    BOARD_NOTED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    /**
     * The venue was closed, which ends the facts that hold for the day; those of this round are kept for its report.
     */
    private void closed(long at, boolean during) {
        open = false;
        closedAt = OptionalLong.of(at);
        if (during) return;
        openedAt = OptionalLong.empty();
        closedAt = OptionalLong.empty();
        staff.clear();
        internet = Optional.empty();
        medical = Optional.empty();
    }

    private String name(String person) {
        return competition.official(person).map(Holder::name).orElse(person);
    }

    private VenueReport report(Optional<SignatureView> signature) {
        List<String> taken = MEASURES.stream().filter(measures::contains).toList();
        return new VenueReport(
                venue.getVenueId(),
                venue.getName(),
                venue.getTimeZone().isEmpty() ? "UTC" : venue.getTimeZone(),
                openedAt,
                open ? OptionalLong.empty() : closedAt,
                List.copyOf(staff),
                List.copyOf(cameras.values()),
                List.copyOf(alerts.values()),
                internet,
                taken,
                MEASURES.stream().filter(one -> !measures.contains(one)).toList(),
                medical,
                competition.asksForMedicalCover(),
                List.copyOf(permissions.values()),
                List.copyOf(incidents.values()),
                signature);
    }
}
