package org.onehall.playingzone.identity;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.playingzone.projection.Holder;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;

/** Whose tokens and codes end when a competition is changed (OCR 16.1, 16.8). */
class DismissalsTest {
    private static final Predicate<Holder> OUT = Dismissals.withoutPlace(CompetitionLoaded.newBuilder()
            .addOfficials(official("ca", org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER, ""))
            .addOfficials(official("lta", org.onehall.proto.types.v1.Role.ROLE_LOCAL_TECHNICAL_ARBITER, "rome"))
            .addPlayers(Player.newBuilder().setPlayerId("p1").setVenueId("rome"))
            .build());

    private static Official official(String id, org.onehall.proto.types.v1.Role role, String venue) {
        return Official.newBuilder()
                .setOfficialId(id)
                .setRole(role)
                .setVenueId(venue)
                .build();
    }

    private static Holder holder(Role role, String id, String venue, String board) {
        return new Holder("cup", role, id, "Name", venue, venue, board, board.isEmpty() ? "" : "WHITE");
    }

    @Test
    void anOfficialIsOutWithoutTheTaskOrAtAnotherVenue() { // OCR 16.8
        assertFalse(OUT.test(holder(Role.CHIEF_ARBITER, "ca", "", "")));
        assertFalse(OUT.test(holder(Role.LOCAL_TECHNICAL_ARBITER, "lta", "rome", "")));
        assertTrue(OUT.test(holder(Role.CHIEF_ARBITER, "ca-1", "", "")), "replaced");
        assertTrue(OUT.test(holder(Role.LOCAL_CHIEF_ARBITER, "lta", "rome", "")), "another task");
        assertTrue(OUT.test(holder(Role.LOCAL_TECHNICAL_ARBITER, "lta", "milan", "")), "another venue");
    }

    @Test
    void aPlayerIsOutAtAnotherVenueOnly() { // OCR 16.1
        assertFalse(OUT.test(holder(Role.PLAYER, "p1", "rome", "cup/1/1")));
        assertTrue(OUT.test(holder(Role.PLAYER, "p1", "milan", "cup/1/1")));
        assertFalse(OUT.test(holder(Role.PLAYER, "p2", "milan", "cup/1/1")), "not known here");
    }

    @Test
    void newPairingsEndWhoIsAtASeatOfSomebodyElse() { // LAW 6.6
        Predicate<Holder> out = Dismissals.pairedElsewhere(
                2,
                CompetitionLoaded.newBuilder()
                        .addRounds(Round.newBuilder()
                                .setNumber(2)
                                .addPairings(Pairing.newBuilder()
                                        .setBoard(1)
                                        .setWhiteId("p1")
                                        .setBlackId("p2")))
                        .build());
        assertFalse(out.test(holder(Role.PLAYER, "p1", "rome", "cup/2/1")));
        assertTrue(out.test(holder(Role.PLAYER, "p2", "rome", "cup/2/1")), "of the other side");
        assertTrue(out.test(holder(Role.PLAYER, "p3", "rome", "cup/2/1")), "not paired any more");
        assertTrue(out.test(holder(Role.PLAYER, "p1", "rome", "cup/2/7")), "of a board that is gone");
        assertFalse(out.test(holder(Role.PLAYER, "p3", "rome", "cup/1/1")), "of another round");
        assertFalse(out.test(holder(Role.ASSISTANT, "a", "rome", "cup/2/1")));
        assertFalse(out.test(holder(Role.CHIEF_ARBITER, "ca", "", "")));
    }

    @Test
    void whoIsNotAppointedByACompetitionStays() { // DEC-21
        for (Role role : new Role[] {Role.ASSISTANT, Role.SPECTATOR, Role.OPERATOR, Role.SERVICE})
            assertFalse(OUT.test(holder(role, "x", "", "")), role.name());
        assertFalse(OUT.test(Holder.OPERATOR));
    }

    @Test
    void aCancelledBoardEndsTheSeatsOfBothPlayers() { // LAW 6.6
        Predicate<Holder> out = Dismissals.out(DefinitionChanged.newBuilder()
                .setKind(ChangeKind.CHANGE_KIND_BOARD_CANCELLED)
                .setRound(2)
                .addSubjects("p1")
                .addSubjects("p2")
                .setDefinition(CompetitionLoaded.newBuilder()
                        .addRounds(Round.newBuilder().setNumber(2).addCancelled(1)))
                .build());
        assertTrue(out.test(holder(Role.PLAYER, "p1", "rome", "cup/2/1")));
        assertTrue(out.test(holder(Role.PLAYER, "p2", "rome", "cup/2/1")));
        assertFalse(out.test(holder(Role.PLAYER, "p1", "rome", "cup/1/1")), "of another round");
        assertFalse(out.test(holder(Role.PLAYER, "p3", "rome", "cup/2/2")), "of another board");
    }

    @Test
    void aRepairedPairingEndsOnlyTheSeatsOfItsPlayers() { // LAW 6.6
        Predicate<Holder> out = Dismissals.out(DefinitionChanged.newBuilder()
                .setKind(ChangeKind.CHANGE_KIND_PAIRING_REPAIRED)
                .setRound(2)
                .addSubjects("p3")
                .addSubjects("p1")
                .setDefinition(CompetitionLoaded.newBuilder()
                        .addRounds(Round.newBuilder()
                                .setNumber(2)
                                .addPairings(Pairing.newBuilder()
                                        .setBoard(1)
                                        .setWhiteId("p1")
                                        .setBlackId("p2"))))
                .build());
        assertTrue(out.test(holder(Role.PLAYER, "p3", "rome", "cup/2/1")), "replaced");
        assertFalse(out.test(holder(Role.PLAYER, "p1", "rome", "cup/2/1")), "came in");
        assertFalse(out.test(holder(Role.PLAYER, "p2", "rome", "cup/2/1")), "not of this repair: colours exchanged");
    }
}
