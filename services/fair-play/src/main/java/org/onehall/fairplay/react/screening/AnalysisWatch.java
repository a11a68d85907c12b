package org.onehall.fairplay.react.screening;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jboss.logging.Logger;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.fairplay.domain.AnalysisDelay;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.query.screening.Analyses;
import org.onehall.fairplay.query.screening.Line;
import org.onehall.fairplay.query.screening.Line.Step;
import org.onehall.fairplay.query.screening.Line.Times;
import org.onehall.fairplay.query.screening.Screener;
import org.onehall.fairplay.query.screening.ThinkingTime;
import org.onehall.house.Definitions;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.types.v1.Side;

/**
 * Has every position of every game analysed once, and records the screening of an ended attempt when all of its
 * positions are analysed (APP-I A1). While a game goes on, a position is queued {@code fairplay.analysisDelayMinutes}
 * after the move that was played in it, so that no program of the hall knows more about a game than a delayed broadcast
 * shows. When the attempt ends, the rest is queued at once. The answers stay in this service until the attempt has
 * ended; then only those who may see screenings get them. Thread-safe.
 */
public final class AnalysisWatch {
    private static final Logger LOG = Logger.getLogger(AnalysisWatch.class);
    /** Pause before a failed step is tried again. */
    private static final Duration PAUSE = Duration.ofSeconds(5);
    /**
     * Pause between two checks for the last moves of a game, which come from another log; after the last check the game
     * is screened without their times.
     */
    private static final Duration LOOK = Duration.ofSeconds(1);

    private static final int MOST_LOOKS = 10;

    /** Puts a position into the queue; throws unless it is certain that it is there. */
    @FunctionalInterface
    public interface Asking {
        void ask(BoardId board, String position);
    }

    /** Puts a screening on the log; throws unless it is certain that it is there. */
    @FunctionalInterface
    public interface Recorder {
        void record(EndedAttempt attempt, Screening screening);
    }

    private static final class Board {
        /** By number. */
        final TreeMap<Integer, AttemptAnalysis> attempts = new TreeMap<>();

        int now = 1;
        ThinkingTime thinking = ThinkingTime.NONE;
        Optional<Instant> due = Optional.empty();
    }

    private final Watch watch;
    private final InstantSource clock;
    private final Analyses analyses;
    private final Asking asking;
    private final Recorder recorder;
    private final Map<BoardId, Board> boards = new HashMap<>();
    private final Map<String, Duration> delays = new HashMap<>();
    /** Boards by the position that they have queued and that has no answer yet. */
    private final Map<String, Set<BoardId>> open = new HashMap<>();
    /**
     * Positions that were answered since they were queued, but by an engine with other settings than {@link Analyses}
     * would ask for.
     */
    private final Set<String> answered = new HashSet<>();

    /** @param clock decides what is due; the times of moves are those of their log */
    public AnalysisWatch(Watch watch, InstantSource clock, Analyses analyses, Asking asking, Recorder recorder) {
        this.watch = watch;
        this.clock = clock;
        this.analyses = analyses;
        this.asking = asking;
        this.recorder = recorder;
    }

    /** Takes the next fact of a competition. */
    public synchronized void fold(CompetitionEvent event) {
        Optional<CompetitionLoaded> definition = Definitions.of(event);
        if (definition.isEmpty()) return;
        var regulations = definition.get().getRegulations();
        String competition = event.getHeader().getKey();
        if (regulations.hasScreening())
            delays.put(competition, duration(regulations.getScreening().getDelay()));
        boards.forEach((id, board) -> {
            if (id.competition().equals(competition)) look(id, board, clock.instant());
        });
    }

