package org.onehall.competition.pairing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.pairing.ReportLines.Entry;
import org.onehall.competition.pairing.ReportLines.Said;
import org.onehall.competition.trf.Layout;
import org.onehall.competition.trf.Trf;
import org.onehall.competition.trf.TrfLine;
import org.onehall.competition.trf.TrfReading;
import org.onehall.text.Text;

/**
 * Pairings in a FIDE tournament report (TRF16, TRF26) that a pairing program wrote: the players' lines hold the next
 * round with opponents and colours but without results. The report must be about this event: start numbers, names and
 * all earlier rounds are compared with ours. Boards are numbered in the order of FIDE C.04.2: by the score of the
 * higher player, the sum of both scores, the start number of the higher player.
 */
public final class TrfPairing {
    /** The longest report, in bytes or characters. */
    public static final int LONGEST = 4_000_000;

    /** A pairing that is not yet numbered. */
    private record Pair(Candidate white, Candidate black) {
        Candidate higher() {
            int points = white.points().compareTo(black.points());
            return points > 0 || points == 0 && white.number() < black.number() ? white : black;
        }

        BigDecimal sum() {
            return white.points().add(black.points());
        }
    }

    private final int round;
    private final ReportLines lines;
    private final PairingFaults faults;
    private final List<Pair> pairs = new ArrayList<>();
    /** By start number. */
    private final Map<Integer, ByeKind> byes = new LinkedHashMap<>();

    private boolean results;

    private TrfPairing(int round, ReportLines lines, PairingFaults faults) {
        this.round = round;
        this.lines = lines;
        this.faults = faults;
    }

    /** Reads a file in whatever encoding it was written: UTF-8, UTF-16 with a mark, Windows-1252. */
    public static PairingReading read(int round, Collection<Candidate> candidates, byte[] file) {
        if (file.length > LONGEST) return tooLong(file.length);
        Text text = Text.decode(file, Optional.empty());
        PairingFaults faults = new PairingFaults();
        text.doubts().forEach(doubt -> faults.note(doubt.line(), doubt.column(), doubt.message()));
        return read(round, candidates, text.text(), faults);
    }

    /**
     * Reads a report.
     *
     * @param round the round whose pairings are wanted, from 1
     * @param candidates all players of the event, with all earlier rounds
     */
    public static PairingReading read(int round, Collection<Candidate> candidates, String text) {
        return text.length() > LONGEST ? tooLong(text.length()) : read(round, candidates, text, new PairingFaults());
    }

    private static PairingReading tooLong(int length) {
        return new PairingReading.Refused(
                new PairingFault(0, 0, "a report of at most " + LONGEST + " bytes, but this one has " + length));
    }

    private static PairingReading read(int round, Collection<Candidate> candidates, String text, PairingFaults faults) {
        return switch (Trf.read(text)) {
            case TrfReading.Refused(var wrong) -> {
                wrong.forEach(fault -> faults.fault(fault.line(), fault.column(), fault.text()));
                yield faults.reading(() -> new PairingProposal(round, List.of(), List.of(), List.of()));
            }
            case TrfReading.Read(var report) -> {
                ReportLines lines = ReportLines.of(report, candidates, faults);
                if (faults.none()) ReportPast.compare(round, lines, candidates, faults);
                yield new TrfPairing(round, lines, faults).reading(report);
            }
        };
    }

    private PairingReading reading(Trf report) {
        if (!faults.none()) return faults.reading(this::proposal);
        lines.entries().forEach(this::entry);
        listedByes(report);
        List<String> absent = absent(report);
        if (pairs.isEmpty() && faults.none())
            faults.fault(
                    1,
                    1,
                    "the pairings of round " + round + ", but "
                            + (lines.rounds() == 0
                                    ? "the report has no rounds"
                                    : lines.rounds() < round
                                            ? "the report ends with round " + lines.rounds()
                                            : "nobody has an opponent in that round"));
        if (lines.rounds() > round)
            faults.note(0, 0, "the report has later rounds too; only round " + round + " was read");
        return faults.reading(() -> {
            PairingProposal proposal = proposal();
            return new PairingProposal(round, proposal.pairings(), proposal.byes(), absent);
        });
    }

    private void entry(Entry entry) {
        Said said = entry.said(round);
        if (said.opponent() != 0) game(entry, said);
        else bye(said.result()).ifPresent(kind -> byes.put(entry.number(), kind));
    }

