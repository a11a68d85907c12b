package org.onehall.playingzone.projection.competition;

import java.util.List;
import org.onehall.decider.Role;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.regulations.CheckKind;

/** Turns what is known about a competition into what screens show of it. */
final class CompetitionViews {
    private CompetitionViews() {}

    static CompetitionView of(
            String id,
            CompetitionLoaded loaded,
            Rounds rounds,
            Signatures signatures,
            Pairings pairings,
            OwnChanges ownChanges) {
        return new CompetitionView(
                id,
                loaded.getName(),
                loaded.getRoundsList().stream()
                        .map(round -> new RoundView(
                                round.getNumber(),
                                rounds.isOpened(round.getNumber()),
                                rounds.isOfficial(round.getNumber()),
                                Rounds.startsAt(round),
                                rounds.shownFrom(round.getNumber()),
                                signatures.signedBy(round.getNumber()),
                                signatures.lapsed(round.getNumber()),
                                signatures.count(round.getNumber()),
                                rounds.chess960(round.getNumber()),
                                pairings.unplayed(round),
                                rounds.changed(round.getNumber()),
                                rounds.state(round),
                                rounds.isPast(round.getNumber()) ? List.of() : pairings.shown(round),
                                round.getCancelledList()))
                        .toList(),
                loaded.getVenuesList().stream()
                        .map(venue -> new VenueView(
                                venue.getVenueId(),
                                venue.getName(),
                                venue.getTimeZone().isEmpty() ? "UTC" : venue.getTimeZone()))
                        .toList(),
                Controls.text(loaded.getRegulations().getControl()),
                CheckKind.BEFORE_A_GAME,
                loaded.getOfficialsList().stream()
                        .anyMatch(official -> Wire.name(official.getRole()).equals(Role.DEPUTY_CHIEF_ARBITER.name())),
                RulesViews.penalties(loaded.getRegulations()),
                RulesViews.calls(loaded.getRegulations()),
                RulesViews.appeals(loaded.getRegulations()),
                RulesViews.floor(loaded.getRegulations()),
                RulesViews.input(loaded.getRegulations()),
                ownChanges.all());
    }
}
