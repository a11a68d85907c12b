package org.onehall.fairplay.domain.proceeding;

/** Who is under jurisdiction (APP-I F); the list of supporting persons is open-ended. */
public enum PersonType {
    PLAYER,
    CAPTAIN,
    COACH,
    TRAINER,
    MANAGER,
    RELATIVE,
    JOURNALIST,
    SPECTATOR,
    OFFICIAL,
    OTHER;

    /** Whether it is neither a player nor a captain. */
    public boolean isSupporting() {
        return this != PLAYER && this != CAPTAIN;
    }
}
