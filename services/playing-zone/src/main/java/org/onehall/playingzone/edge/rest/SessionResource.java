package org.onehall.playingzone.edge.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.identity.Ending;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.rights.Viewer;

/** Tells a device that comes back whether its seat is still there. */
@Path("/api")
@RunOnVirtualThread
public class SessionResource {
    @Inject
    LiveHall hall;

    @Inject
    Bearer bearer;

    @Inject
    CodeLog codes;

    /**
     * A session that has not ended.
     *
     * @param over whether its seat has served its purpose: the round is official, and the player is wanted at no other
     *     board; false for officials
     */
    public record SessionState(boolean over) {}

    /** The state of the caller's session; 401 with the {@link Ending} if it has ended. */
    @GET
    @Path("/session")
    public Response session(@HeaderParam("Authorization") String authorization) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        Optional<SeatKey> seat = viewer.seat();
        String person = viewer.actor().subject();
        if (viewer.isAssistant() && seat.filter(own -> isAdmitted(own, person)).isEmpty())
            throw new RefusedException(Bearer.ended(Optional.of(Ending.DISMISSED)));
        return Problem.ok(new SessionState(seat.filter(
                        own -> hall.read(h -> h.seating().isOver(own.board(), person)))
                .isPresent()));
    }

    /** @param session whether there was a session; a token from a file has none and stays valid */
    public record LoggedOut(boolean session) {}

    /** Ends the caller's session. The operator's page uses it, because it has no WebSocket. */
    @DELETE
    @Path("/session")
    public Response logOut(@HeaderParam("Authorization") String authorization) {
        String session = bearer.caller(authorization).session();
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        if (!session.isEmpty()) codes.book().logOut(session);
        return Problem.ok(new LoggedOut(!session.isEmpty()));
    }

    /** Whether an assistant still serves at a seat (APP-III 1). */
    private boolean isAdmitted(SeatKey seat, String assistant) {
        return hall.read(h -> h.seating().assistant(seat.board(), seat.side()))
                .filter(serving -> serving.subject().equals(assistant))
                .isPresent();
    }
}
