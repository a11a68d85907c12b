package org.onehall.playingzone.projection.board;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.StartView;
import org.onehall.playingzone.projection.fairplay.ScreeningView;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRules;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Role;

/** One board and its current attempt, as the game log records it. Not thread-safe: the hall guards it. */
public final class BoardProjection {
    /** How long before the resumption of an adjourned game a player may check in. */
    private static final long BEFORE_RESUMPTION_MS = 15 * 60_000;

    private static final String ARBITER = "ARBITER";
    private static final Optional<String> FORFEIT = Optional.of(Wire.name(Termination.TERMINATION_FORFEIT));
    private static final String OUTAGE = "OUTAGE";

    public final BoardId id;

    private int attempt = 1;
    /**
     * The number of facts so far, without those that only one seat learns: a gap in the numbers would reveal them to
     * the others.
     */
    private long told;

    private Status status = Status.CREATED;
    private ClocksView clocks = new ClocksView(0, 0, Optional.empty(), 0, OptionalLong.empty(), OptionalLong.empty());
    private Optional<Side> drawOffer = Optional.empty();
    private OptionalLong endedAt = OptionalLong.empty();
    private Optional<String> result = Optional.empty();
    private Optional<String> termination = Optional.empty();
    private Optional<String> rule = Optional.empty();
    private Optional<String> pauseReason = Optional.empty();
    private String control = "";
    private Optional<String> pauseCause = Optional.empty();
    private Optional<GapView> outage = Optional.empty();
    private GameRules rules = GameRules.getDefaultInstance();
    private final Arrivals arrivals = new Arrivals();
    private final Moves moves = new Moves();
    private final Readings readings = new Readings();
    private final Occupants occupants = new Occupants();
    private final Records records = new Records();
    /**
     * Whether a move is sealed because the game continues in another session, not because a player is absent from this
     * one (ADJ I.9.3).
     */
    private boolean sessionEnds;
    /** Whether the next move is the sealed one, which was made earlier. */
    private boolean sealedOpened;

    private int clockChanges;
    /** Whether an arbiter has lifted the ban on draw offers for this attempt (LAW 9.1.1). */
    private boolean earlyOffers;
    /** The sides whose last move is not yet confirmed on the traditional board (OCR 20.5). */
    private final Set<Side> toReproduce = EnumSet.noneOf(Side.class);
    /** The clock times from which a decision starts after the last provisional flag fall (DEC-16). */
    private Optional<ClocksThen> base = Optional.empty();
    /** Queued moves; only its owner may see each, and no view of the board contains them (ENG-5). */
    private final Map<Side, String> preMoves = new HashMap<>();

    private AdjournmentView adjournment = AdjournmentView.NONE;

    /** The number of half-moves made when the colours were found to be reversed and were kept (DEC-18). */
    private OptionalInt coloursKept = OptionalInt.empty();

    public BoardProjection(BoardId id) {
        this.id = id;
    }

    /** The queued move of a side, for its owner only (OCR 3.6 b, ENG-5). */
    public Optional<String> preMove(Side side) {
        return Optional.ofNullable(preMoves.get(side));
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
        return moves.restored();
    }

    public int attempt() {
        return attempt;
    }

    public Status status() {
        return status;
    }

    public Arrivals arrivals() {
        return arrivals;
    }

    /** Whether the players must be in the meeting of the communication system (OCR 16.5). */
    public boolean needsMeeting() {
        return rules.getCommunicationRequired() || rules.getCommunicationForMoves();
    }

    /** Whether a lost link would now be a disconnection (OCR 18.9). */
    public boolean inProgress() {
        return status == Status.PLAYING || status == Status.PAUSED || status == Status.AWAITING_CA;
    }

    public Optional<Side> running() {
        return clocks.running();
    }

    /** An unknown payload stops the reader, unless the writer says it may be ignored. */
    public void fold(GameEvent event) {
        take(event);
        readings.fold(event, clocks);
    }

