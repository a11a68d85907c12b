package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.pairing.Finding.Code;
import org.onehall.competition.pairing.Finding.Severity;
import org.onehall.competition.pairing.PairingRules.PairingSystem;
import org.onehall.decider.Texts;

/** Everything that is wrong with a proposal, and what somebody should look at. */
final class PairingChecks {
    private static final int HIGHEST_BOARD = 9999;
    private static final int QUOTED = 40;

    private final int round;
    private final Map<String, Candidate> candidates;
    private final PairingProposal proposal;
    private final PairingRules rules;
    /** Where each player was found first, "board 3" or "a bye". */
    private final Map<String, String> places = new HashMap<>();

    private final List<Finding> findings = new ArrayList<>();

    PairingChecks(int round, Map<String, Candidate> candidates, PairingProposal proposal, PairingRules rules) {
        this.round = round;
        this.candidates = candidates;
        this.proposal = proposal;
        this.rules = rules;
    }

    /** Errors first, each group in the order of the proposal. */
    List<Finding> findings() {
        if (proposal.pairings().isEmpty()) error(Code.NO_BOARDS, 0, List.of(), Map.of());
        boardNumbers();
        proposal.pairings().forEach(this::pairing);
        proposal.byes().forEach(this::bye);
        allocatedByes();
        withoutGame();
        devices();
        return findings.stream().sorted(Comparator.comparing(Finding::severity)).toList();
    }

    private void boardNumbers() {
        Set<Integer> seen = new HashSet<>();
        Set<Integer> told = new HashSet<>();
        for (Pairing pairing : proposal.pairings()) {
            int board = pairing.board();
            if (board < 1 || board > HIGHEST_BOARD) error(Code.BOARD_NUMBER, board, List.of(), Map.of());
            else if (!seen.add(board) && told.add(board)) error(Code.BOARD_TWICE, board, List.of(), Map.of());
        }
    }

    // ---- boards

    private void pairing(Pairing pairing) {
        int board = pairing.board();
        Candidate white = player(pairing.whiteId(), board, "board " + board);
        if (pairing.whiteId().equals(pairing.blackId())) {
            if (white != null)
                error(Code.PLAYS_ITSELF, board, List.of(white.playerId()), Map.of("player", white.shown()));
            return;
        }
        Candidate black = player(pairing.blackId(), board, "board " + board);
        if (white != null) seated(white, board, Side.WHITE);
        if (black != null) seated(black, board, Side.BLACK);
        if (white == null || black == null) return;
        List<String> both = List.of(white.playerId(), black.playerId());
        Map<String, String> names = Map.of("white", white.shown(), "black", black.shown());
        met(white, black, board, both, names);
        if (rules.forbidden().stream().anyMatch(pair -> pair.is(white.playerId(), black.playerId())))
            error(Code.FORBIDDEN_PAIR, board, both, names);
        if (rules.venuesApart() && white.venueId().equals(black.venueId()))
            warn(Code.SAME_VENUE, board, both, joined(names, Map.of("venue", white.venueId())));
    }

    /** The candidate with an id; null, with a finding, if there is none. A player who is found again is reported. */
    private @Nullable Candidate player(String id, int board, String place) {
        Candidate player = candidates.get(id);
        if (player == null) {
            error(
                    Code.UNKNOWN_PLAYER,
                    board,
                    List.of(id),
                    Map.of("player", Texts.quoted(id, QUOTED), "where", capital(place)));
            return null;
        }
        String first = places.putIfAbsent(id, place);
        if (first != null)
            error(
                    Code.TWICE_IN_ROUND,
                    board,
                    List.of(id),
                    Map.of("player", player.shown(), "first", first, "second", place));
        return player;
    }

