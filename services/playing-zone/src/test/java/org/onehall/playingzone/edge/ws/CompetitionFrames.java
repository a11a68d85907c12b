package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.playingzone.edge.ws.FrameReading.request;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.eventlog.RecordMapper;
import org.onehall.playingzone.command.EntryCommands.CorrectPlayer;
import org.onehall.playingzone.command.EntryCommands.EnterPlayers;
import org.onehall.playingzone.command.EntryCommands.MovePlayer;
import org.onehall.playingzone.command.EntryCommands.ReturnPlayer;
import org.onehall.playingzone.command.EntryCommands.SetAbsence;
import org.onehall.playingzone.command.EntryCommands.SetLineUp;
import org.onehall.playingzone.command.EntryCommands.WithdrawPlayer;
import org.onehall.playingzone.command.ScheduleCommands.CancelBoard;
import org.onehall.playingzone.command.ScheduleCommands.PlanRound;
import org.onehall.playingzone.command.ScheduleCommands.PublishPairings;
import org.onehall.playingzone.command.ScheduleCommands.RemoveRound;
import org.onehall.playingzone.command.ScheduleCommands.RepairPairing;
import org.onehall.playingzone.command.ScheduleCommands.SetPairings;
import org.onehall.playingzone.command.StaffCommands.AddVenue;
import org.onehall.playingzone.command.StaffCommands.AppointOfficial;
import org.onehall.playingzone.command.StaffCommands.DismissOfficial;
import org.onehall.playingzone.command.StaffCommands.RemoveVenue;
import org.onehall.playingzone.command.StaffCommands.RenameVenue;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.Entrant;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.types.v1.Role;

/** The commands that change a competition after it was loaded, as the contract has them. */
final class CompetitionFrames {
    private static final String SOON = "1790000000000";

    private CompetitionFrames() {}

    static void areRead() {
        entriesAreRead();
        officialsAndVenuesAreRead();
        roundsAreRead();
    }

    private static void entriesAreRead() {
        var mia = Entrant.newBuilder()
                .setPlayer(Player.newBuilder()
                        .setPlayerId("p1")
                        .setName("Mia")
                        .setRating(2100)
                        .setVenueId("rome")
                        .setFederation("ITA"))
                .setStartNumber(7)
                .setSex("w")
                .setTitle("WFM")
                .setNumber("812345")
                .setBirth("1990/12/31")
                .setAcceptedAt(RecordMapper.timestamp(Instant.ofEpochMilli(Long.parseLong(SOON))))
                .build();
        String fields = "\"player\":\"p1\",\"name\":\"Mia\",\"rating\":2100,\"venue\":\"rome\",\"federation\":\"ITA\","
                + "\"startNumber\":7,\"sex\":\"w\",\"title\":\"WFM\",\"number\":\"812345\",\"birth\":\"1990/12/31\","
                + "\"acceptedAt\":" + SOON;
        var leo = Entrant.newBuilder()
                .setPlayer(Player.newBuilder().setName("Leo").setVenueId("rome"))
                .build();
        assertEquals(
                new EnterPlayers(List.of(mia, leo), Optional.of(ByeKind.BYE_KIND_HALF), "late"),
                request(
                        "enterPlayers",
                        "{\"players\":[{" + fields
                                + "},{\"name\":\"Leo\",\"venue\":\"rome\"}],\"missed\":\"HALF\",\"reason\":\"late\"}"));
        assertEquals(
                new CorrectPlayer(mia, "typing error"),
                request("correctPlayer", "{" + fields + ",\"reason\":\"typing error\"}"));
        assertEquals(
                new WithdrawPlayer("p1", 3, "ill"),
                request("withdrawPlayer", "{\"player\":\"p1\",\"round\":3,\"reason\":\"ill\"}"));
        assertEquals(
                new ReturnPlayer("p1", 4, "well"),
                request("returnPlayer", "{\"player\":\"p1\",\"round\":4,\"reason\":\"well\"}"));
        assertEquals(
                new SetAbsence("p1", 4, Optional.of(ByeKind.BYE_KIND_ZERO), "exam"),
                request("setAbsence", "{\"player\":\"p1\",\"round\":4,\"kind\":\"ZERO\",\"reason\":\"exam\"}"));
        assertEquals(
                new SetAbsence("p1", 4, Optional.empty(), "no exam"),
                request("setAbsence", "{\"player\":\"p1\",\"round\":4,\"reason\":\"no exam\"}"));
        assertEquals(
                new MovePlayer("p1", "milan", 4, "train"),
                request("movePlayer", "{\"player\":\"p1\",\"venue\":\"milan\",\"round\":4,\"reason\":\"train\"}"));
        assertEquals(
                new SetLineUp("a", List.of("p1", "p2"), "p2", "agreed"),
                request(
                        "setLineUp",
                        "{\"team\":\"a\",\"players\":[\"p1\",\"p2\"],\"captain\":\"p2\",\"reason\":\"agreed\"}"));
    }

