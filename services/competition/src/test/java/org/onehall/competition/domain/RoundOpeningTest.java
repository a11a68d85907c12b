package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;

class RoundOpeningTest {
    @Test
    void anOpenedRoundCarriesItsPairings() { // LAW 6.6
        open().then(new Event.RoundOpened(1, rounds().getFirst().pairings(), List.of(), OptionalInt.empty()));
        loaded().when(new Command.OpenRound(ID, 1, 518), OPERATOR, T0).accepted();
    }

    @Test
    void onlyARoundRobinOpensARoundBeforeAnEarlierOne() { // LAW 6.6
        assertEquals(
                new Decision.Refused<>(EARLIER_ROUND_NOT_OPEN, Map.of("earlier", "1")),
                new CompetitionDecider()
                        .decide(new Submitted<>(new Command.OpenRound(ID, 2, 518), CA, "r", T0, T0), loaded().state()));
        Regulations swiss = regulations();
        Regulations all = new Regulations(
                swiss.rules(),
                swiss.control(),
                swiss.penalties(),
                swiss.floor(),
                swiss.assistance(),
                swiss.appeals(),
                swiss.input(),
                swiss.screening(),
                swiss.fairPlay(),
                Optional.of(new StandingsRules(List.of("SB"), 2024, true)),
                swiss.publicPage());
        Regulations withoutTieBreaks = new Regulations(
                swiss.rules(),
                swiss.control(),
                swiss.penalties(),
                swiss.floor(),
                swiss.assistance(),
                swiss.appeals(),
                swiss.input(),
                swiss.screening(),
                swiss.fairPlay(),
                Optional.empty(),
                swiss.publicPage(),
                Optional.empty(),
                List.of(new StatedParameter("standings.pairing", "ROUND_ROBIN")));
        for (Regulations one : List.of(all, withoutTieBreaks))
            loading(new Command.Load(ID, "Open", venues(), officials(), players(), rounds(), one, Optional.empty()))
                    .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                    .accepted();
    }

    @Test
    void aRoundOfChess960HasOnePositionTheGivenOneOrTheOneDrawn() { // 960 II.1, 960 II.2
        List<Pairing> pairings = rounds().getFirst().pairings();
        for (var start : Map.of(new Chess960(OptionalInt.empty()), 959, new Chess960(OptionalInt.of(0)), 0)
                .entrySet())
            loading(load(
                            venues(),
                            officials(),
                            players(),
                            List.of(new Round(1, pairings, Optional.empty(), Optional.of(start.getKey())))))
                    .when(new Command.OpenRound(ID, 1, 959), CA, T0)
                    .then(new Event.RoundOpened(1, pairings, List.of(), OptionalInt.of(start.getValue())));
        for (int number : List.of(-1, 960))
            loading(load(
                            venues(),
                            officials(),
                            players(),
                            List.of(new Round(
                                    1, pairings, Optional.empty(), Optional.of(new Chess960(OptionalInt.of(number)))))))
                    .refused(MALFORMED_ROUND);
    }

    @Test
    void theNextRoundOpensWhenEveryGameHasAResult() {
        var half = open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .refused(ROUND_NOT_FINISHED);
        half.when(note(1, 2, Result.WHITE_WINS), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .accepted();
    }

    @Test
    void aRoundWaitsForARulingThatExcludesAPlayerFromIt() { // OCR 18.4.8, OCR 18.4.9
        var waiting = finished()
                .when(new Command.OpenRound(ID, 2, 518, List.of(ID + "/1/1")), CA, T0)
                .refused(ROUND_WAITS)
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .accepted()
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .accepted();
        assertTrue(
                waiting.events().stream()
                        .anyMatch(event ->
                                event instanceof Event.ResultNoted noted && noted.termination() == Termination.FORFEIT),
                "the excluded player does not play the round that waited");
    }
}
