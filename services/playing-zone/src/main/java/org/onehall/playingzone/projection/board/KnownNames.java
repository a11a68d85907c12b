package org.onehall.playingzone.projection.board;

import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.competition.CompetitionsProjection;

/** Names of people and places, taken from the competitions and the boards. */
public record KnownNames(CompetitionsProjection competitions, BoardsProjection boards) implements Names {
    @Override
    public String player(String board, Side side, long at) {
        return boards.seatAt(board, side, at).getPlayerName();
    }

    @Override
    public String official(String board, String id) {
        return competitions
                .asked(BoardId.competitionOf(board))
                .flatMap(file -> file.official(id))
                .map(Holder::name)
                .orElse("");
    }

    @Override
    public String person(String competition, String id) {
        return competitions.personName(competition, id);
    }

    @Override
    public String venue(String competition, String venue) {
        return competitions.venueName(competition, venue);
    }

    @Override
    public String timeZone(String competition, String venue) {
        return competitions.timeZone(competition, venue);
    }

    @Override
    public SeatKey seat(String board, Side side, long at) {
        SeatKey then = new SeatKey(board, side);
        return boards.of(board).filter(file -> file.isAcross(side, at)).isPresent() ? then.opponent() : then;
    }
}
