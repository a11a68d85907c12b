package org.onehall.regulations;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The numbers of players in tables and reports. */
public final class StartNumbers {
    private StartNumbers() {}

    /**
     * The number of each player: the stated one; the other players get the next free numbers in order.
     *
     * @param stated numbers by player, from 1, each once
     * @param players ids in the order of the list
     */
    public static Map<String, Integer> of(Map<String, Integer> stated, List<String> players) {
        Map<String, Integer> numbers = new LinkedHashMap<>(stated);
        Set<Integer> taken = new HashSet<>(stated.values());
        int next = 1;
        for (String player : players) {
            if (numbers.containsKey(player)) continue;
            while (!taken.add(next)) next++;
            numbers.put(player, next);
        }
        return numbers;
    }
}
