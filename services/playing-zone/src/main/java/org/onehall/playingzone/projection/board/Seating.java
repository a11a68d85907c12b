package org.onehall.playingzone.projection.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.NextGameView;
import org.onehall.playingzone.projection.competition.NoGameView;

/** Who may enter where: the seats of a round, and where a player or an assistant is wanted. */
public final class Seating {
    private final Rooms rooms;

    public Seating(Rooms rooms) {
        this.rooms = rooms;
    }

    /** Whether a ruling keeps a player out of the round of a seat (OCR 18.4.8, 18.4.9). */
    public boolean isExcluded(Holder holder) {
        return holder.role() == Role.PLAYER
                && BoardId.parse(holder.board())
                        .flatMap(board -> rooms.competitions()
                                .of(board.competition())
                                .flatMap(file -> file.exclusion(board.round(), holder.subject())))
                        .isPresent();
    }

    /** Why a person may not enter with a code: its competition is in the archive (OCR 17.11), or as everywhere else. */
    public Optional<ZoneRefusal> hindranceOfCode(Holder holder, String device) {
        boolean archived = rooms.competitions()
                .of(holder.competition())
                .filter(CompetitionProjection::isArchived)
                .isPresent();
        return archived ? Optional.of(ZoneRefusal.COMPETITION_ARCHIVED) : hindrance(holder, device);
    }

    /**
     * Why a person may not enter: this assistant was dismissed (APP-III 1), the pairings have changed, a ruling keeps
     * the player out of the round (OCR 18.4.8, 18.4.9), or the device is not allowed.
     */
    public Optional<ZoneRefusal> hindrance(Holder holder, String device) {
        boolean dismissed = holder.role() == Role.ASSISTANT
                && assistant(holder.board(), Side.valueOf(holder.side()))
                        .filter(serving -> serving.subject().equals(holder.subject()))
                        .isEmpty();
        if (dismissed) return Optional.of(ZoneRefusal.CODE_OF_DISMISSED);
        if (isPairedElsewhere(holder)) return Optional.of(ZoneRefusal.CODE_OF_OTHER_PAIRING);
        if (isExcluded(holder)) return Optional.of(ZoneRefusal.PLAYER_EXCLUDED);
        return admits(holder, device) ? Optional.empty() : Optional.of(ZoneRefusal.DEVICE_NOT_REGISTERED);
    }

    /** Whether the seat of a player's code is another player's now, because the pairings have changed (LAW 6.6). */
    private boolean isPairedElsewhere(Holder holder) {
        if (holder.role() != Role.PLAYER) return false;
        Side side = Side.valueOf(holder.side());
        Optional<BoardId> board = BoardId.parse(holder.board());
        Optional<CompetitionProjection> file =
                board.flatMap(id -> rooms.competitions().of(id.competition()));
        return file.isPresent()
                && !isOf(holder, file.get().seat(board.get(), side))
                && !(isOf(holder, file.get().seat(board.get(), side.other()))
                        && isOf(holder, seat(holder.board(), side)));
    }

    private static boolean isOf(Holder holder, Optional<Holder> seat) {
        return seat.filter(one -> one.subject().equals(holder.subject())).isPresent();
    }

    /**
     * Whether a person may enter on a device. A player may do so only on a device registered in the seat's venue,
     * unless players' own devices are allowed (OCR 16.6, 17.2).
     */
    private boolean admits(Holder holder, String device) {
        Optional<CompetitionProjection> file = rooms.competitions().of(holder.competition());
        if (holder.board().isEmpty()
                || file.filter(known -> !known.floor().getOwnDevices()).isEmpty()) return true;
        return rooms.venues().admits(LogKey.of(holder.competition(), holder.venue()), device);
    }

    /**
     * The game at which a player is wanted: of his games in open rounds the one in progress, otherwise the first that
     * has not begun. An adjourned game does not count until it is resumed.
     *
     * @param own the board at which the player sits
     * @return empty while the game at his own board is in progress, and if his own board is the one
     */
    public Optional<NextGameView> nextGame(String own, String player) {
        String competition = BoardId.competitionOf(own);
        Optional<CompetitionProjection> rounds = rooms.competitions().of(competition);
        if (rounds.isEmpty() || rooms.boards().isInProgress(own)) return Optional.empty();
        return rooms.boards()
                .gamesOf(competition, player)
                .filter(file -> rounds.get().isOpened(file.id.round())
                        && (file.inProgress() || file.status() == Status.CREATED))
                .min(Comparator.comparing(BoardProjection::inProgress, Comparator.reverseOrder())
                        .thenComparing(file -> file.id.round()))
                .filter(file -> !file.id.toString().equals(own))
                .flatMap(file -> file.sideOf(player)
                        .map(side -> new NextGameView(
                                file.id.toString(),
                                file.id.round(),
                                file.id.number(),
                                side,
                                file.seat(side.other()).getPlayerName())));
    }

