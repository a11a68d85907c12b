package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.clock.ProposalView;
import org.onehall.proto.clock.v1.BoardProposal;
import org.onehall.proto.clock.v1.ClockServiceGrpc;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.ProposeRequest;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.clock.v1.WithdrawRequest;

/** An arbiter's orders about the clocks (LAW 6, OCR 19.5). */
@Singleton
public class ClockCommands implements Family {
    private static final int MOST_BOARDS = 1_000;

    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry("order", args -> order(args, seen(args))),
            Map.entry("propose", args -> new Propose(order(args, Map.of()))),
            Map.entry("withdraw", args -> new Withdraw(args.text("order"), args.reason("reason"))),
            Map.entry("takeTimeSheet", args -> new TakeTimeSheet(args.round())));

    @GrpcClient("clock")
    ClockServiceGrpc.ClockServiceBlockingStub clocks;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface ClockCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.CLOCK;
        }
    }

    /** What is done to the clocks. */
    public enum OrderKind {
        START,
        PAUSE,
        RESUME,
        SET_TIMES,
        ADD_TIME,
        CORRECT_SETTING
    }

    /**
     * The right setting of the clocks.
     *
     * @param whiteMoves with {@code blackMoves}: the right move counters, if these are wrong too
     * @param scheduleSuffers whether the arbiter states that the schedule would suffer (RAP A.4.1.1)
     */
    public record Setting(
            Optional<TimeControl> white,
            Optional<TimeControl> black,
            OptionalInt whiteMoves,
            OptionalInt blackMoves,
            boolean scheduleSuffers) {}

    /**
     * LAW 6.6, 12.5; OCR 19.5, 19.6.
     *
     * @param round 0 means any round; likewise "" as {@code venue} or {@code board}
     * @param startAt for START: the time of the start, if it is not now
     * @param white together with {@code black}: the exact times for SET_TIMES, the changes for ADD_TIME, the added time
     *     for RESUME, and for CORRECT_SETTING the times that the arbiter chooses instead of the proposed ones (DEC-19)
     * @param setting for CORRECT_SETTING
     * @param seen how many changes of the clocks the screen showed: for a single board under its id, for several boards
     *     under "round/board"; empty if this does not matter
     */
    public record Order(
            OrderKind kind,
            int round,
            String venue,
            String board,
            String reason,
            Optional<Instant> startAt,
            Optional<Duration> white,
            Optional<Duration> black,
            Optional<Setting> setting,
            Map<String, Integer> seen)
            implements ClockCommand {
        public Order {
            seen = Map.copyOf(seen);
        }
    }

    /** Asks what a correction of the setting would do to each board; changes nothing (DEC-19). */
    public record Propose(Order order) implements ClockCommand {
        @Override
        public String board() {
            return order.board();
        }
    }

    /** Withdraws a start that was ordered for a later time. */
    public record Withdraw(String order, String reason) implements ClockCommand {}

    /** Records the times of all clocks of a round. */
    public record TakeTimeSheet(int round) implements ClockCommand {}

    @Override
    public Class<? extends Command> type() {
        return ClockCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((ClockCommand) command) {
            case Order order -> Answer.ok(sending.as(clocks).give(order(order, sending)));
            case Propose(var order) ->
                new Answer.Ok(Map.of(
                        "proposals",
                        sending
                                .as(clocks)
                                .propose(ProposeRequest.newBuilder()
                                        .setOrder(order(order, sending))
                                        .build())
                                .getBoardsList()
                                .stream()
                                .map(ClockCommands::proposal)
                                .toList()));
            case Withdraw(String order, String reason) ->
                Answer.ok(sending.as(clocks)
                        .withdraw(WithdrawRequest.newBuilder()
                                .setWrite(sending.write())
                                .setOrderId(order)
                                .setReason(reason)
                                .build()));
            case TakeTimeSheet(int round) ->
                Answer.ok(sending.as(clocks)
                        .takeTimeSheet(TakeTimeSheetRequest.newBuilder()
                                .setWrite(sending.write())
                                .setOrderId(sending.id())
                                .setCompetitionId(hall.competition(sending.viewer()))
                                .setRound(round)
                                .build()));
        };
    }

    /**
     * An arbiter who changes clocks states how many changes his screen showed: one number for one board, numbers by
     * "round/board" for several.
     */
    private static Map<String, Integer> seen(Arguments args) throws BadArgumentsException {
        boolean changes = switch (args.constant(OrderKind.class, "kind")) {
            case SET_TIMES, ADD_TIME, CORRECT_SETTING -> true;
            case START, PAUSE, RESUME -> false;
        };
        if (!changes) return Map.of();
        if (args.has("board")) return Map.of(args.text("board"), args.integer("seen", 0, 100_000));
        Arguments boards = args.object("seen");
        if (!boards.isObject() || boards.size() > MOST_BOARDS)
            throw new BadArgumentsException(
                    "seen must be the changes of at most " + MOST_BOARDS + " boards by \"round/board\"");
        Map<String, Integer> seen = new LinkedHashMap<>();
        for (String place : boards.names()) seen.put(place, boards.integer(place, 0, 100_000));
        return seen;
    }

    private static Order order(Arguments args, Map<String, Integer> seen) throws BadArgumentsException {
        var kind = args.constant(OrderKind.class, "kind");
        var setting = kind == OrderKind.CORRECT_SETTING
                ? Optional.of(new Setting(
                        args.control("whiteControl"),
                        args.control("blackControl"),
                        args.count("whiteMoves"),
                        args.count("blackMoves"),
                        args.optionalFlag("scheduleSuffers")))
                : Optional.<Setting>empty();
        return new Order(
                kind,
                args.has("round") ? args.integer("round", 0, 1_000) : 0,
                args.optionalText("venue"),
                args.optionalText("board"),
                args.reason("reason"),
                args.instant("startAt"),
                args.span("whiteMs"),
                args.span("blackMs"),
                setting,
                seen);
    }

    private GiveRequest order(Order order, Sending sending) {
        var give = GiveRequest.newBuilder()
                .setWrite(sending.write())
                .setOrderId(sending.id())
                .setKind(org.onehall.proto.clock.v1.OrderKind.valueOf("ORDER_KIND_" + order.kind()))
                .setCompetitionId(hall.competition(sending.viewer()))
                .setRound(order.round())
                .setVenue(order.venue())
                .setBoardId(order.board())
                .setReason(order.reason());
        order.seen()
                .forEach((board, changes) -> give.addBoards(OrderedBoard.newBuilder()
                        .setBoardId(order.board().isEmpty() ? give.getCompetitionId() + "/" + board : board)
                        .setChangesSeen(changes)));
        order.startAt().ifPresent(at -> give.setStartAt(Wire.timestamp(at)));
        if (order.kind() == OrderKind.START)
            hall.read(h -> h.rooms()
                            .competitions()
                            .plannedStart(
                                    give.getCompetitionId(),
                                    BoardId.parse(order.board())
                                            .map(BoardId::round)
                                            .orElse(order.round())))
                    .ifPresent(at -> give.setScheduledAt(Wire.timestamp(Instant.ofEpochMilli(at))));
        order.white().ifPresent(time -> give.setWhite(Wire.duration(time)));
        order.black().ifPresent(time -> give.setBlack(Wire.duration(time)));
        order.setting().ifPresent(setting -> {
            var announced = hall.read(h -> h.rooms().competitions().control(give.getCompetitionId()));
            setting.white().ifPresent(control -> give.setWhiteControl(Controls.toProto(control, announced)));
            setting.black().ifPresent(control -> give.setBlackControl(Controls.toProto(control, announced)));
            setting.whiteMoves().ifPresent(give::setWhiteMoves);
            setting.blackMoves().ifPresent(give::setBlackMoves);
            give.setScheduleSuffers(setting.scheduleSuffers());
        });
        return give.build();
    }

    private static ProposalView proposal(BoardProposal board) {
        return new ProposalView(
                board.getBoardId(),
                Wire.ms(board.getBefore().getWhite()),
                Wire.ms(board.getBefore().getBlack()),
                Wire.ms(board.getWhite()),
                Wire.ms(board.getBlack()),
                board.getWhiteMoves(),
                board.getBlackMoves(),
                board.getNeedsDecision(),
                board.getText());
    }
}
