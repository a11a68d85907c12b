package org.onehall.playingzone.command;

/** A request of a person at a screen. The board and side of a player's commands come from his token. */
public interface Command {
    /** The service whose answer the command waits for. */
    Owner owner();

    /** The board the command is about; "" if it is about none. */
    default String board() {
        return "";
    }

    /** Whether an arbiter must read and answer it: a call, a question, an appeal, a request to leave. */
    default boolean asksArbiters() {
        return false;
    }
}
