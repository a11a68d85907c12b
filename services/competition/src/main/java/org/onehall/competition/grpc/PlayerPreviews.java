package org.onehall.competition.grpc;

import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.reading.PlayerListReader;
import org.onehall.competition.reading.PlayerPreview;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.house.GrpcRequests;
import org.onehall.proto.competition.v1.PreviewPlayersRequest;
import org.onehall.proto.competition.v1.PreviewPlayersResponse;

/** Answers requests to read a table of players, without entering anybody (OCR 16.1). */
final class PlayerPreviews {
    /** The longest table, in characters. */
    private static final int LONGEST_TABLE = 65_536;

    private PlayerPreviews() {}

    static PreviewPlayersResponse read(PreviewPlayersRequest request, CompetitionState state) {
        if (request.getTable().length() > LONGEST_TABLE)
            throw GrpcRequests.malformed("table has more than " + LONGEST_TABLE + " characters");
        PlayerPreview preview = PlayerListReader.read(
                request.getTable(), request.getVenueId(), state.definition().orElseThrow());
        return CompetitionLog.CONTEXT
                .mapper()
                .write(preview, PreviewPlayersResponse.newBuilder())
                .build();
    }
}
