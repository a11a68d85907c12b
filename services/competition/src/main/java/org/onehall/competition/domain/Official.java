package org.onehall.competition.domain;

import org.onehall.decider.Role;

/**
 * Somebody with a task at the competition (OCR 16.1, 16.8, 16.9).
 *
 * @param venueId venue of a local role, "" of any other
 */
public record Official(String officialId, String name, Role role, String venueId) {}
