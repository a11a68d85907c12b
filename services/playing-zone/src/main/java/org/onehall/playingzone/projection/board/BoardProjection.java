package org.onehall.playingzone.projection.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.onehall.chess.Move;
import org.onehall.chess.PieceType;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.StartView;
import org.onehall.playingzone.projection.fairplay.ScreeningView;
import org.onehall.proto.game.v1.CategoryRules;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRules;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** What the game log says of one board, its current attempt. Not thread-safe: the hall guards it. */
public final class BoardProjection {
    /** How long before the resumption of an adjourned game a player may say that he is there. */
    private static final long BEFORE_RESUMPTION_MS = 15 * 60_000;

    private static final String ARBITER = "ARBITER";
    private static final Optional<String> FORFEIT = Optional.of(Wire.name(Termination.TERMINATION_FORFEIT));
    private static final String OUTAGE = "OUTAGE";

    public final BoardId id;
    private final Map<Side, Seat> seats = new HashMap<>();
    /** Who sat where, by the start of that sitting in ms since 1970: players may exchange seats (OCR 19.2). */
    private final NavigableMap<Long, Map<Side, Seat>> sittings = new TreeMap<>();

    private final Map<Side, AssistantView> assistants = new HashMap<>();
    /** Who help the players without entering their moves (LAW 8.1.6). */
    private final Map<Side, HelperView> helpers = new HashMap<>();

    private final List<MoveView> moves = new ArrayList<>();
    private int attempt = 1;
    /** Number of facts so far, without those of one seat: a gap in the numbers would give them away to the others. */
    private long told;

    private Status status = Status.CREATED;
    private Position position = Position.initial();
    private Optional<List<String>> legal = Optional.empty();
    private Optional<String> lastMove = Optional.empty();
    private int ply;
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
    /** A move is to be sealed for another session, not for a player who is absent from this one (ADJ I.9.3). */
    private boolean sessionEnds;
    /** The next move is the sealed one, which was made earlier. */
    private boolean sealedOpened;

    private int clockChanges;
    /** An arbiter has lifted the ban of draw offers for this attempt (LAW 9.1.1). */
    private boolean earlyOffers;
    /** Whose last move has not been confirmed on the traditional board yet (OCR 20.5). */
    private final Set<Side> toReproduce = EnumSet.noneOf(Side.class);
    /** Clocks a decision starts from after the last provisional flag (DEC-16). */
    private Optional<ClocksThen> base = Optional.empty();
    /** Queued moves; each is its owner's to see and in no view of the board (ENG-5). */
    private final Map<Side, String> preMoves = new HashMap<>();

    private AdjournmentView adjournment = AdjournmentView.NONE;
    private final List<RestoredView> restored = new ArrayList<>();
    /** The players have each other's colours (OCR 19.2). */
    private boolean exchanged;
    /** Seats whose new players have not come in since they were exchanged. */
    private final Set<Side> newCodes = EnumSet.noneOf(Side.class);

    private final List<CorrectionView> corrections = new ArrayList<>();
    private final List<IrregularityView> irregularities = new ArrayList<>();
    private final List<IrregularityView> allIrregularities = new ArrayList<>();
    /** Half-moves that were made when the colours were found reversed and kept (DEC-18). */
    private OptionalInt coloursKept = OptionalInt.empty();

    private final List<Reading> readings = new ArrayList<>();

    /**
     * What an order, a pause or the end of the game left on the clocks.
     *
     * @param trace of what caused it
     */
    private record Reading(boolean pause, String trace, ClocksThen then) {}

    public BoardProjection(BoardId id) {
        this.id = id;
    }

    /** Who is to enter a side's moves, or does (APP-III 1). */
    public Optional<AssistantView> assistant(Side side) {
        return Optional.ofNullable(assistants.get(side));
    }

    /** Who helps a side without entering its moves (LAW 8.1.6). */
    public Optional<HelperView> helper(Side side) {
        return Optional.ofNullable(helpers.get(side));
    }

