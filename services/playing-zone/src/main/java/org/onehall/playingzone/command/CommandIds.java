package org.onehall.playingzone.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The commands this hall received recently, by sender and command id. A command that is sent again gets the answer to
 * the first one (ENG-1). A different command with the same id would therefore get the wrong answer and never be carried
 * out. Thread-safe.
 */
final class CommandIds {
    private static final int REMEMBERED = 20_000;

    private record Key(String subject, String id) {}

    /**
     * For each command a number that distinguishes it from others; the command itself is not kept because it may be
     * long or secret.
     */
    private final Map<Key, Integer> lately = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Integer> eldest) {
            return size() > REMEMBERED;
        }
    };

    /**
     * Whether the same person has already used this id for another command; if not, the id belongs to this command from
     * now on.
     */
    synchronized boolean isOfAnother(String subject, String id, Command command) {
        int number = Objects.hash(command.getClass().getName(), command);
        Integer first = lately.putIfAbsent(new Key(subject, id), number);
        return first != null && first != number;
    }
}
