package org.onehall.playingzone.projection.competition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.onehall.chess.Position;
import org.onehall.decider.BoardId;
import org.onehall.house.Definitions;
import org.onehall.house.RoundProgress;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Team;
import org.onehall.regulations.Readiness;

/** The rounds of a competition: when each starts, and whether it is opened and official. */
final class Rounds {
    private List<Round> rounds = List.of();
    private final RoundProgress book = new RoundProgress();
    /** The numbers of the Chess960 positions from which rounds begin. */
    private final Map<Integer, Integer> positions = new HashMap<>();
    /** Boards, in rounds that were official, about which a ruling was made afterwards. */
    private final Map<Integer, Set<Integer>> changed = new HashMap<>();

    /** Takes the next fact; returns true if a round that was official no longer is. */
    boolean fold(CompetitionEvent event) {
        boolean wasOfficial = book.fold(event);
        Definitions.of(event).ifPresent(definition -> rounds = definition.getRoundsList());
        if (event.hasRoundOpened() && event.getRoundOpened().hasPosition())
            positions.put(
                    event.getRoundOpened().getRound(), event.getRoundOpened().getPosition());
        if (event.hasRoundClosed()) changed.remove(event.getRoundClosed().getRound());
        return wasOfficial;
    }

    /** A ruling has changed a board; returns whether it is the first about this board since its round was official. */
    boolean reopened(BoardId board, boolean wasOfficial) {
        return (wasOfficial || changed.containsKey(board.round()))
                && changed.computeIfAbsent(board.round(), _ -> new TreeSet<>()).add(board.number());
    }

    /** All rounds, in the order they were loaded. */
    List<Round> all() {
        return rounds;
    }

    /** The round with this number. */
    Optional<Round> of(int number) {
        return rounds.stream().filter(round -> round.getNumber() == number).findFirst();
    }

    /** The pairings of a round, also before it is opened. */
    List<Pairing> pairings(int round) {
        return of(round).map(Round::getPairingsList).orElse(List.of());
    }

    boolean isOpened(int round) {
        return book.opened().containsKey(round);
    }

    /** Whether a later round is open. */
    boolean isPast(int round) {
        return isOpened(round) && openedAfter(round).isPresent();
    }

    RoundState state(Round round) {
        if (isOpened(round.getNumber())) return RoundState.OPEN;
        if (round.getPairingsCount() == 0) return RoundState.NOT_PAIRED;
        return round.getPublished() ? RoundState.PUBLISHED : RoundState.PAIRED;
    }

    boolean isOfficial(int round) {
        return book.official().containsKey(round);
    }

    /** The boards about which a ruling was made since their round was official; none if it never was (OCR 17.11). */
    List<Integer> changed(int round) {
        return List.copyOf(changed.getOrDefault(round, Set.of()));
    }

    /** The number of the last round; 0 if there are no rounds. */
    int last() {
        return rounds.stream().mapToInt(Round::getNumber).max().orElse(0);
    }

    /** When a round was opened, in ms since 1970; empty if it has not been. */
    OptionalLong openedAt(int round) {
        return isOpened(round) ? OptionalLong.of(book.opened().get(round).at().toEpochMilli()) : OptionalLong.empty();
    }

    /** The number of the next higher round that is open. */
    OptionalInt openedAfter(int round) {
        Integer later = book.opened().higherKey(round);
        return later == null ? OptionalInt.empty() : OptionalInt.of(later);
    }

    /** Whether an open round was opened without a game at a board. */
    boolean isOpenedWithout(int round, int board) {
        return book.opened().get(round).notPlayed().contains(board);
    }

    /** The boards of the team match to which this board belongs; only this board if no teams play. */
    List<BoardId> match(List<Team> teams, BoardId board) {
        return book.match(teams, board);
    }

    /** When a round is planned to start. */
    OptionalLong startsAt(int number) {
        return of(number).map(Rounds::startsAt).orElse(OptionalLong.empty());
    }

    static OptionalLong startsAt(Round round) {
        return round.hasStartsAt() ? OptionalLong.of(Wire.ms(round.getStartsAt())) : OptionalLong.empty();
    }

    /** From when the countdown to a round's start shows what the round still lacks. */
    OptionalLong shownFrom(int number) {
        OptionalLong start = startsAt(number);
        return start.isPresent() ? OptionalLong.of(start.getAsLong() - Readiness.SHOWN_BEFORE.toMillis()) : start;
    }

    /** The position from which a round begins; empty in standard chess, and before the round is opened (960 II.1). */
    Optional<StartView> chess960(int round) {
        return Optional.ofNullable(positions.get(round)).map(number -> {
            String placement = Position.chess960(number).fen().split(" ")[0];
            return new StartView(number, placement.substring(placement.lastIndexOf('/') + 1));
        });
    }
}
