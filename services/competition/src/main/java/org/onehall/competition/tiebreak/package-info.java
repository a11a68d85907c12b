/**
 * The tie-breaks of the FIDE Handbook, C.07 (Play-Off and Tie-Break Regulations), and the ratings of B.02 that they
 * need. Pure: a {@link org.onehall.competition.tiebreak.Crosstable} goes in, a
 * {@link org.onehall.competition.tiebreak.Ranking} comes out. Each family of tie-breaks is one class; articles are of
 * C.07 unless another regulation is named.
 */
@NullMarked
package org.onehall.competition.tiebreak;

import org.jspecify.annotations.NullMarked;
