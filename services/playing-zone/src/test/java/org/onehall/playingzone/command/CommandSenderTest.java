package org.onehall.playingzone.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.DiskRoom;
import org.onehall.house.Refused;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.competition.v1.CompetitionArchived;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.types.v1.EventHeader;

class CommandSenderTest {
    /** The move may be in the log: a player is never told that it was refused (ENG-1). */
    @ParameterizedTest
    @EnumSource(
            value = Status.Code.class,
            names = {
                "UNKNOWN",
                "UNAVAILABLE",
                "INTERNAL",
                "DEADLINE_EXCEEDED",
                "CANCELLED",
                "DATA_LOSS",
                "RESOURCE_EXHAUSTED"
            })
    void aCallWithoutADefiniteAnswerIsMadeAgain(Status.Code code) {
        assertInstanceOf(
                Answer.Unavailable.class,
                CommandSender.answer(code.toStatus().asRuntimeException(), "play", "trace-1"));
    }

    @Test
    void anotherCommandWithTheIdOfAnEarlierOneIsRefused() { // ENG-1
        var sender = new CommandSender(Families.catalogue(), hall());
        var viewer = new Viewer(Actor.official("ca", Role.CHIEF_ARBITER, ""), "Ada");
        assertEquals(
                Answer.refused(ZoneRefusal.NO_SEAT),
                carriedOut(sender, viewer, "11111111-2222", new GameCommands.Resign()));
        assertEquals(
                Answer.refused(ZoneRefusal.ID_TAKEN),
                carriedOut(sender, viewer, "11111111-2222", new GameCommands.OfferDraw()));
        assertEquals(
                Answer.refused(ZoneRefusal.NO_SEAT),
                carriedOut(sender, viewer, "11111111-2222", new GameCommands.Resign()));
        assertEquals(
                Answer.refused(ZoneRefusal.NO_SEAT),
                carriedOut(sender, viewer, "11111111-3333", new GameCommands.OfferDraw()));
    }

    @Test
    void noRoundIsOpenedWhileTheDiskHasTooLittleRoomForIt() {
        var rounds = new RoundCommands();
        rounds.hall = hall();
        var sender = new CommandSender(new CommandCatalogue(List.of(rounds)), rounds.hall);
        var viewer = new Viewer(Actor.official("ca", Role.CHIEF_ARBITER, ""), "Ada");
        assertEquals(Optional.empty(), rounds.hall.tooFullForARound());
        rounds.hall.disk(new DiskRoom(Path.of("/srv/hall"), 500L << 20, 1L << 40));
        assertEquals(Optional.empty(), rounds.hall.tooFullForARound());
        rounds.hall.disk(new DiskRoom(Path.of("/srv/hall"), 499L << 20, 1L << 40));
        assertEquals(
                Answer.refused(ZoneRefusal.DISK_NEARLY_FULL, Map.of("free", "499 MB")),
                carriedOut(sender, viewer, "11111111-2222", new RoundCommands.OpenRound(2)));
    }

    /** OCR 17.11: nothing is recorded, and nobody is let in to record it. A lost device is still shut out. */
    @Test
    void nothingChangesACompetitionInTheArchiveAndNobodyGetsACodeForIt() {
        LiveHall hall = hall();
        var codes = new CodeCommands();
        codes.hall = hall;
        var sender = new CommandSender(new CommandCatalogue(List.of(codes, new VisitorCommands())), hall);
        var viewer = new Viewer(Actor.official("ca", Role.CHIEF_ARBITER, "").of("demo"), "Ada");
        var code = new CodeCommands.IssueOfficialCode("nobody");
        List<Command> changes = List.of(
                code,
                new CodeCommands.IssueSeatCode("demo/1/1", Side.WHITE),
                new CodeCommands.IssueAssistantCode("demo/1/1", Side.WHITE),
                new CodeCommands.IssueRoundCodes(1),
                new VisitorCommands.RegisterDevice("rome", "device", "", true));
        assertEquals(Answer.refused(ZoneRefusal.NOBODY), carriedOut(sender, viewer, "11111111-0000", code));
        hall.read(h -> h.fold(CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("demo"))
                .setCompetitionArchived(CompetitionArchived.getDefaultInstance())
                .build()));
        for (Command change : changes)
            assertEquals(
                    Answer.refused(ZoneRefusal.COMPETITION_ARCHIVED),
                    carriedOut(sender, viewer, "11111111-" + (1000 + changes.indexOf(change)), change));
        assertEquals(
                Answer.refused(ZoneRefusal.NOBODY),
                carriedOut(sender, viewer, "11111111-2000", new CodeCommands.ShutOut("nobody")));
        var elsewhere = new Viewer(Actor.official("ca", Role.CHIEF_ARBITER, "").of("other"), "Ada");
        assertEquals(Answer.refused(ZoneRefusal.NOBODY), carriedOut(sender, elsewhere, "11111111-3000", code));
    }

    private static LiveHall hall() {
        return new LiveHall(null, null, null, null);
    }

    private static Answer carriedOut(CommandSender sender, Viewer viewer, String id, Command command) {
        return sender.carryOut(command, new Sending(viewer, "token", id, "name", "trace-1", OptionalInt.empty()));
    }

    /** A page with its own wording inserts the details itself (ENG-6). */
    @Test
    void aRefusalGoesOutWithWhatItsTextNames() {
        var answer = CommandSender.answer(
                Refused.status(ZoneRefusal.ROLE_NEEDED, Map.of("ruling", "black: warning")), "penalise", "trace-1");
        assertEquals(
                Map.of("ruling", "black: warning"),
                assertInstanceOf(Answer.Refused.class, answer).details());
        assertTrue(
                answer.frame("11111111-2222").contains("\"details\":{\"ruling\":\"black: warning\"}"),
                () -> answer.frame("11111111-2222"));
        assertFalse(Answer.refused(ZoneRefusal.NO_SEAT).frame("11111111-2222").contains("details"));
    }

    @Test
    void aMethodThatIsNotThereIsAFault() {
        assertEquals(
                Answer.fault("trace-1"),
                CommandSender.answer(Status.UNIMPLEMENTED.asRuntimeException(), "play", "trace-1"));
    }
}
