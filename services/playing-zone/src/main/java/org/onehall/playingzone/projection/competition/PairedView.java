package org.onehall.playingzone.projection.competition;

/** A board of a round that everybody may see, or that the viewer may open. */
public record PairedView(int board, PairedSeat white, PairedSeat black) {
    /**
     * One of its players.
     *
     * @param venue the id of the player's venue
     */
    public record PairedSeat(String id, String name, String venue) {}
}
