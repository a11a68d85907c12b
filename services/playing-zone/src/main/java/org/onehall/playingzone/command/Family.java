package org.onehall.playingzone.command;

import java.util.Map;

/**
 * Commands that belong together: their records, how each is read from a frame, and how it is sent to its owner. A new
 * command changes only the file of its family.
 */
public interface Family {
    /** The sealed type of the family's commands. */
    Class<? extends Command> type();

    /** How each command of the family is read, by its name in frames. */
    Map<String, Reading> readings();

    /**
     * Sends a command of this family to its owner and waits for the answer.
     *
     * @throws io.grpc.StatusRuntimeException if the owner refuses it or does not answer
     */
    Answer send(Command command, Sending sending);
}
