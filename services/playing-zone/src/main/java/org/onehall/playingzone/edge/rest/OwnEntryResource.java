package org.onehall.playingzone.edge.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/** What players may change in their own entry: byes on request, and the withdrawal (OCR 16.1). */
@Path("/api/own-entry")
@RunOnVirtualThread
public class OwnEntryResource {
    @Inject
    LiveHall hall;

    @Inject
    Bearer bearer;

    /** The entry of the player who asks; for the captain of a team, also those of its players. */
    @GET
    public Response ownEntry(@HeaderParam("Authorization") String authorization) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (Rights.scope(viewer.actor().role(), Action.CHANGE_OWN_ENTRY) == Scope.NO
                || viewer.seat().isEmpty()) throw new RefusedException(ZoneRefusal.NO_SEAT, 403);
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        return Problem.ok(hall.read(h -> h.rooms()
                .competitions()
                .asked(hall.competition(viewer))
                .map(known -> known.ownEntry(viewer.actor().subject()))
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NO_COMPETITION, 404))));
    }
}
