package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.onehall.competition.domain.Chess960;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Round;
import org.onehall.competition.reading.CompetitionFiles.Place;
import org.onehall.competition.reading.TrfReport.TrfPlayer;
import org.onehall.regulations.PlayProfile;
import org.onehall.regulations.Profile;
import org.onehall.regulations.TextPlace;

/** Reads the rounds of a competition: their pairings, scheduled starts and starting positions (OCR 16.1, 960 II.1). */
final class RoundsReader {
    private static final int MOST_ROUNDS = 4000;
    private static final Set<String> VARIANTS = Set.of("STANDARD", "CHESS960");

    private final CompetitionFiles files;
    private final Faults faults;
    /** The variant stated for rounds, by number (960 II.1). */
    private final Map<Integer, Entry> variants = new HashMap<>();
    /** The starting position stated for rounds, by number. */
    private final Map<Integer, Entry> positions = new HashMap<>();

    /** The rounds whose pairings everybody may see. */
    private final Set<Integer> published = new HashSet<>();

    RoundsReader(CompetitionFiles files, Faults faults) {
        this.files = files;
        this.faults = faults;
    }

    /** Rounds in a list, in CSV or in a tournament report; if none are stated, those of the players' report. */
    List<Round> rounds(Entry root, Map<String, Entry> fields, Optional<Entry> players) {
        Entry entry = fields.get("rounds");
        if (entry == null) {
            Optional<Entry> trf = players.filter(Entry::isMapping)
                    .map(p -> CompetitionFiles.quiet(p).get("trf"));
            if (trf.isPresent()) return trfRounds(trf.get());
            root.required(fields, "rounds");
            faults.breaks("rounds");
            return List.of();
        }
        if (entry.isList()) return some(entry, inlineRounds(entry));
        Map<String, Entry> kinds =
                files.fields(entry, "csv", "trf", "count", "startsAt", "variant", "position", "published", "encoding");
        CompetitionFiles.encoding(kinds);
        if (kinds.containsKey("csv") == kinds.containsKey("trf")) {
            entry.wrong("rounds are a list, or {csv: pairings.csv}, or {trf: report.trf}");
            faults.breaks("rounds");
            return List.of();
        }
        List<Round> rounds =
                counted(kinds.containsKey("csv") ? csvRounds(kinds.get("csv")) : trfRounds(kinds.get("trf")), kinds);
        if (kinds.containsKey("csv") && !kinds.containsKey("count")) some(entry, rounds);
        begin(rounds, kinds, "variant", variants);
        begin(rounds, kinds, "position", positions);
        Optional.ofNullable(kinds.get("published"))
                .map(Entry::elements)
                .orElse(List.of())
                .forEach(number -> number.whole().ifPresent(published::add));
        return kinds.containsKey("startsAt") ? planned(rounds, kinds.get("startsAt")) : rounds;
    }

    /** Only a tournament report may have rounds that are not paired yet. */
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

    /** With the rounds that are not paired yet, up to the stated number of rounds. */
    private List<Round> counted(List<Round> paired, Map<String, Entry> kinds) {
        Entry count = kinds.get("count");
        if (count == null) return paired;
        int all = count.whole().orElse(0);
        if (all < 0 || all > MOST_ROUNDS) {
            count.wrong("a competition has 0 to " + MOST_ROUNDS + " rounds");
            return paired;
        }
        Map<Integer, Round> rounds = new TreeMap<>();
        paired.forEach(round -> rounds.put(round.number(), round));
        for (int number = 1; number <= all; number++) rounds.putIfAbsent(number, new Round(number, List.of()));
        return List.copyOf(rounds.values());
    }

    /** Notes what is stated under the number of a round. */
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

    /**
     * The round with the position from which its games begin, as stated by the round or otherwise by the regulations
     * (960 II.1).
     */
    Round begun(Round round, Optional<Profile> profile) {
        Entry stated = variants.get(round.number());
        Entry position = positions.get(round.number());
        String variant = stated == null ? "" : stated.text().orElse("");
        if (stated != null && !VARIANTS.contains(variant))
            stated.wrong("STANDARD or CHESS960 is expected here, not " + Faults.quoted(variant));
        boolean chess960 = stated == null
                ? profile.filter(p -> p.variant() == PlayProfile.Variant.CHESS960)
                        .isPresent()
                : variant.equals("CHESS960");
        OptionalInt number = position == null
                ? OptionalInt.empty()
                : position.whole().map(OptionalInt::of).orElse(OptionalInt.empty());
        if (position != null && !chess960 && profile.isPresent() && !faults.has("regulations.variant"))
            position.wrong("only a round of Chess960 has a position", "960 II.1");
        return new Round(
                round.number(),
                round.pairings(),
                round.startsAt(),
                chess960 ? Optional.of(new Chess960(number)) : Optional.empty(),
                published.contains(round.number()));
    }

