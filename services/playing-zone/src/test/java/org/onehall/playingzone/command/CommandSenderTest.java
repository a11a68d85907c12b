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
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.DiskRoom;
import org.onehall.house.Refused;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.rights.Viewer;

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
        var sender = new CommandSender(Families.catalogue());
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
        rounds.hall = new LiveHall(null, null, null, null);
        var sender = new CommandSender(new CommandCatalogue(List.of(rounds)));
        var viewer = new Viewer(Actor.official("ca", Role.CHIEF_ARBITER, ""), "Ada");
        assertEquals(Optional.empty(), rounds.hall.tooFullForARound());
        rounds.hall.disk(new DiskRoom(Path.of("/srv/hall"), 500L << 20, 1L << 40));
        assertEquals(Optional.empty(), rounds.hall.tooFullForARound());
        rounds.hall.disk(new DiskRoom(Path.of("/srv/hall"), 499L << 20, 1L << 40));
        assertEquals(
                Answer.refused(ZoneRefusal.DISK_NEARLY_FULL, Map.of("free", "499 MB")),
                carriedOut(sender, viewer, "11111111-2222", new RoundCommands.OpenRound(2)));
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
