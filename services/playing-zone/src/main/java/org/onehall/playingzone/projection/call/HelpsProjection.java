package org.onehall.playingzone.projection.call;

import java.util.HashMap;
import java.util.Map;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Names;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;

/** The requests of all boards' players to the arbiters, except calls. Guarded by the hall. */
public final class HelpsProjection {
    private final Map<String, HelpProjection> helps = new HashMap<>();

    public void fold(AdjudicationEvent event, Names names, Changes changes) {
        helps.computeIfAbsent(event.getHeader().getKey(), HelpProjection::new).fold(event, names, changes);
    }

    public HelpProjection of(String board) {
        return helps.getOrDefault(board, new HelpProjection(board));
    }
}
