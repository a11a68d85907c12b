package org.onehall.fairplay.react.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.Boards;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.domain.Screening.ScreenedMove;
import org.onehall.fairplay.query.screening.Analyses;
import org.onehall.fairplay.query.screening.Line;
import org.onehall.fairplay.query.screening.Line.Step;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.proto.competition.v1.ScreeningRules;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.ScreeningQueued;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/**
 * Every position of every game is analysed once, during play only after the delay, and the ended game is screened
 * (APP-I A1).
 */
class AnalysisWatchTest {
    private static final Instant START = Instant.parse("2026-03-01T14:00:00Z");
    private static final String ONE = "cup/1/1";
    private static final String TWO = "cup/1/2";
    private static final List<String> MOVES = List.of("e2e4", "e7e5", "g1f3");
    private static final List<String> POSITIONS =
            Line.of(Boards.INITIAL, MOVES).stream().map(Step::key).toList();
    private static final EngineSettings ENGINE = new EngineSettings("Test 1", 100, 2, 1);
    private static final EngineSettings OTHER = new EngineSettings("Test 0", 100, 2, 1);

    private Instant now = START;
    private boolean broken;
    private final Timers timers = new Timers();
    private final Analyses analyses = new Analyses();
    private final List<String> asked = new ArrayList<>();
    private final Map<String, Screening> recorded = new HashMap<>();
    private final Map<String, Long> sequences = new HashMap<>();
    private final AnalysisWatch watch = new AnalysisWatch(
            new Watch(Clock.fixed(START, ZoneOffset.UTC), _ -> true, timers),
            () -> now,
            analyses,
            (board, position) -> {
                if (broken) throw new IllegalStateException("no broker");
                asked.add(board + " " + position);
            },
            (attempt, screening) -> {
                if (broken) throw new IllegalStateException("no broker");
                recorded.put(attempt.id(), screening);
            });

    private EventHeader header(String log, String key) {
        long sequence = sequences.merge(log + key, 1L, Long::sum);
        return EventHeader.newBuilder()
                .setKey(key)
                .setSequence(sequence)
                .setEventId(key + "#" + sequence)
                .setOccurredAt(RecordMapper.timestamp(now))
                .build();
    }

    private void game(String board, UnaryOperator<GameEvent.Builder> payload) {
        watch.fold(payload.apply(GameEvent.newBuilder().setHeader(header("game", board)))
                .build());
    }

    private void created(String board) {
        game(board, event -> event.setGameCreated(GameCreated.newBuilder().setInitialFen(Boards.INITIAL)));
    }

    /** A move that took seven seconds and leaves ten minutes. */
    private void move(String board, int ply, String uci) {
        game(
                board,
                event -> event.setMovePlayed(MovePlayed.newBuilder()
                        .setPly(ply)
                        .setUci(uci)
                        .setSide(ply % 2 == 1 ? Side.SIDE_WHITE : Side.SIDE_BLACK)
                        .setSpent(RecordMapper.duration(Duration.ofSeconds(7)))
                        .setClocks(ClockReading.newBuilder()
                                .setWhite(RecordMapper.duration(Duration.ofMinutes(10)))
                                .setBlack(RecordMapper.duration(Duration.ofMinutes(9))))));
    }

    /** Created, three moves a minute apart. */
    private void played(String board) {
        created(board);
        for (int ply = 1; ply <= MOVES.size(); ply++) {
            move(board, ply, MOVES.get(ply - 1));
            now = now.plusSeconds(60);
        }
    }

    private void ended(String board) {
        game(board, event -> event.setGameEnded(GameEnded.getDefaultInstance()));
    }

    private void queued(String board, int attempt, List<String> moves) {
        watch.fold(FairPlayEvent.newBuilder()
                .setHeader(header("fairplay", board))
                .setScreeningQueued(ScreeningQueued.newBuilder()
                        .setAttempt(attempt)
                        .setInitialFen(Boards.INITIAL)
                        .addAllMoves(moves))
                .build());
    }

    private void screened(String board, int attempt) {
        watch.fold(FairPlayEvent.newBuilder()
                .setHeader(header("fairplay", board))
                .setScreeningCompleted(ScreeningCompleted.newBuilder().setAttempt(attempt))
                .build());
    }

