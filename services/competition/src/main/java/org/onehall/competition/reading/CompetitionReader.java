package org.onehall.competition.reading;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.onehall.clock.Category;
import org.onehall.competition.domain.AppealRules;
import org.onehall.competition.domain.AssistanceRules;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Chess960;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.DefinitionChecks;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.FairPlayRules;
import org.onehall.competition.domain.FloorRules;
import org.onehall.regulations.GameRules;
import org.onehall.competition.domain.InputRules;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.PenaltyRules;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Regulations;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.ScreeningRules;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.TeamCriterion;
import org.onehall.competition.domain.TeamRules;
import org.onehall.competition.domain.Venue;
import org.onehall.competition.reading.Persons.Said;
import org.onehall.competition.reading.TrfReader.TrfPlayer;
import org.onehall.competition.trf.TrfExport;
import org.onehall.decider.Role;
import org.onehall.regulations.Points;
import org.onehall.regulations.Profile;
import org.onehall.regulations.ProfileErrors;
import org.onehall.regulations.ProfileLoader;
import org.onehall.regulations.ProfileResult;
import org.onehall.regulations.TextPlace;
import org.onehall.regulations.YamlText;
import org.onehall.text.Encodings;
import org.yaml.snakeyaml.nodes.Node;

/**
 * Reads a competition: one YAML file, with players and pairings inline, in CSV or in a tournament report (TRF).
 * Everything that is wrong is told at once, with file, line and column; nothing is loaded then (OCR 16.1, 16.8, V-01).
 */
public final class CompetitionReader {
    private static final int MOST_VENUES = 50;
    /** Of a match, where the regulations do not say how many. */
    private static final int STANDARD_BOARDS = 4;

