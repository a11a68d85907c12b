package org.onehall.competition.reading;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.TeamCriterion;
import org.onehall.competition.domain.TeamRules;
import org.onehall.competition.domain.VenueChange;
import org.onehall.competition.domain.Withdrawal;
import org.onehall.competition.reading.CompetitionFiles.Place;
import org.onehall.competition.reading.TrfReport.TrfPlayer;
import org.onehall.regulations.Points;
import org.onehall.regulations.Profile;
import org.onehall.regulations.TextPlace;

/** Reads what a competition knows besides its pairings: teams, byes and registration. */
final class EntriesReader {
    /** The boards of a match, if the regulations do not say how many. */
    private static final int STANDARD_BOARDS = 4;

    private final CompetitionFiles files;
    private final Faults faults;
    private final PlayersReader players;

    EntriesReader(CompetitionFiles files, Faults faults, PlayersReader players) {
        this.files = files;
        this.faults = faults;
        this.players = players;
    }

    /** Teams, byes, registration, and what else a tournament report says. */
    Entries entries(Map<String, Entry> fields, Optional<Entry> list, Optional<Profile> profile) {
        Optional<Entry> trf = list.filter(Entry::isMapping)
                .map(p -> CompetitionFiles.quiet(p).get("trf"))
                .filter(_ -> !faults.isBroken("players"));
        TrfReport report = trf.map(entry -> files.report(entry, "players")).orElse(TrfReport.EMPTY);
        List<Bye> byes = new ArrayList<>(
                Optional.ofNullable(fields.get("byes")).map(this::byes).orElse(List.of()));
        report.players()
                .values()
                .forEach(player -> player.byes().forEach((round, kind) -> {
                    if (byes.stream()
                            .noneMatch(bye -> bye.round() == round
                                    && bye.playerId().equals(CompetitionFiles.id(player.number()))))
                        byes.add(new Bye(round, CompetitionFiles.id(player.number()), kind));
                }));
        List<Team> teams =
                Optional.ofNullable(fields.get("teams")).map(this::teams).orElse(List.of());
        Stream<Details> ofReport = report.players().values().stream().map(TrfPlayer::details);
        return new Entries(
                profile.filter(p -> p.value("results.approval").equals("AUTOMATIC"))
                        .isPresent(),
                profile.flatMap(EntriesReader::teamRules),
                teams,
                byes,
                Stream.concat(players.details().stream(), ofReport).toList(),
                lines(fields, report),
                players.registration(fields, report),
                Optional.ofNullable(fields.get("withdrawals"))
                        .map(this::withdrawals)
                        .orElse(List.of()),
                Optional.ofNullable(fields.get("venueChanges"))
                        .map(this::venueChanges)
                        .orElse(List.of()));
    }

    /** The lines about the tournament of an earlier report. */
    private static List<String> lines(Map<String, Entry> fields, TrfReport report) {
        Stream<String> stated =
                Optional.ofNullable(fields.get("report")).map(Entry::elements).orElse(List.of()).stream()
                        .flatMap(line -> line.line().stream());
        return Stream.concat(stated, report.kept().stream()).toList();
    }

    private List<Withdrawal> withdrawals(Entry list) {
        List<Withdrawal> withdrawals = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = files.fields(element, "player", "from", "until", "reason");
            withdrawals.add(new Withdrawal(
                    element.requiredText(fields, "player"),
                    element.required(fields, "from").flatMap(Entry::whole).orElse(1),
                    Optional.ofNullable(fields.get("until"))
                            .flatMap(Entry::whole)
                            .orElse(0),
                    element.optionalText(fields, "reason")));
        }
        return withdrawals;
    }

    private List<VenueChange> venueChanges(Entry list) {
        List<VenueChange> changes = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = files.fields(element, "player", "venue", "from");
            changes.add(new VenueChange(
                    element.requiredText(fields, "player"),
                    element.requiredText(fields, "venue"),
                    element.required(fields, "from").flatMap(Entry::whole).orElse(1)));
        }
        return changes;
    }

    private List<Bye> byes(Entry list) {
        List<Bye> byes = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields = files.fields(element, "round", "player", "kind");
            int round = element.required(fields, "round").flatMap(Entry::whole).orElse(0);
            String player = element.requiredText(fields, "player");
            element.required(fields, "kind")
                    .flatMap(EntriesReader::byeKind)
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
            Map<String, Entry> fields = files.fields(element, "id", "name", "captain", "players");
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
     * Teams of a report: t1, t2, … by their numbers. A report names no captain, so the captain is the first player, or
     * a player named in addition to the report.
     */
    private List<Team> trfTeams(Entry entry) {
        Map<String, Entry> fields = files.fields(entry, "trf", "captains", "encoding");
        CompetitionFiles.encoding(fields);
        Map<String, Entry> captains =
                Optional.ofNullable(fields.get("captains")).map(Entry::values).orElse(Map.of());
        Optional<Entry> trf = entry.required(fields, "trf");
        List<TrfReport.TrfTeam> found =
                trf.map(file -> files.report(file, "teams").teams()).orElse(List.of());
        captains.forEach((number, captain) -> {
            if (!faults.isBroken("teams")
                    && found.stream()
                            .noneMatch(team -> String.valueOf(team.number()).equals(number)))
                captain.wrong("there is no team " + Faults.quoted(number) + " in the report");
        });
        List<Team> teams = new ArrayList<>();
        for (TrfReport.TrfTeam team : found) {
            files.put(
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
                    captain.map(CompetitionFiles::id).orElse(""),
                    team.players().stream().map(CompetitionFiles::id).toList()));
        }
        return teams;
    }

    /** The rules for teams; empty if no teams play (FSSI team-a, team-h). */
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
}