    private void game(Entry entry, Said said) {
        int column = Layout.PLAYER.column(round - 1);
        if (said.colour().isEmpty()) {
            faults.fault(entry.line(), column + 5, "w or b, the colour of the game of round " + round);
            return;
        }
        result(entry, said, column);
        Optional<Entry> opponent = lines.entry(said.opponent());
        Said other = opponent.map(line -> line.said(round)).orElse(new Said(0, "", ""));
        if (said.opponent() == entry.number())
            faults.fault(entry.line(), column, "another player's start number, not the one of this line");
        else if (other.opponent() != entry.number())
            faults.fault(
                    entry.line(),
                    column,
                    "two lines that say the same about a game: this one has " + said.shown() + ", the line of start "
                            + "number " + said.opponent() + " has " + other.shown());
        else if (other.colour().equals(said.colour())) {
            if (entry.number() < said.opponent())
                faults.fault(
                        entry.line(),
                        column + 5,
                        "w for one player and b for the other, but start numbers " + entry.number() + " and "
                                + said.opponent() + " both have " + said.colour());
        } else if (said.colour().equals("w"))
            lines.player(entry.number())
                    .ifPresent(white ->
                            lines.player(said.opponent()).ifPresent(black -> pairs.add(new Pair(white, black))));
    }

    private void result(Entry entry, Said said, int column) {
        if (said.result().isEmpty() || results) return;
        results = true;
        faults.note(
                entry.line(),
                column + 7,
                "the report has results of round " + round + " already, such as '" + said.result()
                        + "'; they are left out");
    }

    private static Optional<ByeKind> bye(String result) {
        return switch (result) {
            case "U", "+" -> Optional.of(ByeKind.ALLOCATED);
            case "F" -> Optional.of(ByeKind.FULL);
            case "H" -> Optional.of(ByeKind.HALF);
            case "Z", "-" -> Optional.of(ByeKind.ZERO);
            default -> Optional.empty();
        };
    }

    /** The byes of lines 240, for players about whom their own line says nothing. */
    private void listedByes(Trf report) {
        report.all(Layout.BYES)
                .filter(line -> line.number("round") == round)
                .forEach(line -> numbers(line)
                        .filter(number -> lines.entry(number)
                                .filter(entry -> entry.said(round).isBlank())
                                .isPresent())
                        .forEach(number -> bye(line.field("type").toUpperCase(Locale.ROOT))
                                .ifPresent(kind -> byes.putIfAbsent(number, kind))));
    }

    private static IntStream numbers(TrfLine.Fields line) {
        return line.groups().stream()
                .map(List::getFirst)
                .filter(cell -> !cell.isEmpty())
                .mapToInt(Integer::parseInt);
    }

    /** The available players whom a line XXZ leaves out of the next round, as JaVaFo's manual describes it. */
    private List<String> absent(Trf report) {
        TreeSet<Integer> numbers = new TreeSet<>();
        for (TrfLine line : report.lines())
            if (line instanceof TrfLine.Text text && text.tag().equals("XXZ"))
                for (String word : text.value().split("\\D+"))
                    if (word.matches("\\d{1,4}")) numbers.add(Integer.parseInt(word));
        return numbers.stream()
                .filter(number -> !byes.containsKey(number))
                .filter(number -> lines.entry(number)
                        .filter(entry -> entry.said(round).isBlank())
                        .isPresent())
                .flatMap(number -> lines.player(number).stream())
                .filter(Candidate::isAvailable)
                .map(Candidate::playerId)
                .toList();
    }

    private PairingProposal proposal() {
        List<Pair> sorted = pairs.stream().sorted(order()).toList();
        return new PairingProposal(
                round,
                IntStream.range(0, sorted.size())
                        .mapToObj(i -> new Pairing(
                                i + 1,
                                sorted.get(i).white().playerId(),
                                sorted.get(i).black().playerId()))
                        .toList(),
                byes.entrySet().stream()
                        .flatMap(
                                bye -> lines
                                        .player(bye.getKey())
                                        .map(player -> new Bye(round, player.playerId(), bye.getValue()))
                                        .stream())
                        .toList(),
                List.of());
    }

    private static Comparator<Pair> order() {
        return Comparator.comparing((Pair pair) -> pair.higher().points())
                .thenComparing(Pair::sum)
                .reversed()
                .thenComparingInt(pair -> pair.higher().number());
    }
}
