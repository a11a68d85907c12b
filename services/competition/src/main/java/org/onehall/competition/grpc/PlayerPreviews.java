package org.onehall.competition.grpc;

import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.DefinitionChecks;
import org.onehall.competition.domain.Venue;
import org.onehall.competition.reading.PlayerListReader;
import org.onehall.competition.reading.PlayerPreview;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.house.GrpcRequests;
import org.onehall.proto.competition.v1.PreviewPlayersRequest;
import org.onehall.proto.competition.v1.PreviewPlayersResponse;

/** Answers requests to read a table of players, without entering anybody (OCR 16.1). */
final class PlayerPreviews {
    /** The longest table, in characters. */
    private static final int LONGEST_TABLE = 65_536;

    private PlayerPreviews() {}

    static PreviewPlayersResponse read(PreviewPlayersRequest request, CompetitionState state) {
        return message(PlayerListReader.read(
                table(request), request.getVenueId(), state.definition().orElseThrow()));
    }

    /** Reads a table for an event that is still a draft. */
    static PreviewPlayersResponse ofDraft(Actor reader, PreviewPlayersRequest request) {
        EventAnswers.mustKeep(reader, "");
        if (request.getDraft().getVenuesCount() > DefinitionChecks.VENUES)
            throw GrpcRequests.malformed("draft has more than " + DefinitionChecks.VENUES + " venues");
        return message(PlayerListReader.read(
                table(request),
                request.getVenueId(),
                request.getDraft().getVenuesList().stream()
                        .map(venue -> new Venue(venue.getVenueId(), venue.getName(), venue.getTimeZone()))
                        .toList()));
    }

    private static String table(PreviewPlayersRequest request) {
        if (request.getTable().length() > LONGEST_TABLE)
            throw GrpcRequests.malformed("table has more than " + LONGEST_TABLE + " characters");
        return request.getTable();
    }

    private static PreviewPlayersResponse message(PlayerPreview preview) {
        return CompetitionLog.CONTEXT
                .mapper()
                .write(preview, PreviewPlayersResponse.newBuilder())
                .build();
    }
}
