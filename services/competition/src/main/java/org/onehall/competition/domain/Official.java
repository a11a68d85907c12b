package org.onehall.competition.domain;

import org.onehall.decider.Role;

/**
 * A person with a task at the competition (OCR 16.1, 16.8, 16.9).
 *
 * @param venueId the venue of a local role, "" for any other role
 */
public record Official(String officialId, String name, Role role, String venueId) {}
