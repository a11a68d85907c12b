/**
 * The standings with the tie-breaks of the regulations, and the figures about ratings: what the domain counts, given to
 * the room of tie-breaks. Pure.
 */
@NullMarked
package org.onehall.competition.ranking;

import org.jspecify.annotations.NullMarked;