    private void take(GameEvent event) {
        if (OneSeat.of(event).isEmpty()) told++;
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                occupants.sit(created.getWhite(), created.getBlack(), event.getHeader());
                fresh(1, created.getInitialFen(), created.getClocks());
                control = Controls.text(created.getWhiteControl());
                rules = created.getRules();
            }
            case SEAT_CLEARED -> arrivals.cleared(event.getSeatCleared());
            case GAME_VOIDED, DISCONNECTION_NOTED -> {}
            case SEALED_MOVE_OPENED -> sealedOpened = true;
            case ASSISTANT_ADMITTED -> {
                occupants.fold(event);
                preMoves.remove(Wire.side(event.getAssistantAdmitted().getSide()));
            }
            case ASSISTANT_NAMED, ASSISTANT_DISMISSED, CLOCK_TIMES_ASKED, HELPER_ACCEPTED, HELPER_DISMISSED ->
                occupants.fold(event);
            case COLOURS_KEPT ->
                coloursKept = OptionalInt.of(event.getColoursKept().getPly());
            case SEAT_PRESENT ->
                arrivals.present(
                        Wire.side(event.getSeatPresent().getSide()),
                        event.getSeatPresent().getPresent());
            case START_HELD -> arrivals.held(event.getStartHeld());
            case EARLY_OFFERS_ALLOWED ->
                earlyOffers = event.getEarlyOffersAllowed().getAllowed();
            case MOVE_REPRODUCED ->
                toReproduce.remove(Wire.side(event.getMoveReproduced().getSide()));
            case PRE_MOVE_QUEUED ->
                preMoves.put(
                        Wire.side(event.getPreMoveQueued().getSide()),
                        event.getPreMoveQueued().getUci());
            case PRE_MOVE_DROPPED ->
                preMoves.remove(Wire.side(event.getPreMoveDropped().getSide()));
            case PRE_MOVE_FIRED ->
                preMoves.remove(Wire.side(event.getPreMoveFired().getSide()));
            case SEAT_EXCLUDED ->
                arrivals.excluded(
                        Wire.side(event.getSeatExcluded().getSide()),
                        event.getSeatExcluded().getExcluded());
            case DEFAULT_WAIVED -> arrivals.waived(event.getDefaultWaived());
            case GAME_STARTED -> {
                var started = event.getGameStarted();
                status = Status.PLAYING;
                arrivals.started(Math.max(
                        Wire.ms(started.getScheduledAt()),
                        Wire.ms(event.getHeader().getOccurredAt())));
                clocks(started.getClocks());
            }
            case MOVE_PLAYED -> moved(event.getMovePlayed());
            case DRAW_OFFERED -> {
                var offer = event.getDrawOffered();
                drawOffer = Optional.of(Wire.side(offer.getSide()));
                moves.offered(offer.getPly());
            }
            case DRAW_DECLINED -> drawOffer = Optional.empty();
            case FLAG_FELL -> {
                if (event.getFlagFell().getProvisional()) {
                    status = Status.AWAITING_CA;
                    ClockReading from = event.getFlagFell().getBase();
                    base = event.getFlagFell().hasBase()
                            ? Optional.of(new ClocksThen(
                                    Wire.ms(from.getAt()), Wire.ms(from.getWhite()), Wire.ms(from.getBlack())))
                            : Optional.empty();
                    arrivals.stopped(Wire.ms(event.getFlagFell().getAt()));
                }
                clocks(event.getFlagFell().getClocks());
            }
            case GAME_ENDED -> {
                preMoves.clear();
                var ended = event.getGameEnded();
                status = Status.ENDED;
                endedAt = OptionalLong.of(Wire.ms(event.getHeader().getOccurredAt()));
                arrivals.stopped(Wire.ms(ended.getClocks().getAt()));
                result = Wire.result(ended.getResult());
                termination = Optional.of(Wire.name(ended.getTermination()));
                rule = Wire.text(ended.getArticle())
                        .or(() -> Wire.text(event.getHeader().getRule()));
                drawOffer = Optional.empty();
                goesOn();
                clocks(ended.getClocks());
            }
            case GAME_PAUSED -> {
                var pause = event.getGamePaused();
                paused(pause.getReason(), pause.hasCause() ? Wire.name(pause.getCause()) : ARBITER, pause.getClocks());
            }
            case GAME_RESUMED -> {
                status = Status.PLAYING;
                arrivals.wentOn(Wire.ms(event.getGameResumed().getClocks().getAt()));
                goesOn();
                clocks(event.getGameResumed().getClocks());
            }
            case TIME_ADJUSTED -> changed(event.getTimeAdjusted().getClocks());
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                if (restarted.hasWhite() && restarted.hasBlack()) {
                    occupants.exchange(restarted.getWhite(), restarted.getBlack(), event.getHeader());
                    arrivals.exchanged();
                }
                fresh(restarted.getAttempt(), restarted.getInitialFen(), restarted.getClocks());
                control = Controls.text(restarted.getWhiteControl());
                if (restarted.hasRules()) rules = restarted.getRules();
            }
            case OUTAGE_COVERED -> {
                var covered = event.getOutageCovered();
                arrivals.without(Wire.ms(covered.getFrom()), Wire.ms(covered.getTo()));
                outage = Optional.of(new GapView(Wire.ms(covered.getFrom()), Wire.ms(covered.getTo())));
                clocks(covered.getClocks());
            }
            case CLOCKS_SET -> changed(event.getClocksSet().getClocks());
            case SETTING_CORRECTED -> {
                control = Controls.text(event.getSettingCorrected().getWhiteControl());
                changed(event.getSettingCorrected().getClocks());
            }
            case PERIOD_COMPLETED -> clocks(event.getPeriodCompleted().getClocks());
            case FORFEIT_REVERSED -> {
                boolean foundInTime = event.getHeader().getActor().getRole() == Role.ROLE_SERVICE;
                if (!foundInTime) forfeited().forEach(arrivals::forgiven);
                paused(
                        event.getForfeitReversed().getReason(),
                        ARBITER,
                        event.getForfeitReversed().getClocks());
                result = Optional.empty();
                termination = Optional.empty();
                rule = Optional.empty();
            }
            case RESULT_SET_ASIDE -> {
                var aside = event.getResultSetAside();
                records.setAside(event.getHeader(), aside, moves.position());
                paused(Corrections.told(aside), ARBITER, aside.getClocks());
                result = Optional.empty();
                termination = Optional.empty();
                rule = Optional.empty();
            }
            case DRAW_DECLARED -> records.drawn(event.getHeader(), event.getDrawDeclared());
            case IRREGULARITY_RECORDED -> {
                var recorded = event.getIrregularityRecorded();
                records.recorded(
                        event.getHeader(),
                        recorded,
                        seat(Wire.side(recorded.getSide())).getPlayerName());
            }
            case IRREGULARITY_TAKEN_BACK -> records.takenBack(event.getHeader());
            case POSITION_RESTORED -> {
                var restored = event.getPositionRestored();
                clockChanges++;
                paused(restored.getReason(), ARBITER, restored.getClocks());
                moves.restored(event.getHeader(), restored, attempt);
                toReproduce.clear();
                preMoves.clear();
                drawOffer = Optional.empty();
            }
            case SEALING_ORDERED -> {
                sessionEnds = true;
                preMoves.clear();
                adjournment = AdjournmentView.ordered(event.getSealingOrdered());
            }
            // Nobody may see the move itself before it is opened (ADJ I.1.1).
            case MOVE_SEALED ->
                adjournment = adjournment.sealed(Wire.side(event.getMoveSealed().getSide()), false);
            case GAME_ADJOURNED -> {
                if (sessionEnds) arrivals.sessionOver();
                sessionEnds = false;
                preMoves.clear();
                status = Status.ADJOURNED;
                adjournment =
                        adjournment.sealed(Wire.side(event.getGameAdjourned().getSide()), true);
                clocks(event.getGameAdjourned().getClocks());
            }
            case ENVELOPE_CONFIRMED -> {
                if (adjournment.place().isEmpty()) arrivals.nextSession();
                adjournment = adjournment.kept(event.getEnvelopeConfirmed());
            }
            case ADJOURNMENT_RESUMED -> {
                status = Status.PLAYING;
                if (adjournment.place().isPresent())
                    arrivals.started(
                            Wire.ms(event.getAdjournmentResumed().getClocks().getAt()));
                adjournment = AdjournmentView.NONE;
                clocks(event.getAdjournmentResumed().getClocks());
            }
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
    }

    /**
     * Whether a player may check in now: not if the game is over or adjourned until much later. He may in a forfeited
     * game, because he may have been here in time without a record (DEC-13).
     */
    public boolean isAwaited(long nowMs) {
        boolean muchLater = status == Status.ADJOURNED
                && (adjournment.resumesAt().isEmpty()
                        || nowMs < adjournment.resumesAt().getAsLong() - BEFORE_RESUMPTION_MS);
        boolean over = status == Status.ENDED && !termination.equals(FORFEIT);
        return !over && !muchLater;
    }

    /** The sides that have lost by forfeit. */
    private List<Side> forfeited() {
        String won = result.orElse("");
        return Stream.of(Side.values())
                .filter(side -> !won.equals(side == Side.WHITE ? "1-0" : "0-1"))
                .toList();
    }

    private void paused(String reason, String cause, ClockReading reading) {
        status = Status.PAUSED;
        pauseReason = Wire.text(reason);
        pauseCause = Optional.of(cause);
        arrivals.stopped(Wire.ms(reading.getAt()));
        clocks(reading);
    }

    private void goesOn() {
        pauseReason = Optional.empty();
        pauseCause = Optional.empty();
        outage = Optional.empty();
    }

    private void fresh(int number, String fen, ClockReading reading) {
        attempt = number;
        status = Status.CREATED;
        moves.fresh(fen);
        drawOffer = Optional.empty();
        result = Optional.empty();
        termination = Optional.empty();
        rule = Optional.empty();
        goesOn();
        adjournment = AdjournmentView.NONE;
        coloursKept = OptionalInt.empty();
        earlyOffers = false;
        toReproduce.clear();
        preMoves.clear();
        records.anew();
        arrivals.anew();
        sessionEnds = false;
        sealedOpened = false;
        clocks(reading);
    }

    private void moved(MovePlayed move) {
        Side side = Wire.side(move.getSide());
        if (!sealedOpened) arrivals.moved(side);
        sealedOpened = false;
        clocks(move.getClocks());
        moves.played(move, side == Side.WHITE ? clocks.whiteMs() : clocks.blackMs());
        if (move.getToReproduce()) toReproduce.add(side);
        if (move.getOfferDraw()) drawOffer = Optional.of(side);
        else if (drawOffer.isPresent() && drawOffer.get() != side) drawOffer = Optional.empty();
    }

    /** Times or settings have changed. */
    private void changed(ClockReading reading) {
        clockChanges++;
        clocks(reading);
    }

    private void clocks(ClockReading reading) {
        clocks = Wire.clocks(reading);
    }

    /** When the game ended; empty while it is in progress. */
    public OptionalLong endedAt() {
        return status == Status.ENDED ? endedAt : OptionalLong.empty();
    }

    /**
     * Whether a move will be played if it is sent at this moment.
     *
     * @param known number of half-moves known to the sender; empty if not given
     * @param assistant whether the player's assistant sends the move (APP-III 1)
     */
    public boolean isLegal(Side side, String uci, OptionalInt known, boolean assistant) {
        boolean mover = assistant(side).filter(AssistantView::admitted).isPresent() == assistant;
        return status == Status.PLAYING
                && moves.position().sideToMove() == side
                && mover
                && !toReproduce.contains(side)
                && known.orElse(moves.ply()) == moves.ply()
                && moves.legal().contains(uci);
    }

    public BoardView view(
            SeatView white,
            SeatView black,
            ScreeningView screening,
            boolean approved,
            Optional<String> score,
            ConfirmationView confirmation,
            Optional<StartView> chess960) {
        return new BoardView(
                id.toString(),
                id.round(),
                id.number(),
                attempt,
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
                clocks,
                drawOffer,
                result,
                termination,
                rule,
                status == Status.ENDED ? Optional.of(approved ? "OFFICIAL" : "UNAPPROVED") : Optional.empty(),
                pauseReason,
                pauseCause,
                outage.filter(_ -> pauseCause.filter(OUTAGE::equals).isPresent()),
                Optional.of(arrivals.view(
                        rules.getDefaultMinutes(),
                        rules.getRollCall(),
                        Stream.of(Side.values()).filter(this::isUnchecked).toList(),
                        status == Status.CREATED ? occupants.newCodes() : List.of())),
                rules.getAdjournmentAllowed() ? Optional.of(adjournment) : Optional.empty(),
                Optional.of(status == Status.CREATED || status == Status.ENDED ? screening : ScreeningView.NONE),
                Wire.text(control),
                coloursKept,
                Optional.empty(),
                score.filter(_ -> status == Status.ENDED),
                Optional.empty(),
                records.corrections(),
                PlayRules.view(rules, control, earlyOffers, chess960),
                records.irregularities(),
                confirmation,
                clockChanges,
                List.copyOf(toReproduce),
                base.filter(_ -> status == Status.AWAITING_CA));
    }

    /**
     * Whether the game is in progress without a seat's checks; its player may move only once they are made (OCR 18.5,
     * 18.6, DEC-27).
     */
    public boolean isUnchecked(Side side) {
        return rules.getChecksRequired()
                && status != Status.CREATED
                && status != Status.ENDED
                && !arrivals.isCleared(side);
    }
}
