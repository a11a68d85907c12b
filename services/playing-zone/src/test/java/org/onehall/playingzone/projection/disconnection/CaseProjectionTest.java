package org.onehall.playingzone.projection.disconnection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Facts;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.CauseFound;
import org.onehall.proto.connectivity.v1.Confidence;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.Segment;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/** OCR 18.9: what a disconnection's report says about its course. */
class CaseProjectionTest {
    private static EventHeader header(long seconds, Role by) {
        return EventHeader.newBuilder()
                .setKey("rome")
                .setOccurredAt(Facts.at(seconds))
                .setActor(Actor.newBuilder().setRole(by).setSubject("id"))
                .build();
    }

    private static EventHeader own(long seconds) {
        return header(seconds, Role.ROLE_SERVICE);
    }

    private final CaseProjection file = new CaseProjection(
            own(15),
            CaseOpened.newBuilder()
                    .setCaseId("rome/case-1")
                    .setBoardId("cup/1/1")
                    .setSide(Side.SIDE_WHITE)
                    .setStartedAt(Facts.at(10))
                    .setDetectedAt(Facts.at(15))
                    .build());

    @Test
    void theTimeWithoutALinkIsThatOfAllLosses() {
        assertEquals(20_000, file.exposureMs(30_000));
        file.restored(own(30), 19_000);
        assertEquals(19_000, file.exposureMs(99_000));
        file.lostAgain(own(45), 40_000, Optional.empty());
        assertEquals(19_000 + 60_000, file.exposureMs(100_000));
        file.closed(own(60), "r-1");
        assertEquals(19_000 + 20_000, file.exposureMs(100_000));
    }

    private CaseView view() {
        return file.view("Rome", "Anna", Optional.empty(), Optional.empty(), OptionalLong.empty());
    }

    /**
     * OCR 18.9: "lost since" is the present loss, with the clocks at its last sign of life; earlier losses are listed
     * separately.
     */
    @Test
    void thePresentLossStandsApartFromEarlierOnes() {
        file.restored(own(30), 19_000);
        file.lostAgain(
                own(45),
                40_000,
                Optional.of(GameGlimpse.newBuilder()
                        .setPly(7)
                        .setClocks(Facts.standing(840, 560))
                        .build()));
        assertEquals(
                List.of(10_000L, 40_000L, 40_000L, 840_000L, 7L),
                List.of(view().startedAt(), view().lostAt(), view().gameAt(), view().whiteMs(), (long) view().ply()));
        assertEquals(List.of(new LossView(10_000, 19_000)), view().earlier());
        file.restored(own(50), 8_000);
        file.lostAgain(own(65), 60_000, Optional.empty());
        assertEquals(
                List.of(60_000L, 40_000L, 840_000L),
                List.of(view().lostAt(), view().gameAt(), view().whiteMs()),
                "the clocks stand");
        assertEquals(List.of(new LossView(10_000, 19_000), new LossView(40_000, 8_000)), view().earlier());
    }

    @Test
    void theCourseIsToldInItsOrderWhicheverLogToldItFirst() {
        file.restored(own(30), 20_000);
        file.decided(header(50, Role.ROLE_CHIEF_ARBITER), "r-1", "RESUME");
        file.reported(header(40, Role.ROLE_LOCAL_TECHNICAL_ARBITER), "cable");
        file.applied(own(51));
        file.closed(own(52), "r-1");
        assertEquals(
                List.of(
                        new CaseStepView(10_000, "LOST", "", "", ""),
                        new CaseStepView(15_000, "DETECTED", "", "", ""),
                        new CaseStepView(30_000, "RESTORED", "", "", ""),
                        new CaseStepView(40_000, "REPORTED", "LOCAL_TECHNICAL_ARBITER", "name of id", "cable"),
                        new CaseStepView(50_000, "DECIDED", "CHIEF_ARBITER", "name of id", "RESUME"),
                        new CaseStepView(51_000, "APPLIED", "", "", ""),
                        new CaseStepView(52_000, "CLOSED", "", "", "")),
                file.course(id -> "name of " + id));
    }

    @Test
    void aCauseJudgedAgainToTheSameEndIsOneStep() {
        var found = CauseFound.newBuilder()
                .setSegment(Segment.SEGMENT_DEVICE)
                .setConfidence(Confidence.CONFIDENCE_HIGH)
                .setEvidence(CauseEvidence.newBuilder().setSeatsHere(4))
                .build();
        file.judged(own(16), found);
        file.judged(own(26), found.toBuilder().setSettled(true).build());
        assertEquals(
                1,
                file.course(id -> "name of " + id).stream()
                        .filter(step -> step.what().equals("CAUSE"))
                        .count());
        file.judged(
                own(27),
                found.toBuilder().setSegment(Segment.SEGMENT_VENUE_LINE).build());
        assertEquals(
                2,
                file.course(id -> "name of " + id).stream()
                        .filter(step -> step.what().equals("CAUSE"))
                        .count());
    }

    @Test
    void aDecisionThatCouldNotBeCarriedOutStaysInTheCourse() {
        file.decided(header(50, Role.ROLE_CHIEF_ARBITER), "r-1", "REDUCE");
        file.refused(own(51), "too much");
        assertEquals(Optional.empty(), file.ruling());
        assertTrue(
                file.course(id -> "name of " + id).contains(new CaseStepView(51_000, "REFUSED", "", "", "too much")));
    }
}
