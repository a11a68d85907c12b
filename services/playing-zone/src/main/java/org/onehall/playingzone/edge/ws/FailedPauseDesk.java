package org.onehall.playingzone.edge.ws;

import com.google.protobuf.Message;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc.AdjudicationServiceBlockingStub;
import org.onehall.proto.adjudication.v1.CloseFailedPauseRequest;
import org.onehall.proto.adjudication.v1.CompensateFailedPauseRequest;
import org.onehall.proto.adjudication.v1.RecordFailedPauseRequest;
import org.onehall.proto.types.v1.WriteContext;

/** What is asked about pauses that were not possible, as adjudication takes it (OCR 19.6). */
final class FailedPauseDesk {
    private FailedPauseDesk() {}

    static Message carryOut(
            AdjudicationServiceBlockingStub adjudication, Request.OfFailedPause request, WriteContext write) {
        return switch (request) {
            case Request.RecordFailedPause(String board, var wantedAt, String reason) ->
                adjudication.recordFailedPause(RecordFailedPauseRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setWantedAt(Wire.timestamp(wantedAt))
                        .setReason(reason)
                        .build());
            case Request.CompensateFailedPause(String board, String failure, var white, var black) -> {
                var compensate = CompensateFailedPauseRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setFailureId(failure);
                white.ifPresent(time -> compensate.setWhite(Wire.duration(time)));
                black.ifPresent(time -> compensate.setBlack(Wire.duration(time)));
                yield adjudication.compensateFailedPause(compensate.build());
            }
            case Request.CloseFailedPause(String board, String failure, String reason) ->
                adjudication.closeFailedPause(CloseFailedPauseRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setFailureId(failure)
                        .setReason(reason)
                        .build());
        };
    }
}