    private void seated(Candidate player, int board, Side colour) {
        String place = capital("board " + board);
        switch (player.availability()) {
            case Availability.Available _ -> {}
            case Availability.Withdrawn(var article) -> out(Code.WITHDRAWN, player, board, place, article);
            case Availability.Excluded(var article) -> out(Code.EXCLUDED, player, board, place, article);
            case Availability.Absent(var bye) ->
                error(
                        Code.ABSENT,
                        board,
                        List.of(player.playerId()),
                        Map.of("player", player.shown(), "bye", name(bye)));
        }
        player.history().stream()
                .filter(_ -> rules.system() != PairingSystem.ROUND_ROBIN)
                .filter(past -> past instanceof PastRound.Game game && game.outcome() == PastRound.Outcome.OPEN)
                .findFirst()
                .ifPresent(open -> warn(
                        Code.RESULT_OPEN,
                        board,
                        List.of(player.playerId()),
                        Map.of("player", player.shown(), "earlier", String.valueOf(open.round()))));
        switch (rules.system()) {
            case SWISS ->
                // a system may make exceptions in the last round (C.04.1.6, C.04.1.7)
                colour(player, board, colour, round == rules.rounds() ? Severity.WARNING : Severity.ERROR);
            case OTHER -> colour(player, board, colour, Severity.WARNING);
            case ROUND_ROBIN, TEAM -> {}
        }
    }

    private void out(Code code, Candidate player, int board, String place, String article) {
        add(
                code,
                Severity.ERROR,
                board,
                List.of(player.playerId()),
                Map.of("player", player.shown(), "where", place),
                article);
    }

    /** The rules of colours (C.04.1.6, C.04.1.7). */
    private void colour(Candidate player, int board, Side colour, Severity severity) {
        List<Side> played = player.colours();
        if (ColourDue.isThird(played, colour))
            add(
                    Code.THIRD_COLOUR,
                    severity,
                    board,
                    List.of(player.playerId()),
                    Map.of("player", player.shown(), "colour", colour == Side.WHITE ? "White" : "Black"),
                    Code.THIRD_COLOUR.article());
        List<Side> then = new ArrayList<>(played);
        then.add(colour);
        if (Math.abs(ColourDue.difference(then)) <= 2) return;
        long whites = then.stream().filter(side -> side == Side.WHITE).count();
        add(
                Code.COLOUR_DIFFERENCE,
                severity,
                board,
                List.of(player.playerId()),
                Map.of(
                        "player",
                        player.shown(),
                        "whites",
                        String.valueOf(whites),
                        "blacks",
                        String.valueOf(then.size() - whites)),
                Code.COLOUR_DIFFERENCE.article());
    }

    private void met(Candidate white, Candidate black, int board, List<String> both, Map<String, String> names) {
        List<String> rounds = white.games()
                .filter(game -> game.opponentId().equals(black.playerId()))
                .map(game -> String.valueOf(game.round()))
                .toList();
        if (rounds.size() < rules.meetings()) return;
        String article = rules.system() == PairingSystem.SWISS ? Code.MET_BEFORE.article() : "";
        Severity severity = switch (rules.system()) {
            case SWISS, ROUND_ROBIN -> Severity.ERROR;
            case TEAM, OTHER -> Severity.WARNING;
        };
        add(
                Code.MET_BEFORE,
                severity,
                board,
                both,
                joined(names, Map.of("rounds", String.join(" and ", rounds))),
                article);
    }

    // ---- byes and players without a game

    private void bye(Bye bye) {
        Candidate player = player(bye.playerId(), 0, "a bye");
        if (player == null) return;
        switch (player.availability()) {
            case Availability.Available _ -> {}
            case Availability.Withdrawn(var article) -> {
                if (bye.kind() != ByeKind.ZERO) out(Code.WITHDRAWN, player, 0, "Bye", article);
            }
            case Availability.Excluded(var article) -> {
                if (bye.kind() != ByeKind.ZERO) out(Code.EXCLUDED, player, 0, "Bye", article);
            }
            case Availability.Absent(var asked) -> {
                if (bye.kind() != asked)
                    warn(
                            Code.OTHER_BYE,
                            0,
                            List.of(player.playerId()),
                            Map.of("player", player.shown(), "bye", name(bye.kind()), "asked", name(asked)));
            }
        }
        if (bye.kind() == ByeKind.ALLOCATED)
            player.history().stream()
                    .filter(this::isFreeWin)
                    .findFirst()
                    .ifPresent(past -> ofAllocatedByes(
                            Code.SECOND_ALLOCATED_BYE,
                            List.of(player.playerId()),
                            Map.of("player", player.shown(), "earlier", String.valueOf(past.round()))));
    }

