package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.Points;

/** The penalties of OCR 18.4, one or several in a ruling. */
class PenaltiesTest {
    private static final String RULING = BOARD + "/ruling-1";

    /** One way to each refusal of a penalty. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(
                REASON_MISSING,
                () -> playing()
                        .when(
                                new Command.ImposePenalty(
                                        BOARD,
                                        Side.BLACK,
                                        List.of(item(WARNING)),
                                        " ",
                                        ALL_SEEN,
                                        known(Optional.empty()),
                                        Optional.empty(),
                                        false,
                                        Optional.empty()),
                                CA,
                                T0));
        ways.put(PENALTY_MISSING, () -> playing().when(penalise(List.of()), CA, T0));
        ways.put(PENALTY_TWICE, () -> playing().when(penalise(List.of(item(WARNING), item(WARNING))), CA, T0));
        ways.put(PENALTY_FORBIDDEN, () -> playing().when(penalise(GAME_LOST), FLOOR_BARI, T0));
        ways.put(
                PENALTIES_CONTRADICT,
                () -> playing().when(penalise(List.of(item(GAME_LOST), item(REDUCE_TIME_OF_OFFENDER))), CA, T0));
        ways.put(
                RULED_MEANWHILE,
                () -> playing().when(penalise(WARNING), LCA_BARI, T0).when(seeing(0), CA, T0));
        ways.put(
                RULING_PENDING,
                () -> playing()
                        .when(penalise(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0)
                        .when(penalise(GAME_LOST), CA, T0));
        ways.put(TIME_OUT_OF_RANGE, () -> playing().when(reduced(Optional.of(Duration.ofMillis(999))), CA, T0));
        ways.put(GAME_NOT_IN_PROGRESS, () -> created().when(penalise(ADD_TIME_TO_OPPONENT), CA, T0));
        ways.put(CLOCKS_ADJOURNED, () -> playing().given(adjourned()).when(penalise(ADD_TIME_TO_OPPONENT), CA, T0));
        ways.put(
                POINTS_MISSING,
                () -> over().when(
                                penalise(List.of(PenaltyItem.of(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")),
                                CA,
                                T0));
        ways.put(NO_SCORE, () -> playing().when(penalise(LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(
                SCORE_NOT_RAISED,
                () -> over().when(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("1", "0")), CA, T0));
        ways.put(
                SCORE_NOT_LOWERED,
                () -> over().when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("1", "0")), CA, T0));
        ways.put(
                SCORE_NOT_ALLOWED,
                () -> over().when(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("0.5", "0.5")), CA, T0));
        ways.put(OPPONENT_SCORE_MISSING, () -> playing().when(penalise(List.of(PenaltyItem.of(GAME_LOST))), CA, T0));
        ways.put(LOST_ALREADY, () -> lostByRuling().when(penalise(List.of(item(GAME_LOST)), ended("1", "0")), CA, T0));
        ways.put(NOTHING_TO_LOSE, () -> created().when(penalise(EXPULSION), CA, T0));
        ways.put(FINE_NOT_ANNOUNCED, () -> playing().when(penalise(List.of(PenaltyItem.fine("SHOES"))), CA, T0));
        ways.put(UNKNOWN_ROUND, () -> playing().when(penalise(List.of(PenaltyItem.exclusion(List.of(5)))), CA, T0));
        ways.put(NO_CARDS, () -> playing().when(shown(List.of(item(WARNING)), false, 0), CA, T0));
        ways.put(
                CARD_WITHOUT_PENALTY,
                () -> playing().when(shown(List.of(item(REDUCE_TIME_OF_OFFENDER)), true, 1), CA, T0));
        ways.put(NO_YELLOW_CARD, () -> playing().when(shown(List.of(item(GAME_LOST)), true, 0), CA, T0));
        ways.put(FAIR_PLAY_FORBIDDEN, () -> playing().when(suspected(true, item(GAME_LOST)), LCA_BARI, T0));
        ways.put(WIDER_SANCTION, () -> playing().when(suspected(true, item(FINE)), CA, T0));
        ways.put(PROOF_NEEDED, () -> playing().when(suspected(false, item(GAME_LOST)), CA, T0));
        ways.put(ROUND_STARTED, () -> playing().when(penalise(List.of(PenaltyItem.exclusion(List.of(2, 1)))), CA, T0));
        return ways;
    }

    private static Scenario<Command, Event, AdjudicationState> created() {
        return unknown().given(noted(1, false, false));
    }

    private static Scenario<Command, Event, AdjudicationState> over() {
        return playing().given(noted(1, false, true));
    }

    private static Command reduced(Optional<Duration> time) {
        return penalise(List.of(PenaltyItem.time(REDUCE_TIME_OF_OFFENDER, time)));
    }

    private static Command seeing(int rulings) {
        return new Command.ImposePenalty(
                BOARD,
                Side.BLACK,
                List.of(item(WARNING)),
                "noise",
                rulings,
                known(Optional.empty()),
                Optional.empty(),
                false,
                Optional.empty());
    }

    private static Event.PenaltiesImposed imposed(int number, int warnings, PenaltyItem... items) {
        return new Event.PenaltiesImposed(
                BOARD + "/ruling-" + number,
                Side.BLACK,
                "p-black",
                List.of(items),
                "noise",
                number,
                warnings,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                List.of(items).stream().anyMatch(item -> item.kind() == WARNING) ? warnings : 0,
                Optional.empty(),
                false);
    }

    private static Event.PenaltiesImposed only(Scenario<Command, Event, AdjudicationState> scenario) {
        return (Event.PenaltiesImposed) scenario.accepted().events().getFirst();
    }

    /** The text shown to a refused arbiter. */
    static String text(Command command, AdjudicationState state, Actor actor) {
        var refused = (Decision.Refused<Event>)
                new Boards.Seeing().decide(new Submitted<>(command, actor, "r", T0, T0), state);
        return refused.refusal().text(refused.details());
    }

