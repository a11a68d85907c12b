package org.onehall.virtualclock.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;

/** When which flag is to be claimed: one deadline per board whose clock runs. No clock of its own; not thread-safe. */
public final class Deadlines {
    /** How long after the deadline a claim is sent, so that the log's time is surely past it. */
    static final Duration MARGIN = Duration.ofMillis(2);
    static final Duration FIRST_PAUSE = Duration.ofMillis(50);
    static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

    /** What came of a claim. */
    public enum Answer {
        /** Claimed, or refused: a further claim is a new intention. */
        DEFINITE,
        /** Nobody knows: the same claim again. */
        NONE
    }

    private record Armed(Side side, Instant flagAt, long sequence, Instant due, Duration pause, int tries, boolean claimed) {}

    private final String run;
    private final Map<String, Armed> boards = new HashMap<>();

    /** @param run names this life of the service: an earlier life's claims are other intentions */
    public Deadlines(String run) {
        this.run = run;
    }

    /** Takes the next fact of a board. */
    public void fold(GameEvent event) {
        String board = event.getHeader().getKey();
        if (event.hasGameVoided() || event.hasGameEnded()) boards.remove(board);
        else reading(event).ifPresent(reading -> arm(board, event.getHeader().getSequence(), reading));
    }

    private void arm(String board, long sequence, ClockReading reading) {
        if (!reading.hasRunning() || !reading.hasFlagAt()) {
            boards.remove(board);
            return;
        }
        Instant flagAt = RecordMapper.instant(reading.getFlagAt());
        boards.put(board, new Armed(reading.getRunning(), flagAt, sequence, flagAt.plus(MARGIN), FIRST_PAUSE, 0, false));
    }

    /** Claims to send now; each is given out once until it is answered. */
    public List<Claim> due(Instant now) {
        List<Claim> claims = new ArrayList<>();
        boards.replaceAll((board, armed) -> {
            if (armed.claimed() || armed.due().isAfter(now)) return armed;
            claims.add(new Claim(board, armed.side(), armed.flagAt(), armed.sequence(),
                    "flag:" + run + ":" + armed.sequence() + ":" + armed.tries()));
            return new Armed(armed.side(), armed.flagAt(), armed.sequence(), armed.due(), armed.pause(), armed.tries(), true);
        });
        return claims;
    }

    /** When the next claim is due; empty while nothing runs. */
    public Optional<Instant> next() {
        return boards.values().stream().filter(armed -> !armed.claimed()).map(Armed::due).min(Instant::compareTo);
    }

    /** A claim has been answered, or not. Unless a newer reading came meanwhile, it is tried again after a growing pause. */
    public void answered(Claim claim, Answer answer, Instant now) {
        boards.computeIfPresent(claim.boardId(), (_, armed) -> {
            if (armed.sequence() != claim.sequence()) return armed;
            Duration longer = armed.pause().multipliedBy(2);
            return new Armed(armed.side(), armed.flagAt(), armed.sequence(), now.plus(armed.pause()),
                    longer.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : longer,
                    armed.tries() + (answer == Answer.DEFINITE ? 1 : 0), false);
        });
    }

    /** Boards with a running clock. */
    public int size() {
        return boards.size();
    }

    private static Optional<ClockReading> reading(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case GAME_CREATED -> Optional.of(event.getGameCreated().getClocks());
            case GAME_STARTED -> Optional.of(event.getGameStarted().getClocks());
            case MOVE_PLAYED -> Optional.of(event.getMovePlayed().getClocks());
            case FLAG_FELL -> Optional.of(event.getFlagFell().getClocks());
            case GAME_PAUSED -> Optional.of(event.getGamePaused().getClocks());
            case GAME_RESUMED -> Optional.of(event.getGameResumed().getClocks());
            case TIME_ADJUSTED -> Optional.of(event.getTimeAdjusted().getClocks());
            case GAME_RESTARTED -> Optional.of(event.getGameRestarted().getClocks());
            case OUTAGE_COVERED -> Optional.of(event.getOutageCovered().getClocks());
            case CLOCKS_SET -> Optional.of(event.getClocksSet().getClocks());
            case SETTING_CORRECTED -> Optional.of(event.getSettingCorrected().getClocks());
            case PERIOD_COMPLETED -> Optional.of(event.getPeriodCompleted().getClocks());
            case FORFEIT_REVERSED -> Optional.of(event.getForfeitReversed().getClocks());
            case POSITION_RESTORED -> Optional.of(event.getPositionRestored().getClocks());
            case GAME_ADJOURNED -> Optional.of(event.getGameAdjourned().getClocks());
            case ADJOURNMENT_RESUMED -> Optional.of(event.getAdjournmentResumed().getClocks());
            case SEAT_CLEARED, DRAW_OFFERED, DRAW_DECLINED, GAME_ENDED, GAME_VOIDED, DISCONNECTION_NOTED, SEAT_PRESENT, START_HELD,
                    DEFAULT_WAIVED, SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED, COLOURS_KEPT, PAYLOAD_NOT_SET ->
                    Optional.empty();
        };
    }
}
