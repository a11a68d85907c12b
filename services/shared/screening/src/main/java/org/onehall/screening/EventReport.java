package org.onehall.screening;

import java.util.List;

/**
 * The screening of a set of games. Every figure in it is an indication, never a verdict (APP-I A3).
 *
 * @param calibration version; empty: none is for these settings, so there is the record and nothing that is expected of a rating
 * @param moves       of all games
 * @param counted     of them in the statistics
 * @param notAnalysed moves that would have been looked at, had an engine seen the position; 0 in a complete report
 * @param games       in the order given
 * @param players     by id
 */
public record EventReport(String calibration, EngineSettings settings, ScreeningOptions options, int moves, int counted, int notAnalysed,
        List<GameReport> games, List<PlayerReport> players) {
    public EventReport {
        games = List.copyOf(games);
        players = List.copyOf(players);
    }
}
