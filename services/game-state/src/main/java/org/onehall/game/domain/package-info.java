@NullMarked
package org.onehall.game.domain;

import org.jspecify.annotations.NullMarked;
