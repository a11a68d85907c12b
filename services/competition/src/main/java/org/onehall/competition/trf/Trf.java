package org.onehall.competition.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A FIDE tournament report, line by line (TRF06, TRF16, TRF26). Reading it and writing it again keeps everything:
 * comments and lines of an unknown kind as they are, the others by their content. Lines end in CR, LF or both.
 *
 * @param lines in their order: the first is line 1
 */
public record Trf(List<TrfLine> lines) {
    /** The most faults reported for one report. */
    private static final int MOST_FAULTS = 500;

    private static final int MOST_ROUNDS = 100;
    private static final Pattern END = Pattern.compile("\r\n|\r|\n");
    /** Also characters that change the writing direction, and half of a surrogate pair. */
    private static final Pattern CONTROL =
            Pattern.compile("[\\p{Cntrl}\\x{85}\\x{2028}-\\x{202E}\\x{2066}-\\x{2069}\\p{Cs}&&[^\t]]");

    private static final Set<String> TOURNAMENT = Set.of(
            "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "142", "152",
            "172", "182", "192", "202", "212", "222", "352");
    /** Lines that TRF26 has and TRF16 does not, except those with columns. */
    private static final Set<String> SINCE_26 =
            Set.of("142", "152", "172", "182", "192", "202", "212", "222", "352", "801", "802");

    /** Lines that a report may contain only once. */
    private static final Set<String> SINGLE = Set.of(
            "012", "022", "032", "042", "052", "062", "072", "082", "092", "122", "142", "152", "192", "222", "352",
            "XXR");

    /** The content that a tournament line may have, if it has any. */
    private record Saying(Predicate<String> written, String allowed) {
        static Saying of(String written, String allowed) {
            return new Saying(Pattern.compile(written).asMatchPredicate(), allowed);
        }
    }

    private static final String PERIOD = "(\\d{1,3}/)?\\d{1,6}(\\+\\d{1,4})?";
    private static final String PERIODS = PERIOD + "(:" + PERIOD + ")*";
    private static final Saying DAY = new Saying(Day::isDay, Day.ALLOWED);
    private static final String PLAYERS = "\\d{1,4}( *\\(\\d{1,4}\\))?";
    private static final Map<String, Saying> SAYINGS = Map.ofEntries(
            Map.entry("042", DAY),
            Map.entry("052", DAY),
            Map.entry("062", Saying.of(PLAYERS, "a number of players from 0 to 9999")),
            Map.entry("072", Saying.of(PLAYERS, "a number of players from 0 to 9999")),
            Map.entry("082", Saying.of("\\d{1,4}", "a number of teams from 0 to 9999")),
            Map.entry("142", Saying.of("\\d{1,3}", "a number of rounds from 0 to 999")),
            Map.entry("152", Saying.of("[WBwb]", "W or B")),
            Map.entry(
                    "172",
                    Saying.of(
                            "([A-Z]{3}\\s+)?(FIDE|NRO|FIDON|NIDOF|HBFN|LBFN|OTHER)",
                            "a federation and one of FIDE NRO FIDON NIDOF HBFN LBFN OTHER")),
            Map.entry(
                    "222",
                    Saying.of(
                            PERIODS + "|W" + PERIODS + "-B" + PERIODS,
                            "a time control like 5400+30, 40/6000+30:900+30 or W300-B240")),
            Map.entry("352", Saying.of("[WBwb]+", "colours of the boards like WBWB")),
            Map.entry("XXR", Saying.of("0*[1-9]\\d{0,2}", "a number of rounds from 1 to 999")));

    public Trf {
        lines = List.copyOf(lines);
    }

    // ---- reading

