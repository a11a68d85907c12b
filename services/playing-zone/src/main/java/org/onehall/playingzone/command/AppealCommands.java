package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.adjudication.v1.DecideAppealRequest;
import org.onehall.proto.adjudication.v1.FileAppealRequest;
import org.onehall.proto.adjudication.v1.RecordFeeRequest;
import org.onehall.proto.adjudication.v1.TakeCopyRequest;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.regulations.Points;

/** Appeals (OCR 17.11). */
@Singleton
public class AppealCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "fileAppeal",
                    args -> new FileAppeal(
                            Wire.text(args.optionalText("ruling")), args.optionalText("text"), args.count("number"))),
            Map.entry(
                    "fileAppealFor",
                    args -> new FileAppealFor(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            Wire.text(args.optionalText("ruling")),
                            args.optionalText("text"))),
            Map.entry("takeCopy", args -> new TakeCopy(args.text("board"), args.text("appeal"))),
            Map.entry(
                    "recordFee",
                    args -> new RecordFee(args.text("board"), args.text("appeal"), args.optionalText("reference"))),
            Map.entry("decideAppeal", args -> decideAppeal(args)));

    @GrpcClient("adjudication")
    AdjudicationServiceGrpc.AdjudicationServiceBlockingStub adjudication;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface AppealCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.ADJUDICATION;
        }
    }

    /**
     * OCR 17.11.
     *
     * @param ruling empty if the appeal is against the result; {@code number} as for a call
     */
    public record FileAppeal(Optional<String> ruling, String text, OptionalInt number)
            implements AppealCommand, SeatCommand {
        @Override
        public boolean asksArbiters() {
            return true;
        }
    }

    /** An arbiter files the appeal for a player. */
    public record FileAppealFor(String board, Side side, Optional<String> ruling, String text)
            implements AppealCommand {}

    /** The other side has received its copy of the appeal (FSSI gen-8 c). */
    public record TakeCopy(String board, String appeal) implements AppealCommand {}

    /** The fee is paid (FSSI gen-8 e). */
    public record RecordFee(String board, String appeal, String reference) implements AppealCommand {}

    /** What happens to the ruling or result under appeal (OCR 17.11). */
    public enum AppealOutcome {
        UPHELD,
        CHANGED,
        DISMISSED
    }

    /**
     * @param white points of White in the new score, together with {@code black}; empty if the score does not change
     * @param seen how many rulings of the board the screen showed; empty if the screen does not say
     * @param effectStays true if those effects of the ruling that can no longer be undone are to stay as they are
     */
    public record DecideAppeal(
            String board,
            String appeal,
            AppealOutcome outcome,
            Optional<BigDecimal> white,
            Optional<BigDecimal> black,
            String reason,
            OptionalInt seen,
            boolean effectStays)
            implements AppealCommand {}

    @Override
    public Class<? extends Command> type() {
        return AppealCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((AppealCommand) command) {
            case FileAppeal appeal ->
                TeamSeats.meant(
                        hall,
                        sending.seat(),
                        appeal.number(),
                        seat -> file(
                                new FileAppealFor(seat.board(), seat.side(), appeal.ruling(), appeal.text()), sending));
            case FileAppealFor appeal -> file(appeal, sending);
            case TakeCopy(String board, String appeal) ->
                Answer.ok(sending.as(adjudication)
                        .takeCopy(TakeCopyRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setAppealId(appeal)
                                .build()));
            case RecordFee(String board, String appeal, String reference) ->
                Answer.ok(sending.as(adjudication)
                        .recordFee(RecordFeeRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setAppealId(appeal)
                                .setReference(reference)
                                .build()));
            case DecideAppeal decision -> {
                var decide = DecideAppealRequest.newBuilder()
                        .setWrite(sending.write())
                        .setBoardId(decision.board())
                        .setAppealId(decision.appeal())
                        .setOutcome(org.onehall.proto.adjudication.v1.AppealOutcome.valueOf(
                                "APPEAL_OUTCOME_" + decision.outcome()))
                        .setReason(decision.reason())
                        .setEffectStays(decision.effectStays());
                if (decision.white().isPresent() && decision.black().isPresent())
                    decide.setScore(PointsBySide.newBuilder()
                            .setWhite(Points.text(decision.white().get()))
                            .setBlack(Points.text(decision.black().get())));
                decision.seen().ifPresent(decide::setRulingsSeen);
                yield Answer.ok(sending.as(adjudication).decideAppeal(decide.build()));
            }
        };
    }

    private Answer file(FileAppealFor appeal, Sending sending) {
        var request = FileAppealRequest.newBuilder()
                .setWrite(sending.write())
                .setBoardId(appeal.board())
                .setSide(Wire.side(appeal.side()))
                .setText(appeal.text());
        appeal.ruling().ifPresent(request::setRulingId);
        return Answer.ok(sending.as(adjudication).fileAppeal(request.build()));
    }

    private static Command decideAppeal(Arguments args) throws BadArgumentsException {
        var decision = new DecideAppeal(
                args.text("board"),
                args.text("appeal"),
                args.constant(AppealOutcome.class, "outcome"),
                args.points("white"),
                args.points("black"),
                args.reason("reason"),
                args.seenCount(),
                args.optionalFlag("effectStays"));
        if (decision.white().isPresent() != decision.black().isPresent())
            throw new BadArgumentsException("white and black are the points of both, or neither is there");
        if (decision.white().isPresent() && decision.outcome() != AppealOutcome.CHANGED)
            throw new BadArgumentsException("white and black are for CHANGED only");
        return decision;
    }
}
