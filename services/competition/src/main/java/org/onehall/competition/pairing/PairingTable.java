package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.competition.pairing.TableColumns.Kind;
import org.onehall.competition.reading.CsvCells;
import org.onehall.text.Text;

/**
 * Pairings as a table: pasted out of a spreadsheet or a page (tabs), or a CSV file with semicolons or commas. A line of
 * headings is optional; lines above it are skipped. Results are left out.
 */
public final class PairingTable {
    /** The longest table, in characters. */
    public static final int LONGEST = 1_000_000;

    /** How many lines may come before the headings. */
    private static final int BEFORE = 12;

    private static final Pattern SEPARATOR_LINE = Pattern.compile("(?i)\"?sep=(.)\"?[;,\t]*");
    private static final Pattern BOARD = Pattern.compile("0*(\\d{1,9})\\.?");

    private final PairingFaults faults;
    private final int round;
    private final Collection<Candidate> candidates;
    private final String[] lines;

    private PairingTable(int round, Collection<Candidate> candidates, String text, PairingFaults faults) {
        this.faults = faults;
        this.round = round;
        this.candidates = candidates;
        this.lines = CsvCells.lines(text);
    }

    /** Reads a file in whatever encoding it was written: UTF-8, UTF-16 with a mark, Windows-1252. */
    public static PairingReading read(int round, Collection<Candidate> candidates, byte[] file) {
        if (file.length > 2 * LONGEST) return tooLong("a file of at most " + 2 * LONGEST + " bytes", file.length);
        Text text = Text.decode(file, Optional.empty());
        PairingFaults faults = new PairingFaults();
        text.doubts().forEach(doubt -> faults.note(doubt.line(), doubt.column(), doubt.message()));
        return read(round, candidates, text.text(), faults);
    }

    /**
     * Reads a table.
     *
     * @param round from 1
     * @param candidates all players of the event
     */
    public static PairingReading read(int round, Collection<Candidate> candidates, String text) {
        return read(round, candidates, text, new PairingFaults());
    }

    private static PairingReading read(int round, Collection<Candidate> candidates, String text, PairingFaults faults) {
        return text.length() > LONGEST
                ? tooLong("a table of at most " + LONGEST + " characters", text.length())
                : new PairingTable(round, candidates, text, faults).reading();
    }

    private static PairingReading tooLong(String expected, int length) {
        return new PairingReading.Refused(new PairingFault(0, 0, expected + ", but this one has " + length));
    }

    private PairingReading reading() {
        int first = 0;
        Matcher said = SEPARATOR_LINE.matcher(lines[0]);
        char separator = said.matches() ? said.group(1).charAt(0) : separator();
        if (said.matches()) first = 1;
        CsvCells table = new CsvCells(lines, separator);
        List<CsvCells.Line> rows = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        CsvCells.Line row;
        for (int i = first; i < lines.length; i = row.next()) {
            row = table.line(i);
            if (row.open()) faults.fault(i + 1, 1, "a quote that is not closed");
            else if (row.behind().isPresent())
                faults.fault(
                        row.behind().get().line(),
                        row.behind().get().column(),
                        "text after a closing quote; write a quote inside a cell twice");
            else if (!row.isBlank()) {
                rows.add(row);
                numbers.add(i + 1);
            }
        }
        if (!faults.none()) return faults.reading(() -> new PairingProposal(round, List.of(), List.of(), List.of()));
        if (rows.isEmpty())
            return new PairingReading.Refused(
                    new PairingFault(1, 1, "one line for each board, but the table is empty"));
        return rows(rows, numbers);
    }

    private PairingReading rows(List<CsvCells.Line> rows, List<Integer> numbers) {
        int from = 0;
        Optional<TableColumns> columns = Optional.empty();
        for (int i = 0; i < Math.min(BEFORE, rows.size()) && columns.isEmpty(); i++) {
            columns = TableColumns.ofHeadings(texts(rows.get(i)));
            if (columns.isPresent()) from = i + 1;
        }
        for (int i = 0; i < from - 1; i++) faults.note(numbers.get(i), 1, "this line above the headings was left out");
        if (columns.isEmpty())
            columns = TableColumns.ofRows(rows.stream().map(PairingTable::texts).toList());
        if (columns.isEmpty())
            return new PairingReading.Refused(new PairingFault(
                    numbers.getFirst(),
                    1,
                    "a line of headings such as Board, White, Black (Br., Weiß, Schwarz; Tav., Bianco, Nero), or "
                            + "only lines with White and Black, after the number of the board if you like; this line "
                            + "has " + texts(rows.getFirst()).size() + " cells"));
        ProposalRows proposal = new ProposalRows(round, candidates, faults);
        boolean results = false;
        for (int i = from; i < rows.size(); i++) {
            row(rows.get(i), numbers.get(i), columns.get(), proposal);
            int result = columns.get().index(Kind.RESULT);
            if (results || result < 0 || !cell(rows.get(i), result).matches(".*[01½=+].*")) continue;
            faults.note(
                    numbers.get(i),
                    rows.get(i).cells().get(result).at().column(),
                    "results are left out: this table is read for its pairings");
            results = true;
        }
        return proposal.reading();
    }

    private void row(CsvCells.Line row, int line, TableColumns columns, ProposalRows proposal) {
        int width = columns.kinds().size();
        int cells = row.upTo(width).size();
        if (cells > width) {
            faults.fault(line, 1, "at most " + width + " cells, as in the headings, but this line has " + cells);
            return;
        }
        ProposalRows.Cell white = side(row, columns.index(Kind.WHITE_NUMBER), columns.index(Kind.WHITE));
        ProposalRows.Cell black = side(row, columns.index(Kind.BLACK_NUMBER), columns.index(Kind.BLACK));
        if (white.isEmpty() && black.isEmpty()) {
            faults.note(line, 1, "this line names no player and was left out");
            return;
        }
        boolean bye = white.bye().isPresent() || black.bye().isPresent();
        int place = columns.index(Kind.BOARD);
        String board = place < 0 || bye ? "" : cell(row, place);
        Matcher number = BOARD.matcher(board);
        if (!board.isEmpty() && !number.matches())
            faults.fault(
                    line,
                    row.cells().get(place).at().column(),
                    "a board's number is expected, not " + PairingFaults.quoted(board));
        else if (place >= 0 && board.isEmpty() && !bye)
            faults.fault(line, 1, "a board's number is expected in this line; its cell is empty");
        else proposal.row(line, board.isEmpty() ? 0 : Integer.parseInt(number.group(1)), white, black);
    }

    private static ProposalRows.Cell side(CsvCells.Line row, int number, int player) {
        int begin = Stream.of(player, number)
                .filter(index -> index >= 0 && index < row.cells().size())
                .map(index -> row.cells().get(index).at().column())
                .findFirst()
                .orElse(1);
        return new ProposalRows.Cell(cell(row, number), cell(row, player), begin);
    }

    private static String cell(CsvCells.Line row, int index) {
        return index < 0 || index >= row.cells().size()
                ? ""
                : row.cells().get(index).text();
    }

    private static List<String> texts(CsvCells.Line row) {
        return row.upTo(0).stream().map(CsvCells.Cell::text).toList();
    }

    /** A tab if there is one, otherwise a semicolon, otherwise a comma: names contain commas. */
    private char separator() {
        for (char candidate : new char[] {'\t', ';'})
            if (Stream.of(lines).anyMatch(line -> line.indexOf(candidate) >= 0)) return candidate;
        return ',';
    }
}
