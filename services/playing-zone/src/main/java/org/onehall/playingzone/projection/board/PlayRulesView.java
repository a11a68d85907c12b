package org.onehall.playingzone.projection.board;

import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.playingzone.projection.competition.StartView;

/**
 * The part of the regulations that a player or an arbiter needs to know at the board.
 *
 * @param claimSeconds time for the opponent after an incorrect draw claim; empty if draws are not claimed (LAW 9.2,
 *     9.3, 9.5.3)
 * @param illegalMoves "LAWS_2018" or "LAWS_2017"; empty if illegal moves are not recorded (OCR 16.10)
 * @param limited whether an illegal move can be recorded only until the opponent's next move (RAP A.4)
 * @param seconds time for the opponent after an illegal move
 * @param chess960 the position from which the game begins; empty for the standard position (960 II.1)
 * @param offerBan empty if draws may be offered from the first move on
 * @param preMoves whether a move may be queued while the opponent thinks (OCR 3.6 b)
 * @param penaltySeconds proposed time penalty in the game's category; empty for that of the competition (OCR 18.4.2)
 * @param scoresheets whether players keep scoresheets in the game's category; empty if as in the competition (OCR 20.7)
 */
public record PlayRulesView(
        OptionalInt claimSeconds,
        Optional<String> illegalMoves,
        boolean limited,
        int seconds,
        Optional<StartView> chess960,
        Optional<OfferBanView> offerBan,
        boolean preMoves,
        OptionalInt penaltySeconds,
        Optional<Boolean> scoresheets) {}
