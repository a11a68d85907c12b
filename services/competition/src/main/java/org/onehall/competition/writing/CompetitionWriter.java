package org.onehall.competition.writing;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.Chess960;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.StatedParameter;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.Venue;
import org.onehall.competition.domain.VenueChange;
import org.onehall.competition.domain.Withdrawal;
import org.onehall.competition.reading.Sources;

/**
 * Writes a competition as the files from which {@link org.onehall.competition.reading.CompetitionReader} reads the same
 * competition again: {@code competition.yaml}, {@code players.csv} and {@code pairings.csv} (OCR 16.1).
 */
public final class CompetitionWriter {
    static final String MAIN = "competition.yaml";
    static final String PLAYERS = "players.csv";
    static final String PAIRINGS = "pairings.csv";

    private final Definition definition;
    private final YamlWriting yaml = new YamlWriting();

    private CompetitionWriter(Definition definition) {
        this.definition = definition;
    }

    /** The files of a competition as it is now. */
    public static Sources write(String competitionId, Definition definition) {
        var writer = new CompetitionWriter(definition);
        writer.main(competitionId);
        return new Sources(
                MAIN,
                writer.yaml.toString(),
                Map.of(PLAYERS, PlayersTable.of(definition), PAIRINGS, writer.pairings()),
                Optional.empty(),
                "");
    }

    private void main(String competitionId) {
        Entries entries = definition.entries();
        yaml.line("# Written by OneHall. Texts may be changed; ./onehall load reads them again under another id.");
        yaml.field("id", competitionId).field("name", definition.name());
        yaml.line("venues:");
        for (Venue venue : definition.venues())
            item(YamlWriting.fields()
                    .text("id", venue.venueId())
                    .text("name", venue.name())
                    .text("timeZone", venue.timeZone()));
        yaml.line("# A venue has a LOCAL_CHIEF_ARBITER, a LOCAL_TECHNICAL_ARBITER and a LOCAL_ORGANISER.");
        yaml.line("officials:" + (definition.officials().isEmpty() ? " []" : ""));
        for (Official official : definition.officials())
            item(YamlWriting.fields()
                    .text("id", official.officialId())
                    .text("name", official.name())
                    .text("role", official.role().name())
                    .text("venue", official.venueId())
                    .text("fideId", number(official)));
        yaml.line("players: {file: " + PLAYERS + "}");
        entries.registration().ifPresent(this::conditions);
        teams(entries.teams());
        absences(entries);
        rounds();
        if (!entries.report().isEmpty()) {
            yaml.line("# Lines about the tournament for the next tournament report, unchanged.")
                    .line("report:");
            entries.report().forEach(line -> yaml.line("  - " + YamlWriting.scalar(line)));
        }
        regulations();
    }

    private void item(YamlWriting.Fields fields) {
        yaml.line("  - " + fields);
    }

    private String number(Official official) {
        return definition
                .entries()
                .registration()
                .map(known -> known.number(official.officialId()))
                .orElse("");
    }

    private void conditions(Registration registration) {
        if (registration.version().isEmpty() && registration.acceptedAt().isEmpty()) return;
        yaml.line("conditions: "
                + YamlWriting.fields()
                        .raw("version", YamlWriting.scalar(registration.version()))
                        .raw(
                                "acceptedAt",
                                registration.acceptedAt().map(this::time).orElse("")));
    }

    private void teams(List<Team> teams) {
        if (teams.isEmpty()) return;
        yaml.line("# Players in the order of the boards, reserves at the end.").line("teams:");
        for (Team team : teams)
            item(YamlWriting.fields()
                    .text("id", team.teamId())
                    .text("name", team.name())
                    .text("captain", team.captainId())
                    .raw(
                            "players",
                            YamlWriting.list(team.playerIds().stream()
                                    .map(YamlWriting::scalar)
                                    .toList())));
    }

    private void absences(Entries entries) {
        if (!entries.byes().isEmpty())
            yaml.line("# FULL, HALF, ZERO or ALLOCATED.").line("byes:");
        for (Bye bye : entries.byes())
            item(YamlWriting.fields()
                    .whole("round", bye.round())
                    .text("player", bye.playerId())
                    .text("kind", bye.kind().name()));
        if (!entries.withdrawals().isEmpty())
            yaml.line("# From the first round missed until the round of the return.")
                    .line("withdrawals:");
        for (Withdrawal one : entries.withdrawals())
            item(YamlWriting.fields()
                    .text("player", one.playerId())
                    .whole("from", one.fromRound())
                    .raw("until", one.untilRound() == 0 ? "" : String.valueOf(one.untilRound()))
                    .text("reason", one.reason()));
        if (!entries.venueChanges().isEmpty())
            yaml.line("# The venue where a player plays from a round on.").line("venueChanges:");
        for (VenueChange one : entries.venueChanges())
            item(YamlWriting.fields()
                    .text("player", one.playerId())
                    .text("venue", one.venueId())
                    .whole("from", one.fromRound()));
    }

    private void rounds() {
        List<Round> rounds = definition.rounds();
        yaml.line("# Rounds up to count that are not in the table are paired later.")
                .line("rounds:");
        yaml.line("  csv: " + PAIRINGS).line("  count: " + rounds.size());
        byNumber("startsAt", rounds.stream(), round -> round.startsAt().map(this::time));
        boolean chess960 = definition.regulations().stated().contains(new StatedParameter("variant", "CHESS960"));
        byNumber(
                "variant",
                rounds.stream().filter(round -> round.chess960().isPresent() != chess960),
                round -> Optional.of(round.chess960().isPresent() ? "CHESS960" : "STANDARD"));
        byNumber(
                "position",
                rounds.stream(),
                round -> round.chess960()
                        .map(Chess960::position)
                        .filter(OptionalInt::isPresent)
                        .map(position -> String.valueOf(position.getAsInt())));
        List<String> published = rounds.stream()
                .filter(Round::published)
                .map(round -> String.valueOf(round.number()))
                .toList();
        if (!published.isEmpty()) yaml.line("  published: " + YamlWriting.list(published));
    }

    /** What a round says about itself, as YAML. */
    private interface Said {
        Optional<String> of(Round round);
    }

    private void byNumber(String key, Stream<Round> rounds, Said said) {
        String written = rounds.filter(round -> said.of(round).isPresent())
                .map(round -> round.number() + ": " + said.of(round).orElseThrow())
                .collect(Collectors.joining(", "));
        if (!written.isEmpty()) yaml.line("  " + key + ": {" + written + "}");
    }

    private String pairings() {
        var table = new CsvWriting(List.of("round", "board", "white", "black"));
        for (Round round : definition.rounds())
            for (Pairing pairing : round.pairings())
                table.row(List.of(
                        String.valueOf(round.number()),
                        String.valueOf(pairing.board()),
                        pairing.whiteId(),
                        pairing.blackId()));
        return table.toString();
    }

    private void regulations() {
        yaml.line("# ./onehall regulations schema explains every key.").line("regulations:");
        List<StatedParameter> stated = definition.regulations().stated();
        (stated.isEmpty() ? RecordedRules.of(definition) : stated)
                .forEach(one -> yaml.line("  " + one.key() + ": " + YamlWriting.scalar(one.value())));
    }

    /** A time in the zone of the first venue. */
    private String time(Instant at) {
        ZoneId zone = definition.venues().stream()
                .findFirst()
                .map(venue -> ZoneId.of(venue.timeZone()))
                .orElse(ZoneOffset.UTC);
        return YamlWriting.scalar(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(at.atZone(zone)));
    }
}
