package org.onehall.fairplay.query.proceeding;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.onehall.decider.Actor;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.proceeding.Accused;
import org.onehall.fairplay.domain.proceeding.CaseVisibility;
import org.onehall.fairplay.domain.proceeding.FairPlayCase;
import org.onehall.fairplay.domain.proceeding.Outcome;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.domain.proceeding.RecordingRegister;
import org.onehall.fairplay.domain.proceeding.Sight;
import org.onehall.fairplay.domain.proceeding.Trigger;
import org.onehall.fairplay.streams.ProceedingLog;
import org.onehall.proto.cases.v1.CaseEvent;

/** All cases and registers of recordings, folded from their own events. Thread-safe. */
public final class ProceedingViews {
    /** A key's state and events, from the first. */
    public record Entry(String key, ProceedingState state, List<CaseEvent> events) {
        Entry and(CaseEvent event) {
            List<CaseEvent> all = new ArrayList<>(events);
            all.add(event);
            ProceedingState now = ProceedingLog.CONTEXT
                    .event(event)
                    .map(fact -> ProceedingLog.CONTEXT.decider().evolve(state, fact))
                    .orElse(state);
            return new Entry(key, now, List.copyOf(all));
        }

        /** Whether somebody was shown the case at or after an instant, according to its log (APP-I G2.7). */
        public boolean hasLooked(String subject, Instant since) {
            for (CaseEvent event : events.reversed()) {
                if (at(event).isBefore(since)) return false;
                if (event.hasAccessNoted()
                        && event.getAccessNoted().getGranted()
                        && event.getAccessNoted().getSubject().equals(subject)) return true;
            }
            return false;
        }

        /** When the case was completed before the panel (APP-I H2, H8); empty: it is not. */
        public Optional<Instant> ended() {
            return events.reversed().stream().filter(Entry::isEnd).findFirst().map(ProceedingViews::at);
        }

        /** Whether somebody has read the case, not only seen it in the list, since it was completed. */
        public boolean hasReadEnd(String subject) {
            return hasRead(subject, Entry::isEnd);
        }

        private static boolean isEnd(CaseEvent event) {
            return event.hasComplaintRejected() || event.hasCaseDismissed() || event.hasCaseForwarded();
        }

        private boolean hasRead(String subject, Predicate<CaseEvent> since) {
            return events.reversed().stream()
                    .takeWhile(since.negate())
                    .filter(CaseEvent::hasAccessNoted)
                    .map(CaseEvent::getAccessNoted)
                    .anyMatch(look -> look.getGranted()
                            && look.getSubject().equals(subject)
                            && look.getAsked().equals("ReadCase"));
        }

        /**
         * For a case that is not completed: the requests to a person of the competition whose outcome is not recorded,
         * in order (APP-I H5).
         */
        public List<CaseEvent> asked(String subject) {
            if (file().filter(one -> one.outcome().isEmpty()).isEmpty()) return List.of();
            Set<String> answered = events.stream()
                    .filter(CaseEvent::hasCooperationRecorded)
                    .map(event -> event.getCooperationRecorded().getRequest())
                    .collect(Collectors.toSet());
            return events.stream()
                    .filter(CaseEvent::hasCooperationRequested)
                    .filter(event ->
                            event.getCooperationRequested().getPersonId().equals(subject)
                                    && !answered.contains(
                                            event.getCooperationRequested().getRequest()))
                    .toList();
        }

        /**
         * When the latest decision of the Ethics and Disciplinary Commission was recorded (APP-I E1); empty: none is.
         */
        public Optional<Instant> decided() {
            return events.reversed().stream()
                    .filter(CaseEvent::hasSanctionRecorded)
                    .findFirst()
                    .map(ProceedingViews::at);
        }

        /** Whether somebody has read the case, not only seen it in the list, since the latest decision was recorded. */
        public boolean hasReadDecision(String subject) {
            return hasRead(subject, CaseEvent::hasSanctionRecorded);
        }

        /** The case; empty for a register. */
        public Optional<FairPlayCase> file() {
            return state.file();
        }
    }

    /** A case and a person's relation to it. */
    public record VisibleCase(Entry entry, FairPlayCase file, Sight sight) {}

    private record Appointed(Instant at, String person) {}

    /** A caller who waits until an event of a key is known here. */
    private record Waiting(String key, long sequence, CompletableFuture<Void> known) {}

    private final Map<String, Entry> entries = new ConcurrentHashMap<>();
    /** The latest appointment, by case. */
    private final Map<String, Appointed> investigators = new ConcurrentHashMap<>();

