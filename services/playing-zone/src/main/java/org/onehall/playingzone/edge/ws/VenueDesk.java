package org.onehall.playingzone.edge.ws;

import com.google.protobuf.Message;
import org.onehall.decider.LogKey;
import org.onehall.proto.fairplay.v1.AnswerAlertRequest;
import org.onehall.proto.fairplay.v1.Capacity;
import org.onehall.proto.fairplay.v1.ClosePersonIncidentRequest;
import org.onehall.proto.fairplay.v1.CloseVenueRequest;
import org.onehall.proto.fairplay.v1.ConfirmProceduresRequest;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc.FairPlayServiceBlockingStub;
import org.onehall.proto.fairplay.v1.Measure;
import org.onehall.proto.fairplay.v1.OpenPersonIncidentRequest;
import org.onehall.proto.fairplay.v1.OpenVenueRequest;
import org.onehall.proto.fairplay.v1.Permission;
import org.onehall.proto.fairplay.v1.PersonIncidentKind;
import org.onehall.proto.fairplay.v1.PersonOutcome;
import org.onehall.proto.fairplay.v1.RecordBagRequest;
import org.onehall.proto.fairplay.v1.RecordInternetTestRequest;
import org.onehall.proto.fairplay.v1.RecordMedicalRequest;
import org.onehall.proto.fairplay.v1.RecordPermissionRequest;
import org.onehall.proto.fairplay.v1.RecordStaffRequest;
import org.onehall.proto.fairplay.v1.RegisterDeviceRequest;
import org.onehall.proto.fairplay.v1.ReportCameraRequest;
import org.onehall.proto.fairplay.v1.TellPlayersRequest;
import org.onehall.proto.fairplay.v1.TickMeasureRequest;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.WriteContext;

/** What is asked of the log of a venue, as fair-play takes it (OCR 16). */
final class VenueDesk {
    private VenueDesk() {}

    static Message carryOut(
            FairPlayServiceBlockingStub fairPlay, Request.OfVenue request, String competition, WriteContext write) {
        String key = LogKey.of(competition, request.venue());
        return switch (request) {
            case Request.OpenVenue(var _, int round) ->
                fairPlay.openVenue(OpenVenueRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setRound(round)
                        .build());
            case Request.CloseVenue _ ->
                fairPlay.closeVenue(CloseVenueRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .build());
            case Request.RecordStaff(var _, var person, var role, var present) ->
                fairPlay.recordStaff(RecordStaffRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setPerson(person)
                        .setRole(Role.valueOf("ROLE_" + role))
                        .setPresent(present)
                        .build());
            case Request.ReportCamera(var _, var camera, var reporting) ->
                fairPlay.reportCamera(ReportCameraRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setCamera(camera)
                        .setReporting(reporting)
                        .build());
            case Request.AnswerAlert(var _, var alert, var note) ->
                fairPlay.answerAlert(AnswerAlertRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setAlertId(alert)
                        .setNote(note)
                        .build());
            case Request.RecordInternetTest(var _, var passed, var note) ->
                fairPlay.recordInternetTest(RecordInternetTestRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setPassed(passed)
                        .setNote(note)
                        .build());
            case Request.TickMeasure(var _, int round, var measure, var done) ->
                fairPlay.tickMeasure(TickMeasureRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setRound(round)
                        .setMeasure(Measure.valueOf("MEASURE_" + measure))
                        .setDone(done)
                        .build());
            case Request.TellPlayers(var _, var told) ->
                fairPlay.tellPlayers(TellPlayersRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setTold(told)
                        .build());
            case Request.ConfirmProcedures(var _, var known) ->
                fairPlay.confirmProcedures(ConfirmProceduresRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setKnown(known)
                        .build());
            case Request.RecordPermission(var _, var person, var permission, var granted, var note) ->
                fairPlay.recordPermission(RecordPermissionRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setPerson(person)
                        .setPermission(Permission.valueOf("PERMISSION_" + permission))
                        .setGranted(granted)
                        .setNote(note)
                        .build());
            case Request.OpenPersonIncident(var _, var kind, var person, var capacity, var note) ->
                fairPlay.openPersonIncident(OpenPersonIncidentRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setKind(PersonIncidentKind.valueOf("PERSON_INCIDENT_KIND_" + kind))
                        .setPerson(person)
                        .setCapacity(Capacity.valueOf("CAPACITY_" + capacity))
                        .setNote(note)
                        .build());
            case Request.ClosePersonIncident(var _, var incident, var outcome, var note) ->
                fairPlay.closePersonIncident(ClosePersonIncidentRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setIncidentId(incident)
                        .setOutcome(PersonOutcome.valueOf("PERSON_OUTCOME_" + outcome))
                        .setNote(note)
                        .build());
            case Request.RecordBag(var _, var person, var stored, var place, var deviceOff) ->
                fairPlay.recordBag(RecordBagRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setPerson(person)
                        .setStored(stored)
                        .setPlace(place)
                        .setDeviceOff(deviceOff)
                        .build());
            case Request.RegisterDevice(var _, var device, var label, var registered) ->
                fairPlay.registerDevice(RegisterDeviceRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setDevice(device)
                        .setLabel(label)
                        .setRegistered(registered)
                        .build());
            case Request.RecordMedical(var _, var present, var hospitalKm, var ambulance, var note) -> {
                var cover = RecordMedicalRequest.newBuilder()
                        .setWrite(write)
                        .setVenueKey(key)
                        .setPresent(present)
                        .setAmbulance(ambulance)
                        .setNote(note);
                hospitalKm.ifPresent(cover::setHospitalKm);
                yield fairPlay.recordMedical(cover.build());
            }
        };
    }
}
