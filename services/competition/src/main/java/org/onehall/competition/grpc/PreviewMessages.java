package org.onehall.competition.grpc;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.pairing.Candidate;
import org.onehall.competition.pairing.ColourDue;
import org.onehall.competition.pairing.Finding;
import org.onehall.competition.pairing.Floated;
import org.onehall.competition.pairing.PairingFault;
import org.onehall.competition.pairing.PairingPreview;
import org.onehall.competition.pairing.PairingSource;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.proto.competition.v1.ColourStrength;
import org.onehall.proto.competition.v1.Float;
import org.onehall.proto.competition.v1.PairingCandidate;
import org.onehall.proto.competition.v1.PairingFinding;
import org.onehall.proto.competition.v1.PairingSeverity;
import org.onehall.proto.competition.v1.PreviewPairingsResponse;
import org.onehall.proto.competition.v1.PreviewedBoard;
import org.onehall.proto.competition.v1.PreviewedSeat;
import org.onehall.regulations.Points;

/** Previews of pairings as messages. */
final class PreviewMessages {
    private PreviewMessages() {}

    /** Empty if the message names none. */
    static Optional<PairingSource> source(org.onehall.proto.competition.v1.PairingSource source) {
        return switch (source) {
            case PAIRING_SOURCE_HAND -> Optional.of(PairingSource.HAND);
            case PAIRING_SOURCE_TABLE -> Optional.of(PairingSource.TABLE);
            case PAIRING_SOURCE_TRF -> Optional.of(PairingSource.TRF);
            case PAIRING_SOURCE_PROGRAM -> Optional.of(PairingSource.PROGRAM);
            case PAIRING_SOURCE_ROUND_ROBIN -> Optional.of(PairingSource.ROUND_ROBIN);
            case PAIRING_SOURCE_DOUBLE_ROUND_ROBIN -> Optional.of(PairingSource.DOUBLE_ROUND_ROBIN);
            case PAIRING_SOURCE_SCHEVENINGEN -> Optional.of(PairingSource.SCHEVENINGEN);
            case PAIRING_SOURCE_UNSPECIFIED, UNRECOGNIZED -> Optional.empty();
        };
    }

    static org.onehall.proto.competition.v1.PairingSource source(PairingSource source) {
        return org.onehall.proto.competition.v1.PairingSource.valueOf("PAIRING_SOURCE_" + source.name());
    }

    static PreviewPairingsResponse preview(PairingPreview preview, List<PairingFault> notes) {
        var message = org.onehall.proto.competition.v1.PairingPreview.newBuilder()
                .setRound(preview.round())
                .addAllLeftOut(preview.leftOut())
                .setPublishable(preview.isPublishable());
        preview.boards().forEach(board -> message.addBoards(board(board)));
        preview.byes().forEach(bye -> message.addByes(bye(bye)));
        preview.findings().forEach(finding -> message.addFindings(finding(finding)));
        return PreviewPairingsResponse.newBuilder()
                .setPreview(message)
                .addAllNotes(notes.stream().map(PreviewMessages::fault).toList())
                .build();
    }

    static PreviewPairingsResponse refused(List<PairingFault> faults, List<PairingFault> notes) {
        return PreviewPairingsResponse.newBuilder()
                .addAllFaults(faults.stream().map(PreviewMessages::fault).toList())
                .addAllNotes(notes.stream().map(PreviewMessages::fault).toList())
                .build();
    }

    private static org.onehall.proto.competition.v1.Bye bye(Bye bye) {
        return CompetitionLog.CONTEXT
                .mapper()
                .write(bye, org.onehall.proto.competition.v1.Bye.newBuilder())
                .build();
    }

    private static PreviewedBoard board(PairingPreview.Board board) {
        return PreviewedBoard.newBuilder()
                .setNumber(board.number())
                .setWhite(seat(board.white()))
                .setBlack(seat(board.black()))
                .setSameVenue(board.sameVenue())
                .build();
    }

    private static PreviewedSeat seat(PairingPreview.Seat seat) {
        var message = PreviewedSeat.newBuilder()
                .setPlayerId(seat.playerId())
                .setScoreGroup(seat.scoreGroup())
                .setColours(seat.colours())
                .setFloated(floated(seat.floated()));
        seat.player().ifPresent(player -> message.setPlayer(player(player)));
        seat.due().ifPresent(due -> message.setDue(due(due)));
        seat.lastFloats().forEach(last -> message.addLastFloats(floated(last)));
        return message.build();
    }

    private static PairingCandidate player(Candidate player) {
        return PairingCandidate.newBuilder()
                .setName(player.name())
                .setNumber(player.number())
                .setRating(player.rating())
                .setVenueId(player.venueId())
                .setPoints(Points.text(player.points()))
                .build();
    }

    private static org.onehall.proto.competition.v1.ColourDue due(ColourDue due) {
        return org.onehall.proto.competition.v1.ColourDue.newBuilder()
                .setColour(
                        due.colour() == Side.WHITE
                                ? org.onehall.proto.types.v1.Side.SIDE_WHITE
                                : org.onehall.proto.types.v1.Side.SIDE_BLACK)
                .setStrength(
                        switch (due.strength()) {
                            case ABSOLUTE -> ColourStrength.COLOUR_STRENGTH_ABSOLUTE;
                            case STRONG -> ColourStrength.COLOUR_STRENGTH_STRONG;
                            case MILD -> ColourStrength.COLOUR_STRENGTH_MILD;
                        })
                .build();
    }

    private static Float floated(Floated floated) {
        return switch (floated) {
            case UP -> Float.FLOAT_UP;
            case DOWN -> Float.FLOAT_DOWN;
            case NONE -> Float.FLOAT_NONE;
        };
    }

    private static PairingFinding finding(Finding finding) {
        return PairingFinding.newBuilder()
                .setSeverity(
                        switch (finding.severity()) {
                            case ERROR -> PairingSeverity.PAIRING_SEVERITY_ERROR;
                            case WARNING -> PairingSeverity.PAIRING_SEVERITY_WARNING;
                        })
                .setCode(finding.code().name())
                .setRule(finding.article())
                .setBoard(finding.board())
                .addAllPlayerIds(finding.playerIds())
                .putAllParameters(finding.details())
                .setText(finding.text())
                .build();
    }

    private static org.onehall.proto.competition.v1.PairingFault fault(PairingFault fault) {
        return org.onehall.proto.competition.v1.PairingFault.newBuilder()
                .setLine(fault.line())
                .setColumn(fault.column())
                .setCode(fault.code())
                .setText(fault.text())
                .build();
    }
}
