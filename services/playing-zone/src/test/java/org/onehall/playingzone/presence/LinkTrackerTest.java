package org.onehall.playingzone.presence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.chess.Side;
import org.onehall.playingzone.presence.LinkTracker.Fact;
import org.onehall.playingzone.presence.LinkTracker.State;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.Link;

class LinkTrackerTest {
    private static final Instant START = Instant.parse("2026-04-01T10:00:00Z");
    private static final SeatKey SEAT = new SeatKey("demo/1/1", Side.WHITE);
    private static final SeatKey OTHER = new SeatKey("demo/1/1", Side.BLACK);

    private static final LinkTimes TIMES =
            new LinkTimes(Duration.ofSeconds(1), Duration.ofSeconds(3), Duration.ofSeconds(5));
    private final LinkTracker tracker = new LinkTracker();
    private final List<Fact> facts = new ArrayList<>();
    private long now;

    private Instant now() {
        return START.plusMillis(now);
    }

    private void connect(String connection) {
        facts.addAll(tracker.connected(SEAT, "rome", TIMES, "device", connection, now()));
    }

    private void hear(String connection) {
        facts.addAll(tracker.heard(SEAT, connection, OptionalLong.of(12), now()));
    }

    /** Lets time pass with a check every quarter of a second. */
    private void pass(long millis) {
        for (long end = now + millis; now < end; ) {
            now += 250;
            facts.addAll(tracker.check(now()));
        }
    }

    private List<State> states() {
        return facts.stream().map(Fact::state).toList();
    }

    private void cover(String connection, boolean away) {
        facts.addAll(tracker.away(SEAT, connection, away, now()));
    }

    private List<Boolean> away() {
        return facts.stream().map(Fact::away).toList();
    }

    @Test
    void aPageThatIsCoveredForSomeSecondsIsToldAndWhenItIsSeenAgain() { // OCR 16.7, 18.8
        connect("a");
        cover("a", true);
        for (int beat = 0; beat < 5; beat++) {
            pass(1_000);
            hear("a");
        }
        cover("a", false);
        assertEquals(List.of(State.UP, State.UP, State.UP), states());
        assertEquals(List.of(false, true, false), away());
        assertEquals(START.plusSeconds(3), facts.get(1).at());
    }

    /** A page reports that it is covered, but not that it is visible. */
    @Test
    void aPageThatComesBackIsSeenUnlessItSaysOtherwise() {
        connect("a");
        cover("a", true);
        pass(2_000);
        hear("a");
        pass(2_000);
        connect("b");
        pass(1_000);
        assertEquals(List.of(false, true, false), away());
        hear("b");
        cover("b", true);
        pass(2_000);
        hear("b");
        pass(2_000);
        assertEquals(List.of(false, true, false, true), away());
    }

    @Test
    void aGlanceElsewhereIsNotWorthAWord() {
        connect("a");
        cover("a", true);
        pass(2_750);
        hear("a");
        cover("a", false);
        pass(1_000);
        cover("b", true);
        assertEquals(List.of(false), away());
    }

    @Test
    void aLostLinkSaysNothingOfThePage() {
        connect("a");
        cover("a", true);
        pass(6_000);
        assertEquals(List.of(State.UP, State.SUSPECT, State.DOWN), states());
        assertEquals(List.of(false, false, false), away());
    }

    @Test
    void aConnectionIsUpAtOnce() {
        connect("a");
        assertEquals(
                List.of(new Fact(SEAT, "rome", "device", State.UP, START, START, OptionalLong.empty(), false)), facts);
    }

    @Test
    void silenceIsSuspectAfterThreeSecondsAndDownAfterFive() { // OCR 18.8/a
        connect("a");
        pass(2_750);
        assertEquals(List.of(State.UP), states());
        pass(250);
        assertEquals(List.of(State.UP, State.SUSPECT), states());
        pass(1_750);
        assertEquals(2, facts.size());
        pass(250);
        assertEquals(List.of(State.UP, State.SUSPECT, State.DOWN), states());
        assertEquals(START, facts.getLast().lastSeen());
        assertEquals(START.plusSeconds(5), facts.getLast().at());
        pass(60_000);
        assertEquals(3, facts.size());
    }

    @Test
    void heartbeatsKeepALinkUpWithoutNewFacts() {
        connect("a");
        for (int i = 0; i < 30; i++) {
            pass(1_000);
            hear("a");
        }
        assertEquals(List.of(State.UP), states());
    }

    @Test
    void aFrameBringsASilentLinkBackWithItsRoundTrip() {
        connect("a");
        pass(4_000);
        hear("a");
        assertEquals(List.of(State.UP, State.SUSPECT, State.UP), states());
        assertEquals(OptionalLong.of(12), facts.getLast().roundTripMs());
        pass(6_000);
        hear("a");
        assertEquals(List.of(State.UP, State.SUSPECT, State.UP, State.SUSPECT, State.DOWN, State.UP), states());
    }