    private final Queue<Waiting> waiting = new ConcurrentLinkedQueue<>();
    private volatile Consumer<Entry> changed = _ -> {};

    /** Takes the next event. */
    public void fold(CaseEvent event) {
        String key = event.getHeader().getKey();
        Entry before = entries.getOrDefault(key, new Entry(key, ProceedingState.EMPTY, List.of()));
        Entry now = before.and(event);
        entries.put(key, now);
        if (event.hasInvestigatorAppointed())
            investigators.put(
                    key,
                    new Appointed(at(event), event.getInvestigatorAppointed().getPerson()));
        settle(key);
        changed.accept(now);
    }

    /**
     * Completes once an event of a key is known here, so that the writer's next read shows it.
     *
     * @param sequence of the event, from 1
     */
    public CompletableFuture<Void> known(String key, long sequence) {
        Waiting one = new Waiting(key, sequence, new CompletableFuture<>());
        waiting.add(one);
        one.known().whenComplete((_, _) -> waiting.remove(one));
        settle(key); // it may have come already
        return one.known();
    }

    private void settle(String key) {
        Entry entry = entries.get(key);
        if (entry == null) return;
        long last = entry.events().getLast().getHeader().getSequence();
        waiting.stream()
                .filter(one -> one.key().equals(key) && one.sequence() <= last)
                .forEach(one -> one.known().complete(null));
    }

    /** Reports every entry that has changed. */
    public void onChange(Consumer<Entry> listener) {
        changed = listener;
    }

    /** Whether there is a case of this id at all; only for the log of attempts. */
    public boolean exists(String caseId) {
        return Optional.ofNullable(entries.get(caseId)).flatMap(Entry::file).isPresent();
    }

    /**
     * A case as a person may see it; empty if it does not exist for this person (APP-I G2.7). A player sees a complaint
     * only on the device it was filed on: the person who makes the codes of the player's seats could sign in with one
     * in the player's name.
     */
    public Optional<VisibleCase> seen(Actor actor, String device, String caseId) {
        return Optional.ofNullable(entries.get(caseId))
                .flatMap(entry -> seen(actor, entry))
                .filter(seen -> isOf(device, actor, seen));
    }

    /**
     * Whether a person works on a case as a member of the panel or of the Ethics and Disciplinary Commission; a party
     * never does (APP-I G2.7, H3).
     */
    public boolean worksOn(Actor actor, String caseId) {
        return Optional.ofNullable(entries.get(caseId))
                .flatMap(entry -> seen(actor, entry))
                .filter(seen -> seen.sight().isAtWork())
                .isPresent();
    }

    /** Cases that held a recording when its retention period ended (APP-I A5). */
    public List<String> held(String key, String recording) {
        return events(key).stream()
                .filter(CaseEvent::hasRecordingHeld)
                .map(CaseEvent::getRecordingHeld)
                .filter(one -> one.getRecording().equals(recording))
                .flatMap(one -> one.getProceedingsList().stream())
                .toList();
    }

    /** Whether a person is the complainant of a case, but on a device other than the one it was filed on. */
    public boolean isOfOtherDevice(Actor actor, String device, String caseId) {
        return Optional.ofNullable(entries.get(caseId))
                .flatMap(entry -> seen(actor, entry))
                .filter(seen -> !isOf(device, actor, seen))
                .isPresent();
    }

    private static boolean isOf(String device, Actor actor, VisibleCase seen) {
        CaseEvent first = seen.entry().events().getFirst();
        return actor.role() != Role.PLAYER
                || seen.sight() != Sight.FILER
                || !first.hasComplaintFiled()
                || first.getComplaintFiled().getDevice().equals(device);
    }

    private static Optional<VisibleCase> seen(Actor actor, Entry entry) {
        return entry.file()
                .flatMap(file -> CaseVisibility.sight(actor, entry.key(), file)
                        .map(sight -> new VisibleCase(entry, file, sight)));
    }

    /** The cases of a competition somebody may see, latest first. */
    public List<VisibleCase> all(Actor actor, String device, String competition) {
        return entries.values().stream()
                .filter(entry -> isOf(entry, competition))
                .flatMap(entry -> seen(actor, entry).stream())
                .filter(seen -> isOf(device, actor, seen))
                .sorted(Comparator.comparing(
                                (VisibleCase seen) -> at(seen.entry().events().getFirst()))
                        .reversed())
                .toList();
    }

    private static Instant at(CaseEvent event) {
        return RecordMapper.instant(event.getHeader().getOccurredAt());
    }

    private static boolean isOf(Entry entry, String competition) {
        return entry.key().startsWith(competition + "/");
    }

