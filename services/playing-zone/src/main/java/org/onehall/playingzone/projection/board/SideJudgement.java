package org.onehall.playingzone.projection.board;

/** @param verdict "WINNABLE" with the mating {@code line}, "UNWINNABLE" proved, or "UNDECIDED" */
public record SideJudgement(String verdict, String line, long positions) {}
