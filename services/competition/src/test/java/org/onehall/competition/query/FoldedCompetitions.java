package org.onehall.competition.query;

import org.onehall.competition.domain.Event;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.types.v1.EventHeader;

/** Competitions and drafts as they are after some events. */
public final class FoldedCompetitions {
    private final Competitions competitions = new Competitions();
    private int told;

    /** The same after one more event of a competition. */
    public FoldedCompetitions with(String id, Event event) {
        told++;
        competitions.fold((CompetitionEvent) CompetitionLog.CONTEXT.envelope(
                event,
                EventHeader.newBuilder()
                        .setKey(id)
                        .setEventId(id + "#" + told)
                        .setSequence(told)
                        .build()));
        return this;
    }

    public Competitions all() {
        return competitions;
    }
}
