package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.OptionalInt;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.proto.fairplay.v1.AnswerAlertRequest;
import org.onehall.proto.fairplay.v1.CloseVenueRequest;
import org.onehall.proto.fairplay.v1.ConfirmProceduresRequest;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc;
import org.onehall.proto.fairplay.v1.OpenVenueRequest;
import org.onehall.proto.fairplay.v1.RecordInternetTestRequest;
import org.onehall.proto.fairplay.v1.RecordMedicalRequest;
import org.onehall.proto.fairplay.v1.RecordStaffRequest;
import org.onehall.proto.fairplay.v1.ReportCameraRequest;
import org.onehall.proto.fairplay.v1.TellPlayersRequest;
import org.onehall.proto.fairplay.v1.TickMeasureRequest;
import org.onehall.proto.types.v1.Role;

/** Commands about a venue: its rooms, staff, cameras and measures (OCR 16). */
@Singleton
public class VenueCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry("openVenue", args -> new OpenVenue(args.text("venue"), args.round())),
            Map.entry("closeVenue", args -> new CloseVenue(args.text("venue"))),
            Map.entry(
                    "recordStaff",
                    args -> new RecordStaff(
                            args.text("venue"),
                            args.text("person"),
                            args.constant(StaffRole.class, "role"),
                            args.flag("present"))),
            Map.entry(
                    "reportCamera",
                    args -> new ReportCamera(args.text("venue"), args.text("camera"), args.flag("reporting"))),
            Map.entry(
                    "answerAlert",
                    args -> new AnswerAlert(args.text("venue"), args.text("alert"), args.optionalText("note"))),
            Map.entry(
                    "recordInternetTest",
                    args -> new RecordInternetTest(args.text("venue"), args.flag("passed"), args.optionalText("note"))),
            Map.entry(
                    "tickMeasure",
                    args -> new TickMeasure(
                            args.text("venue"),
                            args.round(),
                            args.constant(Measure.class, "measure"),
                            args.flag("done"))),
            Map.entry("tellPlayers", args -> new TellPlayers(args.text("venue"), args.flag("told"))),
            Map.entry("confirmProcedures", args -> new ConfirmProcedures(args.text("venue"), args.flag("known"))),
            Map.entry(
                    "recordMedical",
                    args -> new RecordMedical(
                            args.text("venue"),
                            args.flag("present"),
                            args.optionalInteger("hospitalKm", 0, 1_000),
                            args.optionalFlag("ambulance"),
                            args.optionalText("note"))));

    @GrpcClient("fairplay")
    FairPlayServiceGrpc.FairPlayServiceBlockingStub fairPlay;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface VenueCommand extends Command {
        /** The id of the venue. */
        String venue();

        @Override
        default Owner owner() {
            return Owner.FAIR_PLAY;
        }
    }

    /** OCR 16.3, 16.5/a, 16.8, 16.9. */
    public record OpenVenue(String venue, int round) implements VenueCommand {}

    /** OCR 16.3. */
    public record CloseVenue(String venue) implements VenueCommand {}

    /** The staff that must be in a venue (OCR 16.8, 16.9). */
    public enum StaffRole {
        LOCAL_CHIEF_ARBITER,
        LOCAL_TECHNICAL_ARBITER,
        FLOOR_ARBITER,
        LOCAL_ORGANISER
    }

    /** OCR 16.8, 16.9. */
    public record RecordStaff(String venue, String person, StaffRole role, boolean present) implements VenueCommand {}

    /** OCR 16.3. */
    public record ReportCamera(String venue, String camera, boolean reporting) implements VenueCommand {}

    /** OCR 16.3. */
    public record AnswerAlert(String venue, String alert, String note) implements VenueCommand {}

    /** OCR 16.5/a. */
    public record RecordInternetTest(String venue, boolean passed, String note) implements VenueCommand {}

    /** What is done in a venue before a round (OCR 16.4/a). */
    public enum Measure {
        AREA_SEARCHED,
        ROOMS_SEARCHED,
        DEVICES_HANDED_IN,
        DETECTORS_READY,
        NETWORKS_CHECKED,
        SPECTATORS_APART
    }

    /** OCR 16.4/a. */
    public record TickMeasure(String venue, int round, Measure measure, boolean done) implements VenueCommand {}

    /** APP-I A7. */
    public record TellPlayers(String venue, boolean told) implements VenueCommand {}

    /** APP-I A8. */
    public record ConfirmProcedures(String venue, boolean known) implements VenueCommand {}

    /** FSSI gen-6. */
    public record RecordMedical(String venue, boolean present, OptionalInt hospitalKm, boolean ambulance, String note)
            implements VenueCommand {}

    @Override
    public Class<? extends Command> type() {
        return VenueCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        String key = LogKey.of(hall.competition(sending.viewer()), ((VenueCommand) command).venue());
        return Answer.ok(
                switch ((VenueCommand) command) {
                    case OpenVenue(var _, int round) ->
                        sending.as(fairPlay)
                                .openVenue(OpenVenueRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setRound(round)
                                        .build());
                    case CloseVenue _ ->
                        sending.as(fairPlay)
                                .closeVenue(CloseVenueRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .build());
                    case RecordStaff(var _, var person, var role, var present) ->
                        sending.as(fairPlay)
                                .recordStaff(RecordStaffRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setPerson(person)
                                        .setRole(Role.valueOf("ROLE_" + role))
                                        .setPresent(present)
                                        .build());
                    case ReportCamera(var _, var camera, var reporting) ->
                        sending.as(fairPlay)
                                .reportCamera(ReportCameraRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setCamera(camera)
                                        .setReporting(reporting)
                                        .build());
                    case AnswerAlert(var _, var alert, var note) ->
                        sending.as(fairPlay)
                                .answerAlert(AnswerAlertRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setAlertId(alert)
                                        .setNote(note)
                                        .build());
                    case RecordInternetTest(var _, var passed, var note) ->
                        sending.as(fairPlay)
                                .recordInternetTest(RecordInternetTestRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setPassed(passed)
                                        .setNote(note)
                                        .build());
                    case TickMeasure(var _, int round, var measure, var done) ->
                        sending.as(fairPlay)
                                .tickMeasure(TickMeasureRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setRound(round)
                                        .setMeasure(org.onehall.proto.fairplay.v1.Measure.valueOf("MEASURE_" + measure))
                                        .setDone(done)
                                        .build());
                    case TellPlayers(var _, var told) ->
                        sending.as(fairPlay)
                                .tellPlayers(TellPlayersRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setTold(told)
                                        .build());
                    case ConfirmProcedures(var _, var known) ->
                        sending.as(fairPlay)
                                .confirmProcedures(ConfirmProceduresRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setKnown(known)
                                        .build());
                    case RecordMedical(var _, var present, var hospitalKm, var ambulance, var note) -> {
                        var cover = RecordMedicalRequest.newBuilder()
                                .setWrite(sending.write())
                                .setVenueKey(key)
                                .setPresent(present)
                                .setAmbulance(ambulance)
                                .setNote(note);
                        hospitalKm.ifPresent(cover::setHospitalKm);
                        yield sending.as(fairPlay).recordMedical(cover.build());
                    }
                });
    }
}