    private void delay(Duration delay) {
        watch.fold(CompetitionEvent.newBuilder()
                .setHeader(header("competition", "cup"))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .setRegulations(Regulations.newBuilder()
                                .setScreening(ScreeningRules.newBuilder().setDelay(RecordMapper.duration(delay)))))
                .build());
    }

    private void says(EngineSettings engine, String position) {
        var analysis = new PositionAnalysis(position, 9, List.of(new Choice("a2a3", 30), new Choice("b2b3", 20)));
        analyses.fold(Analyses.message(engine, analysis));
        watch.answered(position);
    }

    /** Time passes, and what is due is done. */
    private void at(Instant instant) {
        now = instant;
        for (var due = timers.due(now, _ -> true); !due.isEmpty(); due = timers.due(now, _ -> true))
            due.forEach(timer -> timers.answered(timer, timer.run(), now));
    }

    private static List<String> of(String board, int... positions) {
        return java.util.Arrays.stream(positions)
                .mapToObj(i -> board + " " + POSITIONS.get(i))
                .toList();
    }

    @Test
    void duringPlayAPositionIsAskedForAfterTheDelayOfTheRegulations() {
        delay(Duration.ofMinutes(10));
        played(ONE);
        at(START.plus(Duration.ofMinutes(10)).minusMillis(1));
        assertEquals(List.of(), asked);
        at(START.plus(Duration.ofMinutes(10)));
        assertEquals(of(ONE, 0), asked);
        at(START.plus(Duration.ofMinutes(12)));
        assertEquals(of(ONE, 0, 1, 2), asked);
    }

    @Test
    void whereNoDelayIsRecordedItIsAQuarterOfAnHour() {
        played(ONE);
        at(START.plus(Duration.ofMinutes(15)).minusMillis(1));
        assertEquals(List.of(), asked);
        at(START.plus(Duration.ofMinutes(15)));
        assertEquals(of(ONE, 0), asked);
    }

    @Test
    void aShorterDelayThatIsKnownLaterHoldsAtOnce() {
        played(ONE);
        delay(Duration.ZERO);
        at(now);
        assertEquals(of(ONE, 0, 1, 2), asked);
    }

    @Test
    void whenAGameEndsTheRestIsAskedForAtOnce() {
        played(ONE);
        ended(ONE);
        at(now);
        assertEquals(of(ONE, 0, 1, 2), asked);
    }

    @Test
    void whatAnotherGameHasAskedForOrIsKnownIsNotAskedForAgain() {
        says(ENGINE, POSITIONS.get(2));
        played(ONE);
        played(TWO);
        ended(ONE);
        ended(TWO);
        at(now);
        assertEquals(
                List.of(POSITIONS.get(0), POSITIONS.get(1)),
                asked.stream().map(text -> text.substring(ONE.length() + 1)).toList());
        for (String board : List.of(ONE, TWO)) queued(board, 1, MOVES);
        says(ENGINE, POSITIONS.get(0));
        says(ENGINE, POSITIONS.get(1));
        at(now);
        assertEquals(java.util.Set.of(ONE + "#1", TWO + "#1"), recorded.keySet());
    }

    @Test
    void anEndedGameIsScreenedWhenItsLastPositionIsJudged() {
        played(ONE);
        ended(ONE);
        queued(ONE, 1, MOVES);
        assertEquals(1, watch.waiting());
        at(now);
        says(ENGINE, POSITIONS.get(0));
        says(ENGINE, POSITIONS.get(2));
        at(now);
        assertEquals(Map.of(), recorded);
        says(ENGINE, POSITIONS.get(1));
        at(now);
        Screening screening = recorded.get(ONE + "#1");
        assertEquals(MOVES, screening.moves().stream().map(ScreenedMove::played).toList());
        ScreenedMove second = screening.moves().get(1);
        assertEquals(
                List.of(Optional.of(Duration.ofSeconds(7)), Optional.of(Duration.ofMinutes(9)), 20, ENGINE.version()),
                List.of(second.spent(), second.left(), second.legalMoves(), second.settings()));
        screened(ONE, 1);
        assertEquals(0, watch.waiting());
    }

    /** OCR 19.6: for a move, a log gives the time spent since the resumption. */
    @Test
    void aMoveTakesWhatTheClockRanForItBeforeAPauseToo() {
        for (String position : POSITIONS) says(ENGINE, position);
        created(ONE);
        game(ONE, event -> event.setGameStarted(GameStarted.newBuilder().setClocks(whitesRunning())));
        now = now.plusSeconds(100);
        game(
                ONE,
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setClocks(ClockReading.newBuilder().setAt(RecordMapper.timestamp(now)))));
        now = now.plusSeconds(600);
        game(ONE, event -> event.setGameResumed(GameResumed.newBuilder().setClocks(whitesRunning())));
        now = now.plusSeconds(7);
        move(ONE, 1, MOVES.getFirst());
        queued(ONE, 1, MOVES.subList(0, 1));
        at(now);
        assertEquals(
                Optional.of(Duration.ofSeconds(107)),
                recorded.get(ONE + "#1").moves().getFirst().spent());
    }

    private ClockReading.Builder whitesRunning() {
        return ClockReading.newBuilder().setRunning(Side.SIDE_WHITE).setAt(RecordMapper.timestamp(now));
    }

    @Test
    void aGameIsScreenedOnlyOnceItsLastMovesAreKnownOrThenWithoutTheirTimes() {
        for (String position : POSITIONS) says(ENGINE, position);
        created(ONE);
        move(ONE, 1, MOVES.get(0));
        queued(ONE, 1, MOVES);
        at(now);
        assertEquals(Map.of(), recorded);
        move(ONE, 2, MOVES.get(1));
        for (int look = 0; look < 12; look++) at(now.plusSeconds(1));
        List<ScreenedMove> moves = recorded.get(ONE + "#1").moves();
        assertEquals(
                List.of(true, true, false),
                moves.stream().map(move -> move.spent().isPresent()).toList());
    }

    @Test
    void onlyTheMovesThatStandAreAskedFor() {
        played(ONE);
        game(
                ONE,
                event -> event.setPositionRestored(PositionRestored.newBuilder().setPly(1)));
        move(ONE, 2, "c7c5");
        ended(ONE);
        at(now);
        assertEquals(of(ONE, 0, 1), asked);
    }

    @Test
    void anAnnulledAttemptIsAnalysedAtOnceAndNeverScreened() { // OCR 18.9/c, DEC-26, APP-I A1
        played(ONE);
        game(ONE, event -> event.setGameVoided(GameVoided.newBuilder().setAttempt(1)));
        at(now);
        assertEquals(of(ONE, 0, 1, 2), asked);
        game(
                ONE,
                event -> event.setGameRestarted(
                        GameRestarted.newBuilder().setAttempt(2).setInitialFen(Boards.INITIAL)));
        for (String position : POSITIONS) says(ENGINE, position);
        at(now);
        assertEquals(java.util.Set.of(), recorded.keySet());
        assertEquals(of(ONE, 0, 1, 2), asked);
        assertEquals(0, watch.waiting());
    }

    @Test
    void anAttemptThatWaitsForItsScreeningGoesOnWaitingWhenItIsAnnulled() { // OCR 18.9/c, DEC-26
        created(ONE);
        game(
                ONE,
                event -> event.setGameRestarted(
                        GameRestarted.newBuilder().setAttempt(2).setInitialFen(Boards.INITIAL)));
        at(now.plus(Duration.ofHours(1)));
        assertEquals(List.of(), asked);
        move(ONE, 1, MOVES.getFirst());
        ended(ONE);
        queued(ONE, 2, MOVES.subList(0, 1));
        game(
                ONE,
                event -> event.setGameRestarted(
                        GameRestarted.newBuilder().setAttempt(3).setInitialFen(Boards.INITIAL)));
        at(now);
        assertEquals(of(ONE, 0), asked);
        says(ENGINE, POSITIONS.getFirst());
        at(now);
        assertEquals(java.util.Set.of(ONE + "#2"), recorded.keySet());
    }

    @Test
    void ofAScreenedGameNothingIsAskedForAgain() {
        queued(ONE, 1, MOVES);
        screened(ONE, 1);
        played(ONE);
        ended(ONE);
        at(now.plus(Duration.ofHours(1)));
        assertEquals(List.of(), asked);
        assertEquals(0, watch.waiting());
    }

    @Test
    void aGameThatGoesOnAfterItsScreeningIsScreenedAgainAsItEnds() { // APP-I A1
        POSITIONS.forEach(position -> says(ENGINE, position));
        played(ONE);
        ended(ONE);
        queued(ONE, 1, MOVES);
        at(now);
        screened(ONE, 1);
        recorded.clear();
        game(ONE, event -> event.setResultSetAside(ResultSetAside.getDefaultInstance()));
        move(ONE, 4, "b8c6");
        List<String> all = new ArrayList<>(MOVES);
        all.add("b8c6");
        String last = Line.of(Boards.INITIAL, all).getLast().key();
        at(now.plus(Duration.ofMinutes(15)).minusMillis(1));
        assertEquals(List.of(), asked);
        ended(ONE);
        queued(ONE, 1, all);
        assertEquals(1, watch.waiting());
        at(now);
        assertEquals(List.of(ONE + " " + last), asked);
        says(ENGINE, last);
        at(now);
        assertEquals(
                all,
                recorded.get(ONE + "#1").moves().stream()
                        .map(ScreenedMove::played)
                        .toList());
        assertTrue(recorded.get(ONE + "#1").moves().getLast().spent().isPresent());
        screened(ONE, 1);
        assertEquals(0, watch.waiting());
    }

    @Test
    void theSameComesOfALogReadAfterTheOther() { // APP-I A1
        List<String> all = new ArrayList<>(MOVES);
        all.add("b8c6");
        Line.of(Boards.INITIAL, all).forEach(step -> says(ENGINE, step.key()));
        queued(ONE, 1, MOVES);
        screened(ONE, 1);
        queued(ONE, 1, all);
        played(ONE);
        ended(ONE);
        game(ONE, event -> event.setResultSetAside(ResultSetAside.getDefaultInstance()));
        move(ONE, 4, "b8c6");
        ended(ONE);
        at(now);
        assertEquals(
                all,
                recorded.get(ONE + "#1").moves().stream()
                        .map(ScreenedMove::played)
                        .toList());
    }

    @Test
    void whileTheBrokerIsAwayAskingAndRecordingAreTriedAgain() {
        broken = true;
        played(ONE);
        ended(ONE);
        queued(ONE, 1, MOVES);
        at(now);
        at(now.plusSeconds(5));
        assertEquals(List.of(), asked);
        broken = false;
        at(now.plusSeconds(5));
        assertEquals(of(ONE, 0, 1, 2), asked);
        POSITIONS.forEach(position -> says(ENGINE, position));
        broken = true;
        at(now);
        assertEquals(Map.of(), recorded);
        broken = false;
        at(now.plusSeconds(5));
        assertEquals(java.util.Set.of(ONE + "#1"), recorded.keySet());
    }

    @Test
    void anAnswerOfAnEngineOfOtherSettingsIsAnAnswer() {
        POSITIONS.forEach(position -> says(OTHER, position));
        analyses.prefer(ENGINE);
        played(ONE);
        ended(ONE);
        queued(ONE, 1, MOVES);
        at(now);
        assertEquals(of(ONE, 0, 1, 2), asked);
        says(ENGINE, POSITIONS.get(0));
        says(OTHER, POSITIONS.get(1));
        says(OTHER, POSITIONS.get(2));
        at(now);
        assertEquals(
                List.of(ENGINE.version(), OTHER.version(), OTHER.version()),
                recorded.get(ONE + "#1").moves().stream()
                        .map(ScreenedMove::settings)
                        .toList());
        assertEquals(3, asked.size());
    }

    @Test
    void aGameThatCanNotBeReplayedWaitsAndHoldsUpNoOther() {
        queued(ONE, 1, List.of("e2e5"));
        played(TWO);
        ended(TWO);
        at(now);
        assertEquals(of(TWO, 0, 1, 2), asked);
        assertEquals(1, watch.waiting());
    }
}
