package org.onehall.competition.trf;

/**
 * One thing that is wrong with a report.
 *
 * @param line from 1
 * @param column where it begins, from 1
 * @param text what is allowed there and what stands there, for people
 */
public record TrfFault(int line, int column, String text) {}
