package org.onehall.playingzone.projection.competition;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;
import org.onehall.house.RoundBook;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.ReportSigned;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.Profile;
import org.onehall.regulations.Readiness;

/** What the competition log says of one competition. Not thread-safe: the hall guards it. */
public final class CompetitionProjection {
    public final String id;
    private CompetitionLoaded loaded = CompetitionLoaded.getDefaultInstance();
    private final Map<String, Player> players = new HashMap<>();
    /** What players are registered under, a FIDE ID or a member number (APP-I A4), and names of their teams. */
    private final Map<String, String> numbers = new HashMap<>();

    private final Map<String, String> teamNames = new HashMap<>();
    private final Map<String, String> venueNames = new HashMap<>();
    /** Numbers of the positions of Chess960 rounds begin from. */
    private final Map<Integer, Integer> positions = new HashMap<>();

    private final RoundBook rounds = new RoundBook();
    /** Boards of rounds that were official, of which something was ruled since. */
    private final Map<Integer, Set<Integer>> changed = new HashMap<>();

    private final Map<String, Result> results = new HashMap<>();
    /** What rulings made of results, by board. */
    private final Map<String, String> scores = new HashMap<>();

    private final Map<String, ConfirmationView> confirmations = new HashMap<>();
    private final Set<String> approved = new HashSet<>();
    /** By "round/venue", "round/" for the round's; those void by now are not in it (OCR 18.3). */
    private final Map<String, CompetitionEvent> signatures = new HashMap<>();
    /** All there have been, by the same, the first first. */
    private final Map<String, List<CompetitionEvent>> everSigned = new HashMap<>();
    /** Who is excluded from which rounds, by the ruling that does it (OCR 18.4.8, 18.4.9). */
    private final Map<String, Excluded> excluded = new LinkedHashMap<>();

    /** @param rounds that were not open then, less those for which it is taken back */
    private record Excluded(String player, ExclusionView by, List<Integer> rounds) {
        Excluded without(List<Integer> readmitted) {
            return new Excluded(
                    player,
                    by,
                    rounds.stream().filter(round -> !readmitted.contains(round)).toList());
        }
    }

    public CompetitionProjection(String id) {
        this.id = id;
    }

    public Changes fold(CompetitionEvent event) {
        Optional<Round> concerned = event.hasResultNoted()
                ? round(event.getResultNoted().getRound())
                : event.hasResultWithdrawn() ? round(event.getResultWithdrawn().getRound()) : Optional.empty();
        boolean lacked = concerned.filter(this::lacksResult).isPresent();
        Changes changes = folded(event);
        boolean otherRound = concerned.filter(this::lacksResult).isPresent() != lacked;
        if (event.hasCompetitionLoaded() || otherRound)
            loaded.getVenuesList().forEach(venue -> changes.premises().add(premises(venue.getVenueId())));
        return changes;
    }

