package org.onehall.house;

import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.Team;

/**
 * The progress of one competition's rounds, as far as its log has been read: which rounds were opened, and which are
 * official now. When a result or a score of a round changes, the round is no longer official until it is made official
 * again (OCR 17.11). Not thread-safe.
 */
public final class RoundProgress {
    private static final Set<ChangeKind> REPAIRS = Set.of(
            ChangeKind.CHANGE_KIND_PAIRING_REPAIRED,
            ChangeKind.CHANGE_KIND_BOARD_ADDED,
            ChangeKind.CHANGE_KIND_BOARD_CANCELLED);

    private final NavigableMap<Integer, Opening> opened = new TreeMap<>();
    private final Map<Integer, Instant> official = new HashMap<>();

    /**
     * A round as it was opened, with the boards that were paired again or added since and without those cancelled.
     *
     * @param played pairings with a game
     * @param notPlayed numbers of the boards without a game
     */
    public record Opening(Instant at, List<Pairing> played, List<Integer> notPlayed) {}

    /** Takes the next fact; returns true if a round that was official no longer is. */
    public boolean fold(CompetitionEvent event) {
        return switch (event.getPayloadCase()) {
            case ROUND_OPENED -> {
                opened.put(event.getRoundOpened().getRound(), opening(at(event), event.getRoundOpened()));
                yield false;
            }
            case ROUND_CLOSED -> {
                official.put(event.getRoundClosed().getRound(), at(event));
                yield false;
            }
            case RESULT_NOTED -> official.remove(event.getResultNoted().getRound()) != null;
            case RESULT_WITHDRAWN -> official.remove(event.getResultWithdrawn().getRound()) != null;
            case SCORE_CHANGED -> official.remove(event.getScoreChanged().getRound()) != null;
            case DEFINITION_CHANGED -> {
                changed(event.getDefinitionChanged());
                yield false;
            }
            case COMPETITION_LOADED,
                    PAIRING_REPAIR_ORDERED,
                    PAIRING_REPAIR_REFUSED,
                    RESULT_APPROVED,
                    RESULT_CONFIRMED,
                    PLAYER_EXCLUDED,
                    PLAYER_READMITTED,
                    REPORT_SIGNED,
                    DRAFT_SAVED,
                    DRAFT_DISCARDED,
                    COMPETITION_ARCHIVED,
                    PAYLOAD_NOT_SET -> false;
        };
    }

    private static Instant at(CompetitionEvent event) {
        return RecordMapper.instant(event.getHeader().getOccurredAt());
    }

    private static Opening opening(Instant at, RoundOpened round) {
        List<Integer> notPlayed = List.copyOf(round.getNotPlayedList());
        return new Opening(at, played(round.getPairingsList(), notPlayed), notPlayed);
    }

    private static List<Pairing> played(List<Pairing> pairings, List<Integer> notPlayed) {
        return pairings.stream()
                .filter(pairing -> !notPlayed.contains(pairing.getBoard()))
                .toList();
    }

    /** A board of an open round was paired again, added or cancelled (LAW 6.6). */
    private void changed(DefinitionChanged changed) {
        if (!REPAIRS.contains(changed.getKind())) return;
        List<Pairing> now = changed.getDefinition().getRoundsList().stream()
                .filter(round -> round.getNumber() == changed.getRound())
                .flatMap(round -> round.getPairingsList().stream())
                .toList();
        opened.computeIfPresent(
                changed.getRound(),
                (_, before) -> new Opening(before.at(), played(now, before.notPlayed()), before.notPlayed()));
    }

    /** Rounds that were opened, by number, in ascending order. */
    public NavigableMap<Integer, Opening> opened() {
        return Collections.unmodifiableNavigableMap(opened);
    }

    /** When rounds became official, by number. */
    public Map<Integer, Instant> official() {
        return Collections.unmodifiableMap(official);
    }

    /**
     * The boards of the match that a board belongs to: the boards at which the same two teams meet (FSSI team-a), in
     * the order of the round, without boards that are not played. If no two teams meet, only the board itself.
     *
     * @param teams of the competition
     * @param board of a round that was opened
     */
    public List<BoardId> match(List<Team> teams, BoardId board) {
        List<Pairing> played = Optional.ofNullable(opened.get(board.round()))
                .map(Opening::played)
                .orElse(List.of());
        Map<String, String> teamOf = new HashMap<>();
        teams.forEach(team -> team.getPlayerIdsList().forEach(player -> teamOf.put(player, team.getTeamId())));
        Set<String> meeting = played.stream()
                .filter(pairing -> pairing.getBoard() == board.number())
                .findFirst()
                .map(pairing -> teams(teamOf, pairing))
                .orElse(Set.of());
        if (meeting.size() < 2) return List.of(board);
        return played.stream()
                .filter(pairing -> teams(teamOf, pairing).equals(meeting))
                .map(pairing -> new BoardId(board.competition(), board.round(), pairing.getBoard()))
                .toList();
    }

    /**
     * When the last board of a match ended; empty while a game is in progress.
     *
     * @param endedAt gives when a board ended; empty: it has not ended
     */
    public static Optional<Instant> lastEnd(List<BoardId> match, Function<BoardId, Optional<Instant>> endedAt) {
        List<Optional<Instant>> ends = match.stream().map(endedAt).toList();
        return ends.stream().allMatch(Optional::isPresent)
                ? ends.stream().flatMap(Optional::stream).max(Instant::compareTo)
                : Optional.empty();
    }

    private static Set<String> teams(Map<String, String> teamOf, Pairing pairing) {
        return Stream.of(pairing.getWhiteId(), pairing.getBlackId())
                .map(teamOf::get)
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
    }

    /** Whether the round of a board is official. */
    public boolean isOfficial(BoardId board) {
        return official.containsKey(board.round());
    }

    /** Whether the round of a board is official; false if the id does not belong to a board. */
    public boolean isOfficial(String boardId) {
        return BoardId.parse(boardId).filter(this::isOfficial).isPresent();
    }
}
