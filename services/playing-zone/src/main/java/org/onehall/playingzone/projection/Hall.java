package org.onehall.playingzone.projection;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;
import org.onehall.house.RoundBook;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.projection.board.AssistantView;
import org.onehall.playingzone.projection.board.BoardProjection;
import org.onehall.playingzone.projection.board.BoardReadiness;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.CorrectionView;
import org.onehall.playingzone.projection.board.Corrections;
import org.onehall.playingzone.projection.board.HelpView;
import org.onehall.playingzone.projection.board.IrregularityView;
import org.onehall.playingzone.projection.board.ReadinessView;
import org.onehall.playingzone.projection.board.SeatReadiness;
import org.onehall.playingzone.projection.board.SeatView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.call.CallsProjection;
import org.onehall.playingzone.projection.call.HelpProjection;
import org.onehall.playingzone.projection.clock.AlarmView;
import org.onehall.playingzone.projection.clock.ClockOrdersProjection;
import org.onehall.playingzone.projection.clock.OrderView;
import org.onehall.playingzone.projection.clock.TimeSheetRowView;
import org.onehall.playingzone.projection.clock.TimeSheetView;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.CompetitionView;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.NextGameView;
import org.onehall.playingzone.projection.competition.NoGameView;
import org.onehall.playingzone.projection.disconnection.CaseProjection;
import org.onehall.playingzone.projection.disconnection.CaseStepView;
import org.onehall.playingzone.projection.disconnection.CaseView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.disconnection.Incidents;
import org.onehall.playingzone.projection.disconnection.OutageView;
import org.onehall.playingzone.projection.fairplay.Checks;
import org.onehall.playingzone.projection.fairplay.ScreeningView;
import org.onehall.playingzone.projection.fairplay.SideScreening;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.LinkRow;
import org.onehall.playingzone.projection.link.LinkStep;
import org.onehall.playingzone.projection.link.MeetingView;
import org.onehall.playingzone.projection.link.NodeView;
import org.onehall.playingzone.projection.link.VenueLinksProjection;
import org.onehall.playingzone.projection.report.Reports;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.ruling.Penalties;
import org.onehall.playingzone.projection.ruling.PrecedentView;
import org.onehall.playingzone.projection.ruling.RuledView;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.TimelineProjection;
import org.onehall.playingzone.projection.timeline.TimelineView;
import org.onehall.playingzone.projection.venue.FloorProjection;
import org.onehall.playingzone.projection.venue.MissingView;
import org.onehall.playingzone.projection.venue.PremisesProjection;
import org.onehall.playingzone.projection.venue.PremisesView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.TimeSheetRow;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.LinkRules;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.OutageDetected;
import org.onehall.proto.connectivity.v1.Segment;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.Screening;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.regulations.AppealTime;
import org.onehall.regulations.Readiness.Gate;
import org.onehall.regulations.Readiness.Missing;
import org.onehall.regulations.Readiness;

/**
 * Everything that is shown, folded from the six event logs in whatever order they arrive relative to each other. Pure:
 * no clock, no I/O. Not thread-safe: {@code LiveHall} guards it.
 */
public final class Hall {
    private final Map<String, BoardProjection> boards = new LinkedHashMap<>();
    private final Map<String, CompetitionProjection> competitions = new LinkedHashMap<>();
    /** Boards of open rounds, by who plays there. */
    private final Map<Entrant, Set<String>> gamesOf = new HashMap<>();
    /** Link steps kept of a seat. */
    private static final int STEPS = 30;

    private final Map<SeatKey, Deque<LinkStep>> links = new HashMap<>();
    private final Set<SeatKey> away = new HashSet<>();
    private final Map<String, VenueLinksProjection> venues = new LinkedHashMap<>();
    private final Set<SeatKey> toldOfLoss = new HashSet<>();
    private final Map<SeatKey, Map<CheckKind, CheckRecorded>> checks = new HashMap<>();
    private final Map<String, FloorProjection> floors = new HashMap<>();
    /** By "competition/venue". */
    private final Map<String, PremisesProjection> premises = new HashMap<>();

    private final Map<String, TimelineProjection> timelines = new HashMap<>();
    private final Map<String, Screened> screenings = new HashMap<>();
    private final Map<String, CaseProjection> cases = new LinkedHashMap<>();
    /** The cases that each ruling decides. */
    private final Map<String, List<String>> decidedCases = new HashMap<>();
    /** What the log of decisions has told of cases that the log of connections, read beside it, has not opened yet. */
    private final Map<String, List<Consumer<CaseProjection>>> toldBefore = new HashMap<>();
    /** By case; kept apart, for they may be told before the case. */
    private final Map<String, Deputy> deputies = new HashMap<>();

    private final Map<String, Outage> outages = new LinkedHashMap<>();
    private final Incidents incidents = new Incidents();
    private final CallsProjection calls = new CallsProjection();
    private final Map<String, HelpProjection> helps = new HashMap<>();
    private final Map<String, Ruling> rulings = new LinkedHashMap<>();
    /** By ruling. */
    private final Map<String, Card> cards = new HashMap<>();

    private final ClockOrdersProjection clocks = new ClockOrdersProjection();

    /** A player of a competition. */
    private record Entrant(String competition, String player) {}

    private record Screened(int attempt, ScreeningView view) {}

    /**
     * What the deputy is for a case (OCR 18.9).
     *
     * @param may why he may decide: "HANDED_OVER" or "UNANSWERED"; empty while he may not
     * @param at when he may, if the Chief Arbiter has not decided
     */
    private record Deputy(Optional<String> may, OptionalLong at) {
        static final Deputy NONE = new Deputy(Optional.empty(), OptionalLong.empty());
    }

    private record Outage(String venue, OutageDetected detected) {}

    private final CallsProjection.Names names = new CallsProjection.Names() {
        @Override
        public String player(String board, Side side, long at) {
            return seatAt(board, side, at).getPlayerName();
        }

        @Override
        public String official(String board, String id) {
            return Hall.this
                    .official(BoardId.competitionOf(board), id)
                    .map(Holder::name)
                    .orElse("");
        }

        @Override
        public SeatKey seat(String board, Side side, long at) {
            SeatKey then = new SeatKey(board, side);
            BoardProjection file = boards.get(board);
            return file != null && file.isAcross(side, at) ? then.opponent() : then;
        }
    };

    /**
     * @param side the disconnected side, the offender, or who is given time
     * @param time by which a decision reduces, or which it adds
     * @param penalties none for a decision about a disconnection
     * @param withdrawal what it takes back of another one
     */
    private record Ruling(
            RulingView view,
            Side side,
            Duration time,
            List<PenaltyItem> penalties,
            Optional<RulingWithdrawn> withdrawal) {
        Ruling(RulingView view, Side side, Duration time, List<PenaltyItem> penalties) {
            this(view, side, time, penalties, Optional.empty());
        }

        Ruling with(RulingView changed) {
            return new Ruling(changed, side, time, penalties, withdrawal);
        }
    }

    /** One shown to a player of a competition. */
    private record Card(String competition, String player) {}

    public Changes fold(CompetitionEvent event) {
        CompetitionProjection file = competitions.computeIfAbsent(event.getHeader().getKey(), CompetitionProjection::new);
        CompetitionProjection.boardOf(event)
                .ifPresent(board -> timeline(board.toString()).fold(event));
        return file.fold(event);
    }

    /** What somebody has queued; for the owner of the seat alone (OCR 3.6 b, ENG-5). */
    public Optional<String> preMove(SeatKey seat) {
        return Optional.ofNullable(boards.get(seat.board())).flatMap(board -> board.preMove(seat.side()));
    }

    public Changes fold(GameEvent event) {
        return changed(event).at(Wire.ms(event.getHeader().getOccurredAt()));
    }

