package org.onehall.game.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import com.google.protobuf.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.EventSource;
import org.onehall.eventlog.LogContext;
import org.onehall.proto.game.v1.CheckKind;
import org.onehall.proto.game.v1.ClearSeatRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.Side;
import org.onehall.testkit.DryLog;
import org.onehall.testkit.Eventually;

/** At a start, the end of the event log or of the decider's store is missing. */
class LostEventsTest {
    private static final Instant LATER = T0.plusSeconds(600);

    private final List<byte[]> written = new ArrayList<>();
    private Map<String, byte[]> store = Map.of();
    private Map<String, byte[]> storeBeforeTheLastMove = Map.of();
    /** The offsets from which the log was read since it was opened. */
    private final List<Long> readFrom = new CopyOnWriteArrayList<>();

    private Optional<DryLog> opened = Optional.empty();

    @BeforeEach
    void threeMovesWerePlayed() {
        try (DryLog log = new DryLog(GameLog.CONTEXT, T0::toEpochMilli)) {
            send(
                    log,
                    GameLog.CONTEXT
                            .mapper()
                            .write(create(rules(), "90+30", Optional.empty()), CreateRequest.newBuilder())
                            .build(),
                    SERVICE,
                    "create",
                    T0.minusSeconds(60));
            for (Side side : List.of(Side.SIDE_WHITE, Side.SIDE_BLACK)) {
                send(
                        log,
                        RecordPresenceRequest.newBuilder()
                                .setBoardId(KEY)
                                .setSide(side)
                                .setPresent(true)
                                .build(),
                        SERVICE,
                        "here " + side,
                        T0.minusSeconds(50));
                for (CheckKind kind : List.of(CheckKind.CHECK_KIND_DEVICE, CheckKind.CHECK_KIND_FAIR_PLAY))
                    send(
                            log,
                            ClearSeatRequest.newBuilder()
                                    .setBoardId(KEY)
                                    .setSide(side)
                                    .setCheck(kind)
                                    .setPassed(true)
                                    .build(),
                            SERVICE,
                            kind + " " + side,
                            T0.minusSeconds(40));
            }
            send(log, StartRequest.newBuilder().setBoardId(KEY).build(), SERVICE, "start", T0);
            send(log, move(Side.SIDE_WHITE, "e2e4"), WHITE, "first", T0.plusSeconds(10));
            send(log, move(Side.SIDE_BLACK, "e7e5"), BLACK, "second", T0.plusSeconds(20));
            storeBeforeTheLastMove = log.store();
            send(log, move(Side.SIDE_WHITE, "g1f3"), WHITE, "third", T0.plusSeconds(30));
            written.addAll(log.events());
            store = log.store();
        }
    }

    @AfterEach
    void close() {
        opened.ifPresent(DryLog::close);
    }

    private static PlayRequest move(Side side, String uci) {
        return PlayRequest.newBuilder()
                .setBoardId(KEY)
                .setSide(side)
                .setUci(uci)
                .build();
    }

    private static void send(DryLog log, Message request, Actor actor, String id, Instant at) {
        var header = CommandHeader.newBuilder()
                .setRequestId(id)
                .setKey(KEY)
                .setActor(LogContext.actor(actor))
                .build();
        log.append(KEY, GameLog.CONTEXT.envelope(request, header).toByteArray(), at);
    }

    private DryLog open(Map<String, byte[]> store, List<byte[]> log) {
        EventSource source = DryLog.holding(log);
        DryLog dry = new DryLog(GameLog.CONTEXT, LATER::toEpochMilli, (partition, from, event) -> {
            readFrom.add(from);
            source.each(partition, from, event);
        });
        dry.restore(store);
        opened = Optional.of(dry);
        return dry;
    }

    private static List<GameEvent> events(DryLog log) {
        return log.events().stream()
                .map(bytes -> (GameEvent) GameLog.CONTEXT.parseEvent(bytes))
                .toList();
    }

    @Test
    void whereNothingIsLostThePlayGoesOn() {
        DryLog log = open(store, written);
        send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        List<GameEvent> events = events(log);
        assertEquals(
                List.of("Nc6"),
                events.stream().map(event -> event.getMovePlayed().getSan()).toList());
        assertEquals(written.size() + 1, events.getFirst().getHeader().getSequence());
    }

