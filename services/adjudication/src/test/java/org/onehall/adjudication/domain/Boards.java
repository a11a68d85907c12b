package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.DisconnectionOption;
import org.onehall.regulations.Fine;
import org.onehall.regulations.Points;
import org.onehall.regulations.ScoringTable;

/** People, a board between Rome (White) and Bari (Black), and ways to bring it into various states. */
public final class Boards {
    /** More rulings than there are: all have been seen. */
    public static final int ALL_SEEN = 100;

    public static final BoardId BOARD = new BoardId("demo", 1, 3);
    public static final String CASE = "bari/case-1";
    public static final Instant T0 = Instant.parse("2026-11-21T14:00:00Z");
    /** When the games began. */
    static final Instant START = T0.minusSeconds(3_600);

    public static final TimeControl CONTROL = TimeControl.parse("90+30");
    public static final Actor SERVICE = Actor.service("adjudication");
    public static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    public static final Actor DEPUTY = Actor.official("deputy", Role.DEPUTY_CHIEF_ARBITER, "");
    public static final Actor LCA_ROME = Actor.official("lca-rome", Role.LOCAL_CHIEF_ARBITER, "rome");
    public static final Actor LCA_BARI = Actor.official("lca-bari", Role.LOCAL_CHIEF_ARBITER, "bari");
    public static final Actor LTA_BARI = Actor.official("lta-bari", Role.LOCAL_TECHNICAL_ARBITER, "bari");
    public static final Actor FLOOR_BARI = Actor.official("floor-bari", Role.FLOOR_ARBITER, "bari");
    public static final Actor WHITE = Actor.seat("p-white", "rome", BOARD.toString(), "WHITE");
    public static final Actor BLACK = Actor.seat("p-black", "bari", BOARD.toString(), "BLACK");
    public static final Actor BLACK_ELSEWHERE = Actor.seat("p-else", "bari", "demo/1/4", "BLACK");

    static final CallTerms TERMS = new CallTerms(false, false, false, Duration.ZERO, List.of());

    private Boards() {}

    static Event.BoardNoted noted(int attempt, boolean inProgress, boolean ended) {
        return new Event.BoardNoted(
                "rome",
                "bari",
                attempt,
                inProgress,
                ended,
                CONTROL,
                Optional.empty(),
                "p-white",
                "p-black",
                Optional.empty(),
                Optional.of(START).filter(_ -> inProgress || ended),
                false);
    }

    static Event.BoardNoted adjourned() {
        return new Event.BoardNoted(
                "rome",
                "bari",
                1,
                true,
                false,
                CONTROL,
                Optional.empty(),
                "p-white",
                "p-black",
                Optional.empty(),
                Optional.of(START),
                true);
    }

    static Event.CaseNoted noted(CaseState state) {
        return noted(state, Optional.empty());
    }

    static Event.CaseNoted noted(CaseState state, Optional<Instant> deputyAt) {
        return new Event.CaseNoted(CASE, "bari", Side.BLACK, state, 1, deputyAt);
    }

    static Scenario<Command, Event, AdjudicationState> unknown() {
        return Scenario.of(new Seeing());
    }

    /** A person who penalises with {@link #ALL_SEEN} knows all rulings. */
    static final class Seeing implements Decider<Command, Event, AdjudicationState> {
        private final AdjudicationDecider decider = new AdjudicationDecider();

        @Override
        public AdjudicationState initial() {
            return decider.initial();
        }

        @Override
        public Decision<Event> decide(Submitted<Command> submitted, AdjudicationState state) {
            if (submitted.command() instanceof Command.WithdrawRuling of && of.rulingsSeen() == ALL_SEEN)
                return decider.decide(
                        new Submitted<>(
                                new Command.WithdrawRuling(
                                        of.boardId(),
                                        of.rulingId(),
                                        of.kinds(),
                                        of.reason(),
                                        state.rulings().size(),
                                        of.madeBy(),
                                        of.circumstances(),
                                        of.setSince()),
                                submitted.actor(),
                                submitted.requestId(),
                                submitted.at(),
                                submitted.publishedAt()),
                        state);
            return submitted.command() instanceof Command.ImposePenalty of && of.rulingsSeen() == ALL_SEEN
                    ? decider.decide(
                            new Submitted<>(
                                    new Command.ImposePenalty(
                                            of.boardId(),
                                            of.offender(),
                                            of.items(),
                                            of.reason(),
                                            state.rulings().size(),
                                            of.circumstances(),
                                            of.callId(),
                                            of.card(),
                                            of.fairPlay()),
                                    submitted.actor(),
                                    submitted.requestId(),
                                    submitted.at(),
                                    submitted.publishedAt()),
                            state)
                    : decider.decide(submitted, state);
        }

