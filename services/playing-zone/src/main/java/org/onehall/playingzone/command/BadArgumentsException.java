package org.onehall.playingzone.command;

/** What is wrong with the arguments of a frame, as a sentence without its full stop. */
public final class BadArgumentsException extends Exception {
    private static final long serialVersionUID = 1L;

    public BadArgumentsException(String why) {
        super(why);
    }
}
