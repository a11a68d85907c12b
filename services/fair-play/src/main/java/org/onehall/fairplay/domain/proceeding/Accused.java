package org.onehall.fairplay.domain.proceeding;

/**
 * The person a case is about.
 *
 * @param personId id in the competition, "" for a person without one
 * @param name 1 to 100 characters
 */
public record Accused(PersonType type, String personId, String name) {
    /** Whether both are the same person, by id or, if an id is missing, by name. */
    public boolean isSame(Accused other) {
        return personId.isEmpty() || other.personId.isEmpty()
                ? name.strip().equalsIgnoreCase(other.name.strip())
                : personId.equals(other.personId);
    }
}
