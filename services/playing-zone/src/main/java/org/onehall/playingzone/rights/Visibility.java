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

/**
 * Decides what each person may see, and which codes each may issue: the authority matrix (DEC-21) applied to screens.
 */
public final class Visibility {
    private Visibility() {}

    /** A competition's token shows nothing of another competition. */
    private static boolean concerns(Viewer viewer, String competition) {
        return viewer.competition().isEmpty() || viewer.competition().equals(competition);
    }

    /**
     * Whether the viewer's token allows requests about a board, or about an id that is not a board's: the token of a
     * competition is valid for its own boards only.
     */
    public static boolean ownBoard(Viewer viewer, String board) {
        String competition = BoardId.competitionOf(board);
        return competition.isEmpty() || concerns(viewer, competition);
    }

    /** Whether the viewer may see the position, moves and clocks of a board (LAW 6.12). */
    public static boolean board(Viewer viewer, BoardView board) {
        return concerns(viewer, LogKey.competition(board.id()))
                && (Rights.allows(viewer.actor(), Action.SEE_BOARD, board.venues(), board.id(), "")
                        || arbiters(viewer, board));
    }

    private static boolean arbiters(Viewer viewer, BoardView board) {
        return Rights.allows(viewer.actor(), Action.SEE_ALL_BOARDS, board.venues(), board.id(), "");
    }

    /**
     * Whether the viewer may see cases, calls, outages, rulings and orders that concern these venues (OCR 18.1-18.3).
     */
    public static boolean wall(Viewer viewer, String competition, Collection<String> venues) {
        return concerns(viewer, competition) && Rights.allows(viewer.actor(), Action.SEE_ALL_BOARDS, venues, "", "");
    }

    /**
     * Whether the viewer sees what can be decided about a disconnection. That depends on the other venue's case and on
     * decisions of the whole competition, so only a person who may decide sees it (OCR 18.9).
     */
    public static boolean decisions(Viewer viewer) {
        return Rights.scope(viewer.actor().role(), Action.DECIDE_DISCONNECTION) != Scope.NO;
    }

    /** Whether the viewer may see the log of a venue and what it still lacks (OCR 16). */
    public static boolean premises(Viewer viewer, String competition, String venue) {
        return concerns(viewer, competition) && Rights.allows(viewer.actor(), Action.SEE_VENUE, List.of(venue), "", "");
    }

    /** Whether the viewer may see the report of a round: for one venue, or with "" for all (OCR 18.1-18.3). */
    public static boolean report(Viewer viewer, String competition, String venue) {
        return concerns(viewer, competition)
                && Rights.allows(viewer.actor(), Action.SEE_FLOOR, List.of(venue), "", "")
                && Rights.allows(viewer.actor(), Action.SEE_VENUE, List.of(venue), "", "");
    }

    /**
     * Whether the viewer may sign that report: a person who may not sign is not told how it differs from the one sent
     * (OCR 18.3).
     */
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
     * A competition as this person may see it. Once a round is open, the officials of a pairing's venues see that it
     * has no game. Before that it would reveal a pairing, so only people who may open the round see it. Players are
     * told about their own. Everybody sees the pairings of a round once they are published or it is open. Only the
     * people who see the whole definition see what players changed of their own entries.
     */
    public static CompetitionView competition(Viewer viewer, CompetitionView competition) {
        boolean opens = Rights.scope(viewer.actor().role(), Action.OPEN_ROUND) != Scope.NO;
        return competition.with(
                (round, one) ->
                        opens || round.opened() && isOfficial(viewer) && wall(viewer, competition.id(), one.venues()),
                round -> opens || round.isPublic(),
                setup(viewer));
    }

    /** Whether the viewer may see the whole definition of a competition, and how it was changed (OCR 16.1). */
    public static boolean setup(Viewer viewer) {
        return Rights.scope(viewer.actor().role(), Action.ARRANGE_PLAYERS) == Scope.YES;
    }

    /** Whether the viewer may see the definition of a competition as far as it concerns one venue (OCR 16.1). */
    public static boolean venueSetup(Viewer viewer) {
        return Rights.scope(viewer.actor().role(), Action.ENTER_PLAYERS) == Scope.OWN_VENUE;
    }

    /** Whether the viewer may see anything besides the boards. */
    public static boolean isOfficial(Viewer viewer) {
        return Rights.scope(viewer.actor().role(), Action.SEE_ALL_BOARDS) != Scope.NO;
    }

    /**
     * Whether the viewer may get games as PGN: officials get those of their boards, a person who only screens games
     * gets finished ones (APP-I A1).
     */
    public static boolean games(Viewer viewer) {
        return isOfficial(viewer) || Rights.scope(viewer.actor().role(), Action.SEE_FAIR_PLAY) != Scope.NO;
    }

    /** Whether the viewer may see screening results (APP-I A1). */
    public static boolean screening(Viewer viewer, BoardView board) {
        return Rights.allows(viewer.actor(), Action.SEE_FAIR_PLAY, board.venues(), board.id(), "");
    }

    /** The board as the viewer may see it; call {@link #board} first. */
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
                    board.correctable(),
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
                Optional.empty(),
                side.isPresent() ? board.irregularities() : List.of());
        return viewer.isAssistant() && board.status() != Status.ENDED ? shown.untimed() : shown;
    }

    /**
     * Whether something belongs to the viewer, or to the player he assists. A player who has exchanged seats made
     * earlier requests from the other side, and his screen stays at that side until he enters with a new code (OCR
     * 19.2). If the names do not decide, the side alone does.
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

    /** Whether the viewer may see what happens around the seats of a venue (OCR 17). */
    public static boolean floor(Viewer viewer, String venue) {
        return Rights.allows(viewer.actor(), Action.SEE_FLOOR, List.of(venue), "", "");
    }

    /** Whether the viewer may see what happened around a seat (OCR 17): the arbiters of its venue at that time may. */
    private static boolean floor(Viewer viewer, String board, Side side, String venue) {
        return Rights.allows(viewer.actor(), Action.SEE_FLOOR, List.of(venue), board, side.name());
    }

    /** A player sees that a link is lost, but not short interruptions; a spectator sees no links. */
    private static SeatView plain(SeatView seat, Optional<Side> viewer, Side side) {
        boolean player = viewer.isPresent();
        return seat.plain(player, viewer.filter(side::equals).isPresent())
                .withLink(player ? seat.link().map(link -> link == Link.SUSPECT ? Link.UP : link) : Optional.empty());
    }

    /**
     * Whether a role reads fair-play cases, which are confidential (APP-I G2.7). Each of these people has only one
     * signed-in device, the one that used the newest code. If anybody else used a code in their place, they would be
     * logged out and notice it.
     */
    public static boolean isOfCases(Role role) {
        return Rights.scope(role, Action.HANDLE_CASE) != Scope.NO
                || Rights.scope(role, Action.REQUEST_CASE) != Scope.NO;
    }

    /**
     * Whether the viewer may issue a code: the organiser, the operator and the Chief Arbiter for everybody, the LCA for
     * his own venue.
     *
     * @see #isOfCases people whose new codes nobody else can use unnoticed
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
