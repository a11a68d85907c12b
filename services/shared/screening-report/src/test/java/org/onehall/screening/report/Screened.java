package org.onehall.screening.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.AnalysedMove;
import org.onehall.screening.Calibration;
import org.onehall.screening.CalibrationSet;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.EventReport;
import org.onehall.screening.HallFact;
import org.onehall.screening.IprLine;
import org.onehall.screening.LeftOut;
import org.onehall.screening.PerIndex;
import org.onehall.screening.PlayedMove;
import org.onehall.screening.Player;
import org.onehall.screening.PositionAnalysis;
import org.onehall.screening.RatingLine;
import org.onehall.screening.ReferencePosition;
import org.onehall.screening.Screening;
import org.onehall.screening.ScreeningOptions;
import org.onehall.screening.SkillLine;

/** Games of people who play random moves, and of one who finds the engine's moves; screened like any other games. */
final class Screened {
    static final Player FINDER = new Player("7", "Đorđe Čolić-Γιώργος", OptionalInt.of(1_900));
    static final Player ANNA = new Player("1", "Anna Bianchi", OptionalInt.of(2_050));
    static final Player BRUNO = new Player("2", "Bruno Neri", OptionalInt.of(1_700));
    static final Player UNRATED = new Player("9", "Ugo Ignoto", OptionalInt.empty());
    private static final EngineSettings SETTINGS = new EngineSettings("Fish 7", 100_000, 6, 16);
    private static final int PLIES = 90;
    private static final int MOST_LISTED = 6;

    private Screened() {}

    static Calibration calibration() {
        List<Double> none = List.of(0.0, 0.0, 0.0, 0.0);
        RatingLine one = new RatingLine(1.1, 0);
        return new Calibration(
                "test-1",
                SETTINGS,
                "2026-03-01",
                new CalibrationSet("some games", 500, 30_000, 600, 1_200, 2_800),
                new SkillLine(-1.4, -0.7, 0.5, 0),
                List.of(none, none, none, none),
                new PerIndex<>(RatingLine.ZERO, RatingLine.ZERO, RatingLine.ZERO),
                new PerIndex<>(one, one, one),
                60,
                0.68,
                1,
                new IprLine(-300, 1_300, 1),
                80,
                List.of(
                        new ReferencePosition(List.of(0.0, 0.1, 0.2, 0.4), 20),
                        new ReferencePosition(List.of(0.0, 0.02, 0.3), 10)));
    }

    /** Six games; the hall observed an absence of Anna in each of her games. */
    static EventReport event() {
        List<AnalysedGame> games = new ArrayList<>();
        games.add(game("r.pgn:1", "1", FINDER, ANNA, true));
        games.add(game("r.pgn:2", "1", BRUNO, UNRATED, true));
        games.add(game("r.pgn:3", "2", BRUNO, FINDER, true));
        games.add(game("r.pgn:4", "2", ANNA, UNRATED, true));
        games.add(game("r.pgn:5", "3", FINDER, UNRATED, true));
        games.add(game("r.pgn:6", "3", ANNA, BRUNO, true));
        return report(games);
    }

    /** Bruno has a higher rating in his second game, and so has Carla, who has only few moves. */
    static EventReport ratedDifferently() {
        AnalysedGame one = game("a.pgn:1", "1", BRUNO, UNRATED, false);
        AnalysedGame other =
                game("b.pgn:1", "1", new Player(BRUNO.id(), BRUNO.name(), OptionalInt.of(2_100)), ANNA, false);
        List<AnalysedGame> games = new ArrayList<>(List.of(one, other));
        for (int rating : List.of(1_500, 1_600)) {
            AnalysedGame few = game(
                    "c.pgn:" + rating, "2", new Player("5", "Carla Verdi", OptionalInt.of(rating)), UNRATED, false);
            games.add(new AnalysedGame(
                    few.id(), "", "", "", few.players(), "*", few.moves().subList(0, 40), List.of()));
        }
        return report(games);
    }

    /** Games of players whose names are in Chinese characters. */
    static EventReport foreign() {
        return report(List.of(game(
                "f.pgn:1", "1", new Player("8601", "王小明", OptionalInt.of(2_000)), new Player("王红", 1_700), false)));
    }

    /** One game without clocks. */
    static EventReport untimed() {
        return report(List.of(game("u.pgn:1", "", BRUNO, UNRATED, false)));
    }