    private static final String INSTANT_EXPECTED =
            "an instant with its zone, from 2000 to 2099, is expected here, as 2026-11-21T15:00+01:00, not ";
    private static final Instant EARLIEST = Instant.parse("2000-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("2100-01-01T00:00:00Z");
    private static final String TOTAL = "regulations.scoring.win";
    private static final Set<String> VARIANTS = Set.of("STANDARD", "CHESS960");

    /** Where something stands. */
    private record Place(String file, TextPlace at) {}

    private final Sources sources;
    private final Faults faults = new Faults();
    private final Map<String, Place> places = new HashMap<>();
    private final Map<String, TrfReader.Report> reports = new HashMap<>();
    /**
     * What rounds say of themselves, by number: which variant they are of, and from which position they begin (960
     * II.1).
     */
    private final Map<Integer, Entry> variants = new HashMap<>();

    private final Map<Integer, Entry> positions = new HashMap<>();

    /** Who was registered with a number or an acceptance of the own (APP-I A4, J). */
    private final List<Registration.Registered> registered = new ArrayList<>();

    private final Persons persons = new Persons(faults);

    private CompetitionReader(Sources sources) {
        this.sources = sources;
    }

    public static Reading read(Sources sources) {
        return read(sources, _ -> {});
    }

    /**
     * @param notes is given everything doubtful or without meaning that does not keep the competition from being read
     */
    public static Reading read(Sources sources, Consumer<Fault> notes) {
        var reader = new CompetitionReader(sources);
        Reading reading = reader.read();
        reader.faults.notes().stream().distinct().forEach(notes);
        return reading;
    }

    private Reading read() {
        Optional<Command.Load> load = compose().flatMap(this::load);
        return faults.none() && load.isPresent()
                ? new Reading.Read(load.get())
                : new Reading.Faulty(faults.sorted(sources.fileName()));
    }

    private Optional<Node> compose() {
        tooLong(sources.fileName(), sources.yaml());
        sources.files().forEach(this::tooLong);
        sources.regulations().ifPresent(text -> tooLong(sources.regulationsFile(), text));
        if (!faults.none()) return Optional.empty();
        return switch (YamlText.compose(sources.yaml())) {
            case YamlText.Composed(Node node) -> Optional.of(node);
            case YamlText.Empty _ -> unread(TextPlace.BEGIN, "the file is empty");
            case YamlText.NotYaml(TextPlace at, String problem) -> unread(at, problem);
        };
    }

    /** Regulations in a file of their own are judged all the same. */
    private Optional<Node> unread(TextPlace at, String problem) {
        faults.add(sources.fileName(), at, "", problem, "V-01");
        sources.regulations()
                .ifPresent(text -> profile(
                        sources.regulationsFile(),
                        TextPlace.BEGIN,
                        ProfileLoader.load(sources.regulationsFile(), text)));
        return Optional.empty();
    }

    private void tooLong(String file, String text) {
        if (text.length() > Sources.LONGEST)
            faults.add(
                    file,
                    TextPlace.NOWHERE,
                    "",
                    text.length() + " characters; a file has at most " + Sources.LONGEST,
                    "");
    }

    private Optional<Command.Load> load(Node node) {
        var root = new Entry(sources.fileName(), node, "", TextPlace.of(node), faults);
        Map<String, Entry> fields = root.fields(
                "id",
                "name",
                "venues",
                "officials",
                "players",
                "rounds",
                "teams",
                "byes",
                "conditions",
                "regulations",
                "encoding");
        encoding(fields);
        places.put("", new Place(root.file(), root.at()));
        fields.forEach((name, entry) -> places.put(name, new Place(entry.file(), entry.at())));
        String id = root.requiredText(fields, "id");
        String name = root.requiredText(fields, "name");
        List<Venue> venues = section(root, fields, "venues").map(this::venues).orElse(List.of());
        List<Official> officials =
                section(root, fields, "officials").map(this::officials).orElse(List.of());
        Optional<Entry> playersEntry = section(root, fields, "players");
        List<Player> players = playersEntry.map(this::players).orElse(List.of());
        List<Round> paired = rounds(root, fields, playersEntry);
        Optional<Profile> profile = profile(root, fields);
        profile.ifPresent(p -> total(p, paired.size()));
        profile.ifPresent(this::totals);
        List<Round> rounds = paired.stream().map(round -> begun(round, profile)).toList();
        Entries entries = entries(fields, playersEntry, profile);
        profile.ifPresent(p -> staffing(p, venues, officials, players, rounds));
        profile.ifPresent(p -> deputy(p, officials));
        profile.filter(_ -> rounds(fields).isPresent()).ifPresent(p -> boardOrder(p, entries.teams(), rounds));
        for (DefinitionChecks.Problem problem :
                DefinitionChecks.problems(id, name, venues, officials, players, rounds, entries)) tell(problem);
        return profile.filter(_ -> faults.none()).map(p -> {
            var regulations = new Regulations(
                    GameRules.of(p),
                    p.timeControl(),
                    Optional.of(PenaltyRules.of(p)),
                    Optional.of(FloorRules.of(p)),
                    Optional.of(AssistanceRules.of(p)),
                    Optional.of(AppealRules.of(p)),
                    Optional.of(InputRules.of(p)),
                    Optional.of(ScreeningRules.of(p)),
                    Optional.of(FairPlayRules.of(p)));
            return new Command.Load(id, name, venues, officials, players, rounds, regulations, Optional.of(entries));
        });
    }

    /** Files come as text, decoded by the sender. That an encoding exists is checked here, where its line is known. */
    private static void encoding(Map<String, Entry> fields) {
        Entry entry = fields.get("encoding");
        if (entry == null) return;
        entry.text()
                .filter(name -> Encodings.named(name).isEmpty())
                .ifPresent(name -> entry.wrong("there is no encoding " + Faults.quoted(name) + "; there are "
                        + Encodings.EXAMPLES + " and others"));
    }

    /** A part that must be there; if not, what refers to it is not judged. */
    private Optional<Entry> section(Entry root, Map<String, Entry> fields, String name) {
        Optional<Entry> entry = root.required(fields, name);
        if (entry.isEmpty()) faults.breaks(name);
        return entry;
    }

    /** Tells a problem of the definition at its line, unless it only follows from something told already. */
    private void tell(DefinitionChecks.Problem problem) {
        String section = problem.path().replaceAll("[.\\[].*", "");
        boolean follows = faults.has(problem.path())
                || faults.isBroken(section) && problem.path().equals(section)
                || problem.code() == CompetitionRefusal.MALFORMED_ROUND && faults.isBroken("rounds")
                || problem.code() == CompetitionRefusal.UNKNOWN_PLAYER && faults.isBroken("players")
                || problem.code() == CompetitionRefusal.UNKNOWN_VENUE && faults.isBroken("venues")
                || problem.code() == CompetitionRefusal.MALFORMED_TEAM
                        && (faults.has("regulations.team.boards") || faults.has("regulations.team.reserves"))
                || problem.code() == CompetitionRefusal.STAFF_INCOMPLETE
                        && (faults.isBroken("officials") || faults.isBroken("venues"));
        if (follows) return;
        Place place = place(problem.path());
        faults.add(
                place.file(),
                place.at(),
                problem.path(),
                problem.text() + " (" + problem.code() + ")",
                problem.code().rule());
    }

    private Place place(String path) {
        String at = path;
        while (!places.containsKey(at)) at = at.replaceFirst("(\\[\\d+]|(^|\\.)[^.\\[]+)$", "");
        return places.get(at);
    }

    private List<Venue> venues(Entry list) {
        if (!list.isList()) faults.breaks("venues");
        List<Venue> venues = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = fields(element, "id", "name", "timeZone");
            venues.add(new Venue(
                    element.requiredText(fields, "id"),
                    element.requiredText(fields, "name"),
                    element.requiredText(fields, "timeZone")));
        }
        return venues;
    }

