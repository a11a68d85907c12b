package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectedBoards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.regulations.DisconnectionOption;

/** Penalties that are imposed with a decision about a disconnection (OCR 18.4). */
class DecisionPenaltiesTest {
    private static final PenaltyItem FIVE_MINUTES =
            PenaltyItem.time(PenaltyKind.ADD_TIME_TO_OPPONENT, Optional.of(Duration.ofMinutes(5)));

    @Test
    void whereThePlayerAnswersForTheConnectionTheDecisionMayHoldAPenalty() { // OCR 11.1, OCR 16.5
        var events = decidable()
                .when(
                        penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING), item(PenaltyKind.FINE)),
                        CA,
                        T0)
                .accepted()
                .events();
        assertEquals(RULING, ((Event.DisconnectionDecided) events.getFirst()).rulingId());
        var imposed = (Event.PenaltiesImposed) events.get(1);
        assertEquals(
                List.of(BOARD + "/ruling-2", Side.BLACK, "he pulled the cable", 1),
                List.of(imposed.rulingId(), imposed.offender(), imposed.reason(), imposed.warnings()));
        assertEquals(2, events.size(), "they wait until the decision is carried out");
    }

    @Test
    void penaltiesOfADecisionStandOrFallWithIt() { // OCR 11.1, OCR 18.4
        String penalties = BOARD + "/ruling-2";
        var applied = decidable()
                .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), CA, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .accepted();
        assertEquals(List.of(new Event.RulingApplied(RULING), new Event.RulingApplied(penalties)), applied.events());
        var refused = decidable()
                .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), CA, T0)
                .accepted()
                .when(new Command.NoteRuling(penalties, true, "", ""), SERVICE, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, false, "GAME_ENDED", "over"), SERVICE, T0)
                .accepted();
        assertEquals(
                List.of(RULING + " GAME_ENDED", penalties + " GAME_ENDED"),
                refused.events().stream()
                        .map(Event.RulingRefused.class::cast)
                        .map(one -> one.rulingId() + " " + one.code())
                        .toList());
        var again = refused.when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), CA, T0)
                .accepted()
                .events();
        assertEquals(1, ((Event.PenaltiesImposed) again.get(1)).warnings(), "the refused one counts for nothing");
    }

    @Test
    void nobodyIsPenalisedForAConnectionTheOrganiserAnswersFor() { // OCR 16.5/b
        for (DisconnectionOption option : DisconnectionOption.values())
            if (option != DisconnectionOption.NO_ACTION)
                decidable()
                        .when(penalised(option, false, item(PenaltyKind.WARNING)), CA, T0)
                        .refused(CONNECTION_NOT_OF_PLAYER)
                        .when(decide(option), CA, T0)
                        .accepted();
    }

    @Test
    void aPenaltyOfADecisionIsMadeWithItOrNotAtAll() { // OCR 18.9, OCR 18.4
        for (DisconnectionOption option : List.of(
                DisconnectionOption.RESUME,
                DisconnectionOption.RESTART,
                DisconnectionOption.LOSS,
                DisconnectionOption.DRAW))
            decidable().when(penalised(option, true, FIVE_MINUTES), CA, T0).refused(PENALTY_NOT_WITH_DECISION);
        for (PenaltyKind points : List.of(
                PenaltyKind.RAISE_SCORE_OF_OPPONENT,
                PenaltyKind.LOWER_SCORE_OF_OFFENDER,
                PenaltyKind.GAME_LOST,
                PenaltyKind.EXCLUSION,
                PenaltyKind.EXPULSION))
            decidable()
                    .when(penalised(DisconnectionOption.RESUME, true, item(points)), CA, T0)
                    .refused(PENALTY_NOT_WITH_DECISION);
        decidable()
                .when(
                        penalised(
                                DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING), item(PenaltyKind.WARNING)),
                        CA,
                        T0)
                .refused(PENALTY_TWICE)
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .accepted();
    }

    @Test
    void theDeputyLeavesThePenaltyOfADecisionToTheChiefArbiter() { // OCR 18.9, DEC-21
        decidable()
                .when(DELEGATE, CA, T0)
                .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), DEPUTY, T0)
                .refused(PENALTY_OF_CHIEF_ARBITER)
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0)
                .then(decided(1, DisconnectionOption.RESUME));
    }
}
