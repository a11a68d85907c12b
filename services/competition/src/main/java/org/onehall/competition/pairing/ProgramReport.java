package org.onehall.competition.pairing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onehall.chess.Side;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.trf.Layout;
import org.onehall.competition.trf.Trf;
import org.onehall.competition.trf.TrfLine;
import org.onehall.regulations.ScoringTable;

/**
 * The tournament report that a pairing program gets for a round: the players with all earlier rounds, and who does not
 * play. It has only what a program needs, in codes that both JaVaFo and bbpPairings know. Programs want numbers without
 * gaps, so players are numbered 1, 2, … in the order of their start numbers.
 *
 * @param text each line ends in CR and LF
 * @param players numbered as in the text
 * @param faults why a program cannot pair the round; then the text is not complete
 * @param notes players whose points in the report are not those of the standings
 */
public record ProgramReport(String text, List<Candidate> players, List<PairingFault> faults, List<PairingFault> notes) {
    private static final int NAME = 33;

    public ProgramReport {
        players = List.copyOf(players);
        faults = List.copyOf(faults);
        notes = List.copyOf(notes);
    }

    /**
     * The report for a round.
     *
     * @param round from 1
     * @param candidates all players of the event
     * @param rules with the number of rounds, the points and the forbidden pairs
     * @param first the colour that the highest player gets in the first round, drawn by lot (C.04.3)
     */
    public static ProgramReport of(int round, Collection<Candidate> candidates, PairingRules rules, Side first) {
        List<Candidate> sorted = candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::number))
                .toList();
        List<Candidate> players = IntStream.range(0, sorted.size())
                .mapToObj(i -> numbered(sorted.get(i), i + 1))
                .toList();
        return new Writer(round, sorted, players, rules).report(first);
    }

    private static Candidate numbered(Candidate player, int number) {
        return new Candidate(
                player.playerId(),
                number,
                player.name(),
                player.rating(),
                player.venueId(),
                player.teamId(),
                player.points(),
                player.history(),
                player.availability());
    }

    private static final class Writer {
        private final int round;
        /** With their own start numbers, for messages. */
        private final List<Candidate> own;

        private final List<Candidate> players;
        private final PairingRules rules;
        private final Map<String, Integer> numbers = new HashMap<>();
        private final List<PairingFault> faults = new ArrayList<>();
        private final List<PairingFault> notes = new ArrayList<>();

        Writer(int round, List<Candidate> own, List<Candidate> players, PairingRules rules) {
            this.round = round;
            this.own = own;
            this.players = players;
            this.rules = rules;
            players.forEach(player -> numbers.put(player.playerId(), player.number()));
        }

        ProgramReport report(Side first) {
            if (rules.rounds() < round)
                faults.add(new PairingFault(
                        0,
                        0,
                        "a pairing program needs the number of rounds of the event, which must be at least " + round));
            List<String> lines = new ArrayList<>();
            lines.add("012 OneHall");
            lines.add("XXR " + Math.max(1, rules.rounds()));
            lines.add("XXC " + (first == Side.WHITE ? "white1" : "black1"));
            scoring(lines);
            for (PairingRules.ForbiddenPair pair : rules.forbidden())
                if (numbers.containsKey(pair.oneId()) && numbers.containsKey(pair.otherId()))
                    lines.add("XXP " + numbers.get(pair.oneId()) + " " + numbers.get(pair.otherId()));
            players.forEach(player -> lines.add(line(player)));
            players.forEach(player -> accelerations(player).ifPresent(lines::add));
            return new ProgramReport(
                    lines.stream().map(line -> line + "\r\n").collect(Collectors.joining()), players, faults, notes);
        }

        /** Each program has its own code for other points than 1, 0.5 and 0, and skips that of the other. */
        private void scoring(List<String> lines) {
            ScoringTable scoring = rules.scoring();
            if (scoring.equals(ScoringTable.STANDARD)) return;
            lines.add("BBW " + padded(scoring.win()));
            lines.add("BBD " + padded(scoring.draw()));
            lines.add("BBL " + padded(scoring.loss()));
            lines.add("BBF " + padded(scoring.loss()));
            lines.add("XXS W=" + scoring.win().toPlainString() + " D="
                    + scoring.draw().toPlainString());
        }

        /** The points for the pairing of rounds 1, 2, …, up to this one; empty if there are none. */
        private Optional<String> accelerations(Candidate player) {
            Candidate known = own.get(player.number() - 1);
            List<BigDecimal> added = IntStream.rangeClosed(1, round)
                    .mapToObj(one -> rules.accelerated(known, one, BigDecimal.ZERO))
                    .toList();
            if (added.stream().allMatch(points -> points.signum() == 0)) return Optional.empty();
            return Optional.of("XXA %4d".formatted(player.number())
                    + added.stream().map(points -> " " + padded(points)).collect(Collectors.joining()));
        }

        private static String padded(BigDecimal points) {
            return "%4s".formatted(points.setScale(1, RoundingMode.HALF_UP).toPlainString());
        }

        private String line(Candidate player) {
            List<List<String>> rounds = new ArrayList<>();
            BigDecimal points = BigDecimal.ZERO;
            for (int past = 1; past < round; past++) {
                PastRound done = player.in(past).orElse(new PastRound.Bye(past, ByeKind.ZERO, BigDecimal.ZERO));
                rounds.add(done(player, done));
                points = points.add(points(done));
            }
            rounds.add(next(player));
            if (points.compareTo(player.points()) != 0)
                notes.add(new PairingFault(
                        0,
                        0,
                        shown(player) + " has " + player.points().toPlainString() + " points, but the results give "
                                + points.toPlainString() + "; the pairing program counts the results"));
            String name = player.name().codePointCount(0, player.name().length()) <= NAME
                    ? player.name()
                    : player.name()
                            .substring(0, player.name().offsetByCodePoints(0, NAME))
                            .strip();
            return Trf.text(new TrfLine.Fields(
                    Layout.PLAYER,
                    List.of(
                            String.valueOf(player.number()),
                            "",
                            "",
                            name,
                            player.rating() == 0 ? "" : String.valueOf(player.rating()),
                            "",
                            "",
                            "",
                            points.setScale(1, RoundingMode.HALF_UP).toPlainString(),
                            String.valueOf(player.number())),
                    rounds));
        }

        private List<String> done(Candidate player, PastRound past) {
            return switch (past) {
                case PastRound.Bye bye -> List.of("0000", "-", code(bye.kind()));
                case PastRound.Game game -> {
                    if (game.outcome() == PastRound.Outcome.OPEN)
                        faults.add(new PairingFault(
                                0,
                                0,
                                "the result of round " + game.round() + " board " + game.board() + " (" + shown(player)
                                        + ") is missing; a pairing program needs it"));
                    yield List.of(
                            String.valueOf(numbers.getOrDefault(game.opponentId(), 0)),
                            game.colour() == Side.WHITE ? "w" : "b",
                            switch (game.outcome()) {
                                case WON -> game.played() ? "1" : "+";
                                case DRAWN -> "=";
                                case LOST -> game.played() ? "0" : "-";
                                case OPEN -> "";
                            });
                }
            };
        }

        private String shown(Candidate player) {
            return own.get(player.number() - 1).shown();
        }

        private BigDecimal points(PastRound past) {
            ScoringTable scoring = rules.scoring();
            return switch (past) {
                case PastRound.Bye bye ->
                    switch (bye.kind()) {
                        case FULL, ALLOCATED -> scoring.win();
                        case HALF -> scoring.draw();
                        case ZERO -> BigDecimal.ZERO;
                    };
                case PastRound.Game game ->
                    switch (game.outcome()) {
                        case WON -> scoring.win();
                        case DRAWN -> scoring.draw();
                        case LOST -> scoring.loss();
                        case OPEN -> BigDecimal.ZERO;
                    };
            };
        }

        /** A bye in the round to pair keeps the player out of it; nothing means that the player is to be paired. */
        private static List<String> next(Candidate player) {
            return switch (player.availability()) {
                case Availability.Available _ -> List.of("", "", "");
                case Availability.Withdrawn _, Availability.Excluded _ -> List.of("0000", "-", "Z");
                case Availability.Absent(var bye) -> List.of("0000", "-", code(bye));
            };
        }

        private static String code(ByeKind kind) {
            return switch (kind) {
                case FULL -> "F";
                case HALF -> "H";
                case ZERO -> "Z";
                case ALLOCATED -> "U";
            };
        }
    }
}
