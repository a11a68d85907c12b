package org.onehall.playingzone.projection.venue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.onehall.decider.Role;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.Measure;
import org.onehall.regulations.Readiness;
import org.onehall.regulations.Readiness.Person;

/** The log of one venue (OCR 16). Not thread-safe: the hall guards it. */
public final class PremisesProjection {
    private static final int MEASURES = Measure.values().length - 2; // without UNSPECIFIED and UNRECOGNIZED

    private boolean open;
    private final Set<Person> staff = new LinkedHashSet<>();
    private final Map<String, CameraView> cameras = new LinkedHashMap<>();
    private final Map<String, AlertView> alerts = new LinkedHashMap<>();
    private Optional<TestView> internet = Optional.empty();
    private final Map<Integer, Set<String>> measures = new HashMap<>();
    private final Map<String, PermissionView> permissions = new LinkedHashMap<>();
    private final Map<String, PersonIncidentView> incidents = new LinkedHashMap<>();
    private final Map<String, BagView> bags = new LinkedHashMap<>();
    private Optional<MedicalView> medical = Optional.empty();
    private final Map<String, DeviceView> devices = new LinkedHashMap<>();
    private boolean told;
    private final Set<String> informed = new LinkedHashSet<>();
    private final List<FairPlayEvent> log = new ArrayList<>();

    public void fold(FairPlayEvent event) {
        log.add(event);
        long at = Wire.ms(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case VENUE_OPENED -> open = true;
            case VENUE_CLOSED -> {
                open = false;
                staff.clear();
                internet = Optional.empty();
                medical = Optional.empty();
            }
            case STAFF_RECORDED -> {
                var recorded = event.getStaffRecorded();
                Person person = new Person(recorded.getPerson(), Role.valueOf(Wire.name(recorded.getRole())));
                if (recorded.getPresent()) staff.add(person);
                else staff.remove(person);
            }
            case CAMERA_REPORTED -> {
                var camera = event.getCameraReported();
                cameras.put(camera.getCamera(), new CameraView(camera.getCamera(), camera.getReporting(), at));
            }
            case ALERT_OPENED -> {
                var alert = event.getAlertOpened();
                alerts.put(
                        alert.getAlertId(), new AlertView(alert.getAlertId(), alert.getCamera(), at, Optional.empty()));
            }
            case ALERT_ANSWERED ->
                alerts.computeIfPresent(
                        event.getAlertAnswered().getAlertId(),
                        (id, was) -> new AlertView(
                                id,
                                was.camera(),
                                was.at(),
                                Optional.of(event.getAlertAnswered().getNote())));
            case INTERNET_TESTED ->
                internet = Optional.of(new TestView(
                        event.getInternetTested().getPassed(),
                        at,
                        event.getInternetTested().getNote()));
            case MEASURE_TICKED -> {
                var ticked = event.getMeasureTicked();
                Set<String> taken = measures.computeIfAbsent(ticked.getRound(), _ -> new LinkedHashSet<>());
                if (ticked.getDone()) taken.add(Wire.name(ticked.getMeasure()));
                else taken.remove(Wire.name(ticked.getMeasure()));
            }
            case PLAYERS_TOLD -> told = event.getPlayersTold().getTold();
            case PROCEDURES_CONFIRMED -> {
                if (event.getProceduresConfirmed().getKnown())
                    informed.add(event.getProceduresConfirmed().getPerson());
                else informed.remove(event.getProceduresConfirmed().getPerson());
            }
            case PERMISSION_RECORDED -> {
                var recorded = event.getPermissionRecorded();
                String permission = Wire.name(recorded.getPermission());
                if (recorded.getGranted())
                    permissions.put(
                            permission + "|" + recorded.getPerson(),
                            new PermissionView(recorded.getPerson(), permission, recorded.getNote(), at));
                else permissions.remove(permission + "|" + recorded.getPerson());
            }
            case PERSON_INCIDENT_OPENED -> {
                var opened = event.getPersonIncidentOpened();
                incidents.put(
                        opened.getIncidentId(),
                        new PersonIncidentView(
                                opened.getIncidentId(),
                                Wire.name(opened.getKind()),
                                opened.getPerson(),
                                Wire.name(opened.getCapacity()),
                                opened.getArticle(),
                                opened.getNote(),
                                at,
                                Wire.name(event.getHeader().getActor().getRole()),
                                Optional.empty(),
                                Optional.empty()));
            }
            case PERSON_INCIDENT_CLOSED -> {
                var closed = event.getPersonIncidentClosed();
                incidents.computeIfPresent(
                        closed.getIncidentId(),
                        (id, was) -> new PersonIncidentView(
                                id,
                                was.kind(),
                                was.person(),
                                was.capacity(),
                                was.article(),
                                was.note(),
                                was.at(),
                                was.by(),
                                Optional.of(Wire.name(closed.getOutcome())),
                                Wire.text(closed.getNote())));
                Optional.ofNullable(incidents.get(closed.getIncidentId()))
                        .filter(one -> one.outcome().filter("EXPELLED"::equals).isPresent())
                        .ifPresent(expelled -> permissions
                                .values()
                                .removeIf(one -> one.person().equals(expelled.person())));
            }
            case BAG_RECORDED -> {
                var bag = event.getBagRecorded();
                if (bag.getStored()) bags.put(bag.getPerson(), new BagView(bag.getPerson(), bag.getPlace(), at));
                else bags.remove(bag.getPerson());
            }
            case MEDICAL_RECORDED -> {
                var cover = event.getMedicalRecorded();
                medical = Optional.of(new MedicalView(
                        cover.getPresent(),
                        cover.hasHospitalKm() ? OptionalInt.of(cover.getHospitalKm()) : OptionalInt.empty(),
                        cover.getAmbulance(),
                        cover.getCovered(),
                        cover.getNote(),
                        at));
            }
            case DEVICE_REGISTERED -> {
                var device = event.getDeviceRegistered();
                if (device.getRegistered())
                    devices.put(device.getDevice(), new DeviceView(device.getDevice(), device.getLabel(), at));
                else devices.remove(device.getDevice());
            }
            default -> throw new IllegalArgumentException("not about a venue: " + event.getPayloadCase());
        }
    }

