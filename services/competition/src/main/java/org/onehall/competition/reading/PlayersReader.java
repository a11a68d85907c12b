package org.onehall.competition.reading;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.reading.CompetitionFiles.Place;
import org.onehall.competition.reading.Persons.Said;
import org.onehall.competition.reading.TrfReport.TrfPlayer;
import org.onehall.regulations.TextPlace;

/** Reads the players of a competition, and how they and its officials are registered (OCR 16.8, APP-I A4). */
final class PlayersReader {
    private static final int MOST_VENUES = 50;
    private static final List<String> OPTIONAL = List.of(
            "rating", "federation", "fideId", "accepted", "sex", "title", "birthDate", "startNumber", "reportFideId");

    private final CompetitionFiles files;
    private final Faults faults;
    private final Persons persons;

    /** Everybody registered with a separate number or acceptance (APP-I A4, J). */
    private final List<Registration.Registered> registered = new ArrayList<>();

    PlayersReader(CompetitionFiles files, Faults faults) {
        this.files = files;
        this.faults = faults;
        this.persons = new Persons(faults);
    }

    /** Sex, title and birth of the players for whom they are stated. */
    List<Details> details() {
        return persons.details();
    }

    /** Players in a list, in CSV or in a tournament report. */
    List<Player> players(Entry entry) {
        if (entry.isList()) return inlinePlayers(entry);
        Map<String, Entry> fields = files.fields(entry, "file", "trf", "venue", "venues", "encoding");
        CompetitionFiles.encoding(fields);
        if (fields.containsKey("file") == fields.containsKey("trf")) {
            entry.wrong(
                    "players are a list, or {file: players.csv}, or {trf: report.trf, venue: id, venues: {id: [1-8]}}");
            faults.breaks("players");
            return List.of();
        }
        return fields.containsKey("file") ? csvPlayers(fields.get("file")) : trfPlayers(entry, fields);
    }

