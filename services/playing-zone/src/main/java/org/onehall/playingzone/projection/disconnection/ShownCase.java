package org.onehall.playingzone.projection.disconnection;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Optional;

/**
 * A disconnection as officials see it: the case, which reports contain too, and what can be decided about it now.
 *
 * @param decision empty if it is closed, while its game is not known, and for a viewer who may not see it
 */
public record ShownCase(@JsonUnwrapped CaseView view, Optional<DecisionView> decision) {
    /** The case alone, for a person who decides nothing about it. */
    public ShownCase undecided() {
        return new ShownCase(view, Optional.empty());
    }
}
