package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** Other players, or exchanged colours, until the first move (LAW 6.6); the board's game is void as by OCR 18.9 c. */
class ChangedPairingTest {
    private static final Seat WHITES = new Seat("p-white", "White Player", "rome", 2400);
    private static final Seat BLACKS = new Seat("p-black", "Black Player", "milan", 2300);
    private static final Seat NEW = new Seat("p-new", "New Player", "bari", 2000);
    private static final Actor NEWCOMER = Actor.seat("p-new", "bari", KEY, "WHITE");

    private static RepairCommand.ChangePlayers change(Seat white, Seat black) {
        return new RepairCommand.ChangePlayers(BOARD, white, black, "Wrong colours in the list");
    }

    private static final RepairCommand.ChangePlayers SWAP = change(BLACKS, WHITES);
    private static final RepairCommand.ChangePlayers REPLACE = change(NEW, BLACKS);

    private static Scenario<Command, Event, BoardState> moved() {
        return started()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(5))
                .accepted();
    }

    @Test
    void coloursAreExchangedBeforeAndAfterTheStart() { // LAW 6.6, OCR 18.9 c
        for (Scenario<Command, Event, BoardState> board : List.of(created(), started())) {
            board.when(SWAP, SERVICE, T0.plusSeconds(30)).accepted();
            assertEquals(
                    new Event.GameVoided(1, "Wrong colours in the list", "LAW 6.6"),
                    board.events().getFirst());
            var restarted = (Event.GameRestarted) board.events().getLast();
            assertTrue(restarted.pairedAgain());
            assertEquals(Optional.empty(), restarted.replaced());
            assertEquals(2, board(board).attempt());
            assertEquals(Phase.CREATED, board(board).phase());
            assertEquals(new BySide<>(BLACKS, WHITES), board(board).seats());
            assertEquals(
                    Duration.ofSeconds(5430),
                    board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(30)),
                    "both clocks are at their start");
        }
    }

    @Test
    void playersWhoAreThereStayPresentAtTheirNewSeats() { // DEC-13, LAW 6.6
        var board = created()
                .when(arrival(Side.WHITE), SERVICE, T0)
                .when(SWAP, SERVICE, T0.plusSeconds(1))
                .accepted();
        assertTrue(board(board).attendance().person(Side.BLACK).isHere());
        assertFalse(board(board).attendance().person(Side.WHITE).isHere());
    }

    @Test
    void nothingIsKnownOfAPlayerWhoComesIn() { // LAW 6.6, OCR 16.11, DEC-26
        var board = started().when(REPLACE, SERVICE, T0.plusSeconds(30)).accepted();
        assertEquals(new BySide<>(NEW, BLACKS), board(board).seats());
        assertEquals(
                Optional.of(Side.WHITE), ((Event.GameRestarted) board.events().getLast()).replaced());
        assertEquals(Attendance.Person.UNSEEN, board(board).attendance().person(Side.WHITE));
        assertTrue(board(board).attendance().person(Side.BLACK).isHere());
        assertEquals(BySide.both(List.of()), board(board).cleared(), "the checks are made again");
        board.when(START, SERVICE, T0.plusSeconds(40)).refused(DEVICE_CHECK_MISSING);
    }

    @Test
    void theAssistantOfAReplacedPlayerGoesToo() { // APP-III 1, LAW 6.6
        var named = created()
                .when(
                        new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "Ada Aide", Language.IT),
                        Actor.official("lo-rome", Role.LOCAL_ORGANISER, "rome"),
                        T0.minusSeconds(600))
                .accepted();
        String id = board(named)
                .attendance()
                .person(Side.WHITE)
                .assistant()
                .orElseThrow()
                .id();
        var board = named.when(REPLACE, SERVICE, T0.plusSeconds(30)).accepted();
        assertTrue(board.events().contains(new Event.AssistantDismissed(Side.WHITE, id, REPLACE.reason())));
    }

    @Test
    void aReplacedPlayerHasNoSeatAnyMore() { // LAW 1.1, LAW 6.6
        var board = start(created().when(REPLACE, SERVICE, T0.minusSeconds(600)));
        board.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(5))
                .refused(FORBIDDEN_SEAT)
                .when(play(Side.WHITE, "e2e4"), NEWCOMER, T0.plusSeconds(6))
                .accepted();
        var back = start(created()
                .when(REPLACE, SERVICE, T0.minusSeconds(600))
                .when(change(WHITES, BLACKS), SERVICE, T0.minusSeconds(500)));
        back.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(5)).accepted();
        start(created().when(SWAP, SERVICE, T0.minusSeconds(600)))
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(5))
                .refused(FORBIDDEN_SEAT);
    }

    @Test
    void whicheverCameFirstInTheLogHolds() { // LAW 6.6
        moved().when(SWAP, SERVICE, T0.plusSeconds(5)).refused(MOVE_PLAYED);
        started()
                .when(SWAP, SERVICE, T0.plusSeconds(5))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(5))
                .refused(FORBIDDEN_SEAT);
        started()
                .when(change(WHITES, NEW), SERVICE, T0.plusSeconds(5))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(5))
                .refused(GAME_NOT_STARTED);
    }

    @Test
    void aGameThatIsOverOrWaitsForADecisionIsNotTouched() { // OCR 18.9, OCR 5.1
        started()
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(1))
                .when(SWAP, SERVICE, T0.plusSeconds(2))
                .refused(GAME_ENDED);
        started()
                .when(new Command.NoteDisconnection(BOARD, Side.BLACK, "c", true), SERVICE, T0.plusSeconds(1))
                .when(SWAP, SERVICE, T0.plusSeconds(2))
                .refused(CASE_OPEN);
        started().when(SWAP, SERVICE, T0.plusSeconds(6000)).refused(FLAG_FALLEN);
        created().when(SWAP, LCA_ROME, T0).refused(FORBIDDEN_ROLE);
        created()
                .when(new RepairCommand.ChangePlayers(BOARD, BLACKS, WHITES, " "), SERVICE, T0)
                .refused(REASON_MISSING);
    }

    @Test
    void oneThingChangesAtATime() { // LAW 6.6
        for (RepairCommand.ChangePlayers other :
                List.of(change(WHITES, BLACKS), change(NEW, WHITES), change(BLACKS, NEW)))
            created().when(other, SERVICE, T0).refused(SEATS_DIFFER);
    }

    private static final RepairCommand.CancelBoard CANCEL = new RepairCommand.CancelBoard(BOARD, "Paired by mistake");

    @Test
    void aBoardIsCancelledBeforeAndAfterTheStart() { // LAW 6.6, OCR 18.9 c
        for (Scenario<Command, Event, BoardState> board : List.of(created(), started())) {
            board.when(CANCEL, SERVICE, T0.plusSeconds(30))
                    .then(new Event.GameVoided(1, "Paired by mistake", "LAW 6.6", true));
            assertEquals(Phase.CANCELLED, board(board).phase());
            assertEquals(Optional.empty(), board(board).clocks().running(), "no flag falls any more");
        }
    }

    @Test
    void aCancelledBoardRefusesWhateverPeopleDoAndTakesNoNoticeOfReports() { // LAW 6.6
        for (Command command : List.<Command>of(
                START,
                play(Side.WHITE, "e2e4"),
                new ResultCommand.Resign(BOARD, Side.WHITE),
                new ClockCommand.Pause(BOARD, "x"),
                SWAP,
                CANCEL))
            for (Actor actor : List.of(WHITE, LCA_ROME, SERVICE))
                started()
                        .when(CANCEL, SERVICE, T0.plusSeconds(30))
                        .when(command, actor, T0.plusSeconds(40))
                        .refused(BOARD_CANCELLED);
        started()
                .when(CANCEL, SERVICE, T0.plusSeconds(30))
                .when(new Command.NoteDisconnection(BOARD, Side.WHITE, "c", true), SERVICE, T0.plusSeconds(40))
                .then();
    }

    @Test
    void theAssistantsOfACancelledBoardGo() { // APP-III 1, LAW 6.6
        var named = created()
                .when(
                        new AssistanceCommand.NameAssistant(BOARD, Side.BLACK, "Ada Aide", Language.IT),
                        Actor.official("lo-milan", Role.LOCAL_ORGANISER, "milan"),
                        T0.minusSeconds(600))
                .when(CANCEL, SERVICE, T0)
                .accepted();
        assertTrue(named.events().stream().anyMatch(Event.AssistantDismissed.class::isInstance));
    }

    @Test
    void whatKeepsAPairingKeepsTheBoard() { // LAW 6.6, OCR 5.1, OCR 18.9
        moved().when(CANCEL, SERVICE, T0.plusSeconds(6)).refused(MOVE_PLAYED);
        started()
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(1))
                .when(CANCEL, SERVICE, T0.plusSeconds(2))
                .refused(GAME_ENDED);
        started()
                .when(new Command.NoteDisconnection(BOARD, Side.BLACK, "c", true), SERVICE, T0.plusSeconds(1))
                .when(CANCEL, SERVICE, T0.plusSeconds(2))
                .refused(CASE_OPEN);
        started().when(CANCEL, SERVICE, T0.plusSeconds(6000)).refused(FLAG_FALLEN);
        created().when(CANCEL, LCA_ROME, T0).refused(FORBIDDEN_ROLE);
        created().when(new RepairCommand.CancelBoard(BOARD, " "), SERVICE, T0).refused(REASON_MISSING);
    }

    /** One way to each refusal that only a changed pairing gets. */
    static Map<GameRefusal, Supplier<Scenario<Command, Event, BoardState>>> ways() {
        Map<GameRefusal, Supplier<Scenario<Command, Event, BoardState>>> ways = new EnumMap<>(GameRefusal.class);
        ways.put(MOVE_PLAYED, () -> moved().when(SWAP, SERVICE, T0.plusSeconds(6)));
        ways.put(BOARD_CANCELLED, () -> created().when(CANCEL, SERVICE, T0).when(START, SERVICE, T0));
        ways.put(SEATS_DIFFER, () -> created().when(change(WHITES, BLACKS), SERVICE, T0));
        return ways;
    }
}
