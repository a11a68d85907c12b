@NullMarked
package org.onehall.virtualclock.domain;

import org.jspecify.annotations.NullMarked;
