package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.VenueState.Alert;
import org.onehall.fairplay.domain.VenueState.Allowed;
import org.onehall.fairplay.domain.VenueState.Camera;
import org.onehall.fairplay.domain.VenueState.PersonIncident;
import org.onehall.fairplay.domain.VenueState.Taken;
import org.onehall.regulations.Action;
import org.onehall.regulations.Readiness;
import org.onehall.regulations.Readiness.Gate;
import org.onehall.regulations.Readiness.Missing;
import org.onehall.regulations.Readiness.Person;
import org.onehall.regulations.Rights;

/**
 * When a venue may be opened, and who may be in it (OCR 16, 17.4, FSSI gen-6). What happens to a person who is not
 * allowed in it: {@link PersonIncidentRules}.
 */
final class VenueRules {
    private static final Set<Role> STAFF = EnumSet.of(
            Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.FLOOR_ARBITER, Role.LOCAL_ORGANISER);
    /** Distance of the hospital, in kilometres, beyond which an ambulance must be present (FSSI gen-6). */
    private static final int FAR = 10;

    private VenueRules() {}

    /** What is wrong with the texts of a command, whatever the state. */
    static Optional<FairPlayRefusal> malformed(VenueCommand command) {
        if (texts(command)
                .anyMatch(
                        text -> Texts.fault(text, FairPlayDecider.LONGEST_TEXT).isPresent()))
            return Optional.of(FairPlayRefusal.NOTE_UNREADABLE);
        return name(command)
                .filter(name -> !Texts.isEmpty(name) && !Texts.isName(name))
                .map(_ -> FairPlayRefusal.MALFORMED_NAME);
    }

    static Decision<Event> decide(VenueCommand command, Actor actor, VenueState venue) {
        if (!command.facts().known()) return refuse(FairPlayRefusal.UNKNOWN_VENUE);
        String own = LogKey.venue(command.venueKey());
        if (!Rights.allows(actor, action(command), List.of(own), command.venueKey(), ""))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (command.facts().archived()) return refuse(FairPlayRefusal.COMPETITION_ARCHIVED);
        Optional<FairPlayRefusal> malformed = malformed(command);
        if (malformed.isPresent()) return refuse(malformed.get());
        return switch (command) {
            case VenueCommand.OpenVenue open -> open(open, venue);
            case VenueCommand.CloseVenue _ ->
                venue.open() ? accept(new VenueEvent.VenueClosed()) : refuse(FairPlayRefusal.VENUE_NOT_OPEN);
            case VenueCommand.RecordStaff staff -> staff(staff, venue);
            case VenueCommand.ReportCamera camera -> camera(camera, venue);
            case VenueCommand.AnswerAlert answer -> answer(answer, venue);
            case VenueCommand.RecordInternetTest test ->
                accept(new VenueEvent.InternetTested(test.passed(), test.note()));
            case VenueCommand.TickMeasure tick ->
                venue.measures().contains(new Taken(tick.round(), tick.measure())) == tick.done()
                        ? accept()
                        : accept(new VenueEvent.MeasureTicked(tick.round(), tick.measure(), tick.done()));
            case VenueCommand.TellPlayers tell ->
                venue.told() == tell.told() ? accept() : accept(new VenueEvent.PlayersTold(tell.told()));
            case VenueCommand.ConfirmProcedures confirm ->
                venue.informed().contains(actor.subject()) == confirm.known()
                        ? accept()
                        : accept(new VenueEvent.ProceduresConfirmed(actor.subject(), confirm.known()));
            case VenueCommand.RecordPermission permission -> permit(permission, venue);
            case VenueCommand.OpenPersonIncident open -> PersonIncidentRules.open(open, venue);
            case VenueCommand.ClosePersonIncident close -> PersonIncidentRules.close(close, venue);
            case VenueCommand.RecordBag bag -> bag(bag, venue);
            case VenueCommand.RegisterDevice device -> device(device, venue);
            case VenueCommand.RecordMedical medical ->
                accept(new VenueEvent.MedicalRecorded(
                        medical.present(),
                        medical.hospitalKm(),
                        medical.ambulance(),
                        medical.present()
                                && (medical.ambulance() || medical.hospitalKm().orElse(0) <= FAR),
                        medical.note()));
        };
    }

