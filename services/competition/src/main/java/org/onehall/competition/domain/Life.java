package org.onehall.competition.domain;

import java.util.Optional;

/**
 * Where a competition is besides its rounds.
 *
 * @param draft its files before it is loaded; empty: there is none, or it is loaded
 * @param archived nothing is changed any more
 */
public record Life(Optional<Draft> draft, boolean archived) {
    static final Life BEGIN = new Life(Optional.empty(), false);
}
