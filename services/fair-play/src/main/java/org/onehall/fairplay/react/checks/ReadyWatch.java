package org.onehall.fairplay.react.checks;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Definitions;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.HoldStartRequest;
import org.onehall.proto.game.v1.StartHeld;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Readiness;
import org.onehall.regulations.Readiness.Gate;
import org.onehall.regulations.Readiness.Missing;

/**
 * Holds the boards of a round that are not ready at its planned start, and releases each when it is ready (OCR 16.3,
 * 18.5, 18.6, DEC-27). Only an arbiter ends an arbiter's hold; a start that an arbiter has released is not held again
 * in this attempt. Thread-safe.
 */
public final class ReadyWatch {
    private static final Logger LOG = Logger.getLogger(ReadyWatch.class);
    /** How long before the planned start a hold is sent, so that an order to start at that time finds it. */
    private static final Duration LEAD = Duration.ofSeconds(10);

    private static final class Seat {
        final String venue;
        final Set<CheckKind> passed = EnumSet.noneOf(CheckKind.class);
        boolean present;
        boolean held;
        /** It is held by this watch. */
        boolean own;
        /** An arbiter has released the start. */
        boolean overruled;

        Seat(String venue) {
            this.venue = venue;
        }
    }

    private static final class Board {
        boolean waits = true;
        int attempt = 1;
        final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    }

    /** Why a board is examined; events of two logs of one board have the same ids. */
    private record Cause(String log, EventHeader header) {
        String id() {
            return log + ":" + header.getEventId();
        }
    }

    private final Watch watch;
    private final BiFunction<HoldStartRequest, String, Optional<RefusalDetail>> holds;
    private final Map<BoardId, Board> boards = new HashMap<>();
    /** By "competition/round". */
    private final Map<String, Instant> starts = new HashMap<>();
    /** Keys of open venues. */
    private final Set<String> open = new HashSet<>();
    /** The latest check of each seat and kind, kept separately: a check can arrive before its board. */
    private final Map<BoardId, Map<String, CheckRecorded>> checks = new HashMap<>();

    /** @param holds sends a request in a trace; returns why it was refused, throws without a definite answer */
    public ReadyWatch(Watch watch, BiFunction<HoldStartRequest, String, Optional<RefusalDetail>> holds) {
        this.watch = watch;
        this.holds = holds;
    }

    /** Takes the next fact of a competition. */
    public synchronized void fold(CompetitionEvent event) {
        Optional<CompetitionLoaded> definition = Definitions.of(event);
        if (definition.isEmpty()) return;
        String competition = event.getHeader().getKey();
        starts.keySet().removeIf(round -> round.startsWith(competition + "/"));
        definition.get().getRoundsList().stream()
                .filter(round -> round.hasStartsAt())
                .forEach(round ->
                        starts.put(competition + "/" + round.getNumber(), RecordMapper.instant(round.getStartsAt())));
        boards.forEach((id, board) -> {
            if (id.competition().equals(competition)) look(new Cause("competition", event.getHeader()), id, board);
        });
    }