    private static void officialsAndVenuesAreRead() {
        var lca = Official.newBuilder()
                .setOfficialId("lca2")
                .setName("Ada")
                .setRole(Role.ROLE_LOCAL_CHIEF_ARBITER)
                .setVenueId("oslo")
                .build();
        String fields = "\"official\":\"lca2\",\"name\":\"Ada\",\"role\":\"LOCAL_CHIEF_ARBITER\"";
        assertEquals(
                new AppointOfficial(lca, "812345", "lca1", "ill"),
                request(
                        "appointOfficial",
                        "{" + fields + ",\"venue\":\"oslo\",\"number\":\"812345\",\"replaces\":\"lca1\","
                                + "\"reason\":\"ill\"}"));
        assertEquals(
                new DismissOfficial("fa1", "left"),
                request("dismissOfficial", "{\"official\":\"fa1\",\"reason\":\"left\"}"));
        var oslo = Venue.newBuilder()
                .setVenueId("oslo")
                .setName("Oslo")
                .setTimeZone("Europe/Oslo")
                .build();
        String venue = "\"venue\":\"oslo\",\"name\":\"Oslo\",\"timeZone\":\"Europe/Oslo\",\"reason\":\"more room\"";
        assertEquals(
                new AddVenue(oslo, List.of(lca), "more room"),
                request("addVenue", "{" + venue + ",\"officials\":[{" + fields + "}]}"));
        assertEquals(new RenameVenue(oslo, "more room"), request("renameVenue", "{" + venue + "}"));
        assertEquals(
                new RemoveVenue("oslo", "flood"), request("removeVenue", "{\"venue\":\"oslo\",\"reason\":\"flood\"}"));
    }

    private static void roundsAreRead() {
        assertEquals(
                new PlanRound(
                        2,
                        Optional.of(Instant.ofEpochMilli(Long.parseLong(SOON))),
                        Optional.of(true),
                        OptionalInt.of(518),
                        "late train"),
                request(
                        "planRound",
                        "{\"round\":2,\"startsAt\":" + SOON
                                + ",\"chess960\":true,\"position\":518,\"reason\":\"late train\"}"));
        assertEquals(
                new PlanRound(2, Optional.empty(), Optional.empty(), OptionalInt.empty(), ""),
                request("planRound", "{\"round\":2}"));
        assertEquals(
                new PlanRound(2, Optional.empty(), Optional.of(false), OptionalInt.empty(), ""),
                request("planRound", "{\"round\":2,\"chess960\":false}"));
        assertEquals(new RemoveRound(2, "too late"), request("removeRound", "{\"round\":2,\"reason\":\"too late\"}"));
        assertEquals(
                new SetPairings(
                        2,
                        List.of(Pairing.newBuilder()
                                .setBoard(1)
                                .setWhiteId("p1")
                                .setBlackId("p2")
                                .build()),
                        List.of("p3"),
                        "",
                        List.of(Bye.newBuilder()
                                .setPlayerId("p4")
                                .setKind(ByeKind.BYE_KIND_HALF)
                                .build())),
                request(
                        "setPairings",
                        "{\"round\":2,\"pairings\":[{\"board\":1,\"white\":\"p1\",\"black\":\"p2\"}],"
                                + "\"byes\":[\"p3\"],\"otherByes\":[{\"player\":\"p4\",\"kind\":\"HALF\"}]}"));
        assertEquals(new PublishPairings(2), request("publishPairings", "{\"round\":2}"));
        assertEquals(
                new RepairPairing(2, 3, "p1", "p2", "wrong list"),
                request(
                        "repairPairing",
                        "{\"round\":2,\"board\":3,\"white\":\"p1\",\"black\":\"p2\",\"reason\":\"wrong list\"}"));
        assertEquals(
                new CancelBoard(
                        2,
                        3,
                        List.of(Bye.newBuilder()
                                .setPlayerId("p1")
                                .setKind(ByeKind.BYE_KIND_ALLOCATED)
                                .build()),
                        "ill"),
                request(
                        "cancelBoard",
                        "{\"round\":2,\"board\":3,\"byes\":[{\"player\":\"p1\",\"kind\":\"ALLOCATED\"}],"
                                + "\"reason\":\"ill\"}"));
    }
}
