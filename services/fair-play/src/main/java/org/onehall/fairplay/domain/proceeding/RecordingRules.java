package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.time.Period;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.proceeding.RecordingRegister.Proceeding;
import org.onehall.fairplay.domain.proceeding.RecordingRegister.Recording;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Who may open which recording, and when one is deleted (APP-I A5, OCR 18.7, DEC-25). */
public final class RecordingRules {
    private static final int LONGEST = 500;
    private static final int LONGEST_LABEL = 200;

    private RecordingRules() {}

    static Decision<ProceedingEvent> decide(
            RecordingCommand command, Actor actor, Instant at, RecordingRegister register) {
        return switch (command) {
            case RecordingCommand.RegisterRecording one -> register(one, actor, register);
            case RecordingCommand.OpenRecording open -> open(open, actor, register);
            case RecordingCommand.ConfirmDeletion confirm -> confirm(confirm, actor, register);
            case RecordingCommand.NoteRefusedOpening note ->
                service(
                        actor,
                        () -> register.recording(note.recordingId()).isEmpty()
                                ? refuse(ProceedingRefusal.UNKNOWN_RECORDING)
                                : accept(new RecordingEvent.RecordingRefused(
                                        note.recordingId(), note.subject(), note.role(), note.asked())));
            case RecordingCommand.NoteAnnouncement note ->
                service(
                        actor,
                        () -> register.announced()
                                        .filter(note.announcedAt()::equals)
                                        .isPresent()
                                ? accept()
                                : accept(new RecordingEvent.ResultsAnnounced(note.announcedAt())));
            case RecordingCommand.NoteProceeding note -> service(actor, () -> note(note, register));
            case RecordingCommand.DeleteDue due -> service(actor, () -> accept(due(due, at, register)));
        };
    }

    private interface Asked {
        Decision<ProceedingEvent> decide();
    }

    private static Decision<ProceedingEvent> service(Actor actor, Asked asked) {
        return Rights.allows(actor, Action.SYSTEM, List.of(), "", "")
                ? asked.decide()
                : refuse(ProceedingRefusal.FORBIDDEN_ROLE);
    }

    private static Decision<ProceedingEvent> register(
            RecordingCommand.RegisterRecording one, Actor actor, RecordingRegister register) {
        if (!Rights.allows(actor, Action.KEEP_RECORDINGS, List.of(one.venueId()), one.registerKey(), ""))
            return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        boolean homeless = one.kind() == RecordingKind.VENUE && one.venueId().isEmpty();
        if (homeless || missing(one.label(), LONGEST_LABEL) || missing(one.reference(), LONGEST))
            return refuse(ProceedingRefusal.RECORDING_INCOMPLETE);
        String id = one.recordingId().isEmpty()
                ? "recording-" + (register.recordings().size() + 1)
                : one.recordingId();
        if (register.recording(id).isPresent()) return accept();
        // Otherwise anybody could register one and see from it whether proceedings hold recordings (APP-I G2.7).
        if (one.over()) return refuse(ProceedingRefusal.RECORDINGS_OVER);
        return accept(new RecordingEvent.RecordingRegistered(
                id, one.kind(), one.venueId(), one.label(), one.reference(), actor.subject()));
    }

    private static boolean missing(String text, int longest) {
        return Texts.isEmpty(text) || Texts.fault(text, longest).isPresent();
    }

    private static Decision<ProceedingEvent> open(
            RecordingCommand.OpenRecording open, Actor actor, RecordingRegister register) {
        Optional<Recording> recording = seen(open.recordingId(), actor, open.registerKey(), register);
        if (recording.isEmpty()) return refuse(ProceedingRefusal.UNKNOWN_RECORDING);
        if (!mayOpen(actor, recording.get(), open.registerKey())) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        boolean over = recording.get().deleted() || recording.get().held() && !open.holdKnown();
        if (over) return refuse(ProceedingRefusal.RECORDING_DELETED);
        if (!open.forCase().isEmpty() && !open.caseKnown()) return refuse(ProceedingRefusal.NO_SUCH_CASE);
        if (missing(open.reason(), LONGEST)) return refuse(ProceedingRefusal.TEXT_MISSING);
        return accept(
                new RecordingEvent.RecordingOpened(open.recordingId(), actor.subject(), open.reason(), open.forCase()));
    }

    /**
     * Recordings are stored outside this hall: the person who registered one confirms that he has deleted it (DEC-25).
     * Its keeper learns of a hold because he is not asked to delete it; nobody else learns of a hold from the answer
     * (APP-I G2.7).
     */
    private static Decision<ProceedingEvent> confirm(
            RecordingCommand.ConfirmDeletion confirm, Actor actor, RecordingRegister register) {
        Optional<Recording> recording = seen(confirm.recordingId(), actor, confirm.registerKey(), register);
        if (recording.isEmpty()) return refuse(ProceedingRefusal.UNKNOWN_RECORDING);
        if (!mayKeep(actor, recording.get(), confirm.registerKey())) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        if (!recording.get().isKeptBy(actor.subject()) && !isInProceedings(actor, confirm.registerKey()))
            return refuse(ProceedingRefusal.NOT_ITS_KEEPER);
        if (!recording.get().deleted()) return refuse(ProceedingRefusal.RECORDING_KEPT);
        return recording.get().erased() ? accept() : accept(new RecordingEvent.RecordingErased(confirm.recordingId()));
    }