    private List<Player> inlinePlayers(Entry list) {
        List<Player> players = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = files.fields(
                    element,
                    "id",
                    "name",
                    "rating",
                    "venue",
                    "federation",
                    "fideId",
                    "accepted",
                    "sex",
                    "title",
                    "birthDate",
                    "startNumber",
                    "reportFideId");
            String path = "players[" + players.size() + "]";
            Said said = said(element, fields);
            persons.player(element.optionalText(fields, "id"), players.size(), element.file(), path, said);
            persons.number(said.text("fideId"), element.file(), said.at("fideId"), path + ".fideId");
            register(
                    element.optionalText(fields, "id"),
                    element.optionalText(fields, "fideId"),
                    Optional.ofNullable(fields.get("accepted")).flatMap(CompetitionFiles::instant));
            int rating = Optional.ofNullable(fields.get("rating"))
                    .flatMap(Entry::whole)
                    .orElse(0);
            players.add(new Player(
                    element.requiredText(fields, "id"),
                    element.requiredText(fields, "name"),
                    rating,
                    element.requiredText(fields, "venue"),
                    PlayerCells.federation(element.optionalText(fields, "federation"))));
        }
        return players;
    }

    private List<Player> csvPlayers(Entry file) {
        if (file.text()
                .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(".trf"))
                .isPresent()) {
            file.wrong("a tournament report is named as {trf: report.trf, venue: id} or {trf: report.trf, venues: {id: "
                    + "[1-8]}}; file is for CSV");
            faults.breaks("players");
            return List.of();
        }
        Optional<List<CsvTable.Row>> rows = files.file(file, "players")
                .flatMap(source -> CsvTable.read(
                        source.name(), source.text(), "players", List.of("id", "name", "venue"), OPTIONAL, faults));
        if (rows.isEmpty()) faults.breaks("players");
        List<Player> players = new ArrayList<>();
        for (CsvTable.Row row : rows.orElse(List.of())) {
            String path = "players[" + players.size() + "]";
            String csv = file.text().orElseThrow();
            files.places(path, csv, row);
            int rating = rating(csv, row, path);
            persons.player(row.cell("id"), players.size(), csv, path, said(row));
            persons.number(row.cell("fideId"), csv, row.at("fideId"), path + ".fideId");
            register(row.cell("id"), row.cell("fideId"), accepted(csv, row, path));
            players.add(new Player(
                    row.cell("id"),
                    row.cell("name"),
                    rating,
                    row.cell("venue"),
                    PlayerCells.federation(row.cell("federation"))));
        }
        return players;
    }

    private static Said said(CsvTable.Row row) {
        return new Said() {
            @Override
            public String text(String field) {
                return row.cell(field);
            }

            @Override
            public TextPlace at(String field) {
                return row.at(field);
            }
        };
    }

    private static Said said(Entry element, Map<String, Entry> fields) {
        return new Said() {
            @Override
            public String text(String field) {
                return element.optionalText(fields, field);
            }

            @Override
            public TextPlace at(String field) {
                return Optional.ofNullable(fields.get(field)).map(Entry::at).orElse(element.at());
            }
        };
    }

    private Optional<Instant> accepted(String file, CsvTable.Row row, String path) {
        String text = row.cell("accepted");
        Optional<Instant> at = CompetitionFiles.instant(text);
        if (at.isEmpty() && !text.isEmpty())
            faults.add(
                    file,
                    row.at("accepted"),
                    path + ".accepted",
                    CompetitionFiles.INSTANT_EXPECTED + Faults.quoted(text),
                    "APP-I J");
        return at;
    }

    private int rating(String file, CsvTable.Row row, String path) {
        String text = row.cell("rating");
        OptionalInt rating = PlayerCells.rating(text);
        if (rating.isEmpty())
            faults.add(
                    file,
                    row.at("rating"),
                    path + ".rating",
                    "a rating is a whole number, or - for none, not " + Faults.quoted(text),
                    "");
        return rating.orElse(0);
    }

    private List<Player> trfPlayers(Entry entry, Map<String, Entry> fields) {
        Entry trf = fields.get("trf");
        Map<Integer, TrfPlayer> report = files.report(trf, "players").players();
        Map<Integer, String> venues = new HashMap<>();
        Optional.ofNullable(fields.get("venues"))
                .map(Entry::values)
                .filter(this::fewVenues)
                .ifPresent(rule ->
                        rule.forEach((venue, numbers) -> numbers(numbers).forEach(number -> {
                            String other = venues.putIfAbsent(number, venue);
                            if (other != null)
                                numbers.wrong("start number " + number + " has two venues, " + Faults.quoted(other)
                                        + " and " + Faults.quoted(venue));
                            if (!report.isEmpty() && !report.containsKey(number))
                                numbers.wrong("there is no start number " + number + " in the report");
                        })));
        if (!fields.containsKey("venue") && !fields.containsKey("venues")) {
            entry.wrong("a report does not say where its players sit: add venue: id for all of them, or venues: {id: "
                    + "[1-8]} by start numbers");
            faults.breaks("players");
            return List.of();
        }
        String standard = entry.optionalText(fields, "venue");
        List<Player> players = new ArrayList<>();
        for (TrfPlayer player : report.values()) {
            String path = "players[" + players.size() + "]";
            String file = trf.text().orElseThrow();
            files.put(path, new Place(file, new TextPlace(player.line(), 1)));
            Map.of("name", "name", "rating", "rating", "federation", "federation", "fideId", "fideNumber")
                    .forEach((key, column) -> files.put(
                            path + "." + key, new Place(file, new TextPlace(player.line(), TrfReader.column(column)))));
            players.add(new Player(
                    CompetitionFiles.id(player.number()),
                    player.name(),
                    player.rating(),
                    venues.getOrDefault(player.number(), standard),
                    player.federation()));
        }
        return players;
    }

    private boolean fewVenues(Map<String, Entry> rule) {
        if (rule.size() <= MOST_VENUES) return true;
        rule.values().iterator().next().wrong("a competition has at most " + MOST_VENUES + " venues");
        return false;
    }

    /** Start numbers, written as {@code [1-8, 11]} or {@code 1-8, 11}. */
    private Set<Integer> numbers(Entry entry) {
        List<String> parts = entry.isList()
                ? entry.elements().stream()
                        .flatMap(element -> element.text().stream())
                        .toList()
                : entry.text().map(text -> List.of(text.split("\\s*,\\s*"))).orElse(List.of());
        Set<Integer> numbers = new TreeSet<>();
        for (String part : parts) {
            if (!part.matches("\\d{1,4}(\\s*-\\s*\\d{1,4})?")) {
                entry.wrong("start numbers are written as [1-8, 11], not " + Faults.quoted(part));
                continue;
            }
            String[] ends = part.split("\\s*-\\s*");
            for (int n = Integer.parseInt(ends[0]); n <= Integer.parseInt(ends[ends.length - 1]); n++) numbers.add(n);
        }
        return numbers;
    }

    /** Notes a person's number and acceptance, if they are stated. */
    void register(String person, String number, Optional<Instant> accepted) {
        String known = Persons.number(number);
        if (!known.isEmpty() || accepted.isPresent())
            registered.add(new Registration.Registered(person, known, accepted));
    }

    /** The players' numbers in a tournament report, and what the organiser states about the conditions. */
    Optional<Registration> registration(Map<String, Entry> fields, TrfReport report) {
        report.players().values().stream()
                .filter(player -> player.details().fideNumber().matches("\\d{1,11}"))
                .forEach(player -> register(
                        CompetitionFiles.id(player.number()), player.details().fideNumber(), Optional.empty()));
        Entry conditions = fields.get("conditions");
        if (conditions == null)
            return registered.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Registration("", Optional.empty(), registered));
        Map<String, Entry> stated = files.fields(conditions, "version", "acceptedAt");
        String version = conditions.requiredText(stated, "version");
        return Optional.of(new Registration(
                version, Optional.ofNullable(stated.get("acceptedAt")).flatMap(CompetitionFiles::instant), registered));
    }
}