    @Test
    void aBoardWhoseAcknowledgedMovesAreMissingStandsAndSaysWhichTheyAre() {
        int left = written.size() - 2;
        DryLog log = open(store, written.subList(0, left));
        send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        List<GameEvent> events = events(log);
        assertEquals(
                List.of(GameEvent.PayloadCase.OUTAGE_COVERED, GameEvent.PayloadCase.GAME_PAUSED),
                events.stream().map(GameEvent::getPayloadCase).toList());
        assertEquals(
                List.of(written.size() + 1L, written.size() + 2L),
                events.stream().map(event -> event.getHeader().getSequence()).toList(),
                "numbers of lost events are not given again");
        var paused = events.getLast().getGamePaused();
        assertEquals(
                "{RECORDS_LOST records=" + (left + 1) + "-" + written.size()
                        + "}{MOVES_MISSING moves=1... e5 2. Nf3; white=1:31:10; black=1:30:50}{MAKE_MOVES_AGAIN}",
                paused.getReason());
        assertEquals(
                5_450,
                paused.getClocks().getWhite().getSeconds(),
                "after 1. e4 by White, 10 s of 90 minutes and 30 s added");
        assertEquals(
                5_430,
                paused.getClocks().getBlack().getSeconds(),
                "nobody is charged for what came after the last record");
        Outcome answer = log.answers().getLast();
        assertEquals("GAME_PAUSED", answer.getRefusal().getCode());
    }

    @Test
    void aRequestWhoseEventsAreLostIsDecidedAgainAndNotAnsweredAsIfTheyStood() {
        DryLog log = open(store, written.subList(0, written.size() - 1));
        send(log, move(Side.SIDE_WHITE, "g1f3"), WHITE, "third", LATER);
        assertEquals("GAME_PAUSED", log.answers().getLast().getRefusal().getCode());
    }

    @Test
    void aStoreThatHasLostItsEndDoesNotGiveNumbersTwice() {
        DryLog log = open(storeBeforeTheLastMove, written);
        send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        List<GameEvent> events = events(log);
        assertEquals(
                List.of("Nc6"),
                events.stream().map(event -> event.getMovePlayed().getSan()).toList());
        assertEquals(written.size() + 1, events.getFirst().getHeader().getSequence());
        send(log, move(Side.SIDE_WHITE, "g1f3"), WHITE, "third", LATER.plusSeconds(1));
        assertEquals(List.of(), events(log), "a request that was carried out is not carried out again");
        assertTrue(log.answers().stream().noneMatch(Outcome::hasRefusal));
    }

    /** The contents of the store after a start. */
    private Map<String, byte[]> afterAStart(Map<String, byte[]> store, List<byte[]> log) {
        try (DryLog dry = open(store, log)) {
            send(dry, move(Side.SIDE_BLACK, "b8c5"), BLACK, "illegal", LATER);
            opened = Optional.empty();
            readFrom.clear();
            return dry.store();
        }
    }

    @Test
    void aStartReadsTheLogFromWhereTheOneBeforeItCameTo() {
        DryLog log = open(afterAStart(storeBeforeTheLastMove, written.subList(0, written.size() - 1)), written);
        send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        assertEquals(written.size() - 2, readFrom.getFirst(), "with the last event that was read before");
        assertEquals(written.size() + 1, events(log).getFirst().getHeader().getSequence(), "and finds what is new");
    }

