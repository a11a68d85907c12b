package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.ruling.WithdrawnView;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;

/** What the hall shows about penalties and their withdrawal. */
class HallRulingsTest extends HallFixture {
    @Test
    void aWarningIsToldToTheOffenderOnlyWithTheTimeItWasGiven() { // OCR 18.4.1
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(WHITE)
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                        .setReason("talking")
                        .setCount(1))));
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                List.of("The arbiter warns you (OCR 18.4.1): talking."),
                notices.stream().map(Notice::text).toList());
        assertEquals(
                List.of(new SeatKey(BOARD, Side.WHITE)),
                notices.stream().map(Notice::seat).toList());
        assertTrue(notices.getFirst().kind().isWhileThinking());
        assertTrue(notices.getFirst().at() > 0);
    }

    @Test
    void aNoticeHasOneEndWhateverTheArbiterWrote() {
        SeatKey seat = new SeatKey(BOARD, Side.WHITE);
        assertEquals(
                "The arbiter warns you (OCR 18.4.1): the phone rang.",
                new Notice(seat, Notice.Kind.WARNED, Map.of(), "OCR 18.4.1", "the phone rang.").text());
        assertEquals(
                "The arbiter warns you (OCR 18.4.1): talking.",
                new Notice(seat, Notice.Kind.WARNED, Map.of(), "OCR 18.4.1", "talking").text());
    }

    @Test
    void addedTimeIsToldToBothButTheReasonOnlyToTheOffender() {
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.2",
                CA,
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                        .setTime(Facts.seconds(125))
                        .setReason("talking"))));
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                List.of(
                        "2:05 was added to your opponent's clock (OCR 18.4.2): talking.",
                        "2:05 was added to your clock (OCR 18.4.2)."),
                notices.stream().map(Notice::text).toList());
        assertEquals(
                List.of(Side.BLACK, Side.WHITE),
                notices.stream().map(notice -> notice.seat().side()).toList());
        assertEquals(
                "White +2:05", hall.rooms().rulings().view("r").orElseThrow().detail());
    }

    @Test
    void cardsAreCountedForTheArbitersUntilTheyAreRefused() { // OCR 18.4.1
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getWhiteBuilder().setPlayerId("p1");
        hall.fold(created.build());
        for (String ruling : List.of("r1", "r2"))
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4.1",
                    CA,
                    event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                            .setRulingId(ruling)
                            .setOffender(WHITE)
                            .setPlayer("p1")
                            .setWarnings(1)
                            .setCard(1)
                            .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                            .setReason("off"))));
        assertEquals(
                "White, warning 1 (yellow card)",
                hall.rooms().rulings().view("r1").orElseThrow().detail());
        assertEquals(
                List.of(2, 0),
                List.of(
                        hall.boardViews().view(BOARD).orElseThrow().white().cards(),
                        hall.boardViews().view(BOARD).orElseThrow().black().cards()));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("r2"))));
        assertEquals(1, hall.boardViews().view(BOARD).orElseThrow().white().cards());
        assertEquals(
                0,
                hall.boardViews()
                        .view(BOARD)
                        .orElseThrow()
                        .white()
                        .plain(true, false)
                        .cards());
    }

    @Test
    void aWithdrawnPenaltyIsToldToBothAndMarkedAtItsRuling() { // OCR 18.3, OCR 18.4.1, OCR 18.4.2
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getBlackBuilder().setPlayerId("p2");
        hall.fold(created.build());
        var warning = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                .build();
        var time = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                .setTime(Facts.seconds(60))
                .build();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r1")
                        .setOffender(BLACK)
                        .setPlayer("p2")
                        .setWarnings(1)
                        .setCard(1)
                        .addItems(warning)
                        .addItems(time)
                        .setReason("talking"))));
        var told = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r1"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r2")
                        .setWithdrawnId("r1")
                        .setOffender(BLACK)
                        .setPlayer("p2")
                        .addItems(warning)
                        .addItems(time)
                        .setReason("not he")
                        .setCard(true)
                        .setWhole(true))));
        assertEquals(
                List.of(),
                hall.rooms().rulings().view("r1").orElseThrow().withdrawn(),
                "it is made, and may still be refused");
        assertEquals(1, hall.boardViews().view(BOARD).orElseThrow().black().cards());
        var changes = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r2"))));
        assertEquals(Set.of("r1", "r2"), Set.copyOf(changes.rulings()));
        assertEquals(
                List.of(
                        "The arbiter has withdrawn the warning (OCR 18.4.1): not he.",
                        "A ruling was withdrawn, so your opponent no longer gets the extra 1:00 (OCR 18.4.2): not he.",
                        "A ruling was withdrawn, so you no longer get the extra 1:00 (OCR 18.4.2)."),
                changes.notices().stream().map(Notice::text).toList());
        assertEquals(
                List.of(Side.BLACK, Side.BLACK, Side.WHITE),
                changes.notices().stream().map(notice -> notice.seat().side()).toList());
        assertEquals(
                told.notices().stream().map(Notice::about).toList(),
                changes.notices().stream().map(Notice::about).toList(),
                "they overtake what was told before");
        assertTrue(
                changes.notices().stream()
                        .allMatch(notice -> notice.about().size() == 1 && notice.level() == Notice.Level.WARN),
                "they stay until they are put away");
        assertEquals(
                List.of(
                        new WithdrawnView("WARNING", "OCR 18.4.1", "r2", List.of()),
                        new WithdrawnView("ADD_TIME_TO_OPPONENT", "OCR 18.4.2", "r2", List.of())),
                hall.rooms().rulings().view("r1").orElseThrow().withdrawn());
        var back = hall.rooms().rulings().view("r2").orElseThrow();
        assertEquals(
                List.of("WITHDRAWAL", Optional.of("r1"), "Black, no warning; White -1:00", "APPLIED"),
                List.of(back.kind(), back.withdraws(), back.detail(), back.state()));
        assertEquals(0, hall.boardViews().view(BOARD).orElseThrow().black().cards());
        var report = hall.boardViews().rulings(BOARD);
        assertEquals(List.of("r1", "r2"), report.stream().map(RulingReport::id).toList());
        assertEquals(
                List.of(2, Optional.of("r1"), "OCR 18.4"),
                List.of(
                        report.getFirst().withdrawn().size(),
                        report.getLast().replaces(),
                        report.getLast().article()));
    }

    @Test
    void aWarningTellsItsNumberAndHowManyStandIfSomeWereTakenBack() { // OCR 18.3, OCR 18.4.1
        play();
        var warning = PenaltiesImposed.newBuilder()
                .setOffender(BLACK)
                .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltiesImposed(
                        warning.clone().setRulingId("r1").setWarnings(2).setWarning(2))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltiesImposed(
                        warning.clone().setRulingId("r3").setWarnings(2).setWarning(3))));
        assertEquals(
                List.of("Black, warning 2", "Black, warning 3 (2 standing)"),
                List.of(
                        hall.rooms().rulings().view("r1").orElseThrow().detail(),
                        hall.rooms().rulings().view("r3").orElseThrow().detail()));
        var effect = hall.rooms().rulings().view("r3").orElseThrow().effects().getFirst();
        assertEquals(List.of(OptionalInt.of(3), OptionalInt.of(2)), List.of(effect.count(), effect.standing()));
    }

    @Test
    void ofAnExclusionOrExpulsionThatIsLiftedForRoundsToComeTheRestStands() { // OCR 17.9, OCR 18.3, OCR 18.4.8, OCR
        // 18.4.9
        play();
        for (PenaltyKind kind : List.of(PenaltyKind.PENALTY_KIND_EXCLUSION, PenaltyKind.PENALTY_KIND_EXPULSION)) {
            String ruling = kind.name();
            var imposed = PenaltyItem.newBuilder().setKind(kind);
            if (kind == PenaltyKind.PENALTY_KIND_EXCLUSION) imposed.addRounds(2).addRounds(3);
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4",
                    CA,
                    event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                            .setRulingId(ruling)
                            .setOffender(BLACK)
                            .addItems(imposed))));
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4",
                    CA,
                    event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                            .setRulingId(ruling + "-2")
                            .setWithdrawnId(ruling)
                            .setOffender(BLACK)
                            .addItems(PenaltyItem.newBuilder().setKind(kind).addRounds(3)))));
            var changes = hall.fold(facts.adjudication(
                    BOARD,
                    "",
                    SERVICE,
                    event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ruling + "-2"))));
            assertEquals(
                    kind == PenaltyKind.PENALTY_KIND_EXCLUSION ? List.of() : List.of(ruling + " EXPULSION"),
                    changes.notices().getFirst().about());
            assertEquals(
                    List.of(3),
                    hall.rooms()
                            .rulings()
                            .view(ruling)
                            .orElseThrow()
                            .withdrawn()
                            .getFirst()
                            .rounds());
        }
        assertEquals(
                List.of("Black, not excluded from round 3", "Black may play in round 3; the lost game stays lost"),
                List.of(
                        hall.rooms()
                                .rulings()
                                .view("PENALTY_KIND_EXCLUSION-2")
                                .orElseThrow()
                                .detail(),
                        hall.rooms()
                                .rulings()
                                .view("PENALTY_KIND_EXPULSION-2")
                                .orElseThrow()
                                .detail()));
        assertEquals(
                "LIFTED_EXPULSION",
                hall.rooms()
                        .rulings()
                        .view("PENALTY_KIND_EXPULSION-2")
                        .orElseThrow()
                        .effects()
                        .getFirst()
                        .kind());
    }
}
