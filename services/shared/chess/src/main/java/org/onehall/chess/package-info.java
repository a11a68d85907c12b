@NullMarked
package org.onehall.chess;

import org.jspecify.annotations.NullMarked;
