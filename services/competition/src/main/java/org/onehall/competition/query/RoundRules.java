package org.onehall.competition.query;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.pairing.Candidate;
import org.onehall.competition.pairing.PairingRules;
import org.onehall.competition.pairing.PairingRules.Acceleration;
import org.onehall.competition.pairing.PairingRules.ForbiddenPair;
import org.onehall.competition.pairing.PairingRules.PairingSystem;
import org.onehall.competition.pairing.PairingSource;
import org.onehall.competition.pairing.PastRound;
import org.onehall.competition.pairing.RoundRobin;
import org.onehall.competition.trf.Layout;
import org.onehall.competition.trf.Trf;
import org.onehall.competition.trf.TrfLine;
import org.onehall.competition.trf.TrfReading;

/**
 * The rules that the pairings of a round must follow, as far as the competition knows them: the regulations, and the
 * lines of the tournament report from which it was loaded (type of the tournament, number of rounds, first colour,
 * accelerations, prohibited pairings).
 */
public final class RoundRules {
    private static final String INDIVIDUAL = "092";
    private static final String CODED = "192";
    private static final String ROUNDS = "142";
    private static final String FIRST_COLOUR = "152";

    private final Definition definition;
    private final int round;
    private final List<TrfLine> report;
    private final Map<Integer, String> players = new HashMap<>();

    private RoundRules(CompetitionState state, int round) {
        this.round = round;
        definition = state.definition().orElseThrow();
        definition.startNumbers().forEach((player, number) -> players.put(number, player));
        report = definition.entries().report().stream().map(RoundRules::line).toList();
    }

    /** A line with its columns; one that does not fit them says nothing. */
    private static TrfLine line(String text) {
        return Trf.read(text) instanceof TrfReading.Read(var kept)
                        && kept.lines().size() == 1
                ? kept.lines().getFirst()
                : new TrfLine.Text(text);
    }

    /**
     * The rules for pairings from a source.
     *
     * @param round from 1
     * @param text of the source; "" if it has none
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static PairingRules of(CompetitionState state, int round, PairingSource source, String text) {
        RoundRules rules = new RoundRules(state, round);
        int all = Math.max(rules.definition.lastRound(), rules.stated());
        PairingSystem system = rules.system(source, text);
        return new PairingRules(
                system,
                all,
                rules.meetings(source, system, all),
                rules.definition.regulations().scoring(),
                rules.forbidden(),
                false,
                Map.of(),
                rules.accelerations());
    }

    /**
     * The colour that the player with the lowest start number had, or would have had, in the first round, by the report
     * or by the pairings of that round; empty if it has not been drawn yet (C.04.3).
     */
    public static Optional<Side> firstColour(CompetitionState state, List<Candidate> candidates) {
        Optional<Side> said = new RoundRules(state, 1)
                .values(FIRST_COLOUR)
                .findFirst()
                .map(value -> value.toUpperCase(Locale.ROOT).startsWith("W") ? Side.WHITE : Side.BLACK);
        if (said.isPresent()) return said;
        List<Candidate> sorted = candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::number))
                .toList();
        return IntStream.range(0, sorted.size())
                .boxed()
                .flatMap(place -> sorted.get(place).history().stream()
                        .filter(past -> past.round() == 1 && past instanceof PastRound.Game)
                        .map(past -> ((PastRound.Game) past).colour())
                        .map(colour -> place % 2 == 0 ? colour : colour.other()))
                .findFirst();
    }

    /** What follows a tag in the kept lines of the report. */
    private Stream<String> values(String tag) {
        return report.stream()
                .filter(line -> line.tag().equals(tag))
                .flatMap(line -> line instanceof TrfLine.Text kept ? Stream.of(kept.value()) : Stream.empty())
                .filter(value -> !value.isEmpty());
    }

    private Stream<TrfLine.Fields> fields(Layout layout) {
        return report.stream()
                .flatMap(line -> line instanceof TrfLine.Fields known && known.layout() == layout
                        ? Stream.of(known)
                        : Stream.empty());
    }

    private int stated() {
        return values(ROUNDS)
                .filter(value -> value.matches("\\d{1,3}"))
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(0);
    }

    private PairingSystem system(PairingSource source, String text) {
        if (!definition.entries().teams().isEmpty()) return PairingSystem.TEAM;
        Optional<PairingSystem> said = Stream.of(
                        values(INDIVIDUAL),
                        values(CODED),
                        source == PairingSource.TRF
                                ? text.lines()
                                        .filter(line -> line.startsWith(INDIVIDUAL) || line.startsWith(CODED))
                                        .map(line -> line.substring(INDIVIDUAL.length()))
                                : Stream.<String>empty())
                .flatMap(all -> all)
                .flatMap(type -> named(type.toLowerCase(Locale.ROOT)).stream())
                .findFirst();
        return switch (source) {
            case ROUND_ROBIN, DOUBLE_ROUND_ROBIN, SCHEVENINGEN -> PairingSystem.ROUND_ROBIN;
            case PROGRAM -> PairingSystem.SWISS;
            case TRF -> said.orElse(PairingSystem.SWISS);
            case HAND, TABLE -> said.orElse(PairingSystem.OTHER);
        };
    }

    /** The system of a type of tournament in its usual wordings: "Individual: Swiss-System", "FIDE_DUTCH_2025". */
    private static Optional<PairingSystem> named(String type) {
        if (type.contains("swiss") || type.contains("dutch")) return Optional.of(PairingSystem.SWISS);
        if (type.contains("robin") || type.contains("berger")) return Optional.of(PairingSystem.ROUND_ROBIN);
        return Optional.empty();
    }

    /** Two if there are more rounds than a single cycle has. */
    private int meetings(PairingSource source, PairingSystem system, int rounds) {
        if (source == PairingSource.DOUBLE_ROUND_ROBIN) return 2;
        if (source == PairingSource.SCHEVENINGEN) return RoundProposals.isTwice(definition) ? 2 : 1;
        boolean twice = system == PairingSystem.ROUND_ROBIN && rounds > RoundRobin.length(players.size());
        return twice ? 2 : 1;
    }

    private List<ForbiddenPair> forbidden() {
        return fields(Layout.PROHIBITED)
                .filter(line -> line.number("from") <= round && round <= line.number("to"))
                .flatMap(line -> pairs(line.groups().stream()
                        .map(List::getFirst)
                        .filter(cell -> !cell.isEmpty())
                        .map(Integer::parseInt)
                        .filter(players::containsKey)
                        .map(players::get)
                        .toList()))
                .toList();
    }

    private static Stream<ForbiddenPair> pairs(List<String> ids) {
        return IntStream.range(0, ids.size())
                .boxed()
                .flatMap(one -> ids.stream().skip(one + 1L).map(other -> new ForbiddenPair(ids.get(one), other)));
    }

    private List<Acceleration> accelerations() {
        List<Acceleration> found = new ArrayList<>();
        fields(Layout.ACCELERATION)
                .filter(line -> !line.field("points").isEmpty())
                .forEach(line -> found.add(new Acceleration(
                        line.number("first"),
                        line.number("last"),
                        line.number("from"),
                        line.number("to"),
                        new BigDecimal(line.field("points").replace(',', '.')))));
        return found;
    }
}
