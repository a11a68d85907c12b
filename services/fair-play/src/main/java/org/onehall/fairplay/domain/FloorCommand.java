package org.onehall.fairplay.domain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/**
 * A command to the floor log of one board: leave, incidents of conduct, inspections (OCR 17). Each can be refused:
 * UNKNOWN_BOARD, FORBIDDEN_ROLE.
 */
public sealed interface FloorCommand extends Command {
    /**
     * The player asks for leave (OCR 17.7), or reports if that is enough (LAW 11.2.4). Refused: LEAVE_NOT_NEEDED,
     * LEAVE_OPEN, ALREADY_OUT, NOTE_UNREADABLE.
     */
    record RequestLeave(BoardId boardId, Side side, LeaveTarget target, String note, Circumstances now)
            implements FloorCommand {}

    /**
     * An arbiter of the seat's venue gives leave, requested or not (OCR 17.7). Refused: ALREADY_OUT, LEAVE_ANSWERED,
     * NOTE_UNREADABLE.
     *
     * @param seen the stage of the seat's leave as the arbiter knows it; empty if there was none
     */
    record GrantLeave(BoardId boardId, Side side, LeaveTarget target, String note, Optional<Floor.Stage> seen)
            implements FloorCommand {}

    /**
     * An arbiter of the seat's venue refuses leave, or takes back leave already given (OCR 17.7). Refused:
     * LEAVE_NOT_ASKED, ALREADY_OUT, LEAVE_ANSWERED, NOTE_UNREADABLE.
     *
     * @param seen the stage of the seat's leave as the arbiter knows it; empty if there was none
     */
    record RefuseLeave(BoardId boardId, Side side, String note, Optional<Floor.Stage> seen) implements FloorCommand {}

    /** A player has left; without the necessary leave this is an incident (OCR 17.7). Refused: ALREADY_OUT. */
    record RecordDeparture(BoardId boardId, Side side, LeaveTarget target, Circumstances now) implements FloorCommand {}

    /** A player is back (OCR 17.7). Refused: NOT_OUT. */
    record RecordReturn(BoardId boardId, Side side, Circumstances now) implements FloorCommand {}

    /**
     * An arbiter of the seat's venue has seen a breach (OCR 17, 20.6). Refused: INCIDENT_NOTE_MISSING, NOTE_UNREADABLE,
     * NO_ASSISTANT, HEADPHONES_ALLOWED, INCIDENT_MEANWHILE.
     *
     * @param incidentsSeen how many incidents of the board the arbiter knows; a value below 0 counts as 0; empty if not
     *     stated
     */
    record OpenIncident(
            BoardId boardId, Side side, IncidentKind kind, String note, Circumstances now, OptionalInt incidentsSeen)
            implements FloorCommand {}

    /**
     * The breach is established (OCR 17.9). Refused: UNKNOWN_INCIDENT, INCIDENT_CLOSED, INCIDENT_CONFIRMED,
     * NOTE_UNREADABLE.
     */
    record ConfirmIncident(String incidentId, String note) implements FloorCommand {}

    /**
     * Ends an incident (OCR 17.9). If the person who recorded it closes it as a breach, this also confirms it. Or takes
     * back an incident that was recorded or confirmed by mistake: there was no breach. Refused: UNKNOWN_INCIDENT,
     * INCIDENT_CLOSED, INCIDENT_CONFIRMED, INCIDENT_NOT_CONFIRMED, PENALTY_REQUIRED, NOTE_UNREADABLE,
     * INCIDENT_OF_ANOTHER, TAKING_BACK_REASON_MISSING.
     *
     * @param rulingId ruling of the penalty; empty text if there is none
     * @param penalised the side of this board that the ruling penalised; empty if there is no such ruling
     * @param withdrawn rulings of the board that were taken back in full: an incident closed with one of them is open
     *     again (OCR 18.3); set by the service
     */
    record CloseIncident(
            String incidentId,
            IncidentOutcome outcome,
            String rulingId,
            String note,
            Optional<Side> penalised,
            List<String> withdrawn)
            implements FloorCommand {
        public CloseIncident {
            withdrawn = List.copyOf(withdrawn);
        }
    }

    /**
     * An arbiter of the seat's venue ticks what a player has to do (OCR 17.8, 20.7, FSSI ind-b). Refused:
     * DUTY_NOT_ASKED, SCORESHEET_LAPSED.
     */
    record TickDuty(BoardId boardId, Side side, Duty duty, boolean done, Circumstances now) implements FloorCommand {}

    /**
     * An inspection (OCR 17.3/d). Refused: INSPECTOR_NOT_ELIGIBLE, PLACE_NOT_PRIVATE, INSPECTOR_MISSING,
     * MALFORMED_NAME, NOTE_UNREADABLE.
     *
     * @param inspector id of the official, or name of the person the arbiter authorised; 1 to 500 characters
     */
    record RecordInspection(
            BoardId boardId,
            Side side,
            Inspected what,
            String inspector,
            Gender inspectorGender,
            Gender playerGender,
            boolean privatePlace,
            InspectionOutcome outcome,
            String note,
            Circumstances now)
            implements FloorCommand {}
}
