package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.regulations.Fine;
import org.onehall.regulations.ScoringTable;

/**
 * What is known about the competition when a penalty is requested; the competition service checks its effect on scores
 * and rounds again.
 *
 * @param rounds numbers of all rounds, {@code started} those that are open
 * @param score of the game; empty while it has none
 * @param penalties rulings against the offender at other boards of the competition that stand, {@code warnings} those
 *     among them that include a warning
 * @param hasCards the regulations have cards; {@code cards} those shown to the offender at other boards that stand
 * @param official the round of the board is official (OCR 17.11)
 * @param lastWarning highest number of a warning to the offender at other boards, including one that is taken back; 0:
 *     none
 * @param expelledBy id of a ruling at another board that stands and expels a player of this one (OCR 18.4.9)
 * @param withoutProof cheating that is not proven may be sanctioned (APP-I A9)
 * @param fairPlayFinal a lost game or an exclusion for fair play cannot be appealed against (APP-I A10)
 */
public record Circumstances(
        ScoringTable scoring,
        List<Fine> fines,
        List<Integer> rounds,
        List<Integer> started,
        Optional<BySide<BigDecimal>> score,
        int penalties,
        int warnings,
        boolean hasCards,
        int cards,
        boolean official,
        Optional<String> expelledBy,
        int lastWarning,
        boolean withoutProof,
        boolean fairPlayFinal) {
    public Circumstances {
        fines = List.copyOf(fines);
        rounds = List.copyOf(rounds);
        started = List.copyOf(started);
    }
}
