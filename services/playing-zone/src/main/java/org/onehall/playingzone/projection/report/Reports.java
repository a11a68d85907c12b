package org.onehall.playingzone.projection.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.board.IrregularityView;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.call.FailedPauseView;
import org.onehall.playingzone.projection.call.QuestionView;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.SignatureView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.venue.AlertView;
import org.onehall.playingzone.projection.venue.CameraView;
import org.onehall.playingzone.projection.venue.ConductView;
import org.onehall.playingzone.projection.venue.DutyView;
import org.onehall.playingzone.projection.venue.InspectionView;
import org.onehall.playingzone.projection.venue.MedicalView;
import org.onehall.playingzone.projection.venue.PermissionView;
import org.onehall.playingzone.projection.venue.PersonIncidentView;
import org.onehall.playingzone.projection.venue.TestView;

/**
 * The reports of a round as published in JSON (OCR 18.1-18.3). Instants are milliseconds since 1970, durations are
 * milliseconds. The same facts always give the same report.
 */
public final class Reports {
    private Reports() {}

    /** The number of the present shape of a round's report; it grows by one with every change of its members. */
    public static final int SHAPE = 9;

    /**
     * What happened in a round: in one venue, for the signature of its Local Chief Arbiter, or in all venues, for that
     * of the Chief Arbiter.
     *
     * @param shape the shape in which it was signed, otherwise {@link #SHAPE}
     * @param venue "" for all
     * @param timeZone of the venue, or of the first venue if it is for all, such as "Europe/Rome"
     * @param control the announced time control in short form
     * @param startsAt planned start; empty if none is planned
     * @param beganAt when the first of these boards was started; empty if none was
     * @param boards at which players of these venues sit
     * @param rulings about these boards, in the order they were made
     */
    public record RoundReport(
            int shape,
            String competition,
            String name,
            int round,
            String venue,
            String timeZone,
            String control,
            OptionalLong startsAt,
            OptionalLong beganAt,
            List<VenueReport> venues,
            List<BoardReport> boards,
            List<RulingReport> rulings) {
        /** The same content with the number of another shape. */
        public RoundReport as(int another) {
            return new RoundReport(
                    another,
                    competition,
                    name,
                    round,
                    venue,
                    timeZone,
                    control,
                    startsAt,
                    beganAt,
                    venues,
                    boards,
                    rulings);
        }
    }

    /**
     * A venue in a round; in a signed report as it was at its signature.
     *
     * @param openedAt opening for this round, or an earlier one if it stayed open; empty if it was not opened
     * @param measures protective measures that were taken (OCR 16.4/a); {@code notTaken}: those that were not
     * @param internet the last test before or during the round (OCR 16.5/a)
     * @param medical empty if nobody has reported it (FSSI gen-6)
     * @param medicalAsked whether the regulations require medical cover (FSSI gen-6)
     * @param incidents with people who do not play, or do not play there (OCR 16.2/b, 16.4/b, LAW 12.7, 12.8)
     * @param signature of its Local Chief Arbiter, in the report of the whole round
     */
    public record VenueReport(
            String id,
            String name,
            String timeZone,
            OptionalLong openedAt,
            OptionalLong closedAt,
            List<StaffReport> staff,
            List<CameraView> cameras,
            List<AlertView> alerts,
            Optional<TestView> internet,
            List<String> measures,
            List<String> notTaken,
            Optional<MedicalView> medical,
            boolean medicalAsked,
            List<PermissionView> permissions,
            List<PersonIncidentView> incidents,
            Optional<SignatureView> signature) {}

    /** @param until empty if the person was still there when the report was signed or the venue was closed */
    public record StaffReport(String person, String name, String role, long since, OptionalLong until) {}

    /**
     * @param id "competition/round/board"
     * @param attempt number of the game that counts, from 1; earlier ones are void; 0 if none was set up
     * @param status "CANCELLED" if the board was cancelled: no game counts (LAW 6.6)
     * @param article article that applies to the end of the game
     * @param official whether the result is approved (OCR 17.11)
     * @param score points of both players as changed by a ruling; empty if those of the result apply
     * @param ply half-moves of the game that counts
     * @param whiteMs White's time at the end; likewise {@code blackMs}
     * @param pauses pauses of all attempts; all fields after this one also cover all attempts
     * @param clocks orders that changed what the clocks showed
     * @param calls of the seats of this report's venues; likewise questions, incidents, absences, inspections and
     *     disconnections
     * @param duties of the game that counts (OCR 17.8, 20.7)
     * @param withoutScoresheet sides whose scoresheet has not been handed in, if the regulations require scoresheets
     *     (FSSI ind-b, team-c)
     * @param confirmation the players' confirmations of the result (LAW 8.7)
     * @param excluded the player or players who lost because they were excluded: by a ruling, without a game (OCR
     *     18.4.8, 18.4.9), or after the roll call (FSSI ind-b)
     * @param rollCall players excluded after the roll call, and when that was taken back (FSSI ind-b)
     * @param assistants assistants named, admitted and dismissed, and when players asked them for the times (APP-III);
     *     helpers accepted and dismissed (LAW 8.1.6)
     * @param voidGames games before the one that counts (OCR 18.9 c, d, 19.2), at a cancelled board all (LAW 6.6)
     * @param approval empty if the result is not approved, or was approved automatically as the regulations allow
     * @param adjournment the orders, the fact of sealing without the move, the envelope and the resumption (ADJ I.1.1,
     *     ADJ I.6-I.9)
     */
    public record BoardReport(
            String id,
            int number,
            PlayerReport white,
            PlayerReport black,
            int attempt,
            String status,
            Optional<String> control,
            OptionalLong startedAt,
            OptionalLong endedAt,
            Optional<String> result,
            Optional<String> termination,
            Optional<String> article,
            boolean official,
            Optional<String> score,
            int ply,
            long whiteMs,
            long blackMs,
            List<PauseReport> pauses,
            List<StepView> clocks,
            List<CallView> calls,
            List<QuestionView> questions,
            List<ConductView> incidents,
            List<AbsenceReport> absences,
            List<InspectionView> inspections,
            List<IrregularityView> irregularities,
            List<DisconnectionReport> disconnections,
            List<StepView> assistants,
            List<AppealView> appeals,
            List<FailedPauseView> failedPauses,
            List<DutyView> duties,
            List<Side> withoutScoresheet,
            ConfirmationView confirmation,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ExcludedReport> excluded,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<StepView> rollCall,
            List<VoidGameReport> voidGames,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<StepView> adjournment,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<ApprovalReport> approval) {}