    /**
     * The investigator appointed last to a case, or to another case of its competition that counts in its rotation
     * (APP-I H3); "" if there is none. Looked up again each time, so that a case kept from a panel member leaves no
     * trace in the rotation (APP-I G2.7).
     */
    public String lastInvestigator(String caseId) {
        Optional<FairPlayCase> asking = Optional.ofNullable(entries.get(caseId)).flatMap(Entry::file);
        if (asking.isEmpty()) return "";
        String competition = LogKey.competition(caseId);
        return investigators.entrySet().stream()
                .filter(one -> LogKey.competition(one.getKey()).equals(competition))
                .filter(one -> one.getKey().equals(caseId)
                        || Optional.ofNullable(entries.get(one.getKey()))
                                .flatMap(Entry::file)
                                .filter(asking.get()::countsTurnOf)
                                .isPresent())
                .max(Comparator.comparing((Map.Entry<String, Appointed> one) ->
                                one.getValue().at())
                        .thenComparing(Map.Entry::getKey))
                .map(one -> one.getValue().person())
                .orElse("");
    }

    /** Whether a person is a party to a case of a competition that was open at an instant. */
    public boolean isKeptFrom(String subject, String competition, Instant at) {
        return entries.values().stream()
                .filter(entry -> isOf(entry, competition)
                        && entry.file().filter(file -> file.isParty(subject)).isPresent())
                .anyMatch(entry -> !at(entry.events().getFirst()).isAfter(at) && !isCompletedBefore(entry, at));
    }

    /**
     * Whether somebody else opened a recording for a case the reader does not work on or, if no case was named, while a
     * case was open to which the reader is a party (APP-I G2.7, H3).
     */
    public boolean isLookKeptFrom(Actor reader, CaseEvent look) {
        String forCase = look.getRecordingOpened().getForCase();
        return !look.getRecordingOpened().getSubject().equals(reader.subject())
                && (forCase.isEmpty()
                        ? isKeptFrom(
                                reader.subject(),
                                LogKey.competition(look.getHeader().getKey()),
                                at(look))
                        : !worksOn(reader, forCase));
    }

    private static boolean isCompletedBefore(Entry entry, Instant at) {
        return entry.events().stream()
                .filter(event -> event.hasComplaintRejected() || event.hasCaseForwarded() || event.hasCaseDismissed())
                .anyMatch(event -> at(event).isBefore(at));
    }

    /** Complaints of somebody that are not completed, by case id. */
    public Map<String, Accused> openComplaints(String competition, String filer) {
        Map<String, Accused> open = new HashMap<>();
        entries.values().stream()
                .filter(entry -> isOf(entry, competition))
                .forEach(entry -> entry.file()
                        .filter(file -> file.trigger() == Trigger.COMPLAINT
                                && file.filer().equals(filer)
                                && file.outcome().isEmpty())
                        .ifPresent(file -> open.put(entry.key(), file.accused())));
        return open;
    }

    /** Cases of a competition in which somebody is asked to cooperate (APP-I H5). */
    public List<Entry> asking(Actor actor, String competition) {
        boolean foreign = !actor.competition().isEmpty() && !actor.competition().equals(competition);
        return foreign || actor.subject().isEmpty() || actor.role() == Role.SERVICE
                ? List.of()
                : entries.values().stream()
                        .filter(entry -> isOf(entry, competition)
                                && !entry.asked(actor.subject()).isEmpty())
                        .toList();
    }

    /**
     * Cases about somebody that went before the Ethics and Disciplinary Commission, whose confidentiality has ended
     * (APP-I G2.7, H8).
     */
    public List<FairPlayCase> forwarded(String competition, String person) {
        return entries.values().stream()
                .filter(entry -> isOf(entry, competition))
                .flatMap(entry -> entry.file().stream())
                .filter(file -> file.accused().personId().equals(person)
                        && file.outcome().filter(Outcome.FORWARDED::equals).isPresent())
                .toList();
    }

    /** Whether a case is one of a competition. */
    public boolean isKnown(String caseId, String competition) {
        return exists(caseId) && caseId.startsWith(competition + "/");
    }

    /** The register of a competition's recordings. */
    public RecordingRegister register(String key) {
        return Optional.ofNullable(entries.get(key))
                .map(entry -> entry.state().recordings())
                .orElse(ProceedingState.EMPTY.recordings());
    }

    /** Everything that happened in a register. */
    public List<CaseEvent> events(String key) {
        return Optional.ofNullable(entries.get(key)).map(Entry::events).orElse(List.of());
    }
}