    @Test
    void theLogIsReadOnWhileCommandsAreDecided() {
        List<byte[]> growing = new CopyOnWriteArrayList<>(written.subList(0, written.size() - 1));
        DryLog log = open(storeBeforeTheLastMove, growing);
        send(log, move(Side.SIDE_WHITE, "g1f3"), WHITE, "third", LATER);
        growing.add(written.getLast());
        byte[] atTheStart = log.store().get("~logged");
        Eventually.holds(() -> {
            log.pass(Duration.ofMinutes(10));
            return !Arrays.equals(atTheStart, log.store().get("~logged"));
        });
        Map<String, byte[]> later = log.store();
        close();
        readFrom.clear();
        send(open(later, growing), move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        assertEquals(Set.of(written.size() - 1L), Set.copyOf(readFrom), "by the start, and perhaps once more before");
    }

    @Test
    void eventsLostBehindWhereAnEarlierStartCameToAreMissed() {
        List<byte[]> left = written.subList(0, written.size() - 1);
        Map<String, byte[]> before = afterAStart(storeBeforeTheLastMove, left);
        try (DryLog log = open(before, left)) {
            opened = Optional.empty();
            send(log, move(Side.SIDE_WHITE, "g1f3"), WHITE, "third", LATER);
            before = log.store();
        }
        DryLog log = open(before, left);
        send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        assertEquals("GAME_PAUSED", log.answers().getLast().getRefusal().getCode());
    }

    @Test
    void aLogThatHasLostWhatAnEarlierStartReadIsReadFromItsBeginning() {
        Map<String, byte[]> before = afterAStart(store, written);
        DryLog log = open(before, written.subList(0, written.size() - 1));
        send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        assertEquals("GAME_PAUSED", log.answers().getLast().getRefusal().getCode());
        close();
        List<byte[]> rewritten = new ArrayList<>(written.subList(0, written.size() - 1));
        rewritten.add(written.getFirst());
        rewritten.add(written.getLast());
        readFrom.clear();
        send(open(before, rewritten), move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        assertEquals(List.of(written.size() - 1L, 0L), readFrom, "another event stands where the last one stood");
    }

    @Test
    void aStoreThatDoesNotSayHowFarTheLogWasReadHasItReadFromItsBeginning() {
        Map<String, byte[]> before = new HashMap<>(afterAStart(store, written));
        for (byte[] unreadable : List.of(new byte[0], new byte[] {0, 0, 0, 9}, new byte[40])) {
            before.put("~logged", unreadable);
            readFrom.clear();
            try (DryLog log = open(before, written)) {
                opened = Optional.empty();
                send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
                assertEquals(List.of(0L), readFrom);
                assertEquals(
                        written.size() + 1, events(log).getFirst().getHeader().getSequence());
            }
        }
    }

    @Test
    void aLossThatTheLogCannotRecordIsReportedOnce() {
        List<byte[]> created = new ArrayList<>();
        Map<String, byte[]> known;
        try (DryLog log = new DryLog(GameLog.CONTEXT, T0::toEpochMilli)) {
            send(
                    log,
                    GameLog.CONTEXT
                            .mapper()
                            .write(create(rules(), "90+30", Optional.empty()), CreateRequest.newBuilder())
                            .build(),
                    SERVICE,
                    "create",
                    T0.minusSeconds(60));
            for (Side side : List.of(Side.SIDE_WHITE, Side.SIDE_BLACK))
                send(
                        log,
                        RecordPresenceRequest.newBuilder()
                                .setBoardId(KEY)
                                .setSide(side)
                                .setPresent(true)
                                .build(),
                        SERVICE,
                        "here " + side,
                        T0.minusSeconds(50));
            created.addAll(log.events());
            known = log.store();
        }
        Map<String, byte[]> before = afterAStart(known, created.subList(0, 2));
        DryLog log = open(before, created.subList(0, 2));
        send(log, move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        assertEquals(1, readFrom.size(), () -> "the log is not read again to find out what is left: " + readFrom);
        close();
        readFrom.clear();
        send(open(before, created.subList(0, 1)), move(Side.SIDE_BLACK, "b8c6"), BLACK, "fourth", LATER);
        assertEquals(List.of(0L, 0L), readFrom.subList(1, readFrom.size()), "of another loss it is");
    }

    @Test
    void aBoardThatIsGoneFromTheLogAltogetherIsMadeAgainAndStands() {
        DryLog log = open(store, List.of());
        send(
                log,
                GameLog.CONTEXT
                        .mapper()
                        .write(create(rules(), "90+30", Optional.empty()), CreateRequest.newBuilder())
                        .build(),
                SERVICE,
                "create",
                LATER);
        List<GameEvent> events = events(log);
        assertEquals(
                List.of(
                        GameEvent.PayloadCase.GAME_CREATED,
                        GameEvent.PayloadCase.GAME_STARTED,
                        GameEvent.PayloadCase.GAME_PAUSED),
                events.stream().map(GameEvent::getPayloadCase).toList());
        assertEquals(written.size() + 1, events.getFirst().getHeader().getSequence());
        assertEquals("ALREADY_CREATED", log.answers().getLast().getRefusal().getCode());
    }
}
