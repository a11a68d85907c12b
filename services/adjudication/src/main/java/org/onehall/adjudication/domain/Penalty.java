package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.regulations.AppealRight;

/**
 * Which player was penalised, and how.
 *
 * @param player id, "" if unknown
 * @param card shown as a card
 * @param attempt the game it is about, from 1; 0 if unknown
 * @param lost how the ruling ended the running game
 * @param before score of the game, and {@code after}; both empty if the result alone determines it
 * @param warning number of its warning among all warnings of the player in the competition; 0: no warning
 * @param decisionFinal it cannot be appealed against (APP-I A10)
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
    /** How a ruling ends a running game (OCR 18.4.6, 18.4.9, LAW 11.8). */
    public enum LostGame {
        OPPONENT_WINS,
        BOTH_LOSE
    }

    public Penalty {
        items = List.copyOf(items);
    }

    List<PenaltyKind> kinds() {
        return items.stream().map(PenaltyItem::kind).toList();
    }

    /** The penalty that the card stands for, if there is a card: red for the lost game, yellow for the warning. */
    PenaltyKind shown() {
        return kinds().contains(PenaltyKind.GAME_LOST) ? PenaltyKind.GAME_LOST : PenaltyKind.WARNING;
    }

    /** What remains of it without the items taken back. */
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

    /** Which of it can be taken back: a lifted expulsion leaves nothing more to lift. */
    Set<PenaltyKind> withdrawable() {
        Set<PenaltyKind> kinds = EnumSet.noneOf(PenaltyKind.class);
        items.stream()
                .filter(item -> item.kind() != PenaltyKind.EXPULSION || item.expels())
                .map(PenaltyItem::kind)
                .forEach(kinds::add);
        return kinds;
    }

    /** Whether it determined the score of a game and cannot be appealed against (APP-I A10). */
    boolean settlesScore(int game) {
        return new AppealRight.Penalty(
                        decisionFinal,
                        attempt,
                        kinds().contains(PenaltyKind.GAME_LOST),
                        kinds().contains(PenaltyKind.EXPULSION),
                        lost.isPresent())
                .settlesScore(game);
    }

    /**
     * Whether it is against a player, wherever he sits now; if the player's id is unknown, whether it is against his
     * seat.
     */
    boolean isAgainst(String id, Side side) {
        return id.isEmpty() || player.isEmpty() ? offender == side : player.equals(id);
    }
}
