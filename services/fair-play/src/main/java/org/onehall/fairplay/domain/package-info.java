@NullMarked
package org.onehall.fairplay.domain;

import org.jspecify.annotations.NullMarked;
