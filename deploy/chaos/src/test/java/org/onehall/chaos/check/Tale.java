package org.onehall.chaos.check;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.proto.game.v1.BeatRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.ResignRequest;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.IncrementCredit;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PeriodCredit;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/**
 * A board's log and a robot's journal, written by hand, which tests then falsify. Times are milliseconds since the
 * start of the tale.
 */
final class Tale {
    static final String BOARD = "cup/1/1";
    private static final long BEGIN = 1_700_000_000_000L;

    /** A command with its append time. */
    record Came(long at, GameCommand command) {}

    final List<Came> commands = new ArrayList<>();
    final List<GameEvent> events = new ArrayList<>();
    final List<Asked> journal = new ArrayList<>();
    private Position position = Position.initial();
    private int ply;

    /**
     * One minute with two seconds per move: e4 after 2 s, e5 after 3 s; the hall is down from 8,000 to 12,000 while
     * White thinks; resumed at 13,004; Nf3 after another second; Black resigns after 2 s.
     */
    static Tale told() {
        Tale tale = new Tale();
        tale.beats(-1_000, 8_000);
        tale.beats(12_000, 20_000);
        TimeControl control = TimeControl.newBuilder()
                .addPeriods(Period.newBuilder()
                        .setBase(span(60_000))
                        .setIncrement(span(2_000))
                        .setDelay(span(0)))
                .setIncrementCredit(IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE)
                .setPeriodCredit(PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL)
                .build();
        tale.command(0, "create-1", GameCommand.newBuilder().setCreate(CreateRequest.getDefaultInstance()));
        tale.event(
                "create-1",
                0,
                0,
                GameEvent.newBuilder()
                        .setGameCreated(GameCreated.newBuilder()
                                .setWhiteControl(control)
                                .setBlackControl(control)
                                .setInitialFen(tale.position.fen())
                                .setClocks(standing(62_000, 62_000, 0))));
        tale.command(1_000, "start-1", GameCommand.newBuilder().setStart(StartRequest.getDefaultInstance()));
        tale.event(
                "start-1",
                1_000,
                1_010,
                GameEvent.newBuilder()
                        .setGameStarted(GameStarted.newBuilder()
                                .setAttempt(1)
                                .setClocks(running(Side.SIDE_WHITE, 62_000, 62_000, 1_010, 63_010))));
        tale.play("e2e4", 3_010, 3_020, 2_000, running(Side.SIDE_BLACK, 62_000, 62_000, 3_020, 65_020));
        tale.play("e7e5", 6_020, 6_025, 3_000, running(Side.SIDE_WHITE, 62_000, 61_000, 6_025, 68_025));
        String outage = "outage-" + (BEGIN + 12_000);
        tale.event(
                outage,
                12_000,
                12_003,
                GameEvent.newBuilder()
                        .setOutageCovered(OutageCovered.newBuilder()
                                .setFrom(time(8_000))
                                .setTo(time(12_000))
                                .setClocks(running(Side.SIDE_WHITE, 60_025, 61_000, 12_000, 72_025))));
        tale.event(
                outage,
                12_000,
                12_003,
                GameEvent.newBuilder()
                        .setGamePaused(GamePaused.newBuilder()
                                .setReason("out")
                                .setCause(PauseCause.PAUSE_CAUSE_OUTAGE)
                                .setClocks(standing(60_025, 61_000, 12_000))));
        tale.command(13_000, "resume-1", GameCommand.newBuilder().setResume(ResumeRequest.getDefaultInstance()));
        tale.event(
                "resume-1",
                13_000,
                13_004,
                GameEvent.newBuilder()
                        .setGameResumed(GameResumed.newBuilder()
                                .setReason("back")
                                .setClocks(running(Side.SIDE_WHITE, 60_025, 61_000, 13_004, 73_029))));
        tale.play("g1f3", 14_004, 14_010, 1_000, running(Side.SIDE_BLACK, 61_025, 61_000, 14_010, 75_010));
        tale.command(16_010, "resign-1", GameCommand.newBuilder().setResign(ResignRequest.getDefaultInstance()));
        tale.event(
                "resign-1",
                16_010,
                16_011,
                GameEvent.newBuilder()
                        .setGameEnded(GameEnded.newBuilder().setClocks(standing(61_025, 59_000, 16_010))));
        tale.asked("resign-1", "resign", Map.of(), 16_000, 16_030);
        return tale;
    }

    // ---- telling

    void beats(long from, long to) {
        for (long at = from; at <= to; at += 500)
            commands.add(new Came(
                    at,
                    GameCommand.newBuilder()
                            .setHeader(CommandHeader.newBuilder().setKey("~"))
                            .setBeat(BeatRequest.getDefaultInstance())
                            .build()));
    }

