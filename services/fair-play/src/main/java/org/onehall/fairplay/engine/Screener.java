package org.onehall.fairplay.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.domain.Screening.ScreenedMove;
import org.onehall.fairplay.domain.Screening.SideScreening;

/** Sets each move of a game beside an engine's first choice: an indication, never proof (APP-I A3). */
public final class Screener {
    private static final int CAP = 1_000;

    private Screener() {}

    /**
     * Judges each position before a move and, where another move was played, that move with the same effort.
     * IllegalArgumentException if the game itself cannot be replayed: no engine will change that.
     */
    public static Screening screen(Analyst analyst, long nodes, String initialFen, List<String> moves)
            throws EngineFailure, InterruptedException {
        Position position = Position.ofFen(initialFen);
        String fen = position.fen();
        boolean chess960 = position.isChess960();
        List<ScreenedMove> white = new ArrayList<>();
        List<ScreenedMove> black = new ArrayList<>();
        List<ScreenedMove> all = new ArrayList<>();
        List<String> before = new ArrayList<>();
        for (String uci : moves) {
            Position here = position;
            Move played = here.resolve(Move.ofUci(uci))
                    .orElseThrow(() -> new IllegalArgumentException(uci + " is no legal move in " + here.fen()));
            String sent = chess960 ? here.chess960Uci(played) : played.uci();
            Analyst.Verdict verdict = analyst.judge(fen, before, Optional.empty());
            String best = legal(here, verdict.best());
            int value = best.equals(played.uci()) ? verdict.value() : analyst.judge(fen, before, Optional.of(sent)).value();
            ScreenedMove screened = new ScreenedMove(before.size() + 1, played.uci(), best, verdict.value(), value);
            all.add(screened);
            (here.sideToMove() == Side.WHITE ? white : black).add(screened);
            position = here.play(played);
            before.add(sent);
        }
        return new Screening(analyst.name(), nodes, all, together(white), together(black));
    }

    static SideScreening together(List<ScreenedMove> moves) {
        if (moves.isEmpty()) return new SideScreening(0, 0, 0, 0);
        int matches = (int) moves.stream().filter(move -> move.played().equals(move.best())).count();
        double loss = moves.stream().mapToInt(move -> Math.max(0, cap(move.bestValue()) - cap(move.playedValue()))).average().orElse(0);
        return new SideScreening(moves.size(), matches, loss, 100.0 * matches / moves.size());
    }

    private static int cap(int value) {
        return Math.clamp(value, -CAP, CAP);
    }

    private static String legal(Position position, String best) throws EngineFailure {
        try {
            Optional<Move> move = position.resolve(Move.ofUci(best));
            if (move.isPresent()) return move.get().uci();
        } catch (IllegalArgumentException unreadable) {
            throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine's move can't be read");
        }
        throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine's move is not legal");
    }
}
