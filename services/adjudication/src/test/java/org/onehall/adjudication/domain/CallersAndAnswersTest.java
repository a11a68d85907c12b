package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;

/** Who calls an arbiter, and who answers. */
class CallersAndAnswersTest {
    @Test
    void aPlayerCallsAnArbiterToTheOwnSeat() { // OCR 19.1
        playing()
                .when(call(Side.BLACK), BLACK, T0)
                .then(called(1, Side.BLACK))
                .when(call(Side.WHITE), WHITE, T0)
                .then(called(2, Side.WHITE));
    }

    @Test
    void nobodyCallsForAnotherSeat() {
        for (Actor other : List.of(WHITE, BLACK_ELSEWHERE, LCA_BARI, CA, SERVICE))
            playing().when(call(Side.BLACK), other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void anAnsweredCallMakesRoomForTheNext() {
        playing()
                .when(call(Side.BLACK), BLACK, T0)
                .when(new Command.AnswerCall(BOARD + "/call-1", false, "nothing found"), LTA_BARI, T0)
                .then(new Event.CallAnswered(BOARD + "/call-1", false, "nothing found", false))
                .when(call(Side.BLACK), BLACK, T0)
                .then(called(2, Side.BLACK));
    }

    @Test
    void aCallIsAnsweredByArbitersOfTheCallersVenueOrTheChiefArbiter() { // OCR 19.1
        for (Actor arbiter : List.of(CA, LCA_BARI, LTA_BARI, FLOOR_BARI))
            playing()
                    .when(call(Side.BLACK), BLACK, T0)
                    .when(new Command.AnswerCall(BOARD + "/call-1", true, ""), arbiter, T0)
                    .accepted();
        for (Actor other : List.of(LCA_ROME, BLACK, WHITE, SERVICE))
            playing()
                    .when(call(Side.BLACK), BLACK, T0)
                    .when(new Command.AnswerCall(BOARD + "/call-1", true, ""), other, T0)
                    .refused(FORBIDDEN_ROLE);
    }
}
