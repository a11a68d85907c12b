package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Map;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.proto.fairplay.v1.ClosePersonIncidentRequest;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc;
import org.onehall.proto.fairplay.v1.OpenPersonIncidentRequest;
import org.onehall.proto.fairplay.v1.RecordBagRequest;
import org.onehall.proto.fairplay.v1.RecordPermissionRequest;
import org.onehall.proto.fairplay.v1.RegisterDeviceRequest;

/** Commands about people and devices in a venue (OCR 16.2, 16.4, 16.6, 17.4). */
@Singleton
public class VisitorCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "recordPermission",
                    args -> new RecordPermission(
                            args.text("venue"),
                            args.text("person"),
                            args.constant(Permission.class, "permission"),
                            args.flag("granted"),
                            args.optionalText("note"))),
            Map.entry(
                    "openPersonIncident",
                    args -> new OpenPersonIncident(
                            args.text("venue"),
                            args.constant(PersonIncidentKind.class, "kind"),
                            args.optionalText("person"),
                            args.constant(Capacity.class, "capacity"),
                            args.optionalText("note"))),
            Map.entry(
                    "closePersonIncident",
                    args -> new ClosePersonIncident(
                            args.text("venue"),
                            args.text("incident"),
                            args.constant(PersonOutcome.class, "outcome"),
                            args.optionalText("note"))),
            Map.entry(
                    "recordBag",
                    args -> new RecordBag(
                            args.text("venue"),
                            args.text("person"),
                            args.flag("stored"),
                            args.optionalText("place"),
                            args.optionalFlag("deviceOff"))),
            Map.entry(
                    "registerDevice",
                    args -> new RegisterDevice(
                            args.text("venue"),
                            args.text("device"),
                            args.optionalText("label"),
                            args.flag("registered"))));

    @GrpcClient("fairplay")
    FairPlayServiceGrpc.FairPlayServiceBlockingStub fairPlay;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface VisitorCommand extends Command {
        /** The id of the venue. */
        String venue();

        @Override
        default Owner owner() {
            return Owner.FAIR_PLAY;
        }
    }

    /** What a person may be permitted (OCR 16.2/b, 16.4/b). */
    public enum Permission {
        ENTRY,
        DEVICE,
        WATCH
    }

    /** OCR 16.2/b, 16.4/b. */
    public record RecordPermission(String venue, String person, Permission permission, boolean granted, String note)
            implements VisitorCommand {}

    /** Incidents of a person who is not playing (OCR 16.2/b, 16.4/b, LAW 12.7). */
    public enum PersonIncidentKind {
        INTRUSION,
        DEVICE,
        INTERFERENCE
    }

    /** The role of a person in the venue. */
    public enum Capacity {
        SPECTATOR,
        CAPTAIN,
        COMPANION,
        PRESS,
        STAFF,
        FINISHED_PLAYER,
        UNKNOWN
    }

    /** OCR 16.2/b, 16.4/b, LAW 12.7. */
    public record OpenPersonIncident(
            String venue, PersonIncidentKind kind, String person, Capacity capacity, String note)
            implements VisitorCommand {}

    /** How an incident of a person who is not playing ends (LAW 12.7). */
    public enum PersonOutcome {
        EXPELLED,
        COMPLIED,
        NOT_ESTABLISHED
    }

    /** LAW 12.7. */
    public record ClosePersonIncident(String venue, String incident, PersonOutcome outcome, String note)
            implements VisitorCommand {}

    /** OCR 17.4. */
    public record RecordBag(String venue, String person, boolean stored, String place, boolean deviceOff)
            implements VisitorCommand {}

    /** OCR 16.6. */
    public record RegisterDevice(String venue, String device, String label, boolean registered)
            implements VisitorCommand {}

    @Override
    public Class<? extends Command> type() {
        return VisitorCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        String key = LogKey.of(hall.competition(sending.viewer()), ((VisitorCommand) command).venue());
        return Answer.ok(
                switch ((VisitorCommand) command) {
                    case RecordPermission(var _, var person, var permission, var granted, var note) ->
                        sending.as(fairPlay)
                                .recordPermission(RecordPermissionRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setPerson(person)
                                        .setPermission(org.onehall.proto.fairplay.v1.Permission.valueOf(
                                                "PERMISSION_" + permission))
                                        .setGranted(granted)
                                        .setNote(note)
                                        .build());
                    case OpenPersonIncident(var _, var kind, var person, var capacity, var note) ->
                        sending.as(fairPlay)
                                .openPersonIncident(OpenPersonIncidentRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setKind(org.onehall.proto.fairplay.v1.PersonIncidentKind.valueOf(
                                                "PERSON_INCIDENT_KIND_" + kind))
                                        .setPerson(person)
                                        .setCapacity(
                                                org.onehall.proto.fairplay.v1.Capacity.valueOf("CAPACITY_" + capacity))
                                        .setNote(note)
                                        .build());
                    case ClosePersonIncident(var _, var incident, var outcome, var note) ->
                        sending.as(fairPlay)
                                .closePersonIncident(ClosePersonIncidentRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setIncidentId(incident)
                                        .setOutcome(org.onehall.proto.fairplay.v1.PersonOutcome.valueOf(
                                                "PERSON_OUTCOME_" + outcome))
                                        .setNote(note)
                                        .build());
                    case RecordBag(var _, var person, var stored, var place, var deviceOff) ->
                        sending.as(fairPlay)
                                .recordBag(RecordBagRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setPerson(person)
                                        .setStored(stored)
                                        .setPlace(place)
                                        .setDeviceOff(deviceOff)
                                        .build());
                    case RegisterDevice(var _, var device, var label, var registered) ->
                        sending.as(fairPlay)
                                .registerDevice(RegisterDeviceRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setVenueKey(key)
                                        .setDevice(device)
                                        .setLabel(label)
                                        .setRegistered(registered)
                                        .build());
                });
    }
}
