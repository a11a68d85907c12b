package org.onehall.playingzone.projection.timeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.disconnection.CaseProjection;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/**
 * Everything that happened on one board, its void games included, told by the logs that own it and put in the order it
 * happened. What a move was sealed as is not in it (ADJ I.1.1). Not thread-safe: the hall guards it.
 */
public final class TimelineProjection {
    /** Those that tell; of one instant, in this order. */
    private enum Log {
        COMPETITION,
        CLOCK,
        CONNECTIVITY,
        FAIR_PLAY,
        ADJUDICATION,
        GAME
    }

    private static final Comparator<Fact> AS_IT_HAPPENED =
            Comparator.comparingLong(Fact::at).thenComparing(Fact::log).thenComparingLong(Fact::sequence);

    /** Steps of a case that are rulings. */
    private static final Set<String> DECISIONS = Set.of("DECIDED", "APPLIED", "REFUSED");

    private static final Set<StepKind> CLOCK_CHANGES =
            Set.of(StepKind.TIME_CHANGED, StepKind.CLOCKS_SET, StepKind.SETTING_CORRECTED);

    /** Rulings with an id of their own. */
    private static final Set<StepKind> RULED = Set.of(
            StepKind.DECIDED,
            StepKind.PENALISED,
            StepKind.PENALTY_WITHDRAWN,
            StepKind.PAUSE_COMPENSATED,
            StepKind.APPEAL_DECIDED);

    /** What an arbiter orders about a game itself, or about its clocks. */
    private static final Set<StepKind> ORDERED = Set.of(
            StepKind.DEFAULT_WAIVED,
            StepKind.FORFEIT_REVERSED,
            StepKind.RESULT_SET_ASIDE,
            StepKind.DRAW_DECLARED,
            StepKind.POSITION_RESTORED,
            StepKind.COLOURS_KEPT,
            StepKind.VOIDED,
            StepKind.SETTING_CORRECTED,
            StepKind.CLOCKS_SET,
            StepKind.TIME_CHANGED,
            StepKind.IRREGULARITY,
            StepKind.IRREGULARITY_TAKEN_BACK,
            StepKind.OFFERS_ALLOWED,
            StepKind.SEALING_ORDERED,
            StepKind.HELD);

    /** Detail of an irregularity: the half-move at which it happened, from 1. */
    private static final String AT = "at";

    /** Kind of the decision of an appeal that gives the game another score (OCR 17.11). */
    private static final String NEW_SCORE = "APPEAL_CHANGED";

    private final List<Fact> facts = new ArrayList<>();
    /** Who gave the order or made the ruling that a service carried out, by trace. */
    private final Map<String, By> hands = new HashMap<>();
    /** Kinds of orders, by order. */
    private final Map<String, String> orders = new HashMap<>();
    /** Whom incidents are about. */
    private final Map<String, Side> incidents = new HashMap<>();
    /** Who decides appeals, by appeal (OCR 17.11). */
    private final Map<String, String> bodies = new HashMap<>();
    /** When calls were made. */
    private final Map<String, Long> calls = new HashMap<>();

    private record By(String role, String subject) {
        static final By HALL = new By("", "");
        /** The playing zone, where the regulations let it act by itself. */
        static final By AUTOMATIC = new By("AUTOMATIC", "");

        static By of(EventHeader header) {
            Role role = header.getActor().getRole();
            return role == Role.ROLE_SERVICE || role == Role.ROLE_UNSPECIFIED
                    ? HALL
                    : new By(Wire.name(role), header.getActor().getSubject());
        }

        /**
         * A player, or who acts for him, rules nothing: what follows from his move or his claim is the zone's (AMD 7.5,
         * LAW 9.5.3, DEC-22).
         */
        static By ruling(EventHeader header) {
            Role role = header.getActor().getRole();
            return role == Role.ROLE_PLAYER || role == Role.ROLE_ASSISTANT ? AUTOMATIC : of(header);
        }
    }

    private sealed interface Fact {
        long at();

        Log log();

        long sequence();
    }

    /** The most frequent of them, kept small. */
    private record Moved(
            long at,
            long sequence,
            Side side,
            int ply,
            String san,
            boolean offer,
            long spentMs,
            long whiteMs,
            long blackMs)
            implements Fact {
        static Moved of(EventHeader header, MovePlayed move) {
            return new Moved(
                    Wire.ms(header.getOccurredAt()),
                    header.getSequence(),
                    Wire.side(move.getSide()),
                    move.getPly(),
                    move.getSan(),
                    move.getOfferDraw(),
                    Wire.ms(move.getSpent()),
                    Wire.ms(move.getClocks().getWhite()),
                    Wire.ms(move.getClocks().getBlack()));
        }

        @Override
        public Log log() {
            return Log.GAME;
        }

        /** As "3. Nc3", "3... Nf6". */
        String text() {
            return (ply + 1) / 2 + (ply % 2 == 0 ? "... " : ". ") + san;
        }
    }

    /** Any other. */
    private static final class Told implements Fact {
        private final StepKind kind;
        private final Log log;
        private final long sequence;
        private final String trace;
        private By by;
        private By known = By.HALL;
        private final long at;
        private Optional<Side> side = Optional.empty();
        private String article;
        private String text = "";
        private Map<String, String> details = Map.of();
        private Optional<ClocksThen> before = Optional.empty();
        private Optional<ClocksThen> after = Optional.empty();
        private OptionalLong ms = OptionalLong.empty();
        private Optional<String> ruling = Optional.empty();
        /** Changes what the next ones are of. */
        private Optional<Integer> attempt = Optional.empty();

        private Optional<Integer> ply = Optional.empty();
        private Map<Side, Seat> seats = Map.of();

        private Told(StepKind kind, Log log, long sequence, String trace, By by, long at, String article) {
            this.kind = kind;
            this.log = log;
            this.sequence = sequence;
            this.trace = trace;
            this.by = by;
            this.at = at;
            this.article = article;
        }

        static Told of(StepKind kind, Log log, EventHeader header) {
            return new Told(
                    kind,
                    log,
                    header.getSequence(),
                    header.getCorrelationId(),
                    By.of(header),
                    Wire.ms(header.getOccurredAt()),
                    header.getRule());
        }

