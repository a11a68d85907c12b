package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Penalties of time on one clock or both (OCR 18.4.2, OCR 18.4.3). */
class TimePenaltiesTest {
    @Test
    void timePenaltiesRunFromOneSecondToSixtyMinutes() { // OCR 18.4.2, OCR 18.4.3
        for (Duration fine : List.of(Duration.ofSeconds(1), Duration.ofMinutes(60)))
            playing().when(reduced(Optional.of(fine)), LCA_BARI, T0).accepted();
        for (Optional<Duration> wrong : List.<Optional<Duration>>of(
                Optional.empty(),
                Optional.of(Duration.ZERO),
                Optional.of(Duration.ofSeconds(-5)),
                Optional.of(Duration.ofMinutes(60).plusMillis(1))))
            playing().when(reduced(wrong), LCA_BARI, T0).refused(TIME_OUT_OF_RANGE);
    }

    @Test
    void timeIsOfTheGameInProgressOnly() { // OCR 18.4.2, OCR 18.4.3
        for (PenaltyKind kind : List.of(ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER))
            for (var notPlaying : List.of(created(), over()))
                notPlaying.when(penalise(kind), CA, T0).refused(GAME_NOT_IN_PROGRESS);
    }

    @Test
    void anAdjournedGameKeepsItsClocksUntilItGoesOnWhateverElseIsRuled() { // ADJ I.5, OCR 18.4.2, OCR 18.4.3
        for (PenaltyKind kind : List.of(ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER)) {
            playing().given(adjourned()).when(penalise(kind), CA, T0).refused(CLOCKS_ADJOURNED);
            playing()
                    .given(adjourned())
                    .when(penalise(List.of(item(WARNING), item(kind))), CA, T0)
                    .refused(CLOCKS_ADJOURNED);
            playing()
                    .given(adjourned(), noted(1, true, false))
                    .when(penalise(kind), CA, T0)
                    .accepted();
        }
        for (PenaltyKind kind : List.of(WARNING, GAME_LOST))
            playing().given(adjourned()).when(penalise(kind), CA, T0).accepted();
    }

    @Test
    void timeOfBothClocksIsOneRuling() { // OCR 18.4.2, OCR 18.4.3
        playing()
                .when(penalise(List.of(item(REDUCE_TIME_OF_OFFENDER), item(ADD_TIME_TO_OPPONENT))), FLOOR_BARI, T0)
                .then(imposed(1, 0, item(REDUCE_TIME_OF_OFFENDER), item(ADD_TIME_TO_OPPONENT)));
    }
}
