package org.onehall.screening.report;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.paper.Drawing;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.screening.EventReport;
import org.onehall.screening.Exclusion;
import org.onehall.screening.GameReport;
import org.onehall.screening.HallFact;
import org.onehall.screening.MoveRecord;
import org.onehall.screening.Player;

/** The games of a screening, move by move. */
final class GameSections {
    /** A loss of at least this many scaled pawns is described in words. */
    private static final double DESCRIBED_LOSS = 0.3;
    /** How the hall names a board: competition, round and number. */
    private static final Pattern BOARD = Pattern.compile("[^/]+/\\d+/(\\d+)");

    private final ReportSheet sheet;
    private final Paper paper;
    private final Words words;
    private final Numbers numbers;
    private final EventReport report;

    GameSections(ReportSheet sheet) {
        this.sheet = sheet;
        paper = sheet.paper;
        words = sheet.words;
        numbers = sheet.numbers;
        report = sheet.report;
    }

    /** Each game as a drawing with its figures in words. */
    void putGames() throws IOException {
        sheet.heading("strips");
        paper.paragraph(words.text("strips.text", numbers.fixed(Strip.MOST, 0)));
        for (GameReport game : report.games()) {
            BySide<List<Strip.Move>> moves = new BySide<>(strip(game, Side.WHITE), strip(game, Side.BLACK));
            if (game.facts().isEmpty()
                    && game.moves().stream().noneMatch(GameSections::isMissing)
                    && Stream.of(Side.values())
                            .allMatch(side -> moves.get(side).stream().noneMatch(Strip.Move::counted))) continue;
            Drawing drawing = Strip.of(moves);
            paper.together(drawing.height() + ReportSheet.ROOM_FOR_LEGEND);
            paper.heading(name(game), 9);
            String summary = Stream.of(Side.values())
                    .map(side -> words.text("side." + side) + ": " + summary(game, side))
                    .collect(Collectors.joining(" · "));
            paper.drawing(drawing, summary + largest(game));
            paper.paragraph(summary);
            if (!game.facts().isEmpty())
                paper.paragraph(words.text(
                        "strip.facts", game.facts().stream().map(this::fact).collect(Collectors.joining("; "))));
        }
    }

    private String fact(HallFact fact) {
        String from = since(fact.from());
        String until = since(fact.until());
        return words.text("side." + fact.side()) + ", " + words.name("fact", fact.kind()) + " "
                + (from.equals(until) ? from : from + "–" + until);
    }

    /** Hours, minutes and seconds since the game began. */
    private static String since(Duration time) {
        return String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    /** A game of the hall by its round and board; a game from a file by the name of the file and its number there. */
    private String name(GameReport game) {
        StringJoiner name = new StringJoiner(" · ", "", " · ");
        Matcher hall = BOARD.matcher(game.id());
        if (!hall.matches()) name.add(game.id());
        if (!game.round().isEmpty()) name.add(words.text("game.round", game.round()));
        if (hall.matches()) name.add(words.text("game.board", hall.group(1)));
        return name + player(game.players().white()) + " – "
                + player(game.players().black()) + ", " + game.result();
    }

    private String player(Player player) {
        return sheet.name(player.id(), player.name())
                + (player.rating().isPresent() ? " (" + player.rating().getAsInt() + ")" : "");
    }

    private static Stream<MoveRecord> moves(GameReport game, Side side) {
        return game.moves().stream().filter(move -> move.side() == side);
    }

    private static List<Strip.Move> strip(GameReport game, Side side) {
        return moves(game, side)
                .map(move -> new Strip.Move(
                        move.number(),
                        move.judged().isPresent(),
                        move.judged().map(MoveRecord.Judged::error).orElse(0.0),
                        move.judged()
                                .flatMap(MoveRecord.Judged::expected)
                                .map(MoveRecord.Expected::error)
                                .orElse(0.0),
                        !move.seen().isEmpty()))
                .toList();
    }

    private String summary(GameReport game, Side side) {
        List<MoveRecord.Judged> judged =
                moves(game, side).flatMap(move -> move.judged().stream()).toList();
        long missing = moves(game, side).filter(GameSections::isMissing).count();
        if (judged.isEmpty()) return words.text(missing > 0 ? "strip.notAnalysed" : "strip.none") + seen(game, side);
        StringJoiner summary = new StringJoiner(", ");
        summary.add(words.text(
                "strip.moves",
                judged.size(),
                numbers.fixed(mean(judged.stream().map(MoveRecord.Judged::error).toList()), 3)));
        List<Double> expected = judged.stream()
                .flatMap(move -> move.expected().stream())
                .map(MoveRecord.Expected::error)
                .toList();
        if (!expected.isEmpty()) summary.add(words.text("strip.expected", numbers.fixed(mean(expected), 3)));
        if (missing > 0) summary.add(words.text("note.missing", missing));
        return summary + seen(game, side);
    }

    private static boolean isMissing(MoveRecord move) {
        return move.excluded().equals(Optional.of(Exclusion.NOT_ANALYSED));
    }

    /** What was observed, each kind once with the moves soon after it. */
    private String seen(GameReport game, Side side) {
        Map<String, List<Integer>> after = new TreeMap<>();
        moves(game, side)
                .forEach(move -> move.seen()
                        .forEach(kind -> after.computeIfAbsent(kind, _ -> new ArrayList<>())
                                .add(move.number())));
        if (after.isEmpty()) return "";
        return ", "
                + words.text(
                        "strip.seen",
                        after.entrySet().stream()
                                .map(one -> words.name("fact", one.getKey()) + " (" + spans(one.getValue()) + ")")
                                .collect(Collectors.joining(", ")));
    }

    /** Consecutive numbers as one range: "12–30, 34". */
    static String spans(List<Integer> numbers) {
        StringJoiner spans = new StringJoiner(", ");
        for (int from = 0, to = 0; from < numbers.size(); from = ++to) {
            while (to + 1 < numbers.size() && numbers.get(to + 1) == numbers.get(to) + 1) to++;
            spans.add(from == to ? String.valueOf(numbers.get(from)) : numbers.get(from) + "–" + numbers.get(to));
        }
        return spans.toString();
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    /** The largest bars, in words. */
    private String largest(GameReport game) {
        Predicate<MoveRecord> large = move ->
                move.judged().map(judged -> judged.error() >= DESCRIBED_LOSS).orElse(false);
        List<MoveRecord> all = game.moves().stream().filter(large).toList();
        return all.isEmpty()
                ? ""
                : " · "
                        + words.text(
                                "strip.largest",
                                all.stream()
                                        .map(move -> move.number() + (move.side() == Side.WHITE ? ". " : "… ")
                                                + move.san() + " "
                                                + numbers.fixed(
                                                        move.judged()
                                                                .orElseThrow()
                                                                .error(),
                                                        2))
                                        .collect(Collectors.joining(", ")));
    }
}