    /**
     * Whether a seat has served its purpose: its round is official, and its person is wanted at no other board. A
     * device that was closed meanwhile does not come back to such a seat by itself.
     *
     * @param board the board of the person's token
     * @param person id of the player or assistant
     */
    public boolean isOver(String board, String person) {
        return BoardId.parse(board)
                        .filter(id -> rooms.competitions()
                                .of(id.competition())
                                .filter(file -> file.isOfficial(id.round()))
                                .isPresent())
                        .isPresent()
                && nextGame(board, person).isEmpty();
    }

    /**
     * Says that a player has no game in a round in which he is paired, because he or his opponent is excluded from it
     * (OCR 18.4.8, 18.4.9).
     *
     * @param own the board of the player's token
     * @return empty while a game at that board is in progress (OCR 16.7)
     */
    public Optional<NoGameView> noGame(String own, String player) {
        if (rooms.boards().isInProgress(own)) return Optional.empty();
        return BoardId.parse(own)
                .flatMap(board -> rooms.competitions()
                        .of(board.competition())
                        .flatMap(file -> file.noGame(board.round(), player)));
    }

    /** The seat of a player's team at a board of his round; empty if none of his team sits there (FSSI team-b). */
    public Optional<SeatKey> teamSeat(SeatKey own, int number) {
        return BoardId.parse(own.board())
                .flatMap(id -> rooms.boards()
                        .of(new BoardId(id.competition(), id.round(), number).toString())
                        .flatMap(there -> teamSeat(own, id.competition(), there)));
    }

    private Optional<SeatKey> teamSeat(SeatKey own, String competition, BoardProjection there) {
        String captain = board(own).seat(own.side()).getPlayerId();
        CompetitionProjection teams = rooms.competitions().of(competition).orElseThrow();
        return Stream.of(Side.values())
                .filter(side -> teams.isOneTeam(captain, there.seat(side).getPlayerId()))
                .map(side -> new SeatKey(there.id.toString(), side))
                .findFirst();
    }

    private BoardProjection board(SeatKey seat) {
        return rooms.boards().of(seat.board()).orElseThrow();
    }

    /** Numbers of the boards of a seat's round at which players of its team sit, including its own board. */
    public List<Integer> teamBoards(SeatKey own) {
        BoardId id = board(own).id;
        return rooms.boards()
                .ofRound(id.competition(), id.round())
                .map(file -> file.id.number())
                .filter(number -> number == id.number() || teamSeat(own, number).isPresent())
                .sorted()
                .toList();
    }

    /** The admitted assistant of a seat, as the holder of a code; empty if there is none (APP-III 1). */
    public Optional<Holder> assistant(String board, Side side) {
        return rooms.boards()
                .of(board)
                .flatMap(file -> file.assistant(side))
                .filter(AssistantView::admitted)
                .flatMap(one -> seat(board, side).map(player -> player.assistedBy(one.id(), one.name())));
    }

    /**
     * The seats of a round, by board, as holders of codes; without seats whose game has ended or that have no game (OCR
     * 18.4.8, 18.4.9).
     */
    public List<Holder> seats(String competition, int round) {
        return rooms.competitions().asked(competition).stream()
                .flatMap(file -> file.boards(round, "").stream()
                        .filter(number -> !file.isUnplayed(round, number))
                        .map(number -> new BoardId(file.id, round, number).toString()))
                .filter(board -> rooms.boards()
                        .of(board)
                        .filter(known -> known.status() == Status.ENDED)
                        .isEmpty())
                .flatMap(board -> Stream.of(Side.values()).flatMap(side -> seat(board, side).stream()))
                .toList();
    }

    /** The player of a seat, as the holder of a code; empty if there is no such seat. */
    public Optional<Holder> seat(String board, Side side) {
        boolean exchanged =
                rooms.boards().of(board).filter(BoardProjection::exchanged).isPresent();
        return BoardId.parse(board)
                .flatMap(id -> rooms.competitions()
                        .asked(id.competition())
                        .flatMap(file -> file.seat(id, exchanged ? side.other() : side)))
                .map(holder -> holder.at(side));
    }
}
