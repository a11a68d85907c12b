package org.onehall.connectivity.domain;

import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.UP;
import static org.onehall.connectivity.domain.RomeVenue.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Players in and outside the meeting of the communication system, and moves made outside it. */
class MeetingsTest {
    private static Command meeting(boolean present, long at, CommunicationSource source) {
        return new Command.ReportCommunication("demo/rome", "p1", present, Optional.of(after(at)), source);
    }

    private static Event.CommunicationChanged meets(boolean present, long at, CommunicationSource source) {
        return new Event.CommunicationChanged("p1", present, after(at), source);
    }

    @Test
    void whoIsInTheMeetingIsToldWhenItChangesAndNeverAsADisconnection() { // OCR 18.8/b, C-17
        rome().given(changed(1, WHITE, UP, 0))
                .when(meeting(true, 1_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(meets(true, 1_000, CommunicationSource.ZOOM))
                .when(meeting(true, 2_000, CommunicationSource.ZOOM), OWN, LATE)
                .then()
                .when(meeting(false, 5_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(meets(false, 5_000, CommunicationSource.ZOOM))
                .when(meeting(true, 4_000, CommunicationSource.ZOOM), OWN, LATE)
                .then()
                .when(meeting(true, 6_000, CommunicationSource.JITSI), LTA, LATE)
                .then(meets(true, 6_000, CommunicationSource.ARBITER))
                .when(
                        new Command.ReportCommunication(
                                "demo/rome", "p1", false, Optional.empty(), CommunicationSource.ARBITER),
                        LTA,
                        LATE)
                .then(new Event.CommunicationChanged("p1", false, LATE, CommunicationSource.ARBITER));
        rome().when(meeting(true, 7_200_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(new Event.CommunicationChanged("p1", true, LATE, CommunicationSource.ZOOM))
                .when(
                        new Command.ReportCommunication(
                                "demo/rome", "", true, Optional.empty(), CommunicationSource.ARBITER),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.NOBODY)
                .when(
                        new Command.ReportCommunication(
                                "oslo", "p1", true, Optional.empty(), CommunicationSource.ARBITER),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void whatAnArbiterHasSeenIsUndoneByNothingThatWasBefore() { // OCR 18.8/b
        rome().given(meets(true, 1_000, CommunicationSource.ZOOM))
                .when(meeting(true, 10_000, CommunicationSource.ZOOM), LTA, LATE)
                .then(meets(true, 10_000, CommunicationSource.ARBITER))
                .when(meeting(true, 12_000, CommunicationSource.ZOOM), LTA, LATE)
                .then()
                .when(meeting(false, 5_000, CommunicationSource.ZOOM), OWN, LATE)
                .then()
                .when(meeting(false, 13_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(meets(false, 13_000, CommunicationSource.ZOOM));
    }

    private static Command move(int ply, long at) {
        return new Command.NoteMove("demo/rome", "p1", board(1), WHITE, ply, after(at));
    }

    @Test
    void aMoveMadeOutsideTheMeetingIsPutOnRecordWithItsNumber() { // OCR 13.3
        rome().when(move(1, 500), OWN, LATE)
                .then()
                .given(meets(true, 1_000, CommunicationSource.ZOOM), meets(false, 5_000, CommunicationSource.ZOOM))
                .when(move(3, 4_000), OWN, LATE)
                .then()
                .when(move(5, 6_000), OWN, LATE)
                .then(new Event.MovedWithoutCommunication(board(1), WHITE, "p1", 5))
                .when(move(5, 6_000), LTA, LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }
}
