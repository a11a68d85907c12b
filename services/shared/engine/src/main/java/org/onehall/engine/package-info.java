@NullMarked
package org.onehall.engine;

import org.jspecify.annotations.NullMarked;