    private static Action action(VenueCommand command) {
        return switch (command) {
            case VenueCommand.RecordStaff _,
                    VenueCommand.ReportCamera _,
                    VenueCommand.RecordInternetTest _,
                    VenueCommand.RegisterDevice _ -> Action.EQUIP_VENUE;
            case VenueCommand.OpenPersonIncident _, VenueCommand.ClosePersonIncident _ -> Action.RECORD_CONDUCT;
            case VenueCommand.ConfirmProcedures _ -> Action.CONFIRM_PROCEDURES;
            case VenueCommand.OpenVenue _,
                    VenueCommand.CloseVenue _,
                    VenueCommand.AnswerAlert _,
                    VenueCommand.TickMeasure _,
                    VenueCommand.TellPlayers _,
                    VenueCommand.RecordPermission _,
                    VenueCommand.RecordBag _,
                    VenueCommand.RecordMedical _ -> Action.MANAGE_VENUE;
        };
    }

    private static Stream<String> texts(VenueCommand command) {
        return switch (command) {
            case VenueCommand.OpenVenue _,
                    VenueCommand.CloseVenue _,
                    VenueCommand.TickMeasure _,
                    VenueCommand.RecordStaff _,
                    VenueCommand.ReportCamera _,
                    VenueCommand.TellPlayers _,
                    VenueCommand.ConfirmProcedures _ -> Stream.empty();
            case VenueCommand.AnswerAlert answer -> Stream.of(answer.note());
            case VenueCommand.RecordInternetTest test -> Stream.of(test.note());
            case VenueCommand.RecordPermission permission -> Stream.of(permission.note());
            case VenueCommand.OpenPersonIncident open -> Stream.of(open.note());
            case VenueCommand.ClosePersonIncident close -> Stream.of(close.note());
            case VenueCommand.RecordBag bag -> Stream.of(bag.place());
            case VenueCommand.RegisterDevice device -> Stream.of(device.label());
            case VenueCommand.RecordMedical medical -> Stream.of(medical.note());
        };
    }

    /**
     * The name of the person, camera or device that the command is about. A person of unknown name is described
     * instead, within the same limit.
     */
    private static Optional<String> name(VenueCommand command) {
        return switch (command) {
            case VenueCommand.OpenVenue _,
                    VenueCommand.CloseVenue _,
                    VenueCommand.TickMeasure _,
                    VenueCommand.AnswerAlert _,
                    VenueCommand.RecordInternetTest _,
                    VenueCommand.ClosePersonIncident _,
                    VenueCommand.RecordMedical _,
                    VenueCommand.TellPlayers _,
                    VenueCommand.ConfirmProcedures _ -> Optional.empty();
            case VenueCommand.RecordStaff staff -> Optional.of(staff.person());
            case VenueCommand.ReportCamera camera -> Optional.of(camera.camera());
            case VenueCommand.RecordPermission permission -> Optional.of(permission.person());
            case VenueCommand.OpenPersonIncident open -> Optional.of(open.person());
            case VenueCommand.RecordBag bag -> Optional.of(bag.person());
            case VenueCommand.RegisterDevice device -> Optional.of(device.device());
        };
    }

    /** Reports everything that is missing at once. */
    private static Decision<Event> open(VenueCommand.OpenVenue open, VenueState venue) {
        if (venue.open()) return refuse(FairPlayRefusal.VENUE_OPEN);
        List<Missing> missing = Readiness.of(new Readiness.Venue(
                        venue.staff(),
                        open.facts().minArbiters(),
                        venue.reporting(),
                        open.facts().minCameras(),
                        venue.internet(),
                        venue.isProtected(open.round())))
                .stream()
                .filter(point -> point.gate() == Gate.VENUE)
                .toList();
        if (missing.isEmpty()) return accept(new VenueEvent.VenueOpened(open.round()));
        return refuse(
                FairPlayRefusal.VENUE_NOT_READY,
                "missing",
                missing.stream()
                        .map(point -> words(point, open.facts(), venue) + " (" + point.article() + ")")
                        .collect(Collectors.joining("; ")));
    }

