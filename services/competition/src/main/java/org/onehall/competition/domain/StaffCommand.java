package org.onehall.competition.domain;

import java.util.List;

/** Commands about officials and venues (OCR 16.1, 16.8). Each needs a reason of 1 to 500 characters. */
public sealed interface StaffCommand extends Change {
    /**
     * Appoints an official.
     *
     * @param number FIDE ID or member number, may be empty
     * @param replaces the official who is dismissed at the same moment; "": nobody is
     */
    record AppointOfficial(String competitionId, Official official, String number, String replaces, String reason)
            implements StaffCommand {}

    /** Dismisses an official; a required role is never left without one (OCR 16.8). */
    record DismissOfficial(String competitionId, String officialId, String reason) implements StaffCommand {}

    /** Adds a venue with its officials. */
    record AddVenue(String competitionId, Venue venue, List<Official> officials, String reason)
            implements StaffCommand {
        public AddVenue {
            officials = List.copyOf(officials);
        }
    }

    /** @param venue with the id of the venue, its new name and time zone */
    record RenameVenue(String competitionId, Venue venue, String reason) implements StaffCommand {}

    /** Takes a venue without players and its officials out of the competition. */
    record RemoveVenue(String competitionId, String venueId, String reason) implements StaffCommand {}
}
