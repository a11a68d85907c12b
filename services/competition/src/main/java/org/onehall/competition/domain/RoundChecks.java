package org.onehall.competition.domain;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is wrong with rounds, their pairings and byes. */
final class RoundChecks {
    static final int HIGHEST_BOARD = 9999;

    private final DefinitionProblems found;

    RoundChecks(DefinitionProblems found) {
        this.found = found;
    }

    void rounds(List<Round> rounds, Set<String> players) {
        for (int i = 0; i < rounds.size(); i++) {
            Round round = rounds.get(i);
            String path = "rounds[" + i + "]";
            if (round.number() != i + 1
                    && (i == 0 || round.number() != rounds.get(i - 1).number() + 1))
                found.add(
                        CompetitionRefusal.MALFORMED_ROUND,
                        path + ".number",
                        "round " + (i + 1) + " is expected here, not " + round.number());
            if (i > 0 && notAfter(round, rounds.get(i - 1)))
                found.add(
                        CompetitionRefusal.MALFORMED_ROUND,
                        path + ".startsAt",
                        "round " + round.number() + " must be planned to start after the round before it");
            if (round.chess960().filter(start -> !start.isPosition()).isPresent())
                found.add(
                        CompetitionRefusal.MALFORMED_ROUND,
                        path + ".position",
                        "positions of Chess960 are numbered from 0 to 959");
            pairings(round, path, players);
        }
    }

    private static boolean notAfter(Round round, Round before) {
        return round.startsAt()
                .flatMap(start -> before.startsAt().filter(earlier -> !start.isAfter(earlier)))
                .isPresent();
    }

    private void pairings(Round round, String roundPath, Set<String> players) {
        Set<Integer> boards = new HashSet<>();
        Map<String, Integer> paired = new HashMap<>();
        for (int i = 0; i < round.pairings().size(); i++) {
            Pairing pairing = round.pairings().get(i);
            String path = roundPath + ".pairings[" + i + "].";
            if (pairing.board() < 1 || pairing.board() > HIGHEST_BOARD)
                found.add(
                        CompetitionRefusal.MALFORMED_BOARD,
                        path + "board",
                        "a board's number must be from 1 to " + HIGHEST_BOARD);
            else if (!boards.add(pairing.board()))
                found.add(
                        CompetitionRefusal.MALFORMED_BOARD,
                        path + "board",
                        "board " + pairing.board() + " is in round " + round.number() + " twice");
            paired(pairing.whiteId(), pairing.board(), round, players, paired, path + "white");
            paired(pairing.blackId(), pairing.board(), round, players, paired, path + "black");
        }
    }

    private void paired(
            String id, int board, Round round, Set<String> players, Map<String, Integer> paired, String path) {
        if (!players.contains(id)) {
            found.add(CompetitionRefusal.UNKNOWN_PLAYER, path, "there is no player " + DefinitionProblems.shown(id));
            return;
        }
        Integer other = paired.putIfAbsent(id, board);
        if (other != null)
            found.add(
                    CompetitionRefusal.PAIRED_TWICE,
                    path,
                    "player " + DefinitionProblems.shown(id) + " is paired twice in round " + round.number()
                            + ", first on board " + other);
    }

    void byes(List<Bye> byes, List<Round> rounds, Set<String> players) {
        Set<List<Object>> seen = new HashSet<>();
        for (int i = 0; i < byes.size(); i++) {
            Bye bye = byes.get(i);
            String path = "byes[" + i + "]";
            if (!players.contains(bye.playerId()))
                found.add(
                        CompetitionRefusal.UNKNOWN_PLAYER,
                        path + ".player",
                        "there is no player " + DefinitionProblems.shown(bye.playerId()));
            else if (bye.round() < 1 || bye.round() > DefinitionChecks.PAIRINGS)
                found.add(CompetitionRefusal.MALFORMED_BYE, path + ".round", "rounds start at 1, not " + bye.round());
            else if (!seen.add(List.of(bye.round(), bye.playerId()))
                    || rounds.stream()
                            .anyMatch(round -> round.number() == bye.round()
                                    && round.pairings().stream()
                                            .anyMatch(
                                                    pairing -> pairing.whiteId().equals(bye.playerId())
                                                            || pairing.blackId().equals(bye.playerId()))))
                found.add(
                        CompetitionRefusal.MALFORMED_BYE,
                        path,
                        "player " + DefinitionProblems.shown(bye.playerId()) + " has a game or another bye in round "
                                + bye.round());
        }
    }
}
