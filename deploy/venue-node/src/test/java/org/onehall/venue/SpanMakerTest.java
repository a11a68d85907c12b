package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class SpanMakerTest {
    private static final Target ROUTER = Target.of(Segment.GATEWAY, "192.168.1.1");

    private final SpanMaker maker = new SpanMaker(ROUTER, 1_000);
    private final List<Span> spans = new ArrayList<>();
    private long now;

    /** Probes once a second: {@code +} is answered after 3 ms, {@code -} is given up after a second. */
    private void probe(String answers) {
        for (char answer : answers.toCharArray()) {
            boolean answered = answer == '+';
            spans.addAll(maker.take(
                    new Probed(now, now + (answered ? 3 : 1_000), answered ? OptionalInt.of(3) : OptionalInt.empty())));
            now += 1_000;
        }
    }

    private static Span answering(long from, long to, int answered, int silent) {
        return new Span(ROUTER, from, to, answered, silent, OptionalInt.of(3));
    }

    private static Span silent(long from, long to, int silent) {
        return new Span(ROUTER, from, to, 0, silent, OptionalInt.empty());
    }

    @Test
    void theFirstAnswerIsToldAtOnceAndThenEveryTenProbes() {
        probe("+");
        assertEquals(List.of(answering(0, 3, 1, 0)), spans);
        probe("+++++++++");
        assertEquals(1, spans.size());
        probe("+");
        assertEquals(List.of(answering(0, 3, 1, 0), answering(1_000, 10_003, 10, 0)), spans);
    }

    @Test
    void oneLostProbeIsNoSilence() {
        probe("+" + "+++++-++++");
        assertEquals(List.of(answering(0, 3, 1, 0), answering(1_000, 10_003, 9, 1)), spans);
    }

    @Test
    void twoLostProbesAreASilenceFromTheFirstOnToldWithTheSecond() {
        probe("+++-");
        assertEquals(SpanMaker.State.ANSWERING, maker.state());
        probe("-");
        assertEquals(List.of(answering(0, 3, 1, 0), answering(1_000, 2_003, 2, 0), silent(3_000, 5_000, 2)), spans);
        assertEquals(new Picture.Seen(ROUTER, SpanMaker.State.SILENT, OptionalLong.of(3_000)), maker.seen());
    }

    @Test
    void oneAnswerEndsASilence() {
        probe("---+");
        assertEquals(List.of(silent(0, 2_000, 2), silent(2_000, 3_000, 1), answering(3_000, 3_003, 1, 0)), spans);
        assertEquals(new Picture.Seen(ROUTER, SpanMaker.State.ANSWERING, OptionalLong.empty()), maker.seen());
    }

    @Test
    void aLostProbeAtTheEndOfASpanWaitsForTheNextOne() {
        probe("+" + "+++++++++-");
        assertEquals(answering(1_000, 9_003, 9, 0), spans.getLast());
        probe("-");
        assertEquals(silent(10_000, 12_000, 2), spans.getLast());
    }

    @Test
    void aLongSilenceIsToldAgainAfterTenProbes() {
        probe("--" + "----------");
        assertEquals(List.of(silent(0, 2_000, 2), silent(2_000, 12_000, 10)), spans);
    }

    @Test
    void noSpanCoversATimeInWhichNobodyMeasured() {
        probe("++");
        now += 3_600_000;
        probe("+");
        assertEquals(List.of(answering(0, 3, 1, 0), answering(1_000, 1_003, 1, 0)), spans);
    }

    @Test
    void theEndClosesWhatIsOpenButForgetsALoneLostProbe() {
        probe("++-");
        assertEquals(Optional.of(answering(1_000, 3_000, 1, 1)), maker.end());
        probe("+-");
        assertEquals(Optional.of(answering(3_000, 5_000, 1, 1)), maker.end());
        var fresh = new SpanMaker(ROUTER, 1_000);
        fresh.take(new Probed(0, 1_000, OptionalInt.empty()));
        assertEquals(Optional.empty(), fresh.end());
    }

    @Test
    void theRoundTripIsTheMiddleOfTheAnsweredOnes() {
        List<Probed> probes = new ArrayList<>();
        for (int time : new int[] {40, 2, 900, 3, 5}) probes.add(new Probed(0, 0, OptionalInt.of(time)));
        probes.add(new Probed(0, 0, OptionalInt.empty()));
        assertEquals(OptionalInt.of(5), Span.of(ROUTER, probes).roundTripMs());
    }
}