    private Changes changed(GameEvent event) {
        String id = event.getHeader().getKey();
        BoardProjection board = boards.computeIfAbsent(
                id,
                key -> new BoardProjection(
                        BoardId.parse(key).orElseThrow(() -> new IllegalStateException("not a board: " + key))));
        Map<Side, Optional<String>> queued =
                Map.of(Side.WHITE, board.preMove(Side.WHITE), Side.BLACK, board.preMove(Side.BLACK));
        OptionalLong endedBefore = board.endedAt();
        board.fold(event);
        if (event.hasGameCreated())
            for (Side side : Side.values())
                gamesOf.computeIfAbsent(
                                new Entrant(
                                        board.id.competition(), board.seat(side).getPlayerId()),
                                _ -> new LinkedHashSet<>())
                        .add(id);
        timeline(id).fold(event);
        Optional<Side> ofOneSeat = BoardProjection.ofOneSeat(event);
        Changes changes =
                ofOneSeat.isPresent() ? Changes.none() : Changes.none().board(id);
        ofOneSeat
                .filter(_ -> !event.hasPreMoveQueued() && !event.hasPreMoveDropped())
                .ifPresent(side -> changes.help().add(new SeatKey(id, side)));
        if (!board.endedAt().equals(endedBefore)) match(id).forEach(one -> changes.board(one.toString()));
        for (Side side : Side.values())
            if (!queued.get(side).equals(board.preMove(side))) changes.preMove(new SeatKey(id, side));
        switch (event.getPayloadCase()) {
            case PRE_MOVE_DROPPED -> {
                if (!event.getPreMoveDropped().getCancelled())
                    changes.notice(new Notice(
                            new SeatKey(id, Wire.side(event.getPreMoveDropped().getSide())),
                            Notice.Kind.PRE_MOVE_DROPPED,
                            Map.of(),
                            "OCR 3.6.b",
                            ""));
            }
            case GAME_PAUSED -> {
                var paused = event.getGamePaused();
                switch (paused.getCause()) {
                    case PAUSE_CAUSE_OUTAGE -> both(changes, id, Notice.Kind.HALL_SILENT, "");
                    case PAUSE_CAUSE_CALL -> both(changes, id, Notice.Kind.PAUSED_FOR_CALL, "");
                    case PAUSE_CAUSE_ARBITER,
                            PAUSE_CAUSE_DISCONNECTION,
                            PAUSE_CAUSE_LOSS,
                            PAUSE_CAUSE_UNSPECIFIED,
                            UNRECOGNIZED -> both(changes, id, Notice.Kind.PAUSED, paused.getReason());
                }
            }
            case CLOCKS_SET ->
                both(changes, id, Notice.Kind.CLOCKS_SET, event.getClocksSet().getReason());
            case SETTING_CORRECTED ->
                both(
                        changes,
                        id,
                        Notice.Kind.SETTING_CORRECTED,
                        event.getSettingCorrected().getReason());
            case TIME_ADJUSTED -> adjusted(changes, id, event.getTimeAdjusted());
            case POSITION_RESTORED ->
                both(
                        changes,
                        id,
                        Notice.Kind.POSITION_RESTORED,
                        event.getPositionRestored().getReason());
            case FORFEIT_REVERSED ->
                both(
                        changes,
                        id,
                        Notice.Kind.FORFEIT_REVERSED,
                        event.getForfeitReversed().getReason());
            case DRAW_CLAIMED -> {
                if (!event.getDrawClaimed().getUpheld())
                    both(
                            changes,
                            id,
                            Notice.Kind.CLAIM_WRONG,
                            Map.of(
                                    "side",
                                    Wire.side(event.getDrawClaimed().getSide()).name()),
                            "LAW 9.5.3",
                            "");
            }
            case IRREGULARITY_RECORDED -> irregularity(changes, id, event.getIrregularityRecorded());
            case IRREGULARITY_TAKEN_BACK ->
                both(
                        changes,
                        id,
                        Notice.Kind.RECORD_TAKEN_BACK,
                        Map.of(
                                "side",
                                Wire.side(event.getIrregularityTakenBack().getSide())
                                        .name()),
                        event.getIrregularityTakenBack().getArticle(),
                        event.getIrregularityTakenBack().getReason());
            case DRAW_DECLARED ->
                both(
                        changes,
                        id,
                        Notice.Kind.DRAW_DECLARED,
                        Map.of(),
                        Corrections.article(event.getDrawDeclared()),
                        event.getDrawDeclared().getReason());
            case RESULT_SET_ASIDE -> {
                if (event.getResultSetAside().getGoesOn())
                    both(
                            changes,
                            id,
                            Notice.Kind.GAME_GOES_ON,
                            Map.of(),
                            event.getResultSetAside().getArticle(),
                            Corrections.told(event.getResultSetAside()));
            }
            case GAME_ENDED -> {
                if (event.getGameEnded().getArticle().equals(Corrections.MISJUDGED))
                    both(
                            changes,
                            id,
                            Notice.Kind.RESULT_CHANGED,
                            Map.of(
                                    "result",
                                    Wire.result(event.getGameEnded().getResult())
                                            .orElse("")),
                            Corrections.MISJUDGED,
                            board.corrected().map(CorrectionView::reason).orElse(""));
            }
            case GAME_ADJOURNED -> both(changes, id, Notice.Kind.ADJOURNED, "");
            case GAME_RESUMED -> both(changes, id, Notice.Kind.RESUMED, "");
            case GAME_RESTARTED -> {
                both(
                        changes,
                        id,
                        event.getGameRestarted().hasWhite() ? Notice.Kind.SEATS_EXCHANGED : Notice.Kind.NEW_GAME,
                        "");
                // What is connected is the other player's: nobody is in until he comes with a new code (OCR 19.2).
                if (event.getGameRestarted().hasWhite())
                    for (Side side : Side.values()) links.remove(new SeatKey(id, side));
            }
            case ASSISTANT_ADMITTED ->
                changes.notice(new Notice(
                        new SeatKey(id, Wire.side(event.getAssistantAdmitted().getSide())),
                        Notice.Kind.ASSISTANT_ADMITTED,
                        Map.of(),
                        "",
                        ""));
            case ASSISTANT_DISMISSED ->
                changes.notice(new Notice(
                        new SeatKey(id, Wire.side(event.getAssistantDismissed().getSide())),
                        Notice.Kind.ASSISTANT_DISMISSED,
                        Map.of(),
                        "",
                        event.getAssistantDismissed().getReason()));
            case COLOURS_KEPT ->
                both(
                        changes,
                        id,
                        Notice.Kind.COLOURS_KEPT,
                        event.getColoursKept().getReason());
            case EARLY_OFFERS_ALLOWED ->
                both(
                        changes,
                        id,
                        event.getEarlyOffersAllowed().getAllowed()
                                ? Notice.Kind.OFFERS_ALLOWED
                                : Notice.Kind.OFFERS_BANNED,
                        Map.of(),
                        "LAW 9.1.1",
                        event.getEarlyOffersAllowed().getReason());
            default -> {}
        }
        return changes;
    }

    /** Penalties are told as rulings. */
    private static void adjusted(Changes changes, String board, TimeAdjusted adjusted) {
        if (adjusted.getArticle().startsWith("OCR 18.4")) return;
        java.time.Duration change = Wire.duration(adjusted.getChange());
        both(
                changes,
                board,
                change.isNegative() ? Notice.Kind.TIME_TAKEN : Notice.Kind.TIME_GIVEN,
                Map.of("side", Wire.side(adjusted.getSide()).name(), "time", Wire.clock(change.abs())),
                "",
                adjusted.getReason());
    }

    private static void irregularity(Changes changes, String board, IrregularityRecorded recorded) {
        both(
                changes,
                board,
                recorded.getReason().isEmpty()
                        ? Notice.Kind.ILLEGAL_MOVE_SEEN
                        : Notice.Kind.valueOf("RECORDED_" + Wire.name(recorded.getKind())),
                Map.of("side", Wire.side(recorded.getSide()).name()),
                recorded.getArticle(),
                recorded.getReason());
    }

    private static void both(Changes changes, String board, Notice.Kind kind, String reason) {
        both(changes, board, kind, Map.of(), "", reason);
    }

    private static void both(
            Changes changes,
            String board,
            Notice.Kind kind,
            Map<String, String> details,
            String article,
            String reason) {
        for (Side side : Side.values())
            changes.notice(new Notice(new SeatKey(board, side), kind, details, article, reason));
    }

    public Changes fold(FairPlayEvent event) {
        String id = event.getHeader().getKey();
        if (BoardId.parse(id).isPresent()) timeline(id).fold(event);
        switch (event.getPayloadCase()) {
            case CHECK_RECORDED -> {
                var check = event.getCheckRecorded();
                checks.computeIfAbsent(new SeatKey(id, Wire.side(check.getSide())), _ -> new HashMap<>())
                        .put(check.getKind(), check);
            }
            case SCREENING_QUEUED ->
                screenings.put(id, new Screened(event.getScreeningQueued().getAttempt(), ScreeningView.QUEUED));
            case SCREENING_COMPLETED ->
                screenings.put(
                        id,
                        new Screened(
                                event.getScreeningCompleted().getAttempt(),
                                screening(event.getScreeningCompleted().getScreening())));
            case LEAVE_REQUESTED,
                    LEAVE_GRANTED,
                    LEAVE_REFUSED,
                    DEPARTED,
                    RETURNED,
                    INCIDENT_OPENED,
                    INCIDENT_CONFIRMED,
                    INCIDENT_CLOSED,
                    INSPECTION_RECORDED,
                    DUTY_TICKED ->
                floors.computeIfAbsent(id, _ -> new FloorProjection()).fold(event);
            case VENUE_OPENED,
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
                    PROCEDURES_CONFIRMED -> {
                return premises(id, event);
            }
            case BOARD_NOTED -> {
                floors.computeIfAbsent(id, _ -> new FloorProjection()).fold(event);
                return Changes.none();
            }
            case PAYLOAD_NOT_SET -> {
                Wire.unknown(event.getHeader());
                return Changes.none();
            }
        }
        return Changes.none().board(id);
    }

    /** Whether a ruling keeps a player out of the round of a seat (OCR 18.4.8, 18.4.9). */
    public boolean isExcluded(Holder holder) {
        return holder.role() == Role.PLAYER
                && BoardId.parse(holder.board())
                        .flatMap(board -> Optional.ofNullable(competitions.get(board.competition()))
                                .flatMap(file -> file.exclusion(board.round(), holder.subject())))
                        .isPresent();
    }

    /**
     * Why somebody may not enter with his code: the seat has dismissed this assistant (APP-III 1), a ruling keeps the
     * player out of the round (OCR 18.4.8, 18.4.9), or it is about the device.
     */
    public Optional<ZoneRefusal> hindrance(Holder holder, String device) {
        boolean dismissed = holder.role() == Role.ASSISTANT
                && assistant(holder.board(), Side.valueOf(holder.side()))
                        .filter(serving -> serving.subject().equals(holder.subject()))
                        .isEmpty();
        if (dismissed) return Optional.of(ZoneRefusal.CODE_OF_DISMISSED);
        if (isExcluded(holder)) return Optional.of(ZoneRefusal.PLAYER_EXCLUDED);
        return admits(holder, device) ? Optional.empty() : Optional.of(ZoneRefusal.DEVICE_NOT_REGISTERED);
    }

