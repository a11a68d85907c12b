package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.Optional;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.call.CallsProjection;
import org.onehall.playingzone.projection.call.HelpsProjection;
import org.onehall.playingzone.projection.clock.ClockOrdersProjection;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.CompetitionsProjection;
import org.onehall.playingzone.projection.disconnection.DisconnectionsProjection;
import org.onehall.playingzone.projection.fairplay.ChecksProjection;
import org.onehall.playingzone.projection.fairplay.ScreeningsProjection;
import org.onehall.playingzone.projection.link.LinksProjection;
import org.onehall.playingzone.projection.ruling.RulingsProjection;
import org.onehall.playingzone.projection.timeline.TimelinesProjection;
import org.onehall.playingzone.projection.venue.VenuesProjection;

/** All projections of the logs from which the views of a board are built. */
public record Rooms(
        Names names,
        CompetitionsProjection competitions,
        BoardsProjection boards,
        LinksProjection links,
        ChecksProjection checks,
        ScreeningsProjection screenings,
        VenuesProjection venues,
        DisconnectionsProjection disconnections,
        RulingsProjection rulings,
        CallsProjection calls,
        HelpsProjection helps,
        ClockOrdersProjection clocks,
        TimelinesProjection timelines) {
    /** The competition a board belongs to. */
    Optional<CompetitionProjection> competition(BoardProjection board) {
        return competitions.of(board.id.competition());
    }

    /** The boards of the team match to which a board belongs; only that board if no teams play. */
    public List<BoardId> match(String board) {
        return BoardId.parse(board).stream()
                .flatMap(id -> competitions.asked(id.competition()).stream().flatMap(file -> file.match(id).stream()))
                .toList();
    }
}
