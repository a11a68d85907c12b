package org.onehall.virtualclock.streams;

import java.util.Optional;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.game.v1.GameServiceGrpc.GameServiceBlockingStub;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** The boards of game-state. */
final class GameBoards implements BoardHand {
    private static final String ARTICLE = "OCR 19.6";

    private final GameServiceBlockingStub game;

    GameBoards(GameServiceBlockingStub game) {
        this.game = game;
    }

    @Override public Optional<RefusalDetail> apply(OrderKind kind, String boardId, String requestId, String reason, String trace) {
        var write = WriteContext.newBuilder().setRequestId(requestId).build();
        var boards = game.withOption(OutgoingInterceptor.TRACE, trace);
        return Refused.attempt(() -> switch (kind) {
            case ORDER_KIND_START -> boards.start(StartRequest.newBuilder().setWrite(write).setBoardId(boardId).build());
            case ORDER_KIND_PAUSE ->
                    boards.pause(PauseRequest.newBuilder().setWrite(write).setBoardId(boardId).setReason(reason).build());
            case ORDER_KIND_RESUME -> boards.resume(ResumeRequest.newBuilder().setWrite(write).setBoardId(boardId)
                    .setReason(reason).setArticle(ARTICLE).build());
            case ORDER_KIND_UNSPECIFIED, UNRECOGNIZED -> throw new IllegalStateException("no such order: " + kind);
        });
    }
}
