package org.onehall.playingzone.projection.board;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.StartView;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRules;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Role;

/** The current game of a board: who has arrived, the clocks, the moves, and how it ended. */
final class Game {
    private static final String ARBITER = "ARBITER";

    private final Arrivals arrivals = new Arrivals();
    private final Moves moves = new Moves();
    private final PreMoves preMoves = new PreMoves();
    private final Pause pause = new Pause();
    private final Adjournment adjournment = new Adjournment();
    private final Outcome outcome = new Outcome();

    private int attempt = 1;
    private Status status = Status.CREATED;
    private GameRules rules = GameRules.getDefaultInstance();
    private String control = "";
    private ClocksView clocks = new ClocksView(0, 0, Optional.empty(), 0, OptionalLong.empty(), OptionalLong.empty());
    private int clockChanges;
    private Optional<Side> drawOffer = Optional.empty();
    /** Whether an arbiter has lifted the ban on draw offers for this attempt (LAW 9.1.1). */
    private boolean earlyOffers;
    /** The sides whose last move is not yet confirmed on the traditional board (OCR 20.5). */
    private final Set<Side> toReproduce = EnumSet.noneOf(Side.class);
    /** The clock times from which a decision starts after the last provisional flag fall (DEC-16). */
    private Optional<ClocksThen> base = Optional.empty();
    /** The number of half-moves made when the colours were found to be reversed and were kept (DEC-18). */
    private OptionalInt coloursKept = OptionalInt.empty();