    /** Rounds with their scheduled starts, which are stated by number. */
    private List<Round> planned(List<Round> rounds, Entry entry) {
        Map<String, Entry> starts = byNumber(rounds, entry);
        return rounds.stream()
                .map(round -> new Round(
                        round.number(),
                        round.pairings(),
                        Optional.ofNullable(starts.get(String.valueOf(round.number())))
                                .flatMap(CompetitionFiles::instant)))
                .toList();
    }

    /** A round without pairings is paired later. */
    private List<Round> inlineRounds(Entry list) {
        List<Round> rounds = new ArrayList<>();
        for (Entry element : list.elements()) {
            Map<String, Entry> fields =
                    files.fields(element, "number", "startsAt", "variant", "position", "published", "pairings");
            int number = Optional.ofNullable(fields.get("number"))
                    .map(n -> n.whole().orElse(0))
                    .orElse(rounds.size() + 1);
            Optional.ofNullable(fields.get("variant")).ifPresent(variant -> variants.put(number, variant));
            Optional.ofNullable(fields.get("position")).ifPresent(position -> positions.put(number, position));
            if (element.optionalText(fields, "published").equals("true")) published.add(number);
            List<Pairing> pairings = new ArrayList<>();
            List<Entry> games = Optional.ofNullable(fields.get("pairings"))
                    .map(Entry::elements)
                    .orElse(List.of());
            for (Entry game : games) {
                Map<String, Entry> seats = files.fields(game, "board", "white", "black");
                pairings.add(new Pairing(
                        game.required(seats, "board").flatMap(Entry::whole).orElse(0),
                        game.requiredText(seats, "white"),
                        game.requiredText(seats, "black")));
            }
            rounds.add(new Round(
                    number,
                    pairings,
                    Optional.ofNullable(fields.get("startsAt")).flatMap(CompetitionFiles::instant)));
        }
        return rounds;
    }

    private List<Round> csvRounds(Entry file) {
        Optional<List<CsvTable.Row>> rows = files.file(file, "rounds")
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
            int round = files.whole(csv, row, "round", "rounds");
            if (faults.count() == before)
                byRound.computeIfAbsent(round, _ -> new ArrayList<>()).add(row);
            else faults.breaks("rounds");
        }
        List<Round> rounds = new ArrayList<>();
        byRound.forEach((number, games) -> {
            String round = "rounds[" + rounds.size() + "]";
            files.put(round, new Place(csv, games.getFirst().at("round")));
            List<Pairing> pairings = new ArrayList<>();
            for (CsvTable.Row row : games) {
                String path = round + ".pairings[" + pairings.size() + "]";
                files.places(path, csv, row);
                pairings.add(new Pairing(files.whole(csv, row, "board", path), row.cell("white"), row.cell("black")));
            }
            rounds.add(new Round(number, pairings));
        });
        return rounds;
    }

    private List<Round> trfRounds(Entry file) {
        TrfReport report = files.report(file, "rounds");
        List<Round> rounds = new ArrayList<>();
        for (int number = 1; number <= report.rounds(); number++) {
            String round = "rounds[" + rounds.size() + "]";
            List<Pairing> pairings = new ArrayList<>();
            for (TrfPlayer white : report.whites(number)) {
                Place place =
                        new Place(file.text().orElseThrow(), new TextPlace(white.line(), TrfReader.column(number)));
                files.putIfAbsent(round, place);
                files.put(round + ".pairings[" + pairings.size() + "]", place);
                pairings.add(new Pairing(
                        pairings.size() + 1,
                        CompetitionFiles.id(white.number()),
                        CompetitionFiles.id(white.games().get(number).opponent())));
            }
            rounds.add(new Round(number, pairings));
        }
        return rounds; // None before the first pairing.
    }
}
