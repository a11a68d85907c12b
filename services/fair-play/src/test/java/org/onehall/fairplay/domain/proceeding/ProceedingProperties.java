package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.proceeding.Cases.CA;
import static org.onehall.fairplay.domain.proceeding.Cases.CASE;
import static org.onehall.fairplay.domain.proceeding.Cases.CHAIR;
import static org.onehall.fairplay.domain.proceeding.Cases.COMPLAINANT;
import static org.onehall.fairplay.domain.proceeding.Cases.EDC;
import static org.onehall.fairplay.domain.proceeding.Cases.PLAYER;
import static org.onehall.fairplay.domain.proceeding.Cases.SECOND;
import static org.onehall.fairplay.domain.proceeding.Cases.SERVICE;
import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.THIRD;
import static org.onehall.fairplay.domain.proceeding.Cases.appoint;
import static org.onehall.fairplay.domain.proceeding.Cases.close;
import static org.onehall.fairplay.domain.proceeding.Cases.complaint;
import static org.onehall.fairplay.domain.proceeding.Cases.file;
import static org.onehall.fairplay.domain.proceeding.Cases.inform;
import static org.onehall.fairplay.domain.proceeding.Cases.open;
import static org.onehall.fairplay.domain.proceeding.Cases.report;
import static org.onehall.fairplay.domain.proceeding.Cases.state;
import static org.onehall.fairplay.domain.proceeding.Cases.vote;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.streams.ProceedingLog;
import org.onehall.proto.types.v1.EventHeader;

/**
 * Random commands by random people: the fold of the log equals the live state, and no case is forwarded against the
 * rules.
 */
class ProceedingProperties {
    private static final int LOGS = 400;
    private static final int STEPS = 150;

    /** @param usual the person who normally gives it */
    private record Step(CaseCommand command, Actor usual) {}

    private static List<Step> steps(Instant now) {
        return List.of(
                new Step(file(complaint(Ground.ABSENCES)), COMPLAINANT),
                new Step(file(complaint(Ground.STRONGER_THAN_RATING)), COMPLAINANT),
                new Step(open(Trigger.OWN_INITIATIVE, "", ""), THIRD),
                new Step(open(Trigger.CHIEF_ARBITER_REPORT, "", ""), CA),
                new Step(appoint("f2", "x"), CHAIR),
                new Step(appoint("f1", ""), CHAIR),
                new Step(inform(now.plus(Limits.HEARING)), SECOND),
                new Step(state(Party.ACCUSED), PLAYER),
                new Step(state(Party.COMPLAINANT), COMPLAINANT),
                new Step(report(report(Recommendation.FORWARD)), SECOND),
                new Step(report(report(Recommendation.DISMISS)), SECOND),
                new Step(new CaseCommand.SendReportBack(CASE, "x"), CHAIR),
                new Step(vote(Motion.REJECT, Vote.YES), THIRD),
                new Step(vote(Motion.REJECT, Vote.NO), SECOND),
                new Step(vote(Motion.FORWARD, Vote.YES), THIRD),
                new Step(vote(Motion.FORWARD, Vote.NO), SECOND),
                new Step(close(Motion.REJECT), CHAIR),
                new Step(close(Motion.FORWARD), CHAIR),
                new Step(new CaseCommand.RegisterEvidence(CASE, EvidenceKind.STATISTICAL, "x", ""), SECOND),
                new Step(new CaseCommand.RequestCooperation(CASE, "x", "x", now.plusSeconds(9), "m1"), SECOND),
                new Step(new CaseCommand.RecordCooperation(CASE, "request-1", false, ""), SECOND),
                new Step(new CaseCommand.RecordMatter(CASE, MatterKind.COSTS, "x"), THIRD),
                new Step(new CaseCommand.RecordNote(CASE, "x"), THIRD),
                new Step(new CaseCommand.RecordSanction(CASE, "x", 12, 6, List.of(), List.of(), "", List.of()), EDC));
    }

    @Test
    void aReplayedCaseIsTheLiveOneAndNobodyIsForwardedUnheard() {
        List<Actor> people = List.of(CHAIR, CHAIR, SECOND, SECOND, THIRD, COMPLAINANT, PLAYER, CA, EDC, SERVICE);
        int forwarded = 0;
        for (int seed = 1; seed <= LOGS; seed++) {
            Random random = new Random(seed);
            var decider = new ProceedingDecider();
            ProceedingState state = decider.initial();
            List<ProceedingEvent> log = new ArrayList<>();
            for (int step = 0; step < STEPS; step++) {
                Instant now = T0.plusSeconds(step * 10L);
                Step next = steps(now).get(random.nextInt(steps(now).size()));
                Actor actor = random.nextInt(4) == 0 ? people.get(random.nextInt(people.size())) : next.usual();
                var submitted = new Submitted<ProceedingCommand>(next.command(), actor, "r" + step, now, now);
                if (decider.decide(submitted, state) instanceof Decision.Accepted<ProceedingEvent>(var events))
                    for (ProceedingEvent event : events) {
                        log.add(event);
                        state = decider.evolve(state, event);
                        assertEquals(
                                Optional.of("APP-I"),
                                Optional.of(decider.rule(event))
                                        .map(rule -> rule.startsWith("DEC-23") ? "APP-I" : rule.substring(0, 5)),
                                "seed " + seed);
                    }
            }
            assertEquals(state, decider.replay(log), "seed " + seed);
            assertEquals(
                    log, log.stream().map(ProceedingProperties::overTheWire).toList(), "seed " + seed);
            assertEquals(
                    state,
                    ProceedingLog.CONTEXT
                            .states()
                            .read(ProceedingLog.CONTEXT.states().write(state)),
                    "seed " + seed);
            if (log.contains(new CaseEvent.CaseForwarded())) {
                forwarded++;
                assertTrue(log.stream().anyMatch(CaseEvent.AccusedInformed.class::isInstance), "seed " + seed);
                assertTrue(log.stream().anyMatch(CaseEvent.ReportFinalised.class::isInstance), "seed " + seed);
            }
        }
        assertTrue(forwarded > 20, "the walk forwards cases: " + forwarded);
    }

    private static ProceedingEvent overTheWire(ProceedingEvent event) {
        var header = EventHeader.newBuilder()
                .setEventId("x#1")
                .setSequence(1)
                .setOccurredAt(RecordMapper.timestamp(T0))
                .build();
        byte[] bytes = ProceedingLog.CONTEXT.envelope(event, header).toByteArray();
        return ProceedingLog.CONTEXT
                .event(ProceedingLog.CONTEXT.parseEvent(bytes))
                .orElseThrow();
    }
}