    /** Whether a player may enter on a device: any device while none is registered (OCR 16.6, 17.2). */
    public boolean admits(String device) {
        return devices.isEmpty() || isRegistered(device);
    }

    public boolean isRegistered(String device) {
        return devices.containsKey(device);
    }

    /** Everything that happened in the venue, in order. */
    public List<FairPlayEvent> log() {
        return log;
    }

    public boolean isOpen() {
        return open;
    }

    /** @param names the names of officials by id */
    public PremisesView view(
            String id,
            Venue venue,
            List<Official> officials,
            FloorRules rules,
            int round,
            UnaryOperator<String> names) {
        int minArbiters = Math.max(2, rules.getMinArbiters());
        int minCameras = Math.max(1, rules.getMinCameras());
        Set<String> taken = measures.getOrDefault(round, Set.of());
        int reporting =
                (int) cameras.values().stream().filter(CameraView::reporting).count();
        var known = new Readiness.Venue(
                List.copyOf(staff),
                minArbiters,
                reporting,
                minCameras,
                internet.filter(TestView::passed).isPresent(),
                taken.size() == MEASURES);
        return new PremisesView(
                id,
                venue.getVenueId(),
                venue.getName(),
                round,
                open,
                MissingView.of(Readiness.of(known)),
                staff(officials),
                minArbiters,
                List.copyOf(cameras.values()),
                minCameras,
                List.copyOf(alerts.values()),
                internet,
                List.copyOf(taken),
                List.copyOf(permissions.values()),
                List.copyOf(incidents.values()),
                rules.getBagStorageAllowed(),
                List.copyOf(bags.values()),
                medical,
                List.copyOf(devices.values()),
                rules.getOwnDevices(),
                told,
                informed.stream().map(names).toList());
    }

    /** Officials of the venue, then all other people there. */
    private List<StaffView> staff(List<Official> officials) {
        List<StaffView> all = new ArrayList<>();
        Set<Person> others = new LinkedHashSet<>(staff);
        for (Official official : officials) {
            Person person = new Person(official.getOfficialId(), Role.valueOf(Wire.name(official.getRole())));
            all.add(new StaffView(person.id(), official.getName(), person.role().name(), others.remove(person)));
        }
        others.forEach(person ->
                all.add(new StaffView(person.id(), person.id(), person.role().name(), true)));
        return all;
    }
}
