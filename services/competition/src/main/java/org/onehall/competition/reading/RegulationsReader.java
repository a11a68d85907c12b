package org.onehall.competition.reading;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.competition.domain.Round;
import org.onehall.competition.reading.CompetitionFiles.Place;
import org.onehall.competition.trf.TrfExport;
import org.onehall.regulations.Profile;
import org.onehall.regulations.ProfileErrors;
import org.onehall.regulations.ProfileLoader;
import org.onehall.regulations.ProfileResult;
import org.onehall.regulations.TextPlace;

/** Reads the regulations of a competition, and checks whether the points they give fit into reports (V-01, OCR 7.1). */
final class RegulationsReader {
    private static final String TOTAL = "regulations.scoring.win";

    private final Sources sources;
    private final CompetitionFiles files;
    private final Faults faults;
    /** Where the regulations are, once they have been read. */
    private Place where = new Place("", TextPlace.BEGIN);

    RegulationsReader(Sources sources, CompetitionFiles files, Faults faults) {
        this.sources = sources;
        this.files = files;
        this.faults = faults;
    }

    /** The regulations: a part of the competition file, a file that it names, or a file sent for them. */
    Optional<Profile> profile(Entry root, Map<String, Entry> fields) {
        Entry entry = fields.get("regulations");
        if (sources.regulations().isPresent()) {
            return profile(
                    sources.regulationsFile(),
                    TextPlace.BEGIN,
                    ProfileLoader.load(
                            sources.regulationsFile(), sources.regulations().get()));
        }
        if (root.required(fields, "regulations").isEmpty()) return unwritten(root);
        Optional<Entry> file = entry.keys().size() == 1
                ? entry.keys().stream()
                        .filter(key -> key.text().orElse("").equals("file"))
                        .findFirst()
                : Optional.empty();
        if (file.isEmpty())
            return profile(entry.file(), entry.at(), ProfileLoader.fromNode(entry.file(), entry.node()));
        return files.file(files.fields(entry, "file").get("file"), "regulations")
                .flatMap(source ->
                        profile(source.name(), TextPlace.BEGIN, ProfileLoader.load(source.name(), source.text())));
    }

    /** Without regulations, everything that must be stated in any is missing. */
    private Optional<Profile> unwritten(Entry root) {
        return profile(root.file(), root.at(), ProfileLoader.load(root.file(), "{}"));
    }

    /** Reports what is wrong with regulations that were read. */
    Optional<Profile> profile(String file, TextPlace at, ProfileResult result) {
        where = new Place(file, at);
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

    /** Reports what C.07 has against the tie-breaks. */
    void tieBreaks(Profile profile, List<Round> rounds) {
        StandingsReader.check(profile, rounds, where.file(), where.at(), faults);
    }

    private void unstated(String file, TextPlace at, Profile profile) {
        for (String key : profile.unstated())
            if (!faults.has("regulations." + key))
                faults.add(file, at, "regulations." + key, "must be stated before the competition", unstatedRule(key));
    }

    /** The points that a player may have at the end must fit into a tournament report (OCR 7.1). */
    void total(Profile profile, int rounds) {
        BigDecimal most = new BigDecimal(profile.value("scoring.win")).multiply(new BigDecimal(rounds));
        if (faults.has(TOTAL) || most.compareTo(TrfExport.MOST_POINTS) <= 0) return;
        Place place = files.place("regulations");
        faults.add(
                place.file(),
                place.at(),
                TOTAL,
                "a player may get " + most.stripTrailingZeros().toPlainString() + " points in " + rounds
                        + " rounds; a tournament report has room for " + TrfExport.MOST_POINTS.toPlainString(),
                "OCR 7.1");
    }

    /**
     * Points in a report that its rounds cannot give: the line is damaged or belongs to another tournament (OCR 7.1).
     */
    void totals(Profile profile) {
        if (faults.has(TOTAL)) return;
        BigDecimal win = new BigDecimal(profile.value("scoring.win"));
        files.reports()
                .forEach((file, report) -> report.unreachable(win)
                        .forEach(total -> faults.add(
                                file,
                                new TextPlace(total.line(), TrfReader.column("points")),
                                "players",
                                "points from 0 to "
                                        + report.most(total, win)
                                                .stripTrailingZeros()
                                                .toPlainString() + ", as there are in "
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
}
