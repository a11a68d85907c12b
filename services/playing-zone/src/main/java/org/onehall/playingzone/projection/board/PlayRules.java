package org.onehall.playingzone.projection.board;

import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.clock.TimeControl;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.StartView;
import org.onehall.proto.game.v1.CategoryRules;
import org.onehall.proto.game.v1.GameRules;

/** The rules of one game as shown to its players and arbiters. */
final class PlayRules {
    private PlayRules() {}

    /** @param earlyOffers whether an arbiter has lifted the ban on draw offers (LAW 9.1.1) */
    static PlayRulesView view(GameRules rules, String control, boolean earlyOffers, Optional<StartView> chess960) {
        var illegal = rules.getIllegalMoves();
        return new PlayRulesView(
                rules.hasDrawClaims()
                        ? OptionalInt.of(rules.getDrawClaims().getWrongClaimSeconds())
                        : OptionalInt.empty(),
                rules.hasIllegalMoves() ? Optional.of(Wire.name(illegal.getPolicy())) : Optional.empty(),
                illegal.getLimited(),
                illegal.getSeconds(),
                chess960,
                offerBan(rules, earlyOffers),
                rules.getPreMoves(),
                category(rules, control)
                        .map(CategoryRules::getPenaltySeconds)
                        .map(OptionalInt::of)
                        .orElse(OptionalInt.empty()),
                category(rules, control).map(CategoryRules::getScoresheets));
    }

    /** The rules for the category of the game's present time control; empty if they were not recorded. */
    private static Optional<CategoryRules> category(GameRules rules, String control) {
        return Wire.text(control)
                .map(TimeControl::parse)
                .map(TimeControl::category)
                .flatMap(category -> rules.getCategoriesList().stream()
                        .filter(one -> Wire.name(one.getCategory()).equals(category.name()))
                        .findFirst());
    }

    private static Optional<OfferBanView> offerBan(GameRules rules, boolean earlyOffers) {
        if (rules.getDrawAllowed() && rules.getDrawMinMove() <= 1) return Optional.empty();
        return Optional.of(new OfferBanView(
                rules.getDrawAllowed() ? OptionalInt.of(rules.getDrawMinMove()) : OptionalInt.empty(),
                rules.getDrawArbiterConsent(),
                earlyOffers));
    }
}
