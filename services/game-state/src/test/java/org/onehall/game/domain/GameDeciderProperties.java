package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Move;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.RecordMapper;
import org.onehall.game.streams.GameLog;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.IncrementCredit;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PeriodCredit;

/**
 * Random command logs: replaying them gives the live state, wire and store preserve it, time is conserved, nothing
 * throws.
 */
class GameDeciderProperties {
    private static final long SEED = 20_261_121L;

    @Test
    void everyRandomLogReplaysToItsLiveState() {
        for (int run = 0; run < 120; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            BoardState live = GameDecider.DECIDER.initial();
            List<Event> log = new ArrayList<>();
            Instant at = T0;
            for (int step = 0; step < 120; step++) {
                at = at.plusMillis(random.nextInt(4_000));
                Command command = step == 0
                        ? create(random.nextBoolean() ? rules() : lawsRules(), "3+2", Optional.empty())
                        : command(random, live);
                Actor actor = actor(random, command);
                var decision = GameDecider.DECIDER.decide(
                        new Submitted<>(
                                command,
                                step == 0 ? SERVICE : actor,
                                "r" + step,
                                at,
                                at.plusMillis(random.nextInt(50))),
                        live);
                if (decision instanceof Decision.Accepted<Event>(var events)) {
                    for (Event event : events) {
                        log.add(event);
                        live = GameDecider.DECIDER.evolve(live, event);
                    }
                }
            }
            assertEquals(live, GameDecider.DECIDER.replay(log), "seed " + seed);
            assertEquals(
                    log, log.stream().map(GameDeciderProperties::overTheWire).toList(), "seed " + seed);
            var stored = GameLog.CONTEXT.states();
            assertEquals(live, stored.read(stored.write(live)), "seed " + seed);
            assertConserved(log, seed);
        }
    }

    private static Event overTheWire(Event event) {
        var header = EventHeader.newBuilder()
                .setEventId("x#1")
                .setSequence(1)
                .setOccurredAt(RecordMapper.timestamp(T0))
                .build();
        byte[] bytes = GameLog.CONTEXT.envelope(event, header).toByteArray();
        return GameLog.CONTEXT.event(GameLog.CONTEXT.parseEvent(bytes)).orElseThrow();
    }

    /** What each clock received equals what it spent plus what is left (3+2: 3 min, then 2 s with each move). */
    private static void assertConserved(List<Event> log, long seed) {
        Duration spentByWhite = Duration.ZERO;
        Duration received = Duration.ofMinutes(3).plusSeconds(2);
        for (Event event : log) {
            if (event instanceof Event.MovePlayed move && move.side() == Side.WHITE) {
                spentByWhite = spentByWhite.plus(move.spent());
                if (move.clocks().running().isPresent()) received = received.plusSeconds(2);
                if (isSimple(log))
                    assertEquals(received.minus(spentByWhite), move.clocks().white(), "seed " + seed);
            }
        }
    }

    /** Logs without pauses, orders about time, outages or restarts. */
    private static boolean isSimple(List<Event> log) {
        return log.stream()
                .allMatch(event -> event instanceof Event.MovePlayed
                        || event instanceof Event.GameCreated
                        || event instanceof Event.SeatCleared
                        || event instanceof Event.GameStarted
                        || event instanceof Event.GameEnded
                        || event instanceof Event.DrawOffered
                        || event instanceof Event.DrawDeclined
                        || event instanceof Event.FlagFell);
    }

    private static Actor actor(Random random, Command command) {
        if (command instanceof MoveCommand.Play play) return play.side() == Side.WHITE ? WHITE : BLACK;
        return switch (random.nextInt(8)) {
            case 0 -> WHITE;
            case 1 -> BLACK;
            case 2 -> STRANGER;
            case 3 -> LCA_ROME;
            default -> SERVICE;
        };
    }