    private static String words(Missing point, VenueFacts facts, VenueState venue) {
        return switch (point) {
            case LOCAL_CHIEF_ARBITER -> "a Local Chief Arbiter must be present";
            case LOCAL_TECHNICAL_ARBITER -> "a Local Technical Arbiter must be present";
            case TWO_PERSONS -> "the Local Chief Arbiter and the Local Technical Arbiter must be two different people";
            case ARBITERS -> facts.minArbiters() + " arbiters must be present";
            case CAMERAS -> "only " + venue.reporting() + " of " + facts.minCameras() + " cameras report";
            case INTERNET_TEST -> "the internet connection must be tested";
            case PROTECTION_MEASURES, OPENING, DEVICE_CHECK, FAIR_PLAY_CHECK, LINK, ASSISTANT_ADMITTED, ROLL_CALL ->
                throw new IllegalArgumentException("keeps no venue closed: " + point);
        };
    }

    private static Decision<Event> staff(VenueCommand.RecordStaff staff, VenueState venue) {
        if (Texts.isEmpty(staff.person())) return refuse(FairPlayRefusal.PERSON_MISSING);
        if (!STAFF.contains(staff.role())) return refuse(FairPlayRefusal.STAFF_ROLE);
        Person named = new Person(staff.person(), staff.role());
        Optional<Person> there = venue.staff().stream().filter(named::isSameAs).findFirst();
        if (there.isPresent() == staff.present()) return accept();
        return accept(new VenueEvent.StaffRecorded(there.orElse(named).id(), staff.role(), staff.present()));
    }

    private static Decision<Event> camera(VenueCommand.ReportCamera report, VenueState venue) {
        if (Texts.isEmpty(report.camera())) return refuse(FairPlayRefusal.CAMERA_MISSING);
        boolean reported =
                venue.camera(report.camera()).filter(Camera::reporting).isPresent();
        if (reported == report.reporting()) return accept();
        List<Event> events =
                new ArrayList<>(List.of(new VenueEvent.CameraReported(report.camera(), report.reporting())));
        if (reported)
            events.add(new VenueEvent.AlertOpened(
                    report.venueKey() + "/alert-" + (venue.alerts().size() + 1), report.camera()));
        return accept(events);
    }

    private static Decision<Event> answer(VenueCommand.AnswerAlert answer, VenueState venue) {
        Optional<Alert> alert = venue.alert(answer.alertId());
        if (alert.isEmpty()) return refuse(FairPlayRefusal.UNKNOWN_ALERT);
        return alert.get().answered()
                ? refuse(FairPlayRefusal.ALERT_ANSWERED)
                : accept(new VenueEvent.AlertAnswered(answer.alertId(), answer.note()));
    }

    private static Decision<Event> permit(VenueCommand.RecordPermission permit, VenueState venue) {
        if (Texts.isEmpty(permit.person())) return refuse(FairPlayRefusal.PERSON_MISSING);
        if (permit.granted() && venue.expelled().contains(permit.person()))
            return refuse(FairPlayRefusal.PERSON_EXPELLED);
        if (venue.permissions().contains(new Allowed(permit.person(), permit.permission())) == permit.granted())
            return accept();
        return accept(new VenueEvent.PermissionRecorded(
                permit.person(), permit.permission(), permit.granted(), permit.note()));
    }

    private static Decision<Event> bag(VenueCommand.RecordBag bag, VenueState venue) {
        if (Texts.isEmpty(bag.person())) return refuse(FairPlayRefusal.PERSON_MISSING);
        if (!bag.stored())
            return venue.bags().contains(bag.person())
                    ? accept(new VenueEvent.BagRecorded(bag.person(), false, bag.place()))
                    : refuse(FairPlayRefusal.BAG_NOT_STORED);
        if (!bag.facts().bagStorageAllowed()) return refuse(FairPlayRefusal.BAGS_NOT_ALLOWED);
        if (!bag.deviceOff()) return refuse(FairPlayRefusal.DEVICE_ON);
        if (Texts.isEmpty(bag.place())) return refuse(FairPlayRefusal.BAG_PLACE_MISSING);
        return accept(new VenueEvent.BagRecorded(bag.person(), true, bag.place()));
    }

