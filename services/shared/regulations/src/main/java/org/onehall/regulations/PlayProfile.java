package org.onehall.regulations;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a profile says about the play of a game: draws, illegal moves, lateness, sets and input. */
public final class PlayProfile {
    private PlayProfile() {}

    /** The initial array of the games (960 II). */
    public enum Variant {
        STANDARD,
        CHESS960
    }

    /**
     * Illegal moves and what counts as one (OCR 16.10, AMD 7.5).
     *
     * @param penalty the time the opponent gets, already halved in blitz
     * @param accepted whether an illegal move sent by a player counts as one (DEC-22)
     * @param limited whether the games are rapid or blitz under RAP A.4
     */
    public record IllegalMoves(IllegalMovePolicy policy, Duration penalty, boolean accepted, boolean limited) {
        static Optional<IllegalMoves> of(Profile profile) {
            return Optional.of(profile.value("illegalMoves.policy"))
                    .filter(policy -> !policy.equals("NONE"))
                    .map(policy -> new IllegalMoves(
                            IllegalMovePolicy.valueOf(policy),
                            profile.halvedInBlitz("illegalMoves.seconds"),
                            profile.flag("zone.acceptsIllegalMoves"),
                            profile.limited()));
        }
    }

    /**
     * Draws (OCR 5.3, 5.4, LAW 9).
     *
     * @param repetition occurrence of a position that ends the game automatically: 3 or 5
     * @param moveCount number of moves of each side without pawn move or capture that ends it automatically: 50 or 75
     * @param claims whether draws may be claimed
     * @param wrongClaim the time the opponent gets for a wrong claim, already halved in blitz
     * @param offers whether draws may be agreed at all
     * @param minMove a player's first move with which a draw may be offered, at least 1 (DEC-12)
     * @param minMovesEach number of moves that both players must have completed before one may accept: 0 or 1
     * @param arbiterConsent whether an arbiter may allow early offers for a game
     * @param explicitDecline whether an offer may be declined in another way than by a move
     */
    public record Draw(
            int repetition,
            int moveCount,
            boolean claims,
            Duration wrongClaim,
            boolean offers,
            int minMove,
            int minMovesEach,
            boolean arbiterConsent,
            boolean explicitDecline) {
        static Draw of(Profile profile) {
            return new Draw(
                    profile.whole("draw.repetition.auto"),
                    profile.whole("draw.moveCount.auto"),
                    profile.flag("draw.claims.enabled"),
                    profile.halvedInBlitz("draw.claims.wrongClaimSeconds"),
                    profile.flag("draw.agreement.allowed"),
                    profile.whole("draw.agreement.minMove"),
                    profile.whole("draw.agreement.minMovesEach"),
                    profile.flag("draw.agreement.arbiterConsent"),
                    profile.flag("draw.offer.explicitDecline"));
        }
    }

    /**
     * Lateness (OCR 16.11).
     *
     * @param limit how late a player may arrive, 0 to 120 minutes
     * @param neitherPresent whose time runs while neither player is present
     * @param rollCall minutes before the start at which the players are called; empty: no roll call
     */
    public record DefaultTime(Duration limit, NeitherPresent neitherPresent, OptionalInt rollCall) {
        static DefaultTime of(Profile profile) {
            return new DefaultTime(
                    Duration.ofMinutes(profile.whole("defaultTime.minutes")),
                    NeitherPresent.valueOf(profile.value("defaultTime.neitherPresent")),
                    profile.present("rollCall.minutesBefore")
                            .map(v -> OptionalInt.of(Integer.parseInt(v)))
                            .orElse(OptionalInt.empty()));
        }
    }

    /**
     * Traditional sets beside the screen (OCR 20).
     *
     * @param confirmed a player confirms that his move has been made on the traditional board before his next one;
     *     never without sets (OCR 20.5)
     * @param sound an opponent's move may be heard as well as seen (OCR 20.3)
     */
    public record Traditional(boolean allowed, boolean confirmed, boolean sound) {
        static Traditional of(Profile profile) {
            boolean allowed = profile.flag("traditional.allowed");
            return new Traditional(
                    allowed,
                    allowed && profile.flag("traditional.confirmStep"),
                    profile.list("traditional.signal").contains("SOUND"));
        }
    }

    /**
     * How players may enter moves (OCR 3.6).
     *
     * @param smartMove one square is enough if only one legal move fits it (OCR 3.6 a)
     * @param preMove a player may queue a move while the opponent thinks; never with traditional sets (OCR 3.6 b, V-06)
     * @param autoPromotion pieces to which a pawn may promote without a question, as Q, R, B, N (OCR 3.6 c)
     */
    public record Input(boolean smartMove, boolean preMove, List<String> autoPromotion) {
        static Input of(Profile profile) {
            return new Input(
                    profile.flag("input.smartMove"),
                    profile.flag("input.preMove") && !profile.flag("traditional.allowed"),
                    profile.list("input.autoPromotion"));
        }
    }
}
