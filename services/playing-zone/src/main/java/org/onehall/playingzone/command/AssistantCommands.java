package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.AcceptHelperRequest;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.AdmitAssistantRequest;
import org.onehall.proto.game.v1.AskClockTimesRequest;
import org.onehall.proto.game.v1.DismissAssistantRequest;
import org.onehall.proto.game.v1.DismissHelperRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.NameAssistantRequest;

/**
 * Commands about the person who enters a player's moves, and about what this person may see when the player asks
 * (APP-III 1).
 */
@Singleton
public class AssistantCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry("askClockTimes", args -> new AskClockTimes()),
            Map.entry(
                    "nameAssistant",
                    args -> new NameAssistant(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.optionalText("name"),
                            args.constant(Language.class, "language"))),
            Map.entry(
                    "admitAssistant",
                    args -> new AdmitAssistant(
                            args.text("board"), args.constant(Side.class, "side"), args.text("assistant"))),
            Map.entry(
                    "dismissAssistant",
                    args -> new DismissAssistant(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.text("assistant"),
                            args.reason("reason"))),
            Map.entry(
                    "acceptHelper",
                    args -> new AcceptHelper(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.optionalText("name"),
                            args.flag("disabled"))),
            Map.entry(
                    "dismissHelper",
                    args -> new DismissHelper(
                            args.text("board"), args.constant(Side.class, "side"), args.reason("reason"))),
            Map.entry(
                    "adjustForHelp",
                    args -> new AdjustForHelp(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.span("changeMs").orElseThrow(() -> new BadArgumentsException("changeMs is missing")),
                            args.reason("reason"),
                            args.integer("attempt", 1, 10_000),
                            args.integer("seen", 0, 100_000))));

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    /** One of these commands. */
    public sealed interface AssistantCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.GAME;
        }
    }

    /** The player asked his assistant for the times (APP-III 1.3). */
    public record AskClockTimes() implements AssistantCommand, SeatCommand {}

    /** @param language in which the opponent's moves are announced (APP-III 1.2) */
    public record NameAssistant(String board, Side side, String name, Language language) implements AssistantCommand {}

    /** An arbiter admits the assistant of a seat (APP-III 1). */
    public record AdmitAssistant(String board, Side side, String assistant) implements AssistantCommand {}

    /** From now on the assistant of a seat no longer enters moves (APP-III 1). */
    public record DismissAssistant(String board, Side side, String assistant, String reason)
            implements AssistantCommand {}

    /**
     * @param disabled if the player has a disability: his clock is not adjusted for the help (LAW 8.1.6, 6.2.6, C-45)
     */
    public record AcceptHelper(String board, Side side, String name, boolean disabled) implements AssistantCommand {}

    /** From now on the helper of a player no longer enters moves (LAW 8.1.6). */
    public record DismissHelper(String board, Side side, String reason) implements AssistantCommand {}

    /**
     * The change of the player's time that an arbiter considers fair because of the help: more time if positive, less
     * if negative (LAW 6.2.6).
     *
     * @param seen how many changes of the board's clocks the screen showed
     */
    public record AdjustForHelp(String board, Side side, Duration change, String reason, int attempt, int seen)
            implements AssistantCommand {}

    /** The language in which the moves are announced. */
    public enum Language {
        EN,
        IT
    }

    @Override
    public Class<? extends Command> type() {
        return AssistantCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((AssistantCommand) command) {
            case AskClockTimes() -> times(sending);
            case NameAssistant(var board, var side, var name, var language) ->
                Answer.ok(sending.as(games)
                        .nameAssistant(NameAssistantRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(Wire.side(side))
                                .setName(name)
                                .setLanguage(org.onehall.proto.game.v1.Language.valueOf("LANGUAGE_" + language))
                                .build()));
            case AdmitAssistant(var board, var side, var assistant) ->
                Answer.ok(sending.as(games)
                        .admitAssistant(AdmitAssistantRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(Wire.side(side))
                                .setAssistantId(assistant)
                                .build()));
            case DismissAssistant(var board, var side, var assistant, var reason) ->
                Answer.ok(sending.as(games)
                        .dismissAssistant(DismissAssistantRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(Wire.side(side))
                                .setAssistantId(assistant)
                                .setReason(reason)
                                .build()));
            case AcceptHelper(var board, var side, var name, var disabled) ->
                Answer.ok(sending.as(games)
                        .acceptHelper(AcceptHelperRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(Wire.side(side))
                                .setName(name)
                                .setDisabled(disabled)
                                .build()));
            case DismissHelper(var board, var side, var reason) ->
                Answer.ok(sending.as(games)
                        .dismissHelper(DismissHelperRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(Wire.side(side))
                                .setReason(reason)
                                .build()));
            case AdjustForHelp(var board, var side, var change, var reason, var attempt, var seen) ->
                Answer.ok(sending.as(games)
                        .adjustTime(AdjustTimeRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(Wire.side(side))
                                .setChange(Wire.duration(change))
                                .setReason(reason)
                                .setArticle("LAW 6.2.6")
                                .setAttempt(attempt)
                                .setChangesSeen(seen)
                                .build()));
        };
    }

    /** What both clocks show now. The request is recorded before the times are given (APP-III 1.3). */
    private Answer times(Sending sending) {
        SeatKey seat = sending.seat();
        var asked = sending.as(games)
                .askClockTimes(AskClockTimesRequest.newBuilder()
                        .setWrite(sending.write())
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
