package org.onehall.regulations;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;

/**
 * What is still missing in a venue and at its seats before a round. A venue is opened as a whole; if something is
 * missing at a seat, only its own board waits and the others start.
 */
public final class Readiness {
    /** How long before the planned start of a round the missing points are shown. */
    public static final Duration SHOWN_BEFORE = Duration.ofMinutes(90);

    private Readiness() {}

    /** The consequence of a missing point. */
    public enum Gate {
        /** The venue cannot be opened. */
        VENUE,
        /** The seat's board cannot start. */
        BOARD,
        /** An arbiter is warned; nothing waits. */
        WARNING
    }

    /** Something that is missing, and its article. */
    public enum Missing {
        LOCAL_CHIEF_ARBITER("OCR 16.8", Gate.VENUE),
        LOCAL_TECHNICAL_ARBITER("OCR 16.8", Gate.VENUE),
        /** The Local Chief Arbiter and the Local Technical Arbiter are the same person. */
        TWO_PERSONS("OCR 16.8", Gate.VENUE),
        ARBITERS("OCR 16.9", Gate.VENUE),
        CAMERAS("OCR 16.3", Gate.VENUE),
        INTERNET_TEST("OCR 16.5/a", Gate.VENUE),
        PROTECTION_MEASURES("OCR 16.4/a", Gate.WARNING),
        /** The venue has not been opened. */
        OPENING("OCR 16.3", Gate.BOARD),
        DEVICE_CHECK("OCR 18.5", Gate.BOARD),
        FAIR_PLAY_CHECK("OCR 18.6", Gate.BOARD),
        LINK("OCR 18.8", Gate.WARNING),
        ASSISTANT_ADMITTED("OCR 3.8", Gate.WARNING),
        ROLL_CALL("FSSI ind-b", Gate.WARNING);

        private final String article;
        private final Gate gate;

        Missing(String article, Gate gate) {
            this.article = article;
            this.gate = gate;
        }

        public String article() {
            return article;
        }

        public Gate gate() {
            return gate;
        }
    }

    /** A person who serves in a venue. */
    public record Person(String id, Role role) {
        /**
         * Whether two names mean the same person in the same role: their words look the same to a reader, in any order.
         */
        public boolean isSameAs(Person other) {
            return role == other.role && Texts.byItsWords(id).equals(Texts.byItsWords(other.id));
        }
    }

    /**
     * What is known about a venue.
     *
     * @param minArbiters {@code venue.minArbiters}
     * @param cameras number of cameras that report now
     * @param minCameras {@code venue.cameras.min}
     * @param internet whether the internet test is recorded
     * @param protection whether the list of protection measures for the round is complete
     */
    public record Venue(
            List<Person> staff, int minArbiters, int cameras, int minCameras, boolean internet, boolean protection) {
        public Venue {
            staff = List.copyOf(staff);
        }
    }

    /**
     * What is known about a seat; the checks are those for the next game (DEC-26).
     *
     * @param opened whether its venue is open, or need not be because the round has no planned start
     * @param assistant whether there is no assistant or the assistant has been admitted
     * @param answered whether there is no roll call or the player has answered it
     */
    public record Seat(
            boolean opened, boolean device, boolean fairPlay, boolean linked, boolean assistant, boolean answered) {}

    /**
     * What is recorded about a player.
     *
     * @param absent recorded absent; a player about whom nothing is recorded is neither present nor absent
     * @param excluded did not answer the roll call (FSSI ind-b)
     */
    public record Player(boolean present, boolean absent, boolean excluded) {
        /** Whether the start waits for the player: not for an absent (DEC-27) or an excluded one (FSSI ind-b). */
        public boolean isAwaited() {
            return !absent && !excluded;
        }
    }

    /**
     * The checks a seat has passed for its game.
     *
     * @param required the regulations require them
     */
    public record Checks(boolean required, boolean device, boolean fairPlay) {
        /** Which are missing, in the order of {@link Missing} (OCR 18.5, 18.6). */
        public List<Missing> missing() {
            List<Missing> missing = new ArrayList<>();
            if (required && !device) missing.add(Missing.DEVICE_CHECK);
            if (required && !fairPlay) missing.add(Missing.FAIR_PLAY_CHECK);
            return missing;
        }
    }

    /** What is missing in a venue, in the order of {@link Missing}. */
    public static List<Missing> of(Venue venue) {
        List<Missing> missing = new ArrayList<>();
        List<String> chiefs = ids(venue, Role.LOCAL_CHIEF_ARBITER);
        List<String> technicians = ids(venue, Role.LOCAL_TECHNICAL_ARBITER);
        if (chiefs.size() != 1) missing.add(Missing.LOCAL_CHIEF_ARBITER);
        if (technicians.size() != 1) missing.add(Missing.LOCAL_TECHNICAL_ARBITER);
        if (chiefs.stream().anyMatch(technicians::contains)) missing.add(Missing.TWO_PERSONS);
        long arbiters = Stream.of(Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.FLOOR_ARBITER)
                .map(role -> ids(venue, role))
                .flatMap(Collection::stream)
                .distinct()
                .count();
        if (arbiters < venue.minArbiters()) missing.add(Missing.ARBITERS);
        if (venue.cameras() < venue.minCameras()) missing.add(Missing.CAMERAS);
        if (!venue.internet()) missing.add(Missing.INTERNET_TEST);
        if (!venue.protection()) missing.add(Missing.PROTECTION_MEASURES);
        return missing;
    }

    /** What is missing at a seat, in the order of {@link Missing}. */
    public static List<Missing> of(Seat seat) {
        List<Missing> missing = new ArrayList<>();
        if (!seat.opened()) missing.add(Missing.OPENING);
        missing.addAll(new Checks(true, seat.device(), seat.fairPlay()).missing());
        if (!seat.linked()) missing.add(Missing.LINK);
        if (!seat.assistant()) missing.add(Missing.ASSISTANT_ADMITTED);
        if (!seat.answered()) missing.add(Missing.ROLL_CALL);
        return missing;
    }

    /** What is missing at a seat before its game; nothing if the start does not wait for its player. */
    public static List<Missing> beforeStart(Player player, Seat seat) {
        return player.isAwaited() ? of(seat) : List.of();
    }

    /**
     * What is missing at the seat of a game that has begun: the checks that its player must pass after arriving, before
     * the first move (DEC-27).
     */
    public static List<Missing> afterStart(Player player, Checks checks) {
        return player.isAwaited() && player.present() ? checks.missing() : List.of();
    }

    /** Whether what is missing keeps a venue from being opened, or a board from being started. */
    public static boolean holds(Gate gate, Collection<Missing> missing) {
        return missing.stream().anyMatch(point -> point.gate() == gate);
    }

    /** Whether it is time to show what is missing for a round. */
    public static boolean isShown(Instant plannedStart, Instant now) {
        return !now.isBefore(plannedStart.minus(SHOWN_BEFORE)) && now.isBefore(plannedStart);
    }

    private static List<String> ids(Venue venue, Role role) {
        return venue.staff().stream()
                .filter(person -> person.role() == role)
                .map(person -> Texts.byItsWords(person.id()))
                .toList();
    }
}
