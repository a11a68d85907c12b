package org.onehall.game.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.IllegalMovePolicy;
import org.onehall.regulations.NeitherPresent;

/** Boards and people for tests. */
public final class Games {
    public static final BoardId BOARD = new BoardId("cup", 1, 1);
    /** The board, as messages, log keys and actors name it. */
    public static final String KEY = BOARD.toString();

    public static final Instant T0 = Instant.parse("2026-05-01T15:00:00Z");
    public static final Actor SERVICE = Actor.service("test");
    public static final Actor WHITE = Actor.seat("p-white", "rome", KEY, "WHITE");
    public static final Actor BLACK = Actor.seat("p-black", "milan", KEY, "BLACK");
    public static final Actor STRANGER = Actor.seat("p-other", "rome", "cup/1/2", "WHITE");
    public static final Actor LCA_ROME = Actor.official("lca-rome", Role.LOCAL_CHIEF_ARBITER, "rome");
    public static final Actor LCA_ELSEWHERE = Actor.official("lca-bari", Role.LOCAL_CHIEF_ARBITER, "bari");

    public static final Command.Start START = new Command.Start(BOARD, Optional.empty());

    private Games() {}

    /** Rules without lag compensation, default time, adjournments or limits on corrections. */
    public static GameRules frozen(
            String profile,
            int repetitionAuto,
            int moveCountAuto,
            boolean drawAllowed,
            int drawMinMove,
            int drawMinMovesEach,
            boolean drawExplicitDecline,
            boolean pauseOnDisconnection,
            boolean flagProvisional,
            boolean checksRequired) {
        return new GameRules(
                profile,
                repetitionAuto,
                moveCountAuto,
                drawAllowed,
                drawMinMove,
                drawMinMovesEach,
                drawExplicitDecline,
                pauseOnDisconnection,
                flagProvisional,
                checksRequired,
                0,
                0,
                Optional.of(NeitherPresent.WHITE_LOSES_TIME),
                false,
                OptionalInt.empty(),
                60,
                false,
                false,
                0,
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                false,
                false,
                List.of());
    }

    /** Rules of the Laws with A.4: after this many moves by each player the setting stays. */
    public static GameRules cutoff(int moves) {
        return new GameRules(
                "fide-laws-2018",
                5,
                75,
                true,
                1,
                1,
                true,
                false,
                true,
                false,
                0,
                0,
                Optional.of(NeitherPresent.WHITE_LOSES_TIME),
                false,
                OptionalInt.of(moves),
                60,
                false,
                false,
                0,
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                false,
                false,
                List.of());
    }

    /** Rules with this lag compensation in milliseconds. */
    public static GameRules lagging(int most) {
        return new GameRules(
                "fide-online-2021",
                3,
                50,
                true,
                1,
                1,
                false,
                false,
                true,
                false,
                most,
                0,
                Optional.of(NeitherPresent.WHITE_LOSES_TIME),
                false,
                OptionalInt.empty(),
                60,
                false,
                false,
                0,
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                false,
                false,
                List.of());
    }

    /** Both clocks get this control, with the proposed times. */
    public static ClockCommand.CorrectSetting setting(String control) {
        Optional<TimeControl> right = Optional.of(TimeControl.parse(control));
        return new ClockCommand.CorrectSetting(
                BOARD,
                right,
                right,
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                "Wrong setting",
                "OCR 19.5",
                false,
                OptionalInt.empty());
    }

    /** Another move counter for White. */
    public static ClockCommand.CorrectSetting counter(int white) {
        return new ClockCommand.CorrectSetting(
                BOARD,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.of(white),
                OptionalInt.empty(),
                "Counter was wrong",
                "OCR 19.5",
                false,
                OptionalInt.empty());
    }

    public static GameRules rules() {
        return frozen("fide-online-2021", 3, 50, true, 1, 1, false, true, true, true);
    }

    public static GameRules lawsRules() {
        return frozen("fide-laws-2018", 5, 75, true, 30, 1, true, false, true, false);
    }

    /** A board with another name. */
    public static Command.Create createAt(String board) {
        Command.Create create = create(rules(), "90+30", Optional.empty());
        return new Command.Create(
                board,
                create.white(),
                create.black(),
                create.whiteControl(),
                create.blackControl(),
                create.initialFen(),
                create.rules());
    }

