package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.DefinitionChecks;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Regulations;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Venue;
import org.onehall.competition.reading.CompetitionFiles.Place;
import org.onehall.decider.Role;
import org.onehall.regulations.Profile;
import org.onehall.regulations.ProfileLoader;
import org.onehall.regulations.TextPlace;
import org.onehall.regulations.YamlText;
import org.yaml.snakeyaml.nodes.Node;

/**
 * Reads a competition: one YAML file, with players and pairings inline, in CSV or in a tournament report (TRF). All
 * faults are reported at once, with file, line and column; nothing is loaded then (OCR 16.1, 16.8, V-01).
 */
public final class CompetitionReader {
    private final Sources sources;
    private final Faults faults = new Faults();
    private final CompetitionFiles files;
    private final PlayersReader players;
    private final RoundsReader rounds;
    private final RegulationsReader regulations;

    private CompetitionReader(Sources sources) {
        this.sources = sources;
        files = new CompetitionFiles(sources, faults);
        players = new PlayersReader(files, faults);
        rounds = new RoundsReader(files, faults);
        regulations = new RegulationsReader(sources, files, faults);
    }

    public static Reading read(Sources sources) {
        return read(sources, _ -> {});
    }

    /**
     * @param notes receives everything that is doubtful or has no meaning but does not keep the competition from being
     *     read
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

    /** Regulations in a separate file are checked even so. */
    private Optional<Node> unread(TextPlace at, String problem) {
        faults.add(sources.fileName(), at, "", problem, "V-01");
        sources.regulations()
                .ifPresent(text -> regulations.profile(
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
                "withdrawals",
                "venueChanges",
                "report",
                "conditions",
                "regulations",
                "encoding");
        CompetitionFiles.encoding(fields);
        files.put("", new Place(root.file(), root.at()));
        fields.forEach((name, entry) -> files.put(name, new Place(entry.file(), entry.at())));
        String id = root.requiredText(fields, "id");
        String name = root.requiredText(fields, "name");
        List<Venue> venues = section(root, fields, "venues").map(this::venues).orElse(List.of());
        List<Official> officials =
                root.required(fields, "officials").map(this::officials).orElse(List.of());
        Optional<Entry> playersEntry = section(root, fields, "players");
        List<Player> listed = playersEntry.map(players::players).orElse(List.of());
        List<Round> paired = rounds.rounds(root, fields, playersEntry);
        Optional<Profile> profile = regulations.profile(root, fields);
        profile.ifPresent(p -> regulations.total(p, paired.size()));
        profile.ifPresent(regulations::totals);
        List<Round> begun =
                paired.stream().map(round -> rounds.begun(round, profile)).toList();
        Entries entries = new EntriesReader(files, faults, players).entries(fields, playersEntry, profile);
        var checks = new RegulationsChecks(files, faults);
        profile.ifPresent(p -> checks.staffing(p, venues, officials, listed, begun));
        profile.ifPresent(p -> checks.deputy(p, officials));
        profile.ifPresent(p -> regulations.tieBreaks(p, begun));
        profile.filter(_ -> statedRounds(fields).isPresent())
                .ifPresent(p -> checks.boardOrder(p, entries.teams(), begun));
        for (DefinitionChecks.Problem problem :
                DefinitionChecks.problems(id, name, venues, officials, listed, begun, entries)) tell(problem);
        return profile.filter(_ -> faults.none()).map(p -> {
            var frozen = Regulations.of(p, StandingsReader.rules(p, begun));
            return new Command.Load(id, name, venues, officials, listed, begun, frozen, Optional.of(entries));
        });
    }

    /** A part that must be there; if it is missing, whatever refers to it is not checked. */
    private Optional<Entry> section(Entry root, Map<String, Entry> fields, String name) {
        Optional<Entry> entry = root.required(fields, name);
        if (entry.isEmpty()) faults.breaks(name);
        return entry;
    }

    /**
     * Reports a problem of the definition at its line, unless it only follows from one reported already. Each missing
     * official is a problem of its own, although all of a venue have one place.
     */
    private void tell(DefinitionChecks.Problem problem) {
        String section = problem.path().replaceAll("[.\\[].*", "");
        boolean isOfStaff = problem.code() == CompetitionRefusal.STAFF_INCOMPLETE
                || problem.code() == CompetitionRefusal.LCA_EQUALS_LTA;
        boolean follows = faults.has(problem.path()) && !isOfStaff
                || isOfStaff && faults.isBroken("officials")
                || faults.isBroken(section) && problem.path().equals(section)
                || problem.code() == CompetitionRefusal.MALFORMED_ROUND && faults.isBroken("rounds")
                || problem.code() == CompetitionRefusal.UNKNOWN_PLAYER && faults.isBroken("players")
                || problem.code() == CompetitionRefusal.UNKNOWN_VENUE && faults.isBroken("venues")
                || problem.code() == CompetitionRefusal.MALFORMED_TEAM
                        && (faults.has("regulations.team.boards") || faults.has("regulations.team.reserves"));
        if (follows) return;
        Place place = files.place(problem.path());
        faults.add(new Fault(
                place.file(),
                place.at().line(),
                place.at().column(),
                problem.path(),
                problem.text() + " (" + problem.code() + ")",
                problem.code().rule(),
                problem.code().name()));
    }

    private List<Venue> venues(Entry list) {
        if (!list.isList()) faults.breaks("venues");
        List<Venue> venues = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = files.fields(element, "id", "name", "timeZone");
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
            Map<String, Entry> fields = files.fields(element, "id", "name", "role", "venue", "fideId");
            String id = element.requiredText(fields, "id");
            String name = element.requiredText(fields, "name");
            Optional<Role> role = element.required(fields, "role").flatMap(this::role);
            if (role.isEmpty()) faults.breaks("officials");
            players.register(id, element.optionalText(fields, "fideId"), Optional.empty());
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
                    Faults.quoted(text) + " is not a role of an official; roles are "
                            + String.join(
                                    ", ",
                                    allowed.stream().sorted().map(Role::name).toList()),
                    "OCR 16.8");
            return Optional.empty();
        });
    }

    /** Rounds that do not come from a tournament report, where boards are numbered in the order of its lines. */
    private static Optional<Entry> statedRounds(Map<String, Entry> fields) {
        return Optional.ofNullable(fields.get("rounds"))
                .filter(entry -> entry.isList()
                        || entry.keys().stream().noneMatch(key -> key.text().equals(Optional.of("trf"))));
    }
}