    /**
     * Who approved the present result: an arbiter, or the person who recorded the decision of the appeals body from
     * which it comes (OCR 17.11).
     *
     * @param by role; "" if only the person is recorded
     * @param at in ms since 1970
     */
    public record ApprovalReport(String by, String name, long at, String reason) {}

    /**
     * @param ruling id of the ruling; empty if the exclusion followed the roll call
     * @param expelledIn the round in which the player was expelled from the competition (OCR 18.4.9); empty if not
     *     expelled
     */
    public record ExcludedReport(
            Side side,
            String article,
            Optional<String> ruling,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt expelledIn) {}

    /**
     * A game that no longer counts: the players' colours and the moves played.
     *
     * @param endedAt when it became void
     * @param moves in short notation, English letters
     */
    public record VoidGameReport(int attempt, String white, String black, long endedAt, List<String> moves) {}

    /**
     * @param checked whether the device and fair-play checks were passed, for the game that counts (OCR 18.5, 18.6)
     * @param team name of the team; "" if no teams play
     */
    public record PlayerReport(
            String id,
            String name,
            String venue,
            String venueName,
            int rating,
            boolean present,
            boolean checked,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) String team) {}

    /**
     * A period during which both clocks were stopped (OCR 19.6).
     *
     * @param cause "ARBITER", "DISCONNECTION", "OUTAGE", "CALL" or "LOSS"
     * @param to empty if the game did not resume afterwards
     * @param resumed why the game was resumed; empty text if no reason was given
     * @param by role of the person who stopped them; "" for the hall itself
     */
    public record PauseReport(
            long from,
            OptionalLong to,
            String cause,
            String reason,
            String by,
            String name,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) String resumed) {}

    /** @param target "AREA" or "VENUE" (OCR 17.7) */
    public record AbsenceReport(
            Side side, String player, String target, boolean authorised, long leftAt, OptionalLong backAt) {}

    /** Points that prevent a report from being signed, or should be settled before. */
    public enum Point {
        ROUND_NOT_OPEN(true),
        NOT_PLAYING(true),
        GAME_OPEN(true),
        NOT_APPROVED(true),
        VENUE_NOT_SIGNED(true),
        VENUE_CHANGED(true),
        NOT_OPENED(false),
        MEASURES(false),
        MEDICAL(false),
        ALERT_OPEN(false),
        PERSON_INCIDENT_OPEN(false),
        CALL_OPEN(false),
        QUESTION_OPEN(false),
        INCIDENT_OPEN(false),
        CASE_OPEN(false),
        RULING_PENDING(false),
        PAUSE_OWED(false),
        APPEAL_OPEN(false),
        APPEAL_TIME(false),
        SCORESHEETS(false),
        DISPUTED(false),
        NOT_SCREENED(false);

        private final boolean blocks;

        Point(boolean blocks) {
            this.blocks = blocks;
        }

        /** Whether the report cannot be signed while this point is open. */
        public boolean blocks() {
            return blocks;
        }
    }

    /** @param of the numbers of boards or names of venues concerned */
    public record LackingView(Point point, boolean blocks, List<String> of) {
        public LackingView(Point point, List<String> of) {
            this(point, point.blocks(), of);
        }
    }

    /**
     * A report with its present status.
     *
     * @param earlier signatures that are no longer valid: the report was signed again, or a change made them void
     */
    public record Draft(
            RoundReport content,
            Optional<SignatureView> signature,
            List<LackingView> missing,
            List<SignatureView> earlier) {}

    /**
     * A report as known at its signature, and as known now; both are the same if it is not signed.
     *
     * @param venues for the report of the whole round: the reports of its venues, by their names
     */
    public record Drafts(Draft signed, Draft now, Map<String, Drafts> venues) {}
}
