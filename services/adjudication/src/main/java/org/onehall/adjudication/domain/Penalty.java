package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * Who was penalised and how.
 *
 * @param player id, "" if it was not known
 * @param card shown as a card
 * @param attempt the game it is about, from 1; 0 if unknown
 * @param lost how the running game ended by it
 * @param before score of the game, and {@code after}; both empty if the result alone says it
 * @param warning number of its warning among all the player has had in the competition; 0: it does not warn
 * @param decisionFinal nobody appeals against it (APP-I A10)
 */
public record Penalty(
        Side offender,
        String player,
        List<PenaltyItem> items,
        boolean card,
        int attempt,
        Optional<LostGame> lost,
        Optional<BySide<BigDecimal>> before,
        Optional<BySide<BigDecimal>> after,
        int warning,
        boolean decisionFinal) {
    public Penalty {
        items = List.copyOf(items);
    }

    List<PenaltyKind> kinds() {
        return items.stream().map(PenaltyItem::kind).toList();
    }

    /** What the card stands for, if there is one: a red one for the lost game, a yellow one for the warning. */
    PenaltyKind shown() {
        return kinds().contains(PenaltyKind.GAME_LOST) ? PenaltyKind.GAME_LOST : PenaltyKind.WARNING;
    }

    /** What stands of it without what is taken back. */
    Penalty without(List<PenaltyItem> gone) {
        return gone.isEmpty()
                ? this
                : new Penalty(
                        offender,
                        player,
                        items.stream()
                                .flatMap(item -> left(item, gone).stream())
                                .toList(),
                        card && gone.stream().noneMatch(taken -> taken.kind() == shown()),
                        attempt,
                        lost,
                        before,
                        after,
                        warning,
                        decisionFinal);
    }

    private static Optional<PenaltyItem> left(PenaltyItem item, List<PenaltyItem> gone) {
        return gone.stream()
                .filter(taken -> taken.kind() == item.kind())
                .findFirst()
                .map(item::without)
                .orElse(Optional.of(item));
    }

    /** Which of it can be taken back: of an expulsion that was lifted nothing is left to lift. */
    Set<PenaltyKind> withdrawable() {
        Set<PenaltyKind> kinds = EnumSet.noneOf(PenaltyKind.class);
        items.stream()
                .filter(item -> item.kind() != PenaltyKind.EXPULSION || item.expels())
                .map(PenaltyItem::kind)
                .forEach(kinds::add);
        return kinds;
    }

    /** Whether the score of a game is what this made of it and nobody appeals against that (APP-I A10). */
    boolean settlesScore(int game) {
        return decisionFinal
                && attempt == game
                && (kinds().contains(PenaltyKind.GAME_LOST)
                        || kinds().contains(PenaltyKind.EXPULSION) && lost.isPresent());
    }

    /** Whether it is a player's, wherever he sits now; of one whose id is not known, whether it is of his seat. */
    boolean isAgainst(String id, Side side) {
        return id.isEmpty() || player.isEmpty() ? offender == side : player.equals(id);
    }
}