    // ---- warnings and counters

    @Test
    void cardsOfOtherRoundsCountAndARedOneFollowsAYellowOne() { // OCR 18.4.1, 18.4.6, LAW 12.9.1
        var yellow = playing().when(shown(List.of(item(WARNING)), true, 0), CA, T0);
        assertEquals(1, only(yellow).card());
        assertEquals(
                2,
                only(yellow.when(shown(List.of(item(GAME_LOST)), true, 0), CA, T0))
                        .card());
        assertEquals(
                2,
                only(playing().when(shown(List.of(item(GAME_LOST)), true, 1), CA, T0))
                        .card());
        assertEquals(
                3,
                only(playing().when(shown(List.of(item(WARNING)), true, 2), CA, T0))
                        .card(),
                "how many there were is no penalty by itself");
        assertEquals(
                0, only(yellow.when(penalise(List.of(item(WARNING))), CA, T0)).card());
    }

    @Test
    void aWarningIsAppliedAtOnceAndCounted() { // OCR 18.4.1, LAW 12.9.1
        playing()
                .when(penalise(WARNING), LCA_BARI, T0)
                .then(imposed(1, 1, item(WARNING)), new Event.RulingApplied(RULING))
                .when(penalise(WARNING), CA, T0)
                .then(imposed(2, 2, item(WARNING)), new Event.RulingApplied(BOARD + "/ruling-2"));
    }

    @Test
    void aWarningIsPossibleAfterTheGame() { // OCR 18.4.1
        over().when(penalise(WARNING), LCA_BARI, T0).accepted();
    }

    @Test
    void whatAPlayerHadAtOtherBoardsAndInEarlierRoundsCounts() { // OCR 18.4.1
        var earlier = new Circumstances(
                known(Optional.empty()).scoring(),
                List.of(),
                List.of(1, 2),
                List.of(1, 2),
                Optional.empty(),
                3,
                2,
                false,
                0,
                false,
                Optional.empty(),
                4,
                false,
                false);
        var second = only(playing()
                .when(penalise(REDUCE_TIME_OF_OFFENDER), CA, T0)
                .when(penalise(List.of(item(WARNING)), earlier), CA, T0));
        assertEquals(List.of(5, 3, 5), List.of(second.count(), second.warnings(), second.warning()));
    }

