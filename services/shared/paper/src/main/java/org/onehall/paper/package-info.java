@NullMarked
package org.onehall.paper;

import org.jspecify.annotations.NullMarked;
