package org.onehall.playingzone.hall;

/** The way to one screen. No method blocks; after close nothing is sent. */
public interface Outlet {
    void send(String frame);

    /**
     * Sends the whole of something as it is now. On a slow line a newer frame takes the place of one that was not sent
     * yet.
     *
     * @param what "board|demo/1/3": what the frame shows
     */
    void show(String what, String frame);

    void close(int code, String reason);

    /** Sends a control ping with a number in it, which the other end sends back by itself. */
    void ping(long number);
}
