package org.onehall.playingzone.feed;

/** The way to one screen. Neither method blocks; after close nothing is sent. */
interface Outlet {
    void send(String frame);

    void close(int code, String reason);
}
