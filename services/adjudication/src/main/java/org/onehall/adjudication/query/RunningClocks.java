package org.onehall.adjudication.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.proto.game.v1.DisconnectionNoted;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;

/** What the clocks of each board have for a decision after a disconnection, as far as read (DEC-16). Thread-safe. */
@Singleton
public class RunningClocks {
    private static final class Track {
        private ClockReading now = ClockReading.getDefaultInstance();
        /** Open disconnections, and the clocks when the oldest began. */
        private final Set<String> cases = new HashSet<>();
        private Optional<ClockReading> beforeCase = Optional.empty();
        /** After a provisional flag. */
        private boolean awaiting;
    }

    private final Map<String, Track> boards = new HashMap<>();

    void start(@Observes StartupEvent started, House house) {
        house.follow(TopicCatalogue.events("game"), GameEvent.parser(), this::fold);
    }

    synchronized void fold(GameEvent event) {
        Track track = boards.computeIfAbsent(event.getHeader().getKey(), _ -> new Track());
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> reads(track, event.getGameCreated().getClocks());
            case GAME_STARTED -> reads(track, event.getGameStarted().getClocks());
            case MOVE_PLAYED -> reads(track, event.getMovePlayed().getClocks());
            case FLAG_FELL -> {
                reads(track, event.getFlagFell().getClocks());
                track.awaiting = event.getFlagFell().getProvisional();
            }
            case GAME_ENDED -> reads(track, event.getGameEnded().getClocks());
            case GAME_PAUSED -> reads(track, event.getGamePaused().getClocks());
            case GAME_RESUMED -> reads(track, event.getGameResumed().getClocks());
            case TIME_ADJUSTED -> track.now = event.getTimeAdjusted().getClocks();
            case GAME_RESTARTED -> {
                reads(track, event.getGameRestarted().getClocks());
                track.beforeCase = track.beforeCase.map(_ -> track.now);
            }
            case DISCONNECTION_NOTED -> noted(track, event.getDisconnectionNoted());
            case OUTAGE_COVERED -> reads(track, event.getOutageCovered().getClocks());
            case CLOCKS_SET -> reads(track, event.getClocksSet().getClocks());
            case SETTING_CORRECTED -> reads(track, event.getSettingCorrected().getClocks());
            case PERIOD_COMPLETED -> reads(track, event.getPeriodCompleted().getClocks());
            case FORFEIT_REVERSED -> reads(track, event.getForfeitReversed().getClocks());
            case POSITION_RESTORED -> reads(track, event.getPositionRestored().getClocks());
            case GAME_ADJOURNED -> reads(track, event.getGameAdjourned().getClocks());
            case ADJOURNMENT_RESUMED -> reads(track, event.getAdjournmentResumed().getClocks());
            default -> { }
        }
    }

    private static void reads(Track track, ClockReading clocks) {
        track.now = clocks;
        track.awaiting = false;
    }

    private static void noted(Track track, DisconnectionNoted noted) {
        if (noted.getOpen()) track.cases.add(noted.getCaseId());
        else track.cases.remove(noted.getCaseId());
        track.beforeCase = track.cases.isEmpty() ? Optional.empty() : track.beforeCase.or(() -> Optional.of(noted.getClocks()));
    }

    /**
     * What a side's clock has from which a decision may take: at the start of the disconnection after a provisional flag, else now; in a
     * period that another one follows, no less than that. Empty if the board is not known.
     */
    public synchronized Optional<Duration> left(String board, Side side, Instant now) {
        Track track = boards.get(board);
        if (track == null) return Optional.empty();
        if (track.awaiting) return Optional.of(shown(track.beforeCase.orElse(track.now), side));
        Duration shown = shown(track.now, side);
        if (!track.now.hasFlagAt() || track.now.getRunning() != side || track.now.hasPeriodEndsAt()) return Optional.of(shown);
        Duration running = Duration.between(now, RecordMapper.instant(track.now.getFlagAt()));
        if (running.isNegative()) return Optional.of(Duration.ZERO);
        return Optional.of(running.compareTo(shown) < 0 ? running : shown);
    }

    private static Duration shown(ClockReading reading, Side side) {
        var time = side == Side.SIDE_WHITE ? reading.getWhite() : reading.getBlack();
        return Duration.ofSeconds(time.getSeconds(), time.getNanos());
    }
}
