package org.onehall.playingzone.projection.competition;

import org.onehall.decider.Role;

/**
 * An official, as shown to people who may issue a code to him.
 *
 * @param venue "" for roles without a venue; likewise {@code venueName}
 */
public record OfficialView(String id, Role role, String name, String venue, String venueName) {}
