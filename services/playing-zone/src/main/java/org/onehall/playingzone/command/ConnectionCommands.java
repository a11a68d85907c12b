package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Map;
import org.onehall.chess.Side;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.proto.connectivity.v1.CommunicationSource;
import org.onehall.proto.connectivity.v1.ConfirmReportRequest;
import org.onehall.proto.connectivity.v1.ConnectivityServiceGrpc;
import org.onehall.proto.connectivity.v1.ReportCommunicationRequest;

/** Commands with which arbiters record what they know about the connections of players and venues (OCR 18.8). */
@Singleton
public class ConnectionCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "recordCommunication",
                    args -> new RecordCommunication(
                            args.text("board"), args.constant(Side.class, "side"), args.flag("present"))),
            Map.entry(
                    "confirmReport",
                    args -> new ConfirmReport(args.text("venue"), args.text("caseId"), args.optionalText("note"))));

    @GrpcClient("connectivity")
    ConnectivityServiceGrpc.ConnectivityServiceBlockingStub connections;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface ConnectionCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.CONNECTIVITY;
        }
    }

    /** Whether a player is in the meeting of the communication system, as seen in the hall (OCR 18.8). */
    public record RecordCommunication(String board, Side side, boolean present) implements ConnectionCommand {}

    /** The LTA confirms and completes the report of a disconnection (OCR 18.9). */
    public record ConfirmReport(String venue, String caseId, String note) implements ConnectionCommand {}

    @Override
    public Class<? extends Command> type() {
        return ConnectionCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((ConnectionCommand) command) {
            case RecordCommunication seen -> communication(seen, sending);
            case ConfirmReport report ->
                Answer.ok(sending.as(connections)
                        .confirmReport(ConfirmReportRequest.newBuilder()
                                .setWrite(sending.write())
                                .setVenueId(hall.read(
                                                h -> h.rooms().disconnections().logOf(report.caseId()))
                                        .orElseGet(() -> LogKey.of(hall.competition(sending.viewer()), report.venue())))
                                .setCaseId(report.caseId())
                                .setNote(report.note())
                                .build()));
        };
    }

    private Answer communication(RecordCommunication seen, Sending sending) {
        return hall.read(h -> h.rooms().boards().sitting(new SeatKey(seen.board(), seen.side())))
                .map(seat -> Answer.ok(sending.as(connections)
                        .reportCommunication(ReportCommunicationRequest.newBuilder()
                                .setWrite(sending.write())
                                .setVenueId(LogKey.ofBoard(seen.board(), seat.getVenue()))
                                .setPlayerId(seat.getPlayerId())
                                .setPresent(seen.present())
                                .setSource(CommunicationSource.COMMUNICATION_SOURCE_ARBITER)
                                .build())))
                .orElseGet(() -> Answer.refused(ZoneRefusal.NOBODY));
    }
}
