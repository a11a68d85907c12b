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
 * @param rating 0 if unrated; {@code link}, {@code checks} and all after them are empty for those who may not see them
 * @param present whether the person is at the board (DEC-13); a player is shown it of his own seat only
 * @param held why the start is held for this seat (DEC-27)
 * @param trouble the last level of time trouble in this attempt
 * @param away the page is covered or another one has the keyboard (OCR 16.7)
 * @param meeting the player's link to the communication system; empty if none is required and none is known
 * @param missing what the seat lacks before its game, or its player before he may move in one that began without him;
 *     to players only what their start is held for
 * @param cards shown to the player in the competition so far; 0 for those who may not see it
 * @param assistant who is to enter the moves, or does; empty without one, and for the opponent
 * @param entry what else the player is found by
 * @param helper who helps without entering moves, for those who may see it
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

    /** What only arbiters see taken away; the players of a board whose start is held see what it waits for. */
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
