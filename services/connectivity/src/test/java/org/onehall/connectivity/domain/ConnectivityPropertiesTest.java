package org.onehall.connectivity.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

class ConnectivityPropertiesTest {
    @Test
    void whateverIsSeenTheLogReplaysToTheLiveStateAndASeatHasOneOpenCaseAtMost() {
        for (long seed = 1; seed <= 300; seed++) {
            Random random = new Random(seed);
            var scenario = Scenario.of(ConnectivityDecider.DECIDER);
            for (int step = 0; step < 120; step++) {
                scenario.when(command(random, step), actor(random), Instant.ofEpochSecond(step));
                String where = "seed " + seed + " step " + step;
                Set<VenueState.Seat> open = new HashSet<>();
                for (VenueState.Case each : scenario.state().cases())
                    if (!each.closed()) assertTrue(open.add(new VenueState.Seat(each.boardId(), each.side())), where);
            }
            check(scenario, "seed " + seed);
        }
    }

    private static void check(Scenario<Command, Event, VenueState> scenario, String where) {
        Set<String> opened = new HashSet<>();
        Set<String> overdue = new HashSet<>();
        Map<String, Cause.Evidence> settled = new HashMap<>();
        Map<String, Long> measured = new HashMap<>();
        for (Event event : scenario.log()) {
            switch (event) {
                case Event.CaseOpened fact -> {
                    assertTrue(fact.game().inProgress(), where);
                    assertTrue(opened.add(fact.caseId()), where);
                }
                case Event.OutageDetected fact -> {
                    assertTrue(fact.caseIds().size() >= 2, where);
                    assertEquals(fact.caseIds().size(), new HashSet<>(fact.caseIds()).size(), where);
                    assertTrue(opened.containsAll(fact.caseIds()), where);
                }
                case Event.LinkRestored fact -> assertTrue(!fact.downFor().isNegative(), where);
                case Event.LinkChanged _,
                        Event.CaseReported _,
                        Event.CaseClosed _,
                        Event.CommunicationChanged _,
                        Event.MovedWithoutCommunication _ -> {}
                case Event.ProbesRecorded fact -> {
                    for (ProbeSpan span : fact.spans()) {
                        assertTrue(span.sequence() > measured.getOrDefault(fact.node() + fact.series(), 0L), where);
                        measured.put(fact.node() + fact.series(), span.sequence());
                    }
                }
                case Event.CauseFound fact -> {
                    assertTrue(opened.contains(fact.caseId()), where);
                    assertTrue(
                            !settled.containsKey(fact.caseId())
                                    || fact.evidence().isMoreThan(settled.get(fact.caseId())),
                            where);
                    if (fact.settled()) settled.put(fact.caseId(), fact.evidence());
                }
                case Event.ReportOverdue fact -> assertTrue(overdue.add(fact.caseId()), where);
            }
        }
    }

    private static Command command(Random random, int step) {
        String caseId = "demo/rome/case-" + (1 + random.nextInt(8));
        return switch (random.nextInt(13)) {
            case 0 -> new Command.ConfirmReport("demo/rome", caseId, "");
            case 1 -> new Command.CloseCase("demo/rome", caseId, "ruling");
            case 2 -> new Command.NoteOverdue("demo/rome", caseId);
            case 3 -> new Command.AssessCause("demo/rome", caseId, evidence(random), random.nextBoolean());
            case 4 ->
                new Command.RecordProbes(
                        "demo/rome",
                        "node-" + random.nextInt(2),
                        "s" + random.nextInt(2),
                        Optional.empty(),
                        List.of(span(1 + random.nextInt(50)), span(51 + random.nextInt(50))));
            case 5 ->
                new Command.ReportCommunication(
                        "demo/rome",
                        "p" + random.nextInt(2),
                        random.nextBoolean(),
                        Optional.of(Instant.ofEpochSecond(random.nextInt(120))),
                        CommunicationSource.values()[random.nextInt(3)]);
            case 6 ->
                new Command.NoteMove(
                        "demo/rome",
                        "p" + random.nextInt(2),
                        new BoardId("demo", 1, 1),
                        Side.WHITE,
                        1 + step,
                        Instant.ofEpochSecond(step));
            default -> {
                Instant lastSeen = Instant.ofEpochMilli(step * 1_500L + random.nextInt(3_000));
                yield new Command.ReportPresence(
                        "demo/rome",
                        new BoardId("demo", 1, 1 + random.nextInt(4)),
                        Side.values()[random.nextInt(2)],
                        "tablet-" + random.nextInt(2),
                        LinkState.values()[random.nextInt(3)],
                        lastSeen,
                        lastSeen.plusSeconds(random.nextInt(6)),
                        random.nextBoolean() ? Optional.empty() : Optional.of(Duration.ofMillis(30)),
                        new GameGlimpse(
                                random.nextInt(3) > 0,
                                1,
                                step,
                                Optional.empty(),
                                "",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(Duration.ofSeconds(1 + random.nextInt(20)))),
                        random.nextInt(4) == 0);
            }
        };
    }

    private static Cause.Evidence evidence(Random random) {
        Optional<Probes> probes = random.nextBoolean()
                ? Optional.empty()
                : Optional.of(new Probes(
                        probe(random), probe(random), probe(random), probe(random), probe(random), probe(random)));
        return new Cause.Evidence(3, random.nextInt(4), 2, random.nextInt(3), probes);
    }

    private static Optional<Probes.Probe> probe(Random random) {
        return random.nextBoolean() ? Optional.empty() : Optional.of(Probes.Probe.values()[random.nextInt(2)]);
    }

    private static ProbeSpan span(long sequence) {
        return new ProbeSpan(
                sequence,
                ProbeSpan.Hop.ZONE,
                "hall",
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH,
                Instant.EPOCH,
                1,
                0,
                false,
                Optional.empty());
    }

    private static Actor actor(Random random) {
        if (random.nextInt(4) > 0) return Actor.service("connectivity");
        return Actor.official(
                "somebody",
                Role.values()[random.nextInt(Role.values().length)],
                random.nextBoolean() ? "rome" : "oslo");
    }
}