    /** An unknown payload stops the reader, unless the writer says it may be ignored. */
    void fold(GameEvent event) {
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                fresh(1, created.getInitialFen(), created.getClocks());
                control = Controls.text(created.getWhiteControl());
                rules = created.getRules();
            }
            case SEAT_CLEARED -> arrivals.cleared(event.getSeatCleared());
            case SEALED_MOVE_OPENED -> adjournment.sealedMoveOpened();
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
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED, ASSISTANT_ADMITTED -> preMoves.fold(event);
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
                if (event.getFlagFell().getProvisional()) undecided(event.getFlagFell());
                clocks(event.getFlagFell().getClocks());
            }
            case GAME_ENDED -> {
                var ended = event.getGameEnded();
                preMoves.clear();
                status = Status.ENDED;
                arrivals.stopped(Wire.ms(ended.getClocks().getAt()));
                outcome.ended(event.getHeader(), ended);
                drawOffer = Optional.empty();
                pause.over();
                clocks(ended.getClocks());
            }
            case GAME_PAUSED -> {
                var paused = event.getGamePaused();
                paused(
                        paused.getReason(),
                        paused.hasCause() ? Wire.name(paused.getCause()) : ARBITER,
                        paused.getClocks());
            }
            case GAME_RESUMED -> {
                status = Status.PLAYING;
                arrivals.wentOn(Wire.ms(event.getGameResumed().getClocks().getAt()));
                pause.over();
                clocks(event.getGameResumed().getClocks());
            }
            case TIME_ADJUSTED -> changed(event.getTimeAdjusted().getClocks());
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                if (restarted.hasReplaced()) arrivals.replaced(Wire.side(restarted.getReplaced()));
                else if (restarted.hasWhite() && restarted.hasBlack()) arrivals.exchanged();
                fresh(restarted.getAttempt(), restarted.getInitialFen(), restarted.getClocks());
                control = Controls.text(restarted.getWhiteControl());
                if (restarted.hasRules()) rules = restarted.getRules();
            }
            case OUTAGE_COVERED -> {
                var covered = event.getOutageCovered();
                arrivals.without(Wire.ms(covered.getFrom()), Wire.ms(covered.getTo()));
                pause.covered(covered);
                clocks(covered.getClocks());
            }
            case CLOCKS_SET -> changed(event.getClocksSet().getClocks());
            case SETTING_CORRECTED -> {
                control = Controls.text(event.getSettingCorrected().getWhiteControl());
                changed(event.getSettingCorrected().getClocks());
            }
            case PERIOD_COMPLETED -> clocks(event.getPeriodCompleted().getClocks());
            case FORFEIT_REVERSED -> {
                var reversed = event.getForfeitReversed();
                boolean foundInTime = event.getHeader().getActor().getRole() == Role.ROLE_SERVICE;
                if (!foundInTime) outcome.forfeited().forEach(arrivals::forgiven);
                paused(reversed.getReason(), ARBITER, reversed.getClocks());
                outcome.none();
            }
            case RESULT_SET_ASIDE -> {
                var aside = event.getResultSetAside();
                paused(Corrections.told(aside), ARBITER, aside.getClocks());
                outcome.none();
            }
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
                preMoves.clear();
                adjournment.ordered(event.getSealingOrdered());
            }
            case MOVE_SEALED -> adjournment.sealed(event.getMoveSealed());
            case GAME_ADJOURNED -> {
                if (adjournment.endsSession()) arrivals.sessionOver();
                preMoves.clear();
                status = Status.ADJOURNED;
                adjournment.adjourned(event.getGameAdjourned());
                clocks(event.getGameAdjourned().getClocks());
            }
            case ENVELOPE_CONFIRMED -> {
                if (!adjournment.hasPlace()) arrivals.nextSession();
                adjournment.kept(event.getEnvelopeConfirmed());
            }
            case ADJOURNMENT_RESUMED -> {
                var resumed = event.getAdjournmentResumed();
                status = Status.PLAYING;
                if (adjournment.hasPlace())
                    arrivals.started(Wire.ms(resumed.getClocks().getAt()));
                adjournment.resumed();
                clocks(resumed.getClocks());
            }
            case GAME_VOIDED,
                    DISCONNECTION_NOTED,
                    ASSISTANT_NAMED,
                    ASSISTANT_DISMISSED,
                    CLOCK_TIMES_ASKED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    DRAW_CLAIMED,
                    DRAW_DECLARED,
                    IRREGULARITY_RECORDED,
                    IRREGULARITY_TAKEN_BACK -> {}
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
    }

    private void fresh(int number, String fen, ClockReading reading) {
        attempt = number;
        status = Status.CREATED;
        moves.fresh(fen);
        drawOffer = Optional.empty();
        outcome.none();
        pause.over();
        adjournment.reset();
        coloursKept = OptionalInt.empty();
        earlyOffers = false;
        toReproduce.clear();
        preMoves.clear();
        arrivals.reset();
        clocks(reading);
    }

    private void moved(MovePlayed move) {
        Side side = Wire.side(move.getSide());
        if (!adjournment.isSealedMoveNext()) arrivals.moved(side);
        adjournment.moved();
        clocks(move.getClocks());
        moves.played(move, side == Side.WHITE ? clocks.whiteMs() : clocks.blackMs());
        if (move.getToReproduce()) toReproduce.add(side);
        if (move.getOfferDraw()) drawOffer = Optional.of(side);
        else if (drawOffer.isPresent() && drawOffer.get() != side) drawOffer = Optional.empty();
    }

    /** A provisional flag fall waits for the Chief Arbiter (DEC-15, DEC-16). */
    private void undecided(FlagFell fell) {
        status = Status.AWAITING_CA;
        ClockReading from = fell.getBase();
        base = fell.hasBase()
                ? Optional.of(new ClocksThen(Wire.ms(from.getAt()), Wire.ms(from.getWhite()), Wire.ms(from.getBlack())))
                : Optional.empty();
        arrivals.stopped(Wire.ms(fell.getAt()));
    }

    private void paused(String reason, String cause, ClockReading reading) {
        status = Status.PAUSED;
        pause.began(reason, cause);
        arrivals.stopped(Wire.ms(reading.getAt()));
        clocks(reading);
    }

    /** Times or settings have changed. */
    private void changed(ClockReading reading) {
        clockChanges++;
        clocks(reading);
    }

    private void clocks(ClockReading reading) {
        clocks = Wire.clocks(reading);
    }

    int attempt() {
        return attempt;
    }

    Status status() {
        return status;
    }

    ClocksView clocks() {
        return clocks;
    }

    /** How often times or settings were changed, or an earlier position was restored, in all attempts. */
    int clockChanges() {
        return clockChanges;
    }

    String control() {
        return control;
    }

    Arrivals arrivals() {
        return arrivals;
    }

    Moves moves() {
        return moves;
    }

    /** The queued move of a side, for its owner only (OCR 3.6 b, ENG-5). */
    Optional<String> preMove(Side side) {
        return preMoves.of(side);
    }

    Pause pause() {
        return pause;
    }

    Outcome outcome() {
        return outcome;
    }

    Optional<Side> drawOffer() {
        return drawOffer;
    }

    List<Side> toReproduce() {
        return List.copyOf(toReproduce);
    }

    OptionalInt coloursKept() {
        return coloursKept;
    }

    /** The clock times from which a decision starts, while a provisional flag fall waits for it (DEC-16). */
    Optional<ClocksThen> base() {
        return base.filter(_ -> status == Status.AWAITING_CA);
    }

    /** Empty if games are not adjourned. */
    Optional<AdjournmentView> adjournment() {
        return rules.getAdjournmentAllowed() ? Optional.of(adjournment.view()) : Optional.empty();
    }

    PlayRulesView rules(Optional<StartView> chess960) {
        return PlayRules.view(rules, control, earlyOffers, chess960);
    }

    /** @param newCodes seats whose new players have not signed in since the exchange */
    ArrivalView arrival(List<Side> newCodes) {
        return arrivals.view(
                rules.getDefaultMinutes(),
                rules.getRollCall(),
                Stream.of(Side.values()).filter(this::isUnchecked).toList(),
                status == Status.CREATED ? newCodes : List.of());
    }

    /** Whether the players must be in the meeting of the communication system (OCR 16.5). */
    boolean needsMeeting() {
        return rules.getCommunicationRequired() || rules.getCommunicationForMoves();
    }

    /** Whether the game is in progress without a seat's checks (OCR 18.5, 18.6, DEC-27). */
    boolean isUnchecked(Side side) {
        return status != Status.CREATED
                && status != Status.ENDED
                && !arrivals.checks(rules.getChecksRequired(), side).missing().isEmpty();
    }

    /** Whether a player may check in now (DEC-13). */
    boolean isAwaited(long nowMs) {
        boolean muchLater = status == Status.ADJOURNED && adjournment.resumesMuchLater(nowMs);
        boolean over = status == Status.ENDED && !outcome.isForfeit();
        return !over && !muchLater;
    }

    /**
     * Whether a side may play a move now.
     *
     * @param known number of half-moves known to the sender; empty if not given
     */
    boolean isLegal(Side side, String uci, OptionalInt known) {
        return status == Status.PLAYING
                && moves.position().sideToMove() == side
                && !toReproduce.contains(side)
                && known.orElse(moves.ply()) == moves.ply()
                && moves.legal().contains(uci);
    }
}
