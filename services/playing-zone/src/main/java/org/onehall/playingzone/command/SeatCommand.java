package org.onehall.playingzone.command;

/** A command that only the player of a seat, or his assistant, may give (LAW 1.1, APP-III 1). */
public interface SeatCommand extends Command {}
