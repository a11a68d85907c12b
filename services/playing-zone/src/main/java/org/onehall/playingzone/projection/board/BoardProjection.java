package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.StartView;
import org.onehall.playingzone.projection.disconnection.Decisions;
import org.onehall.playingzone.projection.fairplay.ScreeningView;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.Seat;
import org.onehall.regulations.ResultCorrection;
import org.onehall.regulations.ResultCorrection.Ground;

/** One board and its current attempt, as the game log records it. Not thread-safe: the hall guards it. */
public final class BoardProjection {
    public final BoardId id;

    /**
     * The number of facts so far, without those that only one seat learns: a gap in the numbers would reveal them to
     * the others.
     */
    private long told;

    private final Game game = new Game();
    private final Occupants occupants = new Occupants();
    private final Records records = new Records();
    private final Readings readings = new Readings();

    public BoardProjection(BoardId id) {
        this.id = id;
    }

    /** The queued move of a side, for its owner only (OCR 3.6 b, ENG-5). */
    public Optional<String> preMove(Side side) {
        return game.preMove(side);
    }

    /** The assistant who enters a side's moves, or will (APP-III 1). */
    public Optional<AssistantView> assistant(Side side) {
        return occupants.assistant(side);
    }

    /** The helper of a side, who does not enter its moves (LAW 8.1.6). */
    Optional<HelperView> helper(Side side) {
        return occupants.helper(side);
    }

    public Seat seat(Side side) {
        return occupants.seat(side);
    }

    /** The side a player has; empty if the player is not at this board. */
    Optional<Side> sideOf(String player) {
        return occupants.sideOf(player);
    }

    /**
     * The player who had a side at an instant in ms since 1970; for an instant before the game was set up, the player
     * who had it first.
     */
    public Seat seatAt(Side side, long ms) {
        return occupants.seatAt(side, ms);
    }

    /** Whether the player who had a side at an instant in ms since 1970 has the other one now (OCR 19.2). */
    boolean isAcross(Side side, long ms) {
        return occupants.isAcross(side, ms);
    }

    /** Whether the players have different colours from their pairing (OCR 19.2). */
    boolean exchanged() {
        return occupants.exchanged();
    }

    /** A device has signed in at a seat. */
    public void entered(Side side) {
        occupants.entered(side);
    }

    List<String> venues() {
        return occupants.venues();
    }

    /** The last result that was corrected; empty if none was in this attempt. */
    Optional<CorrectionView> corrected() {
        return records.corrected();
    }

    /** All irregularities, including those of void games. */
    List<IrregularityView> allIrregularities() {
        return records.all();
    }

    /** What the clocks showed at the board's pauses and after orders. */
    Readings readings() {
        return readings;
    }

    /** Earlier positions to which an arbiter went back (LAW 7.1). */
    List<RestoredView> restored() {
        return game.moves().restored();
    }

    public int attempt() {
        return game.attempt();
    }

    public Status status() {
        return game.status();
    }

    public Arrivals arrivals() {
        return game.arrivals();
    }

    /** Whether the players must be in the meeting of the communication system (OCR 16.5). */
    public boolean needsMeeting() {
        return game.needsMeeting();
    }

    /** Whether a lost link would now be a disconnection (OCR 18.9). */
    public boolean inProgress() {
        Status status = game.status();
        return status == Status.PLAYING || status == Status.PAUSED || status == Status.AWAITING_CA;
    }

    public Optional<Side> running() {
        return game.clocks().running();
    }

    /** An unknown payload stops the reader, unless the writer says it may be ignored. */
    public void fold(GameEvent event) {
        if (OneSeat.of(event).isEmpty()) told++;
        occupants.fold(event);
        records.fold(event, game.moves().position(), side -> seat(side).getPlayerName());
        game.fold(event);
        readings.fold(event, game.clocks());
    }

    /**
     * Whether a player may check in now: not if the game is over or adjourned until much later. He may in a forfeited
     * game, because he may have been here in time without a record (DEC-13).
     */
    public boolean isAwaited(long nowMs) {
        return game.isAwaited(nowMs);
    }

    /** The game as far as decisions about disconnections depend on it (OCR 18.9). */
    Decisions.Board decidable() {
        Status status = game.status();
        return new Decisions.Board(
                game.attempt(),
                status == Status.ENDED,
                status == Status.AWAITING_CA,
                game.clocks(),
                game.base(),
                game.control());
    }

