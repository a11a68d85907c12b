package org.onehall.playingzone.publicpage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * The boards of a round as they were some minutes ago (LAW 6.12).
 *
 * @param delayMinutes how old what is shown is, from 0
 * @param boards in the order of their numbers, without those whose games are not set up
 */
public record BoardsView(int round, long delayMinutes, List<GameView> boards) {
    /** How far a game had come. */
    public enum Stage {
        WAITING,
        PLAYING,
        OVER
    }

    /**
     * @param lastMove in UCI; empty before the first
     * @param moves in SAN, separated by blanks; White's and Black's in turn
     * @param whiteMs what White's clock showed after White's last move
     * @param startedAt when it began, in ms since 1970; empty before
     */
    public record GameView(
            int board,
            String white,
            String black,
            Stage stage,
            String fen,
            Optional<String> lastMove,
            String moves,
            long whiteMs,
            long blackMs,
            OptionalLong startedAt) {
        static GameView of(int board, PublicGame game) {
            List<PublicGame.Played> moves = game.moves();
            return new GameView(
                    board,
                    game.seat(Side.WHITE).getPlayerName(),
                    game.seat(Side.BLACK).getPlayerName(),
                    game.isOver() ? Stage.OVER : game.startedAt().isPresent() ? Stage.PLAYING : Stage.WAITING,
                    game.fen(),
                    moves.isEmpty()
                            ? Optional.empty()
                            : Optional.of(moves.getLast().uci()),
                    String.join(" ", moves.stream().map(PublicGame.Played::san).toList()),
                    game.clockMs(Side.WHITE),
                    game.clockMs(Side.BLACK),
                    game.startedAt().stream().mapToLong(at -> at).findFirst());
        }
    }
}
