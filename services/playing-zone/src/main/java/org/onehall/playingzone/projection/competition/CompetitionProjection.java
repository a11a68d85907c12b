package org.onehall.playingzone.projection.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.house.Definitions;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.regulations.AppealRight;
import org.onehall.regulations.Points;
import org.onehall.regulations.Profile;

/** One competition as the competition log records it. Not thread-safe: the hall guards it. */
public final class CompetitionProjection {
    public final String id;
    private CompetitionLoaded loaded = CompetitionLoaded.getDefaultInstance();
    private final Rounds rounds = new Rounds();
    private final Signatures signatures = new Signatures();
    private final Results results = new Results();
    private final Exclusions exclusions = new Exclusions();
    private final DefinitionHistory history = new DefinitionHistory();
    private final OwnChanges ownChanges = new OwnChanges();
    private final Roster roster;
    private final Pairings pairings;
    private boolean archived;

    public CompetitionProjection(String id) {
        this.id = id;
        roster = new Roster(id);
        pairings = new Pairings(id, rounds, roster, exclusions);
    }

    public Changes fold(CompetitionEvent event) {
        Optional<Round> concerned = event.hasResultNoted()
                ? rounds.of(event.getResultNoted().getRound())
                : event.hasResultWithdrawn()
                        ? rounds.of(event.getResultWithdrawn().getRound())
                        : Optional.empty();
        boolean lacked = concerned.filter(this::lacksResult).isPresent();
        Changes changes = folded(event);
        boolean otherRound = concerned.filter(this::lacksResult).isPresent() != lacked;
        if (Definitions.of(event).isPresent() || otherRound)
            loaded.getVenuesList().forEach(venue -> changes.premises().add(premises(venue.getVenueId())));
        return changes;
    }

    /** The board an event is about; empty if it is about several boards or none. */
    public static Optional<BoardId> boardOf(CompetitionEvent event) {
        return OneBoard.of(event);
    }

