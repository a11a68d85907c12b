@NullMarked
package org.onehall.clock;

import org.jspecify.annotations.NullMarked;
