package org.onehall.fairplay.domain.proceeding;

/**
 * Whom a case is about.
 *
 * @param personId id in the competition, "" for somebody who has none
 * @param name 1 to 100 characters
 */
public record Accused(PersonType type, String personId, String name) {
    /** Whether it is the same person, as far as ids or, where one is missing, names tell. */
    public boolean isSame(Accused other) {
        return personId.isEmpty() || other.personId.isEmpty()
                ? name.strip().equalsIgnoreCase(other.name.strip())
                : personId.equals(other.personId);
    }
}
