@NullMarked
package org.onehall.regulations;

import org.jspecify.annotations.NullMarked;