    /** Takes the next fact of a board. */
    public synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(id -> fold(event, id));
    }

    private void fold(GameEvent event, BoardId id) {
        Board board = boards.computeIfAbsent(id, _ -> new Board());
        ThinkingTime thinking = board.thinking;
        board.thinking = thinking.after(event);
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> begin(board, 1, event.getGameCreated().getInitialFen());
            case GAME_RESTARTED -> {
                annul(id, board);
                begin(
                        board,
                        event.getGameRestarted().getAttempt(),
                        event.getGameRestarted().getInitialFen());
            }
            case GAME_VOIDED -> annul(id, board);
            case MOVE_PLAYED ->
                now(board).ifPresent(attempt -> {
                    MovePlayed move = event.getMovePlayed();
                    Instant at = RecordMapper.instant(event.getHeader().getOccurredAt());
                    attempt.line.ifPresent(line -> line.play(move.getUci()));
                    attempt.played.add(new AttemptAnalysis.Played(at, move.getUci(), times(move, thinking.of(event))));
                    look(id, board, at.plus(delay(id)));
                });
            case POSITION_RESTORED ->
                now(board).ifPresent(attempt -> {
                    int ply = event.getPositionRestored().getPly();
                    attempt.line.ifPresent(line -> line.backTo(ply));
                    if (ply < attempt.played.size())
                        attempt.played.subList(ply, attempt.played.size()).clear();
                });
            case GAME_ENDED ->
                now(board).ifPresent(attempt -> {
                    attempt.over = true;
                    look(id, board, clock.instant());
                });
            case RESULT_SET_ASIDE, FORFEIT_REVERSED ->
                now(board).ifPresent(attempt -> {
                    attempt.over = false;
                    attempt.screened = false;
                });
            // None of these adds or takes back a move, or changes whether the attempt is over.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> {}
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> {}
            case GAME_STARTED, GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> {}
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED, MOVE_REPRODUCED -> {}
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> {}
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> {}
            case GAME_ADJOURNED, ADJOURNMENT_RESUMED, IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK -> {}
            case COLOURS_KEPT, DISCONNECTION_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /**
     * An attempt that was not screened so far gets no more moves, so it is analysed at once; an attempt that waits for
     * its screening keeps waiting.
     */
    private void annul(BoardId id, Board board) {
        board.attempts.values().stream()
                .filter(attempt -> attempt.queued.isEmpty() && !attempt.over && !attempt.screened)
                .forEach(attempt -> attempt.annulled = true);
        look(id, board, clock.instant());
    }

    private static void begin(Board board, int number, String initialFen) {
        board.now = number;
        if (!board.attempts.containsKey(number)) board.attempts.put(number, new AttemptAnalysis(line(initialFen)));
    }

    private static Optional<Line> line(String initialFen) {
        try {
            return Optional.of(new Line(initialFen));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** The attempt that is being played. */
    private static Optional<AttemptAnalysis> now(Board board) {
        return Optional.ofNullable(board.attempts.get(board.now));
    }

    private static Times times(MovePlayed move, Duration thought) {
        var left = move.getSide() == Side.SIDE_WHITE
                ? move.getClocks().getWhite()
                : move.getClocks().getBlack();
        return new Times(
                move.hasSpent() ? Optional.of(thought) : Optional.empty(),
                move.hasClocks() ? Optional.of(duration(left)) : Optional.empty());
    }

    private static Duration duration(com.google.protobuf.Duration wire) {
        return Duration.ofSeconds(wire.getSeconds(), wire.getNanos());
    }

    /** Takes the next fact of this service's own log. */
    public synchronized void fold(FairPlayEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(id -> fold(event, id));
    }

    private void fold(FairPlayEvent event, BoardId id) {
        switch (event.getPayloadCase()) {
            case SCREENING_QUEUED -> {
                var queued = event.getScreeningQueued();
                Board board = boards.computeIfAbsent(id, _ -> new Board());
                AttemptAnalysis attempt = board.attempts.computeIfAbsent(
                        queued.getAttempt(), _ -> new AttemptAnalysis(line(queued.getInitialFen())));
                attempt.screened = false;
                attempt.queued = Optional.of(new EndedAttempt(
                        id,
                        queued.getAttempt(),
                        queued.getInitialFen(),
                        List.copyOf(queued.getMovesList()),
                        RecordMapper.instant(event.getHeader().getOccurredAt()),
                        event.getHeader().getCorrelationId()));
                attempt.steps = null;
                attempt.looks = 0;
                try {
                    attempt.steps = Line.of(queued.getInitialFen(), queued.getMovesList());
                } catch (IllegalArgumentException e) {
                    LOG.errorf("board %s attempt %d can't be screened: %s", id, queued.getAttempt(), e.getMessage());
                }
                look(id, board, clock.instant());
            }
            case SCREENING_COMPLETED -> {
                AttemptAnalysis attempt = boards.computeIfAbsent(id, _ -> new Board())
                        .attempts
                        .computeIfAbsent(
                                event.getScreeningCompleted().getAttempt(), _ -> new AttemptAnalysis(Optional.empty()));
                attempt.screened = true;
                attempt.queued = Optional.empty();
                attempt.steps = null;
            }
            // Only the screenings of a board are remembered; its games come from the log of games.
            case LEAVE_REQUESTED, LEAVE_GRANTED, LEAVE_REFUSED, DEPARTED, RETURNED -> {}
            case INCIDENT_OPENED, INCIDENT_CONFIRMED, INCIDENT_CLOSED -> {}
            case PERSON_INCIDENT_OPENED, PERSON_INCIDENT_CLOSED -> {}
            case CHECK_RECORDED, INSPECTION_RECORDED, DEVICE_REGISTERED, BAG_RECORDED, DUTY_TICKED -> {}
            case VENUE_OPENED, VENUE_CLOSED, STAFF_RECORDED, MEDICAL_RECORDED, INTERNET_TESTED, MEASURE_TICKED -> {}
            case PLAYERS_TOLD, PROCEDURES_CONFIRMED, PERMISSION_RECORDED -> {}
            case CAMERA_REPORTED, ALERT_OPENED, ALERT_ANSWERED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** A position has been analysed and is in the table. */
    public synchronized void answered(String position) {
        Set<BoardId> asked = open.remove(position);
        if (asked == null) return;
        if (!analyses.isKnown(position)) answered.add(position);
        asked.forEach(id -> look(id, boards.get(id), clock.instant()));
    }

    /** How many ended attempts wait for their screening. */
    public synchronized int waiting() {
        return (int) boards.values().stream()
                .flatMap(board -> board.attempts.values().stream())
                .filter(attempt -> attempt.queued.isPresent())
                .count();
    }

    private Duration delay(BoardId board) {
        return delays.getOrDefault(board.competition(), AnalysisDelay.STANDARD);
    }

    private void look(BoardId id, Board board, Instant due) {
        if (board.due.filter(earlier -> !earlier.isAfter(due)).isPresent()) return;
        board.due = Optional.of(due);
        watch.set("analysis|" + id, TopicCatalogue.partition(id.toString()), due, _ -> act(id));
    }

    /** The result of examining a board: what must be done now, and when to examine it again. */
    private record Found(Set<String> toAsk, List<Finished> finished, Optional<Instant> next) {}

    private record Finished(EndedAttempt attempt, Screening screening) {}

    private Answer act(BoardId id) {
        Found found = found(id);
        Optional<Instant> next = found.next();
        try {
            for (String position : found.toAsk()) ask(id, position);
            for (Finished one : found.finished()) {
                recorder.record(one.attempt(), one.screening());
                LOG.infof(
                        "board %s attempt %d is screened by %s",
                        id, one.attempt().attempt(), one.screening().engine());
            }
        } catch (RuntimeException e) {
            next = Optional.of(clock.instant().plus(PAUSE));
            LOG.warnf("the analysis of board %s does not get on and is tried again: %s", id, e.toString());
        }
        next.ifPresent(due -> lookAgain(id, due));
        return Answer.DONE;
    }

    private synchronized void lookAgain(BoardId id, Instant due) {
        look(id, boards.get(id), due);
    }

    private synchronized Found found(BoardId id) {
        Board board = boards.get(id);
        // What becomes known from here on sets a time of its own.
        board.due = Optional.empty();
        Instant now = clock.instant();
        Set<String> toAsk = new LinkedHashSet<>();
        List<Finished> finished = new ArrayList<>();
        Optional<Instant> next = Optional.empty();
        for (AttemptAnalysis attempt : List.copyOf(board.attempts.values())) {
            if (attempt.screened) continue;
            List<Step> steps = attempt.steps();
            boolean judged = true;
            for (int i = 0; i < steps.size(); i++) {
                String position = steps.get(i).key();
                if (analyses.isKnown(position) || answered.contains(position)) continue;
                judged = false;
                Instant due = attempt.due(i, delay(id));
                if (due.isAfter(now)) next = earlier(next, due);
                else if (!open.getOrDefault(position, Set.of()).contains(id)) toAsk.add(position);
            }
            if (judged && attempt.annulled && attempt.queued.isEmpty())
                board.attempts.values().remove(attempt);
            if (!judged || attempt.queued.isEmpty() || steps.isEmpty()) continue;
            if (!attempt.knowsTimes() && attempt.looks++ < MOST_LOOKS) next = earlier(next, now.plus(LOOK));
            else
                finished.add(new Finished(
                        attempt.queued.get(),
                        Screener.screen(
                                steps,
                                steps.stream()
                                        .map(step -> analyses.find(step.key()).orElseThrow())
                                        .toList(),
                                attempt.times())));
        }
        return new Found(toAsk, finished, next);
    }

    private static Optional<Instant> earlier(Optional<Instant> one, Instant other) {
        return one.filter(instant -> instant.isBefore(other)).or(() -> Optional.of(other));
    }

    private void ask(BoardId id, String position) {
        synchronized (this) { // first: the answer may be quick
            Set<BoardId> asked = open.computeIfAbsent(position, _ -> new HashSet<>());
            boolean first = asked.isEmpty();
            asked.add(id);
            if (!first) return;
        }
        try {
            asking.ask(id, position);
        } catch (RuntimeException notAsked) {
            synchronized (this) {
                Instant again = clock.instant().plus(PAUSE);
                Optional.ofNullable(open.remove(position))
                        .ifPresent(asked -> asked.forEach(other -> look(other, boards.get(other), again)));
            }
            throw notAsked;
        }
    }
}
