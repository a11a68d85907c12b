package org.onehall.playingzone.communication;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.communication.Participants.Meeting;
import org.onehall.playingzone.communication.Participants.Presence;
import org.onehall.playingzone.communication.Participants.Unknown;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.connectivity.v1.ConnectivityServiceGrpc;
import org.onehall.proto.connectivity.v1.ReportCommunicationRequest;
import org.onehall.proto.types.v1.WriteContext;

/** Reports to connectivity which players have joined or left the meeting of the communication system (OCR 18.8). */
@Singleton
public class MeetingReporter {
    private static final Logger LOG = Logger.getLogger(MeetingReporter.class);

    @GrpcClient("connectivity")
    ConnectivityServiceGrpc.ConnectivityServiceBlockingStub connections;

    private final Participants participants = new Participants();

    /**
     * Takes one event of a meeting. Throws a {@link io.grpc.StatusRuntimeException} if it was not accepted; the sender
     * then sends it again.
     *
     * @param players of the competition whose meeting it is
     */
    public void take(Webhook from, Webhook.Visit visit, Meeting meeting, List<Player> players) {
        Instant now = Instant.now();
        Optional<Presence> told = participants.take(visit, meeting, players, now);
        if (told.isEmpty()) {
            LOG.infof(
                    "%s: somebody %s who is no player by name, is still there, or of whom more is known",
                    from, visit.joined() ? "came" : "left");
            return;
        }
        Presence presence = told.get();
        Player player = presence.player();
        String id = "meeting:" + from + ":" + meeting.competition() + ":" + player.getPlayerId() + ":"
                + presence.present() + ":" + presence.at().toEpochMilli() + ":"
                + Integer.toHexString(visit.connection().hashCode());
        connections.reportCommunication(ReportCommunicationRequest.newBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId(id))
                .setVenueId(LogKey.of(meeting.competition(), player.getVenueId()))
                .setPlayerId(player.getPlayerId())
                .setPresent(presence.present())
                .setAt(Wire.timestamp(presence.at()))
                .setSource(from.source())
                .build());
    }

    /** The participants in the meetings of a competition whose names do not identify a player. */
    public List<Unknown> unknown(String competition) {
        return participants.unknown(competition);
    }
}
