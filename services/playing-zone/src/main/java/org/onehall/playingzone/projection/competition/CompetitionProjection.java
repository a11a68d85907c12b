package org.onehall.playingzone.projection.competition;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.Profile;
import org.onehall.regulations.Readiness;

/** One competition as the competition log records it. Not thread-safe: the hall guards it. */
public final class CompetitionProjection {
    public final String id;
    private CompetitionLoaded loaded = CompetitionLoaded.getDefaultInstance();

    /** The numbers of the Chess960 positions from which rounds begin. */
    private final Map<Integer, Integer> positions = new HashMap<>();

    private final RoundBook rounds = new RoundBook();
    private final Signatures signatures = new Signatures();
    private final Results results = new Results();
    private final Exclusions exclusions = new Exclusions();
    private final Roster roster;
    /** Boards, in rounds that were official, about which a ruling was made afterwards. */
    private final Map<Integer, Set<Integer>> changed = new HashMap<>();

    public CompetitionProjection(String id) {
        this.id = id;
        roster = new Roster(id);
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

    /** The board an event is about; empty if it is about several boards or none. */
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
                roster.load(loaded);
                changes.competitions().add(id);
            }
            case ROUND_OPENED -> {
                var round = event.getRoundOpened();
                if (round.hasPosition()) {
                    positions.put(round.getRound(), round.getPosition());
                    // boards that were read before
                    round.getPairingsList()
                            .forEach(pairing -> changes.board(board(round.getRound(), pairing.getBoard())));
                }
                changes.competitions().add(id);
            }
            case RESULT_NOTED -> {
                var noted = event.getResultNoted();
                String board = board(noted.getRound(), noted.getBoard());
                results.noted(board, noted.getResult());
                reopened(noted.getRound(), noted.getBoard(), wasOfficial, changes);
                changes.board(board);
            }
            case RESULT_WITHDRAWN -> {
                String board = board(
                        event.getResultWithdrawn().getRound(),
                        event.getResultWithdrawn().getBoard());
                results.withdrawn(board, event.getHeader().getRule());
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
                results.scored(
                        board,
                        changed.getAfter().getWhite() + "-" + changed.getAfter().getBlack(),
                        changed.getArticle());
                reopened(changed.getRound(), changed.getBoard(), wasOfficial, changes);
                changes.board(board);
            }
            case RESULT_CONFIRMED -> {
                var said = event.getResultConfirmed();
                String board = board(said.getRound(), said.getBoard());
                results.confirmed(
                        board,
                        Wire.side(said.getSide()),
                        Wire.ms(event.getHeader().getOccurredAt()),
                        said.getAgrees());
                changes.board(board);
            }
            case PLAYER_EXCLUDED -> {
                exclusions.fold(event.getPlayerExcluded());
                changes.competitions().add(id);
            }
            case PLAYER_READMITTED -> {
                exclusions.fold(event.getPlayerReadmitted());
                changes.competitions().add(id);
            }
            case ROUND_CLOSED -> {
                changed.remove(event.getRoundClosed().getRound());
                changes.competitions().add(id);
            }
            case REPORT_SIGNED -> {
                signatures.fold(event);
                changes.competitions().add(id);
            }
            case RESULT_APPROVED -> {
                String board = board(
                        event.getResultApproved().getRound(),
                        event.getResultApproved().getBoard());
                results.approved(board, event.getResultApproved().getApproval().getReason());
                changes.board(board);
            }
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
        return changes;
    }

    /**
     * After a change in a round, the round is no longer official (OCR 17.11), and the reports that contain the change
     * are no longer signed (OCR 18.3).
     */
    private void reopened(int round, int board, boolean wasOfficial, Changes changes) {
        boolean known = wasOfficial | signatures.voided(round, "");
        if (wasOfficial || changed.containsKey(round))
            known |= changed.computeIfAbsent(round, _ -> new TreeSet<>()).add(board);
        for (String venue : venuesOf(round, board)) known |= signatures.voided(round, venue);
        if (known) changes.competitions().add(id);
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
                .map(player -> roster.player(player).getVenueId());
    }

    private List<Pairing> pairings(int round) {
        return round(round).map(Round::getPairingsList).orElse(List.of());
    }

    /** The boards of a round at which a player of a venue is paired; with "" of any venue. */
    public List<Integer> boards(int round, String venue) {
        return pairings(round).stream()
                .filter(pairing -> venue.isEmpty() || venues(pairing).anyMatch(venue::equals))
                .map(Pairing::getBoard)
                .sorted()
                .toList();
    }

    /** The venues with players in a round. */
    public List<Venue> playing(int round) {
        return loaded.getVenuesList().stream()
                .filter(venue -> !boards(round, venue.getVenueId()).isEmpty())
                .toList();
    }

    /**
     * The signature of a venue's report, or with "" of the round's report; empty if it is not signed, or if a change
     * made the signature void (OCR 18.3).
     */
    public Optional<SignatureView> signature(int round, String venue) {
        return signatures.of(round, venue, this::nameOf);
    }

    /**
     * The signatures that are no longer valid, oldest first: the report was signed again, or a change made them void
     * (OCR 18.3).
     */
    public List<SignatureView> earlierSignatures(int round, String venue) {
        return signatures.earlier(round, venue, this::nameOf);
    }

    public String venueName(String venue) {
        return roster.venueName(venue);
    }

    /** The rating of a player; 0 if not known. */
    public int rating(String player) {
        return roster.player(player).getRating();
    }

    public EntryView entry(String player) {
        return roster.entry(player);
    }

    /** Name of an official or player; "" if not known. */
    public String nameOf(String person) {
        return roster.nameOf(person);
    }

    public Optional<Holder> official(String official) {
        return roster.official(official);
    }

    /** The captain of a player's team, if captains call for their players. */
    public Optional<Player> captain(String playerId) {
        return roster.captain(playerId);
    }

    public boolean isOneTeam(String one, String other) {
        return roster.isOneTeam(one, other);
    }

    public boolean hasRound(int round) {
        return round(round).isPresent();
    }

    public boolean isOpened(int round) {
        return rounds.opened().containsKey(round);
    }

    /** When a round was opened, in ms since 1970; empty if it has not been. */
    public OptionalLong openedAt(int round) {
        return isOpened(round) ? OptionalLong.of(rounds.opened().get(round).at().toEpochMilli()) : OptionalLong.empty();
    }

    /** The number of the next higher round that is open. */
    public OptionalInt openedAfter(int round) {
        Integer later = rounds.opened().higherKey(round);
        return later == null ? OptionalInt.empty() : OptionalInt.of(later);
    }

    /** The result of a board, such as "1-0"; empty if there is none. */
    public Optional<String> result(int round, int board) {
        return results.of(board(round, board));
    }

    public boolean hasResult(int round, int board) {
        return results.isKnown(board(round, board));
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

    public ConfirmationView confirmation(String board) {
        return results.confirmation(board);
    }

    /** Whether medical cover is required in every venue (FSSI gen-6). */
    public boolean asksForMedicalCover() {
        return Profile.asksForMedicalCover(loaded.getRegulations().getRules().getProfile());
    }

    /** Whether the Fair Play rules of Appendix I are adopted. */
    public boolean adoptsAppendix() {
        return loaded.getRegulations().getFairPlay().getAppendixHolds();
    }

    public boolean isApproved(String board) {
        return results.isApproved(board);
    }

    /** The points of both players as changed by a ruling; empty if those of the result apply (OCR 18.4.4-18.4.6). */
    public Optional<String> score(String board) {
        return results.score(board);
    }

    /** The position from which a round begins; empty in standard chess, and before the round is opened (960 II.1). */
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
                                signatures.signedBy(round.getNumber()),
                                signatures.lapsed(round.getNumber()),
                                signatures.count(round.getNumber()),
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
                RulesViews.penalties(loaded.getRegulations()),
                RulesViews.calls(loaded.getRegulations()),
                appealRules(),
                RulesViews.floor(loaded.getRegulations()),
                RulesViews.input(loaded.getRegulations()));
    }

    /** What keeps a player out of a round; empty if nothing does (OCR 18.4.8, 18.4.9). */
    public Optional<ExclusionView> exclusion(int round, String player) {
        return exclusions.of(round, player);
    }

    /** Whether a pairing has no game, or would have none if its round were opened now. */
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
        Player player = roster.player(id);
        return new UnplayedSeat(
                player.getName(), player.getVenueId(), venueName(player.getVenueId()), exclusion(round, id));
    }

    /**
     * Says that a player has no game: in the latest open round in which he is paired or, if he is excluded, in a round
     * that is not open yet.
     *
     * @param own round of the board in the player's token
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
                        roster.player(opponent).getName(),
                        own.isPresent(),
                        theirs.isPresent(),
                        by.article(),
                        by.expelledIn()));
    }

    /** The boards of the team match to which this board belongs; only this board if no teams play. */
    public List<BoardId> match(BoardId board) {
        return rounds.match(loaded.getEntries().getTeamsList(), board);
    }

    /**
     * Whether the decision about an appeal can itself be appealed against: the regulations then set a fee for it (FSSI
     * gen-8 e).
     */
    public boolean hasSecondAppeal() {
        String fee = loaded.getRegulations().getAppeals().getSecondFee();
        return !fee.isEmpty() && new BigDecimal(fee).signum() > 0;
    }

    public AppealRulesView appealRules() {
        return RulesViews.appeals(loaded.getRegulations());
    }

    /** All officials, then both seats of every board with a game in the lowest-numbered round that lacks a result. */
    public List<Holder> holders() {
        List<Holder> holders = new ArrayList<>();
        loaded.getOfficialsList().forEach(official -> holders.add(roster.holder(official)));
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

    /** The number of the lowest round that lacks a result; of the last round if none does; 0 if there are no rounds. */
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

    /** From when the countdown to a round's start shows what the round still lacks. */
    public OptionalLong shownFrom(int number) {
        OptionalLong start = startsAt(number);
        return start.isPresent() ? OptionalLong.of(start.getAsLong() - Readiness.SHOWN_BEFORE.toMillis()) : start;
    }

    private static OptionalLong startsAt(Round round) {
        return round.hasStartsAt() ? OptionalLong.of(Wire.ms(round.getStartsAt())) : OptionalLong.empty();
    }

    public FloorRules floor() {
        return loaded.getRegulations().getFloor();
    }

    public List<Venue> venues() {
        return loaded.getVenuesList();
    }

    /** The officials of a venue. */
    public List<Official> officialsOf(String venue) {
        return loaded.getOfficialsList().stream()
                .filter(official -> official.getVenueId().equals(venue))
                .toList();
    }

    /** The key of a venue's log. */
    public String premises(String venue) {
        return LogKey.of(id, venue);
    }

    private boolean lacksResult(Round round) {
        return round.getPairingsList().stream().anyMatch(pairing -> !hasResult(round.getNumber(), pairing.getBoard()));
    }

    public Optional<Holder> seat(BoardId board, Side side) {
        return loaded.getRoundsList().stream()
                .filter(round -> round.getNumber() == board.round())
                .flatMap(round -> round.getPairingsList().stream()
                        .filter(pairing -> pairing.getBoard() == board.number())
                        .map(pairing -> holder(round, pairing, side)))
                .findFirst();
    }

    private Holder holder(Round round, Pairing pairing, Side side) {
        return roster.holder(new BoardId(id, round.getNumber(), pairing.getBoard()), pairing, side);
    }
}