    /** What a side has queued, for its owner alone (OCR 3.6 b, ENG-5). */
    public Optional<String> preMove(Side side) {
        return Optional.ofNullable(preMoves.get(side));
    }

    public Seat seat(Side side) {
        return seats.getOrDefault(side, Seat.getDefaultInstance());
    }

    /** Who had a side at an instant in ms since 1970; for an instant before the game was set up, who had it first. */
    public Seat seatAt(Side side, long ms) {
        var then = Optional.ofNullable(sittings.floorEntry(ms)).or(() -> Optional.ofNullable(sittings.firstEntry()));
        return then.map(one -> one.getValue().getOrDefault(side, Seat.getDefaultInstance()))
                .orElse(Seat.getDefaultInstance());
    }

    /** Whether who had a side at an instant in ms since 1970 has the other one now (OCR 19.2). */
    public boolean isAcross(Side side, long ms) {
        Seat then = seatAt(side, ms);
        return !then.equals(seats.get(side)) && then.equals(seats.get(side.other()));
    }

    private void sit(Seat white, Seat black, EventHeader header) {
        seats.put(Side.WHITE, white);
        seats.put(Side.BLACK, black);
        sittings.put(Wire.ms(header.getOccurredAt()), Map.copyOf(seats));
    }

    /** Those of void games included. */
    public List<IrregularityView> allIrregularities() {
        return List.copyOf(allIrregularities);
    }

    /** Whether the players have other colours than they were paired with (OCR 19.2). */
    public boolean exchanged() {
        return exchanged;
    }

    public List<RestoredView> restored() {
        return List.copyOf(restored);
    }

    /** A device has come in at a seat. */
    public void entered(Side side) {
        newCodes.remove(side);
    }

    public List<String> venues() {
        return List.of(seat(Side.WHITE).getVenue(), seat(Side.BLACK).getVenue());
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

    /** Its players have to be in the meeting of the communication system (OCR 16.5). */
    public boolean needsMeeting() {
        return rules.getCommunicationRequired() || rules.getCommunicationForMoves();
    }

    /** The last result that was put right; empty: none was in this attempt. */
    public Optional<CorrectionView> corrected() {
        return corrections.isEmpty() ? Optional.empty() : Optional.of(corrections.getLast());
    }

    /** A lost link is a disconnection now (OCR 18.9). */
    public boolean inProgress() {
        return status == Status.PLAYING || status == Status.PAUSED || status == Status.AWAITING_CA;
    }

    public Optional<Side> running() {
        return clocks.running();
    }

    /** The clocks at the first pause since then, in ms since 1970. */
    public Optional<ClocksThen> pausedSince(long ms) {
        return readings.stream()
                .filter(Reading::pause)
                .map(Reading::then)
                .filter(then -> then.at() >= ms)
                .findFirst();
    }

    /** The clocks after all that one order did. */
    public Optional<ClocksThen> after(String trace) {
        return readings.stream()
                .filter(reading -> !trace.isEmpty() && reading.trace().equals(trace))
                .map(Reading::then)
                .reduce((_, last) -> last);
    }

    /**
     * The seat of a fact that only this seat and the arbiters learn: about a move in advance, an assistant, a helper,
     * or a question about the times (OCR 3.6 b, 3.8, APP-III 1.3). Empty for facts that both seats learn.
     */
    public static Optional<Side> ofOneSeat(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case PRE_MOVE_QUEUED ->
                Optional.of(Wire.side(event.getPreMoveQueued().getSide()));
            case PRE_MOVE_DROPPED ->
                Optional.of(Wire.side(event.getPreMoveDropped().getSide()));
            case ASSISTANT_NAMED ->
                Optional.of(Wire.side(event.getAssistantNamed().getSide()));
            case ASSISTANT_ADMITTED ->
                Optional.of(Wire.side(event.getAssistantAdmitted().getSide()));
            case ASSISTANT_DISMISSED ->
                Optional.of(Wire.side(event.getAssistantDismissed().getSide()));
            case CLOCK_TIMES_ASKED ->
                Optional.of(Wire.side(event.getClockTimesAsked().getSide()));
            case HELPER_ACCEPTED ->
                Optional.of(Wire.side(event.getHelperAccepted().getSide()));
            case HELPER_DISMISSED ->
                Optional.of(Wire.side(event.getHelperDismissed().getSide()));
            case GAME_CREATED,
                    SEAT_CLEARED,
                    GAME_STARTED,
                    MOVE_PLAYED,
                    DRAW_OFFERED,
                    DRAW_DECLINED,
                    FLAG_FELL,
                    GAME_ENDED,
                    GAME_PAUSED,
                    GAME_RESUMED,
                    TIME_ADJUSTED,
                    GAME_VOIDED,
                    GAME_RESTARTED,
                    DISCONNECTION_NOTED,
                    OUTAGE_COVERED,
                    CLOCKS_SET,
                    SETTING_CORRECTED,
                    PERIOD_COMPLETED,
                    SEAT_PRESENT,
                    START_HELD,
                    DEFAULT_WAIVED,
                    FORFEIT_REVERSED,
                    POSITION_RESTORED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    GAME_ADJOURNED,
                    ENVELOPE_CONFIRMED,
                    ADJOURNMENT_RESUMED,
                    SEALED_MOVE_OPENED,
                    COLOURS_KEPT,
                    RESULT_SET_ASIDE,
                    DRAW_DECLARED,
                    DRAW_CLAIMED,
                    IRREGULARITY_RECORDED,
                    SEAT_EXCLUDED,
                    EARLY_OFFERS_ALLOWED,
                    MOVE_REPRODUCED,
                    PRE_MOVE_FIRED,
                    IRREGULARITY_TAKEN_BACK,
                    PAYLOAD_NOT_SET -> Optional.empty();
        };
    }

