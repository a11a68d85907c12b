package org.onehall.competition.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One round's pairings.
 *
 * @param number from 1, without gaps
 * @param startsAt its scheduled start (LAW 6.6); empty: none is scheduled
 * @param chess960 the position from which its games begin (960 II.1); empty: the standard position
 * @param published everybody may see the pairings although the round is not open
 * @param cancelled numbers of boards that were cancelled while the round was open: no other board gets them
 */
public record Round(
        int number,
        List<Pairing> pairings,
        Optional<Instant> startsAt,
        Optional<Chess960> chess960,
        boolean published,
        List<Integer> cancelled) {
    public Round {
        pairings = List.copyOf(pairings);
        cancelled = List.copyOf(cancelled);
    }

    /** A round without cancelled boards. */
    public Round(
            int number,
            List<Pairing> pairings,
            Optional<Instant> startsAt,
            Optional<Chess960> chess960,
            boolean published) {
        this(number, pairings, startsAt, chess960, published, List.of());
    }

    /** A round that is not published. */
    public Round(int number, List<Pairing> pairings, Optional<Instant> startsAt, Optional<Chess960> chess960) {
        this(number, pairings, startsAt, chess960, false);
    }

    /** A round of standard chess. */
    public Round(int number, List<Pairing> pairings, Optional<Instant> startsAt) {
        this(number, pairings, startsAt, Optional.empty());
    }

    /** A round of standard chess without a scheduled start. */
    public Round(int number, List<Pairing> pairings) {
        this(number, pairings, Optional.empty());
    }

    /** The pairing of a player; empty if the player has none. */
    Optional<Pairing> of(String playerId) {
        return pairings.stream()
                .filter(pairing ->
                        pairing.whiteId().equals(playerId) || pairing.blackId().equals(playerId))
                .findFirst();
    }

    Optional<Pairing> board(int board) {
        return pairings.stream().filter(pairing -> pairing.board() == board).findFirst();
    }

    /** With a pairing in place of the one at the same board, or added. */
    Round with(Pairing now) {
        List<Pairing> all = board(now.board()).isPresent()
                ? pairings.stream()
                        .map(one -> one.board() == now.board() ? now : one)
                        .toList()
                : Stream.concat(pairings.stream(), Stream.of(now)).toList();
        return new Round(number, all, startsAt, chess960, published, cancelled);
    }

    /** Without a board, whose number no other board gets. */
    Round without(int board) {
        return new Round(
                number,
                pairings.stream().filter(one -> one.board() != board).toList(),
                startsAt,
                chess960,
                published,
                Stream.concat(cancelled.stream(), Stream.of(board)).toList());
    }

    /** The number that an added board gets. */
    int nextBoard() {
        return Stream.concat(pairings.stream().map(Pairing::board), cancelled.stream())
                        .mapToInt(board -> board)
                        .max()
                        .orElse(0)
                + 1;
    }
}