    /** The board an event is about; empty if it is about more, or none. */
    public static Optional<BoardId> boardOf(CompetitionEvent event) {
        String competition = event.getHeader().getKey();
        return switch (event.getPayloadCase()) {
            case RESULT_NOTED ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultNoted().getRound(),
                        event.getResultNoted().getBoard()));
            case RESULT_APPROVED ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultApproved().getRound(),
                        event.getResultApproved().getBoard()));
            case RESULT_WITHDRAWN ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultWithdrawn().getRound(),
                        event.getResultWithdrawn().getBoard()));
            case RESULT_CONFIRMED ->
                Optional.of(new BoardId(
                        competition,
                        event.getResultConfirmed().getRound(),
                        event.getResultConfirmed().getBoard()));
            case SCORE_CHANGED ->
                Optional.of(new BoardId(
                        competition,
                        event.getScoreChanged().getRound(),
                        event.getScoreChanged().getBoard()));
            case COMPETITION_LOADED,
                    ROUND_OPENED,
                    PLAYER_EXCLUDED,
                    PLAYER_READMITTED,
                    ROUND_CLOSED,
                    REPORT_SIGNED,
                    PAYLOAD_NOT_SET -> Optional.empty();
        };
    }

    private Optional<Round> round(int number) {
        return loaded.getRoundsList().stream()
                .filter(round -> round.getNumber() == number)
                .findFirst();
    }

    private Changes folded(CompetitionEvent event) {
        Changes changes = Changes.none();
        boolean wasOfficial = rounds.fold(event);
        switch (event.getPayloadCase()) {
            case COMPETITION_LOADED -> {
                loaded = event.getCompetitionLoaded();
                players.clear();
                venueNames.clear();
                for (Player player : loaded.getPlayersList()) players.put(player.getPlayerId(), player);
                numbers.clear();
                teamNames.clear();
                loaded.getEntries()
                        .getRegistration()
                        .getPersonsList()
                        .forEach(person -> numbers.put(person.getPersonId(), person.getNumber()));
                loaded.getEntries().getDetailsList().stream()
                        .filter(details -> !details.getFideNumber().isEmpty())
                        .forEach(details -> numbers.put(details.getPlayerId(), details.getFideNumber()));
                loaded.getEntries()
                        .getTeamsList()
                        .forEach(team ->
                                team.getPlayerIdsList().forEach(player -> teamNames.put(player, team.getName())));
                for (Venue venue : loaded.getVenuesList()) venueNames.put(venue.getVenueId(), venue.getName());
                changes.competitions().add(id);
            }
            case ROUND_OPENED -> {
                var round = event.getRoundOpened();
                if (round.hasPosition()) {
                    positions.put(round.getRound(), round.getPosition());
                    // Boards that were read before.
                    round.getPairingsList()
                            .forEach(pairing -> changes.board(board(round.getRound(), pairing.getBoard())));
                }
                changes.competitions().add(id);
            }
            case RESULT_NOTED -> {
                var noted = event.getResultNoted();
                String board = board(noted.getRound(), noted.getBoard());
                results.put(board, noted.getResult());
                scores.remove(board);
                approved.remove(board);
                confirmations.computeIfPresent(board, (_, said) -> said.changed(""));
                reopened(noted.getRound(), noted.getBoard(), wasOfficial, changes);
                changes.board(board);
            }
            case RESULT_WITHDRAWN -> {
                String board = board(
                        event.getResultWithdrawn().getRound(),
                        event.getResultWithdrawn().getBoard());
                results.remove(board);
                scores.remove(board);
                approved.remove(board);
                confirmations.computeIfPresent(
                        board, (_, said) -> said.changed(event.getHeader().getRule()));
                reopened(
                        event.getResultWithdrawn().getRound(),
                        event.getResultWithdrawn().getBoard(),
                        wasOfficial,
                        changes);
                changes.board(board);
            }
            case SCORE_CHANGED -> {
                var changed = event.getScoreChanged();
                String board = board(changed.getRound(), changed.getBoard());
                scores.put(
                        board,
                        changed.getAfter().getWhite() + "-" + changed.getAfter().getBlack());
                approved.remove(board);
                confirmations.computeIfPresent(board, (_, said) -> said.changed(changed.getArticle()));
                reopened(changed.getRound(), changed.getBoard(), wasOfficial, changes);
                changes.board(board);
            }
            case RESULT_CONFIRMED -> {
                var said = event.getResultConfirmed();
                String board = board(said.getRound(), said.getBoard());
                confirmations.put(
                        board,
                        confirmation(board)
                                .said(
                                        new DisputeView(
                                                Wire.side(said.getSide()),
                                                shown(board),
                                                Wire.ms(event.getHeader().getOccurredAt()),
                                                List.of(),
                                                Optional.empty(),
                                                ""),
                                        said.getAgrees()));
                changes.board(board);
            }
            case PLAYER_EXCLUDED -> {
                var out = event.getPlayerExcluded();
                OptionalInt expelledIn = out.getExpelled() ? roundOf(out.getRulingId()) : OptionalInt.empty();
                var exclusion = new ExclusionView(out.getArticle(), out.getRulingId(), expelledIn);
                excluded.put(
                        out.getRulingId(),
                        new Excluded(out.getPlayerId(), exclusion, List.copyOf(out.getRoundsList())));
                changes.competitions().add(id);
            }
            case PLAYER_READMITTED -> {
                excluded.computeIfPresent(
                        event.getPlayerReadmitted().getWithdrawnId(),
                        (_, out) -> out.without(event.getPlayerReadmitted().getRoundsList()));
                changes.competitions().add(id);
            }
            case ROUND_CLOSED -> {
                changed.remove(event.getRoundClosed().getRound());
                changes.competitions().add(id);
            }
            case REPORT_SIGNED -> {
                String report = report(
                        event.getReportSigned().getRound(),
                        event.getReportSigned().getVenueId());
                signatures.put(report, event);
                everSigned.computeIfAbsent(report, _ -> new ArrayList<>()).add(event);
                changes.competitions().add(id);
            }
            case RESULT_APPROVED -> {
                String board = board(
                        event.getResultApproved().getRound(),
                        event.getResultApproved().getBoard());
                approved.add(board);
                confirmations.computeIfPresent(
                        board,
                        (_, said) -> said.answered(
                                shown(board),
                                event.getResultApproved().getApproval().getReason()));
                changes.board(board);
            }
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
        return changes;
    }

    /**
     * A round in which something has changed is not official any more (OCR 17.11), nor are reports that tell of it
     * signed (OCR 18.3).
     */
    private void reopened(int round, int board, boolean wasOfficial, Changes changes) {
        boolean known = wasOfficial | signatures.remove(report(round, "")) != null;
        if (wasOfficial || changed.containsKey(round))
            known |= changed.computeIfAbsent(round, _ -> new TreeSet<>()).add(board);
        for (String venue : venuesOf(round, board)) known |= signatures.remove(report(round, venue)) != null;
        if (known) changes.competitions().add(id);
    }

    private static String report(int round, String venue) {
        return round + "/" + venue;
    }

    private List<String> venuesOf(int round, int board) {
        return pairings(round).stream()
                .filter(pairing -> pairing.getBoard() == board)
                .flatMap(this::venues)
                .distinct()
                .toList();
    }

    private Stream<String> venues(Pairing pairing) {
        return Stream.of(pairing.getWhiteId(), pairing.getBlackId())
                .map(player -> players.getOrDefault(player, Player.getDefaultInstance())
                        .getVenueId());
    }

    private List<Pairing> pairings(int round) {
        return round(round).map(Round::getPairingsList).orElse(List.of());
    }

    /** Boards of a round at which somebody of a venue is paired, with "" of any. */
    public List<Integer> boards(int round, String venue) {
        return pairings(round).stream()
                .filter(pairing -> venue.isEmpty() || venues(pairing).anyMatch(venue::equals))
                .map(Pairing::getBoard)
                .sorted()
                .toList();
    }

    /** Venues with somebody in a round. */
    public List<Venue> playing(int round) {
        return loaded.getVenuesList().stream()
                .filter(venue -> !boards(round, venue.getVenueId()).isEmpty())
                .toList();
    }

    /** Of a venue's report, or with "" of the round's; empty while it is not signed, or void by a change (OCR 18.3). */
    public Optional<SignatureView> signature(int round, String venue) {
        String report = report(round, venue);
        return Optional.ofNullable(signatures.get(report)).map(this::signature);
    }

    /** Those that hold no more, the first first: signed again since, or void by a change (OCR 18.3). */
    public List<SignatureView> earlierSignatures(int round, String venue) {
        String report = report(round, venue);
        return everSigned.getOrDefault(report, List.of()).stream()
                .filter(one -> one != signatures.get(report))
                .map(this::signature)
                .toList();
    }

    private SignatureView signature(CompetitionEvent signed) {
        return new SignatureView(
                Wire.name(signed.getHeader().getActor().getRole()),
                nameOf(signed.getReportSigned().getSigner()),
                Wire.ms(signed.getHeader().getOccurredAt()),
                signed.getReportSigned().getRemarks(),
                signed.getReportSigned().getSha256());
    }

    public boolean hasRound(int round) {
        return round(round).isPresent();
    }

    public boolean isOpened(int round) {
        return rounds.opened().containsKey(round);
    }

    /** When a round was opened, ms since 1970; empty if it has not been. */
    public OptionalLong openedAt(int round) {
        return isOpened(round) ? OptionalLong.of(rounds.opened().get(round).at().toEpochMilli()) : OptionalLong.empty();
    }

    /** The round opened next after another by its number. */
    public OptionalInt openedAfter(int round) {
        Integer later = rounds.opened().higherKey(round);
        return later == null ? OptionalInt.empty() : OptionalInt.of(later);
    }

    /** "1-0"; empty as long as there is none. */
    public Optional<String> result(int round, int board) {
        return Wire.result(results.getOrDefault(board(round, board), Result.RESULT_UNSPECIFIED));
    }

    public boolean hasResult(int round, int board) {
        return results.getOrDefault(board(round, board), Result.RESULT_UNSPECIFIED) != Result.RESULT_UNSPECIFIED;
    }

    public String name() {
        return loaded.getName();
    }

    private String board(int round, int number) {
        return new BoardId(id, round, number).toString();
    }

    public List<Player> players() {
        return loaded.getPlayersList();
    }

    public TimeControl control() {
        return loaded.getRegulations().getControl();
    }

    /** The score of a board, or its result where no ruling has changed it. */
    private String shown(String board) {
        return score(board)
                .or(() -> Wire.result(results.getOrDefault(board, Result.RESULT_UNSPECIFIED)))
                .orElse("");
    }

    public ConfirmationView confirmation(String board) {
        return confirmations.getOrDefault(board, ConfirmationView.NONE);
    }

    /** Medical cover is looked for in every venue (FSSI gen-6). */
    public boolean asksForMedicalCover() {
        return Profile.asksForMedicalCover(loaded.getRegulations().getRules().getProfile());
    }

    /** The Fair Play rules of Appendix I are adopted. */
    public boolean adoptsAppendix() {
        return loaded.getRegulations().getFairPlay().getAppendixHolds();
    }

    public boolean isApproved(String board) {
        return approved.contains(board);
    }

    /** Points of both that a ruling made of a board's result; empty: those of the result (OCR 18.4.4-18.4.6). */
    public Optional<String> score(String board) {
        return Optional.ofNullable(scores.get(board));
    }

    public String venueName(String venue) {
        return venueNames.getOrDefault(venue, venue);
    }

    /** The position a round begins from; empty in standard chess, and before it is opened (960 II.1). */
    public Optional<StartView> chess960(int round) {
        return Optional.ofNullable(positions.get(round)).map(number -> {
            String placement = Position.chess960(number).fen().split(" ")[0];
            return new StartView(number, placement.substring(placement.lastIndexOf('/') + 1));
        });
    }

    public CompetitionView view() {
        return new CompetitionView(
                id,
                loaded.getName(),
                loaded.getRoundsList().stream()
                        .map(round -> new RoundView(
                                round.getNumber(),
                                isOpened(round.getNumber()),
                                rounds.official().containsKey(round.getNumber()),
                                startsAt(round),
                                shownFrom(round.getNumber()),
                                signedBy(round.getNumber()),
                                lapsed(round.getNumber()),
                                signings(round.getNumber()).size(),
                                chess960(round.getNumber()),
                                round.getPairingsList().stream()
                                        .filter(pairing -> isUnplayed(round.getNumber(), pairing))
                                        .map(pairing -> unplayed(round.getNumber(), pairing))
                                        .toList(),
                                List.copyOf(changed.getOrDefault(round.getNumber(), Set.of()))))
                        .toList(),
                loaded.getVenuesList().stream()
                        .map(venue -> new VenueView(
                                venue.getVenueId(),
                                venue.getName(),
                                venue.getTimeZone().isEmpty() ? "UTC" : venue.getTimeZone()))
                        .toList(),
                Controls.text(control()),
                CheckKind.BEFORE_A_GAME,
                loaded.getOfficialsList().stream()
                        .anyMatch(official -> Wire.name(official.getRole()).equals(Role.DEPUTY_CHIEF_ARBITER.name())),
                penalties(),
                calls(),
                appealRules(),
                floorRules(),
                inputRules());
    }

    /** The round in which a ruling was made: 2 for "demo/2/5/ruling-1". */
    private static OptionalInt roundOf(String ruling) {
        return BoardId.parse(ruling.replaceFirst("/ruling-\\d+$", ""))
                .map(board -> OptionalInt.of(board.round()))
                .orElse(OptionalInt.empty());
    }

    /** What keeps a player out of a round; empty if nothing does (OCR 18.4.8, 18.4.9). */
    public Optional<ExclusionView> exclusion(int round, String player) {
        return excluded.values().stream()
                .filter(one -> one.player().equals(player) && one.rounds().contains(round))
                .map(Excluded::by)
                .findFirst();
    }

    /** Whether a pairing has no game, or would have none if its round was opened now. */
    private boolean isUnplayed(int round, Pairing pairing) {
        return isOpened(round)
                ? rounds.opened().get(round).notPlayed().contains(pairing.getBoard())
                : exclusion(round, pairing.getWhiteId())
                        .or(() -> exclusion(round, pairing.getBlackId()))
                        .isPresent();
    }

    public boolean isUnplayed(int round, int board) {
        return pairings(round).stream().anyMatch(pairing -> pairing.getBoard() == board && isUnplayed(round, pairing));
    }

    private UnplayedView unplayed(int round, Pairing pairing) {
        return new UnplayedView(
                pairing.getBoard(), unplayed(round, pairing.getWhiteId()), unplayed(round, pairing.getBlackId()));
    }

    private UnplayedSeat unplayed(int round, String id) {
        Player player = players.getOrDefault(id, Player.getDefaultInstance());
        return new UnplayedSeat(
                player.getName(), player.getVenueId(), venueName(player.getVenueId()), exclusion(round, id));
    }

    /**
     * That a player has no game: in the latest open round he is paired in, or, if he is excluded, in one that is not
     * open yet.
     *
     * @param own round of the board his token is for
     */
    public Optional<NoGameView> noGame(int own, String player) {
        if (!isOpened(own))
            return exclusion(own, player)
                    .map(by -> new NoGameView(own, "", true, false, by.article(), by.expelledIn()));
        return loaded.getRoundsList().stream()
                .filter(round -> isOpened(round.getNumber()))
                .sorted(Comparator.comparingInt(Round::getNumber).reversed())
                .flatMap(round -> round.getPairingsList().stream()
                        .filter(pairing -> pairing.getWhiteId().equals(player)
                                || pairing.getBlackId().equals(player))
                        .limit(1)
                        .map(pairing -> noGame(round.getNumber(), pairing, player)))
                .findFirst()
                .flatMap(found -> found);
    }

    private Optional<NoGameView> noGame(int round, Pairing pairing, String player) {
        if (!isUnplayed(round, pairing)) return Optional.empty();
        String opponent = pairing.getWhiteId().equals(player) ? pairing.getBlackId() : pairing.getWhiteId();
        Optional<ExclusionView> own = exclusion(round, player);
        Optional<ExclusionView> theirs = exclusion(round, opponent);
        return own.or(() -> theirs)
                .map(by -> new NoGameView(
                        round,
                        players.getOrDefault(opponent, Player.getDefaultInstance())
                                .getName(),
                        own.isPresent(),
                        theirs.isPresent(),
                        by.article(),
                        by.expelledIn()));
    }

    private List<ReportSigned> signings(int round) {
        return everSigned.values().stream()
                .flatMap(List::stream)
                .map(CompetitionEvent::getReportSigned)
                .filter(one -> one.getRound() == round)
                .toList();
    }

    /** Venues whose reports were signed and are not any more, with "" the round's. */
    private List<String> lapsed(int round) {
        List<String> signed = signedBy(round);
        return signings(round).stream()
                .map(ReportSigned::getVenueId)
                .distinct()
                .filter(venue -> !signed.contains(venue))
                .sorted()
                .toList();
    }

    /** Venues whose reports are signed, with "" the round's. */
    private List<String> signedBy(int round) {
        return signatures.values().stream()
                .map(CompetitionEvent::getReportSigned)
                .filter(one -> one.getRound() == round)
                .map(ReportSigned::getVenueId)
                .sorted()
                .toList();
    }

    /** The captain of a player's team, where captains call. */
    public Optional<Player> captain(String playerId) {
        return loaded.getRegulations().getAssistance().getCaptainCalls()
                ? team(playerId).flatMap(team -> Optional.ofNullable(players.get(team.getCaptainId())))
                : Optional.empty();
    }

    public boolean isOneTeam(String one, String other) {
        return team(one).filter(team -> team.getPlayerIdsList().contains(other)).isPresent();
    }

    /** The boards at which the same two teams meet as at this one; only this one where no two teams meet. */
    public List<BoardId> match(BoardId board) {
        return rounds.match(loaded.getEntries().getTeamsList(), board);
    }

    private Optional<Team> team(String playerId) {
        return loaded.getEntries().getTeamsList().stream()
                .filter(team -> team.getPlayerIdsList().contains(playerId))
                .findFirst();
    }

    private CallRulesView calls() {
        var rules = loaded.getRegulations().getAssistance();
        return new CallRulesView(rules.getStopsClock(), rules.getShallPenalise());
    }

    /**
     * Whether the decision of an appeal is appealed against in its turn: the regulations have a fee for that (FSSI
     * gen-8 e).
     */
    public boolean hasSecondAppeal() {
        String fee = loaded.getRegulations().getAppeals().getSecondFee();
        return !fee.isEmpty() && new BigDecimal(fee).signum() > 0;
    }

    public AppealRulesView appealRules() {
        if (!loaded.getRegulations().hasAppeals()) return AppealRulesView.STANDARD;
        var rules = loaded.getRegulations().getAppeals();
        return new AppealRulesView(
                rules.getAllowed(),
                rules.getResults(),
                rules.hasDeadlineMinutes() ? OptionalInt.of(rules.getDeadlineMinutes()) : OptionalInt.empty(),
                rules.getFee(),
                rules.getBody());
    }

    private PenaltyRulesView penalties() {
        if (!loaded.getRegulations().hasPenalties()) return PenaltyRulesView.STANDARD;
        var rules = loaded.getRegulations().getPenalties();
        return new PenaltyRulesView(
                rules.getScoring().getWin(),
                rules.getScoring().getDraw(),
                rules.getScoring().getLoss(),
                rules.getProposal().getSeconds(),
                rules.getFinesList().stream()
                        .map(fine -> new FineView(fine.getCode(), fine.getAmount()))
                        .toList(),
                rules.getForbiddenDevice(),
                rules.getCards(),
                rules.getPlayerResponsible(),
                loaded.getRegulations().getFairPlay().getSanctionsWithoutProof(),
                loaded.getRegulations().getFairPlay().getDecisionFinal());
    }

    /** All officials, then both seats of every board with a game of the lowest-numbered round that lacks a result. */
    public List<Holder> holders() {
        List<Holder> holders = new ArrayList<>();
        loaded.getOfficialsList().forEach(official -> holders.add(holder(official)));
        current()
                .ifPresent(round -> round.getPairingsList().stream()
                        .filter(pairing -> !isUnplayed(round.getNumber(), pairing))
                        .forEach(pairing -> {
                            for (Side side : Side.values()) holders.add(holder(round, pairing, side));
                        }));
        return holders;
    }

    /** The lowest-numbered round that lacks a result. */
    private Optional<Round> current() {
        return loaded.getRoundsList().stream().filter(this::lacksResult).min(Comparator.comparingInt(Round::getNumber));
    }

    /** Its number; that of the last one when all have their results, 0 if there is none. */
    public int round() {
        return current()
                .map(Round::getNumber)
                .orElseGet(() -> loaded.getRoundsList().stream()
                        .mapToInt(Round::getNumber)
                        .max()
                        .orElse(0));
    }

    /** When a round is planned to start. */
    public OptionalLong startsAt(int number) {
        return round(number).map(CompetitionProjection::startsAt).orElse(OptionalLong.empty());
    }

    /** When what a round lacks is counted down to its start. */
    public OptionalLong shownFrom(int number) {
        OptionalLong start = startsAt(number);
        return start.isPresent() ? OptionalLong.of(start.getAsLong() - Readiness.SHOWN_BEFORE.toMillis()) : start;
    }

    private static OptionalLong startsAt(Round round) {
        return round.hasStartsAt() ? OptionalLong.of(Wire.ms(round.getStartsAt())) : OptionalLong.empty();
    }

    private InputRulesView inputRules() {
        if (!loaded.getRegulations().hasInput()) return InputRulesView.NONE;
        var rules = loaded.getRegulations().getInput();
        return new InputRulesView(rules.getSmartMove(), rules.getAutoPromotionList(), rules.getSound());
    }

    private FloorRulesView floorRules() {
        FloorRules rules = floor();
        List<String> showings = new ArrayList<>();
        if (rules.getShowSurroundings()) showings.add("SURROUNDINGS_SHOWN");
        if (rules.getShowTasks()) showings.add("TASKS_SHOWN");
        if (rules.getShareScreen()) showings.add("SCREEN_SHARED");
        return new FloorRulesView(
                rules.getScoresheets(),
                rules.hasDressCode() ? Optional.of(rules.getDressCode()) : Optional.empty(),
                rules.getOpponentReports(),
                showings,
                rules.getHeadphonesAllowed(),
                adoptsAppendix(),
                rules.hasRollCallMinutes() ? OptionalInt.of(rules.getRollCallMinutes()) : OptionalInt.empty());
    }

    public FloorRules floor() {
        return loaded.getRegulations().getFloor();
    }

    public List<Venue> venues() {
        return loaded.getVenuesList();
    }

    /** Officials of a venue. */
    public List<Official> officialsOf(String venue) {
        return loaded.getOfficialsList().stream()
                .filter(official -> official.getVenueId().equals(venue))
                .toList();
    }

    /** Key of a venue's log. */
    public String premises(String venue) {
        return LogKey.of(id, venue);
    }

    private boolean lacksResult(Round round) {
        return round.getPairingsList().stream()
                .anyMatch(pairing ->
                        results.getOrDefault(board(round.getNumber(), pairing.getBoard()), Result.RESULT_UNSPECIFIED)
                                == Result.RESULT_UNSPECIFIED);
    }

    /** 0: not known. */
    public int rating(String player) {
        return players.getOrDefault(player, Player.getDefaultInstance()).getRating();
    }

    public EntryView entry(String player) {
        return new EntryView(player, numbers.getOrDefault(player, ""), teamNames.getOrDefault(player, ""));
    }

    /** Name of an official or player; "" if not known. */
    public String nameOf(String person) {
        return official(person)
                .map(Holder::name)
                .orElseGet(() -> players.getOrDefault(person, Player.getDefaultInstance())
                        .getName());
    }

    public Optional<Holder> official(String official) {
        return loaded.getOfficialsList().stream()
                .filter(one -> one.getOfficialId().equals(official))
                .findFirst()
                .map(this::holder);
    }

    public Optional<Holder> seat(BoardId board, Side side) {
        return loaded.getRoundsList().stream()
                .filter(round -> round.getNumber() == board.round())
                .flatMap(round -> round.getPairingsList().stream()
                        .filter(pairing -> pairing.getBoard() == board.number())
                        .map(pairing -> holder(round, pairing, side)))
                .findFirst();
    }

    private Holder holder(Official official) {
        return new Holder(
                id,
                Role.valueOf(Wire.name(official.getRole())),
                official.getOfficialId(),
                official.getName(),
                official.getVenueId(),
                official.getVenueId().isEmpty() ? "" : venueName(official.getVenueId()),
                "",
                "");
    }

    private Holder holder(Round round, Pairing pairing, Side side) {
        String playerId = side == Side.WHITE ? pairing.getWhiteId() : pairing.getBlackId();
        Player player = players.getOrDefault(playerId, Player.getDefaultInstance());
        return new Holder(
                id,
                Role.PLAYER,
                playerId,
                player.getName(),
                player.getVenueId(),
                venueName(player.getVenueId()),
                board(round.getNumber(), pairing.getBoard()),
                side.name());
    }
}
