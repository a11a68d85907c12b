package org.onehall.adjudication.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;

/**
 * How much time the clocks of each board have for a decision after a disconnection, and which rulings' time is still on
 * them, as far as read (DEC-16, OCR 18.3). Thread-safe.
 */
@Singleton
public class RunningClocks {
    private static final class Track {
        private ClockReading now = ClockReading.getDefaultInstance();
        /** After a provisional flag, and the times from which a decision starts then; empty in old logs. */
        private boolean awaiting;

        private Optional<ClockReading> base = Optional.empty();
        /**
         * Rulings whose time is on a clock, and those whose time was on it until the clock was set to an independent
         * time.
         */
        private final Map<Side, Set<String>> on = new EnumMap<>(Side.class);

        private final Map<Side, Set<String>> gone = new EnumMap<>(Side.class);

        void set(Side side) {
            gone.computeIfAbsent(side, _ -> new HashSet<>()).addAll(on.getOrDefault(side, Set.of()));
            on.remove(side);
        }
    }

    private static final List<Side> SIDES = List.of(Side.SIDE_WHITE, Side.SIDE_BLACK);

    private final Map<BoardId, Track> boards = new HashMap<>();

    void start(@Observes StartupEvent started, House house) {
        house.follow(TopicCatalogue.events("game"), GameEvent.parser(), this::fold);
    }

    synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey())
                .ifPresent(board -> fold(event, boards.computeIfAbsent(board, _ -> new Track())));
    }

    private static void fold(GameEvent event, Track track) {
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> reads(track, event.getGameCreated().getClocks());
            case GAME_STARTED -> reads(track, event.getGameStarted().getClocks());
            case MOVE_PLAYED -> reads(track, event.getMovePlayed().getClocks());
            case FLAG_FELL -> {
                reads(track, event.getFlagFell().getClocks());
                track.awaiting = event.getFlagFell().getProvisional();
                track.base = event.getFlagFell().hasBase()
                        ? Optional.of(event.getFlagFell().getBase())
                        : Optional.empty();
            }
            case GAME_ENDED -> reads(track, event.getGameEnded().getClocks());
            case GAME_PAUSED -> reads(track, event.getGamePaused().getClocks());
            case GAME_RESUMED -> reads(track, event.getGameResumed().getClocks());
            case TIME_ADJUSTED -> {
                track.now = event.getTimeAdjusted().getClocks();
                adjusted(track, event.getTimeAdjusted());
            }
            case GAME_RESTARTED -> reads(track, event.getGameRestarted().getClocks());
            case OUTAGE_COVERED -> reads(track, event.getOutageCovered().getClocks());
            case CLOCKS_SET -> {
                set(
                        track,
                        event.getClocksSet().getBefore(),
                        event.getClocksSet().getClocks());
                reads(track, event.getClocksSet().getClocks());
            }
            case SETTING_CORRECTED -> {
                corrected(track, event.getSettingCorrected());
                reads(track, event.getSettingCorrected().getClocks());
            }
            case PERIOD_COMPLETED -> reads(track, event.getPeriodCompleted().getClocks());
            case FORFEIT_REVERSED -> reads(track, event.getForfeitReversed().getClocks());
            case RESULT_SET_ASIDE -> reads(track, event.getResultSetAside().getClocks());
            case POSITION_RESTORED -> {
                set(
                        track,
                        event.getPositionRestored().getBefore(),
                        event.getPositionRestored().getClocks());
                reads(track, event.getPositionRestored().getClocks());
            }
            case GAME_ADJOURNED -> reads(track, event.getGameAdjourned().getClocks());
            case ADJOURNMENT_RESUMED ->
                reads(track, event.getAdjournmentResumed().getClocks());
            // None of these has a reading of the clocks.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> {}
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> {}
            case CLOCK_TIMES_ASKED, MOVE_REPRODUCED, PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> {}
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED, GAME_VOIDED -> {}
            case IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK, COLOURS_KEPT, DISCONNECTION_NOTED -> {}
            case PAYLOAD_NOT_SET -> {}
        }
    }

    private static void reads(Track track, ClockReading clocks) {
        track.now = clocks;
        track.awaiting = false;
    }

    private static void adjusted(Track track, TimeAdjusted adjusted) {
        if (adjusted.getSetAnew()) track.set(adjusted.getSide());
        Set<String> rulings = track.on.computeIfAbsent(adjusted.getSide(), _ -> new HashSet<>());
        rulings.remove(adjusted.getWithdraws());
        if (!adjusted.getRulingId().isEmpty()) rulings.add(adjusted.getRulingId());
    }

    private static void set(Track track, ClockReading before, ClockReading after) {
        for (Side side : SIDES) if (!shown(before, side).equals(shown(after, side))) track.set(side);
    }

    /** An independent time, not the correction proposed by DEC-19, which is calculated from what the clock shows. */
    private static void corrected(Track track, SettingCorrected corrected) {
        for (Side side : SIDES) {
            boolean white = side == Side.SIDE_WHITE;
            boolean proposed = (white ? corrected.hasProposedWhite() : corrected.hasProposedBlack())
                    && time(white ? corrected.getProposedWhite() : corrected.getProposedBlack())
                            .equals(shown(corrected.getClocks(), side));
            if (!proposed && !shown(corrected.getBefore(), side).equals(shown(corrected.getClocks(), side)))
                track.set(side);
        }
    }

    /**
     * The sides whose clock a ruling had changed and was set to an independent time since, so that there is nothing
     * left to take back (OCR 18.3).
     */
    public synchronized List<Side> setSince(BoardId board, String ruling) {
        Track track = boards.get(board);
        return track == null
                ? List.of()
                : SIDES.stream()
                        .filter(side -> track.gone.getOrDefault(side, Set.of()).contains(ruling))
                        .toList();
    }

    /**
     * The time on a side's clock that a decision may reduce: at the last sign of life before a provisional flag,
     * otherwise now; in a period that is followed by another one, no less than that. Empty if unknown.
     */
    public synchronized Optional<Duration> left(BoardId board, Side side, Instant now) {
        Track track = boards.get(board);
        if (track == null) return Optional.empty();
        if (track.awaiting) return track.base.map(base -> shown(base, side));
        Duration shown = shown(track.now, side);
        if (!track.now.hasFlagAt() || track.now.getRunning() != side || track.now.hasPeriodEndsAt())
            return Optional.of(shown);
        Duration running = Duration.between(now, RecordMapper.instant(track.now.getFlagAt()));
        if (running.isNegative()) return Optional.of(Duration.ZERO);
        return Optional.of(running.compareTo(shown) < 0 ? running : shown);
    }

    private static Duration shown(ClockReading reading, Side side) {
        return time(side == Side.SIDE_WHITE ? reading.getWhite() : reading.getBlack());
    }

    private static Duration time(com.google.protobuf.Duration time) {
        return Duration.ofSeconds(time.getSeconds(), time.getNanos());
    }
}