        static Told of(CaseProjection file, CaseProjection.Step step, int sequence) {
            Told told = new Told(
                    StepKind.valueOf("CASE_" + step.what()),
                    Log.CONNECTIVITY,
                    sequence,
                    "",
                    new By(step.by(), step.official()),
                    step.at(),
                    "OCR 18.9");
            told.side = Optional.of(file.side());
            if (told.kind == StepKind.CASE_CAUSE) return told.detail("segment", step.text());
            return told.kind == StepKind.CASE_GAME_VOID ? told.ruling(step.text()) : told.text(step.text());
        }

        @Override
        public long at() {
            return at;
        }

        @Override
        public Log log() {
            return log;
        }

        @Override
        public long sequence() {
            return sequence;
        }

        Told side(org.onehall.proto.types.v1.Side of) {
            side = Optional.of(Wire.side(of));
            return this;
        }

        Told side(Optional<Side> of) {
            side = of;
            return this;
        }

        /** Empty text leaves the one of the event's header. */
        Told article(String of) {
            if (!of.isEmpty()) article = of;
            return this;
        }

        /** Id of the person who did it, for use where no log says whose order a service carried out; "" if unknown. */
        Told otherwise(String person) {
            known = new By("", person);
            return this;
        }

        Told by(By hand) {
            by = hand;
            return this;
        }

        Told text(String words) {
            text = words;
            return this;
        }

        Told detail(String name, Object value) {
            if (String.valueOf(value).isEmpty()) return this;
            Map<String, String> more = new LinkedHashMap<>(details);
            more.put(name, String.valueOf(value));
            details = Map.copyOf(more);
            return this;
        }

        Told clocks(ClockReading reading) {
            after = Optional.of(then(reading));
            return this;
        }

        Told before(boolean known, ClockReading reading) {
            if (known) before = Optional.of(then(reading));
            return this;
        }

        Told ms(long span) {
            ms = OptionalLong.of(span);
            return this;
        }

        Told ruling(String id) {
            ruling = Wire.text(id);
            return this;
        }

        Told attempt(int number) {
            attempt = Optional.of(number);
            return this;
        }

        Told ply(int number) {
            ply = Optional.of(number);
            return this;
        }

        Told seats(Seat white, Seat black) {
            seats = Map.of(Side.WHITE, white, Side.BLACK, black);
            return this;
        }

        Optional<IrregularityReport> irregularity() {
            if (kind != StepKind.IRREGULARITY && kind != StepKind.IRREGULARITY_TAKEN_BACK) return Optional.empty();
            String what = details.getOrDefault("irregularity", "");
            String of = switch (what) {
                case "ILLEGAL_MOVE" -> "AMD 7.5.1";
                case "UNPROMOTED_PAWN" -> "AMD 7.5.2";
                case "CLOCK_WITHOUT_MOVE" -> "AMD 7.5.3";
                case "TWO_HANDS" -> "AMD 7.5.4";
                default -> article;
            };
            return Optional.of(new IrregularityReport(
                    what,
                    of,
                    Integer.parseInt(details.getOrDefault(AT, "0")),
                    number(),
                    Optional.ofNullable(details.get("consequence")),
                    Optional.ofNullable(details.get("tried"))));
        }

        private boolean is(String detail) {
            return Boolean.parseBoolean(details.get(detail));
        }

        private OptionalInt number() {
            return details.containsKey("number")
                    ? OptionalInt.of(Integer.parseInt(details.get("number")))
                    : OptionalInt.empty();
        }

        private static ClocksThen then(ClockReading reading) {
            return new ClocksThen(Wire.ms(reading.getAt()), Wire.ms(reading.getWhite()), Wire.ms(reading.getBlack()));
        }
    }