    /** When the game ended; empty while it is in progress. */
    public OptionalLong endedAt() {
        return game.status() == Status.ENDED ? game.outcome().endedAt() : OptionalLong.empty();
    }

    /**
     * Whether a move will be played if it is sent at this moment.
     *
     * @param known number of half-moves known to the sender; empty if not given
     * @param assistant whether the player's assistant sends the move (APP-III 1)
     */
    public boolean isLegal(Side side, String uci, OptionalInt known, boolean assistant) {
        boolean mover = assistant(side).filter(AssistantView::admitted).isPresent() == assistant;
        return mover && game.isLegal(side, uci, known);
    }

    public BoardView view(
            SeatView white,
            SeatView black,
            ScreeningView screening,
            boolean approved,
            Optional<String> score,
            ConfirmationView confirmation,
            Optional<StartView> chess960) {
        Status status = game.status();
        Moves moves = game.moves();
        Outcome outcome = game.outcome();
        return new BoardView(
                id.toString(),
                id.round(),
                id.number(),
                game.attempt(),
                told,
                status,
                white,
                black,
                moves.position().fen(),
                moves.last(),
                moves.position().isCheck(),
                moves.position().sideToMove(),
                moves.ply(),
                moves.views(),
                status == Status.PLAYING ? Optional.of(moves.legal()) : Optional.empty(),
                game.clocks(),
                game.drawOffer(),
                outcome.result(),
                outcome.termination(),
                outcome.rule(),
                status == Status.ENDED ? Optional.of(approved ? "OFFICIAL" : "UNAPPROVED") : Optional.empty(),
                game.pause().reason(),
                game.pause().cause(),
                game.pause().outage(),
                Optional.of(game.arrival(occupants.newCodes())),
                game.adjournment(),
                Optional.of(status == Status.CREATED || status == Status.ENDED ? screening : ScreeningView.NONE),
                Wire.text(game.control()),
                game.coloursKept(),
                Optional.empty(),
                score.filter(_ -> status == Status.ENDED),
                Optional.empty(),
                records.corrections(),
                Optional.of(correctable()),
                game.rules(chess960),
                records.irregularities(),
                confirmation,
                game.clockChanges(),
                game.toReproduce());
    }

    private CorrectableView correctable() {
        return game.status() == Status.ENDED
                ? new CorrectableView(
                        ResultCorrection.missedDraw(
                                        ground(), result().equals(Optional.of(ResultCorrection.Outcome.DRAW)))
                                .isEmpty(),
                        outcomes(),
                        ground() == Ground.RECORD)
                : new CorrectableView(game.status() != Status.CREATED, List.of(), false);
    }

    /**
     * What the result can become after a finding about the last position (OCR 19.4).
     *
     * @param found whether each side can give checkmate
     */
    List<ResultCorrection.Outcome> outcomes(BySide<Winnability> found) {
        return game.status() == Status.ENDED
                ? ResultCorrection.left(ground(), waiting(), outcomes(), found)
                : List.of();
    }

    private List<ResultCorrection.Outcome> outcomes() {
        return ResultCorrection.outcomes(ground(), waiting(), result());
    }

    private Optional<ResultCorrection.Outcome> result() {
        return game.outcome().result().flatMap(result -> switch (result) {
            case "1-0" -> Optional.of(ResultCorrection.Outcome.WHITE_WINS);
            case "0-1" -> Optional.of(ResultCorrection.Outcome.BLACK_WINS);
            case "1/2-1/2" -> Optional.of(ResultCorrection.Outcome.DRAW);
            default -> Optional.empty();
        });
    }

    private Ground ground() {
        List<IrregularityView> recorded = records.irregularities();
        return Ground.of(
                game.outcome().termination().orElse(""),
                !recorded.isEmpty() && recorded.getLast().consequence().equals("END"));
    }

    private Side waiting() {
        return game.moves().position().sideToMove().other();
    }

    /**
     * Whether the game is in progress without a seat's checks; its player may move only once they are made (OCR 18.5,
     * 18.6, DEC-27).
     */
    public boolean isUnchecked(Side side) {
        return game.isUnchecked(side);
    }
}
