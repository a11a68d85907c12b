package org.onehall.fairplay.domain;

import java.util.OptionalInt;
import org.onehall.decider.Role;

/**
 * A command to the log of a venue: opening, staff, cameras, lists and persons (OCR 16). The key is "competition/venue".
 * Each can be refused: UNKNOWN_VENUE, FORBIDDEN_ROLE, NOTE_UNREADABLE; a command that names a person or a thing also
 * MALFORMED_NAME.
 */
public sealed interface VenueCommand extends Command {
    String venueKey();

    VenueFacts facts();

    /**
     * Opens the venue for a round (OCR 16.3, 16.5/a, 16.8, 16.9). Refused: VENUE_OPEN, VENUE_NOT_READY.
     *
     * @param round from 1
     */
    record OpenVenue(String venueKey, int round, VenueFacts facts) implements VenueCommand {
        public OpenVenue {
            if (round < 1) throw new IllegalArgumentException("round is at least 1, not " + round);
        }
    }

    /** Ends the venue's day: staff, internet test and opening are needed again. Refused: VENUE_NOT_OPEN. */
    record CloseVenue(String venueKey, VenueFacts facts) implements VenueCommand {}

    /**
     * A member of the staff is present or has left (OCR 16.8, 16.9). Refused: PERSON_MISSING, STAFF_ROLE.
     *
     * @param person id of the official, or name of a substitute
     */
    record RecordStaff(String venueKey, String person, Role role, boolean present, VenueFacts facts)
            implements VenueCommand {}

    /** A camera reports, or has stopped reporting (OCR 16.3). Refused: CAMERA_MISSING. */
    record ReportCamera(String venueKey, String camera, boolean reporting, VenueFacts facts) implements VenueCommand {}

    /** Answers the alert of a lost camera (OCR 16.3). Refused: UNKNOWN_ALERT, ALERT_ANSWERED. */
    record AnswerAlert(String venueKey, String alertId, String note, VenueFacts facts) implements VenueCommand {}

    /** OCR 16.5/a. */
    record RecordInternetTest(String venueKey, boolean passed, String note, VenueFacts facts) implements VenueCommand {}

    /** A measure of the round's list is taken, or was not taken after all (OCR 16.4/a). */
    record TickMeasure(String venueKey, int round, Measure measure, boolean done, VenueFacts facts)
            implements VenueCommand {
        public TickMeasure {
            if (round < 1) throw new IllegalArgumentException("round is at least 1, not " + round);
        }
    }

    /**
     * The players of the venue have been told that decisions of the platform are outside the arbiters' power, or have
     * not been told after all (APP-I A7).
     */
    record TellPlayers(String venueKey, boolean told, VenueFacts facts) implements VenueCommand {}

    /** An arbiter confirms that he knows the platform's procedures against cheating, or takes this back (APP-I A8). */
    record ConfirmProcedures(String venueKey, boolean known, VenueFacts facts) implements VenueCommand {}

    /**
     * Gives somebody a permission in advance, or takes it back (OCR 16.2/b, 16.4/b). Refused: PERSON_MISSING,
     * PERSON_EXPELLED.
     */
    record RecordPermission(
            String venueKey, String person, Permission permission, boolean granted, String note, VenueFacts facts)
            implements VenueCommand {}

    /**
     * A person is in a place, or does something, without permission (OCR 16.2/b, 16.4/b, LAW 12.7). Refused:
     * PERSON_MISSING, PERSON_PERMITTED.
     */
    record OpenPersonIncident(
            String venueKey, PersonIncidentKind kind, String person, Capacity capacity, String note, VenueFacts facts)
            implements VenueCommand {}

    /** Refused: UNKNOWN_PERSON_INCIDENT, PERSON_INCIDENT_CLOSED. */
    record ClosePersonIncident(String venueKey, String incidentId, PersonOutcome outcome, String note, VenueFacts facts)
            implements VenueCommand {}

    /**
     * A player's bag is stored or given back (OCR 17.4). Refused: PERSON_MISSING, BAGS_NOT_ALLOWED, DEVICE_ON,
     * BAG_PLACE_MISSING, BAG_NOT_STORED.
     */
    record RecordBag(String venueKey, String person, boolean stored, String place, boolean deviceOff, VenueFacts facts)
            implements VenueCommand {}

    /** A playing device of the venue is registered, or no longer registered (OCR 16.6). Refused: DEVICE_MISSING. */
    record RegisterDevice(String venueKey, String device, String label, boolean registered, VenueFacts facts)
            implements VenueCommand {}

    /**
     * Medical cover at the start (FSSI gen-6).
     *
     * @param hospitalKm how far the hospital is, 0 to 1,000; empty: not known
     */
    record RecordMedical(
            String venueKey, boolean present, OptionalInt hospitalKm, boolean ambulance, String note, VenueFacts facts)
            implements VenueCommand {
        public RecordMedical {
            if (hospitalKm.isPresent() && (hospitalKm.getAsInt() < 0 || hospitalKm.getAsInt() > 1_000))
                throw new IllegalArgumentException("hospital_km is 0 to 1000, not " + hospitalKm.getAsInt());
        }
    }
}
