package org.onehall.game.domain;

import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.IllegalMovePolicy;
import org.onehall.regulations.NeitherPresent;

/** One way to get each refusal. */
final class RefusalWalk {
    private RefusalWalk() {}

    private static final ClockCommand.Resume RESUME = new ClockCommand.Resume(
            BOARD,
            "r",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "OCR 19.6",
            Optional.empty(),
            Optional.empty(),
            0);

    static Map<GameRefusal, Supplier<Scenario<Command, Event, BoardState>>> cases() {
        Map<GameRefusal, Supplier<Scenario<Command, Event, BoardState>>> cases = new EnumMap<>(GameRefusal.class);
        var noAgreedDraws = frozen("x", 3, 50, false, 1, 1, false, false, false, false);
        cases.put(UNKNOWN_BOARD, () -> Scenario.of(GameDecider.DECIDER).when(play(Side.WHITE, "e2e4"), WHITE, T0));
        cases.put(ALREADY_CREATED, () -> created().when(create(rules(), "90+30", Optional.empty()), SERVICE, T0));
        cases.put(MALFORMED_BOARD, () -> Scenario.of(GameDecider.DECIDER).when(createAt("cup/1/a12"), SERVICE, T0));
        cases.put(
                ILLEGAL_POSITION,
                () -> Scenario.of(GameDecider.DECIDER)
                        .when(create(rules(), "90+30", Optional.of("P6k/8/8/8/8/8/8/K7 w - - 0 1")), SERVICE, T0));
        cases.put(
                FORBIDDEN_ROLE,
                () -> started().when(new ClockCommand.Pause(BOARD, "x"), LCA_ELSEWHERE, T0.plusSeconds(1)));
        cases.put(FORBIDDEN_SEAT, () -> started().when(play(Side.WHITE, "e2e4"), STRANGER, T0.plusSeconds(1)));
        cases.put(ALREADY_STARTED, () -> started().when(START, SERVICE, T0.plusSeconds(1)));
        cases.put(DEVICE_CHECK_MISSING, () -> created().when(START, LCA_ROME, T0));
        cases.put(
                FAIR_PLAY_CHECK_MISSING,
                () -> created()
                        .when(new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.DEVICE, true), SERVICE, T0)
                        .when(START, SERVICE, T0));
        cases.put(GAME_NOT_STARTED, () -> created().when(play(Side.WHITE, "e2e4"), WHITE, T0));
        cases.put(GAME_PAUSED, () -> paused().when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(9)));
        cases.put(
                AWAITING_CHIEF_ARBITER,
                () -> started(frozen("x", 3, 50, true, 1, 1, false, false, true, false), "1+0", Optional.empty())
                        .when(new Command.NoteDisconnection(BOARD, Side.WHITE, "c", true), SERVICE, T0.plusSeconds(20))
                        .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(61))
                        .when(RESUME, SERVICE, T0.plusSeconds(62)));
        cases.put(
                GAME_ENDED,
                () -> started()
                        .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(1))
                        .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, T0.plusSeconds(2)));
        cases.put(
                STALE_PLY,
                () -> started()
                        .when(
                                new MoveCommand.Play(BOARD, Side.WHITE, "e2e4", false, java.util.OptionalInt.of(7), 0),
                                WHITE,
                                T0.plusSeconds(1)));
        cases.put(NOT_YOUR_MOVE, () -> started().when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(1)));
        cases.put(FLAG_FALLEN, () -> started().when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(99_999)));
        cases.put(MALFORMED_MOVE, () -> started().when(play(Side.WHITE, "e9"), WHITE, T0.plusSeconds(1)));
        cases.put(ILLEGAL_MOVE, () -> started().when(play(Side.WHITE, "e1e2"), WHITE, T0.plusSeconds(1)));
        cases.put(
                PROMOTION_PIECE_MISSING,
                () -> started(rules(), "90+30", Optional.of("8/P6k/8/8/8/8/8/K7 w - - 0 1"))
                        .when(play(Side.WHITE, "a7a8"), WHITE, T0.plusSeconds(1)));
        cases.put(
                DRAW_NOT_ALLOWED,
                () -> moves(started(noAgreedDraws, "90+30", Optional.empty()), T0, "e2e4", "e7e5")
                        .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3)));
        cases.put(
                OFFER_TOO_EARLY,
                () -> started().when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(1)));
        cases.put(
                OFFER_OPEN,
                () -> moves(started(), T0, "e2e4", "e7e5")
                        .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3))
                        .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(4)));
        cases.put(
                REPRODUCE_FIRST,
                () -> moves(started(reproducing(rules()), "90+30", Optional.empty()), T0, "e2e4", "e7e5")
                        .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3)));
        cases.put(
                NOTHING_TO_REPRODUCE,
                () -> started()
                        .when(new MoveCommand.ConfirmReproduced(BOARD, Side.WHITE, 1), WHITE, T0.plusSeconds(1)));
        cases.put(
                HELPER_UNNAMED,
                () -> started()
                        .when(
                                new AssistanceCommand.AcceptHelper(BOARD, Side.WHITE, " ", false),
                                LCA_ROME,
                                T0.plusSeconds(1)));
        cases.put(
                NO_HELPER,
                () -> started()
                        .when(
                                new AssistanceCommand.DismissHelper(BOARD, Side.WHITE, "r"),
                                LCA_ROME,
                                T0.plusSeconds(1)));
        cases.put(
                DISABLED_NOT_ADJUSTED,
                () -> started()
                        .when(
                                new AssistanceCommand.AcceptHelper(BOARD, Side.WHITE, "Bea Byrne", true),
                                LCA_ROME,
                                T0.plusSeconds(1))
                        .when(adjustTime(Side.WHITE, minutes(-1), "r", "LAW 6.2.6"), LCA_ROME, T0.plusSeconds(2)));
        cases.put(
                PRE_MOVES_NOT_USED,
                () -> started()
                        .when(new MoveCommand.QueuePreMove(BOARD, Side.BLACK, "e7e5", 0), BLACK, T0.plusSeconds(1)));
        cases.put(
                HAS_THE_MOVE,
                () -> started(queueing(rules()), "90+30", Optional.empty())
                        .when(new MoveCommand.QueuePreMove(BOARD, Side.WHITE, "e2e4", 0), WHITE, T0.plusSeconds(1)));
        cases.put(
                SEALING_ORDERED,
                () -> started(queueing(adjourning(rules())), "90+30", Optional.empty())
                        .when(new AdjournmentCommand.OrderSealing(BOARD, "Night", Optional.empty()), LCA_ROME, T0)
                        .when(new MoveCommand.QueuePreMove(BOARD, Side.BLACK, "e7e5", 0), BLACK, T0.plusSeconds(1)));
        cases.put(
                NO_OFFER_BAN,
                () -> started(consenting(rules()), "90+30", Optional.empty())
                        .when(new ResultCommand.AllowEarlyOffers(BOARD, true, "r", 0), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                CONSENT_NOT_USED,
                () -> started(lawsRules(), "90+30", Optional.empty())
                        .when(new ResultCommand.AllowEarlyOffers(BOARD, true, "r", 0), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                NO_OFFER,
                () -> started().when(new ResultCommand.AcceptDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(1)));
        cases.put(
                ACCEPT_TOO_EARLY,
                () -> started()
                        .when(playOffering(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(1))
                        .when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(2)));
        cases.put(
                DECLINE_NOT_USED,
                () -> started().when(new ResultCommand.DeclineDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(1)));
        cases.put(
                FLAG_NOT_FALLEN,
                () -> started().when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(1)));
        cases.put(
                REASON_MISSING, () -> started().when(new ClockCommand.Pause(BOARD, " "), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                MALFORMED_TEXT,
                () -> started().when(new ClockCommand.Pause(BOARD, "x".repeat(501)), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                NOT_RUNNING, () -> paused().when(new ClockCommand.Pause(BOARD, "again"), LCA_ROME, T0.plusSeconds(9)));
        cases.put(NOT_PAUSED, () -> started().when(RESUME, LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                CASE_OPEN,
                () -> started()
                        .when(new Command.NoteDisconnection(BOARD, Side.BLACK, "c", true), SERVICE, T0.plusSeconds(1))
                        .when(RESUME, LCA_ROME, T0.plusSeconds(2)));
        cases.put(
                GAME_NOT_IN_PROGRESS,
                () -> created().when(adjustTime(Side.WHITE, Duration.ofSeconds(1), "r", "OCR 18.4.2"), SERVICE, T0));
        cases.put(
                REDUCTION_TOO_LARGE,
                () -> started()
                        .when(
                                adjustTime(Side.BLACK, Duration.ofHours(-3), "r", "OCR 18.4.3"),
                                SERVICE,
                                T0.plusSeconds(1)));
        cases.put(
                ANOTHER_GAME,
                () -> started()
                        .when(
                                new RepairCommand.Restart(BOARD, "r", "OCR 18.9", Optional.empty(), false, 2),
                                SERVICE,
                                T0.plusSeconds(1)));
        cases.put(
                INITIAL_POSITION_UNKNOWN,
                () -> started().when(new RepairCommand.Replay(BOARD, 960, "r"), LCA_ROME, T0.plusSeconds(1)));
        cases.putAll(ChangedPairingTest.ways());
        cases.put(
                POSITION_RIGHT,
                () -> started().when(new RepairCommand.Replay(BOARD, 518, "r"), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                NOT_SHORTER,
                () -> started()
                        .when(
                                new RepairCommand.Restart(
                                        BOARD, "r", "OCR 18.9", Optional.of(TimeControl.parse("90+30")), false, 0),
                                SERVICE,
                                T0.plusSeconds(1)));
        cases.put(
                NO_PROVISIONAL_RESULT,
                () -> started()
                        .when(
                                new ResultCommand.DeclareResult(BOARD, Optional.empty(), "r", "", 0),
                                SERVICE,
                                T0.plusSeconds(1)));
        cases.put(
                MALFORMED_TIME,
                () -> started()
                        .when(
                                new ClockCommand.SetClocks(
                                        BOARD,
                                        Optional.of(Duration.ZERO),
                                        Optional.empty(),
                                        "r",
                                        "OCR 19.5",
                                        OptionalInt.empty()),
                                LCA_ROME,
                                T0.plusSeconds(1)));
        cases.put(
                MALFORMED_CHANGE,
                () -> started()
                        .when(adjustTime(Side.BLACK, Duration.ZERO, "r", "OCR 18.4.2"), SERVICE, T0.plusSeconds(1)));
        cases.put(MALFORMED_COUNTER, () -> started().when(counter(10_000), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                CLOCKS_CHANGED,
                () -> started()
                        .when(adjustTime(Side.WHITE, minutes(1), "Noise", "LAW 12.5"), LCA_ROME, T0.plusSeconds(1))
                        .when(
                                new ClockCommand.SetClocks(
                                        BOARD,
                                        Optional.of(minutes(9)),
                                        Optional.empty(),
                                        "r",
                                        "OCR 19.5",
                                        OptionalInt.of(0)),
                                LCA_ROME,
                                T0.plusSeconds(1)));
        cases.put(
                NOTHING_TO_CHANGE,
                () -> started()
                        .when(
                                new ClockCommand.SetClocks(
                                        BOARD,
                                        Optional.empty(),
                                        Optional.empty(),
                                        "r",
                                        "OCR 19.5",
                                        OptionalInt.empty()),
                                LCA_ROME,
                                T0.plusSeconds(1)));
        cases.put(
                GRANT_OUT_OF_RANGE,
                () -> started()
                        .when(
                                adjustTime(Side.WHITE, Duration.ofMinutes(61), "Fire drill", "LAW 12.5"),
                                LCA_ROME,
                                T0.plusSeconds(1)));
        cases.put(
                CHOOSE_THE_TIME,
                () -> started(rules(), "90+0", Optional.empty())
                        .when(
                                adjustTime(Side.WHITE, Duration.ofMinutes(-70), "r", "OCR 18.4.3"),
                                SERVICE,
                                T0.plusSeconds(1))
                        .when(setting("60+0"), LCA_ROME, T0.plusSeconds(2)));
        cases.put(
                TOO_LATE_TO_REPLAY,
                () -> moves(started(cutoff(1), "15+10", Optional.empty()), T0, "e2e4", "e7e5") // RAP A.4.1
                        .when(new RepairCommand.Replay(BOARD, 0, "r"), LCA_ROME, T0.plusSeconds(4)));
        cases.put(
                TOO_LATE_TO_CORRECT,
                () -> moves(started(cutoff(1), "15+10", Optional.empty()), T0, "e2e4", "e7e5")
                        .when(setting("10+10"), LCA_ROME, T0.plusSeconds(4)));
        var lateIsAllowed = withDefault(rules(), 30, NeitherPresent.WHITE_LOSES_TIME);
        var hold = new PresenceCommand.HoldStart(BOARD, Side.WHITE, true, "Tablet offline");
        var order =
                new AdjournmentCommand.OrderSealing(BOARD, "End of the session", Optional.of(T0.plusSeconds(9_000)));
        var seal = new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "e2e4");
        var confirm = new AdjournmentCommand.ConfirmSealed(BOARD, Side.WHITE);
        var envelope =
                new AdjournmentCommand.ConfirmEnvelope(BOARD, "Hall 2", T0.plusSeconds(99_999), Optional.empty());
        Supplier<Scenario<Command, Event, BoardState>> sealing =
                () -> started(adjourning(rules()), "120+30", Optional.empty()).when(order, LCA_ROME, T0);
        Supplier<Scenario<Command, Event, BoardState>> adjourned =
                () -> started(adjourning(rules()), "120+30", Optional.empty())
                        .when(new AdjournmentCommand.OrderSealing(BOARD, "Late", Optional.empty()), LCA_ROME, T0)
                        .when(seal, WHITE, T0)
                        .when(confirm, WHITE, T0);
        cases.put(
                START_HELD,
                () -> allowed(created())
                        .when(arrival(Side.WHITE), SERVICE, T0)
                        .when(hold, SERVICE, T0)
                        .when(START, SERVICE, T0));
        cases.put(SEAT_ABSENT, () -> created().when(hold, SERVICE, T0));
        Supplier<Scenario<Command, Event, BoardState>> called =
                () -> created(calling(rules()), "90+30", Optional.empty());
        var exclude = new PresenceCommand.ExcludeSeat(BOARD, Side.WHITE, true);
        cases.put(NO_ROLL_CALL, () -> created().when(exclude, LCA_ROME, T0));
        cases.put(
                ROLL_CALL_ANSWERED,
                () -> called.get().when(arrival(Side.WHITE), LCA_ROME, T0).when(exclude, LCA_ROME, T0));
        cases.put(
                SEAT_EXCLUDED, () -> called.get().when(exclude, LCA_ROME, T0).when(arrival(Side.WHITE), LCA_ROME, T0));
        cases.put(
                DEFAULT_NOT_OVER,
                () -> startEmpty(created(lateIsAllowed, "90+30", Optional.empty()))
                        .when(new PresenceCommand.ClaimDefault(BOARD), SERVICE, T0.plusSeconds(1)));
        cases.put(
                MALFORMED_MINUTES,
                () -> created()
                        .when(
                                new PresenceCommand.WaiveDefault(BOARD, Optional.empty(), OptionalInt.of(-1), "Storm"),
                                SERVICE,
                                T0));
        cases.put(
                NOT_FORFEITED,
                () -> started()
                        .when(new PresenceCommand.ReverseForfeit(BOARD, "Storm", Optional.empty()), LCA_ROME, T0));
        Supplier<Scenario<Command, Event, BoardState>> forfeited = () -> startEmpty(
                        created(withDefault(rules(), 0, NeitherPresent.WHITE_LOSES_TIME), "90+30", Optional.empty()))
                .when(new PresenceCommand.ClaimDefault(BOARD), SERVICE, T0.plusSeconds(1));
        cases.put(
                RESULT_OFFICIAL,
                () -> forfeited
                        .get()
                        .when(
                                new PresenceCommand.ReverseForfeit(
                                        BOARD, "Storm", Optional.of(new RoundNow(1, true, OptionalInt.empty()))),
                                Actor.official("ca", Role.CHIEF_ARBITER, ""),
                                T0.plusSeconds(2)));
        cases.put(
                NEXT_ROUND_OPEN,
                () -> forfeited
                        .get()
                        .when(
                                new PresenceCommand.ReverseForfeit(
                                        BOARD, "Storm", Optional.of(new RoundNow(1, false, OptionalInt.of(2)))),
                                Actor.official("ca", Role.CHIEF_ARBITER, ""),
                                T0.plusSeconds(2)));
        cases.put(
                PRESENCE_CHANGED,
                () -> created()
                        .when(arrival(Side.WHITE), LCA_ROME, T0)
                        .when(
                                new PresenceCommand.RecordPresence(
                                        BOARD,
                                        Side.WHITE,
                                        false,
                                        Optional.empty(),
                                        Optional.of(SeatRecord.NOTHING),
                                        Optional.empty()),
                                LCA_ROME,
                                T0));
        cases.put(
                NO_SUCH_POSITION,
                () -> started()
                        .when(
                                new RepairCommand.RestorePosition(
                                        BOARD, 0, Optional.empty(), Optional.empty(), "r", "AMD 7.5.1", 0),
                                LCA_ROME,
                                T0));
        cases.put(ADJOURNMENT_NOT_USED, () -> started().when(order, LCA_ROME, T0));
        cases.put(SEALING_NOT_ORDERED, () -> started().when(seal, WHITE, T0));
        cases.put(NOTHING_SEALED, () -> sealing.get().when(confirm, WHITE, T0));
        cases.put(SEALING_TOO_EARLY, () -> sealing.get().when(seal, WHITE, T0).when(confirm, WHITE, T0));
        cases.put(GAME_ADJOURNED, () -> adjourned.get().when(play(Side.BLACK, "e7e5"), BLACK, T0));
        cases.put(NOT_ADJOURNED, () -> started().when(envelope, LCA_ROME, T0));
        cases.put(
                ENVELOPE_CHANGED,
                () -> adjourned
                        .get()
                        .when(envelope, LCA_ROME, T0)
                        .when(
                                new AdjournmentCommand.ConfirmEnvelope(
                                        BOARD, "Hall 3", T0.plusSeconds(99_999), Optional.empty()),
                                Actor.official("ca", Role.CHIEF_ARBITER, ""),
                                T0));
        cases.put(
                ENVELOPE_INCOMPLETE,
                () -> adjourned.get().when(new AdjournmentCommand.ResumeAdjourned(BOARD), LCA_ROME, T0));
        cases.put(
                RESUMPTION_NOT_DUE,
                () -> adjourned
                        .get()
                        .when(envelope, LCA_ROME, T0)
                        .when(new AdjournmentCommand.ResumeAdjourned(BOARD), SERVICE, T0));
        cases.put(
                CLAIMS_NOT_USED,
                () -> started()
                        .when(
                                new ResultCommand.ClaimDraw(BOARD, Side.WHITE, DrawSituation.REPETITION, ""),
                                WHITE,
                                T0.plusSeconds(1)));
        cases.put(NO_POLICY, () -> started().when(seen(1), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                NOT_HIS_MOVE,
                () -> started(penalising(rules(), IllegalMovePolicy.LAWS_2018, false, false), "90+30", Optional.empty())
                        .when(seen(2), LCA_ROME, T0.plusSeconds(1)));
        cases.put(
                TOO_LATE,
                () -> moves(
                                started(
                                        penalising(rules(), IllegalMovePolicy.LAWS_2018, false, true),
                                        "10+5",
                                        Optional.empty()),
                                T0,
                                "e2e4",
                                "e7e5")
                        .when(seen(1), LCA_ROME, T0.plusSeconds(9)));
        cases.put(RECORDED_MEANWHILE, () -> recorded().when(seen(1), LCA_ROME, T0.plusSeconds(2)));
        cases.put(
                RECORDED_ALREADY,
                () -> recorded()
                        .when(
                                new RepairCommand.RecordIrregularity(
                                        BOARD,
                                        Side.WHITE,
                                        IrregularityKind.ILLEGAL_MOVE,
                                        1,
                                        false,
                                        "Seen",
                                        0,
                                        1,
                                        false),
                                LCA_ROME,
                                T0.plusSeconds(2)));
        cases.put(
                NO_RECORD,
                () -> started(penalising(rules(), IllegalMovePolicy.LAWS_2018, false, false), "90+30", Optional.empty())
                        .when(takeBack(0), LCA_ROME, T0.plusSeconds(1)));
        cases.put(RECORDS_CHANGED, () -> recorded().when(takeBack(0), LCA_ROME, T0.plusSeconds(2)));
        cases.put(
                RECORD_OF_ANOTHER,
                () -> recorded()
                        .when(
                                takeBack(1),
                                Actor.official("floor-rome", Role.FLOOR_ARBITER, "rome"),
                                T0.plusSeconds(2)));
        cases.put(
                ONLY_GOES_ON,
                () -> recorded()
                        .when(
                                new RepairCommand.RecordIrregularity(
                                        BOARD, Side.WHITE, IrregularityKind.TWO_HANDS, 1, false, "Seen", 0, 1, false),
                                LCA_ROME,
                                T0.plusSeconds(2))
                        .when(
                                new ResultCommand.ChangeResult(
                                        BOARD, Optional.of(Result.WHITE_WINS), "", "r", 0, Optional.empty()),
                                LCA_ROME,
                                T0.plusSeconds(3)));
        var draw = new ResultCommand.DeclareDraw(BOARD, DrawSituation.REPETITION, 0, "r", 0);
        var whiteWins =
                new ResultCommand.ChangeResult(BOARD, Optional.of(Result.WHITE_WINS), "", "r", 0, Optional.empty());
        var goOn = new ResultCommand.ChangeResult(BOARD, Optional.empty(), "", "r", 0, Optional.empty());
        cases.put(GAME_NOT_ENDED, () -> started().when(whiteWins, LCA_ROME, T0));
        cases.put(
                NO_SUCH_PLY,
                () -> started()
                        .when(new ResultCommand.DeclareDraw(BOARD, DrawSituation.REPETITION, 1, "r", 0), LCA_ROME, T0));
        cases.put(NOT_REPEATED, () -> started().when(draw, LCA_ROME, T0));
        cases.put(
                NOT_COUNTED,
                () -> started()
                        .when(new ResultCommand.DeclareDraw(BOARD, DrawSituation.MOVE_COUNT, 0, "r", 0), LCA_ROME, T0));
        cases.put(
                ONLY_CLAIMED_REPETITION,
                () -> started(lawsRules(), "90+30", Optional.empty()).when(draw, LCA_ROME, T0));
        cases.put(
                ONLY_CLAIMED_COUNT,
                () -> started(lawsRules(), "90+30", Optional.empty())
                        .when(new ResultCommand.DeclareDraw(BOARD, DrawSituation.MOVE_COUNT, 0, "r", 0), LCA_ROME, T0));
        cases.put(
                MATE_POSSIBLE,
                () -> started()
                        .when(
                                new ResultCommand.DeclareDraw(BOARD, DrawSituation.DEAD_POSITION, 0, "r", 0),
                                LCA_ROME,
                                T0));
        cases.put(ALREADY_DRAWN, () -> dead().when(draw, LCA_ROME, T0.plusSeconds(9)));
        cases.put(
                RULED,
                () -> started()
                        .when(
                                new ResultCommand.DeclareResult(
                                        BOARD, Optional.of(Result.WHITE_WINS), "r", "OCR 18.9", 0),
                                SERVICE,
                                T0)
                        .when(draw, LCA_ROME, T0));
        cases.put(
                NOT_AUTOMATIC,
                () -> started()
                        .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0)
                        .when(whiteWins, LCA_ROME, T0));
        cases.put(
                EXACT_RESULT,
                () -> moves(started(), T0, "f2f3", "e7e5", "g2g4", "d8h4")
                        .when(whiteWins, LCA_ROME, T0.plusSeconds(9)));
        cases.put(
                CLOCKS_SET_SINCE,
                () -> started()
                        .when(
                                new ClockCommand.SetClocks(
                                        BOARD,
                                        Optional.of(Duration.ofMinutes(50)),
                                        Optional.empty(),
                                        "r",
                                        "OCR 19.5",
                                        OptionalInt.empty()),
                                LCA_ROME,
                                T0)
                        .when(
                                new ClockCommand.AdjustTime(
                                        BOARD,
                                        Side.WHITE,
                                        Duration.ofMinutes(-2),
                                        "not he",
                                        "OCR 18.4.2",
                                        Optional.empty(),
                                        "",
                                        0,
                                        OptionalInt.empty(),
                                        "",
                                        BOARD + "/ruling-1"),
                                SERVICE,
                                T0));
        cases.put(
                NOT_BY_RULING,
                () -> dead().when(
                                new ResultCommand.SetRulingAside(BOARD, "not his", "OCR 18.4.6", 0),
                                SERVICE,
                                T0.plusSeconds(9)));
        cases.put(
                RESULT_UNCHANGED,
                () -> dead().when(
                                new ResultCommand.ChangeResult(
                                        BOARD, Optional.of(Result.DRAW), "", "r", 0, Optional.empty()),
                                LCA_ROME,
                                T0.plusSeconds(9)));
        cases.put(
                RESULT_NOT_POSSIBLE,
                () -> dead().when(
                                new ResultCommand.ChangeResult(
                                        BOARD, Optional.of(Result.BOTH_LOSE), "", "r", 0, Optional.empty()),
                                LCA_ROME,
                                T0.plusSeconds(9)));
        cases.put(
                CANNOT_GO_ON,
                () -> started(rules(), "1+0", Optional.empty())
                        .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(60))
                        .when(goOn, LCA_ROME, T0.plusSeconds(61)));
        cases.put(
                LINE_ILLEGAL,
                () -> dead().when(
                                new ResultCommand.ChangeResult(
                                        BOARD, Optional.empty(), "Ra9#", "", 0, Optional.empty()),
                                LCA_ROME,
                                T0.plusSeconds(9)));
        cases.put(
                LINE_WITHOUT_MATE,
                () -> dead().when(
                                new ResultCommand.ChangeResult(BOARD, Optional.empty(), "Kg1", "", 0, Optional.empty()),
                                LCA_ROME,
                                T0.plusSeconds(9)));
        var assistant = new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "Ada Aide", Language.EN);
        cases.put(
                ASSISTANT_NOT_ADMITTED,
                () -> started()
                        .when(play(Side.WHITE, "e2e4"), new Actor("a", Role.ASSISTANT, "", "rome", KEY, "WHITE"), T0));
        cases.put(
                ASSISTANT_UNNAMED,
                () -> created()
                        .when(new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, " ", Language.EN), LCA_ROME, T0));
        cases.put(
                UNKNOWN_ASSISTANT,
                () -> created().when(new AssistanceCommand.AdmitAssistant(BOARD, Side.WHITE, "a"), LCA_ROME, T0));
        cases.put(
                MALFORMED_NAME,
                () -> created()
                        .when(
                                new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "Ada\nAide", Language.EN),
                                LCA_ROME,
                                T0));
        cases.put(
                NAMES_A_PLAYER,
                () -> created()
                        .when(
                                new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "White Player", Language.EN),
                                LCA_ROME,
                                T0));
        cases.put(ASSISTANT_SERVES, () -> assisted().when(assistant, LCA_ROME, T0));
        cases.put(ASSISTANT_MOVES, () -> start(assisted()).when(play(Side.WHITE, "e2e4"), WHITE, T0));
        return cases;
    }

    private static Scenario<Command, Event, BoardState> assisted() {
        return created()
                .given(
                        new Event.AssistantNamed(Side.WHITE, "a", "Ada Aide", Language.EN),
                        new Event.AssistantAdmitted(Side.WHITE, "a"));
    }

    /** The last pawn has been taken. */
    private static Scenario<Command, Event, BoardState> dead() {
        return moves(started(rules(), "90+30", Optional.of("8/8/8/8/8/8/1kP5/7K b - - 0 1")), T0, "b2c2");
    }

    private static Scenario<Command, Event, BoardState> allowed(Scenario<Command, Event, BoardState> board) {
        for (Side side : Side.values())
            for (CheckKind check : CheckKind.values())
                board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, T0);
        return board;
    }

    private static Scenario<Command, Event, BoardState> paused() {
        return started().when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(5));
    }

    private static Command takeBack(int seen) {
        return new RepairCommand.TakeBackIrregularity(BOARD, "Recorded by mistake", 0, seen);
    }

    private static Command seen(int ply) {
        return new RepairCommand.RecordIrregularity(
                BOARD, Side.WHITE, IrregularityKind.ILLEGAL_MOVE, ply, false, "Seen", 0, 0, false);
    }

    private static Scenario<Command, Event, BoardState> recorded() {
        return started(penalising(rules(), IllegalMovePolicy.LAWS_2018, false, false), "90+30", Optional.empty())
                .when(seen(1), LCA_ROME, T0.plusSeconds(1));
    }
}
