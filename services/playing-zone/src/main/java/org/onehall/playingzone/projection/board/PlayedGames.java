package org.onehall.playingzone.projection.board;

import java.util.Optional;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.disconnection.DisconnectionsProjection;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.playingzone.projection.ruling.RulingsProjection;

/** What happened to games after disconnections. */
public record PlayedGames(BoardsProjection boards, RulingsProjection rulings) implements DisconnectionsProjection.Game {
    @Override
    public Optional<ClocksThen> pausedSince(String board, long ms) {
        return boards.of(board).flatMap(game -> game.readings().pausedSince(ms));
    }

    @Override
    public Optional<ClocksThen> after(String board, String trace) {
        return boards.of(board).flatMap(game -> game.readings().after(trace));
    }

    @Override
    public Optional<RulingView> ruling(String id) {
        return rulings.view(id);
    }
}
