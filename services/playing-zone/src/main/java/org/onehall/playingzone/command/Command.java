package org.onehall.playingzone.command;

/** What a person at a screen asks for. The board and side of a player's commands come from his token. */
public interface Command {
    /** Whose answer it waits for. */
    Owner owner();

    /** The board it is about; "" if about none. */
    default String board() {
        return "";
    }

    /** Whether an arbiter must read and answer it: a call, a question, an appeal, a wish to leave. */
    default boolean asksArbiters() {
        return false;
    }
}