    /**
     * A game with clocks but an unknown increment, one with times for few moves, and one that no engine has analysed
     * yet.
     */
    static EventReport unfinished() {
        AnalysedGame clocks = game("c.pgn:1", "", ANNA, BRUNO, true);
        List<AnalysedMove> untold = clocks.moves().stream()
                .map(move -> with(move, move.analysis(), Optional.empty()))
                .toList();
        AnalysedGame seen = game("cup/2/7", "2", BRUNO, ANNA, true);
        List<AnalysedMove> waiting = seen.moves().stream()
                .map(move -> with(move, Optional.empty(), move.spent()))
                .toList();
        return report(List.of(
                        new AnalysedGame(
                                clocks.id(), "", "", "", clocks.players(), "*", untold.subList(0, 40), List.of()),
                        new AnalysedGame(seen.id(), "", "2", "", seen.players(), "*", waiting, seen.facts())))
                .leavingOut(
                        List.of(
                                new LeftOut("c.pgn", 2, 14, "illegal move"),
                                new LeftOut("e.pgn", 0, 0, "holds no game"),
                                new LeftOut("c.pgn", 3, 0, "the same game as c.pgn:1")),
                        4)
                .doubting(List.of(List.of(ANNA.id(), BRUNO.id())));
    }

    /** Twenty moves of each side. */
    static EventReport few() {
        AnalysedGame game = game("f.pgn:1", "", BRUNO, UNRATED, true);
        return report(List.of(new AnalysedGame(
                game.id(), "", "", "", game.players(), "*", game.moves().subList(0, 40), List.of())));
    }

    private static AnalysedMove with(AnalysedMove move, Optional<PositionAnalysis> analysis, Optional<Duration> spent) {
        return new AnalysedMove(
                move.ply(),
                move.side(),
                move.number(),
                move.fen(),
                move.uci(),
                move.san(),
                move.legalMoves(),
                move.repetition(),
                move.phase(),
                analysis,
                spent,
                move.left(),
                move.at());
    }

    /** The same as the event, for an engine without a calibration. */
    static EventReport record() {
        return Screening.record(
                List.of(game("r.pgn:1", "1", FINDER, ANNA, true)), SETTINGS, ScreeningOptions.defaults());
    }

    private static EventReport report(List<AnalysedGame> games) {
        return Screening.report(games, SETTINGS, calibration(), ScreeningOptions.defaults());
    }

    private static AnalysedGame game(String id, String round, Player white, Player black, boolean timed) {
        Random chance = new Random(id.hashCode());
        BySide<Player> players = new BySide<>(white, black);
        List<PlayedMove> played = new ArrayList<>();
        Position position = Position.initial();
        Duration since = Duration.ZERO;
        for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
            List<Choice> choices = analysis(position).choices();
            boolean finds = players.get(position.sideToMove()).equals(FINDER);
            Move move = finds
                    ? Move.ofUci(choices.getFirst().uci())
                    : Move.ofUci(choices.get(chance.nextInt(Math.min(3, choices.size())))
                            .uci());
            Duration spent = Duration.ofSeconds(1 + chance.nextInt(300));
            since = since.plus(spent);
            played.add(
                    timed
                            ? new PlayedMove(
                                    move,
                                    Optional.of(spent),
                                    Optional.of(Duration.ofSeconds(5_400 - 30 * ply)),
                                    Optional.of(since))
                            : new PlayedMove(move));
            position = position.play(move);
        }
        List<HallFact> facts = new ArrayList<>();
        if (timed)
            for (Side side : Side.values())
                if (players.get(side).equals(ANNA))
                    facts.add(new HallFact(
                            HallFact.ABSENCE,
                            side,
                            since.dividedBy(2),
                            since.dividedBy(2).plusMinutes(4)));
        return AnalysedGame.of(
                id,
                "Spring",
                round,
                "2026.03.01",
                players,
                "1-0",
                Position.initial(),
                played,
                facts,
                each -> Optional.of(analysis(each)));
    }

    /** A possible engine result: a fixed order of the legal moves, each a bit worse than the one before. */
    private static PositionAnalysis analysis(Position position) {
        Random chance = new Random(position.fen().hashCode());
        List<Move> moves = position.legalMoves().stream()
                .sorted(Comparator.comparing(Move::uci))
                .toList();
        int shift = chance.nextInt(moves.size());
        int best = chance.nextInt(100) - 50;
        return new PositionAnalysis(
                position.fen(),
                12,
                IntStream.range(0, Math.min(MOST_LISTED, moves.size()))
                        .mapToObj(n ->
                                new Choice(moves.get((n + shift) % moves.size()).uci(), best - 25 * n))
                        .toList());
    }
}
