package org.onehall.screening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.San;
import org.onehall.chess.Side;

/**
 * A game with an engine's results for its positions and what the hall observed.
 *
 * @param id of the game, the same in every run
 * @param event empty if not known
 * @param round as numbered by the event, empty if not known
 * @param date as PGN writes it, empty if not known
 * @param facts observed by the hall, in no particular order
 */
public record AnalysedGame(
        String id,
        String event,
        String round,
        String date,
        BySide<Player> players,
        String result,
        List<AnalysedMove> moves,
        List<HallFact> facts) {
    public AnalysedGame {
        if (id.isBlank()) throw new IllegalArgumentException("a game without an id");
        moves = List.copyOf(moves);
        facts = List.copyOf(facts);
    }

    /** Makes a game from its moves. An illegal move is refused with an IllegalArgumentException. */
    public static AnalysedGame of(
            String id,
            String event,
            String round,
            String date,
            BySide<Player> players,
            String result,
            Position start,
            List<PlayedMove> played,
            List<HallFact> facts,
            Function<Position, Optional<PositionAnalysis>> analyses) {
        var moves = new ArrayList<AnalysedMove>();
        Position position = start;
        Repetitions repetitions = Repetitions.start(start);
        for (PlayedMove next : played) {
            Move move = legal(position, next.move());
            int legalMoves = position.legalMoves().size();
            boolean repetition = repetitions.count() > 1;
            Position before = position;
            Optional<PositionAnalysis> analysis =
                    Exclusion.withoutEngine(position.fullmoveNumber(), legalMoves, repetition)
                                    .isPresent()
                            ? Optional.empty()
                            : analyses.apply(position).map(found -> spelledAlike(found, before));
            moves.add(new AnalysedMove(
                    moves.size(),
                    position.sideToMove(),
                    position.fullmoveNumber(),
                    position.fen(),
                    move.uci(),
                    San.write(position, move),
                    legalMoves,
                    repetition,
                    Phase.of(position),
                    analysis,
                    next.spent(),
                    next.left(),
                    next.at()));
            position = position.play(move);
            repetitions = repetitions.after(position);
        }
        return new AnalysedGame(id, event, round, date, players, result, moves, facts);
    }

    /** The positions of a game that an engine must analyse, in the order of the game. */
    public static List<Position> toAnalyse(Position start, List<Move> moves) {
        var wanted = new ArrayList<Position>();
        Position position = start;
        Repetitions repetitions = Repetitions.start(start);
        for (Move move : moves) {
            if (Exclusion.withoutEngine(
                            position.fullmoveNumber(), position.legalMoves().size(), repetitions.count() > 1)
                    .isEmpty()) wanted.add(position);
            position = position.play(legal(position, move));
            repetitions = repetitions.after(position);
        }
        return List.copyOf(wanted);
    }

    public Player player(Side side) {
        return players.get(side);
    }

    public List<AnalysedMove> moves(Side side) {
        return moves.stream().filter(move -> move.side() == side).toList();
    }

    private static Move legal(Position position, Move move) {
        return position.resolve(move)
                .orElseThrow(() -> new IllegalArgumentException("illegal move " + move + " in " + position.fen()));
    }

    /** Engines may write castling in another way than we do. */
    private static PositionAnalysis spelledAlike(PositionAnalysis analysis, Position position) {
        return new PositionAnalysis(
                analysis.fen(),
                analysis.depth(),
                analysis.choices().stream()
                        .map(choice -> new Choice(
                                legal(position, Move.ofUci(choice.uci())).uci(), choice.centipawns()))
                        .toList());
    }
}
