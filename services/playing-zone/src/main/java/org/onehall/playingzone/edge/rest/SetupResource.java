package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.onehall.decider.Role;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.competition.ChangeView;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.SetupView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.PreviewPlayersRequest;
import org.onehall.regulations.Action;
import org.onehall.regulations.RequiredOfficials;
import org.onehall.regulations.Rights;

/**
 * The definition of a competition for the people who change it after it was loaded, and how it was changed (OCR 16.1).
 */
@Path("/api/setup")
@RunOnVirtualThread
public class SetupResource {
    /** Of the request with a table of players, in characters; its text is limited by the competition service. */
    private static final int LONGEST_TABLE = 256 * 1024;

    @Inject
    LiveHall hall;

    @Inject
    Bearer bearer;

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    /**
     * What a person may change.
     *
     * @param players enter, correct and withdraw players, let them return, and give byes
     * @param places let players play at another venue, and set line-ups
     * @param officials appoint and dismiss officials
     * @param organiser also the Chief Organiser
     * @param venues add, rename and remove venues
     */
    public record May(boolean players, boolean places, boolean officials, boolean organiser, boolean venues) {
        static May of(Viewer viewer) {
            boolean officials = is(viewer, Action.APPOINT_OFFICIALS);
            return new May(
                    is(viewer, Action.ENTER_PLAYERS, viewer.actor().venue()),
                    is(viewer, Action.ARRANGE_PLAYERS),
                    officials,
                    officials && RequiredOfficials.mayChoose(viewer.actor().role(), Role.CHIEF_ORGANISER),
                    is(viewer, Action.SET_UP_VENUES));
        }

        private static boolean is(Viewer viewer, Action action, String... venues) {
            return Rights.allows(viewer.actor(), action, List.of(venues), "", "");
        }
    }

    /** The definition as it is now, and what the caller may change of it. */
    public record Setup(SetupView competition, May may) {}

    /** @param changes newest first */
    public record History(List<ChangeView> changes) {}

    /** The whole definition; a Local Organiser gets only what concerns one venue. */
    @GET
    public Response setup(@HeaderParam("Authorization") String authorization) {
        Viewer viewer = reader(authorization, asks -> Visibility.setup(asks) || Visibility.venueSetup(asks));
        SetupView whole =
                hall.read(h -> known(h.rooms().competitions().asked(id(viewer))).setup());
        return Problem.ok(new Setup(
                Visibility.setup(viewer) ? whole : whole.of(viewer.actor().venue()), May.of(viewer)));
    }

    @GET
    @Path("/history")
    public Response history(@HeaderParam("Authorization") String authorization) {
        Viewer viewer = reader(authorization, Visibility::setup);
        return Problem.ok(new History(hall.read(
                h -> known(h.rooms().competitions().asked(id(viewer))).history().reversed())));
    }

    /**
     * Reads a table of players, without entering anybody: {@code {table, venue}}, where the venue is that of players
     * for whom the table states none.
     */
    @POST
    @Path("/players/preview")
    public Response preview(@HeaderParam("Authorization") String authorization, String body) {
        Bearer.Caller caller = bearer.caller(authorization);
        Viewer viewer = caller.viewer();
        if (!Rights.allows(
                viewer.actor(), Action.ENTER_PLAYERS, List.of(viewer.actor().venue()), "", ""))
            throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        JsonNode request = Bodies.object(body, LONGEST_TABLE);
        return Problem.ok(WireJson.write(competitions
                .withOption(OutgoingInterceptor.AS, caller.token())
                .previewPlayers(PreviewPlayersRequest.newBuilder()
                        .setCompetitionId(hall.competition(viewer))
                        .setTable(Bodies.text(request, "table"))
                        .setVenueId(Bodies.text(request, "venue"))
                        .build())));
    }

    private Viewer reader(String authorization, Predicate<Viewer> may) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!may.test(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        return viewer;
    }

    /** The competition of the viewer's token; "" is the one loaded last. */
    private static String id(Viewer viewer) {
        return viewer.competition();
    }

    private static CompetitionProjection known(Optional<CompetitionProjection> asked) {
        return asked.orElseThrow(() -> new RefusedException(ZoneRefusal.NO_COMPETITION, 404));
    }
}
