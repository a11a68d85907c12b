package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random lines: every probe is in one span, spans follow each other, and their content follows the rule. */
class SpanMakerProperties {
    private static final long SEED = 20_261_122L;
    private static final Target TARGET = Target.of(Segment.ZONE, "https://zone.example.org");

    @Test
    void spansTellEveryProbeOnceAndInOrder() {
        int changes = 0;
        for (int run = 0; run < 500; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            var maker = new SpanMaker(TARGET, 1_000);
            List<Probed> probes = new ArrayList<>();
            List<Span> spans = new ArrayList<>();
            double loss = random.nextDouble();
            for (long now = 0; probes.size() < 200; now += 1_000 + random.nextInt(20)) {
                boolean answered = random.nextDouble() > loss;
                int time = 1 + random.nextInt(answered ? 900 : 1);
                probes.add(new Probed(
                        now, now + (answered ? time : 1_000), answered ? OptionalInt.of(time) : OptionalInt.empty()));
                SpanMaker.State before = maker.state();
                List<Span> closed = maker.take(probes.getLast());
                spans.addAll(closed);
                if (maker.state() != before) changes++;
                boolean silent = probes.size() > 1
                        && !probes.getLast().answered()
                        && !probes.get(probes.size() - 2).answered();
                if (silent) assertEquals(SpanMaker.State.SILENT, maker.state(), "seed " + seed);
                if (answered) assertEquals(SpanMaker.State.ANSWERING, maker.state(), "seed " + seed);
                if (maker.state() != before)
                    assertEquals(silent, closed.getLast().answered() == 0, "a change is told at once, seed " + seed);
            }
            maker.end().ifPresent(spans::add);
            int at = 0;
            for (Span span : spans) {
                List<Probed> own = probes.subList(at, at + span.answered() + span.silent());
                assertEquals(Span.of(TARGET, own), span, "seed " + seed);
                assertTrue(own.size() <= SpanMaker.PROBES, "seed " + seed);
                assertFalse(span.answered() > 0 && twoLost(own), "seed " + seed);
                at += own.size();
            }
            int left = probes.size() - at;
            assertTrue(left == 0 || left == 1 && !probes.getLast().answered(), "seed " + seed);
        }
        assertTrue(changes > 10_000, "the walk sees changes: " + changes);
    }

    private static boolean twoLost(List<Probed> probes) {
        for (int i = 1; i < probes.size(); i++)
            if (!probes.get(i - 1).answered() && !probes.get(i).answered()) return true;
        return false;
    }
}