    /** Reads a report; a byte order mark at its beginning and an end-of-file mark are skipped. */
    public static TrfReading read(String text) {
        String[] written = END.split(text.replaceFirst("^\uFEFF", "").replaceFirst("\u001A$", ""), -1);
        Set<String> federations = Stream.of(written)
                .filter(line -> line.matches("172 [A-Z]{3} .*"))
                .map(line -> line.substring(4, 7))
                .collect(Collectors.toSet());
        int count = written.length > 0 && written[written.length - 1].isBlank() ? written.length - 1 : written.length;
        List<TrfFault> faults = new ArrayList<>();
        List<TrfLine> lines = new ArrayList<>();
        boolean everybody = true;
        for (int i = 0; i < count && faults.size() < MOST_FAULTS; i++) {
            int before = faults.size();
            TrfLine line = line(written[i], i + 1, federations, faults);
            boolean damaged = faults.size() > before;
            everybody &= !damaged
                    || !written[i].startsWith(Layout.PLAYER.tag())
                            && !CONTROL.matcher(written[i]).find();
            lines.add(damaged ? new TrfLine.Text("") : line);
        }
        var report = new Trf(lines);
        report.numbers(everybody && faults.size() < MOST_FAULTS, faults);
        faults.sort(Comparator.comparingInt(TrfFault::line));
        return faults.isEmpty()
                ? new TrfReading.Read(report)
                : new TrfReading.Refused(faults.subList(0, Math.min(MOST_FAULTS, faults.size())));
    }

    private static TrfLine line(String text, int number, Set<String> federations, List<TrfFault> faults) {
        var control = CONTROL.matcher(text);
        if (control.find()) {
            faults.add(new TrfFault(
                    number, text.codePointCount(0, control.start()) + 1, "no control character, but here is one"));
            return new TrfLine.Text("");
        }
        String tag = text.substring(0, Math.min(3, text.length()));
        var layout = Layout.named(tag);
        if (layout.isPresent()) return new LineReader(layout.get()).read(text, number, faults);
        if (federations.contains(tag)) return new LineReader(Layout.NATIONAL).read(text, number, faults);
        var line = new TrfLine.Text(text);
        if (TOURNAMENT.contains(tag) || SAYINGS.containsKey(tag)) saying(line, number, faults);
        return line;
    }

    private static void saying(TrfLine.Text line, int number, List<TrfFault> faults) {
        if (line.text().length() > 3 && line.text().charAt(3) != ' ')
            faults.add(new TrfFault(
                    number,
                    4,
                    "a blank, not "
                            + Layout.quoted(Character.toString(line.text().codePointAt(3)))));
        else if (SAYINGS.get(line.tag()) instanceof Saying saying
                && !line.value().isEmpty()
                && !saying.written().test(line.value()))
            faults.add(new TrfFault(number, 5, saying.allowed() + ", not " + Layout.quoted(line.value())));
    }

    /**
     * Checks that start numbers and team numbers are used only once, and that every number named exists.
     *
     * @param everybody whether no line of a player is damaged; otherwise missing players and repeated numbers are not
     *     reported
     */
    private void numbers(boolean everybody, List<TrfFault> faults) {
        once(faults);
        int before = faults.size();
        Map<Integer, Integer> players = unique(Layout.PLAYER, "start number", faults);
        boolean doubled = faults.size() > before;
        unique(Layout.TEAM, "team", faults);
        fideNumbers(faults);
        if (doubled || !everybody) return;
        for (int i = 0; i < lines.size(); i++) {
            if (!(lines.get(i) instanceof TrfLine.Fields line)) continue;
            switch (line.layout()) {
                case PLAYER -> {
                    if (line.groups().size() > MOST_ROUNDS)
                        faults.add(new TrfFault(
                                i + 1, Layout.PLAYER.column(MOST_ROUNDS), "more than " + MOST_ROUNDS + " rounds"));
                    known("opponent", line, i + 1, players, faults);
                }
                case TEAM, OLD_TEAM, LINEUP -> known("player", line, i + 1, players, faults);
                case NATIONAL -> {
                    if (!players.containsKey(line.number("number")))
                        faults.add(new TrfFault(i + 1, line.layout().column("number"), unknown(line.number("number"))));
                }
                case SCORING, TEAM_SCORING, BYES, ACCELERATION, PROHIBITED, ABNORMAL, TEAM_BYE, FORFEIT -> {}
            }
        }
    }

