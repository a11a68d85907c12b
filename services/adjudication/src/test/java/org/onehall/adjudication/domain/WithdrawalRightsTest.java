package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.WithdrawalRefusal.*;
import static org.onehall.adjudication.domain.WithdrawnRulings.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;

/** Who may take a ruling back, and how often. */
class WithdrawalRightsTest {
    @Test
    void whatTheChiefArbiterRuledOnlyHeTakesBack() { // DEC-21
        warned().when(byTheChiefArbiter(WARNING), FLOOR_BARI, T0)
                .refused(RULED_ABOVE)
                .when(byTheChiefArbiter(WARNING), CA, T0)
                .accepted();
        warned().when(withdraw(WARNING), FLOOR_BARI, T0).refused(RULED_ABOVE);
        warned().when(withdraw(WARNING), BLACK, T0)
                .refused(FORBIDDEN_ROLE)
                .when(withdraw(WARNING), LTA_BARI, T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void ofTwoArbitersAtOnceOneTakesItBackAndTheOtherIsTold() { // OCR 18.3
        var command = new Command.WithdrawRuling(
                BOARD,
                FIRST,
                List.of(WARNING),
                "not he",
                1,
                Optional.of(Role.LOCAL_CHIEF_ARBITER),
                known(Optional.empty()),
                List.of());
        var first = warned().when(command, LCA_BARI, T0).accepted();
        var refused = (Decision.Refused<Event>)
                new AdjudicationDecider().decide(new Submitted<>(command, CA, "r", T0, T0), first.state());
        assertEquals(RULED_MEANWHILE, refused.refusal());
        assertTrue(
                refused.refusal().text(refused.details()).contains("withdrawal of ruling 1, black: warning"),
                refused.details()::toString);
    }

    @Test
    void twiceIsTooOftenAndTheFirstIsNamed() { // OCR 18.3
        var twice = (Decision.Refused<Event>) new Boards.Seeing()
                .decide(
                        new Submitted<>(withdraw(WARNING), CA, "r", T0, T0),
                        warned().when(withdraw(WARNING), CA, T0).accepted().state());
        assertTrue(
                twice.refusal().text(twice.details()).startsWith("Ruling 2 of this board"), twice.details()::toString);
    }
}
