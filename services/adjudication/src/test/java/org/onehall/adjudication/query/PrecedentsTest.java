package org.onehall.adjudication.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.Precedent;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.OutageDetected;
import org.onehall.proto.types.v1.EventHeader;

/** How similar cases of an event were decided (OCR 18.9). */
class PrecedentsTest {
    private static final BoardId BOARD = new BoardId("cup", 1, 1);
    private final Precedents precedents = new Precedents();

    private static AdjudicationEvent.Builder event(BoardId board) {
        return AdjudicationEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(board.toString()));
    }

    private void decided(BoardId board, String caseId, DisconnectionOption option) {
        precedents.fold(event(board)
                .setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("of " + caseId)
                        .setCaseId(caseId)
                        .setOption(option))
                .build());
    }

    private void applied(BoardId board, String caseId, DisconnectionOption option) {
        decided(board, caseId, option);
        precedents.fold(event(board)
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("of " + caseId))
                .build());
    }

    private void outage(String... cases) {
        precedents.fold(ConnectivityEvent.newBuilder()
                .setOutageDetected(OutageDetected.newBuilder().addAllCaseIds(List.of(cases)))
                .build());
    }

    private static Precedent times(int count, DisconnectionOption option) {
        return Precedent.newBuilder().setOption(option).setCount(count).build();
    }

    @Test
    void theMostFrequentComesFirst() {
        applied(BOARD, "rome/case-1", DisconnectionOption.DISCONNECTION_OPTION_RESUME);
        applied(BOARD, "bari/case-1", DisconnectionOption.DISCONNECTION_OPTION_REDUCE);
        applied(new BoardId("cup", 2, 7), "rome/case-2", DisconnectionOption.DISCONNECTION_OPTION_REDUCE);
        assertEquals(
                List.of(
                        times(2, DisconnectionOption.DISCONNECTION_OPTION_REDUCE),
                        times(1, DisconnectionOption.DISCONNECTION_OPTION_RESUME)),
                precedents.of(new BoardId("cup", 2, 1), "rome/case-3"));
    }

    @Test
    void onlyWhatIsAppliedInTheSameEventCounts() {
        decided(BOARD, "rome/case-1", DisconnectionOption.DISCONNECTION_OPTION_RESUME);
        decided(BOARD, "rome/case-2", DisconnectionOption.DISCONNECTION_OPTION_LOSS);
        precedents.fold(event(BOARD)
                .setRulingRefused(RulingRefused.newBuilder().setRulingId("of rome/case-2"))
                .build());
        applied(new BoardId("cup-2", 1, 1), "rome/case-3", DisconnectionOption.DISCONNECTION_OPTION_DRAW);
        assertEquals(List.of(), precedents.of(BOARD, "rome/case-4"));
    }

    @Test
    void casesOfOutagesAreLikeEachOtherAndSoAreThoseAlone() {
        applied(BOARD, "rome/case-1", DisconnectionOption.DISCONNECTION_OPTION_REDUCE);
        applied(new BoardId("cup", 1, 2), "bari/case-1", DisconnectionOption.DISCONNECTION_OPTION_RESUME);
        outage("bari/case-1", "bari/case-2");
        assertEquals(
                List.of(times(1, DisconnectionOption.DISCONNECTION_OPTION_RESUME)),
                precedents.of(BOARD, "bari/case-2"));
        assertEquals(
                List.of(times(1, DisconnectionOption.DISCONNECTION_OPTION_REDUCE)),
                precedents.of(BOARD, "bari/case-3"));
    }
}
