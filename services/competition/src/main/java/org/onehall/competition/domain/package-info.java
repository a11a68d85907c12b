@NullMarked
package org.onehall.competition.domain;

import org.jspecify.annotations.NullMarked;
