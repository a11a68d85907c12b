package org.onehall.virtualclock.react;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.stream.Collectors;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.clock.v1.AlarmKind;
import org.onehall.proto.clock.v1.AlarmRaised;
import org.onehall.proto.clock.v1.RaiseAlarmRequest;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.virtualclock.query.Board;
import org.onehall.virtualclock.query.Outages;
import org.onehall.virtualclock.query.Outages.Outage;

/** Alerts the arbiters to an outage of the hall, once, with all boards that it paused (ENG-4, OCR 19.6). */
public final class HallWatch {
    /** How long boards are collected before an outage is reported. */
    private static final Duration QUIET = Duration.ofSeconds(1);

    private static final DateTimeFormatter UTC =
            DateTimeFormatter.ofPattern("HH:mm:ss.SSS").withZone(ZoneOffset.UTC);

    private final Watch watch;
    private final BoardWatch.Notes notes;
    private final Clock clock;
    private final Outages outages = new Outages();

    public HallWatch(Watch watch, BoardWatch.Notes notes, Clock clock) {
        this.watch = watch;
        this.notes = notes;
        this.clock = clock;
    }

    /** A board has changed. */
    public synchronized void changed(Board board) {
        board.outage().ifPresent(covered -> {
            Outage outage = outages.add(board, covered);
            if (!outage.isNews()) watch.clear(outage.key());
            else if (!watch.has(outage.key())) set(outage);
        });
    }

    /** An alarm has been raised. */
    public synchronized void told(String id, AlarmRaised alarm) {
        if (alarm.getKind() != AlarmKind.ALARM_KIND_OUTAGE) return;
        Outage outage = outages.told(id, alarm);
        if (outage.isNews()) set(outage);
        else watch.clear(outage.key());
    }

    private void set(Outage outage) {
        watch.set(
                outage.key(),
                TopicCatalogue.partition(outage.competition()),
                clock.instant().plus(QUIET),
                _ -> tell(outage));
    }

    private Answer tell(Outage outage) {
        RaiseAlarmRequest alarm;
        synchronized (this) {
            if (!outage.isNews()) return Answer.DONE;
            alarm = alarm(outage);
        }
        return notes.alarm(alarm);
    }

    private static RaiseAlarmRequest alarm(Outage outage) {
        int boards = outage.boards().size();
        String gaps = outage.gaps().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(gap -> "partition " + gap.getKey() + ": "
                        + UTC.format(gap.getValue().from()) + " to "
                        + UTC.format(gap.getValue().to()))
                .collect(Collectors.joining("; "));
        return RaiseAlarmRequest.newBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId(outage.id() + ":" + boards))
                .setOrderId(outage.id())
                .setKind(AlarmKind.ALARM_KIND_OUTAGE)
                .setCompetitionId(outage.competition())
                .setFound(gaps)
                .setText("The server did not answer from " + UTC.format(outage.from()) + " to "
                        + UTC.format(outage.to()) + " UTC. "
                        + (boards == 1 ? "1 board is paused" : boards + " boards are paused")
                        + ", and no time was charged for this. "
                        + "Resume the games when the players are ready (OCR 19.6).")
                .addAllBoards(outage.boards())
                .setFrom(RecordMapper.timestamp(outage.from()))
                .setTo(RecordMapper.timestamp(outage.to()))
                .build();
    }
}