    /**
     * Whether somebody may enter on a device: a player only on one registered in the seat's venue, unless own ones are
     * allowed (OCR 16.6, 17.2).
     */
    private boolean admits(Holder holder, String device) {
        CompetitionProjection file = competitions.get(holder.competition());
        if (holder.board().isEmpty() || file == null || file.floor().getOwnDevices()) return true;
        return Optional.ofNullable(premises.get(LogKey.of(holder.competition(), holder.venue())))
                .map(venue -> venue.admits(device))
                .orElse(true);
    }

    /**
     * What the regulations of a competition say of links; empty if it was loaded before they were recorded (OCR 18.8).
     */
    public Optional<LinkRules> linkRules(String competition) {
        return Optional.ofNullable(competitions.get(competition))
                .map(CompetitionProjection::floor)
                .filter(FloorRules::hasLinks)
                .map(FloorRules::getLinks);
    }

    /** Whether a device is registered for a venue (OCR 16.6). */
    public boolean isRegistered(String device) {
        return premises.values().stream().anyMatch(venue -> venue.isRegistered(device));
    }

    /** What boards lack that have not begun changes with the opening of a venue. */
    private Changes premises(String id, FairPlayEvent event) {
        premises.computeIfAbsent(id, _ -> new PremisesProjection()).fold(event);
        Changes changes = Changes.none();
        changes.premises().add(id);
        if (event.hasVenueOpened() || event.hasVenueClosed())
            boards.values().stream()
                    .filter(file -> file.status() == Status.CREATED
                            && file.venues().stream()
                                    .anyMatch(venue -> id.equals(LogKey.of(file.id.competition(), venue))))
                    .forEach(file -> changes.board(file.id.toString()));
        return changes;
    }

    private static ScreeningView screening(Screening done) {
        return new ScreeningView(
                "DONE",
                Optional.of(done.getEngine()),
                Optional.of(side(done.getWhite())),
                Optional.of(side(done.getBlack())));
    }

    private static SideScreening side(org.onehall.proto.fairplay.v1.SideScreening side) {
        return new SideScreening(side.getMoves(), side.getMatches(), side.getMatchPercent(), side.getMeanLoss());
    }

    public Changes fold(ConnectivityEvent event) {
        return changed(event).at(Wire.ms(event.getHeader().getOccurredAt()));
    }

    private Changes changed(ConnectivityEvent event) {
        Changes changes = Changes.none();
        String venue = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case LINK_CHANGED -> {
                var changed = event.getLinkChanged();
                SeatKey seat = new SeatKey(changed.getBoardId(), Wire.side(changed.getSide()));
                Link link = Link.valueOf(Wire.name(changed.getState()));
                Deque<LinkStep> course = links.computeIfAbsent(seat, _ -> new ArrayDeque<>());
                if (changed.getAway()) away.add(seat);
                else away.remove(seat);
                changes.board(seat.board());
                if (!course.isEmpty() && course.getLast().state() == link)
                    break; // only the page was covered or is seen again
                if (course.size() == STEPS) course.removeFirst();
                course.add(new LinkStep(Wire.ms(changed.getLastSeen()), link));
                if (link == Link.UP && boards.containsKey(seat.board()))
                    boards.get(seat.board()).entered(seat.side());
                if (link == Link.DOWN) lostAgain(event.getHeader(), changed, changes);
                tellOpponent(seat, link, changes);
            }
            case CASE_OPENED -> {
                CaseProjection file = new CaseProjection(event.getHeader(), event.getCaseOpened());
                cases.put(file.id(), file);
                Optional.ofNullable(toldBefore.remove(file.id()))
                        .ifPresent(told -> told.forEach(change -> change.accept(file)));
                changes.cases().add(file.id());
                changes.board(file.board());
            }
            case LINK_RESTORED ->
                changed(
                        changes,
                        event.getLinkRestored().getCaseId(),
                        file -> file.restored(
                                event.getHeader(),
                                Wire.ms(event.getLinkRestored().getDownFor())));
            case CASE_REPORTED ->
                changed(
                        changes,
                        event.getCaseReported().getCaseId(),
                        file -> file.reported(
                                event.getHeader(), event.getCaseReported().getNote()));
            case REPORT_OVERDUE ->
                changed(changes, event.getReportOverdue().getCaseId(), file -> file.overdue(event.getHeader()));
            case CAUSE_FOUND ->
                changed(changes, event.getCauseFound().getCaseId(), file -> {
                    file.judged(event.getHeader(), event.getCauseFound());
                    if (event.getCauseFound().getSegment() == Segment.SEGMENT_ZONE)
                        incidents.zone(file.id(), file.startedAt());
                    else incidents.notZone(file.id());
                });
            case CASE_CLOSED ->
                changed(
                        changes,
                        event.getCaseClosed().getCaseId(),
                        file -> file.closed(
                                event.getHeader(), event.getCaseClosed().getRulingId()));
            case OUTAGE_DETECTED -> {
                var outage = event.getOutageDetected();
                outages.put(outage.getOutageId(), new Outage(LogKey.venue(venue), outage));
                changes.outages().add(outage.getOutageId());
                outage.getCaseIdsList()
                        .forEach(id -> changed(changes, id, file -> file.together(outage.getOutageId())));
            }
            case PROBES_RECORDED -> venue(venue).fold(event.getProbesRecorded());
            case COMMUNICATION_CHANGED -> {
                venue(venue).fold(event.getCommunicationChanged());
                boardsOf(venue, event.getCommunicationChanged().getPlayerId()).forEach(changes::board);
            }
            case MOVED_WITHOUT_COMMUNICATION -> {
                venue(LogKey.ofBoard(event.getMovedWithoutCommunication().getBoardId(), venue))
                        .fold(event.getMovedWithoutCommunication());
                timeline(event.getMovedWithoutCommunication().getBoardId()).fold(event);
                changes.board(event.getMovedWithoutCommunication().getBoardId());
            }
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
        return changes;
    }

    /** @param id "competition/venue"; what logs that name no competition say of no board counts for none */
    private VenueLinksProjection venue(String id) {
        return venues.computeIfAbsent(id, _ -> new VenueLinksProjection());
    }

    /** Boards at which somebody of a venue, by the key of its log, sits, and whose game has not ended. */
    private List<String> boardsOf(String venue, String playerId) {
        return boards.entrySet().stream()
                .filter(board -> board.getValue().status() != Status.ENDED)
                .filter(board -> Stream.of(Side.values())
                        .map(board.getValue()::seat)
                        .anyMatch(seat ->
                                venue.equals(LogKey.of(board.getValue().id.competition(), seat.getVenue()))
                                        && seat.getPlayerId().equals(playerId)))
                .map(Map.Entry::getKey)
                .toList();
    }

    private Optional<MeetingView> meeting(BoardProjection file, Side side) {
        var seat = file.seat(side);
        return venue(LogKey.of(file.id.competition(), seat.getVenue()))
                .meeting(new SeatKey(file.id.toString(), side), seat.getPlayerId(), file.needsMeeting());
    }

    /** A player hears of the opponent's link only when it is lost, and when a loss he heard of is over. */
    private void tellOpponent(SeatKey seat, Link link, Changes changes) {
        BoardProjection board = boards.get(seat.board());
        if (link == Link.DOWN && board != null && board.inProgress() && toldOfLoss.add(seat))
            changes.notice(new Notice(seat.opponent(), Notice.Kind.OPPONENT_LOST, Map.of(), "", ""));
        if (link == Link.UP && toldOfLoss.remove(seat))
            changes.notice(new Notice(seat.opponent(), Notice.Kind.OPPONENT_BACK, Map.of(), "", ""));
    }

    /** A seat whose case still waits for its decision has gone again: it is not back. */
    private void lostAgain(EventHeader header, LinkChanged lost, Changes changes) {
        cases.values().stream()
                .filter(file -> !file.isClosed()
                        && file.isBack()
                        && file.board().equals(lost.getBoardId())
                        && file.side() == Wire.side(lost.getSide()))
                .toList()
                .forEach(file -> changed(
                        changes,
                        file.id(),
                        gone -> gone.lostAgain(
                                header,
                                Wire.ms(lost.getLastSeen()),
                                lost.hasLostAgain()
                                        ? Optional.of(lost.getLostAgain().getGame())
                                        : Optional.empty())));
    }

    private void changed(Changes changes, String caseId, Consumer<CaseProjection> change) {
        CaseProjection file = cases.get(caseId);
        if (file == null) {
            toldBefore.computeIfAbsent(caseId, _ -> new ArrayList<>()).add(change);
            return;
        }
        change.accept(file);
        changes.cases().add(caseId);
        changes.board(file.board()); // also for those who may not see the case: there is one, or none any more
    }

    public Changes fold(AdjudicationEvent event) {
        return changed(event).at(Wire.ms(event.getHeader().getOccurredAt()));
    }