    private static Command command(Random random, BoardState state) {
        Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        return switch (random.nextInt(40)) {
            case 0, 1, 2, 3 ->
                new Command.ClearSeat(
                        BOARD,
                        side,
                        random.nextBoolean() ? CheckKind.DEVICE : CheckKind.FAIR_PLAY,
                        random.nextInt(9) > 0);
            case 4, 5, 6 -> START;
            case 7 -> new ResultCommand.OfferDraw(BOARD, side);
            case 8 ->
                random.nextInt(3) == 0
                        ? new ResultCommand.AcceptDraw(BOARD, side)
                        : new ResultCommand.DeclineDraw(BOARD, side);
            case 9 -> random.nextInt(6) == 0 ? new ResultCommand.Resign(BOARD, side) : play(side, "zz");
            case 10 -> new ClockCommand.ClaimFlag(BOARD, side);
            case 11 -> new ClockCommand.Pause(BOARD, "r");
            case 12, 13 ->
                new ClockCommand.Resume(
                        BOARD,
                        "r",
                        random.nextInt(4) == 0 ? Optional.of(Duration.ofSeconds(random.nextInt(90))) : Optional.empty(),
                        Optional.empty(),
                        random.nextInt(3) == 0 ? Optional.of(side) : Optional.empty(),
                        Optional.of(Duration.ofSeconds(random.nextInt(40))),
                        random.nextBoolean() ? "OCR 18.9" : "OCR 19.6",
                        Optional.empty(),
                        Optional.empty(),
                        0);
            case 14 -> adjustTime(side, Duration.ofSeconds(random.nextInt(120) - 60), "r", "OCR 18.4.2");
            case 15 ->
                random.nextInt(20) == 0
                        ? new RepairCommand.Replay(BOARD, random.nextInt(961), "r")
                        : random.nextInt(8) == 0
                                ? new RepairCommand.Restart(BOARD, "r", "OCR 18.9", Optional.empty(), false, 0)
                                : START;
            case 16 -> new Command.NoteDisconnection(BOARD, side, "case", random.nextBoolean());
            case 17 ->
                new Command.CoverOutage(T0.plusSeconds(random.nextInt(200)), T0.plusSeconds(200 + random.nextInt(100)));
            case 18 ->
                new ResultCommand.DeclareDraw(
                        BOARD, DrawSituation.values()[random.nextInt(3)], random.nextInt(20), "r", 0);
            case 19 ->
                new ResultCommand.ChangeResult(
                        BOARD,
                        random.nextBoolean() ? Optional.empty() : Optional.of(Result.values()[random.nextInt(4)]),
                        "",
                        "r",
                        0,
                        Optional.empty());
            case 20 -> new ResultCommand.SetRulingAside(BOARD, "r", "OCR 18.4.6", 0);
            case 21 ->
                random.nextInt(8) == 0
                        ? new ResultCommand.DeclareResult(BOARD, Optional.of(Result.WHITE_WINS), "r", "OCR 18.4.6", 0)
                        : legalMove(random, state);
            default -> legalMove(random, state);
        };
    }

    private static Command legalMove(Random random, BoardState state) {
        if (!(state instanceof BoardState.Board board)) return START;
        List<Move> moves = board.position().legalMoves();
        if (moves.isEmpty()) return START;
        return new MoveCommand.Play(
                BOARD,
                board.position().sideToMove(),
                moves.get(random.nextInt(moves.size())).uci(),
                random.nextInt(10) == 0,
                OptionalInt.empty(),
                0);
    }

    @Test
    void eventsStoredBeforeTheirFieldsWereAddedAreStillRead() {
        var control = org.onehall.proto.types.v1.TimeControl.newBuilder()
                .setIncrementCredit(IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE)
                .setPeriodCredit(PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL)
                .addPeriods(Period.newBuilder()
                        .setBase(seconds(60))
                        .setIncrement(seconds(0))
                        .setDelay(seconds(0)));
        var reading = org.onehall.proto.types.v1.ClockReading.newBuilder()
                .setWhite(seconds(60))
                .setBlack(seconds(60))
                .setAt(RecordMapper.timestamp(T0));
        var rules = org.onehall.proto.game.v1.GameRules.newBuilder()
                .setProfile("fide-online-2021")
                .setRepetitionAuto(3)
                .setMoveCountAuto(50)
                .setDrawMinMove(1);
        var created = read(GameEvent.newBuilder()
                .setGameCreated(GameCreated.newBuilder()
                        .setWhite(Seat.getDefaultInstance())
                        .setBlack(Seat.getDefaultInstance())
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setRules(rules)
                        .setClocks(reading)));
        assertEquals(Optional.empty(), ((Event.GameCreated) created).rules().neitherPresent());
        assertEquals(0, ((Event.GameCreated) created).rules().lagCompensationMs());
        var paused = read(GameEvent.newBuilder()
                .setGamePaused(GamePaused.newBuilder().setReason("Lamp fell").setClocks(reading)));
        assertEquals(Optional.empty(), ((Event.GamePaused) paused).cause());
        var adjusted = read(GameEvent.newBuilder()
                .setTimeAdjusted(TimeAdjusted.newBuilder()
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_WHITE)
                        .setChange(seconds(5))
                        .setClocks(reading)));
        assertEquals(Optional.empty(), ((Event.TimeAdjusted) adjusted).before());
    }

    private static Event read(GameEvent.Builder event) {
        return GameLog.CONTEXT.event(event.build()).orElseThrow();
    }

    private static com.google.protobuf.Duration seconds(long seconds) {
        return com.google.protobuf.Duration.newBuilder().setSeconds(seconds).build();
    }

    @Test
    void recordsAndWireAgree() {
        assertEquals(List.of(), GameLog.CONTEXT.gaps());
        assertTrue(GameLog.CONTEXT.signsOfLife().isPresent());
    }
}
