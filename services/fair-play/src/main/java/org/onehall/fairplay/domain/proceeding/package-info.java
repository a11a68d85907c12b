@NullMarked
package org.onehall.fairplay.domain.proceeding;

import org.jspecify.annotations.NullMarked;