        @Override
        public AdjudicationState evolve(AdjudicationState state, Event event) {
            return decider.evolve(state, event);
        }

        @Override
        public String rule(Event event) {
            return decider.rule(event);
        }
    }

    static Scenario<Command, Event, AdjudicationState> playing() {
        return unknown().given(noted(1, false, false), noted(1, true, false));
    }

    /** Black was disconnected, is back, and the report has been confirmed. */
    static Scenario<Command, Event, AdjudicationState> decidable() {
        return playing().given(noted(CaseState.OPEN), noted(CaseState.RESTORED), noted(CaseState.REPORTED));
    }

    /** The same under regulations by which the deputy may decide after this time, with the report at T0. */
    static Scenario<Command, Event, AdjudicationState> decidableFor(Duration deputyAfter) {
        return unknown()
                .given(
                        new Event.BoardNoted(
                                "rome",
                                "bari",
                                1,
                                true,
                                false,
                                CONTROL,
                                Optional.of(deputyAfter),
                                "p-white",
                                "p-black",
                                Optional.empty(),
                                Optional.of(START),
                                false),
                        noted(CaseState.OPEN),
                        noted(CaseState.RESTORED))
                .when(note(CaseState.REPORTED), SERVICE, T0)
                .then(noted(CaseState.REPORTED, Optional.of(T0.plus(deputyAfter))));
    }

    static Command.NoteCase note(CaseState state) {
        return new Command.NoteCase(CASE, "bari", Side.BLACK, state, 1);
    }

    static Command.CallArbiter call(Side side) {
        return call(side, TERMS);
    }

    static Command.CallArbiter call(Side side, CallTerms terms) {
        return new Command.CallArbiter(BOARD, side, "My clock looks wrong", Optional.empty(), terms);
    }

    /** The n-th call, made by its player in the first game, with no time limit for the acknowledgement. */
    static Event.ArbiterCalled called(int number, Side side) {
        return called(number, side, false, false, Optional.empty());
    }

    static Event.ArbiterCalled called(
            int number, Side side, boolean stopsClock, boolean shallPenalise, Optional<Instant> escalateAt) {
        boolean white = side == Side.WHITE;
        return new Event.ArbiterCalled(
                BOARD + "/call-" + number,
                side,
                white ? "rome" : "bari",
                "My clock looks wrong",
                Optional.empty(),
                white ? "p-white" : "p-black",
                1,
                stopsClock,
                shallPenalise,
                escalateAt);
    }

    static Command.DecideDisconnection decide(DisconnectionOption option) {
        return option == DisconnectionOption.ADD_TIME
                ? addTime(Optional.of(Side.BLACK), Optional.of(Duration.ofMinutes(3)))
                : decide(
                        option,
                        option == DisconnectionOption.REDUCE ? Optional.of(Duration.ofSeconds(90)) : Optional.empty(),
                        option == DisconnectionOption.RESTART_SHORTER
                                ? Optional.of(TimeControl.parse("25+10"))
                                : Optional.empty(),
                        "line of the venue");
    }

    static Command.DecideDisconnection decide(
            DisconnectionOption option, Optional<Duration> reduceBy, Optional<TimeControl> control, String reason) {
        return new Command.DecideDisconnection(
                BOARD,
                CASE,
                option,
                reduceBy,
                control,
                reason,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                OptionalInt.empty());
    }

    static Command.DecideDisconnection addTime(Optional<Side> to, Optional<Duration> time) {
        return new Command.DecideDisconnection(
                BOARD,
                CASE,
                DisconnectionOption.ADD_TIME,
                Optional.empty(),
                Optional.empty(),
                "three minutes lost",
                to,
                time,
                List.of(),
                Optional.empty(),
                OptionalInt.empty());
    }

    static Command.ImposePenalty penalise(PenaltyKind kind) {
        return penalise(List.of(item(kind)));
    }

    /** Against Black, in a competition of four rounds of which the first is open, with the game not ended. */
    static Command.ImposePenalty penalise(List<PenaltyItem> items) {
        return penalise(items, known(Optional.empty()));
    }

