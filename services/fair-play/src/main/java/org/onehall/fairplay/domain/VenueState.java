package org.onehall.fairplay.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.onehall.regulations.Readiness.Person;

/**
 * The state of a venue, as recorded in its log.
 *
 * @param staff officials who are present
 * @param cameras all cameras that have ever reported
 * @param alerts all alerts, in order
 * @param internet the internet has passed its test since the last day
 * @param measures that have been taken
 * @param permissions in force
 * @param incidents all incidents, in order
 * @param expelled persons
 * @param bags owners whose bags are stored
 * @param devices registered to play on (OCR 16.6)
 * @param told its players know what is outside the arbiters' power (APP-I A7)
 * @param informed arbiters who know the platform's procedures (APP-I A8)
 */
public record VenueState(
        boolean open,
        List<Person> staff,
        List<Camera> cameras,
        List<Alert> alerts,
        boolean internet,
        List<Taken> measures,
        List<Allowed> permissions,
        List<PersonIncident> incidents,
        List<String> expelled,
        List<String> bags,
        List<String> devices,
        boolean told,
        List<String> informed) {
    /** Nothing has happened. */
    public static final VenueState EMPTY = new VenueState(
            false, List.of(), List.of(), List.of(), false, List.of(), List.of(), List.of(), List.of(), List.of(),
            List.of(), false, List.of());

    public VenueState {
        staff = List.copyOf(staff);
        cameras = List.copyOf(cameras);
        alerts = List.copyOf(alerts);
        measures = List.copyOf(measures);
        permissions = List.copyOf(permissions);
        incidents = List.copyOf(incidents);
        expelled = List.copyOf(expelled);
        bags = List.copyOf(bags);
        devices = List.copyOf(devices);
        informed = List.copyOf(informed);
    }

    /** A camera of the venue. */
    public record Camera(String id, boolean reporting) {}

    /** A camera was lost. */
    public record Alert(String id, boolean answered) {}

    /** A measure was taken for a round. */
    public record Taken(int round, Measure measure) {}

    /** Somebody is allowed something. */
    public record Allowed(String person, Permission permission) {}

    /** An incident of a person who is not a player at the boards. */
    public record PersonIncident(String id, String person, boolean closed) {}

    Optional<Camera> camera(String id) {
        return cameras.stream().filter(camera -> camera.id().equals(id)).findAny();
    }

    int reporting() {
        return (int) cameras.stream().filter(Camera::reporting).count();
    }

    Optional<Alert> alert(String id) {
        return alerts.stream().filter(alert -> alert.id().equals(id)).findAny();
    }

    Optional<PersonIncident> incident(String id) {
        return incidents.stream().filter(incident -> incident.id().equals(id)).findAny();
    }

    /** The list of protection measures of a round is finished (OCR 16.4/a). */
    boolean isProtected(int round) {
        return measures.stream().filter(taken -> taken.round() == round).count() == Measure.values().length;
    }

    VenueState opened(boolean now) {
        return new VenueState(
                now,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    /** The day is over: the presence of the staff and the internet test must be recorded again. */
    VenueState overForToday() {
        return new VenueState(
                false,
                List.of(),
                cameras,
                alerts,
                false,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    VenueState staff(Person person, boolean present) {
        return new VenueState(
                open,
                changed(staff, person, present),
                cameras,
                alerts,
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    VenueState with(Camera camera) {
        return new VenueState(
                open,
                staff,
                replaced(cameras, known -> known.id().equals(camera.id()), camera),
                alerts,
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    VenueState with(Alert alert) {
        return new VenueState(
                open,
                staff,
                cameras,
                replaced(alerts, known -> known.id().equals(alert.id()), alert),
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    VenueState internet(boolean tested) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                tested,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    VenueState with(Taken measure, boolean done) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                changed(measures, measure, done),
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    VenueState with(Allowed permission, boolean granted) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                changed(permissions, permission, granted),
                incidents,
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    VenueState with(PersonIncident incident) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                permissions,
                replaced(incidents, known -> known.id().equals(incident.id()), incident),
                expelled,
                bags,
                devices,
                told,
                informed);
    }

    /** The person must leave for good, and no permission remains. */
    VenueState expelling(String person) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                permissions.stream()
                        .filter(allowed -> !allowed.person().equals(person))
                        .toList(),
                incidents,
                changed(expelled, person, true),
                bags,
                devices,
                told,
                informed);
    }

    VenueState bag(String person, boolean stored) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                changed(bags, person, stored),
                devices,
                told,
                informed);
    }

    VenueState device(String device, boolean registered) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                changed(devices, device, registered),
                told,
                informed);
    }

    VenueState told(boolean now) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                now,
                informed);
    }

    VenueState informed(String arbiter, boolean now) {
        return new VenueState(
                open,
                staff,
                cameras,
                alerts,
                internet,
                measures,
                permissions,
                incidents,
                expelled,
                bags,
                devices,
                told,
                changed(informed, arbiter, now));
    }

    private static <T> List<T> changed(List<T> list, T one, boolean there) {
        List<T> all = new ArrayList<>(list);
        all.remove(one);
        if (there) all.add(one);
        return all;
    }

    private static <T> List<T> replaced(List<T> list, Predicate<T> same, T one) {
        List<T> all = new ArrayList<>(list);
        int place = (int) list.stream().takeWhile(same.negate()).count();
        if (place < all.size()) all.set(place, one);
        else all.add(one);
        return all;
    }
}
