package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.ColourDue;
import org.onehall.proto.competition.v1.Float;
import org.onehall.proto.competition.v1.PairingCandidate;
import org.onehall.proto.competition.v1.PairingFault;
import org.onehall.proto.competition.v1.PairingFinding;
import org.onehall.proto.competition.v1.PairingPreview;
import org.onehall.proto.competition.v1.PairingSource;
import org.onehall.proto.competition.v1.PreviewedBoard;
import org.onehall.proto.competition.v1.PreviewedSeat;

/** The preview of a round's pairings as a page shows it; what is absent is left out. */
final class PairingViews {
    private PairingViews() {}

    /** @param leftOut ids of players whom the source leaves without a game on purpose */
    record Preview(
            int round,
            List<BoardView> boards,
            List<ByeView> byes,
            List<String> leftOut,
            List<FindingView> findings,
            boolean publishable,
            List<FaultView> notes) {}

    /** @param number as the source has it */
    record BoardView(int number, Seat white, Seat black, boolean sameVenue) {}

    /**
     * One player at a board.
     *
     * @param name of a player of the competition; empty, like the number and the rest, if there is none with the id
     * @param rating empty also for a player without one
     * @param scoreGroup 1 for the players with the most points, 0 if the player is not known
     * @param colours of the earlier rounds, one character each
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Seat(
            String playerId,
            Optional<String> name,
            OptionalInt number,
            OptionalInt rating,
            Optional<String> venueId,
            Optional<String> points,
            int scoreGroup,
            String colours,
            Optional<Due> due,
            List<String> lastFloats,
            String floated) {}

    record Due(String colour, String strength) {}

    record ByeView(String playerId, String kind) {}

    /**
     * Something that is wrong, or that somebody should look at.
     *
     * @param rule the article; empty if there is none
     * @param text in English
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record FindingView(
            String severity,
            String code,
            Optional<String> rule,
            OptionalInt board,
            List<String> players,
            Map<String, String> parameters,
            String text) {}

    /**
     * Something in the text of a source that cannot be read, or a note about it.
     *
     * @param line from 1; empty if it is about no line
     * @param text in English
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record FaultView(OptionalInt line, String code, Map<String, String> parameters, String text) {}

    static Preview preview(PairingPreview preview, List<PairingFault> notes) {
        return new Preview(
                preview.getRound(),
                preview.getBoardsList().stream().map(PairingViews::board).toList(),
                preview.getByesList().stream().map(PairingViews::bye).toList(),
                preview.getLeftOutList(),
                preview.getFindingsList().stream().map(PairingViews::finding).toList(),
                preview.getPublishable(),
                faults(notes));
    }

    static List<FaultView> faults(List<PairingFault> faults) {
        return faults.stream()
                .map(fault -> new FaultView(positive(fault.getLine()), fault.getCode(), Map.of(), fault.getText()))
                .toList();
    }

    static String name(PairingSource source) {
        return source.name().substring("PAIRING_SOURCE_".length());
    }

    static String name(ByeKind kind) {
        return kind.name().substring("BYE_KIND_".length());
    }

    private static BoardView board(PreviewedBoard board) {
        return new BoardView(board.getNumber(), seat(board.getWhite()), seat(board.getBlack()), board.getSameVenue());
    }

    private static Seat seat(PreviewedSeat seat) {
        Optional<PairingCandidate> player = seat.hasPlayer() ? Optional.of(seat.getPlayer()) : Optional.empty();
        return new Seat(
                seat.getPlayerId(),
                player.map(PairingCandidate::getName),
                positive(player.map(PairingCandidate::getNumber).orElse(0)),
                positive(player.map(PairingCandidate::getRating).orElse(0)),
                player.map(PairingCandidate::getVenueId),
                player.map(PairingCandidate::getPoints),
                seat.getScoreGroup(),
                seat.getColours(),
                seat.hasDue() ? Optional.of(due(seat.getDue())) : Optional.empty(),
                seat.getLastFloatsList().stream().map(PairingViews::floated).toList(),
                floated(seat.getFloated()));
    }

    private static Due due(ColourDue due) {
        return new Due(
                due.getColour().name().substring("SIDE_".length()),
                due.getStrength().name().substring("COLOUR_STRENGTH_".length()));
    }

    private static String floated(Float floated) {
        return floated.name().substring("FLOAT_".length());
    }

    private static ByeView bye(Bye bye) {
        return new ByeView(bye.getPlayerId(), name(bye.getKind()));
    }

    private static FindingView finding(PairingFinding finding) {
        return new FindingView(
                finding.getSeverity().name().substring("PAIRING_SEVERITY_".length()),
                finding.getCode(),
                Optional.of(finding.getRule()).filter(rule -> !rule.isEmpty()),
                positive(finding.getBoard()),
                finding.getPlayerIdsList(),
                finding.getParametersMap(),
                finding.getText());
    }

    private static OptionalInt positive(int number) {
        return number > 0 ? OptionalInt.of(number) : OptionalInt.empty();
    }
}
