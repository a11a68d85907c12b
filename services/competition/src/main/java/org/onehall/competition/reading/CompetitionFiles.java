package org.onehall.competition.reading;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.regulations.TextPlace;
import org.onehall.text.Encodings;

/** The files of one reading: their contents, and where each part of the definition stands. */
final class CompetitionFiles {
    /** Where something stands. */
    record Place(String file, TextPlace at) {}

    /** A text to which the main file refers. */
    record Source(String name, String text) {}

    static final String INSTANT_EXPECTED =
            "a date and time from 2000 to 2099 with its zone is expected here, like 2026-11-21T15:00+01:00, not ";
    private static final Instant EARLIEST = Instant.parse("2000-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("2100-01-01T00:00:00Z");

    private final Sources sources;
    private final Faults faults;
    private final Map<String, Place> places = new HashMap<>();
    private final Map<String, TrfReport> reports = new HashMap<>();

    CompetitionFiles(Sources sources, Faults faults) {
        this.sources = sources;
        this.faults = faults;
    }

    /** Remembers where a part of the definition stands. */
    void put(String path, Place place) {
        places.put(path, place);
    }

    /** The same, unless a place is already known. */
    void putIfAbsent(String path, Place place) {
        places.putIfAbsent(path, place);
    }

    /** The tournament reports that were read, by file name. */
    Map<String, TrfReport> reports() {
        return reports;
    }

    /** Where a part stands; if that is not known, where its parent part stands. */
    Place place(String path) {
        String at = path;
        while (!places.containsKey(at)) at = at.replaceFirst("(\\[\\d+]|(^|\\.)[^.\\[]+)$", "");
        return places.get(at);
    }

    /** Remembers the places of a row's cells. */
    void places(String path, String file, CsvTable.Row row) {
        places.put(path, new Place(file, new TextPlace(row.line(), 1)));
        row.cells().keySet().forEach(column -> places.put(path + "." + column, new Place(file, row.at(column))));
    }

    /** The fields of a mapping; remembers their places. */
    Map<String, Entry> fields(Entry entry, String... known) {
        places.put(entry.path(), new Place(entry.file(), entry.at()));
        Map<String, Entry> fields = entry.fields(known);
        fields.values().forEach(field -> places.put(field.path(), new Place(field.file(), field.at())));
        return fields;
    }

    /** The file that an entry names; a fault if it was not sent. */
    Optional<Source> file(Entry entry, String section) {
        Optional<Source> source = entry.text()
                .flatMap(name -> Optional.ofNullable(sources.files().get(name)).map(text -> new Source(name, text)));
        if (source.isEmpty()) {
            entry.text()
                    .ifPresent(name -> entry.wrong("there is no file " + Faults.quoted(name)
                            + "; put it beside the competition's file, and send both"));
            faults.breaks(section);
        }
        return source;
    }

    /** A tournament report, read only once however often it is named. */
    TrfReport report(Entry entry, String section) {
        Optional<Source> source = file(entry, section);
        if (source.isEmpty()) {
            faults.breaks(section);
            return TrfReport.EMPTY;
        }
        return reports.computeIfAbsent(source.get().name(), name -> {
            int before = faults.count();
            TrfReport report = TrfReader.read(name, source.get().text(), section, faults);
            if (faults.count() > before) {
                faults.breaks("players");
                faults.breaks("rounds");
            }
            return report;
        });
    }

    /**
     * Files arrive as text, decoded by the sender. Here it is checked that the encoding exists, because its line is
     * known here.
     */
    static void encoding(Map<String, Entry> fields) {
        Entry entry = fields.get("encoding");
        if (entry == null) return;
        entry.text()
                .filter(name -> Encodings.named(name).isEmpty())
                .ifPresent(name -> entry.wrong("there is no encoding " + Faults.quoted(name) + "; there are "
                        + Encodings.EXAMPLES + " and others"));
    }

    /** The fields of a mapping whose faults have already been reported. */
    static Map<String, Entry> quiet(Entry entry) {
        Map<String, Entry> fields = new LinkedHashMap<>();
        entry.values().forEach(fields::putIfAbsent);
        return fields;
    }

    /** The whole number in a cell; 0 and a fault if it is not one. */
    int whole(String file, CsvTable.Row row, String column, String path) {
        String text = row.cell(column);
        if (text.matches("\\d{1,9}")) return Integer.parseInt(text);
        faults.add(
                file,
                row.at(column),
                path + "." + column,
                column + " must be a whole number, not " + Faults.quoted(text),
                "");
        return 0;
    }

    /** An instant in the ninety-nine years from 2000 on; empty if the text is not one. */
    static Optional<Instant> instant(String text) {
        try {
            return Optional.of(ZonedDateTime.parse(text).toInstant())
                    .filter(at -> !at.isBefore(EARLIEST) && at.isBefore(LATEST));
        } catch (DateTimeParseException unreadable) {
            return Optional.empty();
        }
    }

    /** An instant with its zone; a fault if it is not one. */
    static Optional<Instant> instant(Entry entry) {
        return entry.text().flatMap(text -> {
            Optional<Instant> at = instant(text);
            if (at.isEmpty()) entry.wrong(INSTANT_EXPECTED + Faults.quoted(text));
            return at;
        });
    }

    /** The id of a player of a report, from the start number. */
    static String id(int startNumber) {
        return "p" + startNumber;
    }
}