    @Test
    void countersGoWithThePlayerThoughTheSeatsAreExchanged() { // OCR 18.4.1, OCR 19.2
        var exchanged = new Event.BoardNoted(
                "bari",
                "rome",
                2,
                true,
                false,
                CONTROL,
                Optional.empty(),
                "p-black",
                "p-white",
                Optional.empty(),
                Optional.empty(),
                false);
        var board = playing().when(penalise(WARNING), CA, T0).given(exchanged);
        assertEquals(1, only(board.when(penalise(WARNING), CA, T0)).count());
        assertEquals(
                2,
                only(board.when(
                                new Command.ImposePenalty(
                                        BOARD,
                                        Side.WHITE,
                                        List.of(item(WARNING)),
                                        "noise",
                                        ALL_SEEN,
                                        known(Optional.empty()),
                                        Optional.empty(),
                                        false,
                                        Optional.empty()),
                                CA,
                                T0))
                        .count());
    }

    @Test
    void whatWasWrittenBeforeRulingsCouldHoldSeveralCountsToo() { // OCR 18.4.1
        var old = playing()
                .given(
                        new Event.PenaltyImposed(RULING, Side.BLACK, WARNING, Optional.empty(), "noise", 1),
                        new Event.RulingApplied(RULING));
        old.when(penalise(WARNING), CA, T0)
                .then(imposed(2, 2, item(WARNING)), new Event.RulingApplied(BOARD + "/ruling-2"));
    }

    @Test
    void warningsOutliveARestart() { // OCR 18.9 c
        assertEquals(
                2,
                only(playing()
                                .when(penalise(WARNING), CA, T0)
                                .given(noted(2, true, false))
                                .when(penalise(WARNING), CA, T0))
                        .warnings());
    }

    @Test
    void aRefusedPenaltyIsNotCounted() { // OCR 18.4.3
        assertEquals(
                1,
                only(playing()
                                .when(penalise(REDUCE_TIME_OF_OFFENDER), CA, T0)
                                .when(new Command.NoteRuling(RULING, false, "REDUCTION_TOO_LARGE", ""), SERVICE, T0)
                                .when(penalise(WARNING), CA, T0))
                        .count());
    }

    // ---- time

    @Test
    void timePenaltiesRunFromOneSecondToSixtyMinutes() { // OCR 18.4.2, OCR 18.4.3
        for (Duration fine : List.of(Duration.ofSeconds(1), Duration.ofMinutes(60)))
            playing().when(reduced(Optional.of(fine)), LCA_BARI, T0).accepted();
        for (Optional<Duration> wrong : List.<Optional<Duration>>of(
                Optional.empty(),
                Optional.of(Duration.ZERO),
                Optional.of(Duration.ofSeconds(-5)),
                Optional.of(Duration.ofMinutes(60).plusMillis(1))))
            playing().when(reduced(wrong), LCA_BARI, T0).refused(TIME_OUT_OF_RANGE);
    }

    @Test
    void timeIsOfTheGameInProgressOnly() { // OCR 18.4.2, OCR 18.4.3
        for (PenaltyKind kind : List.of(ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER))
            for (var notPlaying : List.of(created(), over()))
                notPlaying.when(penalise(kind), CA, T0).refused(GAME_NOT_IN_PROGRESS);
    }