    public static Command.Create create(GameRules rules, String control, Optional<String> fen) {
        return new Command.Create(
                KEY,
                new Seat("p-white", "White Player", "rome", 2400),
                new Seat("p-black", "Black Player", "milan", 2300),
                TimeControl.parse(control),
                TimeControl.parse(control),
                fen,
                rules);
    }

    public static Scenario<Command, Event, BoardState> created() {
        return created(rules(), "90+30", Optional.empty());
    }

    public static Scenario<Command, Event, BoardState> created(GameRules rules, String control, Optional<String> fen) {
        return Scenario.of(GameDecider.DECIDER)
                .when(create(rules, control, fen), SERVICE, T0.minusSeconds(3600))
                .accepted();
    }

    public static Scenario<Command, Event, BoardState> started() {
        return start(created());
    }

    public static Scenario<Command, Event, BoardState> started(GameRules rules, String control, Optional<String> fen) {
        return start(created(rules, control, fen));
    }

    /** The same rules with a default time (OCR 16.11). */
    public static GameRules withDefault(GameRules rules, int minutes, NeitherPresent neither) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                minutes,
                Optional.of(neither),
                rules.adjournmentAllowed(),
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                rules.drawClaims(),
                rules.illegalMoves(),
                rules.rollCall(),
                rules.drawArbiterConsent(),
                rules.reproduceMoves(),
                rules.preMoves(),
                rules.categories());
    }

    /** The same rules with a roll call (FSSI ind-b). */
    public static GameRules calling(GameRules rules) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                rules.defaultMinutes(),
                rules.neitherPresent(),
                rules.adjournmentAllowed(),
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                rules.drawClaims(),
                rules.illegalMoves(),
                true,
                rules.drawArbiterConsent(),
                rules.reproduceMoves(),
                rules.preMoves(),
                rules.categories());
    }

    /** The same rules; an arbiter may lift the ban on draw offers (LAW 9.1.1). */
    public static GameRules consenting(GameRules rules) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                rules.defaultMinutes(),
                rules.neitherPresent(),
                rules.adjournmentAllowed(),
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                rules.drawClaims(),
                rules.illegalMoves(),
                rules.rollCall(),
                true,
                rules.reproduceMoves(),
                rules.preMoves(),
                rules.categories());
    }

    /** The same rules; moves are confirmed on traditional boards (OCR 20.5). */
    public static GameRules reproducing(GameRules rules) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                rules.defaultMinutes(),
                rules.neitherPresent(),
                rules.adjournmentAllowed(),
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                rules.drawClaims(),
                rules.illegalMoves(),
                rules.rollCall(),
                rules.drawArbiterConsent(),
                true,
                rules.preMoves(),
                rules.categories());
    }

    /** The same rules; moves may be queued (OCR 3.6 b). */
    public static GameRules queueing(GameRules rules) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                rules.defaultMinutes(),
                rules.neitherPresent(),
                rules.adjournmentAllowed(),
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                rules.drawClaims(),
                rules.illegalMoves(),
                rules.rollCall(),
                rules.drawArbiterConsent(),
                rules.reproduceMoves(),
                true,
                rules.categories());
    }

    /** The same rules with sealed moves (ADJ I.1.1). */
    public static GameRules adjourning(GameRules rules) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                rules.defaultMinutes(),
                rules.neitherPresent(),
                true,
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                rules.drawClaims(),
                rules.illegalMoves(),
                rules.rollCall(),
                rules.drawArbiterConsent(),
                rules.reproduceMoves(),
                rules.preMoves(),
                rules.categories());
    }

    /** The same rules, with category rules (RAP A, BLZ B). */
    public static GameRules categorised(GameRules rules, GameRules.CategoryRules... categories) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                rules.defaultMinutes(),
                rules.neitherPresent(),
                rules.adjournmentAllowed(),
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                rules.drawClaims(),
                rules.illegalMoves(),
                rules.rollCall(),
                rules.drawArbiterConsent(),
                rules.reproduceMoves(),
                rules.preMoves(),
                List.of(categories));
    }

    /** The same rules with draw claims, 120 s for a wrong claim (LAW 9.5.3). */
    public static GameRules claiming(GameRules rules) {
        return with(rules, Optional.of(new GameRules.DrawClaims(120)), rules.illegalMoves());
    }

    /** The same rules with a policy for illegal moves, 120 s for an illegal move (AMD 7.5.5). */
    public static GameRules penalising(GameRules rules, IllegalMovePolicy policy, boolean accepted, boolean limited) {
        return with(rules, rules.drawClaims(), Optional.of(new GameRules.IllegalMoves(policy, 120, accepted, limited)));
    }

    private static GameRules with(
            GameRules rules, Optional<GameRules.DrawClaims> claims, Optional<GameRules.IllegalMoves> illegal) {
        return new GameRules(
                rules.profile(),
                rules.repetitionAuto(),
                rules.moveCountAuto(),
                rules.drawAllowed(),
                rules.drawMinMove(),
                rules.drawMinMovesEach(),
                rules.drawExplicitDecline(),
                rules.pauseOnDisconnection(),
                rules.flagProvisionalWhileDisconnected(),
                rules.checksRequired(),
                rules.lagCompensationMs(),
                rules.defaultMinutes(),
                rules.neitherPresent(),
                rules.adjournmentAllowed(),
                rules.cutoffMoves(),
                rules.reportSlaSeconds(),
                rules.communicationRequired(),
                rules.communicationForMoves(),
                rules.deputySeconds(),
                claims,
                illegal,
                rules.rollCall(),
                rules.drawArbiterConsent(),
                rules.reproduceMoves(),
                rules.preMoves(),
                rules.categories());
    }

    /** A check-in of the playing zone (DEC-13). */
    public static PresenceCommand.RecordPresence arrival(Side side) {
        return new PresenceCommand.RecordPresence(
                BOARD, side, true, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Both players are there, all checks are passed, and White's clock runs. */
    public static Scenario<Command, Event, BoardState> start(Scenario<Command, Event, BoardState> board) {
        for (Side side : Side.values())
            board.when(arrival(side), SERVICE, T0.minusSeconds(60)).accepted();
        return startEmpty(board);
    }

    /** All checks are passed and White's clock runs, whether or not the players are there. */
    public static Scenario<Command, Event, BoardState> startEmpty(Scenario<Command, Event, BoardState> board) {
        for (Side side : Side.values())
            for (CheckKind check : CheckKind.values())
                board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, T0.minusSeconds(60))
                        .accepted();
        return board.when(START, SERVICE, T0).accepted();
    }

    /** An arbiter resumes a paused game. */
    static ClockCommand.Resume resume() {
        return resume("OCR 19.6", List.of());
    }

    /** The Chief Arbiter decides cases, and the game goes on. */
    static ClockCommand.Resume decision(String... cases) {
        return resume("OCR 18.9", List.of(cases));
    }

    private static ClockCommand.Resume resume(String article, List<String> decides) {
        return new ClockCommand.Resume(
                BOARD,
                "Go on",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                article,
                Optional.empty(),
                Optional.empty(),
                0,
                decides);
    }

    /** Changes only one side's clock. */
    static ClockCommand.AdjustTime adjustTime(Side side, Duration change, String reason, String article) {
        return new ClockCommand.AdjustTime(
                BOARD, side, change, reason, article, Optional.empty(), "", 0, OptionalInt.empty(), "", "");
    }

    public static MoveCommand.Play play(Side side, String uci) {
        return new MoveCommand.Play(BOARD, side, uci, false, OptionalInt.empty(), 0);
    }

    public static MoveCommand.Play playOffering(Side side, String uci) {
        return new MoveCommand.Play(BOARD, side, uci, true, OptionalInt.empty(), 0);
    }

    /** Plays moves alternately, each one second after the last. */
    public static Scenario<Command, Event, BoardState> moves(
            Scenario<Command, Event, BoardState> board, Instant from, String... moves) {
        Instant at = from;
        for (String uci : moves) {
            at = at.plusSeconds(1);
            Side side = ((BoardState.Board) board.state()).position().sideToMove();
            board.when(play(side, uci), side == Side.WHITE ? WHITE : BLACK, at).accepted();
        }
        return board;
    }

    public static BoardState.Board board(Scenario<Command, Event, BoardState> scenario) {
        return (BoardState.Board) scenario.state();
    }

    public static Duration minutes(long minutes) {
        return Duration.ofMinutes(minutes);
    }
}