    /**
     * The rules of the Swiss system about pairing-allocated byes. Pairings by hand may be those of a Swiss, too. In a
     * round robin the table says who is without an opponent; a team without an opponent leaves all its players so.
     */
    private void ofAllocatedByes(Code code, List<String> players, Map<String, String> details) {
        switch (rules.system()) {
            case SWISS -> error(code, 0, players, details);
            case OTHER -> warn(code, 0, players, details);
            case ROUND_ROBIN, TEAM -> {}
        }
    }

    /** A round without playing that brought as many points as a win (C.04.1.4). */
    private boolean isFreeWin(PastRound past) {
        return switch (past) {
            case PastRound.Bye bye ->
                bye.kind() == ByeKind.ALLOCATED
                        || bye.points().compareTo(rules.scoring().win()) >= 0;
            case PastRound.Game game ->
                !game.played() && game.points().compareTo(rules.scoring().win()) >= 0;
        };
    }

    private void allocatedByes() {
        List<String> players = proposal.byes().stream()
                .filter(bye -> bye.kind() == ByeKind.ALLOCATED)
                .map(Bye::playerId)
                .distinct()
                .toList();
        if (players.size() > 1)
            ofAllocatedByes(Code.SEVERAL_ALLOCATED_BYES, players, Map.of("number", String.valueOf(players.size())));
    }

    private void withoutGame() {
        for (String id : proposal.leftOut()) {
            Candidate player = player(id, 0, "no game");
            if (player != null && player.isAvailable())
                warn(Code.LEFT_OUT, 0, List.of(id), Map.of("player", player.shown()));
        }
        candidates.values().stream()
                .filter(Candidate::isAvailable)
                .filter(player -> !places.containsKey(player.playerId()) && !isReserve(player))
                .forEach(
                        player -> error(Code.MISSING, 0, List.of(player.playerId()), Map.of("player", player.shown())));
    }

    /** Whether others of the player's team play a match of teams. */
    private boolean isReserve(Candidate player) {
        return rules.system() == PairingSystem.TEAM
                && player.teamId().isPresent()
                && candidates.values().stream()
                        .anyMatch(other ->
                                other.teamId().equals(player.teamId()) && places.containsKey(other.playerId()));
    }

    private void devices() {
        Map<String, Set<Candidate>> seats = proposal.pairings().stream()
                .flatMap(pairing -> Stream.of(pairing.whiteId(), pairing.blackId()))
                .flatMap(id -> Stream.ofNullable(candidates.get(id)))
                .collect(Collectors.groupingBy(Candidate::venueId, TreeMap::new, Collectors.toSet()));
        seats.forEach((venue, players) -> {
            Integer devices = rules.devices().get(venue);
            if (devices != null && players.size() > devices)
                warn(
                        Code.NO_DEVICE,
                        0,
                        List.of(),
                        Map.of(
                                "venue",
                                venue,
                                "devices",
                                String.valueOf(devices),
                                "seats",
                                String.valueOf(players.size())));
        });
    }

    // ---- findings

    private void error(Code code, int board, List<String> players, Map<String, String> details) {
        add(code, Severity.ERROR, board, players, details, code.article());
    }

    private void warn(Code code, int board, List<String> players, Map<String, String> details) {
        add(code, Severity.WARNING, board, players, details, code.article());
    }

    private void add(
            Code code,
            Severity severity,
            int board,
            List<String> players,
            Map<String, String> details,
            String article) {
        findings.add(new Finding(
                code,
                severity,
                board,
                players,
                joined(details, Map.of("board", String.valueOf(board), "round", String.valueOf(round))),
                article));
    }

    private static Map<String, String> joined(Map<String, String> one, Map<String, String> other) {
        Map<String, String> all = new HashMap<>(one);
        all.putAll(other);
        return all;
    }

    static String name(ByeKind kind) {
        return switch (kind) {
            case FULL -> "full-point";
            case HALF -> "half-point";
            case ZERO -> "zero-point";
            case ALLOCATED -> "pairing-allocated";
        };
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
