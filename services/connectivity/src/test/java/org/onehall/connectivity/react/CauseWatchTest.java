package org.onehall.connectivity.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.connectivity.Facts;
import org.onehall.connectivity.query.Games;
import org.onehall.connectivity.query.Venues;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.CauseFound;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.Hop;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.ProbesRecorded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** ENG-7: when the cause of a case is assessed. */
class CauseWatchTest {
    private static final Instant LOST = Instant.parse("2026-03-01T14:00:00Z");
    private static final Instant DETECTED = LOST.plusSeconds(5);

    private static final CaseOpened CASE = CaseOpened.newBuilder()
            .setCaseId("rome/case-1")
            .setBoardId("demo/1/1")
            .setSide(Side.SIDE_WHITE)
            .setStartedAt(RecordMapper.timestamp(LOST))
            .setDetectedAt(RecordMapper.timestamp(DETECTED))
            .build();

    private final Timers timers = new Timers();
    private final Venues venues = new Venues();
    private final Games games = new Games();
    private final List<String> judged = new ArrayList<>();
    private Instant now = LOST;
    private final InstantSource time = () -> now;
    private final Clock clock = time.withZone(ZoneOffset.UTC);
    private final CauseWatch causes =
            new CauseWatch(clock, new Watch(clock, _ -> true, timers), venues, games, (assess, _) -> {
                judged.add(assess.getWrite().getRequestId() + " "
                        + assess.getEvidence().getLostHere() + "/"
                        + assess.getEvidence().getSeatsHere() + (assess.getSettled() ? " settled" : ""));
                return Optional.empty();
            });

    CauseWatchTest() {
        for (int board = 1; board <= 3; board++)
            for (GameEvent fact : List.of(Facts.created(), Facts.started()))
                games.fold(fact.toBuilder()
                        .setHeader(fact.getHeader().toBuilder().setKey("demo/1/" + board))
                        .build());
    }

    private void fold(UnaryOperator<ConnectivityEvent.Builder> payload) {
        var event = payload.apply(ConnectivityEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey("demo/rome")))
                .build();
        venues.fold(event);
        causes.fold(event);
    }

    private void lost(int board) {
        fold(event -> event.setLinkChanged(LinkChanged.newBuilder()
                .setBoardId("demo/1/" + board)
                .setSide(Side.SIDE_WHITE)
                .setState(LinkState.LINK_STATE_DOWN)
                .setLastSeen(RecordMapper.timestamp(LOST))));
    }

    private void opened() {
        lost(1);
        fold(event -> event.setCaseOpened(CASE));
    }

    private void at(Instant then) {
        now = then;
        for (Timers.Timer timer : timers.due(now, _ -> true)) timers.answered(timer, timer.run(), now);
    }

    @Test
    void soonAndAgainWhenTheRestIsKnown() {
        opened();
        at(DETECTED.plusMillis(499));
        assertEquals(List.of(), judged);
        at(DETECTED.plusMillis(500));
        lost(2);
        at(DETECTED.plusMillis(1_999));
        assertEquals(List.of("cause:rome/case-1:0 0/0"), judged);
        at(DETECTED.plusSeconds(2));
        lost(3);
        at(DETECTED.plusMillis(10_999));
        assertEquals(List.of("cause:rome/case-1:0 0/0", "cause:rome/case-1:1 1/1"), judged);
        at(DETECTED.plusSeconds(11));
        assertEquals("cause:rome/case-1:2 2/2 settled", judged.getLast());
        assertEquals(0, timers.size());
    }

    @Test
    void whatAnotherInstanceHasSettledIsNotJudgedAgain() {
        opened();
        fold(event -> event.setCauseFound(CauseFound.newBuilder().setCaseId("rome/case-1")));
        assertEquals(3, timers.size());
        fold(event -> event.setCauseFound(
                CauseFound.newBuilder().setCaseId("rome/case-1").setSettled(true)));
        assertEquals(0, timers.size());
    }

    @Test
    void whatIsLongPastIsNotJudgedByWhatIsNow() {
        opened();
        at(DETECTED.plusSeconds(11).plus(CauseWatch.LATEST));
        assertEquals(List.of("cause:rome/case-1:2 0/0 settled"), judged);
        assertEquals(0, timers.size());
    }

    private void measured(long sequence, boolean lost) {
        fold(event -> event.setProbesRecorded(ProbesRecorded.newBuilder()
                .addSpans(ProbeSpan.newBuilder()
                        .setSequence(sequence)
                        .setHop(Hop.HOP_GATEWAY)
                        .setLost(lost)
                        .setFrom(RecordMapper.timestamp(LOST))
                        .setTo(RecordMapper.timestamp(LOST.plusSeconds(5))))));
    }

    @Test
    void whatANodeDeliversLateIsAddedToWhatWasCounted() {
        opened();
        at(DETECTED.plusSeconds(11));
        var settled = CauseFound.newBuilder()
                .setCaseId("rome/case-1")
                .setSettled(true)
                .setEvidence(CauseEvidence.newBuilder().setSeatsHere(7))
                .build();
        fold(event -> event.setCauseFound(settled));
        judged.clear();
        measured(1, true);
        at(DETECTED.plusSeconds(900));
        assertEquals(1, judged.size());
        assertTrue(judged.getFirst().endsWith(" 0/7 settled"), judged::toString);
        fold(event -> event.setCauseFound(settled.toBuilder()
                .setEvidence(venues.probes("rome", CASE, "")
                        .map(probes -> settled.getEvidence().toBuilder().setProbes(probes))
                        .orElseThrow())));
        measured(2, true);
        at(DETECTED.plusSeconds(901));
        assertEquals(1, judged.size(), "no more is known than before");
    }

    @Test
    void aCaseDecidedAtOnceIsJudgedAllTheSame() {
        opened();
        fold(event -> event.setCaseClosed(CaseClosed.newBuilder().setCaseId("rome/case-1")));
        at(DETECTED.plusSeconds(11));
        assertEquals(3, judged.size());
    }
}