    @Test
    void anAdjournedGameKeepsItsClocksUntilItGoesOnWhateverElseIsRuled() { // ADJ I.5, OCR 18.4.2, OCR 18.4.3
        for (PenaltyKind kind : List.of(ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER)) {
            playing().given(adjourned()).when(penalise(kind), CA, T0).refused(CLOCKS_ADJOURNED);
            playing()
                    .given(adjourned())
                    .when(penalise(List.of(item(WARNING), item(kind))), CA, T0)
                    .refused(CLOCKS_ADJOURNED);
            playing()
                    .given(adjourned(), noted(1, true, false))
                    .when(penalise(kind), CA, T0)
                    .accepted();
        }
        for (PenaltyKind kind : List.of(WARNING, GAME_LOST))
            playing().given(adjourned()).when(penalise(kind), CA, T0).accepted();
    }

    @Test
    void timeOfBothClocksIsOneRuling() { // OCR 18.4.2, OCR 18.4.3
        playing()
                .when(penalise(List.of(item(REDUCE_TIME_OF_OFFENDER), item(ADD_TIME_TO_OPPONENT))), FLOOR_BARI, T0)
                .then(imposed(1, 0, item(REDUCE_TIME_OF_OFFENDER), item(ADD_TIME_TO_OPPONENT)));
    }

    // ---- the score

