package org.onehall.game.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Duration;
import com.google.protobuf.Message;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.Answers;
import org.onehall.eventlog.DecideTopology;
import org.onehall.eventlog.EventSource;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.LogMeter;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.game.v1.BeatRequest;
import org.onehall.proto.game.v1.CorrectSettingRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.IncrementCredit;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PeriodCredit;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.testkit.DryLog;

/** The library's wiring on board logs: order, numbers, repeats, stale writers, outages; without a broker. */
class GameTopologyTest {
    private DryLog log;
    private Instant wall = T0.minusSeconds(7_200);

    @BeforeEach
    void open() {
        open(EventSource.NONE);
    }

    private void open(EventSource source) {
        log = new DryLog(GameLog.CONTEXT, () -> wall.toEpochMilli(), source);
    }

    @AfterEach
    void close() {
        log.close();
    }

    private void send(Message request, Actor actor, String id, Instant at) {
        send(request, actor, id, at, Optional.empty());
    }

    private void send(Message request, Actor actor, String id, Instant at, Optional<Long> expected) {
        var header = CommandHeader.newBuilder()
                .setRequestId(id)
                .setKey(KEY)
                .setActor(LogContext.actor(actor))
                .setCorrelationId("trace");
        expected.ifPresent(header::setExpectedSequence);
        log.append(KEY, GameLog.CONTEXT.envelope(request, header.build()).toByteArray(), at);
    }

    private Outcome reply() {
        return log.answer();
    }

    private List<GameEvent> events() {
        return log.events().stream()
                .map(bytes -> (GameEvent) GameLog.CONTEXT.parseEvent(bytes))
                .toList();
    }

    private void startedBoard() {
        send(
                GameLog.CONTEXT
                        .mapper()
                        .write(create(lawsRules(), "90+30", Optional.empty()), CreateRequest.newBuilder())
                        .build(),
                SERVICE,
                "create",
                T0.minusSeconds(9));
        arrivals();
        send(StartRequest.newBuilder().setBoardId(KEY).build(), SERVICE, "start", T0);
    }

    private void arrivals() {
        for (Side side : List.of(Side.SIDE_WHITE, Side.SIDE_BLACK))
            send(
                    RecordPresenceRequest.newBuilder()
                            .setBoardId(KEY)
                            .setSide(side)
                            .setPresent(true)
                            .build(),
                    SERVICE,
                    "here-" + side,
                    T0.minusSeconds(9));
    }

    private static PlayRequest play(Side side, String uci) {
        return PlayRequest.newBuilder()
                .setBoardId(KEY)
                .setSide(side)
                .setUci(uci)
                .build();
    }

