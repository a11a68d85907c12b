package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.RoundOpened;

class RoundProgressTest {
    private static final Instant THREE = Instant.parse("2026-11-21T15:00:00Z");

    @Test
    void aMatchHasEndedOnceItsLastBoardHas() { // FSSI gen-8 b
        var one = new BoardId("cup", 2, 4);
        var two = new BoardId("cup", 2, 5);
        Map<BoardId, Instant> ended = new HashMap<>(Map.of(one, THREE.plusSeconds(60)));
        assertEquals(
                Optional.empty(), RoundProgress.lastEnd(List.of(one, two), id -> Optional.ofNullable(ended.get(id))));
        ended.put(two, THREE);
        assertEquals(
                Optional.of(THREE.plusSeconds(60)),
                RoundProgress.lastEnd(List.of(one, two), id -> Optional.ofNullable(ended.get(id))));
        assertEquals(Optional.of(THREE), RoundProgress.lastEnd(List.of(two), id -> Optional.ofNullable(ended.get(id))));
    }

    @Test
    void aPairingThatWasRepairedAndABoardThatWasAddedAreOfTheOpenRound() { // LAW 6.6
        var progress = new RoundProgress();
        var first =
                Pairing.newBuilder().setBoard(1).setWhiteId("a").setBlackId("b").build();
        var forfeit =
                Pairing.newBuilder().setBoard(2).setWhiteId("c").setBlackId("d").build();
        progress.fold(CompetitionEvent.newBuilder()
                .setRoundOpened(RoundOpened.newBuilder()
                        .setRound(1)
                        .addPairings(first)
                        .addPairings(forfeit)
                        .addNotPlayed(2))
                .build());
        var repaired = first.toBuilder().setWhiteId("e").build();
        var added =
                Pairing.newBuilder().setBoard(3).setWhiteId("f").setBlackId("g").build();
        for (ChangeKind kind : List.of(ChangeKind.CHANGE_KIND_PLAYER_CORRECTED, ChangeKind.CHANGE_KIND_BOARD_ADDED))
            progress.fold(CompetitionEvent.newBuilder()
                    .setDefinitionChanged(DefinitionChanged.newBuilder()
                            .setKind(kind)
                            .setRound(1)
                            .setDefinition(CompetitionLoaded.newBuilder()
                                    .addRounds(Round.newBuilder()
                                            .setNumber(1)
                                            .addPairings(repaired)
                                            .addPairings(forfeit)
                                            .addPairings(added))))
                    .build());
        assertEquals(List.of(repaired, added), progress.opened().get(1).played());
        assertEquals(List.of(2), progress.opened().get(1).notPlayed());
        progress.fold(CompetitionEvent.newBuilder()
                .setDefinitionChanged(DefinitionChanged.newBuilder()
                        .setKind(ChangeKind.CHANGE_KIND_BOARD_CANCELLED)
                        .setRound(1)
                        .setDefinition(CompetitionLoaded.newBuilder()
                                .addRounds(Round.newBuilder()
                                        .setNumber(1)
                                        .addPairings(forfeit)
                                        .addPairings(added))))
                .build());
        assertEquals(List.of(added), progress.opened().get(1).played());
    }
}