    private Changes folded(CompetitionEvent event) {
        Changes changes = Changes.none();
        boolean wasOfficial = rounds.fold(event);
        ownChanges.fold(event);
        switch (event.getPayloadCase()) {
            case COMPETITION_LOADED, DEFINITION_CHANGED, PAIRING_REPAIR_ORDERED, PAIRING_REPAIR_REFUSED -> {
                history.fold(loaded, event);
                loaded = Definitions.of(event).orElse(loaded);
                roster.load(loaded);
                changes.competitions().add(id);
            }
            case ROUND_OPENED -> {
                var round = event.getRoundOpened();
                // boards that were read before
                if (round.hasPosition())
                    round.getPairingsList()
                            .forEach(pairing -> changes.board(board(round.getRound(), pairing.getBoard())));
                changes.competitions().add(id);
            }
            case RESULT_NOTED, RESULT_WITHDRAWN, SCORE_CHANGED -> {
                BoardId board = OneBoard.of(event).orElseThrow();
                results.fold(board.toString(), event);
                reopened(board, wasOfficial, changes);
                changes.board(board.toString());
            }
            case RESULT_CONFIRMED, RESULT_APPROVED -> {
                String board = OneBoard.of(event).orElseThrow().toString();
                results.fold(board, event);
                changes.board(board);
            }
            case PLAYER_EXCLUDED, PLAYER_READMITTED -> {
                exclusions.fold(event);
                changes.competitions().add(id);
            }
            case ROUND_CLOSED -> changes.competitions().add(id);
            case REPORT_SIGNED -> {
                signatures.fold(event);
                changes.competitions().add(id);
            }
            case COMPETITION_ARCHIVED -> archived = true;
            case DRAFT_SAVED, DRAFT_DISCARDED -> {}
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
        return changes;
    }

    /**
     * After a change in a round, the round is no longer official (OCR 17.11), and the reports that contain the change
     * are no longer signed (OCR 18.3).
     */
    private void reopened(BoardId board, boolean wasOfficial, Changes changes) {
        int round = board.round();
        boolean known = wasOfficial | signatures.voided(round, "") | rounds.reopened(board, wasOfficial);
        for (String venue : pairings.venuesOf(round, board.number())) known |= signatures.voided(round, venue);
        if (known) changes.competitions().add(id);
    }

    /** The boards of a round at which a player of a venue is paired; with "" of any venue. */
    public List<Integer> boards(int round, String venue) {
        return pairings.boards(round, venue);
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
        return rounds.of(round).isPresent();
    }

    public boolean isOpened(int round) {
        return rounds.isOpened(round);
    }

    /** Whether the Chief Arbiter has made a round official and nothing has changed since (OCR 17.11). */
    public boolean isOfficial(int round) {
        return rounds.isOfficial(round);
    }

    /** Whether it is in the archive: it can be read, not changed. */
    public boolean isArchived() {
        return archived;
    }

    /** Whether everybody may see the pairings of a round: they are published, or it is open. */
    public boolean isPublic(int round) {
        return rounds.of(round)
                .map(rounds::state)
                .filter(state -> state == RoundState.PUBLISHED || state == RoundState.OPEN)
                .isPresent();
    }

    /** When a round was opened, in ms since 1970; empty if it has not been. */
    public OptionalLong openedAt(int round) {
        return rounds.openedAt(round);
    }

    /** The number of the next higher round that is open. */
    public OptionalInt openedAfter(int round) {
        return rounds.openedAfter(round);
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

    /** The whole definition as it is now, for the people who change it (OCR 16.1). */
    public SetupView setup() {
        return Setup.view(id, loaded, rounds);
    }

    /** Who changed the definition, when, how and why, oldest first (OCR 16.1). */
    public List<ChangeView> history() {
        return history.all();
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
        return rounds.chess960(round);
    }

    public CompetitionView view() {
        return CompetitionViews.of(id, loaded, rounds, signatures, pairings, ownChanges);
    }

    /** What players may change in their own entry (OCR 16.1). */
    public OwnEntryView ownEntry(String player) {
        return OwnEntries.view(player, loaded, rounds);
    }

    /** What keeps a player out of a round; empty if nothing does (OCR 18.4.8, 18.4.9). */
    public Optional<ExclusionView> exclusion(int round, String player) {
        return exclusions.of(round, player);
    }

    public boolean isUnplayed(int round, int board) {
        return pairings.isUnplayed(round, board);
    }

    /**
     * Says that a player has no game: in the latest open round in which he is paired or, if he is excluded, in a round
     * that is not open yet.
     *
     * @param own round of the board in the player's token
     */
    public Optional<NoGameView> noGame(int own, String player) {
        return pairings.noGame(own, player);
    }

    /** The boards of the team match to which this board belongs; only this board if no teams play. */
    public List<BoardId> match(BoardId board) {
        return rounds.match(loaded.getEntries().getTeamsList(), board);
    }

    /** Whether the decision of an appeal can itself be appealed against (FSSI gen-8 e). */
    public boolean hasSecondAppeal() {
        String fee = loaded.getRegulations().getAppeals().getSecondFee();
        return !fee.isEmpty() && AppealRight.isSecondPossible(Points.of(fee));
    }

    public PenaltyRulesView penaltyRules() {
        return RulesViews.penalties(loaded.getRegulations());
    }

    public AppealRulesView appealRules() {
        return RulesViews.appeals(loaded.getRegulations());
    }

    /** All officials, then both seats of every board with a game in the lowest-numbered round that lacks a result. */
    public List<Holder> holders() {
        List<Holder> holders = new ArrayList<>();
        loaded.getOfficialsList().forEach(official -> holders.add(roster.holder(official)));
        current().ifPresent(round -> holders.addAll(pairings.seats(round)));
        return holders;
    }

    /** The lowest-numbered round that lacks a result. */
    private Optional<Round> current() {
        return loaded.getRoundsList().stream().filter(this::lacksResult).min(Comparator.comparingInt(Round::getNumber));
    }

    /** The number of the lowest round that lacks a result; of the last round if none does; 0 if there are no rounds. */
    public int round() {
        return current().map(Round::getNumber).orElseGet(rounds::last);
    }

    /** When a round is planned to start. */
    public OptionalLong startsAt(int number) {
        return rounds.startsAt(number);
    }

    /** From when the countdown to a round's start shows what the round still lacks. */
    public OptionalLong shownFrom(int number) {
        return rounds.shownFrom(number);
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
        return pairings.seat(board, side);
    }
}