    private Map<Integer, Integer> unique(Layout layout, String what, List<TrfFault> faults) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!(lines.get(i) instanceof TrfLine.Fields line) || line.layout() != layout) continue;
            Integer first = seen.putIfAbsent(line.number("number"), i + 1);
            if (first != null)
                faults.add(new TrfFault(
                        i + 1,
                        layout.column("number"),
                        what + " " + line.number("number") + " is used twice, first in line " + first));
        }
        return seen;
    }

    private void once(List<TrfFault> faults) {
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String tag = lines.get(i).tag();
            Integer first = SINGLE.contains(tag) ? seen.putIfAbsent(tag, i + 1) : null;
            if (first != null)
                faults.add(new TrfFault(i + 1, 1, "only one line " + tag + ", but line " + first + " is one already"));
        }
    }

    /** A FIDE number belongs to one person only; 0 stands for none. */
    private void fideNumbers(List<TrfFault> faults) {
        Map<Long, Integer> seen = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!(lines.get(i) instanceof TrfLine.Fields line)
                    || line.layout() != Layout.PLAYER
                    || line.known("fideNumber").isEmpty()) continue;
            long number = Long.parseLong(line.field("fideNumber"));
            Integer first = number == 0 ? null : seen.putIfAbsent(number, i + 1);
            if (first != null)
                faults.add(new TrfFault(
                        i + 1,
                        Layout.PLAYER.column("fideNumber"),
                        "FIDE number " + number + " is used twice, first in line " + first));
        }
    }

    private static void known(
            String name, TrfLine.Fields line, int number, Map<Integer, Integer> players, List<TrfFault> faults) {
        List<String> named = line.layout().cells(line, name).toList();
        IntStream.range(0, named.size())
                .filter(i -> !named.get(i).isEmpty())
                .filter(i -> Integer.parseInt(named.get(i)) != 0)
                .filter(i -> !players.containsKey(Integer.parseInt(named.get(i))))
                .forEach(i -> faults.add(
                        new TrfFault(number, line.layout().column(i), unknown(Integer.parseInt(named.get(i))))));
    }

    private static String unknown(int player) {
        return "there is no player with start number " + player;
    }

    // ---- asking

    /**
     * Values without meaning, without which the report is read: titles that FIDE does not have, impossible dates of
     * birth, and the like. No game and no points depend on them.
     */
    public List<TrfFault> notes() {
        List<TrfFault> notes = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++)
            if (lines.get(i) instanceof TrfLine.Fields line)
                notes.addAll(new LineReader(line.layout()).notes(line, i + 1));
        return List.copyOf(notes);
    }

    /** The lines of one layout, in their order. */
    public Stream<TrfLine.Fields> all(Layout layout) {
        return lines.stream()
                .filter(TrfLine.Fields.class::isInstance)
                .map(TrfLine.Fields.class::cast)
                .filter(line -> line.layout() == layout);
    }

    /** Whether a version of the format has this line. */
    static boolean isOf(Version version, TrfLine line) {
        return version == Version.TRF26
                || switch (line) {
                    case TrfLine.Fields fields -> fields.layout().since() == version;
                    case TrfLine.Text text ->
                        Layout.named(text.tag())
                                .map(layout -> layout.since() == version)
                                .orElse(!SINCE_26.contains(text.tag()));
                };
    }

    // ---- writing

    /** The report as text. Each line ends in CR, as the format requires, and LF, as programs that read it expect. */
    public String text() {
        return lines.stream().map(Trf::text).map(line -> line + "\r\n").collect(Collectors.joining());
    }

    public static String text(TrfLine line) {
        return switch (line) {
            case TrfLine.Fields fields -> fields.layout().write(fields);
            case TrfLine.Text text -> text.text();
        };
    }
}