    private List<Official> officials(Entry list) {
        if (!list.isList()) faults.breaks("officials");
        List<Official> officials = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = fields(element, "id", "name", "role", "venue", "fideId");
            String id = element.requiredText(fields, "id");
            String name = element.requiredText(fields, "name");
            Optional<Role> role = element.required(fields, "role").flatMap(this::role);
            if (role.isEmpty()) faults.breaks("officials");
            register(id, element.optionalText(fields, "fideId"), Optional.empty());
            officials.add(new Official(id, name, role.orElse(Role.SPECTATOR), element.optionalText(fields, "venue")));
        }
        return officials;
    }

    private Optional<Role> role(Entry entry) {
        return entry.text().flatMap(text -> {
            for (Role role : Role.values())
                if (role.name().equals(text)
                        && (DefinitionChecks.LOCAL.contains(role) || DefinitionChecks.CENTRAL.contains(role)))
                    return Optional.of(role);
            List<Role> allowed = new ArrayList<>(DefinitionChecks.CENTRAL);
            allowed.addAll(DefinitionChecks.LOCAL);
            faults.add(
                    entry.file(),
                    entry.at(),
                    entry.path(),
                    Faults.quoted(text) + " is no role of an official; roles are "
                            + String.join(
                                    ", ",
                                    allowed.stream().sorted().map(Role::name).toList()),
                    "OCR 16.8");
            return Optional.empty();
        });
    }

    private List<Player> players(Entry entry) {
        if (entry.isList()) return inlinePlayers(entry);
        Map<String, Entry> fields = fields(entry, "file", "trf", "venue", "venues", "encoding");
        encoding(fields);
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
            Map<String, Entry> fields = fields(
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
                    "birthDate");
            String path = "players[" + players.size() + "]";
            Said said = said(element, fields);
            persons.player(element.optionalText(fields, "id"), players.size(), element.file(), path, said);
            persons.number(said.text("fideId"), element.file(), said.at("fideId"), path + ".fideId");
            register(
                    element.optionalText(fields, "id"),
                    element.optionalText(fields, "fideId"),
                    Optional.ofNullable(fields.get("accepted")).flatMap(CompetitionReader::instant));
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
        Optional<List<CsvTable.Row>> rows = file(file, "players")
                .flatMap(source -> CsvTable.read(
                        source.name(),
                        source.text(),
                        "players",
                        List.of("id", "name", "venue"),
                        List.of("rating", "federation", "fideId", "accepted", "sex", "title", "birthDate"),
                        faults));
        if (rows.isEmpty()) faults.breaks("players");
        List<Player> players = new ArrayList<>();
        for (CsvTable.Row row : rows.orElse(List.of())) {
            String path = "players[" + players.size() + "]";
            String csv = file.text().orElseThrow();
            places(path, csv, row);
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

    /** An instant of this century's ninety-nine years from 2000 on; empty if the text is none. */
    private static Optional<Instant> instant(String text) {
        try {
            return Optional.of(ZonedDateTime.parse(text).toInstant())
                    .filter(at -> !at.isBefore(EARLIEST) && at.isBefore(LATEST));
        } catch (DateTimeParseException unreadable) {
            return Optional.empty();
        }
    }

    private Optional<Instant> accepted(String file, CsvTable.Row row, String path) {
        String text = row.cell("accepted");
        Optional<Instant> at = instant(text);
        if (at.isEmpty() && !text.isEmpty())
            faults.add(file, row.at("accepted"), path + ".accepted", INSTANT_EXPECTED + Faults.quoted(text), "APP-I J");
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

    private int whole(String file, CsvTable.Row row, String column, String path) {
        String text = row.cell(column);
        if (text.matches("\\d{1,9}")) return Integer.parseInt(text);
        faults.add(
                file,
                row.at(column),
                path + "." + column,
                column + " is a whole number, not " + Faults.quoted(text),
                "");
        return 0;
    }

    private List<Player> trfPlayers(Entry entry, Map<String, Entry> fields) {
        Entry trf = fields.get("trf");
        Map<Integer, TrfPlayer> report = report(trf, "players").players();
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
            places.put(path, new Place(file, new TextPlace(player.line(), 1)));
            Map.of("name", "name", "rating", "rating", "federation", "federation", "fideId", "fideNumber")
                    .forEach((key, column) -> places.put(
                            path + "." + key, new Place(file, new TextPlace(player.line(), TrfReader.column(column)))));
            players.add(new Player(
                    id(player.number()),
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

    private static String id(int startNumber) {
        return "p" + startNumber;
    }

    /** Start numbers written as {@code [1-8, 11]} or {@code 1-8, 11}. */
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

    /** A tournament report, read once however often it is named. */
    private TrfReader.Report report(Entry entry, String section) {
        Optional<Source> source = file(entry, section);
        if (source.isEmpty()) {
            faults.breaks(section);
            return TrfReader.Report.EMPTY;
        }
        return reports.computeIfAbsent(source.get().name(), name -> {
            int before = faults.count();
            TrfReader.Report report = TrfReader.read(name, source.get().text(), section, faults);
            if (faults.count() > before) {
                faults.breaks("players");
                faults.breaks("rounds");
            }
            return report;
        });
    }

    private List<Round> rounds(Entry root, Map<String, Entry> fields, Optional<Entry> players) {
        Entry entry = fields.get("rounds");
        if (entry == null) {
            Optional<Entry> trf = players.filter(Entry::isMapping).map(p -> quiet(p).get("trf"));
            if (trf.isPresent()) return trfRounds(trf.get());
            section(root, fields, "rounds");
            return List.of();
        }
        if (entry.isList()) return some(entry, inlineRounds(entry));
        Map<String, Entry> kinds = fields(entry, "csv", "trf", "startsAt", "variant", "position", "encoding");
        encoding(kinds);
        if (kinds.containsKey("csv") == kinds.containsKey("trf")) {
            entry.wrong("rounds are a list, or {csv: pairings.csv}, or {trf: report.trf}");
            faults.breaks("rounds");
            return List.of();
        }
        List<Round> rounds =
                kinds.containsKey("csv") ? some(entry, csvRounds(kinds.get("csv"))) : trfRounds(kinds.get("trf"));
        begin(rounds, kinds, "variant", variants);
        begin(rounds, kinds, "position", positions);
        return kinds.containsKey("startsAt") ? planned(rounds, kinds.get("startsAt")) : rounds;
    }

    /** Only a tournament report says that its rounds are not paired yet. */
    private List<Round> some(Entry entry, List<Round> rounds) {
        if (rounds.isEmpty() && !faults.isBroken("rounds"))
            faults.add(
                    entry.file(),
                    entry.at(),
                    "rounds",
                    "a competition has at least one round (MALFORMED_ROUND)",
                    CompetitionRefusal.MALFORMED_ROUND.rule());
        return rounds;
    }

    /** What is written by the number of a round. */
    private static void begin(List<Round> rounds, Map<String, Entry> kinds, String field, Map<Integer, Entry> byRound) {
        if (kinds.containsKey(field))
            byNumber(rounds, kinds.get(field)).forEach((number, entry) -> byRound.put(Integer.valueOf(number), entry));
    }

    private static Map<String, Entry> byNumber(List<Round> rounds, Entry entry) {
        Map<String, Entry> known = new LinkedHashMap<>();
        entry.values().forEach((number, value) -> {
            if (rounds.stream().anyMatch(round -> number.equals(String.valueOf(round.number()))))
                known.put(number, value);
            else value.wrong("there is no round " + Faults.quoted(number));
        });
        return known;
    }

    /** With the position its games begin from, as the round itself says or else the regulations (960 II.1). */
    private Round begun(Round round, Optional<Profile> profile) {
        Entry stated = variants.get(round.number());
        Entry position = positions.get(round.number());
        String variant = stated == null ? "" : stated.text().orElse("");
        if (stated != null && !VARIANTS.contains(variant))
            stated.wrong("STANDARD or CHESS960 is expected here, not " + Faults.quoted(variant));
        boolean chess960 = stated == null
                ? profile.filter(p -> p.variant() == Profile.Variant.CHESS960).isPresent()
                : variant.equals("CHESS960");
        OptionalInt number = position == null
                ? OptionalInt.empty()
                : position.whole().map(OptionalInt::of).orElse(OptionalInt.empty());
        if (position != null && !chess960 && profile.isPresent() && !faults.has("regulations.variant"))
            position.wrong("only a round of Chess960 has a position", "960 II.1");
        return chess960
                ? new Round(round.number(), round.pairings(), round.startsAt(), Optional.of(new Chess960(number)))
                : round;
    }

    /** Rounds with their planned starts, which are written by number. */
    private List<Round> planned(List<Round> rounds, Entry entry) {
        Map<String, Entry> starts = byNumber(rounds, entry);
        return rounds.stream()
                .map(round -> new Round(
                        round.number(),
                        round.pairings(),
                        Optional.ofNullable(starts.get(String.valueOf(round.number())))
                                .flatMap(CompetitionReader::instant)))
                .toList();
    }

    /** An instant with its zone; a fault if it is none. */
    private static Optional<Instant> instant(Entry entry) {
        return entry.text().flatMap(text -> {
            Optional<Instant> at = instant(text);
            if (at.isEmpty()) entry.wrong(INSTANT_EXPECTED + Faults.quoted(text));
            return at;
        });
    }

    /** Fields of a mapping whose faults have been told already. */
    private static Map<String, Entry> quiet(Entry entry) {
        Map<String, Entry> fields = new LinkedHashMap<>();
        entry.values().forEach(fields::putIfAbsent);
        return fields;
    }

    private List<Round> inlineRounds(Entry list) {
        List<Round> rounds = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = fields(element, "number", "startsAt", "variant", "position", "pairings");
            int number = Optional.ofNullable(fields.get("number"))
                    .map(n -> n.whole().orElse(0))
                    .orElse(rounds.size() + 1);
            Optional.ofNullable(fields.get("variant")).ifPresent(variant -> variants.put(number, variant));
            Optional.ofNullable(fields.get("position")).ifPresent(position -> positions.put(number, position));
            List<Pairing> pairings = new ArrayList<>();
            List<Entry> games =
                    element.required(fields, "pairings").map(Entry::elements).orElse(List.of());
            for (Entry game : games) {
                Map<String, Entry> seats = fields(game, "board", "white", "black");
                pairings.add(new Pairing(
                        game.required(seats, "board").flatMap(Entry::whole).orElse(0),
                        game.requiredText(seats, "white"),
                        game.requiredText(seats, "black")));
            }
            rounds.add(new Round(
                    number,
                    pairings,
                    Optional.ofNullable(fields.get("startsAt")).flatMap(CompetitionReader::instant)));
        }
        return rounds;
    }

    private List<Round> csvRounds(Entry file) {
        Optional<List<CsvTable.Row>> rows = file(file, "rounds")
                .flatMap(source -> CsvTable.read(
                        source.name(),
                        source.text(),
                        "rounds",
                        List.of("round", "board", "white", "black"),
                        List.of(),
                        faults));
        if (rows.isEmpty()) {
            faults.breaks("rounds");
            return List.of();
        }
        String csv = file.text().orElseThrow();
        Map<Integer, List<CsvTable.Row>> byRound = new TreeMap<>();
        for (CsvTable.Row row : rows.get()) {
            int before = faults.count();
            int round = whole(csv, row, "round", "rounds");
            if (faults.count() == before)
                byRound.computeIfAbsent(round, _ -> new ArrayList<>()).add(row);
            else faults.breaks("rounds");
        }
        List<Round> rounds = new ArrayList<>();
        byRound.forEach((number, games) -> {
            String round = "rounds[" + rounds.size() + "]";
            places.put(round, new Place(csv, games.getFirst().at("round")));
            List<Pairing> pairings = new ArrayList<>();
            for (CsvTable.Row row : games) {
                String path = round + ".pairings[" + pairings.size() + "]";
                places(path, csv, row);
                pairings.add(new Pairing(whole(csv, row, "board", path), row.cell("white"), row.cell("black")));
            }
            rounds.add(new Round(number, pairings));
        });
        return rounds;
    }

    private List<Round> trfRounds(Entry file) {
        TrfReader.Report report = report(file, "rounds");
        List<Round> rounds = new ArrayList<>();
        for (int number = 1; number <= report.rounds(); number++) {
            String round = "rounds[" + rounds.size() + "]";
            List<Pairing> pairings = new ArrayList<>();
            for (TrfPlayer white : report.whites(number)) {
                Place place =
                        new Place(file.text().orElseThrow(), new TextPlace(white.line(), TrfReader.column(number)));
                places.putIfAbsent(round, place);
                places.put(round + ".pairings[" + pairings.size() + "]", place);
                pairings.add(new Pairing(
                        pairings.size() + 1,
                        id(white.number()),
                        id(white.games().get(number).opponent())));
            }
            rounds.add(new Round(number, pairings));
        }
        return rounds; // none before the first pairing
    }

    // ---- what a competition knows beyond its pairings

    private Entries entries(Map<String, Entry> fields, Optional<Entry> players, Optional<Profile> profile) {
        Optional<Entry> trf =
                players.filter(Entry::isMapping).map(p -> quiet(p).get("trf")).filter(_ -> !faults.isBroken("players"));
        TrfReader.Report report = trf.map(entry -> report(entry, "players")).orElse(TrfReader.Report.EMPTY);
        List<Bye> byes = new ArrayList<>(
                Optional.ofNullable(fields.get("byes")).map(this::byes).orElse(List.of()));
        report.players()
                .values()
                .forEach(player -> player.byes().forEach((round, kind) -> {
                    if (byes.stream()
                            .noneMatch(bye ->
                                    bye.round() == round && bye.playerId().equals(id(player.number()))))
                        byes.add(new Bye(round, id(player.number()), kind));
                }));
        List<Team> teams =
                Optional.ofNullable(fields.get("teams")).map(this::teams).orElse(List.of());
        Stream<Details> ofReport = report.players().values().stream().map(TrfPlayer::details);
        return new Entries(
                profile.filter(p -> p.value("results.approval").equals("AUTOMATIC"))
                        .isPresent(),
                profile.flatMap(CompetitionReader::teamRules),
                teams,
                byes,
                Stream.concat(persons.details().stream(), ofReport).toList(),
                report.kept(),
                registration(fields, report));
    }

    private void register(String person, String number, Optional<Instant> accepted) {
        String known = Persons.number(number);
        if (!known.isEmpty() || accepted.isPresent())
            registered.add(new Registration.Registered(person, known, accepted));
    }

    /** Numbers of the players a tournament report has, and what the organiser states about the conditions. */
    private Optional<Registration> registration(Map<String, Entry> fields, TrfReader.Report report) {
        report.players().values().stream()
                .filter(player -> player.details().fideNumber().matches("\\d{1,11}"))
                .forEach(
                        player -> register(id(player.number()), player.details().fideNumber(), Optional.empty()));
        Entry conditions = fields.get("conditions");
        if (conditions == null)
            return registered.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Registration("", Optional.empty(), registered));
        Map<String, Entry> stated = fields(conditions, "version", "acceptedAt");
        String version = conditions.requiredText(stated, "version");
        return Optional.of(new Registration(
                version,
                Optional.ofNullable(stated.get("acceptedAt")).flatMap(CompetitionReader::instant),
                registered));
    }

    private List<Bye> byes(Entry list) {
        List<Bye> byes = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = fields(element, "round", "player", "kind");
            int round = element.required(fields, "round").flatMap(Entry::whole).orElse(0);
            String player = element.requiredText(fields, "player");
            element.required(fields, "kind")
                    .flatMap(CompetitionReader::byeKind)
                    .ifPresent(kind -> byes.add(new Bye(round, player, kind)));
        }
        return byes;
    }

    private static Optional<ByeKind> byeKind(Entry entry) {
        return entry.text().flatMap(text -> {
            Optional<ByeKind> kind = Stream.of(ByeKind.values())
                    .filter(one -> one.name().equals(text))
                    .findFirst();
            if (kind.isEmpty()) entry.wrong("a bye is FULL, HALF, ZERO or ALLOCATED, not " + Faults.quoted(text));
            return kind;
        });
    }

    private List<Team> teams(Entry entry) {
        if (!entry.isList()) return trfTeams(entry);
        List<Team> teams = new ArrayList<>();
        for (Entry element : entry.elements()) {
            Map<String, Entry> fields = fields(element, "id", "name", "captain", "players");
            List<String> players = element.required(fields, "players").map(Entry::elements).orElse(List.of()).stream()
                    .flatMap(player -> player.text().stream())
                    .toList();
            teams.add(new Team(
                    element.requiredText(fields, "id"),
                    element.requiredText(fields, "name"),
                    element.requiredText(fields, "captain"),
                    players));
        }
        return teams;
    }

    /**
     * Teams of a report, t1, t2, … by their numbers; it names no captain: the first player is, or who is named beside
     * it.
     */
    private List<Team> trfTeams(Entry entry) {
        Map<String, Entry> fields = fields(entry, "trf", "captains", "encoding");
        encoding(fields);
        Map<String, Entry> captains =
                Optional.ofNullable(fields.get("captains")).map(Entry::values).orElse(Map.of());
        Optional<Entry> trf = entry.required(fields, "trf");
        List<TrfReader.TrfTeam> found =
                trf.map(file -> report(file, "teams").teams()).orElse(List.of());
        captains.forEach((number, captain) -> {
            if (!faults.isBroken("teams")
                    && found.stream()
                            .noneMatch(team -> String.valueOf(team.number()).equals(number)))
                captain.wrong("there is no team " + Faults.quoted(number) + " in the report");
        });
        List<Team> teams = new ArrayList<>();
        for (TrfReader.TrfTeam team : found) {
            places.put(
                    "teams[" + teams.size() + "]",
                    new Place(
                            trf.orElseThrow().text().orElseThrow(),
                            new TextPlace(team.line(), TrfReader.FIRST_COLUMN)));
            Optional<Integer> captain = Optional.ofNullable(captains.get(String.valueOf(team.number())))
                    .flatMap(Entry::whole)
                    .or(() -> team.players().stream().findFirst());
            teams.add(new Team(
                    "t" + team.number(),
                    team.name(),
                    captain.map(CompetitionReader::id).orElse(""),
                    team.players().stream().map(CompetitionReader::id).toList()));
        }
        return teams;
    }

    /** Empty if no teams play (FSSI team-a, team-h). */
    private static Optional<TeamRules> teamRules(Profile profile) {
        if (!profile.teamEvent()) return Optional.empty();
        return Optional.of(new TeamRules(
                profile.list("team.ranking").stream()
                        .map(TeamCriterion::valueOf)
                        .toList(),
                profile.present("team.boards").map(Integer::parseInt).orElse(STANDARD_BOARDS),
                profile.present("team.reserves").map(Integer::parseInt).orElse(0),
                matchPoints(profile, "win", "2"),
                matchPoints(profile, "draw", "1"),
                matchPoints(profile, "loss", "0")));
    }

    private static BigDecimal matchPoints(Profile profile, String result, String standard) {
        return Points.of(profile.present("team.matchPoints." + result).orElse(standard));
    }

    /** A text the main file refers to. */
    private record Source(String name, String text) {}

    private Optional<Source> file(Entry entry, String section) {
        Optional<Source> source = entry.text()
                .flatMap(name -> Optional.ofNullable(sources.files().get(name)).map(text -> new Source(name, text)));
        if (source.isEmpty()) {
            entry.text()
                    .ifPresent(name -> entry.wrong("there is no file " + Faults.quoted(name)
                            + "; it lies beside the competition's and is sent with it"));
            faults.breaks(section);
        }
        return source;
    }

    private Optional<Profile> profile(Entry root, Map<String, Entry> fields) {
        Entry entry = fields.get("regulations");
        if (sources.regulations().isPresent()) {
            return profile(
                    sources.regulationsFile(),
                    TextPlace.BEGIN,
                    ProfileLoader.load(
                            sources.regulationsFile(), sources.regulations().get()));
        }
        if (root.required(fields, "regulations").isEmpty()) return Optional.empty();
        Optional<Entry> file = entry.keys().size() == 1
                ? entry.keys().stream()
                        .filter(key -> key.text().orElse("").equals("file"))
                        .findFirst()
                : Optional.empty();
        if (file.isEmpty())
            return profile(entry.file(), entry.at(), ProfileLoader.fromNode(entry.file(), entry.node()));
        return file(fields(entry, "file").get("file"), "regulations")
                .flatMap(source ->
                        profile(source.name(), TextPlace.BEGIN, ProfileLoader.load(source.name(), source.text())));
    }

    private Optional<Profile> profile(String file, TextPlace at, ProfileResult result) {
        return switch (result) {
            case ProfileErrors errors -> {
                for (ProfileErrors.ProfileError e : errors.errors())
                    faults.add(
                            e.file(),
                            e.at(),
                            e.key().isEmpty() ? "regulations" : "regulations." + e.key(),
                            e.problem() + (e.allowed().isEmpty() ? "" : "; allowed: " + e.allowed()),
                            e.rule().id());
                errors.rest().ifPresent(rest -> unstated(file, at, rest));
                yield errors.rest();
            }
            case ProfileResult.Loaded(Profile profile) -> {
                unstated(file, at, profile);
                yield Optional.of(profile);
            }
        };
    }

    private void unstated(String file, TextPlace at, Profile profile) {
        for (String key : profile.unstated())
            if (!faults.has("regulations." + key))
                faults.add(file, at, "regulations." + key, "must be stated before the competition", unstatedRule(key));
    }

    /** What a player may have at the end has to have room in a tournament report (OCR 7.1). */
    private void total(Profile profile, int rounds) {
        BigDecimal most = new BigDecimal(profile.value("scoring.win")).multiply(new BigDecimal(rounds));
        if (faults.has(TOTAL) || most.compareTo(TrfExport.MOST_POINTS) <= 0) return;
        Place place = place("regulations");
        faults.add(
                place.file(),
                place.at(),
                TOTAL,
                "a player may get " + most.stripTrailingZeros().toPlainString() + " points in " + rounds
                        + " rounds; a tournament report has room for " + TrfExport.MOST_POINTS.toPlainString(),
                "OCR 7.1");
    }

    /** Points of a report that its rounds do not give: the line is damaged, or of another tournament (OCR 7.1). */
    private void totals(Profile profile) {
        if (faults.has(TOTAL)) return;
        BigDecimal win = new BigDecimal(profile.value("scoring.win"));
        reports.forEach((file, report) -> report.unreachable(win)
                .forEach(total -> faults.add(
                        file,
                        new TextPlace(total.line(), TrfReader.column("points")),
                        "players",
                        "points from 0 to "
                                + report.most(total, win).stripTrailingZeros().toPlainString() + ", as there are in "
                                + report.length() + " rounds, not "
                                + total.points().toPlainString(),
                        "OCR 7.1")));
    }

    private static String unstatedRule(String key) {
        return switch (key) {
            case "appeals.body" -> "OCR 17.11";
            case "fairplay.awardPointsToOpponents" -> "APP-I A7bis";
            case "rapid.supervision" -> "RAP A.5";
            default -> "V-01";
        };
    }

    /** Enough arbiters in each venue (OCR 16.9, V-16). */
    private void staffing(
            Profile profile, List<Venue> venues, List<Official> officials, List<Player> players, List<Round> rounds) {
        if (faults.isBroken("officials") || faults.isBroken("venues")) return;
        Map<String, String> venueOf = new HashMap<>();
        players.forEach(player -> venueOf.put(player.playerId(), player.venueId()));
        for (int i = 0; i < venues.size(); i++) {
            String venue = venues.get(i).venueId();
            long arbiters = officials.stream()
                    .filter(o -> o.venueId().equals(venue) && o.role() != Role.LOCAL_ORGANISER)
                    .count();
            long games = rounds.stream()
                    .mapToLong(round -> round.pairings().stream()
                            .filter(p ->
                                    venue.equals(venueOf.get(p.whiteId())) || venue.equals(venueOf.get(p.blackId())))
                            .count())
                    .max()
                    .orElse(0);
            arbiters(i, venue, arbiters, profile.venue().minArbiters(), "OCR 16.9");
            if (!faults.isBroken("players")
                    && profile.value("rapid.supervision").equals("FULL")
                    && profile.category() != Category.STANDARD)
                arbiters(i, venue, arbiters, profile.category() == Category.BLITZ ? games : (games + 2) / 3, "V-16");
        }
    }

    /** Rounds that are not of a tournament report, where boards are numbered as its lines come. */
    private static Optional<Entry> rounds(Map<String, Entry> fields) {
        return Optional.ofNullable(fields.get("rounds"))
                .filter(entry -> entry.isList()
                        || entry.keys().stream().noneMatch(key -> key.text().equals(Optional.of("trf"))));
    }

    /**
     * Where the regulations say how many boards a team has, its players sit in the order of its list; reserves sit
     * anywhere (FSSI team-a).
     */
    private void boardOrder(Profile profile, List<Team> teams, List<Round> rounds) {
        Optional<Integer> boards =
                profile.present("team.boards").filter(_ -> profile.teamEvent()).map(Integer::parseInt);
        if (boards.isEmpty() || faults.isBroken("teams") || faults.isBroken("rounds")) return;
        for (int i = 0; i < rounds.size(); i++)
            for (Team team : teams)
                boardOrder(
                        team.playerIds()
                                .subList(
                                        0,
                                        Math.min(boards.get(), team.playerIds().size())),
                        team,
                        rounds.get(i),
                        "rounds[" + i + "]");
    }

    private void boardOrder(List<String> order, Team team, Round round, String path) {
        Map<Integer, Integer> seats = new TreeMap<>();
        round.pairings()
                .forEach(pairing -> Stream.of(pairing.whiteId(), pairing.blackId())
                        .map(order::indexOf)
                        .filter(at -> at >= 0)
                        .forEach(at -> seats.putIfAbsent(pairing.board(), at)));
        int before = -1;
        for (Map.Entry<Integer, Integer> seat : seats.entrySet()) {
            if (seat.getValue() < before) {
                Place place = place(path);
                faults.add(
                        place.file(),
                        place.at(),
                        path,
                        "players of team " + Faults.quoted(team.teamId()) + " sit in the order of its list: "
                                + Faults.quoted(order.get(seat.getValue())) + " on board " + seat.getKey()
                                + " sits above " + Faults.quoted(order.get(before)),
                        "FSSI team-a");
                return;
            }
            before = seat.getValue();
        }
    }

    /** Whoever may decide after a time is there (OCR 18.9). */
    private void deputy(Profile profile, List<Official> officials) {
        if (faults.isBroken("officials")
                || faults.has("regulations.disconnection.deputySeconds")
                || profile.disconnection().deputyAfter().isZero()
                || officials.stream().anyMatch(o -> o.role() == Role.DEPUTY_CHIEF_ARBITER)) return;
        Place place = place("officials");
        faults.add(
                place.file(),
                place.at(),
                "officials",
                "disconnection.deputySeconds is above 0, so there has to be a DEPUTY_CHIEF_ARBITER",
                "OCR 18.9");
    }

    private void arbiters(int index, String venue, long there, long needed, String rule) {
        Place place = place("venues[" + index + "]");
        if (there < needed)
            faults.add(
                    place.file(),
                    place.at(),
                    "venues[" + index + "]",
                    "venue " + Faults.quoted(venue) + " has " + there + " arbiters and needs " + needed,
                    rule);
    }

    /** The places of a row's cells are remembered. */
    private void places(String path, String file, CsvTable.Row row) {
        places.put(path, new Place(file, new TextPlace(row.line(), 1)));
        row.cells().keySet().forEach(column -> places.put(path + "." + column, new Place(file, row.at(column))));
    }

    /** The fields of a mapping, whose places are remembered. */
    private Map<String, Entry> fields(Entry entry, String... known) {
        places.put(entry.path(), new Place(entry.file(), entry.at()));
        Map<String, Entry> fields = entry.fields(known);
        fields.values().forEach(field -> places.put(field.path(), new Place(field.file(), field.at())));
        return fields;
    }
}
