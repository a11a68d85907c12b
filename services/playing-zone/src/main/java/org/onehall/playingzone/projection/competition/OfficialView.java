package org.onehall.playingzone.projection.competition;

import org.onehall.decider.Role;

/**
 * An official, to those who may hand out a code to him.
 *
 * @param venue "" for roles without a venue, as {@code venueName}
 */
public record OfficialView(String id, Role role, String name, String venue, String venueName) {}