    static Command.ImposePenalty penalise(List<PenaltyItem> items, Circumstances known) {
        return new Command.ImposePenalty(
                BOARD, Side.BLACK, items, "noise", ALL_SEEN, known, Optional.empty(), false, Optional.empty());
    }

    /**
     * In fair play, under regulations that allow sanctions without proof, or final decisions, or neither (APP-I A9,
     * A10).
     */
    static Command.ImposePenalty inFairPlay(
            FairPlayGround ground,
            boolean withoutProof,
            boolean isFinal,
            Optional<BySide<BigDecimal>> score,
            PenaltyItem... items) {
        Circumstances known = known(score);
        return new Command.ImposePenalty(
                BOARD,
                Side.BLACK,
                List.of(items),
                "engine moves",
                ALL_SEEN,
                new Circumstances(
                        known.scoring(),
                        known.fines(),
                        known.rounds(),
                        known.started(),
                        known.score(),
                        0,
                        0,
                        true,
                        0,
                        false,
                        Optional.empty(),
                        0,
                        withoutProof,
                        isFinal),
                Optional.empty(),
                false,
                Optional.of(ground));
    }

    /** Of the first ruling, made by the Local Chief Arbiter of Bari, with the game not ended. */
    static Command.WithdrawRuling withdraw(PenaltyKind... kinds) {
        return withdraw(known(Optional.empty()), kinds);
    }

    static Command.WithdrawRuling withdraw(Circumstances known, PenaltyKind... kinds) {
        return new Command.WithdrawRuling(
                BOARD,
                BOARD + "/ruling-1",
                List.of(kinds),
                "it was another player",
                ALL_SEEN,
                Optional.of(Role.LOCAL_CHIEF_ARBITER),
                known,
                List.of());
    }

    /** The same, with clocks set since the ruling. */
    static Command.WithdrawRuling withdraw(List<Side> setSince, PenaltyKind... kinds) {
        return new Command.WithdrawRuling(
                BOARD,
                BOARD + "/ruling-1",
                List.of(kinds),
                "it was another player",
                ALL_SEEN,
                Optional.of(Role.LOCAL_CHIEF_ARBITER),
                known(Optional.empty()),
                setSince);
    }

    static Command.ImposePenalty shown(List<PenaltyItem> items, boolean hasCards, int cards) {
        Circumstances known = known(Optional.empty());
        return new Command.ImposePenalty(
                BOARD,
                Side.BLACK,
                items,
                "off again",
                ALL_SEEN,
                new Circumstances(
                        known.scoring(),
                        known.fines(),
                        known.rounds(),
                        known.started(),
                        known.score(),
                        0,
                        0,
                        hasCards,
                        cards,
                        false,
                        Optional.empty(),
                        0,
                        false,
                        false),
                Optional.empty(),
                true,
                Optional.empty());
    }

    static Circumstances known(Optional<BySide<BigDecimal>> score) {
        return new Circumstances(
                ScoringTable.STANDARD,
                List.of(new Fine("PHONE", Points.of("50"))),
                List.of(1, 2, 3, 4),
                List.of(1),
                score,
                0,
                0,
                true,
                0,
                false,
                Optional.empty(),
                0,
                false,
                false);
    }

    /** A game that ended with this score. */
    static Circumstances ended(String white, String black) {
        return known(Optional.of(score(white, black)));
    }

    static BySide<BigDecimal> score(String white, String black) {
        return new BySide<>(Points.of(white), Points.of(black));
    }

    /**
     * With all fields it needs: two minutes, a win for the opponent or nothing for the offender, the announced fine,
     * rounds 3 and 4.
     */
    static PenaltyItem item(PenaltyKind kind) {
        return switch (kind) {
            case WARNING, EXPULSION -> PenaltyItem.of(kind);
            case ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER ->
                PenaltyItem.time(kind, Optional.of(Duration.ofMinutes(2)));
            case RAISE_SCORE_OF_OPPONENT, GAME_LOST -> PenaltyItem.points(kind, Points.of("1"));
            case LOWER_SCORE_OF_OFFENDER -> PenaltyItem.points(kind, Points.of("0"));
            case FINE -> PenaltyItem.fine("PHONE");
            case EXCLUSION -> PenaltyItem.exclusion(List.of(3, 4));
        };
    }
}