    private static Decision<Event> device(VenueCommand.RegisterDevice register, VenueState venue) {
        if (Texts.isEmpty(register.device())) return refuse(FairPlayRefusal.DEVICE_MISSING);
        if (!register.registered() && !venue.devices().contains(register.device())) return accept();
        return accept(new VenueEvent.DeviceRegistered(register.device(), register.label(), register.registered()));
    }

    static VenueState evolve(VenueState venue, VenueEvent event) {
        return switch (event) {
            case VenueEvent.VenueOpened _ -> venue.opened(true);
            case VenueEvent.VenueClosed _ -> venue.overForToday();
            case VenueEvent.StaffRecorded(var person, var role, var present) ->
                venue.staff(new Person(person, role), present);
            case VenueEvent.CameraReported(var camera, var reporting) -> venue.with(new Camera(camera, reporting));
            case VenueEvent.AlertOpened(var id, var _) -> venue.with(new Alert(id, false));
            case VenueEvent.AlertAnswered(var id, var _)
            when venue.alert(id).isPresent() -> venue.with(new Alert(id, true));
            case VenueEvent.InternetTested tested -> venue.internet(tested.passed());
            case VenueEvent.MeasureTicked(var round, var measure, var done) ->
                venue.with(new Taken(round, measure), done);
            case VenueEvent.PlayersTold(var told) -> venue.told(told);
            case VenueEvent.ProceduresConfirmed(var person, var known) -> venue.informed(person, known);
            case VenueEvent.PermissionRecorded(var person, var permission, var granted, var _) ->
                venue.with(new Allowed(person, permission), granted);
            case VenueEvent.PersonIncidentOpened opened ->
                venue.with(new PersonIncident(opened.incidentId(), opened.person(), false));
            case VenueEvent.PersonIncidentClosed(var id, var outcome, var _)
            when venue.incident(id).isPresent() -> {
                String person = venue.incident(id).get().person();
                VenueState closed = venue.with(new PersonIncident(id, person, true));
                yield outcome == PersonOutcome.EXPELLED ? closed.expelling(person) : closed;
            }
            case VenueEvent.AlertAnswered _, VenueEvent.PersonIncidentClosed _ ->
                throw new CorruptLogException(venue, event);
            case VenueEvent.BagRecorded(var person, var stored, var _) -> venue.bag(person, stored);
            case VenueEvent.DeviceRegistered(var device, var _, var registered) -> venue.device(device, registered);
            case VenueEvent.MedicalRecorded _ -> venue;
        };
    }

    static String rule(VenueEvent event) {
        return switch (event) {
            case VenueEvent.VenueOpened _,
                    VenueEvent.VenueClosed _,
                    VenueEvent.CameraReported _,
                    VenueEvent.AlertOpened _,
                    VenueEvent.AlertAnswered _ -> "OCR 16.3";
            case VenueEvent.StaffRecorded _ -> "OCR 16.8";
            case VenueEvent.InternetTested _ -> "OCR 16.5/a";
            case VenueEvent.MeasureTicked _ -> "OCR 16.4/a";
            case VenueEvent.PlayersTold _ -> "APP-I A7";
            case VenueEvent.ProceduresConfirmed _ -> "APP-I A8";
            case VenueEvent.PermissionRecorded recorded -> recorded.permission().article();
            case VenueEvent.PersonIncidentOpened opened -> opened.article();
            case VenueEvent.PersonIncidentClosed _ -> "LAW 12.7";
            case VenueEvent.BagRecorded _ -> "OCR 17.4";
            case VenueEvent.DeviceRegistered _ -> "OCR 16.6";
            case VenueEvent.MedicalRecorded _ -> "FSSI gen-6";
        };
    }
}
