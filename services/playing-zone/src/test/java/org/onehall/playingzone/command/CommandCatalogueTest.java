package org.onehall.playingzone.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.command.GameCommands.Resign;

class CommandCatalogueTest {
    /** The command names that pages, scripts and programs of a hall send; removing a name breaks them. */
    private static final String NAMES = """
        acceptDraw acceptHelper acknowledgeCall addVenue adjustForHelp admitAssistant allowEarlyOffers
        answerAlert answerCall answerLeave answerQuestion appointOfficial approveResult askClockTimes askLeave
        askQuestion callArbiter cancelBoard cancelPreMove changeResult checkIn claimDraw closeFailedPause closeIncident
        closePersonIncident closeRound closeVenue compensateFailedPause confirmEnvelope confirmIncident
        confirmProcedures confirmReport confirmReproduced confirmResult confirmSealed correctPlayer decideAppeal
        decideDisconnection declareDraw declineDraw delegateDecision dismissAssistant dismissHelper
        dismissOfficial enterPlayers excludeSeat fileAppeal fileAppealFor holdStart issueCode issueRoundCodes
        movePlayer nameAssistant offerDraw openIncident openPersonIncident openRound openVenue order
        orderSealing penalise planRound play propose publishPairings queuePreMove recordAbsence recordBag
        recordCheck recordCommunication recordFailedPause recordFee recordInspection recordInternetTest
        recordIrregularity recordMedical recordPermission recordPresence recordStaff registerDevice removeRound
        removeVenue renameVenue repairPairing replay reportCamera resign restorePosition resumeAdjourned returnPlayer
        reverseColours reverseForfeit sealMove setAbsence setLineUp setPairings shutOut signReport
        takeBackIrregularity takeCopy takeTimeSheet tellPlayers tickDuty tickMeasure waiveDefault withdraw
        withdrawPlayer withdrawRuling
        """;

    @Test
    void everyCommandThatFramesMayNameIsThere() {
        assertEquals(
                new TreeSet<>(Arrays.asList(NAMES.strip().split("\\s+"))),
                Families.catalogue().names());
    }

    @Test
    void twoFamiliesThatClaimOneNameAreRefused() {
        var refused = assertThrows(
                IllegalStateException.class,
                () -> new CommandCatalogue(List.of(new GameCommands(), claiming("resign", GiveUp.class))));
        assertEquals("two families of commands claim the name resign", refused.getMessage());
        assertTrue(new CommandCatalogue(List.of(new GameCommands(), claiming("giveUp", GiveUp.class)))
                .names()
                .contains("giveUp"));
    }

    @Test
    void twoFamiliesThatClaimOneCommandAreRefused() {
        var refused = assertThrows(
                IllegalStateException.class,
                () -> new CommandCatalogue(List.of(new GameCommands(), claiming("giveUp", Resign.class))));
        assertEquals("two families of commands claim " + Resign.class.getName(), refused.getMessage());
    }

    @Test
    void aCommandIsSentByTheFamilyThatClaimsIt() {
        CommandCatalogue catalogue =
                new CommandCatalogue(List.of(new GameCommands(), claiming("giveUp", GiveUp.class)));
        assertEquals(new Answer.Unavailable(), catalogue.send(new GiveUp(), null));
        assertThrows(IllegalStateException.class, () -> catalogue.send(() -> Owner.GAME, null));
    }

    @Test
    void aHallWithoutCommandsDoesNotStart() {
        assertThrows(IllegalStateException.class, () -> new CommandCatalogue(List.of()));
    }

    @Test
    void everyCommandIsOfOneFamily() {
        List<Family> families = Families.all();
        List<Class<?>> commands = families.stream()
                .flatMap(family -> Arrays.stream(family.type().getPermittedSubclasses()))
                .toList();
        assertEquals(
                commands.size(),
                new TreeSet<>(commands.stream().map(Class::getName).toList()).size());
        assertTrue(commands.size() >= 90, () -> commands.size() + " commands");
        for (Class<?> command : commands)
            assertEquals(
                    1,
                    families.stream()
                            .filter(family -> family.type().isAssignableFrom(command))
                            .count(),
                    command.getName());
    }

    private record GiveUp() implements Command {
        @Override
        public Owner owner() {
            return Owner.GAME;
        }
    }

    private static Family claiming(String name, Class<? extends Command> type) {
        return new Family() {
            @Override
            public Class<? extends Command> type() {
                return type;
            }

            @Override
            public Map<String, Reading> readings() {
                return Map.of(name, _ -> new Resign());
            }

            @Override
            public Answer send(Command command, Sending sending) {
                return new Answer.Unavailable();
            }
        };
    }
}
