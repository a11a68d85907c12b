package org.onehall.competition.domain;

import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.testkit.AuthorityMatrix;

/** The authority matrix for a competition (regulations §5): its first board is between Rome and Milan. */
class AuthorityTest {
    private static void holds(
            String action, Scenario<Command, Event, CompetitionState> competition, Command... commands) {
        for (Command command : commands)
            AuthorityMatrix.holds(
                    action,
                    "rome",
                    ID + "/1/1",
                    "WHITE",
                    actor -> new CompetitionDecider()
                            .decide(new Submitted<>(command, actor, "r", T0, T0), competition.state()));
    }

    @Test
    void theRegulationsArePublishedByTheOrganiserAndRoundsAlsoByTheChiefArbiter() { // DEC-21
        holds("LOAD_COMPETITION", empty(), load());
        holds("OPEN_ROUND", loaded(), new Command.OpenRound(ID, 1, 518));
    }

    @Test
    void whatIsChangedAfterLoadingIsForTheOrganiserAndTheChiefArbiter() { // DEC-21
        holds("ENTER_PLAYERS", unpaired(), enter(entrant("n1", "Bo Viola", "rome")), withdraw("r1", 1));
        holds("ENTER_PLAYERS", unpaired(), bye("r1", 1, ByeKind.HALF), giveBack("r1", 1));
        holds("ARRANGE_PLAYERS", unpaired(), move("r1", "milan", 1));
        holds("APPOINT_OFFICIALS", unpaired(), new StaffCommand.DismissOfficial(ID, "rome-lca", WHY));
        holds("SET_UP_VENUES", unpaired(), oslo(), new StaffCommand.RemoveVenue(ID, "rome", WHY));
        holds("PLAN_ROUND", unpaired(), plan(1), new ScheduleCommand.RemoveRound(ID, 2, WHY));
        holds(
                "SET_PAIRINGS",
                unpaired(),
                pair(1, new Pairing(1, "r1", "m1")),
                new ScheduleCommand.PublishPairings(ID, 1));
        holds("REPAIR_PAIRING", open(), new ScheduleCommand.RepairPairing(ID, 1, 1, "m1", "r1", WHY));
    }

    @Test
    void resultsAreApprovedByTheLocalChiefArbitersOfTheVenuesAndRoundsByTheChiefArbiter() { // DEC-21, OCR 17.11, LAW
        // 8.7
        holds("APPROVE_RESULT", open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0), approve(1));
        holds(
                "CONFIRM_RESULT",
                open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0),
                new Command.ConfirmResult(ID, 1, 1, Side.WHITE, true));
        holds("CLOSE_ROUND", open(), new Command.CloseRound(ID, 1));
    }

    @Test
    void reportsAreSignedByTheLocalChiefArbitersForTheirVenuesAndByTheChiefArbiterForTheRound() { // DEC-21, OCR 18.3
        holds("SIGN_VENUE_REPORT", allApproved(), sign(1, "rome"));
        holds("SIGN_ROUND_REPORT", signed(), sign(1, ""));
    }

    @Test
    void whatOneServiceTellsAnotherNobodyElseDoes() {
        holds(
                "SYSTEM",
                open(),
                note(1, 1, Result.WHITE_WINS),
                new Command.WithdrawResult(ID, 1, 1, "taken back", "DEC-14"),
                new Command.ApplyPenalty(
                        ID,
                        "r",
                        "OCR 18.4.5",
                        1,
                        1,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        false,
                        ""));
    }
}
