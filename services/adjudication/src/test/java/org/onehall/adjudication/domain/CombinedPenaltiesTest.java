package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.regulations.Points;

/** Several penalties in one ruling, and which of them exclude each other (OCR 18.4). */
class CombinedPenaltiesTest {
    @Test
    void aLossAFineAndAnExclusionAreOneRuling() { // OCR 18.4, OCR 17.3
        var all = only(
                playing().when(penalise(List.of(item(WARNING), item(GAME_LOST), item(FINE), item(EXCLUSION))), CA, T0));
        assertEquals(4, all.items().size());
        assertEquals("OCR 18.4", new AdjudicationDecider().rule(all));
    }

    @Test
    void oneInvalidPartAndNothingIsImposed() { // OCR 18.4
        for (PenaltyItem invalid : List.of(
                PenaltyItem.fine("SHOES"),
                PenaltyItem.exclusion(List.of(1)),
                PenaltyItem.time(REDUCE_TIME_OF_OFFENDER, Optional.empty()))) {
            var board = playing().when(penalise(List.of(item(WARNING), invalid)), CA, T0);
            assertEquals(List.of(), board.events());
            assertEquals(List.of(), board.state().rulings());
        }
    }

    @Test
    void whatHasNoMeaningTogetherIsRefused() { // OCR 18.4
        for (List<PenaltyKind> pair : List.of(
                List.of(ADD_TIME_TO_OPPONENT, GAME_LOST),
                List.of(REDUCE_TIME_OF_OFFENDER, EXPULSION),
                List.of(EXCLUSION, EXPULSION),
                List.of(LOWER_SCORE_OF_OFFENDER, GAME_LOST)))
            playing()
                    .when(penalise(pair.stream().map(Boards::item).toList()), CA, T0)
                    .refused(PENALTIES_CONTRADICT);
        playing()
                .when(penalise(List.of(item(GAME_LOST), item(EXPULSION))), CA, T0)
                .accepted();
    }

    @Test
    void onlyWhatAPenaltyNeedsIsKept() { // OCR 18.4
        var warning = new PenaltyItem(
                WARNING,
                Optional.of(Duration.ofHours(2)),
                Optional.of(Points.of("2")),
                Optional.of("SHOES"),
                Optional.empty(),
                List.of(9));
        assertEquals(
                List.of(item(WARNING)),
                only(playing().when(penalise(List.of(warning)), CA, T0)).items());
    }
}
