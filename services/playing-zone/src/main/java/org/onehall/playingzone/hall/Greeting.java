package org.onehall.playingzone.hall;

import java.util.Optional;
import org.onehall.decider.Role;
import org.onehall.playingzone.config.ConnectionConfig;
import org.onehall.playingzone.config.DoorsConfig;
import org.onehall.playingzone.presence.LinkTimes;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.competition.You;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.game.v1.Seat;
import org.onehall.regulations.Rights;

/** The first frame of a screen: who the viewer is, and in which competition. */
record Greeting(Hall hall, ConnectionConfig connection, DoorsConfig doors) {
    /** @param now milliseconds since 1970 */
    String of(Viewer viewer, long now) {
        var actor = viewer.actor();
        var competition =
                Visibility.competition(viewer, hall.rooms().competitions().view(viewer.competition()));
        String venueName = competition.venues().stream()
                .filter(venue -> venue.id().equals(actor.venue()))
                .findFirst()
                .map(venue -> venue.name())
                .orElse(actor.venue());
        String player = viewer.seat()
                .filter(_ -> viewer.isAssistant())
                .flatMap(hall.rooms().boards()::sitting)
                .map(Seat::getPlayerId)
                .orElse(actor.subject());
        Optional<Player> captain =
                viewer.seat().flatMap(_ -> hall.rooms().competitions().captain(competition.id(), player));
        boolean speaks = captain.filter(one -> one.getPlayerId().equals(player)).isPresent();
        return Frames.hello(
                new You(
                        actor.role().name(),
                        actor.subject(),
                        viewer.name(),
                        actor.venue(),
                        venueName,
                        actor.board(),
                        actor.side(),
                        captain.map(Player::getName),
                        speaks,
                        Rights.above(actor.role()).stream()
                                .map(Role::name)
                                .sorted()
                                .toList(),
                        Rights.of(actor.role())),
                now,
                competition,
                Frames.Thresholds.of(LinkTimes.of(hall.rooms().competitions().linkRules(competition.id()), connection)),
                doors.publicUrl());
    }
}
