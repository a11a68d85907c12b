package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.types.v1.Side;

/** Rulings, explanations and appeals: when they reach the players. */
class HubRulingsTest extends HubFixture {
    @Test
    void aWarningReachesTheWarnedPlayerAtOnceWhileHeThinks() { // OCR 18.4.1
        play();
        Page white = player("WHITE");
        white.news();
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 18.4.1",
                        CA,
                        event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                                .setRulingId("r")
                                .setOffender(Side.SIDE_WHITE)
                                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                                .setReason("talking")))),
                0);
        white.news();
        var applied = facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r")));
        hub.tell(hall.fold(applied), 0);
        assertEquals(
                applied.getHeader().getOccurredAt().getSeconds() * 1000
                        + applied.getHeader().getOccurredAt().getNanos() / 1_000_000,
                white.frames.getLast().path("at").longValue());
        assertEquals("notice", white.news().getLast());
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertEquals(List.of("board"), white.news());
    }

    @Test
    void anExplanationOfARuleIsOnThePlayersBoardAtOnceAndStaysThere() { // OCR 17.10
        play();
        Page white = player("WHITE");
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 17.10",
                        CA,
                        event -> event.setQuestionAsked(QuestionAsked.newBuilder()
                                .setQuestionId("q")
                                .setSide(Side.SIDE_WHITE)
                                .setVenue("rome")
                                .setText("repetition?")))),
                0);
        white.news();
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 17.10",
                        CA,
                        event -> event.setQuestionAnswered(
                                QuestionAnswered.newBuilder().setQuestionId("q").setArticle("OCR 5.4.1")))),
                0);
        assertEquals(
                "OCR 5.4.1",
                white.frames
                        .getFirst()
                        .at("/board/help/questions/0/answer/article")
                        .textValue());
        assertEquals(List.of("board", "notice"), white.news());
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        hub.tell(hall.fold(facts.moved(BOARD, "e7e5", false)), 0);
        assertEquals(
                "OCR 5.4.1",
                white.frames
                        .getLast()
                        .at("/board/help/questions/0/answer/article")
                        .textValue());
    }

    @Test
    void anAppealOfTheOpponentWaitsUntilTheOwnClockStands() { // OCR 17.11
        play();
        Page white = player("WHITE");
        white.news();
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 17.11",
                        CA,
                        event -> event.setAppealFiled(AppealFiled.newBuilder()
                                .setAppealId("a")
                                .setSide(Side.SIDE_BLACK)
                                .setText("unfair")
                                .setFee("0")))),
                0);
        assertEquals(List.of(), white.news());
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        assertEquals(List.of("board", "notice"), white.news());
    }

    @Test
    void aWarningIsDeliveredToTheDeviceThatComesBackThoughItsClockRuns() {
        play();
        Page white = player("WHITE");
        hub.tell(hall.fold(facts.moved(BOARD, "e2e4", false)), 0);
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 18.4.1",
                        CA,
                        event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                                .setRulingId("r")
                                .setOffender(Side.SIDE_BLACK)
                                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                                .setReason("talking")))),
                0);
        hub.tell(
                hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r")))),
                0);
        assertFalse(white.types().contains("notice"));
        assertEquals(List.of("hello", "snapshot", "notice"), player("BLACK").types());
        assertEquals(List.of("hello", "snapshot"), player("BLACK").types());
    }
}