    /** A payload this reader does not know stops it, unless the writer says it may be ignored. */
    public void fold(GameEvent event) {
        take(event);
        switch (event.getPayloadCase()) {
            case GAME_PAUSED, GAME_RESUMED, TIME_ADJUSTED, CLOCKS_SET, GAME_RESTARTED, GAME_ENDED ->
                readings.add(new Reading(
                        event.hasGamePaused(),
                        event.getHeader().getCorrelationId(),
                        new ClocksThen(
                                Wire.ms(event.getHeader().getOccurredAt()), clocks.whiteMs(), clocks.blackMs())));
            default -> {}
        }
    }

    private void take(GameEvent event) {
        if (ofOneSeat(event).isEmpty()) told++;
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                sit(created.getWhite(), created.getBlack(), event.getHeader());
                fresh(1, created.getInitialFen(), created.getClocks());
                control = Controls.text(created.getWhiteControl());
                rules = created.getRules();
            }
            case SEAT_CLEARED -> arrivals.cleared(event.getSeatCleared());
            case GAME_VOIDED, DISCONNECTION_NOTED -> {}
            case SEALED_MOVE_OPENED -> sealedOpened = true;
            case ASSISTANT_NAMED -> {
                var named = event.getAssistantNamed();
                assistants.put(
                        Wire.side(named.getSide()),
                        new AssistantView(
                                named.getAssistantId(),
                                named.getName(),
                                Wire.name(named.getLanguage()),
                                false,
                                List.of()));
            }
            case ASSISTANT_ADMITTED -> {
                assistants.computeIfPresent(
                        Wire.side(event.getAssistantAdmitted().getSide()), (_, one) -> one.admit());
                preMoves.remove(Wire.side(event.getAssistantAdmitted().getSide()));
            }
            case ASSISTANT_DISMISSED ->
                assistants.remove(Wire.side(event.getAssistantDismissed().getSide()));
            case CLOCK_TIMES_ASKED ->
                assistants.computeIfPresent(
                        Wire.side(event.getClockTimesAsked().getSide()),
                        (_, one) -> one.asked(new TimesAskedView(
                                Wire.ms(event.getHeader().getOccurredAt()),
                                event.getClockTimesAsked().getPly())));
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
            case HELPER_ACCEPTED ->
                helpers.put(
                        Wire.side(event.getHelperAccepted().getSide()),
                        new HelperView(
                                event.getHelperAccepted().getName(),
                                event.getHelperAccepted().getDisabled()));
            case HELPER_DISMISSED ->
                helpers.remove(Wire.side(event.getHelperDismissed().getSide()));
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
                moves.replaceAll(move -> move.ply() == offer.getPly() ? move.offered() : move);
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
                    sit(restarted.getWhite(), restarted.getBlack(), event.getHeader());
                    exchanged = !exchanged;
                    newCodes.addAll(List.of(Side.values()));
                    arrivals.exchanged();
                    Map<Side, AssistantView> before = Map.copyOf(assistants);
                    assistants.clear();
                    before.forEach((side, assistant) -> assistants.put(side.other(), assistant));
                    Map<Side, HelperView> helped = Map.copyOf(helpers);
                    helpers.clear();
                    helped.forEach((side, helper) -> helpers.put(side.other(), helper));
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
                corrections.add(Corrections.of(event.getHeader(), aside, position));
                if (hasEnded(irregularities)) takenBack(event.getHeader());
                paused(Corrections.told(aside), ARBITER, aside.getClocks());
                result = Optional.empty();
                termination = Optional.empty();
                rule = Optional.empty();
            }
            case DRAW_DECLARED -> {
                Optional<CorrectionView> before = corrected().filter(Corrections::isForDraw);
                if (before.isPresent()) corrections.removeLast();
                corrections.add(Corrections.of(event.getHeader(), event.getDrawDeclared(), before));
            }
            case IRREGULARITY_RECORDED -> {
                irregularities.add(irregularity(event.getHeader(), event.getIrregularityRecorded()));
                allIrregularities.add(irregularities.getLast());
            }
            case IRREGULARITY_TAKEN_BACK -> takenBack(event.getHeader());
            case POSITION_RESTORED -> {
                var restored = event.getPositionRestored();
                clockChanges++;
                paused(restored.getReason(), ARBITER, restored.getClocks());
                ply = restored.getPly();
                at(Position.ofFen(restored.getFen()));
                this.restored.add(new RestoredView(
                        Wire.ms(event.getHeader().getOccurredAt()),
                        attempt,
                        Wire.name(event.getHeader().getActor().getRole()),
                        ply,
                        List.copyOf(moves.subList(ply, moves.size())),
                        restored.getReason(),
                        restored.getArticle()));
                moves.subList(ply, moves.size()).clear();
                toReproduce.clear();
                preMoves.clear();
                lastMove = moves.isEmpty()
                        ? Optional.empty()
                        : Optional.of(moves.getLast().uci());
                drawOffer = Optional.empty();
            }
            case SEALING_ORDERED -> {
                sessionEnds = true;
                preMoves.clear();
                var ordered = event.getSealingOrdered();
                adjournment = new AdjournmentView(
                        true,
                        Wire.text(ordered.getReason()),
                        ordered.hasSessionEnd()
                                ? OptionalLong.of(Wire.ms(ordered.getSessionEnd()))
                                : OptionalLong.empty(),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        OptionalLong.empty());
            }
            // The move itself is nobody's to see before it is opened (ADJ I.1.1).
            case MOVE_SEALED ->
                adjournment = new AdjournmentView(
                        true,
                        adjournment.reason(),
                        adjournment.sessionEnd(),
                        Optional.of(Wire.side(event.getMoveSealed().getSide())),
                        false,
                        Optional.empty(),
                        OptionalLong.empty());
            case GAME_ADJOURNED -> {
                if (sessionEnds) arrivals.sessionOver();
                sessionEnds = false;
                preMoves.clear();
                status = Status.ADJOURNED;
                adjournment = new AdjournmentView(
                        true,
                        adjournment.reason(),
                        adjournment.sessionEnd(),
                        Optional.of(Wire.side(event.getGameAdjourned().getSide())),
                        true,
                        Optional.empty(),
                        OptionalLong.empty());
                clocks(event.getGameAdjourned().getClocks());
            }
            case ENVELOPE_CONFIRMED -> {
                if (adjournment.place().isEmpty()) arrivals.nextSession();
                adjournment = new AdjournmentView(
                        true,
                        adjournment.reason(),
                        adjournment.sessionEnd(),
                        adjournment.sealed(),
                        true,
                        Wire.text(event.getEnvelopeConfirmed().getPlace()),
                        OptionalLong.of(Wire.ms(event.getEnvelopeConfirmed().getResumesAt())));
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
     * Whether a player may say now that he is at the board: not if the game is over or adjourned until much later. A
     * forfeited game counts: the player may have been here in time, untold (DEC-13).
     */
    public boolean isAwaited(long nowMs) {
        boolean muchLater = status == Status.ADJOURNED
                && (adjournment.resumesAt().isEmpty()
                        || nowMs < adjournment.resumesAt().getAsLong() - BEFORE_RESUMPTION_MS);
        boolean over = status == Status.ENDED && !termination.equals(FORFEIT);
        return !over && !muchLater;
    }

    /** Who has lost by a forfeit. */
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
        at(Position.ofFen(fen));
        moves.clear();
        lastMove = Optional.empty();
        ply = 0;
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
        corrections.clear();
        irregularities.clear();
        arrivals.anew();
        sessionEnds = false;
        sealedOpened = false;
        clocks(reading);
    }

    private void moved(MovePlayed move) {
        Side side = Wire.side(move.getSide());
        if (!sealedOpened) arrivals.moved(side);
        sealedOpened = false;
        ply = move.getPly();
        lastMove = Optional.of(move.getUci());
        boolean enPassant = isEnPassant(position, Move.ofUci(move.getUci()));
        at(Position.ofFen(move.getFen()));
        clocks(move.getClocks());
        moves.add(new MoveView(
                ply,
                move.getSan(),
                move.getUci(),
                side == Side.WHITE ? clocks.whiteMs() : clocks.blackMs(),
                move.getOfferDraw(),
                Wire.ms(move.getLagCompensated()),
                enPassant));
        if (move.getToReproduce()) toReproduce.add(side);
        if (move.getOfferDraw()) drawOffer = Optional.of(side);
        else if (drawOffer.isPresent() && drawOffer.get() != side) drawOffer = Optional.empty();
    }

    private static boolean isEnPassant(Position before, Move move) {
        return before.at(move.from())
                        .filter(piece -> piece.type() == PieceType.PAWN)
                        .isPresent()
                && move.from().file() != move.to().file()
                && before.at(move.to()).isEmpty();
    }

    private void at(Position now) {
        position = now;
        legal = Optional.empty();
    }

    /** Times or settings are others now. */
    private void changed(ClockReading reading) {
        clockChanges++;
        clocks(reading);
    }

    private void clocks(ClockReading reading) {
        clocks = Wire.clocks(reading);
    }

    /** When the game ended; empty while it goes on. */
    public OptionalLong endedAt() {
        return status == Status.ENDED ? endedAt : OptionalLong.empty();
    }

    /**
     * Whether a move will be played if it is sent at this moment.
     *
     * @param known half-moves that the sender knows of; empty: not said
     * @param assistant whether the player's assistant sends it (APP-III 1)
     */
    public boolean isLegal(Side side, String uci, OptionalInt known, boolean assistant) {
        boolean mover = assistant(side).filter(AssistantView::admitted).isPresent() == assistant;
        return status == Status.PLAYING
                && position.sideToMove() == side
                && mover
                && !toReproduce.contains(side)
                && known.orElse(ply) == ply
                && legal().contains(uci);
    }

    private List<String> legal() {
        if (legal.isEmpty())
            legal = Optional.of(position.legalMoves().stream().map(Move::uci).toList());
        return legal.get();
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
                position.fen(),
                lastMove,
                position.isCheck(),
                position.sideToMove(),
                ply,
                List.copyOf(moves),
                status == Status.PLAYING ? Optional.of(legal()) : Optional.empty(),
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
                        status == Status.CREATED ? List.copyOf(newCodes) : List.of())),
                rules.getAdjournmentAllowed() ? Optional.of(adjournment) : Optional.empty(),
                Optional.of(status == Status.CREATED || status == Status.ENDED ? screening : ScreeningView.NONE),
                Wire.text(control),
                coloursKept,
                Optional.empty(),
                score.filter(_ -> status == Status.ENDED),
                Optional.empty(),
                List.copyOf(corrections),
                playRules(chess960),
                List.copyOf(irregularities),
                confirmation,
                clockChanges,
                List.copyOf(toReproduce),
                base.filter(_ -> status == Status.AWAITING_CA));
    }

    /**
     * Whether the game has begun without a seat's checks and is not over: its player moves once they are made (OCR
     * 18.5, 18.6, DEC-27).
     */
    public boolean isUnchecked(Side side) {
        return rules.getChecksRequired()
                && status != Status.CREATED
                && status != Status.ENDED
                && !arrivals.isCleared(side);
    }

    private PlayRulesView playRules(Optional<StartView> chess960) {
        var illegal = rules.getIllegalMoves();
        return new PlayRulesView(
                rules.hasDrawClaims()
                        ? OptionalInt.of(rules.getDrawClaims().getWrongClaimSeconds())
                        : OptionalInt.empty(),
                rules.hasIllegalMoves() ? Optional.of(Wire.name(illegal.getPolicy())) : Optional.empty(),
                illegal.getLimited(),
                illegal.getSeconds(),
                chess960,
                offerBan(),
                rules.getPreMoves(),
                category()
                        .map(CategoryRules::getPenaltySeconds)
                        .map(OptionalInt::of)
                        .orElse(OptionalInt.empty()),
                category().map(CategoryRules::getScoresheets));
    }

    /** The rules of the category of the game's present time control; empty where they were not recorded. */
    private Optional<CategoryRules> category() {
        return Wire.text(control)
                .map(TimeControl::parse)
                .map(TimeControl::category)
                .flatMap(category -> rules.getCategoriesList().stream()
                        .filter(one -> Wire.name(one.getCategory()).equals(category.name()))
                        .findFirst());
    }

    private Optional<OfferBanView> offerBan() {
        if (rules.getDrawAllowed() && rules.getDrawMinMove() <= 1) return Optional.empty();
        return Optional.of(new OfferBanView(
                rules.getDrawAllowed() ? OptionalInt.of(rules.getDrawMinMove()) : OptionalInt.empty(),
                rules.getDrawArbiterConsent(),
                earlyOffers));
    }

    /** The last record no longer counts, but it stays known that it was made. */
    private void takenBack(EventHeader header) {
        IrregularityView last = irregularities.removeLast();
        allIrregularities.replaceAll(one -> one == last ? one.takenBack(Wire.ms(header.getOccurredAt())) : one);
    }

    /** Nothing follows a record that has ended the game but that it is taken back (AMD 7.5.5). */
    private static boolean hasEnded(List<IrregularityView> recorded) {
        return !recorded.isEmpty() && recorded.getLast().consequence().equals("END");
    }

    private IrregularityView irregularity(EventHeader header, IrregularityRecorded recorded) {
        return new IrregularityView(
                Wire.side(recorded.getSide()),
                Wire.name(recorded.getKind()),
                recorded.getPly(),
                recorded.getNumber(),
                Wire.name(recorded.getConsequence()),
                recorded.getReason(),
                recorded.getArticle(),
                Wire.ms(header.getOccurredAt()),
                Optional.of(Wire.name(header.getActor().getRole()))
                        .filter(_ -> !recorded.getReason().isEmpty()),
                recorded.getRecordedBy(),
                seat(Wire.side(recorded.getSide())).getPlayerName(),
                OptionalLong.empty());
    }
}
