package org.onehall.playingzone.edge.ws;

import com.google.protobuf.Message;
import java.util.Map;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.AcceptHelperRequest;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.AdmitAssistantRequest;
import org.onehall.proto.game.v1.AskClockTimesRequest;
import org.onehall.proto.game.v1.DismissAssistantRequest;
import org.onehall.proto.game.v1.DismissHelperRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc.GameServiceBlockingStub;
import org.onehall.proto.game.v1.Language;
import org.onehall.proto.game.v1.NameAssistantRequest;
import org.onehall.proto.types.v1.WriteContext;

/** Who enters a player's moves, and what he may see when the player asks for it, as game-state takes it (APP-III 1). */
final class AssistantDesk {
    private AssistantDesk() {}

    static Message carryOut(GameServiceBlockingStub games, Request.OfAssistant request, WriteContext write) {
        return switch (request) {
            case Request.NameAssistant(var board, var side, var name, var language) ->
                games.nameAssistant(NameAssistantRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setName(name)
                        .setLanguage(Language.valueOf("LANGUAGE_" + language))
                        .build());
            case Request.AdmitAssistant(var board, var side, var assistant) ->
                games.admitAssistant(AdmitAssistantRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setAssistantId(assistant)
                        .build());
            case Request.DismissAssistant(var board, var side, var assistant, var reason) ->
                games.dismissAssistant(DismissAssistantRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setAssistantId(assistant)
                        .setReason(reason)
                        .build());
            case Request.AcceptHelper(var board, var side, var name, var disabled) ->
                games.acceptHelper(AcceptHelperRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setName(name)
                        .setDisabled(disabled)
                        .build());
            case Request.DismissHelper(var board, var side, var reason) ->
                games.dismissHelper(DismissHelperRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setReason(reason)
                        .build());
            case Request.AdjustForHelp(var board, var side, var change, var reason, var attempt, var seen) ->
                games.adjustTime(AdjustTimeRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(Wire.side(side))
                        .setChange(Wire.duration(change))
                        .setReason(reason)
                        .setArticle("LAW 6.2.6")
                        .setAttempt(attempt)
                        .setChangesSeen(seen)
                        .build());
        };
    }

    /** What both clocks show now; that it was asked is on record first (APP-III 1.3). */
    static Answer times(GameServiceBlockingStub games, SeatKey seat, WriteContext write) {
        var asked = games.askClockTimes(AskClockTimesRequest.newBuilder()
                .setWrite(write)
                .setBoardId(seat.board())
                .setSide(Wire.side(seat.side()))
                .build());
        GameEvent told = asked.getEventsList().stream()
                .filter(GameEvent::hasClockTimesAsked)
                .findFirst()
                .orElseThrow();
        return new Answer.Ok(
                Map.of("clocks", Wire.clocks(told.getClockTimesAsked().getClocks())));
    }
}
