package org.onehall.playingzone.projection.board;

import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.playingzone.projection.competition.StartView;

/**
 * What of the regulations a player or an arbiter needs to know at the board.
 *
 * @param claimSeconds what the opponent gets for a wrong claim of a draw; empty: draws are not claimed (LAW 9.2, 9.3,
 *     9.5.3)
 * @param illegalMoves "LAWS_2018" or "LAWS_2017"; empty: none is recorded (OCR 16.10)
 * @param limited one is recorded until the opponent's next move (RAP A.4)
 * @param seconds what the opponent gets for one
 * @param chess960 the position the game begins from; empty: the standard one (960 II.1)
 * @param offerBan empty: draws may be offered from the first move on
 * @param preMoves a move may be queued while the opponent thinks (OCR 3.6 b)
 * @param penaltySeconds proposed time of a penalty on the clock in the game's category; empty: that of the competition
 *     (OCR 18.4.2)
 * @param scoresheets players keep scoresheets in the game's category; empty: as in the competition (OCR 20.7)
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
