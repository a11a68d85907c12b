package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.Optional;
import org.onehall.playingzone.projection.competition.EntryView;
import org.onehall.playingzone.projection.fairplay.Checks;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.MeetingView;
import org.onehall.playingzone.projection.venue.MissingView;
import org.onehall.regulations.Readiness;

/**
 * @param rating 0 if unrated; {@code link}, {@code checks} and all after them are empty for a viewer who may not see
 *     them
 * @param present whether the player is at the board (DEC-13); a player sees this only for his own seat
 * @param held why the start is held for this seat (DEC-27)
 * @param trouble the last level of time trouble in this attempt
 * @param away whether the page is covered or another one has the keyboard focus (OCR 16.7)
 * @param meeting the player's link to the communication system; empty if none is required and nothing is known
 * @param missing what the seat still lacks before its game, or its player before he may move in a game that began
 *     without him; players see only why their start is held
 * @param cards shown to the player in the competition so far; 0 for a viewer who may not see it
 * @param assistant the assistant who enters the moves, or will; empty without an assistant, and for the opponent
 * @param entry further data by which the player can be found
 * @param helper a helper who does not enter moves; empty for a viewer who may not see it
 */
public record SeatView(
        String name,
        int rating,
        String venue,
        String venueName,
        Optional<Link> link,
        Optional<Checks> checks,
        Optional<Boolean> present,
        Optional<String> held,
        Optional<String> trouble,
        Optional<Boolean> away,
        Optional<MeetingView> meeting,
        List<MissingView> missing,
        int cards,
        Optional<EntryView> entry,
        Optional<AssistantView> assistant,
        Optional<HelperView> helper) {
    public SeatView withLink(Optional<Link> shown) {
        return new SeatView(
                name, rating, venue, venueName, shown, checks, present, held, trouble, away, meeting, missing, cards,
                entry, assistant, helper);
    }

    /** Whether its moves come from an assistant (APP-III 1.1). */
    public boolean isAssisted() {
        return assistant.filter(AssistantView::admitted).isPresent();
    }

    /** Without what only arbiters see; the players of a board whose start is held still see why it waits. */
    public SeatView plain(boolean player, boolean own) {
        List<MissingView> told = player && held.isPresent()
                ? missing.stream()
                        .filter(one -> one.gate() == Readiness.Gate.BOARD)
                        .toList()
                : List.of();
        return new SeatView(
                name,
                rating,
                venue,
                venueName,
                link,
                Optional.empty(),
                present.filter(_ -> own),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                told,
                0,
                Optional.empty(),
                assistant.filter(_ -> own),
                Optional.empty());
    }
}
