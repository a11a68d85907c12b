package org.onehall.fairplay.domain.proceeding;

/**
 * Whom a case is about.
 *
 * @param personId id in the competition, "" for somebody who has none
 * @param name     1 to 100 characters
 */
public record Accused(PersonType type, String personId, String name) {}
