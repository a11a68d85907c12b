@NullMarked
package org.onehall.decider;

import org.jspecify.annotations.NullMarked;
