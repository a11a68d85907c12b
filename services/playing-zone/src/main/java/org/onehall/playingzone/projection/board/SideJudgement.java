package org.onehall.playingzone.projection.board;

/** @param verdict "WINNABLE" with the mating {@code line}, "UNWINNABLE" if that is proved, or "UNDECIDED" */
public record SideJudgement(String verdict, String line, long positions) {}