    private Changes changed(AdjudicationEvent event) {
        Changes changes = Changes.none();
        String board = event.getHeader().getKey();
        calls.fold(event, names, changes);
        helps.computeIfAbsent(board, HelpProjection::new).fold(event, names, changes);
        timeline(board).fold(event);
        switch (event.getPayloadCase()) {
            case ARBITER_CALLED,
                    CALL_ACKNOWLEDGED,
                    CALL_ESCALATED,
                    CALL_PAUSE_NOTED,
                    CALL_ANSWERED,
                    QUESTION_ASKED,
                    QUESTION_ANSWERED,
                    APPEAL_FILED,
                    APPEAL_COPY_TAKEN,
                    APPEAL_FEE_PAID,
                    PAUSE_FAILED,
                    FAILED_PAUSE_CLOSED,
                    BOARD_NOTED -> {}
            case DISCONNECTION_DECIDED -> {
                var decided = event.getDisconnectionDecided();
                rulings.put(decided.getRulingId(), ruling(event.getHeader(), board, decided));
                changes.rulings().add(decided.getRulingId());
                List<String> about = Stream.concat(
                                Stream.of(decided.getCaseId()),
                                decided.getWithList().stream().map(DecidedCase::getCaseId))
                        .toList();
                decidedCases.put(decided.getRulingId(), about);
                for (String caseId : about)
                    changed(
                            changes,
                            caseId,
                            file -> file.decided(
                                    event.getHeader(), decided.getRulingId(), Wire.name(decided.getOption())));
            }
            case PENALTY_IMPOSED -> {
                rulings.put(
                        event.getPenaltyImposed().getRulingId(),
                        ruling(event.getHeader(), board, Penalties.of(event.getPenaltyImposed())));
                changes.rulings().add(event.getPenaltyImposed().getRulingId());
            }
            case PENALTIES_IMPOSED -> {
                rulings.put(
                        event.getPenaltiesImposed().getRulingId(),
                        ruling(event.getHeader(), board, event.getPenaltiesImposed()));
                changes.rulings().add(event.getPenaltiesImposed().getRulingId());
                if (event.getPenaltiesImposed().getCard() > 0) {
                    cards.put(
                            event.getPenaltiesImposed().getRulingId(),
                            new Card(
                                    BoardId.parse(board)
                                            .map(BoardId::competition)
                                            .orElse(""),
                                    event.getPenaltiesImposed().getPlayer()));
                    changes.board(board);
                }
            }
            case RULING_WITHDRAWN -> {
                rulings.put(
                        event.getRulingWithdrawn().getRulingId(),
                        ruling(event.getHeader(), board, event.getRulingWithdrawn()));
                changes.rulings().add(event.getRulingWithdrawn().getRulingId());
            }
            case APPEAL_DECIDED -> {
                rulings.put(
                        event.getAppealDecided().getRulingId(),
                        ruling(event.getHeader(), board, event.getAppealDecided()));
                changes.rulings().add(event.getAppealDecided().getRulingId());
            }
            case FAILED_PAUSE_COMPENSATED -> {
                rulings.put(
                        event.getFailedPauseCompensated().getRulingId(),
                        ruling(event.getHeader(), board, event.getFailedPauseCompensated()));
                changes.rulings().add(event.getFailedPauseCompensated().getRulingId());
            }
            case RULING_APPLIED ->
                became(changes, event.getRulingApplied().getRulingId(), "APPLIED", "", "")
                        .ifPresent(ruling -> {
                            for (String caseId :
                                    decidedCases.getOrDefault(ruling.view().id(), List.of()))
                                changed(changes, caseId, file -> file.applied(event.getHeader()));
                            ruling.withdrawal().ifPresent(withdrawn -> withdraw(board, withdrawn, changes));
                            tell(ruling, changes);
                        });
            case RULING_REFUSED -> {
                var refused = event.getRulingRefused();
                if (cards.remove(refused.getRulingId()) != null) changes.board(board);
                became(changes, refused.getRulingId(), "REFUSED", refused.getCode(), refused.getText())
                        .flatMap(ruling -> ruling.view().caseId())
                        .ifPresent(caseId -> waits(changes, caseId, refused.hasDeputyAt(), refused.getDeputyAt()));
                for (String caseId : decidedCases.getOrDefault(refused.getRulingId(), List.of()))
                    changed(changes, caseId, file -> file.refused(event.getHeader(), refused.getText()));
            }
            case CASE_VOIDED -> {
                var voided = event.getCaseVoided();
                deputies.remove(voided.getCaseId());
                changed(changes, voided.getCaseId(), file -> file.voided(event.getHeader(), voided.getRulingId()));
            }
            case CASE_NOTED ->
                waits(
                        changes,
                        event.getCaseNoted().getCaseId(),
                        event.getCaseNoted().hasDeputyAt(),
                        event.getCaseNoted().getDeputyAt());
            case DECISION_DELEGATED -> {
                var delegated = event.getDecisionDelegated();
                deputies.put(
                        delegated.getCaseId(),
                        new Deputy(
                                Optional.of(delegated.getUnanswered() ? "UNANSWERED" : "HANDED_OVER"),
                                OptionalLong.empty()));
                changed(
                        changes,
                        delegated.getCaseId(),
                        file -> file.delegated(event.getHeader(), delegated.getUnanswered()));
            }
            case PAYLOAD_NOT_SET -> Wire.unknown(event.getHeader());
        }
        return changes;
    }

    /** A case waits for the Chief Arbiter, for a time or without end. */
    private void waits(Changes changes, String caseId, boolean timed, Timestamp at) {
        Deputy was = deputies.getOrDefault(caseId, Deputy.NONE);
        Deputy now = new Deputy(was.may(), timed ? OptionalLong.of(Wire.ms(at)) : OptionalLong.empty());
        if (now.equals(was)) return;
        deputies.put(caseId, now);
        changed(changes, caseId, _ -> {});
    }

