package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.onehall.decider.Role;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.proto.competition.v1.AddVenueRequest;
import org.onehall.proto.competition.v1.AppointOfficialRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.DismissOfficialRequest;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.RemoveVenueRequest;
import org.onehall.proto.competition.v1.RenameVenueRequest;
import org.onehall.proto.competition.v1.Venue;

/** Commands about the officials and venues of a competition (OCR 16.1, 16.8). */
@Singleton
public class StaffCommands implements Family {
    private static final int MOST_OFFICIALS = 500;

    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "appointOfficial",
                    args -> new AppointOfficial(
                            official(args, args.optionalText("venue")),
                            args.optionalText("number"),
                            args.optionalText("replaces"),
                            args.reason("reason"))),
            Map.entry("dismissOfficial", args -> new DismissOfficial(args.text("official"), args.reason("reason"))),
            Map.entry("addVenue", args -> {
                Venue venue = venue(args);
                List<Official> officials = new ArrayList<>();
                for (Arguments one : args.objects("officials", MOST_OFFICIALS))
                    officials.add(official(one, venue.getVenueId()));
                return new AddVenue(venue, officials, args.reason("reason"));
            }),
            Map.entry("renameVenue", args -> new RenameVenue(venue(args), args.reason("reason"))),
            Map.entry("removeVenue", args -> new RemoveVenue(args.text("venue"), args.reason("reason"))));

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface StaffCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.COMPETITION;
        }
    }

    /** @param replaces the official who is dismissed at the same moment; "": nobody is */
    public record AppointOfficial(Official official, String number, String replaces, String reason)
            implements StaffCommand {}

    /** OCR 16.8. */
    public record DismissOfficial(String official, String reason) implements StaffCommand {}

    /** @param officials all of this venue */
    public record AddVenue(Venue venue, List<Official> officials, String reason) implements StaffCommand {}

    /** @param venue with its new name and time zone */
    public record RenameVenue(Venue venue, String reason) implements StaffCommand {}

    /** Takes a venue without players out of the competition. */
    public record RemoveVenue(String venue, String reason) implements StaffCommand {}

    private static Official official(Arguments args, String venue) throws BadArgumentsException {
        return Official.newBuilder()
                .setOfficialId(args.text("official"))
                .setName(args.text("name"))
                .setRole(org.onehall.proto.types.v1.Role.valueOf("ROLE_" + args.constant(Role.class, "role")))
                .setVenueId(venue)
                .build();
    }

    private static Venue venue(Arguments args) throws BadArgumentsException {
        return Venue.newBuilder()
                .setVenueId(args.text("venue"))
                .setName(args.text("name"))
                .setTimeZone(args.text("timeZone"))
                .build();
    }

    @Override
    public Class<? extends Command> type() {
        return StaffCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        String competition = hall.competition(sending.viewer());
        var owner = sending.as(competitions);
        return switch ((StaffCommand) command) {
            case AppointOfficial appoint ->
                Answer.ok(owner.appointOfficial(AppointOfficialRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setOfficial(appoint.official())
                        .setNumber(appoint.number())
                        .setReplaces(appoint.replaces())
                        .setReason(appoint.reason())
                        .build()));
            case DismissOfficial dismiss ->
                Answer.ok(owner.dismissOfficial(DismissOfficialRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setOfficialId(dismiss.official())
                        .setReason(dismiss.reason())
                        .build()));
            case AddVenue add ->
                Answer.ok(owner.addVenue(AddVenueRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setVenue(add.venue())
                        .addAllOfficials(add.officials())
                        .setReason(add.reason())
                        .build()));
            case RenameVenue rename ->
                Answer.ok(owner.renameVenue(RenameVenueRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setVenue(rename.venue())
                        .setReason(rename.reason())
                        .build()));
            case RemoveVenue close ->
                Answer.ok(owner.removeVenue(RemoveVenueRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setVenueId(close.venue())
                        .setReason(close.reason())
                        .build()));
        };
    }
}
