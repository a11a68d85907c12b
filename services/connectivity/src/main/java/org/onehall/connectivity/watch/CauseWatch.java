package org.onehall.connectivity.watch;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jboss.logging.Logger;
import org.onehall.connectivity.query.Venues;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.connectivity.v1.AssessCauseRequest;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Looks at what else was lost together with the seat of a case (OCR 18.9, ENG-7): at once, for the arbiter who has a minute, again
 * when what was lost at the same moment has been detected too, and a last time when whatever counts as lost together has been.
 * What is long past is left as it was judged then: what else is connected now says nothing about it.
 */
public final class CauseWatch {
    private static final Logger LOG = Logger.getLogger(CauseWatch.class);
    /** After the detection; the last one settles it. What is lost up to 10 s later elsewhere is detected by then. */
    private static final List<Duration> LOOKS = List.of(Duration.ZERO, Duration.ofSeconds(2), Duration.ofSeconds(11));

    /** How late a look may still be. */
    static final Duration LATEST = Duration.ofMinutes(1);

    private final Clock clock;
    private final Watch watch;
    private final Venues venues;
    private final Predicate<String> inPlay;
    private final BiFunction<AssessCauseRequest, String, Optional<RefusalDetail>> assess;

    /**
     * @param inPlay whether a board's game is in progress
     * @param assess sends a request in a trace; says why it was refused, throws without a definite answer
     */
    public CauseWatch(Clock clock, Watch watch, Venues venues, Predicate<String> inPlay, BiFunction<AssessCauseRequest, String, Optional<RefusalDetail>> assess) {
        this.clock = clock;
        this.watch = watch;
        this.venues = venues;
        this.inPlay = inPlay;
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
                if (event.getCauseFound().getSettled()) for (int look = 0; look < LOOKS.size(); look++) watch.clear(key(caseId, look));
            }
            case LINK_CHANGED, LINK_RESTORED, CASE_REPORTED, REPORT_OVERDUE, CASE_CLOSED, OUTAGE_DETECTED, PAYLOAD_NOT_SET -> { }
        }
    }

    private void set(ConnectivityEvent event, CaseOpened opened, int look) {
        String venue = event.getHeader().getKey();
        boolean settled = look == LOOKS.size() - 1;
        Instant due = RecordMapper.instant(opened.getDetectedAt()).plus(LOOKS.get(look));
        watch.set(key(opened.getCaseId(), look), TopicCatalogue.partition(venue), due, _ -> {
            if (clock.instant().isAfter(due.plus(LATEST))) return Answer.DONE;
            assess.apply(AssessCauseRequest.newBuilder()
                            .setWrite(WriteContext.newBuilder().setRequestId("cause:" + opened.getCaseId() + ":" + look))
                            .setVenueId(venue).setCaseId(opened.getCaseId()).setEvidence(venues.evidence(venue, opened, inPlay)).setSettled(settled).build(),
                    event.getHeader().getCorrelationId()).ifPresent(why -> LOG.infof("the cause of %s is not judged: %s", opened.getCaseId(), why.getCode()));
            return Answer.DONE;
        });
    }

    private static String key(String caseId, int look) {
        return "cause|" + caseId + "|" + look;
    }
}
