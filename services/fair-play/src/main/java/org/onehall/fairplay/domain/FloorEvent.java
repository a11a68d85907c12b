package org.onehall.fairplay.domain;

import org.onehall.chess.Side;

/** What happened on the floor around one board (OCR 17). */
public sealed interface FloorEvent extends Event {
    record LeaveRequested(String leaveId, Side side, LeaveTarget target, String note) implements FloorEvent {}

    record LeaveGranted(String leaveId, Side side, LeaveTarget target, String note) implements FloorEvent {}

    record LeaveRefused(String leaveId, Side side, String note) implements FloorEvent {}

    /** @param authorised the player had leave or needed none; otherwise an incident follows */
    record Departed(String leaveId, Side side, LeaveTarget target, boolean authorised, GameMoment moment)
            implements FloorEvent {}

    record Returned(String leaveId, Side side, GameMoment moment) implements FloorEvent {}

    /**
     * @param playerId the player at the seat; empty text if unknown
     * @param assistantId the seat's assistant, if the incident is about the assistant (APP-III 2); empty text otherwise
     * @param recordedBy id of the person who recorded it; empty text in old logs
     */
    record IncidentOpened(
            String incidentId,
            Side side,
            String playerId,
            IncidentKind kind,
            String article,
            String note,
            GameMoment moment,
            String assistantId,
            String recordedBy)
            implements FloorEvent {}

    /** @param confirmedBy id of the person who confirmed it; empty text in old logs */
    record IncidentConfirmed(String incidentId, String note, String confirmedBy) implements FloorEvent {}

    /** @param rulingId ruling of the penalty; empty text if there is none */
    record IncidentClosed(String incidentId, IncidentOutcome outcome, String rulingId, String note)
            implements FloorEvent {}

    /** @param playerId the player at the seat; empty text if unknown */
    record DutyTicked(Side side, Duty duty, boolean done, String playerId, GameMoment moment) implements FloorEvent {}

    /** An inspection by a person of the player's gender, in private. */
    record InspectionRecorded(
            Side side, Inspected what, String inspector, InspectionOutcome outcome, String note, GameMoment moment)
            implements FloorEvent {}
}
