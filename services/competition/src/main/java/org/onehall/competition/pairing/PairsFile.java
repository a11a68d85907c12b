package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;

/**
 * The answer of a pairing program: the number of pairs in the first line, then a line for each pair with the start
 * numbers of White and Black; 0 in place of Black is the bye of an odd number of players. Boards are numbered in the
 * order of the lines.
 */
public final class PairsFile {
    private PairsFile() {}

    /**
     * Reads an answer.
     *
     * @param round the round that was paired, from 1
     * @param candidates all players of the event
     */
    public static PairingReading read(int round, Collection<Candidate> candidates, String text) {
        PairingFaults faults = new PairingFaults();
        PlayerFinder players = new PlayerFinder(candidates);
        String[] lines = text.strip().split("\\s*(?:\r\n|\r|\n)\\s*");
        List<Pairing> pairings = new ArrayList<>();
        List<Bye> byes = new ArrayList<>();
        if (!lines[0].matches("\\d{1,6}")) {
            faults.fault(1, 1, "the number of pairs, not " + PairingFaults.quoted(lines[0]));
            return faults.reading(() -> new PairingProposal(round, pairings, byes, List.of()));
        }
        int stated = Integer.parseInt(lines[0]);
        if (stated != lines.length - 1)
            faults.fault(
                    1, 1, "as many pairs as the first line says, " + stated + ", but there are " + (lines.length - 1));
        for (int i = 1; i < lines.length; i++) {
            String[] pair = lines[i].split("\\s+");
            if (pair.length != 2 || !(pair[0] + pair[1]).matches("\\d{2,12}")) {
                faults.fault(i + 1, 1, "two start numbers, not " + PairingFaults.quoted(lines[i]));
                continue;
            }
            Optional<Candidate> white = player(players, pair[0], i + 1, 1, faults);
            if (isBye(pair[1])) {
                white.ifPresent(player -> byes.add(new Bye(round, player.playerId(), ByeKind.ALLOCATED)));
                continue;
            }
            Optional<Candidate> black = player(players, pair[1], i + 1, pair[0].length() + 2, faults);
            if (white.isPresent() && black.isPresent())
                pairings.add(new Pairing(
                        pairings.size() + 1, white.get().playerId(), black.get().playerId()));
        }
        return faults.reading(() -> new PairingProposal(round, pairings, byes, List.of()));
    }

    private static boolean isBye(String number) {
        return number.matches("0+");
    }

    private static Optional<Candidate> player(
            PlayerFinder players, String number, int line, int column, PairingFaults faults) {
        Optional<Candidate> found = number.length() > 6 ? Optional.empty() : players.numbered(Integer.parseInt(number));
        if (found.isEmpty()) faults.fault(line, column, "there is no player with number " + number);
        return found;
    }
}
