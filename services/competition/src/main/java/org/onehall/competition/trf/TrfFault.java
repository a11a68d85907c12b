package org.onehall.competition.trf;

/**
 * One fault of a report.
 *
 * @param line from 1
 * @param column where it begins, from 1
 * @param text what is allowed there and what is written there, for people
 */
public record TrfFault(int line, int column, String text) {}
