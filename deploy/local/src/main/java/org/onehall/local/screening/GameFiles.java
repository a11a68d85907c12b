package org.onehall.local.screening;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.PgnError;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.local.Complaint;
import org.onehall.local.TextFile;
import org.onehall.screening.LeftOut;
import org.onehall.screening.PgnAnalysis;
import org.onehall.screening.Player;

/**
 * The games of PGN files.
 *
 * @param games   with a move that could be read to their end, in the order of the files
 * @param broken  a line for each of the others, and for each file without a game: which it is and why
 * @param leftOut the same for a report, and the games that stand in the files twice: they count once
 * @param empty   how many games have no move
 * @param doubts  a line for each file with games that have no move, for each with games that are there already, and for each case in which it is not certain
 *                who played
 */
public record GameFiles(List<Named> games, List<String> broken, List<LeftOut> leftOut, int empty, List<String> doubts) {
    private static final int NAMES_TOLD = 5;

    /**
     * A game.
     *
     * @param id its file and number, "round-1.pgn:3"
     */
    public record Named(String id, PgnGame game) {}

    public GameFiles {
        games = List.copyOf(games);
        broken = List.copyOf(broken);
        leftOut = List.copyOf(leftOut);
        doubts = List.copyOf(doubts);
    }

    /** Reads them all. What is no file is a complaint. */
    public static GameFiles read(List<Path> files) throws IOException {
        for (Path file : files)
            if (!Files.isRegularFile(file)) throw new Complaint(Complaint.USAGE, file + " does not exist or is no file");
        Map<Path, Long> names = files.stream().collect(Collectors.groupingBy(Path::getFileName, Collectors.counting()));
        List<Named> games = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        List<String> doubts = new ArrayList<>();
        Map<Same, String> seen = new HashMap<>();
        int allEmpty = 0;
        for (Path file : files) {
            // The folder is left out where it can be: the same games give the same report wherever they lie.
            String name = (names.get(file.getFileName()) == 1 ? file.getFileName() : file).toString();
            PgnReader reader = new PgnReader(new StringReader(TextFile.read(file)));
            int number = 0;
            int empty = 0;
            int again = 0;
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                number++;
                if (game.get().error().isPresent()) {
                    PgnError error = game.get().error().get();
                    broken.add(file + ", game " + number + ": " + error);
                    leftOut.add(new LeftOut(name, number, error.line(), error.message()));
                } else if (game.get().moves().isEmpty()) {
                    empty++;
                } else {
                    String id = name + ":" + number;
                    String first = Same.of(game.get()).map(same -> seen.putIfAbsent(same, id)).orElse(null);
                    if (first == null) {
                        games.add(new Named(id, game.get()));
                    } else {
                        again++;
                        leftOut.add(new LeftOut(name, number, 0, "the same game as " + first));
                    }
                }
            }
            allEmpty += empty;
            if (again > 0) doubts.add(file + ": " + again + (again == 1 ? " game stands in the files already and counts once" : " games stand in the files already and count once"));
            if (empty > 0) doubts.add(file + ": " + empty + (empty == 1 ? " game" : " games") + " without a move left out");
            if (number == 0) {
                broken.add(file + " holds no game");
                leftOut.add(new LeftOut(name, 0, 0, "holds no game"));
            }
        }
        doubts.addAll(doubts(games));
        return new GameFiles(games, broken, leftOut, allEmpty, doubts);
    }

    /** What tells that two games are one: a game that counted twice would make its players' figures look twice as certain. */
    private record Same(String white, String black, String date, String round, Position from, List<Move> moves) {
        /** Empty if a player has no name. */
        static Optional<Same> of(PgnGame game) {
            Same same = new Same(tag(game, "White"), tag(game, "Black"), tag(game, "Date"), tag(game, "Round"), game.firstPosition(),
                    game.moves().stream().map(PgnMove::move).toList());
            return Optional.of(same).filter(one -> !one.white.isEmpty() && !one.black.isEmpty());
        }

        private static String tag(PgnGame game, String name) {
            String value = game.tags().getOrDefault(name, "").strip();
            return value.equals("?") ? "" : value;
        }
    }

    private static List<String> doubts(List<Named> games) {
        List<String> doubts = new ArrayList<>();
        Map<String, Set<String>> names = new LinkedHashMap<>();
        for (Named game : games) {
            BySide<Player> players = PgnAnalysis.players(game.id(), game.game());
            if (PgnAnalysis.sameFideId(game.game())) doubts.add(game.id() + ": White and Black have the same FIDE ID, which is not used");
            for (Side side : Side.values()) names.computeIfAbsent(players.get(side).id(), _ -> new LinkedHashSet<>()).add(players.get(side).name());
        }
        names.forEach((id, of) -> {
            if (of.size() > 1) doubts.add("FIDE ID " + id + " is given to " + several(of) + ", who are taken for one player");
        });
        return doubts;
    }

    private static String several(Set<String> names) {
        String first = names.stream().limit(NAMES_TOLD).collect(Collectors.joining(", "));
        return names.size() > NAMES_TOLD ? first + " and " + (names.size() - NAMES_TOLD) + " others" : first;
    }
}