    @Test
    void aClosedSocketIsSuspectAtOnceAndDownFiveSecondsAfterTheLastFrame() {
        connect("a");
        pass(1_000);
        hear("a");
        pass(500);
        facts.addAll(tracker.closed(SEAT, "a", now()));
        assertEquals(List.of(State.UP, State.SUSPECT), states());
        pass(4_250);
        assertEquals(2, facts.size());
        pass(250);
        assertEquals(State.DOWN, states().getLast());
        assertEquals(START.plusSeconds(1), facts.getLast().lastSeen());
    }

    @Test
    void aReconnectionInTimeIsUpAgain() {
        connect("a");
        facts.addAll(tracker.closed(SEAT, "a", now()));
        pass(1_000);
        connect("b");
        pass(2_000);
        assertEquals(List.of(State.UP, State.SUSPECT, State.UP), states());
    }

    @Test
    void theEndOfAReplacedConnectionSaysNothing() {
        connect("a");
        connect("b");
        facts.addAll(tracker.closed(SEAT, "a", now()));
        hear("a");
        pass(2_000);
        assertEquals(List.of(State.UP), states());
        pass(1_000);
        assertEquals(List.of(State.UP, State.SUSPECT), states());
    }

    @Test
    void anotherDeviceOnTheSeatIsToldThoughTheLinkIsUp() {
        connect("a");
        facts.addAll(tracker.connected(SEAT, "rome", TIMES, "tablet", "b", now()));
        assertEquals(
                List.of("device", "tablet"), facts.stream().map(Fact::device).toList());
    }

    @Test
    void aSeatInPlayIsDoubtfulAfterARestartAndDownIfItDoesNotComeBack() {
        facts.addAll(tracker.check(now()));
        tracker.expect(SEAT, "rome", TIMES, Link.UP, now());
        tracker.expect(OTHER, "milan", TIMES, Link.SUSPECT, now());
        pass(2_000);
        connect("a");
        pass(2_750);
        hear("a");
        assertEquals(List.of(State.SUSPECT, State.SUSPECT, State.UP), states());
        pass(250);
        assertEquals(List.of(State.SUSPECT, State.SUSPECT, State.UP, State.DOWN), states());
        assertEquals(OTHER, facts.getLast().seat());
        assertEquals("milan", facts.getLast().venue());
    }

    @ParameterizedTest
    @EnumSource(names = {"DOWN", "NONE"})
    void aSeatThatHadNoLinkBeforeARestartLosesNone(Link recorded) {
        tracker.expect(SEAT, "rome", TIMES, recorded, now());
        pass(60_000);
        assertEquals(List.of(), states());
        connect("a");
        assertEquals(List.of(State.UP), states());
    }

    @Test
    void aSeatThatIsHereAlreadyIsNotExpectedAgain() {
        connect("a");
        tracker.expect(SEAT, "rome", TIMES, Link.UP, now());
        hear("a");
        assertEquals(List.of(State.UP), states());
    }

    @Test
    void aStandstillOfTheZoneIsNotThePlayersSilence() {
        connect("a");
        pass(1_000);
        now += 20_000;
        facts.addAll(tracker.check(now()));
        assertEquals(List.of(State.UP), states());
        pass(1_750);
        assertEquals(List.of(State.UP), states());
        pass(250);
        assertEquals(List.of(State.UP, State.SUSPECT), states());
    }

    @Test
    void aFactThatCouldNotBeHandedOnIsToldAgain() {
        connect("a");
        tracker.unsent(facts.getFirst());
        pass(250);
        assertEquals(List.of(State.UP, State.UP), states());
        pass(250);
        assertEquals(2, facts.size());
    }

    @Test
    void anOldFactThatCouldNotBeHandedOnIsNotToldInPlaceOfALaterOne() {
        connect("a");
        Fact up = facts.getFirst();
        facts.addAll(tracker.closed(SEAT, "a", now()));
        tracker.unsent(up);
        pass(250);
        assertEquals(List.of(State.UP, State.SUSPECT), states());
    }

    @Test
    void suspectMustComeBeforeDown() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new LinkTimes(Duration.ofSeconds(1), Duration.ofSeconds(5), Duration.ofSeconds(5)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new LinkTimes(Duration.ofSeconds(3), Duration.ofSeconds(3), Duration.ofSeconds(5)));
    }

    @Test
    void eachCompetitionSaysHowLongASilenceALostLinkIs() { // OCR 18.8/a
        SeatKey elsewhere = new SeatKey("cup/1/1", Side.WHITE);
        connect("a");
        facts.addAll(tracker.connected(
                elsewhere,
                "rome",
                new LinkTimes(Duration.ofMillis(500), Duration.ofMillis(1_500), Duration.ofMillis(2_500)),
                "device",
                "b",
                now()));
        facts.clear();
        pass(2_500);
        assertEquals(
                List.of(State.SUSPECT, State.DOWN),
                facts.stream()
                        .filter(fact -> fact.seat().equals(elsewhere))
                        .map(Fact::state)
                        .toList());
        assertEquals(
                List.of(),
                facts.stream().filter(fact -> fact.seat().equals(SEAT)).toList());
        pass(2_500);
        assertEquals(
                List.of(State.SUSPECT, State.DOWN),
                facts.stream()
                        .filter(fact -> fact.seat().equals(SEAT))
                        .map(Fact::state)
                        .toList());
    }
}
