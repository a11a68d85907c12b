package org.onehall.playingzone.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Commands this hall was given lately, by who gave them and their ids. A command that is sent again gets the answer of
 * the first one (ENG-1), so another command with the same id would be told what became of that one, and never be done.
 * Thread-safe.
 */
final class CommandIds {
    private static final int REMEMBERED = 20_000;

    private record Key(String subject, String id) {}

    /** Of each a number that tells it from others; the commands themselves may be long, or secret. */
    private final Map<Key, Integer> lately = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Integer> eldest) {
            return size() > REMEMBERED;
        }
    };

    /** Whether an id is of another command of the same person; if not, it is this one's from now on. */
    synchronized boolean isOfAnother(String subject, String id, Command command) {
        int number = Objects.hash(command.getClass().getName(), command);
        Integer first = lately.putIfAbsent(new Key(subject, id), number);
        return first != null && first != number;
    }
}
