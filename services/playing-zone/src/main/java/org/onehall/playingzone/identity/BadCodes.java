package org.onehall.playingzone.identity;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts wrong codes, so that nobody can guess a code and nobody is locked out by what others type. Thread-safe.
 *
 * <p>A whole venue sits behind one address. Every device that sends its number has a count of its own: after
 * {@value #OF_DEVICE} wrong codes in a minute it must wait. No other limit applies to a known device: one that is
 * registered for a venue, or on which somebody has entered with a right code. The first code of an unknown device in a
 * minute is always looked up, whatever others behind its address have typed, so that they never delay a right code.
 * After a wrong code the device also falls under the count of its address, {@value #OF_ADDRESS} a minute, and that of
 * the hall, {@value #OF_HALL}, as do devices that send no number. Numbers can be invented, so wrong first codes are
 * counted too: {@value #FIRST_OF_ADDRESS} a minute of an address and {@value #FIRST_OF_HALL} of the hall. A device that
 * must wait always gets the same answer: its code is not looked up, so the answer does not reveal whether the code is
 * right, and a right code stays valid.
 *
 * <p>Guessing stays hopeless: there are 32^8, about 1.1 * 10^12, codes. In a hall with 2,000 unused codes one guess is
 * right with a chance of 1.8 * 10^-9. In a day of twelve hours at the limit that makes 0.17 % through one address and,
 * at the hall's limit, 0.94 % through any number of addresses; with 500 unused codes it is a quarter of that. A known
 * device adds at most 7,200 guesses in that time, and its number, which has 40 random bits too, must be known first.
 */
public final class BadCodes {
    static final int OF_DEVICE = 10;
    static final int OF_ADDRESS = 120;
    static final int OF_HALL = 1_200;
    static final int FIRST_OF_ADDRESS = 1_200;
    static final int FIRST_OF_HALL = 6_000;
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final int MANY = 10_000;
    private static final int LONGEST_DEVICE = 40;
    private static final String HALL = "hall";
    private static final String FIRST = "first of ";

    /** The times of wrong codes, by the count to which they belong. */
    private final Map<String, Deque<Instant>> failures = new HashMap<>();
    /** Devices on which somebody has entered since the zone was started. */
    private final Set<String> letIn = new HashSet<>();

    /** A count and its limit. */
    private record Budget(String whose, int most) {}

    /**
     * How long a device must wait before a code is looked up; zero if it need not wait.
     *
     * @param address of the device, or of its network
     * @param device as the page sends it; "" if it sends none
     * @param registered whether the device is registered for a venue of the hall
     */
    public synchronized Duration pause(String address, String device, boolean registered, Instant now) {
        return budgets(address, device, registered, now).stream()
                .map(budget -> pause(budget, now))
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }

    private Duration pause(Budget budget, Instant now) {
        Deque<Instant> recent = recent(budget.whose(), now);
        return recent.size() < budget.most()
                ? Duration.ZERO
                : Duration.between(now, recent.peekFirst().plus(WINDOW));
    }

    /** A code was wrong. */
    public synchronized void failed(String address, String device, boolean registered, Instant now) {
        if (failures.size() >= MANY) List.copyOf(failures.keySet()).forEach(whose -> recent(whose, now));
        for (Budget budget : budgets(address, device, registered, now))
            failures.computeIfAbsent(budget.whose(), _ -> new ArrayDeque<>()).add(now);
    }

    /** Somebody has entered on a device with a right code. */
    public synchronized void entered(String device) {
        if (isNumber(device) && letIn.size() < MANY) letIn.add(device);
    }

    private List<Budget> budgets(String address, String device, boolean registered, Instant now) {
        if (registered || letIn.contains(device)) return List.of(new Budget("device " + device, OF_DEVICE));
        Budget own = new Budget("device " + device + " at " + address, OF_DEVICE);
        Budget shared = new Budget("address " + address, OF_ADDRESS);
        Budget hall = new Budget(HALL, OF_HALL);
        if (!isNumber(device)) return List.of(shared, hall);
        if (!recent(own.whose(), now).isEmpty()) return List.of(own, shared, hall);
        return List.of(
                own, new Budget(FIRST + shared.whose(), FIRST_OF_ADDRESS), new Budget(FIRST + HALL, FIRST_OF_HALL));
    }

    private static boolean isNumber(String device) {
        return !device.isEmpty() && device.length() <= LONGEST_DEVICE;
    }

    /** The wrong codes of the last minute; older ones are forgotten. */
    private Deque<Instant> recent(String whose, Instant now) {
        Deque<Instant> recent = failures.get(whose);
        if (recent == null) return new ArrayDeque<>();
        while (!recent.isEmpty() && !recent.peekFirst().plus(WINDOW).isAfter(now)) recent.pollFirst();
        if (recent.isEmpty()) failures.remove(whose);
        return recent;
    }
}
