package org.onehall.playingzone.command;

/** Reports what is wrong with the arguments of a frame; the message is a sentence without a full stop. */
public final class BadArgumentsException extends Exception {
    private static final long serialVersionUID = 1L;

    public BadArgumentsException(String why) {
        super(why);
    }
}
