package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.DiskRoom;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.report.SignedReport;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.ApproveResultRequest;
import org.onehall.proto.competition.v1.CloseRoundRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.ConfirmResultRequest;
import org.onehall.proto.competition.v1.OpenRoundRequest;
import org.onehall.proto.competition.v1.SignReportRequest;

/** Commands about rounds, their results and their reports (OCR 17.11, 18.3). */
@Singleton
public class RoundCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry("openRound", args -> new OpenRound(args.round())),
            Map.entry("closeRound", args -> new CloseRound(args.round())),
            Map.entry(
                    "signReport",
                    args -> new SignReport(
                            args.round(),
                            args.optionalText("venue"),
                            args.optionalText("remarks"),
                            args.text("sha256"))),
            Map.entry("confirmResult", args -> new ConfirmResult(args.flag("agrees"))),
            Map.entry(
                    "approveResult",
                    args -> new ApproveResult(
                            args.text("board"),
                            args.text("seen"),
                            args.constants(Side.class, "disputed", Side.values().length),
                            args.reason("reason"))));

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface RoundCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.COMPETITION;
        }
    }

    /** Opens the boards of a round. */
    public record OpenRound(int round) implements RoundCommand {}

    /** OCR 17.11. */
    public record CloseRound(int round) implements RoundCommand {}

    /**
     * OCR 18.3.
     *
     * @param venue "" means the report of the whole round
     * @param sha256 hash of the report that the page showed
     */
    public record SignReport(int round, String venue, String remarks, String sha256) implements RoundCommand {}

    /** LAW 8.7. */
    public record ConfirmResult(boolean agrees) implements RoundCommand, SeatCommand {}

    /** @param seen the result, or the score by a ruling, that the screen showed: "1-0" (OCR 17.11) */
    public record ApproveResult(String board, String seen, List<Side> disputed, String reason)
            implements RoundCommand {}

    @Override
    public Class<? extends Command> type() {
        return RoundCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((RoundCommand) command) {
            case OpenRound _
            when hall.tooFullForARound().isPresent() ->
                Answer.refused(
                        ZoneRefusal.DISK_NEARLY_FULL,
                        Map.of(
                                "free",
                                DiskRoom.size(hall.tooFullForARound()
                                        .map(DiskRoom::free)
                                        .orElse(0L))));
            case OpenRound(int round) ->
                Answer.ok(sending.as(competitions)
                        .openRound(OpenRoundRequest.newBuilder()
                                .setWrite(sending.write())
                                .setCompetitionId(hall.competition(sending.viewer()))
                                .setRound(round)
                                .build()));
            case CloseRound(int round) ->
                Answer.ok(sending.as(competitions)
                        .closeRound(CloseRoundRequest.newBuilder()
                                .setWrite(sending.write())
                                .setCompetitionId(hall.competition(sending.viewer()))
                                .setRound(round)
                                .build()));
            case SignReport sign -> sign(sign, sending);
            case ConfirmResult(boolean agrees) -> confirm(sending.seat(), agrees, sending);
            case ApproveResult approval -> approve(approval, sending);
        };
    }

    /**
     * Signs exactly the report that the page showed. A command that is sent again after its signature was recorded gets
     * the first answer (ENG-1). A person who may not sign is told so first, whatever the command contains (OCR 18.3).
     */
    private Answer sign(SignReport sign, Sending sending) {
        String competition = hall.competition(sending.viewer());
        Optional<SignedReport> unsigned = !Visibility.signs(sending.viewer(), competition, sign.venue())
                ? Optional.empty()
                : hall.read(h -> RoundReports.of(
                                h,
                                competition,
                                sign.round(),
                                sign.venue(),
                                Instant.now().toEpochMilli()))
                        .map(SignedReport::of)
                        .filter(now -> now.signature()
                                .filter(one -> one.sha256().equals(sign.sha256()))
                                .isEmpty());
        if (unsigned.filter(now -> !now.sha256().equals(sign.sha256())).isPresent())
            return Answer.refused(ZoneRefusal.REPORT_CHANGED);
        if (unsigned.filter(now -> now.lacks(Point.VENUE_CHANGED)).isPresent())
            return Answer.refused(ZoneRefusal.VENUE_REPORTS_CHANGED);
        return Answer.ok(sending.as(competitions)
                .signReport(SignReportRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setRound(sign.round())
                        .setVenueId(sign.venue())
                        .setRemarks(sign.remarks())
                        .setSha256(sign.sha256())
                        .build()));
    }

    private Answer approve(ApproveResult approval, Sending sending) {
        Optional<BoardId> board = BoardId.parse(approval.board());
        if (board.isEmpty()) return Answer.refused(ZoneRefusal.NOBODY);
        return Answer.ok(sending.as(competitions)
                .approveResult(ApproveResultRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(board.get().competition())
                        .setRound(board.get().round())
                        .setBoard(board.get().number())
                        .setSeen(approval.seen())
                        .addAllDisputed(
                                approval.disputed().stream().map(Wire::side).toList())
                        .setReason(approval.reason())
                        .build()));
    }

    private Answer confirm(SeatKey seat, boolean agrees, Sending sending) {
        return BoardId.parse(seat.board())
                .map(board -> Answer.ok(sending.as(competitions)
                        .confirmResult(ConfirmResultRequest.newBuilder()
                                .setWrite(sending.write())
                                .setCompetitionId(board.competition())
                                .setRound(board.round())
                                .setBoard(board.number())
                                .setSide(Wire.side(seat.side()))
                                .setAgrees(agrees)
                                .build())))
                .orElseGet(() -> Answer.refused(ZoneRefusal.NOBODY));
    }
}
