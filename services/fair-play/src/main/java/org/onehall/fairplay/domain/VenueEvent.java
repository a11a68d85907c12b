package org.onehall.fairplay.domain;

import java.util.OptionalInt;
import org.onehall.decider.Role;

/** What happened in a venue around its boards (OCR 16). */
public sealed interface VenueEvent extends Event {
    record VenueOpened(int round) implements VenueEvent {}

    record VenueClosed() implements VenueEvent {}

    record StaffRecorded(String person, Role role, boolean present) implements VenueEvent {}

    record CameraReported(String camera, boolean reporting) implements VenueEvent {}

    /** A camera has stopped reporting. */
    record AlertOpened(String alertId, String camera) implements VenueEvent {}

    record AlertAnswered(String alertId, String note) implements VenueEvent {}

    record InternetTested(boolean passed, String note) implements VenueEvent {}

    record MeasureTicked(int round, Measure measure, boolean done) implements VenueEvent {}

    record PlayersTold(boolean told) implements VenueEvent {}

    /** @param person id of the arbiter */
    record ProceduresConfirmed(String person, boolean known) implements VenueEvent {}

    record PermissionRecorded(String person, Permission permission, boolean granted, String note)
            implements VenueEvent {}

    record PersonIncidentOpened(
            String incidentId, PersonIncidentKind kind, String person, Capacity capacity, String article, String note)
            implements VenueEvent {}

    record PersonIncidentClosed(String incidentId, PersonOutcome outcome, String note) implements VenueEvent {}

    record BagRecorded(String person, boolean stored, String place) implements VenueEvent {}

    record DeviceRegistered(String device, String label, boolean registered) implements VenueEvent {}

    /** @param covered a doctor is present, and also an ambulance if the hospital is more than 10 km away */
    record MedicalRecorded(boolean present, OptionalInt hospitalKm, boolean ambulance, boolean covered, String note)
            implements VenueEvent {}
}
