package org.onehall.playingzone.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.SeatKey;

/** Finds the seat a player speaks for: his own or, as captain, that of a player of his team (FSSI team-b). */
final class TeamSeats {
    private TeamSeats() {}

    /**
     * Carries out something for the intended seat, or refuses it if nobody of the team sits there.
     *
     * @param number of the board of the captain's team; empty for his own seat
     */
    static Answer meant(LiveHall hall, SeatKey own, OptionalInt number, Function<SeatKey, Answer> action) {
        Optional<SeatKey> seat =
                number.isEmpty() ? Optional.of(own) : hall.read(h -> h.seating().teamSeat(own, number.getAsInt()));
        return seat.map(action).orElseGet(() -> notOfTeam(hall, own, number.orElseThrow()));
    }

    private static Answer notOfTeam(LiveHall hall, SeatKey own, int number) {
        List<Integer> boards = hall.read(h -> h.seating().teamBoards(own));
        return Answer.refused(
                ZoneRefusal.NOT_OF_TEAM,
                Map.of(
                        "board",
                        String.valueOf(number),
                        "boards",
                        boards.stream().map(String::valueOf).collect(Collectors.joining(", "))));
    }
}