    /** Takes the next fact of a board. */
    public synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(id -> fold(event, id));
    }

    private void fold(GameEvent event, BoardId id) {
        Cause cause = new Cause("game", event.getHeader());
        if (event.hasGameCreated()) {
            Board created = boards.computeIfAbsent(id, _ -> new Board());
            created.seats.put(
                    Side.SIDE_WHITE, new Seat(event.getGameCreated().getWhite().getVenue()));
            created.seats.put(
                    Side.SIDE_BLACK, new Seat(event.getGameCreated().getBlack().getVenue()));
            checked(id, created);
        }
        Board board = boards.get(id);
        if (board == null) return;
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> look(cause, id, board);
            case SEAT_PRESENT -> {
                board.seats.get(event.getSeatPresent().getSide()).present =
                        event.getSeatPresent().getPresent();
                look(cause, id, board);
            }
            case START_HELD -> {
                held(board.seats.get(event.getStartHeld().getSide()), event.getStartHeld(), event.getHeader());
                // It may have become ready while the hold was on its way, or another service released what it held
                // for its own reason.
                if (isService(event.getHeader())) look(cause, id, board);
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                if (restarted.hasReplaced()) replace(board, restarted);
                else if (restarted.hasWhite() && restarted.hasBlack()) exchange(board);
                board.waits = true;
                board.attempt = restarted.getAttempt();
                board.seats.values().forEach(seat -> seat.overruled = false);
                checked(id, board);
                look(cause, id, board);
            }
            case GAME_STARTED, GAME_ENDED -> waitsNoMore(id, board);
            case GAME_VOIDED -> {
                if (event.getGameVoided().getCancelled()) waitsNoMore(id, board);
            }
            // Starts are held only until the first one; a game that goes on again has started before.
            case SEAT_CLEARED, SEAT_EXCLUDED, DEFAULT_WAIVED -> {}
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> {}
            case GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> {}
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED -> {}
            case MOVE_PLAYED, POSITION_RESTORED, MOVE_REPRODUCED -> {}
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> {}
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> {}
            case GAME_ADJOURNED, ADJOURNMENT_RESUMED, FORFEIT_REVERSED, RESULT_SET_ASIDE -> {}
            case IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK, COLOURS_KEPT, DISCONNECTION_NOTED -> {}
            case PAYLOAD_NOT_SET -> {}
        }
    }

    /** The game has begun or is over, or the board is cancelled. */
    private void waitsNoMore(BoardId id, Board board) {
        board.waits = false;
        board.seats.keySet().forEach(side -> watch.clear(key(id, side)));
    }

    /** Takes the next fact of this service's own log. */
    public synchronized void fold(FairPlayEvent event) {
        String key = event.getHeader().getKey();
        Cause cause = new Cause("fairplay", event.getHeader());
        switch (event.getPayloadCase()) {
            case CHECK_RECORDED -> {
                BoardId id = BoardId.of(key);
                CheckRecorded check = event.getCheckRecorded();
                checks.computeIfAbsent(id, _ -> new HashMap<>()).put(check.getSide() + "|" + check.getKind(), check);
                Board board = boards.get(id);
                if (board == null) return;
                checked(id, board);
                look(cause, id, board);
            }
            case VENUE_OPENED -> {
                open.add(key);
                lookAtVenue(cause, key);
            }
            case VENUE_CLOSED -> {
                open.remove(key);
                lookAtVenue(cause, key);
            }
            // Players are ready by their checks alone; what else happens in the venue holds no start.
            case LEAVE_REQUESTED, LEAVE_GRANTED, LEAVE_REFUSED, DEPARTED, RETURNED -> {}
            case INCIDENT_OPENED, INCIDENT_CONFIRMED, INCIDENT_CLOSED -> {}
            case PERSON_INCIDENT_OPENED, PERSON_INCIDENT_CLOSED -> {}
            case INSPECTION_RECORDED, DEVICE_REGISTERED, BAG_RECORDED, DUTY_TICKED -> {}
            case STAFF_RECORDED, MEDICAL_RECORDED, INTERNET_TESTED, MEASURE_TICKED -> {}
            case PLAYERS_TOLD, PROCEDURES_CONFIRMED, PERMISSION_RECORDED -> {}
            case CAMERA_REPORTED, ALERT_OPENED, ALERT_ANSWERED, SCREENING_QUEUED, SCREENING_COMPLETED, BOARD_NOTED -> {}
            case PAYLOAD_NOT_SET -> {}
        }
    }

    private void checked(BoardId id, Board board) {
        board.seats.values().forEach(seat -> seat.passed.clear());
        checks.getOrDefault(id, Map.of()).values().stream()
                .filter(check -> check.getPassed() && check.getAttempt() == board.attempt)
                .forEach(check -> board.seats.get(check.getSide()).passed.add(check.getKind()));
    }

    private void lookAtVenue(Cause cause, String venue) {
        boards.forEach((id, board) -> {
            if (board.seats.values().stream()
                    .anyMatch(seat -> venueKey(id, seat).equals(venue))) look(cause, id, board);
        });
    }

    private static void held(Seat seat, StartHeld event, EventHeader header) {
        seat.held = event.getHeld();
        seat.own = event.getHeld() && isService(header) && Reason.has(event.getReason(), ReasonCode.NOT_READY);
        if (!isService(header)) seat.overruled = !event.getHeld();
    }

    private static boolean isService(EventHeader header) {
        return header.getActor().getRole() == Role.ROLE_SERVICE;
    }

    /** The players take each other's seats (OCR 19.2). */
    private static void exchange(Board board) {
        Seat white = board.seats.get(Side.SIDE_WHITE);
        board.seats.put(Side.SIDE_WHITE, board.seats.get(Side.SIDE_BLACK));
        board.seats.put(Side.SIDE_BLACK, white);
    }

    /** A seat belongs to a player who is new at the board (LAW 6.6). */
    private static void replace(Board board, GameRestarted restarted) {
        Side side = restarted.getReplaced();
        board.seats.put(
                side, new Seat((side == Side.SIDE_WHITE ? restarted.getWhite() : restarted.getBlack()).getVenue()));
    }

    private void look(Cause cause, BoardId id, Board board) {
        Optional<Instant> start = Optional.ofNullable(starts.get(id.competition() + "/" + id.round()));
        if (!board.waits || start.isEmpty()) return;
        Instant held = start.get().minus(LEAD);
        Instant now = RecordMapper.instant(cause.header().getOccurredAt());
        for (Side side : board.seats.keySet())
            watch.set(
                    key(id, side),
                    TopicCatalogue.partition(id.toString()),
                    now.isBefore(held) ? held : now,
                    tries -> act(cause, id, side, tries));
    }

    private Answer act(Cause cause, BoardId id, Side side, int tries) {
        Optional<HoldStartRequest.Builder> wanted = wanted(id, side);
        if (wanted.isEmpty()) return Answer.DONE;
        holds.apply(
                        wanted.get()
                                .setWrite(WriteContext.newBuilder()
                                        .setRequestId("ready:" + cause.id() + ":" + side + ":" + tries))
                                .setBoardId(id.toString())
                                .setSide(side)
                                .build(),
                        cause.header().getCorrelationId())
                .ifPresent(
                        why -> LOG.infof("the start of %s is not held or let go for %s: %s", id, side, why.getCode()));
        return Answer.DONE;
    }

    private synchronized Optional<HoldStartRequest.Builder> wanted(BoardId id, Side side) {
        Board board = boards.get(id);
        Seat seat = board.seats.get(side);
        if (!board.waits) return Optional.empty();
        List<Missing> missing = missing(id, seat);
        if (missing.isEmpty() && seat.own)
            return Optional.of(HoldStartRequest.newBuilder().setHeld(false));
        if (missing.isEmpty() || !seat.present || seat.held || seat.overruled) return Optional.empty();
        return Optional.of(HoldStartRequest.newBuilder()
                .setHeld(true)
                .setReason(Reason.of(
                        ReasonCode.NOT_READY,
                        "missing",
                        missing.stream().map(Missing::name).collect(Collectors.joining(",")))));
    }

    private List<Missing> missing(BoardId id, Seat seat) {
        var known = new Readiness.Seat(
                open.contains(venueKey(id, seat)),
                seat.passed.contains(CheckKind.CHECK_KIND_DEVICE),
                seat.passed.contains(CheckKind.CHECK_KIND_FAIR_PLAY),
                true,
                true,
                true);
        List<Missing> missing = new ArrayList<>(Readiness.of(known));
        missing.removeIf(point -> point.gate() != Gate.BOARD);
        return missing;
    }

    private static String venueKey(BoardId board, Seat seat) {
        return LogKey.ofBoard(board, seat.venue);
    }

    private static String key(BoardId board, Side side) {
        return "ready|" + board + "|" + side;
    }
}
