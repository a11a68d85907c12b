@NullMarked
package org.onehall.screening;

import org.jspecify.annotations.NullMarked;
