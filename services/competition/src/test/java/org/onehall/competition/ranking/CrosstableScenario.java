package org.onehall.competition.ranking;

import static org.onehall.competition.domain.Halls.officials;
import static org.onehall.competition.domain.Halls.regulations;
import static org.onehall.competition.domain.Halls.venues;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Regulations;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.StandingsRules;
import org.onehall.competition.domain.Termination;

/**
 * A competition from a crosstable, played to its end. A row for each player: the rating, 0 without one, then a cell for
 * each round. "9w1" is a win with White against the player of row 9, "9b=" a draw with Black, "9w+" and "9w-" are
 * forfeits, "9w?" has no result yet; U, F and H are an allocated, a full-point and a half-point bye, "." is nothing.
 */
final class CrosstableScenario {
    private static final Pattern WHITE = Pattern.compile("(\\d+)w([1=0+?-])");

    private final List<Event> events = new ArrayList<>();

    CrosstableScenario(List<String> tieBreaks, String... rows) {
        List<String[]> cells = new ArrayList<>();
        List<Player> players = new ArrayList<>();
        for (String row : rows) {
            cells.add(row.split(" "));
            String id = "p" + cells.size();
            players.add(new Player(id, id, Integer.parseInt(cells.getLast()[0]), "rome", ""));
        }
        List<Round> rounds = new ArrayList<>();
        List<Bye> byes = new ArrayList<>();
        List<Event> results = new ArrayList<>();
        for (int round = 1; round < cells.getFirst().length; round++) {
            List<Pairing> pairings = new ArrayList<>();
            for (int row = 1; row <= rows.length; row++) {
                String cell = cells.get(row - 1)[round];
                bye(cell).map(new ByeOf(round, "p" + row)::bye).ifPresent(byes::add);
                Matcher white = WHITE.matcher(cell);
                if (!white.matches()) continue;
                pairings.add(new Pairing(pairings.size() + 1, "p" + row, "p" + white.group(1)));
                result(round, pairings.size(), white.group(2)).ifPresent(results::add);
            }
            rounds.add(new Round(round, pairings));
        }
        events.add(new Event.CompetitionLoaded(
                "Crosstable",
                venues(),
                officials(),
                players,
                rounds,
                ranked(tieBreaks),
                Optional.of(new Entries(
                        false, Optional.empty(), List.of(), byes, List.of(), List.of(), Optional.empty()))));
        for (Round round : rounds)
            events.add(new Event.RoundOpened(round.number(), List.of(), List.of(), OptionalInt.empty()));
        events.addAll(results);
    }

    private record ByeOf(int round, String player) {
        Bye bye(ByeKind kind) {
            return new Bye(round, player, kind);
        }
    }

    private static Regulations ranked(List<String> tieBreaks) {
        Regulations usual = regulations();
        return new Regulations(
                usual.rules(),
                usual.control(),
                usual.penalties(),
                usual.floor(),
                usual.assistance(),
                usual.appeals(),
                usual.input(),
                usual.screening(),
                usual.fairPlay(),
                tieBreaks.isEmpty() ? Optional.empty() : Optional.of(new StandingsRules(tieBreaks, 2023, false)),
                usual.publicPage());
    }

    private static Optional<ByeKind> bye(String cell) {
        return switch (cell) {
            case "U" -> Optional.of(ByeKind.ALLOCATED);
            case "F" -> Optional.of(ByeKind.FULL);
            case "H" -> Optional.of(ByeKind.HALF);
            default -> Optional.empty();
        };
    }

    private static Optional<Event> result(int round, int board, String ofWhite) {
        if (ofWhite.equals("?")) return Optional.empty();
        return Optional.of(new Event.ResultNoted(
                round,
                board,
                switch (ofWhite) {
                    case "1", "+" -> Result.WHITE_WINS;
                    case "=" -> Result.DRAW;
                    default -> Result.BLACK_WINS;
                },
                ofWhite.equals("+") || ofWhite.equals("-") ? Termination.FORFEIT : Termination.RESIGNATION,
                false,
                Optional.empty()));
    }

    CrosstableScenario closed(int round) {
        events.add(new Event.RoundClosed(round));
        return this;
    }

    CompetitionState state() {
        return new CompetitionDecider().replay(events);
    }
}
