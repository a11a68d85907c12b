/**
 * What turns a proposal for the pairings of a round into a preview: the sources of a proposal, and the checks of it.
 * Nothing here changes a competition. OneHall contains no Swiss algorithm: an endorsed program pairs a Swiss.
 */
@NullMarked
package org.onehall.competition.pairing;

import org.jspecify.annotations.NullMarked;
