package org.onehall.local.replay;

/**
 * Something wrong in a log.
 *
 * @param log      name of the topic
 * @param key      board or other aggregate
 * @param sequence number of the event it was found at
 * @param text     what is wrong
 */
public record Finding(String log, String key, long sequence, String text) {
    @Override
    public String toString() {
        return key + "#" + sequence + "\t" + text + "\t" + log;
    }
}
