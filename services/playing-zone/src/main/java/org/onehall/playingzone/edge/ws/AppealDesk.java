package org.onehall.playingzone.edge.ws;

import com.google.protobuf.Message;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc.AdjudicationServiceBlockingStub;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.DecideAppealRequest;
import org.onehall.proto.adjudication.v1.FileAppealRequest;
import org.onehall.proto.adjudication.v1.RecordFeeRequest;
import org.onehall.proto.adjudication.v1.TakeCopyRequest;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Points;

/** What is asked about appeals, as adjudication takes it (OCR 17.11). */
final class AppealDesk {
    private AppealDesk() {}

    static Message file(
            AdjudicationServiceBlockingStub adjudication, Request.FileAppeal appeal, SeatKey seat, WriteContext write) {
        return carryOut(
                adjudication,
                new Request.FileAppealFor(seat.board(), seat.side(), appeal.ruling(), appeal.text()),
                write);
    }

    static Message carryOut(
            AdjudicationServiceBlockingStub adjudication, Request.OfAppeal request, WriteContext write) {
        return switch (request) {
            case Request.FileAppealFor(String board, Side side, var ruling, String text) -> {
                var appeal = FileAppealRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setText(text);
                ruling.ifPresent(appeal::setRulingId);
                yield adjudication.fileAppeal(appeal.build());
            }
            case Request.TakeCopy(String board, String appeal) ->
                adjudication.takeCopy(TakeCopyRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setAppealId(appeal)
                        .build());
            case Request.RecordFee(String board, String appeal, String reference) ->
                adjudication.recordFee(RecordFeeRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setAppealId(appeal)
                        .setReference(reference)
                        .build());
            case Request.DecideAppeal decision -> {
                var decide = DecideAppealRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(decision.board())
                        .setAppealId(decision.appeal())
                        .setOutcome(AppealOutcome.valueOf("APPEAL_OUTCOME_" + decision.outcome()))
                        .setReason(decision.reason())
                        .setEffectStays(decision.effectStays());
                if (decision.white().isPresent() && decision.black().isPresent())
                    decide.setScore(PointsBySide.newBuilder()
                            .setWhite(Points.text(decision.white().get()))
                            .setBlack(Points.text(decision.black().get())));
                decision.seen().ifPresent(decide::setRulingsSeen);
                yield adjudication.decideAppeal(decide.build());
            }
        };
    }
}
