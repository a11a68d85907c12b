package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.regulations.Fine;
import org.onehall.regulations.Profile;

/**
 * What is known of the competition when a penalty is asked for; the desk of the competition checks what it does to
 * scores and rounds once more.
 *
 * @param rounds numbers of all rounds, {@code started} those that are open
 * @param score of the game; empty while it has none
 * @param penalties rulings against the offender at other boards of the competition that stand, {@code warnings} those
 *     among them that warn
 * @param hasCards the regulations have cards; {@code cards} those shown to the offender at other boards that stand
 * @param official the round of the board is official (OCR 17.11)
 * @param lastWarning highest number of a warning to the offender at other boards, one that is taken back included; 0:
 *     none
 * @param expelledBy id of a ruling at another board that stands and expels a player of this one (OCR 18.4.9)
 * @param withoutProof cheating that is not proven may be sanctioned (APP-I A9)
 * @param fairPlayFinal nobody appeals against the loss of a game or an exclusion in fair play (APP-I A10)
 */
public record Circumstances(
        Profile.Scoring scoring,
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
