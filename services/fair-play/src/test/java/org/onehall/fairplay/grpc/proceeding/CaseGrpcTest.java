package org.onehall.fairplay.grpc.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.proto.cases.v1.Accused;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.Complaint;
import org.onehall.proto.cases.v1.ComplaintFiled;
import org.onehall.proto.cases.v1.ComplaintInadmissible;
import org.onehall.proto.cases.v1.Ground;
import org.onehall.proto.cases.v1.Inadmissibility;
import org.onehall.proto.cases.v1.PersonType;
import org.onehall.proto.cases.v1.Standing;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** What leaves the edge about a case. */
class CaseGrpcTest {
    private static final String CASE = "cup/case-1";
    private static final Actor COMPLAINANT =
            new Actor("r1", org.onehall.decider.Role.PLAYER, "cup", "rome", "cup/2/1", "WHITE");
    private static final Actor CHAIR =
            Actor.official("f1", org.onehall.decider.Role.FAIR_PLAY_CHAIR, "").of("cup");

    private final ProceedingViews views = new ProceedingViews();

    private CaseEvent.Builder event(long sequence) {
        return CaseEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(CASE)
                        .setSequence(sequence)
                        .setEventId(CASE + "#" + sequence)
                        .setOccurredAt(RecordMapper.timestamp(Instant.parse("2026-03-01T14:00:00Z")))
                        .setActor(LogContext.actor(COMPLAINANT)));
    }

    private CaseEvent filed() {
        Accused accused = Accused.newBuilder()
                .setType(PersonType.PERSON_TYPE_PLAYER)
                .setPersonId("m1")
                .setName("Bo Neri")
                .build();
        return event(1).setComplaintFiled(ComplaintFiled.newBuilder()
                        .setFiler("r1")
                        .setStanding(Standing.STANDING_PLAYER)
                        .addPanel("f1")
                        .setChair("f1")
                        .setComplaint(Complaint.newBuilder()
                                .setAccused(accused)
                                .addGrounds(Ground.GROUND_STRONGER_THAN_RATING)))
                .build();
    }

    private CaseEvent foundInadmissible() {
        return event(2).setComplaintInadmissible(
                        ComplaintInadmissible.newBuilder().addReasons(Inadmissibility.INADMISSIBILITY_ONLY_STRONGER))
                .build();
    }

    /** Both are in the log under the author of the command; the second is the hall's finding (APP-I G2.5). */
    @Test
    void whoComplainsHasNotFoundTheComplaintInadmissible() {
        views.fold(filed());
        views.fold(foundInadmissible());
        assertEquals(List.of(Role.ROLE_PLAYER, Role.ROLE_SERVICE), roles(CHAIR));
        assertEquals(
                List.of(Role.ROLE_UNSPECIFIED, Role.ROLE_SERVICE), roles(COMPLAINANT), "a party is told of nobody");
    }

    /** Otherwise a complaint could be shown to its complainant without what was found by the same command. */
    @Test
    void whoHasWrittenWaitsUntilTheLastOfItIsKnown() {
        CompletableFuture<Void> known = views.known(CASE, 2);
        views.fold(filed());
        assertFalse(known.isDone());
        views.fold(foundInadmissible());
        assertTrue(known.isDone());
        assertTrue(views.known(CASE, 1).isDone(), "what has come is not waited for");
    }

    private List<Role> roles(Actor reader) {
        return CaseNowView.shown(views.seen(reader, "", CASE).orElseThrow()).stream()
                .map(event -> event.getHeader().getActor().getRole())
                .toList();
    }
}
