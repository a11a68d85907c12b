package org.onehall.game.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Interruptions;
import org.onehall.regulations.GameRules;

/**
 * Who is at a board, and until when an absent player may still come (OCR 16.11, LAW 6.7).
 *
 * @param from when default time begins: the scheduled start or the actual start, whichever was later, or the resumption
 *     of an adjourned game; empty before
 * @param forfeited the sides that have lost by absence; empty unless the game was forfeited
 * @param unrun what the clock that runs first would show if it had stood since the start, or since the last time a
 *     player was recorded present or absent; zero before the start
 * @param stood when the game has stood since then: this does not count as default time (OCR 16.11, 19.6, ENG-4)
 */
public record Attendance(
        BySide<Person> persons, Optional<Instant> from, List<Side> forfeited, Duration unrun, Interruptions stood) {
    static final Attendance NONE =
            new Attendance(BySide.both(Person.UNSEEN), Optional.empty(), List.of(), Duration.ZERO, Interruptions.NONE);

    public Attendance {
        forfeited = List.copyOf(forfeited);
    }

    /**
     * The person a seat belongs to.
     *
     * @param hereSince when recorded present; empty if absent or if nothing was recorded
     * @param moved has made a move since the start or resumption, so is not forfeited any more
     * @param holdsStart the device is not connected (DEC-27)
     * @param waived no default time (OCR 16.11)
     * @param minutes default time of this seat; empty: that of the rules
     * @param assistant the assistant who is to enter the moves, or does so (APP-III 1); empty: the player himself
     * @param excluded did not answer the roll call, so does not take part in the game (FSSI ind-b)
     * @param helper writes the moves down, or helps otherwise without entering them (LAW 8.1.6, 6.2.6)
     * @param absent recorded as absent from this game; false if nothing was recorded (DEC-13)
     * @param byDevice only the device has reported the player, no arbiter has confirmed it (DEC-13)
     */
    record Person(
            Optional<Instant> hereSince,
            boolean moved,
            boolean holdsStart,
            boolean waived,
            OptionalInt minutes,
            Optional<Assistant> assistant,
            boolean excluded,
            Optional<Helper> helper,
            boolean absent,
            boolean byDevice) {
        static final Person UNSEEN = new Person(
                Optional.empty(),
                false,
                false,
                false,
                OptionalInt.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                false,
                false);

        SeatRecord onRecord() {
            return isHere() ? SeatRecord.PRESENT : absent ? SeatRecord.ABSENT : SeatRecord.NOTHING;
        }

        boolean isHere() {
            return hereSince.isPresent();
        }

        /** @param since empty: nothing is recorded; {@code told} whether only the device has reported it */
        Person here(Optional<Instant> since, boolean told) {
            return new Person(since, moved, holdsStart, waived, minutes, assistant, excluded, helper, false, told);
        }

        Person away() {
            return new Person(
                    Optional.empty(), moved, holdsStart, waived, minutes, assistant, excluded, helper, true, false);
        }

        /** Before a new game: a recorded absence holds for one game only. */
        Person again() {
            return new Person(
                    hereSince, false, holdsStart, waived, minutes, assistant, excluded, helper, false, byDevice);
        }

        Person moved(boolean now) {
            return new Person(
                    hereSince, now, holdsStart, waived, minutes, assistant, excluded, helper, absent, byDevice);
        }

        Person holding(boolean now) {
            return new Person(hereSince, moved, now, waived, minutes, assistant, excluded, helper, absent, byDevice);
        }

        Person excluded(boolean now) {
            return new Person(hereSince, moved, holdsStart, waived, minutes, assistant, now, helper, absent, byDevice);
        }

        /** @param minutes from the start; empty: no default time */
        Person allowed(OptionalInt minutes) {
            return new Person(
                    hereSince,
                    moved,
                    holdsStart,
                    minutes.isEmpty(),
                    minutes,
                    assistant,
                    excluded,
                    helper,
                    absent,
                    byDevice);
        }

        Person helped(Optional<Helper> by) {
            return new Person(hereSince, moved, holdsStart, waived, minutes, assistant, excluded, by, absent, byDevice);
        }

        Person assisted(Optional<Assistant> by) {
            return new Person(hereSince, moved, holdsStart, waived, minutes, by, excluded, helper, absent, byDevice);
        }
    }

    Person person(Side side) {
        return persons.get(side);
    }

    Attendance with(Side side, Person person) {
        return new Attendance(persons.with(side, person), from, forfeited, unrun, stood);
    }

    Attendance with(BySide<Person> all) {
        return new Attendance(all, from, forfeited, unrun, stood);
    }

    Attendance countedFrom(Instant start) {
        return new Attendance(persons, Optional.of(start), forfeited, unrun, Interruptions.NONE);
    }

    Attendance forfeited(List<Side> lost) {
        return new Attendance(persons, from, lost, unrun, stood);
    }

    Attendance unrun(Duration shows) {
        return new Attendance(persons, from, forfeited, shows, stood);
    }

    Attendance stopped(Instant at) {
        return new Attendance(persons, from, forfeited, unrun, stood.stopped(at));
    }

    Attendance wentOn(Instant at) {
        return new Attendance(persons, from, forfeited, unrun, stood.wentOn(at));
    }

    /** The hall was out: arrivals could not be seen (ENG-4). */
    Attendance without(Instant outageFrom, Instant outageTo) {
        return new Attendance(persons, from, forfeited, unrun, stood.with(outageFrom, outageTo));
    }

    /**
     * Until when a seat's player is in time, including that instant (DEC-13); empty before the start and without
     * default time.
     */
    Optional<Instant> deadline(Side side, GameRules rules) {
        Person person = person(side);
        boolean recorded = rules.neitherPresent().isPresent(); // not in games created before presence was recorded
        return from.filter(_ -> recorded && !person.waived())
                .map(start ->
                        stood.end(start, Duration.ofMinutes(person.minutes().orElse(rules.defaultMinutes()))));
    }

    /**
     * Whether a seat has lost by absence at an instant: nobody was there when the default time was over (LAW 6.7.1).
     */
    boolean isLost(Side side, GameRules rules, Instant at) {
        Person person = person(side);
        return !person.moved() && deadline(side, rules).filter(at::isAfter).isPresent() && !cameInTime(side, rules);
    }

    /** Whether a seat's player is here and arrived no later than the end of the default time (DEC-13). */
    boolean cameInTime(Side side, GameRules rules) {
        Optional<Instant> deadline = deadline(side, rules);
        Optional<Instant> since =
                person(side).hereSince().filter(_ -> !person(side).excluded());
        return deadline.isPresent() && since.isPresent() && !since.get().isAfter(deadline.get());
    }

    /** The same people before a new attempt. */
    Attendance again() {
        return new Attendance(
                persons.map(Person::again), Optional.empty(), List.of(), Duration.ZERO, Interruptions.NONE);
    }

    /** A session is over: an absence from it says nothing about the next one. */
    Attendance sessionOver() {
        return with(persons.map(person -> person.absent() ? person.here(Optional.empty(), false) : person));
    }

    /**
     * Another session: everybody has to come again (ADJ I.10). A player recorded absent since the last session stays
     * absent.
     */
    Attendance nextSession() {
        BySide<Person> again = persons.map(person -> person.absent() ? person : person.here(Optional.empty(), false));
        return new Attendance(
                again.map(person -> person.moved(false)), Optional.empty(), List.of(), unrun, Interruptions.NONE);
    }
}
