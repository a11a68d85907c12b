package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.AppealRefusal.*;
import static org.onehall.adjudication.domain.AppealedBoards.*;
import static org.onehall.adjudication.domain.Boards.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.regulations.Points;

/** Until when a player may appeal (FSSI gen-8, DEC-24, DEC-34). */
class AppealDeadlinesTest {
    @Test
    void theDeadlineIsInclusiveToTheSecondAndToTheMillisecond() { // DEC-24, FSSI gen-8 b
        var terms = terms(true, Optional.of(TEN), "0");
        over().when(file(terms), BLACK, Instant.parse("2026-11-21T16:52:10Z"))
                .then(new Event.AppealFiled(
                        APPEAL,
                        Side.BLACK,
                        "p-black",
                        Optional.empty(),
                        "My flag had not fallen",
                        Optional.of(END.plus(TEN)),
                        Points.of("0"),
                        "Jury"));
        for (String late : List.of("2026-11-21T16:52:10.001Z", "2026-11-21T16:52:11Z"))
            over().when(file(terms), BLACK, Instant.parse(late)).refused(DEADLINE_PASSED);
    }

    @Test
    void withoutADeadlineAnAppealIsInTimeDaysLater() { // DEC-34
        over().when(file(FREE), BLACK, END.plus(Duration.ofDays(3))).accepted();
    }

    @Test
    void againstARulingTheTimeCountsFromTheLaterOfItAndTheEndOfTheGame() { // OCR 17.11, FSSI gen-8 b
        var late = new AppealTerms(
                true,
                false,
                Optional.of(TEN),
                Points.of("0"),
                Points.of("0"),
                "",
                Optional.of(END.plusSeconds(60)),
                false,
                Optional.empty(),
                false);
        ruled().when(
                        file(Optional.of(RULING), "why", late),
                        BLACK,
                        END.plus(TEN).plusSeconds(60))
                .accepted();
        ruled().when(
                        file(Optional.of(RULING), "why", late),
                        BLACK,
                        END.plus(TEN).plusSeconds(61))
                .refused(DEADLINE_PASSED);
        var early = new AppealTerms(
                true,
                false,
                Optional.of(TEN),
                Points.of("0"),
                Points.of("0"),
                "",
                Optional.of(END.minusSeconds(3_600)),
                false,
                Optional.empty(),
                false);
        ruled().when(file(Optional.of(RULING), "why", early), BLACK, END.plus(TEN))
                .accepted();
        ruled().when(
                        file(Optional.of(RULING), "why", early),
                        BLACK,
                        END.plus(TEN).plusSeconds(1))
                .refused(DEADLINE_PASSED);
    }

    @Test
    void aTeamsTimeRunsFromTheEndOfTheMatchsLastBoard() { // FSSI gen-8 b
        Instant last = END.plus(Duration.ofHours(1));
        var going = ofMatch(Optional.empty(), true, Optional.empty());
        over().when(file(going), BLACK, END.plus(Duration.ofHours(3)))
                .then(new Event.AppealFiled(
                        APPEAL,
                        Side.BLACK,
                        "p-black",
                        Optional.empty(),
                        "My flag had not fallen",
                        Optional.empty(),
                        Points.of("0"),
                        "Jury"));
        var ended = ofMatch(Optional.of(last), false, Optional.empty());
        over().when(file(ended), BLACK, last.plus(TEN))
                .then(new Event.AppealFiled(
                        APPEAL,
                        Side.BLACK,
                        "p-black",
                        Optional.empty(),
                        "My flag had not fallen",
                        Optional.of(last.plus(TEN)),
                        Points.of("0"),
                        "Jury"));
        over().when(file(ended), BLACK, last.plus(TEN).plusSeconds(1)).refused(DEADLINE_PASSED);
        var ruledLater = ofMatch(Optional.of(last), false, Optional.of(last.plusSeconds(60)));
        ruled().when(
                        file(Optional.of(RULING), "why", ruledLater),
                        BLACK,
                        last.plus(TEN).plusSeconds(60))
                .accepted();
        ruled().when(
                        file(Optional.of(RULING), "why", ruledLater),
                        BLACK,
                        last.plus(TEN).plusSeconds(61))
                .refused(DEADLINE_PASSED);
    }

    private static AppealTerms ofMatch(Optional<Instant> ended, boolean goesOn, Optional<Instant> ruledAt) {
        return new AppealTerms(
                true, true, Optional.of(TEN), Points.of("0"), Points.of("0"), "Jury", ruledAt, false, ended, goesOn);
    }

    @Test
    void whileTheGameGoesOnThereIsTimeForAnAppealAgainstARuling() { // OCR 17.11
        playing()
                .when(penalise(PenaltyKind.WARNING), CA, T0)
                .when(
                        file(Optional.of(RULING), "why", terms(true, Optional.of(TEN), "0")),
                        BLACK,
                        T0.plus(Duration.ofHours(2)))
                .accepted();
    }
}
