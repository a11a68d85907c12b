package org.onehall.playingzone.rights;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.board.ArrivalView;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.SeatView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.competition.CompetitionView;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/** Who may see what, and who may hand out which codes: the authority matrix (DEC-21) applied to screens. */
public final class Visibility {
    private Visibility() {}

    /** A competition's token shows nothing of another competition. */
    private static boolean concerns(Viewer viewer, String competition) {
        return viewer.competition().isEmpty() || viewer.competition().equals(competition);
    }

    /**
     * Whether a board, or what is no board's id at all, may be spoken about: a competition's token is for its own
     * boards.
     */
    public static boolean ownBoard(Viewer viewer, String board) {
        String competition = BoardId.competitionOf(board);
        return competition.isEmpty() || concerns(viewer, competition);
    }

    /** Position, moves and clocks of a board (LAW 6.12). */
    public static boolean board(Viewer viewer, BoardView board) {
        return concerns(viewer, LogKey.competition(board.id()))
                && (Rights.allows(viewer.actor(), Action.SEE_BOARD, board.venues(), board.id(), "")
                        || arbiters(viewer, board));
    }

    private static boolean arbiters(Viewer viewer, BoardView board) {
        return Rights.allows(viewer.actor(), Action.SEE_ALL_BOARDS, board.venues(), board.id(), "");
    }

    /** Cases, calls, outages, rulings and orders that concern some venues (OCR 18.1-18.3). */
    public static boolean wall(Viewer viewer, String competition, Collection<String> venues) {
        return concerns(viewer, competition) && Rights.allows(viewer.actor(), Action.SEE_ALL_BOARDS, venues, "", "");
    }

    /** The log of a venue and what it lacks (OCR 16). */
    public static boolean premises(Viewer viewer, String competition, String venue) {
        return concerns(viewer, competition) && Rights.allows(viewer.actor(), Action.SEE_VENUE, List.of(venue), "", "");
    }

    /** The report of a round: of one venue, or with "" of all (OCR 18.1-18.3). */
    public static boolean report(Viewer viewer, String competition, String venue) {
        return concerns(viewer, competition)
                && Rights.allows(viewer.actor(), Action.SEE_FLOOR, List.of(venue), "", "")
                && Rights.allows(viewer.actor(), Action.SEE_VENUE, List.of(venue), "", "");
    }

    /** Whether somebody may sign that report: who can't is not told how it differs from what he sends (OCR 18.3). */
    public static boolean signs(Viewer viewer, String competition, String venue) {
        return report(viewer, competition, venue)
                && Rights.allows(
                        viewer.actor(),
                        venue.isEmpty() ? Action.SIGN_ROUND_REPORT : Action.SIGN_VENUE_REPORT,
                        List.of(venue),
                        competition,
                        "");
    }

    /**
     * A competition as this person may see it. That a pairing has no game is for officials of its venues once the round
     * is open; before, it tells a pairing, which only those see who may open the round. Players are told of their own.
     */
    public static CompetitionView competition(Viewer viewer, CompetitionView competition) {
        boolean opens = Rights.scope(viewer.actor().role(), Action.OPEN_ROUND) != Scope.NO;
        return competition.with((round, one) ->
                opens || round.opened() && isOfficial(viewer) && wall(viewer, competition.id(), one.venues()));
    }

    /** Whether anything but the boards is for this person. */
    public static boolean isOfficial(Viewer viewer) {
        return Rights.scope(viewer.actor().role(), Action.SEE_ALL_BOARDS) != Scope.NO;
    }

    /** Games as PGN: of officials those of their boards, of who only screens games those that are over (APP-I A1). */
    public static boolean games(Viewer viewer) {
        return isOfficial(viewer) || Rights.scope(viewer.actor().role(), Action.SEE_FAIR_PLAY) != Scope.NO;
    }

    /** Screening results (APP-I A1). */
    public static boolean screening(Viewer viewer, BoardView board) {
        return Rights.allows(viewer.actor(), Action.SEE_FAIR_PLAY, board.venues(), board.id(), "");
    }

