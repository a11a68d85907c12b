package org.onehall.local.screening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.PgnError;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.local.Complaint;
import org.onehall.screening.LeftOut;
import org.onehall.screening.NameFolding;
import org.onehall.screening.PgnAnalysis;
import org.onehall.screening.Player;
import org.onehall.text.TextReader;

/**
 * The games of PGN files.
 *
 * @param games games with at least one move that could be read completely, in the order of the files
 * @param broken a line for each other game, and for each file without a game, naming it and the reason
 * @param leftOut the same for a report, with the games that occur twice in the files, which count once
 * @param empty how many games have no moves
 * @param maybeOne groups of ids of players whose names may be spellings of the same name
 * @param doubts a line for each file with games that have no moves, for each file with games that were there already,
 *     and for each case in which the player or the player's rating is uncertain
 */
public record GameFiles(
        List<Named> games,
        List<String> broken,
        List<LeftOut> leftOut,
        int empty,
        List<List<String>> maybeOne,
        List<String> doubts) {
    private static final int NAMES_TOLD = 5;
    private static final int RATINGS_TOLD = 20;
    private static final int NOTES_TOLD = 20;
    /**
     * From this length on, games of the same players with the same moves are one game, whatever the date and round: it
     * was copied from another list.
     */
    private static final int LONG = 20;

    /**
     * A game.
     *
     * @param id file and number of the game, "round-1.pgn:3"
     */
    public record Named(String id, PgnGame game) {}

    public GameFiles {
        games = List.copyOf(games);
        broken = List.copyOf(broken);
        leftOut = List.copyOf(leftOut);
        maybeOne = maybeOne.stream().map(List::copyOf).toList();
        doubts = List.copyOf(doubts);
    }

    /** Reads all files, in any encoding. A path that is not a file is a complaint. */
    public static GameFiles read(List<Path> files) throws IOException {
        return read(files, Optional.empty());
    }

    /**
     * Reads all files. A path that is not a file is a complaint.
     *
     * @param stated the encoding of files that are not UTF-8, if it was stated
     */
    public static GameFiles read(List<Path> files, Optional<Charset> stated) throws IOException {
        for (Path file : files)
            if (!Files.isRegularFile(file))
                throw new Complaint(Complaint.USAGE, file + " does not exist or is not a file");
        Map<Path, Long> names = files.stream().collect(Collectors.groupingBy(Path::getFileName, Collectors.counting()));
        List<Named> games = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        List<String> doubts = new ArrayList<>();
        Map<Same, String> seen = new HashMap<>();
        int allEmpty = 0;
        for (Path file : files) {
            // the folder is left out if possible, so that the same games give the same report wherever the files are
            String name = (names.get(file.getFileName()) == 1 ? file.getFileName() : file).toString();
            int number = 0;
            int empty = 0;
            int again = 0;
            for (PgnGame game : all(file, stated, doubts)) {
                number++;
                if (game.error().isPresent()) {
                    PgnError error = game.error().get();
                    broken.add(file + ", game " + number + ": " + error);
                    leftOut.add(new LeftOut(name, number, error.line(), error.message()));
                } else if (game.moves().isEmpty()) {
                    empty++;
                } else {
                    String id = name + ":" + number;
                    String first = Same.of(game)
                            .map(same -> seen.putIfAbsent(same, id))
                            .orElse(null);
                    if (first == null) {
                        games.add(new Named(id, game));
                    } else {
                        again++;
                        leftOut.add(new LeftOut(name, number, 0, "the same game as " + first));
                    }
                }
            }
            allEmpty += empty;
            if (again > 0)
                doubts.add(file + ": " + again
                        + (again == 1
                                ? " game is in the files already and counts once"
                                : " games are in the files already and count once"));
            if (empty > 0)
                doubts.add(file + ": " + empty + (empty == 1 ? " game" : " games") + " without moves left out");
            if (number == 0) {
                broken.add(file + " contains no games");
                leftOut.add(new LeftOut(name, 0, 0, "contains no games"));
            }
        }
        doubts.addAll(doubts(games));
        List<List<Player>> maybeOne = maybeOne(games);
        maybeOne.forEach(players -> doubts.add("possibly the same person: "
                + players.stream().map(GameFiles::told).collect(Collectors.joining("; "))
                + " (they count as different players; the same name or FIDE ID makes them one)"));
        doubts.addAll(unreadableRatings(games));
        return new GameFiles(
                games,
                broken,
                leftOut,
                allEmpty,
                maybeOne.stream()
                        .map(players -> players.stream().map(Player::id).toList())
                        .toList(),
                doubts);
    }

    private static List<PgnGame> all(Path file, Optional<Charset> stated, List<String> doubts) throws IOException {
        try (TextReader text = new TextReader(Files.newInputStream(file), stated)) {
            List<PgnGame> games = new PgnReader(text).all();
            text.doubts().forEach(doubt -> doubts.add(file + ", " + doubt));
            doubts.addAll(notes(file, games));
            return games;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static List<String> notes(Path file, List<PgnGame> games) {
        List<String> notes = IntStream.range(0, games.size())
                .boxed()
                .flatMap(i -> games.get(i).notes().stream().map(note -> file + ", game " + (i + 1) + ": " + note))
                .toList();
        if (notes.size() <= NOTES_TOLD) return notes;
        int left = notes.size() - NOTES_TOLD;
        String more = file + ": " + left + " more notes of this kind; ./onehall pgn shows them all";
        return Stream.concat(notes.stream().limit(NOTES_TOLD), Stream.of(more)).toList();
    }

    /**
     * The data by which two games are recognised as the same: if a game counted twice, its players' figures would look
     * more certain than they are.
     */
    private record Same(String white, String black, String date, String round, Position from, List<Move> moves) {
        /** The data of a game; empty if a player has no name. */
        static Optional<Same> of(PgnGame game) {
            boolean enough = game.moves().size() >= LONG;
            Same same = new Same(
                    name(game, "White", enough),
                    name(game, "Black", enough),
                    enough ? "" : tag(game, "Date"),
                    enough ? "" : tag(game, "Round"),
                    game.firstPosition(),
                    game.moves().stream().map(PgnMove::move).toList());
            return Optional.of(same).filter(one -> !one.white.isEmpty() && !one.black.isEmpty());
        }

        private static String name(PgnGame game, String side, boolean folded) {
            return folded ? NameFolding.of(tag(game, side)) : tag(game, side);
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
            if (PgnAnalysis.sameFideId(game.game()))
                doubts.add(game.id() + ": White and Black have the same FIDE ID, which is not used");
            for (Side side : Side.values())
                names.computeIfAbsent(players.get(side).id(), _ -> new LinkedHashSet<>())
                        .add(players.get(side).name());
        }
        names.forEach((id, of) -> {
            if (of.size() > 1)
                doubts.add("FIDE ID " + id + " is given to " + several(of) + ", who are treated as one player");
        });
        return doubts;
    }

    /**
     * Players with different ids whose names are equal after normalisation; two players who both have a FIDE ID, or who
     * played each other, cannot be the same.
     */
    private static List<List<Player>> maybeOne(List<Named> games) {
        Map<String, Map<String, Player>> byName = new TreeMap<>();
        Set<Set<String>> met = new HashSet<>();
        for (Named game : games) {
            BySide<Player> players = PgnAnalysis.players(game.id(), game.game());
            met.add(Set.of(players.white().id(), players.black().id()));
            for (Side side : Side.values())
                byName.computeIfAbsent(NameFolding.of(players.get(side).name()), _ -> new TreeMap<>())
                        .putIfAbsent(players.get(side).id(), players.get(side));
        }
        byName.remove("");
        return byName.values().stream()
                .map(alike -> alike.values().stream()
                        .filter(one -> alike.values().stream()
                                .anyMatch(other -> !one.equals(other)
                                        && !(Player.isFideId(one.id()) && Player.isFideId(other.id()))
                                        && !met.contains(Set.of(one.id(), other.id()))))
                        .toList())
                .filter(alike -> !alike.isEmpty())
                .toList();
    }

    private static String told(Player player) {
        return player.name() + (Player.isFideId(player.id()) ? " (FIDE ID " + player.id() + ")" : "");
    }

    private static List<String> unreadableRatings(List<Named> games) {
        List<String> doubts = new ArrayList<>();
        for (Named game : games)
            for (Side side : Side.values())
                PgnAnalysis.unreadableRating(game.game(), side)
                        .ifPresent(written ->
                                doubts.add(game.id() + ": " + PgnAnalysis.ratingTag(side) + " \"" + written + "\" of "
                                        + PgnAnalysis.players(game.id(), game.game())
                                                .get(side)
                                                .name()
                                        + " is not a rating (100 to 4000); the player counts "
                                        + "as unrated in this game"));
        if (doubts.size() <= RATINGS_TOLD) return doubts;
        List<String> told = new ArrayList<>(doubts.subList(0, RATINGS_TOLD));
        told.add("and " + (doubts.size() - RATINGS_TOLD) + " more ratings that cannot be read");
        return told;
    }

    private static String several(Set<String> names) {
        String first = names.stream().limit(NAMES_TOLD).collect(Collectors.joining(", "));
        return names.size() > NAMES_TOLD ? first + " and " + (names.size() - NAMES_TOLD) + " others" : first;
    }
}
