package org.onehall.playingzone.identity;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Counts wrong codes, so that nobody guesses one and a venue whose people mistype theirs is not locked out. Thread-safe.
 *
 * <p>A whole venue sits behind one address. A device that is known, because it is registered for a venue or somebody has entered on it
 * with a right code, has a count of its own: {@value #OF_DEVICE} wrong codes in a minute, then it waits, and what others type changes
 * nothing for it. Devices that nobody knows share the count of their address, {@value #OF_ADDRESS} a minute, and that of the hall,
 * {@value #OF_HALL}. Who has to wait gets one answer whatever the code: it is not looked up, so a right one is not told from a wrong
 * one and stays good.
 *
 * <p>Guessing stays hopeless: there are 32^8, about 1.1 * 10^12, codes. In a hall with 2,000 codes that nobody has used yet one guess
 * is right with a chance of 1.8 * 10^-9. Through one address that is 0.016 % in a day of twelve hours, and through any number of
 * addresses at the hall's limit 0.16 %; 500 unused codes, a quarter of it. A known device adds at most 7,200 guesses in that time, and
 * its number, which has 40 random bits too, must be known first.
 */
public final class BadCodes {
    static final int OF_DEVICE = 10;
    static final int OF_ADDRESS = 120;
    static final int OF_HALL = 1_200;
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final int MANY = 10_000;
    private static final int LONGEST_DEVICE = 40;

    /** Instants of wrong codes, by whose count they are. */
    private final Map<String, Deque<Instant>> failures = new HashMap<>();
    /** Wrong codes from devices that nobody knows. */
    private final Deque<Instant> hall = new ArrayDeque<>();
    /** Devices on which somebody has entered since this start. */
    private final Set<String> letIn = new HashSet<>();

    /**
     * Whether a code may be looked up.
     *
     * @param device     as the page sends it; "" if it sends none
     * @param registered for a venue of the hall
     */
    public synchronized boolean mayTry(String address, String device, boolean registered, Instant now) {
        boolean known = isKnown(device, registered);
        if (!known && count(hall, now) >= OF_HALL) return false;
        String whose = whose(address, device, known);
        Deque<Instant> recent = failures.get(whose);
        if (recent == null) return true;
        int wrong = count(recent, now);
        if (wrong == 0) failures.remove(whose);
        return wrong < (known ? OF_DEVICE : OF_ADDRESS);
    }

    /** A code was wrong. */
    public synchronized void failed(String address, String device, boolean registered, Instant now) {
        if (failures.size() >= MANY) failures.values().removeIf(recent -> count(recent, now) == 0);
        boolean known = isKnown(device, registered);
        if (!known) hall.add(now);
        failures.computeIfAbsent(whose(address, device, known), _ -> new ArrayDeque<>()).add(now);
    }

    /** Somebody has entered on a device with a right code. */
    public synchronized void entered(String device) {
        if (!device.isEmpty() && device.length() <= LONGEST_DEVICE && letIn.size() < MANY) letIn.add(device);
    }

    private boolean isKnown(String device, boolean registered) {
        return registered || letIn.contains(device);
    }

    private static String whose(String address, String device, boolean known) {
        return known ? "device " + device : "address " + address;
    }

    private static int count(Deque<Instant> recent, Instant now) {
        while (!recent.isEmpty() && !recent.peekFirst().plus(WINDOW).isAfter(now)) recent.pollFirst();
        return recent.size();
    }
}
