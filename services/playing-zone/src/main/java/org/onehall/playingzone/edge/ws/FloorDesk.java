package org.onehall.playingzone.edge.ws;

import com.google.protobuf.Message;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.fairplay.v1.CloseIncidentRequest;
import org.onehall.proto.fairplay.v1.ConfirmIncidentRequest;
import org.onehall.proto.fairplay.v1.Duty;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc.FairPlayServiceBlockingStub;
import org.onehall.proto.fairplay.v1.Gender;
import org.onehall.proto.fairplay.v1.GrantLeaveRequest;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.proto.fairplay.v1.Inspected;
import org.onehall.proto.fairplay.v1.InspectionOutcome;
import org.onehall.proto.fairplay.v1.LeaveStage;
import org.onehall.proto.fairplay.v1.LeaveTarget;
import org.onehall.proto.fairplay.v1.OpenIncidentRequest;
import org.onehall.proto.fairplay.v1.RecordDepartureRequest;
import org.onehall.proto.fairplay.v1.RecordInspectionRequest;
import org.onehall.proto.fairplay.v1.RecordReturnRequest;
import org.onehall.proto.fairplay.v1.RefuseLeaveRequest;
import org.onehall.proto.fairplay.v1.RequestLeaveRequest;
import org.onehall.proto.fairplay.v1.TickDutyRequest;
import org.onehall.proto.types.v1.WriteContext;

/** What is asked of the floor log, as fair-play takes it (OCR 17). */
final class FloorDesk {
    private FloorDesk() {}

    static Message ask(FairPlayServiceBlockingStub fairPlay, Request.AskLeave ask, SeatKey seat, WriteContext write) {
        return fairPlay.requestLeave(RequestLeaveRequest.newBuilder()
                .setWrite(write)
                .setBoardId(seat.board())
                .setSide(Wire.side(seat.side()))
                .setTarget(target(ask.target()))
                .setNote(ask.note())
                .build());
    }

    static Message carryOut(FairPlayServiceBlockingStub fairPlay, Request.OfFloor request, WriteContext write) {
        return switch (request) {
            case Request.AnswerLeave answer
            when answer.granted().isPresent() -> {
                var grant = GrantLeaveRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(answer.board())
                        .setSide(Wire.side(answer.side()))
                        .setTarget(target(answer.granted().get()))
                        .setNote(answer.note());
                answer.seen().map(FloorDesk::stage).ifPresent(grant::setSeen);
                yield fairPlay.grantLeave(grant.build());
            }
            case Request.AnswerLeave answer -> {
                var refusal = RefuseLeaveRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(answer.board())
                        .setSide(Wire.side(answer.side()))
                        .setNote(answer.note());
                answer.seen().map(FloorDesk::stage).ifPresent(refusal::setSeen);
                yield fairPlay.refuseLeave(refusal.build());
            }
            case Request.RecordAbsence(var board, var side, var left)
            when left.isPresent() ->
                fairPlay.recordDeparture(RecordDepartureRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setTarget(target(left.get()))
                        .build());
            case Request.RecordAbsence(var board, var side, var _) ->
                fairPlay.recordReturn(RecordReturnRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .build());
            case Request.OpenIncident(var board, var side, var kind, var note, var seen) -> {
                var open = OpenIncidentRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setKind(IncidentKind.valueOf("INCIDENT_KIND_" + kind))
                        .setNote(note);
                seen.ifPresent(open::setIncidentsSeen);
                yield fairPlay.openIncident(open.build());
            }
            case Request.ConfirmIncident(var board, var incident, var note) ->
                fairPlay.confirmIncident(ConfirmIncidentRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setIncidentId(incident)
                        .setNote(note)
                        .build());
            case Request.CloseIncident(var board, var incident, var outcome, var ruling, var note) ->
                fairPlay.closeIncident(CloseIncidentRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setIncidentId(incident)
                        .setOutcome(IncidentOutcome.valueOf("INCIDENT_OUTCOME_" + outcome))
                        .setRulingId(ruling)
                        .setNote(note)
                        .build());
            case Request.TickDuty(var board, var side, var duty, var done) ->
                fairPlay.tickDuty(TickDutyRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setDuty(Duty.valueOf("DUTY_" + duty))
                        .setDone(done)
                        .build());
            case Request.RecordInspection inspection ->
                fairPlay.recordInspection(RecordInspectionRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(inspection.board())
                        .setSide(Wire.side(inspection.side()))
                        .setWhat(Inspected.valueOf("INSPECTED_" + inspection.what()))
                        .setInspector(inspection.inspector())
                        .setInspectorGender(gender(inspection.inspectorGender()))
                        .setPlayerGender(gender(inspection.playerGender()))
                        .setPrivatePlace(inspection.privatePlace())
                        .setOutcome(InspectionOutcome.valueOf("INSPECTION_OUTCOME_" + inspection.outcome()))
                        .setNote(inspection.note())
                        .build());
        };
    }

    private static LeaveTarget target(Request.LeaveTarget target) {
        return LeaveTarget.valueOf("LEAVE_TARGET_" + target);
    }

    private static LeaveStage stage(Request.LeaveStage stage) {
        return LeaveStage.valueOf("LEAVE_STAGE_" + stage);
    }

    private static Gender gender(Request.Gender gender) {
        return Gender.valueOf("GENDER_" + gender);
    }
}
