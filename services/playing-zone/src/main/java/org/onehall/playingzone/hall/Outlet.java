package org.onehall.playingzone.hall;

/** Sends to one screen. No method blocks; nothing is sent after close. */
public interface Outlet {
    void send(String frame);

    /**
     * Sends the complete present state of something. On a slow connection a newer frame replaces one that has not been
     * sent yet.
     *
     * @param what "board|demo/1/3": what the frame shows
     */
    void show(String what, String frame);

    void close(int code, String reason);

    /** Sends a control ping with a number, which the other end returns automatically. */
    void ping(long number);
}
