package org.onehall.playingzone.projection.board;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.EventHeader;

/** The people at a board: who sits there, who enters the moves and who helps (LAW 8.1.6, OCR 19.2, APP-III 1). */
final class Occupants {
    private final Map<Side, Seat> seats = new HashMap<>();
    /** Who sat where, by the start of that sitting in ms since 1970: players may exchange seats (OCR 19.2). */
    private final NavigableMap<Long, Map<Side, Seat>> sittings = new TreeMap<>();

    private final Map<Side, AssistantView> assistants = new HashMap<>();
    /** Those who help the players without entering their moves (LAW 8.1.6). */
    private final Map<Side, HelperView> helpers = new HashMap<>();
    /** Whether the players have exchanged colours (OCR 19.2). */
    private boolean exchanged;
    /** Seats whose new players have not signed in since the exchange. */
    private final Set<Side> newCodes = EnumSet.noneOf(Side.class);

    /** Takes a fact about who sits at the board, enters the moves or helps. */
    void fold(GameEvent event) {
        EventHeader header = event.getHeader();
        if (event.hasGameCreated()) {
            var created = event.getGameCreated();
            sit(created.getWhite(), created.getBlack(), header);
        }
        if (event.hasGameRestarted()) {
            var restarted = event.getGameRestarted();
            if (restarted.hasReplaced()) replace(restarted, header);
            else if (restarted.hasWhite() && restarted.hasBlack())
                exchange(restarted.getWhite(), restarted.getBlack(), header);
            if (restarted.getPairedAgain()) exchanged = false;
        }
        if (event.hasAssistantNamed()) named(event.getAssistantNamed());
        if (event.hasAssistantAdmitted())
            assistants.computeIfPresent(Wire.side(event.getAssistantAdmitted().getSide()), (_, one) -> one.admit());
        if (event.hasAssistantDismissed())
            assistants.remove(Wire.side(event.getAssistantDismissed().getSide()));
        if (event.hasClockTimesAsked())
            assistants.computeIfPresent(
                    Wire.side(event.getClockTimesAsked().getSide()),
                    (_, one) -> one.asked(new TimesAskedView(
                            Wire.ms(event.getHeader().getOccurredAt()),
                            event.getClockTimesAsked().getPly())));
        if (event.hasHelperAccepted())
            helpers.put(
                    Wire.side(event.getHelperAccepted().getSide()),
                    new HelperView(
                            event.getHelperAccepted().getName(),
                            event.getHelperAccepted().getDisabled()));
        if (event.hasHelperDismissed())
            helpers.remove(Wire.side(event.getHelperDismissed().getSide()));
    }

    private void named(AssistantNamed named) {
        assistants.put(
                Wire.side(named.getSide()),
                new AssistantView(
                        named.getAssistantId(), named.getName(), Wire.name(named.getLanguage()), false, List.of()));
    }

    /** From now on the players have each other's colours; their assistants and helpers move with them. */
    private void exchange(Seat white, Seat black, EventHeader header) {
        sit(white, black, header);
        exchanged = !exchanged;
        newCodes.addAll(List.of(Side.values()));
        Map<Side, AssistantView> before = Map.copyOf(assistants);
        assistants.clear();
        before.forEach((side, assistant) -> assistants.put(side.other(), assistant));
        Map<Side, HelperView> helped = Map.copyOf(helpers);
        helpers.clear();
        helped.forEach((side, helper) -> helpers.put(side.other(), helper));
    }

    /** One seat has another player from now on, whose assistant and helper are not known yet (LAW 6.6). */
    private void replace(GameRestarted restarted, EventHeader header) {
        sit(restarted.getWhite(), restarted.getBlack(), header);
        Side side = Wire.side(restarted.getReplaced());
        assistants.remove(side);
        helpers.remove(side);
    }

    List<Side> newCodes() {
        return List.copyOf(newCodes);
    }

    /** The assistant who enters a side's moves, or will (APP-III 1). */
    Optional<AssistantView> assistant(Side side) {
        return Optional.ofNullable(assistants.get(side));
    }

    /** The helper of a side, who does not enter its moves (LAW 8.1.6). */
    Optional<HelperView> helper(Side side) {
        return Optional.ofNullable(helpers.get(side));
    }

    Seat seat(Side side) {
        return seats.getOrDefault(side, Seat.getDefaultInstance());
    }

    /** The side a player has; empty if the player is not at this board. */
    Optional<Side> sideOf(String player) {
        return Stream.of(Side.values())
                .filter(side -> seat(side).getPlayerId().equals(player))
                .findFirst();
    }

    /**
     * The player who had a side at an instant in ms since 1970; for an instant before the game was set up, the player
     * who had it first.
     */
    Seat seatAt(Side side, long ms) {
        var then = Optional.ofNullable(sittings.floorEntry(ms)).or(() -> Optional.ofNullable(sittings.firstEntry()));
        return then.map(one -> one.getValue().getOrDefault(side, Seat.getDefaultInstance()))
                .orElse(Seat.getDefaultInstance());
    }

    /** Whether the player who had a side at an instant in ms since 1970 has the other one now (OCR 19.2). */
    boolean isAcross(Side side, long ms) {
        Seat then = seatAt(side, ms);
        return !then.equals(seats.get(side)) && then.equals(seats.get(side.other()));
    }

    private void sit(Seat white, Seat black, EventHeader header) {
        seats.put(Side.WHITE, white);
        seats.put(Side.BLACK, black);
        sittings.put(Wire.ms(header.getOccurredAt()), Map.copyOf(seats));
    }

    /** Whether the players have different colours from their pairing (OCR 19.2). */
    boolean exchanged() {
        return exchanged;
    }

    /** A device has signed in at a seat. */
    void entered(Side side) {
        newCodes.remove(side);
    }

    List<String> venues() {
        return List.of(seat(Side.WHITE).getVenue(), seat(Side.BLACK).getVenue());
    }
}
