package org.onehall.playingzone.edge.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.Objects;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.report.RoundReportPdf;
import org.onehall.playingzone.report.Schemas;
import org.onehall.playingzone.report.SignedReport;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;

/** Reports of rounds and the record of rulings, for the people who may see them (OCR 18.1-18.3). */
@Path("/api")
@RunOnVirtualThread
public class ReportResource {
    @Inject
    LiveHall hall;

    @Inject
    Bearer bearer;

    /**
     * The report of a round in JSON: for the arbiters of one venue the report of that venue, for the arbiters of all
     * venues that of all; its schema is at {@link SignedReport#SCHEMA}.
     *
     * @param venue empty for all venues; an arbiter of one venue then gets the report of his own
     */
    @GET
    @Path("/round-report")
    public Response report(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("round") String round,
            @QueryParam("venue") String venue) {
        return Problem.ok(report(bearer.caller(authorization).viewer(), round, venue));
    }

    /** The same as a PDF, in Italian with {@code lang=it}. */
    @GET
    @Path("/round-report.pdf")
    public Response reportPdf(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("round") String round,
            @QueryParam("venue") String venue,
            @QueryParam("lang") String language) {
        SignedReport report = report(bearer.caller(authorization).viewer(), round, venue);
        return Response.ok(
                        RoundReportPdf.of(report, Instant.now(), Objects.requireNonNullElse(language, "")),
                        "application/pdf")
                .header("Cache-Control", "no-store")
                .build();
    }

    /** Every ruling about the boards this person watches over, of one round or all, with its article. */
    @GET
    @Path("/rulings")
    public Response rulings(@HeaderParam("Authorization") String authorization, @QueryParam("round") String round) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        int of = Bodies.round(round);
        ready();
        String competition = hall.competition(viewer);
        return Problem.ok(hall.read(h -> h.boardViews()
                .rulings(
                        competition,
                        of,
                        board -> Visibility.wall(
                                viewer, competition, h.rooms().boards().venues(board)))));
    }

    /** The JSON Schema of the report of a round; public. */
    @GET
    @Path("/schemas/round-report.json")
    public Response reportSchema() {
        return Problem.ok(Schemas.roundReport());
    }

    /** The JSON Schema of the record of rulings; public. */
    @GET
    @Path("/schemas/rulings.json")
    public Response rulingsSchema() {
        return Problem.ok(Schemas.rulings());
    }

    private SignedReport report(Viewer viewer, String round, String venue) {
        int of = Bodies.round(round);
        ready();
        String competition = hall.competition(viewer);
        String asked = venue == null || venue.isEmpty() ? viewer.actor().venue() : venue;
        if (!Visibility.report(viewer, competition, asked)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        return SignedReport.of(hall.read(h ->
                        RoundReports.of(h, competition, of, asked, Instant.now().toEpochMilli()))
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NO_REPORT, 404)));
    }

    private void ready() {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
    }
}
