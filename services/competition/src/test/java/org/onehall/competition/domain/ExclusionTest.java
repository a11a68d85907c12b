package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Scenario;

class ExclusionTest {
    @Test
    void anExcludedPlayersBoardIsAForfeitWithoutAGame() { // OCR 18.4.8
        finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .then(new Event.PlayerExcluded("m1", RULING, "OCR 18.4.8", List.of(2), false, false))
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .then(
                        new Event.RoundOpened(2, rounds().getLast().pairings(), List.of(2), OptionalInt.empty()),
                        new Event.ResultNoted(
                                2, 2, Result.WHITE_WINS, Termination.FORFEIT, false, Optional.of(points("1", "0"))),
                        new Event.ResultApproved(2, 2, Optional.empty(), "OCR 18.4.8"));
        var both = finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .when(exclusion("r2", false, 2), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0);
        assertEquals(points("0", "0"), both.state().score(2, 2).orElseThrow().points());
        assertTrue(both.state().score(2, 1).isEmpty());
    }

    @Test
    void theRulingHasDecidedTheBoardOfWhoIsExcludedSoNobodyIsAskedToApproveIt() { // OCR 18.4.8, OCR 18.4.9, APP-I
        // A9, OCR 18.3, OCR 17.11
        for (String article : List.of("OCR 18.4.8", "OCR 18.4.9", "APP-I A9")) {
            var ban = new Command.ApplyPenalty(
                    ID,
                    RULING,
                    article,
                    1,
                    1,
                    Optional.empty(),
                    Optional.of(new Exclusion("m1", List.of(2), article.equals("OCR 18.4.9"))),
                    Optional.empty(),
                    false,
                    false,
                    "");
            var open = finished()
                    .when(ban, SERVICE, T0)
                    .accepted()
                    .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                    .accepted();
            assertTrue(open.state().score(2, 2).orElseThrow().approved(), article);
            assertEquals(
                    article, new CompetitionDecider().rule(new Event.ResultApproved(2, 2, Optional.empty(), article)));
            open.when(new Command.ApproveResult(ID, 2, 2, "1-0", List.of(), ""), CA, T0)
                    .refused(ALREADY_APPROVED)
                    .when(note(2, 1, Result.DRAW), SERVICE, T0)
                    .when(sign(2, "rome"), LCA_ROME, T0)
                    .refused(REPORT_NOT_APPROVED)
                    .when(new Command.ApproveResult(ID, 2, 1, "1/2-1/2", List.of(), ""), CA, T0)
                    .accepted()
                    .when(sign(2, "rome"), LCA_ROME, T0)
                    .accepted()
                    .when(sign(2, "milan"), LCA_MILAN, T0)
                    .accepted()
                    .when(sign(2, ""), CA, T0)
                    .accepted()
                    .when(new Command.CloseRound(ID, 2), CA, T0)
                    .accepted();
        }
        assertEquals("OCR 17.11", new CompetitionDecider().rule(new Event.ResultApproved(1, 1, Optional.empty())));
    }

    @Test
    void whoIsExpelledIsOutOfEveryRoundThatIsNotOpen() { // OCR 18.4.9
        finished()
                .when(exclusion("r1", true), SERVICE, T0)
                .then(new Event.PlayerExcluded("r1", RULING, "OCR 18.4.9", List.of(2), true, false))
                .when(new Command.OpenRound(ID, 2, 518), CA, T0);
    }

    @Test
    void whoWasExcludedPlaysAgainUnlessARoundWasOpenedWithoutHim() { // OCR 18.3, OCR 18.4.8, OCR 18.4.9
        for (boolean expelled : new boolean[] {false, true}) {
            var out = finished()
                    .when(expelled ? exclusion("m1", true) : exclusion("m1", false, 2), SERVICE, T0)
                    .accepted();
            var in = out.when(back(Optional.empty(), "m1"), SERVICE, T0)
                    .then(new Event.PlayerReadmitted("m1", "spring/1/1/ruling-2", "OCR 18.4", RULING, List.of(2)));
            assertEquals(
                    List.of(List.of(), false),
                    List.of(in.state().excluded("m1"), in.state().isExpelled("m1")));
            in.when(new Command.OpenRound(ID, 2, 518), CA, T0)
                    .then(new Event.RoundOpened(2, rounds().getLast().pairings(), List.of(), OptionalInt.empty()));
            in.when(back(Optional.empty(), "m1"), SERVICE, T0).refused(NOT_KEPT_OUT);
        }
        finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .accepted()
                .when(back(Optional.empty(), "m1"), SERVICE, T0)
                .refused(EXCLUSION_EFFECTED);
    }

    @Test
    void heIsLetInAgainForTheRoundsThatAreNotOpen() { // OCR 18.3, OCR 18.4.8, OCR 18.4.9
        for (boolean expelled : List.of(false, true)) {
            var out = threeRounds()
                    .when(expelled ? exclusion("m1", true) : exclusion("m1", false, 2, 3), SERVICE, T0)
                    .accepted()
                    .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                    .accepted()
                    .when(note(2, 1, Result.DRAW), SERVICE, T0)
                    .accepted();
            out.when(back(2, 3), SERVICE, T0).refused(EXCLUSION_EFFECTED);
            var in = out.when(expelled ? back() : back(3), SERVICE, T0)
                    .then(new Event.PlayerReadmitted("m1", "spring/1/1/ruling-2", "OCR 18.4", RULING, List.of(3)));
            assertEquals(
                    List.of(List.of(2), false),
                    List.of(in.state().excluded("m1"), in.state().isExpelled("m1")),
                    "round 2 stays as it was opened");
            in.when(back(), SERVICE, T0)
                    .refused(EXCLUSION_EFFECTED)
                    .when(new Command.OpenRound(ID, 3, 518), CA, T0)
                    .then(new Event.RoundOpened(3, rounds().getFirst().pairings(), List.of(), OptionalInt.empty()));
        }
    }

    /** Round 1 is finished; round 3 has the same pairings. */
    private static Scenario<Command, Event, CompetitionState> threeRounds() {
        var all = Stream.concat(
                        rounds().stream(),
                        Stream.of(new Round(3, rounds().getFirst().pairings())))
                .toList();
        return empty().when(load(venues(), officials(), players(), all), OPERATOR, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(note(1, 2, Result.DRAW), SERVICE, T0)
                .accepted();
    }

    @Test
    void anotherRulingGoesOnKeepingHimOut() { // OCR 18.3, OCR 18.4.8
        var other = new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-9",
                "OCR 18.4.8",
                1,
                1,
                Optional.empty(),
                Optional.of(new Exclusion("m1", List.of(2), false)),
                Optional.empty(),
                false,
                false,
                "");
        var in = finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .when(other, SERVICE, T0)
                .when(back(Optional.empty(), "m1"), SERVICE, T0)
                .accepted();
        assertEquals(List.of(2), in.state().excluded("m1"));
    }
}
