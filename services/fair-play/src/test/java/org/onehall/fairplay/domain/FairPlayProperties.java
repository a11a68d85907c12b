package org.onehall.fairplay.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.Boards.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.streams.FairPlayLog;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.CheckKind;

/** Random command logs: replay gives the live state, wire and store keep it, checks are of the present attempt, nothing throws. */
class FairPlayProperties {
    private static final long SEED = 20_261_123L;
    private static final List<Actor> ACTORS = List.of(CA, LCA_BARI, LCA_ROME, LTA_BARI, BLACK, SERVICE, SERVICE, SERVICE);

    @Test void everyRandomLogReplaysToItsLiveState() {
        var decider = new FairPlayDecider();
        int screened = 0;
        for (int run = 0; run < 200; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            FairPlayState live = decider.initial();
            List<Event> log = new ArrayList<>();
            for (int step = 0; step < 100; step++) {
                var submitted = new Submitted<>(command(random), ACTORS.get(random.nextInt(ACTORS.size())), "r" + step, T0, T0);
                if (decider.decide(submitted, live) instanceof Decision.Accepted<Event>(var events)) {
                    for (Event event : events) {
                        if (event instanceof Event.CheckRecorded check) assertEquals(live.board().orElseThrow().attempt(), check.attempt(), "seed " + seed);
                        if (event instanceof Event.BoardNoted noted && live.board().filter(b -> b.attempt() != noted.attempt()).isPresent())
                            assertEquals(List.of(), decider.evolve(live, event).checks(), "seed " + seed);
                        log.add(event);
                        live = decider.evolve(live, event);
                    }
                }
            }
            assertEquals(live, decider.replay(log), "seed " + seed);
            assertEquals(log, log.stream().map(FairPlayProperties::overTheWire).toList(), "seed " + seed);
            assertEquals(live, FairPlayLog.CONTEXT.states().read(FairPlayLog.CONTEXT.states().write(live)), "seed " + seed);
            screened += (int) log.stream().filter(Event.ScreeningCompleted.class::isInstance).count();
        }
        assertTrue(screened > 100, "the walk reaches screenings: " + screened);
    }

    private static Event overTheWire(Event event) {
        var header = EventHeader.newBuilder().setEventId("x#1").setSequence(1).setOccurredAt(RecordMapper.timestamp(T0)).build();
        byte[] bytes = FairPlayLog.CONTEXT.envelope(event, header).toByteArray();
        return FairPlayLog.CONTEXT.event(FairPlayLog.CONTEXT.parseEvent(bytes)).orElseThrow();
    }

    private static Command command(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> new Command.NoteBoard("rome", "bari", 1 + random.nextInt(3), random.nextBoolean());
            case 1 -> new Command.RecordCheck(random.nextBoolean() ? Side.WHITE : Side.BLACK,
                    random.nextBoolean() ? CheckKind.DEVICE : CheckKind.FAIR_PLAY, random.nextBoolean(), "");
            case 2 -> queue(1 + random.nextInt(3));
            default -> new Command.RecordScreening(1 + random.nextInt(3), SCREENING);
        };
    }

    @Test void recordsAndWireAgree() {
        assertEquals(List.of(), FairPlayLog.CONTEXT.gaps());
    }
}
