package org.onehall.competition.pairing;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.Pairing;

/**
 * A proposal as the person who pairs sees it before it is published: each board with both players, and what is wrong.
 *
 * @param boards in the order of the proposal
 * @param byes those of the proposal, and the ones that absent players asked for
 * @param leftOut players whom the proposal leaves without a game on purpose
 * @param findings errors first, each group in the order of the boards
 */
public record PairingPreview(
        int round, List<Board> boards, List<Bye> byes, List<String> leftOut, List<Finding> findings) {
    public PairingPreview {
        boards = List.copyOf(boards);
        byes = List.copyOf(byes);
        leftOut = List.copyOf(leftOut);
        findings = List.copyOf(findings);
    }

    /**
     * One board.
     *
     * @param number as the proposal has it
     * @param sameVenue whether both players sit in one venue
     */
    public record Board(int number, Seat white, Seat black, boolean sameVenue) {}

    /**
     * One player at a board.
     *
     * @param playerId as the proposal has it
     * @param player empty: the event has no such player
     * @param scoreGroup 1 for the players with the most points (with acceleration), 2 for those with the next lower
     *     points, and so on; 0 for a player who is unknown or cannot play and has other points than all who play
     * @param colours of the earlier rounds, one character each: W, B, or - for a round without a game
     * @param due the colour due; empty before the first game
     * @param lastFloats of the last two rounds, the latest first
     * @param floated what this pairing makes of it
     */
    public record Seat(
            String playerId,
            Optional<Candidate> player,
            int scoreGroup,
            String colours,
            Optional<ColourDue> due,
            List<Floated> lastFloats,
            Floated floated) {
        public Seat {
            lastFloats = List.copyOf(lastFloats);
        }
    }

    /**
     * The preview of a proposal.
     *
     * @param round from 1
     * @param candidates all players of the event, also those who cannot play in this round
     * @throws IllegalArgumentException if the proposal is for another round, or two candidates have the same id
     */
    public static PairingPreview of(
            int round, Collection<Candidate> candidates, PairingProposal proposal, PairingRules rules) {
        if (proposal.round() != round)
            throw new IllegalArgumentException("the proposal is for round " + proposal.round() + ", not " + round);
        Map<String, Candidate> byId = candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::number))
                .collect(Collectors.toMap(
                        Candidate::playerId,
                        Function.identity(),
                        (one, _) -> {
                            throw new IllegalArgumentException("two candidates are " + one.playerId());
                        },
                        LinkedHashMap::new));
        List<BigDecimal> groups = byId.values().stream()
                .filter(Candidate::isAvailable)
                .map(player -> rules.accelerated(player, round, player.points()))
                .sorted(Comparator.reverseOrder())
                .map(BigDecimal::stripTrailingZeros)
                .distinct()
                .toList();
        List<Board> boards = proposal.pairings().stream()
                .map(pairing -> board(round, pairing, byId, groups, rules))
                .toList();
        List<Bye> byes = Stream.concat(proposal.byes().stream(), requested(round, byId, proposal))
                .toList();
        return new PairingPreview(
                round, boards, byes, proposal.leftOut(), new PairingChecks(round, byId, proposal, rules).findings());
    }

    /** Whether the pairings can be published: there is no error. */
    public boolean isPublishable() {
        return errors().isEmpty();
    }

    /** What stops the publication. */
    public List<Finding> errors() {
        return findings.stream()
                .filter(finding -> finding.severity() == Finding.Severity.ERROR)
                .toList();
    }

    /** What somebody should look at. */
    public List<Finding> warnings() {
        return findings.stream()
                .filter(finding -> finding.severity() == Finding.Severity.WARNING)
                .toList();
    }

    /** The byes that absent players asked for, where the proposal says nothing about the player. */
    private static Stream<Bye> requested(int round, Map<String, Candidate> byId, PairingProposal proposal) {
        return byId.values().stream()
                .filter(player ->
                        proposal.byes().stream().noneMatch(bye -> bye.playerId().equals(player.playerId())))
                .filter(player -> proposal.pairings().stream()
                        .noneMatch(pairing -> pairing.whiteId().equals(player.playerId())
                                || pairing.blackId().equals(player.playerId())))
                .flatMap(player -> player.availability() instanceof Availability.Absent(var kind)
                        ? Stream.of(new Bye(round, player.playerId(), kind))
                        : Stream.empty());
    }

    private static Board board(
            int round, Pairing pairing, Map<String, Candidate> byId, List<BigDecimal> groups, PairingRules rules) {
        Optional<Candidate> white = Optional.ofNullable(byId.get(pairing.whiteId()));
        Optional<Candidate> black = Optional.ofNullable(byId.get(pairing.blackId()));
        boolean sameVenue = white.isPresent()
                && black.isPresent()
                && white.get().venueId().equals(black.get().venueId());
        return new Board(
                pairing.board(),
                seat(round, pairing.whiteId(), white, black, byId, groups, rules),
                seat(round, pairing.blackId(), black, white, byId, groups, rules),
                sameVenue);
    }

    private static Seat seat(
            int round,
            String id,
            Optional<Candidate> own,
            Optional<Candidate> opponent,
            Map<String, Candidate> byId,
            List<BigDecimal> groups,
            PairingRules rules) {
        if (own.isEmpty()) return new Seat(id, own, 0, "", Optional.empty(), List.of(), Floated.NONE);
        Candidate player = own.get();
        BigDecimal points = rules.accelerated(player, round, player.points());
        StringBuilder colours = new StringBuilder();
        for (int past = 1; past < round; past++)
            colours.append(player.in(past).map(PairingPreview::colour).orElse('-'));
        List<Floated> floats = Stream.of(round - 1, round - 2)
                .filter(past -> past > 0)
                .map(past -> player.in(past)
                        .map(played -> Floated.in(played, player, byId, rules))
                        .orElse(Floated.NONE))
                .toList();
        return new Seat(
                id,
                own,
                groups.indexOf(points.stripTrailingZeros()) + 1,
                colours.toString(),
                ColourDue.after(player.colours()),
                floats,
                opponent.map(other -> Floated.of(points, rules.accelerated(other, round, other.points())))
                        .orElse(Floated.NONE));
    }

    private static char colour(PastRound past) {
        if (!(past instanceof PastRound.Game game) || !game.played()) return '-';
        return switch (game.colour()) {
            case WHITE -> 'W';
            case BLACK -> 'B';
        };
    }
}
