@NullMarked
package org.onehall.playingzone.domain;

import org.jspecify.annotations.NullMarked;
