@NullMarked
package org.onehall.connectivity.domain;

import org.jspecify.annotations.NullMarked;
