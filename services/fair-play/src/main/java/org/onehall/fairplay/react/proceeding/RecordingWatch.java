package org.onehall.fairplay.react.proceeding;

import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.time.Period;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.fairplay.domain.proceeding.RecordingKind;
import org.onehall.fairplay.domain.proceeding.RecordingRegister;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.DeleteDueRequest;
import org.onehall.proto.cases.v1.NoteAnnouncementRequest;
import org.onehall.proto.cases.v1.NoteProceedingRequest;
import org.onehall.proto.competition.v1.FairPlayRules;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Informs the register of recordings about announced results and proceedings, and has recordings deleted when they are
 * due, or as soon as the last proceedings that held them are closed (APP-I A5, DEC-25).
 */
public final class RecordingWatch {
    private final Watch watch;
    private final Clock clock;
    private final ProceedingFacts facts;
    private final Function<Message, Optional<RefusalDetail>> send;

    /** @param send returns why a request was refused, throws without a definite answer */
    public RecordingWatch(
            Watch watch, Clock clock, ProceedingFacts facts, Function<Message, Optional<RefusalDetail>> send) {
        this.watch = watch;
        this.clock = clock;
        this.facts = facts;
        this.send = send;
    }

    /** A competition has changed: are its results announced? */
    public void changed(String competition) {
        String register = LogKey.recordings(competition);
        Optional<Timestamp> announced = facts.announced(competition);
        if (announced.isEmpty()) return;
        set(
                "announced|" + competition,
                register,
                clock.instant(),
                NoteAnnouncementRequest.newBuilder()
                        .setWrite(write())
                        .setRegisterKey(register)
                        .setAnnouncedAt(announced.get())
                        .build());
    }

    /** A case or a register has changed. */
    public void changed(ProceedingViews.Entry entry) {
        String register = LogKey.recordings(LogKey.competition(entry.key()));
        if (entry.file().isPresent())
            set(
                    "proceeding|" + entry.key(),
                    register,
                    clock.instant(),
                    NoteProceedingRequest.newBuilder()
                            .setWrite(write())
                            .setRegisterKey(register)
                            .setProceeding(entry.key())
                            .setOpenedAt(entry.events().getFirst().getHeader().getOccurredAt())
                            .setClosed(entry.file()
                                    .get()
                                    .isOver(entry.events().stream().anyMatch(CaseEvent::hasSanctionRecorded)))
                            .build());
        else if (entry.key().equals(register))
            next(entry.key(), entry.state().recordings())
                    .ifPresentOrElse(
                            due -> set("delete|" + entry.key(), entry.key(), due, delete(entry.key())),
                            () -> watch.clear("delete|" + entry.key()));
    }

    private DeleteDueRequest delete(String register) {
        FairPlayRules rules = facts.rules(LogKey.competition(register));
        return DeleteDueRequest.newBuilder()
                .setWrite(write())
                .setRegisterKey(register)
                .setVcsRetention(rules.getVcsRetention())
                .setVenueRetention(rules.getVenueRetention())
                .build();
    }

    /** When something can be deleted next or must be marked as held; empty if there is nothing to do. */
    private Optional<Instant> next(String key, RecordingRegister register) {
        FairPlayRules rules = facts.rules(LogKey.competition(key));
        return register.recordings().stream()
                .filter(one -> !one.deleted())
                .flatMap(one -> register
                        .due(retention(rules, one.kind()))
                        .filter(due -> !one.held() || register.holding(due).isEmpty())
                        .stream())
                .min(Instant::compareTo);
    }

    /** How long recordings of a kind are kept. */
    public static Period retention(FairPlayRules rules, RecordingKind kind) {
        return Period.parse(kind == RecordingKind.VCS ? rules.getVcsRetention() : rules.getVenueRetention());
    }

    /** The same instant for the client of the register, in its own form. */
    public static Optional<Timestamp> due(RecordingRegister register, FairPlayRules rules, RecordingKind kind) {
        return register.due(retention(rules, kind)).map(RecordMapper::timestamp);
    }

    private void set(String key, String register, Instant due, Message request) {
        watch.set(key, TopicCatalogue.partition(register), due, _ -> {
            var _ = send.apply(request); // refused or not, it is settled
            return Answer.DONE;
        });
    }

    private static WriteContext write() {
        return WriteContext.newBuilder()
                .setRequestId(UUID.randomUUID().toString())
                .build();
    }
}
