package org.onehall.connectivity.react;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.connectivity.query.Games;
import org.onehall.connectivity.query.Venues;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.connectivity.v1.AssessCauseRequest;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.CauseFound;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Checks what else was lost together with the seat of a case (OCR 18.9, ENG-7): first soon, because the arbiter has
 * only a minute; again when losses of the same moment have been detected; and a last time when everything that counts
 * as lost together has been. What happened long ago keeps its earlier cause, because what is connected now says nothing
 * about it.
 */
public final class CauseWatch {
    private static final Logger LOG = Logger.getLogger(CauseWatch.class);
    /**
     * The times of the checks after the detection; the last one settles the cause. Seats that are lost together are
     * detected within a quarter of a second, and no check may delay the alarm of any of them. Losses up to 10 s later
     * in other venues are detected before the last check.
     */
    private static final List<Duration> LOOKS =
            List.of(Duration.ofMillis(500), Duration.ofSeconds(2), Duration.ofSeconds(11));

    /** How late a check may still be made. */
    static final Duration LATEST = Duration.ofMinutes(1);

    private final Clock clock;
    private final Watch watch;
    private final Venues venues;
    private final Games games;
    /** The last cause found for each case. */
    private final Map<String, CauseFound> found = new HashMap<>();

    private final BiFunction<AssessCauseRequest, String, Optional<RefusalDetail>> assess;

    /**
     * @param assess sends a request within a trace; returns why it was refused, throws if there is no definite answer
     */
    public CauseWatch(
            Clock clock,
            Watch watch,
            Venues venues,
            Games games,
            BiFunction<AssessCauseRequest, String, Optional<RefusalDetail>> assess) {
        this.clock = clock;
        this.watch = watch;
        this.venues = venues;
        this.games = games;
        this.assess = assess;
    }

    /** Takes the next fact of a venue, after {@link Venues} has. */
    public void fold(ConnectivityEvent event) {
        switch (event.getPayloadCase()) {
            case CASE_OPENED -> {
                for (int look = 0; look < LOOKS.size(); look++) set(event, event.getCaseOpened(), look);
            }
            case CAUSE_FOUND -> {
                String caseId = event.getCauseFound().getCaseId();
                found.put(caseId, event.getCauseFound());
                if (event.getCauseFound().getSettled())
                    for (int look = 0; look <= LOOKS.size(); look++) watch.clear(key(caseId, look));
            }
            case PROBES_RECORDED ->
                venues.concerned(event.getHeader().getKey(), event.getProbesRecorded())
                        .forEach(opened -> late(event, opened));
            case LINK_CHANGED,
                    LINK_RESTORED,
                    CASE_REPORTED,
                    REPORT_OVERDUE,
                    CASE_CLOSED,
                    OUTAGE_DETECTED,
                    COMMUNICATION_CHANGED,
                    MOVED_WITHOUT_COMMUNICATION,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void set(ConnectivityEvent event, CaseOpened opened, int look) {
        String venue = event.getHeader().getKey();
        boolean settled = look == LOOKS.size() - 1;
        Instant due = RecordMapper.instant(opened.getDetectedAt()).plus(LOOKS.get(look));
        watch.set(key(opened.getCaseId(), look), TopicCatalogue.partition(venue), due, _ -> {
            if (clock.instant().isAfter(due.plus(LATEST))) return Answer.DONE;
            return judge(
                    event,
                    opened,
                    String.valueOf(look),
                    venues.evidence(venue, opened, games::inProgress, player(opened), settled),
                    settled);
        });
    }

    /** A node has delivered what it measured at that time: this is added to what was counted then. */
    private void late(ConnectivityEvent event, CaseOpened opened) {
        CauseFound before = found.get(opened.getCaseId());
        if (before == null || !before.getSettled()) return;
        watch.set(
                key(opened.getCaseId(), LOOKS.size()),
                TopicCatalogue.partition(event.getHeader().getKey()),
                RecordMapper.instant(event.getHeader().getOccurredAt()),
                _ -> {
                    var evidence = before.getEvidence().toBuilder();
                    venues.probes(event.getHeader().getKey(), opened, player(opened))
                            .ifPresent(evidence::setProbes);
                    return evidence.build().equals(before.getEvidence())
                            ? Answer.DONE
                            : judge(event, opened, event.getHeader().getEventId(), evidence.build(), true);
                });
    }

    private Answer judge(
            ConnectivityEvent cause, CaseOpened opened, String look, CauseEvidence evidence, boolean settled) {
        assess.apply(
                        AssessCauseRequest.newBuilder()
                                .setWrite(WriteContext.newBuilder()
                                        .setRequestId("cause:" + opened.getCaseId() + ":" + look))
                                .setVenueId(cause.getHeader().getKey())
                                .setCaseId(opened.getCaseId())
                                .setEvidence(evidence)
                                .setSettled(settled)
                                .build(),
                        cause.getHeader().getCorrelationId())
                .ifPresent(why -> LOG.infof("the cause of %s is not judged: %s", opened.getCaseId(), why.getCode()));
        return Answer.DONE;
    }

    private String player(CaseOpened opened) {
        return games.seat(BoardId.of(opened.getBoardId()), opened.getSide())
                .map(Games.Seat::playerId)
                .orElse("");
    }

    private static String key(String caseId, int look) {
        return "cause|" + caseId + "|" + look;
    }
}
