@NullMarked
package org.onehall.text;

import org.jspecify.annotations.NullMarked;
