package org.onehall.competition.pairing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.onehall.chess.Side;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.pairing.PastRound.Outcome;

/** Players of small events, with their earlier rounds written as in a report. */
final class Players {
    private Players() {}

    /** Players p1, p2, … with these names, in two venues in turn. */
    static List<Candidate> named(String... names) {
        return IntStream.range(0, names.length)
                .mapToObj(i -> player(i + 1, names[i]))
                .toList();
    }

    /** A player with rounds such as "2w1", "3b=", "4w+" (forfeited), "5b " (no result), "U", "H", "F", "Z" or "". */
    static Candidate player(int number, String name, String... rounds) {
        List<PastRound> history = new ArrayList<>();
        for (int i = 0; i < rounds.length; i++) if (!rounds[i].isEmpty()) history.add(past(number, i + 1, rounds[i]));
        BigDecimal points = history.stream().map(PastRound::points).reduce(BigDecimal.ZERO, BigDecimal::add);
        return new Candidate(
                "p" + number,
                number,
                name,
                2400 - 10 * number,
                number % 2 == 1 ? "rome" : "turin",
                Optional.empty(),
                points,
                history,
                new Availability.Available());
    }

    static Candidate with(Candidate player, Availability availability) {
        return new Candidate(
                player.playerId(),
                player.number(),
                player.name(),
                player.rating(),
                player.venueId(),
                player.teamId(),
                player.points(),
                player.history(),
                availability);
    }

    /** The players with one of them replaced. */
    static List<Candidate> with(Collection<Candidate> players, Candidate other) {
        return players.stream()
                .map(player -> player.playerId().equals(other.playerId()) ? other : player)
                .toList();
    }

    private static PastRound past(int number, int round, String text) {
        if (text.length() == 1) {
            ByeKind kind = switch (text) {
                case "U" -> ByeKind.ALLOCATED;
                case "F" -> ByeKind.FULL;
                case "H" -> ByeKind.HALF;
                default -> ByeKind.ZERO;
            };
            return new PastRound.Bye(
                    round, kind, new BigDecimal(kind == ByeKind.ZERO ? "0" : kind == ByeKind.HALF ? "0.5" : "1"));
        }
        char result = text.charAt(text.length() - 1);
        Outcome outcome = switch (result) {
            case '1', '+' -> Outcome.WON;
            case '=' -> Outcome.DRAWN;
            case ' ' -> Outcome.OPEN;
            default -> Outcome.LOST;
        };
        int opponent = Integer.parseInt(text.substring(0, text.length() - 2));
        return new PastRound.Game(
                round,
                Math.min(number, opponent),
                "p" + opponent,
                text.charAt(text.length() - 2) == 'w' ? Side.WHITE : Side.BLACK,
                outcome,
                result != '+' && result != '-',
                new BigDecimal(outcome == Outcome.WON ? "1" : outcome == Outcome.DRAWN ? "0.5" : "0"));
    }
}
