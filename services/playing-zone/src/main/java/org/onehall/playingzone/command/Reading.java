package org.onehall.playingzone.command;

/** How one command is read from the arguments of its frame. */
@FunctionalInterface
public interface Reading {
    Command read(Arguments arguments) throws BadArgumentsException;
}
