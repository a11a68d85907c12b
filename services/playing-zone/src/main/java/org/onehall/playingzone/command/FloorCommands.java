package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.fairplay.v1.CloseIncidentRequest;
import org.onehall.proto.fairplay.v1.ConfirmIncidentRequest;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc;
import org.onehall.proto.fairplay.v1.GrantLeaveRequest;
import org.onehall.proto.fairplay.v1.OpenIncidentRequest;
import org.onehall.proto.fairplay.v1.RecordCheckRequest;
import org.onehall.proto.fairplay.v1.RecordDepartureRequest;
import org.onehall.proto.fairplay.v1.RecordInspectionRequest;
import org.onehall.proto.fairplay.v1.RecordReturnRequest;
import org.onehall.proto.fairplay.v1.RefuseLeaveRequest;
import org.onehall.proto.fairplay.v1.RequestLeaveRequest;
import org.onehall.proto.fairplay.v1.TickDutyRequest;

/** Commands about events around the boards: leave, absence, incidents, duties, inspections and checks (OCR 17). */
@Singleton
public class FloorCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "askLeave",
                    args -> new AskLeave(args.constant(LeaveTarget.class, "target"), args.optionalText("note"))),
            Map.entry(
                    "answerLeave",
                    args -> new AnswerLeave(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.optionalConstant(LeaveTarget.class, "granted"),
                            args.optionalText("note"),
                            args.optionalConstant(LeaveStage.class, "seen"))),
            Map.entry(
                    "recordAbsence",
                    args -> new RecordAbsence(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.optionalConstant(LeaveTarget.class, "left"))),
            Map.entry(
                    "openIncident",
                    args -> new OpenIncident(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.constant(IncidentKind.class, "kind"),
                            args.reason("note"),
                            args.seenCount())),
            Map.entry(
                    "confirmIncident",
                    args -> new ConfirmIncident(args.text("board"), args.text("incident"), args.reason("note"))),
            Map.entry(
                    "closeIncident",
                    args -> new CloseIncident(
                            args.text("board"),
                            args.text("incident"),
                            args.constant(IncidentOutcome.class, "outcome"),
                            args.optionalText("ruling"),
                            args.reason("note"))),
            Map.entry(
                    "tickDuty",
                    args -> new TickDuty(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.constant(Duty.class, "duty"),
                            args.flag("done"))),
            Map.entry(
                    "recordInspection",
                    args -> new RecordInspection(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.constant(Inspected.class, "what"),
                            args.optionalText("inspector"),
                            args.constant(Gender.class, "inspectorGender"),
                            args.constant(Gender.class, "playerGender"),
                            args.flag("privatePlace"),
                            args.constant(InspectionOutcome.class, "outcome"),
                            args.optionalText("note"))),
            Map.entry(
                    "recordCheck",
                    args -> new RecordCheck(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.constant(CheckKind.class, "kind"),
                            args.flag("passed"),
                            args.optionalText("note"),
                            args.has("seen") ? Optional.of(args.flag("seen")) : Optional.empty())));

    @GrpcClient("fairplay")
    FairPlayServiceGrpc.FairPlayServiceBlockingStub fairPlay;

    /** One of these commands. */
    public sealed interface FloorCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.FAIR_PLAY;
        }
    }

    /** The place that a player leaves (OCR 17.7). */
    public enum LeaveTarget {
        AREA,
        VENUE
    }

    /** The stage of a leave (OCR 17.7). */
    public enum LeaveStage {
        ASKED,
        GRANTED
    }

    /** The player asks for leave (OCR 17.7). */
    public record AskLeave(LeaveTarget target, String note) implements FloorCommand, SeatCommand {
        @Override
        public boolean asksArbiters() {
            return true;
        }
    }

    /**
     * Answers a player's leave, whether he asked for it or not; without a target, the leave is refused (OCR 17.7).
     *
     * @param seen what the page showed about the seat's leave; empty if there was none
     */
    public record AnswerLeave(
            String board, Side side, Optional<LeaveTarget> granted, String note, Optional<LeaveStage> seen)
            implements FloorCommand {}

    /** Records that a player has left or, without a target, that he is back (OCR 17.7). */
    public record RecordAbsence(String board, Side side, Optional<LeaveTarget> left) implements FloorCommand {}

    /** What a player may have done (OCR 17.1-17.8, 20.6). */
    public enum IncidentKind {
        DISREPUTE,
        DEVICE_NOT_ADMITTED,
        PERSONAL_DEVICE,
        INSPECTION_REFUSED,
        BAG_USED,
        NOTES_OR_ADVICE,
        DISTRACTION,
        UNREASONABLE_CLAIM,
        IMPROPER_MESSAGE,
        NOISE,
        UNAUTHORISED_ABSENCE,
        DRESS,
        SMOKING,
        TRADITIONAL_SET,
        HEARING_AID,
        OTHER_APPLICATION,
        ASSISTANT_TOLD_TIME,
        ASSISTANT_TALKED,
        ASSISTANT_OTHER_MOVE,
        SCORESHEET,
        HEADPHONES
    }

    /**
     * OCR 17.1-17.8, 20.6.
     *
     * @param seen how many incidents of the board the screen showed; empty if the screen does not say
     */
    public record OpenIncident(String board, Side side, IncidentKind kind, String note, OptionalInt seen)
            implements FloorCommand {}

    /** OCR 17.9. */
    public record ConfirmIncident(String board, String incident, String note) implements FloorCommand {}

    /** How an incident ends (OCR 17.9). */
    public enum IncidentOutcome {
        PENALISED,
        NOT_ESTABLISHED,
        SETTLED,
        TAKEN_BACK
    }

    /** OCR 17.9. */
    public record CloseIncident(String board, String incident, IncidentOutcome outcome, String ruling, String note)
            implements FloorCommand {}

    /** What a player must do at his board (OCR 17.8, 20.7). */
    public enum Duty {
        SCORESHEET_KEPT,
        SCORESHEET_HANDED_IN,
        DRESS,
        SURROUNDINGS_SHOWN,
        TASKS_SHOWN,
        SCREEN_SHARED
    }

    /** OCR 17.8, 20.7. */
    public record TickDuty(String board, Side side, Duty duty, boolean done) implements FloorCommand {}

    /** What is inspected (OCR 17.3/d). */
    public enum Inspected {
        CLOTHES,
        BAGS,
        ITEMS,
        BODY
    }

    /** The gender of a player or of the person who inspects him (OCR 17.3/d). */
    public enum Gender {
        FEMALE,
        MALE
    }

    /** The outcome of an inspection (OCR 17.3/d). */
    public enum InspectionOutcome {
        NOTHING_FOUND,
        FOUND,
        REFUSED
    }

    /** OCR 17.3/d. */
    public record RecordInspection(
            String board,
            Side side,
            Inspected what,
            String inspector,
            Gender inspectorGender,
            Gender playerGender,
            boolean privatePlace,
            InspectionOutcome outcome,
            String note)
            implements FloorCommand {}

    /** What is checked at a seat (OCR 18.5, 18.6). */
    public enum CheckKind {
        DEVICE,
        FAIR_PLAY
    }

    /**
     * OCR 18.5, 18.6.
     *
     * @param seen the recorded answer that the screen showed; empty if there was none
     */
    public record RecordCheck(
            String board, Side side, CheckKind kind, boolean passed, String note, Optional<Boolean> seen)
            implements FloorCommand {}

    @Override
    public Class<? extends Command> type() {
        return FloorCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return Answer.ok(
                switch ((FloorCommand) command) {
                    case AskLeave ask ->
                        sending.as(fairPlay)
                                .requestLeave(RequestLeaveRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(sending.seat().board())
                                        .setSide(Wire.side(sending.seat().side()))
                                        .setTarget(target(ask.target()))
                                        .setNote(ask.note())
                                        .build());
                    case AnswerLeave answer
                    when answer.granted().isPresent() -> {
                        var grant = GrantLeaveRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(answer.board())
                                .setSide(Wire.side(answer.side()))
                                .setTarget(target(answer.granted().get()))
                                .setNote(answer.note());
                        answer.seen().map(FloorCommands::stage).ifPresent(grant::setSeen);
                        yield sending.as(fairPlay).grantLeave(grant.build());
                    }
                    case AnswerLeave answer -> {
                        var refusal = RefuseLeaveRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(answer.board())
                                .setSide(Wire.side(answer.side()))
                                .setNote(answer.note());
                        answer.seen().map(FloorCommands::stage).ifPresent(refusal::setSeen);
                        yield sending.as(fairPlay).refuseLeave(refusal.build());
                    }
                    case RecordAbsence(var board, var side, var left)
                    when left.isPresent() ->
                        sending.as(fairPlay)
                                .recordDeparture(RecordDepartureRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(Wire.side(side))
                                        .setTarget(target(left.get()))
                                        .build());
                    case RecordAbsence(var board, var side, var _) ->
                        sending.as(fairPlay)
                                .recordReturn(RecordReturnRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(Wire.side(side))
                                        .build());
                    case OpenIncident(var board, var side, var kind, var note, var seen) -> {
                        var open = OpenIncidentRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(Wire.side(side))
                                .setKind(org.onehall.proto.fairplay.v1.IncidentKind.valueOf("INCIDENT_KIND_" + kind))
                                .setNote(note);
                        seen.ifPresent(open::setIncidentsSeen);
                        yield sending.as(fairPlay).openIncident(open.build());
                    }
                    case ConfirmIncident(var board, var incident, var note) ->
                        sending.as(fairPlay)
                                .confirmIncident(ConfirmIncidentRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setIncidentId(incident)
                                        .setNote(note)
                                        .build());
                    case CloseIncident(var board, var incident, var outcome, var ruling, var note) ->
                        sending.as(fairPlay)
                                .closeIncident(CloseIncidentRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setIncidentId(incident)
                                        .setOutcome(org.onehall.proto.fairplay.v1.IncidentOutcome.valueOf(
                                                "INCIDENT_OUTCOME_" + outcome))
                                        .setRulingId(ruling)
                                        .setNote(note)
                                        .build());
                    case TickDuty(var board, var side, var duty, var done) ->
                        sending.as(fairPlay)
                                .tickDuty(TickDutyRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(Wire.side(side))
                                        .setDuty(org.onehall.proto.fairplay.v1.Duty.valueOf("DUTY_" + duty))
                                        .setDone(done)
                                        .build());
                    case RecordInspection inspection ->
                        sending.as(fairPlay)
                                .recordInspection(RecordInspectionRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(inspection.board())
                                        .setSide(Wire.side(inspection.side()))
                                        .setWhat(org.onehall.proto.fairplay.v1.Inspected.valueOf(
                                                "INSPECTED_" + inspection.what()))
                                        .setInspector(inspection.inspector())
                                        .setInspectorGender(gender(inspection.inspectorGender()))
                                        .setPlayerGender(gender(inspection.playerGender()))
                                        .setPrivatePlace(inspection.privatePlace())
                                        .setOutcome(org.onehall.proto.fairplay.v1.InspectionOutcome.valueOf(
                                                "INSPECTION_OUTCOME_" + inspection.outcome()))
                                        .setNote(inspection.note())
                                        .build());
                    case RecordCheck check -> {
                        var request = RecordCheckRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(check.board())
                                .setSide(Wire.side(check.side()))
                                .setKind(org.onehall.proto.fairplay.v1.CheckKind.valueOf("CHECK_KIND_" + check.kind()))
                                .setPassed(check.passed())
                                .setNote(check.note());
                        check.seen().ifPresent(request::setSeen);
                        yield sending.as(fairPlay).recordCheck(request.build());
                    }
                });
    }

    private static org.onehall.proto.fairplay.v1.LeaveTarget target(LeaveTarget target) {
        return org.onehall.proto.fairplay.v1.LeaveTarget.valueOf("LEAVE_TARGET_" + target);
    }

    private static org.onehall.proto.fairplay.v1.LeaveStage stage(LeaveStage stage) {
        return org.onehall.proto.fairplay.v1.LeaveStage.valueOf("LEAVE_STAGE_" + stage);
    }

    private static org.onehall.proto.fairplay.v1.Gender gender(Gender gender) {
        return org.onehall.proto.fairplay.v1.Gender.valueOf("GENDER_" + gender);
    }
}
