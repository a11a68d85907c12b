package org.onehall.connectivity.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.UP;
import static org.onehall.connectivity.domain.RomeVenue.*;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Scenario;
import org.onehall.regulations.RuleCatalogue;

/** Every refusal can happen, and every article that is named is in the catalogue. */
class RefusalsAndArticlesTest {
    @Test
    void everyRefusalIsGivenForItsReason() {
        var reported = new Event.CaseReported("demo/rome/case-1", board(1), "");
        var closed = new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1");
        var confirm = new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "");
        Map<ConnectivityRefusal, Scenario<Command, Event, VenueState>> cases = new EnumMap<>(ConnectivityRefusal.class);
        cases.put(
                ConnectivityRefusal.FORBIDDEN_ROLE,
                withCase().when(new Command.CloseCase("demo/rome", "demo/rome/case-1", "r"), LTA, LATE));
        cases.put(ConnectivityRefusal.UNKNOWN_CASE, rome().when(confirm, LTA, LATE));
        cases.put(
                ConnectivityRefusal.ALREADY_REPORTED, withCase().given(reported).when(confirm, LTA, LATE));
        cases.put(ConnectivityRefusal.CASE_CLOSED, withCase().given(closed).when(confirm, LTA, LATE));
        cases.put(
                ConnectivityRefusal.NOT_OVERDUE,
                withCase().when(new Command.NoteOverdue("demo/rome", "demo/rome/case-1"), OWN, DUE.minusMillis(1)));
        cases.put(
                ConnectivityRefusal.BAD_NODE,
                rome().when(new Command.RecordProbes("demo/rome", "", "s1", Optional.empty(), List.of()), LTA, LATE));
        cases.put(ConnectivityRefusal.BAD_PROBES, rome().when(probes(), LTA, LATE));
        cases.put(
                ConnectivityRefusal.PROBES_AHEAD,
                rome().when(probes(span(1, ProbeSpan.Hop.ZONE, 0, 4_000_000, 1)), LTA, LATE));
        cases.put(
                ConnectivityRefusal.NOBODY,
                rome().when(
                                new Command.ReportCommunication(
                                        "demo/rome", " ", true, Optional.empty(), CommunicationSource.ARBITER),
                                LTA,
                                LATE));
        cases.put(
                ConnectivityRefusal.NOTE_TOO_LONG,
                withCase()
                        .when(
                                new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "x".repeat(2_001)),
                                LTA,
                                LATE));
        assertEquals(EnumSet.allOf(ConnectivityRefusal.class), cases.keySet());
        cases.forEach((refusal, scenario) -> {
            scenario.refused(refusal);
            scenario.state();
        });
    }

    @Test
    void everyArticleNamedIsInTheCatalogue() {
        Arrays.stream(ConnectivityRefusal.values())
                .map(ConnectivityRefusal::rule)
                .filter(rule -> !rule.isEmpty())
                .forEach(rule -> RuleCatalogue.standard().require(rule));
        List.of(changed(1, WHITE, UP, 0), opened(1, 1, WHITE, 0, 0), outage(1, 0))
                .forEach(event -> RuleCatalogue.standard().require(ConnectivityDecider.DECIDER.rule(event)));
    }
}