    /** The board as this person may see it; ask {@link #board} first. */
    public static BoardView shown(Viewer viewer, BoardView board) {
        if (arbiters(viewer, board))
            return board.shown(
                    board.white(),
                    board.black(),
                    Optional.empty(),
                    board.arrival(),
                    board.screening().filter(_ -> screening(viewer, board)),
                    board.floor()
                            .filter(_ -> Rights.scope(viewer.actor().role(), Action.SEE_FLOOR) != Scope.NO)
                            .map(floor -> floor.of((side, venue) -> floor(viewer, board.id(), side, venue))),
                    board.help(),
                    board.corrections(),
                    board.irregularities());
        Optional<Side> side = viewer.seat().map(seat -> seat.side());
        Optional<List<String>> legal = side.filter(board.turn()::equals)
                .filter(own -> viewer.isAssistant() == board.seat(own).isAssisted())
                .flatMap(_ -> board.legal());
        BoardView shown = board.shown(
                plain(board.white(), side, Side.WHITE),
                plain(board.black(), side, Side.BLACK),
                legal,
                side.flatMap(_ -> board.arrival()).flatMap(ArrivalView::forPlayer),
                Optional.empty(),
                side.flatMap(own -> board.floor().map(floor -> floor.forPlayer(isOf(viewer, board, own)))),
                side.flatMap(own -> board.help()
                        .map(help -> help.forPlayer(
                                isOf(viewer, board, own),
                                board.clocks().running().filter(own::equals).isPresent()))),
                List.of(),
                side.isPresent() ? board.irregularities() : List.of());
        return viewer.isAssistant() && board.status() != Status.ENDED ? shown.untimed() : shown;
    }

    /**
     * Whether something belongs to the viewer, or to the player he assists. A player who has exchanged seats asked from
     * the other side before, and his screen stays at that side until he comes in with a new code (OCR 19.2). Where the
     * names tell nothing, the side alone decides.
     */
    private static BiPredicate<Side, String> isOf(Viewer viewer, BoardView board, Side own) {
        Side mine = viewer.isAssistant() && isAssistant(viewer, board, own.other()) ? own.other() : own;
        String name = viewer.isAssistant() ? board.seat(mine).name() : viewer.name();
        boolean told = !board.white().name().equals(board.black().name())
                && Stream.of(board.white(), board.black())
                        .anyMatch(seat -> seat.name().equals(name));
        return (side, player) -> told ? player.equals(name) : side == own;
    }

    private static boolean isAssistant(Viewer viewer, BoardView board, Side side) {
        return board.seat(side)
                .assistant()
                .filter(one -> one.id().equals(viewer.actor().subject()))
                .isPresent();
    }

    /** What happens around the seats of a venue (OCR 17). */
    public static boolean floor(Viewer viewer, String venue) {
        return Rights.allows(viewer.actor(), Action.SEE_FLOOR, List.of(venue), "", "");
    }

    /** What happened around a seat (OCR 17): for the arbiters of its venue then. */
    private static boolean floor(Viewer viewer, String board, Side side, String venue) {
        return Rights.allows(viewer.actor(), Action.SEE_FLOOR, List.of(venue), board, side.name());
    }

    /** A player sees whether a link is lost, not its flicker; a spectator sees no links. */
    private static SeatView plain(SeatView seat, Optional<Side> viewer, Side side) {
        boolean player = viewer.isPresent();
        return seat.plain(player, viewer.filter(side::equals).isPresent())
                .withLink(player ? seat.link().map(link -> link == Link.SUSPECT ? Link.UP : link) : Optional.empty());
    }

    /**
     * Whether a role reads fair-play cases, which are confidential (APP-I G2.7). Each of these people has one device
     * in, the one that used the newest code: anybody who used a code in their place would log them out, and they would
     * notice.
     */
    public static boolean isOfCases(Role role) {
        return Rights.scope(role, Action.HANDLE_CASE) != Scope.NO
                || Rights.scope(role, Action.REQUEST_CASE) != Scope.NO;
    }

    /**
     * Codes: the organiser and the operator for all, the Chief Arbiter for all, the LCA for the own venue.
     *
     * @see #isOfCases people of whose new codes nobody else can make use unnoticed
     */
    public static boolean issueCode(Viewer viewer, Holder holder) {
        return concerns(viewer, holder.competition())
                && (Rights.allows(
                                viewer.actor(),
                                Action.ISSUE_CODES,
                                List.of(holder.venue()),
                                holder.board(),
                                holder.side())
                        || viewer.actor().role() == Role.CHIEF_ARBITER
                        || viewer.actor().role() == Role.LOCAL_CHIEF_ARBITER
                                && !viewer.actor().venue().isEmpty()
                                && viewer.actor().venue().equals(holder.venue()));
    }
}