    void command(long at, String request, GameCommand.Builder command) {
        commands.add(new Came(
                at,
                command.setHeader(
                                CommandHeader.newBuilder().setRequestId(request).setKey(BOARD))
                        .build()));
    }

    void event(String request, long occurred, long published, GameEvent.Builder event) {
        events.add(event.setHeader(EventHeader.newBuilder()
                        .setKey(BOARD)
                        .setCausationId(request)
                        .setOccurredAt(time(occurred))
                        .setPublishedAt(time(published)))
                .build());
    }

    void play(String uci, long at, long published, long spent, ClockReading reading) {
        Side side = ply % 2 == 0 ? Side.SIDE_WHITE : Side.SIDE_BLACK;
        String request = "play-" + uci;
        Move move = position.resolve(Move.ofUci(uci)).orElseThrow();
        String san = San.write(position, move);
        position = position.play(move);
        ply++;
        command(
                at,
                request,
                GameCommand.newBuilder()
                        .setPlay(PlayRequest.newBuilder()
                                .setSide(side)
                                .setUci(uci)
                                .setWrite(org.onehall.proto.types.v1.WriteContext.newBuilder()
                                        .setRequestId(request))));
        event(
                request,
                at,
                published,
                GameEvent.newBuilder()
                        .setMovePlayed(MovePlayed.newBuilder()
                                .setSide(side)
                                .setPly(ply)
                                .setUci(uci)
                                .setSan(san)
                                .setFen(position.fen())
                                .setSpent(span(spent))
                                .setClocks(reading)));
        asked(request, "play", Map.of("uci", uci), at - 10, published + 15);
    }

    void asked(String request, String name, Map<String, String> args, long sent, long answered) {
        journal.add(new Asked(
                "PLAYER " + BOARD, BOARD, request, name, args, BEGIN + sent, OptionalLong.of(BEGIN + answered), ""));
    }

    // ---- falsifying

    /** Changes the one event that a request caused. */
    void change(String request, UnaryOperator<GameEvent> change) {
        events.replaceAll(event -> event.getHeader().getCausationId().equals(request) ? change.apply(event) : event);
    }

    void changeMove(String request, UnaryOperator<MovePlayed.Builder> change) {
        change(
                request,
                event -> event.toBuilder()
                        .setMovePlayed(change.apply(event.getMovePlayed().toBuilder()))
                        .build());
    }

    // ---- judging

    static long instant(long at) {
        return BEGIN + at;
    }

    /** The verdict, with the events numbered as they stand. */
    Audit.Verdict judged(OptionalLong quietSince) {
        for (int i = 0; i < events.size(); i++) {
            GameEvent event = events.get(i);
            events.set(
                    i,
                    event.toBuilder()
                            .setHeader(event.getHeader().toBuilder()
                                    .setSequence(i + 1)
                                    .setEventId(BOARD + "#" + (i + 1)))
                            .build());
        }
        return judgedAsNumbered(quietSince);
    }

    Audit.Verdict judgedAsNumbered(OptionalLong quietSince) {
        Audit audit = new Audit();
        for (int i = 0; i < events.size(); i++)
            audit.event("game", 0, i, BOARD, events.get(i).toByteArray());
        List<Came> inOrder =
                commands.stream().sorted((a, b) -> Long.compare(a.at(), b.at())).toList();
        for (int i = 0; i < inOrder.size(); i++)
            audit.command(
                    "game",
                    0,
                    i,
                    BEGIN + inOrder.get(i).at(),
                    inOrder.get(i).command().toByteArray());
        return audit.judge(journal, quietSince);
    }

    // ---- values

    static ClockReading running(Side side, long white, long black, long at, long flag) {
        return standing(white, black, at).toBuilder()
                .setRunning(side)
                .setFlagAt(time(flag))
                .build();
    }

    static ClockReading standing(long white, long black, long at) {
        return ClockReading.newBuilder()
                .setWhite(span(white))
                .setBlack(span(black))
                .setAt(time(at))
                .build();
    }

    static Timestamp time(long at) {
        return Timestamp.newBuilder()
                .setSeconds((BEGIN + at) / 1_000)
                .setNanos((int) ((BEGIN + at) % 1_000) * 1_000_000)
                .build();
    }

    static Duration span(long ms) {
        return Duration.newBuilder()
                .setSeconds(ms / 1_000)
                .setNanos((int) (ms % 1_000) * 1_000_000)
                .build();
    }
}
