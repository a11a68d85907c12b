package org.onehall.game.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.ResultWithdrawn;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.game.v1.RoundNow;
import org.onehall.proto.types.v1.EventHeader;

/** Which rounds are open and which are official when an arbiter wants an ended game to go on (OCR 17.11, DEC-14). */
class RoundsTest {
    private final Rounds rounds = new Rounds();

    private static CompetitionEvent.Builder of(String competition) {
        return CompetitionEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(competition));
    }

    private void opened(int round) {
        rounds.fold(of("spring")
                .setRoundOpened(RoundOpened.newBuilder().setRound(round))
                .build());
    }

    private void closed(int round) {
        rounds.fold(of("spring")
                .setRoundClosed(RoundClosed.newBuilder().setRound(round))
                .build());
    }

    private RoundNow now(String board) {
        return rounds.known(BoardId.of(board));
    }

    @Test
    void theFirstLaterRoundThatIsOpenIsNamedOfTheOwnCompetitionOnly() { // DEC-14, LAW 6.6
        opened(1);
        assertEquals(RoundNow.newBuilder().setNumber(1).build(), now("spring/1/2"));
        opened(2);
        opened(3);
        assertEquals(RoundNow.newBuilder().setNumber(1).setLater(2).build(), now("spring/1/2"));
        assertEquals(RoundNow.newBuilder().setNumber(3).build(), now("spring/3/2"));
        assertEquals(RoundNow.newBuilder().setNumber(1).build(), now("autumn/1/2"));
        assertEquals(Optional.empty(), BoardId.parse("spring").map(rounds::known));
    }

    @Test
    void aRoundIsOfficialUntilAResultOfItChanges() { // OCR 17.11
        opened(1);
        for (var change : new CompetitionEvent[] {
            of("spring").setResultNoted(ResultNoted.newBuilder().setRound(1)).build(),
            of("spring").setScoreChanged(ScoreChanged.newBuilder().setRound(1)).build(),
            of("spring")
                    .setResultWithdrawn(ResultWithdrawn.newBuilder().setRound(1))
                    .build()
        }) {
            closed(1);
            assertEquals(RoundNow.newBuilder().setNumber(1).setOfficial(true).build(), now("spring/1/2"));
            rounds.fold(change);
            assertEquals(RoundNow.newBuilder().setNumber(1).build(), now("spring/1/2"));
        }
    }

    @Test
    void nothingIsSaidWhileTheNewestRoundsAreNotKnown() { // ENG-1
        assertEquals(
                Status.Code.UNAVAILABLE,
                assertThrows(StatusRuntimeException.class, () -> rounds.newest(BoardId.of("spring/1/2")))
                        .getStatus()
                        .getCode());
    }
}
