package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import com.google.protobuf.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnGame;
import org.onehall.chess.Position;
import org.onehall.decider.Actor;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Side;

class PgnExportCommentsTest extends PgnExportFixture {
    @Test
    void whatArbitersDidStandsAtItsMove() { // OCR 18.4.2, 19.6
        tell("spring/1/3", event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 120, "OCR 18.4.2")));
        move("e2e4", 5430, 0, true);
        tell("spring/1/3", event -> event.setTimeAdjusted(adjusted(Side.SIDE_WHITE, -65, "OCR 18.4.3")));
        tell("spring/1/3", event -> event.setGamePaused(GamePaused.newBuilder().setReason("fire")));
        tell(
                "spring/1/3",
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_BLACK_WINS)
                        .setTermination(Termination.TERMINATION_RULING)
                        .setArticle("OCR 18.4.6")));
        assertTrue(
                pgn(SERVICE)
                        .replaceAll("\\s+", " ")
                        .contains("{Black +2:00, OCR 18.4.2} 1. e4 {[%clk 1:30:30] (=); White -1:05, OCR 18.4.3; "
                                + "paused (fire); decided by an "
                                + "arbiter, OCR 18.4.6} 0-1"),
                pgn(SERVICE));
    }

    @Test
    void aPauseIsToldWithItsReasonAndHowLongItLasted() { // OCR 19.6, ADJ I.9
        move("e2e4", 5430, 0, false);
        tell("spring/1/3", event -> event.setGamePaused(GamePaused.newBuilder().setReason("{FIRE_ALARM}")));
        sequence += 754;
        tell(
                "spring/1/3",
                event -> event.setGameResumed(
                        GameResumed.newBuilder().setReason("false alarm").setArticle("OCR 19.6")));
        move("e7e5", 5000, 0, false);
        tell(
                "spring/1/3",
                event -> event.setGameAdjourned(GameAdjourned.newBuilder().setSide(Side.SIDE_WHITE)));
        sequence += 2 * 3600;
        tell("spring/1/3", event -> event.setAdjournmentResumed(AdjournmentResumed.getDefaultInstance()));
        PgnGame game = read(pgn(SERVICE));
        assertEquals(
                "paused (Fire alarm); resumed after 12:35, OCR 19.6 (false alarm)",
                game.moves().getFirst().comment());
        assertEquals("adjourned; resumed after 2:00:01", game.moves().getLast().comment());
    }

    // OCR 18.3, ADJ I.1.1, AMD 7.5, LAW 9.6.1
    @Test
    void anAdjournmentAnIrregularityAndADrawOfTheLawsAreToldWithWhereAndByWhatTheyRest() {
        move("e2e4", 5430, 0, false);
        tell(
                "spring/1/3",
                event -> event.setIrregularityRecorded(IrregularityRecorded.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_TWO_HANDS)
                        .setPly(2)
                        .setNumber(1)
                        .setConsequence(IrregularityConsequence.IRREGULARITY_CONSEQUENCE_WARNING)
                        .setArticle("AMD 7.5.5")
                        .setReason("castled so")));
        tell(
                "spring/1/3",
                event -> event.setSealingOrdered(SealingOrdered.newBuilder().setReason("the hall closes")));
        tell(
                "spring/1/3",
                event -> event.setDrawDeclared(DrawDeclared.newBuilder()
                        .setSituation(DrawSituation.DRAW_SITUATION_MOVE_COUNT)
                        .setPly(1)
                        .setArticle("LAW 9.6.2")
                        .setReason("missed")));
        assertEquals(
                "Black: two hands at move 1, number 1, AMD 7.5.5 (castled so); adjournment ordered (the hall "
                        + "closes); seventy-five moves after half-move 1, LAW 9.6.2 (missed)",
                read(pgn(SERVICE)).moves().getFirst().comment());
    }

    @Test
    void rulingsStandAtTheMoveTheyWereMadeAfterWithTheirArticles() { // OCR 17.11, 18.4, 18.9, 19.6
        rule(
                "spring/1/3",
                2,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("1")
                        .setOffender(Side.SIDE_WHITE)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                                .setTime(Duration.newBuilder().setSeconds(120)))
                        .setReason("talks")));
        tell("spring/1/3", "1:adjust", event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 120, "OCR 18.4.2")));
        move("e2e4", 5430, 0, false);
        move("e7e5", 5000, 0, false);
        rule(
                "spring/1/3",
                5,
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("2")
                        .setSide(Side.SIDE_BLACK)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)
                        .setReduceBy(Duration.newBuilder().setSeconds(65))
                        .setReason("third time")));
        rule(
                "spring/1/3",
                5,
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("3")
                        .setSide(Side.SIDE_WHITE)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)));
        rule(
                "spring/1/3",
                6,
                event -> event.setRulingRefused(
                        RulingRefused.newBuilder().setRulingId("3").setCode("GAME_OVER")));
        rule(
                "spring/1/4",
                6,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("9")));
        rule(
                "spring/1/3",
                6,
                event -> event.setFailedPauseCompensated(FailedPauseCompensated.newBuilder()
                        .setRulingId("4")
                        .setReason("no line")
                        .setWhite(Duration.newBuilder().setSeconds(60))
                        .setBlack(Duration.newBuilder().setSeconds(3600))));
        rule(
                "spring/1/3",
                7,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setRulingId("5")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_CHANGED)
                        .setAfter(PointsBySide.newBuilder().setWhite("0").setBlack("1"))
                        .setReason("new facts")));
        PgnGame game = read(pgn(CA));
        assertEquals(
                "ruling: warning to White, OCR 18.4.1 and Black +2:00, OCR 18.4.2 (talks)",
                game.comment(),
                "the time is written once");
        assertEquals("", game.moves().getFirst().comment());
        assertEquals(
                "disconnection of Black: the game goes on with 1:05 less, OCR 18.9 b (third time); for a pause that "
                        + "was not possible: White +1:00, "
                        + "Black +1:00:00, OCR 19.6 (no line); appeal accepted, score 0-1, OCR 17.11 (new facts)",
                game.moves().getLast().comment());
        String own = pgn(Actor.seat("r9", "rome", "spring/1/3", "WHITE"));
        assertTrue(
                own.contains("Black +2:00, OCR 18.4.2") && !own.contains("talks") && !own.contains("warning"),
                "a player learns of rulings elsewhere: " + own);
    }

    @Test
    void timeThatAnOrderGivesWithoutARulingIsTold() { // OCR 18.4.2, LAW 12.5
        rule(
                "spring/1/3",
                2,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("spring/1/3/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                                .setTime(Duration.newBuilder().setSeconds(120)))));
        tell(
                "spring/1/3",
                "spring/1/3/ruling-1:adjust",
                event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 120, "OCR 18.4.2")));
        tell(
                "spring/1/3",
                "an-order-of-the-desk",
                event -> event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 60, "LAW 12.5")));
        move("e2e4", 5430, 0, false);
        assertEquals(
                "ruling: Black +2:00, OCR 18.4.2; Black +1:00, LAW 12.5",
                read(pgn(CA)).comment());
    }

    @Test
    void aWithdrawalStandsBesideTheRulingItTakesBackUnlessItIsRefused() { // OCR 18.3, OCR 18.4.1
        var warning = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                .build();
        rule(
                "spring/1/3",
                2,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("spring/1/3/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .addItems(warning)));
        for (int ruling : new int[] {2, 3})
            rule(
                    "spring/1/3",
                    2,
                    event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                            .setRulingId("spring/1/3/ruling-" + ruling)
                            .setWithdrawnId("spring/1/3/ruling-1")
                            .setOffender(Side.SIDE_WHITE)
                            .addItems(warning)
                            .setReason("not he")));
        rule(
                "spring/1/3",
                2,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("spring/1/3/ruling-3")));
        assertEquals(
                "ruling: warning to White, OCR 18.4.1; ruling 1 withdrawn: warning to White, OCR 18.4.1 (not he)",
                read(pgn(CA)).comment());
    }

    @Test
    void everyKindOfRulingHasItsArticle() { // OCR 18.4.1, OCR 18.4.9, OCR 18.9
        for (PenaltyKind kind : PenaltyKind.values())
            if (kind != PenaltyKind.UNRECOGNIZED && kind.getNumber() > 0)
                rule(
                        "spring/1/3",
                        2,
                        event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                                .setRulingId("p" + kind.getNumber())
                                .setOffender(Side.SIDE_BLACK)
                                .addItems(PenaltyItem.newBuilder().setKind(kind))));
        for (DisconnectionOption option : DisconnectionOption.values())
            if (option != DisconnectionOption.UNRECOGNIZED)
                rule(
                        "spring/1/3",
                        2,
                        event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                                .setRulingId("d" + option.getNumber())
                                .setOption(option)));
        String comment = read(pgn(CA)).comment();
        for (int n = 1; n <= 9; n++) assertTrue(comment.contains(", OCR 18.4." + n), comment);
        assertEquals(
                List.of("a", "b", "c", "d"),
                Stream.of("a", "b", "c", "d")
                        .filter(letter -> comment.contains(", OCR 18.9 " + letter + ";"))
                        .toList());
        assertEquals(5, comment.split("OCR 18.9 other", -1).length - 1, comment);
    }

    @Test
    void aDecisionThatAnnulsAGameStandsInThatGame() { // OCR 18.9 c
        move("e2e4", 5430, 0, false);
        rule(
                "spring/1/3",
                (int) sequence,
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("1")
                        .setSide(Side.SIDE_BLACK)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESTART)));
        sequence++;
        tell(
                "spring/1/3",
                event -> event.setGameVoided(GameVoided.newBuilder()
                        .setAttempt(1)
                        .setArticle("OCR 18.9")
                        .setReason("two moves only")));
        tell(
                "spring/1/3",
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())));
        rule(
                "spring/1/3",
                (int) sequence + 1,
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("2")
                        .setOffender(Side.SIDE_WHITE)
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)));
        PgnGame void1 = read(games.pgn(ID, competition, 0, SERVICE, Optional.empty(), Games.Which.ANNULLED));
        assertEquals(
                "disconnection of Black: a new game with the same time control, OCR 18.9 c; annulled, OCR 18.9 (two "
                        + "moves only)",
                void1.moves().getLast().comment());
        assertEquals(
                List.of("yes", "1", "*"),
                Stream.of("Annulled", "Attempt", "Result")
                        .map(void1.tags()::get)
                        .toList());
        PgnGame counts = read(pgn(SERVICE));
        assertEquals("ruling: warning to White, OCR 18.4.1", counts.comment());
        assertEquals("2", counts.tags().get("Attempt"));
        assertFalse(counts.tags().containsKey("Annulled"));
    }
}