    @Test
    void theOpponentsPointsAreRaisedUpToALegalScore() { // OCR 18.4.4, DEC-20
        var raised = only(over().when(
                        penalise(
                                List.of(PenaltyItem.points(RAISE_SCORE_OF_OPPONENT, Points.of("0.5"))),
                                ended("0", "0")),
                        LCA_BARI,
                        T0));
        assertEquals(Optional.of(score("0", "0")), raised.before());
        assertEquals(Optional.of(score("0.5", "0")), raised.after());
        over().when(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("0.5", "0.5")), LCA_BARI, T0)
                .refused(SCORE_NOT_ALLOWED);
    }

    @Test
    void theOffendersPointsAreLoweredAndTheOpponentsStay() { // OCR 18.4.5, OCR 7.2
        var white = new Command.ImposePenalty(
                BOARD,
                Side.WHITE,
                List.of(PenaltyItem.points(LOWER_SCORE_OF_OFFENDER, Points.of("0.5"))),
                "noise",
                ALL_SEEN,
                ended("1", "0"),
                Optional.empty(),
                false,
                Optional.empty());
        assertEquals(
                Optional.of(score("0.5", "0")),
                only(over().when(white, LCA_ROME, T0)).after());
        assertEquals(
                Optional.of(score("0.5", "0")),
                only(over().when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")), CA, T0))
                        .after());
    }

    @Test
    void raisedAndLoweredTogetherADrawIsAWin() { // OCR 18.4.4, OCR 18.4.5
        for (List<PenaltyItem> items : List.of(
                List.of(item(RAISE_SCORE_OF_OPPONENT), item(LOWER_SCORE_OF_OFFENDER)),
                List.of(item(LOWER_SCORE_OF_OFFENDER), item(RAISE_SCORE_OF_OPPONENT))))
            assertEquals(
                    Optional.of(score("1", "0")),
                    only(over().when(penalise(items, ended("0.5", "0.5")), CA, T0))
                            .after());
    }

    @Test
    void pointsOutsideTheTableAreRefused() { // OCR 7.2, LAW 10.2
        for (String points : List.of("0.75", "2"))
            over().when(
                            penalise(
                                    List.of(PenaltyItem.points(RAISE_SCORE_OF_OPPONENT, Points.of(points))),
                                    ended("0", "0")),
                            CA,
                            T0)
                    .refused(SCORE_NOT_ALLOWED);
    }

    @Test
    void aRefusedScoreIsShownWithWhatIsAllowed() { // DEC-20
        assertEquals(
                "The penalty of OCR 18.4.4 would make the score 1-0.5, so no penalty was imposed. Each player can "
                        + "get 1, 0.5 or 0 points, and both players together at most 1.",
                text(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("0.5", "0.5")), over().state(), CA));
    }

    @Test
    void pointsChangeOnceThereIsAResult() { // OCR 18.4.4, OCR 18.4.5
        for (PenaltyKind kind : List.of(RAISE_SCORE_OF_OPPONENT, LOWER_SCORE_OF_OFFENDER)) {
            playing()
                    .when(penalise(List.of(item(kind)), ended("0.5", "0.5")), CA, T0)
                    .refused(NO_SCORE);
            over().when(penalise(kind), CA, T0).refused(NO_SCORE);
        }
    }

    // ---- the game

    @Test
    void aRunningGameIsLostAndTheOpponentGetsWhatTheArbiterSays() { // OCR 18.4.6, OCR 17.3
        var lost = only(playing().when(penalise(GAME_LOST), LCA_BARI, T0));
        assertEquals(Optional.of(LostGame.OPPONENT_WINS), lost.lost());
        assertEquals(Optional.empty(), lost.after());
        var half = only(playing().when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0.5")))), CA, T0));
        assertEquals(Optional.of(LostGame.OPPONENT_WINS), half.lost());
        assertEquals(
                List.of(Optional.of(score("1", "0")), Optional.of(score("0.5", "0"))),
                List.of(half.before(), half.after()));
    }

    @Test
    void whoHasADeviceLosesTheGameAndTheChiefArbiterMayExpelHimToo() { // OCR 17.3/a, OCR 17.3/c
        assertEquals(
                Optional.of(LostGame.OPPONENT_WINS),
                only(playing().when(penalise(GAME_LOST), LCA_BARI, T0)).lost());
        var both = List.of(item(GAME_LOST), item(EXPULSION));
        assertEquals(
                Optional.of(LostGame.OPPONENT_WINS),
                only(playing().when(penalise(both), CA, T0)).lost());
        playing().when(penalise(both), LCA_BARI, T0).refused(PENALTY_FORBIDDEN);
    }

    @Test
    void ofTwoWhoAreGuiltyBothLose() { // LAW 11.7, LAW 11.8
        var both = only(playing().when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0")))), CA, T0));
        assertEquals(Optional.of(LostGame.BOTH_LOSE), both.lost());
        assertEquals(Optional.empty(), both.after());
        assertEquals(
                Optional.of(score("0", "0")),
                only(over().when(
                                        penalise(
                                                List.of(PenaltyItem.points(GAME_LOST, Points.of("0"))),
                                                ended("0", "1")),
                                        CA,
                                        T0))
                        .after());
    }

    @Test
    void aGameThatHasEndedIsLostByItsScore() { // OCR 18.4.6
        var lost = only(over().when(penalise(List.of(item(GAME_LOST)), ended("0", "1")), LCA_BARI, T0));
        assertEquals(Optional.empty(), lost.lost());
        assertEquals(Optional.of(score("1", "0")), lost.after());
    }

    /** Black's game, declared lost by a ruling and ended by that. */
    private static Scenario<Command, Event, AdjudicationState> lostByRuling() {
        return playing()
                .when(penalise(GAME_LOST), LCA_BARI, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .given(noted(1, false, true));
    }

    @Test
    void aGameIsDeclaredLostOnceUnlessItsScoreChanges() { // OCR 18.4.6
        Command again = penalise(List.of(item(GAME_LOST)), ended("1", "0"));
        lostByRuling()
                .when(again, CA, T0)
                .refused(LOST_ALREADY)
                .when(penalise(List.of(item(GAME_LOST), item(EXCLUSION)), ended("1", "0")), CA, T0)
                .refused(LOST_ALREADY)
                .when(penalise(List.of(item(WARNING), item(EXCLUSION)), ended("1", "0")), CA, T0)
                .accepted();
        assertTrue(text(again, lostByRuling().state(), CA).contains("the score would stay 1-0"));
        lostByRuling()
                .when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0.5"))), ended("1", "0")), CA, T0)
                .accepted();
        over().when(again, CA, T0).accepted(); // lost on the board, not by a ruling
    }

    @Test
    void aLossWithoutTheOpponentsPointsOrWithIllegalOnesIsRefused() { // OCR 18.4.6, DEC-20
        playing().when(penalise(List.of(PenaltyItem.of(GAME_LOST))), CA, T0).refused(OPPONENT_SCORE_MISSING);
        playing()
                .when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0.75")))), CA, T0)
                .refused(SCORE_NOT_ALLOWED);
        created().when(penalise(GAME_LOST), CA, T0).refused(NOTHING_TO_LOSE);
    }

    // ---- fines, exclusions, expulsion

    @Test
    void onlyAnnouncedFinesWithTheirAmount() { // OCR 18.4.7
        var fined = only(playing().when(penalise(FINE), CA, T0));
        assertEquals(Optional.of(Points.of("50")), fined.items().getFirst().amount());
        var dearer = new PenaltyItem(
                FINE,
                Optional.empty(),
                Optional.empty(),
                Optional.of("PHONE"),
                Optional.of(Points.of("51")),
                List.of());
        playing().when(penalise(List.of(dearer)), CA, T0).refused(FINE_NOT_ANNOUNCED);
        assertEquals(
                "This fine was not announced before the competition, so no fine was imposed. The announced "
                        + "fines are: PHONE 50.",
                text(penalise(List.of(dearer)), playing().state(), CA));
    }

    @Test
    void aFineStandsByItself() { // OCR 18.4.7
        assertEquals(
                new Event.RulingApplied(RULING),
                playing().when(penalise(FINE), CA, T0).events().getLast());
    }

    @Test
    void aPlayerIsExcludedFromRoundsThatAreNotOpen() { // OCR 18.4.8
        assertEquals(
                List.of(3, 4),
                only(playing().when(penalise(EXCLUSION), CA, T0))
                        .items()
                        .getFirst()
                        .rounds());
        assertEquals(
                "You cannot exclude a player from a round that is already open, so no penalty was imposed. You can "
                        + "choose these rounds: 2, 3, 4.",
                text(
                        penalise(List.of(PenaltyItem.exclusion(List.of(1, 2)))),
                        playing().state(),
                        CA));
        playing()
                .when(penalise(List.of(PenaltyItem.exclusion(List.of()))), CA, T0)
                .refused(UNKNOWN_ROUND);
    }

    @Test
    void whoIsExpelledLosesTheRunningGame() { // OCR 18.4.9, LAW 12.9.9
        assertEquals(
                Optional.of(LostGame.OPPONENT_WINS),
                only(playing().when(penalise(EXPULSION), CA, T0)).lost());
        var after = only(over().when(penalise(List.of(item(EXPULSION)), ended("0", "1")), CA, T0));
        assertEquals(List.of(Optional.empty(), Optional.empty()), List.of(after.lost(), after.after()));
    }

    // ---- together

    @Test
    void aLossAFineAndAnExclusionAreOneRuling() { // OCR 18.4, OCR 17.3
        var all = only(
                playing().when(penalise(List.of(item(WARNING), item(GAME_LOST), item(FINE), item(EXCLUSION))), CA, T0));
        assertEquals(4, all.items().size());
        assertEquals("OCR 18.4", new AdjudicationDecider().rule(all));
    }

    @Test
    void oneInvalidPartAndNothingIsImposed() { // OCR 18.4
        for (PenaltyItem invalid : List.of(
                PenaltyItem.fine("SHOES"),
                PenaltyItem.exclusion(List.of(1)),
                PenaltyItem.time(REDUCE_TIME_OF_OFFENDER, Optional.empty()))) {
            var board = playing().when(penalise(List.of(item(WARNING), invalid)), CA, T0);
            assertEquals(List.of(), board.events());
            assertEquals(List.of(), board.state().rulings());
        }
    }

    @Test
    void whatHasNoMeaningTogetherIsRefused() { // OCR 18.4
        for (List<PenaltyKind> pair : List.of(
                List.of(ADD_TIME_TO_OPPONENT, GAME_LOST),
                List.of(REDUCE_TIME_OF_OFFENDER, EXPULSION),
                List.of(EXCLUSION, EXPULSION),
                List.of(LOWER_SCORE_OF_OFFENDER, GAME_LOST)))
            playing()
                    .when(penalise(pair.stream().map(Boards::item).toList()), CA, T0)
                    .refused(PENALTIES_CONTRADICT);
        playing()
                .when(penalise(List.of(item(GAME_LOST), item(EXPULSION))), CA, T0)
                .accepted();
    }

    @Test
    void onlyWhatAPenaltyNeedsIsKept() { // OCR 18.4
        var warning = new PenaltyItem(
                WARNING,
                Optional.of(Duration.ofHours(2)),
                Optional.of(Points.of("2")),
                Optional.of("SHOES"),
                Optional.empty(),
                List.of(9));
        assertEquals(
                List.of(item(WARNING)),
                only(playing().when(penalise(List.of(warning)), CA, T0)).items());
    }

    // ---- who

    @Test
    void penaltiesComeFromArbitersOfTheOffendersVenueOrTheChiefArbiter() { // OCR 18.4
        for (Actor arbiter : List.of(CA, LCA_BARI, FLOOR_BARI))
            playing().when(penalise(WARNING), arbiter, T0).accepted();
        for (Actor other : List.of(LCA_ROME, LTA_BARI, BLACK, WHITE, SERVICE))
            playing().when(penalise(WARNING), other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void eachPenaltyNeedsItsOwnRight() { // DEC-21, LAW 12.9
        for (PenaltyKind kind : PenaltyKind.values()) {
            var board = kind.changesPoints() ? over() : playing();
            var penalty = penalise(
                    List.of(item(kind)),
                    !kind.changesPoints()
                            ? known(Optional.empty())
                            : ended("0", kind == RAISE_SCORE_OF_OPPONENT ? "0" : "0.5"));
            board.when(penalty, CA, T0).accepted();
            check(kind.changesPoints() ? over() : playing(), penalty, LCA_BARI, kind.compareTo(FINE) < 0);
            check(
                    kind.changesPoints() ? over() : playing(),
                    penalty,
                    FLOOR_BARI,
                    kind.compareTo(RAISE_SCORE_OF_OPPONENT) < 0);
        }
    }

    private static void check(
            Scenario<Command, Event, AdjudicationState> board, Command penalty, Actor actor, boolean allowed) {
        if (allowed) board.when(penalty, actor, T0).accepted();
        else board.when(penalty, actor, T0).refused(PENALTY_FORBIDDEN);
    }

    @Test
    void whoMayNotIsToldWhatHeMay() { // DEC-21
        assertEquals(
                "Your role does not allow you to impose the penalty of OCR 18.4.6, so no penalty was imposed. You "
                        + "may impose OCR 18.4.1, OCR 18.4.2, OCR 18.4.3.",
                text(
                        penalise(List.of(item(WARNING), item(GAME_LOST))),
                        playing().state(),
                        FLOOR_BARI));
    }

    // ---- at the same time

    @Test
    void ofTwoArbitersOneRulesAndTheOtherIsToldWhatHappened() { // OCR 18.4
        var board = playing()
                .when(seeing(9), CA, T0)
                .refused(RULED_MEANWHILE)
                .when(seeing(0), LCA_BARI, T0)
                .accepted()
                .when(seeing(0), CA, T0)
                .refused(RULED_MEANWHILE);
        assertTrue(text(seeing(0), board.state(), CA).contains("the latest: black: warning"));
        board.when(seeing(1), CA, T0).accepted();
    }

    @Test
    void theScoreIsRuledUponWhenEarlierRulingsAreSettled() { // OCR 18.4
        var board = over().when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")), CA, T0);
        board.when(penalise(List.of(item(GAME_LOST)), ended("0.5", "0.5")), CA, T0)
                .refused(RULING_PENDING)
                .when(penalise(WARNING), CA, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .when(penalise(List.of(item(GAME_LOST)), ended("0.5", "0")), CA, T0)
                .accepted();
    }

    // ---- in fair play

    private static Command suspected(boolean withoutProof, PenaltyItem... items) {
        return inFairPlay(FairPlayGround.SUSPECTED, withoutProof, false, Optional.empty(), items);
    }

    @Test
    void suspicionAloneIsSanctionedOnlyWhereTheRegulationsAllowIt() { // APP-I A9
        playing().when(suspected(false, item(GAME_LOST)), CA, T0).refused(PROOF_NEEDED);
        for (PenaltyItem item : List.of(item(GAME_LOST), item(EXPULSION), PenaltyItem.exclusion(List.of(2)))) {
            var ruled = only(playing().when(suspected(true, item), CA, T0));
            assertEquals(Optional.of(FairPlayGround.SUSPECTED), ruled.fairPlay());
            assertEquals("APP-I A9", new AdjudicationDecider().rule(ruled));
            var proven = only(
                    playing().when(inFairPlay(FairPlayGround.PROVEN, false, false, Optional.empty(), item), CA, T0));
            assertEquals(item.kind().article(), new AdjudicationDecider().rule(proven));
        }
    }

    /** It ends the game, changes its score or excludes from rounds like the same penalty for any other reason. */
    @Test
    void aSanctionWithoutProofHasTheEffectOfThePenaltyItIs() { // APP-I A9, OCR 18.4.6, OCR 18.4.9
        var lost = only(playing().when(suspected(true, item(GAME_LOST)), CA, T0));
        assertEquals(only(playing().when(penalise(GAME_LOST), CA, T0)).lost(), lost.lost());
        var over = only(over().when(
                        inFairPlay(
                                FairPlayGround.SUSPECTED, true, false, Optional.of(score("0", "1")), item(GAME_LOST)),
                        CA,
                        T0));
        assertEquals(Optional.of(score("1", "0")), over.after());
        assertEquals(
                List.of(PenaltyItem.exclusion(List.of(2, 3))),
                only(playing().when(suspected(true, PenaltyItem.exclusion(List.of(3, 2))), CA, T0))
                        .items());
    }

    @Test
    void aRulingInFairPlayIsTheChiefArbitersWhateverElseOthersMay() { // APP-I A9, A10
        for (Actor other : List.of(LCA_BARI, FLOOR_BARI, DEPUTY)) {
            var answer = playing().when(suspected(true, item(GAME_LOST)), other, T0);
            assertEquals(List.of(), answer.events(), other.subject());
        }
        playing().when(penalise(GAME_LOST), LCA_BARI, T0).accepted();
    }

    @Test
    void whatIsWiderThanALossOrAnExclusionIsARulingOfItsOwn() { // APP-I A10
        for (PenaltyKind kind : List.of(WARNING, ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER, FINE))
            playing()
                    .when(
                            inFairPlay(
                                    FairPlayGround.PROVEN, true, true, Optional.empty(), item(kind), item(EXPULSION)),
                            CA,
                            T0)
                    .refused(WIDER_SANCTION);
    }

    @Test
    void aRulingInFairPlayIsFinalWhereTheRegulationsSaySo() { // APP-I A10
        for (boolean isFinal : List.of(true, false))
            assertEquals(
                    isFinal,
                    only(playing()
                                    .when(
                                            inFairPlay(
                                                    FairPlayGround.PROVEN,
                                                    false,
                                                    isFinal,
                                                    Optional.empty(),
                                                    item(EXPULSION)),
                                            CA,
                                            T0))
                            .decisionFinal());
        assertFalse(only(playing()
                        .when(
                                new Command.ImposePenalty(
                                        BOARD,
                                        Side.BLACK,
                                        List.of(item(EXPULSION)),
                                        "noise",
                                        ALL_SEEN,
                                        inFairPlay(FairPlayGround.PROVEN, true, true, Optional.empty())
                                                .circumstances(),
                                        Optional.empty(),
                                        false,
                                        Optional.empty()),
                                CA,
                                T0))
                .decisionFinal());
    }
}
