package org.onehall.competition.domain;

import static org.onehall.competition.domain.Halls.*;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.onehall.chess.BySide;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.TeamRow;
import org.onehall.regulations.Points;

/** A competition built from its events, and its standings. */
final class StandingsScenario {
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    final List<Event> events = new ArrayList<>();

    StandingsScenario(Command.Load load) {
        events.add(Event.CompetitionLoaded.of(load.definition()));
    }

    StandingsScenario opened(int... rounds) {
        for (int round : rounds) events.add(new Event.RoundOpened(round, List.of(), List.of(), OptionalInt.empty()));
        return this;
    }

    StandingsScenario result(int round, int board, Result result) {
        return result(round, board, result, Termination.RESIGNATION, false);
    }

    StandingsScenario result(int round, int board, Result result, Termination termination, boolean reversed) {
        events.add(new Event.ResultNoted(round, board, result, termination, reversed, Optional.empty()));
        return this;
    }

    StandingsScenario changed(int round, int board, String article, String white, String black) {
        var before = state().score(round, board).orElseThrow().points();
        events.add(new Event.ScoreChanged(
                round,
                board,
                "r",
                article,
                before,
                new BySide<>(Points.of(white), Points.of(black)),
                Optional.empty()));
        return this;
    }

    StandingsScenario excluded(String player, boolean expelled, boolean toOpponents, Integer... rounds) {
        events.add(new Event.PlayerExcluded(
                player, "r", expelled ? "OCR 18.4.9" : "OCR 18.4.8", List.of(rounds), expelled, toOpponents));
        return this;
    }

    StandingsScenario closed(int round) {
        events.add(new Event.RoundClosed(round));
        return this;
    }

    CompetitionState state() {
        return DECIDER.replay(events);
    }

    Standings standings() {
        return Standings.of(state(), false);
    }

    PlayerRow row(String player) {
        return standings().players().stream()
                .filter(row -> row.playerId().equals(player))
                .findFirst()
                .orElseThrow();
    }

    TeamRow team(String team) {
        return standings().teams().stream()
                .filter(row -> row.teamId().equals(team))
                .findFirst()
                .orElseThrow();
    }

    /** "1 r1 1.5" for each player, best first. */
    List<String> table() {
        return standings().players().stream()
                .map(row -> row.rank() + (row.shared() ? "= " : " ") + row.playerId() + " " + Points.text(row.points()))
                .toList();
    }

    static StandingsScenario spring() {
        return new StandingsScenario(load());
    }

    static BigDecimal p(String points) {
        return Points.of(points);
    }

    /** Teams x, y, z and w with this many boards in four rounds; their players are x1, x2, … */
    static StandingsScenario teams(int boards) {
        List<Player> players = new ArrayList<>();
        List<Team> teams = new ArrayList<>();
        for (String team : List.of("x", "y", "z", "w")) {
            List<String> members = IntStream.rangeClosed(1, boards)
                    .mapToObj(board -> team + board)
                    .toList();
            for (String member : members) players.add(new Player(member, member, 2000, "rome", ""));
            teams.add(new Team(team, team, members.getFirst(), members));
        }
        List<Round> rounds = new ArrayList<>();
        for (List<String> round : List.of(
                List.of("x", "y", "z", "w"),
                List.of("x", "z", "y", "w"),
                List.of("x", "w", "y", "z"),
                List.of("x", "z", "y", "w"))) {
            List<Pairing> pairings = new ArrayList<>();
            for (int match = 0; match < 2; match++)
                for (int board = 1; board <= boards; board++) {
                    String one = round.get(2 * match) + board;
                    String other = round.get(2 * match + 1) + board;
                    pairings.add(
                            board % 2 == 1
                                    ? new Pairing(match * boards + board, one, other)
                                    : new Pairing(match * boards + board, other, one));
                }
            rounds.add(new Round(rounds.size() + 1, pairings));
        }
        return teams(boards, players, teams, rounds);
    }

    static StandingsScenario teams(int boards, List<Player> players, List<Team> teams, List<Round> rounds) {
        TeamRules rules = new TeamRules(List.of(TeamCriterion.values()), boards, 2, p("2"), p("1"), p("0"));
        return new StandingsScenario(new Command.Load(
                ID,
                "Teams",
                venues(),
                officials(),
                players,
                rounds,
                regulations(),
                Optional.of(new Entries(
                        false, Optional.of(rules), teams, List.of(), List.of(), List.of(), Optional.empty()))));
    }
}
