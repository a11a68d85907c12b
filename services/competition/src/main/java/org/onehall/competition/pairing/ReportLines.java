package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.onehall.competition.trf.Layout;
import org.onehall.competition.trf.Trf;
import org.onehall.competition.trf.TrfLine;

/** The lines 001 of a report. Each is compared with the player of this event who has its start number. */
final class ReportLines {
    private static final int EXAMPLES = 3;

    /**
     * A player's line.
     *
     * @param line from 1
     */
    record Entry(int line, TrfLine.Fields fields) {
        int number() {
            return fields.number("number");
        }

        String name() {
            return fields.field("name");
        }

        int rounds() {
            return fields.groups().size();
        }

        /** What the line says about a round, from 1. */
        Said said(int round) {
            if (round > rounds()) return new Said(0, "", "");
            List<String> cells = fields.groups().get(round - 1);
            return new Said(
                    cells.getFirst().isEmpty() ? 0 : Integer.parseInt(cells.getFirst()),
                    cells.get(1).toLowerCase(Locale.ROOT).replace("-", ""),
                    cells.get(2).toUpperCase(Locale.ROOT));
        }
    }

    /**
     * What a line says about a round.
     *
     * @param opponent 0: none
     * @param colour w, b, or "" for none
     * @param result as written, in capitals; "" for none
     */
    record Said(int opponent, String colour, String result) {
        boolean isBlank() {
            return opponent == 0 && result.isEmpty();
        }

        /** For messages: "12 w 1". */
        String shown() {
            if (isBlank()) return "nothing";
            String who = opponent == 0 ? "0000" : String.valueOf(opponent);
            return "'" + who + " " + (colour.isEmpty() ? "-" : colour) + " " + result + "'";
        }
    }

    private final Map<Integer, Entry> entries = new TreeMap<>();
    private final Map<Integer, Candidate> players = new LinkedHashMap<>();
    private final PairingFaults faults;

    private ReportLines(PairingFaults faults) {
        this.faults = faults;
    }

    /** The lines of a report; with faults if it is about other persons than this event. */
    static ReportLines of(Trf report, Collection<Candidate> candidates, PairingFaults faults) {
        ReportLines lines = new ReportLines(faults);
        for (int i = 0; i < report.lines().size(); i++)
            if (report.lines().get(i) instanceof TrfLine.Fields line && line.layout() == Layout.PLAYER) {
                Entry entry = new Entry(i + 1, line);
                lines.entries.put(entry.number(), entry);
            }
        candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::number))
                .forEach(player -> lines.players.put(player.number(), player));
        lines.identify();
        return lines;
    }

    private void identify() {
        if (entries.isEmpty()) {
            faults.fault(1, 1, "a line 001 for each player, but there is none");
            return;
        }
        PlayerFinder finder = new PlayerFinder(players.values());
        List<PairingFault> others = new ArrayList<>();
        for (Entry entry : entries.values()) {
            Candidate ours = players.get(entry.number());
            String whose = "start number " + entry.number();
            if (ours == null) {
                others.add(new PairingFault(
                        entry.line(),
                        Layout.PLAYER.column("number"),
                        whose + " (" + entry.name() + ") is not in this event" + elsewhere(finder, entry.name())));
                continue;
            }
            switch (finder.compare(ours, entry.name())) {
                case SAME -> {}
                case SIMILAR ->
                    faults.note(
                            entry.line(),
                            Layout.PLAYER.column("name"),
                            whose + " is " + ours.name() + " here and " + entry.name()
                                    + " in the report; taken as the same person");
                case OTHER ->
                    others.add(new PairingFault(
                            entry.line(),
                            Layout.PLAYER.column("name"),
                            whose + " is " + ours.name() + " here, but " + entry.name() + " in the report"
                                    + elsewhere(finder, entry.name())));
            }
        }
        if (others.size() > EXAMPLES && others.size() * 2 > entries.size())
            faults.fault(
                    others.getFirst().line(),
                    others.getFirst().column(),
                    "this seems to be the report of another event: " + others.size() + " of its " + entries.size()
                            + " players are not those of this event. For example, "
                            + others.getFirst().text());
        else others.forEach(other -> faults.fault(other.line(), other.column(), other.text()));
        players.values().stream()
                .filter(player -> player.isAvailable() && !entries.containsKey(player.number()))
                .forEach(player -> faults.note(0, 0, player.shown() + " is not in the report"));
    }

    private static String elsewhere(PlayerFinder finder, String name) {
        return finder.exactly(name)
                .map(player -> "; " + player.name() + " has number " + player.number() + " here")
                .orElse("");
    }

    /** In the order of start numbers. */
    Collection<Entry> entries() {
        return entries.values();
    }

    Optional<Entry> entry(int number) {
        return Optional.ofNullable(entries.get(number));
    }

    Optional<Candidate> player(int number) {
        return Optional.ofNullable(players.get(number));
    }

    /** How many rounds the longest line has. */
    int rounds() {
        return entries.values().stream().mapToInt(Entry::rounds).max().orElse(0);
    }
}