    @Test
    void eventsAreNumberedFromOneWithoutGapsAndCarryTheirCause() {
        startedBoard();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(1));
        List<GameEvent> told = events();
        assertEquals(
                List.of(1L, 2L, 3L, 4L, 5L),
                told.stream().map(e -> e.getHeader().getSequence()).toList());
        var header = told.getLast().getHeader();
        assertEquals("e4", header.getCausationId());
        assertEquals("trace", header.getCorrelationId());
        assertEquals("p-white", header.getActor().getSubject());
        assertEquals("OCR 3.7", header.getRule());
        assertEquals(T0.plusSeconds(1), RecordMapper.instant(header.getOccurredAt()));
    }

    @Test
    void anAbsurdTimeControlIsMalformedAndTheGameGoesOn() { // OCR 4.4, OCR 19.5
        startedBoard();
        for (int before = 0; before < 4; before++) reply();
        var minutes = Duration.newBuilder().setSeconds(180);
        var absurd = TimeControl.newBuilder()
                .setIncrementCredit(IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE)
                .setPeriodCredit(PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL)
                .addPeriods(Period.newBuilder()
                        .setMoves(1)
                        .setBase(minutes)
                        .setIncrement(Duration.newBuilder())
                        .setDelay(Duration.newBuilder()))
                .addPeriods(Period.newBuilder()
                        .setBase(Duration.newBuilder().setSeconds(Long.MAX_VALUE))
                        .setIncrement(Duration.newBuilder())
                        .setDelay(Duration.newBuilder()));
        send(
                CorrectSettingRequest.newBuilder()
                        .setBoardId(KEY)
                        .setBlackControl(absurd)
                        .setReason("Wrong setting")
                        .setArticle("OCR 19.5")
                        .build(),
                Actor.official("ca", Role.CHIEF_ARBITER, ""),
                "absurd",
                T0.plusSeconds(1));
        var refusal = reply().getRefusal();
        assertEquals("MALFORMED", refusal.getCode());
        assertEquals("V-02: the base time of a period is 0 to 24 hours", refusal.getText());
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(2));
        assertTrue(events().getLast().hasMovePlayed());
    }

    @Test
    void aRepeatGetsTheFirstAnswerAndHasNoSecondEffect() { // ENG-1
        startedBoard();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(1));
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(2));
        assertEquals(5, events().size());
        for (int before = 0; before < 4; before++) reply();
        assertEquals(reply(), reply());
    }

    @Test
    void aRepeatHasNoSecondEffectHoweverLateItComes() { // ENG-1
        startedBoard();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(1));
        send(play(Side.SIDE_WHITE, "d2d4"), WHITE, "too soon", T0.plusSeconds(1));
        for (int i = 0; i < 100; i++) send(play(Side.SIDE_BLACK, "e7e1"), BLACK, "illegal " + i, T0.plusSeconds(2));
        send(play(Side.SIDE_BLACK, "e7e5"), BLACK, "e5", T0.plusSeconds(2));
        int before = events().size();
        log.answers();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(3));
        Outcome late = reply();
        assertFalse(late.hasRefusal());
        assertEquals(5, late.getSequence());
        send(play(Side.SIDE_WHITE, "d2d4"), WHITE, "too soon", T0.plusSeconds(3));
        assertEquals("REFUSED_BEFORE", reply().getRefusal().getCode());
        assertEquals(6, before);
        assertTrue(events().isEmpty());
    }

    @Test
    void aStoreWrittenInAnotherFormIsFoldedAnewFromTheEvents() { // ENG-3
        startedBoard();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(1));
        List<byte[]> written = log.events();
        close();
        open(DryLog.holding(written));
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(2));
        assertFalse(reply().hasRefusal());
        assertTrue(events().isEmpty());
        send(play(Side.SIDE_BLACK, "e7e5"), BLACK, "e5", T0.plusSeconds(2));
        GameEvent answer = events().getFirst();
        assertEquals("e5", answer.getMovePlayed().getSan());
        assertEquals(6, answer.getHeader().getSequence());
    }

    @Test
    void somebodyElsesRequestIdIsNoRepeat() {
        startedBoard();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "same", T0.plusSeconds(1));
        send(play(Side.SIDE_BLACK, "e7e5"), BLACK, "same", T0.plusSeconds(2));
        assertEquals(6, events().size());
    }

    @Test
    void nobodyGetsTheAnswerToSomebodyElsesRequest() { // ENG-5
        startedBoard();
        log.answers();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "same", T0.plusSeconds(1));
        send(play(Side.SIDE_WHITE, "d2d4"), BLACK, "same", T0.plusSeconds(2));
        var answers = log.answersTo();
        assertEquals(
                List.of(new Answers.Asker(KEY, "p-white", "same"), new Answers.Asker(KEY, "p-black", "same")),
                answers.stream().map(Answers.Answer::asker).toList());
        assertFalse(answers.getFirst().outcome().hasRefusal());
        assertTrue(answers.getLast().outcome().hasRefusal());
    }

    @Test
    void aWriterWhoHasNotSeenTheLastEventIsRefused() {
        startedBoard();
        for (int before = 0; before < 4; before++) reply();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(1), Optional.of(1L));
        assertEquals("STALE", reply().getRefusal().getCode());
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4 anew", T0.plusSeconds(1), Optional.of(4L));
        assertEquals(5, reply().getSequence());
    }

    @Test
    void aCommandsTimeNeverGoesBack() { // ENG-4
        startedBoard();
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(5));
        send(play(Side.SIDE_BLACK, "e7e5"), BLACK, "e5", T0.plusSeconds(3));
        assertEquals(
                T0.plusSeconds(5),
                RecordMapper.instant(events().getLast().getHeader().getOccurredAt()));
    }

    @Test
    void theOpponentsClockStartsWhenTheMoveIsPublished() { // ENG-4
        startedBoard();
        wall = T0.plusSeconds(8);
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(1));
        GameEvent move = events().getLast();
        assertEquals(
                T0.plusSeconds(8),
                RecordMapper.instant(move.getMovePlayed().getClocks().getAt()));
        assertEquals(1, move.getMovePlayed().getSpent().getSeconds());
    }

    @Test
    void anUnreadableCommandIsSkippedAndAMalformedOneRefused() {
        log.append(KEY, new byte[] {1, 2, 3}, T0);
        assertTrue(log.answers().isEmpty());
        send(PlayRequest.newBuilder().setBoardId(KEY).setUci("e2e4").build(), WHITE, "no side", T0);
        assertEquals("MALFORMED", reply().getRefusal().getCode());
    }

    @Test
    void aTextThatIsNoIdOfABoardIsAnUnknownBoardToEveryCommand() {
        for (String text : List.of("nowhere", "cup/1", "cup/01/1", "cup/1/1/1", "/1/1", "cup/0/1"))
            for (FieldDescriptor command : GameCommand.getDescriptor().getFields()) {
                var request = GameCommand.newBuilder().newBuilderForField(command);
                FieldDescriptor board = request.getDescriptorForType().findFieldByName("board_id");
                if (board == null || command.getNumber() == GameCommand.CREATE_FIELD_NUMBER) continue;
                for (Actor actor : List.of(SERVICE, WHITE)) {
                    send(request.setField(board, text).build(), actor, command.getName() + text + actor.role(), T0);
                    assertEquals("UNKNOWN_BOARD", reply().getRefusal().getCode(), command.getName() + " at " + text);
                }
            }
        assertTrue(log.events().isEmpty());
    }

    @Test
    void aBoardIsCreatedUnderNoOtherTextThanAnId() {
        for (Actor actor : List.of(SERVICE, WHITE)) {
            send(
                    GameLog.CONTEXT
                            .mapper()
                            .write(createAt("nowhere"), CreateRequest.newBuilder())
                            .build(),
                    actor,
                    "create",
                    T0);
            assertEquals(
                    actor == SERVICE ? "MALFORMED_BOARD" : "FORBIDDEN_ROLE",
                    reply().getRefusal().getCode());
        }
    }

    @Test
    void aSilenceOfTheZoneIsChargedToNobodyAndPausesTheGame() { // ENG-4, OCR 19.6
        beat(T0.minusSeconds(10));
        startedBoardWithBeats();
        beat(T0.plusSeconds(20));
        // The zone is silent for a minute; White's move comes before the next beat.
        send(play(Side.SIDE_WHITE, "e2e4"), WHITE, "e4", T0.plusSeconds(80));
        List<GameEvent> told = events();
        GameEvent paused = told.getLast();
        assertTrue(told.get(told.size() - 2).hasOutageCovered());
        assertEquals(PauseCause.PAUSE_CAUSE_OUTAGE, paused.getGamePaused().getCause());
        // 90+30: White is charged 20 s of the 80 s.
        assertEquals(
                90 * 60 + 30 - 20, paused.getGamePaused().getClocks().getWhite().getSeconds());
        assertEquals("GAME_PAUSED", log.answers().getLast().getRefusal().getCode());
        beat(T0.plusSeconds(81));
        assertTrue(events().isEmpty());
    }

    @Test
    void steadyBeatsSayNothing() {
        startedBoardWithBeats();
        int before = events().size();
        for (int i = 1; i <= 20; i++) beat(T0.plusMillis(500L * i));
        assertEquals(4, before);
        assertTrue(events().isEmpty());
    }

    private void startedBoardWithBeats() {
        beat(T0.minusSeconds(9));
        send(
                GameLog.CONTEXT
                        .mapper()
                        .write(create(lawsRules(), "90+30", Optional.empty()), CreateRequest.newBuilder())
                        .build(),
                SERVICE,
                "create",
                T0.minusSeconds(9));
        arrivals();
        for (int i = -8; i <= 0; i++) beat(T0.plusSeconds(i));
        send(StartRequest.newBuilder().setBoardId(KEY).build(), SERVICE, "start", T0);
        for (int i = 1; i <= 20; i++) beat(T0.plusSeconds(i));
    }

    private void beat(Instant at) {
        log.append(
                "~",
                GameCommand.newBuilder()
                        .setHeader(CommandHeader.newBuilder().setKey("~"))
                        .setBeat(BeatRequest.newBuilder().setZone("zone-1"))
                        .build()
                        .toByteArray(),
                at);
    }

    @Test
    void theDescribedTopologyIsKept() throws IOException {
        try (var golden = getClass().getResourceAsStream("/topology.txt")) {
            String described = DecideTopology.of(GameLog.CONTEXT, () -> 0, LogMeter.NONE)
                    .describe()
                    .toString()
                    .strip();
            assertEquals(new String(golden.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8).strip(), described);
        }
    }
}