    public void fold(GameEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                add(StepKind.CREATED, header)
                        .attempt(1)
                        .ply(0)
                        .seats(created.getWhite(), created.getBlack())
                        .detail("white", created.getWhite().getPlayerName())
                        .detail("black", created.getBlack().getPlayerName())
                        .detail("control", Controls.text(created.getWhiteControl()))
                        .clocks(created.getClocks());
            }
            // What follows from a check, a case and the seat itself is told by their owners.
            case SEAT_CLEARED, DISCONNECTION_NOTED, PAYLOAD_NOT_SET -> {}
            // Nobody but its owner knows of a queued move, and once made it is a move (ENG-5).
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case SEAT_PRESENT ->
                add(StepKind.PRESENT, header)
                        .side(event.getSeatPresent().getSide())
                        .detail("present", event.getSeatPresent().getPresent());
            case START_HELD ->
                add(StepKind.HELD, header)
                        .side(event.getStartHeld().getSide())
                        .detail("held", event.getStartHeld().getHeld())
                        .text(event.getStartHeld().getReason());
            case SEAT_EXCLUDED ->
                add(StepKind.EXCLUDED, header)
                        .side(event.getSeatExcluded().getSide())
                        .detail("excluded", event.getSeatExcluded().getExcluded());
            case DEFAULT_WAIVED -> {
                var waived = event.getDefaultWaived();
                add(StepKind.DEFAULT_WAIVED, header)
                        .side(waived.hasSide() ? Optional.of(Wire.side(waived.getSide())) : Optional.empty())
                        .detail("minutes", waived.hasMinutes() ? waived.getMinutes() : "")
                        .text(waived.getReason());
            }
            case GAME_STARTED ->
                add(StepKind.STARTED, header).clocks(event.getGameStarted().getClocks());
            case MOVE_PLAYED -> facts.add(Moved.of(header, event.getMovePlayed()));
            case DRAW_OFFERED ->
                add(StepKind.DRAW_OFFERED, header).side(event.getDrawOffered().getSide());
            case MOVE_REPRODUCED ->
                add(StepKind.REPRODUCED, header).side(event.getMoveReproduced().getSide());
            case HELPER_ACCEPTED ->
                add(StepKind.HELPER_ACCEPTED, header)
                        .side(event.getHelperAccepted().getSide())
                        .text(event.getHelperAccepted().getName());
            case HELPER_DISMISSED ->
                add(StepKind.HELPER_DISMISSED, header)
                        .side(event.getHelperDismissed().getSide())
                        .text(event.getHelperDismissed().getReason());
            case DRAW_DECLINED ->
                add(StepKind.DRAW_DECLINED, header).side(event.getDrawDeclined().getSide());
            case EARLY_OFFERS_ALLOWED ->
                add(StepKind.OFFERS_ALLOWED, header)
                        .detail("allowed", event.getEarlyOffersAllowed().getAllowed())
                        .text(event.getEarlyOffersAllowed().getReason());
            case FLAG_FELL ->
                add(StepKind.FLAG_FELL, header)
                        .side(event.getFlagFell().getSide())
                        .detail("provisional", event.getFlagFell().getProvisional())
                        .clocks(event.getFlagFell().getClocks());
            case GAME_ENDED -> {
                var ended = event.getGameEnded();
                add(StepKind.ENDED, header)
                        .detail("result", Wire.result(ended.getResult()).orElse(""))
                        .detail("termination", Wire.name(ended.getTermination()))
                        .article(ended.getArticle())
                        .clocks(ended.getClocks());
            }
            case GAME_PAUSED -> {
                var paused = event.getGamePaused();
                add(StepKind.PAUSED, header)
                        .detail("cause", paused.hasCause() ? Wire.name(paused.getCause()) : "")
                        .text(paused.getReason())
                        .clocks(paused.getClocks());
            }
            case GAME_RESUMED ->
                add(StepKind.RESUMED, header)
                        .article(event.getGameResumed().getArticle())
                        .text(event.getGameResumed().getReason())
                        .clocks(event.getGameResumed().getClocks());
            case TIME_ADJUSTED -> {
                var adjusted = event.getTimeAdjusted();
                add(StepKind.TIME_CHANGED, header)
                        .by(By.ruling(header))
                        .side(adjusted.getSide())
                        .ms(Wire.ms(adjusted.getChange()))
                        .article(adjusted.getArticle())
                        .text(adjusted.getReason())
                        .before(adjusted.hasBefore(), adjusted.getBefore())
                        .clocks(adjusted.getClocks());
            }
            case CLOCKS_SET -> {
                var set = event.getClocksSet();
                add(StepKind.CLOCKS_SET, header)
                        .article(set.getArticle())
                        .text(set.getReason())
                        .before(set.hasBefore(), set.getBefore())
                        .clocks(set.getClocks());
            }
            case SETTING_CORRECTED -> {
                var corrected = event.getSettingCorrected();
                add(StepKind.SETTING_CORRECTED, header)
                        .detail("control", Controls.text(corrected.getWhiteControl()))
                        .article(corrected.getArticle())
                        .text(corrected.getReason())
                        .before(corrected.hasBefore(), corrected.getBefore())
                        .clocks(corrected.getClocks());
            }
            case PERIOD_COMPLETED ->
                add(StepKind.PERIOD, header)
                        .side(event.getPeriodCompleted().getSide())
                        .detail("period", event.getPeriodCompleted().getPeriod() + 1)
                        .clocks(event.getPeriodCompleted().getClocks());
            case OUTAGE_COVERED -> {
                var covered = event.getOutageCovered();
                add(StepKind.OUTAGE, header)
                        .ms(Wire.ms(covered.getTo()) - Wire.ms(covered.getFrom()))
                        .clocks(covered.getClocks());
            }
            case GAME_VOIDED ->
                add(StepKind.VOIDED, header)
                        .article(event.getGameVoided().getArticle())
                        .text(event.getGameVoided().getReason());
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                Told told = add(StepKind.RESTARTED, header)
                        .attempt(restarted.getAttempt())
                        .ply(0)
                        .detail("control", Controls.text(restarted.getWhiteControl()))
                        .clocks(restarted.getClocks());
                if (restarted.hasWhite() && restarted.hasBlack())
                    told.detail("exchanged", true).seats(restarted.getWhite(), restarted.getBlack());
            }
            case COLOURS_KEPT ->
                add(StepKind.COLOURS_KEPT, header).text(event.getColoursKept().getReason());
            case FORFEIT_REVERSED ->
                add(StepKind.FORFEIT_REVERSED, header)
                        .text(event.getForfeitReversed().getReason())
                        .clocks(event.getForfeitReversed().getClocks());
            case RESULT_SET_ASIDE -> {
                var aside = event.getResultSetAside();
                add(StepKind.RESULT_SET_ASIDE, header)
                        .detail("result", Wire.result(aside.getResult()).orElse(""))
                        .detail("goesOn", aside.getGoesOn())
                        .article(aside.getArticle())
                        .text(aside.getReason())
                        .clocks(aside.getClocks());
            }
            case DRAW_DECLARED ->
                add(StepKind.DRAW_DECLARED, header)
                        .detail("situation", Wire.name(event.getDrawDeclared().getSituation()))
                        .detail("after", event.getDrawDeclared().getPly())
                        .text(event.getDrawDeclared().getReason());
            case DRAW_CLAIMED -> {
                var claim = event.getDrawClaimed();
                add(StepKind.DRAW_CLAIMED, header)
                        .side(claim.getSide())
                        .detail("claimed", Wire.name(claim.getSituation()))
                        .detail("upheld", claim.getUpheld());
            }
            case IRREGULARITY_RECORDED -> {
                var recorded = event.getIrregularityRecorded();
                add(StepKind.IRREGULARITY, header)
                        .by(By.ruling(header))
                        .side(recorded.getSide())
                        .detail("irregularity", Wire.name(recorded.getKind()))
                        .detail("number", recorded.getNumber())
                        .detail("consequence", Wire.name(recorded.getConsequence()))
                        .detail("tried", recorded.getUci())
                        .detail(AT, recorded.getPly())
                        .article(recorded.getArticle())
                        .text(recorded.getReason());
            }
            case IRREGULARITY_TAKEN_BACK -> {
                var taken = event.getIrregularityTakenBack();
                add(StepKind.IRREGULARITY_TAKEN_BACK, header)
                        .side(taken.getSide())
                        .detail("irregularity", Wire.name(taken.getKind()))
                        .detail(AT, taken.getPly())
                        .article(taken.getArticle())
                        .text(taken.getReason());
            }
            case ASSISTANT_NAMED ->
                add(StepKind.ASSISTANT_NAMED, header)
                        .side(event.getAssistantNamed().getSide())
                        .text(event.getAssistantNamed().getName());
            case ASSISTANT_ADMITTED ->
                add(StepKind.ASSISTANT_ADMITTED, header)
                        .side(event.getAssistantAdmitted().getSide());
            case ASSISTANT_DISMISSED ->
                add(StepKind.ASSISTANT_DISMISSED, header)
                        .side(event.getAssistantDismissed().getSide())
                        .text(event.getAssistantDismissed().getReason());
            case CLOCK_TIMES_ASKED ->
                add(StepKind.TIMES_ASKED, header)
                        .side(event.getClockTimesAsked().getSide())
                        .clocks(event.getClockTimesAsked().getClocks());
            case POSITION_RESTORED -> {
                var restored = event.getPositionRestored();
                add(StepKind.POSITION_RESTORED, header)
                        .ply(restored.getPly())
                        .article(restored.getArticle())
                        .text(restored.getReason())
                        .before(restored.hasBefore(), restored.getBefore())
                        .clocks(restored.getClocks());
            }
            case SEALING_ORDERED -> {
                var ordered = event.getSealingOrdered();
                add(StepKind.SEALING_ORDERED, header)
                        .detail("sessionEnd", ordered.hasSessionEnd() ? Wire.ms(ordered.getSessionEnd()) : "")
                        .text(ordered.getReason());
            }
            case MOVE_SEALED ->
                add(StepKind.SEALED, header).side(event.getMoveSealed().getSide());
            case GAME_ADJOURNED ->
                add(StepKind.ADJOURNED, header)
                        .side(event.getGameAdjourned().getSide())
                        .clocks(event.getGameAdjourned().getClocks());
            case ENVELOPE_CONFIRMED -> {
                var envelope = event.getEnvelopeConfirmed();
                add(StepKind.ENVELOPE, header)
                        .detail("resumesAt", Wire.ms(envelope.getResumesAt()))
                        .text(envelope.getPlace());
            }
            case ADJOURNMENT_RESUMED ->
                add(StepKind.ADJOURNMENT_RESUMED, header)
                        .clocks(event.getAdjournmentResumed().getClocks());
            case SEALED_MOVE_OPENED ->
                add(StepKind.SEALED_OPENED, header)
                        .side(event.getSealedMoveOpened().getSide());
        }
    }

    public void fold(FairPlayEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case CHECK_RECORDED -> {
                var check = event.getCheckRecorded();
                add(StepKind.CHECK, Log.FAIR_PLAY, header)
                        .side(check.getSide())
                        .detail("check", Wire.name(check.getKind()))
                        .detail("passed", check.getPassed())
                        .text(check.getNote());
            }
            case SCREENING_COMPLETED -> add(StepKind.SCREENED, Log.FAIR_PLAY, header);
            case LEAVE_REQUESTED -> {
                var asked = event.getLeaveRequested();
                add(StepKind.LEAVE_ASKED, Log.FAIR_PLAY, header)
                        .side(asked.getSide())
                        .detail("target", Wire.name(asked.getTarget()))
                        .text(asked.getNote());
            }
            case LEAVE_GRANTED -> {
                var granted = event.getLeaveGranted();
                add(StepKind.LEAVE_GRANTED, Log.FAIR_PLAY, header)
                        .side(granted.getSide())
                        .detail("target", Wire.name(granted.getTarget()))
                        .text(granted.getNote());
            }
            case LEAVE_REFUSED ->
                add(StepKind.LEAVE_REFUSED, Log.FAIR_PLAY, header)
                        .side(event.getLeaveRefused().getSide())
                        .text(event.getLeaveRefused().getNote());
            case DEPARTED -> {
                var left = event.getDeparted();
                add(StepKind.LEFT, Log.FAIR_PLAY, header)
                        .side(left.getSide())
                        .detail("target", Wire.name(left.getTarget()))
                        .detail("authorised", left.getAuthorised());
            }
            case RETURNED ->
                add(StepKind.RETURNED, Log.FAIR_PLAY, header)
                        .side(event.getReturned().getSide());
            case INCIDENT_OPENED -> {
                var opened = event.getIncidentOpened();
                incidents.put(opened.getIncidentId(), Wire.side(opened.getSide()));
                add(StepKind.INCIDENT, Log.FAIR_PLAY, header)
                        .side(opened.getSide())
                        .detail("incident", Wire.name(opened.getKind()))
                        .article(opened.getArticle())
                        .text(opened.getNote());
            }
            case INCIDENT_CONFIRMED ->
                add(StepKind.INCIDENT_CONFIRMED, Log.FAIR_PLAY, header)
                        .side(about(event.getIncidentConfirmed().getIncidentId()))
                        .text(event.getIncidentConfirmed().getNote());
            case INCIDENT_CLOSED -> {
                var closed = event.getIncidentClosed();
                add(StepKind.INCIDENT_CLOSED, Log.FAIR_PLAY, header)
                        .side(about(closed.getIncidentId()))
                        .detail("outcome", Wire.name(closed.getOutcome()))
                        .ruling(closed.getRulingId())
                        .text(closed.getNote());
            }
            case DUTY_TICKED -> {
                var ticked = event.getDutyTicked();
                add(StepKind.DUTY_TICKED, Log.FAIR_PLAY, header)
                        .side(ticked.getSide())
                        .detail("duty", Wire.name(ticked.getDuty()))
                        .detail("done", String.valueOf(ticked.getDone()));
            }
            case INSPECTION_RECORDED -> {
                var inspected = event.getInspectionRecorded();
                add(StepKind.INSPECTED, Log.FAIR_PLAY, header)
                        .side(inspected.getSide())
                        .detail("inspected", Wire.name(inspected.getWhat()))
                        .detail("found", Wire.name(inspected.getOutcome()))
                        .detail("inspector", inspected.getInspector())
                        .text(inspected.getNote());
            }
            case BOARD_NOTED,
                    SCREENING_QUEUED,
                    VENUE_OPENED,
                    VENUE_CLOSED,
                    STAFF_RECORDED,
                    CAMERA_REPORTED,
                    ALERT_OPENED,
                    ALERT_ANSWERED,
                    INTERNET_TESTED,
                    MEASURE_TICKED,
                    PERMISSION_RECORDED,
                    PERSON_INCIDENT_OPENED,
                    PERSON_INCIDENT_CLOSED,
                    BAG_RECORDED,
                    MEDICAL_RECORDED,
                    DEVICE_REGISTERED,
                    PLAYERS_TOLD,
                    PROCEDURES_CONFIRMED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private Optional<Side> about(String incident) {
        return Optional.ofNullable(incidents.get(incident));
    }

    public void fold(AdjudicationEvent event) {
        EventHeader header = event.getHeader();
        hand(header);
        switch (event.getPayloadCase()) {
            case ARBITER_CALLED -> {
                var called = event.getArbiterCalled();
                calls.put(called.getCallId(), Wire.ms(header.getOccurredAt()));
                add(StepKind.CALLED, Log.ADJUDICATION, header)
                        .side(called.getSide())
                        .detail("call", called.hasKind() ? Wire.name(called.getKind()) : "")
                        .text(called.getText());
            }
            case CALL_ACKNOWLEDGED ->
                aged(
                        add(StepKind.CALL_ACKNOWLEDGED, Log.ADJUDICATION, header),
                        event.getCallAcknowledged().getCallId());
            case CALL_ESCALATED ->
                aged(
                        add(StepKind.CALL_OVERDUE, Log.ADJUDICATION, header),
                        event.getCallEscalated().getCallId());
            case CALL_PAUSE_NOTED -> {
                var noted = event.getCallPauseNoted();
                add(StepKind.CALL_PAUSE, Log.ADJUDICATION, header)
                        .detail("paused", noted.getPaused())
                        .detail("code", noted.getCode())
                        .text(noted.getText());
            }
            case CALL_ANSWERED ->
                aged(
                                add(StepKind.CALL_ANSWERED, Log.ADJUDICATION, header),
                                event.getCallAnswered().getCallId())
                        .detail("valid", event.getCallAnswered().getValid())
                        .text(event.getCallAnswered().getNote());
            case QUESTION_ASKED ->
                add(StepKind.ASKED, Log.ADJUDICATION, header)
                        .side(event.getQuestionAsked().getSide())
                        .text(event.getQuestionAsked().getText());
            case QUESTION_ANSWERED ->
                add(StepKind.EXPLAINED, Log.ADJUDICATION, header)
                        .article(event.getQuestionAnswered().getArticle())
                        .text(event.getQuestionAnswered().getNote());
            case DISCONNECTION_DECIDED ->
                add(StepKind.DECIDED, Log.ADJUDICATION, header)
                        .side(event.getDisconnectionDecided().getSide())
                        .ruling(event.getDisconnectionDecided().getRulingId())
                        .text(event.getDisconnectionDecided().getReason());
            case PENALTY_IMPOSED ->
                add(StepKind.PENALISED, Log.ADJUDICATION, header)
                        .side(event.getPenaltyImposed().getOffender())
                        .ruling(event.getPenaltyImposed().getRulingId())
                        .text(event.getPenaltyImposed().getReason());
            case PENALTIES_IMPOSED ->
                add(StepKind.PENALISED, Log.ADJUDICATION, header)
                        .side(event.getPenaltiesImposed().getOffender())
                        .ruling(event.getPenaltiesImposed().getRulingId())
                        .text(event.getPenaltiesImposed().getReason());
            case RULING_WITHDRAWN ->
                add(StepKind.PENALTY_WITHDRAWN, Log.ADJUDICATION, header)
                        .side(event.getRulingWithdrawn().getOffender())
                        .ruling(event.getRulingWithdrawn().getRulingId())
                        .text(event.getRulingWithdrawn().getReason());
            case PAUSE_FAILED ->
                add(StepKind.PAUSE_FAILED, Log.ADJUDICATION, header)
                        .detail("wanted", Wire.ms(event.getPauseFailed().getWantedAt()))
                        .text(event.getPauseFailed().getReason());
            case FAILED_PAUSE_COMPENSATED ->
                add(StepKind.PAUSE_COMPENSATED, Log.ADJUDICATION, header)
                        .ruling(event.getFailedPauseCompensated().getRulingId());
            case FAILED_PAUSE_CLOSED ->
                add(StepKind.PAUSE_CLOSED, Log.ADJUDICATION, header)
                        .text(event.getFailedPauseClosed().getReason());
            case RULING_APPLIED ->
                add(StepKind.RULING_APPLIED, Log.ADJUDICATION, header)
                        .ruling(event.getRulingApplied().getRulingId());
            case RULING_REFUSED ->
                add(StepKind.RULING_REFUSED, Log.ADJUDICATION, header)
                        .ruling(event.getRulingRefused().getRulingId())
                        .detail("code", event.getRulingRefused().getCode())
                        .text(event.getRulingRefused().getText());
            case APPEAL_FILED -> {
                bodies.put(
                        event.getAppealFiled().getAppealId(),
                        event.getAppealFiled().getBody());
                add(StepKind.APPEALED, Log.ADJUDICATION, header)
                        .side(event.getAppealFiled().getSide())
                        .ruling(event.getAppealFiled().getRulingId())
                        .text(event.getAppealFiled().getText());
            }
            case APPEAL_COPY_TAKEN -> add(StepKind.APPEAL_COPY, Log.ADJUDICATION, header);
            case APPEAL_FEE_PAID ->
                add(StepKind.APPEAL_FEE, Log.ADJUDICATION, header)
                        .text(event.getAppealFeePaid().getReference());
            case APPEAL_DECIDED ->
                add(StepKind.APPEAL_DECIDED, Log.ADJUDICATION, header)
                        .ruling(event.getAppealDecided().getRulingId())
                        .detail(
                                "body",
                                bodies.getOrDefault(event.getAppealDecided().getAppealId(), ""))
                        .detail("appeal", Wire.name(event.getAppealDecided().getOutcome()))
                        .text(event.getAppealDecided().getReason());
            // Cases tell their course themselves.
            case CASE_NOTED, DECISION_DELEGATED, CASE_VOIDED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    private Told aged(Told told, String call) {
        Long made = calls.get(call);
        return made == null ? told : told.ms(told.at - made);
    }

    /** An order that means this board, so that its effects are told as its giver's. */
    public void ordered(EventHeader header, OrderGiven given) {
        hand(header);
        orders.put(given.getOrderId(), Wire.name(given.getKind()));
    }

    private void hand(EventHeader header) {
        if (!header.getCorrelationId().isEmpty() && By.of(header) != By.HALL)
            hands.putIfAbsent(header.getCorrelationId(), By.of(header));
    }

    /** What of the clock log is about this board alone. */
    public void fold(ClockEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case BOARD_NOTED -> {
                var noted = event.getBoardNoted();
                if (!noted.getApplied())
                    add(StepKind.ORDER_REFUSED, Log.CLOCK, header)
                            .detail("order", orders.getOrDefault(noted.getOrderId(), ""))
                            .detail("code", noted.getCode())
                            .text(noted.getText());
            }
            case ALARM_RAISED ->
                add(StepKind.ALARM, Log.CLOCK, header)
                        .detail("alarm", Wire.name(event.getAlarmRaised().getKind()))
                        .detail("expected", event.getAlarmRaised().getExpected())
                        .detail("actual", event.getAlarmRaised().getFound());
            case TIME_TROUBLE_NOTED ->
                add(StepKind.TROUBLE, Log.CLOCK, header)
                        .side(event.getTimeTroubleNoted().getSide())
                        .detail("trouble", Wire.name(event.getTimeTroubleNoted().getLevel()))
                        .clocks(event.getTimeTroubleNoted().getClocks());
            case ORDER_GIVEN, ORDER_BEGUN, ORDER_COMPLETED, ORDER_WITHDRAWN, TIME_SHEET_TAKEN, PAYLOAD_NOT_SET -> {}
        }
    }

    /** What of the competition log is about this board alone. */
    public void fold(CompetitionEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case RESULT_CONFIRMED ->
                add(StepKind.CONFIRMED, Log.COMPETITION, header)
                        .side(event.getResultConfirmed().getSide())
                        .detail(
                                "agrees",
                                String.valueOf(event.getResultConfirmed().getAgrees()));
            case RESULT_APPROVED -> {
                var approval = event.getResultApproved().getApproval();
                add(StepKind.APPROVED, Log.COMPETITION, header)
                        .otherwise(approval.getApprover())
                        .text(approval.getReason());
            }
            case RESULT_WITHDRAWN ->
                add(StepKind.WITHDRAWN, Log.COMPETITION, header)
                        .article(event.getResultWithdrawn().getArticle())
                        .text(event.getResultWithdrawn().getReason());
            case SCORE_CHANGED -> {
                var changed = event.getScoreChanged();
                add(StepKind.SCORE_CHANGED, Log.COMPETITION, header)
                        .ruling(changed.getRulingId())
                        .article(changed.getArticle())
                        .detail(
                                "was",
                                changed.getBefore().getWhite() + "-"
                                        + changed.getBefore().getBlack())
                        .detail(
                                "score",
                                changed.getAfter().getWhite() + "-"
                                        + changed.getAfter().getBlack());
            }
            case COMPETITION_LOADED,
                    ROUND_OPENED,
                    RESULT_NOTED,
                    PLAYER_EXCLUDED,
                    ROUND_CLOSED,
                    REPORT_SIGNED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    /** A move made outside the communication system (OCR 13.3); cases tell their course themselves. */
    public void fold(ConnectivityEvent event) {
        if (event.hasMovedWithoutCommunication())
            add(StepKind.MOVED_OUTSIDE, Log.CONNECTIVITY, event.getHeader())
                    .side(event.getMovedWithoutCommunication().getSide());
    }

    private Told add(StepKind kind, EventHeader header) {
        return add(kind, Log.GAME, header);
    }

    private Told add(StepKind kind, Log log, EventHeader header) {
        Told told = Told.of(kind, log, header);
        facts.add(told);
        return told;
    }

    /**
     * The steps somebody may see, in the order they happened.
     *
     * @param cases of the board
     * @param nameOf a person's name
     * @param rulings by id
     * @param floor whether what happens around a seat of a venue is for this person (OCR 17)
     * @param screening whether it is that a game was screened (APP-I A1)
     */
    public List<StepView> view(
            List<CaseProjection> cases,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings,
            Predicate<String> floor,
            boolean screening) {
        List<StepView> steps = new ArrayList<>();
        int attempt = 1;
        int ply = 0;
        Map<Side, Seat> seats = first();
        for (Fact fact : Stream.concat(facts.stream(), cases.stream().flatMap(TimelineProjection::course))
                .sorted(AS_IT_HAPPENED)
                .toList()) {
            switch (fact) {
                case Moved move -> {
                    ply = move.ply();
                    steps.add(view(move, attempt, player(Optional.of(move.side()), seats)));
                    if (move.offer()) steps.add(offered(move, attempt, player(Optional.of(move.side()), seats)));
                }
                case Told told -> {
                    attempt = told.attempt.orElse(attempt);
                    ply = told.ply.orElse(ply);
                    if (!told.seats.isEmpty()) seats = told.seats;
                    String venue = told.side.map(seats::get).map(Seat::getVenue).orElse("");
                    boolean shown = told.kind == StepKind.SCREENED
                            ? screening
                            : told.kind.group() != StepKind.Group.FLOOR || floor.test(venue);
                    if (shown) steps.add(view(told, attempt, ply, player(told.side, seats), nameOf, rulings));
                }
            }
        }
        return steps;
    }

    /** The players at the board when its game was set up. */
    private Map<Side, Seat> first() {
        return facts.stream()
                .filter(fact -> fact instanceof Told told && !told.seats.isEmpty())
                .min(AS_IT_HAPPENED)
                .map(fact -> ((Told) fact).seats)
                .orElse(Map.of());
    }

    /** Name of the player of a side; "" without a side. */
    private static String player(Optional<Side> side, Map<Side, Seat> seats) {
        return side.map(seats::get).map(Seat::getPlayerName).orElse("");
    }

    /**
     * Every ruling about the board, in the order they were made: those with a name of their own, and what arbiters
     * ordered about the game and its clocks. What only carries out a ruling is none.
     *
     * @param nameOf a person's name
     * @param rulings by id
     * @param appeals the appeal that a ruling decides
     */
    public List<RulingReport> rulings(
            BoardId board,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings,
            Function<String, Optional<AppealReport>> appeals) {
        List<Fact> course = facts.stream().sorted(AS_IT_HAPPENED).toList();
        Set<String> traces = course.stream()
                .filter(fact -> fact instanceof Told told && RULED.contains(told.kind))
                .map(fact -> ((Told) fact).trace)
                .filter(trace -> !trace.isEmpty())
                .collect(Collectors.toSet());
        Map<String, Told> scores = new HashMap<>();
        Map<String, String> ends = new HashMap<>();
        Map<String, String> setAside = new HashMap<>();
        Set<String> irregular = course.stream()
                .filter(fact -> fact instanceof Told told && told.irregularity().isPresent())
                .map(fact -> ((Told) fact).trace)
                .filter(trace -> !trace.isEmpty())
                .collect(Collectors.toSet());
        Map<String, List<Told>> changes = new HashMap<>();
        for (Fact fact : course) {
            if (!(fact instanceof Told told)) continue;
            if (told.kind == StepKind.TIME_CHANGED && !told.trace.isEmpty())
                changes.computeIfAbsent(told.trace, _ -> new ArrayList<>()).add(told);
            if (told.kind == StepKind.SCORE_CHANGED) told.ruling.ifPresent(id -> scores.put(id, told));
            if (told.kind == StepKind.ENDED) ends.put(told.trace, told.details.getOrDefault("result", ""));
            if (told.kind == StepKind.RESULT_SET_ASIDE)
                setAside.put(told.trace, told.details.getOrDefault("result", ""));
        }
        List<RulingReport> made = new ArrayList<>();
        Map<String, String> decided = new HashMap<>();
        int attempt = 1;
        int ply = 0;
        String result = "";
        Map<Side, Seat> seats = first();
        List<Moved> moves = new ArrayList<>();
        for (Fact fact : course) {
            if (fact instanceof Moved move) {
                ply = move.ply();
                moves.add(move);
            }
            if (!(fact instanceof Told told)) continue;
            String before = result;
            attempt = told.attempt.orElse(attempt);
            ply = told.ply.orElse(ply);
            int left = ply;
            List<String> cut = told.kind == StepKind.POSITION_RESTORED
                    ? moves.stream()
                            .filter(move -> move.ply() > left)
                            .map(Moved::text)
                            .toList()
                    : List.of();
            if (told.ply.isPresent()) moves.removeIf(move -> move.ply() > left);
            if (!told.seats.isEmpty()) seats = told.seats;
            if (told.kind == StepKind.ENDED) result = told.details.getOrDefault("result", "");
            if (told.kind == StepKind.RESTARTED
                    || told.kind == StepKind.FORFEIT_REVERSED
                    || told.kind == StepKind.RESULT_SET_ASIDE) result = "";
            // The time that an irregularity brings is told with it.
            if (told.kind == StepKind.TIME_CHANGED && irregular.contains(told.trace)) continue;
            Seat about = told.side.map(seats::get).orElse(Seat.getDefaultInstance());
            By by = hand(told);
            Optional<RulingView> view = told.ruling.flatMap(rulings);
            if (RULED.contains(told.kind) && view.isPresent()) {
                RulingView of = view.get();
                Optional<Told> score = Optional.ofNullable(scores.get(of.id()));
                Optional<AppealReport> appeal =
                        told.kind == StepKind.APPEAL_DECIDED ? appeals.apply(of.id()) : Optional.empty();
                Optional<String> replaced = told.kind == StepKind.APPEAL_DECIDED
                        ? appeal.filter(_ -> of.kind().equals(NEW_SCORE)).flatMap(AppealReport::ruling)
                        : of.withdraws().isPresent()
                                ? of.withdraws()
                                : of.caseId().map(decided::get);
                boolean goesOn =
                        of.effects().stream().anyMatch(effect -> effect.kind().equals("GOES_ON"));
                Optional<String> ended = goesOn ? Wire.text(before) : Optional.empty();
                of.caseId().ifPresent(known -> decided.put(known, of.id()));
                List<Told> changed = changes.getOrDefault(told.trace, List.of());
                Optional<ClocksThen> clocksBefore = changed.stream().findFirst().flatMap(one -> one.before);
                Optional<ClocksThen> clocksAfter = clocksBefore.flatMap(_ -> changed.getLast().after);
                made.add(new RulingReport(
                        of.id(),
                        told.at,
                        board.toString(),
                        board.round(),
                        board.number(),
                        attempt,
                        ply,
                        of.kind(),
                        told.side,
                        about.getPlayerId(),
                        about.getPlayerName(),
                        player(Optional.of(Side.WHITE), seats),
                        player(Optional.of(Side.BLACK), seats),
                        of.rule(),
                        of.effects(),
                        clocksBefore,
                        clocksAfter,
                        of.reason(),
                        by.role(),
                        name(by, nameOf),
                        of.state(),
                        replaced,
                        score.map(one -> one.details.get("was")).or(() -> ended),
                        score.map(one -> one.details.get("score"))
                                .or(() -> Wire.text(ends.getOrDefault(told.trace, ""))),
                        of.withdrawn(),
                        List.of(),
                        appeal,
                        Optional.empty()));
            } else if (ORDERED.contains(told.kind)
                    && !by.equals(By.HALL)
                    && !traces.contains(told.trace)
                    && !(told.kind == StepKind.RESULT_SET_ASIDE && drawn(course, told.trace))) {
                Optional<Told> given = told.irregularity()
                        .flatMap(_ -> changes.getOrDefault(told.trace, List.of()).stream()
                                .findFirst());
                Told change = given.orElse(told);
                boolean results = told.details.getOrDefault("consequence", "").equals("END")
                        || told.kind == StepKind.RESULT_SET_ASIDE
                        || told.kind == StepKind.DRAW_DECLARED
                        || told.kind == StepKind.FORFEIT_REVERSED;
                String was = told.kind == StepKind.DRAW_DECLARED ? setAside.getOrDefault(told.trace, "") : before;
                made.add(new RulingReport(
                        board + "/" + told.log.name().toLowerCase(Locale.ROOT) + "-" + told.sequence,
                        told.at,
                        board.toString(),
                        board.round(),
                        board.number(),
                        attempt,
                        ply,
                        told.kind.name(),
                        told.side,
                        about.getPlayerId(),
                        about.getPlayerName(),
                        player(Optional.of(Side.WHITE), seats),
                        player(Optional.of(Side.BLACK), seats),
                        told.article,
                        effects(told, given),
                        change.before,
                        change.before.flatMap(_ -> change.after),
                        told.text,
                        by.role(),
                        name(by, nameOf),
                        "APPLIED",
                        Optional.empty(),
                        results ? Wire.text(was) : Optional.empty(),
                        results ? Wire.text(ends.getOrDefault(told.trace, "")) : Optional.empty(),
                        List.of(),
                        cut,
                        Optional.empty(),
                        told.irregularity()));
            }
        }
        return made;
    }

    private static boolean drawn(List<Fact> course, String trace) {
        return course.stream()
                .anyMatch(fact ->
                        fact instanceof Told told && told.kind == StepKind.DRAW_DECLARED && told.trace.equals(trace));
    }

    /** Who did something, or ordered what a service carried out. */
    private By hand(Told told) {
        return told.by.equals(By.HALL) ? hands.getOrDefault(told.trace, told.known) : told.by;
    }

    private static String name(By by, UnaryOperator<String> nameOf) {
        return by.subject().isEmpty() ? "" : nameOf.apply(by.subject());
    }

    /** Of an order about time or the setting, and of an irregularity; of others their kind says all. */
    private static List<EffectView> effects(Told told, Optional<Told> given) {
        if (told.irregularity().isPresent()) {
            String consequence = told.details.getOrDefault("consequence", "");
            return consequence.equals("END") || consequence.equals("WARNING")
                    ? List.of(plain(consequence.equals("END") ? "GAME_ENDED" : "IRREGULARITY_WARNING", told.side))
                    : given.map(change -> effects(change, Optional.empty())).orElse(List.of());
        }
        switch (told.kind) {
            case OFFERS_ALLOWED -> {
                return List.of(plain(told.is("allowed") ? "OFFERS_ALLOWED" : "OFFERS_BANNED", told.side));
            }
            case HELD -> {
                return List.of(plain(told.is("held") ? "START_HELD" : "START_RELEASED", told.side));
            }
            case DEFAULT_WAIVED -> {
                return List.of(defaultTime(told));
            }
            default -> {}
        }
        boolean time = told.kind == StepKind.TIME_CHANGED;
        String kind = !time ? told.kind.name() : told.ms.orElse(0) < 0 ? "TAKE_TIME" : "ADD_TIME";
        return List.of(new EffectView(
                kind,
                told.side,
                time ? OptionalLong.of(Math.abs(told.ms.orElse(0))) : OptionalLong.empty(),
                Optional.ofNullable(told.details.get("control")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of()));
    }

    private static EffectView defaultTime(Told told) {
        OptionalInt minutes = told.details.containsKey("minutes")
                ? OptionalInt.of(Integer.parseInt(told.details.get("minutes")))
                : OptionalInt.empty();
        return new EffectView(
                minutes.isPresent() ? "DEFAULT_TIME" : "NO_DEFAULT_TIME",
                told.side,
                OptionalLong.empty(),
                Optional.empty(),
                Optional.empty(),
                minutes,
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private static EffectView plain(String kind, Optional<Side> side) {
        return new EffectView(
                kind,
                side,
                OptionalLong.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    /** What changed the clocks of the game that was played at an instant, until then. */
    public List<StepView> clockChanges(long until, UnaryOperator<String> nameOf) {
        List<StepView> changes = new ArrayList<>();
        int attempt = 1;
        Map<Side, Seat> seats = first();
        for (Fact fact : facts.stream()
                .filter(one -> one.at() <= until)
                .sorted(AS_IT_HAPPENED)
                .toList()) {
            if (!(fact instanceof Told told)) continue;
            if (told.attempt.isPresent()) changes.clear();
            attempt = told.attempt.orElse(attempt);
            if (!told.seats.isEmpty()) seats = told.seats;
            if (CLOCK_CHANGES.contains(told.kind))
                changes.add(view(told, attempt, 0, player(told.side, seats), nameOf, _ -> Optional.empty()));
        }
        return changes;
    }

    /** Decisions are told as the rulings they are. */
    private static Stream<Fact> course(CaseProjection file) {
        List<CaseProjection.Step> course = file.course();
        return IntStream.range(0, course.size())
                .filter(n -> !DECISIONS.contains(course.get(n).what()))
                .mapToObj(n -> Told.of(file, course.get(n), n));
    }

    private static StepView view(Moved move, int attempt, String player) {
        return new StepView(
                move.at(),
                attempt,
                move.ply(),
                StepKind.MOVE,
                StepKind.MOVE.group(),
                Optional.of(move.side()),
                player,
                "",
                "",
                "",
                "",
                Map.of("san", move.san() + (move.offer() ? " (=)" : "")),
                Optional.empty(),
                Optional.of(new ClocksThen(move.at(), move.whiteMs(), move.blackMs())),
                OptionalLong.of(move.spentMs()),
                Optional.empty());
    }

    /** A draw offered with a move (LAW 9.1.2.1). */
    private static StepView offered(Moved move, int attempt, String player) {
        return new StepView(
                move.at(),
                attempt,
                move.ply(),
                StepKind.DRAW_OFFERED,
                StepKind.DRAW_OFFERED.group(),
                Optional.of(move.side()),
                player,
                "",
                "",
                "OCR 5.3",
                "",
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                Optional.empty());
    }

    private StepView view(
            Told told,
            int attempt,
            int ply,
            String player,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings) {
        By by = hand(told);
        return new StepView(
                told.at,
                attempt,
                ply,
                told.kind,
                told.kind.group(),
                told.side,
                player,
                by.role(),
                by.subject().isEmpty() ? "" : nameOf.apply(by.subject()),
                told.article,
                told.text,
                told.details,
                told.before,
                told.after,
                told.ms,
                told.ruling.flatMap(rulings));
    }
}
