package org.onehall.playingzone.feed;

/** The way to one screen. No method blocks; after close nothing is sent. */
interface Outlet {
    void send(String frame);

    void close(int code, String reason);

    /** Sends a control ping with a number in it, which the other end sends back by itself. */
    void ping(long number);
}
