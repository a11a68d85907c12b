package org.onehall.fairplay.domain.proceeding;

import static org.onehall.fairplay.domain.proceeding.Cases.CA;
import static org.onehall.fairplay.domain.proceeding.Cases.CHAIR;
import static org.onehall.fairplay.domain.proceeding.Cases.PLAYER;
import static org.onehall.fairplay.domain.proceeding.Cases.SERVICE;
import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.empty;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;

/** APP-I G2.7: every access to a screening is recorded, even if the answer was that there is none. */
class AccessTest {
    private static final AccessCommand LOOK =
            new AccessCommand.NoteScreeningAccess("cup/screenings", 3, "p1", Role.PLAYER, false, "PAGE");

    @Test
    void aLookIsPutDownByTheServiceAndByNobodyElse() {
        var noted = new AccessEvent.ScreeningAccessNoted(3, "p1", Role.PLAYER, false, "PAGE");
        empty().when(LOOK, SERVICE, T0)
                .then(noted)
                .when(LOOK, SERVICE, T0.plusSeconds(1))
                .then(noted);
        for (Actor other : List.of(CA, CHAIR, PLAYER))
            empty().when(LOOK, other, T0).refused(ProceedingRefusal.NO_SUCH_SCREENING);
    }
}
