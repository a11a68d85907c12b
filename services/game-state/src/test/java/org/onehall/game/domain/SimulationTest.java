package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.Games.*;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Move;
import org.onehall.chess.Side;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.RecordMapper;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.streams.GameLog;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.IllegalMovePolicy;
import org.onehall.regulations.NeitherPresent;

/**
 * Ten thousand random games in virtual time, with random arbiters, pauses, disconnections, outages, period changes and
 * process deaths: time is conserved, at most one clock runs, nothing happens after the end, and replay gives the live
 * state. Repeat a run with {@code -Donehall.simulation.seed=N}; use {@code -Donehall.simulation.games=N} for more or
 * fewer games.
 */
@Tag("slow")
class SimulationTest {
    private static final int GAMES = Integer.getInteger("onehall.simulation.games", 10_000);
    private static final long SEED = Long.getLong("onehall.simulation.seed", 20_261_121L);
    private static final List<String> CONTROLS =
            List.of("4/0:20+1,6/0:20+1,0:30+1", "6/0:25,1:00", "1:00d2", "5/0:15d1,0:30d2", "3+2", "90+30", "2+0");

    private final Map<String, Integer> counted = new TreeMap<>();

    @Test
    void randomGamesKeepTimeWhateverHappens() {
        long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        for (int game = 0; game < GAMES; game++) {
            long seed = SEED + game;
            try {
                new Game(new Random(seed)).play();
            } catch (AssertionError | RuntimeException failed) {
                throw new AssertionError(
                        "game " + game + ": run again with -Donehall.simulation.seed=" + seed
                                + " -Donehall.simulation.games=1: " + failed.getMessage(),
                        failed);
            }
        }
        double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu) / 1e9;
        System.out.printf("simulation: seed %d, %d games, %.1f s of CPU, %s%n", SEED, GAMES, seconds, counted);
        if (GAMES >= 10_000)
            for (String kind : List.of(
                    "death",
                    "MovePlayed",
                    "PeriodCompleted",
                    "FlagFell",
                    "OutageCovered",
                    "GamePaused",
                    "GameResumed",
                    "SettingCorrected",
                    "ClocksSet",
                    "TimeAdjusted",
                    "DisconnectionNoted",
                    "GameRestarted",
                    "GameEnded",
                    "PositionRestored",
                    "ForfeitReversed",
                    "GameAdjourned",
                    "SealedMoveOpened",
                    "ColoursKept",
                    "SeatPresent",
                    "DrawClaimed",
                    "IrregularityRecorded",
                    "AssistantDismissed",
                    "ClockTimesAsked"))
                assertEquals(true, counted.getOrDefault(kind, 0) > 50, "the games are too tame: " + counted);
    }

    private final class Game {
        private final Random random;
        private final List<byte[]> log = new ArrayList<>();
        private final Ledger ledger = new Ledger();
        private BoardState live = GameDecider.DECIDER.initial();
        private Instant now = T0;
        private int request;

        Game(Random random) {
            this.random = random;
        }

        void play() {
            submit(create(), SERVICE);
            int steps = 20 + random.nextInt(40);
            int afterTheEnd = 3;
            for (int step = 0; step < steps && afterTheEnd > 0; step++) {
                Board board = (Board) live;
                if (board.phase() == Phase.ENDED) afterTheEnd--;
                pass(board);
                if (oneIn(25)) die();
                step((Board) live);
            }
            assertEquals(live, replayed(), "replay");
            assertEquals(live, stored(), "store");
        }

        // ---- time and the watch

        /** Time passes. The watch claims what runs out meanwhile: sometimes too early, sometimes not at all. */
        private void pass(Board board) {
            Instant next = now.plusMillis(oneIn(12) ? random.nextInt(20_000) : random.nextInt(2_000));
            Optional<Instant> ends = board.clocks().periodEndsAt().or(board.clocks()::flagAt);
            if (ends.isPresent()
                    && oneIn(board.clocks().periodEndsAt().isPresent() ? 20 : 150)
                    && !ends.get().isBefore(now)) next = ends.get().plusMillis(random.nextInt(5) - 2);
            if (ends.isPresent() && ends.get().isBefore(next) && !oneIn(10)) {
                Instant claimed = ends.get()
                        .plusMillis(board.rules().lagCompensationMs())
                        .plusMillis(random.nextInt(40) - (oneIn(10) ? 20 : 0));
                if (claimed.isAfter(now)) now = claimed;
                submit(
                        new ClockCommand.ClaimFlag(
                                BOARD, board.clocks().running().orElseThrow()),
                        SERVICE);
            }
            if (next.isAfter(now)) now = next;
        }

        /** The process dies: its state is read back from the store, or from the log. */
        private void die() {
            count("death");
            BoardState again = random.nextBoolean() ? stored() : replayed();
            assertEquals(live, again, "after a process died");
            live = again;
        }

        private BoardState stored() {
            return GameLog.CONTEXT.states().read(GameLog.CONTEXT.states().write(live));
        }

        private BoardState replayed() {
            return GameDecider.DECIDER.replay(log.stream()
                    .map(bytes -> GameLog.CONTEXT
                            .event(GameLog.CONTEXT.parseEvent(bytes))
                            .orElseThrow())
                    .toList());
        }

        // ---- what may happen

        private void step(Board board) {
            Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            if (oneIn(60)) {
                outage();
                return;
            }
            if (oneIn(7)) {
                anything(side, board);
                return;
            }
            switch (board.phase()) {
                case CREATED -> ready(board);
                case PLAYING -> move(board);
                case PAUSED, AWAITING_CA ->
                    submit(
                            resume(board.caseOpen() || board.phase() == Phase.AWAITING_CA ? "OCR 18.9" : "OCR 19.6"),
                            SERVICE);
                case ADJOURNED ->
                    submit(
                            random.nextBoolean()
                                    ? new AdjournmentCommand.ConfirmEnvelope(
                                            BOARD, "Hall 2", now.plusSeconds(60), Optional.empty())
                                    : new AdjournmentCommand.ResumeAdjourned(BOARD),
                            random.nextBoolean() ? SERVICE : LCA_ROME);
                case ENDED -> {
                    if (oneIn(3)) submit(correction(board), LCA_ROME);
                    else
                        submit(
                                oneIn(2)
                                        ? new PresenceCommand.ReverseForfeit(
                                                BOARD, "Was at the board", Optional.empty())
                                        : new ResultCommand.Resign(BOARD, side),
                                oneIn(2) ? SERVICE : seat(side));
                }
                case CANCELLED -> submit(new ResultCommand.Resign(BOARD, side), seat(side));
            }
        }

        private Command correction(Board board) {
            return oneIn(2)
                    ? new ResultCommand.DeclareDraw(
                            BOARD,
                            DrawSituation.values()[random.nextInt(3)],
                            board.ply() - random.nextInt(board.ply() + 1),
                            "Not seen",
                            0)
                    : new ResultCommand.ChangeResult(
                            BOARD,
                            oneIn(3) ? Optional.empty() : Optional.of(Result.values()[random.nextInt(4)]),
                            "",
                            "Not so",
                            0,
                            Optional.empty());
        }

        private void ready(Board board) {
            for (Side side : Side.values()) {
                if (oneIn(12)) {
                    submit(assistance(side, (Board) live), LCA_ROME);
                    submit(assistance(side, (Board) live), SERVICE);
                }
                if (!oneIn(6))
                    submit(
                            new PresenceCommand.RecordPresence(
                                    BOARD, side, true, Optional.empty(), Optional.empty(), Optional.empty()),
                            SERVICE);
                if (board.rules().checksRequired())
                    for (CheckKind check : CheckKind.values())
                        submit(new Command.ClearSeat(BOARD, side, check, true), SERVICE);
            }
            submit(
                    oneIn(2) ? START : new Command.Start(BOARD, Optional.of(now.minusSeconds(random.nextInt(40)))),
                    LCA_ROME);
            if (!oneIn(4)) return;
            now = now.plusMillis(1 + random.nextInt(3_000));
            submit(new PresenceCommand.ClaimDefault(BOARD), SERVICE);
        }

        private void move(Board board) {
            List<Move> moves = board.position().legalMoves();
            Side side = board.position().sideToMove();
            String uci =
                    oneIn(40) ? "a1h7" : moves.get(random.nextInt(moves.size())).uci();
            int owed = board.particulars().toReproduce().get(side);
            if (owed != 0 && !oneIn(9)) submit(new MoveCommand.ConfirmReproduced(BOARD, side, owed), seat(side));
            submit(
                    new MoveCommand.Play(
                            BOARD,
                            side,
                            uci,
                            oneIn(20),
                            oneIn(5) ? OptionalInt.of(board.ply()) : OptionalInt.empty(),
                            oneIn(2) ? 0 : random.nextInt(1_500) - 20),
                    mover(side, board));
        }

        private void outage() {
            Instant from = now.minusMillis(random.nextInt(500));
            now = now.plusMillis(1_500 + random.nextInt(30_000));
            submit(new Command.CoverOutage(from, now), SERVICE);
        }

        private void anything(Side side, Board board) {
            Command command = switch (random.nextInt(36)) {
                case 0, 1 -> new ClockCommand.Pause(BOARD, oneIn(9) ? "" : "Lamp fell");
                case 2 -> resume("OCR 19.6");
                case 3, 4 ->
                    new ClockCommand.AdjustTime(
                            BOARD,
                            side,
                            Duration.ofMillis(random.nextInt(60_000) - 25_000),
                            "Disturbance",
                            oneIn(2) ? "LAW 12.5" : "OCR 18.4.2",
                            oneIn(3)
                                    ? Optional.of(Duration.ofMillis(random.nextInt(40_000) - 20_000))
                                    : Optional.empty(),
                            "OCR 19.5",
                            0,
                            OptionalInt.empty(),
                            "",
                            "");
                case 5, 6 ->
                    new ClockCommand.SetClocks(
                            BOARD, maybe(), maybe(), "Display was wrong", "OCR 19.5", OptionalInt.empty());
                case 7, 8 ->
                    new ClockCommand.CorrectSetting(
                            BOARD,
                            Optional.of(control()),
                            oneIn(2) ? Optional.of(control()) : Optional.empty(),
                            maybe(),
                            maybe(),
                            oneIn(4) ? OptionalInt.of(random.nextInt(6)) : OptionalInt.empty(),
                            OptionalInt.empty(),
                            "Wrong setting",
                            "OCR 19.5",
                            oneIn(2),
                            OptionalInt.empty());
                case 9, 10, 11 ->
                    new Command.NoteDisconnection(BOARD, side, "rome/case-" + random.nextInt(2), !oneIn(3));
                case 12 -> oneIn(3) ? new ResultCommand.Resign(BOARD, side) : new ResultCommand.OfferDraw(BOARD, side);
                case 13 ->
                    oneIn(3) ? new ResultCommand.AcceptDraw(BOARD, side) : new ResultCommand.DeclineDraw(BOARD, side);
                case 14 -> new ClockCommand.ClaimFlag(BOARD, side);
                case 15 ->
                    new RepairCommand.Restart(
                            BOARD,
                            "Unsupervised",
                            oneIn(2) ? "OCR 18.9" : "OCR 19.2",
                            oneIn(2) ? Optional.of(control()) : Optional.empty(),
                            oneIn(2),
                            0);
                case 16 ->
                    new PresenceCommand.RecordPresence(
                            BOARD, side, !oneIn(3), Optional.empty(), Optional.empty(), Optional.empty());
                case 17 ->
                    oneIn(3)
                            ? new PresenceCommand.ExcludeSeat(BOARD, side, oneIn(2))
                            : new PresenceCommand.HoldStart(BOARD, side, !oneIn(3), "Device not connected");
                case 18 -> new PresenceCommand.ClaimDefault(BOARD);
                case 19 ->
                    new PresenceCommand.WaiveDefault(
                            BOARD,
                            oneIn(2) ? Optional.of(side) : Optional.empty(),
                            oneIn(2) ? OptionalInt.of(random.nextInt(30)) : OptionalInt.empty(),
                            "Train was late");
                case 20 -> new PresenceCommand.ReverseForfeit(BOARD, "Was at the board", Optional.empty());
                case 21 ->
                    new RepairCommand.RestorePosition(
                            BOARD,
                            board.ply() == 0 ? 0 : random.nextInt(board.ply()),
                            maybe(),
                            maybe(),
                            "Illegal move",
                            "AMD 7.5.1",
                            board.clockChanges().count());
                case 22 ->
                    new AdjournmentCommand.OrderSealing(
                            BOARD,
                            "End of the session",
                            oneIn(2) ? Optional.of(now.plusSeconds(random.nextInt(20))) : Optional.empty());
                case 23 -> seal(board);
                case 24 ->
                    new AdjournmentCommand.ConfirmSealed(BOARD, board.position().sideToMove());
                case 25 -> correction(board);
                case 26 -> claim(board);
                case 27 ->
                    oneIn(4)
                            ? new RepairCommand.TakeBackIrregularity(
                                    BOARD,
                                    "Recorded by mistake",
                                    0,
                                    board.irregularities().size())
                            : new RepairCommand.RecordIrregularity(
                                    BOARD,
                                    side,
                                    IrregularityKind.values()[random.nextInt(4)],
                                    board.ply() + random.nextInt(2),
                                    oneIn(2),
                                    "Seen",
                                    0,
                                    oneIn(6)
                                            ? random.nextInt(3)
                                            : board.irregularities().size(),
                                    oneIn(3));
                case 28 -> assistance(side, board);
                case 31, 32, 33, 34 ->
                    oneIn(5)
                            ? new MoveCommand.CancelPreMove(BOARD, side)
                            : new MoveCommand.QueuePreMove(
                                    BOARD, board.position().sideToMove().other(), likely(board), board.ply());
                case 30 ->
                    oneIn(4)
                            ? new AssistanceCommand.DismissHelper(BOARD, side, "Unwell")
                            : oneIn(2)
                                    ? new AssistanceCommand.AcceptHelper(BOARD, side, "Bea Byrne", oneIn(3))
                                    : adjustTime(
                                            side,
                                            Duration.ofMillis(random.nextInt(20_000) - 15_000),
                                            "Help",
                                            "LAW 6.2.6");
                case 29 -> new ResultCommand.AllowEarlyOffers(BOARD, !oneIn(3), "Wedding", 0);
                default -> new AdjournmentCommand.ResumeAdjourned(BOARD);
            };
            submit(
                    command,
                    switch (command) {
                        case ResultCommand.Resign _,
                                ResultCommand.OfferDraw _,
                                ResultCommand.AcceptDraw _,
                                ResultCommand.DeclineDraw _ -> seat(side);
                        case MoveCommand.QueuePreMove _ ->
                            seat(board.position().sideToMove().other());
                        case MoveCommand.CancelPreMove _ -> seat(side);
                        case AdjournmentCommand.SealMove _,
                                AdjournmentCommand.ConfirmSealed _,
                                ResultCommand.ClaimDraw _ ->
                            seat(board.position().sideToMove());
                        case Command _ -> oneIn(12) ? seat(side) : oneIn(3) ? LCA_ROME : SERVICE;
                    });
        }

        /** A move that is often possible after the opponent's move. */
        private String likely(Board board) {
            List<Move> now = board.position().legalMoves();
            if (now.isEmpty() || oneIn(6)) return "e7e5";
            List<Move> then =
                    board.position().play(now.get(random.nextInt(now.size()))).legalMoves();
            return then.isEmpty()
                    ? "a1h8"
                    : then.get(random.nextInt(then.size())).uci();
        }

        private Command claim(Board board) {
            List<Move> moves = board.position().legalMoves();
            return new ResultCommand.ClaimDraw(
                    BOARD,
                    board.position().sideToMove(),
                    DrawSituation.values()[random.nextInt(3)],
                    moves.isEmpty() || oneIn(2)
                            ? ""
                            : moves.get(random.nextInt(moves.size())).uci());
        }

        private Command assistance(Side side, Board board) {
            Optional<Assistant> known = board.attendance().person(side).assistant();
            if (known.isEmpty() || oneIn(6))
                return new AssistanceCommand.NameAssistant(BOARD, side, "Ada Aide", Language.EN);
            return oneIn(3)
                    ? new AssistanceCommand.DismissAssistant(
                            BOARD, side, known.get().id(), "Unwell")
                    : new AssistanceCommand.AdmitAssistant(
                            BOARD, side, known.get().id());
        }

        /** The person who moves for a seat; sometimes the assistant asks for the times first. */
        private Actor mover(Side side, Board board) {
            Optional<Assistant> serving =
                    board.attendance().person(side).assistant().filter(Assistant::admitted);
            if (serving.isEmpty() || oneIn(9)) return seat(side);
            Actor assistant = new Actor(serving.get().id(), Role.ASSISTANT, "", "", KEY, side.name());
            if (oneIn(3)) submit(new AssistanceCommand.AskClockTimes(BOARD, side), assistant);
            return assistant;
        }

        private Command seal(Board board) {
            List<Move> moves = board.position().legalMoves();
            return new AdjournmentCommand.SealMove(
                    BOARD,
                    board.position().sideToMove(),
                    moves.isEmpty()
                            ? "e2e4"
                            : moves.get(random.nextInt(moves.size())).uci());
        }

        private ClockCommand.Resume resume(String article) {
            return new ClockCommand.Resume(
                    BOARD,
                    "Go on",
                    oneIn(6) ? maybe() : Optional.empty(),
                    Optional.empty(),
                    oneIn(8) ? Optional.of(Side.BLACK) : Optional.empty(),
                    Optional.of(Duration.ofSeconds(3)),
                    article,
                    oneIn(8) ? maybe() : Optional.empty(),
                    Optional.empty(),
                    0);
        }

        private Command.Create create() {
            var rules = new GameRules(
                    "simulated",
                    oneIn(2) ? 3 : 5,
                    oneIn(2) ? 50 : 75,
                    !oneIn(6),
                    oneIn(3) ? 4 : 1,
                    1,
                    oneIn(2),
                    oneIn(3),
                    oneIn(2),
                    oneIn(4),
                    oneIn(2) ? 0 : 50 + random.nextInt(950),
                    random.nextInt(3),
                    Optional.of(NeitherPresent.values()[random.nextInt(3)]),
                    oneIn(2),
                    oneIn(4) ? OptionalInt.of(2) : OptionalInt.empty(),
                    60,
                    oneIn(4),
                    oneIn(4),
                    0,
                    oneIn(2) ? Optional.of(new GameRules.DrawClaims(random.nextInt(121))) : Optional.empty(),
                    oneIn(2)
                            ? Optional.of(new GameRules.IllegalMoves(
                                    IllegalMovePolicy.values()[random.nextInt(2)],
                                    random.nextInt(121),
                                    oneIn(2),
                                    oneIn(2)))
                            : Optional.empty(),
                    oneIn(2),
                    !oneIn(3),
                    oneIn(4),
                    oneIn(2),
                    List.of());
            TimeControl white = control();
            return new Command.Create(
                    KEY,
                    new Seat("p-white", "White Player", "rome", 2400),
                    new Seat("p-black", "Black Player", "milan", 2300),
                    white,
                    oneIn(4) ? control() : white,
                    Optional.empty(),
                    rules);
        }

        private TimeControl control() {
            return TimeControl.parse(CONTROLS.get(random.nextInt(CONTROLS.size())))
                    .with(IncrementCredit.values()[random.nextInt(2)])
                    .with(PeriodCredit.values()[random.nextInt(2)]);
        }

        private Optional<Duration> maybe() {
            return oneIn(2) ? Optional.empty() : Optional.of(Duration.ofMillis(random.nextInt(90_000)));
        }

        private boolean oneIn(int n) {
            return random.nextInt(n) == 0;
        }

        private Actor seat(Side side) {
            return side == Side.WHITE ? WHITE : BLACK;
        }

        // ---- the log

        private void submit(Command command, Actor actor) {
            count("command");
            Instant published = now.plusMillis(oneIn(100) ? random.nextInt(4_000) : random.nextInt(8));
            var submitted = new Submitted<>(command, actor, "r" + request++, now, published);
            if (!(GameDecider.DECIDER.decide(submitted, live) instanceof Decision.Accepted<Event>(var events))) return;
            for (Event event : events) {
                live = GameDecider.DECIDER.evolve(live, event);
                ledger.accept(event, submitted, (Board) live);
                log.add(GameLog.CONTEXT
                        .envelope(
                                event,
                                EventHeader.newBuilder()
                                        .setSequence(log.size() + 1L)
                                        .setOccurredAt(RecordMapper.timestamp(now))
                                        .build())
                        .toByteArray());
                count(event.getClass().getSimpleName());
            }
        }
    }

    private void count(String kind) {
        counted.merge(kind, 1, Integer::sum);
    }
}