    /** The recording, for a person who may open or keep it; for everybody else there is none (APP-I G2.7). */
    private static Optional<Recording> seen(String id, Actor actor, String key, RecordingRegister register) {
        return register.recording(id).filter(one -> mayOpen(actor, one, key) || mayKeep(actor, one, key));
    }

    /** Whether a person may open a recording as long as it is kept (APP-I A5, OCR 18.7). */
    public static boolean mayOpen(Actor actor, Recording recording, String register) {
        return Rights.allows(actor, recording.kind().opening(), List.of(recording.venueId()), register, "");
    }

    /** Whether a person may keep recordings of the place this one comes from. */
    public static boolean mayKeep(Actor actor, Recording recording, String register) {
        return Rights.allows(actor, Action.KEEP_RECORDINGS, List.of(recording.venueId()), register, "");
    }

    /**
     * Whether a person may work on cases. Which of them this person sees is a separate question: nobody sees their own
     * (APP-I G2.7).
     */
    public static boolean isInProceedings(Actor actor, String register) {
        return Rights.allows(actor, Action.HANDLE_CASE, List.of(), register, "")
                || Rights.allows(actor, Action.REQUEST_CASE, List.of(), register, "");
    }

    /**
     * Whether a person who may open recordings sees that one was opened. The reason why the panel or the Ethics and
     * Disciplinary Commission opened it reveals a case, so only their members see it. Among them, those from whom the
     * case is kept do not: members who do not work on it or, if no case was named, members who were a party to a case
     * that was open at the time (APP-I G2.7, H3).
     *
     * @param looked role of the person who opened it
     * @param kept somebody else opened it for a case the reader does not work on or, if no case was named, while a case
     *     was open to which the reader is a party
     */
    public static boolean seesLook(Actor reader, Role looked, String register, boolean kept) {
        boolean ofCase =
                looked == Role.FAIR_PLAY_CHAIR || looked == Role.FAIR_PLAY_PANEL || looked == Role.ETHICS_COMMISSION;
        return !ofCase || isInProceedings(reader, register) && !kept;
    }

    private static Decision<ProceedingEvent> note(RecordingCommand.NoteProceeding note, RecordingRegister register) {
        Proceeding now = new Proceeding(note.proceeding(), note.openedAt(), note.closed());
        if (register.proceeding(note.proceeding())
                .filter(known -> known.equals(now) || known.closed())
                .isPresent()) return accept();
        return accept(new RecordingEvent.ProceedingNoted(note.proceeding(), note.openedAt(), note.closed()));
    }

    private static List<ProceedingEvent> due(
            RecordingCommand.DeleteDue command, Instant at, RecordingRegister register) {
        List<ProceedingEvent> events = new ArrayList<>();
        for (Recording recording : register.recordings()) {
            Period retention =
                    recording.kind() == RecordingKind.VCS ? command.vcsRetention() : command.venueRetention();
            Optional<Instant> due = register.due(retention).filter(instant -> !at.isBefore(instant));
            if (recording.deleted() || due.isEmpty()) continue;
            List<String> holding = register.holding(due.get());
            if (holding.isEmpty())
                events.add(new RecordingEvent.RecordingDeleted(recording.recording(), recording.reference()));
            else if (!recording.held()) events.add(new RecordingEvent.RecordingHeld(recording.recording(), holding));
        }
        return events;
    }

    static RecordingRegister evolve(RecordingRegister register, RecordingEvent event) {
        return switch (event) {
            case RecordingEvent.RecordingRegistered(var id, var kind, var venue, var _, var reference, var keeper) ->
                register.with(new Recording(id, kind, venue, reference, keeper, false, false, false));
            case RecordingEvent.RecordingOpened _, RecordingEvent.RecordingRefused _ -> register;
            case RecordingEvent.ResultsAnnounced(var at) -> register.announced(at);
            case RecordingEvent.ProceedingNoted(var id, var opened, var closed) ->
                register.with(new Proceeding(id, opened, closed));
            case RecordingEvent.RecordingHeld(var id, var _) -> {
                Recording one = known(register, id, event);
                yield register.with(new Recording(
                        id, one.kind(), one.venueId(), one.reference(), one.keeper(), true, false, false));
            }
            case RecordingEvent.RecordingDeleted(var id, var _) -> {
                Recording one = known(register, id, event);
                yield register.with(
                        new Recording(id, one.kind(), one.venueId(), "", one.keeper(), one.held(), true, false));
            }
            case RecordingEvent.RecordingErased(var id) -> {
                Recording one = known(register, id, event);
                yield register.with(
                        new Recording(id, one.kind(), one.venueId(), "", one.keeper(), one.held(), true, true));
            }
        };
    }

    private static Recording known(RecordingRegister register, String id, RecordingEvent event) {
        return register.recording(id).orElseThrow(() -> new CorruptLogException(register, event));
    }

    static String rule(RecordingEvent event) {
        return switch (event) {
            case RecordingEvent.RecordingRegistered registered ->
                registered.kind() == RecordingKind.VCS ? "APP-I A5" : "OCR 18.7/b";
            case RecordingEvent.RecordingOpened _,
                    RecordingEvent.RecordingRefused _,
                    RecordingEvent.ProceedingNoted _,
                    RecordingEvent.RecordingHeld _,
                    RecordingEvent.ResultsAnnounced _ -> "APP-I A5";
            case RecordingEvent.RecordingDeleted _, RecordingEvent.RecordingErased _ -> "DEC-25";
        };
    }
}