    private static Ruling ruling(EventHeader header, String board, DisconnectionDecided decided) {
        String detail = switch (decided.getOption()) {
            case DISCONNECTION_OPTION_REDUCE -> "-" + Wire.clock(Wire.duration(decided.getReduceBy()));
            case DISCONNECTION_OPTION_RESTART_SHORTER -> Controls.text(decided.getControl());
            case DISCONNECTION_OPTION_ADD_TIME ->
                side(Wire.side(decided.getAddTo())) + " +" + Wire.clock(Wire.duration(decided.getAddTime()));
            case DISCONNECTION_OPTION_LOSS -> side(Wire.side(decided.getSide()));
            case DISCONNECTION_OPTION_RESUME,
                    DISCONNECTION_OPTION_RESTART,
                    DISCONNECTION_OPTION_NO_ACTION,
                    DISCONNECTION_OPTION_CONFIRM_FLAG,
                    DISCONNECTION_OPTION_DRAW,
                    DISCONNECTION_OPTION_UNSPECIFIED,
                    UNRECOGNIZED -> "";
        };
        boolean added = decided.getOption() == DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME;
        Side side = Wire.side(added ? decided.getAddTo() : decided.getSide());
        Duration time = added ? decided.getAddTime() : decided.getReduceBy();
        var effect = new EffectView(
                Wire.name(decided.getOption()),
                Optional.of(side),
                added || decided.hasReduceBy() ? OptionalLong.of(Wire.ms(time)) : OptionalLong.empty(),
                decided.hasControl() ? Optional.of(Controls.text(decided.getControl())) : Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
        return new Ruling(
                made(
                        header,
                        decided.getRulingId(),
                        board,
                        Wire.text(decided.getCaseId()),
                        Wire.name(decided.getOption()),
                        detail,
                        decided.getReason(),
                        decided.getPrecedentsList().stream()
                                .map(one -> new PrecedentView(Wire.name(one.getOption()), one.getCount()))
                                .toList(),
                        decided.getChecksAgainList().stream().map(Wire::name).toList(),
                        List.of(effect)),
                side,
                time,
                List.of());
    }

    private static Ruling ruling(EventHeader header, String board, PenaltiesImposed imposed) {
        Side offender = Wire.side(imposed.getOffender());
        String kind =
                imposed.getItemsCount() == 1 ? Wire.name(imposed.getItems(0).getKind()) : "PENALTIES";
        return new Ruling(
                made(
                        header,
                        imposed.getRulingId(),
                        board,
                        Optional.empty(),
                        kind,
                        Penalties.detail(imposed),
                        imposed.getReason(),
                        List.of(),
                        List.of(),
                        Penalties.effects(imposed, board)),
                offender,
                Duration.getDefaultInstance(),
                imposed.getItemsList());
    }

    private static Ruling ruling(EventHeader header, String board, RulingWithdrawn withdrawn) {
        RulingView view = made(
                        header,
                        withdrawn.getRulingId(),
                        board,
                        Optional.empty(),
                        "WITHDRAWAL",
                        Penalties.withdrawn(withdrawn),
                        withdrawn.getReason(),
                        List.of(),
                        List.of(),
                        Penalties.withdrawnEffects(withdrawn))
                .withdrawing(withdrawn.getWithdrawnId());
        return new Ruling(
                view,
                Wire.side(withdrawn.getOffender()),
                Duration.getDefaultInstance(),
                List.of(),
                Optional.of(withdrawn));
    }

    /** What is taken back is told at the ruling it is of, and to both players (OCR 18.3). */
    private void withdraw(String board, RulingWithdrawn withdrawn, Changes changes) {
        List<PenaltyItem> penalties = Optional.ofNullable(rulings.get(withdrawn.getWithdrawnId()))
                .map(Ruling::penalties)
                .orElse(List.of());
        rulings.computeIfPresent(
                withdrawn.getWithdrawnId(),
                (_, ruling) -> ruling.with(ruling.view().without(Penalties.withdrawnItems(withdrawn, penalties))));
        changes.rulings().add(withdrawn.getWithdrawnId());
        if (withdrawn.getCard()) cards.remove(withdrawn.getWithdrawnId());
        changes.board(board);
        Penalties.withdrawnNotices(board, withdrawn, penalties).forEach(changes::notice);
    }

    private static Ruling ruling(EventHeader header, String board, AppealDecided decided) {
        String detail = decided.hasAfter()
                ? decided.getAfter().getWhite() + "-" + decided.getAfter().getBlack()
                : "";
        String kind = "APPEAL_" + Wire.name(decided.getOutcome());
        var effect = new EffectView(
                kind,
                Optional.empty(),
                OptionalLong.empty(),
                Optional.empty(),
                Wire.text(detail),
                Optional.empty(),
                Optional.empty(),
                List.of());
        return new Ruling(
                made(
                        header,
                        decided.getRulingId(),
                        board,
                        Optional.empty(),
                        kind,
                        detail,
                        decided.getReason(),
                        List.of(),
                        List.of(),
                        List.of(effect)),
                Side.WHITE,
                Duration.getDefaultInstance(),
                List.of());
    }

    private static Ruling ruling(EventHeader header, String board, FailedPauseCompensated compensated) {
        List<EffectView> effects = Stream.of(Side.values())
                .filter(side -> side == Side.WHITE ? compensated.hasWhite() : compensated.hasBlack())
                .map(side -> new EffectView(
                        "ADD_TIME",
                        Optional.of(side),
                        OptionalLong.of(Wire.ms(side == Side.WHITE ? compensated.getWhite() : compensated.getBlack())),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of()))
                .toList();
        String detail = effects.stream()
                .map(effect -> side(effect.side().orElseThrow()) + " +"
                        + Wire.clock(java.time.Duration.ofMillis(effect.ms().orElseThrow())))
                .collect(Collectors.joining("; "));
        return new Ruling(
                made(
                        header,
                        compensated.getRulingId(),
                        board,
                        Optional.empty(),
                        "FAILED_PAUSE",
                        detail,
                        compensated.getReason(),
                        List.of(),
                        List.of(),
                        effects),
                Side.WHITE,
                Duration.getDefaultInstance(),
                List.of());
    }

    private static RulingView made(
            EventHeader header,
            String id,
            String board,
            Optional<String> caseId,
            String kind,
            String detail,
            String reason,
            List<PrecedentView> precedents,
            List<String> checksAgain,
            List<EffectView> effects) {
        return new RulingView(
                id,
                board,
                caseId,
                kind,
                detail,
                reason,
                header.getRule(),
                Wire.name(header.getActor().getRole()),
                Wire.ms(header.getOccurredAt()),
                "MADE",
                Optional.empty(),
                Optional.empty(),
                precedents,
                checksAgain,
                effects,
                Optional.empty(),
                List.of(),
                "",
                "");
    }

    private Optional<Ruling> became(Changes changes, String id, String state, String code, String text) {
        Ruling ruling = rulings.get(id);
        if (ruling == null) return Optional.empty();
        Ruling now = ruling.with(ruling.view().became(state, Wire.text(code), Wire.text(text)));
        rulings.put(id, now);
        changes.rulings().add(id);
        for (Side side : Side.values())
            changes.help().add(new SeatKey(ruling.view().board(), side));
        return Optional.of(now);
    }

    private static void tell(Ruling ruling, Changes changes) {
        RulingView view = ruling.view();
        ruling.penalties()
                .forEach(item -> Penalties.notices(
                                new SeatKey(view.board(), ruling.side()), item, view.reason(), view.id(), view.rule())
                        .forEach(changes::notice));
        if (!ruling.penalties().isEmpty() || ruling.withdrawal().isPresent()) return;
        Map<String, String> details = Map.of(
                "by",
                view.by(),
                "side",
                ruling.side().name(),
                "time",
                Wire.clock(Wire.duration(ruling.time())),
                "control",
                view.detail());
        Notice.Kind.decided(view.kind())
                .ifPresent(kind -> both(
                        changes, view.board(), kind, details, view.rule(), kind.isWithReason() ? view.reason() : ""));
    }

    private static String side(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    public Changes fold(ClockEvent event) {
        switch (event.getPayloadCase()) {
            case ORDER_GIVEN ->
                event.getOrderGiven()
                        .getBoardsList()
                        .forEach(board ->
                                timeline(board.getBoardId()).ordered(event.getHeader(), event.getOrderGiven()));
            case BOARD_NOTED -> timeline(event.getBoardNoted().getBoardId()).fold(event);
            case TIME_TROUBLE_NOTED ->
                timeline(event.getTimeTroubleNoted().getBoardId()).fold(event);
            case ALARM_RAISED -> {
                if (!event.getAlarmRaised().getBoardId().isEmpty())
                    timeline(event.getAlarmRaised().getBoardId()).fold(event);
            }
            default -> {}
        }
        return clocks.fold(event);
    }

    private String nameOf(String competition, String person) {
        return competitionFile(competition).map(known -> known.nameOf(person)).orElse("");
    }

    private TimelineProjection timeline(String board) {
        return timelines.computeIfAbsent(board, _ -> new TimelineProjection());
    }

    /**
     * Everything that happened on a board, as far as somebody may see it.
     *
     * @param venue whose time is shown; "" or another than its seats': White's
     * @param floor whether what happens around a seat of a venue is for this person (OCR 17)
     * @param screening whether it is that a game was screened (APP-I A1)
     */
    public TimelineView timeline(String board, String venue, Predicate<String> floor, boolean screening) {
        BoardProjection file = boards.get(board);
        String place =
                file.venues().contains(venue) ? venue : file.seat(Side.WHITE).getVenue();
        List<CaseProjection> disconnections =
                cases.values().stream().filter(one -> one.board().equals(board)).toList();
        return new TimelineView(
                board,
                file.attempt(),
                timeZone(file.id.competition(), place),
                venueName(file.id.competition(), place),
                timeline(board)
                        .view(
                                disconnections,
                                person -> nameOf(file.id.competition(), person),
                                this::ruling,
                                floor,
                                screening));
    }

    /**
     * The report of a round, of one venue or with "" of all, whether it is signed and what it lacks (OCR 18.1-18.3).
     *
     * @param now ms since 1970: whether the time for an appeal runs as of then
     * @return empty if there is no such competition, round or venue
     */
    public Optional<Reports.Drafts> report(String competition, int round, String venue, long now) {
        return competitionFile(competition)
                .filter(file -> file.hasRound(round))
                .filter(file -> venue.isEmpty()
                        || file.venues().stream()
                                .anyMatch(one -> one.getVenueId().equals(venue)))
                .map(file -> new RoundReports(this, file, now).drafts(round, venue));
    }

    /** Every ruling about a board, in the order they were made. */
    public List<RulingReport> rulings(String board) {
        HelpProjection help = helps.getOrDefault(board, new HelpProjection(board));
        return BoardId.parse(board)
                .map(id -> timeline(board)
                        .rulings(
                                id,
                                person -> nameOf(id.competition(), person),
                                this::ruling,
                                ruling -> help.appealDecidedBy(ruling, names)))
                .orElse(List.of());
    }

    /**
     * Every ruling about the boards of a competition that somebody may see, of one round or with 0 of all, in the order
     * they were made.
     */
    public List<RulingReport> rulings(String competition, int round, Predicate<String> shown) {
        return boards.values().stream()
                .filter(file -> file.id.competition().equals(competition) && (round == 0 || file.id.round() == round))
                .map(file -> file.id.toString())
                .filter(shown)
                .flatMap(board -> rulings(board).stream())
                .sorted(Comparator.comparingLong(RulingReport::at))
                .toList();
    }

    /** What players did at a board, of all its games. */
    public List<IrregularityView> irregularities(String board) {
        return boards.get(board).allIrregularities();
    }

    /** Everything that happened in a venue. */
    public List<FairPlayEvent> premisesLog(String id) {
        return Optional.ofNullable(premises.get(id)).map(PremisesProjection::log).orElse(List.of());
    }

    public Collection<String> boardIds() {
        return List.copyOf(boards.keySet());
    }

    /** Everything of a board; {@code Visibility} takes away what somebody may not see. */
    public Optional<BoardView> board(String id) {
        BoardProjection file = boards.get(id);
        if (file == null) return Optional.empty();
        Screened screened = screenings.get(id);
        CompetitionProjection competition = competitions.get(file.id.competition());
        return Optional.of(file.view(
                        seat(file, Side.WHITE),
                        seat(file, Side.BLACK),
                        screened != null && screened.attempt() == file.attempt() ? screened.view() : ScreeningView.NONE,
                        competition != null && competition.isApproved(id),
                        competition == null ? Optional.empty() : competition.score(id),
                        competition == null ? ConfirmationView.NONE : competition.confirmation(id),
                        competition == null ? Optional.empty() : competition.chess960(file.id.round()))
                .with(
                        Optional.ofNullable(floors.get(id))
                                .map(floor -> floor.view(file::seatAt))
                                .map(floor -> floor.reopened(this::isWithdrawn))
                                .orElse(FloorProjection.NONE),
                        help(id)));
    }

    /**
     * Whether a move will be played at a seat if it is sent at this moment.
     *
     * @param ply half-moves that who sends it knows of; empty: he does not say
     * @param assistant whether the player's assistant sends it (APP-III 1)
     */
    public boolean isLegalMove(SeatKey seat, String uci, OptionalInt ply, boolean assistant) {
        return Optional.ofNullable(boards.get(seat.board()))
                .filter(board -> board.isLegal(seat.side(), uci, ply, assistant))
                .isPresent();
    }

    /** Whether a ruling's penalties are all taken back, and nothing of them stands. */
    private boolean isWithdrawn(String ruling) {
        return Optional.ofNullable(rulings.get(ruling))
                .filter(one -> !one.penalties().isEmpty()
                        && one.view().withdrawn().stream()
                                        .filter(gone -> gone.rounds().isEmpty())
                                        .count()
                                == one.penalties().size())
                .isPresent();
    }

    private HelpView help(String board) {
        HelpProjection file = helps.getOrDefault(board, new HelpProjection(board));
        List<RuledView> ruled = rulings.values().stream()
                .filter(ruling -> ruling.view().board().equals(board)
                        && ruling.view().state().equals("APPLIED")
                        && !Penalties.isFinal(ruling.view()))
                .map(ruling -> new RuledView(
                        ruling.view().id(),
                        ruling.view().kind(),
                        Penalties.toldRule(ruling.view().rule(), ruling.penalties()),
                        ruling.view().at(),
                        Stream.of(Side.values())
                                .filter(side -> isAppealable(ruling, side)
                                        && !file.hasAppealed(side, ruling.view().id(), names))
                                .toList()))
                .toList();
        return new HelpView(
                calls.views(board, names),
                file.questions(names),
                file.appeals(names),
                ruled,
                file.failedPauses(names),
                appealUntil(board, ruled),
                cases.values().stream()
                        .filter(one -> one.board().equals(board) && !one.isClosed())
                        .map(CaseProjection::side)
                        .distinct()
                        .sorted()
                        .toList(),
                boards.containsKey(board) ? boards.get(board).restored() : List.of());
    }

    /**
     * Until when an appeal about a game may be filed. Empty while the game or the match of its teams goes on, and where
     * no appeal is possible or the time is not limited (OCR 17.11, DEC-24, FSSI gen-8 b).
     */
    private OptionalLong appealUntil(String board, List<RuledView> ruled) {
        BoardProjection file = boards.get(board);
        CompetitionProjection competition = file == null ? null : competitions.get(file.id.competition());
        if (competition == null || file.endedAt().isEmpty()) return OptionalLong.empty();
        var rules = competition.appealRules();
        if (!rules.allowed() || rules.deadlineMinutes().isEmpty()) return OptionalLong.empty();
        OptionalLong end = matchEnd(board);
        if (end.isEmpty()) return OptionalLong.empty();
        return AppealTime.last(
                        Instant.ofEpochMilli(end.getAsLong()),
                        rules.results(),
                        ruled.stream()
                                .map(one -> Instant.ofEpochMilli(one.at()))
                                .toList(),
                        java.time.Duration.ofMinutes(rules.deadlineMinutes().getAsInt()))
                .map(last -> OptionalLong.of(last.toEpochMilli()))
                .orElse(OptionalLong.empty());
    }

    /**
     * When the last board ended of the match of two teams that a board belongs to; for any other board, when it ended
     * itself. Empty before that.
     */
    public OptionalLong matchEnd(String board) {
        Optional<Instant> end = RoundBook.lastEnd(
                match(board),
                id -> Optional.ofNullable(boards.get(id.toString()))
                        .map(BoardProjection::endedAt)
                        .filter(OptionalLong::isPresent)
                        .map(at -> Instant.ofEpochMilli(at.getAsLong())));
        return end.map(at -> OptionalLong.of(at.toEpochMilli())).orElse(OptionalLong.empty());
    }

    /** The boards at which the same two teams meet as at a board; only that board where no two teams meet. */
    private List<BoardId> match(String board) {
        return BoardId.parse(board).stream()
                .flatMap(id -> competitionFile(id.competition()).stream().flatMap(file -> file.match(id).stream()))
                .toList();
    }

    /**
     * Whether a side has something to ask for by an appeal against a ruling: nothing where it is taken back whole,
     * where its own penalty is taken back, and where a body has decided already, unless the regulations have an appeal
     * against that too (OCR 17.11, FSSI gen-8 e).
     */
    private boolean isAppealable(Ruling ruling, Side side) {
        if (isWithdrawn(ruling.view().id())) return false;
        if (ruling.withdrawal().isPresent())
            return ruling.side() != side && !ruling.withdrawal().get().hasAppealId();
        return !ruling.view().kind().startsWith("APPEAL_")
                || competitionFile(BoardId.competitionOf(ruling.view().board()))
                        .filter(CompetitionProjection::hasSecondAppeal)
                        .isPresent();
    }

    private SeatView seat(BoardProjection file, Side side) {
        var seat = file.seat(side);
        SeatKey key = new SeatKey(file.id.toString(), side);
        return new SeatView(
                seat.getPlayerName(),
                seat.getRating(),
                seat.getVenue(),
                venueName(file.id.competition(), seat.getVenue()),
                Optional.of(link(key)),
                Optional.of(new Checks(
                        passed(file, side, CheckKind.CHECK_KIND_DEVICE),
                        passed(file, side, CheckKind.CHECK_KIND_FAIR_PLAY),
                        failed(checks.getOrDefault(key, Map.of()).values(), file.attempt()))),
                Optional.of(file.arrivals().isPresent(side)),
                file.arrivals().held(side),
                clocks.trouble(key, file.attempt()),
                Optional.of(away.contains(key)),
                meeting(file, side),
                MissingView.of(missing(file, side)),
                cards(file.id.competition(), seat.getPlayerId()),
                competitionFile(file.id.competition()).map(competition -> competition.entry(seat.getPlayerId())),
                file.assistant(side),
                file.helper(side));
    }

    private int cards(String competition, String player) {
        return player.isEmpty()
                ? 0
                : (int) cards.values().stream()
                        .filter(new Card(competition, player)::equals)
                        .count();
    }

    /**
     * What a seat lacks before its game, or its player once he has come to one that began without him; nobody is waited
     * for who is absent (DEC-27) or excluded (FSSI ind-b).
     */
    private List<Missing> missing(BoardProjection file, Side side) {
        SeatKey key = new SeatKey(file.id.toString(), side);
        if (file.arrivals().isAbsent(side)
                || file.arrivals().isExcluded(side)
                || file.status() != Status.CREATED && !file.isUnchecked(side)) return List.of();
        Optional<CompetitionProjection> competition = Optional.ofNullable(competitions.get(file.id.competition()));
        boolean planned = competition
                .filter(known -> known.startsAt(file.id.round()).isPresent())
                .isPresent();
        boolean open = Optional.ofNullable(premises.get(
                        LogKey.of(file.id.competition(), file.seat(side).getVenue())))
                .filter(PremisesProjection::isOpen)
                .isPresent();
        boolean device = passed(file, side, CheckKind.CHECK_KIND_DEVICE);
        boolean fairPlay = passed(file, side, CheckKind.CHECK_KIND_FAIR_PLAY);
        if (file.status() != Status.CREATED)
            return file.arrivals().isPresent(side)
                    ? Readiness.of(new Readiness.Seat(true, device, fairPlay, true, true, true))
                    : List.of();
        Link link = link(key);
        return Readiness.of(new Readiness.Seat(
                !planned || open,
                device,
                fairPlay,
                link == Link.UP || link == Link.SUSPECT,
                file.assistant(side).filter(one -> !one.admitted()).isEmpty(),
                file.arrivals().isPresent(side)
                        || competition
                                .filter(known -> known.floor().hasRollCallMinutes())
                                .isEmpty()));
    }

    /** Keys of all venues of all competitions. */
    public Collection<String> premisesIds() {
        return competitions.values().stream()
                .flatMap(file -> file.venues().stream().map(venue -> file.premises(venue.getVenueId())))
                .toList();
    }

    /** A venue by the key of its log; empty if no competition has it. */
    public Optional<PremisesView> premises(String id) {
        return Optional.ofNullable(competitions.get(LogKey.competition(id)))
                .flatMap(file -> file.venues().stream()
                        .filter(venue -> file.premises(venue.getVenueId()).equals(id))
                        .findFirst()
                        .map(venue -> premises.getOrDefault(id, new PremisesProjection())
                                .view(
                                        id,
                                        venue,
                                        file.officialsOf(venue.getVenueId()),
                                        file.floor(),
                                        file.round(),
                                        official -> names.official(id, official))));
    }

    /**
     * What a round lacks: the venues somebody may see, and their boards that have not been started; the present round
     * if it is 0.
     */
    public ReadinessView readiness(String competition, int round, Predicate<String> shown) {
        Optional<CompetitionProjection> known = competitionFile(competition);
        int number = round > 0 ? round : known.map(CompetitionProjection::round).orElse(0);
        return new ReadinessView(
                number,
                known.map(file -> file.startsAt(number)).orElse(OptionalLong.empty()),
                known.map(file -> file.shownFrom(number)).orElse(OptionalLong.empty()),
                known.map(CompetitionProjection::venues).orElse(List.of()).stream()
                        .filter(venue -> shown.test(venue.getVenueId()))
                        .flatMap(venue -> premises(known.get().premises(venue.getVenueId())).stream())
                        .toList(),
                boards.values().stream()
                        .filter(file -> file.id.competition().equals(competition)
                                && file.id.round() == number
                                && file.status() == Status.CREATED
                                && file.venues().stream().anyMatch(shown))
                        .sorted(Comparator.comparingInt(file -> file.id.number()))
                        .map(this::readiness)
                        .toList());
    }

    private BoardReadiness readiness(BoardProjection file) {
        List<SeatReadiness> seats = Stream.of(Side.values())
                .map(side -> new SeatReadiness(
                        side,
                        file.seat(side).getPlayerName(),
                        file.seat(side).getVenue(),
                        file.arrivals().held(side).isPresent(),
                        MissingView.of(missing(file, side))))
                .toList();
        boolean ready = seats.stream()
                .noneMatch(seat -> seat.held() || seat.missing().stream().anyMatch(one -> one.gate() == Gate.BOARD));
        return new BoardReadiness(file.id.toString(), file.id.number(), ready, seats);
    }

    /** A check is for one attempt only (DEC-26). One that a start or a move waits for counts once the game knows it. */
    private boolean passed(BoardProjection file, Side side, CheckKind kind) {
        CheckRecorded check = checks.getOrDefault(new SeatKey(file.id.toString(), side), Map.of())
                .get(kind);
        boolean awaited = file.status() == Status.CREATED || file.isUnchecked(side);
        return check != null
                && check.getPassed()
                && check.getAttempt() == file.attempt()
                && (!awaited || file.arrivals().isCleared(side, Wire.ofGame(kind)));
    }

    private static List<String> failed(Collection<CheckRecorded> checks, int attempt) {
        return checks.stream()
                .filter(check -> !check.getPassed() && check.getAttempt() == attempt)
                .map(check -> Wire.name(check.getKind()))
                .sorted()
                .toList();
    }

    public Link link(SeatKey seat) {
        return links.containsKey(seat) ? links.get(seat).getLast().state() : Link.NONE;
    }

    /**
     * The seats of a round, or of all if it is 0, that somebody may see, with what the log tells of their links; the
     * rest is the edge's to add.
     */
    public List<LinkRow> links(String competition, int round, Predicate<String> shown) {
        return boards.values().stream()
                .filter(file -> file.id.competition().equals(competition) && (round == 0 || file.id.round() == round))
                .sorted(Comparator.comparingInt((BoardProjection file) -> file.id.number()))
                .flatMap(file -> Stream.of(Side.values())
                        .filter(side -> shown.test(file.seat(side).getVenue()))
                        .map(side -> row(file, side)))
                .toList();
    }

    private LinkRow row(BoardProjection file, Side side) {
        SeatKey seat = new SeatKey(file.id.toString(), side);
        var sitting = file.seat(side);
        return new LinkRow(
                seat.board(),
                file.id.number(),
                side,
                sitting.getPlayerName(),
                sitting.getVenue(),
                venueName(file.id.competition(), sitting.getVenue()),
                link(seat),
                file.inProgress(),
                away.contains(seat),
                meeting(file, side),
                Optional.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                List.of(),
                List.copyOf(links.getOrDefault(seat, new ArrayDeque<>())),
                List.of());
    }

    /**
     * What the nodes of some venues of a competition measure (OCR 18.8); when they were last heard is the edge's to
     * add.
     */
    public List<NodeView> nodes(String competition, Predicate<String> shown) {
        return competition(competition).venues().stream()
                .filter(venue -> shown.test(venue.id()))
                .flatMap(venue -> venue(LogKey.of(competition, venue.id())).nodes(venue.id(), venue.name()).stream())
                .toList();
    }

    /** Who sits at a seat, and where; empty if there is no such board. */
    public Optional<Seat> sitting(SeatKey seat) {
        return Optional.ofNullable(boards.get(seat.board())).map(file -> file.seat(seat.side()));
    }

    private static Optional<Side> sideOf(BoardProjection file, String player) {
        return Stream.of(Side.values())
                .filter(side -> file.seat(side).getPlayerId().equals(player))
                .findFirst();
    }

    /** Where both players of a board sit in all open rounds. */
    public Set<SeatKey> seatsOfPlayers(String board) {
        Set<SeatKey> seats = new LinkedHashSet<>();
        BoardProjection file = boards.get(board);
        if (file != null)
            for (Side side : Side.values()) {
                String player = file.seat(side).getPlayerId();
                for (String id : gamesOf.getOrDefault(new Entrant(file.id.competition(), player), Set.of()))
                    sideOf(boards.get(id), player).ifPresent(there -> seats.add(new SeatKey(id, there)));
            }
        return seats;
    }

    /**
     * The game a player is wanted at: of his games in open rounds one in progress, or else the first one that has not
     * begun; an adjourned one waits till it is resumed.
     *
     * @param own the board he sits at
     * @return empty as long as the game there is in progress, and if it is that one
     */
    public Optional<NextGameView> nextGame(String own, String player) {
        String competition = BoardId.competitionOf(own);
        CompetitionProjection rounds = competitions.get(competition);
        if (rounds == null || isInProgress(own)) return Optional.empty();
        return gamesOf.getOrDefault(new Entrant(competition, player), Set.of()).stream()
                .map(boards::get)
                .filter(file -> rounds.isOpened(file.id.round())
                        && (file.inProgress() || file.status() == Status.CREATED))
                .min(Comparator.comparing(BoardProjection::inProgress, Comparator.reverseOrder())
                        .thenComparing(file -> file.id.round()))
                .filter(file -> !file.id.toString().equals(own))
                .flatMap(file -> sideOf(file, player)
                        .map(side -> new NextGameView(
                                file.id.toString(),
                                file.id.round(),
                                file.id.number(),
                                side,
                                file.seat(side.other()).getPlayerName())));
    }

    /**
     * That a player has no game in a round in which he is paired, as one of the two is excluded from it (OCR 18.4.8,
     * 18.4.9).
     *
     * @param own the board his token is for
     * @return empty as long as a game there is in progress (OCR 16.7)
     */
    public Optional<NoGameView> noGame(String own, String player) {
        if (isInProgress(own)) return Optional.empty();
        return BoardId.parse(own)
                .flatMap(board -> Optional.ofNullable(competitions.get(board.competition()))
                        .flatMap(file -> file.noGame(board.round(), player)));
    }

    /** Whether clocks run at a board, or stand only for a while. */
    public boolean isInProgress(String board) {
        return Optional.ofNullable(boards.get(board))
                .filter(BoardProjection::inProgress)
                .isPresent();
    }

    /** The seat of a player's team at a board of his round; empty if none of his team sits there (FSSI team-b). */
    public Optional<SeatKey> teamSeat(SeatKey own, int number) {
        return BoardId.parse(own.board()).flatMap(id -> {
            BoardProjection there = boards.get(new BoardId(id.competition(), id.round(), number).toString());
            if (there == null) return Optional.empty();
            String captain = boards.get(own.board()).seat(own.side()).getPlayerId();
            return Stream.of(Side.values())
                    .filter(side -> competitions
                            .get(id.competition())
                            .isOneTeam(captain, there.seat(side).getPlayerId()))
                    .map(side -> new SeatKey(there.id.toString(), side))
                    .findFirst();
        });
    }

    /** Numbers of the boards of a seat's round at which players of its team sit, with the own one. */
    public List<Integer> teamBoards(SeatKey own) {
        BoardId id = boards.get(own.board()).id;
        return boards.values().stream()
                .map(file -> file.id)
                .filter(other -> other.competition().equals(id.competition()) && other.round() == id.round())
                .map(BoardId::number)
                .filter(number -> number == id.number() || teamSeat(own, number).isPresent())
                .sorted()
                .toList();
    }

    /** Who calls arbiters for a player of a competition; nobody where he does so himself (OCR 19.1, FSSI team-b). */
    public Optional<Player> captain(String competition, String playerId) {
        return competitionFile(competition).flatMap(file -> file.captain(playerId));
    }

    /** A board of the latest round of a competition by its number; empty if it has not been opened. */
    public Optional<String> board(String competition, int number) {
        return boards.values().stream()
                .map(file -> file.id)
                .filter(id -> id.competition().equals(competition) && id.number() == number)
                .max(Comparator.comparingInt(BoardId::round))
                .map(BoardId::toString);
    }

    /** Everybody who plays in a competition. */
    public List<Player> players(String competition) {
        return competitionFile(competition).map(CompetitionProjection::players).orElse(List.of());
    }

    private String venueName(String competition, String venue) {
        CompetitionProjection file = competitions.get(competition);
        return file == null ? venue : file.venueName(venue);
    }

    /** Seats of games in progress, with their venues. */
    public Map<SeatKey, String> seatsInPlay() {
        Map<SeatKey, String> seats = new LinkedHashMap<>();
        boards.forEach((id, file) -> {
            if (file.inProgress())
                for (Side side : Side.values())
                    seats.put(new SeatKey(id, side), file.seat(side).getVenue());
        });
        return seats;
    }

    /** Whether a player may say now that he is at this board. */
    public boolean isAwaited(String board, long nowMs) {
        BoardProjection file = boards.get(board);
        return file != null && file.isAwaited(nowMs);
    }

    /** Whether the game of a board goes on: it has begun and has not ended. */
    public boolean isPlaying(String board) {
        BoardProjection file = boards.get(board);
        return file != null && file.status() != Status.CREATED && file.status() != Status.ENDED;
    }

    /** Whether this seat's clock runs: its player is thinking. */
    public boolean isThinking(SeatKey seat) {
        BoardProjection file = boards.get(seat.board());
        return file != null && file.running().filter(seat.side()::equals).isPresent();
    }

    public Collection<String> caseIds() {
        return List.copyOf(cases.keySet());
    }

    public Optional<CaseView> disconnection(String id) {
        return Optional.ofNullable(cases.get(id)).map(this::view);
    }

    private CaseView view(CaseProjection file) {
        Deputy deputy = deputies.getOrDefault(file.id(), Deputy.NONE);
        return file.view(
                venueName(BoardId.competitionOf(file.board()), file.venue),
                seatAt(file.board(), file.side(), file.startedAt()).getPlayerName(),
                incidents.of(file.id()),
                deputy.may(),
                deputy.at());
    }

    /**
     * Reports of the disconnections of a competition that somebody may see, in the order of their beginning (OCR 18.9).
     */
    public List<DisconnectionReport> reports(String competition, Predicate<CaseView> shown, long nowMs) {
        return cases.values().stream()
                .filter(file -> BoardId.competitionOf(file.board()).equals(competition))
                .filter(file -> shown.test(view(file)))
                .map(file -> report(file, nowMs))
                .sorted(Comparator.comparingLong(
                        report -> report.disconnection().startedAt()))
                .toList();
    }

    private DisconnectionReport report(CaseProjection file, long nowMs) {
        BoardId board = BoardId.parse(file.board()).orElseThrow();
        List<CaseStepView> course = file.course(official -> names.official(file.board(), official));
        Optional<BoardProjection> played = Optional.ofNullable(boards.get(file.board()));
        String decidedBy = course.stream()
                .filter(step -> step.what().equals("DECIDED"))
                .reduce((_, last) -> last)
                .map(CaseStepView::name)
                .orElse("");
        return new DisconnectionReport(
                view(file),
                board.round(),
                board.number(),
                seatAt(file.board(), Side.WHITE, file.startedAt()).getPlayerName(),
                seatAt(file.board(), Side.BLACK, file.startedAt()).getPlayerName(),
                file.fen(),
                file.exposureMs(nowMs),
                timeZone(board.competition(), file.venue),
                course,
                played.flatMap(game -> game.pausedSince(file.startedAt())),
                played.flatMap(game -> game.after(file.trace())),
                file.ruling().flatMap(this::ruling),
                decidedBy);
    }

    /** Of a venue; UTC if it is not known. */
    private String timeZone(String competition, String venue) {
        return competitionFile(competition).stream()
                .flatMap(file -> file.venues().stream())
                .filter(one -> one.getVenueId().equals(venue))
                .map(one -> one.getTimeZone())
                .filter(zone -> !zone.isEmpty())
                .findFirst()
                .orElse("UTC");
    }

    private String playerName(String board, Side side) {
        BoardProjection file = boards.get(board);
        return file == null ? "" : file.seat(side).getPlayerName();
    }

    /** Who had a side of a board at an instant in ms since 1970: players may exchange seats (OCR 19.2). */
    public Seat seatAt(String board, Side side, long ms) {
        BoardProjection file = boards.get(board);
        return file == null ? Seat.getDefaultInstance() : file.seatAt(side, ms);
    }

    /** Key of the log a case is in; empty if it is not known. */
    public Optional<String> logOfCase(String caseId) {
        return Optional.ofNullable(cases.get(caseId)).map(file -> file.log);
    }

    public Collection<String> outageIds() {
        return List.copyOf(outages.keySet());
    }

    public Optional<OutageView> outage(String id) {
        return Optional.ofNullable(outages.get(id))
                .map(outage -> new OutageView(
                        id,
                        outage.venue(),
                        Wire.ms(outage.detected().getSince()),
                        List.copyOf(outage.detected().getCaseIdsList())));
    }

    public Collection<String> callIds() {
        return calls.ids();
    }

    public Optional<CallView> call(String id) {
        return calls.view(id, names);
    }

    public Collection<String> rulingIds() {
        return List.copyOf(rulings.keySet());
    }

    public Optional<RulingView> ruling(String id) {
        return Optional.ofNullable(rulings.get(id))
                .map(Ruling::view)
                .map(view -> view.of(
                        names.player(view.board(), Side.WHITE, view.at()),
                        names.player(view.board(), Side.BLACK, view.at())));
    }

    public Collection<String> orderIds() {
        return clocks.orderIds();
    }

    public Optional<OrderView> order(String id) {
        return clocks.order(id, this::venueName);
    }

    /** Venues of the seats an order means, and the venue it names. */
    public Set<String> venuesOfOrder(String id) {
        return clocks.venuesOfOrder(id);
    }

    public String competitionOfOrder(String id) {
        return clocks.competitionOfOrder(id);
    }

    public Collection<String> alarmIds() {
        return clocks.alarmIds();
    }

    public Optional<AlarmView> alarm(String id) {
        return clocks.alarm(id);
    }

    /** Venues of the boards an alarm is about. */
    public Set<String> venuesOfAlarm(String id) {
        return clocks.venuesOfAlarm(id);
    }

    public String competitionOfAlarm(String id) {
        return clocks.competitionOfAlarm(id);
    }

    /** How many time sheets a competition has. */
    public int sheetCount(String competition) {
        return clocks.sheets(competition).size();
    }

    /**
     * Time sheets of a competition with the rows of some boards, the newest first; without those that have none of
     * them.
     */
    public List<TimeSheetView> sheets(String competition, Predicate<String> shown) {
        return clocks.sheets(competition).stream()
                .map(sheet -> new TimeSheetView(
                        sheet.id(),
                        sheet.round(),
                        sheet.at(),
                        sheet.allRows().stream()
                                .filter(row -> shown.test(row.getBoardId()))
                                .map(row -> row(row, sheet.at()))
                                .toList()))
                .filter(sheet -> !sheet.rows().isEmpty())
                .toList();
    }

    private TimeSheetRowView row(TimeSheetRow row, long at) {
        var clocks = row.getClocks();
        return new TimeSheetRowView(
                BoardId.parse(row.getBoardId()).map(BoardId::number).orElse(0),
                playerName(row.getBoardId(), Side.WHITE),
                playerName(row.getBoardId(), Side.BLACK),
                row.getWhiteMoves(),
                row.getBlackMoves(),
                Wire.ms(clocks.getWhite()),
                Wire.ms(clocks.getBlack()),
                clocks.hasRunning() ? Optional.of(Wire.side(clocks.getRunning())) : Optional.empty(),
                Wire.ms(row.getExpected()),
                row.getConserved(),
                row.getStatus(),
                timeline(row.getBoardId())
                        .clockChanges(at, person -> nameOf(BoardId.competitionOf(row.getBoardId()), person)));
    }

    /** Venue of a case's outage or any other venue's competition is not in its id; the boards of its cases tell. */
    public String competitionOfOutage(String id) {
        Outage outage = outages.get(id);
        if (outage == null) return "";
        return outage.detected().getCaseIdsList().stream()
                .map(cases::get)
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .map(file -> BoardId.competitionOf(file.board()))
                .orElse("");
    }

    /** Venues of both seats of a board; empty if it does not exist. */
    public List<String> venuesOfBoard(String id) {
        BoardProjection file = boards.get(id);
        return file == null ? List.of() : file.venues();
    }

    /** The one asked for; with "" the one loaded last. */
    public CompetitionView competition(String id) {
        return competitionFile(id).map(CompetitionProjection::view).orElse(CompetitionView.NONE);
    }

    /** All competitions, the one loaded last at the end. */
    public List<CompetitionView> competitions() {
        return competitions.values().stream().map(CompetitionProjection::view).toList();
    }

    /** The announced time control of a competition; the default instance if it is not known. */
    public TimeControl control(String competition) {
        return competitionFile(competition).map(CompetitionProjection::control).orElse(TimeControl.getDefaultInstance());
    }

    /** When a round is planned to start, epoch ms; empty: no start is planned, or there is no such round. */
    public OptionalLong plannedStart(String competition, int round) {
        return competitionFile(competition).map(file -> file.startsAt(round)).orElse(OptionalLong.empty());
    }

    private Optional<CompetitionProjection> competitionFile(String id) {
        if (!id.isEmpty()) return Optional.ofNullable(competitions.get(id));
        return competitions.values().stream().reduce((_, last) -> last);
    }

    /** Everybody a code may be made for now; empty if there is no such competition. */
    public Optional<List<Holder>> holders(String competition) {
        return competitionFile(competition).map(CompetitionProjection::holders);
    }

    public Optional<Holder> official(String competition, String official) {
        return competitionFile(competition).flatMap(file -> file.official(official));
    }

    /** The admitted assistant of a seat, as a code is made for him; empty if it has none (APP-III 1). */
    public Optional<Holder> assistant(String board, Side side) {
        return Optional.ofNullable(boards.get(board))
                .flatMap(file -> file.assistant(side))
                .filter(AssistantView::admitted)
                .flatMap(one -> seat(board, side).map(player -> player.assistedBy(one.id(), one.name())));
    }

    /** The admitted assistants of all seats, by id: their screens are the seats' devices (APP-III 1.1). */
    public Map<SeatKey, String> assistants() {
        Map<SeatKey, String> serving = new HashMap<>();
        boards.forEach((id, file) -> {
            for (Side side : Side.values())
                file.assistant(side)
                        .filter(AssistantView::admitted)
                        .ifPresent(one -> serving.put(new SeatKey(id, side), one.id()));
        });
        return serving;
    }

    /**
     * The seats of a round as codes are made for them, by board: without those whose game has ended, or that have none
     * (OCR 18.4.8, 18.4.9).
     */
    public List<Holder> seats(String competition, int round) {
        return competitionFile(competition).stream()
                .flatMap(file -> file.boards(round, "").stream()
                        .filter(number -> !file.isUnplayed(round, number))
                        .map(number -> new BoardId(file.id, round, number).toString()))
                .filter(board -> boards.get(board) == null || boards.get(board).status() != Status.ENDED)
                .flatMap(board -> Stream.of(Side.values()).flatMap(side -> seat(board, side).stream()))
                .toList();
    }

    public boolean isPaired(String competition, int round) {
        return competitionFile(competition)
                .filter(file -> !file.boards(round, "").isEmpty())
                .isPresent();
    }

    public boolean isOpened(String competition, int round) {
        return competitionFile(competition).filter(file -> file.isOpened(round)).isPresent();
    }

    public Optional<Holder> seat(String board, Side side) {
        BoardProjection played = boards.get(board);
        Side paired = played != null && played.exchanged() ? side.other() : side;
        return BoardId.parse(board)
                .flatMap(id -> competitionFile(id.competition()).flatMap(file -> file.seat(id, paired)))
                .map(holder -> holder.at(side));
    }
}
